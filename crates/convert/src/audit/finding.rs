//! What the audit finds.

use std::fmt;

/// What an audit says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// What is wrong; nothing when the report holds.
    pub findings: Vec<Finding>,
    /// Whether there was more than is listed.
    pub more: bool,
    /// How many rows were checked.
    pub rows: u64,
    /// How many leaves the source has.
    pub source_leaves: u64,
    /// How many leaves the target has.
    pub target_leaves: u64,
}

impl Verdict {
    /// Whether the report is true of both files.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.findings.is_empty()
    }
}

/// Something that is wrong with a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Which check failed.
    pub check: Check,
    /// The report's line, 1-based, where one is at fault.
    pub line: Option<u64>,
    /// The entry of that line, 0-based: of a row with a shape the shape's.
    pub entry: Option<usize>,
    /// The value concerned: `source /17/a` or `target /12/b`.
    pub place: Option<String>,
    /// What was found.
    pub found: String,
    /// What would have been right.
    pub expected: String,
}

/// A check of the audit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Check {
    /// The files can be read as the formats that the head names.
    Format,
    /// The head's adapter is one from the source's format to the target's, by steps that follow each
    /// other, and its options are ones that there are.
    Adapter,
    /// The head's provisional parts are those of the session records.
    Provisional,
    /// The head's digests are those of the files.
    Digest,
    /// The head's sizes are those of the files.
    Size,
    /// The head's leaf counts are those of the files.
    Leaves,
    /// The head's anomalies are those of the source.
    Anomalies,
    /// A row's shape stands before it, a shape's number is not used twice, and a shape is used.
    Shape,
    /// A row has entries, and uses each of its bases.
    Row,
    /// A row's bases name records, or values.
    Base,
    /// An entry's pointers name values.
    Pointer,
    /// Each source leaf stands in an entry, and in one only.
    SourceOnce,
    /// Each target leaf stands in an entry, and in one only.
    TargetOnce,
    /// What is kept is JSON-equal.
    Kept,
    /// A transform makes the target of the source.
    Changed,
    /// The source can be computed where the entry says so, and there alone.
    Lossless,
    /// What cannot be read is dropped as unreadable, and nothing else is.
    Unreadable,
    /// What is dropped as a duplicate stands in the target, or is kept or changed elsewhere.
    Duplicate,
    /// A constant, default or option is the value that the entry says, and an option is one of the head's.
    Value,
    /// A derived value is what its function can give.
    Derived,
    /// A longer text of the source that stands in the target is not accounted for by other means.
    Renamed,
    /// The totals are the sums of the entries.
    Totals,
    /// The rows can be checked with work in proportion to the files and the report.
    Effort,
}

impl Check {
    /// The check's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Format => "format",
            Self::Adapter => "adapter",
            Self::Provisional => "provisional",
            Self::Digest => "digest",
            Self::Size => "size",
            Self::Leaves => "leaves",
            Self::Anomalies => "anomalies",
            Self::Shape => "shape",
            Self::Row => "row",
            Self::Base => "base",
            Self::Pointer => "pointer",
            Self::SourceOnce => "source-once",
            Self::TargetOnce => "target-once",
            Self::Kept => "kept",
            Self::Changed => "changed",
            Self::Lossless => "lossless",
            Self::Unreadable => "unreadable",
            Self::Duplicate => "duplicate",
            Self::Value => "value",
            Self::Derived => "derived",
            Self::Renamed => "renamed",
            Self::Totals => "totals",
            Self::Effort => "effort",
        }
    }
}

impl Finding {
    pub(super) fn new(check: Check, found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self {
            check,
            line: None,
            entry: None,
            place: None,
            found: found.into(),
            expected: expected.into(),
        }
    }

    pub(super) fn at(self, place: impl Into<String>) -> Self {
        Self { place: Some(place.into()), ..self }
    }

    pub(super) fn on(self, line: u64) -> Self {
        Self { line: Some(line), ..self }
    }

    pub(super) fn in_entry(self, entry: usize) -> Self {
        Self { entry: Some(entry), ..self }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.check.name())?;
        if let Some(line) = self.line {
            write!(f, ", line {line}")?;
        }
        if let Some(entry) = self.entry {
            write!(f, ", entry {entry}")?;
        }
        if let Some(place) = &self.place {
            write!(f, ", {place}")?;
        }
        write!(f, ": found {}, expected {}", self.found, self.expected)
    }
}
