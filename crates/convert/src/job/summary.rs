//! What a conversion did, for a person.

use exact_json::digest::Sha256;

use crate::format::Format;
use crate::report::{Anomaly, Notice, Reason, SpooledRows, Totals};

/// What a conversion did.
#[derive(Clone, Debug)]
#[must_use = "it says what was lost"]
pub struct Summary {
    /// The names of the mappings, in the order they were run.
    pub path: Vec<&'static str>,
    /// The source.
    pub source: SideSummary,
    /// The target.
    pub target: SideSummary,
    /// Leaves by fate.
    pub totals: Totals,
    /// What was dropped, by reason.
    pub dropped: Vec<DroppedSummary>,
    /// What was odd about the source.
    pub anomalies: Vec<Anomaly>,
    /// What a person should know beside.
    pub notices: Vec<Notice>,
    /// The provisional parts of the session record that the conversion relies on.
    pub provisional: Vec<String>,
    /// How many records were written, where the target is a stream.
    pub records: Option<u64>,
    /// The size of the residue in bytes, where one was asked for.
    pub residue_size: Option<u64>,
}

/// A file of a conversion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideSummary {
    /// Its format.
    pub format: Format,
    /// The digest of its bytes.
    pub digest: Sha256,
    /// Its size in bytes.
    pub size: u64,
    /// How many leaves it has.
    pub leaves: u64,
}

/// What was dropped for one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DroppedSummary {
    /// The reason.
    pub reason: Reason,
    /// How many leaves.
    pub leaves: u64,
    /// Pointers of the first few.
    pub pointers: Vec<String>,
}

impl DroppedSummary {
    /// What the rows of a report drop, by reason.
    pub(crate) fn of(rows: &SpooledRows) -> Vec<Self> {
        let dropped = rows.totals().dropped.iter().map(|(reason, leaves)| Self {
            reason: *reason,
            leaves: *leaves,
            pointers: rows.examples(*reason).to_vec(),
        });
        dropped.collect()
    }
}
