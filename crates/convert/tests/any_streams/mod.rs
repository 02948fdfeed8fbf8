//! Streams of session records that a test writes, or that nobody would.

use proptest::prelude::*;
use serde_json::{Value, json};

/// A stream of these records, each with its place, a name and a time.
pub(crate) fn stream(records: &[Value]) -> String {
    let mut stream = String::new();
    for (seq, record) in (1..).zip(records) {
        let mut whole = json!({"type": "message", "seq": seq, "id": format!("r{seq}")});
        whole["ts"] = json!(format!("2026-05-11T08:00:{:02}Z", seq % 60));
        for (name, value) in record.as_object().unwrap() {
            whole[name.as_str()] = value.clone();
        }
        whole.as_object_mut().unwrap().retain(|_, value| !value.is_null());
        stream.push_str(&whole.to_string());
        stream.push('\n');
    }
    stream
}

pub(crate) fn says(role: &str, text: &str) -> Value {
    json!({"messageId": text, "role": role, "content": [{"type": "text", "text": text}]})
}

/// Few texts, so that much of what is left out stands in the target, and few names, so that they meet.
pub(crate) fn with_few_words(record: &Value, choices: &mut impl Iterator<Item = usize>) -> Value {
    const TEXTS: [&str; 4] =
        ["A text that is said more than once.", "c1", "user", "2026-05-11T08:00:00.000Z"];
    match record {
        Value::Object(members) => {
            let members = members.iter().map(|(name, member)| {
                let fixed = ["type", "ts", "audience", "seq"].contains(&name.as_str());
                let member = if fixed { member.clone() } else { with_few_words(member, choices) };
                (name.clone(), member)
            });
            Value::Object(members.collect())
        }
        Value::Array(items) => items.iter().map(|item| with_few_words(item, choices)).collect(),
        Value::String(_) => match TEXTS.get(choices.next().unwrap()) {
            Some(text) => json!(text),
            None => record.clone(),
        },
        _ => record.clone(),
    }
}

/// Records that refer to one another by the few names that there are.
pub(crate) fn linked() -> impl Strategy<Value = Value> {
    let reference =
        || prop::option::weighted(0.3, 0..12_u8).prop_map(|of| of.map(|of| format!("r{of}")));
    let id = || prop::option::weighted(0.7, 0..3_u8).prop_map(|id| id.map(|id| id.to_string()));
    let side = prop::bool::weighted(0.1).prop_map(|side| side.then_some("s1"));
    let copied = prop::bool::weighted(0.1).prop_map(|copied| copied.then_some("other:1"));
    let links = (reference(), id(), id(), side, copied, prop::bool::weighted(0.6));
    let kind = prop_oneof![
        4 => (prop::sample::select(&["user", "assistant", "system"][..]), any::<bool>()).prop_map(|(role, speaks)| {
            let text = json!([{"type": "text", "text": "Something that is said."}]);
            json!({"type": "message", "messageId": "m", "role": role, "content": if speaks { text } else { json!([]) }})
        }),
        3 => (0..4_u8, reference()).prop_map(|(id, message)| json!({
            "type": "tool_call", "callId": format!("c{id}"), "name": "ls", "input": {"n": 1.0},
            "at": message.map(|message| json!({"message": message, "index": 0})),
        })),
        3 => (0..4_u8).prop_map(|id| json!({
            "type": "tool_result", "callId": format!("c{id}"), "content": [{"type": "text", "text": "Something that is said."}],
        })),
        1 => Just(json!({"type": "inference", "model": "a-model-with-a-name-of-some-length"})),
    ];
    (kind, links).prop_map(|(mut record, (supersedes, inference, turn, side, copied, is_timed))| {
        record["supersedes"] = json!(supersedes);
        record["inferenceId"] =
            json!(inference.or((record["type"] == "inference").then(|| "0".to_owned())));
        record["turnId"] = json!(turn);
        record["subagentId"] = json!(side);
        record["copiedFrom"] = json!(copied);
        if !is_timed {
            record["ts"] = Value::Null;
        }
        record
    })
}
