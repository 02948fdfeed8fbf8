//! Source twins: the types of this module as a mapping reads them, each value without a fate.
//!
//! Generated from `schemas/session-record/draft/session-record.schema.json` (sha-256 dac20ec9aa78cd2710bffecd5f233de74a65323ff6308e4dbad1a069353d2ada)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::trace::{Ledger, Number, Reason, Settle, Src, SrcExtra, SrcItems, reading};
use exact_json::{Nullable, Read, ReadError, Text, Value, read};
use super::{tag, types};

/// The source twin of [`Record`](super::Record).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
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
    Unknown(Src<Value<'t>>),
}

impl<'t> Read<'t> for Record<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        match &*read::tag(this, "type")?.decode() {
            "message" => Read::read(this).map(Self::Message),
            "plan" => Read::read(this).map(Self::Plan),
            "delivery" => Read::read(this).map(Self::Delivery),
            "session" => Read::read(this).map(Self::Session),
            "declaration" => Read::read(this).map(Self::Declaration),
            "inference" => Read::read(this).map(Self::Inference),
            "tool_call" => Read::read(this).map(Self::ToolCall),
            "tool_result" => Read::read(this).map(Self::ToolResult),
            "input_request" => Read::read(this).map(Self::InputRequest),
            "subagent" => Read::read(this).map(Self::Subagent),
            "compaction" => Read::read(this).map(Self::Compaction),
            "native" => Read::read(this).map(Self::Native),
            _ => Ok(Self::Unknown(Src::of(this))),
        }
    }
}

impl Settle for Record<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        match self {
            Self::Message(value) => value.settle(ledger, reason),
            Self::Plan(value) => value.settle(ledger, reason),
            Self::Delivery(value) => value.settle(ledger, reason),
            Self::Session(value) => value.settle(ledger, reason),
            Self::Declaration(value) => value.settle(ledger, reason),
            Self::Inference(value) => value.settle(ledger, reason),
            Self::ToolCall(value) => value.settle(ledger, reason),
            Self::ToolResult(value) => value.settle(ledger, reason),
            Self::InputRequest(value) => value.settle(ledger, reason),
            Self::Subagent(value) => value.settle(ledger, reason),
            Self::Compaction(value) => value.settle(ledger, reason),
            Self::Native(value) => value.settle(ledger, reason),
            Self::Unknown(value) => value.settle(ledger, reason),
        }
    }
}

/// The source twin of [`Message`](super::Message).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Message<'t> {
    /// `type`.
    pub type_: Src<tag::Message>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Src<Text<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Src<Text<'t>>>,
    /// `messageId`.
    pub message_id: Src<Text<'t>>,
    /// `role`.
    pub role: Option<Src<types::MessageRole>>,
    /// `author`.
    pub author: Option<Src<types::Author>>,
    /// `origin`.
    pub origin: Option<Src<types::Origin>>,
    /// `phase`.
    pub phase: Option<Src<types::Phase>>,
    /// `audience`.
    pub audience: Option<Src<types::MessageAudience>>,
    /// `status`.
    pub status: Option<Src<types::MessageStatus>>,
    /// `from`.
    pub from: Option<Actor<'t>>,
    /// `recipients`.
    pub recipients: Option<SrcItems<Recipient<'t>>>,
    /// `triggersTurn`.
    pub triggers_turn: Option<Src<bool>>,
    /// `conversation`.
    pub conversation: Option<Src<Text<'t>>>,
    /// `platform`.
    pub platform: Option<Platform<'t>>,
    /// `addressed`.
    pub addressed: Option<Src<bool>>,
    /// `via`.
    pub via: Option<Src<types::MessageVia>>,
    /// `derivedFrom`.
    pub derived_from: Option<SrcItems<Src<Text<'t>>>>,
    /// `content`.
    pub content: SrcItems<ContentPart<'t>>,
    /// `displayContent`.
    pub display_content: Option<SrcItems<ContentPart<'t>>>,
    /// `displayCorrespondence`.
    pub display_correspondence: Option<Src<types::DisplayCorrespondence>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Message<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut message_id = None;
        let mut role = None;
        let mut author = None;
        let mut origin = None;
        let mut phase = None;
        let mut audience = None;
        let mut status = None;
        let mut from = None;
        let mut recipients = None;
        let mut triggers_turn = None;
        let mut conversation = None;
        let mut platform = None;
        let mut addressed = None;
        let mut via = None;
        let mut derived_from = None;
        let mut content = None;
        let mut display_content = None;
        let mut display_correspondence = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "messageId" => message_id = Some(Read::read(value_)?),
                "role" => role = Some(Read::read(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "audience" => audience = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "from" => from = Some(Read::read(value_)?),
                "recipients" => recipients = Some(Read::read(value_)?),
                "triggersTurn" => triggers_turn = Some(Read::read(value_)?),
                "conversation" => conversation = Some(Read::read(value_)?),
                "platform" => platform = Some(Read::read(value_)?),
                "addressed" => addressed = Some(Read::read(value_)?),
                "via" => via = Some(Read::read(value_)?),
                "derivedFrom" => derived_from = Some(Read::read(value_)?),
                "content" => content = Some(Read::read(value_)?),
                "displayContent" => display_content = Some(Read::read(value_)?),
                "displayCorrespondence" => {
                    display_correspondence = Some(Read::read(value_)?);
                }
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push(name_, value_);
                    }
                }
            }
        }
        Ok(Message {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            envelope: envelope.finish(this)?,
            inference_id,
            subagent_id,
            message_id: message_id.ok_or_else(|| read::missing(this, "messageId"))?,
            role,
            author,
            origin,
            phase,
            audience,
            status,
            from,
            recipients,
            triggers_turn,
            conversation,
            platform,
            addressed,
            via,
            derived_from,
            content: content.ok_or_else(|| read::missing(this, "content"))?,
            display_content,
            display_correspondence,
            extra,
        })
    }
}

impl Settle for Message<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.envelope.settle(ledger, reason);
        self.inference_id.settle(ledger, reason);
        self.subagent_id.settle(ledger, reason);
        self.message_id.settle(ledger, reason);
        self.role.settle(ledger, reason);
        self.author.settle(ledger, reason);
        self.origin.settle(ledger, reason);
        self.phase.settle(ledger, reason);
        self.audience.settle(ledger, reason);
        self.status.settle(ledger, reason);
        self.from.settle(ledger, reason);
        self.recipients.settle(ledger, reason);
        self.triggers_turn.settle(ledger, reason);
        self.conversation.settle(ledger, reason);
        self.platform.settle(ledger, reason);
        self.addressed.settle(ledger, reason);
        self.via.settle(ledger, reason);
        self.derived_from.settle(ledger, reason);
        self.content.settle(ledger, reason);
        self.display_content.settle(ledger, reason);
        self.display_correspondence.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Envelope`](super::Envelope).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Envelope<'t> {
    /// `seq`.
    pub seq: Src<Number<'t>>,
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `ts`.
    pub ts: Option<Src<Text<'t>>>,
    /// `tsPrecision`.
    pub ts_precision: Option<Src<types::TsPrecision>>,
    /// `turnId`.
    pub turn_id: Option<Src<Text<'t>>>,
    /// `supersedes`.
    pub supersedes: Option<Src<Text<'t>>>,
    /// `copiedFrom`.
    pub copied_from: Option<Src<Text<'t>>>,
    /// `idSource`.
    pub id_source: Option<Src<types::IdSource>>,
    /// `capture`.
    pub capture: Option<Capture<'t>>,
    /// `assembly`.
    pub assembly: Option<Assembly<'t>>,
    /// `native`.
    pub native: Option<SrcItems<Src<Value<'t>>>>,
}

/// The members of [`Envelope`], as they are met.
#[derive(Default)]
struct EnvelopeParts<'t> {
    seq: Option<Src<Number<'t>>>,
    id: Option<Src<Text<'t>>>,
    ts: Option<Src<Text<'t>>>,
    ts_precision: Option<Src<types::TsPrecision>>,
    turn_id: Option<Src<Text<'t>>>,
    supersedes: Option<Src<Text<'t>>>,
    copied_from: Option<Src<Text<'t>>>,
    id_source: Option<Src<types::IdSource>>,
    capture: Option<Capture<'t>>,
    assembly: Option<Assembly<'t>>,
    native: Option<SrcItems<Src<Value<'t>>>>,
}

impl<'t> EnvelopeParts<'t> {
    /// Takes a member, if it is one of these.
    fn take(&mut self, name_: &str, value_: Value<'t>) -> Result<bool, ReadError> {
        match name_ {
            "seq" => self.seq = Some(reading::integer(value_)?),
            "id" => self.id = Some(Read::read(value_)?),
            "ts" => self.ts = Some(reading::text(value_, exact_json::Timestamp::check)?),
            "tsPrecision" => self.ts_precision = Some(Read::read(value_)?),
            "turnId" => self.turn_id = Some(Read::read(value_)?),
            "supersedes" => self.supersedes = Some(Read::read(value_)?),
            "copiedFrom" => self.copied_from = Some(Read::read(value_)?),
            "idSource" => self.id_source = Some(Read::read(value_)?),
            "capture" => self.capture = Some(Read::read(value_)?),
            "assembly" => self.assembly = Some(Read::read(value_)?),
            "native" => self.native = Some(Read::read(value_)?),
            _ => return Ok(false),
        }
        Ok(true)
    }
    /// All of them.
    fn finish(self, this: Value<'_>) -> Result<Envelope<'t>, ReadError> {
        Ok(Envelope {
            seq: self.seq.ok_or_else(|| read::missing(this, "seq"))?,
            id: self.id.ok_or_else(|| read::missing(this, "id"))?,
            ts: self.ts,
            ts_precision: self.ts_precision,
            turn_id: self.turn_id,
            supersedes: self.supersedes,
            copied_from: self.copied_from,
            id_source: self.id_source,
            capture: self.capture,
            assembly: self.assembly,
            native: self.native,
        })
    }
}

impl Settle for Envelope<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.seq.settle(ledger, reason);
        self.id.settle(ledger, reason);
        self.ts.settle(ledger, reason);
        self.ts_precision.settle(ledger, reason);
        self.turn_id.settle(ledger, reason);
        self.supersedes.settle(ledger, reason);
        self.copied_from.settle(ledger, reason);
        self.id_source.settle(ledger, reason);
        self.capture.settle(ledger, reason);
        self.assembly.settle(ledger, reason);
        self.native.settle(ledger, reason);
    }
}

/// The source twin of [`Plan`](super::Plan).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Plan<'t> {
    /// `type`.
    pub type_: Src<tag::Plan>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Src<Text<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Src<Text<'t>>>,
    /// `planId`.
    pub plan_id: Src<Text<'t>>,
    /// `planType`.
    pub plan_type: Src<types::PlanType>,
    /// `status`.
    pub status: Option<Src<types::PlanStatus>>,
    /// `entries`.
    pub entries: Option<SrcItems<PlanEntry<'t>>>,
    /// `content`.
    pub content: Option<SrcItems<ContentPart<'t>>>,
    /// `source`.
    pub source: Option<PathRef<'t>>,
    /// `budget`.
    pub budget: Option<PlanAmount<'t>>,
    /// `used`.
    pub used: Option<PlanAmount<'t>>,
    /// `callId`.
    pub call_id: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Plan<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut plan_id = None;
        let mut plan_type = None;
        let mut status = None;
        let mut entries = None;
        let mut content = None;
        let mut source = None;
        let mut budget = None;
        let mut used = None;
        let mut call_id = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "planId" => plan_id = Some(Read::read(value_)?),
                "planType" => plan_type = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "entries" => entries = Some(Read::read(value_)?),
                "content" => content = Some(Read::read(value_)?),
                "source" => source = Some(Read::read(value_)?),
                "budget" => budget = Some(Read::read(value_)?),
                "used" => used = Some(Read::read(value_)?),
                "callId" => call_id = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push(name_, value_);
                    }
                }
            }
        }
        Ok(Plan {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            envelope: envelope.finish(this)?,
            inference_id,
            subagent_id,
            plan_id: plan_id.ok_or_else(|| read::missing(this, "planId"))?,
            plan_type: plan_type.ok_or_else(|| read::missing(this, "planType"))?,
            status,
            entries,
            content,
            source,
            budget,
            used,
            call_id,
            extra,
        })
    }
}

impl Settle for Plan<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.envelope.settle(ledger, reason);
        self.inference_id.settle(ledger, reason);
        self.subagent_id.settle(ledger, reason);
        self.plan_id.settle(ledger, reason);
        self.plan_type.settle(ledger, reason);
        self.status.settle(ledger, reason);
        self.entries.settle(ledger, reason);
        self.content.settle(ledger, reason);
        self.source.settle(ledger, reason);
        self.budget.settle(ledger, reason);
        self.used.settle(ledger, reason);
        self.call_id.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Delivery`](super::Delivery).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Delivery<'t> {
    /// `type`.
    pub type_: Src<tag::Delivery>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Src<Text<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Src<Text<'t>>>,
    /// `message`.
    pub message: Option<Src<Text<'t>>>,
    /// `conversation`.
    pub conversation: Option<Src<Text<'t>>>,
    /// `status`.
    pub status: Src<types::DeliveryStatus>,
    /// `reason`.
    pub reason: Option<Src<Text<'t>>>,
    /// `platformMessageIds`.
    pub platform_message_ids: Option<SrcItems<Src<Text<'t>>>>,
    /// `attempt`.
    pub attempt: Option<Src<Number<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Delivery<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut message = None;
        let mut conversation = None;
        let mut status = None;
        let mut reason = None;
        let mut platform_message_ids = None;
        let mut attempt = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "message" => message = Some(Read::read(value_)?),
                "conversation" => conversation = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "reason" => reason = Some(Read::read(value_)?),
                "platformMessageIds" => platform_message_ids = Some(Read::read(value_)?),
                "attempt" => attempt = Some(reading::integer(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push(name_, value_);
                    }
                }
            }
        }
        Ok(Delivery {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            envelope: envelope.finish(this)?,
            inference_id,
            subagent_id,
            message,
            conversation,
            status: status.ok_or_else(|| read::missing(this, "status"))?,
            reason,
            platform_message_ids,
            attempt,
            extra,
        })
    }
}

impl Settle for Delivery<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.envelope.settle(ledger, reason);
        self.inference_id.settle(ledger, reason);
        self.subagent_id.settle(ledger, reason);
        self.message.settle(ledger, reason);
        self.conversation.settle(ledger, reason);
        self.status.settle(ledger, reason);
        self.reason.settle(ledger, reason);
        self.platform_message_ids.settle(ledger, reason);
        self.attempt.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Session`](super::Session).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Session<'t> {
    /// `type`.
    pub type_: Src<tag::Session>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Src<Text<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Src<Text<'t>>>,
    /// `session`.
    pub session: Src<Text<'t>>,
    /// `agent`.
    pub agent: Option<SessionAgent<'t>>,
    /// `title`.
    pub title: Option<Src<Text<'t>>>,
    /// `cwd`.
    pub cwd: Option<Src<Text<'t>>>,
    /// `participants`.
    pub participants: Option<SrcItems<Participant<'t>>>,
    /// `conversations`.
    pub conversations: Option<SrcItems<Conversation<'t>>>,
    /// `forkedFrom`.
    pub forked_from: Option<Src<Text<'t>>>,
    /// `parent`.
    pub parent: Option<Src<Text<'t>>>,
    /// `source`.
    pub source: Option<SessionSource<'t>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Session<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut session = None;
        let mut agent = None;
        let mut title = None;
        let mut cwd = None;
        let mut participants = None;
        let mut conversations = None;
        let mut forked_from = None;
        let mut parent = None;
        let mut source = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "session" => session = Some(Read::read(value_)?),
                "agent" => agent = Some(Read::read(value_)?),
                "title" => title = Some(Read::read(value_)?),
                "cwd" => cwd = Some(Read::read(value_)?),
                "participants" => participants = Some(Read::read(value_)?),
                "conversations" => conversations = Some(Read::read(value_)?),
                "forkedFrom" => forked_from = Some(Read::read(value_)?),
                "parent" => parent = Some(Read::read(value_)?),
                "source" => source = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push(name_, value_);
                    }
                }
            }
        }
        Ok(Session {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            envelope: envelope.finish(this)?,
            inference_id,
            subagent_id,
            session: session.ok_or_else(|| read::missing(this, "session"))?,
            agent,
            title,
            cwd,
            participants,
            conversations,
            forked_from,
            parent,
            source,
            extra,
        })
    }
}

impl Settle for Session<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.envelope.settle(ledger, reason);
        self.inference_id.settle(ledger, reason);
        self.subagent_id.settle(ledger, reason);
        self.session.settle(ledger, reason);
        self.agent.settle(ledger, reason);
        self.title.settle(ledger, reason);
        self.cwd.settle(ledger, reason);
        self.participants.settle(ledger, reason);
        self.conversations.settle(ledger, reason);
        self.forked_from.settle(ledger, reason);
        self.parent.settle(ledger, reason);
        self.source.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`SessionAgent`](super::SessionAgent).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct SessionAgent<'t> {
    /// `name`.
    pub name: Src<Text<'t>>,
    /// `version`.
    pub version: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for SessionAgent<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut name = None;
        let mut version = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "name" => name = Some(Read::read(value_)?),
                "version" => version = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(SessionAgent {
            name: name.ok_or_else(|| read::missing(this, "name"))?,
            version,
            extra,
        })
    }
}

impl Settle for SessionAgent<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.name.settle(ledger, reason);
        self.version.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`SessionSource`](super::SessionSource).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct SessionSource<'t> {
    /// `format`.
    pub format: Src<Text<'t>>,
    /// `digest`.
    pub digest: Src<Text<'t>>,
    /// `size`.
    pub size: Src<Number<'t>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for SessionSource<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut format = None;
        let mut digest = None;
        let mut size = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "format" => format = Some(Read::read(value_)?),
                "digest" => digest = Some(Read::read(value_)?),
                "size" => size = Some(reading::integer(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(SessionSource {
            format: format.ok_or_else(|| read::missing(this, "format"))?,
            digest: digest.ok_or_else(|| read::missing(this, "digest"))?,
            size: size.ok_or_else(|| read::missing(this, "size"))?,
            extra,
        })
    }
}

impl Settle for SessionSource<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.format.settle(ledger, reason);
        self.digest.settle(ledger, reason);
        self.size.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Declaration`](super::Declaration).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Declaration<'t> {
    /// `type`.
    pub type_: Src<tag::Declaration>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Src<Text<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Src<Text<'t>>>,
    /// `participants`.
    pub participants: Option<SrcItems<Participant<'t>>>,
    /// `conversations`.
    pub conversations: Option<SrcItems<Conversation<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Declaration<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut participants = None;
        let mut conversations = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "participants" => participants = Some(Read::read(value_)?),
                "conversations" => conversations = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push(name_, value_);
                    }
                }
            }
        }
        Ok(Declaration {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            envelope: envelope.finish(this)?,
            inference_id,
            subagent_id,
            participants,
            conversations,
            extra,
        })
    }
}

impl Settle for Declaration<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.envelope.settle(ledger, reason);
        self.inference_id.settle(ledger, reason);
        self.subagent_id.settle(ledger, reason);
        self.participants.settle(ledger, reason);
        self.conversations.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Inference`](super::Inference).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Inference<'t> {
    /// `type`.
    pub type_: Src<tag::Inference>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Src<Text<'t>>,
    /// `subagentId`.
    pub subagent_id: Option<Src<Text<'t>>>,
    /// `model`.
    pub model: Option<Src<Text<'t>>>,
    /// `provider`.
    pub provider: Option<Src<Text<'t>>>,
    /// `usage`.
    pub usage: Option<Src<Value<'t>>>,
    /// `stopReason`.
    pub stop_reason: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Inference<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut model = None;
        let mut provider = None;
        let mut usage = None;
        let mut stop_reason = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "model" => model = Some(Read::read(value_)?),
                "provider" => provider = Some(Read::read(value_)?),
                "usage" => usage = Some(Read::read(value_)?),
                "stopReason" => stop_reason = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push(name_, value_);
                    }
                }
            }
        }
        Ok(Inference {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            envelope: envelope.finish(this)?,
            inference_id: inference_id
                .ok_or_else(|| read::missing(this, "inferenceId"))?,
            subagent_id,
            model,
            provider,
            usage,
            stop_reason,
            extra,
        })
    }
}

impl Settle for Inference<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.envelope.settle(ledger, reason);
        self.inference_id.settle(ledger, reason);
        self.subagent_id.settle(ledger, reason);
        self.model.settle(ledger, reason);
        self.provider.settle(ledger, reason);
        self.usage.settle(ledger, reason);
        self.stop_reason.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`ToolCall`](super::ToolCall).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ToolCall<'t> {
    /// `type`.
    pub type_: Src<tag::ToolCall>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Src<Text<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Src<Text<'t>>>,
    /// `callId`.
    pub call_id: Src<Text<'t>>,
    /// `name`.
    pub name: Src<Text<'t>>,
    /// `input`.
    pub input: Option<Src<Value<'t>>>,
    /// `inputText`.
    pub input_text: Option<Src<Text<'t>>>,
    /// `at`.
    pub at: Option<CallPlace<'t>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for ToolCall<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut call_id = None;
        let mut name = None;
        let mut input = None;
        let mut input_text = None;
        let mut at = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "callId" => call_id = Some(Read::read(value_)?),
                "name" => name = Some(Read::read(value_)?),
                "input" => input = Some(Read::read(value_)?),
                "inputText" => input_text = Some(Read::read(value_)?),
                "at" => at = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push(name_, value_);
                    }
                }
            }
        }
        Ok(ToolCall {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            envelope: envelope.finish(this)?,
            inference_id,
            subagent_id,
            call_id: call_id.ok_or_else(|| read::missing(this, "callId"))?,
            name: name.ok_or_else(|| read::missing(this, "name"))?,
            input,
            input_text,
            at,
            extra,
        })
    }
}

impl Settle for ToolCall<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.envelope.settle(ledger, reason);
        self.inference_id.settle(ledger, reason);
        self.subagent_id.settle(ledger, reason);
        self.call_id.settle(ledger, reason);
        self.name.settle(ledger, reason);
        self.input.settle(ledger, reason);
        self.input_text.settle(ledger, reason);
        self.at.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`CallPlace`](super::CallPlace).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct CallPlace<'t> {
    /// `message`.
    pub message: Src<Text<'t>>,
    /// `index`.
    pub index: Src<Number<'t>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for CallPlace<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut message = None;
        let mut index = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "message" => message = Some(Read::read(value_)?),
                "index" => index = Some(reading::integer(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(CallPlace {
            message: message.ok_or_else(|| read::missing(this, "message"))?,
            index: index.ok_or_else(|| read::missing(this, "index"))?,
            extra,
        })
    }
}

impl Settle for CallPlace<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.message.settle(ledger, reason);
        self.index.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`ToolResult`](super::ToolResult).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ToolResult<'t> {
    /// `type`.
    pub type_: Src<tag::ToolResult>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Src<Text<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Src<Text<'t>>>,
    /// `callId`.
    pub call_id: Src<Text<'t>>,
    /// `status`.
    pub status: Option<Src<types::ToolResultStatus>>,
    /// `content`.
    pub content: SrcItems<ContentPart<'t>>,
    /// `structuredContent`.
    pub structured_content: Option<Src<Value<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for ToolResult<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut call_id = None;
        let mut status = None;
        let mut content = None;
        let mut structured_content = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "callId" => call_id = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "content" => content = Some(Read::read(value_)?),
                "structuredContent" => structured_content = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push(name_, value_);
                    }
                }
            }
        }
        Ok(ToolResult {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            envelope: envelope.finish(this)?,
            inference_id,
            subagent_id,
            call_id: call_id.ok_or_else(|| read::missing(this, "callId"))?,
            status,
            content: content.ok_or_else(|| read::missing(this, "content"))?,
            structured_content,
            extra,
        })
    }
}

impl Settle for ToolResult<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.envelope.settle(ledger, reason);
        self.inference_id.settle(ledger, reason);
        self.subagent_id.settle(ledger, reason);
        self.call_id.settle(ledger, reason);
        self.status.settle(ledger, reason);
        self.content.settle(ledger, reason);
        self.structured_content.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`InputRequest`](super::InputRequest).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct InputRequest<'t> {
    /// `type`.
    pub type_: Src<tag::InputRequest>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Src<Text<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Src<Text<'t>>>,
    /// `requestId`.
    pub request_id: Src<Text<'t>>,
    /// `question`.
    pub question: Option<Src<Text<'t>>>,
    /// `status`.
    pub status: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for InputRequest<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut request_id = None;
        let mut question = None;
        let mut status = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "requestId" => request_id = Some(Read::read(value_)?),
                "question" => question = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push(name_, value_);
                    }
                }
            }
        }
        Ok(InputRequest {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            envelope: envelope.finish(this)?,
            inference_id,
            subagent_id,
            request_id: request_id.ok_or_else(|| read::missing(this, "requestId"))?,
            question,
            status,
            extra,
        })
    }
}

impl Settle for InputRequest<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.envelope.settle(ledger, reason);
        self.inference_id.settle(ledger, reason);
        self.subagent_id.settle(ledger, reason);
        self.request_id.settle(ledger, reason);
        self.question.settle(ledger, reason);
        self.status.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Subagent`](super::Subagent).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Subagent<'t> {
    /// `type`.
    pub type_: Src<tag::Subagent>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Src<Text<'t>>>,
    /// `subagentId`.
    pub subagent_id: Src<Text<'t>>,
    /// `session`.
    pub session: Option<Src<Text<'t>>>,
    /// `callId`.
    pub call_id: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Subagent<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut session = None;
        let mut call_id = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "session" => session = Some(Read::read(value_)?),
                "callId" => call_id = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push(name_, value_);
                    }
                }
            }
        }
        Ok(Subagent {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            envelope: envelope.finish(this)?,
            inference_id,
            subagent_id: subagent_id.ok_or_else(|| read::missing(this, "subagentId"))?,
            session,
            call_id,
            extra,
        })
    }
}

impl Settle for Subagent<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.envelope.settle(ledger, reason);
        self.inference_id.settle(ledger, reason);
        self.subagent_id.settle(ledger, reason);
        self.session.settle(ledger, reason);
        self.call_id.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Compaction`](super::Compaction).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Compaction<'t> {
    /// `type`.
    pub type_: Src<tag::Compaction>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Src<Text<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Src<Text<'t>>>,
    /// `summary`.
    pub summary: Option<SrcItems<ContentPart<'t>>>,
    /// `firstKept`.
    pub first_kept: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Compaction<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut summary = None;
        let mut first_kept = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "summary" => summary = Some(Read::read(value_)?),
                "firstKept" => first_kept = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push(name_, value_);
                    }
                }
            }
        }
        Ok(Compaction {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            envelope: envelope.finish(this)?,
            inference_id,
            subagent_id,
            summary,
            first_kept,
            extra,
        })
    }
}

impl Settle for Compaction<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.envelope.settle(ledger, reason);
        self.inference_id.settle(ledger, reason);
        self.subagent_id.settle(ledger, reason);
        self.summary.settle(ledger, reason);
        self.first_kept.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Native`](super::Native).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Native<'t> {
    /// `type`.
    pub type_: Src<tag::Native>,
    /// What every variant has.
    pub envelope: Envelope<'t>,
    /// `inferenceId`.
    pub inference_id: Option<Src<Text<'t>>>,
    /// `subagentId`.
    pub subagent_id: Option<Src<Text<'t>>>,
    /// `agent`.
    pub agent: Src<Text<'t>>,
    /// `nativeType`.
    pub native_type: Option<Src<Text<'t>>>,
    /// `row`.
    pub row: Src<Value<'t>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Native<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut agent = None;
        let mut native_type = None;
        let mut row = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "agent" => agent = Some(Read::read(value_)?),
                "nativeType" => native_type = Some(Read::read(value_)?),
                "row" => row = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push(name_, value_);
                    }
                }
            }
        }
        Ok(Native {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            envelope: envelope.finish(this)?,
            inference_id,
            subagent_id,
            agent: agent.ok_or_else(|| read::missing(this, "agent"))?,
            native_type,
            row: row.ok_or_else(|| read::missing(this, "row"))?,
            extra,
        })
    }
}

impl Settle for Native<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.envelope.settle(ledger, reason);
        self.inference_id.settle(ledger, reason);
        self.subagent_id.settle(ledger, reason);
        self.agent.settle(ledger, reason);
        self.native_type.settle(ledger, reason);
        self.row.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`TextPart`](super::TextPart).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct TextPart<'t> {
    /// `type`.
    pub type_: Src<tag::Text>,
    /// `text`.
    pub text: Src<Text<'t>>,
    /// `annotations`.
    pub annotations: Option<Src<Value<'t>>>,
    /// `author`.
    pub author: Option<Src<types::Author>>,
    /// `origin`.
    pub origin: Option<Src<types::Origin>>,
    /// `phase`.
    pub phase: Option<Src<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Src<Value<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for TextPart<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut text = None;
        let mut annotations = None;
        let mut author = None;
        let mut origin = None;
        let mut phase = None;
        let mut derivation = None;
        let mut meta = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "text" => text = Some(Read::read(value_)?),
                "annotations" => annotations = Some(reading::map(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(TextPart {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            text: text.ok_or_else(|| read::missing(this, "text"))?,
            annotations,
            author,
            origin,
            phase,
            derivation,
            meta,
            extra,
        })
    }
}

impl Settle for TextPart<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.text.settle(ledger, reason);
        self.annotations.settle(ledger, reason);
        self.author.settle(ledger, reason);
        self.origin.settle(ledger, reason);
        self.phase.settle(ledger, reason);
        self.derivation.settle(ledger, reason);
        self.meta.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`ImagePart`](super::ImagePart).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ImagePart<'t> {
    /// `type`.
    pub type_: Src<tag::Image>,
    /// `mimeType`.
    pub mime_type: Src<Text<'t>>,
    /// `data`.
    pub data: Option<Src<Text<'t>>>,
    /// `blob`.
    pub blob: Option<BlobRef<'t>>,
    /// `annotations`.
    pub annotations: Option<Src<Value<'t>>>,
    /// `author`.
    pub author: Option<Src<types::Author>>,
    /// `origin`.
    pub origin: Option<Src<types::Origin>>,
    /// `phase`.
    pub phase: Option<Src<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Src<Value<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for ImagePart<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut mime_type = None;
        let mut data = None;
        let mut blob = None;
        let mut annotations = None;
        let mut author = None;
        let mut origin = None;
        let mut phase = None;
        let mut derivation = None;
        let mut meta = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "mimeType" => mime_type = Some(Read::read(value_)?),
                "data" => data = Some(Read::read(value_)?),
                "blob" => blob = Some(Read::read(value_)?),
                "annotations" => annotations = Some(reading::map(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(ImagePart {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            mime_type: mime_type.ok_or_else(|| read::missing(this, "mimeType"))?,
            data,
            blob,
            annotations,
            author,
            origin,
            phase,
            derivation,
            meta,
            extra,
        })
    }
}

impl Settle for ImagePart<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.mime_type.settle(ledger, reason);
        self.data.settle(ledger, reason);
        self.blob.settle(ledger, reason);
        self.annotations.settle(ledger, reason);
        self.author.settle(ledger, reason);
        self.origin.settle(ledger, reason);
        self.phase.settle(ledger, reason);
        self.derivation.settle(ledger, reason);
        self.meta.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`AudioPart`](super::AudioPart).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct AudioPart<'t> {
    /// `type`.
    pub type_: Src<tag::Audio>,
    /// `mimeType`.
    pub mime_type: Src<Text<'t>>,
    /// `data`.
    pub data: Option<Src<Text<'t>>>,
    /// `blob`.
    pub blob: Option<BlobRef<'t>>,
    /// `annotations`.
    pub annotations: Option<Src<Value<'t>>>,
    /// `author`.
    pub author: Option<Src<types::Author>>,
    /// `origin`.
    pub origin: Option<Src<types::Origin>>,
    /// `phase`.
    pub phase: Option<Src<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Src<Value<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for AudioPart<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut mime_type = None;
        let mut data = None;
        let mut blob = None;
        let mut annotations = None;
        let mut author = None;
        let mut origin = None;
        let mut phase = None;
        let mut derivation = None;
        let mut meta = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "mimeType" => mime_type = Some(Read::read(value_)?),
                "data" => data = Some(Read::read(value_)?),
                "blob" => blob = Some(Read::read(value_)?),
                "annotations" => annotations = Some(reading::map(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(AudioPart {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            mime_type: mime_type.ok_or_else(|| read::missing(this, "mimeType"))?,
            data,
            blob,
            annotations,
            author,
            origin,
            phase,
            derivation,
            meta,
            extra,
        })
    }
}

impl Settle for AudioPart<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.mime_type.settle(ledger, reason);
        self.data.settle(ledger, reason);
        self.blob.settle(ledger, reason);
        self.annotations.settle(ledger, reason);
        self.author.settle(ledger, reason);
        self.origin.settle(ledger, reason);
        self.phase.settle(ledger, reason);
        self.derivation.settle(ledger, reason);
        self.meta.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`ResourceLinkPart`](super::ResourceLinkPart).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ResourceLinkPart<'t> {
    /// `type`.
    pub type_: Src<tag::ResourceLink>,
    /// `uri`.
    pub uri: Src<Text<'t>>,
    /// `name`.
    pub name: Src<Text<'t>>,
    /// `title`.
    pub title: Option<Src<Text<'t>>>,
    /// `description`.
    pub description: Option<Src<Text<'t>>>,
    /// `mimeType`.
    pub mime_type: Option<Src<Text<'t>>>,
    /// `size`.
    pub size: Option<Src<Number<'t>>>,
    /// `annotations`.
    pub annotations: Option<Src<Value<'t>>>,
    /// `author`.
    pub author: Option<Src<types::Author>>,
    /// `origin`.
    pub origin: Option<Src<types::Origin>>,
    /// `phase`.
    pub phase: Option<Src<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Src<Value<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for ResourceLinkPart<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut uri = None;
        let mut name = None;
        let mut title = None;
        let mut description = None;
        let mut mime_type = None;
        let mut size = None;
        let mut annotations = None;
        let mut author = None;
        let mut origin = None;
        let mut phase = None;
        let mut derivation = None;
        let mut meta = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "uri" => uri = Some(reading::text(value_, exact_json::Uri::check)?),
                "name" => name = Some(Read::read(value_)?),
                "title" => title = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "mimeType" => mime_type = Some(Read::read(value_)?),
                "size" => size = Some(reading::integer(value_)?),
                "annotations" => annotations = Some(reading::map(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(ResourceLinkPart {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            uri: uri.ok_or_else(|| read::missing(this, "uri"))?,
            name: name.ok_or_else(|| read::missing(this, "name"))?,
            title,
            description,
            mime_type,
            size,
            annotations,
            author,
            origin,
            phase,
            derivation,
            meta,
            extra,
        })
    }
}

impl Settle for ResourceLinkPart<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.uri.settle(ledger, reason);
        self.name.settle(ledger, reason);
        self.title.settle(ledger, reason);
        self.description.settle(ledger, reason);
        self.mime_type.settle(ledger, reason);
        self.size.settle(ledger, reason);
        self.annotations.settle(ledger, reason);
        self.author.settle(ledger, reason);
        self.origin.settle(ledger, reason);
        self.phase.settle(ledger, reason);
        self.derivation.settle(ledger, reason);
        self.meta.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`ResourcePart`](super::ResourcePart).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ResourcePart<'t> {
    /// `type`.
    pub type_: Src<tag::Resource>,
    /// `resource`.
    pub resource: ResourceContents<'t>,
    /// `annotations`.
    pub annotations: Option<Src<Value<'t>>>,
    /// `author`.
    pub author: Option<Src<types::Author>>,
    /// `origin`.
    pub origin: Option<Src<types::Origin>>,
    /// `phase`.
    pub phase: Option<Src<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Src<Value<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for ResourcePart<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut resource = None;
        let mut annotations = None;
        let mut author = None;
        let mut origin = None;
        let mut phase = None;
        let mut derivation = None;
        let mut meta = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "resource" => resource = Some(Read::read(value_)?),
                "annotations" => annotations = Some(reading::map(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(ResourcePart {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            resource: resource.ok_or_else(|| read::missing(this, "resource"))?,
            annotations,
            author,
            origin,
            phase,
            derivation,
            meta,
            extra,
        })
    }
}

impl Settle for ResourcePart<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.resource.settle(ledger, reason);
        self.annotations.settle(ledger, reason);
        self.author.settle(ledger, reason);
        self.origin.settle(ledger, reason);
        self.phase.settle(ledger, reason);
        self.derivation.settle(ledger, reason);
        self.meta.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`ReasoningPart`](super::ReasoningPart).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ReasoningPart<'t> {
    /// `type`.
    pub type_: Src<tag::Reasoning>,
    /// `visibility`.
    pub visibility: Option<Src<types::ReasoningVisibility>>,
    /// `text`.
    pub text: Option<Src<Text<'t>>>,
    /// `summary`.
    pub summary: Option<SrcItems<Src<Text<'t>>>>,
    /// `opaque`.
    pub opaque: Option<ReasoningOpaque<'t>>,
    /// `signature`.
    pub signature: Option<Src<Text<'t>>>,
    /// `author`.
    pub author: Option<Src<types::Author>>,
    /// `origin`.
    pub origin: Option<Src<types::Origin>>,
    /// `phase`.
    pub phase: Option<Src<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Src<Value<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for ReasoningPart<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut visibility = None;
        let mut text = None;
        let mut summary = None;
        let mut opaque = None;
        let mut signature = None;
        let mut author = None;
        let mut origin = None;
        let mut phase = None;
        let mut derivation = None;
        let mut meta = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "visibility" => visibility = Some(Read::read(value_)?),
                "text" => text = Some(Read::read(value_)?),
                "summary" => summary = Some(Read::read(value_)?),
                "opaque" => opaque = Some(Read::read(value_)?),
                "signature" => signature = Some(Read::read(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(ReasoningPart {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            visibility,
            text,
            summary,
            opaque,
            signature,
            author,
            origin,
            phase,
            derivation,
            meta,
            extra,
        })
    }
}

impl Settle for ReasoningPart<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.visibility.settle(ledger, reason);
        self.text.settle(ledger, reason);
        self.summary.settle(ledger, reason);
        self.opaque.settle(ledger, reason);
        self.signature.settle(ledger, reason);
        self.author.settle(ledger, reason);
        self.origin.settle(ledger, reason);
        self.phase.settle(ledger, reason);
        self.derivation.settle(ledger, reason);
        self.meta.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`RefusalPart`](super::RefusalPart).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct RefusalPart<'t> {
    /// `type`.
    pub type_: Src<tag::Refusal>,
    /// `text`.
    pub text: Src<Text<'t>>,
    /// `author`.
    pub author: Option<Src<types::Author>>,
    /// `origin`.
    pub origin: Option<Src<types::Origin>>,
    /// `phase`.
    pub phase: Option<Src<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Src<Value<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for RefusalPart<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut text = None;
        let mut author = None;
        let mut origin = None;
        let mut phase = None;
        let mut derivation = None;
        let mut meta = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "text" => text = Some(Read::read(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(RefusalPart {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            text: text.ok_or_else(|| read::missing(this, "text"))?,
            author,
            origin,
            phase,
            derivation,
            meta,
            extra,
        })
    }
}

impl Settle for RefusalPart<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.text.settle(ledger, reason);
        self.author.settle(ledger, reason);
        self.origin.settle(ledger, reason);
        self.phase.settle(ledger, reason);
        self.derivation.settle(ledger, reason);
        self.meta.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`DataPart`](super::DataPart).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct DataPart<'t> {
    /// `type`.
    pub type_: Src<tag::Data>,
    /// `data`.
    pub data: Src<Value<'t>>,
    /// `schema`.
    pub schema: Option<Src<Text<'t>>>,
    /// `author`.
    pub author: Option<Src<types::Author>>,
    /// `origin`.
    pub origin: Option<Src<types::Origin>>,
    /// `phase`.
    pub phase: Option<Src<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Src<Value<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for DataPart<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut data = None;
        let mut schema = None;
        let mut author = None;
        let mut origin = None;
        let mut phase = None;
        let mut derivation = None;
        let mut meta = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "data" => data = Some(Read::read(value_)?),
                "schema" => schema = Some(Read::read(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(DataPart {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            data: data.ok_or_else(|| read::missing(this, "data"))?,
            schema,
            author,
            origin,
            phase,
            derivation,
            meta,
            extra,
        })
    }
}

impl Settle for DataPart<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.data.settle(ledger, reason);
        self.schema.settle(ledger, reason);
        self.author.settle(ledger, reason);
        self.origin.settle(ledger, reason);
        self.phase.settle(ledger, reason);
        self.derivation.settle(ledger, reason);
        self.meta.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`OpaquePart`](super::OpaquePart).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct OpaquePart<'t> {
    /// `type`.
    pub type_: Src<tag::Opaque>,
    /// `format`.
    pub format: Src<Text<'t>>,
    /// `data`.
    pub data: Option<Src<Text<'t>>>,
    /// `blob`.
    pub blob: Option<BlobRef<'t>>,
    /// `author`.
    pub author: Option<Src<types::Author>>,
    /// `origin`.
    pub origin: Option<Src<types::Origin>>,
    /// `phase`.
    pub phase: Option<Src<types::Phase>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `_meta`.
    pub meta: Option<Src<Value<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for OpaquePart<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut format = None;
        let mut data = None;
        let mut blob = None;
        let mut author = None;
        let mut origin = None;
        let mut phase = None;
        let mut derivation = None;
        let mut meta = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "format" => format = Some(Read::read(value_)?),
                "data" => data = Some(Read::read(value_)?),
                "blob" => blob = Some(Read::read(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(OpaquePart {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            format: format.ok_or_else(|| read::missing(this, "format"))?,
            data,
            blob,
            author,
            origin,
            phase,
            derivation,
            meta,
            extra,
        })
    }
}

impl Settle for OpaquePart<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.format.settle(ledger, reason);
        self.data.settle(ledger, reason);
        self.blob.settle(ledger, reason);
        self.author.settle(ledger, reason);
        self.origin.settle(ledger, reason);
        self.phase.settle(ledger, reason);
        self.derivation.settle(ledger, reason);
        self.meta.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`ContentPart`](super::ContentPart).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
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
    Unknown(Src<Value<'t>>),
}

impl<'t> Read<'t> for ContentPart<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        match &*read::tag(this, "type")?.decode() {
            "text" => Read::read(this).map(Self::Text),
            "image" => Read::read(this).map(Self::Image),
            "audio" => Read::read(this).map(Self::Audio),
            "resource_link" => Read::read(this).map(Self::ResourceLink),
            "resource" => Read::read(this).map(Self::Resource),
            "reasoning" => Read::read(this).map(Self::Reasoning),
            "refusal" => Read::read(this).map(Self::Refusal),
            "data" => Read::read(this).map(Self::Data),
            "opaque" => Read::read(this).map(Self::Opaque),
            _ => Ok(Self::Unknown(Src::of(this))),
        }
    }
}

impl Settle for ContentPart<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        match self {
            Self::Text(value) => value.settle(ledger, reason),
            Self::Image(value) => value.settle(ledger, reason),
            Self::Audio(value) => value.settle(ledger, reason),
            Self::ResourceLink(value) => value.settle(ledger, reason),
            Self::Resource(value) => value.settle(ledger, reason),
            Self::Reasoning(value) => value.settle(ledger, reason),
            Self::Refusal(value) => value.settle(ledger, reason),
            Self::Data(value) => value.settle(ledger, reason),
            Self::Opaque(value) => value.settle(ledger, reason),
            Self::Unknown(value) => value.settle(ledger, reason),
        }
    }
}

/// The source twin of [`Derivation`](super::Derivation).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Derivation<'t> {
    /// `method`.
    pub method: Src<types::DerivationMethod>,
    /// `from`.
    pub from: Option<Src<Number<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Derivation<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut method = None;
        let mut from = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "method" => method = Some(Read::read(value_)?),
                "from" => from = Some(reading::integer(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(Derivation {
            method: method.ok_or_else(|| read::missing(this, "method"))?,
            from,
            extra,
        })
    }
}

impl Settle for Derivation<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.method.settle(ledger, reason);
        self.from.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`ResourceContents`](super::ResourceContents).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ResourceContents<'t> {
    /// `uri`.
    pub uri: Src<Text<'t>>,
    /// `mimeType`.
    pub mime_type: Option<Src<Text<'t>>>,
    /// `text`.
    pub text: Option<Src<Text<'t>>>,
    /// `blob`.
    pub blob: Option<Src<Text<'t>>>,
    /// `blobRef`.
    pub blob_ref: Option<BlobRef<'t>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for ResourceContents<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut uri = None;
        let mut mime_type = None;
        let mut text = None;
        let mut blob = None;
        let mut blob_ref = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "uri" => uri = Some(reading::text(value_, exact_json::Uri::check)?),
                "mimeType" => mime_type = Some(Read::read(value_)?),
                "text" => text = Some(Read::read(value_)?),
                "blob" => blob = Some(Read::read(value_)?),
                "blobRef" => blob_ref = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(ResourceContents {
            uri: uri.ok_or_else(|| read::missing(this, "uri"))?,
            mime_type,
            text,
            blob,
            blob_ref,
            extra,
        })
    }
}

impl Settle for ResourceContents<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.uri.settle(ledger, reason);
        self.mime_type.settle(ledger, reason);
        self.text.settle(ledger, reason);
        self.blob.settle(ledger, reason);
        self.blob_ref.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`ReasoningOpaque`](super::ReasoningOpaque).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ReasoningOpaque<'t> {
    /// `format`.
    pub format: Option<Src<Text<'t>>>,
    /// `data`.
    pub data: Option<Src<Value<'t>>>,
    /// `blob`.
    pub blob: Option<BlobRef<'t>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for ReasoningOpaque<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut format = None;
        let mut data = None;
        let mut blob = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "format" => format = Some(Read::read(value_)?),
                "data" => data = Some(Read::read(value_)?),
                "blob" => blob = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(ReasoningOpaque {
            format,
            data,
            blob,
            extra,
        })
    }
}

impl Settle for ReasoningOpaque<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.format.settle(ledger, reason);
        self.data.settle(ledger, reason);
        self.blob.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Recipient`](super::Recipient).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Recipient<'t> {
    /// `actor`.
    pub actor: Actor<'t>,
    /// `kind`.
    pub kind: Option<Src<types::RecipientKind>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Recipient<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut actor = None;
        let mut kind = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "actor" => actor = Some(Read::read(value_)?),
                "kind" => kind = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(Recipient {
            actor: actor.ok_or_else(|| read::missing(this, "actor"))?,
            kind,
            extra,
        })
    }
}

impl Settle for Recipient<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.actor.settle(ledger, reason);
        self.kind.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Actor`](super::Actor).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Actor<'t> {
    /// `session`.
    pub session: Option<Src<Text<'t>>>,
    /// `address`.
    pub address: Option<Src<Text<'t>>>,
    /// `participant`.
    pub participant: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Actor<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut session = None;
        let mut address = None;
        let mut participant = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "session" => session = Some(Read::read(value_)?),
                "address" => address = Some(Read::read(value_)?),
                "participant" => participant = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(Actor {
            session,
            address,
            participant,
            extra,
        })
    }
}

impl Settle for Actor<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.session.settle(ledger, reason);
        self.address.settle(ledger, reason);
        self.participant.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Platform`](super::Platform).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Platform<'t> {
    /// `messageIds`.
    pub message_ids: Option<SrcItems<Src<Text<'t>>>>,
    /// `replyTo`.
    pub reply_to: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Platform<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut message_ids = None;
        let mut reply_to = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "messageIds" => message_ids = Some(Read::read(value_)?),
                "replyTo" => reply_to = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(Platform {
            message_ids,
            reply_to,
            extra,
        })
    }
}

impl Settle for Platform<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.message_ids.settle(ledger, reason);
        self.reply_to.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`PlanEntry`](super::PlanEntry).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct PlanEntry<'t> {
    /// `entryId`.
    pub entry_id: Option<Src<Text<'t>>>,
    /// `content`.
    pub content: Src<Text<'t>>,
    /// `status`.
    pub status: Src<types::PlanEntryStatus>,
    /// `priority`.
    pub priority: Option<Src<types::PlanEntryPriority>>,
    /// `owner`.
    pub owner: Option<Src<Text<'t>>>,
    /// `blockedBy`.
    pub blocked_by: Option<SrcItems<Src<Text<'t>>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for PlanEntry<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut entry_id = None;
        let mut content = None;
        let mut status = None;
        let mut priority = None;
        let mut owner = None;
        let mut blocked_by = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "entryId" => entry_id = Some(Read::read(value_)?),
                "content" => content = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "priority" => priority = Some(Read::read(value_)?),
                "owner" => owner = Some(Read::read(value_)?),
                "blockedBy" => blocked_by = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(PlanEntry {
            entry_id,
            content: content.ok_or_else(|| read::missing(this, "content"))?,
            status: status.ok_or_else(|| read::missing(this, "status"))?,
            priority,
            owner,
            blocked_by,
            extra,
        })
    }
}

impl Settle for PlanEntry<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.entry_id.settle(ledger, reason);
        self.content.settle(ledger, reason);
        self.status.settle(ledger, reason);
        self.priority.settle(ledger, reason);
        self.owner.settle(ledger, reason);
        self.blocked_by.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`PlanAmount`](super::PlanAmount).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct PlanAmount<'t> {
    /// `tokens`.
    pub tokens: Option<Src<Number<'t>>>,
    /// `seconds`.
    pub seconds: Option<Src<Number<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for PlanAmount<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut tokens = None;
        let mut seconds = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "tokens" => tokens = Some(Read::read(value_)?),
                "seconds" => seconds = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(PlanAmount {
            tokens,
            seconds,
            extra,
        })
    }
}

impl Settle for PlanAmount<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.tokens.settle(ledger, reason);
        self.seconds.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Participant`](super::Participant).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Participant<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `name`.
    pub name: Option<Src<Text<'t>>>,
    /// `kind`.
    pub kind: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Participant<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut name = None;
        let mut kind = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(Read::read(value_)?),
                "name" => name = Some(Read::read(value_)?),
                "kind" => kind = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(Participant {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            name,
            kind,
            extra,
        })
    }
}

impl Settle for Participant<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.name.settle(ledger, reason);
        self.kind.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Conversation`](super::Conversation).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Conversation<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `title`.
    pub title: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Conversation<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut title = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(Read::read(value_)?),
                "title" => title = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(Conversation {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            title,
            extra,
        })
    }
}

impl Settle for Conversation<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.title.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Capture`](super::Capture).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Capture<'t> {
    /// `content`.
    pub content: Option<CaptureState<'t>>,
    /// `displayContent`.
    pub display_content: Option<CaptureState<'t>>,
    /// `role`.
    pub role: Option<CaptureState<'t>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Capture<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut content = None;
        let mut display_content = None;
        let mut role = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "content" => content = Some(Read::read(value_)?),
                "displayContent" => display_content = Some(Read::read(value_)?),
                "role" => role = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(Capture {
            content,
            display_content,
            role,
            extra,
        })
    }
}

impl Settle for Capture<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.content.settle(ledger, reason);
        self.display_content.settle(ledger, reason);
        self.role.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`CaptureState`](super::CaptureState).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct CaptureState<'t> {
    /// `state`.
    pub state: Src<types::CaptureStateKind>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for CaptureState<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut state = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "state" => state = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(CaptureState {
            state: state.ok_or_else(|| read::missing(this, "state"))?,
            extra,
        })
    }
}

impl Settle for CaptureState<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.state.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Assembly`](super::Assembly).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Assembly<'t> {
    /// `mode`.
    pub mode: Option<Src<types::AssemblyMode>>,
    /// `sourceIds`.
    pub source_ids: Option<SrcItems<Src<Text<'t>>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Assembly<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut mode = None;
        let mut source_ids = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "mode" => mode = Some(Read::read(value_)?),
                "sourceIds" => source_ids = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(Assembly {
            mode,
            source_ids,
            extra,
        })
    }
}

impl Settle for Assembly<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.mode.settle(ledger, reason);
        self.source_ids.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`BlobRef`](super::BlobRef).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct BlobRef<'t> {
    /// `blob`.
    pub blob: Src<Text<'t>>,
    /// `size`.
    pub size: Option<Src<Number<'t>>>,
    /// `mimeType`.
    pub mime_type: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for BlobRef<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut blob = None;
        let mut size = None;
        let mut mime_type = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "blob" => blob = Some(Read::read(value_)?),
                "size" => size = Some(reading::integer(value_)?),
                "mimeType" => mime_type = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(BlobRef {
            blob: blob.ok_or_else(|| read::missing(this, "blob"))?,
            size,
            mime_type,
            extra,
        })
    }
}

impl Settle for BlobRef<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.blob.settle(ledger, reason);
        self.size.settle(ledger, reason);
        self.mime_type.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`PathRef`](super::PathRef).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct PathRef<'t> {
    /// `root`.
    pub root: Src<Nullable<Text<'t>>>,
    /// `path`.
    pub path: Src<Text<'t>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for PathRef<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut root = None;
        let mut path = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "root" => root = Some(Read::read(value_)?),
                "path" => path = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(PathRef {
            root: root.ok_or_else(|| read::missing(this, "root"))?,
            path: path.ok_or_else(|| read::missing(this, "path"))?,
            extra,
        })
    }
}

impl Settle for PathRef<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.root.settle(ledger, reason);
        self.path.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}
