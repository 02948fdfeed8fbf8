//! Session logs of Pi and `OpenClaw` become session records: what the shared cases, and the fixtures of each kind of log, are expected to
//! come out as.
//!
//! The shared logs are read in place, from the folder that `OPENCHECKPOINT_SHARED` names, or `../shared` beside the workspace. Every
//! conversion here is audited, and restored to the byte.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod changes;
mod logs;
#[path = "../../../fixtures/shared.rs"]
mod shared;

use std::fs;

use opencheckpoint_convert::{Error, Format, OutcomeError, sniff};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};

use changes::{apply, change, inserted};
use logs::{Converted, Logs, log_of, parts};
use shared::shared;

const PI: Logs = Logs { format: Format::Pi, folder: "pi" };

fn fixture(name: &str) -> Converted {
    PI.convert(&PI.fixture(name))
}

impl Converted {
    /// The message of an entry.
    fn message(&self, id: &str) -> &Value {
        let messages = self.of("message");
        messages.into_iter().find(|message| message["messageId"] == id).unwrap()
    }
}

fn column<'r>(records: &[&'r Value], member: &str) -> Vec<&'r Value> {
    records.iter().map(|record| &record[member]).collect()
}

#[test]
fn every_log_is_lawful_on_the_way_to_each_format() {
    let (logs, fixtures) = PI.all();
    assert_eq!(fixtures, 7);
    assert!(logs.len() == fixtures || logs.len() >= fixtures + 2);
    for log in logs {
        for to in [Format::SessionRecord, Format::Turns, Format::OpenCheckpoint] {
            let _made = PI.lawful(&log, to).unwrap();
        }
    }
}

#[test]
fn a_path_that_was_left_is_kept_and_no_part_of_the_conversation() {
    let Some(bytes) = log_of("82-pi-branches") else { return };
    let log = PI.convert(&bytes);
    let ids = column(&log.of("message"), "messageId");
    assert_eq!(ids, ["b1", "b2", "b3", "b4", "b5", "b6"]);
    let statuses = column(&log.of("message"), "status");
    let none = &Value::Null;
    assert_eq!(statuses, [none, &json!("off_path"), none, none, none, &json!("interrupted")]);
    assert_eq!(log.notices("off-path"), 1);
    let notice = &log.head["notices"][0];
    assert_eq!((&notice["kind"], &notice["line"]), (&json!("off-path"), &json!(4)));
    assert!(notice["message"].as_str().unwrap().starts_with("1 of the entries"));

    let off = parts(log.message("b2"));
    assert_eq!((&off[0]["type"], &off[0]["text"]), (&json!("reasoning"), &json!("hm")));
    assert_eq!((&off[0]["signature"], &off[1]["text"]), (&json!("c2ln"), &json!("X fails.")));

    let turns = PI.turns(&bytes);
    let roles = column(&turns.iter().collect::<Vec<_>>(), "role");
    assert_eq!(roles, ["user"], "the aborted turn says nothing, and the rest was not spoken");
    assert!(turns[0].to_string().contains("Try X."));
    let text = serde_json::to_string(&turns).unwrap();
    for unsaid in ["X fails.", "Injected.", "Operation aborted"] {
        assert!(!text.contains(unsaid), "{unsaid}");
    }
    let checkpoint = PI.checkpoint(&bytes);
    assert_eq!(checkpoint["task"]["objective"], "Try X.");
    let statements = checkpoint["statements"].to_string();
    assert!(!statements.contains("X fails.") && statements.contains("Injected."));
}

#[test]
fn what_has_no_role_on_disk_has_none() {
    let Some(log) = PI.case("82-pi-branches") else { return };
    for id in ["b3", "b4", "b5"] {
        let message = log.message(id);
        assert!(message.get("role").is_none(), "{id}");
        assert_eq!(message["capture"]["role"], json!({"state": "absent"}), "{id}");
    }
    let (summary, command, put_in) = (log.message("b3"), log.message("b4"), log.message("b5"));
    assert_eq!(parts(summary)[0]["text"], "X failed.");
    assert_eq!(summary["native"][0]["fromId"], "b2");
    assert_eq!(command["audience"], "user", "the model was not told");
    let data = json!({
        "command": "ls", "output": "a", "exitCode": 0, "cancelled": false, "truncated": false
    });
    assert_eq!(parts(command)[0]["data"], data);
    assert!(command.get("author").is_none());
    assert_eq!(
        (&put_in["author"], &put_in["origin"], &put_in["audience"]),
        (&json!("harness"), &json!("injected"), &json!("model"))
    );
}

#[test]
fn an_empty_turn_that_was_stopped_is_kept_with_its_model() {
    let Some(log) = PI.case("82-pi-branches") else { return };
    let stopped = log.message("b6");
    assert_eq!((&stopped["role"], &stopped["author"]), (&json!("assistant"), &json!("model")));
    assert_eq!(stopped["content"], json!([]));
    assert_eq!(stopped["capture"]["content"], json!({"state": "complete"}));
    assert_eq!(stopped["native"][0]["message"]["errorMessage"], "Operation aborted");
    let inference = log.of("inference")[0];
    assert_eq!(stopped["inferenceId"], inference["inferenceId"]);
    assert_eq!(
        (&inference["model"], &inference["provider"]),
        (&json!("claude-sonnet-4-5"), &json!("anthropic"))
    );
}

#[test]
fn the_header_is_what_the_log_says_of_the_session() {
    let Some(log) = PI.case("82-pi-branches") else { return };
    let header = &log.records[0];
    assert_eq!(
        (&header["session"], &header["parent"], &header["cwd"]),
        (&json!("pi:s2"), &json!("pi:/old/s1.jsonl"), &json!("/home/demo"))
    );
    assert_eq!(header["agent"], json!({"name": "pi"}));
    assert!(header.get("title").is_none());
    assert_eq!(fixture("orchard.jsonl").records[0]["title"], "Pears only", "the last name");
    assert!(fixture("every-entry.jsonl").records[0].get("parent").is_none());
}

#[test]
fn a_real_log_keeps_its_order_its_compactions_and_its_usage() {
    let Some(folder) = shared("real") else { return };
    let bytes = fs::read(folder.join("pi-small.agent-sessions.jsonl")).unwrap();
    let log = PI.convert(&bytes);
    let roles = column(&log.of("message"), "role");
    assert_eq!(roles, ["user", "assistant", "user", "assistant"]);
    assert_eq!((log.notices("off-path"), log.notices("compaction")), (0, 2));
    let compactions = log.of("compaction");
    assert_eq!(parts_of(compactions[0], "summary"), "hello.py prints a fixture greeting.");
    let kept = compactions[0]["firstKept"].as_str().unwrap();
    let kept = log.records.iter().find(|record| record["id"] == kept).unwrap();
    assert_eq!(kept["native"][0]["id"], "f7c7091e");
    let inferences = log.of("inference");
    let models = column(&inferences, "model");
    assert_eq!(models, ["pi-fixture-model"; 3], "the change, and two requests");
    assert_eq!(inferences[1]["usage"]["totalTokens"], 19);
    let times = column(&log.of("message"), "ts");
    assert_eq!(times[0], "2026-05-12T01:02:27.673Z", "the entry's");
    assert_eq!(log.of("message")[0]["native"][0]["message"]["timestamp"], 1_778_547_747_671_u64);
    let turns = PI.turns(&bytes);
    assert_eq!(turns.len(), 4);
    assert_eq!(turns[3]["model"], "pi-fixture-model");
}

fn parts_of<'r>(record: &'r Value, member: &str) -> &'r str {
    record[member][0]["text"].as_str().unwrap()
}

#[test]
fn calls_and_results_meet_and_stay_where_they_are() {
    let log = fixture("orchard.jsonl");
    let calls = log.of("tool_call");
    assert_eq!(column(&calls, "callId"), ["toolu_p1", "toolu_p2", "toolu_p3", "toolu_p4"]);
    let message = log.message("a0000004");
    for (call, index) in calls.iter().zip([2, 2]) {
        assert_eq!(call["at"], json!({"message": message["id"], "index": index}));
        assert_eq!(call["inferenceId"], message["inferenceId"]);
    }
    let results = log.of("tool_result");
    assert_eq!(column(&results, "callId"), ["toolu_p2", "toolu_p1", "toolu_p3"]);
    assert_eq!(column(&results, "status"), ["ok", "ok", "error"]);
    assert_eq!(
        results[1]["native"][0]["message"]["details"],
        json!({"lines": 3, "truncated": null})
    );
    assert_eq!(parts(results[2])[0]["text"], "No space left on the device.");
    assert_eq!((log.notices("unpaired-call"), log.notices("unpaired-result")), (1, 0));
    let checkpoint = PI.checkpoint(&PI.fixture("orchard.jsonl"));
    let operations = checkpoint["operations"].as_array().unwrap();
    assert_eq!(operations.len(), 1);
    assert_eq!(
        (&operations[0]["status"], &operations[0]["effect"]),
        (&json!("uncertain"), &json!("unknown"))
    );
}

#[test]
fn numbers_are_what_they_were() {
    let (records, _) = PI.lawful(&PI.fixture("orchard.jsonl"), Format::SessionRecord).unwrap();
    let records = String::from_utf8(records).unwrap();
    for number in ["\"timeout\":1.50}", "\"input\":0.002436,", "\"input\":1e-07,", "[1,2.50]"] {
        assert!(records.contains(number), "{number}");
    }
    let every = PI.lawful(&PI.fixture("every-entry.jsonl"), Format::SessionRecord).unwrap().0;
    let every = String::from_utf8(every).unwrap();
    for number in ["12345678901234567890", "0.1000000000000000055511151231257827", "\"n\":1.0,"] {
        assert!(every.contains(number), "{number}");
    }
}

#[test]
fn a_story_comes_to_its_turns() {
    let turns = PI.turns(&PI.fixture("orchard.jsonl"));
    let roles: Vec<_> = turns.iter().map(|turn| turn["role"].as_str().unwrap()).collect();
    assert_eq!(roles, ["user", "assistant", "tool", "tool", "user", "assistant", "tool", "user"]);
    let text = serde_json::to_string(&turns).unwrap();
    assert!(!text.contains("with a pattern"), "that was said on the path that was left");
    assert!(!text.contains("toolu_p4"), "a call at the end that nobody answered");
}

#[test]
fn how_a_turn_ended_is_its_status() {
    let log = fixture("orchard.jsonl");
    let stopped = log.message("a0000012");
    assert_eq!((&stopped["status"], &stopped["content"]), (&json!("interrupted"), &json!([])));
    let log = fixture("every-entry.jsonl");
    for (id, status) in [
        ("b0000001", json!("complete")),
        ("b0000002", Value::Null),
        ("b0000023", json!("partial")),
        ("b0000024", json!("error")),
        ("b0000025", Value::Null),
    ] {
        assert_eq!(log.message(id)["status"], status, "{id}");
    }
    assert_eq!(log.message("b0000024")["native"][0]["message"]["errorMessage"], "529 overloaded");
    assert_eq!(log.message("b0000025")["native"][0]["message"]["stopReason"], "weary");
}

#[test]
fn a_tree_is_followed_from_its_last_entry() {
    let bytes = PI.fixture("branches.jsonl");
    let log = PI.convert(&bytes);
    let off: Vec<_> = log
        .of("message")
        .into_iter()
        .filter(|message| message["status"] == "off_path")
        .map(|message| message["messageId"].as_str().unwrap())
        .collect();
    assert_eq!(off, ["d0000002", "d0000005", "d0000009"]);
    for (kind, count) in [
        ("off-path", "5 "),
        ("dangling-parent", "2 "),
        ("parent-behind", "2 "),
        ("repeated-id", "1 "),
    ] {
        let notices = log.head["notices"].as_array().unwrap();
        let notice = notices.iter().find(|notice| notice["kind"] == kind).unwrap();
        assert!(notice["message"].as_str().unwrap().starts_with(count), "{notice}");
    }
    assert!(log.of("compaction").is_empty(), "it compacted another conversation");
    assert_eq!(log.of("native")[1]["nativeType"], "compaction");

    // The two paths call by one id; only what this one was given is heard.
    let turns = PI.turns(&bytes);
    let text = serde_json::to_string(&turns).unwrap();
    for said in ["Which way?", "Right.", "a door", "Through the door.", "Done."] {
        assert!(text.contains(said), "{said}");
    }
    for unsaid in ["Left.", "a wall", "Stuck.", "Straight on.", "call_1"] {
        assert!(!text.contains(unsaid), "{unsaid}");
    }
    let (seed, _) = PI.lawful(&bytes, Format::AnthropicMessages).unwrap();
    let seed = String::from_utf8(seed).unwrap();
    assert!(seed.contains("Which way?") && seed.contains("a door"));
    assert!(!seed.contains("a wall") && !seed.contains("Left"), "{seed}");
}

#[test]
fn the_entries_of_version_1_follow_each_other() {
    let bytes = PI.fixture("version-1.jsonl");
    let log = PI.convert(&bytes);
    let parent = "pi:/home/ines/.pi/agent/sessions/old.jsonl";
    assert_eq!(log.records[0]["parent"], parent);
    assert_eq!(log.notices("off-path"), 0);
    let messages = log.of("message");
    assert!(messages.iter().all(|message| message["idSource"] == "derived"));
    let kept = log.of("compaction")[0]["firstKept"].clone();
    assert_eq!(messages[3]["id"], kept);
    assert_eq!(parts(messages[3])[0]["text"], "And the cherries?");
    let changed = log.of("inference").into_iter().find(|it| it["model"] == "gpt-4o").unwrap();
    assert_eq!(messages[4]["inferenceId"], changed["inferenceId"]);
    let turns = PI.turns(&bytes);
    let roles: Vec<_> = turns.iter().map(|turn| turn["role"].as_str().unwrap()).collect();
    assert_eq!(roles, ["user", "assistant", "tool", "assistant", "user", "assistant"]);
    let last = turns.last().unwrap();
    assert_eq!((&last["content"], &last["model"]), (&json!("Forty."), &json!("gpt-4o")));
}

#[test]
fn a_hook_of_version_2_is_a_hook() {
    let log = fixture("version-2.jsonl");
    let messages = log.of("message");
    assert_eq!(column(&messages, "author"), ["human", "hook", "hook", "model"]);
    assert_eq!(column(&messages[1..3], "audience"), ["both", "model"]);
    assert_eq!(messages[1]["native"][0]["message"]["role"], "hookMessage");
    assert_eq!(
        column(&PI.turns(&PI.fixture("version-2.jsonl")).iter().collect::<Vec<_>>(), "role"),
        ["user", "assistant"]
    );
}

#[test]
fn what_others_put_in_is_not_a_persons() {
    let bytes = PI.fixture("openclaw.jsonl");
    let log = PI.convert(&bytes);
    let who = |id: &str| {
        let message = log.message(id);
        (message["author"].clone(), message["origin"].clone())
    };
    let nobody = (Value::Null, Value::Null);
    let harness = (json!("harness"), json!("injected"));
    let agent = (json!("agent"), json!("inter_session"));
    for (id, expected) in [
        ("e0000002", &nobody),
        ("e0000006", &harness),
        ("e0000007", &nobody),
        ("e0000008", &harness),
        ("e0000009", &harness),
        ("e000000b", &harness),
        ("e000000c", &agent),
        ("e000000d", &agent),
        ("e000000e", &(json!("human"), json!("prompt"))),
        ("e000000f", &harness),
    ] {
        assert_eq!(&who(id), expected, "{id}");
    }
    // Nothing calls the copy of what was delivered a model's.
    assert!(log.message("e0000006").get("inferenceId").is_none());
    assert!(log.of("inference").iter().all(|it| it["model"] == "claude-opus-4-5"));
    let checkpoint = PI.checkpoint(&bytes);
    let instructions: Vec<_> = checkpoint["statements"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|statement| statement["kind"] == "instruction")
        .map(|statement| statement["text"].as_str().unwrap())
        .collect();
    assert_eq!(instructions, ["Water the third bed."]);

    // A parent that is a call's id is no entry: the order of the file holds.
    assert_eq!((log.notices("dangling-parent"), log.notices("off-path")), (1, 0));
    assert_eq!(parts(log.of("tool_result")[0])[0], json!({"type": "text", "text": "Peas."}));
}

#[test]
fn skills_and_files_are_not_a_persons() {
    let log = fixture("every-entry.jsonl");
    let authors = |id: &str| -> Vec<Value> {
        parts(log.message(id)).iter().map(|part| part["author"].clone()).collect()
    };
    let file = log.message("b0000008");
    assert!(file.get("author").is_none());
    let none = Value::Null;
    let human = json!("human");
    assert_eq!(
        authors("b0000008"),
        [json!("harness"), human.clone(), none.clone(), human, none.clone(), none]
    );
    assert_eq!(log.message("b0000009")["author"], "harness");
    assert!(log.message("b000000a").get("author").is_none());
    assert_eq!(log.message("b0000012")["audience"], "user");
    assert_eq!(log.message("b0000022")["role"], "narrator");
}

#[test]
fn thoughts_say_no_more_than_they_are() {
    let log = fixture("every-entry.jsonl");
    let message = log.message("b000000b");
    let thoughts: Vec<_> =
        parts(message).iter().filter(|part| part["type"] == "reasoning").collect();
    let none = &Value::Null;
    assert_eq!(
        column(&thoughts, "visibility"),
        [none, none, &json!("omitted"), none, &json!("redacted"), none]
    );
    assert_eq!(
        column(&thoughts, "signature"),
        [none, none, &json!("c2lnbmVkLTI="), none, none, none]
    );
    assert_eq!(thoughts[1]["thinkingSignature"], "reasoning_content");
    assert_eq!(thoughts[3]["opaque"]["format"], "openai.reasoning_item");
    assert_eq!(thoughts[4]["opaque"], json!({"data": "cmVkYWN0ZWQ="}));
    assert!(thoughts[4].get("text").is_none(), "what stands in its place is not the thought");
    let phases: Vec<_> = parts(message)
        .iter()
        .filter(|part| part.get("textSignature").is_some())
        .map(|part| part["phase"].clone())
        .collect();
    assert_eq!(phases, [json!("commentary"), json!("final"), Value::Null]);
}

#[test]
fn odd_calls_are_told() {
    let log = fixture("every-entry.jsonl");
    let calls = log.of("tool_call");
    let ids = ["call_1|fc_1", "call_2", "call_3", "call:11:13", "call_1|fc_1"];
    assert_eq!(column(&calls, "callId"), ids);
    assert_eq!(calls[1]["inputText"], "{\"path\":\"b");
    assert!(calls[2].get("input").is_none() && calls[2].get("inputText").is_none());
    assert_eq!(
        calls[0]["native"],
        json!([{"message": {"content": [{"thoughtSignature": "dGhvdWdodA=="}]}}])
    );
    assert_eq!((log.notices("odd-call"), log.notices("unpaired-call")), (1, 4));
    assert_eq!(log.notices("unpaired-result"), 2);
    let beside = &log.message("b000000b")["native"][0]["message"]["content"];
    assert_eq!(beside, &json!([{"type": "toolCall", "id": "call_4", "arguments": {}}]));
    assert_eq!(log.notices("no-time"), 1);
}

#[test]
fn a_torn_line_is_told_and_the_rest_is_read() {
    let log = fixture("torn.jsonl");
    let kinds: Vec<_> = log.head["anomalies"]
        .as_array()
        .unwrap()
        .iter()
        .map(|anomaly| anomaly["kind"].as_str().unwrap())
        .collect();
    assert_eq!(kinds, ["spliced", "lone-surrogate", "duplicate-member", "nul-run", "torn"]);
    let said: Vec<_> = log.said().into_iter().map(|(_, author, text)| (author, text)).collect();
    assert!(said.contains(&(json!("human"), "Behind a torn one.".to_owned())));
    assert!(said.contains(&(Value::Null, "Said twice over.".to_owned())));
    // The entry whose parent is lost follows the one before it.
    assert_eq!((log.notices("dangling-parent"), log.notices("off-path")), (1, 0));
}

#[test]
fn logs_are_told_by_their_entries() {
    for entry in [
        r#"{"type":"session","version":3,"id":"s","timestamp":"2026-06-02T07:00:00Z","cwd":"/a"}"#,
        r#"{"type":"session","id":"s","timestamp":"2024-06-02T07:00:00Z","cwd":"/a","provider":"p"}"#,
        r#"{"type":"message","message":{"role":"user","content":"x"}}"#,
        r#"{"type":"message","id":"a","parentId":null,"timestamp":"t","message":{"role":"assistant"}}"#,
        r#"{"type":"custom","customType":"c","data":{},"id":"a","parentId":"b","timestamp":"t"}"#,
        r#"{"type":"model_change","timestamp":"t","provider":"p","modelId":"m"}"#,
    ] {
        assert_eq!(sniff(entry.as_bytes()), Ok(Format::Pi), "{entry}");
    }
    for (entry, format) in [
        (
            r#"{"type":"user","message":{"role":"user","content":"x"},"timestamp":"t"}"#,
            Format::ClaudeCode,
        ),
        (r#"{"type":"message","sessionId":"s","uuid":"u","message":{}}"#, Format::ClaudeCode),
        (
            r#"{"type":"message","seq":1,"id":"r1","messageId":"m","role":"user","content":[]}"#,
            Format::SessionRecord,
        ),
        (
            r#"{"type":"session","seq":0,"id":"r0","session":"pi:s","cwd":"/a"}"#,
            Format::SessionRecord,
        ),
        (r#"{"timestamp":"t","type":"compacted","payload":{"message":""}}"#, Format::Codex),
    ] {
        assert_eq!(sniff(entry.as_bytes()), Ok(format), "{entry}");
    }
    // Events of other software have a parent too.
    let other = r#"{"type":"user.message","data":{"content":"x"},"id":"a","timestamp":"t","parentId":null}"#;
    assert!(sniff(other.as_bytes()).is_err());
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
        json!({"type": "text", "text": "in another place", "textSignature": "{\"phase\":\"commentary\"}"}),
        json!([{"type": "toolCall", "id": "call_0", "name": "read", "arguments": {"a": [1]}}]),
        json!({"type": "thinking", "thinking": "", "thinkingSignature": "{\"type\":\"reasoning\"}"}),
        json!({"type": "thinking", "thinking": "x", "thinkingSignature": "eA==", "redacted": true}),
        json!({"role": "bashExecution", "command": "ls"}),
        json!({"kind": "inter_session"}),
        json!("{\"a\":[1,{\"b\":null}]}"),
        json!("call_0"),
        json!("d0000008"),
        json!("2026-05-04T08:00:00Z"),
        json!("a name with spaces that is longer than a short word"),
    ];
    let kinds = [
        "user",
        "assistant",
        "toolResult",
        "bashExecution",
        "custom",
        "hookMessage",
        "branchSummary",
        "message",
        "session",
        "model_change",
        "compaction",
        "branch_summary",
        "custom_message",
        "label",
        "toolCall",
        "thinking",
        "aborted",
        "openclaw",
        "delivery-mirror",
    ];
    prop_oneof![select(odd.to_vec()), select(kinds.to_vec()).prop_map(Value::from)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_changed_in_a_log_it_converts(
        name in select(vec!["branches", "every-entry", "openclaw", "orchard", "version-1", "version-2"]),
        changes in vec(change(oddity(), inserted()), 1..8),
        to in select(vec![Format::SessionRecord, Format::Turns]),
    ) {
        let log = String::from_utf8(PI.fixture(&format!("{name}.jsonl"))).unwrap();
        let mut rows: Vec<String> = log.lines().map(str::to_owned).collect();
        for change in changes {
            apply(&mut rows, change);
        }
        let log: String = rows.iter().map(|row| row.clone() + "\n").collect();
        match PI.lawful_from(log.as_bytes(), Some(Format::Pi), to) {
            Ok(_) => {}
            // The last entry may be a root behind which nobody said anything.
            Err(Error::Outcome(OutcomeError::Empty { .. })) if to == Format::Turns => {}
            Err(error) => panic!("{error}"),
        }
    }
}
