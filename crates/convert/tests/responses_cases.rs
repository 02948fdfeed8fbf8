//! OpenAI's response items become session records: what the shared case, and the fixtures of each root, are expected to come out as.
//!
//! The shared file is read in place, from the folder that `OPENCHECKPOINT_SHARED` names, or `../shared` beside the workspace. Every
//! conversion here is audited, and restored to the byte.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "each test looks at what it is about")]
mod logs;
#[path = "../../../fixtures/shared.rs"]
mod shared;

use std::fs;
use std::path::Path;

use opencheckpoint_convert::{
    Error, Format, Options, RequestError, SourceError, convert_bytes, sniff,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

use logs::{Converted, Logs, lines, parts};
use shared::shared;

/// The format's files.
const RESPONSES: Logs = Logs { format: Format::OpenAiResponses, folder: "openai-responses" };

/// Converts a file and holds the conversion to the laws. The file's format is told from its content.
fn lawful(file: &[u8], to: Format) -> Result<(Vec<u8>, Vec<u8>), Error> {
    RESPONSES.lawful(file, to)
}

fn lawful_from(file: &[u8], from: Option<Format>, to: Format) -> Result<(Vec<u8>, Vec<u8>), Error> {
    RESPONSES.lawful_from(file, from, to)
}

fn convert(file: &[u8]) -> Converted {
    RESPONSES.convert(file)
}

fn fixture(name: &str) -> Vec<u8> {
    RESPONSES.fixture(name)
}

fn convert_lines(records: &[Value]) -> Converted {
    convert(text_of(records).as_bytes())
}

fn text_of(records: &[Value]) -> String {
    records.iter().map(|record| record.to_string() + "\n").collect()
}

const FIXTURES: [&str; 8] = [
    "chain.jsonl",
    "every-item.json",
    "lines.jsonl",
    "page.json",
    "request.json",
    "response.json",
    "responses.json",
    "stateless.jsonl",
];

impl Converted {
    /// The ids of what is told of this kind.
    fn told(&self, kind: &str) -> Vec<Value> {
        let notices = self.head["notices"].as_array().map(Vec::as_slice).unwrap_or_default();
        let notices = notices.iter().filter(|notice| notice["kind"] == kind);
        notices.map(|notice| notice["id"].clone()).collect()
    }

    /// Role and author of each message, and its texts.
    fn spoken(&self) -> Vec<(String, Value, String)> {
        let said = |message: &&Value| {
            let texts: Vec<_> =
                parts(message).iter().filter_map(|part| part["text"].as_str()).collect();
            let role = message["role"].as_str().unwrap_or_default();
            (role.to_owned(), message["author"].clone(), texts.join("|"))
        };
        self.of("message").iter().map(said).collect()
    }

    /// The role of each message that says something, and what.
    fn heard(&self) -> Vec<(String, String)> {
        let said = self.spoken().into_iter().filter(|(_, _, text)| !text.is_empty());
        said.map(|(role, _, text)| (role, text)).collect()
    }

    fn call(&self, id: &str) -> Value {
        self.of("tool_call").into_iter().find(|call| call["callId"] == id).unwrap().clone()
    }

    fn results(&self, id: &str) -> Vec<&Value> {
        self.of("tool_result").into_iter().filter(|result| result["callId"] == id).collect()
    }

    fn result(&self, id: &str) -> &Value {
        let [result] = self.results(id)[..] else { panic!("one result of {id}") };
        result
    }
}

/// The id of a response, of the length that they have.
fn long(number: u32) -> String {
    format!("resp_68a1f0c2d4e8819{number}b3f7a5c9e1d2046f0b")
}

fn pairs(heard: &[(&str, &str)]) -> Vec<(String, String)> {
    heard.iter().map(|(role, text)| ((*role).to_owned(), (*text).to_owned())).collect()
}

#[test]
fn every_root_is_lawful_on_the_way_to_each_format() {
    let others =
        [Format::Turns, Format::OpenCheckpoint, Format::OpenAiChat, Format::AnthropicMessages];
    for name in FIXTURES {
        let file = fixture(name);
        assert_eq!(sniff(&file), Ok(Format::OpenAiResponses), "{name}");
        for to in [Format::SessionRecord].into_iter().chain(others) {
            let made = lawful(&file, to);
            assert!(made.is_ok(), "{name} to {to}: {:?}", made.err());
        }
    }
}

#[test]
fn a_request_whose_input_is_a_text_is_a_message_of_a_user() {
    let Some(cases) = shared("cases") else { return };
    let file = convert(&fs::read(cases.join("57-oa-root-shapes/responses.json")).unwrap());
    let said = file.spoken();
    let nobody = Value::Null;
    assert_eq!(
        said,
        [
            ("system".to_owned(), nobody.clone(), "Be kind.".to_owned()),
            ("user".to_owned(), nobody, "just a string".to_owned()),
        ]
    );
    assert_eq!(file.of("native")[0]["row"], json!({"model": "gpt-5"}));
}

#[test]
fn nobody_is_human_because_of_a_role() {
    for name in FIXTURES {
        for (role, author, text) in convert(&fixture(name)).spoken() {
            let model = if role == "assistant" { json!("model") } else { Value::Null };
            assert_eq!(author, model, "{name}: {role}: {text}");
        }
    }
}

#[test]
fn a_list_is_its_items() {
    let file = convert(&fixture("every-item.json"));
    let roles: Vec<_> = file.spoken().into_iter().map(|(role, _, _)| role).collect();
    assert_eq!(
        roles,
        [
            "developer",
            "system",
            "user",
            "user",
            "user",
            "user",
            "critic",
            "assistant",
            "assistant",
            "assistant",
            "assistant",
            "assistant",
            "assistant"
        ]
    );
    let messages = file.of("message");
    let kinds: Vec<_> = parts(messages[3]).iter().map(|part| part["type"].clone()).collect();
    assert_eq!(
        kinds,
        ["text", "input_image", "input_image", "input_file", "input_file", "input_audio"]
    );
    assert_eq!(parts(messages[3])[5]["input_audio"], json!({"data": "UklGRg==", "format": "wav"}));
    assert_eq!(messages[4]["capture"], json!({"content": {"state": "complete"}}));
    assert_eq!(messages[5]["capture"], json!({"content": {"state": "absent"}}));
    let ids: Vec<_> = messages[10..].iter().map(|message| &message["messageId"]).collect();
    assert_eq!(ids, ["msg_a1", "msg_a2", "msg_a3"]);
    let statuses: Vec<_> = messages[10..].iter().map(|message| message["status"].clone()).collect();
    assert_eq!(statuses, [Value::Null, json!("partial"), Value::Null]);
    let phases: Vec<_> = messages[10..].iter().map(|message| message["phase"].clone()).collect();
    assert_eq!(phases, [json!("commentary"), Value::Null, json!("final")]);
    assert_eq!(parts(messages[11])[1], json!({"type": "refusal", "text": "I will not dig."}));
    let annotations = &messages[10]["native"][0]["content"][0]["annotations"];
    assert_eq!(annotations[0]["url"], "https://example.org/beans");
    assert_eq!(messages[2]["idSource"], "derived");
    assert_eq!(messages[10].get("idSource"), None);
}

#[test]
fn reasoning_is_a_message_of_its_own() {
    let file = convert(&fixture("every-item.json"));
    let thoughts: Vec<_> = file
        .of("message")
        .into_iter()
        .filter(|message| parts(message).iter().any(|part| part["type"] == "reasoning"))
        .collect();
    let ids: Vec<_> = thoughts.iter().map(|thought| &thought["messageId"]).collect();
    assert_eq!(ids, ["rs_1", "rs_2", "rs_3"]);
    let part = |index: usize| &parts(thoughts[index])[0];
    assert_eq!(part(0)["summary"], json!(["Look at the map.", "Then count."]));
    assert_eq!(
        part(0)["opaque"],
        json!({"format": "openai.encrypted_content", "data": "Z0FBQUE="})
    );
    assert_eq!(part(1)["visibility"], "encrypted");
    assert_eq!(
        (&part(2)["visibility"], &part(2)["text"]),
        (&json!("full"), &json!("Bed four is empty."))
    );
}

#[test]
fn calls_and_outputs_meet_by_the_id_of_the_call() {
    let file = convert(&fixture("every-item.json"));
    assert_eq!(file.call("call_1")["input"], json!({"bed": 4, "depth": 1.0}));
    assert_eq!(file.call("call_1")["native"][0]["id"], "fc_1");
    assert_eq!(file.call("call_2")["inputText"], "{'bed': 4}");
    assert_eq!(file.call("call_3")["inputText"], "");
    assert_eq!(file.call("call_4")["input"], json!({"who": "Ines"}));
    assert_eq!(file.call("call_5")["inputText"], "{\"looks\":\"like JSON\"}");
    for (id, name, input) in [
        ("call_6", "local_shell_call", "/command/1"),
        ("call_7", "shell_call", "/commands/1"),
        ("call_8", "apply_patch_call", "/path"),
        ("call_10", "computer_call", "/button"),
        ("call_11", "tool_search_call", "/query"),
    ] {
        let call = file.call(id);
        assert_eq!(call["name"], name);
        assert!(call["input"].pointer(input).is_some(), "{call}");
    }
    assert_eq!(file.call("call_12")["inputText"], "{\"bed\":4,\"dep");

    assert_eq!(file.result("call_1")["content"], json!([{"type": "text", "text": "empty"}]));
    assert_eq!(parts(file.results("call_2")[0])[1]["type"], "input_image");
    assert_eq!(file.results("call_2").len(), 2);
    assert_eq!(parts(file.result("call_3"))[0]["text"], "{\"error\":\"nobody is there\"}");
    assert_eq!(file.result("call_4")["capture"], json!({"content": {"state": "absent"}}));
    assert_eq!(parts(file.result("call_6"))[0]["text"], "{\"stdout\":\"four\\n\"}");
    let outcome = &parts(file.result("call_7"))[0]["data"]["outcome"];
    assert_eq!(outcome, &json!({"type": "exit", "exit_code": 0}));
    assert_eq!(parts(file.result("call_10"))[0]["type"], "computer_screenshot");
    assert_eq!(file.result("call_11")["structuredContent"][0]["name"], "rain");
    // Of an output the status says how far the item is; only of a patch it says how the call ended.
    let statuses: Vec<_> = ["call_1", "call_6", "call_7", "call_8", "call_9", "call_10"]
        .map(|id| file.result(id)["status"].clone())
        .into();
    let unknown = Value::Null;
    assert_eq!(
        statuses,
        [unknown.clone(), unknown.clone(), unknown.clone(), json!("error"), json!("ok"), unknown]
    );

    assert_eq!(file.told("unpaired-result"), [Value::Null, json!("call_gone")]);
    assert_eq!(file.told("second-result"), ["call_2"]);
    assert_eq!(file.told("odd-arguments"), ["call_2", "call_4", "mcp_2", "call_12"]);
    let open = ["ws_3", "ci_2", "ig_2", "mcp_4", "call_12", "call_13"];
    assert_eq!(file.told("unpaired-call"), open);
}

#[test]
fn what_runs_at_the_provider_says_itself_how_it_ended() {
    let file = convert(&fixture("every-item.json"));
    assert_eq!(file.call("ws_1")["input"], json!({"type": "search", "query": "beans in May"}));
    assert_eq!(file.call("fs_1")["input"], json!(["beans"]));
    assert_eq!(file.call("ci_1")["inputText"], "print(4)");
    assert_eq!(
        (&file.call("mcp_1")["name"], &file.call("mcp_1")["input"]),
        (&json!("open"), &json!({"door": "left"}))
    );
    let statuses: Vec<_> =
        ["ws_1", "ws_2", "fs_1", "fs_2", "ci_1", "ig_1", "mcp_1", "mcp_2", "mcp_3"]
            .map(|id| file.result(id)["status"].clone())
            .into();
    let (ok, unknown) = (json!("ok"), Value::Null);
    assert_eq!(
        statuses,
        [
            ok.clone(),
            json!("error"),
            ok.clone(),
            ok.clone(),
            ok.clone(),
            ok.clone(),
            ok,
            unknown.clone(),
            unknown
        ]
    );
    for open in ["ws_3", "ci_2", "ig_2", "mcp_4"] {
        assert!(file.results(open).is_empty(), "{open}");
    }
    assert_eq!(file.result("fs_1")["structuredContent"][0]["text"], "Beans are in bed two.");
    assert_eq!(file.result("ci_1")["structuredContent"][0]["logs"], "4\n");
    assert_eq!(file.result("ig_1")["structuredContent"], "iVBORw0KGgo=");
    assert_eq!(file.result("mcp_1")["content"], json!([{"type": "text", "text": "open"}]));
    assert_eq!(file.result("mcp_2")["content"], json!([{"type": "text", "text": "no such door"}]));
    assert_eq!(parts(file.result("mcp_3"))[0]["code"], 503);
}

#[test]
fn leave_that_is_asked_for_is_a_request() {
    let file = convert(&fixture("every-item.json"));
    let asked: Vec<_> = file
        .of("input_request")
        .iter()
        .map(|request| {
            (request["requestId"].clone(), request["status"].clone(), request["kind"].clone())
        })
        .collect();
    let approval = json!("approval");
    assert_eq!(
        asked,
        [
            (json!("mcpr_1"), json!("answered"), approval.clone()),
            (json!("mcpr_2"), json!("open"), approval)
        ]
    );
    let (checkpoint, _) = lawful(&fixture("every-item.json"), Format::OpenCheckpoint).unwrap();
    let checkpoint: Value = serde_json::from_slice(&checkpoint).unwrap();
    let awaiting: Vec<_> = checkpoint["operations"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|operation| operation["kind"] == "approval")
        .map(|operation| (&operation["status"], &operation["description"]))
        .collect();
    assert_eq!(awaiting, [(&json!("awaiting"), &json!("Call of burn"))]);
}

#[test]
fn what_has_no_counterpart_is_kept_whole() {
    let file = convert(&fixture("every-item.json"));
    let kinds: Vec<_> = file.of("native").iter().map(|row| row["nativeType"].clone()).collect();
    assert_eq!(
        kinds,
        [
            json!("mcp_list_tools"),
            json!("mcp_approval_response"),
            json!("item_reference"),
            json!("item_reference"),
            Value::Null,
            json!("compaction_trigger"),
            json!("weather_report"),
        ]
    );
    assert_eq!(file.of("native")[1]["row"]["approve"], true);
    assert_eq!(file.told("item-elsewhere"), ["msg_elsewhere", "rs_elsewhere"]);
    assert_eq!(file.of("compaction")[0]["summary"][0]["type"], "opaque");
    // What is in progress is told, whatever it is.
    assert_eq!(file.told("incomplete-item").len(), 8);
}

#[test]
fn a_request_is_what_it_asks_and_its_items() {
    let file = convert(&fixture("request.json"));
    assert_eq!(
        file.heard(),
        pairs(&[
            ("system", "You keep the seed bank."),
            ("user", "How many beans are left?"),
            ("assistant", "Forty-one."),
            ("user", "And peas?"),
        ])
    );
    let kinds: Vec<_> =
        file.records.iter().map(|record| record["type"].as_str().unwrap()).collect();
    assert_eq!(
        kinds,
        [
            "session",
            "message",
            "native",
            "message",
            "message",
            "tool_call",
            "tool_result",
            "message",
            "message"
        ]
    );
    let beside = &file.of("native")[0]["row"];
    assert_eq!((&beside["model"], &beside["temperature"]), (&json!("gpt-5.6-luna"), &json!(1.0)));
    assert!(beside.get("input").is_none() && beside.get("instructions").is_none());
    assert!(
        file.of("inference").is_empty(),
        "nobody says which model has said what is in a request"
    );
}

#[test]
fn a_response_is_an_inference_and_what_came_of_it() {
    let file = convert(&fixture("response.json"));
    let [inference] = file.of("inference")[..] else { panic!("one inference") };
    assert_eq!(inference["inferenceId"], long(1));
    assert_eq!(inference["model"], "gpt-5.6-luna");
    assert_eq!(inference["usage"]["output_tokens_details"], json!({"reasoning_tokens": 50}));
    assert_eq!(inference["stopReason"], "max_output_tokens");
    assert_eq!(inference["ts"], "2026-05-04T07:00:00Z");
    assert_eq!(inference["native"][0]["status"], "incomplete");
    assert_eq!(
        file.heard(),
        pairs(&[("developer", "You keep the seed bank."), ("assistant", "There are")])
    );
    for record in file.of("tool_call").into_iter().chain(file.of("message")) {
        let is_answer = record["role"] != "developer";
        assert_eq!(record["inferenceId"] == long(1), is_answer, "{record}");
    }
    assert_eq!(file.told("earlier-response"), [long(0)]);
    assert_eq!(file.told("incomplete-response").len(), 1);
    assert_eq!(file.told("unpaired-call"), ["call_1"]);
    let turns = lines(&lawful(&fixture("response.json"), Format::Turns).unwrap().0);
    assert!(
        turns.iter().all(|turn| turn["role"] != "assistant" || turn["model"] == "gpt-5.6-luna")
    );
}

#[test]
fn responses_are_chained_by_the_one_before() {
    let file = convert(&fixture("chain.jsonl"));
    assert_eq!(
        file.heard(),
        pairs(&[
            ("system", "You keep the seed bank."),
            ("user", "How many beans are left?"),
            ("assistant", "Forty-one."),
            ("system", "Be brief."),
            ("user", "And peas?"),
            ("assistant", "None."),
        ]),
        "instructions that are echoed are said once"
    );
    let inferences: Vec<_> =
        file.of("inference").iter().map(|inference| inference["inferenceId"].clone()).collect();
    assert_eq!(inferences, [long(1), long(2), long(3)]);
    // A response that was asked for until it was complete counts as it is in the end.
    let earlier: Vec<_> =
        file.of("native").into_iter().filter(|row| row["row"]["object"] == "response").collect();
    assert_eq!((earlier.len(), &earlier[0]["row"]["status"]), (1, &json!("in_progress")));
    assert!(file.told("incomplete-response").is_empty() && file.told("unpaired-call").is_empty());
    let turns = lines(&lawful(&fixture("chain.jsonl"), Format::Turns).unwrap().0);
    let last = turns.last().unwrap();
    assert_eq!(
        (&last["model"], &last["ts"]),
        (&json!("gpt-5.6-luna"), &json!("2026-05-04T07:00:20Z"))
    );
}

#[test]
fn what_a_request_sends_again_is_said_once() {
    let file = convert(&fixture("stateless.jsonl"));
    assert_eq!(
        file.heard(),
        pairs(&[
            ("user", "How many beans are left?"),
            ("assistant", "Forty-one."),
            ("user", "And peas?"),
            ("assistant", "None."),
        ])
    );
    assert_eq!((file.of("tool_call").len(), file.of("tool_result").len()), (1, 1));
    let again = &file.of("native").last().unwrap()["row"]["input"];
    assert_eq!(again.as_array().unwrap().len(), 5, "{again}");
    assert!(file.told("unpaired-call").is_empty() && file.told("second-result").is_empty());
    // Whatever came back by its id alone is the same, too.
    let text = String::from_utf8(fixture("stateless.jsonl")).unwrap();
    let by_id = text.replace(
        r#"{"role":"assistant","content":"Forty-one."}"#,
        r#"{"type":"item_reference","id":"msg_1"}"#,
    );
    assert_ne!(by_id, text);
    assert_eq!(convert(by_id.as_bytes()).heard(), file.heard());
}

#[test]
fn a_conversation_that_is_named_goes_on() {
    let file = convert(&fixture("responses.json"));
    let heard = [("assistant", "Bed four is free."), ("assistant", "Now it is not.")];
    assert_eq!(file.heard(), pairs(&heard));
    assert_eq!(file.told("incomplete-response").len(), 1, "the second has failed");
    assert_eq!(file.of("inference")[1]["stopReason"], "failed");
}

#[test]
fn a_page_is_its_items_in_their_order() {
    let file = convert(&fixture("page.json"));
    let heard = [("assistant", "Forty-one."), ("user", "How many beans are left?")];
    assert_eq!(file.heard(), pairs(&heard));
    assert_eq!((file.told("order-of-page").len(), file.told("page-of-more").len()), (1, 1));
    assert_eq!(file.of("native")[0]["row"]["first_id"], "msg_2");
}

fn response(id: &str, previous: Option<&str>, says: &str) -> Value {
    let output = json!([{"type": "message", "id": format!("msg_{id}"), "role": "assistant",
                         "content": [{"type": "output_text", "text": says}]}]);
    json!({"id": id, "object": "response", "previous_response_id": previous, "output": output})
}

#[test]
fn one_conversation_is_never_made_of_two() {
    let ask = |says: &str| json!({"model": "m", "input": says});
    let two = [
        (vec![ask("Sow."), ask("Reap.")], 2, "nothing says"),
        (vec![response("r1", None, "a"), response("r2", None, "b")], 2, "nothing says"),
        (
            vec![
                response("r1", None, "a"),
                response("r2", Some("r1"), "b"),
                response("r3", Some("r1"), "c"),
            ],
            3,
            "another has gone on",
        ),
        (vec![response("r1", None, "a"), response("r3", Some("r2"), "c")], 2, "not in the file"),
        (
            vec![
                response("r1", None, "a"),
                response("r2", Some("r1"), "b"),
                response("r1", None, "a"),
            ],
            3,
            "a second time",
        ),
        (vec![response("r2", Some("r1"), "b"), response("r1", None, "a")], 2, "nothing says"),
    ];
    for (records, line, why) in two {
        for text in
            [text_of(&records), format!("[{}]", text_of(&records).trim().replace('\n', ",\n"))]
        {
            let made =
                convert_bytes(text.as_bytes(), None, Format::SessionRecord, &Options::default());
            let error = made.unwrap_err();
            let Error::Source(SourceError::Record { line: at, message }) = &error else {
                panic!("{error}")
            };
            assert_eq!(*at, line, "{error}");
            assert!(message.contains(why), "{message} of {text}");
        }
    }
    let one = [
        vec![json!({"role": "user", "content": "Sow."}), response("r1", None, "a")],
        vec![
            ask("Sow."),
            response("r1", None, "a"),
            json!({"role": "user", "content": "Reap."}),
            response("r2", None, "b"),
        ],
        vec![response("r1", Some("r0"), "a"), response("r2", Some("r1"), "b")],
        vec![
            json!({"model": "m", "previous_response_id": "r0", "input": "Go on."}),
            response("r1", Some("r0"), "a"),
        ],
    ];
    for records in one {
        let _made = convert_lines(&records);
    }
}

#[test]
fn a_stream_of_events_is_refused_by_its_name() {
    let event = r#"{"type":"response.output_item.done","item":{"type":"message","role":"assistant","content":[]}}"#;
    for text in [
        format!("event: response.output_item.done\ndata: {event}\n\n"),
        format!("data: {event}\n"),
        format!("{event}\n{event}\n"),
        format!("[{event}]"),
    ] {
        for from in [None, Some(Format::OpenAiResponses)] {
            let made =
                convert_bytes(text.as_bytes(), from, Format::SessionRecord, &Options::default());
            let error = made.unwrap_err();
            assert!(matches!(error, Error::Source(SourceError::Unread { .. })), "{error}");
            assert!(error.to_string().contains("stream of events"), "{error}");
        }
    }
}

#[test]
fn a_tie_names_the_candidates() {
    let tie = r#"[{"role":"assistant","content":null,"tool_calls":[{"id":"c"}]},{"type":"function_call","call_id":"c","name":"f","arguments":""}]"#;
    let made = convert_bytes(tie.as_bytes(), None, Format::SessionRecord, &Options::default());
    let error = made.unwrap_err();
    assert!(matches!(error, Error::Request(RequestError::Unsniffed(_))), "{error}");
    assert!(error.to_string().contains("openai-chat, openai-responses"), "{error}");
    let (target, _) =
        lawful_from(tie.as_bytes(), Some(Format::OpenAiResponses), Format::SessionRecord).unwrap();
    assert_eq!(lines(&target).len(), 3);
}

#[test]
fn what_is_encrypted_goes_to_no_other_provider() {
    for name in ["every-item.json", "request.json", "stateless.jsonl"] {
        let file = fixture(name);
        let secrets = ["Z0FBQUE=", "Z0FBQkI=", "Z0FBQ0M="];
        assert!(secrets.iter().any(|secret| String::from_utf8_lossy(&file).contains(secret)));
        for to in [Format::OpenAiChat, Format::AnthropicMessages] {
            let (target, report) = lawful(&file, to).unwrap();
            let target = String::from_utf8(target).unwrap();
            for secret in secrets {
                assert!(!target.contains(secret), "{name} to {to}");
            }
            let entries: Vec<Value> = lines(&report)
                .iter()
                .flat_map(|line| line["entries"].as_array().cloned().unwrap_or_default())
                .filter(|entry| entry["source"].to_string().contains("encrypted_content"))
                .collect();
            assert!(!entries.is_empty(), "{name} to {to}");
            assert!(
                entries.iter().all(|entry| entry["fate"] == "dropped"),
                "{name} to {to}: {entries:#?}"
            );
        }
    }
}

/// What both mappings of the same items say: all but names by place, and what only the log of an agent tells of authors.
fn compared(record: &Value) -> Value {
    let mut parts = record["content"].clone();
    for part in parts.as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        part.remove("author");
        part.remove("origin");
    }
    let id = |name: &str| record[name].as_str().filter(|_| record.get("idSource").is_none());
    let same =
        ["type", "role", "phase", "name", "input", "inputText", "summary", "structuredContent"];
    let mut compared: Vec<Value> = same.iter().map(|name| record[*name].clone()).collect();
    compared.extend([
        json!(id("messageId")),
        json!(id("callId")),
        parts,
        record["capture"].clone(),
    ]);
    json!(compared)
}

#[test]
fn the_items_of_a_codex_log_say_the_same_outside_of_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/codex");
    let mut logs: Vec<Vec<u8>> = ["every-row.jsonl", "vents.jsonl", "paginated.jsonl"]
        .map(|name| fs::read(root.join(name)).unwrap())
        .into();
    for case in ["34-cx-output-shapes", "41-cx-encrypted-reasoning", "33-cx-aborted-no-output"] {
        logs.extend(
            shared("cases").map(|cases| fs::read(cases.join(case).join("input.jsonl")).unwrap()),
        );
    }
    for log in logs {
        let items: Vec<Value> = lines(&log)
            .into_iter()
            .filter(|row| {
                row["type"] == "response_item"
                    && row["payload"].is_object()
                    && row["payload"]["type"] != "agent_message"
            })
            .map(|row| row["payload"].clone())
            .collect();
        let made =
            convert_bytes(&log, Some(Format::Codex), Format::SessionRecord, &Options::default());
        let of_items = |records: &[Value]| -> Vec<Value> {
            let kinds = ["message", "tool_call", "tool_result", "compaction"];
            let is_item = |record: &&Value| {
                let is_shown =
                    record.get("displayContent").is_some() || record["audience"] == "user";
                let is_between = record.get("from").is_some();
                let is_rows = record["native"][0]["type"] == "compacted";
                kinds.contains(&record["type"].as_str().unwrap())
                    && !is_shown
                    && !is_between
                    && !is_rows
            };
            records.iter().filter(is_item).map(compared).collect()
        };
        let from_log = of_items(&lines(&made.unwrap().value));
        let file = text_of(&items);
        let (target, _) =
            lawful_from(file.as_bytes(), Some(Format::OpenAiResponses), Format::SessionRecord)
                .unwrap();
        let from_items = of_items(&lines(&target));
        assert!(from_log.len() > 3);
        for (one, other) in from_log.iter().zip(&from_items) {
            assert_eq!(one, other);
        }
        assert_eq!(from_log.len(), from_items.len());
    }
}

/// A change of a file. Places are taken modulo what there is.
#[derive(Clone, Debug)]
enum Change {
    Put(Index, Value),
    Remove(Index),
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
        json!({"type": "function_call", "call_id": "call_1", "name": "f", "arguments": "{"}),
        json!({"type": "mcp_call", "output": {"type": "output_text", "text": "a", "more": 1}}),
        json!([{"role": "user", "content": "in another place"}]),
        json!({"content": [], "success": true}),
        json!("{\"a\":[1,{\"b\":null}]}"),
        json!("call_1"),
        json!("resp_1"),
        json!("completed"),
        json!("2026-05-04T08:00:00Z"),
        json!("a name with spaces that is longer than a short word"),
    ];
    let kinds = [
        "user",
        "assistant",
        "message",
        "reasoning",
        "function_call",
        "mcp_call",
        "mcp_approval_request",
        "code_interpreter_call",
        "local_shell_call_output",
        "apply_patch_call_output",
        "item_reference",
        "compaction",
        "response",
        "list",
    ];
    prop_oneof![select(odd.to_vec()), select(kinds.to_vec()).prop_map(Value::from)]
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        3 => (any::<Index>(), oddity()).prop_map(|(place, value)| Change::Put(place, value)),
        1 => any::<Index>().prop_map(Change::Remove),
    ]
}

/// The pointers of everything below a value.
fn pointers(value: &Value, place: &str, found: &mut Vec<String>) {
    found.push(place.to_owned());
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                pointers(item, &format!("{place}/{index}"), found);
            }
        }
        Value::Object(members) => {
            for (name, item) in members {
                pointers(item, &format!("{place}/{name}"), found);
            }
        }
        _ => {}
    }
}

fn apply(file: &mut Value, change: Change) {
    let mut found = Vec::new();
    pointers(file, "", &mut found);
    match change {
        Change::Put(place, value) => {
            let pointer = &found[place.index(found.len())];
            if !pointer.is_empty() {
                *file.pointer_mut(pointer).unwrap() = value;
            }
        }
        Change::Remove(place) => {
            let pointer = &found[place.index(found.len())];
            let Some((container, name)) = pointer.rsplit_once('/') else { return };
            match file.pointer_mut(container) {
                Some(Value::Object(members)) => drop(members.remove(name)),
                Some(Value::Array(items)) => drop(items.remove(name.parse().unwrap())),
                _ => {}
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_changed_in_a_file_it_converts_or_is_refused_by_its_place(
        name in select(FIXTURES.to_vec()),
        changes in vec(change(), 1..8),
        is_lines in any::<bool>(),
    ) {
        let text = fixture(name);
        let is_stream = name.ends_with("jsonl");
        let mut file = if is_stream { Value::from(lines(&text)) } else { serde_json::from_slice(&text).unwrap() };
        for change in changes {
            apply(&mut file, change);
        }
        let text = match &file {
            Value::Array(records) if is_lines => text_of(records),
            file => file.to_string(),
        };
        let is_text_of_objects = match &file {
            Value::Array(records) => !records.is_empty() && records.iter().all(Value::is_object),
            file => file.is_object(),
        };
        match lawful_from(text.as_bytes(), Some(Format::OpenAiResponses), Format::SessionRecord) {
            Ok(_) | Err(Error::Source(SourceError::Record { .. })) => {}
            Err(error) => prop_assert!(!is_text_of_objects, "{error}: {text}"),
        }
    }
}
