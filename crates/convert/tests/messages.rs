//! Messages of chat interfaces → session record and turns: the fixtures, the shared cases, and what agent-checkpoint made of its own.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "each test looks at what it is about")]
mod confirmed;
#[path = "../../../fixtures/shared.rs"]
mod shared;

use std::fs;
use std::path::Path;

use opencheckpoint_convert::{Error, Format, Options, SourceError, sniff};
use serde_json::{Value, json};

use crate::shared::shared;

const NOW: &str = "2026-03-04T16:20:00Z";

fn options() -> Options {
    Options {
        now: Some(NOW.parse().unwrap()),
        objective: Some("Do what was asked.".to_owned()),
        ..Options::default()
    }
}

/// What is made of messages, record by record, and the notices of the report, by kind and id.
struct Made {
    records: Vec<Value>,
    notices: Vec<(String, Option<String>)>,
}

impl Made {
    fn kinds(&self) -> Vec<(&str, &str)> {
        self.notices
            .iter()
            .map(|(kind, id)| (kind.as_str(), id.as_deref().unwrap_or_default()))
            .collect()
    }

    fn of_type(&self, name: &str) -> Vec<&Value> {
        self.records.iter().filter(|record| record["type"] == name).collect()
    }
}

fn made(source: &[u8], to: Format) -> Result<Made, Error> {
    let from = sniff(source).unwrap_or(Format::OpenAiChat);
    let confirmed = confirmed::convert(source, from, to, &options())?;
    let text = String::from_utf8(confirmed.target).unwrap();
    let notices = confirmed.summary.notices;
    Ok(Made {
        records: text.lines().map(|line| serde_json::from_str(line).unwrap()).collect(),
        notices: notices.into_iter().map(|notice| (notice.kind, notice.id)).collect(),
    })
}

fn turns(source: &[u8]) -> Made {
    made(source, Format::Turns).unwrap()
}

fn records(source: &[u8]) -> Made {
    made(source, Format::SessionRecord).unwrap()
}

fn fixture(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(name);
    fs::read(path).unwrap()
}

/// A shared case; none where the shared data is not at hand.
fn case(name: &str) -> Option<Vec<u8>> {
    shared("cases").map(|cases| fs::read(cases.join(name)).unwrap())
}

fn texts(record: &Value) -> Vec<&str> {
    record["content"].as_array().unwrap().iter().filter_map(|part| part["text"].as_str()).collect()
}

#[test]
fn null_absent_and_empty_contents_are_told_apart() {
    let Some(source) = case("50-oa-null-content/input.json") else { return };
    let Made { records: turns, notices } = turns(&source);
    let contents: Vec<&Value> = turns.iter().map(|turn| &turn["content"]).collect();
    let null = Value::Null;
    let expected = [
        &json!("Weather?"),
        &null,
        &json!("sun"),
        &null,
        &json!("rain"),
        &json!(""),
        &json!(""),
        &json!("Mixed."),
    ];
    assert_eq!(contents, expected);
    assert_eq!(turns[7]["tool_calls"], json!([]));
    assert_eq!(notices, []);
    let made = records(&source);
    let messages = made.of_type("message");
    assert_eq!(messages.len(), 5);
    let content =
        |at: usize| (&messages[at]["content"], &messages[at]["capture"]["content"]["state"]);
    assert_eq!(messages[1]["native"], json!([{"content": null}]));
    assert_eq!(content(1), (&json!([]), &json!("absent")));
    assert_eq!(content(2), (&json!([]), &json!("absent")));
    assert_eq!(messages[2].get("native"), None);
    assert_eq!(texts(messages[3]), [""]);
    assert_eq!(made.of_type("tool_call").len(), 3);
    assert_eq!(texts(made.of_type("tool_result")[2]), [""]);
}

#[test]
fn arguments_are_kept_as_they_are_and_odd_ones_told() {
    let Some(source) = case("51-oa-arguments-text/input.json") else { return };
    let made = turns(&source);
    let original: Value = serde_json::from_slice(&source).unwrap();
    assert_eq!(made.records[1]["tool_calls"], original[1]["tool_calls"]);
    let odd = [("odd-arguments", "c2"), ("odd-arguments", "c3"), ("odd-arguments", "c4")];
    assert_eq!(made.kinds(), odd);
    let made = records(&source);
    assert_eq!(made.kinds(), odd);
    let calls = made.of_type("tool_call");
    let inputs: Vec<_> = calls.iter().map(|call| (&call["input"], &call["inputText"])).collect();
    let doubled = json!("{\"x\": 3, \"y\": 2}{\"x\": 3, \"y\": 2}");
    let null = Value::Null;
    let expected = [
        (&null, &json!("")),
        (&null, &doubled),
        (&null, &json!("{'a': 1}")),
        (&json!({"a": 1.0}), &null),
        (&null, &json!("raw text")),
    ];
    assert_eq!(inputs, expected);
    assert_eq!(calls[4]["native"], json!([{"tool_calls": [{"type": "custom"}]}]));
}

#[test]
fn results_without_a_call_are_kept_and_told() {
    let Some(source) = case("53-oa-orphan-tool-head/input.json") else { return };
    let told = [("unpaired-result", "call_gone"), ("unpaired-result", "call_never")];
    let made = turns(&source);
    assert_eq!(made.records.len(), 5);
    assert_eq!(
        made.records[3]["tool_results"],
        json!([{"tool_call_id": "call_never", "content": "stray"}])
    );
    assert_eq!(made.kinds(), told);
    let made = records(&source);
    let results = made.of_type("tool_result");
    assert_eq!(
        results.iter().map(|result| &result["callId"]).collect::<Vec<_>>(),
        ["call_gone", "call_never"]
    );
    assert_eq!(made.kinds(), told);
}

#[test]
fn functions_older_than_tools_pair_by_name_and_place() {
    let Some(source) = case("54-oa-legacy-function-role/input.json") else { return };
    let made = turns(&source);
    let roles: Vec<_> = made.records.iter().map(|turn| turn["role"].as_str().unwrap()).collect();
    assert_eq!(roles, ["system", "user", "assistant", "function", "assistant", "critic"]);
    assert_eq!(made.records[1]["name"], "u1");
    assert_eq!(
        made.records[2]["function_call"],
        json!({"name": "add", "arguments": "{\"a\":1,\"b\":2}"})
    );
    assert_eq!(made.notices, []);
    let made = records(&source);
    let (call, result) = (made.of_type("tool_call")[0], made.of_type("tool_result")[0]);
    assert_eq!((&call["callId"], &call["idSource"]), (&json!("call:2:0"), &json!("derived")));
    assert_eq!((&result["callId"], &result["idSource"]), (&json!("call:2:0"), &json!("derived")));
    assert_eq!(call["input"], json!({"a": 1, "b": 2}));
    let roles: Vec<_> =
        made.of_type("message").iter().map(|message| message["role"].clone()).collect();
    assert_eq!(roles, ["system", "user", "assistant", "assistant", "critic"]);
    // Nobody says that a person wrote it.
    assert!(made.records.iter().all(|record| record["author"] != "human"));
}

#[test]
fn every_part_is_kept_and_a_second_result_told() {
    let Some(source) = case("56-oa-content-parts/input.json") else { return };
    let original: Value = serde_json::from_slice(&source).unwrap();
    let told = [("second-result", "c1"), ("text-of-blocks", "c1")];
    let made = turns(&source);
    for (turn, message) in made.records.iter().zip(original.as_array().unwrap()) {
        assert_eq!(turn["content"], message["content"]);
    }
    assert_eq!(made.records[2]["refusal"], "I can't.");
    assert_eq!(made.records[2]["audio"], json!({"id": "audio_1"}));
    let mut kinds = made.kinds();
    kinds.sort_unstable();
    assert_eq!(kinds, told);
    let made = records(&source);
    let messages = made.of_type("message");
    assert_eq!(messages[1]["content"].as_array().unwrap().len(), 4);
    assert_eq!(messages[2]["content"], json!([{"type": "refusal", "text": "I can't."}]));
    assert_eq!(messages[2]["native"][0]["audio"], json!({"id": "audio_1"}));
    assert_eq!(messages[3]["content"], json!([{"type": "refusal", "text": "No."}]));
    let results = made.of_type("tool_result");
    assert_eq!(texts(results[1]), [original[5]["content"].as_str().unwrap()]);
    let mut kinds = made.kinds();
    kinds.sort_unstable();
    assert_eq!(kinds, told);
}

#[test]
fn messages_are_read_whatever_they_stand_in() {
    for (name, count) in [
        ("array.json", 1),
        ("object.json", 1),
        ("request.json", 1),
        ("lines.jsonl", 2),
        ("empty.json", 0),
    ] {
        let Some(source) = case(&format!("57-oa-root-shapes/{name}")) else { return };
        assert_eq!(turns(&source).records.len(), count, "{name}");
        assert_eq!(records(&source).of_type("message").len(), count, "{name}");
    }
    let request = case("57-oa-root-shapes/request.json").unwrap();
    let beside = json!({"model": "gpt-5", "tools": []});
    assert_eq!(turns(&request).records[0]["request"], beside);
    assert_eq!(records(&request).records[0]["native"], json!([beside]));
    let empty = case("57-oa-root-shapes/empty.json").unwrap();
    assert_eq!(turns(&empty).kinds(), [("no-turns", "")]);
    let source = case("57-oa-root-shapes/responses.json").unwrap();
    assert_eq!(sniff(&source), Ok(Format::OpenAiResponses));
    let texts: Vec<_> = records(&source)
        .of_type("message")
        .iter()
        .map(|message| message["content"][0]["text"].clone())
        .collect();
    assert_eq!(texts, ["Be kind.", "just a string"]);
    let other = case("57-oa-root-shapes/notchat.json").unwrap();
    assert!(sniff(&other).is_err());
}

#[test]
fn several_conversations_are_not_made_one() {
    let sources = [
        fixture("openai-chat/several-conversations.jsonl"),
        case("57-oa-root-shapes/finetune.jsonl")
            .unwrap_or_else(|| fixture("openai-chat/several-conversations.jsonl")),
    ];
    for source in sources {
        for to in [Format::Turns, Format::SessionRecord] {
            let Err(Error::Source(SourceError::Record { line, message })) = made(&source, to)
            else {
                panic!("two conversations became one");
            };
            assert!(
                line > 1 && message.contains("a second conversation of 2 (the first is in line 1)"),
                "{message}"
            );
        }
    }
    let one = b"{\"messages\":[{\"role\":\"user\",\"content\":\"x\"}]}\n";
    assert_eq!(turns(one).records.len(), 1);
}

/// agent-checkpoint's own cases: `ok` and `choice` are matched, but for times from the clock; further members are allowed.
#[test]
fn turns_are_those_of_agent_checkpoint() {
    let Some(corpus) = shared("turns/corpus") else { return };
    let cases: Vec<Value> =
        serde_json::from_slice(&fs::read(corpus.join("cases.json")).unwrap()).unwrap();
    let mut seen = 0;
    for case in cases.iter().filter(|case| case["name"].as_str().unwrap().starts_with("oa_")) {
        let name = case["name"].as_str().unwrap();
        let source = fs::read(corpus.join(case["inputs"][0].as_str().unwrap())).unwrap();
        let verdict = case["verdict"].as_str().unwrap();
        let exit = fs::read_to_string(corpus.join(format!("out/{name}.exit"))).unwrap();
        let want = &case["want"];
        let made = made(&source, Format::Turns);
        if matches!(verdict, "ok" | "choice") {
            if exit.trim() == "0" {
                let made = made.unwrap_or_else(|error| panic!("{name}: {error}"));
                let out = fs::read_to_string(corpus.join(format!("out/{name}.jsonl"))).unwrap();
                let theirs: Vec<Value> =
                    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
                assert_eq!(made.records.len(), theirs.len(), "{name}");
                for (ours, theirs) in made.records.iter().zip(&theirs) {
                    for (member, value) in theirs.as_object().unwrap() {
                        // Numbers keep their spelling, where agent-checkpoint rounds them.
                        let is_same =
                            &ours[member] == value || member == "ts" || name == "oa_floats";
                        assert!(is_same, "{name}: {member} of {ours}");
                    }
                }
            } else {
                assert!(made.is_err(), "{name}");
            }
        } else {
            if want["exit"] == 0 {
                assert!(made.is_ok(), "{name}");
            }
            if want["exit_nonzero"] == true {
                assert!(made.is_err(), "{name}");
            }
            if let Some(turns) = want["turns"].as_u64() {
                let made = made.as_ref().unwrap_or_else(|error| panic!("{name}: {error}"));
                assert_eq!(made.records.len() as u64, turns, "{name}");
            }
            for text in want["out_contains"].as_array().into_iter().flatten() {
                let all = Value::from(made.as_ref().unwrap().records.clone()).to_string();
                assert!(all.contains(text.as_str().unwrap()), "{name}: {text}");
            }
        }
        seen += 1;
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn anthropics_messages_are_anthropics() {
    let made = turns(&fixture("anthropic-messages/request.json"));
    let roles: Vec<_> = made.records.iter().map(|turn| turn["role"].as_str().unwrap()).collect();
    assert_eq!(roles, ["system", "user", "assistant", "user", "assistant"]);
    assert!(made.records.iter().all(|turn| turn["provider"] == "anthropic"));
    let (calls, results) = (&made.records[2]["tool_calls"], &made.records[3]["tool_results"]);
    let content = |turn: usize, block: usize| made.records[turn]["content"][block].clone();
    assert_eq!(*calls, json!([content(2, 3), content(2, 4)]));
    assert_eq!(*results, json!([content(3, 0), content(3, 1)]));
    assert_eq!(made.notices, []);

    let made = records(&fixture("anthropic-messages/request.json"));
    assert_eq!(made.records[0]["native"][0]["model"], "claude-lantern-1");
    let system = made.of_type("message")[0];
    assert_eq!(
        (&system["role"], texts(system)),
        (&json!("system"), vec!["You keep the log of the lighthouse."])
    );
    assert_eq!(made.of_type("tool_call").len(), 3);
    assert_eq!(made.of_type("tool_result").len(), 3);

    let made = turns(&fixture("anthropic-messages/call-in-flight.json"));
    assert_eq!(made.records.len(), 3);
    assert_eq!(made.notices, []);
}

#[test]
fn times_and_models_of_messages_are_used() {
    let source = json!([
        {"role": "user", "content": "a"},
        {"role": "assistant", "content": "b", "created_at": "2026-05-04T09:00:05+02:00", "model": "m-1"},
        {"role": "user", "content": "c", "timestamp": 1_777_878_000},
        {"role": "assistant", "content": "d", "ts": "2026-05-04T07:00:09Z"},
    ]);
    let made = turns(source.to_string().as_bytes());
    let times: Vec<_> = made.records.iter().map(|turn| turn["ts"].as_str().unwrap()).collect();
    assert_eq!(
        times,
        [NOW, "2026-05-04T07:00:05Z", "2026-05-04T07:00:05Z", "2026-05-04T07:00:09Z"]
    );
    assert_eq!(made.records[1]["model"], "m-1");
    assert_eq!(made.records[2]["timestamp"], 1_777_878_000);
    let made = records(source.to_string().as_bytes());
    let inference = made.of_type("inference")[0];
    assert_eq!(
        (&inference["model"], &inference["ts"]),
        (&json!("m-1"), &json!("2026-05-04T09:00:05+02:00"))
    );
    let none = confirmed::convert(
        b"[{\"role\":\"user\"}]",
        Format::OpenAiChat,
        Format::Turns,
        &Options::default(),
    );
    assert_eq!(
        none.err().unwrap().to_string(),
        "the source does not tell a time; say it with --now"
    );
}

#[test]
fn members_that_a_turn_has_for_something_else_stand_apart() {
    let made = turns(&fixture("openai-chat/every-member.json"));
    let last = made.records.last().unwrap();
    let apart = json!({
        "ts": "at dawn", "provider": {"name": "radio"}, "model": 7, "_meta": [], "native": {"vhf": 12},
        "request": "none", "tool_results": "none",
    });
    assert_eq!(last["native"], apart);
    let known = (&last["provider"], &last["model"], &last["ts"], &last["tool_results"]);
    assert_eq!(
        known,
        (&json!("openai"), &Value::Null, &json!("2026-05-04T07:00:05Z"), &Value::Null)
    );
    assert_eq!(made.records[0]["request"]["temperature"], json!(0.20));
}

#[test]
fn ids_that_repeat_are_told_apart() {
    let made = records(&fixture("openai-chat/lines.jsonl"));
    let ids =
        |name| made.of_type(name).iter().map(|record| record["callId"].clone()).collect::<Vec<_>>();
    assert_eq!(ids("tool_call"), ["c1", "call:3:0"]);
    assert_eq!(ids("tool_result"), ["c1", "call:3:0"]);
    assert_eq!(made.of_type("tool_call")[1]["idSource"], "derived");
    assert_eq!(texts(made.of_type("tool_result")[1]), ["dark \0\r \u{1f3ee} e\u{301}"]);
}

#[test]
fn what_waits_for_its_result_at_the_end_is_left_out() {
    let source = fixture("openai-chat/cut-at-both-ends.json");
    let made = turns(&source);
    assert_eq!(made.records.len(), 6);
    assert_eq!(made.kinds(), [("unpaired-result", "call_gone"), ("unpaired-call", "c1")]);
    // A session record keeps all of it.
    assert_eq!(records(&source).of_type("tool_call").len(), 4);
}
