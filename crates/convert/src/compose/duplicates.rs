//! What a step dropped, seen from the whole path: a duplicate of something that a later step left out
//! stands nowhere; and a text that stood only within another, as JSON, stands in the target where a later
//! step read that.

use std::collections::HashSet;
use std::hash::RandomState;
use std::io::{self, Read, Seek};

use exact_json::trace::Standing as Texts;
use exact_json::{Kind, Value, json_hash};

use super::error::ComposeError;
use super::output::{Bound, bind};
use crate::leaves::leaves;
use crate::overlay::{Bases, split};
use crate::records::RecordFile;
use crate::report::{Entry, Fate, Reason};

/// The leaves of the target, as fingerprints.
struct Standing {
    keys: RandomState,
    leaves: HashSet<u64>,
}

impl Standing {
    fn of<T: Read + Seek>(target: &mut RecordFile<T>) -> io::Result<Self> {
        let mut standing = Self { keys: RandomState::new(), leaves: HashSet::new() };
        for number in 0..target.index().records() {
            let Some(record) = target.record(number)? else { continue };
            let Some(tape) = record.tape() else { continue };
            leaves(tape.root(), &mut String::new(), &mut |_, leaf| {
                standing.leaves.insert(json_hash(leaf, &standing.keys));
            });
        }
        Ok(standing)
    }

    fn holds(&self, leaf: Value<'_>) -> bool {
        self.leaves.contains(&json_hash(leaf, &self.keys))
    }
}

/// Looks again at what is dropped.
#[derive(Default)]
pub(super) struct Duplicates {
    leaves: Option<Standing>,
    texts: Option<Texts>,
}

impl Duplicates {
    /// Says `no-counterpart` of what is called a duplicate and does not stand in the target, and `duplicate` of a longer text that
    /// does, though the first step saw it nowhere.
    pub(super) fn settle<S: Read + Seek, T: Read + Seek>(
        &mut self,
        entries: &mut Vec<Entry>,
        from: &[String],
        source: &mut RecordFile<S>,
        target: &mut RecordFile<T>,
    ) -> Result<(), ComposeError> {
        let is_duplicate = |entry: &Entry| entry.fate == Fate::Dropped(Reason::Duplicate);
        let has_duplicates = entries.iter().any(is_duplicate);
        let has_lost = entries.iter().any(is_lost);
        if !has_duplicates && !has_lost {
            return Ok(());
        }
        let bound = bind(source, &mut Bases::default(), from)?;
        if has_duplicates {
            let standing = match &mut self.leaves {
                Some(standing) => standing,
                none => none.insert(Standing::of(target)?),
            };
            let lost = take(entries, &bound, &is_duplicate, &|leaf| !standing.holds(leaf));
            drop_as(entries, Reason::NoCounterpart, lost);
        }
        if has_lost {
            let texts = match &mut self.texts {
                Some(texts) => texts,
                none => none.insert(texts_of(target)?),
            };
            let stands = |leaf: Value<'_>| {
                leaf.kind() == Kind::String
                    && leaf.text().is_some_and(|text| texts.contains(&text.decode()))
            };
            let found = take(entries, &bound, &is_lost, &stands);
            drop_as(entries, Reason::Duplicate, found);
        }
        Ok(())
    }
}

/// The longer texts of the target.
fn texts_of<T: Read + Seek>(target: &mut RecordFile<T>) -> io::Result<Texts> {
    let mut texts = Texts::default();
    for number in 0..target.index().records() {
        if let Some(record) = target.record(number)?
            && let Some(tape) = record.tape()
        {
            texts.insert_all(tape);
        }
    }
    Ok(texts)
}

/// Whether an entry says of its sources that they stand nowhere.
fn is_lost(entry: &Entry) -> bool {
    match entry.fate {
        Fate::Dropped(reason) => !matches!(
            reason,
            Reason::Duplicate | Reason::Superseded | Reason::Sensitive | Reason::Unreadable
        ),
        Fate::Kept | Fate::Changed { .. } | Fate::Synthesized(_) => false,
    }
}

/// Takes the leaves that `goes` says from the sources of those entries.
fn take(
    entries: &mut Vec<Entry>,
    bound: &[Bound],
    which: &dyn Fn(&Entry) -> bool,
    goes: &dyn Fn(Value<'_>) -> bool,
) -> Vec<String> {
    let mut taken = Vec::new();
    for entry in entries.iter_mut().filter(|entry| which(entry)) {
        let mut kept = Vec::new();
        for pointer in std::mem::take(&mut entry.source) {
            let place = split(&pointer).and_then(|(base, within)| {
                let (tape, base) = bound.get(base)?.place()?;
                tape.resolve(&format!("{base}{within}"))
            });
            let Some(value) = place else {
                kept.push(pointer);
                continue;
            };
            let (mut still, mut gone) = (Vec::new(), Vec::new());
            leaves(value, &mut pointer.clone(), &mut |at, leaf| {
                let side = if goes(leaf) { &mut gone } else { &mut still };
                side.push(at.to_owned());
            });
            if gone.is_empty() {
                kept.push(pointer);
            } else if still.is_empty() {
                taken.push(pointer);
            } else {
                kept.append(&mut still);
                taken.append(&mut gone);
            }
        }
        entry.source = kept;
    }
    entries.retain(|entry| !(which(entry) && entry.source.is_empty()));
    taken
}

/// Sources dropped for one reason are one entry.
fn drop_as(entries: &mut Vec<Entry>, reason: Reason, sources: Vec<String>) {
    if sources.is_empty() {
        return;
    }
    let fate = Fate::Dropped(reason);
    match entries.iter_mut().find(|entry| entry.fate == fate) {
        Some(entry) => entry.source.extend(sources),
        None => entries.push(Entry { fate, source: sources, target: Vec::new(), via: Vec::new() }),
    }
}
