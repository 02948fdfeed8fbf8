//! A row of a log as it is looked at before anything is decided: its kind and the members that decide.

use exact_json::{Kind, Text, Value};

use crate::native::id::Id;
pub(super) use crate::native::values::{id, object, text};

/// What a row is, by its `type`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowKind {
    User,
    Assistant,
    Attachment,
    System,
    QueueOperation,
    Summary,
    CustomTitle,
    AiTitle,
    /// Any other row; also one whose `type` is missing or no string.
    Other,
}

/// Whether a row is marked as inserted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    None,
    Inserted,
    /// It says twice what decides who wrote it, and so may be marked after all.
    Doubtful,
}

/// The members that name the session: of a log, and of what `claude -p --output-format stream-json` prints.
const SESSION: [&str; 2] = ["sessionId", "session_id"];
/// The members that name the subagent, likewise.
const AGENT: [&str; 2] = ["agentId", "parent_tool_use_id"];
/// The members that hold a result once more as the tool gave it, likewise.
pub(super) const RESULT: [&str; 2] = ["toolUseResult", "tool_use_result"];

/// The members of a row that decide what becomes of it and of its neighbours.
///
/// Nothing is promised about their shapes: a row is any JSON object.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<'t> {
    pub(super) kind: RowKind,
    pub(super) root: Value<'t>,
    pub(super) uuid: Option<Text<'t>>,
    pub(super) parent_uuid: Option<Text<'t>>,
    pub(super) logical_parent_uuid: Option<Text<'t>>,
    pub(super) session_id: Option<Text<'t>>,
    /// The member that names the session.
    pub(super) session_member: &'static str,
    pub(super) agent_id: Option<Text<'t>>,
    /// The member that names the subagent.
    pub(super) agent_member: &'static str,
    pub(super) version: Option<Text<'t>>,
    pub(super) cwd: Option<Text<'t>>,
    pub(super) is_sidechain: Option<bool>,
    pub(super) message: Option<Value<'t>>,
    pub(super) attachment: Option<Value<'t>>,
    pub(super) tool_use_result: Option<Value<'t>>,
    /// Where the row says that its text comes from.
    pub(super) origin: Option<Value<'t>>,
    pub(super) prompt_source: Option<Value<'t>>,
    /// The call that a row of results names.
    pub(super) source_tool_use_id: Option<Text<'t>>,
    pub(super) mark: Mark,
    pub(super) is_api_error: bool,
    pub(super) has_error: bool,
}

impl<'t> Row<'t> {
    /// Looks at a record. A value that is no object is a row of kind `Other` without members.
    pub(super) fn of(root: Value<'t>) -> Self {
        let mut row = Self {
            kind: RowKind::Other,
            root,
            uuid: None,
            parent_uuid: None,
            logical_parent_uuid: None,
            session_id: None,
            session_member: SESSION[0],
            agent_id: None,
            agent_member: AGENT[0],
            version: None,
            cwd: None,
            is_sidechain: None,
            message: None,
            attachment: None,
            tool_use_result: None,
            origin: None,
            prompt_source: None,
            source_tool_use_id: None,
            mark: Mark::None,
            is_api_error: false,
            has_error: false,
        };
        let (mut captured_session, mut caller) = (None, None);
        for (key, value) in root.members() {
            match &*key.decode() {
                "type" => row.kind = RowKind::of(value),
                "uuid" => row.uuid = id(value),
                "parentUuid" => row.parent_uuid = id(value),
                "logicalParentUuid" => row.logical_parent_uuid = id(value),
                "sessionId" => row.session_id = id(value),
                "agentId" => row.agent_id = id(value),
                "version" => row.version = text(value),
                "cwd" => row.cwd = text(value),
                "session_id" => captured_session = id(value),
                "parent_tool_use_id" => caller = id(value),
                "isSidechain" => row.is_sidechain = value.as_bool(),
                "message" => row.message = message(value),
                "attachment" => row.attachment = object(value),
                "toolUseResult" => row.tool_use_result = Some(value),
                "origin" => row.origin = Some(value).filter(|origin| !origin.is_null()),
                "promptSource" => row.prompt_source = Some(value).filter(|from| !from.is_null()),
                "sourceToolUseID" => row.source_tool_use_id = id(value),
                "isMeta" | "isCompactSummary" | "isSynthetic" if value.as_bool() == Some(true) => {
                    row.mark = Mark::Inserted;
                }
                "isApiErrorMessage" => row.is_api_error = value.as_bool() == Some(true),
                "error" => row.has_error = !value.is_null(),
                _ => {}
            }
        }
        if row.session_id.is_none() && captured_session.is_some() {
            (row.session_id, row.session_member) = (captured_session, SESSION[1]);
        }
        // In a capture of the output, a subagent is named by the call that started it.
        if row.is_sidechain.is_none() && row.agent_id.is_none() && caller.is_some() {
            (row.agent_id, row.agent_member) = (caller, AGENT[1]);
            row.is_sidechain = Some(true);
        }
        row
    }

    /// Whether the row is part of the chain of a conversation, and not of the session's metadata.
    pub(super) fn is_chained(&self) -> bool {
        match self.kind {
            RowKind::User | RowKind::Assistant | RowKind::Attachment | RowKind::System => true,
            RowKind::Other => self.is_sidechain.is_some() && self.uuid.is_some(),
            _ => false,
        }
    }

    /// Whether the row belongs to a subagent's side conversation.
    pub(super) fn is_sidechain(&self) -> bool {
        self.is_sidechain == Some(true) && self.is_chained()
    }

    /// The id of the API message that an assistant row is a piece of.
    ///
    /// A row that the harness wrote in the model's place is a piece of none.
    pub(super) fn message_id(&self) -> Option<Text<'t>> {
        if self.kind != RowKind::Assistant || self.is_synthetic() {
            return None;
        }
        self.message?.get("id").and_then(id)
    }

    /// The model that an assistant row names.
    pub(super) fn model(&self) -> Option<Text<'t>> {
        self.message?.get("model").and_then(text)
    }

    /// Whether an assistant row is the harness speaking in the model's place.
    pub(super) fn is_synthetic(&self) -> bool {
        self.is_api_error || self.model().is_some_and(|model| model.is("<synthetic>"))
    }

    /// What the message of a user or assistant row holds.
    pub(super) fn content(&self) -> Option<Value<'t>> {
        self.message?.get("content")
    }

    /// What the row says, whatever stands around it.
    pub(super) fn says(&self) -> Id {
        let says = ["type", "subtype", "message", "attachment", "content"];
        let says = says.map(|name| self.root.get(name).map(Value::compact).unwrap_or_default());
        Id::of_parts(&says.each_ref().map(String::as_str))
    }

    /// A string member.
    pub(super) fn text(&self, name: &str) -> Option<Text<'t>> {
        self.root.get(name).and_then(text)
    }
}

impl RowKind {
    fn of(value: Value<'_>) -> Self {
        let Some(text) = text(value) else { return Self::Other };
        match &*text.decode() {
            "user" => Self::User,
            "assistant" => Self::Assistant,
            "attachment" => Self::Attachment,
            "system" => Self::System,
            "queue-operation" => Self::QueueOperation,
            "summary" => Self::Summary,
            "custom-title" => Self::CustomTitle,
            "ai-title" => Self::AiTitle,
            _ => Self::Other,
        }
    }
}

/// A value that is a message: it says who speaks or what is said. Some versions spread a string over an
/// object, one numbered member a character; that is none.
fn message(value: Value<'_>) -> Option<Value<'_>> {
    let is_spread = || value.get("0").is_some();
    object(value).filter(|message| {
        message.get("content").is_some() || (message.get("role").is_some() && !is_spread())
    })
}

/// Whether a JSON object has the outer form of a row.
///
/// It decides what counts as a row behind a fault of its line, so it asks for more than `type`, which
/// content blocks and tool results have too: for the session that every row names, or for the members
/// of the two kinds of rows that name none. A row that is nested in another row names no session.
#[must_use]
pub fn is_envelope(value: Value<'_>) -> bool {
    let has_text = |name: &str| value.get(name).is_some_and(|value| value.kind() == Kind::String);
    has_text("type")
        && (SESSION.into_iter().any(has_text)
            || (value.get("type").is_some_and(|kind| kind.is_str("summary"))
                && has_text("leafUuid"))
            || (value.get("type").is_some_and(|kind| kind.is_str("file-history-snapshot"))
                && has_text("messageId")
                && value.get("snapshot").is_some()))
}
