//! Checking a report against both files, without knowing the mapping.
//!
//! The audit recounts the leaves of both files, and takes no entry at its word: each leaf must stand
//! in exactly one entry, what is kept must be JSON-equal, each transform has a checker that knows only
//! the values and the entry, constants must be what they are said to be, derived values must be what
//! their function can give, digests, sizes, anomalies and totals must be right. Its memory is a table
//! of places, a bit a leaf, and a small cache of records.

mod bits;
mod changed;
mod derived;
mod finding;
mod latest;
mod row;
mod run;
mod sequence;
mod texts;

pub use finding::{Check, Finding, Verdict};
pub use run::{AuditError, audit};
