//! The first line of a report.

use exact_json::Object;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Anomaly;

/// The version of the report's format.
pub const LOSS_REPORT: &str = "0.1";

/// The first line of a report: which files it is about, and what was odd.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The version of the report's format: `0.1`.
    #[schemars(extend("const" = "0.1"))]
    pub loss_report: String,
    /// What made the conversion.
    pub adapter: Adapter,
    /// The file that was read.
    pub source: Side,
    /// The file that was written.
    pub target: Side,
    /// The provisional parts of the session record that the conversion relies on.
    pub provisional: Vec<String>,
    /// What was odd about the lines of the source.
    pub anomalies: Vec<Anomaly>,
    /// What a person should know about the conversion beside the fates of values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notices: Vec<Notice>,
}

/// What made a conversion.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Adapter {
    /// The mapping's name, `<source format>-to-<target format>`.
    pub id: String,
    /// The mapping's version.
    pub version: String,
    /// What the operator said, by name of the option.
    pub options: Object,
    /// The mappings that were run one after another, where there was more than one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Adapter>,
}

/// A file of a conversion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The format's id.
    pub format: String,
    /// `sha-256:` and the SHA-256 of the file's bytes in hex.
    pub digest: String,
    /// The file's size in bytes.
    pub size: u64,
    /// How many leaves the file has.
    pub leaves: u64,
}

impl Head {
    /// The head of the report of two conversions, one after the other with the same options, of which this is the first.
    ///
    /// ```
    /// use opencheckpoint_convert::{Format, Options, convert_bytes};
    ///
    /// let records = br#"{"type":"message","seq":1,"id":"r1","messageId":"m1","ts":"2026-03-04T09:00:00Z","role":"user","author":"human","origin":"prompt","content":[{"type":"text","text":"Mend the build."}]}"#;
    /// let first = convert_bytes(records, None, Format::OpenCheckpoint, &Options::default())?;
    /// let second = convert_bytes(&first.value, None, Format::SessionRecord, &Options::default())?;
    /// let [first, second] = [first, second].map(|step| step.report.reader().unwrap().head().clone());
    /// let both = first.then(&second);
    /// assert_eq!(both.adapter.id, "session-record-to-session-record");
    /// assert_eq!(both.adapter.steps, [first.adapter, second.adapter]);
    /// assert_eq!((both.source, both.target), (first.source, second.target));
    /// # Ok::<(), opencheckpoint_convert::Error>(())
    /// ```
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        let mut provisional = [&self.provisional[..], &next.provisional[..]].concat();
        provisional.sort_unstable();
        provisional.dedup();
        Self {
            loss_report: LOSS_REPORT.to_owned(),
            adapter: Adapter {
                id: format!("{}-to-{}", self.source.format, next.target.format),
                version: env!("CARGO_PKG_VERSION").to_owned(),
                options: self.adapter.options.clone(),
                steps: [self.adapter.steps(), next.adapter.steps()].concat(),
            },
            source: self.source.clone(),
            target: next.target.clone(),
            provisional,
            // What is in between was made by a mapping, and nothing is odd about it.
            anomalies: self.anomalies.clone(),
            notices: [&self.notices[..], &next.notices[..]].concat(),
        }
    }
}

impl Adapter {
    /// The mappings that were run: this one, where there was no other.
    fn steps(&self) -> &[Self] {
        if self.steps.is_empty() { std::slice::from_ref(self) } else { &self.steps }
    }
}

/// Something a person should know about a conversion.
///
/// Kinds are an open list: `unpaired-call`, `unpaired-result`, `unresolved-parent`,
/// `subagent-not-read`, `external-reference`, `not-replayable`, `compaction`, `several-sessions` and
/// others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Notice {
    /// What it is about.
    pub kind: String,
    /// The source's line, 1-based.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// The source value concerned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pointer: Option<String>,
    /// The identifier concerned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// One sentence for a person.
    pub message: String,
}

impl Notice {
    /// A notice of a kind, with one sentence for a person.
    ///
    /// ```
    /// use opencheckpoint_convert::report::Notice;
    ///
    /// let notice = Notice::new("unpaired-call", "The call has no result.").at("/3/message").of("toolu_1");
    /// assert_eq!(notice.id.as_deref(), Some("toolu_1"));
    /// ```
    #[must_use]
    pub fn new(kind: impl Into<String>, message: impl Into<String>) -> Self {
        Self { kind: kind.into(), line: None, pointer: None, id: None, message: message.into() }
    }

    /// With the source's line, 1-based.
    #[must_use]
    pub fn on_line(self, line: u64) -> Self {
        Self { line: Some(line), ..self }
    }

    /// With the pointer of the source value concerned.
    #[must_use]
    pub fn at(self, pointer: impl Into<String>) -> Self {
        Self { pointer: Some(pointer.into()), ..self }
    }

    /// With the identifier concerned.
    #[must_use]
    pub fn of(self, id: impl Into<String>) -> Self {
        Self { id: Some(id.into()), ..self }
    }
}
