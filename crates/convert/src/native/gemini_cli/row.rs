//! A row of a log as it is looked at before anything is decided: what kind it is of, and which messages it has.

use exact_json::{Kind, Value};

use crate::native::values::{id, object, text};

/// The member of a row that changes members of the session.
pub(super) const SET: &str = "$set";
/// The member of a row that takes messages back.
const REWIND: &str = "$rewindTo";
/// The member that has the messages of a session.
pub(super) const MESSAGES: &str = "messages";

/// What a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowKind {
    /// A message, or what else has an id: it stands in the conversation until it is taken back.
    Message,
    /// `$set`: members of the session, which may have all of its messages anew.
    Set,
    /// `$rewindTo`: that message and all behind it are taken back.
    Rewind,
    /// What session this is.
    Header,
    /// Any other row.
    Other,
}

impl RowKind {
    pub(super) fn of(root: Value<'_>) -> Self {
        let has_text = |name: &str| root.get(name).and_then(text).is_some();
        if has_text(REWIND) {
            Self::Rewind
        } else if root.get("id").and_then(id).is_some() || MessageKind::of(root).is_some() {
            Self::Message
        } else if root.get(SET).and_then(object).is_some() {
            Self::Set
        } else if has_text("sessionId") {
            Self::Header
        } else {
            Self::Other
        }
    }

    /// What has no type of its own is called by the member that says what it does.
    pub(super) fn name(self) -> Option<&'static str> {
        match self {
            Self::Set => Some(SET),
            Self::Rewind => Some(REWIND),
            Self::Message | Self::Header | Self::Other => None,
        }
    }
}

/// The id of the message to which a row goes back.
pub(super) fn rewinds_to(root: Value<'_>) -> Option<exact_json::Text<'_>> {
    root.get(REWIND).and_then(text)
}

/// The member, within a row, that has the session's members.
pub(super) fn session_member(kind: RowKind) -> &'static [&'static str] {
    if kind == RowKind::Set { &[SET] } else { &[] }
}

/// What a row says of the session.
pub(super) fn session(root: Value<'_>, kind: RowKind) -> Option<Value<'_>> {
    match kind {
        RowKind::Set => root.get(SET),
        RowKind::Header => Some(root),
        RowKind::Message | RowKind::Rewind | RowKind::Other => None,
    }
}

/// The list of all messages that a row, or the document that a log of old is, has.
pub(super) fn list(session: Value<'_>) -> Option<Value<'_>> {
    session.get(MESSAGES).filter(|messages| messages.kind() == Kind::Array)
}

/// What a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MessageKind {
    /// In the role of the user.
    User,
    /// Of the model.
    Gemini,
    /// What the harness told the user: `info`, `warning`, `error`.
    Notice,
}

impl MessageKind {
    /// That of a message; none, where its type is not known.
    pub(super) fn of(message: Value<'_>) -> Option<Self> {
        match &*message.get("type").and_then(text)?.decode() {
            "user" => Some(Self::User),
            "gemini" => Some(Self::Gemini),
            "info" | "warning" | "error" => Some(Self::Notice),
            _ => None,
        }
    }
}

/// The items of a content, or the one that it is.
pub(super) fn items(content: Value<'_>) -> impl Iterator<Item = Value<'_>> {
    let single = (content.kind() != Kind::Array && !content.is_null()).then_some(content);
    single.into_iter().chain(content.items())
}

/// The text of an item: a string, or a part that has one and is no thought.
pub(super) fn said(item: Value<'_>) -> Option<exact_json::Text<'_>> {
    let is_thought = item.get("thought").and_then(Value::as_bool) == Some(true);
    text(item).or_else(|| item.get("text").and_then(text).filter(|_| !is_thought))
}

/// What an item of a content calls, or what came of a call.
pub(super) fn function<'t>(item: Value<'t>, name: &str) -> Option<Value<'t>> {
    item.get(name).and_then(object).filter(|function| !function.is_empty())
}

/// The calls that a message lists, each with its result.
pub(super) fn tool_calls(message: Value<'_>) -> impl Iterator<Item = Value<'_>> {
    let is_models = MessageKind::of(message) == Some(MessageKind::Gemini);
    message.get("toolCalls").filter(|_| is_models).into_iter().flat_map(Value::items)
}

/// Whether a listed call has a result, or says that it has ended without one.
pub(super) fn has_ended(call: Value<'_>) -> bool {
    let is = |word: &str| call.get("status").is_some_and(|status| status.is_str(word));
    call.get("result").is_some_and(|result| !result.is_null()) || is("success") || is("error")
}

/// Whether a JSON object has the outer form of a row.
///
/// It decides what counts as a row behind a fault of its line.
#[must_use]
pub fn is_envelope(value: Value<'_>) -> bool {
    let has_text = |name: &str| value.get(name).is_some_and(|value| value.kind() == Kind::String);
    has_text("id") && has_text("timestamp") && has_text("type")
        || has_text("sessionId") && has_text("projectHash")
        || value.len() == 1 && (has_text(REWIND) || value.get(SET).and_then(object).is_some())
}
