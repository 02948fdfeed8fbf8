//! Conversations in response items: fixtures, shared ones, and generated ones of any members.

use opencheckpoint_convert::records::Layout;
use opencheckpoint_convert::{Format, sniff};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use serde_json::{Map, Value, json};

use super::chat::{id, text};
use super::{Case, GENERATED, files, generated, read, root};
use crate::own_rows::file;
use crate::shared::shared;

/// Conversations of the format.
pub(super) fn conversations() -> Vec<Case> {
    let mut found = Vec::new();
    files(&root().join("fixtures/openai-responses"), &|_| true, &mut found);
    if let Some(shared) = shared("") {
        files(&shared.join("cases"), &|path| path.ends_with("responses.json"), &mut found);
    }
    let mut cases = read(found);
    cases.retain(|case| sniff(&case.bytes) == Ok(Format::OpenAiResponses));
    assert!(cases.len() > 5, "the fixtures are there");
    cases.extend(generated(GENERATED, "conversation", &conversation(), |text| text));
    cases
}

fn conversation() -> impl Strategy<Value = String> {
    let layout = select(vec![Layout::Document, Layout::Items, Layout::Lines]);
    let around = select(vec![
        json!({"model": "m-1", "instructions": "Be who you are, whoever that may be.", "tools": []}),
        json!({"id": "resp_1", "object": "response", "created_at": 1_777_878_000, "status": "completed",
               "model": "m-1", "usage": {"total_tokens": 3}, "instructions": null}),
        json!({"object": "response", "status": "incomplete", "incomplete_details": {"reason": "max_output_tokens"},
               "instructions": [{"role": "developer", "content": "Be brief."}]}),
        json!({"object": "list", "has_more": true, "first_id": "a"}),
    ]);
    (layout, vec(item(), 1..8), around)
        .prop_map(|(layout, items, mut around)| {
            if layout == Layout::Document {
                let list = match around["object"].as_str() {
                    Some("response") => "output",
                    Some(_) => "data",
                    None => "input",
                };
                around[list] = Value::from(items);
                return file(&[around], layout);
            }
            // A single line is a document.
            let text = file(&items, layout);
            if items.len() == 1 {
                text + "{\"role\":\"user\",\"content\":\"Go on.\"}\n"
            } else {
                text
            }
        })
        .prop_filter("a file that can be read", |text| {
            text.starts_with('{') || serde_json::from_str::<Value>(text).is_ok()
        })
}

/// An item of some type, and some of the members that there may be.
fn item() -> impl Strategy<Value = Value> {
    let kinds = [
        "message",
        "message",
        "reasoning",
        "function_call",
        "function_call_output",
        "custom_tool_call",
        "custom_tool_call_output",
        "local_shell_call",
        "local_shell_call_output",
        "shell_call_output",
        "apply_patch_call_output",
        "computer_call_output",
        "web_search_call",
        "file_search_call",
        "code_interpreter_call",
        "image_generation_call",
        "mcp_call",
        "mcp_approval_request",
        "mcp_approval_response",
        "item_reference",
        "compaction",
        "weather_report",
    ];
    let members = [
        (
            "role",
            select(vec![json!("user"), json!("assistant"), json!("system"), json!(5)]).boxed(),
        ),
        ("content", prop_oneof![text(), parts(), Just(json!({"text": "odd"}))].boxed()),
        (
            "summary",
            select(vec![json!([]), json!([{"type": "summary_text", "text": "Hm."}])]).boxed(),
        ),
        ("encrypted_content", text()),
        ("id", id()),
        ("call_id", id()),
        ("name", text()),
        (
            "arguments",
            select(vec![
                json!("{}"),
                json!(""),
                json!("{'a': 1}"),
                json!({"a": 1.0}),
                json!("[1.0]"),
            ])
            .boxed(),
        ),
        ("input", text()),
        ("action", Just(json!({"type": "exec", "command": ["ls"]})).boxed()),
        (
            "output",
            prop_oneof![text(), parts(), Just(json!({"content": "a", "success": true}))].boxed(),
        ),
        ("error", prop_oneof![text(), Just(json!({"code": 1}))].boxed()),
        ("results", Just(json!([{"n": 1e2}])).boxed()),
        (
            "status",
            select(["completed", "failed", "incomplete", "in_progress"].map(Value::from).to_vec())
                .boxed(),
        ),
        ("timestamp", select(vec![json!("2026-05-04T09:00:00+02:00"), json!("soon")]).boxed()),
        ("created_at", select(vec![json!(1_777_878_000), json!(1.5), json!(-1)]).boxed()),
        ("approval_request_id", id()),
    ];
    let names: Vec<usize> = (0..members.len()).collect();
    let values: Vec<BoxedStrategy<Value>> =
        members.iter().map(|(_, strategy)| strategy.clone()).collect();
    (select(kinds.to_vec()), subsequence(names, 0..9), values).prop_map(
        move |(kind, chosen, values)| {
            let mut item = Map::new();
            item.insert("type".to_owned(), json!(kind));
            for index in chosen {
                item.insert(members[index].0.to_owned(), values[index].clone());
            }
            Value::Object(item)
        },
    )
}

fn parts() -> BoxedStrategy<Value> {
    let part = prop_oneof![
        text().prop_map(|text| json!({"type": "input_text", "text": text})),
        text().prop_map(|text| json!({"type": "output_text", "text": text, "annotations": []})),
        Just(json!({"type": "input_image", "image_url": "data:image/png;base64,AAAA"})),
        Just(json!({"type": "refusal", "refusal": "No."})),
        Just(json!({"type": "reasoning_text", "text": "Hm."})),
        Just(json!({"type": "encrypted_content", "encrypted_content": "AAAA"})),
        Just(json!("bare")),
    ];
    vec(part, 0..4).prop_map(Value::from).boxed()
}
