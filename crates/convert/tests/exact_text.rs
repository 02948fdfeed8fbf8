//! Text is exact: whatever somebody said in a log stands in every target that says it, code point for code point.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::HashSet;

use opencheckpoint_convert::{Format, Options, convert_bytes, path};
use proptest::prelude::*;
use serde_json::{Value, json};

/// What was said in a session.
#[derive(Clone, Debug)]
struct Said {
    user: String,
    assistant: String,
    tool: String,
    last: String,
}

/// What tools stumble on: line ends that are none, halves of what is seen as one, what is not seen at all.
const ODD: &[&str] = &[
    "\u{0}",
    "\r",
    "\n",
    "\r\n",
    "\t",
    "\u{b}",
    "\u{1b}",
    "\u{7f}",
    "\u{85}",
    "\u{ad}",
    "\u{300}",
    "e\u{301}",
    "\u{200b}",
    "\u{200d}",
    "\u{2028}",
    "\u{2029}",
    "\u{202e}",
    "\u{d7ff}",
    "\u{e000}",
    "\u{fdd0}",
    "\u{feff}",
    "\u{fffd}",
    "\u{ffff}",
    "\u{10000}",
    "😀",
    "👩‍🌾",
    "\u{10ffff}",
    "\\",
    "\"",
    "\\u0000",
    "\\ud83d",
    "/",
    "<",
    "&",
    "'",
    " ",
    "{",
    "}\n{",
];

/// A text with this letter somewhere, so that it says something, and what no other says.
fn text(letter: &'static str) -> impl Strategy<Value = String> {
    let odd = proptest::sample::select(ODD).prop_map(str::to_owned);
    let piece =
        prop_oneof![3 => odd, 2 => any::<char>().prop_map(String::from), 1 => "[0-9A-Z]{1,4}"];
    let pieces = || proptest::collection::vec(piece.clone(), 0..12).prop_map(|it| it.concat());
    (pieces(), pieces()).prop_map(move |(before, after)| before + letter + &after)
}

fn said() -> impl Strategy<Value = Said> {
    let texts = (text("u"), text("a"), text("t"), text("l"));
    texts.prop_map(|(user, assistant, tool, last)| Said { user, assistant, tool, last })
}

/// How the records of a log are spelled.
#[derive(Clone, Copy, Debug)]
enum Spelling {
    /// Each code point as it is, where JSON allows it.
    Plain,
    /// Each that is not ASCII as an escape, as Python's `json.dumps` does it.
    Escaped,
}

impl Spelling {
    fn of(self, value: &Value) -> String {
        let plain = value.to_string();
        match self {
            Self::Plain => plain,
            Self::Escaped => {
                let mut text = String::new();
                for c in plain.chars() {
                    if c.is_ascii() {
                        text.push(c);
                    } else {
                        let units = c.encode_utf16(&mut [0; 2]).to_vec();
                        text.extend(units.iter().map(|unit| format!("\\u{unit:04x}")));
                    }
                }
                text
            }
        }
    }

    fn lines(self, records: &[Value]) -> String {
        records.iter().map(|record| self.of(record) + "\n").collect()
    }
}

/// A log of Claude Code in which it was said.
fn claude_code(said: &Said) -> Vec<Value> {
    let Said { user, assistant, tool, last } = said;
    let row = |number: u32, role: &str, content: Value| {
        json!({
            "type": role, "uuid": format!("u{number}"), "sessionId": "s1", "isSidechain": false,
            "parentUuid": (number > 1).then(|| format!("u{}", number - 1)), "userType": "external",
            "timestamp": format!("2026-05-04T08:00:0{number}.000Z"), "cwd": "/home/mara/field", "version": "2.1.0",
            "message": {"id": format!("m{number}"), "role": role, "content": content},
        })
    };
    let call = json!({"type": "tool_use", "id": "toolu_1", "name": "Read", "input": {}});
    let result = json!({"type": "tool_result", "tool_use_id": "toolu_1", "content": tool});
    vec![
        row(1, "user", json!(user)),
        row(2, "assistant", json!([{"type": "text", "text": assistant}, call])),
        row(3, "user", json!([result])),
        row(4, "assistant", json!([{"type": "text", "text": last}])),
    ]
}

/// A rollout log of Codex in which it was said.
fn codex(said: &Said) -> Vec<Value> {
    let Said { user, assistant, tool, last } = said;
    let row = |number: u32, kind: &str, payload: Value| json!({"timestamp": format!("2026-05-04T08:00:0{number}.000Z"), "type": kind, "payload": payload});
    let message = |role: &str, kind: &str, text: &str| json!({"type": "message", "role": role, "content": [{"type": kind, "text": text}]});
    let call =
        json!({"type": "function_call", "call_id": "call_1", "name": "read", "arguments": "{}"});
    let output = json!({"type": "function_call_output", "call_id": "call_1", "output": tool});
    vec![
        row(
            0,
            "session_meta",
            json!({"id": "s1", "cwd": "/home/mara/field", "cli_version": "0.144.0"}),
        ),
        row(1, "response_item", message("user", "input_text", user)),
        row(2, "response_item", message("assistant", "output_text", assistant)),
        row(3, "response_item", call),
        row(4, "response_item", output),
        row(5, "response_item", message("assistant", "output_text", last)),
    ]
}

/// A log of Gemini CLI in which it was said.
fn gemini_cli(said: &Said) -> Vec<Value> {
    let Said { user, assistant, tool, last } = said;
    let row = |number: u32, kind: &str, content: Value| {
        let time = format!("2026-05-04T08:00:0{number}.000Z");
        json!({"id": format!("m{number}"), "timestamp": time, "type": kind, "content": content})
    };
    let output =
        json!([{"functionResponse": {"id": "t1", "name": "read", "response": {"output": tool}}}]);
    let mut calls = row(2, "gemini", json!([{"text": assistant}]));
    calls["toolCalls"] = json!([{"id": "t1", "name": "read", "args": {}, "result": output, "status": "success", "timestamp": "2026-05-04T08:00:03.000Z"}]);
    vec![
        json!({"sessionId": "s1", "projectHash": "0b7d", "startTime": "2026-05-04T08:00:00.000Z", "kind": "main"}),
        row(1, "user", json!([{"text": user}])),
        row(2, "gemini", json!("")),
        calls,
        row(4, "gemini", json!(last)),
    ]
}

/// The same, as it was written of old: one document.
fn gemini_cli_of_old(said: &Said) -> Vec<Value> {
    let mut rows = gemini_cli(said);
    let mut document = rows.remove(0);
    rows.remove(1);
    document["messages"] = Value::from(rows);
    vec![document]
}

/// A session log of Pi in which it was said.
fn pi(said: &Said) -> Vec<Value> {
    let Said { user, assistant, tool, last } = said;
    let text = |text: &str| json!({"type": "text", "text": text});
    let entry = |number: u32, message: Value| json!({"type": "message", "id": format!("e{number}"), "parentId": (number > 1).then(|| format!("e{}", number - 1)), "timestamp": format!("2026-06-02T07:00:0{number}.000Z"), "message": message});
    let call = json!({"type": "toolCall", "id": "call_1", "name": "read", "arguments": {}});
    vec![
        json!({"type": "session", "version": 3, "id": "s1", "timestamp": "2026-06-02T07:00:00.000Z", "cwd": "/home/mara/field"}),
        entry(1, json!({"role": "user", "content": user})),
        entry(2, json!({"role": "assistant", "content": [text(assistant), call]})),
        entry(
            3,
            json!({"role": "toolResult", "toolCallId": "call_1", "toolName": "read", "content": [text(tool)], "isError": false}),
        ),
        entry(4, json!({"role": "assistant", "content": [text(last)]})),
    ]
}

/// A stream of session records.
fn session_record(said: &Said) -> Vec<Value> {
    let Said { user, assistant, tool, last } = said;
    let text = |text: &str| json!([{"type": "text", "text": text}]);
    let time = |second: u32| format!("2026-05-04T08:00:0{second}Z");
    vec![
        json!({"type": "session", "seq": 1, "id": "r1", "ts": time(0), "session": "acme:1", "agent": {"name": "acme"}}),
        json!({"type": "message", "seq": 2, "id": "r2", "ts": time(1), "messageId": "m1", "role": "user",
               "author": "human", "origin": "prompt", "content": text(user)}),
        json!({"type": "message", "seq": 3, "id": "r3", "ts": time(2), "messageId": "m2", "role": "assistant",
               "author": "model", "content": text(assistant)}),
        json!({"type": "tool_call", "seq": 4, "id": "r4", "ts": time(2), "callId": "c1", "name": "read", "input": {}}),
        json!({"type": "tool_result", "seq": 5, "id": "r5", "ts": time(3), "callId": "c1", "status": "ok",
               "content": text(tool)}),
        json!({"type": "message", "seq": 6, "id": "r6", "ts": time(4), "messageId": "m3", "role": "assistant",
               "author": "model", "content": text(last)}),
    ]
}

/// Turns, as agent-checkpoint saves them of chat messages.
fn turns(said: &Said) -> Vec<Value> {
    let Said { user, assistant, tool, last } = said;
    let turn = |role: &str, content: &str, calls: Value, results: Value| {
        json!({"role": role, "content": content, "tool_calls": calls, "tool_results": results,
               "provider": "openai", "model": null, "ts": "2026-05-04T08:00:00Z"})
    };
    let call =
        json!([{"id": "c1", "type": "function", "function": {"name": "read", "arguments": "{}"}}]);
    let result = json!([{"tool_call_id": "c1", "content": tool}]);
    vec![
        turn("user", user, Value::Null, Value::Null),
        turn("assistant", assistant, call, Value::Null),
        turn("tool", tool, Value::Null, result),
        turn("assistant", last, Value::Null, Value::Null),
    ]
}

/// Messages of OpenAI's.
fn openai_chat(said: &Said) -> Vec<Value> {
    let Said { user, assistant, tool, last } = said;
    let call =
        json!([{"id": "c1", "type": "function", "function": {"name": "read", "arguments": "{}"}}]);
    vec![
        json!({"role": "user", "content": user, "timestamp": "2026-05-04T08:00:00Z"}),
        json!({"role": "assistant", "content": assistant, "tool_calls": call}),
        json!({"role": "tool", "tool_call_id": "c1", "content": tool}),
        json!({"role": "assistant", "content": [{"type": "text", "text": last}]}),
    ]
}

/// Items of OpenAI's Responses interface.
fn openai_responses(said: &Said) -> Vec<Value> {
    let Said { user, assistant, tool, last } = said;
    let answer = |text: &str| json!({"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": text}]});
    vec![
        json!({"role": "user", "content": user, "timestamp": "2026-05-04T08:00:00Z"}),
        answer(assistant),
        json!({"type": "function_call", "call_id": "call_1", "name": "read", "arguments": "{}"}),
        json!({"type": "function_call_output", "call_id": "call_1", "output": tool}),
        answer(last),
    ]
}

/// Messages of Anthropic's.
fn anthropic_messages(said: &Said) -> Vec<Value> {
    let Said { user, assistant, tool, last } = said;
    let call = json!({"type": "tool_use", "id": "toolu_1", "name": "read", "input": {}});
    let result = json!({"type": "tool_result", "tool_use_id": "toolu_1", "content": tool});
    vec![
        json!({"role": "user", "content": user, "timestamp": "2026-05-04T08:00:00Z"}),
        json!({"role": "assistant", "content": [{"type": "text", "text": assistant}, call]}),
        json!({"role": "user", "content": [result]}),
        json!({"role": "assistant", "content": last}),
    ]
}

/// The records of a log in which something was said.
type Log = fn(&Said) -> Vec<Value>;

/// Each log in which something can be said.
const LOGS: &[(Format, Log)] = &[
    (Format::ClaudeCode, claude_code),
    (Format::Codex, codex),
    (Format::GeminiCli, gemini_cli),
    (Format::GeminiCli, gemini_cli_of_old),
    (Format::Pi, pi),
    (Format::SessionRecord, session_record),
    (Format::Turns, turns),
    (Format::OpenAiChat, openai_chat),
    (Format::OpenAiResponses, openai_responses),
    (Format::AnthropicMessages, anthropic_messages),
];

/// Every text of a document, or of the records of a stream.
fn texts(target: &[u8]) -> HashSet<String> {
    fn collect(value: &Value, found: &mut HashSet<String>) {
        match value {
            Value::String(text) => {
                found.insert(text.clone());
            }
            Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
            Value::Object(members) => members.values().for_each(|item| collect(item, found)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
    let mut found = HashSet::new();
    for record in serde_json::Deserializer::from_slice(target).into_iter::<Value>() {
        collect(&record.unwrap(), &mut found);
    }
    found
}

/// Which of what was said a target says.
fn expected(to: Format, said: &Said) -> Vec<&str> {
    let Said { user, assistant, tool, last } = said;
    match to {
        // A checkpoint holds what is asked and what came of it, not the steps between.
        Format::OpenCheckpoint => vec![user, last],
        _ => vec![user, assistant, tool, last],
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn what_was_said_is_said_in_every_target(said in said(), is_escaped in any::<bool>()) {
        let spelling = if is_escaped { Spelling::Escaped } else { Spelling::Plain };
        for (from, log) in LOGS {
            let source = spelling.lines(&log(&said));
            for to in [Format::SessionRecord, Format::Turns, Format::OpenCheckpoint] {
                if *from == to {
                    continue;
                }
                prop_assert!(path(*from, to).is_some(), "{from} to {to}");
                // Chat messages and turns do not say who wrote them, so that no goal can be taken from them.
                let options = Options { objective: Some("Sow.".to_owned()), ..Options::default() };
                let made = convert_bytes(source.as_bytes(), None, to, &options);
                let made = made.map_err(|error| TestCaseError::fail(format!("{from} to {to}: {error}")))?;
                let found = texts(&made.value);
                for text in expected(to, &said) {
                    prop_assert!(found.contains(text), "{from} to {to}: {text:?} is none of {found:?}");
                }
            }
        }
    }
}
