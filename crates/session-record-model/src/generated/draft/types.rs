//! The types of session-record draft, in the schema's order.
//!
//! Generated from `schemas/session-record/draft/session-record.schema.json` (sha-256 dac20ec9aa78cd2710bffecd5f233de74a65323ff6308e4dbad1a069353d2ada)
//! by `cargo xtask codegen`. Do not edit.

/// One record of an agent session record: one line of a JSONL stream.
///
/// ```
/// use session_record_model::draft::Record;
///
/// let text = r#"{"type":"session","seq":1,"id":"r1","ts":"2026-10-26T07:40:00.000Z","session":"acme-chat:7c21f0aa","title":"Garden day","cwd":"/home/mira/garden","forkedFrom":"acme-chat:7c21f0a9#r40","parent":"acme-chat:7c21f000"}"#;
/// let record: Record = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&record)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    /// `message`: A message is one conversational message: a user prompt, an assistant response,
    /// a system or developer instruction delivered as a message, context inserted by the agent
    /// software (the harness), a message from another session or another person in a chat, or a
    /// stored notice.
    Message(Message),
    /// `plan`: A plan is the agent’s current task list, plan document or goal, as recorded by the
    /// source: ACP `plan_update`, Codex `update_plan`, a to-do tool, a plan-mode document, a
    /// long-running goal with a budget.
    Plan(Plan),
    /// `delivery`: A delivery records what happened to a message the agent sent to a
    /// conversation: queued, sent, delivered, held back, or failed.
    Delivery(Delivery),
    /// `session`: The header: the first record of a stream that is a whole session.
    Session(Session),
    /// `declaration`: Participants and conversations that became known after the header
    /// (ASR-227).
    Declaration(Declaration),
    /// `inference`: One request to a model.
    Inference(Inference),
    /// `tool_call`: A call of a tool.
    ToolCall(ToolCall),
    /// `tool_result`: The result of a tool call.
    ToolResult(ToolResult),
    /// `input_request`: A question or a request for approval that the agent put to the user.
    InputRequest(InputRequest),
    /// `subagent`: A subagent that this session started.
    Subagent(Subagent),
    /// `compaction`: The point at which the agent replaced the conversation so far by a summary.
    Compaction(Compaction),
    /// `native`: A native row with no counterpart.
    Native(Native),
    /// What the schema does not name, kept whole.
    Unknown(OpenRecord),
}

impl Record {
    /// The value of the member `type`, which tells the variants apart.
    #[must_use]
    pub fn type_(&self) -> &str {
        match self {
            Self::Message(_) => "message",
            Self::Plan(_) => "plan",
            Self::Delivery(_) => "delivery",
            Self::Session(_) => "session",
            Self::Declaration(_) => "declaration",
            Self::Inference(_) => "inference",
            Self::ToolCall(_) => "tool_call",
            Self::ToolResult(_) => "tool_result",
            Self::InputRequest(_) => "input_request",
            Self::Subagent(_) => "subagent",
            Self::Compaction(_) => "compaction",
            Self::Native(_) => "native",
            Self::Unknown(unknown) => unknown.type_(),
        }
    }
}

impl From<Message> for Record {
    fn from(value: Message) -> Self {
        Self::Message(value)
    }
}

impl From<Plan> for Record {
    fn from(value: Plan) -> Self {
        Self::Plan(value)
    }
}

impl From<Delivery> for Record {
    fn from(value: Delivery) -> Self {
        Self::Delivery(value)
    }
}

impl From<Session> for Record {
    fn from(value: Session) -> Self {
        Self::Session(value)
    }
}

impl From<Declaration> for Record {
    fn from(value: Declaration) -> Self {
        Self::Declaration(value)
    }
}

impl From<Inference> for Record {
    fn from(value: Inference) -> Self {
        Self::Inference(value)
    }
}

impl From<ToolCall> for Record {
    fn from(value: ToolCall) -> Self {
        Self::ToolCall(value)
    }
}

impl From<ToolResult> for Record {
    fn from(value: ToolResult) -> Self {
        Self::ToolResult(value)
    }
}

impl From<InputRequest> for Record {
    fn from(value: InputRequest) -> Self {
        Self::InputRequest(value)
    }
}

impl From<Subagent> for Record {
    fn from(value: Subagent) -> Self {
        Self::Subagent(value)
    }
}

impl From<Compaction> for Record {
    fn from(value: Compaction) -> Self {
        Self::Compaction(value)
    }
}

impl From<Native> for Record {
    fn from(value: Native) -> Self {
        Self::Native(value)
    }
}

impl From<OpenRecord> for Record {
    fn from(value: OpenRecord) -> Self {
        Self::Unknown(value)
    }
}

impl Record {
    /// The envelope of a variant that the schema names.
    #[must_use]
    pub fn envelope(&self) -> Option<&Envelope> {
        match self {
            Self::Message(value) => Some(&value.envelope),
            Self::Plan(value) => Some(&value.envelope),
            Self::Delivery(value) => Some(&value.envelope),
            Self::Session(value) => Some(&value.envelope),
            Self::Declaration(value) => Some(&value.envelope),
            Self::Inference(value) => Some(&value.envelope),
            Self::ToolCall(value) => Some(&value.envelope),
            Self::ToolResult(value) => Some(&value.envelope),
            Self::InputRequest(value) => Some(&value.envelope),
            Self::Subagent(value) => Some(&value.envelope),
            Self::Compaction(value) => Some(&value.envelope),
            Self::Native(value) => Some(&value.envelope),
            Self::Unknown(_) => None,
        }
    }
}

/// A message is one conversational message: a user prompt, an assistant response, a system or
/// developer instruction delivered as a message, context inserted by the agent software (the
/// harness), a message from another session or another person in a chat, or a stored notice.
///
/// ```
/// use session_record_model::draft::Message;
///
/// let text = r#"{"type":"message","seq":3,"id":"r3","ts":"2026-10-26T07:40:01.120Z","turnId":"t1","messageId":"m1","role":"user","author":"human","origin":"prompt","audience":"both","triggersTurn":true,"conversation":"c1","addressed":true,"via":"channel","content":[{"type":"text","text":"@Acme plan the garden day, see the sketch and my voice note."}],"displayCorrespondence":"native"}"#;
/// let message: Message = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&message)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// What every record has, whatever its type: its place in the stream, its identity, when it
    /// was recorded, and how it was put together.
    pub envelope: Envelope,
    /// The inference that produced the record.
    pub inference_id: Option<String>,
    /// The subagent whose side conversation the record belongs to, as a `subagent` record
    /// declares it. Such a record is outside the context view.
    ///
    /// Provisional: not in the published text.
    pub subagent_id: Option<String>,
    /// Native message ID, or a derived one (ASR-067).
    pub message_id: String,
    /// `user`, `assistant`, `system` or `developer`: the role under which the content reached (or
    /// came from) the model. Required unless `capture.role` gives a capture state.
    pub role: Option<MessageRole>,
    /// Who wrote the content: `human`, `model`, `harness`, `hook`, `tool` or `agent`. Absent
    /// means unknown.
    pub author: Option<Author>,
    /// How the message entered the session (below).
    pub origin: Option<Origin>,
    /// For assistant text: `commentary` (text written while working) or `final` (the answer).
    pub phase: Option<Phase>,
    /// `model`, `user`, `both` or `unknown`. Absent means `unknown`.
    pub audience: Option<MessageAudience>,
    /// `complete`, `interrupted`, `error`, `partial` or `withdrawn`. Absent means unknown.
    pub status: Option<MessageStatus>,
    /// Who sent the message (see Senders and recipients).
    pub from: Option<Actor>,
    /// `[{actor, kind?}]`: who the message was addressed to.
    pub recipients: Option<Vec<Recipient>>,
    /// Whether delivering the message starts a turn for its recipient, as the source records it.
    pub triggers_turn: Option<bool>,
    /// The ID of the conversation the message belongs to (see Conversations and platform IDs).
    pub conversation: Option<String>,
    /// `{messageIds?, replyTo?}`: the platform’s IDs for the message and for the message it
    /// replies to.
    pub platform: Option<Platform>,
    /// Whether the message was addressed to this session’s agent (a mention, a reply to it, a
    /// direct chat), as the source records it.
    pub addressed: Option<bool>,
    /// The client surface that submitted the message, when it differs per message: `cli`, `tui`,
    /// `ide`, `desktop`, `web`, `mobile`, `api` or `channel`.
    pub via: Option<MessageVia>,
    /// Records this message was rendered from (see Derived messages).
    pub derived_from: Option<Vec<String>>,
    /// The model-facing representation. May be empty (`[]`) when a capture state explains why.
    pub content: Vec<ContentPart>,
    /// A separate user-facing representation, when the source keeps one.
    pub display_content: Option<Vec<ContentPart>>,
    /// `native` (the source stores or links both representations itself) or `derived` (the
    /// producer associated them, for example by position).
    pub display_correspondence: Option<DisplayCorrespondence>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Message {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        envelope: Envelope,
        message_id: impl Into<String>,
        content: Vec<ContentPart>,
    ) -> Self {
        Self {
            envelope,
            inference_id: None,
            subagent_id: None,
            message_id: message_id.into(),
            role: None,
            author: None,
            origin: None,
            phase: None,
            audience: None,
            status: None,
            from: None,
            recipients: None,
            triggers_turn: None,
            conversation: None,
            platform: None,
            addressed: None,
            via: None,
            derived_from: None,
            content,
            display_content: None,
            display_correspondence: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl Message {
    /// The items of `recipients`; none where it is absent.
    #[must_use]
    pub fn recipients(&self) -> &[Recipient] {
        self.recipients.as_deref().unwrap_or_default()
    }
    /// The items of `derivedFrom`; none where it is absent.
    #[must_use]
    pub fn derived_from(&self) -> &[String] {
        self.derived_from.as_deref().unwrap_or_default()
    }
    /// The items of `displayContent`; none where it is absent.
    #[must_use]
    pub fn display_content(&self) -> &[ContentPart] {
        self.display_content.as_deref().unwrap_or_default()
    }
}

/// What every record has, whatever its type: its place in the stream, its identity, when it
/// was recorded, and how it was put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// Position in the stream: strictly increasing, not necessarily by one.
    pub seq: exact_json::Integer,
    /// Identifies the record within the stream; a ref names it.
    pub id: String,
    /// When the source recorded it.
    pub ts: Option<exact_json::Timestamp>,
    /// The precision of `ts`, when it is less than it may look: `s` for whole seconds.
    pub ts_precision: Option<TsPrecision>,
    /// The turn the record belongs to, by its native ID.
    pub turn_id: Option<String>,
    /// The record that this one is a later state of.
    pub supersedes: Option<String>,
    /// The record that this one is a copy of: a ref, or a session reference with a `#` part for a
    /// record of another session.
    ///
    /// Provisional: not in the published text.
    pub copied_from: Option<String>,
    /// Where the record's own native ID (`messageId`, `planId`) comes from: `derived` when the
    /// producer derived it. Absent when the ID is the source's.
    pub id_source: Option<IdSource>,
    /// What of the source the record does not hold as it was, by member.
    pub capture: Option<Capture>,
    /// How the record was put together from several native rows.
    pub assembly: Option<Assembly>,
    /// The members of the native rows that have no place in the record, verbatim: one object a
    /// row, in the order of `assembly.sourceIds` where that is present.
    ///
    /// Provisional: not in the published text.
    pub native: Option<Vec<exact_json::Json>>,
}

impl Envelope {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(seq: exact_json::Integer, id: impl Into<String>) -> Self {
        Self {
            seq,
            id: id.into(),
            ts: None,
            ts_precision: None,
            turn_id: None,
            supersedes: None,
            copied_from: None,
            id_source: None,
            capture: None,
            assembly: None,
            native: None,
        }
    }
}

impl Envelope {
    /// The items of `native`; none where it is absent.
    #[must_use]
    pub fn native(&self) -> &[exact_json::Json] {
        self.native.as_deref().unwrap_or_default()
    }
}

/// The `tsPrecision` of the message.
///
/// The precision of `ts`, when it is less than it may look: `s` for whole seconds.
///
/// ```
/// use session_record_model::draft::TsPrecision;
///
/// assert_eq!("s".parse(), Ok(TsPrecision::S));
/// assert_eq!(TsPrecision::S.to_string(), "s");
/// assert_eq!(TsPrecision::from("another"), TsPrecision::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TsPrecision {
    /// `s`.
    S,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl TsPrecision {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::S];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::S => "s",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for TsPrecision {
    fn from(text: &str) -> Self {
        match text {
            "s" => Self::S,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for TsPrecision {
    fn from(text: String) -> Self {
        match text.as_str() {
            "s" => Self::S,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for TsPrecision {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for TsPrecision {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `idSource` of the message.
///
/// Where the record's own native ID (`messageId`, `planId`) comes from: `derived` when the
/// producer derived it. Absent when the ID is the source's.
///
/// ```
/// use session_record_model::draft::IdSource;
///
/// assert_eq!("derived".parse(), Ok(IdSource::Derived));
/// assert_eq!(IdSource::Derived.to_string(), "derived");
/// assert_eq!(IdSource::from("another"), IdSource::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum IdSource {
    /// `derived`.
    Derived,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl IdSource {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Derived];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Derived => "derived",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for IdSource {
    fn from(text: &str) -> Self {
        match text {
            "derived" => Self::Derived,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for IdSource {
    fn from(text: String) -> Self {
        match text.as_str() {
            "derived" => Self::Derived,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for IdSource {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for IdSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `role` of the message.
///
/// `user`, `assistant`, `system` or `developer`: the role under which the content reached (or
/// came from) the model. Required unless `capture.role` gives a capture state.
///
/// ```
/// use session_record_model::draft::MessageRole;
///
/// assert_eq!("user".parse(), Ok(MessageRole::User));
/// assert_eq!(MessageRole::User.to_string(), "user");
/// assert_eq!(MessageRole::from("another"), MessageRole::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MessageRole {
    /// `user`.
    User,
    /// `assistant`.
    Assistant,
    /// `system`.
    System,
    /// `developer`.
    Developer,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl MessageRole {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[
        Self::User,
        Self::Assistant,
        Self::System,
        Self::Developer,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::User => "user",
            Self::Assistant => "assistant",
            Self::System => "system",
            Self::Developer => "developer",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for MessageRole {
    fn from(text: &str) -> Self {
        match text {
            "user" => Self::User,
            "assistant" => Self::Assistant,
            "system" => Self::System,
            "developer" => Self::Developer,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for MessageRole {
    fn from(text: String) -> Self {
        match text.as_str() {
            "user" => Self::User,
            "assistant" => Self::Assistant,
            "system" => Self::System,
            "developer" => Self::Developer,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for MessageRole {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for MessageRole {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `audience` of the message.
///
/// `model`, `user`, `both` or `unknown`. Absent means `unknown`.
///
/// ```
/// use session_record_model::draft::MessageAudience;
///
/// assert_eq!("model".parse(), Ok(MessageAudience::Model));
/// assert_eq!(MessageAudience::Model.to_string(), "model");
/// assert!("another".parse::<MessageAudience>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MessageAudience {
    /// `model`.
    Model,
    /// `user`.
    User,
    /// `both`.
    Both,
    /// `unknown`.
    Unknown,
}

impl MessageAudience {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Model,
        Self::User,
        Self::Both,
        Self::Unknown,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Model => "model",
            Self::User => "user",
            Self::Both => "both",
            Self::Unknown => "unknown",
        }
    }
}

impl std::str::FromStr for MessageAudience {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "model" => Ok(Self::Model),
            "user" => Ok(Self::User),
            "both" => Ok(Self::Both),
            "unknown" => Ok(Self::Unknown),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"model\", \"user\", \"both\" or \"unknown\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for MessageAudience {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `status` of the message.
///
/// `complete`, `interrupted`, `error`, `partial` or `withdrawn`. Absent means unknown.
///
/// ```
/// use session_record_model::draft::MessageStatus;
///
/// assert_eq!("complete".parse(), Ok(MessageStatus::Complete));
/// assert_eq!(MessageStatus::Complete.to_string(), "complete");
/// assert_eq!(MessageStatus::from("another"), MessageStatus::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MessageStatus {
    /// `complete`.
    Complete,
    /// `interrupted`.
    Interrupted,
    /// `error`.
    Error,
    /// `partial`.
    Partial,
    /// `withdrawn`.
    Withdrawn,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl MessageStatus {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[
        Self::Complete,
        Self::Interrupted,
        Self::Error,
        Self::Partial,
        Self::Withdrawn,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Complete => "complete",
            Self::Interrupted => "interrupted",
            Self::Error => "error",
            Self::Partial => "partial",
            Self::Withdrawn => "withdrawn",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for MessageStatus {
    fn from(text: &str) -> Self {
        match text {
            "complete" => Self::Complete,
            "interrupted" => Self::Interrupted,
            "error" => Self::Error,
            "partial" => Self::Partial,
            "withdrawn" => Self::Withdrawn,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for MessageStatus {
    fn from(text: String) -> Self {
        match text.as_str() {
            "complete" => Self::Complete,
            "interrupted" => Self::Interrupted,
            "error" => Self::Error,
            "partial" => Self::Partial,
            "withdrawn" => Self::Withdrawn,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for MessageStatus {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for MessageStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `via` of the message.
///
/// The client surface that submitted the message, when it differs per message: `cli`, `tui`,
/// `ide`, `desktop`, `web`, `mobile`, `api` or `channel`.
///
/// ```
/// use session_record_model::draft::MessageVia;
///
/// assert_eq!("cli".parse(), Ok(MessageVia::Cli));
/// assert_eq!(MessageVia::Cli.to_string(), "cli");
/// assert_eq!(MessageVia::from("another"), MessageVia::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MessageVia {
    /// `cli`.
    Cli,
    /// `tui`.
    Tui,
    /// `ide`.
    Ide,
    /// `desktop`.
    Desktop,
    /// `web`.
    Web,
    /// `mobile`.
    Mobile,
    /// `api`.
    Api,
    /// `channel`.
    Channel,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl MessageVia {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[
        Self::Cli,
        Self::Tui,
        Self::Ide,
        Self::Desktop,
        Self::Web,
        Self::Mobile,
        Self::Api,
        Self::Channel,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Cli => "cli",
            Self::Tui => "tui",
            Self::Ide => "ide",
            Self::Desktop => "desktop",
            Self::Web => "web",
            Self::Mobile => "mobile",
            Self::Api => "api",
            Self::Channel => "channel",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for MessageVia {
    fn from(text: &str) -> Self {
        match text {
            "cli" => Self::Cli,
            "tui" => Self::Tui,
            "ide" => Self::Ide,
            "desktop" => Self::Desktop,
            "web" => Self::Web,
            "mobile" => Self::Mobile,
            "api" => Self::Api,
            "channel" => Self::Channel,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for MessageVia {
    fn from(text: String) -> Self {
        match text.as_str() {
            "cli" => Self::Cli,
            "tui" => Self::Tui,
            "ide" => Self::Ide,
            "desktop" => Self::Desktop,
            "web" => Self::Web,
            "mobile" => Self::Mobile,
            "api" => Self::Api,
            "channel" => Self::Channel,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for MessageVia {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for MessageVia {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `displayCorrespondence` of the message.
///
/// `native` (the source stores or links both representations itself) or `derived` (the
/// producer associated them, for example by position).
///
/// ```
/// use session_record_model::draft::DisplayCorrespondence;
///
/// assert_eq!("native".parse(), Ok(DisplayCorrespondence::Native));
/// assert_eq!(DisplayCorrespondence::Native.to_string(), "native");
/// assert_eq!(DisplayCorrespondence::from("another"), DisplayCorrespondence::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DisplayCorrespondence {
    /// `native`.
    Native,
    /// `derived`.
    Derived,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl DisplayCorrespondence {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Native, Self::Derived];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Native => "native",
            Self::Derived => "derived",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for DisplayCorrespondence {
    fn from(text: &str) -> Self {
        match text {
            "native" => Self::Native,
            "derived" => Self::Derived,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for DisplayCorrespondence {
    fn from(text: String) -> Self {
        match text.as_str() {
            "native" => Self::Native,
            "derived" => Self::Derived,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for DisplayCorrespondence {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for DisplayCorrespondence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A plan is the agent’s current task list, plan document or goal, as recorded by the source:
/// ACP `plan_update`, Codex `update_plan`, a to-do tool, a plan-mode document, a long-running
/// goal with a budget. Each plan record is a complete snapshot. A changed plan is a revision
/// with the same planId.
///
/// ```
/// use session_record_model::draft::Plan;
///
/// let text = r#"{"type":"plan","seq":10,"id":"r10","ts":"2026-10-26T07:40:07.000Z","planId":"garden","planType":"items","callId":"call_2"}"#;
/// let plan: Plan = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&plan)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What every record has, whatever its type: its place in the stream, its identity, when it
    /// was recorded, and how it was put together.
    pub envelope: Envelope,
    /// The inference that produced the record.
    pub inference_id: Option<String>,
    /// The subagent whose side conversation the record belongs to, as a `subagent` record
    /// declares it. Such a record is outside the context view.
    ///
    /// Provisional: not in the published text.
    pub subagent_id: Option<String>,
    /// Native plan ID, or a derived one.
    pub plan_id: String,
    /// `items` (a list of entries, as ACP’s `items` plan type), `document` (a written plan),
    /// `goal` (an objective the agent keeps working toward), or a vendor type.
    pub plan_type: PlanType,
    /// The plan’s own status. For goals: `active`, `paused`, `blocked`, `usage_limited`,
    /// `budget_limited` or `complete`.
    pub status: Option<PlanStatus>,
    /// `[{entryId?, content, status, priority?, owner?, blockedBy?}]`. `priority` is `high`,
    /// `medium` or `low`; `status` is `pending`, `in_progress` or `completed` (all open). `owner`
    /// names the agent that owns the entry, as the source records it. `blockedBy` lists the
    /// `entryId`s of entries that must finish first.
    pub entries: Option<Vec<PlanEntry>>,
    /// The document, or the goal’s objective. Required for `document` and `goal` unless
    /// `capture.content` gives a capture state.
    pub content: Option<Vec<ContentPart>>,
    /// The file that holds a plan document.
    pub source: Option<PathRef>,
    /// `{tokens?, seconds?}`: a goal’s budget.
    pub budget: Option<PlanAmount>,
    /// `{tokens?, seconds?}`: how much of it was used, as the source records it.
    pub used: Option<PlanAmount>,
    /// The tool call that set the plan, when the plan came from a tool.
    pub call_id: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Plan {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        envelope: Envelope,
        plan_id: impl Into<String>,
        plan_type: PlanType,
    ) -> Self {
        Self {
            envelope,
            inference_id: None,
            subagent_id: None,
            plan_id: plan_id.into(),
            plan_type,
            status: None,
            entries: None,
            content: None,
            source: None,
            budget: None,
            used: None,
            call_id: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl Plan {
    /// The items of `entries`; none where it is absent.
    #[must_use]
    pub fn entries(&self) -> &[PlanEntry] {
        self.entries.as_deref().unwrap_or_default()
    }
    /// The items of `content`; none where it is absent.
    #[must_use]
    pub fn content(&self) -> &[ContentPart] {
        self.content.as_deref().unwrap_or_default()
    }
}

/// The `planType` of the plan.
///
/// `items` (a list of entries, as ACP’s `items` plan type), `document` (a written plan),
/// `goal` (an objective the agent keeps working toward), or a vendor type.
///
/// ```
/// use session_record_model::draft::PlanType;
///
/// assert_eq!("items".parse(), Ok(PlanType::Items));
/// assert_eq!(PlanType::Items.to_string(), "items");
/// assert_eq!(PlanType::from("another"), PlanType::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlanType {
    /// `items`.
    Items,
    /// `document`.
    Document,
    /// `goal`.
    Goal,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl PlanType {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Items, Self::Document, Self::Goal];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Items => "items",
            Self::Document => "document",
            Self::Goal => "goal",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for PlanType {
    fn from(text: &str) -> Self {
        match text {
            "items" => Self::Items,
            "document" => Self::Document,
            "goal" => Self::Goal,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for PlanType {
    fn from(text: String) -> Self {
        match text.as_str() {
            "items" => Self::Items,
            "document" => Self::Document,
            "goal" => Self::Goal,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for PlanType {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for PlanType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `status` of the plan.
///
/// The plan’s own status. For goals: `active`, `paused`, `blocked`, `usage_limited`,
/// `budget_limited` or `complete`.
///
/// ```
/// use session_record_model::draft::PlanStatus;
///
/// assert_eq!("active".parse(), Ok(PlanStatus::Active));
/// assert_eq!(PlanStatus::Active.to_string(), "active");
/// assert_eq!(PlanStatus::from("another"), PlanStatus::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlanStatus {
    /// `active`.
    Active,
    /// `paused`.
    Paused,
    /// `blocked`.
    Blocked,
    /// `usage_limited`.
    UsageLimited,
    /// `budget_limited`.
    BudgetLimited,
    /// `complete`.
    Complete,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl PlanStatus {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[
        Self::Active,
        Self::Paused,
        Self::Blocked,
        Self::UsageLimited,
        Self::BudgetLimited,
        Self::Complete,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Active => "active",
            Self::Paused => "paused",
            Self::Blocked => "blocked",
            Self::UsageLimited => "usage_limited",
            Self::BudgetLimited => "budget_limited",
            Self::Complete => "complete",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for PlanStatus {
    fn from(text: &str) -> Self {
        match text {
            "active" => Self::Active,
            "paused" => Self::Paused,
            "blocked" => Self::Blocked,
            "usage_limited" => Self::UsageLimited,
            "budget_limited" => Self::BudgetLimited,
            "complete" => Self::Complete,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for PlanStatus {
    fn from(text: String) -> Self {
        match text.as_str() {
            "active" => Self::Active,
            "paused" => Self::Paused,
            "blocked" => Self::Blocked,
            "usage_limited" => Self::UsageLimited,
            "budget_limited" => Self::BudgetLimited,
            "complete" => Self::Complete,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for PlanStatus {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for PlanStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A delivery records what happened to a message the agent sent to a conversation: queued,
/// sent, delivered, held back, or failed. On a messaging app, an assistant message says what
/// the agent wrote; it does not say that anyone received it.
///
/// ```
/// use session_record_model::draft::Delivery;
///
/// let text = r#"{"type":"delivery","seq":17,"id":"r17","ts":"2026-10-26T07:41:31.000Z","message":"messageId=m4","conversation":"c1","status":"queued","attempt":1}"#;
/// let delivery: Delivery = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&delivery)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// What every record has, whatever its type: its place in the stream, its identity, when it
    /// was recorded, and how it was put together.
    pub envelope: Envelope,
    /// The inference that produced the record.
    pub inference_id: Option<String>,
    /// The subagent whose side conversation the record belongs to, as a `subagent` record
    /// declares it. Such a record is outside the context view.
    ///
    /// Provisional: not in the published text.
    pub subagent_id: Option<String>,
    /// The message the delivery is for.
    pub message: Option<String>,
    /// The ID of the conversation it was sent to.
    pub conversation: Option<String>,
    /// `queued`, `sent`, `delivered`, `suppressed`, `failed` or `unknown` (below).
    pub status: DeliveryStatus,
    /// Why it was suppressed or failed, as the source records it.
    pub reason: Option<String>,
    /// The platform’s IDs for what was sent.
    pub platform_message_ids: Option<Vec<String>>,
    /// The attempt number, when the source records retries.
    pub attempt: Option<exact_json::Integer>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Delivery {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(envelope: Envelope, status: DeliveryStatus) -> Self {
        Self {
            envelope,
            inference_id: None,
            subagent_id: None,
            message: None,
            conversation: None,
            status,
            reason: None,
            platform_message_ids: None,
            attempt: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl Delivery {
    /// The items of `platformMessageIds`; none where it is absent.
    #[must_use]
    pub fn platform_message_ids(&self) -> &[String] {
        self.platform_message_ids.as_deref().unwrap_or_default()
    }
}

/// The `status` of the delivery.
///
/// `queued`, `sent`, `delivered`, `suppressed`, `failed` or `unknown` (below).
///
/// ```
/// use session_record_model::draft::DeliveryStatus;
///
/// assert_eq!("queued".parse(), Ok(DeliveryStatus::Queued));
/// assert_eq!(DeliveryStatus::Queued.to_string(), "queued");
/// assert_eq!(DeliveryStatus::from("another"), DeliveryStatus::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DeliveryStatus {
    /// `queued`: Waiting in the outbound queue.
    Queued,
    /// `sent`: Handed to the platform.
    Sent,
    /// `delivered`: The platform confirmed delivery.
    Delivered,
    /// `suppressed`: Not sent, on purpose (a silent reply, a hook cancelled it).
    Suppressed,
    /// `failed`: Sending failed.
    Failed,
    /// `unknown`: The source records an attempt but not its outcome.
    Unknown,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl DeliveryStatus {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[
        Self::Queued,
        Self::Sent,
        Self::Delivered,
        Self::Suppressed,
        Self::Failed,
        Self::Unknown,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Queued => "queued",
            Self::Sent => "sent",
            Self::Delivered => "delivered",
            Self::Suppressed => "suppressed",
            Self::Failed => "failed",
            Self::Unknown => "unknown",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for DeliveryStatus {
    fn from(text: &str) -> Self {
        match text {
            "queued" => Self::Queued,
            "sent" => Self::Sent,
            "delivered" => Self::Delivered,
            "suppressed" => Self::Suppressed,
            "failed" => Self::Failed,
            "unknown" => Self::Unknown,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for DeliveryStatus {
    fn from(text: String) -> Self {
        match text.as_str() {
            "queued" => Self::Queued,
            "sent" => Self::Sent,
            "delivered" => Self::Delivered,
            "suppressed" => Self::Suppressed,
            "failed" => Self::Failed,
            "unknown" => Self::Unknown,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for DeliveryStatus {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for DeliveryStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The header: the first record of a stream that is a whole session.
///
/// Provisional: not in the published text, and may change when that appears.
///
/// ```
/// use session_record_model::draft::Session;
///
/// let text = r#"{"type":"session","seq":1,"id":"r1","ts":"2026-10-26T07:40:00.000Z","session":"acme-chat:7c21f0aa","title":"Garden day","cwd":"/home/mira/garden","forkedFrom":"acme-chat:7c21f0a9#r40","parent":"acme-chat:7c21f000"}"#;
/// let session: Session = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&session)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What every record has, whatever its type: its place in the stream, its identity, when it
    /// was recorded, and how it was put together.
    pub envelope: Envelope,
    /// The inference that produced the record.
    pub inference_id: Option<String>,
    /// The subagent whose side conversation the record belongs to, as a `subagent` record
    /// declares it. Such a record is outside the context view.
    ///
    /// Provisional: not in the published text.
    pub subagent_id: Option<String>,
    /// The session the stream holds.
    pub session: String,
    /// The agent software that ran the session. Absent means unknown.
    pub agent: Option<SessionAgent>,
    /// The title of the session.
    pub title: Option<String>,
    /// The working directory the session started in.
    pub cwd: Option<String>,
    /// The participants known at the start.
    pub participants: Option<Vec<Participant>>,
    /// The conversations known at the start.
    pub conversations: Option<Vec<Conversation>>,
    /// The session, or with a `#` part the place in it, that this one was forked from.
    pub forked_from: Option<String>,
    /// The session that started this one as its subagent.
    pub parent: Option<String>,
    /// The file the stream was imported from.
    pub source: Option<SessionSource>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Session {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(envelope: Envelope, session: impl Into<String>) -> Self {
        Self {
            envelope,
            inference_id: None,
            subagent_id: None,
            session: session.into(),
            agent: None,
            title: None,
            cwd: None,
            participants: None,
            conversations: None,
            forked_from: None,
            parent: None,
            source: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl Session {
    /// The items of `participants`; none where it is absent.
    #[must_use]
    pub fn participants(&self) -> &[Participant] {
        self.participants.as_deref().unwrap_or_default()
    }
    /// The items of `conversations`; none where it is absent.
    #[must_use]
    pub fn conversations(&self) -> &[Conversation] {
        self.conversations.as_deref().unwrap_or_default()
    }
}

/// The agent software that ran the session. Absent means unknown.
///
/// ```
/// use session_record_model::draft::SessionAgent;
///
/// let text = r#"{"name":"acme-chat","version":"3.1.0"}"#;
/// let session_agent: SessionAgent = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&session_agent)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionAgent {
    /// Its name, as a session reference spells it.
    pub name: String,
    /// Its version, as the source records it.
    pub version: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl SessionAgent {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            version: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The file the stream was imported from.
///
/// ```
/// use session_record_model::draft::SessionSource;
///
/// let text = r#"{"format":"acme-chat","digest":"sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","size":48211}"#;
/// let session_source: SessionSource = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&session_source)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionSource {
    /// The format of the file, by its name in this project.
    pub format: String,
    /// SHA-256 of its bytes, as `sha256:` and 64 lowercase hexadecimal digits.
    pub digest: String,
    /// Its size in bytes.
    pub size: exact_json::Integer,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl SessionSource {
    /// One with its members.
    #[must_use]
    pub fn new(
        format: impl Into<String>,
        digest: impl Into<String>,
        size: exact_json::Integer,
    ) -> Self {
        Self {
            format: format.into(),
            digest: digest.into(),
            size,
            extra: exact_json::Object::new(),
        }
    }
}

/// Participants and conversations that became known after the header (ASR-227).
///
/// Provisional: not in the published text, and may change when that appears.
///
/// ```
/// use session_record_model::draft::Declaration;
///
/// let text = r#"{"type":"declaration","seq":15,"id":"r15"}"#;
/// let declaration: Declaration = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&declaration)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// What every record has, whatever its type: its place in the stream, its identity, when it
    /// was recorded, and how it was put together.
    pub envelope: Envelope,
    /// The inference that produced the record.
    pub inference_id: Option<String>,
    /// The subagent whose side conversation the record belongs to, as a `subagent` record
    /// declares it. Such a record is outside the context view.
    ///
    /// Provisional: not in the published text.
    pub subagent_id: Option<String>,
    /// The participants it adds.
    pub participants: Option<Vec<Participant>>,
    /// The conversations it adds.
    pub conversations: Option<Vec<Conversation>>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Declaration {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(envelope: Envelope) -> Self {
        Self {
            envelope,
            inference_id: None,
            subagent_id: None,
            participants: None,
            conversations: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl Declaration {
    /// The items of `participants`; none where it is absent.
    #[must_use]
    pub fn participants(&self) -> &[Participant] {
        self.participants.as_deref().unwrap_or_default()
    }
    /// The items of `conversations`; none where it is absent.
    #[must_use]
    pub fn conversations(&self) -> &[Conversation] {
        self.conversations.as_deref().unwrap_or_default()
    }
}

/// One request to a model. Its `inferenceId` is required; records that came from it carry the
/// same one.
///
/// Provisional: not in the published text, and may change when that appears.
///
/// ```
/// use session_record_model::draft::Inference;
///
/// let text = r#"{"type":"inference","seq":2,"id":"r2","ts":"2026-10-26T07:40:02Z","tsPrecision":"s","inferenceId":"inf_1","model":"example-large-2","provider":"Example Models","stopReason":"tool_use"}"#;
/// let inference: Inference = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&inference)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inference {
    /// What every record has, whatever its type: its place in the stream, its identity, when it
    /// was recorded, and how it was put together.
    pub envelope: Envelope,
    /// The inference that produced the record.
    pub inference_id: String,
    /// The subagent whose side conversation the record belongs to, as a `subagent` record
    /// declares it. Such a record is outside the context view.
    ///
    /// Provisional: not in the published text.
    pub subagent_id: Option<String>,
    /// The model, as the source names it.
    pub model: Option<String>,
    /// The provider of the model, as the source names it.
    pub provider: Option<String>,
    /// What was used, as the source records it.
    pub usage: Option<exact_json::Json>,
    /// Why generation stopped, as the source records it.
    pub stop_reason: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Inference {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(envelope: Envelope, inference_id: impl Into<String>) -> Self {
        Self {
            envelope,
            inference_id: inference_id.into(),
            subagent_id: None,
            model: None,
            provider: None,
            usage: None,
            stop_reason: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// A call of a tool.
///
/// Provisional: not in the published text, and may change when that appears.
///
/// ```
/// use session_record_model::draft::ToolCall;
///
/// let text = r#"{"type":"tool_call","seq":6,"id":"r6","ts":"2026-10-26T07:40:05.950Z","turnId":"t1","inferenceId":"inf_1","callId":"call_1","name":"calendar.find"}"#;
/// let tool_call: ToolCall = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&tool_call)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolCall {
    /// What every record has, whatever its type: its place in the stream, its identity, when it
    /// was recorded, and how it was put together.
    pub envelope: Envelope,
    /// The inference that produced the record.
    pub inference_id: Option<String>,
    /// The subagent whose side conversation the record belongs to, as a `subagent` record
    /// declares it. Such a record is outside the context view.
    ///
    /// Provisional: not in the published text.
    pub subagent_id: Option<String>,
    /// Native ID of the call, or a derived one.
    pub call_id: String,
    /// The name of the tool.
    pub name: String,
    /// The input, as JSON.
    pub input: Option<exact_json::Json>,
    /// The input, when the source holds text that is not JSON.
    pub input_text: Option<String>,
    /// Where in a message the call was made.
    pub at: Option<CallPlace>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl ToolCall {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        envelope: Envelope,
        call_id: impl Into<String>,
        name: impl Into<String>,
    ) -> Self {
        Self {
            envelope,
            inference_id: None,
            subagent_id: None,
            call_id: call_id.into(),
            name: name.into(),
            input: None,
            input_text: None,
            at: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// Where in a message the call was made.
///
/// ```
/// use session_record_model::draft::CallPlace;
///
/// let text = r#"{"message":"r5","index":2}"#;
/// let call_place: CallPlace = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&call_place)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallPlace {
    /// The message that made the call.
    pub message: String,
    /// How many content parts of the message stand before the call.
    pub index: exact_json::Integer,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl CallPlace {
    /// One with its members.
    #[must_use]
    pub fn new(message: impl Into<String>, index: exact_json::Integer) -> Self {
        Self {
            message: message.into(),
            index,
            extra: exact_json::Object::new(),
        }
    }
}

/// The result of a tool call.
///
/// Provisional: not in the published text, and may change when that appears.
///
/// ```
/// use session_record_model::draft::ToolResult;
///
/// let text = r#"{"type":"tool_result","seq":8,"id":"r8","ts":"2026-10-26T07:40:06.400Z","turnId":"t1","callId":"call_1","status":"ok","content":[{"type":"text","text":"1 November: free from 9:00"}]}"#;
/// let tool_result: ToolResult = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&tool_result)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolResult {
    /// What every record has, whatever its type: its place in the stream, its identity, when it
    /// was recorded, and how it was put together.
    pub envelope: Envelope,
    /// The inference that produced the record.
    pub inference_id: Option<String>,
    /// The subagent whose side conversation the record belongs to, as a `subagent` record
    /// declares it. Such a record is outside the context view.
    ///
    /// Provisional: not in the published text.
    pub subagent_id: Option<String>,
    /// The call it answers.
    pub call_id: String,
    /// `ok` or `error`. Absent means unknown.
    pub status: Option<ToolResultStatus>,
    /// The result as the model received it. May be empty (`[]`).
    pub content: Vec<ContentPart>,
    /// The result as structured data, when the source keeps it beside the content.
    pub structured_content: Option<exact_json::Json>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl ToolResult {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        envelope: Envelope,
        call_id: impl Into<String>,
        content: Vec<ContentPart>,
    ) -> Self {
        Self {
            envelope,
            inference_id: None,
            subagent_id: None,
            call_id: call_id.into(),
            status: None,
            content,
            structured_content: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The `status` of the tool result.
///
/// `ok` or `error`. Absent means unknown.
///
/// ```
/// use session_record_model::draft::ToolResultStatus;
///
/// assert_eq!("ok".parse(), Ok(ToolResultStatus::Ok));
/// assert_eq!(ToolResultStatus::Ok.to_string(), "ok");
/// assert_eq!(ToolResultStatus::from("another"), ToolResultStatus::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ToolResultStatus {
    /// `ok`.
    Ok,
    /// `error`.
    Error,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl ToolResultStatus {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Ok, Self::Error];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Ok => "ok",
            Self::Error => "error",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for ToolResultStatus {
    fn from(text: &str) -> Self {
        match text {
            "ok" => Self::Ok,
            "error" => Self::Error,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for ToolResultStatus {
    fn from(text: String) -> Self {
        match text.as_str() {
            "ok" => Self::Ok,
            "error" => Self::Error,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for ToolResultStatus {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for ToolResultStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A question or a request for approval that the agent put to the user.
///
/// Provisional: not in the published text, and may change when that appears.
///
/// ```
/// use session_record_model::draft::InputRequest;
///
/// let text = r#"{"type":"input_request","seq":14,"id":"r14","ts":"2026-10-26T07:41:02.000Z","requestId":"ask_1","question":"May I order bulbs for 300 kr?","status":"open"}"#;
/// let input_request: InputRequest = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&input_request)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputRequest {
    /// What every record has, whatever its type: its place in the stream, its identity, when it
    /// was recorded, and how it was put together.
    pub envelope: Envelope,
    /// The inference that produced the record.
    pub inference_id: Option<String>,
    /// The subagent whose side conversation the record belongs to, as a `subagent` record
    /// declares it. Such a record is outside the context view.
    ///
    /// Provisional: not in the published text.
    pub subagent_id: Option<String>,
    /// Native ID of the request, or a derived one.
    pub request_id: String,
    /// What was asked.
    pub question: Option<String>,
    /// What became of it, as the source records it. Absent means unknown.
    pub status: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl InputRequest {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(envelope: Envelope, request_id: impl Into<String>) -> Self {
        Self {
            envelope,
            inference_id: None,
            subagent_id: None,
            request_id: request_id.into(),
            question: None,
            status: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// A subagent that this session started. Its `subagentId` is required; the records of its
/// side conversation carry the same one.
///
/// Provisional: not in the published text, and may change when that appears.
///
/// ```
/// use session_record_model::draft::Subagent;
///
/// let text = r#"{"type":"subagent","seq":19,"id":"r19","ts":"2026-10-26T07:42:00.000Z","subagentId":"prices","session":"acme-chat:7c21f0ab","callId":"call_2"}"#;
/// let subagent: Subagent = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&subagent)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subagent {
    /// What every record has, whatever its type: its place in the stream, its identity, when it
    /// was recorded, and how it was put together.
    pub envelope: Envelope,
    /// The inference that produced the record.
    pub inference_id: Option<String>,
    /// The subagent whose side conversation the record belongs to, as a `subagent` record
    /// declares it. Such a record is outside the context view.
    ///
    /// Provisional: not in the published text.
    pub subagent_id: String,
    /// The session of the subagent, when it has one of its own.
    pub session: Option<String>,
    /// The tool call that started it.
    pub call_id: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Subagent {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(envelope: Envelope, subagent_id: impl Into<String>) -> Self {
        Self {
            envelope,
            inference_id: None,
            subagent_id: subagent_id.into(),
            session: None,
            call_id: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The point at which the agent replaced the conversation so far by a summary.
///
/// Provisional: not in the published text, and may change when that appears.
///
/// ```
/// use session_record_model::draft::Compaction;
///
/// let text = r#"{"type":"compaction","seq":26,"id":"r26","ts":"2026-10-26T08:10:00.000Z","firstKept":"r22"}"#;
/// let compaction: Compaction = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&compaction)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compaction {
    /// What every record has, whatever its type: its place in the stream, its identity, when it
    /// was recorded, and how it was put together.
    pub envelope: Envelope,
    /// The inference that produced the record.
    pub inference_id: Option<String>,
    /// The subagent whose side conversation the record belongs to, as a `subagent` record
    /// declares it. Such a record is outside the context view.
    ///
    /// Provisional: not in the published text.
    pub subagent_id: Option<String>,
    /// The summary.
    pub summary: Option<Vec<ContentPart>>,
    /// The first record that stayed in the context.
    pub first_kept: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Compaction {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(envelope: Envelope) -> Self {
        Self {
            envelope,
            inference_id: None,
            subagent_id: None,
            summary: None,
            first_kept: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl Compaction {
    /// The items of `summary`; none where it is absent.
    #[must_use]
    pub fn summary(&self) -> &[ContentPart] {
        self.summary.as_deref().unwrap_or_default()
    }
}

/// A native row with no counterpart. It is no part of the conversation and is never indexed
/// as text.
///
/// Provisional: not in the published text, and may change when that appears.
///
/// ```
/// use session_record_model::draft::Native;
///
/// let text = r#"{"type":"native","seq":28,"id":"r28","agent":"acme-chat","nativeType":"presence","row":{"z":1,"a":[1.0,1.2345678901234568e+22,{}],"nil":null}}"#;
/// let native: Native = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&native)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Native {
    /// What every record has, whatever its type: its place in the stream, its identity, when it
    /// was recorded, and how it was put together.
    pub envelope: Envelope,
    /// The inference that produced the record.
    pub inference_id: Option<String>,
    /// The subagent whose side conversation the record belongs to, as a `subagent` record
    /// declares it. Such a record is outside the context view.
    ///
    /// Provisional: not in the published text.
    pub subagent_id: Option<String>,
    /// The agent software the row comes from.
    pub agent: String,
    /// The type of the row, when it has one.
    pub native_type: Option<String>,
    /// The row, verbatim.
    pub row: exact_json::Json,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Native {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        envelope: Envelope,
        agent: impl Into<String>,
        row: exact_json::Json,
    ) -> Self {
        Self {
            envelope,
            inference_id: None,
            subagent_id: None,
            agent: agent.into(),
            native_type: None,
            row,
            extra: exact_json::Object::new(),
        }
    }
}

/// A record of a type that this schema does not define. It is kept whole.
///
/// ```
/// use session_record_model::draft::OpenRecord;
///
/// let json = exact_json::Json::parse(r#"{"type":"example.weather","seq":30,"id":"r30","reading":{"celsius":11.5},"list":[]}"#)?;
/// let unknown = OpenRecord::try_from(json)?;
/// assert_eq!(unknown.type_(), "example.weather");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenRecord {
    tag: String,
    json: exact_json::Json,
}

impl OpenRecord {
    /// What an error says was expected.
    pub(super) const RULE: &'static str = "an object whose `type` is text and none of \"message\", \"plan\", \"delivery\", \"session\", \"declaration\", \"inference\", \"tool_call\", \"tool_result\", \"input_request\", \"subagent\", \"compaction\" or \"native\"";
    /// The value of its member `type`.
    #[must_use]
    pub fn type_(&self) -> &str {
        &self.tag
    }
    /// The whole of it.
    #[must_use]
    pub fn as_json(&self) -> &exact_json::Json {
        &self.json
    }
    /// The whole of it.
    #[must_use]
    pub fn into_json(self) -> exact_json::Json {
        self.json
    }
    /// What `value` is, when it is no variant that the schema names.
    pub(super) fn of(value: exact_json::Value<'_>) -> Option<Self> {
        let tag = value.get("type")?;
        let text = tag.text().filter(|_| tag.kind() == exact_json::Kind::String)?;
        match &*text.decode() {
            "message" | "plan" | "delivery" | "session" | "declaration" | "inference"
            | "tool_call" | "tool_result" | "input_request" | "subagent" | "compaction"
            | "native" => None,
            other => {
                Some(Self {
                    tag: other.to_owned(),
                    json: exact_json::Json::from(value),
                })
            }
        }
    }
}

impl TryFrom<exact_json::Json> for OpenRecord {
    type Error = exact_json::Refusal;
    fn try_from(json: exact_json::Json) -> Result<Self, Self::Error> {
        json.with(Self::of)
            .ok_or_else(|| exact_json::Refusal::new(json.as_text(), Self::RULE))
    }
}

/// Text, exactly as the source stored it.
///
/// ```
/// use session_record_model::draft::TextPart;
///
/// let text = r#"{"type":"text","text":"@Acme plan the garden day, see the sketch and my voice note."}"#;
/// let text_part: TextPart = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&text_part)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextPart {
    /// The text.
    pub text: String,
    /// MCP annotations (`audience`, `priority`, `lastModified`), preserved verbatim.
    pub annotations: Option<exact_json::Object>,
    /// Who wrote the part. Applies instead of the message’s value.
    pub author: Option<Author>,
    /// How the part entered the session. Applies instead of the message’s value.
    pub origin: Option<Origin>,
    /// The phase of the part. Applies instead of the message’s value.
    pub phase: Option<Phase>,
    /// How the part was derived from what the source replaced.
    pub derivation: Option<Derivation>,
    /// MCP metadata, preserved verbatim.
    pub meta: Option<exact_json::Json>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl TextPart {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            annotations: None,
            author: None,
            origin: None,
            phase: None,
            derivation: None,
            meta: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// An image. A part with neither `data` nor `blob` carries no bytes; the record’s capture
/// state for the field says why.
///
/// ```
/// use session_record_model::draft::ImagePart;
///
/// let text = r#"{"type":"image","mimeType":"image/png","data":"iVBORw0KGgo="}"#;
/// let image_part: ImagePart = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&image_part)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImagePart {
    /// Media type.
    pub mime_type: String,
    /// Base64 bytes (MCP’s field).
    pub data: Option<String>,
    /// The bytes as a blob (ASR addition).
    pub blob: Option<BlobRef>,
    /// MCP annotations.
    pub annotations: Option<exact_json::Object>,
    /// Who wrote the part. Applies instead of the message’s value.
    pub author: Option<Author>,
    /// How the part entered the session. Applies instead of the message’s value.
    pub origin: Option<Origin>,
    /// The phase of the part. Applies instead of the message’s value.
    pub phase: Option<Phase>,
    /// How the part was derived from what the source replaced.
    pub derivation: Option<Derivation>,
    /// MCP metadata, preserved verbatim.
    pub meta: Option<exact_json::Json>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl ImagePart {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(mime_type: impl Into<String>) -> Self {
        Self {
            mime_type: mime_type.into(),
            data: None,
            blob: None,
            annotations: None,
            author: None,
            origin: None,
            phase: None,
            derivation: None,
            meta: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// Audio. A part with neither `data` nor `blob` carries no bytes; the record’s capture state
/// for the field says why.
///
/// ```
/// use session_record_model::draft::AudioPart;
///
/// let text = r#"{"type":"audio","mimeType":"audio/ogg"}"#;
/// let audio_part: AudioPart = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&audio_part)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AudioPart {
    /// Media type.
    pub mime_type: String,
    /// Base64 bytes (MCP’s field).
    pub data: Option<String>,
    /// The bytes as a blob (ASR addition).
    pub blob: Option<BlobRef>,
    /// MCP annotations.
    pub annotations: Option<exact_json::Object>,
    /// Who wrote the part. Applies instead of the message’s value.
    pub author: Option<Author>,
    /// How the part entered the session. Applies instead of the message’s value.
    pub origin: Option<Origin>,
    /// The phase of the part. Applies instead of the message’s value.
    pub phase: Option<Phase>,
    /// How the part was derived from what the source replaced.
    pub derivation: Option<Derivation>,
    /// MCP metadata, preserved verbatim.
    pub meta: Option<exact_json::Json>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl AudioPart {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(mime_type: impl Into<String>) -> Self {
        Self {
            mime_type: mime_type.into(),
            data: None,
            blob: None,
            annotations: None,
            author: None,
            origin: None,
            phase: None,
            derivation: None,
            meta: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// MCP’s ResourceLink. URIs in content are data. Readers never fetch them automatically
/// (ASR-562).
///
/// ```
/// use session_record_model::draft::ResourceLinkPart;
///
/// let text = r#"{"type":"resource_link","uri":"https://calendar.example/day/2026-11-01","name":"2026-11-01","title":"1 November","description":"The day in the shared calendar","mimeType":"text/calendar","size":812}"#;
/// let resource_link_part: ResourceLinkPart = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&resource_link_part)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResourceLinkPart {
    /// The URI of the resource.
    pub uri: exact_json::Uri,
    /// The name of the resource.
    pub name: String,
    /// A title for people.
    pub title: Option<String>,
    /// What the resource is.
    pub description: Option<String>,
    /// Media type.
    pub mime_type: Option<String>,
    /// Size in bytes.
    pub size: Option<exact_json::Integer>,
    /// MCP annotations (`audience`, `priority`, `lastModified`), preserved verbatim.
    pub annotations: Option<exact_json::Object>,
    /// Who wrote the part. Applies instead of the message’s value.
    pub author: Option<Author>,
    /// How the part entered the session. Applies instead of the message’s value.
    pub origin: Option<Origin>,
    /// The phase of the part. Applies instead of the message’s value.
    pub phase: Option<Phase>,
    /// How the part was derived from what the source replaced.
    pub derivation: Option<Derivation>,
    /// MCP metadata, preserved verbatim.
    pub meta: Option<exact_json::Json>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl ResourceLinkPart {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(uri: exact_json::Uri, name: impl Into<String>) -> Self {
        Self {
            uri,
            name: name.into(),
            title: None,
            description: None,
            mime_type: None,
            size: None,
            annotations: None,
            author: None,
            origin: None,
            phase: None,
            derivation: None,
            meta: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// MCP’s EmbeddedResource. URIs in content are data. Readers never fetch them automatically
/// (ASR-562).
///
/// ```
/// use session_record_model::draft::ResourcePart;
///
/// let text = r#"{"type":"resource","resource":{"uri":"file:///home/mira/garden/sketch.txt","mimeType":"text/plain","text":"bed A | bed B"}}"#;
/// let resource_part: ResourcePart = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&resource_part)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResourcePart {
    /// The resource.
    pub resource: ResourceContents,
    /// MCP annotations (`audience`, `priority`, `lastModified`), preserved verbatim.
    pub annotations: Option<exact_json::Object>,
    /// Who wrote the part. Applies instead of the message’s value.
    pub author: Option<Author>,
    /// How the part entered the session. Applies instead of the message’s value.
    pub origin: Option<Origin>,
    /// The phase of the part. Applies instead of the message’s value.
    pub phase: Option<Phase>,
    /// How the part was derived from what the source replaced.
    pub derivation: Option<Derivation>,
    /// MCP metadata, preserved verbatim.
    pub meta: Option<exact_json::Json>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl ResourcePart {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(resource: ResourceContents) -> Self {
        Self {
            resource,
            annotations: None,
            author: None,
            origin: None,
            phase: None,
            derivation: None,
            meta: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// Reasoning, as far as the provider exposed it.
///
/// ```
/// use session_record_model::draft::ReasoningPart;
///
/// let text = r#"{"type":"reasoning","visibility":"full","text":"Check the calendar first.","signature":"EqQBCkgIBRABGAIiQHkx"}"#;
/// let reasoning_part: ReasoningPart = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&reasoning_part)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ReasoningPart {
    /// What the provider exposed: `full`, `summary`, `omitted`, `encrypted` or `redacted`. Absent
    /// means unknown.
    pub visibility: Option<ReasoningVisibility>,
    /// The reasoning text, when `visibility` is `full` or absent.
    pub text: Option<String>,
    /// Provider-written summary segments, each kept exactly, when `visibility` is `summary` (or
    /// alongside other forms when the source has both).
    pub summary: Option<Vec<String>>,
    /// `{format?, data? | blob?}`: ciphertext or provider-native reasoning state. `format` names
    /// it (for example `anthropic.redacted_thinking`, `openai.encrypted_content`).
    pub opaque: Option<ReasoningOpaque>,
    /// A provider signature over the reasoning.
    pub signature: Option<String>,
    /// Who wrote the part. Applies instead of the message’s value.
    pub author: Option<Author>,
    /// How the part entered the session. Applies instead of the message’s value.
    pub origin: Option<Origin>,
    /// The phase of the part. Applies instead of the message’s value.
    pub phase: Option<Phase>,
    /// How the part was derived from what the source replaced.
    pub derivation: Option<Derivation>,
    /// MCP metadata, preserved verbatim.
    pub meta: Option<exact_json::Json>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl ReasoningPart {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            visibility: None,
            text: None,
            summary: None,
            opaque: None,
            signature: None,
            author: None,
            origin: None,
            phase: None,
            derivation: None,
            meta: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl ReasoningPart {
    /// The items of `summary`; none where it is absent.
    #[must_use]
    pub fn summary(&self) -> &[String] {
        self.summary.as_deref().unwrap_or_default()
    }
}

/// The `visibility` of the reasoning part.
///
/// What the provider exposed: `full`, `summary`, `omitted`, `encrypted` or `redacted`. Absent
/// means unknown.
///
/// ```
/// use session_record_model::draft::ReasoningVisibility;
///
/// assert_eq!("full".parse(), Ok(ReasoningVisibility::Full));
/// assert_eq!(ReasoningVisibility::Full.to_string(), "full");
/// assert_eq!(ReasoningVisibility::from("another"), ReasoningVisibility::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ReasoningVisibility {
    /// `full`: the provider exposed the reasoning text.
    Full,
    /// `summary`: the provider exposed only a summary.
    Summary,
    /// `omitted`: the provider or harness withheld the text (often leaving an empty text and a
    /// signature).
    Omitted,
    /// `encrypted`: the reasoning exists only as ciphertext.
    Encrypted,
    /// `redacted`: the provider redacted it, leaving opaque data.
    Redacted,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl ReasoningVisibility {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[
        Self::Full,
        Self::Summary,
        Self::Omitted,
        Self::Encrypted,
        Self::Redacted,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Full => "full",
            Self::Summary => "summary",
            Self::Omitted => "omitted",
            Self::Encrypted => "encrypted",
            Self::Redacted => "redacted",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for ReasoningVisibility {
    fn from(text: &str) -> Self {
        match text {
            "full" => Self::Full,
            "summary" => Self::Summary,
            "omitted" => Self::Omitted,
            "encrypted" => Self::Encrypted,
            "redacted" => Self::Redacted,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for ReasoningVisibility {
    fn from(text: String) -> Self {
        match text.as_str() {
            "full" => Self::Full,
            "summary" => Self::Summary,
            "omitted" => Self::Omitted,
            "encrypted" => Self::Encrypted,
            "redacted" => Self::Redacted,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for ReasoningVisibility {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for ReasoningVisibility {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A refusal that the model returned through a dedicated refusal channel. Refusals expressed
/// in ordinary text stay text parts.
///
/// ```
/// use session_record_model::draft::RefusalPart;
///
/// let text = r#"{"type":"refusal","text":"I can't open that shop."}"#;
/// let refusal_part: RefusalPart = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&refusal_part)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusalPart {
    /// The refusal message.
    pub text: String,
    /// Who wrote the part. Applies instead of the message’s value.
    pub author: Option<Author>,
    /// How the part entered the session. Applies instead of the message’s value.
    pub origin: Option<Origin>,
    /// The phase of the part. Applies instead of the message’s value.
    pub phase: Option<Phase>,
    /// How the part was derived from what the source replaced.
    pub derivation: Option<Derivation>,
    /// MCP metadata, preserved verbatim.
    pub meta: Option<exact_json::Json>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl RefusalPart {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            author: None,
            origin: None,
            phase: None,
            derivation: None,
            meta: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// A data part holds structured data the source attached to a message: an IDE selection, an
/// environment snapshot, a terminal excerpt, a page element, review findings. It is an ASR
/// part type.
///
/// ```
/// use session_record_model::draft::DataPart;
///
/// let text = r#"{"type":"data","data":{"weather":{"from":6,"to":14.0,"rain":null},"tags":[]},"schema":"example.acme.chat/environment"}"#;
/// let data_part: DataPart = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&data_part)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataPart {
    /// The data, as JSON.
    pub data: exact_json::Json,
    /// A name for the data’s structure: a reverse-DNS name, as the agent’s registry entry
    /// documents it, or a URI (never fetched).
    pub schema: Option<String>,
    /// Who wrote the part. Applies instead of the message’s value.
    pub author: Option<Author>,
    /// How the part entered the session. Applies instead of the message’s value.
    pub origin: Option<Origin>,
    /// The phase of the part. Applies instead of the message’s value.
    pub phase: Option<Phase>,
    /// How the part was derived from what the source replaced.
    pub derivation: Option<Derivation>,
    /// MCP metadata, preserved verbatim.
    pub meta: Option<exact_json::Json>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl DataPart {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(data: exact_json::Json) -> Self {
        Self {
            data,
            schema: None,
            author: None,
            origin: None,
            phase: None,
            derivation: None,
            meta: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// An opaque part holds content that the source keeps only in a form that cannot be read: an
/// encrypted message part, encrypted content from another agent. Encrypted reasoning stays a
/// reasoning part with opaque state (see reasoning).
///
/// ```
/// use session_record_model::draft::OpaquePart;
///
/// let text = r#"{"type":"opaque","format":"example.sealed_report","data":"c2VhbGVk"}"#;
/// let opaque_part: OpaquePart = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&opaque_part)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpaquePart {
    /// The format of the opaque content, as a name (for example `openai.encrypted_content`).
    pub format: String,
    /// The content, as the source stores it.
    pub data: Option<String>,
    /// The content as a blob.
    pub blob: Option<BlobRef>,
    /// Who wrote the part. Applies instead of the message’s value.
    pub author: Option<Author>,
    /// How the part entered the session. Applies instead of the message’s value.
    pub origin: Option<Origin>,
    /// The phase of the part. Applies instead of the message’s value.
    pub phase: Option<Phase>,
    /// How the part was derived from what the source replaced.
    pub derivation: Option<Derivation>,
    /// MCP metadata, preserved verbatim.
    pub meta: Option<exact_json::Json>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl OpaquePart {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(format: impl Into<String>) -> Self {
        Self {
            format: format.into(),
            data: None,
            blob: None,
            author: None,
            origin: None,
            phase: None,
            derivation: None,
            meta: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// A content part of a type that this schema does not define. Readers skip it, and storage
/// tools preserve it (ASR-218).
///
/// ```
/// use session_record_model::draft::UnknownPart;
///
/// let json = exact_json::Json::parse(r#"{"type":"hologram","mesh":"garden.glb","future":[1,{"b":1,"a":2}]}"#)?;
/// let unknown = UnknownPart::try_from(json)?;
/// assert_eq!(unknown.type_(), "hologram");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPart {
    tag: String,
    json: exact_json::Json,
}

impl UnknownPart {
    /// What an error says was expected.
    pub(super) const RULE: &'static str = "an object whose `type` is text and none of \"text\", \"image\", \"audio\", \"resource_link\", \"resource\", \"reasoning\", \"refusal\", \"data\" or \"opaque\"";
    /// The value of its member `type`.
    #[must_use]
    pub fn type_(&self) -> &str {
        &self.tag
    }
    /// The whole of it.
    #[must_use]
    pub fn as_json(&self) -> &exact_json::Json {
        &self.json
    }
    /// The whole of it.
    #[must_use]
    pub fn into_json(self) -> exact_json::Json {
        self.json
    }
    /// What `value` is, when it is no variant that the schema names.
    pub(super) fn of(value: exact_json::Value<'_>) -> Option<Self> {
        let tag = value.get("type")?;
        let text = tag.text().filter(|_| tag.kind() == exact_json::Kind::String)?;
        match &*text.decode() {
            "text" | "image" | "audio" | "resource_link" | "resource" | "reasoning"
            | "refusal" | "data" | "opaque" => None,
            other => {
                Some(Self {
                    tag: other.to_owned(),
                    json: exact_json::Json::from(value),
                })
            }
        }
    }
}

impl TryFrom<exact_json::Json> for UnknownPart {
    type Error = exact_json::Refusal;
    fn try_from(json: exact_json::Json) -> Result<Self, Self::Error> {
        json.with(Self::of)
            .ok_or_else(|| exact_json::Refusal::new(json.as_text(), Self::RULE))
    }
}

/// Content parts are the content blocks of MCP revision 2026-07-28, as reused by the Agent
/// Client Protocol (ACP) schema v2.0.0-alpha.9, with the additions and deviations of the
/// Messages page.
///
/// ```
/// use session_record_model::draft::ContentPart;
///
/// let text = r#"{"type":"text","text":"@Acme plan the garden day, see the sketch and my voice note."}"#;
/// let content_part: ContentPart = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&content_part)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContentPart {
    /// `text`: Text, exactly as the source stored it.
    Text(TextPart),
    /// `image`: An image.
    Image(ImagePart),
    /// `audio`: Audio.
    Audio(AudioPart),
    /// `resource_link`: MCP’s ResourceLink.
    ResourceLink(ResourceLinkPart),
    /// `resource`: MCP’s EmbeddedResource.
    Resource(ResourcePart),
    /// `reasoning`: Reasoning, as far as the provider exposed it.
    Reasoning(ReasoningPart),
    /// `refusal`: A refusal that the model returned through a dedicated refusal channel.
    Refusal(RefusalPart),
    /// `data`: A data part holds structured data the source attached to a message: an IDE
    /// selection, an environment snapshot, a terminal excerpt, a page element, review findings.
    Data(DataPart),
    /// `opaque`: An opaque part holds content that the source keeps only in a form that cannot be
    /// read: an encrypted message part, encrypted content from another agent.
    Opaque(OpaquePart),
    /// What the schema does not name, kept whole.
    Unknown(UnknownPart),
}

impl ContentPart {
    /// The value of the member `type`, which tells the variants apart.
    #[must_use]
    pub fn type_(&self) -> &str {
        match self {
            Self::Text(_) => "text",
            Self::Image(_) => "image",
            Self::Audio(_) => "audio",
            Self::ResourceLink(_) => "resource_link",
            Self::Resource(_) => "resource",
            Self::Reasoning(_) => "reasoning",
            Self::Refusal(_) => "refusal",
            Self::Data(_) => "data",
            Self::Opaque(_) => "opaque",
            Self::Unknown(unknown) => unknown.type_(),
        }
    }
}

impl From<TextPart> for ContentPart {
    fn from(value: TextPart) -> Self {
        Self::Text(value)
    }
}

impl From<ImagePart> for ContentPart {
    fn from(value: ImagePart) -> Self {
        Self::Image(value)
    }
}

impl From<AudioPart> for ContentPart {
    fn from(value: AudioPart) -> Self {
        Self::Audio(value)
    }
}

impl From<ResourceLinkPart> for ContentPart {
    fn from(value: ResourceLinkPart) -> Self {
        Self::ResourceLink(value)
    }
}

impl From<ResourcePart> for ContentPart {
    fn from(value: ResourcePart) -> Self {
        Self::Resource(value)
    }
}

impl From<ReasoningPart> for ContentPart {
    fn from(value: ReasoningPart) -> Self {
        Self::Reasoning(value)
    }
}

impl From<RefusalPart> for ContentPart {
    fn from(value: RefusalPart) -> Self {
        Self::Refusal(value)
    }
}

impl From<DataPart> for ContentPart {
    fn from(value: DataPart) -> Self {
        Self::Data(value)
    }
}

impl From<OpaquePart> for ContentPart {
    fn from(value: OpaquePart) -> Self {
        Self::Opaque(value)
    }
}

impl From<UnknownPart> for ContentPart {
    fn from(value: UnknownPart) -> Self {
        Self::Unknown(value)
    }
}

/// Who wrote the content: `human`, `model`, `harness`, `hook`, `tool` or `agent`. Absent
/// means unknown.
///
/// ```
/// use session_record_model::draft::Author;
///
/// assert_eq!("human".parse(), Ok(Author::Human));
/// assert_eq!(Author::Human.to_string(), "human");
/// assert_eq!(Author::from("another"), Author::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Author {
    /// `human`: A person typed or chose the content.
    Human,
    /// `model`: The model generated it.
    Model,
    /// `harness`: The agent software inserted it (reminders, attachments, environment snapshots,
    /// notices).
    Harness,
    /// `hook`: A user-configured hook produced it.
    Hook,
    /// `tool`: A tool produced it and the source delivered it as a message rather than a tool
    /// result.
    Tool,
    /// `agent`: Another agent produced it (a parent agent’s prompt to a subagent, a subagent’s
    /// report, a message from another session’s agent).
    Agent,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl Author {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[
        Self::Human,
        Self::Model,
        Self::Harness,
        Self::Hook,
        Self::Tool,
        Self::Agent,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Human => "human",
            Self::Model => "model",
            Self::Harness => "harness",
            Self::Hook => "hook",
            Self::Tool => "tool",
            Self::Agent => "agent",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for Author {
    fn from(text: &str) -> Self {
        match text {
            "human" => Self::Human,
            "model" => Self::Model,
            "harness" => Self::Harness,
            "hook" => Self::Hook,
            "tool" => Self::Tool,
            "agent" => Self::Agent,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for Author {
    fn from(text: String) -> Self {
        match text.as_str() {
            "human" => Self::Human,
            "model" => Self::Model,
            "harness" => Self::Harness,
            "hook" => Self::Hook,
            "tool" => Self::Tool,
            "agent" => Self::Agent,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for Author {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for Author {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// How the content entered the session.
///
/// ```
/// use session_record_model::draft::Origin;
///
/// assert_eq!("prompt".parse(), Ok(Origin::Prompt));
/// assert_eq!(Origin::Prompt.to_string(), "prompt");
/// assert_eq!(Origin::from("another"), Origin::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// `prompt`: A prompt submitted normally.
    Prompt,
    /// `queued`: Submitted while the agent was busy and delivered at the next opportunity.
    Queued,
    /// `steer`: Inserted into a turn already in progress.
    Steer,
    /// `command`: A slash command or similar command invocation, recorded as a message.
    Command,
    /// `injected`: Context inserted by the harness (reminders, attachments, environment,
    /// instruction text).
    Injected,
    /// `memory`: Content loaded from a memory store.
    Memory,
    /// `retrieval`: Content retrieved by search and inserted, including content retrieved from
    /// other sessions’ history.
    Retrieval,
    /// `subagent_report`: A subagent’s result delivered as a message.
    SubagentReport,
    /// `inter_session`: A message from another session or its agent: a message between threads, a
    /// peer’s message, a team member’s message. The sending side is usually a tool call in the
    /// sender’s stream.
    InterSession,
    /// `notice`: A harness notice to the user.
    Notice,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl Origin {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[
        Self::Prompt,
        Self::Queued,
        Self::Steer,
        Self::Command,
        Self::Injected,
        Self::Memory,
        Self::Retrieval,
        Self::SubagentReport,
        Self::InterSession,
        Self::Notice,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Prompt => "prompt",
            Self::Queued => "queued",
            Self::Steer => "steer",
            Self::Command => "command",
            Self::Injected => "injected",
            Self::Memory => "memory",
            Self::Retrieval => "retrieval",
            Self::SubagentReport => "subagent_report",
            Self::InterSession => "inter_session",
            Self::Notice => "notice",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for Origin {
    fn from(text: &str) -> Self {
        match text {
            "prompt" => Self::Prompt,
            "queued" => Self::Queued,
            "steer" => Self::Steer,
            "command" => Self::Command,
            "injected" => Self::Injected,
            "memory" => Self::Memory,
            "retrieval" => Self::Retrieval,
            "subagent_report" => Self::SubagentReport,
            "inter_session" => Self::InterSession,
            "notice" => Self::Notice,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for Origin {
    fn from(text: String) -> Self {
        match text.as_str() {
            "prompt" => Self::Prompt,
            "queued" => Self::Queued,
            "steer" => Self::Steer,
            "command" => Self::Command,
            "injected" => Self::Injected,
            "memory" => Self::Memory,
            "retrieval" => Self::Retrieval,
            "subagent_report" => Self::SubagentReport,
            "inter_session" => Self::InterSession,
            "notice" => Self::Notice,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for Origin {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for Origin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// For assistant text: `commentary` (text written while working) or `final` (the answer).
///
/// ```
/// use session_record_model::draft::Phase;
///
/// assert_eq!("commentary".parse(), Ok(Phase::Commentary));
/// assert_eq!(Phase::Commentary.to_string(), "commentary");
/// assert_eq!(Phase::from("another"), Phase::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// `commentary`.
    Commentary,
    /// `final`.
    Final,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl Phase {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Commentary, Self::Final];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Commentary => "commentary",
            Self::Final => "final",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for Phase {
    fn from(text: &str) -> Self {
        match text {
            "commentary" => Self::Commentary,
            "final" => Self::Final,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for Phase {
    fn from(text: String) -> Self {
        match text.as_str() {
            "commentary" => Self::Commentary,
            "final" => Self::Final,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for Phase {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for Phase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// When a source replaced content by a derived form (a transcript of a voice note, a caption,
/// a translation), the derived part can say so with derivation.
///
/// ```
/// use session_record_model::draft::Derivation;
///
/// let text = r#"{"method":"transcription","from":3}"#;
/// let derivation: Derivation = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&derivation)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    /// `transcription`, `caption`, `ocr`, `translation` or `summary`.
    pub method: DerivationMethod,
    /// The 0-based index of the part it was derived from, in the same array, when the record
    /// keeps that part.
    pub from: Option<exact_json::Integer>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Derivation {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(method: DerivationMethod) -> Self {
        Self {
            method,
            from: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The `method` of the derivation.
///
/// `transcription`, `caption`, `ocr`, `translation` or `summary`.
///
/// ```
/// use session_record_model::draft::DerivationMethod;
///
/// assert_eq!("transcription".parse(), Ok(DerivationMethod::Transcription));
/// assert_eq!(DerivationMethod::Transcription.to_string(), "transcription");
/// assert_eq!(DerivationMethod::from("another"), DerivationMethod::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DerivationMethod {
    /// `transcription`.
    Transcription,
    /// `caption`.
    Caption,
    /// `ocr`.
    Ocr,
    /// `translation`.
    Translation,
    /// `summary`.
    Summary,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl DerivationMethod {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[
        Self::Transcription,
        Self::Caption,
        Self::Ocr,
        Self::Translation,
        Self::Summary,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Transcription => "transcription",
            Self::Caption => "caption",
            Self::Ocr => "ocr",
            Self::Translation => "translation",
            Self::Summary => "summary",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for DerivationMethod {
    fn from(text: &str) -> Self {
        match text {
            "transcription" => Self::Transcription,
            "caption" => Self::Caption,
            "ocr" => Self::Ocr,
            "translation" => Self::Translation,
            "summary" => Self::Summary,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for DerivationMethod {
    fn from(text: String) -> Self {
        match text.as_str() {
            "transcription" => Self::Transcription,
            "caption" => Self::Caption,
            "ocr" => Self::Ocr,
            "translation" => Self::Translation,
            "summary" => Self::Summary,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for DerivationMethod {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for DerivationMethod {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The contents of an embedded resource.
///
/// ```
/// use session_record_model::draft::ResourceContents;
///
/// let text = r#"{"uri":"file:///home/mira/garden/sketch.txt","mimeType":"text/plain","text":"bed A | bed B"}"#;
/// let resource_contents: ResourceContents = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&resource_contents)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResourceContents {
    /// The URI of the resource.
    pub uri: exact_json::Uri,
    /// Media type.
    pub mime_type: Option<String>,
    /// The contents, when they are text.
    pub text: Option<String>,
    /// The contents as base64, exactly as in MCP.
    pub blob: Option<String>,
    /// The contents as a blob (an ASR addition).
    pub blob_ref: Option<BlobRef>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl ResourceContents {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(uri: exact_json::Uri) -> Self {
        Self {
            uri,
            mime_type: None,
            text: None,
            blob: None,
            blob_ref: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// Ciphertext or provider-native reasoning state. Excluded from text indexing and from
/// metadata exports (ASR-215).
///
/// ```
/// use session_record_model::draft::ReasoningOpaque;
///
/// let text = r#"{"format":"example.signed_state"}"#;
/// let reasoning_opaque: ReasoningOpaque = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&reasoning_opaque)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ReasoningOpaque {
    /// Names the format (for example `anthropic.redacted_thinking`, `openai.encrypted_content`).
    pub format: Option<String>,
    /// The state, as the source stores it.
    pub data: Option<exact_json::Json>,
    /// The state as a blob.
    pub blob: Option<BlobRef>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl ReasoningOpaque {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            format: None,
            data: None,
            blob: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// Who a message was addressed to.
///
/// ```
/// use session_record_model::draft::Recipient;
///
/// let text = r#"{"actor":{"session":"acme-chat:7c21f0aa","address":"/root"},"kind":"primary"}"#;
/// let recipient: Recipient = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&recipient)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipient {
    /// The one addressed.
    pub actor: Actor,
    /// `primary` or `additional`.
    pub kind: Option<RecipientKind>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Recipient {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(actor: Actor) -> Self {
        Self {
            actor,
            kind: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The `kind` of the recipient.
///
/// `primary` or `additional`.
///
/// ```
/// use session_record_model::draft::RecipientKind;
///
/// assert_eq!("primary".parse(), Ok(RecipientKind::Primary));
/// assert_eq!(RecipientKind::Primary.to_string(), "primary");
/// assert_eq!(RecipientKind::from("another"), RecipientKind::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RecipientKind {
    /// `primary`.
    Primary,
    /// `additional`.
    Additional,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl RecipientKind {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Primary, Self::Additional];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Primary => "primary",
            Self::Additional => "additional",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for RecipientKind {
    fn from(text: &str) -> Self {
        match text {
            "primary" => Self::Primary,
            "additional" => Self::Additional,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for RecipientKind {
    fn from(text: String) -> Self {
        match text.as_str() {
            "primary" => Self::Primary,
            "additional" => Self::Additional,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for RecipientKind {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for RecipientKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// An actor reference (ASR-076): a participant in a chat, another session, an agent address.
///
/// ```
/// use session_record_model::draft::Actor;
///
/// let text = r#"{"participant":"p1"}"#;
/// let actor: Actor = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&actor)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Actor {
    /// The session it acts in, or that scopes its address.
    pub session: Option<String>,
    /// Its address within the agent tree of the session.
    pub address: Option<String>,
    /// The ID of a participant that the stream declares.
    pub participant: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Actor {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            session: None,
            address: None,
            participant: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The platform’s IDs for the message and for the message it replies to.
///
/// ```
/// use session_record_model::draft::Platform;
///
/// let text = r#"{"replyTo":"3EB0B2A9C4D61E05F3"}"#;
/// let platform: Platform = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&platform)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Platform {
    /// The messaging app’s own IDs; one message can arrive or leave as several platform messages.
    pub message_ids: Option<Vec<String>>,
    /// The platform ID of the message it answers.
    pub reply_to: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Platform {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            message_ids: None,
            reply_to: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl Platform {
    /// The items of `messageIds`; none where it is absent.
    #[must_use]
    pub fn message_ids(&self) -> &[String] {
        self.message_ids.as_deref().unwrap_or_default()
    }
}

/// One entry of a plan of type `items`.
///
/// ```
/// use session_record_model::draft::PlanEntry;
///
/// let text = r#"{"entryId":"1","content":"Ask for tools","status":"in_progress","priority":"high","owner":"acme-chat"}"#;
/// let plan_entry: PlanEntry = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&plan_entry)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanEntry {
    /// Identifies the entry within the plan.
    pub entry_id: Option<String>,
    /// What is to be done.
    pub content: String,
    /// `pending`, `in_progress` or `completed`.
    pub status: PlanEntryStatus,
    /// `high`, `medium` or `low`.
    pub priority: Option<PlanEntryPriority>,
    /// Names the agent that owns the entry, as the source records it.
    pub owner: Option<String>,
    /// The `entryId`s of entries that must finish first.
    pub blocked_by: Option<Vec<String>>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl PlanEntry {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(content: impl Into<String>, status: PlanEntryStatus) -> Self {
        Self {
            entry_id: None,
            content: content.into(),
            status,
            priority: None,
            owner: None,
            blocked_by: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl PlanEntry {
    /// The items of `blockedBy`; none where it is absent.
    #[must_use]
    pub fn blocked_by(&self) -> &[String] {
        self.blocked_by.as_deref().unwrap_or_default()
    }
}

/// The `status` of the plan entry.
///
/// `pending`, `in_progress` or `completed`.
///
/// ```
/// use session_record_model::draft::PlanEntryStatus;
///
/// assert_eq!("pending".parse(), Ok(PlanEntryStatus::Pending));
/// assert_eq!(PlanEntryStatus::Pending.to_string(), "pending");
/// assert_eq!(PlanEntryStatus::from("another"), PlanEntryStatus::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlanEntryStatus {
    /// `pending`.
    Pending,
    /// `in_progress`.
    InProgress,
    /// `completed`.
    Completed,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl PlanEntryStatus {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[
        Self::Pending,
        Self::InProgress,
        Self::Completed,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Pending => "pending",
            Self::InProgress => "in_progress",
            Self::Completed => "completed",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for PlanEntryStatus {
    fn from(text: &str) -> Self {
        match text {
            "pending" => Self::Pending,
            "in_progress" => Self::InProgress,
            "completed" => Self::Completed,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for PlanEntryStatus {
    fn from(text: String) -> Self {
        match text.as_str() {
            "pending" => Self::Pending,
            "in_progress" => Self::InProgress,
            "completed" => Self::Completed,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for PlanEntryStatus {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for PlanEntryStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `priority` of the plan entry.
///
/// `high`, `medium` or `low`.
///
/// ```
/// use session_record_model::draft::PlanEntryPriority;
///
/// assert_eq!("high".parse(), Ok(PlanEntryPriority::High));
/// assert_eq!(PlanEntryPriority::High.to_string(), "high");
/// assert_eq!(PlanEntryPriority::from("another"), PlanEntryPriority::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlanEntryPriority {
    /// `high`.
    High,
    /// `medium`.
    Medium,
    /// `low`.
    Low,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl PlanEntryPriority {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::High, Self::Medium, Self::Low];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::High => "high",
            Self::Medium => "medium",
            Self::Low => "low",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for PlanEntryPriority {
    fn from(text: &str) -> Self {
        match text {
            "high" => Self::High,
            "medium" => Self::Medium,
            "low" => Self::Low,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for PlanEntryPriority {
    fn from(text: String) -> Self {
        match text.as_str() {
            "high" => Self::High,
            "medium" => Self::Medium,
            "low" => Self::Low,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for PlanEntryPriority {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for PlanEntryPriority {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A goal’s budget, or how much of it was used.
///
/// ```
/// use session_record_model::draft::PlanAmount;
///
/// let text = r#"{"tokens":200000,"seconds":3600}"#;
/// let plan_amount: PlanAmount = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&plan_amount)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PlanAmount {
    /// Tokens.
    pub tokens: Option<exact_json::Number>,
    /// Seconds.
    pub seconds: Option<exact_json::Number>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl PlanAmount {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            tokens: None,
            seconds: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// A participant in the session’s conversations.
///
/// Provisional: not in the published text, and may change when that appears.
///
/// ```
/// use session_record_model::draft::Participant;
///
/// let text = r#"{"id":"p1","name":"Mira Solberg","kind":"person"}"#;
/// let participant: Participant = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&participant)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// Identifies the participant within the stream.
    pub id: String,
    /// Its name, as the source records it.
    pub name: Option<String>,
    /// What it is, as the source records it.
    pub kind: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Participant {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            name: None,
            kind: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// A conversation that messages of the session belong to.
///
/// Provisional: not in the published text, and may change when that appears.
///
/// ```
/// use session_record_model::draft::Conversation;
///
/// let text = r#"{"id":"c1","title":"Garden group"}"#;
/// let conversation: Conversation = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&conversation)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conversation {
    /// Identifies the conversation within the stream.
    pub id: String,
    /// Its title, as the source records it.
    pub title: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Conversation {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(id: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            title: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// Capture states, by the member they speak of.
///
/// ```
/// use session_record_model::draft::Capture;
///
/// let text = r#"{}"#;
/// let capture: Capture = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&capture)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Capture {
    /// The state of `content`.
    pub content: Option<CaptureState>,
    /// The state of `displayContent`.
    pub display_content: Option<CaptureState>,
    /// The state of `role`.
    pub role: Option<CaptureState>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Capture {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            content: None,
            display_content: None,
            role: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// How much of what the source stored for a member the record holds.
///
/// ```
/// use session_record_model::draft::CaptureState;
///
/// let text = r#"{"state":"complete"}"#;
/// let capture_state: CaptureState = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&capture_state)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaptureState {
    /// `absent`, `masked`, `truncated` or `complete`.
    pub state: CaptureStateKind,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl CaptureState {
    /// One with its members.
    #[must_use]
    pub fn new(state: CaptureStateKind) -> Self {
        Self {
            state,
            extra: exact_json::Object::new(),
        }
    }
}

/// The `state` of the capture state.
///
/// `absent`, `masked`, `truncated` or `complete`.
///
/// ```
/// use session_record_model::draft::CaptureStateKind;
///
/// assert_eq!("absent".parse(), Ok(CaptureStateKind::Absent));
/// assert_eq!(CaptureStateKind::Absent.to_string(), "absent");
/// assert_eq!(CaptureStateKind::from("another"), CaptureStateKind::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CaptureStateKind {
    /// `absent`: The source does not hold it.
    Absent,
    /// `masked`: The source rewrote it after the model saw it.
    Masked,
    /// `truncated`: Only part of it is included.
    Truncated,
    /// `complete`: All of it is included.
    Complete,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl CaptureStateKind {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[
        Self::Absent,
        Self::Masked,
        Self::Truncated,
        Self::Complete,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Absent => "absent",
            Self::Masked => "masked",
            Self::Truncated => "truncated",
            Self::Complete => "complete",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for CaptureStateKind {
    fn from(text: &str) -> Self {
        match text {
            "absent" => Self::Absent,
            "masked" => Self::Masked,
            "truncated" => Self::Truncated,
            "complete" => Self::Complete,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for CaptureStateKind {
    fn from(text: String) -> Self {
        match text.as_str() {
            "absent" => Self::Absent,
            "masked" => Self::Masked,
            "truncated" => Self::Truncated,
            "complete" => Self::Complete,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for CaptureStateKind {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for CaptureStateKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// How a record was put together from native rows.
///
/// ```
/// use session_record_model::draft::Assembly;
///
/// let text = r#"{"mode":"folded"}"#;
/// let assembly: Assembly = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&assembly)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Assembly {
    /// `folded`: several native rows of one message.
    pub mode: Option<AssemblyMode>,
    /// The IDs of the native rows, in order.
    pub source_ids: Option<Vec<String>>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Assembly {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            mode: None,
            source_ids: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl Assembly {
    /// The items of `sourceIds`; none where it is absent.
    #[must_use]
    pub fn source_ids(&self) -> &[String] {
        self.source_ids.as_deref().unwrap_or_default()
    }
}

/// The `mode` of the assembly.
///
/// `folded`: several native rows of one message.
///
/// ```
/// use session_record_model::draft::AssemblyMode;
///
/// assert_eq!("folded".parse(), Ok(AssemblyMode::Folded));
/// assert_eq!(AssemblyMode::Folded.to_string(), "folded");
/// assert_eq!(AssemblyMode::from("another"), AssemblyMode::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AssemblyMode {
    /// `folded`.
    Folded,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl AssemblyMode {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Folded];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Folded => "folded",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for AssemblyMode {
    fn from(text: &str) -> Self {
        match text {
            "folded" => Self::Folded,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for AssemblyMode {
    fn from(text: String) -> Self {
        match text.as_str() {
            "folded" => Self::Folded,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for AssemblyMode {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for AssemblyMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Bytes kept as a blob.
///
/// ```
/// use session_record_model::draft::BlobRef;
///
/// let text = r#"{"blob":"sha256:4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce","size":20311,"mimeType":"audio/ogg"}"#;
/// let blob_ref: BlobRef = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&blob_ref)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlobRef {
    /// SHA-256 of the bytes, as `sha256:` and 64 lowercase hexadecimal digits.
    pub blob: String,
    /// Size in bytes.
    pub size: Option<exact_json::Integer>,
    /// Media type.
    pub mime_type: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl BlobRef {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(blob: impl Into<String>) -> Self {
        Self {
            blob: blob.into(),
            size: None,
            mime_type: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// A path, and what it is relative to.
///
/// ```
/// use session_record_model::draft::PathRef;
///
/// let text = r#"{"root":"home","path":"plans/quiet-amber-falcon.md"}"#;
/// let path_ref: PathRef = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&path_ref)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathRef {
    /// Names the root the path is relative to, or null for an absolute path.
    pub root: exact_json::Nullable<String>,
    /// The path.
    pub path: String,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl PathRef {
    /// One with its members.
    #[must_use]
    pub fn new(root: exact_json::Nullable<String>, path: impl Into<String>) -> Self {
        Self {
            root,
            path: path.into(),
            extra: exact_json::Object::new(),
        }
    }
}
