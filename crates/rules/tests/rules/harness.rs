//! What the tests of all formats share: how to check a document of a format, and the examples of a
//! page.

use std::path::PathBuf;

use exact_json::Read;
use open_continuity_model::Document;
use opencheckpoint_model::v0_1::Checkpoint;
use opencheckpoint_rules::opencheckpoint::Parent;
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

/// What a document is checked with.
#[derive(Debug, Clone, Default)]
pub(crate) struct Beside {
    /// The documents beside it.
    pub(crate) documents: Vec<String>,
    /// The time at which it is to be used.
    pub(crate) at: Option<String>,
}

/// Reads a document or stream of the format and checks it. `Err` when it is not of the format's shape.
pub(crate) fn check(format: Format, text: &str) -> Result<Vec<Finding>, Misshapen> {
    check_beside(format, text, &Beside::default())
}

/// The same, with what stands beside it.
pub(crate) fn check_beside(
    format: Format,
    text: &str,
    beside: &Beside,
) -> Result<Vec<Finding>, Misshapen> {
    let document = |error: exact_json::Error| Misshapen {
        place: error.pointer().to_owned(),
        message: error.to_string(),
    };
    match format {
        Format::OpenCheckpoint => exact_json::from_str::<Checkpoint>(text)
            .map(|checkpoint| {
                let parent = beside.documents.first();
                let parent = parent.map(|parent| Parent::read(parent.as_bytes()).unwrap());
                opencheckpoint::check_with(&checkpoint, &opencheckpoint::With { parent })
            })
            .map_err(document),
        Format::OpenContinuity => {
            let read = |text: &String| exact_json::from_str::<Document>(text);
            let documents: Result<Vec<_>, _> = beside.documents.iter().map(read).collect();
            let documents = documents.map_err(document)?;
            let documents: Vec<_> = documents.iter().map(Into::into).collect();
            let at = beside.at.as_ref().map(|at| at.parse().unwrap());
            let with = open_continuity::With { beside: &documents, at: at.as_ref() };
            exact_json::from_str::<Document>(text)
                .map(|document| open_continuity::check_with(&document, &with))
                .map_err(document)
        }
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

/// The members of a document that the examples of a format's pages leave out.
pub(crate) type Preamble = &'static [(&'static str, &'static str)];

/// Those of a format whose documents are of one type.
pub(crate) fn preamble(format: Format) -> Preamble {
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

/// Those of the documents of a continuity, by their types; the first is that of an example that does not say its type.
pub(crate) const CONTINUITY: [Preamble; 3] = [
    &[
        ("ocp_version", r#""0.4""#),
        ("schema_uri", r#""https://opencontinuity.org/schemas/0.4/context-package.schema.json""#),
        ("type", r#""context_package""#),
        ("id", r#""urn:uuid:00000000-0000-4000-8000-000000000003""#),
        ("revision", "1"),
        ("correlation_id", r#""urn:uuid:00000000-0000-4000-8000-000000000000""#),
        ("purpose", r#"{"code":"https://vocab.example/plan-trip"}"#),
        ("delivery_recipient", r#"{"recipient":{"id":"https://client.example"}}"#),
        ("processing_recipients", "[]"),
        ("expires_at", r#""2026-01-01T18:00:00Z""#),
        ("entries", "[]"),
        ("retention", r#"{"mode":"session"}"#),
        ("processing_uses", "{}"),
        ("offline_use", r#""prohibited""#),
        ("external_action_authority", r#""none""#),
    ],
    &[
        ("ocp_version", r#""0.4""#),
        ("schema_uri", r#""https://opencontinuity.org/schemas/0.4/grant-receipt.schema.json""#),
        ("type", r#""grant_receipt""#),
        ("id", r#""urn:uuid:00000000-0000-4000-8000-000000000002""#),
        ("revision", "1"),
        ("correlation_id", r#""urn:uuid:00000000-0000-4000-8000-000000000000""#),
        ("request_status_ref", r#"{"uri":"https://provider.example/requests/1"}"#),
        ("purpose", r#"{"code":"https://vocab.example/plan-trip"}"#),
        ("approved_selectors", "[]"),
        ("approved_views", "{}"),
        ("delivery_recipient", r#"{"recipient":{"id":"https://client.example"}}"#),
        ("processing_recipients", "[]"),
        ("not_before", r#""2026-01-01T12:00:00Z""#),
        ("expires_at", r#""2026-01-01T18:00:00Z""#),
        ("retention", r#"{"mode":"session"}"#),
        ("status", r#""active""#),
        ("status_ref", r#"{"uri":"https://provider.example/receipts/2"}"#),
    ],
    &[
        ("ocp_version", r#""0.4""#),
        ("schema_uri", r#""https://opencontinuity.org/schemas/0.4/context-request.schema.json""#),
        ("type", r#""context_request""#),
        ("id", r#""urn:uuid:00000000-0000-4000-8000-000000000001""#),
        ("revision", "1"),
        ("correlation_id", r#""urn:uuid:00000000-0000-4000-8000-000000000000""#),
        ("purpose", r#"{"code":"https://vocab.example/plan-trip"}"#),
    ],
];

/// An example of a page.
pub(crate) struct Example {
    /// Where it is, for messages: the rule's id and the number of the example.
    pub(crate) place: String,
    /// The whole document: the example laid over the preamble.
    pub(crate) document: String,
    /// What it is checked with.
    pub(crate) beside: Beside,
    /// Where the rule is broken, in the order of the document and the spelling of [`spot`]; nowhere, in an example that keeps it.
    pub(crate) breaks: Vec<String>,
    /// Whether it is refused there while it is read.
    pub(crate) is_refused: bool,
}

/// The examples of a rule's page.
pub(crate) fn examples(rule: &Rule) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut documents = Vec::new();
    let mut is_beside_over = false;
    let mut rest = rule.doc;
    while let Some((_, from)) = rest.split_once("\n```") {
        let (header, from) = from.split_once('\n').unwrap();
        let (block, after) = from.split_once("\n```\n").unwrap();
        rest = after;
        let place = format!("{}, example {} (`{header}`)", rule.id, examples.len() + 1);
        // They stand before the examples that they are for.
        if header == "json beside" {
            if std::mem::take(&mut is_beside_over) {
                documents.clear();
            }
            documents.push(match rule.format {
                Format::OpenContinuity => over_preamble(rule.format, block, &place),
                // Of a parent the bytes count.
                _ => format!("{block}\n"),
            });
            continue;
        }
        is_beside_over = true;
        let mut words: Vec<_> = header.split(' ').collect();
        let at = words.iter().position(|word| word.starts_with("at="));
        let at = at.map(|at| words.remove(at).trim_start_matches("at=").to_owned());
        let breaks = match words[..] {
            ["json" | "jsonl", "pass"] => vec![],
            ["json" | "jsonl", "fail" | "refused", ref places @ ..] if !places.is_empty() => {
                // A word has to stand for the document itself.
                places.iter().map(|place| place.replace(r#""""#, "")).collect()
            }
            _ => {
                panic!("{place}: neither `json pass` nor `json fail POINTER…`, nor one beside them")
            }
        };
        let is_refused = words.contains(&"refused");
        let document = if header.starts_with("jsonl") {
            block.to_owned()
        } else {
            over_preamble(rule.format, block, &place)
        };
        let beside = Beside { documents: documents.clone(), at };
        examples.push(Example { place, document, beside, breaks, is_refused });
    }
    examples
}

/// The members of the preamble with those of the example, which stand in the place of theirs, and
/// after them.
fn over_preamble(format: Format, block: &str, place: &str) -> String {
    let mut scanner = exact_json::Scanner::new();
    let tape = scanner.scan_str(block).unwrap_or_else(|fault| panic!("{place}: {fault}"));
    let preamble = match (format, tape.root().get("type")) {
        (Format::OpenContinuity, None) => CONTINUITY[0],
        (Format::OpenContinuity, Some(type_)) => {
            let is_its = |preamble: &Preamble| preamble.contains(&("type", type_.raw()));
            CONTINUITY.into_iter().find(is_its).unwrap_or_default()
        }
        _ => preamble(format),
    };
    let mut members: Vec<(String, &str)> =
        preamble.iter().map(|&(name, value)| (name.to_owned(), value)).collect();
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

/// The valid fixtures of a format, as paths.
pub(crate) fn valid(format: Format) -> Vec<String> {
    let mut folders = vec![format!("{format}/valid")];
    if format == Format::OpenContinuity {
        // The documents of the page stand beside the folders.
        folders.push(format.to_string());
    }
    let paths = folders.iter().flat_map(|folder| {
        fixtures(folder).into_iter().map(move |name| format!("{folder}/{name}"))
    });
    paths.collect()
}

/// What is at hand beside a fixture: of a continuity, all that is valid, and a time at which that holds; of another format, the
/// document of its name in the folder `beside`, where there is one.
pub(crate) fn beside(format: Format, name: &str) -> Beside {
    if format == Format::OpenContinuity {
        let documents = valid(format).iter().map(|path| read(path)).collect();
        return Beside { documents, at: Some("2026-08-12T16:00:00Z".to_owned()) };
    }
    let path = format!("{format}/beside/{name}");
    let is_there = root().join("fixtures").join(&path).exists();
    Beside { documents: is_there.then(|| read(&path)).into_iter().collect(), at: None }
}
