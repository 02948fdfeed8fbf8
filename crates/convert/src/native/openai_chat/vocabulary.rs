//! What is known of messages: their roles, and what stands in them.

use exact_json::Value;

use crate::survey::{Vocabulary, typed, word};

pub(crate) const VOCABULARY: Vocabulary = Vocabulary {
    kind,
    data: &[
        "_meta",
        "custom/input",
        "function/arguments",
        "function/parameters",
        "metadata",
        "native",
    ],
    everywhere: &[],
    known: Some(include_str!("../../survey/known/openai-chat.txt")),
};

pub(crate) const ANTHROPIC_VOCABULARY: Vocabulary = Vocabulary {
    kind,
    data: &["input", "metadata", "tools/*/input_schema"],
    everywhere: &[],
    known: Some(include_str!("../../survey/known/anthropic-messages.txt")),
};

/// A message is of the type that its role says, whatever it stands in.
fn kind(value: Value<'_>, parent: Option<&str>) -> Option<String> {
    let is_request = parent.is_none() && value.get("messages").is_some();
    let request = || is_request.then(|| "(request)".to_owned());
    word(value, "role").or_else(|| typed(value, parent)).or_else(request)
}
