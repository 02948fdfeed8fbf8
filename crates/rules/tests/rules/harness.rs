//! What the tests of all formats share: how to check a document of a format, and the examples of a
//! page.

use std::path::PathBuf;

use exact_json::Read;
use open_continuity_model::Document;
use opencheckpoint_model::v0_1::Checkpoint;
use opencheckpoint_rules::opencheckpoint::{Parent, With};
use opencheckpoint_rules::{
    Finding, Format, Rule, open_continuity, opencheckpoint, session_record, turns,
};

/// The formats that have rules.
pub(crate) const FORMATS: [Format; 4] =
    [Format::OpenCheckpoint, Format::OpenContinuity, Format::SessionRecord, Format::Turns];

/// Where a document or stream is not of the format's shape, in the spelling of [`spot`], and why.
#[derive(Debug)]
pub(crate) struct Misshapen {
    pub(crate) place: String,
    pub(crate) message: String,
}

/// Reads a document or stream of the format and checks it. `Err` when it is not of the format's shape.
pub(crate) fn check(format: Format, text: &str) -> Result<Vec<Finding>, Misshapen> {
    check_beside(format, text, &[])
}

/// The same, where the documents that it speaks of are at hand.
pub(crate) fn check_beside(
    format: Format,
    text: &str,
    beside: &[String],
) -> Result<Vec<Finding>, Misshapen> {
    let document = |error: exact_json::Error| Misshapen {
        place: error.pointer().to_owned(),
        message: error.to_string(),
    };
    match format {
        Format::OpenCheckpoint => exact_json::from_str::<Checkpoint>(text)
            .map(|checkpoint| {
                let parent = beside.first().map(|parent| Parent::read(parent.as_bytes()).unwrap());
                opencheckpoint::check_with(&checkpoint, &With { parent })
            })
            .map_err(document),
        Format::OpenContinuity => exact_json::from_str::<Document>(text)
            .map(|document| {
                let beside = beside.iter().map(|text| exact_json::from_str(text).unwrap());
                open_continuity::check(&document, &beside.collect::<Vec<_>>())
            })
            .map_err(document),
        Format::SessionRecord => Ok(session_record::check(&lines(text)?)),
        Format::Turns => Ok(turns::check(&lines(text)?)),
        _ => panic!("no way to check {format}"),
    }
}

/// The records of a stream.
pub(crate) fn lines<T: for<'t> Read<'t>>(text: &str) -> Result<Vec<T>, Misshapen> {
    let read = |(number, line)| {
        exact_json::from_str(line).map_err(|error: exact_json::Error| Misshapen {
            place: format!("{number}:{}", error.pointer()),
            message: error.to_string(),
        })
    };
    (1..).zip(text.lines()).map(read).collect()
}

/// The members that the examples of a format's pages leave out.
pub(crate) fn preamble(format: Format) -> &'static [(&'static str, &'static str)] {
    match format {
        Format::OpenCheckpoint => &[
            ("opencheckpoint", r#""0.1""#),
            ("id", r#""urn:uuid:00000000-0000-4000-8000-000000000001""#),
            ("created_at", r#""2026-01-01T12:00:00Z""#),
            ("source", r#"{"producer":{"name":"example"}}"#),
            ("task", r#"{"objective":"Show the rule.","status":"active"}"#),
        ],
        _ => &[],
    }
}

/// An example of a page.
pub(crate) struct Example {
    /// Where it is, for messages: the rule's id and the number of the example.
    pub(crate) place: String,
    /// The whole document: the example laid over the preamble.
    pub(crate) document: String,
    /// The documents that are at hand beside it.
    pub(crate) beside: Vec<String>,
    /// Where the rule is broken, in the order of the document and the spelling of [`spot`]; nowhere, in an example that keeps it.
    pub(crate) breaks: Vec<String>,
    /// Whether it is refused there while it is read.
    pub(crate) is_refused: bool,
}

/// The examples of a rule's page.
pub(crate) fn examples(rule: &Rule) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut beside = Vec::new();
    let mut is_beside_over = false;
    let mut rest = rule.doc;
    while let Some((_, from)) = rest.split_once("\n```") {
        let (header, from) = from.split_once('\n').unwrap();
        let (block, after) = from.split_once("\n```\n").unwrap();
        rest = after;
        // They stand before the examples that they are for.
        if header == "json beside" {
            if std::mem::take(&mut is_beside_over) {
                beside.clear();
            }
            beside.push(format!("{block}\n"));
            continue;
        }
        is_beside_over = true;
        let place = format!("{}, example {} (`{header}`)", rule.id, examples.len() + 1);
        let breaks = match header.split(' ').collect::<Vec<_>>()[..] {
            ["json" | "jsonl", "pass"] => vec![],
            ["json" | "jsonl", "fail" | "refused", ref places @ ..] if !places.is_empty() => {
                places.iter().map(ToString::to_string).collect()
            }
            _ => {
                panic!("{place}: neither `json pass` nor `json fail POINTER…`, nor one beside them")
            }
        };
        let is_refused = header.contains(" refused ");
        let document = if header.starts_with("jsonl") {
            block.to_owned()
        } else {
            over_preamble(rule.format, block, &place)
        };
        examples.push(Example { place, document, beside: beside.clone(), breaks, is_refused });
    }
    examples
}

/// The members of the preamble with those of the example, which stand in the place of theirs, and
/// after them.
fn over_preamble(format: Format, block: &str, place: &str) -> String {
    let mut scanner = exact_json::Scanner::new();
    let tape = scanner.scan_str(block).unwrap_or_else(|fault| panic!("{place}: {fault}"));
    let mut members: Vec<(String, &str)> =
        preamble(format).iter().map(|&(name, value)| (name.to_owned(), value)).collect();
    for (key, value) in tape.root().members() {
        let name = key.decode().into_owned();
        match members.iter_mut().find(|(known, _)| *known == name) {
            Some(member) => member.1 = value.raw(),
            None => members.push((name, value.raw())),
        }
    }
    let members: Vec<_> = members.iter().map(|(name, value)| format!("{name:?}:{value}")).collect();
    format!("{{{}}}", members.join(","))
}

/// The rules and the places of findings.
pub(crate) fn places(findings: &[Finding]) -> Vec<(&'static str, &str)> {
    findings.iter().map(|finding| (finding.rule().id.as_str(), finding.pointer())).collect()
}

/// The same of a stream: before the pointer stand the line and a colon.
pub(crate) fn spots(findings: &[Finding]) -> Vec<(&'static str, String)> {
    findings.iter().map(|finding| (finding.rule().id.as_str(), spot(finding))).collect()
}

/// The place of a finding as examples spell it: `/statements/0`, and in a stream `3:/content/0`.
pub(crate) fn spot(finding: &Finding) -> String {
    match finding.line() {
        Some(line) => format!("{line}:{}", finding.pointer()),
        None => finding.pointer().to_owned(),
    }
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of a fixture.
pub(crate) fn read(path: &str) -> String {
    let path = root().join("fixtures").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of the fixtures in a folder, in order; none, where there is no such folder.
pub(crate) fn fixtures(folder: &str) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(root().join("fixtures").join(folder)) else {
        return Vec::new();
    };
    let files = entries.map(Result::unwrap).filter(|entry| entry.path().is_file());
    let mut names: Vec<_> = files.map(|entry| entry.file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The documents that are at hand beside a fixture: that of its name in the format's folder `beside`, where there is one.
pub(crate) fn beside(format: Format, name: &str) -> Vec<String> {
    let path = format!("{format}/beside/{name}");
    let is_there = root().join("fixtures").join(&path).exists();
    is_there.then(|| read(&path)).into_iter().collect()
}
