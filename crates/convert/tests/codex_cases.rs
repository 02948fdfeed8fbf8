//! Codex rollout logs become session records: what the shared cases, and the fixtures of each kind of log, are expected to come out as.
//!
//! The shared logs are read in place, from the folder that `OPENCHECKPOINT_SHARED` names, or `../shared` beside the workspace. Every
//! conversion here is audited, and restored to the byte.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../fixtures/shared.rs"]
mod shared;

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use opencheckpoint_convert::audit::audit;
use opencheckpoint_convert::restore::restore;
use opencheckpoint_convert::{
    Error, Format, Job, Options, Output, SourceError, Strict, convert_bytes, sniff,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

use shared::shared;

/// What a log became.
struct Converted {
    records: Vec<Value>,
    head: Value,
}

/// Converts a log and holds the conversion to the laws. The log's format is told from its content.
fn lawful(log: &[u8], to: Format) -> Result<(Vec<u8>, Vec<u8>), Error> {
    lawful_from(log, None, to)
}

fn lawful_from(log: &[u8], from: Option<Format>, to: Format) -> Result<(Vec<u8>, Vec<u8>), Error> {
    let (mut target, mut report, mut residue) = (Vec::new(), Vec::new(), Vec::new());
    let options = Options {
        now: Some("2030-01-01T00:00:00Z".parse().unwrap()),
        objective: Some("Carry on.".to_owned()),
        ..Options::default()
    };
    let summary = opencheckpoint_convert::convert(Job {
        input: &mut Cursor::new(log),
        from,
        to,
        options: &options,
        strict: &Strict::Off,
        target: Output::Writer(&mut target),
        report: Some(Output::Writer(&mut report)),
        residue: Some(Output::Writer(&mut residue)),
    })?;
    assert_eq!(summary.source.format, Format::Codex);
    let verdict = audit(Cursor::new(log), Cursor::new(&target), &report[..]).unwrap();
    assert!(verdict.holds(), "{:#?}", verdict.findings);
    let mut back = Vec::new();
    let _restored =
        restore(&mut Cursor::new(&target), &mut [Cursor::new(&residue)], &mut back).unwrap();
    assert!(back == log, "the source comes back");
    Ok((target, report))
}

fn lines(text: &[u8]) -> Vec<Value> {
    let text = std::str::from_utf8(text).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn convert(log: &[u8]) -> Converted {
    let (target, report) = lawful(log, Format::SessionRecord).unwrap();
    Converted { records: lines(&target), head: lines(&report).swap_remove(0) }
}

fn fixture(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/codex").join(name)).unwrap()
}

/// The log of a case, where the shared data is there.
fn log_of(case: &str) -> Option<Vec<u8>> {
    let folder = shared("cases")?.join(case);
    let is_log = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "jsonl");
    let mut files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    Some(fs::read(files.find(is_log).unwrap()).unwrap())
}

fn case(name: &str) -> Option<Converted> {
    Some(convert(&log_of(name)?))
}

/// The turns that a case comes to: role and content of each.
fn turns(log: &[u8]) -> Vec<Value> {
    lines(&lawful(log, Format::Turns).unwrap().0)
}

impl Converted {
    fn of(&self, kind: &str) -> Vec<&Value> {
        self.records.iter().filter(|record| record["type"] == kind).collect()
    }

    fn notices(&self, kind: &str) -> usize {
        let notices = self.head["notices"].as_array().map(Vec::as_slice).unwrap_or_default();
        notices.iter().filter(|notice| notice["kind"] == kind).count()
    }

    /// Role and author of each message, and its texts.
    fn said(&self) -> Vec<(Value, Value, String)> {
        let said = |message: &&Value| {
            let texts: Vec<_> =
                parts(message).iter().filter_map(|part| part["text"].as_str()).collect();
            (message["role"].clone(), message["author"].clone(), texts.join("|"))
        };
        self.of("message").iter().map(said).collect()
    }
}

fn parts(record: &Value) -> &[Value] {
    record["content"].as_array().map(Vec::as_slice).unwrap_or_default()
}

#[test]
fn every_log_is_lawful_on_the_way_to_each_format() {
    let mut logs: Vec<Vec<u8>> = ["bare", "every-row", "forked", "paginated", "torn", "vents"]
        .map(|name| fixture(&format!("{name}.jsonl")))
        .into();
    for folder in ["cases", "real"] {
        let Some(folder) = shared(folder) else { continue };
        let mut open = vec![folder];
        while let Some(path) = open.pop() {
            if path.is_dir() {
                open.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
            } else {
                let bytes = fs::read(path).unwrap();
                logs.extend((sniff(&bytes) == Ok(Format::Codex)).then_some(bytes));
            }
        }
        assert!(logs.len() > 10);
    }
    for log in logs {
        for to in [Format::SessionRecord, Format::OpenCheckpoint] {
            let _made = lawful(&log, to).unwrap();
        }
    }
}

#[test]
fn a_session_is_the_one_that_is_named_first() {
    let Some(log) = case("30-cx-fork-second-session-meta") else { return };
    let header = &log.records[0];
    assert_eq!(header["session"], "codex:019e0000-0000-7000-8000-000000000002");
    let parent = "codex:019e0000-0000-7000-8000-000000000001";
    assert_eq!((&header["forkedFrom"], &header["parent"]), (&json!(parent), &json!(parent)));
    let copied: Vec<_> =
        log.of("message").iter().map(|message| message["copiedFrom"].clone()).collect();
    assert_eq!(copied, [json!(parent), json!(parent), Value::Null, Value::Null]);
    let authors: Vec<_> = log.said().into_iter().map(|(_, author, _)| author).collect();
    assert_eq!(authors, ["human", "model", "agent", "model"]);
}

#[test]
fn copied_rows_end_with_the_first_turn_of_the_session() {
    let log = convert(&fixture("forked.jsonl"));
    let copied: Vec<_> =
        log.of("message").iter().map(|message| message["copiedFrom"].is_string()).collect();
    assert_eq!(copied, [true, true, false, false, false]);

    // Where nothing says so, nothing is said to be copied.
    let text = String::from_utf8(fixture("forked.jsonl")).unwrap();
    let is_kept = |line: &&str| !line.contains("task_started") && !line.contains("Thanks");
    let unmarked: Vec<&str> = text.lines().filter(is_kept).take(7).collect();
    let unmarked = unmarked.join("\n");
    let log = convert(unmarked.as_bytes());
    assert!(log.records.iter().all(|record| record.get("copiedFrom").is_none()));
    assert_eq!(log.notices("copied-rows-unmarked"), 1);
}

#[test]
fn what_is_said_in_two_streams_is_said_once() {
    let Some(bytes) = log_of("31-cx-two-streams-one-message") else { return };
    let log = convert(&bytes);
    let said: Vec<_> = log.said().into_iter().map(|(_, author, text)| (author, text)).collect();
    let (ok, noted) = ((json!("human"), "ok".to_owned()), (json!("model"), "Noted.".to_owned()));
    assert_eq!(said, [ok.clone(), noted.clone(), ok, noted]);
    assert_eq!(log.of("inference")[0]["model"], "gpt-5.2-codex");
    let turns = turns(&bytes);
    let roles: Vec<_> = turns.iter().map(|turn| turn["role"].as_str().unwrap()).collect();
    assert_eq!(roles, ["user", "assistant", "user", "assistant"]);
    assert_eq!(turns[1]["model"], "gpt-5.2-codex");
}

#[test]
fn a_message_without_its_item_is_what_was_shown() {
    let log = convert(&fixture("every-row.jsonl"));
    let shown: Vec<_> = log
        .of("message")
        .into_iter()
        .filter(|message| message.get("displayContent").is_some())
        .collect();
    assert_eq!(shown.len(), 3);
    for message in shown {
        assert_eq!(message["content"], json!([]));
        assert_eq!(
            message["capture"],
            json!({"content": {"state": "absent"}, "role": {"state": "absent"}})
        );
        assert!(message.get("role").is_none());
    }
}

#[test]
fn what_the_harness_puts_in_is_not_a_persons() {
    let Some(log) = case("32-cx-response-items-only") else { return };
    let authors: Vec<_> = log.said().into_iter().map(|(_, author, _)| author).collect();
    assert_eq!(authors, ["harness", "harness", "human", "model", "model"]);
    let phases: Vec<_> = log.of("message").iter().map(|message| message["phase"].clone()).collect();
    assert_eq!(phases[3..], ["commentary", "final"]);

    let log = convert(&fixture("paginated.jsonl"));
    let unknown =
        log.said().into_iter().find(|(_, _, text)| text.starts_with("A text that nobody"));
    assert_eq!(unknown.unwrap().1, Value::Null, "where prompts are told of, others are nobody's");
}

#[test]
fn a_call_that_was_stopped_stays_open() {
    let Some(bytes) = log_of("33-cx-aborted-no-output") else { return };
    let log = convert(&bytes);
    assert_eq!((log.notices("unpaired-call"), log.of("tool_result").len()), (1, 0));
    assert_eq!(log.of("tool_call")[0]["input"], json!({"command": ["git", "push"]}));
    let authors: Vec<_> = log.said().into_iter().map(|(_, author, _)| author).collect();
    assert_eq!(authors, ["human", "harness", "human", "model"]);
    let checkpoint = &lines_of_document(&lawful(&bytes, Format::OpenCheckpoint).unwrap().0);
    let operation = &checkpoint["operations"][0];
    assert_eq!(
        (&operation["status"], &operation["effect"]),
        (&json!("uncertain"), &json!("unknown"))
    );
}

fn lines_of_document(text: &[u8]) -> Value {
    serde_json::from_slice(text).unwrap()
}

#[test]
fn outputs_keep_their_shape() {
    let Some(log) = case("34-cx-output-shapes") else { return };
    let results = log.of("tool_result");
    assert_eq!((results.len(), log.notices("unpaired-result")), (5, 0));
    assert_eq!(parts(results[1])[1]["image_url"], "data:image/png;base64,iVBORw0KGgo=");
    let statuses: Vec<_> = results.iter().map(|result| result["status"].clone()).collect();
    assert_eq!(statuses, [Value::Null, Value::Null, json!("error"), Value::Null, Value::Null]);
    assert!(parts(results[3])[0]["text"].as_str().unwrap().starts_with("{\"output\""));
    assert_eq!(results[4]["content"], json!([]));
}

#[test]
fn arguments_that_are_no_json_are_kept_to_the_letter() {
    let log = convert(&fixture("every-row.jsonl"));
    let call = |id: &str| {
        log.of("tool_call").into_iter().find(|call| call["callId"] == id).unwrap().clone()
    };
    assert_eq!(call("call_a")["inputText"], "");
    assert_eq!(call("call_b")["input"], json!({"command": ["ls"], "n": 1.0}));
    assert_eq!(call("call_c")["inputText"], "{\"command\":[\"cat\",\"<<EOF");
    assert!(call("call_d").get("input").is_none() && call("call_d").get("inputText").is_none());
    assert_eq!(call("call_e")["input"], json!({"tree": 4}));
    assert_eq!(call("call_f")["inputText"], "{\"looks\":\"like JSON\"}");
    assert_eq!(call("lsh_1")["name"], "local_shell_call");
    assert_eq!(call("ws_1")["input"], json!({"type": "search", "query": "pears"}));
}

#[test]
fn a_compaction_is_no_new_turn() {
    let Some(log) = case("36-cx-compacted-replacement") else { return };
    let texts: Vec<_> = log.said().into_iter().map(|(_, _, text)| text).collect();
    assert_eq!(texts, ["Long job.", "Half done.", "Go on.", "Done.", "Thanks."]);
    let compactions = log.of("compaction");
    assert_eq!(compactions.len(), 2);
    assert!(compactions[0].get("summary").is_none(), "an empty text says nothing");
    assert_eq!(compactions[0]["native"][0]["payload"]["window_id"], "w2");
    assert_eq!(compactions[1]["summary"][0]["text"], "Summary: job done.");
    assert_eq!(compactions[1]["native"][0]["payload"]["replacement_history"], Value::Null);
}

#[test]
fn what_is_not_read_is_refused_by_its_name() {
    let early = b"{\n \"session\": {\n  \"id\": \"old-001\"\n },\n \"items\": []\n}";
    for (bytes, name) in [
        (&early[..], "early 2025"),
        (b"\x28\xB5\x2F\xFD\x04\x00", "zstd-compressed (magic 28 B5 2F FD)"),
    ] {
        for from in [None, Some(Format::Codex)] {
            let made = convert_bytes(bytes, from, Format::SessionRecord, &Options::default());
            let error = made.unwrap_err();
            assert!(matches!(error, Error::Source(SourceError::Unread { .. })), "{error}");
            assert!(error.to_string().contains(name), "{error}");
        }
    }
    let Some(cases) = shared("cases") else { return };
    for file in [
        "38-cx-legacy-single-json/input.json",
        "42-cx-zst/rollout-2026-06-01T09-00-00-019e0000-0000-7000-8000-000000000001.jsonl.zst",
    ] {
        let bytes = fs::read(cases.join(file)).unwrap();
        let made = convert_bytes(&bytes, None, Format::SessionRecord, &Options::default());
        assert!(matches!(made, Err(Error::Source(SourceError::Unread { .. }))), "{file}");
    }
}

#[test]
fn a_torn_line_is_told_and_the_rest_is_read() {
    let Some(log) = case("40-cx-partial-then-rewritten") else { return };
    assert_eq!(log.head["anomalies"].as_array().unwrap().len(), 1);
    assert_eq!(log.head["anomalies"][0]["line"], 3);
    let kinds: Vec<_> =
        log.of("message").iter().map(|message| parts(message)[0]["type"].clone()).collect();
    assert_eq!(kinds, ["text", "reasoning", "text"]);

    let log = convert(&fixture("torn.jsonl"));
    let twice = log.said().into_iter().find(|(_, _, text)| text == "Said twice over.").unwrap();
    assert_eq!(twice.1, Value::Null, "nobody knows who wrote what says its role twice");
    assert!(log.said().iter().any(|(_, _, text)| text == "Hello."), "the row behind a torn one");
}

#[test]
fn reasoning_is_a_message_of_its_own() {
    let Some(log) = case("41-cx-encrypted-reasoning") else { return };
    let reasoning: Vec<_> = log
        .of("message")
        .into_iter()
        .filter(|message| parts(message)[0]["type"] == "reasoning")
        .collect();
    let ids: Vec<_> = reasoning.iter().map(|message| &message["messageId"]).collect();
    assert_eq!(ids, ["rs_1", "rs_2", "rs_3"]);
    let seen: Vec<_> = reasoning.iter().map(|message| &parts(message)[0]["visibility"]).collect();
    assert_eq!(seen, ["summary", "encrypted", "full"]);
    assert_eq!(parts(reasoning[0])[0]["summary"], json!(["**Checking**"]));
    assert_eq!(parts(reasoning[1])[0]["summary"], json!([]));
    assert_eq!(parts(reasoning[2])[0]["text"], "raw");
    assert_eq!(
        parts(reasoning[1])[0]["opaque"],
        json!({"format": "openai.encrypted_content", "data": "Z0FBQg=="})
    );
}

#[test]
fn the_order_is_that_of_the_file() {
    let Some(log) = case("44-cx-paginated-ordinal") else { return };
    let texts: Vec<_> = log.said().into_iter().map(|(_, _, text)| text).collect();
    assert_eq!(texts, ["A.", "B.", "C.", "D."]);
    assert_eq!(log.notices("ordinal"), 2);
}

#[test]
fn a_log_without_envelopes_is_read() {
    let log = convert(&fixture("bare.jsonl"));
    assert_eq!(log.records[0]["session"], "codex:019dfa10-0000-7000-8000-0000000000aa");
    let authors: Vec<_> = log.said().into_iter().map(|(_, author, _)| author).collect();
    assert_eq!(authors, ["harness", "human", "model", "model"]);
    let pairs =
        |kind: &str| log.of(kind).iter().map(|record| record["callId"].clone()).collect::<Vec<_>>();
    assert_eq!(pairs("tool_call"), ["call_1", "lsh_1"]);
    assert_eq!(pairs("tool_result"), ["call_1"]);
    assert_eq!(log.notices("unpaired-call"), 1);
}

#[test]
fn what_is_taken_back_is_marked() {
    let log = convert(&fixture("vents.jsonl"));
    let back: Vec<_> = log
        .of("message")
        .into_iter()
        .filter(|message| message["status"] == "rolled_back")
        .collect();
    let texts: Vec<_> = back.iter().map(|message| &parts(message)[0]["text"]).collect();
    assert_eq!(texts, ["ok", "Noted."], "the last of the two");
}

#[test]
fn a_story_comes_to_its_goal() {
    let log = convert(&fixture("vents.jsonl"));
    assert_eq!(log.records[0]["title"], "Vents of the greenhouse");
    let goals = log.of("plan");
    assert_eq!(goals.len(), 2);
    assert_eq!(goals[1]["supersedes"], goals[0]["id"]);
    assert_eq!(goals[1]["planId"], goals[0]["planId"]);
    assert_eq!(
        (&goals[0]["status"], &goals[1]["status"]),
        (&json!("active"), &json!("usage_limited"))
    );
    assert_eq!(
        (&goals[1]["budget"], &goals[1]["used"]),
        (&json!({"tokens": 20000}), &json!({"tokens": 5260, "seconds": 61}))
    );
    let (checkpoint, _) = lawful(&fixture("vents.jsonl"), Format::OpenCheckpoint).unwrap();
    let checkpoint = lines_of_document(&checkpoint);
    assert_eq!(
        checkpoint["task"]["objective"],
        "Keep the greenhouse between ten and thirty degrees."
    );
    let _turns = turns(&fixture("vents.jsonl"));
}

/// A change of a log. Places are taken modulo what there is.
#[derive(Clone, Debug)]
enum Change {
    Put(Index, Index, Value),
    Remove(Index, Index),
    Repeat(Index, Index),
    Swap(Index, Index),
    /// What stands in the text behind a character of this kind.
    Insert(Index, char, Index, &'static str),
    Cut(Index, Index),
}

fn oddity() -> impl Strategy<Value = Value> {
    let odd = [
        json!(null),
        json!(true),
        json!(""),
        json!(7),
        json!(-1.5),
        json!([]),
        json!({}),
        json!([null, "a", {}, []]),
        json!({"type": "input_text", "text": "in another place"}),
        json!([{"type": "summary_text", "text": "one"}, {"type": "text", "text": "two"}]),
        json!({"content": [], "success": true}),
        json!({"thread_spawn": {"parent_thread_id": "p1"}}),
        json!({"turn_id": "turn-9"}),
        json!("{\"a\":[1,{\"b\":null}]}"),
        json!("call_a"),
        json!("019df900-0000-7000-8000-0000000000bb"),
        json!("completed"),
        json!("2026-05-04T08:00:00Z"),
        json!("a name with spaces that is longer than a short word"),
    ];
    let kinds = [
        "user",
        "assistant",
        "developer",
        "message",
        "reasoning",
        "function_call",
        "response_item",
        "event_msg",
        "session_meta",
        "turn_context",
        "compacted",
        "thread_rolled_back",
        "thread_goal_updated",
        "user_message",
        "item_completed",
        "web_search_call",
        "function_call_output",
        "encrypted_content",
        "final_answer",
    ];
    prop_oneof![select(odd.to_vec()), select(kinds.to_vec()).prop_map(Value::from)]
}

fn change() -> impl Strategy<Value = Change> {
    let at = any::<Index>;
    let inserted = prop_oneof![
        Just(('"', "\\ud83d")),
        Just(('{', "\"type\":\"message\",")),
        Just(('{', "\"text\":\"twice\",")),
        Just(('{', "\"id\":\"twice\",")),
        Just((':', " \u{85}")),
    ];
    prop_oneof![
        4 => (at(), at(), oddity()).prop_map(|(row, place, value)| Change::Put(row, place, value)),
        2 => (at(), at()).prop_map(|(row, place)| Change::Remove(row, place)),
        1 => (at(), at()).prop_map(|(row, to)| Change::Repeat(row, to)),
        1 => (at(), at()).prop_map(|(row, to)| Change::Swap(row, to)),
        2 => (at(), at(), inserted).prop_map(|(row, place, (before, text))| Change::Insert(row, before, place, text)),
        1 => (at(), at()).prop_map(|(row, place)| Change::Cut(row, place)),
    ]
}

/// The pointers of everything below a value.
fn pointers(value: &Value, place: &str, found: &mut Vec<String>) {
    found.push(place.to_owned());
    match value {
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(index, item)| pointers(item, &format!("{place}/{index}"), found));
        }
        Value::Object(members) => {
            members.iter().for_each(|(name, item)| {
                pointers(
                    item,
                    &format!("{place}/{}", name.replace('~', "~0").replace('/', "~1")),
                    found,
                );
            });
        }
        _ => {}
    }
}

fn apply(rows: &mut Vec<String>, change: Change) {
    let pointer_in = |row: &Value, place: Index| {
        let mut found = Vec::new();
        pointers(row, "", &mut found);
        found[place.index(found.len())].clone()
    };
    match change {
        Change::Put(row, place, value) => {
            let row = row.get_mut(rows);
            let Ok(mut tree) = serde_json::from_str::<Value>(row) else { return };
            let pointer = pointer_in(&tree, place);
            *tree.pointer_mut(&pointer).unwrap() = value;
            *row = tree.to_string();
        }
        Change::Remove(row, place) => {
            let row = row.get_mut(rows);
            let Ok(mut tree) = serde_json::from_str::<Value>(row) else { return };
            let pointer = pointer_in(&tree, place);
            let Some((container, name)) = pointer.rsplit_once('/') else { return };
            if let Some(Value::Object(members)) = tree.pointer_mut(container) {
                members.remove(&name.replace("~1", "/").replace("~0", "~"));
            }
            *row = tree.to_string();
        }
        Change::Repeat(row, to) => {
            let (row, to) = (row.get(rows).clone(), to.index(rows.len()));
            rows.insert(to, row);
        }
        Change::Swap(row, to) => {
            let (row, to) = (row.index(rows.len()), to.index(rows.len()));
            rows.swap(row, to);
        }
        Change::Insert(row, before, place, text) => {
            let row = row.get_mut(rows);
            let places: Vec<usize> =
                row.match_indices(before).map(|(at, _)| at + before.len_utf8()).collect();
            if !places.is_empty() {
                row.insert_str(places[place.index(places.len())], text);
            }
        }
        Change::Cut(row, place) => {
            let row = row.get_mut(rows);
            let places: Vec<usize> = row.char_indices().map(|(at, _)| at).collect();
            if !places.is_empty() {
                row.truncate(places[place.index(places.len())]);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_changed_in_a_log_it_converts(
        name in select(vec!["bare", "every-row", "forked", "paginated", "vents"]),
        changes in vec(change(), 1..8),
    ) {
        let log = String::from_utf8(fixture(&format!("{name}.jsonl"))).unwrap();
        let mut rows: Vec<String> = log.lines().map(str::to_owned).collect();
        for change in changes {
            apply(&mut rows, change);
        }
        let log: String = rows.iter().map(|row| row.clone() + "\n").collect();
        let _made = lawful_from(log.as_bytes(), Some(Format::Codex), Format::SessionRecord).unwrap();
    }
}
