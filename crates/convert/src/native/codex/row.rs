//! A row of a log as it is looked at before anything is decided: what kind it is of, and where what it says stands.

use exact_json::{Kind, Text, Value};

use crate::native::response_items::kind::ItemKind;

pub(super) use crate::native::values::{id, object, text};

/// What a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowKind {
    /// What is said of a session: `session_meta`; of old the first line.
    Meta,
    /// What was sent to the model, or came from it: `response_item`; of old the row itself.
    Item,
    /// What an interface is told: `event_msg`.
    Event,
    /// How the next turn is to be run: `turn_context`.
    Context,
    /// What took the place of the conversation so far: `compacted`.
    Compacted,
    /// What one agent said to another: `inter_agent_communication`.
    BetweenAgents,
    /// Any other row.
    Other,
}

/// A row, of whose members nothing is promised.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<'t> {
    pub(super) kind: RowKind,
    pub(super) root: Value<'t>,
    /// What the row says. Before September 2025 rows had no envelope: then it is the row.
    pub(super) payload: Value<'t>,
    pub(super) has_envelope: bool,
}

/// The types of items that stood in logs without an envelope.
const BARE: [&str; 7] = [
    "message",
    "reasoning",
    "function_call",
    "function_call_output",
    "local_shell_call",
    "custom_tool_call",
    "custom_tool_call_output",
];

impl<'t> Row<'t> {
    /// Looks at a record. A value that is no object is a row of kind `Other`.
    pub(super) fn of(root: Value<'t>) -> Self {
        let payload = root.get("payload").and_then(object).filter(|payload| !payload.is_empty());
        let has_envelope = root.get("payload").is_some();
        let kind = root.get("type").and_then(text).map(Text::decode);
        let kind = match (kind.as_deref(), payload) {
            (Some("session_meta"), Some(_)) => RowKind::Meta,
            (Some("response_item"), Some(_)) => RowKind::Item,
            (Some("event_msg"), Some(_)) => RowKind::Event,
            (Some("turn_context"), Some(_)) => RowKind::Context,
            (Some("compacted"), Some(_)) => RowKind::Compacted,
            (Some("inter_agent_communication"), Some(_)) => RowKind::BetweenAgents,
            (Some(kind), _) if !has_envelope && BARE.contains(&kind) => RowKind::Item,
            (None, _) if !has_envelope && is_bare_header(root) => RowKind::Meta,
            (None, _) if !has_envelope && is_untyped_message(root) => RowKind::Item,
            _ => RowKind::Other,
        };
        Self { kind, root, payload: payload.unwrap_or(root), has_envelope }
    }

    /// What the payload says of its type.
    pub(super) fn is(&self, kinds: &[&str]) -> bool {
        self.payload.get("type").is_some_and(|kind| kinds.iter().any(|name| kind.is_str(name)))
    }

    /// What the item is that a row holds.
    pub(super) fn item(&self) -> ItemKind {
        match self.kind {
            RowKind::Item if self.payload.get("type").is_none() => ItemKind::Message,
            RowKind::Item => ItemKind::of(self.payload),
            _ => ItemKind::Other,
        }
    }

    /// A text of the payload.
    pub(super) fn text(&self, name: &str) -> Option<Text<'t>> {
        self.payload.get(name).and_then(text)
    }

    /// The pointer of a member of the payload within the row.
    pub(super) fn pointer(&self, below: &str) -> String {
        let payload = if self.has_envelope { "/payload" } else { "" };
        format!("{payload}{below}")
    }
}

/// Whether a row is the header of a log without envelopes.
fn is_bare_header(root: Value<'_>) -> bool {
    root.get("id").and_then(text).is_some()
        && root.get("timestamp").and_then(text).is_some()
        && (root.get("instructions").is_some() || root.get("git").is_some())
}

/// Whether an item is a message that does not say so, as the first logs have them.
fn is_untyped_message(root: Value<'_>) -> bool {
    root.get("role").and_then(text).is_some() && root.get("content").is_some()
}

/// Whether a JSON object has the outer form of a row.
///
/// It decides what counts as a row behind a fault of its line. Only the envelope counts: the items within it look the same wherever
/// they stand.
#[must_use]
pub fn is_envelope(value: Value<'_>) -> bool {
    let has_text = |name: &str| value.get(name).is_some_and(|value| value.kind() == Kind::String);
    has_text("timestamp")
        && has_text("type")
        && value.get("payload").is_some_and(|payload| payload.kind() == Kind::Object)
}
