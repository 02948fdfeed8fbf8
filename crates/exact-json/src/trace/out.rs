//! Target values: each knows where it came from.

use super::fate::{Basis, Function, Transform};
use super::place::Place;
use super::source::Src;

/// A target value and its origin.
///
/// Made only from a [`Src`], or by [`constant`](Out::constant), [`default_value`](Out::default_value),
/// [`option`](Out::option), [`derived`](Out::derived) and [`promised`](Out::promised). Its claim on the
/// source counts when it is written, so that a value that was kept and never written is found.
#[derive(Clone, Debug)]
#[must_use = "a target value that is never written leaves its source without a fate"]
pub struct Out<T> {
    pub(crate) value: T,
    pub(crate) origin: Origin,
}

/// Where a target value came from.
#[derive(Clone, Debug)]
pub(crate) enum Origin {
    Kept(Place),
    /// Another target of a node that a claim covers already.
    Also(Place),
    Changed(Transform, Place),
    /// More than one source; `None` for kept.
    Several(Option<Transform>, Box<[Place]>),
    Synthesized(Basis),
    Derived(Function, Box<[Place]>),
    Promised(Box<Promise>),
}

/// A source leaf of a record that comes later (or came earlier), named by a target that is written now.
///
/// See [`Out::promised`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise {
    /// The source record's number: its group begins with [`Base::Record`](super::Base::Record) of it.
    pub record: u64,
    /// The value's pointer within that record.
    pub pointer: String,
    /// What becomes of it.
    pub fate: Promised,
}

/// The fate of a promised source value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promised {
    /// The target is JSON-equal to it. Others may keep it too, and it outranks a drop.
    Kept,
    /// The target is changed from it. Nothing else may keep it: ask
    /// [`Ledger::is_promised`](super::Ledger::is_promised).
    Changed(Transform),
}

impl<T> Out<T> {
    /// A value that the mapping always writes. The report shows it.
    pub fn constant(value: T) -> Self {
        Self { value, origin: Origin::Synthesized(Basis::Constant) }
    }

    /// A value that the mapping writes where the source says nothing. The report shows it.
    pub fn default_value(value: T) -> Self {
        Self { value, origin: Origin::Synthesized(Basis::Default) }
    }

    /// A value that the operator said. The report shows it.
    pub fn option(value: T) -> Self {
        Self { value, origin: Origin::Synthesized(Basis::Option) }
    }

    /// A computed value. `via` names source values that had influence, and claims none of them.
    pub fn derived(function: Function, via: impl IntoIterator<Item = Place>, value: T) -> Self {
        Self { value, origin: Origin::Derived(function, via.into_iter().collect()) }
    }

    /// A value from a source record of another group. When that group closes, its row names this
    /// target; all promises must be met when the ledger [finishes](super::Ledger::finish).
    pub fn promised(promise: Promise, value: T) -> Self {
        Self { value, origin: Origin::Promised(Box::new(promise)) }
    }

    /// Another source of the same target. Where the value is kept, the two must be JSON-equal; the
    /// end of the group checks it.
    #[allow(clippy::needless_pass_by_value, reason = "taking the source is the decision")]
    pub fn merge<S>(mut self, source: Src<S>) -> Self {
        let place = source.place();
        self.origin = match self.origin {
            Origin::Kept(first) => Origin::Several(None, [first, place].into()),
            Origin::Changed(transform, first) => {
                Origin::Several(Some(transform), [first, place].into())
            }
            Origin::Several(transform, places) => {
                let mut places = places.into_vec();
                places.push(place);
                Origin::Several(transform, places.into())
            }
            // A source that has nothing to do with the value: it stays without a fate, and the end
            // of the group says so.
            origin => origin,
        };
        self
    }

    /// The same value for another target: one entry with several targets.
    ///
    /// Not for [`Transform::IdMap`], which has one source and one target.
    pub fn again(&self) -> Self
    where
        T: Clone,
    {
        self.clone()
    }

    /// The value under another Rust type that writes the same JSON.
    pub fn map_type<U>(self, f: impl FnOnce(T) -> U) -> Out<U> {
        Out { value: f(self.value), origin: self.origin }
    }

    /// The value, to decide by; the origin stays.
    pub fn look<R: Copy + 'static>(&self, f: impl FnOnce(&T) -> R) -> R {
        f(&self.value)
    }
}
