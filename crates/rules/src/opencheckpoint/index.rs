//! The objects of a checkpoint that have a local id, and the references between them.

use std::collections::{HashMap, HashSet};

use opencheckpoint_model::LocalId;
use opencheckpoint_model::v0_1::Checkpoint;

use super::kind::{Kind, Kinds};
use super::walk::{self, Visitor};
use crate::place::Place;

/// Every object and every reference of a checkpoint, in the order of the document.
#[derive(Default)]
pub(super) struct Index<'c> {
    objects: Vec<Object<'c>>,
    holders: HashMap<&'c str, Holders>,
    sessions: HashSet<&'c str>,
    references: Vec<Reference<'c>>,
}

/// An object that has a local id.
#[derive(Debug)]
pub(super) struct Object<'c> {
    pub(super) id: &'c str,
    pub(super) kind: Kind,
    pub(super) place: Place,
}

/// A reference by local id.
#[derive(Debug)]
pub(super) struct Reference<'c> {
    pub(super) id: &'c str,
    pub(super) place: Place,
    /// The kinds it may name.
    pub(super) permits: Kinds,
    /// Where it is an [`Edge`]: the number of the object it leaves, and what it says.
    relation: Option<(usize, Relation)>,
}

/// What a reference leads to.
pub(super) enum Target<'i, 'c> {
    /// An object of a kind that the reference permits, or a session where it permits one.
    Permitted,
    /// An object of a kind that the reference does not permit; the first, where several have the
    /// id.
    WrongKind(&'i Object<'c>),
    /// Nothing in the document.
    Nothing,
}

/// A reference that leads from one object to another and can be part of a cycle.
pub(super) struct Edge<'i, 'c> {
    /// The number of the object that it leaves.
    pub(super) from: usize,
    /// The number of the object that it leads to; the first, where several have the id.
    pub(super) to: usize,
    pub(super) relation: Relation,
    pub(super) reference: &'i Reference<'c>,
}

/// What an edge says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Relation {
    SupersededBy,
    DependsOn,
}

impl<'c> Index<'c> {
    pub(super) fn new(checkpoint: &'c Checkpoint) -> Self {
        let mut index = Self::default();
        walk::checkpoint(checkpoint, &mut index);
        index
    }

    /// The objects, in the order of the document.
    pub(super) fn objects(&self) -> &[Object<'c>] {
        &self.objects
    }

    /// The references, in the order of the document.
    pub(super) fn references(&self) -> &[Reference<'c>] {
        &self.references
    }

    /// The first object that has the id.
    pub(super) fn first(&self, id: &str) -> Option<&Object<'c>> {
        self.objects.get(self.holders.get(id)?.first)
    }

    /// What a reference leads to.
    pub(super) fn target(&self, reference: &Reference<'c>) -> Target<'_, 'c> {
        let &Reference { id, permits, .. } = reference;
        let holders = self.holders.get(id);
        if holders.is_some_and(|holders| permits.meets(holders.kinds))
            || permits.contains(Kind::Session) && self.sessions.contains(id)
        {
            return Target::Permitted;
        }
        self.first(id).map_or(Target::Nothing, Target::WrongKind)
    }

    /// The references that can be part of a cycle, in the order of the document.
    ///
    /// Only a statement has `superseded_by` and only an operation has `depends_on`, so one that
    /// leads to an object of another kind leads out of every cycle, and is left out.
    pub(super) fn edges(&self) -> Vec<Edge<'_, 'c>> {
        let edge = |reference| {
            let &Reference { id, relation, .. } = reference;
            let (from, relation) = relation?;
            let to = self.holders.get(id)?.first;
            let same_kind = self.objects.get(from)?.kind == self.objects.get(to)?.kind;
            same_kind.then_some(Edge { from, to, relation, reference })
        };
        self.references.iter().filter_map(edge).collect()
    }
}

/// The objects that have one id: a single one, in a document that keeps OC101.
struct Holders {
    first: usize,
    kinds: Kinds,
}

impl<'c> Visitor<'c> for Index<'c> {
    fn object(&mut self, id: &'c LocalId, kind: Kind, place: Place) {
        let id = id.as_str();
        let first = self.objects.len();
        let holders = self.holders.entry(id).or_insert(Holders { first, kinds: Kinds::default() });
        holders.kinds.insert(kind);
        self.objects.push(Object { id, kind, place });
    }

    fn session(&mut self, id: &'c str) {
        self.sessions.insert(id);
    }

    fn reference(&mut self, id: &'c LocalId, permits: Kinds, place: Place) {
        self.references.push(Reference { id: id.as_str(), place, permits, relation: None });
    }

    fn relation(&mut self, relation: Relation, id: &'c LocalId, permits: Kinds, place: Place) {
        let relation = self.objects.len().checked_sub(1).map(|from| (from, relation));
        self.references.push(Reference { id: id.as_str(), place, permits, relation });
    }
}
