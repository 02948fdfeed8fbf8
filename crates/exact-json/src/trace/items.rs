//! Source arrays, and the leaf that an empty container is.

use super::fate::Reason;
use super::ledger::Ledger;
use super::list::List;
use super::out::{Origin, Out};
use super::place::Place;
use super::settle::Settle;
use super::source::place_of;
use crate::read::{Read, ReadError};
use crate::{Kind, Value};

/// An empty array or object, which is a leaf; of a container that is not empty it says nothing.
#[derive(Debug)]
#[must_use = "an empty container is a leaf and needs a fate: settle it"]
pub struct SrcHere {
    place: Place,
    empty: bool,
}

impl SrcHere {
    /// The leaf that `container` is, should it be empty.
    pub fn of(container: Value<'_>) -> Self {
        let empty = container.is_leaf() && matches!(container.kind(), Kind::Array | Kind::Object);
        Self { place: place_of(container), empty }
    }

    /// Whether there is a leaf here.
    #[must_use]
    pub fn is_leaf(&self) -> bool {
        self.empty
    }

    /// The fate of an empty target container that this one becomes.
    pub fn keep(self) -> Out<()> {
        Out { value: (), origin: Origin::Kept(self.place) }
    }
}

/// A source array.
#[derive(Debug)]
#[must_use = "the items of an array need fates"]
pub struct SrcItems<T> {
    here: SrcHere,
    items: Vec<T>,
}

impl<'t, T: Read<'t>> Read<'t> for SrcItems<T> {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self { items: Vec::read(value)?, here: SrcHere::of(value) })
    }
}

impl<T> SrcItems<T> {
    /// Reads an array, each item by a function.
    ///
    /// # Errors
    ///
    /// If the value is no array, or the function refuses an item.
    pub fn read_with<'t>(
        value: Value<'t>,
        item: impl FnMut(Value<'t>) -> Result<T, ReadError>,
    ) -> Result<Self, ReadError> {
        let items = crate::read::array(value)?.map(item).collect::<Result<_, _>>()?;
        Ok(Self { items, here: SrcHere::of(value) })
    }

    pub(super) fn new(array: Value<'_>, items: Vec<T>) -> Self {
        Self { here: SrcHere::of(array), items }
    }

    /// The array's own leaf and its items.
    pub fn into_parts(self) -> (SrcHere, Vec<T>) {
        (self.here, self.items)
    }

    /// The items; an empty array is dropped.
    #[must_use]
    pub fn into_vec(self, ledger: &mut Ledger, empty: Reason) -> Vec<T> {
        self.here.settle(ledger, empty);
        self.items
    }

    /// A target array, item by item; an empty one stays `[]`.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> List<U> {
        self.items.into_iter().map(f).collect::<List<U>>().with_empty(self.here.keep())
    }

    /// How many items there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there are no items.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The items, to look at.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.items.iter()
    }
}

impl<'i, T> IntoIterator for &'i SrcItems<T> {
    type Item = &'i T;
    type IntoIter = std::slice::Iter<'i, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Settle for SrcHere {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        if self.empty {
            ledger.drop_place(self.place, reason);
        }
    }
}

impl<T: Settle> Settle for SrcItems<T> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.here.settle(ledger, reason);
        self.items.settle(ledger, reason);
    }
}
