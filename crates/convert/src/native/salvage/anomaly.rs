//! What was odd about a log, for the head of the report.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One oddity of one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Anomaly {
    /// The line, 1-based.
    pub line: u64,
    /// What is odd.
    pub kind: AnomalyKind,
    /// What the line consists of, where it is not exactly one readable record: together the segments
    /// cover everything in it that is not white space.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub segments: Vec<Segment>,
    /// The value concerned, its record's number first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pointer: Option<String>,
    /// For `duplicate-member`: the JSON texts of the values that do not count, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<String>,
    /// For `too-long`: the longest line, in bytes, that is read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u64>,
}

/// What can be odd about a line.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum AnomalyKind {
    /// A record ends in the middle.
    Torn,
    /// Several records stand on one line, or a torn one and another.
    Spliced,
    /// Zero bytes, as a crashed file system leaves them.
    NulRun,
    /// Bytes that are not UTF-8.
    InvalidUtf8,
    /// Arrays and objects nest deeper than is read.
    TooDeep,
    /// The line is longer than is read.
    TooLong,
    /// Something that is not JSON.
    NotJson,
    /// A JSON value that is no object. It is a record all the same.
    NotAnObject,
    /// A byte-order mark: framing at the start of the file, opaque anywhere else.
    Bom,
    /// An escape that is half of a surrogate pair. It is read as U+FFFD.
    LoneSurrogate,
    /// A member name that comes twice in an object. The last one counts.
    DuplicateMember,
}

impl Anomaly {
    /// The anomaly in a few words.
    #[must_use]
    pub fn describe(&self) -> String {
        let pointer = self.pointer.as_deref().map(|at| format!(" at {at}")).unwrap_or_default();
        format!("{} on line {}{pointer}", self.kind.name(), self.line)
    }
}

impl AnomalyKind {
    /// The name in the report.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Torn => "torn",
            Self::Spliced => "spliced",
            Self::NulRun => "nul-run",
            Self::InvalidUtf8 => "invalid-utf8",
            Self::TooDeep => "too-deep",
            Self::TooLong => "too-long",
            Self::NotJson => "not-json",
            Self::NotAnObject => "not-an-object",
            Self::Bom => "bom",
            Self::LoneSurrogate => "lone-surrogate",
            Self::DuplicateMember => "duplicate-member",
        }
    }
}

/// One piece of a faulty line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Segment {
    /// Where it starts, in bytes from the start of the file.
    pub offset: u64,
    /// Its length in bytes.
    pub length: u64,
    /// The number of the record that it is, 0-based.
    pub record: u64,
    /// Whether it cannot be read. Opaque bytes count as one leaf.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub opaque: bool,
}
