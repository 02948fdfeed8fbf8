//! What the tables are made of.

use std::path::{Path, PathBuf};

use agent_turns_model::Turn;
use open_continuity_model::ContextPackage;
use opencheckpoint_convert::{Format, Options};
use opencheckpoint_model::Checkpoint;
use opencheckpoint_rules::opencheckpoint::valid_checkpoint;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use session_record_model::Record;

use crate::{granting, root};

/// A source.
#[derive(Clone)]
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
    pub(crate) is_generated: bool,
}

pub(crate) fn options(from: Format, to: Format, source: &[u8]) -> Options {
    if to == Format::ContextPackage {
        return granting::said_of(source, from, granting::all_granted());
    }
    Options {
        now: Some("2026-03-04T16:20:00Z".parse().unwrap()),
        objective: Some("Do what was asked.".to_owned()),
        // What is generated has no digests that are right.
        allow_unverified: true,
        ..Options::default()
    }
}

/// How many files are generated of a format that has a schema: so many that no member is missing.
const GENERATED: usize = 60;
/// How many records a generated stream has.
const RECORDS: usize = 24;

/// The sources of a format.
pub(crate) fn sources(format: Format) -> Vec<Case> {
    match format {
        Format::OpenCheckpoint => {
            let made = generated(&valid_checkpoint(), |checkpoint| with_a_request(&checkpoint));
            [fixtures("opencheckpoint/valid", &[]), handed_out(), made].concat()
        }
        Format::SessionRecord => {
            let made = generated(&vec(any::<Record>(), RECORDS), |records| stream(&records));
            [fixtures("session-record/valid", &[]), made].concat()
        }
        Format::Turns => {
            let made = generated(&vec(any::<Turn>(), RECORDS), |turns| {
                turns.iter().map(|turn| turn.to_line() + "\n").collect()
            });
            [fixtures("turns/valid", &[]), made].concat()
        }
        Format::ContextRequest | Format::GrantReceipt => Vec::new(),
        Format::OpenAiChat => {
            fixtures("openai-chat", &["every-member.json", "lines.jsonl", "cut-at-both-ends.json"])
        }
        Format::OpenAiResponses => fixtures(
            "openai-responses",
            &[
                "chain.jsonl",
                "every-item.json",
                "page.json",
                "request.json",
                "response.json",
                "responses.json",
                "stateless.jsonl",
            ],
        ),
        Format::AnthropicMessages => {
            fixtures("anthropic-messages", &["request.json", "call-in-flight.json"])
        }
        Format::ContextPackage => {
            let made = generated(&any::<ContextPackage>(), |package| package.to_json_string());
            [fixtures("open-continuity", &["context-package.json"]), made].concat()
        }
        // Logs of which every line is a record.
        Format::Codex => fixtures(
            "codex",
            &["bare.jsonl", "every-row.jsonl", "forked.jsonl", "paginated.jsonl", "vents.jsonl"],
        ),
        Format::Pi => fixtures(
            "pi",
            &[
                "branches.jsonl",
                "every-entry.jsonl",
                "openclaw.jsonl",
                "orchard.jsonl",
                "version-1.jsonl",
                "version-2.jsonl",
            ],
        ),
        Format::GeminiCli => fixtures(
            "gemini-cli",
            &["document.json", "every-row.jsonl", "lists.jsonl", "rewinds.jsonl", "subagent.jsonl"],
        ),
        Format::ClaudeCode => {
            fixtures("claude-code", &["every-row.jsonl", "parser-fix.jsonl", "subagent.jsonl"])
        }
    }
}

/// Checkpoints of which something is handed out under a grant.
pub(crate) fn handed_out() -> Vec<Case> {
    let handed_on = "convert/opencheckpoint_to_context-package/handed-on";
    [fixtures("grant", &["checkpoint.json"]), fixtures(handed_on, &["source.json"])].concat()
}

/// A checkpoint in which a person has asked for something, so that a conversation comes of it, too.
fn with_a_request(checkpoint: &Checkpoint) -> String {
    let mut checkpoint: Value = serde_json::from_str(&checkpoint.to_json_string()).unwrap();
    let request = json!({"id": "the-request", "kind": "instruction", "text": "Go on.", "origin": {"type": "user"}});
    match &mut checkpoint["statements"] {
        // An empty list has its own row.
        Value::Array(statements) if statements.is_empty() => {}
        Value::Array(statements) => statements.push(request),
        statements => *statements = json!([request]),
    }
    checkpoint.to_string()
}

/// Files of what a strategy makes, always the same.
fn generated<S: Strategy>(strategy: &S, text: impl Fn(S::Value) -> String) -> Vec<Case> {
    let mut runner = TestRunner::deterministic();
    let case = |number| {
        let value = strategy.new_tree(&mut runner).unwrap().current();
        let name = format!("generated {number}");
        Case { name, bytes: text(value).into_bytes(), is_generated: true }
    };
    (0..GENERATED).map(case).collect()
}

/// A stream of these records, each with a place and a name of its own. Behind the first, which may be a header, somebody asks for
/// something, so that a conversation comes of every stream.
fn stream(records: &[Record]) -> String {
    let request = json!({
        "type": "message", "messageId": "the-request", "role": "user", "content": [{"type": "text", "text": "Go on."}],
    });
    let mut records: Vec<Value> = records
        .iter()
        .map(|record| serde_json::from_str(&record.to_json_string()).unwrap())
        .collect();
    records.insert(1, request);
    let mut stream = String::new();
    for (seq, record) in (1..).zip(&mut records) {
        record["seq"] = Value::from(seq);
        record["id"] = Value::from(format!("r{seq}"));
        stream.push_str(&record.to_string());
        stream.push('\n');
    }
    stream
}

/// The files of a folder, or those of them that are named.
fn fixtures(folder: &str, named: &[&str]) -> Vec<Case> {
    let folder = root().join("fixtures").join(folder);
    let mut paths: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| named.is_empty() || named.iter().any(|name| path.ends_with(name)))
        .collect();
    paths.sort();
    paths.iter().map(|path| fixture(path)).collect()
}

fn fixture(path: &Path) -> Case {
    let bytes = std::fs::read(path).unwrap();
    Case { name: path.display().to_string(), bytes, is_generated: false }
}
