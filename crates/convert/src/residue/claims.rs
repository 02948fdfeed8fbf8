//! What the entries of a group say of the nodes of its source records.

use exact_json::trace::{self, Base, Place, Source};
use exact_json::{Json, Kind, Object, Tape, Value};

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
    /// Where each record's nodes begin in `by_node`.
    offsets: Vec<usize>,
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
        self.offsets.clear();
        let mut end = 0;
        for source in sources {
            self.offsets.push(end);
            end += source.tape().nodes().len();
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
        let Some(offset) = self.offsets.get(record) else { return };
        let Some(known) = self.by_node.get_mut(offset + place.node() as usize) else { return };
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

    /// Takes a record's text to pieces.
    pub(super) fn cut(&self, record: usize, tape: Tape<'_>, pieces: &mut Pieces) {
        let root = tape.root();
        pieces.begin(root);
        let (Some(offset), Some(bases)) = (self.offsets.get(record), self.bases.get(record)) else {
            return;
        };
        let claims = self.by_node.get(*offset..).unwrap_or_default();
        let nodes = tape.nodes();
        let mut node = 0;
        while let Some(here) = nodes.get(node as usize) {
            let claim = claims.get(node as usize).copied().unwrap_or(UNCLAIMED);
            let is_leaf = here.next() == node + 1;
            if here.kind() == Kind::Key || claim == UNCLAIMED && !is_leaf {
                node += 1;
                continue;
            }
            let value = tape.value(node);
            match self.references.get(claim as usize) {
                Some(Reference { to, at, step }) => {
                    let to = bases.iter().position(|base| base == to).unwrap_or_default();
                    pieces.reference(value, to, at, step.as_ref());
                }
                None => pieces.value(value),
            }
            node = here.next();
        }
        pieces.end(root);
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
