//! Findings as a SARIF 2.1.0 log, which code hosts and editors show in the file.
//!
//! The types are the part of the standard that is written here; nothing in them is optional without being left out.

use std::collections::BTreeSet;

use opencheckpoint_rules::{Severity, registry};
use serde::{Serialize, Serializer};

use crate::commands::validate::Document;
use crate::finding::{BOM, Finding, JSON, SHAPE};

/// The whole of what was found, as one run of the tool.
pub(crate) fn log(documents: &[Document]) -> Log<'_> {
    let findings = documents
        .iter()
        .flat_map(|document| document.findings.iter().map(|finding| (&*document.file, finding)));
    let found: BTreeSet<_> = findings.clone().map(|(_, finding)| finding.rule).collect();
    let failures: Vec<_> = documents.iter().filter_map(notification).collect();
    Log {
        schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        version: "2.1.0",
        runs: [Run {
            tool: Tool { driver: Driver::of_this_tool(&found) },
            // A file that could not be looked at may hold anything.
            invocations: [Invocation {
                execution_successful: failures.is_empty(),
                tool_execution_notifications: failures,
            }],
            column_kind: "unicodeCodePoints",
            results: findings.map(|(file, finding)| result(file, finding)).collect(),
        }],
    }
}

#[derive(Serialize)]
pub(crate) struct Log<'d> {
    #[serde(rename = "$schema")]
    schema: &'static str,
    version: &'static str,
    runs: [Run<'d>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Run<'d> {
    tool: Tool,
    invocations: [Invocation<'d>; 1],
    column_kind: &'static str,
    results: Vec<Outcome<'d>>,
}

#[derive(Serialize)]
struct Tool {
    driver: Driver,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Driver {
    name: &'static str,
    semantic_version: &'static str,
    information_uri: &'static str,
    rules: Vec<Descriptor>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Descriptor {
    id: &'static str,
    name: &'static str,
    short_description: Text<'static>,
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<Help>,
    default_configuration: Configuration,
}

#[derive(Serialize)]
struct Help {
    text: &'static str,
    markdown: &'static str,
}

#[derive(Serialize)]
struct Configuration {
    level: Level,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Invocation<'d> {
    execution_successful: bool,
    tool_execution_notifications: Vec<Notification<'d>>,
}

#[derive(Serialize)]
struct Notification<'d> {
    level: Level,
    message: Text<'d>,
    locations: [Location<'d>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Outcome<'d> {
    rule_id: &'static str,
    level: Level,
    message: Text<'d>,
    locations: [Location<'d>; 1],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    related_locations: Vec<Location<'d>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(clippy::struct_field_names, reason = "the names are the standard's")]
struct Location<'d> {
    physical_location: PhysicalLocation<'d>,
    #[serde(skip_serializing_if = "Option::is_none")]
    logical_locations: Option<[LogicalLocation<'d>; 1]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<Text<'d>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PhysicalLocation<'d> {
    artifact_location: ArtifactLocation<'d>,
    #[serde(skip_serializing_if = "Option::is_none")]
    region: Option<Region>,
}

#[derive(Serialize)]
struct ArtifactLocation<'d> {
    #[serde(serialize_with = "as_uri")]
    uri: &'d str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    start_line: usize,
    start_column: usize,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct LogicalLocation<'d> {
    /// The JSON Pointer (RFC 6901); of a stream, within the record.
    fully_qualified_name: &'d str,
    kind: &'static str,
}

#[derive(Serialize)]
struct Text<'d> {
    text: &'d str,
}

/// A severity in the words of the standard, which are those of the rules.
struct Level(Severity);

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.as_str())
    }
}

impl Driver {
    /// This tool, with those of its rules that have something to say.
    fn of_this_tool(found: &BTreeSet<&str>) -> Self {
        let of_reading = [
            (JSON, Severity::Error, "A document is strict JSON."),
            (SHAPE, Severity::Error, "A document has the shape that its format's schema demands."),
            (BOM, Severity::Note, "No byte-order mark stands before the text."),
        ];
        let of_reading = of_reading.into_iter().map(|(name, severity, demands)| Descriptor {
            id: name,
            name,
            short_description: Text { text: demands },
            help: None,
            default_configuration: Configuration { level: Level(severity) },
        });
        let of_rules = registry().map(|rule| Descriptor {
            id: rule.id.as_str(),
            name: rule.name,
            short_description: Text { text: rule.summary() },
            help: Some(Help { text: rule.doc, markdown: rule.doc }),
            default_configuration: Configuration { level: Level(rule.severity) },
        });
        Self {
            name: "opencheckpoint",
            semantic_version: env!("CARGO_PKG_VERSION"),
            information_uri: env!("CARGO_PKG_REPOSITORY"),
            rules: of_reading.chain(of_rules).filter(|rule| found.contains(rule.id)).collect(),
        }
    }
}

fn result<'d>(file: &'d str, finding: &'d Finding) -> Outcome<'d> {
    let Finding { rule, severity, pointer, line, column, message, related, .. } = finding;
    let related = related.iter().map(|other| Location {
        message: Some(Text { text: other.message }),
        ..location(file, &other.pointer, other.line, other.column)
    });
    Outcome {
        rule_id: rule,
        level: Level(*severity),
        message: Text { text: message },
        locations: [location(file, pointer, *line, *column)],
        related_locations: related.collect(),
    }
}

fn location<'d>(file: &'d str, pointer: &'d str, line: usize, column: usize) -> Location<'d> {
    Location {
        physical_location: PhysicalLocation {
            artifact_location: ArtifactLocation { uri: file },
            region: Some(Region { start_line: line, start_column: column }),
        },
        logical_locations: Some([LogicalLocation { fully_qualified_name: pointer, kind: "value" }]),
        message: None,
    }
}

/// Why a file could not be looked at, if it could not.
fn notification(document: &Document) -> Option<Notification<'_>> {
    let failure = document.error.as_ref()?;
    let place = failure.place.as_ref();
    Some(Notification {
        level: Level(Severity::Error),
        message: Text { text: &failure.message },
        locations: [Location {
            physical_location: PhysicalLocation {
                artifact_location: ArtifactLocation { uri: &document.file },
                region: place
                    .map(|place| Region { start_line: place.line, start_column: place.column }),
            },
            logical_locations: None,
            message: None,
        }],
    })
}

/// A path as a URI reference (RFC 3986): what may not stand in one is percent-encoded.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
fn as_uri<S: Serializer>(path: &&str, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&uri(path))
}

fn uri(path: &str) -> String {
    use fluent_uri::pct_enc::EString;
    use fluent_uri::pct_enc::encoder::Path;

    let path = path.strip_prefix("./").unwrap_or(path);
    let mut encoded = EString::<Path>::new();
    encoded.encode_str::<Path>(path);
    // A colon in the first step would make it a scheme.
    let first = encoded.as_str().split('/').next().unwrap_or_default();
    if first.contains(':') { format!("./{encoded}") } else { encoded.into_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_a_uri() {
        for (path, expected) in [
            ("a/b.json", "a/b.json"),
            ("./a.json", "a.json"),
            ("/tmp/a b.json", "/tmp/a%20b.json"),
            ("größe?#.json", "gr%C3%B6%C3%9Fe%3F%23.json"),
            ("c:d.json", "./c:d.json"),
            ("a%20b", "a%2520b"),
        ] {
            assert_eq!(uri(path), expected);
        }
    }
}
