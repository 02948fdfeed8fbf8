//! Law 5 of the conversions to messages: what reads as a person's words is a person's, what instructs may instruct, what reads as the
//! model's is the model's, and no call has a result that it did not get.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "each test looks at what it is about")]
mod confirmed;
mod streams;

use std::collections::HashMap;

use opencheckpoint_convert::lattice::{Authority, Voice};
use opencheckpoint_convert::{Error, Format, Options, OutcomeError};
use proptest::prelude::*;
use serde_json::Value;
use session_record_model::draft::{ContentPart, Record};
use session_record_model::effective::Effective;
use session_record_model::view::{ContextView, Standing};

use streams::{lines, message, other};

/// What is sent: each text with the role that it is sent in, and how many results.
struct Sent {
    texts: Vec<(String, String)>,
    results: usize,
}

fn convert(lines: &[String], to: Format) -> Option<Value> {
    let source = lines.join("\n");
    let from = Format::SessionRecord;
    match confirmed::convert(source.as_bytes(), from, to, &Options::default()) {
        Ok(converted) => Some(serde_json::from_slice(&converted.target).unwrap()),
        Err(Error::Outcome(OutcomeError::Empty { .. })) => None,
        Err(error) => panic!("{error}"),
    }
}

fn sent(document: &Value) -> Sent {
    let mut sent = Sent { texts: Vec::new(), results: 0 };
    let mut say = |role: &str, block: &Value| match block["text"].as_str() {
        Some(text) => sent.texts.push((role.to_owned(), text.to_owned())),
        None => sent.results += usize::from(block["type"] == "tool_result"),
    };
    for block in document["system"].as_array().into_iter().flatten() {
        say("system", block);
    }
    let mut tools = 0;
    for message in document["messages"].as_array().unwrap() {
        let role = message["role"].as_str().unwrap();
        tools += usize::from(role == "tool");
        match &message["content"] {
            Value::Array(blocks) => blocks.iter().for_each(|block| say(role, block)),
            Value::String(text) if role != "tool" => {
                say(role, &serde_json::json!({"text": text}));
            }
            _ => {}
        }
    }
    sent.results += tools;
    sent
}

/// Who speaks in each text of the conversation.
fn spoken(records: &[Record]) -> HashMap<String, Voice> {
    let mut view = ContextView::new();
    let mut spoken = HashMap::new();
    for record in records {
        let Record::Message(message) = record else { continue };
        if view.admit(&Standing::of(message)).is_err() {
            continue;
        }
        for part in &message.content {
            let ContentPart::Text(text) = part else { continue };
            let effective = Effective::of(message, part);
            let voice = Voice::of(message.role.as_ref(), &effective, message.addressed);
            spoken.insert(text.text.clone(), voice);
        }
    }
    spoken
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nobody_is_made_to_say_what_they_did_not(
        records in prop::collection::vec(prop_oneof![message(), other()], 1..40),
    ) {
        let lines = lines(records);
        let records: Vec<Record> =
            lines.iter().map(|line| exact_json::from_str(line).unwrap()).collect();
        let spoken = spoken(&records);
        let asked = records.iter().filter(|record| matches!(record, Record::ToolResult(_))).count();
        for to in [Format::OpenAiChat, Format::AnthropicMessages] {
            let Some(document) = convert(&lines, to) else { continue };
            let sent = sent(&document);
            prop_assert!(sent.results <= asked);
            for (role, text) in sent.texts {
                if text == "[session continues]" {
                    continue;
                }
                // What has a heading is nobody's in that role.
                let (is_headed, text) = match text.split_once("]\n") {
                    Some((_, text)) => (true, text.to_owned()),
                    None => (false, text),
                };
                let voice = spoken[&text];
                let may = match &*role {
                    "user" => voice == Voice::User,
                    "assistant" => voice == Voice::Model,
                    _ => voice.authority() == Authority::Directive,
                };
                prop_assert_ne!(may, is_headed, "{} in the role {}: {:?}", text, role, voice);
            }
        }
    }
}
