//! The last line of a report.

use std::collections::BTreeMap;

use exact_json::trace;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Reason;

/// The last line of a report: leaves by fate.
///
/// ```
/// use opencheckpoint_convert::report::Totals;
///
/// let text = r#"{"totals":{"source":{"kept":6,"changed":0,"dropped":2},"target":{"kept":6,"changed":0,"synthesized":1}},"dropped":{"no-counterpart":2}}"#;
/// let totals: Totals = serde_json::from_str(text)?;
/// assert_eq!((totals.source_leaves(), totals.target_leaves()), (8, 7));
/// assert_eq!(serde_json::to_string(&totals)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Totals {
    /// Leaves by fate, on each side.
    pub totals: Sides,
    /// Dropped source leaves by reason.
    pub dropped: BTreeMap<Reason, u64>,
}

/// Leaves by fate, on each side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sides {
    /// Of the source.
    pub source: SourceTotals,
    /// Of the target.
    pub target: TargetTotals,
}

/// Source leaves by fate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SourceTotals {
    /// JSON-equal in the target.
    pub kept: u64,
    /// In the target by a named transform.
    pub changed: u64,
    /// Not in the target.
    pub dropped: u64,
}

/// Target leaves by origin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TargetTotals {
    /// JSON-equal in the source.
    pub kept: u64,
    /// From the source by a named transform.
    pub changed: u64,
    /// Not in the source.
    pub synthesized: u64,
}

impl Totals {
    /// All leaves of the source.
    #[must_use]
    pub fn source_leaves(&self) -> u64 {
        let SourceTotals { kept, changed, dropped } = self.totals.source;
        kept.saturating_add(changed).saturating_add(dropped)
    }

    /// All leaves of the target.
    #[must_use]
    pub fn target_leaves(&self) -> u64 {
        let TargetTotals { kept, changed, synthesized } = self.totals.target;
        kept.saturating_add(changed).saturating_add(synthesized)
    }

    /// Counts the leaves of another report, too.
    pub fn add(&mut self, other: &Self) {
        let Self { totals: Sides { source, target }, dropped } = other;
        let Sides { source: of_source, target: of_target } = &mut self.totals;
        of_source.kept += source.kept;
        of_source.changed += source.changed;
        of_source.dropped += source.dropped;
        of_target.kept += target.kept;
        of_target.changed += target.changed;
        of_target.synthesized += target.synthesized;
        for (reason, leaves) in dropped {
            *self.dropped.entry(*reason).or_default() += leaves;
        }
    }

    /// Counts source leaves that are dropped.
    pub fn add_dropped(&mut self, reason: Reason, leaves: u64) {
        if leaves > 0 {
            self.totals.source.dropped += leaves;
            *self.dropped.entry(reason).or_default() += leaves;
        }
    }
}

impl From<&trace::Totals> for Totals {
    fn from(counted: &trace::Totals) -> Self {
        let source = SourceTotals {
            kept: counted.source_kept,
            changed: counted.source_changed,
            dropped: counted.source_dropped,
        };
        let target = TargetTotals {
            kept: counted.target_kept,
            changed: counted.target_changed,
            synthesized: counted.target_synthesized,
        };
        let dropped = Reason::ALL.iter().map(|reason| (*reason, counted.dropped(*reason)));
        Self {
            totals: Sides { source, target },
            dropped: dropped.filter(|(_, leaves)| *leaves > 0).collect(),
        }
    }
}
