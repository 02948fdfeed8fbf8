//! What must not be lost.

use super::step::Done;
use crate::error::{Error, OutcomeError};
use crate::report::Reason;

/// What must not be lost, or the conversion is refused.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Strict {
    /// Anything may be lost that has no place in the target.
    #[default]
    Off,
    /// Nothing may be dropped, and the source must have no anomaly.
    All,
    /// Nothing may be dropped for these reasons, and the source must have no anomaly.
    For(Vec<Reason>),
}

impl Strict {
    pub(super) fn check(&self, done: &Done) -> Result<(), Error> {
        let counts = |reason: &Reason| match self {
            Self::Off => false,
            Self::All => true,
            Self::For(reasons) => reasons.contains(reason),
        };
        if *self == Self::Off {
            return Ok(());
        }
        if let Some(first) = done.anomalies().first() {
            return Err(OutcomeError::Anomalies {
                count: done.anomalies().len() as u64,
                line: first.line,
                kind: first.kind.name(),
            }
            .into());
        }
        let Some(rows) = done.rows() else { return Ok(()) };
        let dropped = &rows.totals().dropped;
        let leaves: Vec<_> = dropped.iter().map(|(reason, leaves)| (*reason, *leaves)).collect();
        let leaves: Vec<_> = leaves.into_iter().filter(|(reason, _)| counts(reason)).collect();
        if leaves.is_empty() {
            return Ok(());
        }
        let pointers = leaves.iter().flat_map(|(reason, _)| rows.examples(*reason));
        let pointers = pointers.take(3).cloned().collect();
        Err(OutcomeError::Dropped { leaves, pointers }.into())
    }
}
