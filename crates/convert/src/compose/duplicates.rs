//! What a step dropped as a duplicate, seen from the whole path: a duplicate of something that a later
//! step left out stands nowhere.

use std::collections::HashSet;
use std::hash::RandomState;
use std::io::{self, Read, Seek};

use exact_json::{Value, json_hash};

use super::error::ComposeError;
use super::output::bind;
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

/// Looks again at what is dropped as a duplicate.
#[derive(Default)]
pub(super) struct Duplicates(Option<Standing>);

impl Duplicates {
    /// Says `no-counterpart` of what is called a duplicate and does not stand in the target.
    pub(super) fn settle<S: Read + Seek, T: Read + Seek>(
        &mut self,
        entries: &mut Vec<Entry>,
        from: &[String],
        source: &mut RecordFile<S>,
        target: &mut RecordFile<T>,
    ) -> Result<(), ComposeError> {
        let is_duplicate = |entry: &Entry| entry.fate == Fate::Dropped(Reason::Duplicate);
        if !entries.iter().any(is_duplicate) {
            return Ok(());
        }
        let standing = match &mut self.0 {
            Some(standing) => standing,
            none => none.insert(Standing::of(target)?),
        };
        let bound = bind(source, &mut Bases::default(), from)?;
        let mut lost = Vec::new();
        for entry in entries.iter_mut().filter(|entry| is_duplicate(entry)) {
            let mut kept = Vec::new();
            for pointer in std::mem::take(&mut entry.source) {
                let value = split(&pointer).and_then(|(base, within)| {
                    let (tape, base) = bound.get(base)?.place()?;
                    tape.resolve(&format!("{base}{within}"))
                });
                let Some(value) = value else {
                    kept.push(pointer);
                    continue;
                };
                let (mut still, mut gone) = (Vec::new(), Vec::new());
                leaves(value, &mut pointer.clone(), &mut |at, leaf| {
                    let stands = standing.holds(leaf);
                    let side = if stands { &mut still } else { &mut gone };
                    side.push(at.to_owned());
                });
                if gone.is_empty() {
                    kept.push(pointer);
                } else if still.is_empty() {
                    lost.push(pointer);
                } else {
                    kept.append(&mut still);
                    lost.append(&mut gone);
                }
            }
            entry.source = kept;
        }
        entries.retain(|entry| !(is_duplicate(entry) && entry.source.is_empty()));
        if lost.is_empty() {
            return Ok(());
        }
        let fate = Fate::Dropped(Reason::NoCounterpart);
        match entries.iter_mut().find(|entry| entry.fate == fate) {
            Some(entry) => entry.source.extend(lost),
            None => {
                entries.push(Entry { fate, source: lost, target: Vec::new(), via: Vec::new() });
            }
        }
        Ok(())
    }
}
