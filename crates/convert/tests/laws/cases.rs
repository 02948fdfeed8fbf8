//! The sources that the laws are tested on.

mod chat;
mod items;

use std::path::{Path, PathBuf};

use agent_turns_model::Turn;
use open_continuity_model::ContextPackage;
use opencheckpoint_convert::{Format, sniff};
use opencheckpoint_model::Checkpoint;
use opencheckpoint_rules::opencheckpoint::valid_checkpoint;
use opencheckpoint_rules::session_record::valid_records;
use opencheckpoint_rules::turns::valid_turns;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;

use crate::shared::shared;

/// How many sources of a format are generated.
const GENERATED: usize = 40;

/// A source by its file.
#[derive(Clone)]
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// The sources of a format: every fixture, what there is of it in the shared data where that is at hand, and generated ones.
pub(crate) fn sources(format: Format) -> Vec<Case> {
    match format {
        Format::OpenCheckpoint => checkpoints(),
        Format::ContextPackage => context_packages(),
        Format::SessionRecord => session_records(),
        Format::Turns => turns(),
        Format::ClaudeCode => logs(format, "claude-code", 30),
        Format::Codex => logs(format, "codex", 10),
        Format::GeminiCli => logs(format, "gemini-cli", 7),
        Format::Pi => logs(format, "pi", 5),
        // They go with a package, and nothing is made of them alone.
        Format::ContextRequest | Format::GrantReceipt => Vec::new(),
        Format::OpenAiChat => chat::messages(format, "openai-chat"),
        Format::OpenAiResponses => items::conversations(),
        Format::AnthropicMessages => chat::messages(format, "anthropic-messages"),
    }
}

/// What a strategy makes, always the same.
fn generated<S: Strategy>(
    count: usize,
    what: &str,
    strategy: &S,
    text: impl Fn(S::Value) -> String,
) -> Vec<Case> {
    let mut runner = TestRunner::deterministic();
    let case = |number| {
        let value = strategy.new_tree(&mut runner).unwrap().current();
        Case { name: format!("generated {what} {number}"), bytes: text(value).into_bytes() }
    };
    (0..count).map(case).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every file below a folder, in order.
fn files(folder: &Path, wanted: &dyn Fn(&Path) -> bool, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, wanted, found);
        } else if wanted(&path) {
            found.push(path);
        }
    }
}

fn read(paths: Vec<PathBuf>) -> Vec<Case> {
    let name = |path: &Path| path.display().to_string();
    paths
        .into_iter()
        .map(|path| Case { name: name(&path), bytes: std::fs::read(&path).unwrap() })
        .collect()
}

/// The session records of the fixtures.
pub(crate) fn session_records() -> Vec<Case> {
    let mut found = Vec::new();
    files(&root().join("fixtures/session-record/valid"), &|_| true, &mut found);
    files(&root().join("fixtures/convert"), &|path| is_source("session-record", path), &mut found);
    assert!(found.len() > 10, "the fixtures are there");
    let mut cases = read(found);
    cases.extend(generated(GENERATED, "session", &valid_records(), |records| {
        records.iter().map(|record| record.to_json_string() + "\n").collect()
    }));
    cases
}

/// Whether a file is the source of a case of a conversion of that format.
fn is_source(format: &str, path: &Path) -> bool {
    let conversion = path.ancestors().nth(2).and_then(Path::file_name).unwrap_or_default();
    path.file_name().is_some_and(|name| name == "source.jsonl")
        && conversion.to_string_lossy().starts_with(&format!("{format}_to_"))
}

/// The turns of the fixtures, whatever rules they break, those of the shared data where it is at hand, agent-checkpoint's own among them,
/// and generated ones.
fn turns() -> Vec<Case> {
    let mut found = Vec::new();
    files(&root().join("fixtures/turns"), &|_| true, &mut found);
    files(&root().join("fixtures/convert"), &|path| is_source("turns", path), &mut found);
    if let Some(shared) = shared("") {
        let stream = |path: &Path| path.extension().is_some_and(|extension| extension == "jsonl");
        for folder in ["turns/corpus/out", "cases"] {
            files(&shared.join(folder), &stream, &mut found);
        }
    }
    let mut cases = read(found);
    let is_turn = |line: &str| line.trim().is_empty() || Turn::from_json_str(line).is_ok();
    cases.retain(|case| {
        let text = std::str::from_utf8(&case.bytes).unwrap_or_default();
        !text.trim().is_empty() && text.lines().all(is_turn)
    });
    assert!(cases.len() > 15, "the fixtures are there");
    let something = valid_turns().prop_filter("a turn", |turns| !turns.is_empty());
    let strategy = prop_oneof![vec(any::<Turn>(), 1..8), something];
    cases.extend(generated(GENERATED, "conversation", &strategy, |turns| {
        turns.iter().map(|turn| turn.to_line() + "\n").collect()
    }));
    cases
}

/// The packages of the fixtures, and generated ones.
fn context_packages() -> Vec<Case> {
    let mut found = Vec::new();
    files(
        &root().join("fixtures/open-continuity"),
        &|path| path.ends_with("context-package.json"),
        &mut found,
    );
    let folder = root().join("fixtures/convert/context-package_to_opencheckpoint");
    files(&folder, &|path| path.ends_with("source.json"), &mut found);
    let mut cases = read(found);
    assert!(cases.len() > 1, "the fixtures are there");
    cases.extend(generated(GENERATED, "package", &any::<ContextPackage>(), |package| {
        package.to_json_string()
    }));
    cases
}

/// The logs of the fixtures, and those of the shared data where it is at hand.
fn logs(format: Format, folder: &str, least: usize) -> Vec<Case> {
    // Of old, some were written as one document.
    let log = |path: &Path| path.extension().is_some_and(|of| of == "jsonl" || of == "json");
    let mut found = Vec::new();
    files(&root().join("fixtures").join(folder), &log, &mut found);
    assert!(!found.is_empty(), "the fixtures are there");
    let mut cases = read(found);
    if let Some(shared) = shared("") {
        let mut found = Vec::new();
        for folder in ["real", "cases"] {
            files(&shared.join(folder), &log, &mut found);
        }
        let logs = read(found).into_iter();
        cases.extend(logs.filter(|case| sniff(&case.bytes) == Ok(format)));
        assert!(cases.len() > least, "{} logs", cases.len());
    }
    cases
}

/// The checkpoints of the fixtures, whatever rules they break, those of the shared data where it is at hand, and generated ones.
fn checkpoints() -> Vec<Case> {
    let document = |path: &Path| path.extension().is_some_and(|extension| extension == "json");
    let mut found = Vec::new();
    files(&root().join("fixtures/opencheckpoint"), &document, &mut found);
    files(&root().join("fixtures/grant"), &|path| path.ends_with("checkpoint.json"), &mut found);
    let source = |path: &Path| path.file_name().is_some_and(|name| name == "source.json");
    files(&root().join("fixtures/convert"), &source, &mut found);
    if let Some(shared) = shared("") {
        files(&shared.join("cases"), &document, &mut found);
    }
    let mut cases = read(found);
    cases.retain(|case| exact_json::from_slice::<Checkpoint>(&case.bytes).is_ok());
    assert!(cases.len() > 50, "the fixtures are there");
    let strategy = prop_oneof![any::<Checkpoint>(), valid_checkpoint()];
    cases.extend(generated(GENERATED, "checkpoint", &strategy, |checkpoint| {
        checkpoint.to_json_string()
    }));
    cases
}
