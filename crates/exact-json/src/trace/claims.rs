//! The open group's claims: facts about source nodes and the targets they were written to.

use std::ops::Range;

use super::fate::{Reason, Transform};
use super::params::{ParamId, TextId};
use super::paths::PathId;
use super::place::Place;

/// "No fact", "no link".
pub(crate) const NONE: u32 = u32::MAX;

/// What is known of one entry to be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fact {
    pub(crate) kind: FactKind,
    pub(crate) sources: Chain,
    pub(crate) targets: Chain,
    pub(crate) via: Chain,
    /// Source leaves counted so far.
    pub(crate) source_leaves: u64,
    pub(crate) target_leaves: u64,
    /// A source of it held a lone surrogate.
    pub(crate) repaired: bool,
    /// It was claimed with several sources.
    pub(crate) several: bool,
    /// Its turn in the group's list: by first source, those without one last.
    pub(crate) order: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FactKind {
    Kept,
    Dropped(Reason),
    /// A transform and, for an enum-map, the JSON text that was written.
    Changed(Transform, Option<TextId>),
    Placement,
    /// Another group accounts for it.
    Apart,
    /// A synthesized value, complete.
    Synthesized(ParamId),
}

/// A list in a pool of links.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chain {
    pub(crate) first: u32,
    pub(crate) last: u32,
    pub(crate) length: u32,
}

impl Chain {
    pub(crate) const EMPTY: Self = Self { first: NONE, last: NONE, length: 0 };
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    pub(crate) item: Item,
    pub(crate) next: u32,
}

/// What the three lists of a fact hold.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Item {
    /// A source: its path, and its place.
    Source(PathId, Place),
    /// A target: its path, and the bytes of the target's text that it is. A promised target was
    /// written elsewhere and has no bytes here.
    Target(PathId, u32, u32),
    /// A value of influence whose path is still to be found.
    Place(Place),
    /// A value of influence, or the container of a placement.
    Path(PathId),
}

/// More about a node than its claim: another target, or that it was repaired.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    pub(crate) place: Place,
    pub(crate) kind: MarkKind,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum MarkKind {
    /// Another target of a kept value: path, span, leaves.
    Also(PathId, (u32, u32), u64),
    /// A promised target, its transform if it is changed, and its leaves.
    Promised(PathId, Option<(Transform, Option<TextId>)>, u64),
    /// A lone surrogate was replaced.
    Repaired,
}

/// The claims of the open group.
#[derive(Default)]
pub(crate) struct Claims {
    /// Where each record's nodes begin in `by_node`; one more at the end.
    pub(crate) offsets: Vec<usize>,
    /// The first node of each record.
    firsts: Vec<u32>,
    pub(crate) by_node: Vec<u32>,
    pub(crate) facts: Vec<Fact>,
    links: Vec<Link>,
    pub(crate) marks: Vec<Mark>,
    /// How many nodes have a claim.
    pub(crate) claimed: usize,
    /// Values that other groups account for.
    pub(crate) apart: Vec<Place>,
    /// The one fact of each reason for what is dropped.
    dropped: [Option<u32>; Reason::ALL.len()],
    /// The first node that was claimed twice.
    pub(crate) conflict: Option<Place>,
    /// A place that no record of the group has was claimed.
    pub(crate) astray: bool,
}

impl Claims {
    pub(crate) fn begin(&mut self, records: impl Iterator<Item = Range<u32>>) {
        self.offsets.clear();
        self.offsets.push(0);
        self.firsts.clear();
        let mut end = 0;
        for nodes in records {
            end += nodes.len();
            self.offsets.push(end);
            self.firsts.push(nodes.start);
        }
        self.by_node.clear();
        self.by_node.resize(end, NONE);
        self.facts.clear();
        self.links.clear();
        self.marks.clear();
        self.claimed = 0;
        self.apart.clear();
        self.dropped = [None; Reason::ALL.len()];
        self.conflict = None;
        self.astray = false;
    }

    /// The nodes of a record, as indices into `by_node`.
    pub(crate) fn record(&self, record: u32) -> Range<usize> {
        self.offsets[record as usize]..self.offsets[record as usize + 1]
    }

    /// A fact of its own; what is dropped for one reason is one fact.
    pub(crate) fn add(&mut self, kind: FactKind) -> u32 {
        if let FactKind::Dropped(reason) = kind {
            if let Some(fact) = self.dropped[reason as usize] {
                return fact;
            }
            let fact = self.push(kind);
            self.dropped[reason as usize] = Some(fact);
            return fact;
        }
        self.push(kind)
    }

    fn push(&mut self, kind: FactKind) -> u32 {
        let id = u32::try_from(self.facts.len()).unwrap_or(NONE);
        self.facts.push(Fact {
            kind,
            sources: Chain::EMPTY,
            targets: Chain::EMPTY,
            via: Chain::EMPTY,
            source_leaves: 0,
            target_leaves: 0,
            repaired: false,
            several: false,
            order: NONE,
        });
        id
    }

    /// The fact of a claim on `place`: an earlier one of the same kind (another target of it), or a
    /// new one. `None` when the node has another fate already.
    pub(crate) fn claim(&mut self, place: Place, kind: FactKind) -> Option<u32> {
        let slot = self.slot(place)?;
        let known = self.by_node[slot];
        if known != NONE {
            let again = self.facts[known as usize].kind == kind
                && !matches!(kind, FactKind::Dropped(_) | FactKind::Apart);
            if !again {
                self.conflict.get_or_insert(place);
                return None;
            }
            return Some(known);
        }
        let fact = self.add(kind);
        self.by_node[slot] = fact;
        self.claimed += 1;
        Some(fact)
    }

    /// One more source of a fact.
    pub(crate) fn join(&mut self, place: Place, fact: u32) {
        let Some(slot) = self.slot(place) else { return };
        if self.by_node[slot] == NONE {
            self.by_node[slot] = fact;
            self.claimed += 1;
        } else if self.by_node[slot] != fact {
            self.conflict.get_or_insert(place);
        }
    }

    fn slot(&mut self, place: Place) -> Option<usize> {
        let found = self.find_slot(place);
        self.astray |= found.is_none();
        found
    }

    #[inline]
    fn find_slot(&self, place: Place) -> Option<usize> {
        let record = place.record as usize;
        let (start, end) = (*self.offsets.get(record)?, *self.offsets.get(record + 1)?);
        let node = place.node.checked_sub(*self.firsts.get(record)?)?;
        Some(start + node as usize).filter(|slot| *slot < end)
    }

    pub(crate) fn add_source(&mut self, fact: u32, path: PathId, place: Place) {
        let mut chain = self.facts[fact as usize].sources;
        self.append(&mut chain, Item::Source(path, place));
        self.facts[fact as usize].sources = chain;
    }

    pub(crate) fn add_target(&mut self, fact: u32, path: PathId, span: (u32, u32), leaves: u64) {
        let mut chain = self.facts[fact as usize].targets;
        self.append(&mut chain, Item::Target(path, span.0, span.1));
        self.facts[fact as usize].targets = chain;
        self.facts[fact as usize].target_leaves += leaves;
    }

    pub(crate) fn add_via(&mut self, fact: u32, item: Item) {
        let mut chain = self.facts[fact as usize].via;
        self.append(&mut chain, item);
        self.facts[fact as usize].via = chain;
    }

    pub(crate) fn items(&self, chain: Chain) -> impl Iterator<Item = Item> {
        let mut at = chain.first;
        std::iter::from_fn(move || {
            let link = self.links.get(at as usize)?;
            at = link.next;
            Some(link.item)
        })
    }

    fn append(&mut self, chain: &mut Chain, item: Item) {
        let id = u32::try_from(self.links.len()).unwrap_or(NONE);
        self.links.push(Link { item, next: NONE });
        if chain.last == NONE {
            chain.first = id;
        } else {
            self.links[chain.last as usize].next = id;
        }
        chain.last = id;
        chain.length += 1;
    }
}
