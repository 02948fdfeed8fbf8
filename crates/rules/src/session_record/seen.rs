//! A record as the rules look at it: with what those before it were.

use session_record_model::Record;

/// A record, and what came before it.
pub(super) struct Seen<'r> {
    pub(super) line: u64,
    pub(super) record: &'r Record,
    pub(super) stream: &'r Stream,
}

/// What the rules remember of the records of a stream.
#[derive(Debug, Default)]
pub(super) struct Stream {}

impl Stream {
    /// Takes the next record in.
    pub(super) fn push(&mut self, line: u64, record: &Record) {
        let _ = (line, record);
    }
}
