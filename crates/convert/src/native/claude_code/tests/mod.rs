//! What the mapping makes of rows of every shape: it is accounted for, valid, and audited.

#![allow(clippy::needless_pass_by_value, reason = "a row is written where it is handed over")]

mod calls;
mod claims;
mod copies;
mod odd_rows;
mod plans;
mod prompts;
mod texts;
mod turns;

use std::io::Cursor;
use std::path::PathBuf;

use exact_json::{Json, from_str};
use opencheckpoint_rules::Severity;
use opencheckpoint_rules::session_record::Checker;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Map, Value as Tree, json};
use session_record_model::draft::Record;

use super::TO_SESSION_RECORD;
use crate::audit::audit;
use crate::error::Error;
use crate::format::Format;
use crate::job::{Job, Output, Strict};
use crate::mapping::{Sink, Source};
use crate::options::Options;
use crate::restore::restore;

/// Target, report and residue of a log.
fn made(log: &[u8]) -> Result<[Vec<u8>; 3], Error> {
    made_as(Format::SessionRecord, log, &Options::default())
}

fn made_as(to: Format, log: &[u8], options: &Options) -> Result<[Vec<u8>; 3], Error> {
    let mut made: [Vec<u8>; 3] = Default::default();
    let [target, report, residue] = made.each_mut().map(|out| Output::Writer(out));
    let _summary = crate::convert(Job {
        input: &mut Cursor::new(log),
        from: Some(Format::ClaudeCode),
        to,
        options,
        strict: &Strict::Off,
        target,
        report: Some(report),
        residue: Some(residue),
    })?;
    Ok(made)
}

/// Converts a log, reads every record by the model, holds the records to their rules, audits the report
/// and restores the log. Gives the records and the head of the report.
fn convert(log: &[u8]) -> Result<(Vec<Json>, Tree), Error> {
    let [target, report, residue] = made(log)?;
    let text = std::str::from_utf8(&target).expect("UTF-8");
    let mut records = Vec::new();
    let mut checker = Checker::new();
    for (number, line) in (1..).zip(text.lines()) {
        let record = from_str::<Record>(line).unwrap_or_else(|error| panic!("{error}\n{line}"));
        for finding in checker.check(number, &record) {
            assert!(finding.severity() < Severity::Error, "{finding}\n{line}");
        }
        records.push(line.parse().expect("strict JSON"));
    }
    let head = lawful(log, &target, &report, &residue);
    Ok((records, head))
}

/// Audits a report and restores its log. Gives the head of the report.
fn lawful(log: &[u8], target: &[u8], report: &[u8], residue: &[u8]) -> Tree {
    let verdict = audit(Cursor::new(log), Cursor::new(target), report).expect("audit");
    let text = String::from_utf8_lossy(target);
    assert!(verdict.findings.is_empty(), "{:#?}\n{text}", verdict.findings);
    let mut back = Vec::new();
    let _restored = restore(&mut Cursor::new(target), &mut [Cursor::new(residue)], &mut back)
        .expect("restored");
    assert!(back == log, "the source comes back");
    let head = report.split(|byte| *byte == b'\n').next().expect("a head");
    serde_json::from_slice(head).expect("json")
}

fn fixture(name: &str) -> Vec<u8> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/claude-code");
    std::fs::read(folder.join(name)).expect("a fixture")
}

/// The records of rows, by the one-line logs they are written as.
fn records_of(rows: &[Tree]) -> Vec<Tree> {
    let (records, _) = convert(&log_of(rows)).expect("a conversion");
    records.iter().map(|record| serde_json::from_str(record.as_text()).expect("json")).collect()
}

/// The records of rows, and the notices of their conversion.
fn told(rows: &[Tree]) -> (Vec<Tree>, Vec<Tree>) {
    let (records, head) = convert(&log_of(rows)).expect("a conversion");
    let records =
        records.iter().map(|record| serde_json::from_str(record.as_text()).expect("json"));
    let notices = head["notices"].as_array().cloned().unwrap_or_default();
    (records.collect(), notices)
}

fn of_type<'r>(records: &'r [Tree], kind: &str) -> Vec<&'r Tree> {
    records.iter().filter(|record| record["type"] == kind).collect()
}

/// The pointers of the notices of a kind.
fn places_of<'n>(notices: &'n [Tree], kind: &str) -> Vec<&'n str> {
    let of_kind = notices.iter().filter(|notice| notice["kind"] == kind);
    of_kind.map(|notice| notice["pointer"].as_str().expect("a pointer")).collect()
}

/// An assistant row with these blocks.
fn assistant(uuid: &str, message: &str, blocks: Tree) -> Tree {
    json!({"type":"assistant","uuid":uuid,"sessionId":"s",
        "message":{"id":message,"role":"assistant","content":blocks}})
}

/// A user row with this content.
fn user(uuid: &str, content: Tree) -> Tree {
    json!({"type":"user","uuid":uuid,"sessionId":"s","message":{"role":"user","content":content}})
}

fn call(id: &str, name: &str, input: Tree) -> Tree {
    json!({"type":"tool_use","id":id,"name":name,"input":input})
}

fn result(id: &str) -> Tree {
    json!({"type":"tool_result","tool_use_id":id,"content":"done"})
}

#[test]
fn a_session_is_named_by_its_last_message_and_titled_by_a_person_first() {
    let records = records_of(&[
        json!({"type":"summary","summary":"Of another session","leafUuid":"elsewhere"}),
        json!({"type":"user","uuid":"u1","sessionId":"old","cwd":"/a","version":"1","message":{"role":"user","content":"x"}}),
        json!({"type":"user","uuid":"u2","sessionId":"new","cwd":"/b","version":"2","message":{"role":"user","content":"x"}}),
        json!({"type":"ai-title","sessionId":"other","aiTitle":"By a model"}),
        json!({"type":"custom-title","sessionId":"other","customTitle":"By a person"}),
    ]);
    assert_eq!(records[0]["session"], "claude-code:new");
    assert_eq!(records[0]["title"], "By a person");
    assert_eq!((&records[0]["cwd"], &records[0]["agent"]["version"]), (&json!("/a"), &json!("2")));
    assert_eq!(records[2]["copiedFrom"], "claude-code:old#u1");
    assert_eq!(records[3].get("copiedFrom"), None);
}

#[test]
fn a_summary_is_the_title_if_it_ends_in_a_row_of_the_log() {
    let summary = |leaf: &str| {
        records_of(&[
            json!({"type":"summary","summary":"Kiln watch","leafUuid":leaf}),
            json!({"type":"user","uuid":"u1","sessionId":"s","message":{"role":"user","content":"x"}}),
        ])
    };
    assert_eq!(summary("u1")[0]["title"], "Kiln watch");
    assert_eq!(summary("u2")[0].get("title"), None);
}

#[test]
fn a_log_without_a_session_is_named_by_its_digest() {
    let records = records_of(&[json!({"type":"mode","mode":"normal"})]);
    let name = records[0]["session"].as_str().expect("a name");
    assert!(name.starts_with("claude-code:sha256:"), "{name}");
}

#[test]
fn a_log_of_metadata_alone_gives_its_session_to_the_header() {
    let records = records_of(&[json!({"type":"mode","mode":"normal","sessionId":"s"})]);
    assert_eq!(records[0]["session"], "claude-code:s");
    assert_eq!(
        records[1]["row"],
        json!({"mode":"normal","type":"mode"})
            .as_object()
            .map(|row| {
                let mut row = row.clone();
                row.remove("type");
                Tree::Object(row)
            })
            .expect("an object")
    );
    assert_eq!(records[1]["nativeType"], "mode");
}

#[test]
fn a_question_to_the_user_is_an_input_request() {
    let ask = json!({"type":"assistant","uuid":"a","message":{"id":"m","role":"assistant","content":[
        {"type":"tool_use","id":"t1","name":"AskUserQuestion","input":{"questions":[{"question":"Which glaze?"}]}}]}});
    let answer = json!({"type":"user","uuid":"u","message":{"role":"user","content":[
        {"type":"tool_result","tool_use_id":"t1","content":"Celadon"}]}});
    let open = records_of(std::slice::from_ref(&ask));
    let request = open.iter().find(|r| r["type"] == "input_request").expect("a request");
    assert_eq!(
        (&request["question"], &request["status"]),
        (&json!("Which glaze?"), &json!("open"))
    );
    let answered = records_of(&[ask, answer]);
    let request = answered.iter().find(|r| r["type"] == "input_request").expect("a request");
    assert_eq!(request["status"], "answered");
}

#[test]
fn rows_that_are_too_deep_for_their_record_are_kept_as_text() {
    let deep = |levels: usize| format!("{}1{}", "[".repeat(levels), "]".repeat(levels));
    for levels in 110..=127 {
        let deep = deep(levels);
        for log in [
            format!(r#"{{"type":"mode","x":{deep}}}"#),
            format!(
                r#"{{"type":"custom-title","customTitle":"t","timestamp":"2026-01-01T00:00:00Z","x":{deep}}}"#
            ),
            format!(r#"{{"type":"user","message":{{"role":"user","content":"x"}},"x":{deep}}}"#),
            format!(
                r#"{{"type":"attachment","attachment":{{"type":"file","x":{}}}}}"#,
                &deep[1..deep.len() - 1]
            ),
            deep,
        ] {
            let log = format!("{{\"type\":\"mode\"}}\n{log}\n");
            convert(log.as_bytes()).unwrap_or_else(|error| panic!("{levels}: {error}"));
        }
    }
}

#[test]
fn a_message_without_end_is_folded_piece_by_piece() {
    let row = |n: usize| {
        json!({"type":"assistant","uuid":format!("a{n}"),"message":{"id":"m","role":"assistant",
            "content":[{"type":"tool_use","id":format!("t{n}"),"name":"n","input":{}}]}})
    };
    let log = log_of(&(0..10_000).map(row).collect::<Vec<_>>());
    let mut target = Vec::new();
    let mut sink = Sink::new(&mut target);
    let mut file = Cursor::new(&log);
    let mut source = Source::new(&mut file);
    (TO_SESSION_RECORD.run)(&mut source, &Options::default(), &mut sink).expect("a conversion");
    drop(sink);
    let count = |start: &[u8]| {
        target.split(|byte| *byte == b'\n').filter(|line| line.starts_with(start)).count()
    };
    assert_eq!(count(br#"{"type":"tool_call""#), 10_000);
    assert_eq!(count(br#"{"type":"message""#), 10);
}

#[test]
fn the_fixtures_convert() {
    for name in ["parser-fix.jsonl", "every-row.jsonl"] {
        let (records, head) = convert(&fixture(name)).expect("a conversion");
        assert!(records.len() > 60, "{name}");
        assert_eq!(
            head["anomalies"].as_array().map(Vec::len),
            Some(usize::from(name != "parser-fix.jsonl"))
        );
    }
}

/// Values that are put in the place of others.
fn oddity() -> impl Strategy<Value = Tree> {
    let text = select(vec![
        "",
        "x",
        "user",
        "assistant",
        "tool_use",
        "tool_result",
        "text",
        "image",
        "thinking",
        "2026-01-01T00:00:00Z",
        "<system-reminder>x</system-reminder>",
        "toolu_1",
        "msg_grow",
        "aaaa0001-0000-4000-8000-000000000001",
        "queued_command",
        "enqueue",
        "remove",
        "s",
    ]);
    let leaf = prop_oneof![
        1 => Just(Tree::Null),
        1 => any::<bool>().prop_map(Tree::from),
        1 => any::<i64>().prop_map(Tree::from),
        4 => text.prop_map(Tree::from),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Tree::from),
            prop::collection::vec((member(), inner), 0..4)
                .prop_map(|members| Tree::Object(members.into_iter().collect())),
        ]
    })
}

/// Names of members: those that mean something in a row, a block, a part or a record.
fn member() -> impl Strategy<Value = String> {
    select(vec![
        "type",
        "uuid",
        "parentUuid",
        "sessionId",
        "agentId",
        "isSidechain",
        "message",
        "content",
        "id",
        "role",
        "model",
        "usage",
        "stop_reason",
        "requestId",
        "timestamp",
        "toolUseResult",
        "attachment",
        "prompt",
        "text",
        "thinking",
        "signature",
        "data",
        "source",
        "name",
        "input",
        "tool_use_id",
        "is_error",
        "origin",
        "isMeta",
        "operation",
        "reason",
        "subtype",
        "summary",
        "leafUuid",
        "logicalParentUuid",
        "sourceToolUseID",
        "author",
        "visibility",
        "mimeType",
        "annotations",
        "media_type",
        "todos",
        "status",
        "plan",
        "cwd",
        "version",
        "isApiErrorMessage",
        "isAbortedMidStream",
        "customTitle",
        "aiTitle",
        "session_id",
        "parent_tool_use_id",
        "tool_use_result",
        "phase",
        "_meta",
        "native",
        "seq",
        "x",
    ])
    .prop_map(str::to_owned)
}

/// The pointers of all values in a tree, containers included.
fn places(tree: &Tree, at: &str, out: &mut Vec<String>) {
    match tree {
        Tree::Object(members) => {
            for (name, value) in members {
                let at = format!("{at}/{}", name.replace('~', "~0").replace('/', "~1"));
                out.push(at.clone());
                places(value, &at, out);
            }
        }
        Tree::Array(items) => {
            for (index, value) in items.iter().enumerate() {
                let at = format!("{at}/{index}");
                out.push(at.clone());
                places(value, &at, out);
            }
        }
        _ => {}
    }
}

fn remove(tree: &mut Tree, pointer: &str) {
    let (parent, last) = pointer.rsplit_once('/').expect("a pointer");
    match tree.pointer_mut(parent) {
        Some(Tree::Object(members)) => {
            members.remove(&last.replace("~1", "/").replace("~0", "~"));
        }
        Some(Tree::Array(items)) => {
            items.remove(last.parse().expect("an index"));
        }
        _ => {}
    }
}

fn rows_of(log: &[u8]) -> Vec<Tree> {
    let text = std::str::from_utf8(log).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("json")).collect()
}

/// One change of one value of one row, or of its place among the rows.
#[derive(Clone, Debug)]
enum Change {
    Put(Index, Index, Tree),
    Remove(Index, Index),
    Add(Index, Index, String, Tree),
    Swap(Index, Index),
    Repeat(Index, Index),
    Drop(Index),
}

fn change() -> impl Strategy<Value = Change> {
    let index = any::<Index>;
    prop_oneof![
        4 => (index(), index(), oddity()).prop_map(|(row, at, value)| Change::Put(row, at, value)),
        2 => (index(), index()).prop_map(|(row, at)| Change::Remove(row, at)),
        2 => (index(), index(), member(), oddity())
            .prop_map(|(row, at, name, value)| Change::Add(row, at, name, value)),
        1 => (index(), index()).prop_map(|(a, b)| Change::Swap(a, b)),
        1 => (index(), index()).prop_map(|(from, to)| Change::Repeat(from, to)),
        1 => index().prop_map(Change::Drop),
    ]
}

fn apply(rows: &mut Vec<Tree>, change: Change) {
    let place = |row: &Tree, at: &Index| {
        let mut all = Vec::new();
        places(row, "", &mut all);
        (!all.is_empty()).then(|| at.get(&all).clone())
    };
    let count = rows.len();
    if count == 0 {
        return;
    }
    match change {
        Change::Put(row, at, value) => {
            let row = &mut rows[row.index(count)];
            if let Some(place) = place(row, &at).and_then(|at| row.pointer_mut(&at)) {
                *place = value;
            }
        }
        Change::Remove(row, at) => {
            let row = &mut rows[row.index(count)];
            if let Some(at) = place(row, &at) {
                remove(row, &at);
            }
        }
        Change::Add(row, at, name, value) => {
            let row = &mut rows[row.index(count)];
            let at = place(row, &at).unwrap_or_default();
            if let Some(Tree::Object(members)) = row.pointer_mut(&at) {
                members.insert(name, value);
            }
        }
        Change::Swap(a, b) => {
            rows.swap(a.index(count), b.index(count));
        }
        Change::Repeat(from, to) => {
            let row = from.get(rows).clone();
            rows.insert(to.index(count + 1), row);
        }
        Change::Drop(row) => {
            rows.remove(row.index(count));
        }
    }
}

fn log_of(rows: &[Tree]) -> Vec<u8> {
    let lines: Vec<String> = rows.iter().map(Tree::to_string).collect();
    (lines.join("\n") + "\n").into_bytes()
}

/// Converts a log that has an object at least: others are refused, which the reader's tests show.
fn converts(rows: &[Tree]) {
    if rows.iter().any(Tree::is_object) {
        let log = log_of(rows);
        convert(&log).unwrap_or_else(|error| panic!("{error}"));
        turns::converts_to_turns(&log);
    }
}

#[test]
fn every_member_of_every_kind_of_row_can_be_missing_or_null() {
    let rows = rows_of(&fixture("every-row.jsonl"));
    for number in 0..rows.len() {
        let mut all = Vec::new();
        places(&rows[number], "", &mut all);
        // Deeper values are kept as they are, whatever they are.
        all.retain(|at| at.matches('/').count() <= 3);
        // The rows around it are what the row is read with.
        let before = &rows[number.saturating_sub(3)..number];
        let after = &rows[number + 1..(number + 3).min(rows.len())];
        let mut log = before.to_vec();
        for at in &all {
            log.push(rows[number].clone());
            log.extend(log.last().cloned());
            if let [.., missing, null] = &mut log[..] {
                remove(missing, at);
                *null.pointer_mut(at).expect("a place") = Tree::Null;
            }
        }
        log.extend_from_slice(after);
        converts(&log);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_changed_in_a_log_it_converts(changes in prop::collection::vec(change(), 1..8)) {
        let mut rows = rows_of(&fixture("every-row.jsonl"));
        for change in changes {
            apply(&mut rows, change);
        }
        converts(&rows);
    }

    #[test]
    fn rows_of_any_members_convert(
        rows in prop::collection::vec(prop::collection::vec((member(), oddity()), 0..10), 1..12),
    ) {
        let rows: Vec<Tree> = rows
            .into_iter()
            .map(|members| Tree::Object(members.into_iter().collect::<Map<_, _>>()))
            .collect();
        converts(&rows);
    }
}
