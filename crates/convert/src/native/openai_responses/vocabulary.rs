//! What is known of response items: their types, and what stands around them.

use exact_json::Value;

use super::held::Held;
use super::saying::referred;
use crate::survey::{Vocabulary, below, typed, word};

pub(crate) const VOCABULARY: Vocabulary = Vocabulary {
    kind,
    data: &[
        "arguments",
        "action/env",
        "attributes",
        "input_schema",
        "metadata",
        "parameters",
        "results/*/attributes",
        "text/format/schema",
        "tools/*/input_schema",
        "tools/*/parameters",
    ],
    everywhere: &[],
    known: Some(include_str!("../../survey/known/openai-responses.txt")),
};

/// An item is of its own type. What has none has a name of ours.
fn kind(value: Value<'_>, parent: Option<&str>) -> Option<String> {
    if let Some(own) = typed(value, parent) {
        return Some(own);
    }
    let ours = match Held::of(value) {
        _ if word(value, "role").is_some() => "(message)",
        _ if parent.is_some() => return None,
        Held::Request => "(request)",
        Held::Response => "(response)",
        Held::Page => "(page)",
        Held::Item => return referred(value).map(|_| "(reference)".to_owned()),
    };
    Some(below(parent, ours))
}
