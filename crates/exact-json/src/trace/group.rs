//! A closed group: the entries of one row of the report.

use super::fate::{Basis, Function, Reason, Transform};
use super::ledger::{Ledger, below_record};
use super::params::{Param, ParamId};
use super::paths::PathId;
use super::place::{Base, Place, Source};
use super::shapes::Shape;

/// The entries of a closed group, borrowed from the ledger until the next group begins.
pub struct Group<'l> {
    ledger: &'l Ledger,
}

/// Where a target's text lacks items that other groups write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Splice {
    /// The target's index in the group.
    pub target: u32,
    /// The byte of its text before which the items go, separated by commas.
    pub offset: usize,
    /// The marker of [`List::elsewhere`](super::List::elsewhere).
    pub marker: u32,
}

pub(crate) struct GroupBuffers {
    pub(crate) from: Vec<Base>,
    pub(crate) to: Vec<Base>,
    pub(crate) splices: Vec<Splice>,
    pub(crate) facts: Vec<u32>,
    /// The entries as integers: param, numbers of sources, targets and via, and their paths.
    pub(crate) list: Vec<u32>,
    pub(crate) shape: Shape,
    head: usize,
    entries: Vec<Parts>,
    places: Vec<Place>,
    spans: Vec<(u32, u32)>,
}

/// Where an entry's parts begin, and what it counts.
#[derive(Clone, Copy)]
struct Parts {
    list: usize,
    places: usize,
    spans: usize,
    source_leaves: u64,
    target_leaves: u64,
}

impl Default for GroupBuffers {
    fn default() -> Self {
        Self {
            from: Vec::new(),
            to: Vec::new(),
            splices: Vec::new(),
            facts: Vec::new(),
            list: Vec::new(),
            shape: Shape::Inline,
            head: 0,
            entries: Vec::new(),
            places: Vec::new(),
            spans: Vec::new(),
        }
    }
}

impl GroupBuffers {
    pub(crate) fn begin(&mut self, sources: &[Source<'_>]) {
        self.from.clear();
        self.from.extend(sources.iter().map(|source| source.base.clone()));
        self.to.clear();
        self.splices.clear();
        self.list.clear();
        self.entries.clear();
        self.places.clear();
        self.spans.clear();
    }

    pub(crate) fn add_target(&mut self, base: Base) -> u32 {
        let index = u32::try_from(self.to.len()).unwrap_or(u32::MAX);
        self.to.push(base);
        index
    }

    pub(crate) fn entry(&mut self, param: ParamId, source_leaves: u64, target_leaves: u64) {
        self.head = self.list.len();
        self.list.extend([param.0, 0, 0, 0]);
        self.entries.push(Parts {
            list: self.head,
            places: self.places.len(),
            spans: self.spans.len(),
            source_leaves,
            target_leaves,
        });
    }

    pub(crate) fn source(&mut self, path: PathId, place: Place) {
        self.list[self.head + 1] += 1;
        self.list.push(path.0);
        self.places.push(place);
    }

    pub(crate) fn target(&mut self, path: PathId, start: u32, end: u32) {
        self.list[self.head + 2] += 1;
        self.list.push(path.0);
        self.spans.push((start, end));
    }

    pub(crate) fn via(&mut self, path: PathId) {
        self.list[self.head + 3] += 1;
        self.list.push(path.0);
    }
}

impl<'l> Group<'l> {
    pub(crate) fn new(ledger: &'l Ledger) -> Self {
        Self { ledger }
    }

    /// The bases of the source records.
    #[must_use]
    pub fn from(&self) -> &'l [Base] {
        &self.ledger.group.from
    }

    /// The bases of the target records; those of promised targets come last.
    #[must_use]
    pub fn to(&self) -> &'l [Base] {
        &self.ledger.group.to
    }

    /// Whether the list of entries has been seen before.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.ledger.group.shape
    }

    /// Where the targets' texts lack items that other groups write.
    #[must_use]
    pub fn splices(&self) -> &'l [Splice] {
        &self.ledger.group.splices
    }

    /// The parts of a document that other groups account for.
    #[must_use]
    pub fn apart(&self) -> &'l [Place] {
        &self.ledger.claims.apart
    }

    /// The entries: first those with sources, in the order of their first source.
    #[must_use]
    pub fn entries(&self) -> impl ExactSizeIterator<Item = Entry<'l>> {
        let ledger = self.ledger;
        ledger.group.entries.iter().map(move |at| Entry { ledger, at: *at })
    }
}

/// One entry: what became of some leaves.
#[derive(Clone, Copy)]
pub struct Entry<'l> {
    ledger: &'l Ledger,
    at: Parts,
}

/// What an entry says of its leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryFate<'l> {
    /// Source and target are JSON-equal.
    Kept,
    /// The target is changed from the source.
    Changed {
        /// What was done.
        step: Step<'l>,
        /// Whether a lone surrogate was replaced before that.
        repaired: bool,
        /// Whether the source can be computed from the target and the entry.
        lossless: bool,
    },
    /// The source has no target.
    Dropped(Reason),
    /// The target is a constant, a default or an option, and this is its JSON text.
    Value(Basis, &'l str),
    /// The target was computed.
    Derived(Function),
}

/// One step of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'l> {
    /// A transform; of an enum-map the row that was used: the key, and the JSON text of the value.
    Transform(Transform, Option<(&'l str, &'l str)>),
    /// The meaning is carried by where something stands: [`Entry::via`] names the container.
    Placement,
}

impl<'l> Entry<'l> {
    /// What the entry says.
    #[must_use]
    pub fn fate(&self) -> EntryFate<'l> {
        let params = &self.ledger.params;
        match params.get(ParamId(self.ledger.group.list[self.at.list])) {
            Param::Kept => EntryFate::Kept,
            Param::Dropped(reason) => EntryFate::Dropped(reason),
            Param::Changed { transform, row, lossless, repaired } => {
                let row = row.map(|(key, value)| (params.text(key), params.text(value)));
                EntryFate::Changed { step: Step::Transform(transform, row), repaired, lossless }
            }
            Param::Placement => {
                EntryFate::Changed { step: Step::Placement, repaired: false, lossless: false }
            }
            Param::Value(basis, text) => EntryFate::Value(basis, params.text(text)),
            Param::Derived(function) => EntryFate::Derived(function),
        }
    }

    /// The sources: their pointers, and where they stand on the tapes.
    #[must_use]
    pub fn sources(&self) -> impl ExactSizeIterator<Item = (EntryPointer<'l>, Place)> {
        let (ledger, at) = (self.ledger, self.at);
        let places = &ledger.group.places[at.places..];
        self.paths(0).zip(places.iter().copied())
    }

    /// The targets: their pointers, and the bytes of the target's text that each is, where it was
    /// written in this group.
    #[must_use]
    pub fn targets(&self) -> impl ExactSizeIterator<Item = (EntryPointer<'l>, Option<Span>)> {
        let (ledger, at) = (self.ledger, self.at);
        let spans = &ledger.group.spans[at.spans..];
        self.paths(1).zip(spans.iter().map(|&(start, end)| {
            (start != u32::MAX).then_some(Span { start: start as usize, end: end as usize })
        }))
    }

    /// Source values that had influence and are not claimed here; of a placement the container.
    #[must_use]
    pub fn via(&self) -> impl ExactSizeIterator<Item = EntryPointer<'l>> {
        self.paths(2)
    }

    /// How many source leaves the entry stands for.
    #[must_use]
    pub fn source_leaves(&self) -> u64 {
        self.at.source_leaves
    }

    /// How many target leaves the entry stands for.
    #[must_use]
    pub fn target_leaves(&self) -> u64 {
        self.at.target_leaves
    }

    fn paths(&self, which: usize) -> impl ExactSizeIterator<Item = EntryPointer<'l>> + use<'l> {
        let ledger = self.ledger;
        let list = &ledger.group.list[self.at.list..];
        let count = |which: usize| list[1 + which] as usize;
        let start = 4 + (0..which).map(count).sum::<usize>();
        list[start..start + count(which)]
            .iter()
            .map(move |path| EntryPointer { ledger, path: PathId(*path) })
    }
}

/// Bytes of a target's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last one.
    pub end: usize,
}

/// A pointer of an entry: its first token is an index into the row's `from` or `to`.
#[derive(Clone, Copy)]
pub struct EntryPointer<'l> {
    ledger: &'l Ledger,
    path: PathId,
}

impl EntryPointer<'_> {
    /// Appends the pointer.
    pub fn write(&self, out: &mut String) {
        self.ledger.paths.write(self.path, out);
    }

    /// Which record of the group it points into.
    #[must_use]
    pub fn record(&self) -> u32 {
        self.ledger.paths.record_of(self.path)
    }

    /// The pointer within the record.
    #[must_use]
    pub fn within(&self) -> String {
        below_record(&self.to_string()).to_owned()
    }
}

impl std::fmt::Display for EntryPointer<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut out = String::new();
        self.write(&mut out);
        f.write_str(&out)
    }
}
