//! What is known of the rows of a log: their types and members.

use exact_json::Value;

use super::row::RowKind;
use crate::survey::{Vocabulary, typed};

pub(crate) const VOCABULARY: Vocabulary = Vocabulary {
    kind,
    data: &[
        "content/*/functionCall/args",
        "content/*/functionResponse/response",
        "content/functionCall/args",
        "content/functionResponse/response",
        "toolCalls/*/args",
        "toolCalls/*/result/*/functionResponse/response",
        "toolCalls/*/resultDisplay",
    ],
    everywhere: &[],
    known: Some(include_str!("../../survey/known/gemini-cli.txt")),
};

/// A message is of the type that it says, whether it stands in a row or in a list of them.
fn kind(value: Value<'_>, parent: Option<&str>) -> Option<String> {
    let kind = RowKind::of(value);
    match (typed(value, parent), kind) {
        (Some(kind), _) => Some(kind),
        (None, RowKind::Header) if parent.is_none() => Some("(session)".to_owned()),
        (None, _) => kind.name().filter(|_| parent.is_none()).map(str::to_owned),
    }
}
