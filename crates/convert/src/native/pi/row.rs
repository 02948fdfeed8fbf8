//! An entry of a log as it is looked at before anything is decided: what kind it is of, and where what it says stands.

use exact_json::{Kind, Text, Value};

pub(super) use crate::native::values::{id, object, text};

/// What an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowKind {
    /// What is said of the session: `session`.
    Header,
    /// What somebody said, or what a tool gave: `message`.
    Message(Role),
    /// What an extension told the model: `custom_message`.
    CustomMessage,
    /// What was said on a path that was left: `branch_summary`.
    BranchSummary,
    /// Which model is asked from here on: `model_change`.
    ModelChange,
    /// What took the place of the conversation so far: `compaction`.
    Compaction,
    /// Any other row.
    Other,
}

/// The role of a message, in the log's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    User,
    Assistant,
    ToolResult,
    /// A command that a person ran: `bashExecution`.
    Bash,
    /// What an extension told the model: `custom`.
    Custom,
    /// The same in version 2: `hookMessage`.
    Hook,
    /// `branchSummary`, `compactionSummary`.
    Summary,
    /// None, or any other.
    Other,
}

/// A row, of whose members nothing is promised.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<'t> {
    pub(super) kind: RowKind,
    pub(super) root: Value<'t>,
    /// What the entry says: the message in it, or else the entry itself.
    pub(super) said: Value<'t>,
}

impl<'t> Row<'t> {
    /// Looks at a record. A value that is no object is a row of kind `Other`.
    pub(super) fn of(root: Value<'t>) -> Self {
        let message = root.get("message").and_then(object).filter(|message| !message.is_empty());
        let kind = root.get("type").and_then(text).map(Text::decode);
        let kind = match (kind.as_deref(), message) {
            (Some("session"), _) => RowKind::Header,
            (Some("message"), Some(message)) => RowKind::Message(Role::of(message)),
            (Some("custom_message"), _) => RowKind::CustomMessage,
            (Some("branch_summary"), _) => RowKind::BranchSummary,
            (Some("model_change"), _) if root.get("modelId").and_then(text).is_some() => {
                RowKind::ModelChange
            }
            (Some("compaction"), _) => RowKind::Compaction,
            _ => RowKind::Other,
        };
        let said = match (kind, message) {
            (RowKind::Message(_), Some(message)) => message,
            _ => root,
        };
        Self { kind, root, said }
    }

    /// Whether the row is an entry of the tree.
    pub(super) fn is_entry(&self) -> bool {
        self.kind != RowKind::Header && self.root.get("type").and_then(text).is_some()
    }

    /// A text of what the entry says.
    pub(super) fn text(&self, name: &str) -> Option<Text<'t>> {
        self.said.get(name).and_then(text)
    }

    /// Whether a member of what the entry says is that text.
    pub(super) fn says(&self, name: &str, word: &str) -> bool {
        self.said.get(name).is_some_and(|value| value.is_str(word))
    }

    /// The blocks of what the entry says, where they are a list.
    pub(super) fn blocks(&self) -> impl Iterator<Item = Value<'t>> + use<'t> {
        self.said.get("content").into_iter().flat_map(Value::items)
    }

    /// The pointer, within the row, of something that the entry says.
    pub(super) fn pointer(&self, below: &str) -> String {
        let message = if matches!(self.kind, RowKind::Message(_)) { "/message" } else { "" };
        format!("{message}{below}")
    }
}

impl Role {
    fn of(message: Value<'_>) -> Self {
        let role = message.get("role").and_then(text).map(Text::decode);
        match role.as_deref() {
            Some("user") => Self::User,
            Some("assistant") => Self::Assistant,
            Some("toolResult") => Self::ToolResult,
            Some("bashExecution") => Self::Bash,
            Some("custom") => Self::Custom,
            Some("hookMessage") => Self::Hook,
            Some("branchSummary" | "compactionSummary") => Self::Summary,
            _ => Self::Other,
        }
    }
}

/// The types of the header and of entries.
pub(crate) const TYPES: [&str; 10] = [
    "session",
    "message",
    "model_change",
    "thinking_level_change",
    "compaction",
    "branch_summary",
    "custom",
    "custom_message",
    "label",
    "session_info",
];

/// Whether a JSON object has the outer form of an entry.
///
/// It decides what counts as an entry behind a fault of its line. A message has no type, and a block in one has no time.
#[must_use]
pub fn is_envelope(value: Value<'_>) -> bool {
    let has = |name: &str, kind: Kind| value.get(name).is_some_and(|value| value.kind() == kind);
    let is_known =
        TYPES.iter().any(|kind| value.get("type").is_some_and(|value| value.is_str(kind)));
    let is_in_a_tree = has("id", Kind::String) && value.get("parentId").is_some();
    let is_first = value.get("cwd").is_some() && has("id", Kind::String);
    is_known
        && has("timestamp", Kind::String)
        && (is_in_a_tree || is_first || has("message", Kind::Object))
}

/// Whether a block is a call of a tool, by its type.
pub(super) fn is_called_a_call(block: Value<'_>) -> bool {
    block.kind() == Kind::Object && block.get("type").is_some_and(|kind| kind.is_str("toolCall"))
}

/// Whether a block is a call: a record of it needs the name of the tool.
pub(super) fn is_call(block: Value<'_>) -> bool {
    is_called_a_call(block) && block.get("name").and_then(text).is_some()
}

/// Whether a result says that its call failed.
pub(super) fn is_failure(message: Value<'_>) -> bool {
    message.get("isError").and_then(Value::as_bool) == Some(true)
}
