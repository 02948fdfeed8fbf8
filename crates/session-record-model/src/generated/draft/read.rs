//! Reading, strictly.
//!
//! Generated from `schemas/session-record/draft/session-record.schema.json` (sha-256 dac20ec9aa78cd2710bffecd5f233de74a65323ff6308e4dbad1a069353d2ada)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::{Read, ReadError, Value, read};

use super::types::{
    Record, Message, Envelope, TsPrecision, IdSource, MessageRole, MessageAudience,
    MessageStatus, MessageVia, DisplayCorrespondence, Plan, PlanType, PlanStatus,
    Delivery, DeliveryStatus, Session, SessionAgent, SessionSource, Declaration,
    Inference, ToolCall, CallPlace, ToolResult, ToolResultStatus, InputRequest, Subagent,
    Compaction, Native, OpenRecord, TextPart, ImagePart, AudioPart, ResourceLinkPart,
    ResourcePart, ReasoningPart, ReasoningVisibility, RefusalPart, DataPart, OpaquePart,
    UnknownPart, ContentPart, Author, Origin, Phase, Derivation, DerivationMethod,
    ResourceContents, ReasoningOpaque, Recipient, RecipientKind, Actor, Platform,
    PlanEntry, PlanEntryStatus, PlanEntryPriority, PlanAmount, Participant, Conversation,
    Capture, CaptureState, CaptureStateKind, Assembly, AssemblyMode, BlobRef, PathRef,
};

impl<'t> Read<'t> for Record {
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
            _ => Read::read(this).map(Self::Unknown),
        }
    }
}

impl<'t> Read<'t> for Message {
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
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "message")?),
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
                        extra.push_member(name_.decode().into_owned(), value_);
                    }
                }
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(Message {
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

/// The members of [`Envelope`], as they are met.
#[derive(Default)]
struct EnvelopeParts {
    seq: Option<exact_json::Integer>,
    id: Option<String>,
    ts: Option<exact_json::Timestamp>,
    ts_precision: Option<TsPrecision>,
    turn_id: Option<String>,
    supersedes: Option<String>,
    copied_from: Option<String>,
    id_source: Option<IdSource>,
    capture: Option<Capture>,
    assembly: Option<Assembly>,
    native: Option<Vec<exact_json::Json>>,
}

impl EnvelopeParts {
    /// Takes a member, if it is one of these.
    fn take(&mut self, name_: &str, value_: Value<'_>) -> Result<bool, ReadError> {
        match name_ {
            "seq" => self.seq = Some(Read::read(value_)?),
            "id" => self.id = Some(Read::read(value_)?),
            "ts" => self.ts = Some(Read::read(value_)?),
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
    fn finish(self, this: Value<'_>) -> Result<Envelope, ReadError> {
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

impl<'t> Read<'t> for TsPrecision {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for IdSource {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for MessageRole {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for MessageAudience {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for MessageStatus {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for MessageVia {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for DisplayCorrespondence {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Plan {
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
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "plan")?),
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
                        extra.push_member(name_.decode().into_owned(), value_);
                    }
                }
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(Plan {
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

impl<'t> Read<'t> for PlanType {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for PlanStatus {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Delivery {
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
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "delivery")?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "message" => message = Some(Read::read(value_)?),
                "conversation" => conversation = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "reason" => reason = Some(Read::read(value_)?),
                "platformMessageIds" => platform_message_ids = Some(Read::read(value_)?),
                "attempt" => attempt = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push_member(name_.decode().into_owned(), value_);
                    }
                }
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(Delivery {
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

impl<'t> Read<'t> for DeliveryStatus {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Session {
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
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "session")?),
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
                        extra.push_member(name_.decode().into_owned(), value_);
                    }
                }
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(Session {
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

impl<'t> Read<'t> for SessionAgent {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut name = None;
        let mut version = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "name" => name = Some(Read::read(value_)?),
                "version" => version = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(SessionAgent {
            name: name.ok_or_else(|| read::missing(this, "name"))?,
            version,
            extra,
        })
    }
}

impl<'t> Read<'t> for SessionSource {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut format = None;
        let mut digest = None;
        let mut size = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "format" => format = Some(Read::read(value_)?),
                "digest" => digest = Some(Read::read(value_)?),
                "size" => size = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
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

impl<'t> Read<'t> for Declaration {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut participants = None;
        let mut conversations = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "declaration")?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "participants" => participants = Some(Read::read(value_)?),
                "conversations" => conversations = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push_member(name_.decode().into_owned(), value_);
                    }
                }
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(Declaration {
            envelope: envelope.finish(this)?,
            inference_id,
            subagent_id,
            participants,
            conversations,
            extra,
        })
    }
}

impl<'t> Read<'t> for Inference {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut model = None;
        let mut provider = None;
        let mut usage = None;
        let mut stop_reason = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "inference")?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "model" => model = Some(Read::read(value_)?),
                "provider" => provider = Some(Read::read(value_)?),
                "usage" => usage = Some(Read::read(value_)?),
                "stopReason" => stop_reason = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push_member(name_.decode().into_owned(), value_);
                    }
                }
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(Inference {
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

impl<'t> Read<'t> for ToolCall {
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
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "tool_call")?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "callId" => call_id = Some(Read::read(value_)?),
                "name" => name = Some(Read::read(value_)?),
                "input" => input = Some(Read::read(value_)?),
                "inputText" => input_text = Some(Read::read(value_)?),
                "at" => at = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push_member(name_.decode().into_owned(), value_);
                    }
                }
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(ToolCall {
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

impl<'t> Read<'t> for CallPlace {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut message = None;
        let mut index = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "message" => message = Some(Read::read(value_)?),
                "index" => index = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(CallPlace {
            message: message.ok_or_else(|| read::missing(this, "message"))?,
            index: index.ok_or_else(|| read::missing(this, "index"))?,
            extra,
        })
    }
}

impl<'t> Read<'t> for ToolResult {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut call_id = None;
        let mut status = None;
        let mut content = None;
        let mut structured_content = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "tool_result")?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "callId" => call_id = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "content" => content = Some(Read::read(value_)?),
                "structuredContent" => structured_content = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push_member(name_.decode().into_owned(), value_);
                    }
                }
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(ToolResult {
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

impl<'t> Read<'t> for ToolResultStatus {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for InputRequest {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut request_id = None;
        let mut question = None;
        let mut status = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "input_request")?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "requestId" => request_id = Some(Read::read(value_)?),
                "question" => question = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push_member(name_.decode().into_owned(), value_);
                    }
                }
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(InputRequest {
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

impl<'t> Read<'t> for Subagent {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut session = None;
        let mut call_id = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "subagent")?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "session" => session = Some(Read::read(value_)?),
                "callId" => call_id = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push_member(name_.decode().into_owned(), value_);
                    }
                }
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(Subagent {
            envelope: envelope.finish(this)?,
            inference_id,
            subagent_id: subagent_id.ok_or_else(|| read::missing(this, "subagentId"))?,
            session,
            call_id,
            extra,
        })
    }
}

impl<'t> Read<'t> for Compaction {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut summary = None;
        let mut first_kept = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "compaction")?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "summary" => summary = Some(Read::read(value_)?),
                "firstKept" => first_kept = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push_member(name_.decode().into_owned(), value_);
                    }
                }
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(Compaction {
            envelope: envelope.finish(this)?,
            inference_id,
            subagent_id,
            summary,
            first_kept,
            extra,
        })
    }
}

impl<'t> Read<'t> for Native {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut envelope = EnvelopeParts::default();
        let mut inference_id = None;
        let mut subagent_id = None;
        let mut agent = None;
        let mut native_type = None;
        let mut row = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "native")?),
                "inferenceId" => inference_id = Some(Read::read(value_)?),
                "subagentId" => subagent_id = Some(Read::read(value_)?),
                "agent" => agent = Some(Read::read(value_)?),
                "nativeType" => native_type = Some(Read::read(value_)?),
                "row" => row = Some(Read::read(value_)?),
                other => {
                    if !envelope.take(other, value_)? {
                        extra.push_member(name_.decode().into_owned(), value_);
                    }
                }
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(Native {
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

impl<'t> Read<'t> for OpenRecord {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        read::tag(this, "type")?;
        Self::of(this).ok_or_else(|| read::refused(this, Self::RULE))
    }
}

impl<'t> Read<'t> for TextPart {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut text = None;
        let mut annotations = None;
        let mut author = None;
        let mut origin = None;
        let mut phase = None;
        let mut derivation = None;
        let mut meta = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "text")?),
                "text" => text = Some(Read::read(value_)?),
                "annotations" => annotations = Some(Read::read(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(TextPart {
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

impl<'t> Read<'t> for ImagePart {
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
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "image")?),
                "mimeType" => mime_type = Some(Read::read(value_)?),
                "data" => data = Some(Read::read(value_)?),
                "blob" => blob = Some(Read::read(value_)?),
                "annotations" => annotations = Some(Read::read(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(ImagePart {
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

impl<'t> Read<'t> for AudioPart {
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
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "audio")?),
                "mimeType" => mime_type = Some(Read::read(value_)?),
                "data" => data = Some(Read::read(value_)?),
                "blob" => blob = Some(Read::read(value_)?),
                "annotations" => annotations = Some(Read::read(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(AudioPart {
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

impl<'t> Read<'t> for ResourceLinkPart {
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
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "resource_link")?),
                "uri" => uri = Some(Read::read(value_)?),
                "name" => name = Some(Read::read(value_)?),
                "title" => title = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "mimeType" => mime_type = Some(Read::read(value_)?),
                "size" => size = Some(Read::read(value_)?),
                "annotations" => annotations = Some(Read::read(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(ResourceLinkPart {
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

impl<'t> Read<'t> for ResourcePart {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut resource = None;
        let mut annotations = None;
        let mut author = None;
        let mut origin = None;
        let mut phase = None;
        let mut derivation = None;
        let mut meta = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "resource")?),
                "resource" => resource = Some(Read::read(value_)?),
                "annotations" => annotations = Some(Read::read(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(ResourcePart {
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

impl<'t> Read<'t> for ReasoningPart {
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
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "reasoning")?),
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
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(ReasoningPart {
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

impl<'t> Read<'t> for ReasoningVisibility {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for RefusalPart {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut text = None;
        let mut author = None;
        let mut origin = None;
        let mut phase = None;
        let mut derivation = None;
        let mut meta = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "refusal")?),
                "text" => text = Some(Read::read(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(RefusalPart {
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

impl<'t> Read<'t> for DataPart {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut data = None;
        let mut schema = None;
        let mut author = None;
        let mut origin = None;
        let mut phase = None;
        let mut derivation = None;
        let mut meta = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "data")?),
                "data" => data = Some(Read::read(value_)?),
                "schema" => schema = Some(Read::read(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(DataPart {
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

impl<'t> Read<'t> for OpaquePart {
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
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(read::constant(value_, "opaque")?),
                "format" => format = Some(Read::read(value_)?),
                "data" => data = Some(Read::read(value_)?),
                "blob" => blob = Some(Read::read(value_)?),
                "author" => author = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "phase" => phase = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "_meta" => meta = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(OpaquePart {
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

impl<'t> Read<'t> for UnknownPart {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        read::tag(this, "type")?;
        Self::of(this).ok_or_else(|| read::refused(this, Self::RULE))
    }
}

impl<'t> Read<'t> for ContentPart {
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
            _ => Read::read(this).map(Self::Unknown),
        }
    }
}

impl<'t> Read<'t> for Author {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Origin {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Phase {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Derivation {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut method = None;
        let mut from = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "method" => method = Some(Read::read(value_)?),
                "from" => from = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Derivation {
            method: method.ok_or_else(|| read::missing(this, "method"))?,
            from,
            extra,
        })
    }
}

impl<'t> Read<'t> for DerivationMethod {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for ResourceContents {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut uri = None;
        let mut mime_type = None;
        let mut text = None;
        let mut blob = None;
        let mut blob_ref = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "uri" => uri = Some(Read::read(value_)?),
                "mimeType" => mime_type = Some(Read::read(value_)?),
                "text" => text = Some(Read::read(value_)?),
                "blob" => blob = Some(Read::read(value_)?),
                "blobRef" => blob_ref = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
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

impl<'t> Read<'t> for ReasoningOpaque {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut format = None;
        let mut data = None;
        let mut blob = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "format" => format = Some(Read::read(value_)?),
                "data" => data = Some(Read::read(value_)?),
                "blob" => blob = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
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

impl<'t> Read<'t> for Recipient {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut actor = None;
        let mut kind = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "actor" => actor = Some(Read::read(value_)?),
                "kind" => kind = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Recipient {
            actor: actor.ok_or_else(|| read::missing(this, "actor"))?,
            kind,
            extra,
        })
    }
}

impl<'t> Read<'t> for RecipientKind {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Actor {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut session = None;
        let mut address = None;
        let mut participant = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "session" => session = Some(Read::read(value_)?),
                "address" => address = Some(Read::read(value_)?),
                "participant" => participant = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
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

impl<'t> Read<'t> for Platform {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut message_ids = None;
        let mut reply_to = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "messageIds" => message_ids = Some(Read::read(value_)?),
                "replyTo" => reply_to = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Platform {
            message_ids,
            reply_to,
            extra,
        })
    }
}

impl<'t> Read<'t> for PlanEntry {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut entry_id = None;
        let mut content = None;
        let mut status = None;
        let mut priority = None;
        let mut owner = None;
        let mut blocked_by = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "entryId" => entry_id = Some(Read::read(value_)?),
                "content" => content = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "priority" => priority = Some(Read::read(value_)?),
                "owner" => owner = Some(Read::read(value_)?),
                "blockedBy" => blocked_by = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
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

impl<'t> Read<'t> for PlanEntryStatus {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for PlanEntryPriority {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for PlanAmount {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut tokens = None;
        let mut seconds = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "tokens" => tokens = Some(Read::read(value_)?),
                "seconds" => seconds = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(PlanAmount {
            tokens,
            seconds,
            extra,
        })
    }
}

impl<'t> Read<'t> for Participant {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut name = None;
        let mut kind = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(Read::read(value_)?),
                "name" => name = Some(Read::read(value_)?),
                "kind" => kind = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
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

impl<'t> Read<'t> for Conversation {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut title = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(Read::read(value_)?),
                "title" => title = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Conversation {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            title,
            extra,
        })
    }
}

impl<'t> Read<'t> for Capture {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut content = None;
        let mut display_content = None;
        let mut role = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "content" => content = Some(Read::read(value_)?),
                "displayContent" => display_content = Some(Read::read(value_)?),
                "role" => role = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
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

impl<'t> Read<'t> for CaptureState {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut state = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "state" => state = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(CaptureState {
            state: state.ok_or_else(|| read::missing(this, "state"))?,
            extra,
        })
    }
}

impl<'t> Read<'t> for CaptureStateKind {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Assembly {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut mode = None;
        let mut source_ids = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "mode" => mode = Some(Read::read(value_)?),
                "sourceIds" => source_ids = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Assembly {
            mode,
            source_ids,
            extra,
        })
    }
}

impl<'t> Read<'t> for AssemblyMode {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for BlobRef {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut blob = None;
        let mut size = None;
        let mut mime_type = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "blob" => blob = Some(Read::read(value_)?),
                "size" => size = Some(Read::read(value_)?),
                "mimeType" => mime_type = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
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

impl<'t> Read<'t> for PathRef {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut root = None;
        let mut path = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "root" => root = Some(Read::read(value_)?),
                "path" => path = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(PathRef {
            root: root.ok_or_else(|| read::missing(this, "root"))?,
            path: path.ok_or_else(|| read::missing(this, "path"))?,
            extra,
        })
    }
}

exact_json::deserialize_by_reading!(
    Record, Message, TsPrecision, IdSource, MessageRole, MessageAudience, MessageStatus,
    MessageVia, DisplayCorrespondence, Plan, PlanType, PlanStatus, Delivery,
    DeliveryStatus, Session, SessionAgent, SessionSource, Declaration, Inference,
    ToolCall, CallPlace, ToolResult, ToolResultStatus, InputRequest, Subagent,
    Compaction, Native, OpenRecord, TextPart, ImagePart, AudioPart, ResourceLinkPart,
    ResourcePart, ReasoningPart, ReasoningVisibility, RefusalPart, DataPart, OpaquePart,
    UnknownPart, ContentPart, Author, Origin, Phase, Derivation, DerivationMethod,
    ResourceContents, ReasoningOpaque, Recipient, RecipientKind, Actor, Platform,
    PlanEntry, PlanEntryStatus, PlanEntryPriority, PlanAmount, Participant, Conversation,
    Capture, CaptureState, CaptureStateKind, Assembly, AssemblyMode, BlobRef, PathRef
);

impl Record {
    /// Reads one from JSON text, strictly.
    ///
    /// # Errors
    ///
    /// The first fault of the text, or the first value of a wrong shape, with line, column and pointer.
    pub fn from_json_str(text: &str) -> Result<Self, exact_json::Error> {
        exact_json::from_str(text)
    }
    /// Reads one from the bytes of JSON text, strictly.
    ///
    /// # Errors
    ///
    /// As [`from_json_str`](Self::from_json_str); and where the bytes are no UTF-8.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, exact_json::Error> {
        exact_json::from_slice(bytes)
    }
}

impl std::str::FromStr for Record {
    type Err = exact_json::Error;
    /// Reads one from JSON text, as [`from_json_str`](Self::from_json_str).
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_json_str(text)
    }
}
