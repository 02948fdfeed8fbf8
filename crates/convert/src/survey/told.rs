//! What a survey tells.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::report::{Reason, Sides};

/// The version of a survey's format.
pub const SURVEY: &str = "0.1";

/// What logs hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "A survey of logs")]
pub struct Survey {
    /// The version of the survey's format: `0.1`.
    #[schemars(extend("const" = "0.1"))]
    pub survey: String,
    /// What the files of each format hold.
    pub formats: Vec<FormatSurvey>,
    /// What was met and is no log.
    pub skipped: Vec<Skipped>,
    /// What could not be read, or not to its end.
    pub failed: Vec<Failed>,
    /// How many files and directories are hidden, and were not looked at.
    pub hidden: u64,
}

/// What the files of a format hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FormatSurvey {
    /// The format's name.
    pub format: String,
    /// How many files there are.
    pub files: u64,
    /// How many sessions they are of, where the conversion tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sessions: Option<u64>,
    /// How many records there are, those that cannot be read among them.
    pub records: u64,
    /// What was odd about lines, by kind.
    pub odd: Vec<Odd>,
    /// The records by type.
    pub rows: Vec<Thing>,
    /// The items of lists in them that say their type, by type.
    pub parts: Vec<Thing>,
    /// What a conversion would make of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub converted: Option<Converted>,
    /// What is not known of the format. Not of one that has a schema: `validate` tells that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub new: Option<New>,
}

/// What was odd about lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Odd {
    /// The kind of anomaly, as a loss report names it.
    pub kind: String,
    /// How often.
    pub count: u64,
    /// The first file and line.
    pub first: String,
}

/// Records of a type, or parts of records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Thing {
    /// Its type: of a part behind that of what it stands in.
    #[serde(rename = "type")]
    pub kind: String,
    /// How many there are.
    pub count: u64,
    /// Their members.
    pub members: Vec<Member>,
}

/// A member of things of a type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Its path in the thing, `*` for any item of a list; empty for a record that has no members.
    pub member: String,
    /// How often it is there.
    pub count: u64,
    /// How many values stand there and under no member that is told: texts, numbers, `true`, `false`, `null`, empty lists and objects.
    pub values: u64,
    /// Whether its content is data and not the format's: it is not looked into.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub data: bool,
}

/// What a conversion would make of the files of a format. Nothing was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Converted {
    /// The format to which they would be converted.
    pub to: String,
    /// How many files would be.
    pub files: u64,
    /// Their values by fate.
    pub totals: Sides,
    /// What would be dropped, by reason.
    pub dropped: Vec<DroppedReason>,
}

/// What would be dropped for a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DroppedReason {
    /// The reason.
    pub reason: Reason,
    /// How many values.
    pub values: u64,
    /// Which members.
    pub members: Vec<DroppedMember>,
}

/// A member that would be dropped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DroppedMember {
    /// Its pointer in the record, `*` for any item of a list; empty for the record itself.
    pub member: String,
    /// How often.
    pub count: u64,
}

/// Types and members that are not known of a format: it may have changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct New {
    /// Types of records and parts.
    pub types: Vec<NewThing>,
    /// Members of types that are known.
    pub members: Vec<NewMember>,
}

/// A type that is not known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewThing {
    /// The type.
    #[serde(rename = "type")]
    pub kind: String,
    /// How many there are.
    pub count: u64,
    /// The file and line of the first.
    pub first: String,
}

/// A member that is not known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMember {
    /// The type of what has it.
    #[serde(rename = "type")]
    pub kind: String,
    /// Its path there.
    pub member: String,
    /// How often it is there.
    pub count: u64,
    /// The file and line of the first.
    pub first: String,
}

/// What was met and is no log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Skipped {
    /// The file.
    pub file: String,
    /// What it is.
    pub reason: String,
}

/// What could not be read, or not to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Failed {
    /// The file.
    pub file: String,
    /// Why.
    pub message: String,
}
