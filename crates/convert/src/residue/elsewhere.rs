//! Target values whose bytes the ledger does not know: those that the first group promised, and parts of
//! what was kept without its white space.

use exact_json::trace::{Base, EntryPointer};
use exact_json::{OwnedTape, Scanner};

use crate::mapping::Row;

/// Looks values up by their pointers.
#[derive(Default)]
pub(super) struct Elsewhere {
    scanner: Scanner,
    /// What the first group wrote, by base.
    first: Option<Vec<(Base, String)>>,
    /// The target of the open group that was looked into last.
    scanned: Option<(u32, OwnedTape)>,
    looks: u32,
}

/// So many values are looked up for one group, because each look walks a target's text. What goes beyond is
/// written down.
const MOST: u32 = 256;

impl Elsewhere {
    /// Begins a group.
    pub(super) fn begin(&mut self, row: &Row<'_>) {
        self.scanned = None;
        self.looks = 0;
        self.first.get_or_insert_with(|| {
            let bases = row.group.to().iter().cloned();
            bases.zip(row.targets.iter().map(|text| (*text).to_owned())).collect()
        });
    }

    /// The text of the value that a pointer names.
    pub(super) fn look(&mut self, pointer: &EntryPointer<'_>, row: &Row<'_>) -> Option<&str> {
        if self.looks == MOST {
            return None;
        }
        self.looks += 1;
        let target = pointer.record();
        if self.scanned.as_ref().is_none_or(|(known, _)| *known != target) {
            let text = if let Some(text) = row.targets.get(target as usize) {
                text
            } else {
                let base = row.group.to().get(target as usize)?;
                let first = self.first.iter().flatten().find(|(known, _)| known == base);
                first.map(|(_, text)| text.as_str())?
            };
            let tape = OwnedTape::scan(&mut self.scanner, text.as_bytes()).ok()?;
            self.scanned = Some((target, tape));
        }
        let (_, tape) = self.scanned.as_ref()?;
        let value = tape.tape(0).resolve(&pointer.within())?;
        Some(value.raw())
    }
}
