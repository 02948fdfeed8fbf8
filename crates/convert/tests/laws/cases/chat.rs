//! Conversations in messages: fixtures, shared ones, and generated ones of any members.

use std::io::Cursor;

use opencheckpoint_convert::records::Layout;
use opencheckpoint_convert::{Format, sniff};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use serde_json::{Map, Value, json};

use super::{Case, GENERATED, files, generated, read, root};
use crate::own_rows::{file, records};
use crate::shared::shared;

/// Conversations of a format. A file of several is none.
pub(super) fn messages(format: Format, folder: &str) -> Vec<Case> {
    let mut found = Vec::new();
    files(&root().join("fixtures").join(folder), &|_| true, &mut found);
    if let Some(shared) = shared("") {
        for folder in ["turns/corpus", "cases"] {
            let text = |path: &std::path::Path| {
                path.extension().is_some_and(|of| of == "json" || of == "jsonl")
            };
            files(&shared.join(folder), &text, &mut found);
        }
    }
    let mut cases = read(found);
    cases.retain(|case| sniff(&case.bytes) == Ok(format) && is_strict(&case.bytes, format));
    assert!(cases.len() > 1, "the fixtures are there");
    cases.extend(generated(GENERATED, "conversation", &conversation(format), |text| text));
    cases
}

fn is_strict(bytes: &[u8], format: Format) -> bool {
    let layout = Layout::of(&mut Cursor::new(bytes), format).unwrap();
    let is_strict =
        |record: &Value| exact_json::from_str::<exact_json::Json>(&record.to_string()).is_ok();
    records(bytes, layout).is_some_and(|records| records.iter().all(is_strict))
}

fn conversation(format: Format) -> impl Strategy<Value = String> {
    let layout = select(vec![Layout::Document, Layout::Items, Layout::Lines]);
    let beside = prop_oneof![
        Just(json!({})),
        Just(json!({"model": "m", "tools": [], "system": "Be who you are, whoever that may be."})),
        Just(json!({"system": [{"type": "text", "text": "Be brief."}], "top_p": 1.0})),
        Just(json!({"system": null, "stream": true})),
    ];
    (layout, vec(message(format), 1..8), beside).prop_map(|(layout, messages, mut beside)| {
        if layout == Layout::Document {
            beside["messages"] = Value::from(messages);
            return file(&[beside], layout);
        }
        file(&messages, layout)
    })
}

/// A message with a role, and some of the members that there may be.
fn message(format: Format) -> impl Strategy<Value = Value> {
    let role =
        select(vec!["user", "assistant", "tool", "system", "developer", "function", "critic"]);
    let is_openai = format == Format::OpenAiChat;
    let members = [
        ("content", prop_oneof![text(), parts(), parts(), Just(json!({"text": "odd"}))].boxed()),
        ("tool_calls", if is_openai { calls() } else { Just(json!([])).boxed() }),
        ("tool_call_id", id()),
        (
            "function_call",
            select(vec![json!({"name": "f", "arguments": "{}"}), json!(null)]).boxed(),
        ),
        ("name", text()),
        ("refusal", text()),
        ("reasoning_content", text()),
        ("model", select(vec![json!("m-1"), json!(null), json!(5)]).boxed()),
        ("created_at", time()),
        ("timestamp", time()),
        ("provider", select(vec![json!("openai"), json!({"a": 1})]).boxed()),
        ("native", text()),
        ("usage", Just(json!({"in": 1e2, "list": [], "none": {}})).boxed()),
    ];
    let names: Vec<usize> = (0..members.len()).collect();
    let values: Vec<BoxedStrategy<Value>> =
        members.iter().map(|(_, strategy)| strategy.clone()).collect();
    (role, subsequence(names, 0..6), values).prop_map(move |(role, chosen, values)| {
        let mut message = Map::new();
        message.insert("role".to_owned(), json!(role));
        for index in chosen {
            message.insert(members[index].0.to_owned(), values[index].clone());
        }
        Value::Object(message)
    })
}

/// A text, or what is none.
pub(super) fn text() -> BoxedStrategy<Value> {
    let long = "A text that is long enough to be told from others.";
    prop_oneof![
        ".{0,6}".prop_map(Value::from),
        Just(json!(long)),
        Just(json!("")),
        Just(json!(null))
    ]
    .boxed()
}

/// An id, or what should be none.
pub(super) fn id() -> BoxedStrategy<Value> {
    let odd = "an id \u{2028} of words, longer than an id should be";
    select(vec![json!("c1"), json!("c2"), json!("c3"), json!(""), json!(null), json!(odd)]).boxed()
}

fn time() -> BoxedStrategy<Value> {
    let times = ["2026-05-04T07:00:00Z", "2026-05-04T09:00:00.120+02:00", "soon"];
    select(
        times.map(|time| json!(time)).into_iter().chain([json!(1_777_878_000)]).collect::<Vec<_>>(),
    )
    .boxed()
}

fn calls() -> BoxedStrategy<Value> {
    let arguments = select(vec![
        json!("{}"),
        json!(""),
        json!("{'a': 1}"),
        json!({"a": 1.0}),
        json!("{\"a\": [1.0, {}]}"),
    ]);
    let call = (id(), arguments, any::<bool>()).prop_map(|(id, arguments, is_custom)| {
        if is_custom {
            json!({"id": id, "type": "custom", "custom": {"name": "g", "input": "raw"}})
        } else {
            json!({"id": id, "type": "function", "function": {"name": "f", "arguments": arguments}})
        }
    });
    prop_oneof![vec(call, 0..3).prop_map(Value::from), Just(json!(null)), Just(json!("none"))]
        .boxed()
}

fn parts() -> BoxedStrategy<Value> {
    let part = prop_oneof![
        text().prop_map(|text| json!({"type": "text", "text": text})),
        Just(json!({"type": "image_url", "image_url": {"url": "data:image/png;base64,AAAA"}})),
        Just(json!({"type": "refusal", "refusal": "No."})),
        Just(json!({"type": "thinking", "thinking": "Hm.", "signature": "c2ln"})),
        Just(
            json!({"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "AAAA"}})
        ),
        id().prop_map(|id| json!({"type": "tool_use", "id": id, "name": "f", "input": {"a": 1}})),
        (id(), text()).prop_map(
            |(id, text)| json!({"type": "tool_result", "tool_use_id": id, "content": text})
        ),
        Just(json!("bare")),
    ];
    vec(part, 0..4).prop_map(Value::from).boxed()
}
