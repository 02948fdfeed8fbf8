//! Texts that stand in both the source and the target, though neither step had both at hand: the first dropped them, and the second
//! made them up again.
//!
//! What is in between is a document, or nothing is looked at: what mappings make up of streams are names and counts.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Read, Seek};

use exact_json::{Kind, Tape, Value};

use super::error::ComposeError;
use super::output::{OutRow, bind};
use super::run::value;
use crate::leaves::leaves;
use crate::overlay::{Bases, split};
use crate::records::RecordFile;
use crate::report::{Basis, Entry, Fate, Function, Origin, Reason};
use crate::steps::is_short;

/// A value of the source: its base, and the pointer from there.
type Place = (String, String);

/// The longer texts of the target, and where each stands in the source, if it does.
#[derive(Default)]
pub(super) struct Echoes {
    keys: RandomState,
    texts: HashMap<u64, Option<Place>>,
}

impl Echoes {
    /// The texts of a target. Where they stand in the source is to be [looked](Self::look) for.
    pub(super) fn of<T: Read + Seek>(target: &mut RecordFile<T>) -> io::Result<Self> {
        let mut echoes = Self::default();
        for number in 0..target.index().records() {
            let Some(record) = target.record(number)? else { continue };
            let Some(tape) = record.tape() else { continue };
            let hashes = echoes.hashes(tape).map(|(_, hash)| (hash, None));
            let hashes: Vec<_> = hashes.collect();
            echoes.texts.extend(hashes);
        }
        Ok(echoes)
    }

    /// The longer texts of a record, by node.
    fn hashes<'e>(&'e self, tape: Tape<'e>) -> impl Iterator<Item = (u32, u64)> + 'e {
        let strings = (0..).zip(tape.nodes()).filter(|(_, here)| here.kind() == Kind::String);
        strings.filter_map(move |(node, _)| Some((node, self.hash(tape.value(node))?)))
    }

    /// Looks at a record of the source, which has this base.
    pub(super) fn look(&mut self, base: impl Fn() -> String, tape: Tape<'_>) {
        if self.texts.is_empty() {
            return;
        }
        let hashes: Vec<_> = self.hashes(tape).collect();
        for (node, hash) in hashes {
            if let Some(place) = self.texts.get_mut(&hash)
                && place.is_none()
            {
                *place = Some((base(), tape.pointer_of(node)));
            }
        }
    }

    fn hash(&self, leaf: Value<'_>) -> Option<u64> {
        if leaf.kind() != Kind::String {
            return None;
        }
        let text = leaf.text()?.decode();
        (!is_short(&text)).then(|| self.keys.hash_one(&*text))
    }

    /// Says of what is made up and stands in the source that it is a copy of that; and of what is dropped and stands in the target that
    /// it is a duplicate.
    pub(super) fn settle<S: Read + Seek, T: Read + Seek>(
        &self,
        row: &mut OutRow,
        source: &mut RecordFile<S>,
        target: &mut RecordFile<T>,
    ) -> Result<(), ComposeError> {
        if self.texts.is_empty() {
            return Ok(());
        }
        self.copies(row, target)?;
        self.duplicates(row, source)
    }

    fn copies<T: Read + Seek>(
        &self,
        row: &mut OutRow,
        target: &mut RecordFile<T>,
    ) -> Result<(), ComposeError> {
        let mut copies = Vec::new();
        for entry in row.entries.iter_mut().filter(|entry| is_own(&entry.fate)) {
            let mut others = Vec::new();
            for pointer in std::mem::take(&mut entry.target) {
                let at =
                    split(&pointer).and_then(|(base, within)| Some((row.to.get(base)?, within)));
                let made = match at {
                    Some((base, within)) => value(target, base, within)?,
                    None => None,
                };
                let hash = made.and_then(|made| made.with(|made| self.hash(made)));
                match hash.and_then(|hash| self.texts.get(&hash)?.clone()) {
                    Some(place) => copies.push((pointer, place)),
                    None => others.push(pointer),
                }
            }
            entry.target = others;
        }
        row.entries.retain(|entry| !(is_own(&entry.fate) && entry.target.is_empty()));
        for (target, (base, within)) in copies {
            let via = vec![row.source(&base, &within)];
            let fate = Fate::Synthesized(Origin::Derived(Function::Copy));
            row.push(Entry { fate, source: Vec::new(), target: vec![target], via });
        }
        Ok(())
    }

    fn duplicates<S: Read + Seek>(
        &self,
        row: &mut OutRow,
        source: &mut RecordFile<S>,
    ) -> Result<(), ComposeError> {
        if !row.entries.iter().any(|entry| is_lost(&entry.fate)) {
            return Ok(());
        }
        let bound = bind(source, &mut Bases::default(), row.from.list())?;
        let mut standing = Vec::new();
        for entry in row.entries.iter_mut().filter(|entry| is_lost(&entry.fate)) {
            let mut lost = Vec::new();
            for pointer in std::mem::take(&mut entry.source) {
                let found = split(&pointer).and_then(|(base, within)| {
                    let (tape, base) = bound.get(base)?.place()?;
                    tape.resolve(&format!("{base}{within}"))
                });
                let (mut still, mut gone) = (Vec::new(), Vec::new());
                if let Some(found) = found {
                    leaves(found, &mut pointer.clone(), &mut |at, leaf| {
                        let hash = self.hash(leaf);
                        let stands = hash.is_some_and(|hash| self.texts.contains_key(&hash));
                        let side = if stands { &mut still } else { &mut gone };
                        side.push(at.to_owned());
                    });
                }
                if still.is_empty() {
                    lost.push(pointer);
                } else {
                    standing.append(&mut still);
                    lost.append(&mut gone);
                }
            }
            entry.source = lost;
        }
        row.entries.retain(|entry| !(is_lost(&entry.fate) && entry.source.is_empty()));
        if !standing.is_empty() {
            let fate = Fate::Dropped(Reason::Duplicate);
            row.push(Entry { fate, source: standing, target: Vec::new(), via: Vec::new() });
        }
        Ok(())
    }
}

/// Whether a text with this fate may not stand in the source.
fn is_own(fate: &Fate) -> bool {
    match fate {
        Fate::Synthesized(Origin::Value(basis, _)) => *basis != Basis::Option,
        Fate::Synthesized(Origin::Derived(function)) => {
            !matches!(function, Function::LatestTime | Function::Copy)
        }
        Fate::Synthesized(Origin::OfOption { .. } | Origin::JsonText(_))
        | Fate::Kept
        | Fate::Changed { .. }
        | Fate::Dropped(_) => false,
    }
}

/// Whether a text with this fate may not stand in the target.
fn is_lost(fate: &Fate) -> bool {
    let Fate::Dropped(reason) = fate else { return false };
    !matches!(
        reason,
        Reason::Duplicate | Reason::Superseded | Reason::Sensitive | Reason::Unreadable
    )
}
