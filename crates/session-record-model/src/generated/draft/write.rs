//! Writing, in the schema's order.
//!
//! Generated from `schemas/session-record/draft/session-record.schema.json` (sha-256 dac20ec9aa78cd2710bffecd5f233de74a65323ff6308e4dbad1a069353d2ada)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::serde::{Serialize, Serializer};
use exact_json::write::quote;

use exact_json::serde::ser::SerializeMap as _;

use super::types::{
    Record, Message, TsPrecision, IdSource, MessageRole, MessageAudience, MessageStatus,
    MessageVia, DisplayCorrespondence, Plan, PlanType, PlanStatus, Delivery,
    DeliveryStatus, Session, SessionAgent, SessionSource, Declaration, Inference,
    ToolCall, CallPlace, ToolResult, ToolResultStatus, InputRequest, Subagent,
    Compaction, Native, OpenRecord, TextPart, ImagePart, AudioPart, ResourceLinkPart,
    ResourcePart, ReasoningPart, ReasoningVisibility, RefusalPart, DataPart, OpaquePart,
    UnknownPart, ContentPart, Author, Origin, Phase, Derivation, DerivationMethod,
    ResourceContents, ReasoningOpaque, Recipient, RecipientKind, Actor, Platform,
    PlanEntry, PlanEntryStatus, PlanEntryPriority, PlanAmount, Participant, Conversation,
    Capture, CaptureState, CaptureStateKind, Assembly, AssemblyMode, BlobRef, PathRef,
};

impl Record {
    /// Its compact JSON text: members in the schema's order, absent ones left out, every scalar as it was
    /// read.
    #[must_use]
    pub fn to_json_string(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }
}

impl std::fmt::Display for Record {
    /// The text of [`to_json_string`](Self::to_json_string).
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_json_string())
    }
}

#[cfg(feature = "digest")]
impl Record {
    /// SHA-256 of its canonical form (RFC 8785).
    ///
    /// # Errors
    ///
    /// What the canonical form cannot carry: a number beyond a double, or an integer beyond 2^53.
    pub fn canonical_digest(
        &self,
    ) -> Result<exact_json::digest::Sha256, exact_json::jcs::JcsError> {
        let form = exact_json::jcs::canonical_bytes(self.to_json_string().as_bytes())?;
        Ok(exact_json::digest::sha256(&form))
    }
}

impl Record {
    fn write(&self, out: &mut String) {
        match self {
            Self::Message(value) => value.write(out),
            Self::Plan(value) => value.write(out),
            Self::Delivery(value) => value.write(out),
            Self::Session(value) => value.write(out),
            Self::Declaration(value) => value.write(out),
            Self::Inference(value) => value.write(out),
            Self::ToolCall(value) => value.write(out),
            Self::ToolResult(value) => value.write(out),
            Self::InputRequest(value) => value.write(out),
            Self::Subagent(value) => value.write(out),
            Self::Compaction(value) => value.write(out),
            Self::Native(value) => value.write(out),
            Self::Unknown(value) => out.push_str(value.as_json().as_text()),
        }
    }
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Message(value) => value.serialize(serializer),
            Self::Plan(value) => value.serialize(serializer),
            Self::Delivery(value) => value.serialize(serializer),
            Self::Session(value) => value.serialize(serializer),
            Self::Declaration(value) => value.serialize(serializer),
            Self::Inference(value) => value.serialize(serializer),
            Self::ToolCall(value) => value.serialize(serializer),
            Self::ToolResult(value) => value.serialize(serializer),
            Self::InputRequest(value) => value.serialize(serializer),
            Self::Subagent(value) => value.serialize(serializer),
            Self::Compaction(value) => value.serialize(serializer),
            Self::Native(value) => value.serialize(serializer),
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl Message {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "message");
        name(out, "seq");
        out.push_str(self.envelope.seq.as_str());
        name(out, "id");
        quote(out, &self.envelope.id);
        if let Some(value) = &self.envelope.ts {
            name(out, "ts");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.ts_precision {
            name(out, "tsPrecision");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.turn_id {
            name(out, "turnId");
            quote(out, value);
        }
        if let Some(value) = &self.inference_id {
            name(out, "inferenceId");
            quote(out, value);
        }
        if let Some(value) = &self.subagent_id {
            name(out, "subagentId");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.supersedes {
            name(out, "supersedes");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.copied_from {
            name(out, "copiedFrom");
            quote(out, value);
        }
        name(out, "messageId");
        quote(out, &self.message_id);
        if let Some(value) = &self.envelope.id_source {
            name(out, "idSource");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.role {
            name(out, "role");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.author {
            name(out, "author");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.origin {
            name(out, "origin");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.phase {
            name(out, "phase");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.audience {
            name(out, "audience");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.status {
            name(out, "status");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.from {
            name(out, "from");
            value.write(out);
        }
        if let Some(value) = &self.recipients {
            name(out, "recipients");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.triggers_turn {
            name(out, "triggersTurn");
            out.push_str(if *value { "true" } else { "false" });
        }
        if let Some(value) = &self.conversation {
            name(out, "conversation");
            quote(out, value);
        }
        if let Some(value) = &self.platform {
            name(out, "platform");
            value.write(out);
        }
        if let Some(value) = &self.addressed {
            name(out, "addressed");
            out.push_str(if *value { "true" } else { "false" });
        }
        if let Some(value) = &self.via {
            name(out, "via");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.derived_from {
            name(out, "derivedFrom");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item);
            }
            out.push(']');
        }
        name(out, "content");
        out.push('[');
        for (index, item) in self.content.iter().enumerate() {
            if index > 0 {
                out.push(',');
            }
            item.write(out);
        }
        out.push(']');
        if let Some(value) = &self.display_content {
            name(out, "displayContent");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.display_correspondence {
            name(out, "displayCorrespondence");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.capture {
            name(out, "capture");
            value.write(out);
        }
        if let Some(value) = &self.envelope.assembly {
            name(out, "assembly");
            value.write(out);
        }
        if let Some(value) = &self.envelope.native {
            name(out, "native");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(item.as_text());
            }
            out.push(']');
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 5 + usize::from(self.envelope.ts.is_some())
            + usize::from(self.envelope.ts_precision.is_some())
            + usize::from(self.envelope.turn_id.is_some())
            + usize::from(self.inference_id.is_some())
            + usize::from(self.subagent_id.is_some())
            + usize::from(self.envelope.supersedes.is_some())
            + usize::from(self.envelope.copied_from.is_some())
            + usize::from(self.envelope.id_source.is_some())
            + usize::from(self.role.is_some()) + usize::from(self.author.is_some())
            + usize::from(self.origin.is_some()) + usize::from(self.phase.is_some())
            + usize::from(self.audience.is_some()) + usize::from(self.status.is_some())
            + usize::from(self.from.is_some()) + usize::from(self.recipients.is_some())
            + usize::from(self.triggers_turn.is_some())
            + usize::from(self.conversation.is_some())
            + usize::from(self.platform.is_some())
            + usize::from(self.addressed.is_some()) + usize::from(self.via.is_some())
            + usize::from(self.derived_from.is_some())
            + usize::from(self.display_content.is_some())
            + usize::from(self.display_correspondence.is_some())
            + usize::from(self.envelope.capture.is_some())
            + usize::from(self.envelope.assembly.is_some())
            + usize::from(self.envelope.native.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "message")?;
        map.serialize_entry("seq", &self.envelope.seq)?;
        map.serialize_entry("id", &self.envelope.id)?;
        if let Some(value) = &self.envelope.ts {
            map.serialize_entry("ts", value)?;
        }
        if let Some(value) = &self.envelope.ts_precision {
            map.serialize_entry("tsPrecision", value)?;
        }
        if let Some(value) = &self.envelope.turn_id {
            map.serialize_entry("turnId", value)?;
        }
        if let Some(value) = &self.inference_id {
            map.serialize_entry("inferenceId", value)?;
        }
        if let Some(value) = &self.subagent_id {
            map.serialize_entry("subagentId", value)?;
        }
        if let Some(value) = &self.envelope.supersedes {
            map.serialize_entry("supersedes", value)?;
        }
        if let Some(value) = &self.envelope.copied_from {
            map.serialize_entry("copiedFrom", value)?;
        }
        map.serialize_entry("messageId", &self.message_id)?;
        if let Some(value) = &self.envelope.id_source {
            map.serialize_entry("idSource", value)?;
        }
        if let Some(value) = &self.role {
            map.serialize_entry("role", value)?;
        }
        if let Some(value) = &self.author {
            map.serialize_entry("author", value)?;
        }
        if let Some(value) = &self.origin {
            map.serialize_entry("origin", value)?;
        }
        if let Some(value) = &self.phase {
            map.serialize_entry("phase", value)?;
        }
        if let Some(value) = &self.audience {
            map.serialize_entry("audience", value)?;
        }
        if let Some(value) = &self.status {
            map.serialize_entry("status", value)?;
        }
        if let Some(value) = &self.from {
            map.serialize_entry("from", value)?;
        }
        if let Some(value) = &self.recipients {
            map.serialize_entry("recipients", value)?;
        }
        if let Some(value) = &self.triggers_turn {
            map.serialize_entry("triggersTurn", value)?;
        }
        if let Some(value) = &self.conversation {
            map.serialize_entry("conversation", value)?;
        }
        if let Some(value) = &self.platform {
            map.serialize_entry("platform", value)?;
        }
        if let Some(value) = &self.addressed {
            map.serialize_entry("addressed", value)?;
        }
        if let Some(value) = &self.via {
            map.serialize_entry("via", value)?;
        }
        if let Some(value) = &self.derived_from {
            map.serialize_entry("derivedFrom", value)?;
        }
        map.serialize_entry("content", &self.content)?;
        if let Some(value) = &self.display_content {
            map.serialize_entry("displayContent", value)?;
        }
        if let Some(value) = &self.display_correspondence {
            map.serialize_entry("displayCorrespondence", value)?;
        }
        if let Some(value) = &self.envelope.capture {
            map.serialize_entry("capture", value)?;
        }
        if let Some(value) = &self.envelope.assembly {
            map.serialize_entry("assembly", value)?;
        }
        if let Some(value) = &self.envelope.native {
            map.serialize_entry("native", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for TsPrecision {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for IdSource {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for MessageRole {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for MessageAudience {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for MessageStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for MessageVia {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for DisplayCorrespondence {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Plan {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "plan");
        name(out, "seq");
        out.push_str(self.envelope.seq.as_str());
        name(out, "id");
        quote(out, &self.envelope.id);
        if let Some(value) = &self.envelope.ts {
            name(out, "ts");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.ts_precision {
            name(out, "tsPrecision");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.turn_id {
            name(out, "turnId");
            quote(out, value);
        }
        if let Some(value) = &self.inference_id {
            name(out, "inferenceId");
            quote(out, value);
        }
        if let Some(value) = &self.subagent_id {
            name(out, "subagentId");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.supersedes {
            name(out, "supersedes");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.copied_from {
            name(out, "copiedFrom");
            quote(out, value);
        }
        name(out, "planId");
        quote(out, &self.plan_id);
        if let Some(value) = &self.envelope.id_source {
            name(out, "idSource");
            quote(out, value.as_str());
        }
        name(out, "planType");
        quote(out, self.plan_type.as_str());
        if let Some(value) = &self.status {
            name(out, "status");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.entries {
            name(out, "entries");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.content {
            name(out, "content");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.source {
            name(out, "source");
            value.write(out);
        }
        if let Some(value) = &self.budget {
            name(out, "budget");
            value.write(out);
        }
        if let Some(value) = &self.used {
            name(out, "used");
            value.write(out);
        }
        if let Some(value) = &self.call_id {
            name(out, "callId");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.capture {
            name(out, "capture");
            value.write(out);
        }
        if let Some(value) = &self.envelope.assembly {
            name(out, "assembly");
            value.write(out);
        }
        if let Some(value) = &self.envelope.native {
            name(out, "native");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(item.as_text());
            }
            out.push(']');
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Plan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 5 + usize::from(self.envelope.ts.is_some())
            + usize::from(self.envelope.ts_precision.is_some())
            + usize::from(self.envelope.turn_id.is_some())
            + usize::from(self.inference_id.is_some())
            + usize::from(self.subagent_id.is_some())
            + usize::from(self.envelope.supersedes.is_some())
            + usize::from(self.envelope.copied_from.is_some())
            + usize::from(self.envelope.id_source.is_some())
            + usize::from(self.status.is_some()) + usize::from(self.entries.is_some())
            + usize::from(self.content.is_some()) + usize::from(self.source.is_some())
            + usize::from(self.budget.is_some()) + usize::from(self.used.is_some())
            + usize::from(self.call_id.is_some())
            + usize::from(self.envelope.capture.is_some())
            + usize::from(self.envelope.assembly.is_some())
            + usize::from(self.envelope.native.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "plan")?;
        map.serialize_entry("seq", &self.envelope.seq)?;
        map.serialize_entry("id", &self.envelope.id)?;
        if let Some(value) = &self.envelope.ts {
            map.serialize_entry("ts", value)?;
        }
        if let Some(value) = &self.envelope.ts_precision {
            map.serialize_entry("tsPrecision", value)?;
        }
        if let Some(value) = &self.envelope.turn_id {
            map.serialize_entry("turnId", value)?;
        }
        if let Some(value) = &self.inference_id {
            map.serialize_entry("inferenceId", value)?;
        }
        if let Some(value) = &self.subagent_id {
            map.serialize_entry("subagentId", value)?;
        }
        if let Some(value) = &self.envelope.supersedes {
            map.serialize_entry("supersedes", value)?;
        }
        if let Some(value) = &self.envelope.copied_from {
            map.serialize_entry("copiedFrom", value)?;
        }
        map.serialize_entry("planId", &self.plan_id)?;
        if let Some(value) = &self.envelope.id_source {
            map.serialize_entry("idSource", value)?;
        }
        map.serialize_entry("planType", &self.plan_type)?;
        if let Some(value) = &self.status {
            map.serialize_entry("status", value)?;
        }
        if let Some(value) = &self.entries {
            map.serialize_entry("entries", value)?;
        }
        if let Some(value) = &self.content {
            map.serialize_entry("content", value)?;
        }
        if let Some(value) = &self.source {
            map.serialize_entry("source", value)?;
        }
        if let Some(value) = &self.budget {
            map.serialize_entry("budget", value)?;
        }
        if let Some(value) = &self.used {
            map.serialize_entry("used", value)?;
        }
        if let Some(value) = &self.call_id {
            map.serialize_entry("callId", value)?;
        }
        if let Some(value) = &self.envelope.capture {
            map.serialize_entry("capture", value)?;
        }
        if let Some(value) = &self.envelope.assembly {
            map.serialize_entry("assembly", value)?;
        }
        if let Some(value) = &self.envelope.native {
            map.serialize_entry("native", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for PlanType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for PlanStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Delivery {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "delivery");
        name(out, "seq");
        out.push_str(self.envelope.seq.as_str());
        name(out, "id");
        quote(out, &self.envelope.id);
        if let Some(value) = &self.envelope.ts {
            name(out, "ts");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.ts_precision {
            name(out, "tsPrecision");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.turn_id {
            name(out, "turnId");
            quote(out, value);
        }
        if let Some(value) = &self.inference_id {
            name(out, "inferenceId");
            quote(out, value);
        }
        if let Some(value) = &self.subagent_id {
            name(out, "subagentId");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.supersedes {
            name(out, "supersedes");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.copied_from {
            name(out, "copiedFrom");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.id_source {
            name(out, "idSource");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.message {
            name(out, "message");
            quote(out, value);
        }
        if let Some(value) = &self.conversation {
            name(out, "conversation");
            quote(out, value);
        }
        name(out, "status");
        quote(out, self.status.as_str());
        if let Some(value) = &self.reason {
            name(out, "reason");
            quote(out, value);
        }
        if let Some(value) = &self.platform_message_ids {
            name(out, "platformMessageIds");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item);
            }
            out.push(']');
        }
        if let Some(value) = &self.attempt {
            name(out, "attempt");
            out.push_str(value.as_str());
        }
        if let Some(value) = &self.envelope.capture {
            name(out, "capture");
            value.write(out);
        }
        if let Some(value) = &self.envelope.assembly {
            name(out, "assembly");
            value.write(out);
        }
        if let Some(value) = &self.envelope.native {
            name(out, "native");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(item.as_text());
            }
            out.push(']');
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Delivery {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 4 + usize::from(self.envelope.ts.is_some())
            + usize::from(self.envelope.ts_precision.is_some())
            + usize::from(self.envelope.turn_id.is_some())
            + usize::from(self.inference_id.is_some())
            + usize::from(self.subagent_id.is_some())
            + usize::from(self.envelope.supersedes.is_some())
            + usize::from(self.envelope.copied_from.is_some())
            + usize::from(self.envelope.id_source.is_some())
            + usize::from(self.message.is_some())
            + usize::from(self.conversation.is_some())
            + usize::from(self.reason.is_some())
            + usize::from(self.platform_message_ids.is_some())
            + usize::from(self.attempt.is_some())
            + usize::from(self.envelope.capture.is_some())
            + usize::from(self.envelope.assembly.is_some())
            + usize::from(self.envelope.native.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "delivery")?;
        map.serialize_entry("seq", &self.envelope.seq)?;
        map.serialize_entry("id", &self.envelope.id)?;
        if let Some(value) = &self.envelope.ts {
            map.serialize_entry("ts", value)?;
        }
        if let Some(value) = &self.envelope.ts_precision {
            map.serialize_entry("tsPrecision", value)?;
        }
        if let Some(value) = &self.envelope.turn_id {
            map.serialize_entry("turnId", value)?;
        }
        if let Some(value) = &self.inference_id {
            map.serialize_entry("inferenceId", value)?;
        }
        if let Some(value) = &self.subagent_id {
            map.serialize_entry("subagentId", value)?;
        }
        if let Some(value) = &self.envelope.supersedes {
            map.serialize_entry("supersedes", value)?;
        }
        if let Some(value) = &self.envelope.copied_from {
            map.serialize_entry("copiedFrom", value)?;
        }
        if let Some(value) = &self.envelope.id_source {
            map.serialize_entry("idSource", value)?;
        }
        if let Some(value) = &self.message {
            map.serialize_entry("message", value)?;
        }
        if let Some(value) = &self.conversation {
            map.serialize_entry("conversation", value)?;
        }
        map.serialize_entry("status", &self.status)?;
        if let Some(value) = &self.reason {
            map.serialize_entry("reason", value)?;
        }
        if let Some(value) = &self.platform_message_ids {
            map.serialize_entry("platformMessageIds", value)?;
        }
        if let Some(value) = &self.attempt {
            map.serialize_entry("attempt", value)?;
        }
        if let Some(value) = &self.envelope.capture {
            map.serialize_entry("capture", value)?;
        }
        if let Some(value) = &self.envelope.assembly {
            map.serialize_entry("assembly", value)?;
        }
        if let Some(value) = &self.envelope.native {
            map.serialize_entry("native", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for DeliveryStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Session {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "session");
        name(out, "seq");
        out.push_str(self.envelope.seq.as_str());
        name(out, "id");
        quote(out, &self.envelope.id);
        if let Some(value) = &self.envelope.ts {
            name(out, "ts");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.ts_precision {
            name(out, "tsPrecision");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.turn_id {
            name(out, "turnId");
            quote(out, value);
        }
        if let Some(value) = &self.inference_id {
            name(out, "inferenceId");
            quote(out, value);
        }
        if let Some(value) = &self.subagent_id {
            name(out, "subagentId");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.supersedes {
            name(out, "supersedes");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.copied_from {
            name(out, "copiedFrom");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.id_source {
            name(out, "idSource");
            quote(out, value.as_str());
        }
        name(out, "session");
        quote(out, &self.session);
        if let Some(value) = &self.agent {
            name(out, "agent");
            value.write(out);
        }
        if let Some(value) = &self.title {
            name(out, "title");
            quote(out, value);
        }
        if let Some(value) = &self.cwd {
            name(out, "cwd");
            quote(out, value);
        }
        if let Some(value) = &self.participants {
            name(out, "participants");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.conversations {
            name(out, "conversations");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.forked_from {
            name(out, "forkedFrom");
            quote(out, value);
        }
        if let Some(value) = &self.parent {
            name(out, "parent");
            quote(out, value);
        }
        if let Some(value) = &self.source {
            name(out, "source");
            value.write(out);
        }
        if let Some(value) = &self.envelope.capture {
            name(out, "capture");
            value.write(out);
        }
        if let Some(value) = &self.envelope.assembly {
            name(out, "assembly");
            value.write(out);
        }
        if let Some(value) = &self.envelope.native {
            name(out, "native");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(item.as_text());
            }
            out.push(']');
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Session {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 4 + usize::from(self.envelope.ts.is_some())
            + usize::from(self.envelope.ts_precision.is_some())
            + usize::from(self.envelope.turn_id.is_some())
            + usize::from(self.inference_id.is_some())
            + usize::from(self.subagent_id.is_some())
            + usize::from(self.envelope.supersedes.is_some())
            + usize::from(self.envelope.copied_from.is_some())
            + usize::from(self.envelope.id_source.is_some())
            + usize::from(self.agent.is_some()) + usize::from(self.title.is_some())
            + usize::from(self.cwd.is_some()) + usize::from(self.participants.is_some())
            + usize::from(self.conversations.is_some())
            + usize::from(self.forked_from.is_some())
            + usize::from(self.parent.is_some()) + usize::from(self.source.is_some())
            + usize::from(self.envelope.capture.is_some())
            + usize::from(self.envelope.assembly.is_some())
            + usize::from(self.envelope.native.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "session")?;
        map.serialize_entry("seq", &self.envelope.seq)?;
        map.serialize_entry("id", &self.envelope.id)?;
        if let Some(value) = &self.envelope.ts {
            map.serialize_entry("ts", value)?;
        }
        if let Some(value) = &self.envelope.ts_precision {
            map.serialize_entry("tsPrecision", value)?;
        }
        if let Some(value) = &self.envelope.turn_id {
            map.serialize_entry("turnId", value)?;
        }
        if let Some(value) = &self.inference_id {
            map.serialize_entry("inferenceId", value)?;
        }
        if let Some(value) = &self.subagent_id {
            map.serialize_entry("subagentId", value)?;
        }
        if let Some(value) = &self.envelope.supersedes {
            map.serialize_entry("supersedes", value)?;
        }
        if let Some(value) = &self.envelope.copied_from {
            map.serialize_entry("copiedFrom", value)?;
        }
        if let Some(value) = &self.envelope.id_source {
            map.serialize_entry("idSource", value)?;
        }
        map.serialize_entry("session", &self.session)?;
        if let Some(value) = &self.agent {
            map.serialize_entry("agent", value)?;
        }
        if let Some(value) = &self.title {
            map.serialize_entry("title", value)?;
        }
        if let Some(value) = &self.cwd {
            map.serialize_entry("cwd", value)?;
        }
        if let Some(value) = &self.participants {
            map.serialize_entry("participants", value)?;
        }
        if let Some(value) = &self.conversations {
            map.serialize_entry("conversations", value)?;
        }
        if let Some(value) = &self.forked_from {
            map.serialize_entry("forkedFrom", value)?;
        }
        if let Some(value) = &self.parent {
            map.serialize_entry("parent", value)?;
        }
        if let Some(value) = &self.source {
            map.serialize_entry("source", value)?;
        }
        if let Some(value) = &self.envelope.capture {
            map.serialize_entry("capture", value)?;
        }
        if let Some(value) = &self.envelope.assembly {
            map.serialize_entry("assembly", value)?;
        }
        if let Some(value) = &self.envelope.native {
            map.serialize_entry("native", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl SessionAgent {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "name");
        quote(out, &self.name);
        if let Some(value) = &self.version {
            name(out, "version");
            quote(out, value);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for SessionAgent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.version.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.version {
            map.serialize_entry("version", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl SessionSource {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "format");
        quote(out, &self.format);
        name(out, "digest");
        quote(out, &self.digest);
        name(out, "size");
        out.push_str(self.size.as_str());
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for SessionSource {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 3 + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("format", &self.format)?;
        map.serialize_entry("digest", &self.digest)?;
        map.serialize_entry("size", &self.size)?;
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Declaration {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "declaration");
        name(out, "seq");
        out.push_str(self.envelope.seq.as_str());
        name(out, "id");
        quote(out, &self.envelope.id);
        if let Some(value) = &self.envelope.ts {
            name(out, "ts");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.ts_precision {
            name(out, "tsPrecision");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.turn_id {
            name(out, "turnId");
            quote(out, value);
        }
        if let Some(value) = &self.inference_id {
            name(out, "inferenceId");
            quote(out, value);
        }
        if let Some(value) = &self.subagent_id {
            name(out, "subagentId");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.supersedes {
            name(out, "supersedes");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.copied_from {
            name(out, "copiedFrom");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.id_source {
            name(out, "idSource");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.participants {
            name(out, "participants");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.conversations {
            name(out, "conversations");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.envelope.capture {
            name(out, "capture");
            value.write(out);
        }
        if let Some(value) = &self.envelope.assembly {
            name(out, "assembly");
            value.write(out);
        }
        if let Some(value) = &self.envelope.native {
            name(out, "native");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(item.as_text());
            }
            out.push(']');
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Declaration {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 3 + usize::from(self.envelope.ts.is_some())
            + usize::from(self.envelope.ts_precision.is_some())
            + usize::from(self.envelope.turn_id.is_some())
            + usize::from(self.inference_id.is_some())
            + usize::from(self.subagent_id.is_some())
            + usize::from(self.envelope.supersedes.is_some())
            + usize::from(self.envelope.copied_from.is_some())
            + usize::from(self.envelope.id_source.is_some())
            + usize::from(self.participants.is_some())
            + usize::from(self.conversations.is_some())
            + usize::from(self.envelope.capture.is_some())
            + usize::from(self.envelope.assembly.is_some())
            + usize::from(self.envelope.native.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "declaration")?;
        map.serialize_entry("seq", &self.envelope.seq)?;
        map.serialize_entry("id", &self.envelope.id)?;
        if let Some(value) = &self.envelope.ts {
            map.serialize_entry("ts", value)?;
        }
        if let Some(value) = &self.envelope.ts_precision {
            map.serialize_entry("tsPrecision", value)?;
        }
        if let Some(value) = &self.envelope.turn_id {
            map.serialize_entry("turnId", value)?;
        }
        if let Some(value) = &self.inference_id {
            map.serialize_entry("inferenceId", value)?;
        }
        if let Some(value) = &self.subagent_id {
            map.serialize_entry("subagentId", value)?;
        }
        if let Some(value) = &self.envelope.supersedes {
            map.serialize_entry("supersedes", value)?;
        }
        if let Some(value) = &self.envelope.copied_from {
            map.serialize_entry("copiedFrom", value)?;
        }
        if let Some(value) = &self.envelope.id_source {
            map.serialize_entry("idSource", value)?;
        }
        if let Some(value) = &self.participants {
            map.serialize_entry("participants", value)?;
        }
        if let Some(value) = &self.conversations {
            map.serialize_entry("conversations", value)?;
        }
        if let Some(value) = &self.envelope.capture {
            map.serialize_entry("capture", value)?;
        }
        if let Some(value) = &self.envelope.assembly {
            map.serialize_entry("assembly", value)?;
        }
        if let Some(value) = &self.envelope.native {
            map.serialize_entry("native", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Inference {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "inference");
        name(out, "seq");
        out.push_str(self.envelope.seq.as_str());
        name(out, "id");
        quote(out, &self.envelope.id);
        if let Some(value) = &self.envelope.ts {
            name(out, "ts");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.ts_precision {
            name(out, "tsPrecision");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.turn_id {
            name(out, "turnId");
            quote(out, value);
        }
        name(out, "inferenceId");
        quote(out, &self.inference_id);
        if let Some(value) = &self.subagent_id {
            name(out, "subagentId");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.supersedes {
            name(out, "supersedes");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.copied_from {
            name(out, "copiedFrom");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.id_source {
            name(out, "idSource");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.model {
            name(out, "model");
            quote(out, value);
        }
        if let Some(value) = &self.provider {
            name(out, "provider");
            quote(out, value);
        }
        if let Some(value) = &self.usage {
            name(out, "usage");
            out.push_str(value.as_text());
        }
        if let Some(value) = &self.stop_reason {
            name(out, "stopReason");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.capture {
            name(out, "capture");
            value.write(out);
        }
        if let Some(value) = &self.envelope.assembly {
            name(out, "assembly");
            value.write(out);
        }
        if let Some(value) = &self.envelope.native {
            name(out, "native");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(item.as_text());
            }
            out.push(']');
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Inference {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 4 + usize::from(self.envelope.ts.is_some())
            + usize::from(self.envelope.ts_precision.is_some())
            + usize::from(self.envelope.turn_id.is_some())
            + usize::from(self.subagent_id.is_some())
            + usize::from(self.envelope.supersedes.is_some())
            + usize::from(self.envelope.copied_from.is_some())
            + usize::from(self.envelope.id_source.is_some())
            + usize::from(self.model.is_some()) + usize::from(self.provider.is_some())
            + usize::from(self.usage.is_some()) + usize::from(self.stop_reason.is_some())
            + usize::from(self.envelope.capture.is_some())
            + usize::from(self.envelope.assembly.is_some())
            + usize::from(self.envelope.native.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "inference")?;
        map.serialize_entry("seq", &self.envelope.seq)?;
        map.serialize_entry("id", &self.envelope.id)?;
        if let Some(value) = &self.envelope.ts {
            map.serialize_entry("ts", value)?;
        }
        if let Some(value) = &self.envelope.ts_precision {
            map.serialize_entry("tsPrecision", value)?;
        }
        if let Some(value) = &self.envelope.turn_id {
            map.serialize_entry("turnId", value)?;
        }
        map.serialize_entry("inferenceId", &self.inference_id)?;
        if let Some(value) = &self.subagent_id {
            map.serialize_entry("subagentId", value)?;
        }
        if let Some(value) = &self.envelope.supersedes {
            map.serialize_entry("supersedes", value)?;
        }
        if let Some(value) = &self.envelope.copied_from {
            map.serialize_entry("copiedFrom", value)?;
        }
        if let Some(value) = &self.envelope.id_source {
            map.serialize_entry("idSource", value)?;
        }
        if let Some(value) = &self.model {
            map.serialize_entry("model", value)?;
        }
        if let Some(value) = &self.provider {
            map.serialize_entry("provider", value)?;
        }
        if let Some(value) = &self.usage {
            map.serialize_entry("usage", value)?;
        }
        if let Some(value) = &self.stop_reason {
            map.serialize_entry("stopReason", value)?;
        }
        if let Some(value) = &self.envelope.capture {
            map.serialize_entry("capture", value)?;
        }
        if let Some(value) = &self.envelope.assembly {
            map.serialize_entry("assembly", value)?;
        }
        if let Some(value) = &self.envelope.native {
            map.serialize_entry("native", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl ToolCall {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "tool_call");
        name(out, "seq");
        out.push_str(self.envelope.seq.as_str());
        name(out, "id");
        quote(out, &self.envelope.id);
        if let Some(value) = &self.envelope.ts {
            name(out, "ts");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.ts_precision {
            name(out, "tsPrecision");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.turn_id {
            name(out, "turnId");
            quote(out, value);
        }
        if let Some(value) = &self.inference_id {
            name(out, "inferenceId");
            quote(out, value);
        }
        if let Some(value) = &self.subagent_id {
            name(out, "subagentId");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.supersedes {
            name(out, "supersedes");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.copied_from {
            name(out, "copiedFrom");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.id_source {
            name(out, "idSource");
            quote(out, value.as_str());
        }
        name(out, "callId");
        quote(out, &self.call_id);
        name(out, "name");
        quote(out, &self.name);
        if let Some(value) = &self.input {
            name(out, "input");
            out.push_str(value.as_text());
        }
        if let Some(value) = &self.input_text {
            name(out, "inputText");
            quote(out, value);
        }
        if let Some(value) = &self.at {
            name(out, "at");
            value.write(out);
        }
        if let Some(value) = &self.envelope.capture {
            name(out, "capture");
            value.write(out);
        }
        if let Some(value) = &self.envelope.assembly {
            name(out, "assembly");
            value.write(out);
        }
        if let Some(value) = &self.envelope.native {
            name(out, "native");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(item.as_text());
            }
            out.push(']');
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for ToolCall {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 5 + usize::from(self.envelope.ts.is_some())
            + usize::from(self.envelope.ts_precision.is_some())
            + usize::from(self.envelope.turn_id.is_some())
            + usize::from(self.inference_id.is_some())
            + usize::from(self.subagent_id.is_some())
            + usize::from(self.envelope.supersedes.is_some())
            + usize::from(self.envelope.copied_from.is_some())
            + usize::from(self.envelope.id_source.is_some())
            + usize::from(self.input.is_some()) + usize::from(self.input_text.is_some())
            + usize::from(self.at.is_some())
            + usize::from(self.envelope.capture.is_some())
            + usize::from(self.envelope.assembly.is_some())
            + usize::from(self.envelope.native.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "tool_call")?;
        map.serialize_entry("seq", &self.envelope.seq)?;
        map.serialize_entry("id", &self.envelope.id)?;
        if let Some(value) = &self.envelope.ts {
            map.serialize_entry("ts", value)?;
        }
        if let Some(value) = &self.envelope.ts_precision {
            map.serialize_entry("tsPrecision", value)?;
        }
        if let Some(value) = &self.envelope.turn_id {
            map.serialize_entry("turnId", value)?;
        }
        if let Some(value) = &self.inference_id {
            map.serialize_entry("inferenceId", value)?;
        }
        if let Some(value) = &self.subagent_id {
            map.serialize_entry("subagentId", value)?;
        }
        if let Some(value) = &self.envelope.supersedes {
            map.serialize_entry("supersedes", value)?;
        }
        if let Some(value) = &self.envelope.copied_from {
            map.serialize_entry("copiedFrom", value)?;
        }
        if let Some(value) = &self.envelope.id_source {
            map.serialize_entry("idSource", value)?;
        }
        map.serialize_entry("callId", &self.call_id)?;
        map.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.input {
            map.serialize_entry("input", value)?;
        }
        if let Some(value) = &self.input_text {
            map.serialize_entry("inputText", value)?;
        }
        if let Some(value) = &self.at {
            map.serialize_entry("at", value)?;
        }
        if let Some(value) = &self.envelope.capture {
            map.serialize_entry("capture", value)?;
        }
        if let Some(value) = &self.envelope.assembly {
            map.serialize_entry("assembly", value)?;
        }
        if let Some(value) = &self.envelope.native {
            map.serialize_entry("native", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl CallPlace {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "message");
        quote(out, &self.message);
        name(out, "index");
        out.push_str(self.index.as_str());
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for CallPlace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("message", &self.message)?;
        map.serialize_entry("index", &self.index)?;
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl ToolResult {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "tool_result");
        name(out, "seq");
        out.push_str(self.envelope.seq.as_str());
        name(out, "id");
        quote(out, &self.envelope.id);
        if let Some(value) = &self.envelope.ts {
            name(out, "ts");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.ts_precision {
            name(out, "tsPrecision");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.turn_id {
            name(out, "turnId");
            quote(out, value);
        }
        if let Some(value) = &self.inference_id {
            name(out, "inferenceId");
            quote(out, value);
        }
        if let Some(value) = &self.subagent_id {
            name(out, "subagentId");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.supersedes {
            name(out, "supersedes");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.copied_from {
            name(out, "copiedFrom");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.id_source {
            name(out, "idSource");
            quote(out, value.as_str());
        }
        name(out, "callId");
        quote(out, &self.call_id);
        if let Some(value) = &self.status {
            name(out, "status");
            quote(out, value.as_str());
        }
        name(out, "content");
        out.push('[');
        for (index, item) in self.content.iter().enumerate() {
            if index > 0 {
                out.push(',');
            }
            item.write(out);
        }
        out.push(']');
        if let Some(value) = &self.structured_content {
            name(out, "structuredContent");
            out.push_str(value.as_text());
        }
        if let Some(value) = &self.envelope.capture {
            name(out, "capture");
            value.write(out);
        }
        if let Some(value) = &self.envelope.assembly {
            name(out, "assembly");
            value.write(out);
        }
        if let Some(value) = &self.envelope.native {
            name(out, "native");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(item.as_text());
            }
            out.push(']');
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for ToolResult {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 5 + usize::from(self.envelope.ts.is_some())
            + usize::from(self.envelope.ts_precision.is_some())
            + usize::from(self.envelope.turn_id.is_some())
            + usize::from(self.inference_id.is_some())
            + usize::from(self.subagent_id.is_some())
            + usize::from(self.envelope.supersedes.is_some())
            + usize::from(self.envelope.copied_from.is_some())
            + usize::from(self.envelope.id_source.is_some())
            + usize::from(self.status.is_some())
            + usize::from(self.structured_content.is_some())
            + usize::from(self.envelope.capture.is_some())
            + usize::from(self.envelope.assembly.is_some())
            + usize::from(self.envelope.native.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "tool_result")?;
        map.serialize_entry("seq", &self.envelope.seq)?;
        map.serialize_entry("id", &self.envelope.id)?;
        if let Some(value) = &self.envelope.ts {
            map.serialize_entry("ts", value)?;
        }
        if let Some(value) = &self.envelope.ts_precision {
            map.serialize_entry("tsPrecision", value)?;
        }
        if let Some(value) = &self.envelope.turn_id {
            map.serialize_entry("turnId", value)?;
        }
        if let Some(value) = &self.inference_id {
            map.serialize_entry("inferenceId", value)?;
        }
        if let Some(value) = &self.subagent_id {
            map.serialize_entry("subagentId", value)?;
        }
        if let Some(value) = &self.envelope.supersedes {
            map.serialize_entry("supersedes", value)?;
        }
        if let Some(value) = &self.envelope.copied_from {
            map.serialize_entry("copiedFrom", value)?;
        }
        if let Some(value) = &self.envelope.id_source {
            map.serialize_entry("idSource", value)?;
        }
        map.serialize_entry("callId", &self.call_id)?;
        if let Some(value) = &self.status {
            map.serialize_entry("status", value)?;
        }
        map.serialize_entry("content", &self.content)?;
        if let Some(value) = &self.structured_content {
            map.serialize_entry("structuredContent", value)?;
        }
        if let Some(value) = &self.envelope.capture {
            map.serialize_entry("capture", value)?;
        }
        if let Some(value) = &self.envelope.assembly {
            map.serialize_entry("assembly", value)?;
        }
        if let Some(value) = &self.envelope.native {
            map.serialize_entry("native", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for ToolResultStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl InputRequest {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "input_request");
        name(out, "seq");
        out.push_str(self.envelope.seq.as_str());
        name(out, "id");
        quote(out, &self.envelope.id);
        if let Some(value) = &self.envelope.ts {
            name(out, "ts");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.ts_precision {
            name(out, "tsPrecision");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.turn_id {
            name(out, "turnId");
            quote(out, value);
        }
        if let Some(value) = &self.inference_id {
            name(out, "inferenceId");
            quote(out, value);
        }
        if let Some(value) = &self.subagent_id {
            name(out, "subagentId");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.supersedes {
            name(out, "supersedes");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.copied_from {
            name(out, "copiedFrom");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.id_source {
            name(out, "idSource");
            quote(out, value.as_str());
        }
        name(out, "requestId");
        quote(out, &self.request_id);
        if let Some(value) = &self.question {
            name(out, "question");
            quote(out, value);
        }
        if let Some(value) = &self.status {
            name(out, "status");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.capture {
            name(out, "capture");
            value.write(out);
        }
        if let Some(value) = &self.envelope.assembly {
            name(out, "assembly");
            value.write(out);
        }
        if let Some(value) = &self.envelope.native {
            name(out, "native");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(item.as_text());
            }
            out.push(']');
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for InputRequest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 4 + usize::from(self.envelope.ts.is_some())
            + usize::from(self.envelope.ts_precision.is_some())
            + usize::from(self.envelope.turn_id.is_some())
            + usize::from(self.inference_id.is_some())
            + usize::from(self.subagent_id.is_some())
            + usize::from(self.envelope.supersedes.is_some())
            + usize::from(self.envelope.copied_from.is_some())
            + usize::from(self.envelope.id_source.is_some())
            + usize::from(self.question.is_some()) + usize::from(self.status.is_some())
            + usize::from(self.envelope.capture.is_some())
            + usize::from(self.envelope.assembly.is_some())
            + usize::from(self.envelope.native.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "input_request")?;
        map.serialize_entry("seq", &self.envelope.seq)?;
        map.serialize_entry("id", &self.envelope.id)?;
        if let Some(value) = &self.envelope.ts {
            map.serialize_entry("ts", value)?;
        }
        if let Some(value) = &self.envelope.ts_precision {
            map.serialize_entry("tsPrecision", value)?;
        }
        if let Some(value) = &self.envelope.turn_id {
            map.serialize_entry("turnId", value)?;
        }
        if let Some(value) = &self.inference_id {
            map.serialize_entry("inferenceId", value)?;
        }
        if let Some(value) = &self.subagent_id {
            map.serialize_entry("subagentId", value)?;
        }
        if let Some(value) = &self.envelope.supersedes {
            map.serialize_entry("supersedes", value)?;
        }
        if let Some(value) = &self.envelope.copied_from {
            map.serialize_entry("copiedFrom", value)?;
        }
        if let Some(value) = &self.envelope.id_source {
            map.serialize_entry("idSource", value)?;
        }
        map.serialize_entry("requestId", &self.request_id)?;
        if let Some(value) = &self.question {
            map.serialize_entry("question", value)?;
        }
        if let Some(value) = &self.status {
            map.serialize_entry("status", value)?;
        }
        if let Some(value) = &self.envelope.capture {
            map.serialize_entry("capture", value)?;
        }
        if let Some(value) = &self.envelope.assembly {
            map.serialize_entry("assembly", value)?;
        }
        if let Some(value) = &self.envelope.native {
            map.serialize_entry("native", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Subagent {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "subagent");
        name(out, "seq");
        out.push_str(self.envelope.seq.as_str());
        name(out, "id");
        quote(out, &self.envelope.id);
        if let Some(value) = &self.envelope.ts {
            name(out, "ts");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.ts_precision {
            name(out, "tsPrecision");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.turn_id {
            name(out, "turnId");
            quote(out, value);
        }
        if let Some(value) = &self.inference_id {
            name(out, "inferenceId");
            quote(out, value);
        }
        name(out, "subagentId");
        quote(out, &self.subagent_id);
        if let Some(value) = &self.envelope.supersedes {
            name(out, "supersedes");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.copied_from {
            name(out, "copiedFrom");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.id_source {
            name(out, "idSource");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.session {
            name(out, "session");
            quote(out, value);
        }
        if let Some(value) = &self.call_id {
            name(out, "callId");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.capture {
            name(out, "capture");
            value.write(out);
        }
        if let Some(value) = &self.envelope.assembly {
            name(out, "assembly");
            value.write(out);
        }
        if let Some(value) = &self.envelope.native {
            name(out, "native");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(item.as_text());
            }
            out.push(']');
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Subagent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 4 + usize::from(self.envelope.ts.is_some())
            + usize::from(self.envelope.ts_precision.is_some())
            + usize::from(self.envelope.turn_id.is_some())
            + usize::from(self.inference_id.is_some())
            + usize::from(self.envelope.supersedes.is_some())
            + usize::from(self.envelope.copied_from.is_some())
            + usize::from(self.envelope.id_source.is_some())
            + usize::from(self.session.is_some()) + usize::from(self.call_id.is_some())
            + usize::from(self.envelope.capture.is_some())
            + usize::from(self.envelope.assembly.is_some())
            + usize::from(self.envelope.native.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "subagent")?;
        map.serialize_entry("seq", &self.envelope.seq)?;
        map.serialize_entry("id", &self.envelope.id)?;
        if let Some(value) = &self.envelope.ts {
            map.serialize_entry("ts", value)?;
        }
        if let Some(value) = &self.envelope.ts_precision {
            map.serialize_entry("tsPrecision", value)?;
        }
        if let Some(value) = &self.envelope.turn_id {
            map.serialize_entry("turnId", value)?;
        }
        if let Some(value) = &self.inference_id {
            map.serialize_entry("inferenceId", value)?;
        }
        map.serialize_entry("subagentId", &self.subagent_id)?;
        if let Some(value) = &self.envelope.supersedes {
            map.serialize_entry("supersedes", value)?;
        }
        if let Some(value) = &self.envelope.copied_from {
            map.serialize_entry("copiedFrom", value)?;
        }
        if let Some(value) = &self.envelope.id_source {
            map.serialize_entry("idSource", value)?;
        }
        if let Some(value) = &self.session {
            map.serialize_entry("session", value)?;
        }
        if let Some(value) = &self.call_id {
            map.serialize_entry("callId", value)?;
        }
        if let Some(value) = &self.envelope.capture {
            map.serialize_entry("capture", value)?;
        }
        if let Some(value) = &self.envelope.assembly {
            map.serialize_entry("assembly", value)?;
        }
        if let Some(value) = &self.envelope.native {
            map.serialize_entry("native", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Compaction {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "compaction");
        name(out, "seq");
        out.push_str(self.envelope.seq.as_str());
        name(out, "id");
        quote(out, &self.envelope.id);
        if let Some(value) = &self.envelope.ts {
            name(out, "ts");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.ts_precision {
            name(out, "tsPrecision");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.turn_id {
            name(out, "turnId");
            quote(out, value);
        }
        if let Some(value) = &self.inference_id {
            name(out, "inferenceId");
            quote(out, value);
        }
        if let Some(value) = &self.subagent_id {
            name(out, "subagentId");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.supersedes {
            name(out, "supersedes");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.copied_from {
            name(out, "copiedFrom");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.id_source {
            name(out, "idSource");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.summary {
            name(out, "summary");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.first_kept {
            name(out, "firstKept");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.capture {
            name(out, "capture");
            value.write(out);
        }
        if let Some(value) = &self.envelope.assembly {
            name(out, "assembly");
            value.write(out);
        }
        if let Some(value) = &self.envelope.native {
            name(out, "native");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(item.as_text());
            }
            out.push(']');
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Compaction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 3 + usize::from(self.envelope.ts.is_some())
            + usize::from(self.envelope.ts_precision.is_some())
            + usize::from(self.envelope.turn_id.is_some())
            + usize::from(self.inference_id.is_some())
            + usize::from(self.subagent_id.is_some())
            + usize::from(self.envelope.supersedes.is_some())
            + usize::from(self.envelope.copied_from.is_some())
            + usize::from(self.envelope.id_source.is_some())
            + usize::from(self.summary.is_some())
            + usize::from(self.first_kept.is_some())
            + usize::from(self.envelope.capture.is_some())
            + usize::from(self.envelope.assembly.is_some())
            + usize::from(self.envelope.native.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "compaction")?;
        map.serialize_entry("seq", &self.envelope.seq)?;
        map.serialize_entry("id", &self.envelope.id)?;
        if let Some(value) = &self.envelope.ts {
            map.serialize_entry("ts", value)?;
        }
        if let Some(value) = &self.envelope.ts_precision {
            map.serialize_entry("tsPrecision", value)?;
        }
        if let Some(value) = &self.envelope.turn_id {
            map.serialize_entry("turnId", value)?;
        }
        if let Some(value) = &self.inference_id {
            map.serialize_entry("inferenceId", value)?;
        }
        if let Some(value) = &self.subagent_id {
            map.serialize_entry("subagentId", value)?;
        }
        if let Some(value) = &self.envelope.supersedes {
            map.serialize_entry("supersedes", value)?;
        }
        if let Some(value) = &self.envelope.copied_from {
            map.serialize_entry("copiedFrom", value)?;
        }
        if let Some(value) = &self.envelope.id_source {
            map.serialize_entry("idSource", value)?;
        }
        if let Some(value) = &self.summary {
            map.serialize_entry("summary", value)?;
        }
        if let Some(value) = &self.first_kept {
            map.serialize_entry("firstKept", value)?;
        }
        if let Some(value) = &self.envelope.capture {
            map.serialize_entry("capture", value)?;
        }
        if let Some(value) = &self.envelope.assembly {
            map.serialize_entry("assembly", value)?;
        }
        if let Some(value) = &self.envelope.native {
            map.serialize_entry("native", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Native {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "native");
        name(out, "seq");
        out.push_str(self.envelope.seq.as_str());
        name(out, "id");
        quote(out, &self.envelope.id);
        if let Some(value) = &self.envelope.ts {
            name(out, "ts");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.ts_precision {
            name(out, "tsPrecision");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.envelope.turn_id {
            name(out, "turnId");
            quote(out, value);
        }
        if let Some(value) = &self.inference_id {
            name(out, "inferenceId");
            quote(out, value);
        }
        if let Some(value) = &self.subagent_id {
            name(out, "subagentId");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.supersedes {
            name(out, "supersedes");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.copied_from {
            name(out, "copiedFrom");
            quote(out, value);
        }
        if let Some(value) = &self.envelope.id_source {
            name(out, "idSource");
            quote(out, value.as_str());
        }
        name(out, "agent");
        quote(out, &self.agent);
        if let Some(value) = &self.native_type {
            name(out, "nativeType");
            quote(out, value);
        }
        name(out, "row");
        out.push_str(self.row.as_text());
        if let Some(value) = &self.envelope.capture {
            name(out, "capture");
            value.write(out);
        }
        if let Some(value) = &self.envelope.assembly {
            name(out, "assembly");
            value.write(out);
        }
        if let Some(value) = &self.envelope.native {
            name(out, "native");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(item.as_text());
            }
            out.push(']');
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Native {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 5 + usize::from(self.envelope.ts.is_some())
            + usize::from(self.envelope.ts_precision.is_some())
            + usize::from(self.envelope.turn_id.is_some())
            + usize::from(self.inference_id.is_some())
            + usize::from(self.subagent_id.is_some())
            + usize::from(self.envelope.supersedes.is_some())
            + usize::from(self.envelope.copied_from.is_some())
            + usize::from(self.envelope.id_source.is_some())
            + usize::from(self.native_type.is_some())
            + usize::from(self.envelope.capture.is_some())
            + usize::from(self.envelope.assembly.is_some())
            + usize::from(self.envelope.native.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "native")?;
        map.serialize_entry("seq", &self.envelope.seq)?;
        map.serialize_entry("id", &self.envelope.id)?;
        if let Some(value) = &self.envelope.ts {
            map.serialize_entry("ts", value)?;
        }
        if let Some(value) = &self.envelope.ts_precision {
            map.serialize_entry("tsPrecision", value)?;
        }
        if let Some(value) = &self.envelope.turn_id {
            map.serialize_entry("turnId", value)?;
        }
        if let Some(value) = &self.inference_id {
            map.serialize_entry("inferenceId", value)?;
        }
        if let Some(value) = &self.subagent_id {
            map.serialize_entry("subagentId", value)?;
        }
        if let Some(value) = &self.envelope.supersedes {
            map.serialize_entry("supersedes", value)?;
        }
        if let Some(value) = &self.envelope.copied_from {
            map.serialize_entry("copiedFrom", value)?;
        }
        if let Some(value) = &self.envelope.id_source {
            map.serialize_entry("idSource", value)?;
        }
        map.serialize_entry("agent", &self.agent)?;
        if let Some(value) = &self.native_type {
            map.serialize_entry("nativeType", value)?;
        }
        map.serialize_entry("row", &self.row)?;
        if let Some(value) = &self.envelope.capture {
            map.serialize_entry("capture", value)?;
        }
        if let Some(value) = &self.envelope.assembly {
            map.serialize_entry("assembly", value)?;
        }
        if let Some(value) = &self.envelope.native {
            map.serialize_entry("native", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for OpenRecord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_json().serialize(serializer)
    }
}

impl TextPart {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "text");
        name(out, "text");
        quote(out, &self.text);
        if let Some(value) = &self.annotations {
            name(out, "annotations");
            out.push_str(&value.to_text());
        }
        if let Some(value) = &self.author {
            name(out, "author");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.origin {
            name(out, "origin");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.phase {
            name(out, "phase");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.derivation {
            name(out, "derivation");
            value.write(out);
        }
        if let Some(value) = &self.meta {
            name(out, "_meta");
            out.push_str(value.as_text());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for TextPart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.annotations.is_some())
            + usize::from(self.author.is_some()) + usize::from(self.origin.is_some())
            + usize::from(self.phase.is_some()) + usize::from(self.derivation.is_some())
            + usize::from(self.meta.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "text")?;
        map.serialize_entry("text", &self.text)?;
        if let Some(value) = &self.annotations {
            map.serialize_entry("annotations", value)?;
        }
        if let Some(value) = &self.author {
            map.serialize_entry("author", value)?;
        }
        if let Some(value) = &self.origin {
            map.serialize_entry("origin", value)?;
        }
        if let Some(value) = &self.phase {
            map.serialize_entry("phase", value)?;
        }
        if let Some(value) = &self.derivation {
            map.serialize_entry("derivation", value)?;
        }
        if let Some(value) = &self.meta {
            map.serialize_entry("_meta", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl ImagePart {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "image");
        name(out, "mimeType");
        quote(out, &self.mime_type);
        if let Some(value) = &self.data {
            name(out, "data");
            quote(out, value);
        }
        if let Some(value) = &self.blob {
            name(out, "blob");
            value.write(out);
        }
        if let Some(value) = &self.annotations {
            name(out, "annotations");
            out.push_str(&value.to_text());
        }
        if let Some(value) = &self.author {
            name(out, "author");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.origin {
            name(out, "origin");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.phase {
            name(out, "phase");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.derivation {
            name(out, "derivation");
            value.write(out);
        }
        if let Some(value) = &self.meta {
            name(out, "_meta");
            out.push_str(value.as_text());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for ImagePart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.data.is_some())
            + usize::from(self.blob.is_some()) + usize::from(self.annotations.is_some())
            + usize::from(self.author.is_some()) + usize::from(self.origin.is_some())
            + usize::from(self.phase.is_some()) + usize::from(self.derivation.is_some())
            + usize::from(self.meta.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "image")?;
        map.serialize_entry("mimeType", &self.mime_type)?;
        if let Some(value) = &self.data {
            map.serialize_entry("data", value)?;
        }
        if let Some(value) = &self.blob {
            map.serialize_entry("blob", value)?;
        }
        if let Some(value) = &self.annotations {
            map.serialize_entry("annotations", value)?;
        }
        if let Some(value) = &self.author {
            map.serialize_entry("author", value)?;
        }
        if let Some(value) = &self.origin {
            map.serialize_entry("origin", value)?;
        }
        if let Some(value) = &self.phase {
            map.serialize_entry("phase", value)?;
        }
        if let Some(value) = &self.derivation {
            map.serialize_entry("derivation", value)?;
        }
        if let Some(value) = &self.meta {
            map.serialize_entry("_meta", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl AudioPart {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "audio");
        name(out, "mimeType");
        quote(out, &self.mime_type);
        if let Some(value) = &self.data {
            name(out, "data");
            quote(out, value);
        }
        if let Some(value) = &self.blob {
            name(out, "blob");
            value.write(out);
        }
        if let Some(value) = &self.annotations {
            name(out, "annotations");
            out.push_str(&value.to_text());
        }
        if let Some(value) = &self.author {
            name(out, "author");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.origin {
            name(out, "origin");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.phase {
            name(out, "phase");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.derivation {
            name(out, "derivation");
            value.write(out);
        }
        if let Some(value) = &self.meta {
            name(out, "_meta");
            out.push_str(value.as_text());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for AudioPart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.data.is_some())
            + usize::from(self.blob.is_some()) + usize::from(self.annotations.is_some())
            + usize::from(self.author.is_some()) + usize::from(self.origin.is_some())
            + usize::from(self.phase.is_some()) + usize::from(self.derivation.is_some())
            + usize::from(self.meta.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "audio")?;
        map.serialize_entry("mimeType", &self.mime_type)?;
        if let Some(value) = &self.data {
            map.serialize_entry("data", value)?;
        }
        if let Some(value) = &self.blob {
            map.serialize_entry("blob", value)?;
        }
        if let Some(value) = &self.annotations {
            map.serialize_entry("annotations", value)?;
        }
        if let Some(value) = &self.author {
            map.serialize_entry("author", value)?;
        }
        if let Some(value) = &self.origin {
            map.serialize_entry("origin", value)?;
        }
        if let Some(value) = &self.phase {
            map.serialize_entry("phase", value)?;
        }
        if let Some(value) = &self.derivation {
            map.serialize_entry("derivation", value)?;
        }
        if let Some(value) = &self.meta {
            map.serialize_entry("_meta", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl ResourceLinkPart {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "resource_link");
        name(out, "uri");
        quote(out, self.uri.as_str());
        name(out, "name");
        quote(out, &self.name);
        if let Some(value) = &self.title {
            name(out, "title");
            quote(out, value);
        }
        if let Some(value) = &self.description {
            name(out, "description");
            quote(out, value);
        }
        if let Some(value) = &self.mime_type {
            name(out, "mimeType");
            quote(out, value);
        }
        if let Some(value) = &self.size {
            name(out, "size");
            out.push_str(value.as_str());
        }
        if let Some(value) = &self.annotations {
            name(out, "annotations");
            out.push_str(&value.to_text());
        }
        if let Some(value) = &self.author {
            name(out, "author");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.origin {
            name(out, "origin");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.phase {
            name(out, "phase");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.derivation {
            name(out, "derivation");
            value.write(out);
        }
        if let Some(value) = &self.meta {
            name(out, "_meta");
            out.push_str(value.as_text());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for ResourceLinkPart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 3 + usize::from(self.title.is_some())
            + usize::from(self.description.is_some())
            + usize::from(self.mime_type.is_some()) + usize::from(self.size.is_some())
            + usize::from(self.annotations.is_some())
            + usize::from(self.author.is_some()) + usize::from(self.origin.is_some())
            + usize::from(self.phase.is_some()) + usize::from(self.derivation.is_some())
            + usize::from(self.meta.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "resource_link")?;
        map.serialize_entry("uri", &self.uri)?;
        map.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.title {
            map.serialize_entry("title", value)?;
        }
        if let Some(value) = &self.description {
            map.serialize_entry("description", value)?;
        }
        if let Some(value) = &self.mime_type {
            map.serialize_entry("mimeType", value)?;
        }
        if let Some(value) = &self.size {
            map.serialize_entry("size", value)?;
        }
        if let Some(value) = &self.annotations {
            map.serialize_entry("annotations", value)?;
        }
        if let Some(value) = &self.author {
            map.serialize_entry("author", value)?;
        }
        if let Some(value) = &self.origin {
            map.serialize_entry("origin", value)?;
        }
        if let Some(value) = &self.phase {
            map.serialize_entry("phase", value)?;
        }
        if let Some(value) = &self.derivation {
            map.serialize_entry("derivation", value)?;
        }
        if let Some(value) = &self.meta {
            map.serialize_entry("_meta", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl ResourcePart {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "resource");
        name(out, "resource");
        self.resource.write(out);
        if let Some(value) = &self.annotations {
            name(out, "annotations");
            out.push_str(&value.to_text());
        }
        if let Some(value) = &self.author {
            name(out, "author");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.origin {
            name(out, "origin");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.phase {
            name(out, "phase");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.derivation {
            name(out, "derivation");
            value.write(out);
        }
        if let Some(value) = &self.meta {
            name(out, "_meta");
            out.push_str(value.as_text());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for ResourcePart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.annotations.is_some())
            + usize::from(self.author.is_some()) + usize::from(self.origin.is_some())
            + usize::from(self.phase.is_some()) + usize::from(self.derivation.is_some())
            + usize::from(self.meta.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "resource")?;
        map.serialize_entry("resource", &self.resource)?;
        if let Some(value) = &self.annotations {
            map.serialize_entry("annotations", value)?;
        }
        if let Some(value) = &self.author {
            map.serialize_entry("author", value)?;
        }
        if let Some(value) = &self.origin {
            map.serialize_entry("origin", value)?;
        }
        if let Some(value) = &self.phase {
            map.serialize_entry("phase", value)?;
        }
        if let Some(value) = &self.derivation {
            map.serialize_entry("derivation", value)?;
        }
        if let Some(value) = &self.meta {
            map.serialize_entry("_meta", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl ReasoningPart {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "reasoning");
        if let Some(value) = &self.visibility {
            name(out, "visibility");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.text {
            name(out, "text");
            quote(out, value);
        }
        if let Some(value) = &self.summary {
            name(out, "summary");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item);
            }
            out.push(']');
        }
        if let Some(value) = &self.opaque {
            name(out, "opaque");
            value.write(out);
        }
        if let Some(value) = &self.signature {
            name(out, "signature");
            quote(out, value);
        }
        if let Some(value) = &self.author {
            name(out, "author");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.origin {
            name(out, "origin");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.phase {
            name(out, "phase");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.derivation {
            name(out, "derivation");
            value.write(out);
        }
        if let Some(value) = &self.meta {
            name(out, "_meta");
            out.push_str(value.as_text());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for ReasoningPart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.visibility.is_some())
            + usize::from(self.text.is_some()) + usize::from(self.summary.is_some())
            + usize::from(self.opaque.is_some()) + usize::from(self.signature.is_some())
            + usize::from(self.author.is_some()) + usize::from(self.origin.is_some())
            + usize::from(self.phase.is_some()) + usize::from(self.derivation.is_some())
            + usize::from(self.meta.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "reasoning")?;
        if let Some(value) = &self.visibility {
            map.serialize_entry("visibility", value)?;
        }
        if let Some(value) = &self.text {
            map.serialize_entry("text", value)?;
        }
        if let Some(value) = &self.summary {
            map.serialize_entry("summary", value)?;
        }
        if let Some(value) = &self.opaque {
            map.serialize_entry("opaque", value)?;
        }
        if let Some(value) = &self.signature {
            map.serialize_entry("signature", value)?;
        }
        if let Some(value) = &self.author {
            map.serialize_entry("author", value)?;
        }
        if let Some(value) = &self.origin {
            map.serialize_entry("origin", value)?;
        }
        if let Some(value) = &self.phase {
            map.serialize_entry("phase", value)?;
        }
        if let Some(value) = &self.derivation {
            map.serialize_entry("derivation", value)?;
        }
        if let Some(value) = &self.meta {
            map.serialize_entry("_meta", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for ReasoningVisibility {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl RefusalPart {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "refusal");
        name(out, "text");
        quote(out, &self.text);
        if let Some(value) = &self.author {
            name(out, "author");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.origin {
            name(out, "origin");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.phase {
            name(out, "phase");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.derivation {
            name(out, "derivation");
            value.write(out);
        }
        if let Some(value) = &self.meta {
            name(out, "_meta");
            out.push_str(value.as_text());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for RefusalPart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.author.is_some())
            + usize::from(self.origin.is_some()) + usize::from(self.phase.is_some())
            + usize::from(self.derivation.is_some()) + usize::from(self.meta.is_some())
            + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "refusal")?;
        map.serialize_entry("text", &self.text)?;
        if let Some(value) = &self.author {
            map.serialize_entry("author", value)?;
        }
        if let Some(value) = &self.origin {
            map.serialize_entry("origin", value)?;
        }
        if let Some(value) = &self.phase {
            map.serialize_entry("phase", value)?;
        }
        if let Some(value) = &self.derivation {
            map.serialize_entry("derivation", value)?;
        }
        if let Some(value) = &self.meta {
            map.serialize_entry("_meta", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl DataPart {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "data");
        name(out, "data");
        out.push_str(self.data.as_text());
        if let Some(value) = &self.schema {
            name(out, "schema");
            quote(out, value);
        }
        if let Some(value) = &self.author {
            name(out, "author");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.origin {
            name(out, "origin");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.phase {
            name(out, "phase");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.derivation {
            name(out, "derivation");
            value.write(out);
        }
        if let Some(value) = &self.meta {
            name(out, "_meta");
            out.push_str(value.as_text());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for DataPart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.schema.is_some())
            + usize::from(self.author.is_some()) + usize::from(self.origin.is_some())
            + usize::from(self.phase.is_some()) + usize::from(self.derivation.is_some())
            + usize::from(self.meta.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "data")?;
        map.serialize_entry("data", &self.data)?;
        if let Some(value) = &self.schema {
            map.serialize_entry("schema", value)?;
        }
        if let Some(value) = &self.author {
            map.serialize_entry("author", value)?;
        }
        if let Some(value) = &self.origin {
            map.serialize_entry("origin", value)?;
        }
        if let Some(value) = &self.phase {
            map.serialize_entry("phase", value)?;
        }
        if let Some(value) = &self.derivation {
            map.serialize_entry("derivation", value)?;
        }
        if let Some(value) = &self.meta {
            map.serialize_entry("_meta", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl OpaquePart {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, "opaque");
        name(out, "format");
        quote(out, &self.format);
        if let Some(value) = &self.data {
            name(out, "data");
            quote(out, value);
        }
        if let Some(value) = &self.blob {
            name(out, "blob");
            value.write(out);
        }
        if let Some(value) = &self.author {
            name(out, "author");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.origin {
            name(out, "origin");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.phase {
            name(out, "phase");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.derivation {
            name(out, "derivation");
            value.write(out);
        }
        if let Some(value) = &self.meta {
            name(out, "_meta");
            out.push_str(value.as_text());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for OpaquePart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.data.is_some())
            + usize::from(self.blob.is_some()) + usize::from(self.author.is_some())
            + usize::from(self.origin.is_some()) + usize::from(self.phase.is_some())
            + usize::from(self.derivation.is_some()) + usize::from(self.meta.is_some())
            + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", "opaque")?;
        map.serialize_entry("format", &self.format)?;
        if let Some(value) = &self.data {
            map.serialize_entry("data", value)?;
        }
        if let Some(value) = &self.blob {
            map.serialize_entry("blob", value)?;
        }
        if let Some(value) = &self.author {
            map.serialize_entry("author", value)?;
        }
        if let Some(value) = &self.origin {
            map.serialize_entry("origin", value)?;
        }
        if let Some(value) = &self.phase {
            map.serialize_entry("phase", value)?;
        }
        if let Some(value) = &self.derivation {
            map.serialize_entry("derivation", value)?;
        }
        if let Some(value) = &self.meta {
            map.serialize_entry("_meta", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for UnknownPart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_json().serialize(serializer)
    }
}

impl ContentPart {
    fn write(&self, out: &mut String) {
        match self {
            Self::Text(value) => value.write(out),
            Self::Image(value) => value.write(out),
            Self::Audio(value) => value.write(out),
            Self::ResourceLink(value) => value.write(out),
            Self::Resource(value) => value.write(out),
            Self::Reasoning(value) => value.write(out),
            Self::Refusal(value) => value.write(out),
            Self::Data(value) => value.write(out),
            Self::Opaque(value) => value.write(out),
            Self::Unknown(value) => out.push_str(value.as_json().as_text()),
        }
    }
}

impl Serialize for ContentPart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(value) => value.serialize(serializer),
            Self::Image(value) => value.serialize(serializer),
            Self::Audio(value) => value.serialize(serializer),
            Self::ResourceLink(value) => value.serialize(serializer),
            Self::Resource(value) => value.serialize(serializer),
            Self::Reasoning(value) => value.serialize(serializer),
            Self::Refusal(value) => value.serialize(serializer),
            Self::Data(value) => value.serialize(serializer),
            Self::Opaque(value) => value.serialize(serializer),
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl Serialize for Author {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for Origin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for Phase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Derivation {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "method");
        quote(out, self.method.as_str());
        if let Some(value) = &self.from {
            name(out, "from");
            out.push_str(value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Derivation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.from.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("method", &self.method)?;
        if let Some(value) = &self.from {
            map.serialize_entry("from", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for DerivationMethod {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl ResourceContents {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "uri");
        quote(out, self.uri.as_str());
        if let Some(value) = &self.mime_type {
            name(out, "mimeType");
            quote(out, value);
        }
        if let Some(value) = &self.text {
            name(out, "text");
            quote(out, value);
        }
        if let Some(value) = &self.blob {
            name(out, "blob");
            quote(out, value);
        }
        if let Some(value) = &self.blob_ref {
            name(out, "blobRef");
            value.write(out);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for ResourceContents {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.mime_type.is_some())
            + usize::from(self.text.is_some()) + usize::from(self.blob.is_some())
            + usize::from(self.blob_ref.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("uri", &self.uri)?;
        if let Some(value) = &self.mime_type {
            map.serialize_entry("mimeType", value)?;
        }
        if let Some(value) = &self.text {
            map.serialize_entry("text", value)?;
        }
        if let Some(value) = &self.blob {
            map.serialize_entry("blob", value)?;
        }
        if let Some(value) = &self.blob_ref {
            map.serialize_entry("blobRef", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl ReasoningOpaque {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.format {
            name(out, "format");
            quote(out, value);
        }
        if let Some(value) = &self.data {
            name(out, "data");
            out.push_str(value.as_text());
        }
        if let Some(value) = &self.blob {
            name(out, "blob");
            value.write(out);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for ReasoningOpaque {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.format.is_some())
            + usize::from(self.data.is_some()) + usize::from(self.blob.is_some())
            + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.format {
            map.serialize_entry("format", value)?;
        }
        if let Some(value) = &self.data {
            map.serialize_entry("data", value)?;
        }
        if let Some(value) = &self.blob {
            map.serialize_entry("blob", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Recipient {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "actor");
        self.actor.write(out);
        if let Some(value) = &self.kind {
            name(out, "kind");
            quote(out, value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Recipient {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.kind.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("actor", &self.actor)?;
        if let Some(value) = &self.kind {
            map.serialize_entry("kind", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for RecipientKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Actor {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.session {
            name(out, "session");
            quote(out, value);
        }
        if let Some(value) = &self.address {
            name(out, "address");
            quote(out, value);
        }
        if let Some(value) = &self.participant {
            name(out, "participant");
            quote(out, value);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.session.is_some())
            + usize::from(self.address.is_some())
            + usize::from(self.participant.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.session {
            map.serialize_entry("session", value)?;
        }
        if let Some(value) = &self.address {
            map.serialize_entry("address", value)?;
        }
        if let Some(value) = &self.participant {
            map.serialize_entry("participant", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Platform {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.message_ids {
            name(out, "messageIds");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item);
            }
            out.push(']');
        }
        if let Some(value) = &self.reply_to {
            name(out, "replyTo");
            quote(out, value);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Platform {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.message_ids.is_some())
            + usize::from(self.reply_to.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.message_ids {
            map.serialize_entry("messageIds", value)?;
        }
        if let Some(value) = &self.reply_to {
            map.serialize_entry("replyTo", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl PlanEntry {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.entry_id {
            name(out, "entryId");
            quote(out, value);
        }
        name(out, "content");
        quote(out, &self.content);
        name(out, "status");
        quote(out, self.status.as_str());
        if let Some(value) = &self.priority {
            name(out, "priority");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.owner {
            name(out, "owner");
            quote(out, value);
        }
        if let Some(value) = &self.blocked_by {
            name(out, "blockedBy");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item);
            }
            out.push(']');
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for PlanEntry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.entry_id.is_some())
            + usize::from(self.priority.is_some()) + usize::from(self.owner.is_some())
            + usize::from(self.blocked_by.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.entry_id {
            map.serialize_entry("entryId", value)?;
        }
        map.serialize_entry("content", &self.content)?;
        map.serialize_entry("status", &self.status)?;
        if let Some(value) = &self.priority {
            map.serialize_entry("priority", value)?;
        }
        if let Some(value) = &self.owner {
            map.serialize_entry("owner", value)?;
        }
        if let Some(value) = &self.blocked_by {
            map.serialize_entry("blockedBy", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for PlanEntryStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for PlanEntryPriority {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl PlanAmount {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.tokens {
            name(out, "tokens");
            out.push_str(value.as_str());
        }
        if let Some(value) = &self.seconds {
            name(out, "seconds");
            out.push_str(value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for PlanAmount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.tokens.is_some())
            + usize::from(self.seconds.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.tokens {
            map.serialize_entry("tokens", value)?;
        }
        if let Some(value) = &self.seconds {
            map.serialize_entry("seconds", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Participant {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, &self.id);
        if let Some(value) = &self.name {
            name(out, "name");
            quote(out, value);
        }
        if let Some(value) = &self.kind {
            name(out, "kind");
            quote(out, value);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Participant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.name.is_some())
            + usize::from(self.kind.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        if let Some(value) = &self.name {
            map.serialize_entry("name", value)?;
        }
        if let Some(value) = &self.kind {
            map.serialize_entry("kind", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Conversation {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, &self.id);
        if let Some(value) = &self.title {
            name(out, "title");
            quote(out, value);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Conversation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.title.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        if let Some(value) = &self.title {
            map.serialize_entry("title", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Capture {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.content {
            name(out, "content");
            value.write(out);
        }
        if let Some(value) = &self.display_content {
            name(out, "displayContent");
            value.write(out);
        }
        if let Some(value) = &self.role {
            name(out, "role");
            value.write(out);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Capture {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.content.is_some())
            + usize::from(self.display_content.is_some())
            + usize::from(self.role.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.content {
            map.serialize_entry("content", value)?;
        }
        if let Some(value) = &self.display_content {
            map.serialize_entry("displayContent", value)?;
        }
        if let Some(value) = &self.role {
            map.serialize_entry("role", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl CaptureState {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "state");
        quote(out, self.state.as_str());
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for CaptureState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("state", &self.state)?;
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for CaptureStateKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Assembly {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.mode {
            name(out, "mode");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.source_ids {
            name(out, "sourceIds");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item);
            }
            out.push(']');
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Assembly {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.mode.is_some())
            + usize::from(self.source_ids.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.mode {
            map.serialize_entry("mode", value)?;
        }
        if let Some(value) = &self.source_ids {
            map.serialize_entry("sourceIds", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for AssemblyMode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl BlobRef {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "blob");
        quote(out, &self.blob);
        if let Some(value) = &self.size {
            name(out, "size");
            out.push_str(value.as_str());
        }
        if let Some(value) = &self.mime_type {
            name(out, "mimeType");
            quote(out, value);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for BlobRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.size.is_some())
            + usize::from(self.mime_type.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("blob", &self.blob)?;
        if let Some(value) = &self.size {
            map.serialize_entry("size", value)?;
        }
        if let Some(value) = &self.mime_type {
            map.serialize_entry("mimeType", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl PathRef {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "root");
        match &self.root {
            exact_json::Nullable::Null => out.push_str("null"),
            exact_json::Nullable::Value(value) => {
                quote(out, value);
            }
        }
        name(out, "path");
        quote(out, &self.path);
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for PathRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("root", &self.root)?;
        map.serialize_entry("path", &self.path)?;
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// Begins a member of the object that is being written.
fn name(out: &mut String, name: &str) {
    if !out.ends_with('{') {
        out.push(',');
    }
    quote(out, name);
    out.push(':');
}
