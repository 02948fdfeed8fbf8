//! What the entries of a group say of the nodes of its source records.

use std::io;

use exact_json::trace::{self, Base, Place, Source};
use exact_json::{Json, Kind, Node, Object, Value};

use super::pieces::Pieces;
use crate::report::{Step, Transform};
use crate::steps::{Item, inverse};

/// Where a source value stands in the target.
pub(super) struct Reference {
    /// The index of the target in its group.
    pub(super) to: u32,
    /// The pointer within the target.
    pub(super) at: String,
    /// The step that made the value; none where it is kept.
    pub(super) step: Option<Step>,
}

/// The claims of a group.
#[derive(Default)]
pub(super) struct Claims {
    /// Where each record's nodes begin in `by_node`, and which is the first of them.
    starts: Vec<(usize, u32)>,
    by_node: Vec<u32>,
    references: Vec<Reference>,
    /// The targets that references of each record lead to, in the order of the entries.
    bases: Vec<Vec<u32>>,
}

/// What is said of a node: nothing, that it is written down, or else the place of its reference.
const UNCLAIMED: u32 = u32::MAX;
const VALUE: u32 = u32::MAX - 1;

impl Claims {
    /// Begins a group of these records.
    pub(super) fn begin(&mut self, sources: &[Source<'_>]) {
        self.starts.clear();
        let mut end = 0;
        for source in sources {
            let first = source.root().index();
            self.starts.push((end, first));
            end += (after(source.root()) - first) as usize;
        }
        self.by_node.clear();
        self.by_node.resize(end, UNCLAIMED);
        self.references.clear();
        self.bases.iter_mut().for_each(Vec::clear);
        self.bases.resize_with(sources.len(), Vec::new);
    }

    /// A node is claimed; the first reference to it counts.
    pub(super) fn add(&mut self, place: Place, reference: Option<Reference>) {
        let record = place.record() as usize;
        let Some(slot) = self.slot(record, place.node()) else { return };
        let Some(known) = self.by_node.get_mut(slot) else { return };
        match (*known, reference) {
            (UNCLAIMED, None) => *known = VALUE,
            (UNCLAIMED | VALUE, Some(reference)) => {
                *known = u32::try_from(self.references.len()).unwrap_or(VALUE);
                if let Some(bases) = self.bases.get_mut(record)
                    && !bases.contains(&reference.to)
                {
                    bases.push(reference.to);
                }
                self.references.push(reference);
            }
            _ => {}
        }
    }

    /// Takes a record's text to pieces, and hands them to `stretch`: all at once, or, where values are set
    /// apart from a document, those of each stretch of text between two of them.
    pub(super) fn cut(
        &self,
        record: usize,
        root: Value<'_>,
        apart: &[Place],
        pieces: &mut Pieces,
        mut stretch: impl FnMut(&Pieces) -> io::Result<()>,
    ) -> io::Result<()> {
        let bases = self.bases.get(record).map(Vec::as_slice).unwrap_or_default();
        let tape = root.tape();
        let mut apart: Vec<u32> = apart
            .iter()
            .filter(|place| place.record() as usize == record)
            .map(|place| place.node())
            .collect();
        apart.sort_unstable();
        let mut apart = apart.into_iter().peekable();
        pieces.begin(root.span().start);
        let mut node = root.index();
        while let Some(here) = tape.nodes().get(node as usize).filter(|_| node < after(root)) {
            let value = tape.value(node);
            if apart.next_if_eq(&node).is_some() {
                pieces.end(tape, value.span().start);
                stretch(pieces)?;
                pieces.begin(value.span().end);
                node = here.next();
                continue;
            }
            let claim = self.slot(record, node).and_then(|slot| self.by_node.get(slot));
            let claim = claim.copied().unwrap_or(UNCLAIMED);
            let is_leaf = here.next() == node + 1;
            if here.kind() == Kind::Key || claim == UNCLAIMED && !is_leaf {
                node += 1;
                continue;
            }
            match self.references.get(claim as usize) {
                Some(Reference { to, at, step }) => {
                    let to = bases.iter().position(|base| base == to).unwrap_or_default();
                    pieces.reference(value, to, at, step.as_ref());
                }
                None => pieces.value(value),
            }
            node = here.next();
        }
        pieces.end(tape, root.span().end);
        stretch(pieces)
    }

    fn slot(&self, record: usize, node: u32) -> Option<usize> {
        let (offset, first) = *self.starts.get(record)?;
        Some(offset + node.checked_sub(first)? as usize)
    }

    /// The bases of the targets that a record's references lead to.
    pub(super) fn bases<'b>(
        &self,
        record: usize,
        to: &'b [Base],
    ) -> impl Iterator<Item = &'b Base> {
        let bases = self.bases.get(record).map(Vec::as_slice).unwrap_or_default();
        bases.iter().filter_map(|base| to.get(*base as usize))
    }
}

/// The node behind a value.
fn after(value: Value<'_>) -> u32 {
    let index = value.index();
    value.tape().nodes().get(index as usize).map_or(index, Node::next)
}

/// A step of the ledger as a report says it; none of a placement, which has no target.
pub(super) fn step(step: trace::Step<'_>) -> Option<Step> {
    let trace::Step::Transform(transform, row) = step else { return None };
    let mut said = Step::new(Transform::from_name(transform.name())?);
    if let Some((key, value)) = row {
        let mut table = Object::default();
        table.insert(key, Json::parse(value).ok()?);
        said.table = Some(table);
    }
    said.template = transform.template().map(str::to_owned);
    said.space = transform.space().map(str::to_owned);
    Some(said)
}

/// Whether a target's text gives back the text of a source value.
pub(super) fn gives_back(target: &str, step: Option<&Step>, source: Value<'_>) -> bool {
    let Some(step) = step else { return target == source.raw() };
    let Ok(target) = Json::parse(target) else { return false };
    inverse(step, &Item::Json(target), 1).is_some_and(|item| item.json_text() == source.raw())
}
