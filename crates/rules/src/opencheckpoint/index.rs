//! The objects of a checkpoint that have an id, and the references between them.

use exact_json::Place;
use opencheckpoint_model::LocalId;
use opencheckpoint_model::v0_1::{AnyObject, Checkpoint, ObjectKind, ReferenceMember, Visitor};

use super::ids::Ids;

/// Every object of a checkpoint, and of its references those that a rule may speak of, all in the order of the document.
///
/// A document may have many more references than objects, and nearly all of them are in order: each is looked up once, while the
/// document is walked through, and by no rule again.
pub(super) struct Index<'c> {
    objects: Vec<Object<'c>>,
    astray: Vec<Reference<'c>>,
    repeated: Vec<Repeated<'c>>,
    edges: Vec<Edge<'c>>,
}

/// An object that has a local id.
pub(super) struct Object<'c> {
    pub(super) id: &'c str,
    pub(super) kind: ObjectKind,
    pub(super) place: Place,
    /// The number of the first object that has the id: its own, in a document that keeps OC101.
    first: usize,
}

/// A reference that leads to nothing that it may name.
pub(super) struct Reference<'c> {
    pub(super) id: &'c str,
    pub(super) place: Place,
    pub(super) member: ReferenceMember,
    /// The number of the first object that has the id.
    object: Option<usize>,
}

impl Reference<'_> {
    /// Whether it may name an object of a kind.
    pub(super) fn permits(&self, kind: ObjectKind) -> bool {
        self.member.permits().contains(&kind)
    }
}

/// A reference to what an item before it in the same list refers to.
pub(super) struct Repeated<'c> {
    pub(super) id: &'c str,
    pub(super) place: Place,
    /// Where the list first has it.
    pub(super) first: Place,
}

/// A reference that leads from one object to another and can be part of a cycle.
///
/// Only a statement has `superseded_by` and only an operation has `depends_on`, so one that leads to an object of another kind leads
/// out of every cycle, and is none.
pub(super) struct Edge<'c> {
    /// The number of the object that it leaves.
    pub(super) from: usize,
    /// The number of the object that it leads to; the first, where several have the id.
    pub(super) to: usize,
    pub(super) relation: Relation,
    pub(super) id: &'c str,
    pub(super) place: Place,
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
        let mut walk = Objects::default();
        checkpoint.visit(&mut walk);
        let mut walk = References::to(walk);
        checkpoint.visit(&mut walk);
        walk.index
    }

    /// The objects.
    pub(super) fn objects(&self) -> &[Object<'c>] {
        &self.objects
    }

    /// The objects whose id another object had before them, each with the first one that had it.
    pub(super) fn duplicates(&self) -> impl Iterator<Item = (&Object<'c>, &Object<'c>)> {
        self.objects.iter().enumerate().filter_map(|(n, object)| {
            let first = self.objects.get(object.first)?;
            (object.first != n).then_some((object, first))
        })
    }

    /// The references that lead to nothing that they may name, each with the object of another kind that has the id, if one has it: the
    /// first, where several have.
    pub(super) fn astray(&self) -> impl Iterator<Item = (&Reference<'c>, Option<&Object<'c>>)> {
        self.astray.iter().map(|reference| {
            (reference, reference.object.and_then(|object| self.objects.get(object)))
        })
    }

    /// The references that an item before them in the same list has made.
    pub(super) fn repeated(&self) -> &[Repeated<'c>] {
        &self.repeated
    }

    /// The references that can be part of a cycle.
    pub(super) fn edges(&self) -> &[Edge<'c>] {
        &self.edges
    }
}

/// The first walk, from object to object.
#[derive(Default)]
struct Objects<'c> {
    objects: Vec<Object<'c>>,
    /// The ids of the sessions. Two objects may name one session.
    sessions: Vec<&'c str>,
}

impl<'c> Visitor<'c> for Objects<'c> {
    fn object(&mut self, object: AnyObject<'c>, place: Place) {
        match object.kind() {
            ObjectKind::Session => self.sessions.push(object.id()),
            kind => self.objects.push(Object { id: object.id(), kind, place, first: 0 }),
        }
    }

    fn reference(&mut self, _: &'c LocalId, _: ReferenceMember, _: Place) {}
}

/// The second walk, from reference to reference.
struct References<'c> {
    ids: Ids,
    index: Index<'c>,
    /// How many objects were met: what was met last has the reference, or is around it.
    met: usize,
    /// The items of the list that is being walked through.
    list: Vec<Place>,
    /// By the number of an id, the list that named it last, and as which item.
    named: Vec<(usize, usize)>,
    /// How many lists there were.
    lists: usize,
}

impl<'c> References<'c> {
    /// The walk that leads to those objects.
    fn to(walk: Objects<'c>) -> Self {
        let Objects { mut objects, sessions } = walk;
        let mut ids = Ids::with_capacity(objects.len() + sessions.len());
        for (n, object) in objects.iter_mut().enumerate() {
            object.first = ids.add(object.id, object.kind, Some(n)).unwrap_or(n);
        }
        for id in sessions {
            ids.add(id, ObjectKind::Session, None);
        }
        let index = Index { objects, astray: vec![], repeated: vec![], edges: vec![] };
        Self { ids, index, met: 0, list: vec![], named: vec![], lists: 0 }
    }
}

impl<'c> References<'c> {
    /// Takes down that an item of a list names an id, and that one before it did.
    fn item(&mut self, id: &'c str, number: usize, item: usize, place: Place) {
        if item == 0 {
            self.lists += 1;
            self.list.clear();
        }
        self.list.push(place);
        if self.named.len() <= number {
            self.named.resize(number + 1, (0, 0));
        }
        let Some(named) = self.named.get_mut(number) else { return };
        if named.0 != self.lists {
            *named = (self.lists, item);
        } else if let Some(&first) = self.list.get(named.1) {
            self.index.repeated.push(Repeated { id, place, first });
        }
    }

    /// Takes down where a reference goes on from the object that has it, to another of its kind.
    fn edge(&mut self, edge: Edge<'c>) {
        let kind = |object: usize| self.index.objects.get(object).map(|object| object.kind);
        if kind(edge.from).is_some_and(|from| kind(edge.to) == Some(from)) {
            self.index.edges.push(edge);
        }
    }
}

impl<'c> Visitor<'c> for References<'c> {
    fn object(&mut self, object: AnyObject<'c>, _: Place) {
        self.met += usize::from(object.kind() != ObjectKind::Session);
    }

    fn reference(&mut self, id: &'c LocalId, member: ReferenceMember, place: Place) {
        let id = id.as_str();
        let (number, holders) = self.ids.of(id);
        if let Some(item) = place.item() {
            self.item(id, number, item, place);
        }
        let object = holders.first();
        if !member.permits().iter().any(|kind| holders.has(*kind)) {
            self.index.astray.push(Reference { id, place, member, object });
        }
        // What was told of last has the reference, or is around it.
        let from = self.met.checked_sub(1);
        if let (Some(relation), Some(from), Some(to)) = (Relation::of(member), from, object) {
            self.edge(Edge { from, to, relation, id, place });
        }
    }
}
