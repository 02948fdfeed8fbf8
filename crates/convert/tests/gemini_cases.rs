//! Gemini CLI logs become session records: what the shared case, and the fixtures of each kind of log, are expected to come out as.
//!
//! The shared logs are read in place, from the folder that `OPENCHECKPOINT_SHARED` names, or `../shared` beside the workspace. Every
//! conversion here is audited, and restored to the byte.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "each test looks at what it is about")]
mod confirmed;
#[path = "../../../fixtures/shared.rs"]
mod shared;

use std::fs;
use std::path::Path;

use opencheckpoint_convert::{Error, Format, Options, SourceError, convert_bytes, sniff};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

use shared::shared;

/// The fixtures.
const FIXTURES: [&str; 6] = [
    "document.json",
    "every-row.jsonl",
    "lists.jsonl",
    "rewinds.jsonl",
    "subagent.jsonl",
    "torn.jsonl",
];

/// What a log became.
struct Converted {
    records: Vec<Value>,
    head: Value,
}

/// Converts a log and holds the conversion to the laws.
fn lawful(log: &[u8], to: Format) -> Result<(Vec<u8>, Vec<u8>), Error> {
    let options = Options {
        now: Some("2030-01-01T00:00:00Z".parse().unwrap()),
        objective: Some("Carry on.".to_owned()),
        ..Options::default()
    };
    let made = confirmed::convert(log, Format::GeminiCli, to, &options)?;
    Ok((made.target, made.report))
}

fn lines(text: &[u8]) -> Vec<Value> {
    let text = std::str::from_utf8(text).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn convert(log: &[u8]) -> Converted {
    assert_eq!(sniff(log), Ok(Format::GeminiCli));
    let (target, report) = lawful(log, Format::SessionRecord).unwrap();
    Converted { records: lines(&target), head: lines(&report).swap_remove(0) }
}

fn fixture(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/gemini-cli");
    fs::read(folder.join(name)).unwrap()
}

/// Role and texts of each turn that a log comes to.
fn turns(log: &[u8]) -> Vec<(String, String)> {
    let turn = |turn: &Value| {
        let content = &turn["content"];
        let texts =
            content.as_array().into_iter().flatten().filter_map(|part| part["text"].as_str());
        let texts: Vec<_> = content.as_str().into_iter().chain(texts).collect();
        (turn["role"].as_str().unwrap().to_owned(), texts.join("|"))
    };
    lines(&lawful(log, Format::Turns).unwrap().0).iter().map(turn).collect()
}

impl Converted {
    fn of(&self, kind: &str) -> Vec<&Value> {
        self.records.iter().filter(|record| record["type"] == kind).collect()
    }

    fn message(&self, id: &str) -> &Value {
        let found: Vec<_> =
            self.of("message").into_iter().filter(|message| message["messageId"] == id).collect();
        assert_eq!(found.len(), 1, "{id}");
        found[0]
    }

    fn called(&self, kind: &str, id: &str) -> &Value {
        self.of(kind).into_iter().find(|record| record["callId"] == id).unwrap()
    }

    fn notices(&self, kind: &str) -> Vec<&Value> {
        let notices = self.head["notices"].as_array().map(Vec::as_slice).unwrap_or_default();
        notices.iter().filter(|notice| notice["kind"] == kind).collect()
    }

    /// Id, author and status of each message.
    fn said(&self) -> Vec<(String, Value, Value)> {
        let said = |message: &&Value| {
            let id = message["messageId"].as_str().unwrap().to_owned();
            (id, message["author"].clone(), message["status"].clone())
        };
        self.of("message").iter().map(said).collect()
    }
}

fn texts(record: &Value) -> Vec<&str> {
    record["content"].as_array().unwrap().iter().filter_map(|part| part["text"].as_str()).collect()
}

#[test]
fn every_log_is_lawful_on_the_way_to_each_format() {
    let mut logs: Vec<Vec<u8>> = FIXTURES.map(fixture).into();
    for folder in ["cases", "real"] {
        let Some(folder) = shared(folder) else { continue };
        let mut open = vec![folder];
        while let Some(path) = open.pop() {
            if path.is_dir() {
                open.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
            } else {
                let bytes = fs::read(path).unwrap();
                logs.extend((sniff(&bytes) == Ok(Format::GeminiCli)).then_some(bytes));
            }
        }
    }
    assert!(shared("cases").is_none() || logs.len() >= FIXTURES.len() + 2);
    for log in logs {
        for to in [
            Format::SessionRecord,
            Format::OpenCheckpoint,
            Format::Turns,
            Format::OpenAiChat,
            Format::AnthropicMessages,
        ] {
            let _made = lawful(&log, to).unwrap();
        }
    }
}

#[test]
fn a_log_of_rows_comes_to_its_last_state() {
    let Some(folder) = shared("cases") else { return };
    let case = folder.join("80-gm-rewind-and-set");
    let bytes = fs::read(case.join("session-2026-05-22T14-59-d98cf9e7.jsonl")).unwrap();
    let log = convert(&bytes);
    assert_eq!(log.records[0]["session"], "gemini-cli:d98cf9e7-0000-4000-8000-000000000001");

    let harness = json!("harness");
    let (human, model, back) = (json!("human"), json!("model"), json!("rolled_back"));
    assert_eq!(
        log.said(),
        [
            ("m0".to_owned(), harness.clone(), Value::Null),
            ("m1".to_owned(), human.clone(), Value::Null),
            ("m2".to_owned(), model.clone(), Value::Null),
            ("m3".to_owned(), human.clone(), back.clone()),
            ("m4".to_owned(), model, back),
            ("m5".to_owned(), human, Value::Null),
            ("m6".to_owned(), harness, Value::Null),
        ]
    );
    assert_eq!(log.message("m0")["origin"], "injected");
    // The last version, with its call and result though its text is empty.
    let twice = log.message("m2");
    assert_eq!(twice["content"][0]["summary"], json!(["s", "d"]));
    assert_eq!(texts(twice), [""]);
    let (call, result) = (log.called("tool_call", "t1"), log.called("tool_result", "t1"));
    assert_eq!((&call["name"], &call["at"]["message"]), (&json!("ls"), &twice["id"]));
    assert_eq!((&result["status"], texts(result)), (&json!("ok"), vec!["a"]));
    assert_eq!(result["native"][0]["toolCalls"][0]["resultDisplay"], json!({"fileDiff": "x"}));
    let earlier: Vec<_> =
        log.of("native").into_iter().filter(|native| native["row"]["id"] == "m2").collect();
    assert_eq!(earlier.len(), 1, "what the row said before is kept");
    assert_eq!(earlier[0]["row"]["tokens"], Value::Null);

    assert_eq!(log.notices("rewound")[0]["id"], "m3");
    let notice = log.message("m6");
    assert_eq!((&notice["origin"], &notice["audience"]), (&json!("notice"), &json!("user")));

    let expected = [
        ("user", "<session_context>tree</session_context>"),
        ("user", "Hello"),
        ("assistant", ""),
        ("tool", "a"),
        ("user", "right way"),
    ];
    let found = turns(&bytes);
    let found: Vec<_> = found.iter().map(|(role, text)| (role.as_str(), text.as_str())).collect();
    assert_eq!(found, expected);

    let checkpoint: Value =
        serde_json::from_slice(&lawful(&bytes, Format::OpenCheckpoint).unwrap().0).unwrap();
    assert_eq!(checkpoint["task"]["objective"], "Hello");
    let instructions: Vec<_> = checkpoint["statements"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|statement| statement["kind"] == "instruction")
        .map(|statement| statement["text"].as_str().unwrap())
        .collect();
    assert_eq!(instructions, ["Hello", "right way"]);
}

#[test]
fn a_real_log_comes_to_its_turns() {
    let Some(folder) = shared("real") else { return };
    let bytes = fs::read(folder.join("gemini-v040.agent-sessions.jsonl")).unwrap();
    let log = convert(&bytes);
    let models: Vec<_> = log.of("inference").iter().map(|of| of["model"].clone()).collect();
    assert_eq!(models, ["gemini-3-flash-preview", "gemini-3-flash-preview"]);
    assert_eq!(log.of("inference")[1]["usage"]["cached"], 11502);
    assert_eq!(log.message("g-user-1")["author"], "human");
    let roles: Vec<_> = turns(&bytes).into_iter().map(|(role, _)| role).collect();
    assert_eq!(roles, ["user", "assistant", "tool", "assistant"]);
}

#[test]
fn a_log_of_old_is_one_document() {
    let bytes = fixture("document.json");
    let log = convert(&bytes);
    let header = &log.records[0];
    assert_eq!(header["session"], "gemini-cli:f86f5318-0000-4000-8000-00000000000a");
    assert_eq!(header["title"], "What is in the shed");
    assert_eq!(header["ts"], "2025-10-18T14:57:28.974Z");
    assert_eq!(header["native"][0]["projectHash"], "79b6fa");
    let ids: Vec<_> = log.said().into_iter().map(|(id, _, _)| id).collect();
    assert_eq!(ids, ["m1", "m2", "m3", "m2"], "two messages of one id are two");
    assert_eq!(log.notices("duplicate-id").len(), 1);
    assert_eq!(texts(log.called("tool_result", "list_directory-1")), ["spade\nrake"]);
    let odd: Vec<_> = log.of("native").iter().map(|native| native["row"].clone()).collect();
    assert_eq!(
        odd,
        [json!("odd"), json!({"id": "m4", "type": "banner", "content": "Welcome."}), json!({})]
    );
    let roles: Vec<_> = turns(&bytes).into_iter().map(|(role, _)| role).collect();
    assert_eq!(roles, ["user", "assistant", "tool", "assistant"]);

    // The same on one line, and as the first line of a log that goes on.
    let document: Value = serde_json::from_slice(&bytes).unwrap();
    let line = document.to_string();
    assert_eq!(convert(line.as_bytes()).said(), log.said());
    let more =
        r#"{"id":"m9","timestamp":"2025-10-18T15:00:00.000Z","type":"user","content":"And?"}"#;
    let log = convert(format!("{line}\n{more}\n").as_bytes());
    let ids: Vec<_> = log.said().into_iter().map(|(id, _, _)| id).collect();
    assert_eq!(ids, ["m1", "m2", "m3", "m2", "m9"]);
    assert_eq!(log.of("session").len(), 1);
}

#[test]
fn a_document_that_is_torn_is_refused_by_its_place() {
    let bytes = fixture("document.json");
    let error = lawful(&bytes[..bytes.len() / 2], Format::SessionRecord).unwrap_err();
    assert!(matches!(error, Error::Source(_)), "{error}");
    assert!(error.to_string().contains("line"), "{error}");
}

#[test]
fn calls_end_as_the_log_says() {
    let log = convert(&fixture("every-row.jsonl"));
    let ended: Vec<_> = log
        .of("tool_result")
        .into_iter()
        .map(|result| {
            let id = result["callId"].as_str().unwrap().to_owned();
            (id, result["status"].clone(), texts(result).join("|"))
        })
        .collect();
    let (ok, nothing) = (json!("ok"), Value::Null);
    let expected = [
        ("read_file-1", &ok, "Bed A: tulips\nBed B: free"),
        ("write_file-2", &json!("cancelled"), "[Operation Cancelled] Reason: the user said no."),
        ("run_shell_command-3", &json!("error"), "weather: command not found"),
        ("sensor-4", &ok, "Taken at noon."),
        ("note-5", &ok, "Noted."),
        ("touch-7", &ok, ""),
        ("list-8", &ok, ""),
        ("mask-9", &ok, "<tool_output_masked>\n800 lines, see the file\n</tool_output_masked>"),
        ("slope-1", &ok, "2 percent|rounded"),
        ("count-1", &ok, "12"),
        ("rain-9", &nothing, "3 mm"),
        ("result:13:1", &nothing, "x"),
    ];
    let expected =
        expected.map(|(id, status, text)| (id.to_owned(), status.clone(), text.to_owned()));
    assert_eq!(ended, expected);
    let sensor = log.called("tool_result", "sensor-4");
    let kinds: Vec<_> =
        sensor["content"].as_array().unwrap().iter().map(|part| &part["type"]).collect();
    assert_eq!(kinds, ["data", "image", "text"]);
    assert_eq!(sensor["content"][0]["data"], json!({"moisture": [0.31, 1e2]}));
    let state = |id: &str| log.called("tool_result", id)["capture"]["content"]["state"].clone();
    assert_eq!(
        ["touch-7", "list-8", "mask-9", "note-5"].map(state),
        [json!("absent"), json!("complete"), json!("masked"), Value::Null]
    );

    let open: Vec<_> = log.notices("unpaired-call").iter().map(|notice| &notice["id"]).collect();
    assert_eq!(open, ["ask-6"]);
    assert_eq!(
        log.called("tool_call", "ask-6")["native"][0]["toolCalls"][0]["status"],
        "awaiting_approval"
    );
    // A call in the content that the list has, too, is one; one that it has not is one of its own.
    let calls: Vec<_> = log.of("tool_call").iter().map(|call| call["callId"].clone()).collect();
    assert_eq!(calls.len(), 12);
    assert_eq!(calls[9..], ["rain-9", "slope-1", "count-1"]);
    assert_eq!(log.notices("unpaired-result").len(), 1);
    // A tool without a name is called by nobody.
    assert_eq!(log.message("b1")["native"][0]["toolCalls"], json!([{"args": {"nameless": true}}]));
}

#[test]
fn parts_are_what_they_were() {
    let log = convert(&fixture("every-row.jsonl"));
    let message = log.message("d1");
    let parts = message["content"].as_array().unwrap();
    let kinds: Vec<_> = parts.iter().map(|part| part["type"].as_str().unwrap()).collect();
    assert_eq!(
        kinds,
        [
            "reasoning",
            "text",
            "data",
            "data",
            "resource_link",
            "resource_link",
            "audio",
            "data",
            "text",
            "text"
        ]
    );
    let thought = json!({"type": "reasoning", "visibility": "summary", "summary": ["Bed B is wet enough."], "signature": "c2lnbmVk"});
    assert_eq!(parts[0], thought);
    assert_eq!(parts[2]["data"]["executableCode"]["code"], "print(6 * 7)");
    assert_eq!(
        (&parts[4]["uri"], &parts[4]["name"]),
        (&json!("gs://garden/plot.pdf"), &json!("gs://garden/plot.pdf"))
    );
    assert_eq!(parts[5]["name"], "soil.csv");
    assert_eq!(log.called("tool_call", "rain-9")["at"]["index"], 2);
    assert_eq!(log.called("tool_call", "slope-1")["at"]["index"], 10);

    let first = log.message("b1");
    assert_eq!(
        first["content"][0]["summary"],
        json!(["Reading the beds", "The list says which bed is free."])
    );
    let beside = json!([{"note": "odd"}]);
    assert_eq!(first["native"][0]["thoughts"][1], beside[0]);
}

#[test]
fn what_the_harness_puts_in_is_not_a_persons() {
    let log = convert(&fixture("every-row.jsonl"));
    let who = |id: &str| {
        let message = log.message(id);
        (message["author"].clone(), message["origin"].clone())
    };
    assert_eq!(who("a1"), (json!("harness"), json!("injected")));
    assert_eq!(who("a2"), (json!("hook"), json!("injected")));
    assert_eq!(who("a3"), (json!("human"), json!("command")));
    assert_eq!(who("a4"), (Value::Null, Value::Null));
    assert_eq!(who("e1"), (json!("human"), json!("prompt")));
    let files = log.message("a4");
    let authors: Vec<_> =
        files["content"].as_array().unwrap().iter().map(|part| part["author"].clone()).collect();
    assert_eq!(authors, ["human", "harness", "harness", "harness", "harness", "harness"]);
    assert_eq!(files["displayContent"][0]["author"], "human");
    // What comes with results was not typed, and neither was the text that a command stands for.
    assert_eq!((who("d4"), who("d5")), ((Value::Null, Value::Null), (Value::Null, Value::Null)));
    let shown = &log.message("d5")["displayContent"][0];
    assert_eq!((&shown["text"], &shown["origin"]), (&json!("/plan check"), &json!("command")));
    for id in ["c1", "c2", "c3"] {
        assert_eq!(who(id), (json!("harness"), json!("notice")));
        assert!(log.message(id).get("role").is_none());
    }

    // The prompts of a subagent are another agent's.
    let log = convert(&fixture("subagent.jsonl"));
    assert_eq!(log.message("s1")["author"], "agent");
    assert_eq!(log.message("s1")["origin"], "inter_session");
}

#[test]
fn what_has_no_place_is_kept_and_told() {
    let log = convert(&fixture("every-row.jsonl"));
    let header = &log.records[0];
    assert_eq!(header["title"], "Planting leeks in bed B");
    assert_eq!(header["ts"], "2026-05-11T08:00:00.000Z");
    let sets: Vec<_> =
        log.of("native").into_iter().filter(|native| native["nativeType"] == "$set").collect();
    assert_eq!(sets.len(), 3);
    assert_eq!(sets[1]["row"]["$set"]["directories"], json!(["/home/ana/garden"]));
    for (kind, count) in [
        ("missing-id", 1),
        ("unknown-type", 1),
        ("rewritten", 1),
        ("no-time", 2),
        ("another-session", 0),
    ] {
        assert_eq!(log.notices(kind).len(), count, "{kind}");
    }
    let of_type = log.of("native").into_iter().find(|native| native["nativeType"] == "tool_group");
    assert_eq!(of_type.unwrap()["ts"], "2026-05-11T08:00:21.000Z");
    // Results that stand at their calls are no message, and no result once more.
    let again = log.of("native").into_iter().find(|native| native["row"]["id"] == "d2").unwrap();
    assert_eq!(again["row"]["type"], "user");
    let first = log.called("tool_result", "rain-9");
    assert_eq!(
        (&first["native"][0]["id"], &first["native"][0]["type"]),
        (&json!("d3"), &json!("user"))
    );
    let nothing = |id: &str| log.message(id)["capture"]["content"]["state"].clone();
    assert_eq!(["e2", "e4"].map(nothing), [json!("complete"), json!("absent")]);
    let nameless = log.message("message:19");
    assert_eq!((&nameless["idSource"], &nameless["author"]), (&json!("derived"), &json!("human")));
}

#[test]
fn what_was_taken_back_is_marked_and_kept() {
    let bytes = fixture("rewinds.jsonl");
    let log = convert(&bytes);
    let said: Vec<_> = log
        .of("message")
        .into_iter()
        .map(|message| {
            (
                message["messageId"].as_str().unwrap(),
                message["status"].as_str(),
                texts(message).join("|"),
            )
        })
        .collect();
    let back = Some("rolled_back");
    let expected = [
        ("u1", None, "Prune the roses, please."),
        ("g1", None, "Which ones?"),
        ("u2", back, "All of them, to the ground."),
        ("g2", back, ""),
        ("u2", None, "Only the climbing ones."),
        ("c1", None, "Rewound."),
        ("g3", None, "I prune the climbing roses."),
    ];
    assert_eq!(said, expected.map(|(id, status, text)| (id, status, text.to_owned())));
    assert_eq!(log.notices("rewound").len(), 1);
    assert_eq!(log.notices("rewind-to-nothing")[0]["id"], "nobody");
    assert_eq!(log.notices("rewritten").len(), 1);
    assert_eq!(log.called("tool_result", "cut-1")["status"], "ok", "what was done is not undone");
    let found = turns(&bytes);
    let found: Vec<_> = found.iter().map(|(role, text)| (role.as_str(), text.as_str())).collect();
    assert_eq!(
        found,
        [
            ("user", "Prune the roses, please."),
            ("assistant", "Which ones?"),
            ("user", "Only the climbing ones."),
            ("assistant", "I prune the climbing roses."),
        ]
    );
}

#[test]
fn a_list_takes_the_place_of_all_messages_before() {
    let bytes = fixture("lists.jsonl");
    let log = convert(&bytes);
    let said: Vec<_> = log
        .of("message")
        .into_iter()
        .map(|message| {
            (
                message["messageId"].as_str().unwrap(),
                message["status"].as_str(),
                message["author"].as_str(),
            )
        })
        .collect();
    let (human, model, harness) = (Some("human"), Some("model"), Some("harness"));
    assert_eq!(
        said,
        [
            ("h3", Some("rolled_back"), human),
            ("h0", None, harness),
            ("h1", None, human),
            ("h2", None, model),
            ("h4", None, human),
            ("s1", None, harness),
            ("s2", None, harness),
            ("h5", None, model),
            ("s1", None, None),
            ("h6", None, human),
            ("h7", None, model),
        ]
    );
    assert_eq!(log.notices("messages-replaced").len(), 1);
    assert_eq!(log.notices("compaction").len(), 1);
    assert_eq!(log.notices("duplicate-id").len(), 1);
    assert_eq!(texts(log.message("h1")), ["Count the seeds in the tin."]);
    assert_eq!((log.of("tool_call").len(), log.of("tool_result").len()), (1, 1));
    // What is neither a message nor said for the first time is left of the list.
    let last = log.of("native").into_iter().rfind(|native| native["nativeType"] == "$set").unwrap();
    let left = last["row"]["$set"]["messages"].as_array().unwrap();
    assert_eq!(left.len(), 3);
    assert_eq!(
        (&left[0]["id"], &left[1], &left[2]),
        (&json!("s3"), &json!({"odd": true}), &json!(7))
    );
}

#[test]
fn what_a_summary_took_the_place_of_stands_as_it_was_said() {
    let header = r#"{"sessionId":"s","projectHash":"h"}"#;
    let message = |id: &str, kind: &str, text: &str| json!({"id": id, "timestamp": "2026-05-11T08:00:01.000Z", "type": kind, "content": [{"text": text}]});
    let log = |list: &[Value]| {
        let mut rows = vec![message("u1", "user", "Dig."), message("g1", "gemini", "Dug.")];
        rows.push(json!({"$set": {"messages": list}}));
        let rows: Vec<_> = rows.iter().map(Value::to_string).collect();
        convert(format!("{header}\n{}\n", rows.join("\n")).as_bytes())
    };
    let status = |log: &Converted, id: &str| log.message(id)["status"].clone();

    // The harness's acknowledgement tells a summary, whatever that looks like. Who wrote it nobody knows.
    let acknowledged = message("s2", "gemini", "Got it. Thanks for the additional context!");
    let summed_up = log(&[message("s1", "user", "Summary so far."), acknowledged]);
    assert_eq!((status(&summed_up, "u1"), status(&summed_up, "g1")), (Value::Null, Value::Null));
    assert_eq!(summed_up.notices("compaction").len(), 1);
    assert!(summed_up.message("s1").get("author").is_none());
    assert_eq!(summed_up.message("s2")["author"], "harness");

    // Without one, what the list has not is taken back; nothing of it is lost.
    let replaced = log(&[message("u9", "user", "Plant.")]);
    assert_eq!(
        (status(&replaced, "u1"), status(&replaced, "g1")),
        (json!("rolled_back"), json!("rolled_back"))
    );
    assert!(replaced.message("u9").get("author").is_none());
    let emptied = log(&[]);
    assert_eq!(status(&emptied, "u1"), "rolled_back");
}

#[test]
fn a_torn_line_is_told_and_the_rest_is_read() {
    let log = convert(&fixture("torn.jsonl"));
    let kinds: Vec<_> = log.head["anomalies"]
        .as_array()
        .unwrap()
        .iter()
        .map(|anomaly| (anomaly["line"].as_u64().unwrap(), anomaly["kind"].as_str().unwrap()))
        .collect();
    assert_eq!(
        kinds,
        [
            (3, "torn"),
            (4, "spliced"),
            (5, "duplicate-member"),
            (6, "nul-run"),
            (7, "lone-surrogate"),
            (9, "torn")
        ]
    );
    assert_eq!(log.message("t3")["author"], "model");
    let twice = log.message("t4");
    assert!(twice.get("author").is_none(), "nobody knows who wrote what says its type twice");
    assert_eq!(twice["status"], "rolled_back");
    assert!(log.said().iter().all(|(id, _, _)| id != "x1"), "no message of a torn list is a row");
    assert_eq!(texts(log.message("t5")), ["Half a tulip: \u{fffd}."]);
}

#[test]
fn what_chat_save_writes_is_refused_by_its_name() {
    let history =
        r#"[{"role":"user","parts":[{"text":"x"}]},{"role":"model","parts":[{"text":"y"}]}]"#;
    let saved = format!("{{\n  \"history\": {history},\n  \"authType\": \"oauth-personal\"\n}}");
    for text in [history, &saved] {
        for from in [None, Some(Format::GeminiCli)] {
            let made = convert_bytes(text.as_bytes(), from, Format::Turns, &Options::default());
            let error = made.unwrap_err();
            assert!(matches!(error, Error::Source(SourceError::Unread { .. })), "{error}");
            assert!(error.to_string().contains("/chat save"), "{error}");
        }
    }
}

/// A value of any shape.
fn any_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        select(vec![
            "user",
            "gemini",
            "info",
            "m1",
            "m2",
            "t1",
            "success",
            "cancelled",
            "subagent",
            "2026-05-11T08:00:01.000Z",
            "",
            "<state_snapshot>x"
        ])
        .prop_map(Value::from),
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        Just(json!(1.50)),
    ];
    let names = select(vec![
        "id",
        "type",
        "timestamp",
        "content",
        "displayContent",
        "toolCalls",
        "thoughts",
        "tokens",
        "model",
        "$set",
        "$rewindTo",
        "messages",
        "sessionId",
        "summary",
        "text",
        "thought",
        "functionCall",
        "functionResponse",
        "response",
        "output",
        "args",
        "name",
        "result",
        "status",
        "inlineData",
        "fileData",
        "fileUri",
        "mimeType",
        "data",
        "parts",
    ]);
    leaf.prop_recursive(5, 60, 6, move |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            vec((names.clone(), inner), 0..6).prop_map(|members| members
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect()),
        ]
    })
}

/// A row whose members are in their places, of whatever shape.
fn row() -> impl Strategy<Value = Value> {
    let id = select(vec!["m1", "m2", "m3"]);
    let message = (
        id.clone(),
        select(vec!["user", "gemini", "warning", "odd"]),
        any_value(),
        any_value(),
        any_value(),
    )
        .prop_map(|(id, kind, content, calls, thoughts)| {
            let time = "2026-05-11T08:00:01.000Z";
            json!({
                "id": id, "timestamp": time, "type": kind, "content": content,
                "toolCalls": [calls], "thoughts": [thoughts],
            })
        })
        .boxed();
    prop_oneof![
        4 => message.clone(),
        1 => vec(message, 0..4).prop_map(|messages| json!({"$set": {"messages": messages}})),
        1 => id.prop_map(|id| json!({"$rewindTo": id})),
        1 => any_value().prop_map(|value| json!({"$set": value})),
        1 => any_value(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

    #[test]
    fn rows_of_any_members_convert(rows in vec(row(), 0..8)) {
        let header = json!({"sessionId": "s", "projectHash": "h"});
        let mut log = format!("{header}\n");
        for row in &rows {
            log.push_str(&row.to_string());
            log.push('\n');
        }
        for to in [Format::SessionRecord, Format::Turns] {
            match lawful(log.as_bytes(), to) {
                Ok(_) | Err(Error::Outcome(_)) => {}
                Err(error) => prop_assert!(false, "{error}: {log}"),
            }
        }
        let document = json!({"sessionId": "s", "projectHash": "h", "messages": rows}).to_string();
        let made = lawful(document.as_bytes(), Format::SessionRecord);
        prop_assert!(made.is_ok(), "{document}");
    }

    #[test]
    fn whatever_is_changed_in_a_log_it_converts(
        name in select(FIXTURES[1..].to_vec()), at in any::<Index>(), byte in any::<u8>(), cut in any::<bool>()
    ) {
        let mut log = fixture(name);
        let at = at.index(log.len());
        if cut {
            log.truncate(at.max(1));
        } else {
            log[at] = byte;
        }
        match lawful(&log, Format::SessionRecord) {
            Ok(_) | Err(Error::Source(_)) => {}
            Err(error) => prop_assert!(false, "{error}"),
        }
    }
}
