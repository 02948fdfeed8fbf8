//! What is known of the rows of a log: their types and members.

use exact_json::Value;

use super::row::{Row, RowKind};
use crate::survey::{Vocabulary, below, typed, word};

pub(crate) const VOCABULARY: Vocabulary = Vocabulary {
    kind,
    data: &[
        "inputSchema",
        "parameters",
        "payload/action/files",
        "payload/arguments",
        "payload/changes",
        "payload/dynamic_tools/*/inputSchema",
        "payload/final_output_json_schema",
        "payload/invocation/arguments",
        "payload/item/arguments",
        "payload/item/changes",
        "payload/item/result/_meta",
        "payload/item/result/structuredContent",
        "payload/result/Ok/_meta",
        "payload/result/Ok/structuredContent",
        "payload/state/environments/environments",
        "payload/statuses",
    ],
    everywhere: &["ordinal", "payload", "timestamp", "type"],
    known: Some(include_str!("../../survey/known/codex.txt")),
};

fn kind(value: Value<'_>, parent: Option<&str>) -> Option<String> {
    if parent.is_some() {
        return typed(value, parent);
    }
    let row = Row::of(value);
    match typed(value, None) {
        None if row.kind == RowKind::Meta => Some("(header)".to_owned()),
        None if value.get("session").and(value.get("items")).is_some() => {
            Some("(session)".to_owned())
        }
        None => word(value, "record_type").map(|kind| below(Some("(record_type)"), &kind)),
        Some(own) if !row.has_envelope => Some(own),
        Some(own) => {
            let payload = row.payload;
            let item = payload.get("item").and_then(|item| word(item, "type"));
            let kinds = word(payload, "type").into_iter().chain(item);
            Some(kinds.fold(own, |own, kind| below(Some(&own), &kind)))
        }
    }
}
