//! What can be checked only when every row has been: a second look at both files.

use std::io::{self, Read, Seek};

use exact_json::json_hash;

use super::finding::{Check, Finding, Verdict};
use super::run::{AuditError, MOST, Run};
use super::sequence::Sequences;
use super::suspect::{Suspect, leaves};
use crate::records::{Layout, RecordFile};

impl<S: Read + Seek, T: Read + Seek> Run<S, T> {
    /// Checks the rest, and says what was found.
    pub(super) fn finish(mut self) -> Result<Verdict, AuditError> {
        self.unclaimed()?;
        self.sequences()?;
        self.second_look_at_target()?;
        self.second_look_at_source()?;
        self.elsewhere()?;
        Ok(self.verdict)
    }

    fn unclaimed(&mut self) -> Result<(), AuditError> {
        let missing: Vec<u64> = self.claimed.0.missing().take(MOST).collect();
        for leaf in missing {
            let pointer = place(&mut self.source, "source", leaf)?;
            let finding = Finding::new(Check::SourceOnce, "no entry", "an entry for each leaf");
            self.find(finding.at(pointer));
        }
        let missing: Vec<u64> = self.claimed.1.missing().take(MOST).collect();
        for leaf in missing {
            let pointer = place(&mut self.target, "target", leaf)?;
            let finding = Finding::new(Check::TargetOnce, "no entry", "an entry for each leaf");
            self.find(finding.at(pointer));
        }
        Ok(())
    }

    fn sequences(&mut self) -> Result<(), AuditError> {
        if self.sequences.is_empty() {
            return Ok(());
        }
        let mut sequences = Sequences::default();
        for number in 0..self.target.index().records() {
            let first = self.target.index().leaves_before(number);
            let Some(record) = self.target.record(number)? else { continue };
            if let Some(broken) = sequences.look(&record, first, &self.sequences) {
                let pointer = base(self.target.index().layout, number) + &broken.pointer;
                let finding = Finding::new(Check::Derived, broken.found, broken.expected);
                self.find(finding.at(format!("target {pointer}")));
            }
        }
        Ok(())
    }

    fn second_look_at_target(&mut self) -> Result<(), AuditError> {
        let wanted = !self.duplicates.is_empty() || !self.references.is_empty();
        if !self.texts.has_dropped() && !wanted {
            return Ok(());
        }
        let mut found = Vec::new();
        for number in 0..self.target.index().records() {
            let first = self.target.index().leaves_before(number);
            let Some(record) = self.target.record(number)? else { continue };
            let Some(tape) = record.tape() else { continue };
            self.texts.look_at_target(tape, &mut found);
            for (suspect, node) in found.drain(..) {
                if self.has_enough() {
                    break;
                }
                let at = tape.pointer_of(node);
                let at = base(self.target.index().layout, number) + &at;
                let found = format!("a dropped text that stands in the target at {at:?}");
                let expected = "duplicate, superseded or sensitive as the reason";
                self.suspect(Check::Renamed, false, suspect, found, expected)?;
            }
            for (leaf, value) in (first..).zip(leaves(tape.root())).filter(|_| wanted) {
                let hash = json_hash(value, &self.keys);
                self.duplicates.seen(hash);
                if !self.referring.contains(leaf) {
                    self.references.seen(hash);
                }
            }
        }
        Ok(())
    }

    fn second_look_at_source(&mut self) -> Result<(), AuditError> {
        let wanted = !self.duplicates.is_empty();
        if !self.texts.has_synthesized() && self.latest.is_empty() && !wanted {
            return Ok(());
        }
        let mut found = Vec::new();
        for number in 0..self.source.index().records() {
            let first = self.source.index().leaves_before(number);
            let Some(record) = self.source.record(number)? else { continue };
            let Some(tape) = record.tape() else { continue };
            self.latest.look(tape);
            self.texts.look_at_source(tape, &mut found);
            for (suspect, node) in found.drain(..) {
                if self.has_enough() {
                    break;
                }
                let at = tape.pointer_of(node);
                let at = base(self.source.index().layout, number) + &at;
                let found = format!("a synthesized text that stands in the source at {at:?}");
                self.suspect(Check::Renamed, true, suspect, found, "an account of that source")?;
            }
            for (leaf, value) in (first..).zip(leaves(tape.root())).filter(|_| wanted) {
                if self.surviving.contains(leaf) {
                    self.duplicates.seen(json_hash(value, &self.keys));
                }
            }
        }
        Ok(())
    }

    /// Accounts that the second look at both files did not bear out.
    fn elsewhere(&mut self) -> Result<(), AuditError> {
        for suspect in std::mem::take(&mut self.duplicates).missing() {
            let expected = "one that stands in the target, or is kept or changed elsewhere";
            self.suspect(Check::Duplicate, false, suspect, "a duplicate of nothing", expected)?;
        }
        for suspect in std::mem::take(&mut self.references).missing() {
            let expected = "a name made of the values of via, or of something in the target";
            self.suspect(Check::Derived, true, suspect, "a name of nothing", expected)?;
        }
        for wrong in self.latest.wrong(self.identity.is_none()) {
            self.suspect(Check::Derived, true, wrong.suspect, wrong.found, &wrong.expected)?;
        }
        Ok(())
    }

    /// Something is wrong with what was said of a leaf of the source, or else of the target.
    fn suspect(
        &mut self,
        check: Check,
        of_target: bool,
        suspect: Suspect,
        found: impl Into<String>,
        expected: &str,
    ) -> Result<(), AuditError> {
        if self.verdict.more {
            return Ok(());
        }
        let at = if of_target {
            place(&mut self.target, "target", suspect.leaf)?
        } else {
            place(&mut self.source, "source", suspect.leaf)?
        };
        let finding = Finding::new(check, found, expected).at(at);
        self.find(finding.on(suspect.line).in_entry(suspect.entry));
        Ok(())
    }
}

/// The base of a record.
pub(super) fn base(layout: Layout, record: u64) -> String {
    if layout.is_stream() { format!("/{record}") } else { String::new() }
}

/// A leaf's side and pointer.
fn place<F: Read + Seek>(file: &mut RecordFile<F>, side: &str, leaf: u64) -> io::Result<String> {
    let (number, within) = file.index().record_of(leaf);
    let layout = file.index().layout;
    let record = file.record(number)?;
    let node = record.as_ref().and_then(|record| record.leaf(within));
    let pointer = record.as_ref().and_then(|record| Some(record.value(node?)?.pointer()));
    Ok(format!("{side} {}{}", base(layout, number), pointer.unwrap_or_default()))
}
