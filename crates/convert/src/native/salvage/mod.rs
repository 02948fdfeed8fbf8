//! Finding the records of a line-framed log, whatever its bytes are.
//!
//! A log is written by a process that may be killed at any byte, next to others that write to the
//! same file. So its lines are not all JSON, and a reader that stops at the first bad one, or skips
//! it without a word, loses work. This one is total: every byte of the file is part of a record, of
//! opaque bytes that are counted and named, or of the framing (line ends, blank lines, white space
//! around records, a byte-order mark at the start).
//!
//! What a faulty line is cut into follows two rules:
//!
//! - Only 0x0A ends a line. U+2028, U+0085 and the like are text.
//! - Behind a fault, a text counts as a record only where the parse of what stands before it had
//!   already failed, and only if it has the envelope of the log's format. An object nested in a torn
//!   record is never passed off as a record: what stands behind a colon, a bracket or a comma, or in
//!   front of a comma or a closing bracket, is taken as nested unless the text before it was torn at
//!   that very place, where a value cannot be.
//!
//! The work is linear in the line, and a line may have any number of records.
//!
//! Two faults are mended, because the record is otherwise whole: a lone surrogate escape is read as
//! U+FFFD, and of a member name that comes twice in an object the last one counts. The mended text
//! has the length of the original, so that offsets mean the same in both.
//!
//! [`Salvage`] is the first pass over a file: it finds the records. [`Replay`] is a second one, which
//! reads any of them again without looking for faults anew.

mod anomaly;
mod encoding;
mod error;
mod faulty;
mod mend;
mod read;
mod replay;
mod torn;
mod window;

pub use anomaly::{Anomaly, AnomalyKind, Segment};
pub use error::SalvageError;
pub use read::{Content, Envelope, Limits, Location, Record, Salvage, State, Survey};
pub use replay::{Replay, Reread, Slot, Sought};

pub(crate) use mend::mend;

#[cfg(test)]
mod tests;
