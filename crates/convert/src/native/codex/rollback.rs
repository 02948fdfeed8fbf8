//! What was taken back: the last so many messages of a user, and all that came of them.

use std::ops::Range;

use exact_json::Value;

use super::row::{Row, RowKind};
use super::twins::words;
use super::who;
use crate::native::response_items::kind::ItemKind;

/// The rows that are taken back, as far as the log has been read.
#[derive(Debug, Default)]
pub(super) struct Rollbacks {
    /// The messages of a user that stand, by their records.
    prompts: Vec<u64>,
    /// What was taken back, in order, nothing twice.
    back: Vec<Range<u64>>,
}

impl Rollbacks {
    /// A row, in the order of the log.
    pub(super) fn row(&mut self, row: &Row<'_>, record: u64) {
        if is_prompt(row) {
            self.prompts.push(record);
        } else if let Some(turns) = turns(row).filter(|turns| *turns > 0) {
            let turns = usize::try_from(turns).unwrap_or(usize::MAX);
            let first = self.prompts.len().saturating_sub(turns);
            let Some(from) = self.prompts.get(first).copied() else { return };
            self.prompts.truncate(first);
            while self.back.last().is_some_and(|before| before.start >= from) {
                self.back.pop();
            }
            self.back.push(from..record);
        }
    }

    /// Whether a row was taken back.
    pub(super) fn is_back(&self, record: u64) -> bool {
        let before = self.back.partition_point(|range| range.end <= record);
        self.back.get(before).is_some_and(|range| range.contains(&record))
    }
}

/// How many turns an event takes back.
pub(super) fn turns(row: &Row<'_>) -> Option<u64> {
    let is_rollback = row.kind == RowKind::Event && row.is(&["thread_rolled_back"]);
    row.payload.get("num_turns").filter(|_| is_rollback).and_then(Value::as_u64)
}

/// Whether an item is something that a user asked for, and not only what the harness put in.
fn is_prompt(row: &Row<'_>) -> bool {
    row.item() == ItemKind::Message
        && row.payload.get("role").is_some_and(|role| role.is_str("user"))
        && row
            .payload
            .get("content")
            .is_some_and(|content| words(content).any(|(_, text)| who::inserted(&text).is_none()))
}
