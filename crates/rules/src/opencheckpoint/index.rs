//! The objects of a checkpoint that have an id, and the references between them.

use std::collections::HashMap;

use exact_json::Place;
use opencheckpoint_model::LocalId;
use opencheckpoint_model::v0_1::{AnyObject, Checkpoint, ObjectKind, ReferenceMember, Visitor};

/// Every object and every reference of a checkpoint, in the order of the document.
///
/// Each id is looked up once, when the index is built, and by no rule again.
pub(super) struct Index<'c> {
    objects: Vec<Object<'c>>,
    references: Vec<Reference<'c>>,
}

/// An object that has a local id.
pub(super) struct Object<'c> {
    pub(super) id: &'c str,
    pub(super) kind: ObjectKind,
    pub(super) place: Place,
    /// The number of the first object that has the id: its own, in a document that keeps OC101.
    first: usize,
}

/// A reference by local id.
pub(super) struct Reference<'c> {
    pub(super) id: &'c str,
    pub(super) place: Place,
    pub(super) member: ReferenceMember,
    /// Where it is an [`Edge`]: the number of the object it leaves, and what it says.
    relation: Option<(usize, Relation)>,
    /// The number of the first object that has the id.
    object: Option<usize>,
    /// Whether something that it may name has the id.
    permitted: bool,
}

impl Reference<'_> {
    /// Whether it may name an object of a kind.
    pub(super) fn permits(&self, kind: ObjectKind) -> bool {
        self.member.permits().contains(&kind)
    }
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

impl Relation {
    fn of(member: ReferenceMember) -> Option<Self> {
        match member {
            ReferenceMember::StatementSupersededBy => Some(Self::SupersededBy),
            ReferenceMember::OperationDependsOn => Some(Self::DependsOn),
            _ => None,
        }
    }
}

impl<'c> Index<'c> {
    pub(super) fn new(checkpoint: &'c Checkpoint) -> Self {
        let mut walk = Walk::default();
        checkpoint.visit(&mut walk);
        walk.index()
    }

    /// The objects, in the order of the document.
    pub(super) fn objects(&self) -> &[Object<'c>] {
        &self.objects
    }

    /// The references, in the order of the document.
    pub(super) fn references(&self) -> &[Reference<'c>] {
        &self.references
    }

    /// The objects whose id another object had before them, each with the first one that had it.
    pub(super) fn repeated(&self) -> impl Iterator<Item = (&Object<'c>, &Object<'c>)> {
        self.objects.iter().enumerate().filter_map(|(n, object)| {
            let first = self.objects.get(object.first)?;
            (object.first != n).then_some((object, first))
        })
    }

    /// What a reference leads to.
    pub(super) fn target(&self, reference: &Reference<'c>) -> Target<'_, 'c> {
        if reference.permitted {
            return Target::Permitted;
        }
        let object = reference.object.and_then(|object| self.objects.get(object));
        object.map_or(Target::Nothing, Target::WrongKind)
    }

    /// The references that can be part of a cycle, in the order of the document.
    ///
    /// Only a statement has `superseded_by` and only an operation has `depends_on`, so one that
    /// leads to an object of another kind leads out of every cycle, and is left out.
    pub(super) fn edges(&self) -> Vec<Edge<'_, 'c>> {
        let edges = self.references.iter().filter_map(|reference| {
            let (from, relation) = reference.relation?;
            let to = reference.object?;
            let same_kind = self.objects.get(from)?.kind == self.objects.get(to)?.kind;
            same_kind.then_some(Edge { from, to, relation, reference })
        });
        edges.collect()
    }
}

/// What a walk over a document meets.
#[derive(Default)]
struct Walk<'c> {
    objects: Vec<Object<'c>>,
    /// The ids of the sessions. Two objects may name one session.
    sessions: Vec<&'c str>,
    references: Vec<Reference<'c>>,
}

/// The objects that have one id.
#[derive(Clone, Copy, Default)]
struct Holders {
    /// The number of the first of them whose id is a local one.
    first: Option<usize>,
    kinds: Kinds,
}

/// The kinds of several objects.
#[derive(Clone, Copy, Default)]
struct Kinds(u16);

impl Kinds {
    fn insert(&mut self, kind: ObjectKind) {
        self.0 |= 1 << kind as u16;
    }

    fn has(self, kind: ObjectKind) -> bool {
        self.0 & 1 << kind as u16 != 0
    }
}

impl<'c> Walk<'c> {
    /// The index, in which every reference knows what it leads to.
    fn index(self) -> Index<'c> {
        let Self { mut objects, sessions, mut references } = self;
        let ids = objects.len() + sessions.len();
        let mut holders: HashMap<&str, Holders> = HashMap::with_capacity(ids);
        for (n, object) in objects.iter_mut().enumerate() {
            let holders = holders.entry(object.id).or_default();
            holders.kinds.insert(object.kind);
            object.first = *holders.first.get_or_insert(n);
        }
        for id in sessions {
            holders.entry(id).or_default().kinds.insert(ObjectKind::Session);
        }
        for reference in &mut references {
            if let Some(Holders { first, kinds }) = holders.get(reference.id) {
                reference.object = *first;
                reference.permitted =
                    reference.member.permits().iter().any(|kind| kinds.has(*kind));
            }
        }
        Index { objects, references }
    }
}

impl<'c> Visitor<'c> for Walk<'c> {
    fn object(&mut self, object: AnyObject<'c>, place: Place) {
        match object.kind() {
            ObjectKind::Session => self.sessions.push(object.id()),
            kind => self.objects.push(Object { id: object.id(), kind, place, first: 0 }),
        }
    }

    fn reference(&mut self, id: &'c LocalId, member: ReferenceMember, place: Place) {
        // What was told of last has the member, or is around it.
        let from = self.objects.len().checked_sub(1);
        let relation = from.zip(Relation::of(member));
        let (id, object, permitted) = (id.as_str(), None, false);
        self.references.push(Reference { id, place, member, relation, object, permitted });
    }
}
