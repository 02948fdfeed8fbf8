//! Counts of leaves by fate.

use super::fate::Reason;

/// Leaves by fate on both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Source leaves that are kept.
    pub source_kept: u64,
    /// Source leaves that are changed.
    pub source_changed: u64,
    /// Source leaves that are dropped.
    pub source_dropped: u64,
    /// Target leaves that are kept.
    pub target_kept: u64,
    /// Target leaves that are changed.
    pub target_changed: u64,
    /// Target leaves that are synthesized.
    pub target_synthesized: u64,
    dropped: [u64; Reason::ALL.len()],
}

impl Totals {
    /// All source leaves.
    #[must_use]
    pub fn source(&self) -> u64 {
        self.source_kept + self.source_changed + self.source_dropped
    }

    /// All target leaves.
    #[must_use]
    pub fn target(&self) -> u64 {
        self.target_kept + self.target_changed + self.target_synthesized
    }

    /// Source leaves dropped for a reason.
    #[must_use]
    pub fn dropped(&self, reason: Reason) -> u64 {
        self.dropped[reason as usize]
    }

    /// Counts source leaves that are dropped without a group, such as opaque bytes of a log.
    pub fn add_dropped(&mut self, reason: Reason, leaves: u64) {
        self.source_dropped += leaves;
        self.dropped[reason as usize] += leaves;
    }
}
