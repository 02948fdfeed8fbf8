//! What must not be lost.

use super::summary::DroppedSummary;
use crate::error::OutcomeError;
use crate::report::{Anomaly, Reason};

/// Pointers that a refusal names at most.
const POINTERS: usize = 3;

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
    /// Whether what was odd and what was dropped is acceptable.
    pub(crate) fn check(
        &self,
        anomalies: &[Anomaly],
        dropped: &[DroppedSummary],
    ) -> Result<(), OutcomeError> {
        let counts = |reason: Reason| match self {
            Self::Off => false,
            Self::All => true,
            Self::For(reasons) => reasons.contains(&reason),
        };
        if *self == Self::Off {
            return Ok(());
        }
        if let Some(first) = anomalies.first() {
            return Err(OutcomeError::Anomalies {
                count: anomalies.len() as u64,
                line: first.line,
                kind: first.kind.name(),
            });
        }
        let refused: Vec<_> = dropped.iter().filter(|dropped| counts(dropped.reason)).collect();
        if refused.is_empty() {
            return Ok(());
        }
        let leaves = refused.iter().map(|dropped| (dropped.reason, dropped.leaves)).collect();
        let pointers = refused.iter().flat_map(|dropped| dropped.pointers.iter().cloned());
        Err(OutcomeError::Dropped { leaves, pointers: pointers.take(POINTERS).collect() })
    }
}
