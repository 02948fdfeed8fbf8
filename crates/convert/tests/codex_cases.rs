//! Codex rollout logs become session records: what the shared cases, and the fixtures of each kind of log, are expected to come out as.
//!
//! The shared logs are read in place, from the folder that `OPENCHECKPOINT_SHARED` names, or `../shared` beside the workspace. Every
//! conversion here is audited, and restored to the byte.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod changes;
mod logs;
#[path = "../../../fixtures/shared.rs"]
mod shared;

use std::fs;

use opencheckpoint_convert::{Error, Format, Options, SourceError, convert_bytes};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};

use changes::{apply, change, inserted};
use logs::{Logs, log_of, parts};
use shared::shared;

const CODEX: Logs = Logs { format: Format::Codex, folder: "codex" };

#[test]
fn every_log_is_lawful_on_the_way_to_each_format() {
    let (logs, fixtures) = CODEX.all();
    assert!(logs.len() == fixtures || logs.len() > 10);
    for log in logs {
        for to in [Format::SessionRecord, Format::OpenCheckpoint] {
            let _made = CODEX.lawful(&log, to).unwrap();
        }
    }
}

#[test]
fn a_session_is_the_one_that_is_named_first() {
    let Some(log) = CODEX.case("30-cx-fork-second-session-meta") else { return };
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
    let log = CODEX.convert(&CODEX.fixture("forked.jsonl"));
    let copied: Vec<_> =
        log.of("message").iter().map(|message| message["copiedFrom"].is_string()).collect();
    assert_eq!(copied, [true, true, false, false, false]);

    // Where nothing says so, nothing is said to be copied.
    let text = String::from_utf8(CODEX.fixture("forked.jsonl")).unwrap();
    let is_kept = |line: &&str| !line.contains("task_started") && !line.contains("Thanks");
    let unmarked: Vec<&str> = text.lines().filter(is_kept).take(7).collect();
    let unmarked = unmarked.join("\n");
    let log = CODEX.convert(unmarked.as_bytes());
    assert!(log.records.iter().all(|record| record.get("copiedFrom").is_none()));
    assert_eq!(log.notices("copied-rows-unmarked"), 1);
}

#[test]
fn what_is_said_in_two_streams_is_said_once() {
    let Some(bytes) = log_of("31-cx-two-streams-one-message") else { return };
    let log = CODEX.convert(&bytes);
    let said: Vec<_> = log.said().into_iter().map(|(_, author, text)| (author, text)).collect();
    let (ok, noted) = ((json!("human"), "ok".to_owned()), (json!("model"), "Noted.".to_owned()));
    assert_eq!(said, [ok.clone(), noted.clone(), ok, noted]);
    assert_eq!(log.of("inference")[0]["model"], "gpt-5.2-codex");
    let turns = CODEX.turns(&bytes);
    let roles: Vec<_> = turns.iter().map(|turn| turn["role"].as_str().unwrap()).collect();
    assert_eq!(roles, ["user", "assistant", "user", "assistant"]);
    assert_eq!(turns[1]["model"], "gpt-5.2-codex");
}

#[test]
fn a_message_without_its_item_is_what_was_shown() {
    let log = CODEX.convert(&CODEX.fixture("every-row.jsonl"));
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
    let Some(log) = CODEX.case("32-cx-response-items-only") else { return };
    let authors: Vec<_> = log.said().into_iter().map(|(_, author, _)| author).collect();
    assert_eq!(authors, ["harness", "harness", "human", "model", "model"]);
    let phases: Vec<_> = log.of("message").iter().map(|message| message["phase"].clone()).collect();
    assert_eq!(phases[3..], ["commentary", "final"]);

    let log = CODEX.convert(&CODEX.fixture("paginated.jsonl"));
    let unknown =
        log.said().into_iter().find(|(_, _, text)| text.starts_with("A text that nobody"));
    assert_eq!(unknown.unwrap().1, Value::Null, "where prompts are told of, others are nobody's");
}

#[test]
fn a_call_that_was_stopped_stays_open() {
    let Some(bytes) = log_of("33-cx-aborted-no-output") else { return };
    let log = CODEX.convert(&bytes);
    assert_eq!((log.notices("unpaired-call"), log.of("tool_result").len()), (1, 0));
    assert_eq!(log.of("tool_call")[0]["input"], json!({"command": ["git", "push"]}));
    let authors: Vec<_> = log.said().into_iter().map(|(_, author, _)| author).collect();
    assert_eq!(authors, ["human", "harness", "human", "model"]);
    let checkpoint = CODEX.checkpoint(&bytes);
    let operation = &checkpoint["operations"][0];
    assert_eq!(
        (&operation["status"], &operation["effect"]),
        (&json!("uncertain"), &json!("unknown"))
    );
}

#[test]
fn outputs_keep_their_shape() {
    let Some(log) = CODEX.case("34-cx-output-shapes") else { return };
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
    let log = CODEX.convert(&CODEX.fixture("every-row.jsonl"));
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
    let Some(log) = CODEX.case("36-cx-compacted-replacement") else { return };
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
    let packed = b"\x28\xB5\x2F\xFD\x04\x00";
    for from in [None, Some(Format::Codex)] {
        let made = convert_bytes(packed, from, Format::SessionRecord, &Options::default());
        let error = made.unwrap_err();
        assert!(matches!(error, Error::Source(SourceError::Unread { .. })), "{error}");
        assert!(error.to_string().contains("zstd-compressed (magic 28 B5 2F FD)"), "{error}");
    }
    let Some(cases) = shared("cases") else { return };
    let file =
        "42-cx-zst/rollout-2026-06-01T09-00-00-019e0000-0000-7000-8000-000000000001.jsonl.zst";
    let bytes = fs::read(cases.join(file)).unwrap();
    let made = convert_bytes(&bytes, None, Format::SessionRecord, &Options::default());
    assert!(matches!(made, Err(Error::Source(SourceError::Unread { .. }))), "{file}");
}

#[test]
fn the_document_of_early_logs_has_times_that_are_numbers() {
    let Some(log) = CODEX.case("38-cx-legacy-single-json") else { return };
    assert_eq!(log.records[0]["session"], "codex:old-001");
    assert_eq!(log.records[0]["cwd"], "/home/old");
    let said: Vec<_> =
        log.said().into_iter().map(|(_, author, text)| json!([author, text])).collect();
    assert_eq!(
        said,
        [
            json!(["human", "Rename the module."]),
            json!(["model", "Renamed."]),
            json!(["human", "Thanks."])
        ]
    );
    let times: Vec<_> = log.of("message").iter().map(|message| message["ts"].clone()).collect();
    assert_eq!(
        times,
        ["2025-01-15T00:13:20Z", "2025-01-15T00:13:30.25Z", "2025-01-15T00:13:40.123Z"]
    );
    assert_eq!(log.notices("time-by-magnitude"), 1, "the guess is told");
}

#[test]
fn the_items_of_an_early_document_are_items() {
    let log = CODEX.convert(&CODEX.fixture("document.json"));
    let kinds: Vec<_> = log.records.iter().map(|record| record["type"].as_str().unwrap()).collect();
    assert_eq!(
        kinds,
        [
            "session",
            "message",
            "message",
            "tool_call",
            "tool_result",
            "message",
            "message",
            "native"
        ]
    );
    let header = &log.records[0];
    assert_eq!(header["native"][0]["session"]["instructions"], "Answer in one line.");
    assert_eq!(header["native"][0]["note"], "kept as it is");
    assert_eq!(log.records[3]["input"], json!({"command": ["cat", "sensors.csv"]}));
    assert_eq!(log.records[4]["ts"], "2025-04-20T09:00:03Z");
    assert_eq!(log.records[5]["ts"], "2025-04-20T09:00:04.25Z");
    let untimed = &log.records[6];
    assert_eq!(
        (&untimed["ts"], &untimed["native"][0]["timestamp"]),
        (&Value::Null, &json!("later"))
    );
}

#[test]
fn a_torn_line_is_told_and_the_rest_is_read() {
    let Some(log) = CODEX.case("40-cx-partial-then-rewritten") else { return };
    assert_eq!(log.head["anomalies"].as_array().unwrap().len(), 1);
    assert_eq!(log.head["anomalies"][0]["line"], 3);
    let kinds: Vec<_> =
        log.of("message").iter().map(|message| parts(message)[0]["type"].clone()).collect();
    assert_eq!(kinds, ["text", "reasoning", "text"]);

    let log = CODEX.convert(&CODEX.fixture("torn.jsonl"));
    let twice = log.said().into_iter().find(|(_, _, text)| text == "Said twice over.").unwrap();
    assert_eq!(twice.1, Value::Null, "nobody knows who wrote what says its role twice");
    assert!(log.said().iter().any(|(_, _, text)| text == "Hello."), "the row behind a torn one");
}

#[test]
fn reasoning_is_a_message_of_its_own() {
    let Some(log) = CODEX.case("41-cx-encrypted-reasoning") else { return };
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
    let Some(log) = CODEX.case("44-cx-paginated-ordinal") else { return };
    let texts: Vec<_> = log.said().into_iter().map(|(_, _, text)| text).collect();
    assert_eq!(texts, ["A.", "B.", "C.", "D."]);
    assert_eq!(log.notices("ordinal"), 2);
}

#[test]
fn a_log_without_envelopes_is_read() {
    let log = CODEX.convert(&CODEX.fixture("bare.jsonl"));
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
    let log = CODEX.convert(&CODEX.fixture("vents.jsonl"));
    let back: Vec<_> = log
        .of("message")
        .into_iter()
        .filter(|message| message["status"] == "rolled_back")
        .collect();
    let texts: Vec<_> = back.iter().map(|message| &parts(message)[0]["text"]).collect();
    assert_eq!(texts, ["ok", "Noted."], "the last of the two");
}

#[test]
fn a_call_that_was_taken_back_is_nobodys_turn() {
    let item = |payload: Value| json!({"timestamp": "2026-05-04T08:00:01.007Z", "type": "response_item", "payload": payload});
    let said = |role: &str, text: &str| {
        let kind = if role == "user" { "input_text" } else { "output_text" };
        item(json!({"type": "message", "role": role, "content": [{"type": kind, "text": text}]}))
    };
    let meta = json!({"timestamp": "2026-05-04T08:00:01.007Z", "type": "session_meta", "payload": {"id": "s1"}});
    let back = json!({
        "timestamp": "2026-05-04T08:00:01.007Z",
        "type": "event_msg",
        "payload": {"type": "thread_rolled_back", "num_turns": 1}
    });
    let call =
        json!({"type": "function_call", "name": "shell", "arguments": "{}", "call_id": "c1"});
    let rows = [
        meta,
        said("user", "Water bed one."),
        said("assistant", "Watered."),
        said("user", "Empty the tank."),
        item(call),
        item(json!({"type": "function_call_output", "call_id": "c1", "output": "Emptied."})),
        said("assistant", "Emptied."),
        back,
        said("user", "Water bed two."),
    ];
    let rows: Vec<String> = rows.iter().map(Value::to_string).collect();
    let source = rows.join("\n");
    let from = Some(Format::Codex);
    let converted =
        convert_bytes(source.as_bytes(), from, Format::Turns, &Options::default()).unwrap();
    let turns: Vec<Value> = String::from_utf8(converted.value)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let contents: Vec<_> = turns.iter().map(|turn| turn["content"].as_str().unwrap()).collect();
    assert_eq!(contents, ["Water bed one.", "Watered.", "Water bed two."]);
    assert!(turns.iter().all(|turn| turn["tool_calls"].is_null()), "{turns:?}");
}

#[test]
fn a_story_comes_to_its_goal() {
    let log = CODEX.convert(&CODEX.fixture("vents.jsonl"));
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
    let checkpoint = CODEX.checkpoint(&CODEX.fixture("vents.jsonl"));
    assert_eq!(
        checkpoint["task"]["objective"],
        "Keep the greenhouse between ten and thirty degrees."
    );
    let _turns = CODEX.turns(&CODEX.fixture("vents.jsonl"));
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_changed_in_a_log_it_converts(
        name in select(vec!["bare", "every-row", "forked", "paginated", "vents"]),
        changes in vec(change(oddity(), inserted()), 1..8),
    ) {
        let log = String::from_utf8(CODEX.fixture(&format!("{name}.jsonl"))).unwrap();
        let mut rows: Vec<String> = log.lines().map(str::to_owned).collect();
        for change in changes {
            apply(&mut rows, change);
        }
        let log: String = rows.iter().map(|row| row.clone() + "\n").collect();
        let _made = CODEX.lawful_from(log.as_bytes(), Some(Format::Codex), Format::SessionRecord).unwrap();
    }
}
