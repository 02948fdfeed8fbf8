//! The end of a group: every leaf gets its one fate, or the group is refused.

use super::claims::{Fact, FactKind, Item, Mark, MarkKind, NONE};
use super::error::TraceError;
use super::fate::{Reason, Transform};
use super::ledger::{Ledger, Spelling};
use super::params::{Param, ParamId, TextId};
use super::paths::PathId;
use super::place::{Place, Source};
use crate::{Kind, Tape, Value, json_eq};

/// A target's path and the bytes of it, where they are known.
type Target = (PathId, (u32, u32));

const NO_SPAN: (u32, u32) = (NONE, NONE);

/// A claim on a container that is spread over its children.
struct Over {
    kind: FactKind,
    targets: Vec<Target>,
}

/// What the sweep of one record needs.
struct Sweep<'s, 't> {
    ledger: &'s mut Ledger,
    source: &'s Source<'t>,
    tape: Tape<'t>,
    record: u32,
    offset: usize,
    first: u32,
    visited: usize,
    order: u32,
}

impl Ledger {
    pub(crate) fn sweep(&mut self, sources: &[Source<'_>]) -> Result<(), TraceError> {
        self.claims.marks.sort_by_key(|mark| mark.place);
        let mut visited = 0;
        let mut order = 0;
        for (record, source) in (0u32..).zip(sources) {
            let path = self.paths.record(record);
            let offset = self.claims.record(record).start;
            if source.is_witness() {
                self.unclaimed(record);
                continue;
            }
            let (tape, first) = (source.tape, source.root().index());
            let mut sweep =
                Sweep { ledger: self, source, tape, record, offset, first, visited, order };
            sweep.walk(first, path, None)?;
            (visited, order) = (sweep.visited, sweep.order);
        }
        if self.claims.conflict.is_none() && visited != self.claims.claimed {
            self.claims.conflict = Some(self.claimed_below_a_claim(sources));
        }
        if let Some(place) = self.claims.conflict {
            let pointer = sources.get(place.record as usize).map(|source| pointer(source, place));
            return Err(TraceError::Conflict { pointer: pointer.unwrap_or_default() });
        }
        self.merged_are_equal(sources)
    }

    /// A witness has its account elsewhere.
    fn unclaimed(&mut self, record: u32) {
        let claims = &self.claims.by_node[self.claims.record(record)];
        let claimed = (0u32..).zip(claims).find(|(_, claim)| **claim != NONE);
        if let Some((node, _)) = claimed {
            self.claims.conflict.get_or_insert(Place { record, node });
        }
    }

    /// Cold: the sweep did not see all claims, so one stands below another.
    fn claimed_below_a_claim(&self, sources: &[Source<'_>]) -> Place {
        for (record, source) in (0u32..).zip(sources) {
            let claims = &self.claims.by_node[self.claims.record(record)];
            let mut covered = 0;
            let nodes = source.nodes();
            for (node, _) in nodes.zip(claims).filter(|(_, claim)| **claim != NONE) {
                if node < covered {
                    return Place { record, node };
                }
                covered = source.tape.nodes()[node as usize].next();
            }
        }
        Place { record: 0, node: 0 }
    }

    fn merged_are_equal(&self, sources: &[Source<'_>]) -> Result<(), TraceError> {
        for fact in &self.claims.facts {
            if fact.kind != FactKind::Kept || fact.sources.length < 2 {
                continue;
            }
            let mut first: Option<Value<'_>> = None;
            for item in self.claims.items(fact.sources) {
                let Item::Source(_, place) = item else { continue };
                let source = &sources[place.record as usize];
                let value = source.tape.value(place.node);
                match first {
                    None => first = Some(value),
                    Some(first) if json_eq(first, value) => {}
                    Some(_) => {
                        return Err(TraceError::Unequal { pointer: pointer(source, place) });
                    }
                }
            }
        }
        Ok(())
    }

    /// Makes the group's entries of the facts, and counts them.
    pub(crate) fn close(&mut self, sources: &[Source<'_>]) {
        let mut facts: Vec<u32> = std::mem::take(&mut self.group.facts);
        facts.clear();
        facts.extend(
            (0u32..).zip(&self.claims.facts).filter(|(_, fact)| fact.counts()).map(|(id, _)| id),
        );
        let order = |fact: &u32| (self.claims.facts[*fact as usize].order, *fact);
        facts.sort_unstable_by_key(order);
        for &id in &facts {
            let fact = self.claims.facts[id as usize];
            let param = self.param(&fact, sources);
            self.count(&fact);
            self.group.entry(param, fact.source_leaves, fact.target_leaves);
            for item in self.claims.items(fact.sources) {
                if let Item::Source(path, place) = item {
                    self.group.source(path, place);
                }
            }
            for item in self.claims.items(fact.targets) {
                if let Item::Target(path, start, end) = item {
                    self.group.target(path, start, end);
                }
            }
            for item in self.claims.items(fact.via) {
                let path = match item {
                    Item::Path(path) => path,
                    Item::Place(place) => {
                        let record = self.paths.record(place.record);
                        let source = sources.get(place.record as usize);
                        let below = source.map(|source| source.below(place.node));
                        let below = below.unwrap_or_default();
                        self.paths.pointer(record, &below)
                    }
                    _ => continue,
                };
                self.group.via(path);
            }
        }
        self.group.facts = facts;
        self.group.shape = self.shapes.see(&self.group.list);
    }

    fn count(&mut self, fact: &Fact) {
        let totals = &mut self.totals;
        match fact.kind {
            FactKind::Kept if !fact.repaired => {
                totals.source_kept += fact.source_leaves;
                totals.target_kept += fact.target_leaves;
            }
            FactKind::Kept | FactKind::Changed(..) | FactKind::Placement => {
                totals.source_changed += fact.source_leaves;
                totals.target_changed += fact.target_leaves;
            }
            FactKind::Dropped(reason) => totals.add_dropped(reason, fact.source_leaves),
            FactKind::Apart => {}
            FactKind::Synthesized(_) => totals.target_synthesized += fact.target_leaves,
        }
    }

    fn param(&mut self, fact: &Fact, sources: &[Source<'_>]) -> ParamId {
        let param = match fact.kind {
            FactKind::Kept if !fact.repaired => return Param::KEPT,
            FactKind::Kept => Param::Changed {
                transform: Transform::LoneSurrogateReplaced,
                row: None,
                lossless: false,
                repaired: false,
            },
            FactKind::Dropped(reason) => Param::Dropped(reason),
            FactKind::Placement => Param::Placement,
            // It is no entry.
            FactKind::Apart => return Param::KEPT,
            FactKind::Synthesized(param) => return param,
            FactKind::Changed(transform, written) => {
                let first = self.claims.items(fact.sources).next();
                let value = match first {
                    Some(Item::Source(_, place)) => sources
                        .get(place.record as usize)
                        .map(|source| source.tape.value(place.node)),
                    _ => None,
                };
                self.changed_param(fact, transform, written, value)
            }
        };
        self.params.id(param)
    }

    fn changed_param(
        &mut self,
        fact: &Fact,
        transform: Transform,
        written: Option<TextId>,
        source: Option<Value<'_>>,
    ) -> Param {
        let one = fact.sources.length == 1;
        let text = source.filter(|value| value.kind() == Kind::String).and_then(Value::text);
        let mut row = None;
        let lossless = match transform {
            Transform::EnumMap => {
                let (key, lossless) = match (&text, source) {
                    // A key that is also the JSON text of another scalar stands for that scalar.
                    (Some(text), _) => {
                        let key = text.decode();
                        (self.params.text_id(&key), !is_other_scalar(&key))
                    }
                    (None, Some(value)) => (self.params.text_id(value.raw()), true),
                    (None, None) => (self.params.text_id(""), false),
                };
                row = written.map(|written| (key, written));
                lossless
            }
            Transform::Template(template) => {
                one && text.is_some()
                    && template.matches("{0}").count() == 1
                    && !template.contains("{1}")
            }
            Transform::Stringify => true,
            Transform::ParseJson { exact } => exact,
            Transform::Concatenate => one,
            Transform::Instant
            | Transform::IdMap { .. }
            | Transform::DigestSpelling
            | Transform::UriToLocator
            | Transform::LoneSurrogateReplaced => false,
        };
        Param::Changed {
            transform,
            row,
            lossless: lossless && !fact.repaired,
            repaired: fact.repaired,
        }
    }
}

/// What marks make of a claim.
struct Marked {
    kind: Option<FactKind>,
    targets: Vec<(Target, u64)>,
    repaired: bool,
}

impl Fact {
    /// Whether the claim stays whole whatever marks are below it.
    fn is_fixed(&self) -> bool {
        self.several || !matches!(self.kind, FactKind::Kept | FactKind::Dropped(_))
    }

    /// Whether the fact makes an entry: one whose claim was spread over children has no source left.
    fn counts(&self) -> bool {
        self.sources.length > 0 || matches!(self.kind, FactKind::Synthesized(_))
    }
}

/// Whether text is the JSON text of a number, a boolean or null.
fn is_other_scalar(text: &str) -> bool {
    matches!(text, "true" | "false" | "null")
        || (text.starts_with(|c: char| c == '-' || c.is_ascii_digit())
            && crate::Json::parse(text).is_ok_and(|json| *json.as_text() == *text))
}

fn pointer(source: &Source<'_>, place: Place) -> String {
    format!("{}{}", source.base, source.below(place.node))
}

impl Sweep<'_, '_> {
    fn walk(&mut self, node: u32, path: PathId, over: Option<&Over>) -> Result<(), TraceError> {
        let own = self.ledger.claims.by_node[self.offset + (node - self.first) as usize];
        if own == NONE && over.is_none() && self.ledger.claims.marks.is_empty() {
            return self.descend(node, path, None);
        }
        if own != NONE {
            self.visited += 1;
            if over.is_some() {
                return Err(self.conflict(node));
            }
            if self.ledger.claims.facts[own as usize].kind == FactKind::Apart {
                return Ok(());
            }
            if self.ledger.claims.marks.is_empty() {
                self.account(own, node, path);
                return Ok(());
            }
        }
        self.settle(own, node, path, over)
    }

    /// No claim here: the children must have theirs.
    fn descend(&mut self, node: u32, path: PathId, over: Option<&Over>) -> Result<(), TraceError> {
        let nodes = self.tape.nodes();
        let here = nodes[node as usize];
        let mut child = node + 1;
        if child == here.next() {
            let place = Place { record: self.record, node };
            return Err(TraceError::Unaccounted { pointer: pointer(self.source, place) });
        }
        self.ledger.paths.enter(path);
        let object = here.kind() == Kind::Object;
        let mut index = 0u32;
        while child < here.next() {
            let below;
            if object {
                below = self.member(path, child);
                child += 1;
            } else {
                below = self.ledger.paths.item(path, index);
                index += 1;
            }
            match over {
                None => self.walk(child, below, None)?,
                Some(over) => {
                    let name = if object { Some(child - 1) } else { None };
                    let over = self.child_of(over, node, child, name, index.wrapping_sub(1));
                    self.walk(child, below, Some(&over))?;
                }
            }
            child = nodes[child as usize].next();
        }
        Ok(())
    }

    #[inline]
    fn member(&mut self, path: PathId, key: u32) -> PathId {
        let node = self.tape.nodes()[key as usize];
        let text = &self.tape.text()[node.start()..node.end()];
        if node.escaped() {
            let text = crate::tape::unescape(text);
            self.ledger.paths.member(path, &text)
        } else {
            self.ledger.paths.member(path, text)
        }
    }

    /// The claim on a container, on one of its children.
    fn child_of(
        &mut self,
        over: &Over,
        node: u32,
        child: u32,
        key: Option<u32>,
        index: u32,
    ) -> Over {
        let whole = self.tape.value(node).span();
        let part = self.tape.value(child).span();
        let mut targets = Vec::with_capacity(over.targets.len());
        for (path, span) in &over.targets {
            self.ledger.paths.enter(*path);
            let path = match key {
                Some(key) => self.member(*path, key),
                None => self.ledger.paths.item(*path, index),
            };
            // A compact target as long as its source has the same bytes: what is kept loses white space only.
            let is_compact = self.ledger.spelling == Spelling::Compact;
            let same = is_compact && *span != NO_SPAN && (span.1 - span.0) as usize == whole.len();
            let span =
                match (same, u32::try_from(part.start - whole.start), u32::try_from(part.len())) {
                    (true, Ok(at), Ok(length)) => (span.0 + at, span.0 + at + length),
                    _ => NO_SPAN,
                };
            targets.push((path, span));
        }
        Over { kind: over.kind, targets }
    }

    /// The node under its own claim or the one above, with what marks say of it and what is below.
    fn settle(
        &mut self,
        own: u32,
        node: u32,
        path: PathId,
        over: Option<&Over>,
    ) -> Result<(), TraceError> {
        let next = self.tape.nodes()[node as usize].next();
        let marks = self.marks(node, next);
        let own_fact = (own != NONE).then(|| self.ledger.claims.facts[own as usize]);
        if let Some(fact) = own_fact.filter(Fact::is_fixed) {
            self.mark_fixed(fact, own, node, &marks)?;
            self.account(own, node, path);
            return Ok(());
        }

        let (here, below): (Vec<Mark>, Vec<Mark>) =
            marks.iter().partition(|mark| mark.place.node == node);
        let claim = own_fact.map(|fact| fact.kind).or(over.map(|over| over.kind));
        let Marked { kind, targets, mut repaired } = self.apply(&here, claim, node)?;
        let repairs_only = below.iter().all(|mark| matches!(mark.kind, MarkKind::Repaired));
        let (kind, spread) = match kind {
            None => return self.descend(node, path, None),
            Some(kind @ FactKind::Kept) => (kind, !below.is_empty()),
            Some(kind @ FactKind::Dropped(_)) => (kind, !repairs_only),
            Some(kind) if repairs_only => {
                repaired |= !below.is_empty();
                (kind, false)
            }
            Some(_) => return Err(self.conflict(node)),
        };
        let inherits = Some(kind) == claim;
        let inherited = if inherits { self.inherited(own, over) } else { Vec::new() };
        if spread {
            let targets =
                inherited.into_iter().chain(targets.into_iter().map(|(target, _)| target));
            let over = Over { kind, targets: targets.collect() };
            return self.descend(node, path, Some(&over));
        }
        let fact = if own != NONE && inherits {
            own
        } else {
            let leaves = self.tape.value(node).leaves();
            let fact = self.ledger.claims.add(kind);
            for (path, span) in inherited {
                self.ledger.claims.add_target(fact, path, span, leaves);
            }
            fact
        };
        for ((path, span), leaves) in targets {
            self.ledger.claims.add_target(fact, path, span, leaves);
        }
        if repaired && !matches!(kind, FactKind::Dropped(_)) {
            self.ledger.claims.facts[fact as usize].repaired = true;
        }
        self.account(fact, node, path);
        Ok(())
    }

    /// Marks on or below a claim that stays whole: repairs, and more targets of a kept value.
    fn mark_fixed(
        &mut self,
        fact: Fact,
        own: u32,
        node: u32,
        marks: &[Mark],
    ) -> Result<(), TraceError> {
        for mark in marks {
            let joins = fact.kind == FactKind::Kept && mark.place.node == node;
            match mark.kind {
                MarkKind::Repaired => self.ledger.claims.facts[own as usize].repaired = true,
                MarkKind::Also(path, span, leaves) if joins => {
                    self.ledger.claims.add_target(own, path, span, leaves);
                }
                MarkKind::Promised(path, None, leaves) if joins => {
                    self.ledger.claims.add_target(own, path, NO_SPAN, leaves);
                }
                _ => return Err(self.conflict(mark.place.node)),
            }
        }
        Ok(())
    }

    /// What the marks on a node make of the claim on it.
    fn apply(
        &self,
        marks: &[Mark],
        claim: Option<FactKind>,
        node: u32,
    ) -> Result<Marked, TraceError> {
        let mut marked = Marked { kind: claim, targets: Vec::new(), repaired: false };
        for mark in marks {
            let (kind, target, leaves) = match mark.kind {
                MarkKind::Repaired => {
                    marked.repaired = true;
                    continue;
                }
                MarkKind::Also(path, span, leaves) => (FactKind::Kept, (path, span), leaves),
                MarkKind::Promised(path, None, leaves) => (FactKind::Kept, (path, NO_SPAN), leaves),
                MarkKind::Promised(path, Some((transform, written)), leaves) => {
                    (FactKind::Changed(transform, written), (path, NO_SPAN), leaves)
                }
            };
            match marked.kind {
                None | Some(FactKind::Dropped(_)) => marked.kind = Some(kind),
                Some(known) if known == kind => {}
                Some(_) => return Err(self.conflict(node)),
            }
            marked.targets.push((target, leaves));
        }
        Ok(marked)
    }

    /// The targets that a claim has of itself.
    fn inherited(&self, own: u32, over: Option<&Over>) -> Vec<Target> {
        if let Some(over) = over {
            return over.targets.clone();
        }
        let Some(fact) = self.ledger.claims.facts.get(own as usize) else { return Vec::new() };
        let targets = self.ledger.claims.items(fact.targets);
        targets
            .filter_map(|item| match item {
                Item::Target(path, start, end) => Some((path, (start, end))),
                _ => None,
            })
            .collect()
    }

    /// One more source of a fact; of what is dropped, the texts that stand in the target apart.
    #[inline]
    fn account(&mut self, fact: u32, node: u32, path: PathId) {
        match self.ledger.claims.facts[fact as usize].kind {
            FactKind::Dropped(Reason::Duplicate | Reason::Superseded | Reason::Sensitive)
            | FactKind::Kept
            | FactKind::Changed(..)
            | FactKind::Placement
            | FactKind::Apart
            | FactKind::Synthesized(_) => self.add(fact, node, path),
            FactKind::Dropped(
                Reason::NoCounterpart
                | Reason::NotGranted
                | Reason::Unbound
                | Reason::Expired
                | Reason::IncompleteTurn
                | Reason::Policy
                | Reason::Unreadable,
            ) => self.part(fact, node, path),
        }
    }

    fn part(&mut self, fact: u32, node: u32, path: PathId) {
        let nodes = self.tape.nodes();
        let next = nodes[node as usize].next();
        if !self.ledger.standing.is_within(self.tape, node, next) {
            return self.add(fact, node, path);
        }
        let mut child = node + 1;
        if child == next {
            let duplicate = self.ledger.claims.add(FactKind::Dropped(Reason::Duplicate));
            return self.add(duplicate, node, path);
        }
        self.ledger.paths.enter(path);
        let object = nodes[node as usize].kind() == Kind::Object;
        let mut index = 0u32;
        while child < next {
            let below = if object {
                child += 1;
                self.member(path, child - 1)
            } else {
                index += 1;
                self.ledger.paths.item(path, index - 1)
            };
            self.part(fact, child, below);
            child = nodes[child as usize].next();
        }
    }

    fn add(&mut self, fact: u32, node: u32, path: PathId) {
        let nodes = self.tape.nodes();
        let leaf = nodes[node as usize].next() == node + 1;
        let leaves = if leaf { 1 } else { self.tape.value(node).leaves() };
        let place = Place { record: self.record, node };
        self.ledger.claims.add_source(fact, path, place);
        let fact = &mut self.ledger.claims.facts[fact as usize];
        fact.source_leaves += leaves;
        if fact.order == NONE {
            fact.order = self.order;
            self.order += 1;
        }
    }

    fn marks(&self, from: u32, to: u32) -> Vec<Mark> {
        let marks = &self.ledger.claims.marks;
        let at = |node: u32| {
            let place = Place { record: self.record, node };
            marks.partition_point(|mark| mark.place < place)
        };
        marks[at(from)..at(to)].to_vec()
    }

    fn conflict(&self, node: u32) -> TraceError {
        let place = Place { record: self.record, node };
        TraceError::Conflict { pointer: pointer(self.source, place) }
    }
}
