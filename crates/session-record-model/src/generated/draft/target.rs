//! Target twins: the types of this module as a mapping writes them, each value with its origin.
//!
//! Generated from `schemas/session-record/draft/session-record.schema.json` (sha-256 dac20ec9aa78cd2710bffecd5f233de74a65323ff6308e4dbad1a069353d2ada)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::Nullable;
use exact_json::trace::{Emit, Leaf, List, Number, Open, Out, Str, Writer};
use super::{tag, types};

/// The target twin of [`Record`](super::Record).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub enum Record<'t> {
    /// `message`.
    Message(Message<'t>),
    /// `plan`.
    Plan(Plan<'t>),
    /// `delivery`.
    Delivery(Delivery<'t>),
    /// `session`.
    Session(Session<'t>),
    /// `declaration`.
    Declaration(Declaration<'t>),
    /// `inference`.
    Inference(Inference<'t>),
    /// `tool_call`.
    ToolCall(ToolCall<'t>),
    /// `tool_result`.
    ToolResult(ToolResult<'t>),
    /// `input_request`.
    InputRequest(InputRequest<'t>),
    /// `subagent`.
    Subagent(Subagent<'t>),
    /// `compaction`.
    Compaction(Compaction<'t>),
    /// `native`.
    Native(Native<'t>),
    /// What the schema does not name, whole.
    Unknown(Open<'t>),
}

impl Emit for Record<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        match self {
            Self::Message(value) => value.emit(w),
            Self::Plan(value) => value.emit(w),
            Self::Delivery(value) => value.emit(w),
            Self::Session(value) => value.emit(w),
            Self::Declaration(value) => value.emit(w),
            Self::Inference(value) => value.emit(w),
            Self::ToolCall(value) => value.emit(w),
            Self::ToolResult(value) => value.emit(w),
            Self::InputRequest(value) => value.emit(w),
            Self::Subagent(value) => value.emit(w),
            Self::Compaction(value) => value.emit(w),
            Self::Native(value) => value.emit(w),
            Self::Unknown(value) => value.emit(w),
        }
    }
}

impl<'t> From<Message<'t>> for Record<'t> {
    fn from(value: Message<'t>) -> Self {
        Self::Message(value)
    }
}

impl<'t> From<Plan<'t>> for Record<'t> {
    fn from(value: Plan<'t>) -> Self {
        Self::Plan(value)
    }
}

impl<'t> From<Delivery<'t>> for Record<'t> {
    fn from(value: Delivery<'t>) -> Self {
        Self::Delivery(value)
    }
}

impl<'t> From<Session<'t>> for Record<'t> {
    fn from(value: Session<'t>) -> Self {
        Self::Session(value)
    }
}

impl<'t> From<Declaration<'t>> for Record<'t> {
    fn from(value: Declaration<'t>) -> Self {
        Self::Declaration(value)
    }
}

impl<'t> From<Inference<'t>> for Record<'t> {
    fn from(value: Inference<'t>) -> Self {
        Self::Inference(value)
    }
}

impl<'t> From<ToolCall<'t>> for Record<'t> {
    fn from(value: ToolCall<'t>) -> Self {
        Self::ToolCall(value)
    }
}

impl<'t> From<ToolResult<'t>> for Record<'t> {
    fn from(value: ToolResult<'t>) -> Self {
        Self::ToolResult(value)
    }
}

impl<'t> From<InputRequest<'t>> for Record<'t> {
    fn from(value: InputRequest<'t>) -> Self {
        Self::InputRequest(value)
    }
}

impl<'t> From<Subagent<'t>> for Record<'t> {
    fn from(value: Subagent<'t>) -> Self {
        Self::Subagent(value)
    }
}

impl<'t> From<Compaction<'t>> for Record<'t> {
    fn from(value: Compaction<'t>) -> Self {
        Self::Compaction(value)
    }
}

impl<'t> From<Native<'t>> for Record<'t> {
    fn from(value: Native<'t>) -> Self {
        Self::Native(value)
    }
}

/// The target twin of [`Message`](super::Message).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Message<'t> {
    /// `type`.
    pub type_: Out<tag::Message>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Out<Str<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Out<Str<'t>>>,
    /// `messageId`.
    pub message_id: Out<Str<'t>>,
    /// `role`.
    pub role: Option<Out<types::MessageRole>>,
    /// `author`.
    pub author: Option<Out<types::Author>>,
    /// `origin`.
    pub origin: Option<Out<types::Origin>>,
    /// `phase`.
    pub phase: Option<Out<types::Phase>>,
    /// `audience`.
    pub audience: Option<Out<types::MessageAudience>>,
    /// `status`.
    pub status: Option<Out<types::MessageStatus>>,
    /// `from`.
    pub from: Option<Actor<'t>>,
    /// `recipients`.
    pub recipients: Option<List<Recipient<'t>>>,
    /// `triggersTurn`.
    pub triggers_turn: Option<Out<bool>>,
    /// `conversation`.
    pub conversation: Option<Out<Str<'t>>>,
    /// `platform`.
    pub platform: Option<Platform<'t>>,
    /// `addressed`.
    pub addressed: Option<Out<bool>>,
    /// `via`.
    pub via: Option<Out<types::MessageVia>>,
    /// `derivedFrom`.
    pub derived_from: Option<List<Out<Str<'t>>>>,
    /// `content`.
    pub content: List<ContentPart<'t>>,
    /// `displayContent`.
    pub display_content: Option<List<ContentPart<'t>>>,
    /// `displayCorrespondence`.
    pub display_correspondence: Option<Out<types::DisplayCorrespondence>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Message<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("seq", &self.envelope.seq);
            w.member("id", &self.envelope.id);
            w.member("ts", &self.envelope.ts);
            w.member("tsPrecision", &self.envelope.ts_precision);
            w.member("turnId", &self.envelope.turn_id);
            w.member("inferenceId", &self.inference_id);
            w.member("subagentId", &self.subagent_id);
            w.member("supersedes", &self.envelope.supersedes);
            w.member("copiedFrom", &self.envelope.copied_from);
            w.member("messageId", &self.message_id);
            w.member("idSource", &self.envelope.id_source);
            w.member("role", &self.role);
            w.member("author", &self.author);
            w.member("origin", &self.origin);
            w.member("phase", &self.phase);
            w.member("audience", &self.audience);
            w.member("status", &self.status);
            w.member("from", &self.from);
            w.member("recipients", &self.recipients);
            w.member("triggersTurn", &self.triggers_turn);
            w.member("conversation", &self.conversation);
            w.member("platform", &self.platform);
            w.member("addressed", &self.addressed);
            w.member("via", &self.via);
            w.member("derivedFrom", &self.derived_from);
            w.member("content", &self.content);
            w.member("displayContent", &self.display_content);
            w.member("displayCorrespondence", &self.display_correspondence);
            w.member("capture", &self.envelope.capture);
            w.member("assembly", &self.envelope.assembly);
            w.member("native", &self.envelope.native);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`Envelope`](super::Envelope).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Envelope<'t> {
    /// `seq`.
    pub seq: Out<Number<'t>>,
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `ts`.
    pub ts: Option<Out<Str<'t>>>,
    /// `tsPrecision`.
    pub ts_precision: Option<Out<types::TsPrecision>>,
    /// `turnId`.
    pub turn_id: Option<Out<Str<'t>>>,
    /// `supersedes`.
    pub supersedes: Option<Out<Str<'t>>>,
    /// `copiedFrom`.
    pub copied_from: Option<Out<Str<'t>>>,
    /// `idSource`.
    pub id_source: Option<Out<types::IdSource>>,
    /// `capture`.
    pub capture: Option<Capture<'t>>,
    /// `assembly`.
    pub assembly: Option<Assembly<'t>>,
    /// `native`.
    pub native: Option<List<Open<'t>>>,
}

impl Leaf for types::TsPrecision {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::IdSource {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::MessageRole {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::MessageAudience {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::MessageStatus {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::MessageVia {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::DisplayCorrespondence {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Plan`](super::Plan).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Plan<'t> {
    /// `type`.
    pub type_: Out<tag::Plan>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Out<Str<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Out<Str<'t>>>,
    /// `planId`.
    pub plan_id: Out<Str<'t>>,
    /// `planType`.
    pub plan_type: Out<types::PlanType>,
    /// `status`.
    pub status: Option<Out<types::PlanStatus>>,
    /// `entries`.
    pub entries: Option<List<PlanEntry<'t>>>,
    /// `content`.
    pub content: Option<List<ContentPart<'t>>>,
    /// `source`.
    pub source: Option<PathRef<'t>>,
    /// `budget`.
    pub budget: Option<PlanAmount<'t>>,
    /// `used`.
    pub used: Option<PlanAmount<'t>>,
    /// `callId`.
    pub call_id: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Plan<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("seq", &self.envelope.seq);
            w.member("id", &self.envelope.id);
            w.member("ts", &self.envelope.ts);
            w.member("tsPrecision", &self.envelope.ts_precision);
            w.member("turnId", &self.envelope.turn_id);
            w.member("inferenceId", &self.inference_id);
            w.member("subagentId", &self.subagent_id);
            w.member("supersedes", &self.envelope.supersedes);
            w.member("copiedFrom", &self.envelope.copied_from);
            w.member("planId", &self.plan_id);
            w.member("idSource", &self.envelope.id_source);
            w.member("planType", &self.plan_type);
            w.member("status", &self.status);
            w.member("entries", &self.entries);
            w.member("content", &self.content);
            w.member("source", &self.source);
            w.member("budget", &self.budget);
            w.member("used", &self.used);
            w.member("callId", &self.call_id);
            w.member("capture", &self.envelope.capture);
            w.member("assembly", &self.envelope.assembly);
            w.member("native", &self.envelope.native);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::PlanType {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::PlanStatus {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Delivery`](super::Delivery).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Delivery<'t> {
    /// `type`.
    pub type_: Out<tag::Delivery>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Out<Str<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Out<Str<'t>>>,
    /// `message`.
    pub message: Option<Out<Str<'t>>>,
    /// `conversation`.
    pub conversation: Option<Out<Str<'t>>>,
    /// `status`.
    pub status: Out<types::DeliveryStatus>,
    /// `reason`.
    pub reason: Option<Out<Str<'t>>>,
    /// `platformMessageIds`.
    pub platform_message_ids: Option<List<Out<Str<'t>>>>,
    /// `attempt`.
    pub attempt: Option<Out<Number<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Delivery<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("seq", &self.envelope.seq);
            w.member("id", &self.envelope.id);
            w.member("ts", &self.envelope.ts);
            w.member("tsPrecision", &self.envelope.ts_precision);
            w.member("turnId", &self.envelope.turn_id);
            w.member("inferenceId", &self.inference_id);
            w.member("subagentId", &self.subagent_id);
            w.member("supersedes", &self.envelope.supersedes);
            w.member("copiedFrom", &self.envelope.copied_from);
            w.member("idSource", &self.envelope.id_source);
            w.member("message", &self.message);
            w.member("conversation", &self.conversation);
            w.member("status", &self.status);
            w.member("reason", &self.reason);
            w.member("platformMessageIds", &self.platform_message_ids);
            w.member("attempt", &self.attempt);
            w.member("capture", &self.envelope.capture);
            w.member("assembly", &self.envelope.assembly);
            w.member("native", &self.envelope.native);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::DeliveryStatus {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Session`](super::Session).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Session<'t> {
    /// `type`.
    pub type_: Out<tag::Session>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Out<Str<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Out<Str<'t>>>,
    /// `session`.
    pub session: Out<Str<'t>>,
    /// `agent`.
    pub agent: Option<SessionAgent<'t>>,
    /// `title`.
    pub title: Option<Out<Str<'t>>>,
    /// `cwd`.
    pub cwd: Option<Out<Str<'t>>>,
    /// `participants`.
    pub participants: Option<List<Participant<'t>>>,
    /// `conversations`.
    pub conversations: Option<List<Conversation<'t>>>,
    /// `forkedFrom`.
    pub forked_from: Option<Out<Str<'t>>>,
    /// `parent`.
    pub parent: Option<Out<Str<'t>>>,
    /// `source`.
    pub source: Option<SessionSource<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Session<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("seq", &self.envelope.seq);
            w.member("id", &self.envelope.id);
            w.member("ts", &self.envelope.ts);
            w.member("tsPrecision", &self.envelope.ts_precision);
            w.member("turnId", &self.envelope.turn_id);
            w.member("inferenceId", &self.inference_id);
            w.member("subagentId", &self.subagent_id);
            w.member("supersedes", &self.envelope.supersedes);
            w.member("copiedFrom", &self.envelope.copied_from);
            w.member("idSource", &self.envelope.id_source);
            w.member("session", &self.session);
            w.member("agent", &self.agent);
            w.member("title", &self.title);
            w.member("cwd", &self.cwd);
            w.member("participants", &self.participants);
            w.member("conversations", &self.conversations);
            w.member("forkedFrom", &self.forked_from);
            w.member("parent", &self.parent);
            w.member("source", &self.source);
            w.member("capture", &self.envelope.capture);
            w.member("assembly", &self.envelope.assembly);
            w.member("native", &self.envelope.native);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`SessionAgent`](super::SessionAgent).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct SessionAgent<'t> {
    /// `name`.
    pub name: Out<Str<'t>>,
    /// `version`.
    pub version: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for SessionAgent<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("name", &self.name);
            w.member("version", &self.version);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`SessionSource`](super::SessionSource).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct SessionSource<'t> {
    /// `format`.
    pub format: Out<Str<'t>>,
    /// `digest`.
    pub digest: Out<Str<'t>>,
    /// `size`.
    pub size: Out<Number<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for SessionSource<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("format", &self.format);
            w.member("digest", &self.digest);
            w.member("size", &self.size);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`Declaration`](super::Declaration).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Declaration<'t> {
    /// `type`.
    pub type_: Out<tag::Declaration>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Out<Str<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Out<Str<'t>>>,
    /// `participants`.
    pub participants: Option<List<Participant<'t>>>,
    /// `conversations`.
    pub conversations: Option<List<Conversation<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Declaration<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("seq", &self.envelope.seq);
            w.member("id", &self.envelope.id);
            w.member("ts", &self.envelope.ts);
            w.member("tsPrecision", &self.envelope.ts_precision);
            w.member("turnId", &self.envelope.turn_id);
            w.member("inferenceId", &self.inference_id);
            w.member("subagentId", &self.subagent_id);
            w.member("supersedes", &self.envelope.supersedes);
            w.member("copiedFrom", &self.envelope.copied_from);
            w.member("idSource", &self.envelope.id_source);
            w.member("participants", &self.participants);
            w.member("conversations", &self.conversations);
            w.member("capture", &self.envelope.capture);
            w.member("assembly", &self.envelope.assembly);
            w.member("native", &self.envelope.native);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`Inference`](super::Inference).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Inference<'t> {
    /// `type`.
    pub type_: Out<tag::Inference>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Out<Str<'t>>,
    /// `subagentId`.
    pub subagent_id: Option<Out<Str<'t>>>,
    /// `model`.
    pub model: Option<Out<Str<'t>>>,
    /// `provider`.
    pub provider: Option<Out<Str<'t>>>,
    /// `usage`.
    pub usage: Option<Open<'t>>,
    /// `stopReason`.
    pub stop_reason: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Inference<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("seq", &self.envelope.seq);
            w.member("id", &self.envelope.id);
            w.member("ts", &self.envelope.ts);
            w.member("tsPrecision", &self.envelope.ts_precision);
            w.member("turnId", &self.envelope.turn_id);
            w.member("inferenceId", &self.inference_id);
            w.member("subagentId", &self.subagent_id);
            w.member("supersedes", &self.envelope.supersedes);
            w.member("copiedFrom", &self.envelope.copied_from);
            w.member("idSource", &self.envelope.id_source);
            w.member("model", &self.model);
            w.member("provider", &self.provider);
            w.member("usage", &self.usage);
            w.member("stopReason", &self.stop_reason);
            w.member("capture", &self.envelope.capture);
            w.member("assembly", &self.envelope.assembly);
            w.member("native", &self.envelope.native);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`ToolCall`](super::ToolCall).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ToolCall<'t> {
    /// `type`.
    pub type_: Out<tag::ToolCall>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Out<Str<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Out<Str<'t>>>,
    /// `callId`.
    pub call_id: Out<Str<'t>>,
    /// `name`.
    pub name: Out<Str<'t>>,
    /// `input`.
    pub input: Option<Open<'t>>,
    /// `inputText`.
    pub input_text: Option<Out<Str<'t>>>,
    /// `at`.
    pub at: Option<CallPlace<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for ToolCall<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("seq", &self.envelope.seq);
            w.member("id", &self.envelope.id);
            w.member("ts", &self.envelope.ts);
            w.member("tsPrecision", &self.envelope.ts_precision);
            w.member("turnId", &self.envelope.turn_id);
            w.member("inferenceId", &self.inference_id);
            w.member("subagentId", &self.subagent_id);
            w.member("supersedes", &self.envelope.supersedes);
            w.member("copiedFrom", &self.envelope.copied_from);
            w.member("idSource", &self.envelope.id_source);
            w.member("callId", &self.call_id);
            w.member("name", &self.name);
            w.member("input", &self.input);
            w.member("inputText", &self.input_text);
            w.member("at", &self.at);
            w.member("capture", &self.envelope.capture);
            w.member("assembly", &self.envelope.assembly);
            w.member("native", &self.envelope.native);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`CallPlace`](super::CallPlace).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct CallPlace<'t> {
    /// `message`.
    pub message: Out<Str<'t>>,
    /// `index`.
    pub index: Out<Number<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for CallPlace<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("message", &self.message);
            w.member("index", &self.index);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`ToolResult`](super::ToolResult).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ToolResult<'t> {
    /// `type`.
    pub type_: Out<tag::ToolResult>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Out<Str<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Out<Str<'t>>>,
    /// `callId`.
    pub call_id: Out<Str<'t>>,
    /// `status`.
    pub status: Option<Out<types::ToolResultStatus>>,
    /// `content`.
    pub content: List<ContentPart<'t>>,
    /// `structuredContent`.
    pub structured_content: Option<Open<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for ToolResult<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("seq", &self.envelope.seq);
            w.member("id", &self.envelope.id);
            w.member("ts", &self.envelope.ts);
            w.member("tsPrecision", &self.envelope.ts_precision);
            w.member("turnId", &self.envelope.turn_id);
            w.member("inferenceId", &self.inference_id);
            w.member("subagentId", &self.subagent_id);
            w.member("supersedes", &self.envelope.supersedes);
            w.member("copiedFrom", &self.envelope.copied_from);
            w.member("idSource", &self.envelope.id_source);
            w.member("callId", &self.call_id);
            w.member("status", &self.status);
            w.member("content", &self.content);
            w.member("structuredContent", &self.structured_content);
            w.member("capture", &self.envelope.capture);
            w.member("assembly", &self.envelope.assembly);
            w.member("native", &self.envelope.native);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::ToolResultStatus {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`InputRequest`](super::InputRequest).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct InputRequest<'t> {
    /// `type`.
    pub type_: Out<tag::InputRequest>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Out<Str<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Out<Str<'t>>>,
    /// `requestId`.
    pub request_id: Out<Str<'t>>,
    /// `question`.
    pub question: Option<Out<Str<'t>>>,
    /// `status`.
    pub status: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for InputRequest<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("seq", &self.envelope.seq);
            w.member("id", &self.envelope.id);
            w.member("ts", &self.envelope.ts);
            w.member("tsPrecision", &self.envelope.ts_precision);
            w.member("turnId", &self.envelope.turn_id);
            w.member("inferenceId", &self.inference_id);
            w.member("subagentId", &self.subagent_id);
            w.member("supersedes", &self.envelope.supersedes);
            w.member("copiedFrom", &self.envelope.copied_from);
            w.member("idSource", &self.envelope.id_source);
            w.member("requestId", &self.request_id);
            w.member("question", &self.question);
            w.member("status", &self.status);
            w.member("capture", &self.envelope.capture);
            w.member("assembly", &self.envelope.assembly);
            w.member("native", &self.envelope.native);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`Subagent`](super::Subagent).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Subagent<'t> {
    /// `type`.
    pub type_: Out<tag::Subagent>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Out<Str<'t>>>,
    /// `subagentId`.
    pub subagent_id: Out<Str<'t>>,
    /// `session`.
    pub session: Option<Out<Str<'t>>>,
    /// `callId`.
    pub call_id: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Subagent<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("seq", &self.envelope.seq);
            w.member("id", &self.envelope.id);
            w.member("ts", &self.envelope.ts);
            w.member("tsPrecision", &self.envelope.ts_precision);
            w.member("turnId", &self.envelope.turn_id);
            w.member("inferenceId", &self.inference_id);
            w.member("subagentId", &self.subagent_id);
            w.member("supersedes", &self.envelope.supersedes);
            w.member("copiedFrom", &self.envelope.copied_from);
            w.member("idSource", &self.envelope.id_source);
            w.member("session", &self.session);
            w.member("callId", &self.call_id);
            w.member("capture", &self.envelope.capture);
            w.member("assembly", &self.envelope.assembly);
            w.member("native", &self.envelope.native);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`Compaction`](super::Compaction).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Compaction<'t> {
    /// `type`.
    pub type_: Out<tag::Compaction>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Out<Str<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Out<Str<'t>>>,
    /// `summary`.
    pub summary: Option<List<ContentPart<'t>>>,
    /// `firstKept`.
    pub first_kept: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Compaction<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("seq", &self.envelope.seq);
            w.member("id", &self.envelope.id);
            w.member("ts", &self.envelope.ts);
            w.member("tsPrecision", &self.envelope.ts_precision);
            w.member("turnId", &self.envelope.turn_id);
            w.member("inferenceId", &self.inference_id);
            w.member("subagentId", &self.subagent_id);
            w.member("supersedes", &self.envelope.supersedes);
            w.member("copiedFrom", &self.envelope.copied_from);
            w.member("idSource", &self.envelope.id_source);
            w.member("summary", &self.summary);
            w.member("firstKept", &self.first_kept);
            w.member("capture", &self.envelope.capture);
            w.member("assembly", &self.envelope.assembly);
            w.member("native", &self.envelope.native);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`Native`](super::Native).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Native<'t> {
    /// `type`.
    pub type_: Out<tag::Native>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Out<Str<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Out<Str<'t>>>,
    /// `agent`.
    pub agent: Out<Str<'t>>,
    /// `nativeType`.
    pub native_type: Option<Out<Str<'t>>>,
    /// `row`.
    pub row: Open<'t>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Native<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("seq", &self.envelope.seq);
            w.member("id", &self.envelope.id);
            w.member("ts", &self.envelope.ts);
            w.member("tsPrecision", &self.envelope.ts_precision);
            w.member("turnId", &self.envelope.turn_id);
            w.member("inferenceId", &self.inference_id);
            w.member("subagentId", &self.subagent_id);
            w.member("supersedes", &self.envelope.supersedes);
            w.member("copiedFrom", &self.envelope.copied_from);
            w.member("idSource", &self.envelope.id_source);
            w.member("agent", &self.agent);
            w.member("nativeType", &self.native_type);
            w.member("row", &self.row);
            w.member("capture", &self.envelope.capture);
            w.member("assembly", &self.envelope.assembly);
            w.member("native", &self.envelope.native);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`TextPart`](super::TextPart).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct TextPart<'t> {
    /// `type`.
    pub type_: Out<tag::Text>,
    /// `text`.
    pub text: Out<Str<'t>>,
    /// `annotations`.
    pub annotations: Option<Open<'t>>,
    /// `author`.
    pub author: Option<Out<types::Author>>,
    /// `origin`.
    pub origin: Option<Out<types::Origin>>,
    /// `phase`.
    pub phase: Option<Out<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Open<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for TextPart<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("text", &self.text);
            w.member("annotations", &self.annotations);
            w.member("author", &self.author);
            w.member("origin", &self.origin);
            w.member("phase", &self.phase);
            w.member("derivation", &self.derivation);
            w.member("_meta", &self.meta);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`ImagePart`](super::ImagePart).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ImagePart<'t> {
    /// `type`.
    pub type_: Out<tag::Image>,
    /// `mimeType`.
    pub mime_type: Out<Str<'t>>,
    /// `data`.
    pub data: Option<Out<Str<'t>>>,
    /// `blob`.
    pub blob: Option<BlobRef<'t>>,
    /// `annotations`.
    pub annotations: Option<Open<'t>>,
    /// `author`.
    pub author: Option<Out<types::Author>>,
    /// `origin`.
    pub origin: Option<Out<types::Origin>>,
    /// `phase`.
    pub phase: Option<Out<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Open<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for ImagePart<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("mimeType", &self.mime_type);
            w.member("data", &self.data);
            w.member("blob", &self.blob);
            w.member("annotations", &self.annotations);
            w.member("author", &self.author);
            w.member("origin", &self.origin);
            w.member("phase", &self.phase);
            w.member("derivation", &self.derivation);
            w.member("_meta", &self.meta);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`AudioPart`](super::AudioPart).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct AudioPart<'t> {
    /// `type`.
    pub type_: Out<tag::Audio>,
    /// `mimeType`.
    pub mime_type: Out<Str<'t>>,
    /// `data`.
    pub data: Option<Out<Str<'t>>>,
    /// `blob`.
    pub blob: Option<BlobRef<'t>>,
    /// `annotations`.
    pub annotations: Option<Open<'t>>,
    /// `author`.
    pub author: Option<Out<types::Author>>,
    /// `origin`.
    pub origin: Option<Out<types::Origin>>,
    /// `phase`.
    pub phase: Option<Out<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Open<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for AudioPart<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("mimeType", &self.mime_type);
            w.member("data", &self.data);
            w.member("blob", &self.blob);
            w.member("annotations", &self.annotations);
            w.member("author", &self.author);
            w.member("origin", &self.origin);
            w.member("phase", &self.phase);
            w.member("derivation", &self.derivation);
            w.member("_meta", &self.meta);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`ResourceLinkPart`](super::ResourceLinkPart).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ResourceLinkPart<'t> {
    /// `type`.
    pub type_: Out<tag::ResourceLink>,
    /// `uri`.
    pub uri: Out<Str<'t>>,
    /// `name`.
    pub name: Out<Str<'t>>,
    /// `title`.
    pub title: Option<Out<Str<'t>>>,
    /// `description`.
    pub description: Option<Out<Str<'t>>>,
    /// `mimeType`.
    pub mime_type: Option<Out<Str<'t>>>,
    /// `size`.
    pub size: Option<Out<Number<'t>>>,
    /// `annotations`.
    pub annotations: Option<Open<'t>>,
    /// `author`.
    pub author: Option<Out<types::Author>>,
    /// `origin`.
    pub origin: Option<Out<types::Origin>>,
    /// `phase`.
    pub phase: Option<Out<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Open<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for ResourceLinkPart<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("uri", &self.uri);
            w.member("name", &self.name);
            w.member("title", &self.title);
            w.member("description", &self.description);
            w.member("mimeType", &self.mime_type);
            w.member("size", &self.size);
            w.member("annotations", &self.annotations);
            w.member("author", &self.author);
            w.member("origin", &self.origin);
            w.member("phase", &self.phase);
            w.member("derivation", &self.derivation);
            w.member("_meta", &self.meta);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`ResourcePart`](super::ResourcePart).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ResourcePart<'t> {
    /// `type`.
    pub type_: Out<tag::Resource>,
    /// `resource`.
    pub resource: ResourceContents<'t>,
    /// `annotations`.
    pub annotations: Option<Open<'t>>,
    /// `author`.
    pub author: Option<Out<types::Author>>,
    /// `origin`.
    pub origin: Option<Out<types::Origin>>,
    /// `phase`.
    pub phase: Option<Out<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Open<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for ResourcePart<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("resource", &self.resource);
            w.member("annotations", &self.annotations);
            w.member("author", &self.author);
            w.member("origin", &self.origin);
            w.member("phase", &self.phase);
            w.member("derivation", &self.derivation);
            w.member("_meta", &self.meta);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`ReasoningPart`](super::ReasoningPart).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ReasoningPart<'t> {
    /// `type`.
    pub type_: Out<tag::Reasoning>,
    /// `visibility`.
    pub visibility: Option<Out<types::ReasoningVisibility>>,
    /// `text`.
    pub text: Option<Out<Str<'t>>>,
    /// `summary`.
    pub summary: Option<List<Out<Str<'t>>>>,
    /// `opaque`.
    pub opaque: Option<ReasoningOpaque<'t>>,
    /// `signature`.
    pub signature: Option<Out<Str<'t>>>,
    /// `author`.
    pub author: Option<Out<types::Author>>,
    /// `origin`.
    pub origin: Option<Out<types::Origin>>,
    /// `phase`.
    pub phase: Option<Out<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Open<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for ReasoningPart<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("visibility", &self.visibility);
            w.member("text", &self.text);
            w.member("summary", &self.summary);
            w.member("opaque", &self.opaque);
            w.member("signature", &self.signature);
            w.member("author", &self.author);
            w.member("origin", &self.origin);
            w.member("phase", &self.phase);
            w.member("derivation", &self.derivation);
            w.member("_meta", &self.meta);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::ReasoningVisibility {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`RefusalPart`](super::RefusalPart).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct RefusalPart<'t> {
    /// `type`.
    pub type_: Out<tag::Refusal>,
    /// `text`.
    pub text: Out<Str<'t>>,
    /// `author`.
    pub author: Option<Out<types::Author>>,
    /// `origin`.
    pub origin: Option<Out<types::Origin>>,
    /// `phase`.
    pub phase: Option<Out<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Open<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for RefusalPart<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("text", &self.text);
            w.member("author", &self.author);
            w.member("origin", &self.origin);
            w.member("phase", &self.phase);
            w.member("derivation", &self.derivation);
            w.member("_meta", &self.meta);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`DataPart`](super::DataPart).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct DataPart<'t> {
    /// `type`.
    pub type_: Out<tag::Data>,
    /// `data`.
    pub data: Open<'t>,
    /// `schema`.
    pub schema: Option<Out<Str<'t>>>,
    /// `author`.
    pub author: Option<Out<types::Author>>,
    /// `origin`.
    pub origin: Option<Out<types::Origin>>,
    /// `phase`.
    pub phase: Option<Out<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Open<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for DataPart<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("data", &self.data);
            w.member("schema", &self.schema);
            w.member("author", &self.author);
            w.member("origin", &self.origin);
            w.member("phase", &self.phase);
            w.member("derivation", &self.derivation);
            w.member("_meta", &self.meta);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`OpaquePart`](super::OpaquePart).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct OpaquePart<'t> {
    /// `type`.
    pub type_: Out<tag::Opaque>,
    /// `format`.
    pub format: Out<Str<'t>>,
    /// `data`.
    pub data: Option<Out<Str<'t>>>,
    /// `blob`.
    pub blob: Option<BlobRef<'t>>,
    /// `author`.
    pub author: Option<Out<types::Author>>,
    /// `origin`.
    pub origin: Option<Out<types::Origin>>,
    /// `phase`.
    pub phase: Option<Out<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Open<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for OpaquePart<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("format", &self.format);
            w.member("data", &self.data);
            w.member("blob", &self.blob);
            w.member("author", &self.author);
            w.member("origin", &self.origin);
            w.member("phase", &self.phase);
            w.member("derivation", &self.derivation);
            w.member("_meta", &self.meta);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`ContentPart`](super::ContentPart).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub enum ContentPart<'t> {
    /// `text`.
    Text(TextPart<'t>),
    /// `image`.
    Image(ImagePart<'t>),
    /// `audio`.
    Audio(AudioPart<'t>),
    /// `resource_link`.
    ResourceLink(ResourceLinkPart<'t>),
    /// `resource`.
    Resource(ResourcePart<'t>),
    /// `reasoning`.
    Reasoning(ReasoningPart<'t>),
    /// `refusal`.
    Refusal(RefusalPart<'t>),
    /// `data`.
    Data(DataPart<'t>),
    /// `opaque`.
    Opaque(OpaquePart<'t>),
    /// What the schema does not name, whole.
    Unknown(Open<'t>),
}

impl Emit for ContentPart<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        match self {
            Self::Text(value) => value.emit(w),
            Self::Image(value) => value.emit(w),
            Self::Audio(value) => value.emit(w),
            Self::ResourceLink(value) => value.emit(w),
            Self::Resource(value) => value.emit(w),
            Self::Reasoning(value) => value.emit(w),
            Self::Refusal(value) => value.emit(w),
            Self::Data(value) => value.emit(w),
            Self::Opaque(value) => value.emit(w),
            Self::Unknown(value) => value.emit(w),
        }
    }
}

impl<'t> From<TextPart<'t>> for ContentPart<'t> {
    fn from(value: TextPart<'t>) -> Self {
        Self::Text(value)
    }
}

impl<'t> From<ImagePart<'t>> for ContentPart<'t> {
    fn from(value: ImagePart<'t>) -> Self {
        Self::Image(value)
    }
}

impl<'t> From<AudioPart<'t>> for ContentPart<'t> {
    fn from(value: AudioPart<'t>) -> Self {
        Self::Audio(value)
    }
}

impl<'t> From<ResourceLinkPart<'t>> for ContentPart<'t> {
    fn from(value: ResourceLinkPart<'t>) -> Self {
        Self::ResourceLink(value)
    }
}

impl<'t> From<ResourcePart<'t>> for ContentPart<'t> {
    fn from(value: ResourcePart<'t>) -> Self {
        Self::Resource(value)
    }
}

impl<'t> From<ReasoningPart<'t>> for ContentPart<'t> {
    fn from(value: ReasoningPart<'t>) -> Self {
        Self::Reasoning(value)
    }
}

impl<'t> From<RefusalPart<'t>> for ContentPart<'t> {
    fn from(value: RefusalPart<'t>) -> Self {
        Self::Refusal(value)
    }
}

impl<'t> From<DataPart<'t>> for ContentPart<'t> {
    fn from(value: DataPart<'t>) -> Self {
        Self::Data(value)
    }
}

impl<'t> From<OpaquePart<'t>> for ContentPart<'t> {
    fn from(value: OpaquePart<'t>) -> Self {
        Self::Opaque(value)
    }
}

impl Leaf for types::Author {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::Origin {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::Phase {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Derivation`](super::Derivation).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Derivation<'t> {
    /// `method`.
    pub method: Out<types::DerivationMethod>,
    /// `from`.
    pub from: Option<Out<Number<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Derivation<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("method", &self.method);
            w.member("from", &self.from);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::DerivationMethod {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`ResourceContents`](super::ResourceContents).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ResourceContents<'t> {
    /// `uri`.
    pub uri: Out<Str<'t>>,
    /// `mimeType`.
    pub mime_type: Option<Out<Str<'t>>>,
    /// `text`.
    pub text: Option<Out<Str<'t>>>,
    /// `blob`.
    pub blob: Option<Out<Str<'t>>>,
    /// `blobRef`.
    pub blob_ref: Option<BlobRef<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for ResourceContents<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("uri", &self.uri);
            w.member("mimeType", &self.mime_type);
            w.member("text", &self.text);
            w.member("blob", &self.blob);
            w.member("blobRef", &self.blob_ref);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`ReasoningOpaque`](super::ReasoningOpaque).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ReasoningOpaque<'t> {
    /// `format`.
    pub format: Option<Out<Str<'t>>>,
    /// `data`.
    pub data: Option<Open<'t>>,
    /// `blob`.
    pub blob: Option<BlobRef<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for ReasoningOpaque<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("format", &self.format);
            w.member("data", &self.data);
            w.member("blob", &self.blob);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`Recipient`](super::Recipient).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Recipient<'t> {
    /// `actor`.
    pub actor: Actor<'t>,
    /// `kind`.
    pub kind: Option<Out<types::RecipientKind>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Recipient<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("actor", &self.actor);
            w.member("kind", &self.kind);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::RecipientKind {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Actor`](super::Actor).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Actor<'t> {
    /// `session`.
    pub session: Option<Out<Str<'t>>>,
    /// `address`.
    pub address: Option<Out<Str<'t>>>,
    /// `participant`.
    pub participant: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Actor<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("session", &self.session);
            w.member("address", &self.address);
            w.member("participant", &self.participant);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`Platform`](super::Platform).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Platform<'t> {
    /// `messageIds`.
    pub message_ids: Option<List<Out<Str<'t>>>>,
    /// `replyTo`.
    pub reply_to: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Platform<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("messageIds", &self.message_ids);
            w.member("replyTo", &self.reply_to);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`PlanEntry`](super::PlanEntry).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct PlanEntry<'t> {
    /// `entryId`.
    pub entry_id: Option<Out<Str<'t>>>,
    /// `content`.
    pub content: Out<Str<'t>>,
    /// `status`.
    pub status: Out<types::PlanEntryStatus>,
    /// `priority`.
    pub priority: Option<Out<types::PlanEntryPriority>>,
    /// `owner`.
    pub owner: Option<Out<Str<'t>>>,
    /// `blockedBy`.
    pub blocked_by: Option<List<Out<Str<'t>>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for PlanEntry<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("entryId", &self.entry_id);
            w.member("content", &self.content);
            w.member("status", &self.status);
            w.member("priority", &self.priority);
            w.member("owner", &self.owner);
            w.member("blockedBy", &self.blocked_by);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::PlanEntryStatus {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::PlanEntryPriority {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`PlanAmount`](super::PlanAmount).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct PlanAmount<'t> {
    /// `tokens`.
    pub tokens: Option<Out<Number<'t>>>,
    /// `seconds`.
    pub seconds: Option<Out<Number<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for PlanAmount<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("tokens", &self.tokens);
            w.member("seconds", &self.seconds);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`Participant`](super::Participant).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Participant<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `name`.
    pub name: Option<Out<Str<'t>>>,
    /// `kind`.
    pub kind: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Participant<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("name", &self.name);
            w.member("kind", &self.kind);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`Conversation`](super::Conversation).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Conversation<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `title`.
    pub title: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Conversation<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("title", &self.title);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`Capture`](super::Capture).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Capture<'t> {
    /// `content`.
    pub content: Option<CaptureState<'t>>,
    /// `displayContent`.
    pub display_content: Option<CaptureState<'t>>,
    /// `role`.
    pub role: Option<CaptureState<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Capture<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("content", &self.content);
            w.member("displayContent", &self.display_content);
            w.member("role", &self.role);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`CaptureState`](super::CaptureState).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct CaptureState<'t> {
    /// `state`.
    pub state: Out<types::CaptureStateKind>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for CaptureState<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("state", &self.state);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::CaptureStateKind {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Assembly`](super::Assembly).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Assembly<'t> {
    /// `mode`.
    pub mode: Option<Out<types::AssemblyMode>>,
    /// `sourceIds`.
    pub source_ids: Option<List<Out<Str<'t>>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Assembly<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("mode", &self.mode);
            w.member("sourceIds", &self.source_ids);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::AssemblyMode {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`BlobRef`](super::BlobRef).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct BlobRef<'t> {
    /// `blob`.
    pub blob: Out<Str<'t>>,
    /// `size`.
    pub size: Option<Out<Number<'t>>>,
    /// `mimeType`.
    pub mime_type: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for BlobRef<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("blob", &self.blob);
            w.member("size", &self.size);
            w.member("mimeType", &self.mime_type);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`PathRef`](super::PathRef).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct PathRef<'t> {
    /// `root`.
    pub root: Out<Nullable<Str<'t>>>,
    /// `path`.
    pub path: Out<Str<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for PathRef<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("root", &self.root);
            w.member("path", &self.path);
            w.extra(&self.extra);
        });
    }
}
