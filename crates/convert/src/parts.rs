//! The parts of a message that somebody says.

use exact_json::Value;

/// The member of a message that a part stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Member {
    /// What the model received or produced.
    Content,
    /// What the user saw.
    Display,
}

impl Member {
    /// Its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Content => "content",
            Self::Display => "displayContent",
        }
    }
}

/// The member that holds what a message says: what the model received, or, where the source keeps none of that, what the person
/// typed and saw.
pub(crate) fn speaking(record: Value<'_>) -> Member {
    let has_content = record.get("content").is_some_and(|content| content.items().next().is_some());
    let has_display =
        record.get("displayContent").is_some_and(|shown| shown.items().next().is_some());
    if !has_content && has_display { Member::Display } else { Member::Content }
}

/// The text parts of what a message says, with their index, and the text that each holds.
pub(crate) fn spoken(record: Value<'_>) -> impl Iterator<Item = (usize, Value<'_>)> {
    let content = record.get(speaking(record).name());
    let parts = content.into_iter().flat_map(Value::items).enumerate();
    parts.filter(|(_, part)| part.get("type").is_some_and(|kind| kind.is_str("text")))
}

/// Nothing is said in it: the part has no text, or only white space.
pub(crate) fn is_blank(part: Value<'_>) -> bool {
    part.get("text").and_then(Value::text).is_none_or(|text| text.decode().trim().is_empty())
}
