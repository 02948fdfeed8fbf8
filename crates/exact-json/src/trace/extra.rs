//! The members of source objects that have no name of their own in a type.

use super::fate::Reason;
use super::items::SrcHere;
use super::leaf::{Open, Str};
use super::ledger::Ledger;
use super::settle::Settle;
use super::source::Src;
use crate::{Key, Value};

/// The members of a source object that have no name of their own in a type, in the source's order;
/// and the object's own leaf, should it be empty.
#[derive(Debug)]
#[must_use = "members without a name of their own need fates too"]
pub struct SrcExtra<'t> {
    here: SrcHere,
    members: Vec<(Key<'t>, Src<Value<'t>>)>,
}

impl<'t> SrcExtra<'t> {
    /// No members yet, of this object.
    pub fn of(object: Value<'t>) -> Self {
        Self { here: SrcHere::of(object), members: Vec::new() }
    }

    /// One more member.
    #[inline]
    pub fn push(&mut self, key: Key<'t>, value: Value<'t>) {
        self.members.push((key, Src::of(value)));
    }

    pub(super) fn put_back(&mut self, key: Key<'t>, value: Src<Value<'t>>) {
        self.members.push((key, value));
    }

    /// Takes the member of this name.
    pub fn take(&mut self, name: &str) -> Option<Src<Value<'t>>> {
        let at = self.members.iter().position(|(key, _)| key.is(name))?;
        Some(self.members.remove(at).1)
    }

    /// How many members there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.members.len()
    }

    /// Whether there are no members.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// The members, to look at.
    pub fn iter(&self) -> std::slice::Iter<'_, (Key<'t>, Src<Value<'t>>)> {
        self.members.iter()
    }

    /// The members; an empty object is dropped.
    #[must_use]
    pub fn into_pairs(self, ledger: &mut Ledger, empty: Reason) -> Vec<(Key<'t>, Src<Value<'t>>)> {
        self.here.settle(ledger, empty);
        self.members
    }

    /// Keeps every member under its name. Of an empty object the ledger is told that it is dropped,
    /// for want of a counterpart.
    #[must_use]
    pub fn into_open(self, ledger: &mut Ledger) -> Vec<(Str<'t>, Open<'t>)> {
        self.here.settle(ledger, Reason::NoCounterpart);
        let keep = |(key, value): (Key<'t>, Src<Value<'t>>)| (key.into(), value.keep_open());
        self.members.into_iter().map(keep).collect()
    }
}

impl<'e, 't> IntoIterator for &'e SrcExtra<'t> {
    type Item = &'e (Key<'t>, Src<Value<'t>>);
    type IntoIter = std::slice::Iter<'e, (Key<'t>, Src<Value<'t>>)>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Settle for SrcExtra<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.here.settle(ledger, reason);
        for (_, value) in self.members {
            value.drop(ledger, reason);
        }
    }
}
