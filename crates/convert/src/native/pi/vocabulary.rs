//! What is known of the entries of a log: their types and members.

use exact_json::Value;

use crate::survey::{Vocabulary, below, typed, word};

pub(crate) const VOCABULARY: Vocabulary = Vocabulary {
    kind,
    data: &["arguments", "data", "details", "message/details"],
    everywhere: &["id", "parentId", "timestamp", "type"],
    known: Some(include_str!("../../survey/known/pi.txt")),
};

/// A message is of the kind that its role says.
fn kind(value: Value<'_>, parent: Option<&str>) -> Option<String> {
    let own = typed(value, parent)?;
    let message = value.get("message").filter(|_| parent.is_none());
    let role = message.and_then(|message| word(message, "role"));
    Some(role.map_or_else(|| own.clone(), |role| below(Some(&own), &role)))
}
