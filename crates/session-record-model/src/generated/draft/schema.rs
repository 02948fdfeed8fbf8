//! `JsonSchema`: each type's part of the vendored schema.
//!
//! Generated from `schemas/session-record/draft/session-record.schema.json` (sha-256 dac20ec9aa78cd2710bffecd5f233de74a65323ff6308e4dbad1a069353d2ada)
//! by `cargo xtask codegen`. Do not edit.

use std::borrow::Cow;
use exact_json::vendored;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use super::{SCHEMA, types};

/// A reference to a definition, which the generator then has too.
fn definition(generator: &mut SchemaGenerator, reference: &str) -> Option<Schema> {
    Some(
        match reference {
            "#/$defs/message" => generator.subschema_for::<types::Message>(),
            "#/$defs/plan" => generator.subschema_for::<types::Plan>(),
            "#/$defs/delivery" => generator.subschema_for::<types::Delivery>(),
            "#/$defs/session" => generator.subschema_for::<types::Session>(),
            "#/$defs/declaration" => generator.subschema_for::<types::Declaration>(),
            "#/$defs/inference" => generator.subschema_for::<types::Inference>(),
            "#/$defs/toolCall" => generator.subschema_for::<types::ToolCall>(),
            "#/$defs/toolResult" => generator.subschema_for::<types::ToolResult>(),
            "#/$defs/inputRequest" => generator.subschema_for::<types::InputRequest>(),
            "#/$defs/subagent" => generator.subschema_for::<types::Subagent>(),
            "#/$defs/compaction" => generator.subschema_for::<types::Compaction>(),
            "#/$defs/native" => generator.subschema_for::<types::Native>(),
            "#/$defs/openRecord" => generator.subschema_for::<types::OpenRecord>(),
            "#/$defs/textPart" => generator.subschema_for::<types::TextPart>(),
            "#/$defs/imagePart" => generator.subschema_for::<types::ImagePart>(),
            "#/$defs/audioPart" => generator.subschema_for::<types::AudioPart>(),
            "#/$defs/resourceLinkPart" => {
                generator.subschema_for::<types::ResourceLinkPart>()
            }
            "#/$defs/resourcePart" => generator.subschema_for::<types::ResourcePart>(),
            "#/$defs/reasoningPart" => generator.subschema_for::<types::ReasoningPart>(),
            "#/$defs/refusalPart" => generator.subschema_for::<types::RefusalPart>(),
            "#/$defs/dataPart" => generator.subschema_for::<types::DataPart>(),
            "#/$defs/opaquePart" => generator.subschema_for::<types::OpaquePart>(),
            "#/$defs/unknownPart" => generator.subschema_for::<types::UnknownPart>(),
            "#/$defs/contentPart" => generator.subschema_for::<types::ContentPart>(),
            "#/$defs/author" => generator.subschema_for::<types::Author>(),
            "#/$defs/origin" => generator.subschema_for::<types::Origin>(),
            "#/$defs/phase" => generator.subschema_for::<types::Phase>(),
            "#/$defs/derivation" => generator.subschema_for::<types::Derivation>(),
            "#/$defs/resourceContents" => {
                generator.subschema_for::<types::ResourceContents>()
            }
            "#/$defs/reasoningOpaque" => {
                generator.subschema_for::<types::ReasoningOpaque>()
            }
            "#/$defs/recipient" => generator.subschema_for::<types::Recipient>(),
            "#/$defs/actor" => generator.subschema_for::<types::Actor>(),
            "#/$defs/platform" => generator.subschema_for::<types::Platform>(),
            "#/$defs/planEntry" => generator.subschema_for::<types::PlanEntry>(),
            "#/$defs/planAmount" => generator.subschema_for::<types::PlanAmount>(),
            "#/$defs/participant" => generator.subschema_for::<types::Participant>(),
            "#/$defs/conversation" => generator.subschema_for::<types::Conversation>(),
            "#/$defs/capture" => generator.subschema_for::<types::Capture>(),
            "#/$defs/captureState" => generator.subschema_for::<types::CaptureState>(),
            "#/$defs/assembly" => generator.subschema_for::<types::Assembly>(),
            "#/$defs/blobRef" => generator.subschema_for::<types::BlobRef>(),
            "#/$defs/pathRef" => generator.subschema_for::<types::PathRef>(),
            "#/$defs/ref" => generator.subschema_for::<untyped::Ref>(),
            "#/$defs/sessionReference" => {
                generator.subschema_for::<untyped::SessionReference>()
            }
            "#/$defs/timestamp" => generator.subschema_for::<untyped::Timestamp>(),
            _ => return None,
        },
    )
}

impl JsonSchema for types::Record {
    fn schema_name() -> Cow<'static, str> {
        "Record".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#Record".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::root(SCHEMA, Self::schema_name().as_ref(), generator, definition)
    }
}

impl JsonSchema for types::Message {
    fn schema_name() -> Cow<'static, str> {
        "message".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#message".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/message", generator, definition)
    }
}

impl JsonSchema for types::TsPrecision {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "TsPrecision".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#TsPrecision".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/message/properties/tsPrecision",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::IdSource {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "IdSource".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#IdSource".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/message/properties/idSource",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::MessageRole {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "MessageRole".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#MessageRole".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/message/properties/role", generator, definition)
    }
}

impl JsonSchema for types::MessageAudience {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "MessageAudience".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#MessageAudience".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/message/properties/audience",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::MessageStatus {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "MessageStatus".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#MessageStatus".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/message/properties/status",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::MessageVia {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "MessageVia".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#MessageVia".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/message/properties/via", generator, definition)
    }
}

impl JsonSchema for types::DisplayCorrespondence {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "DisplayCorrespondence".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#DisplayCorrespondence".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/message/properties/displayCorrespondence",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Plan {
    fn schema_name() -> Cow<'static, str> {
        "plan".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#plan".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/plan", generator, definition)
    }
}

impl JsonSchema for types::PlanType {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "PlanType".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#PlanType".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/plan/properties/planType", generator, definition)
    }
}

impl JsonSchema for types::PlanStatus {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "PlanStatus".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#PlanStatus".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/plan/properties/status", generator, definition)
    }
}

impl JsonSchema for types::Delivery {
    fn schema_name() -> Cow<'static, str> {
        "delivery".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#delivery".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/delivery", generator, definition)
    }
}

impl JsonSchema for types::DeliveryStatus {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "DeliveryStatus".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#DeliveryStatus".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/delivery/properties/status",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Session {
    fn schema_name() -> Cow<'static, str> {
        "session".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#session".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/session", generator, definition)
    }
}

impl JsonSchema for types::SessionAgent {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "SessionAgent".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#SessionAgent".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/session/properties/agent", generator, definition)
    }
}

impl JsonSchema for types::SessionSource {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "SessionSource".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#SessionSource".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/session/properties/source",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Declaration {
    fn schema_name() -> Cow<'static, str> {
        "declaration".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#declaration".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/declaration", generator, definition)
    }
}

impl JsonSchema for types::Inference {
    fn schema_name() -> Cow<'static, str> {
        "inference".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#inference".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/inference", generator, definition)
    }
}

impl JsonSchema for types::ToolCall {
    fn schema_name() -> Cow<'static, str> {
        "toolCall".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#toolCall".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/toolCall", generator, definition)
    }
}

impl JsonSchema for types::CallPlace {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "CallPlace".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#CallPlace".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/toolCall/properties/at", generator, definition)
    }
}

impl JsonSchema for types::ToolResult {
    fn schema_name() -> Cow<'static, str> {
        "toolResult".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#toolResult".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/toolResult", generator, definition)
    }
}

impl JsonSchema for types::ToolResultStatus {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ToolResultStatus".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#ToolResultStatus".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/toolResult/properties/status",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::InputRequest {
    fn schema_name() -> Cow<'static, str> {
        "inputRequest".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#inputRequest".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/inputRequest", generator, definition)
    }
}

impl JsonSchema for types::Subagent {
    fn schema_name() -> Cow<'static, str> {
        "subagent".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#subagent".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/subagent", generator, definition)
    }
}

impl JsonSchema for types::Compaction {
    fn schema_name() -> Cow<'static, str> {
        "compaction".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#compaction".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/compaction", generator, definition)
    }
}

impl JsonSchema for types::Native {
    fn schema_name() -> Cow<'static, str> {
        "native".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#native".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/native", generator, definition)
    }
}

impl JsonSchema for types::OpenRecord {
    fn schema_name() -> Cow<'static, str> {
        "openRecord".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#openRecord".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/openRecord", generator, definition)
    }
}

impl JsonSchema for types::TextPart {
    fn schema_name() -> Cow<'static, str> {
        "textPart".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#textPart".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/textPart", generator, definition)
    }
}

impl JsonSchema for types::ImagePart {
    fn schema_name() -> Cow<'static, str> {
        "imagePart".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#imagePart".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/imagePart", generator, definition)
    }
}

impl JsonSchema for types::AudioPart {
    fn schema_name() -> Cow<'static, str> {
        "audioPart".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#audioPart".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/audioPart", generator, definition)
    }
}

impl JsonSchema for types::ResourceLinkPart {
    fn schema_name() -> Cow<'static, str> {
        "resourceLinkPart".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#resourceLinkPart".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/resourceLinkPart", generator, definition)
    }
}

impl JsonSchema for types::ResourcePart {
    fn schema_name() -> Cow<'static, str> {
        "resourcePart".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#resourcePart".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/resourcePart", generator, definition)
    }
}

impl JsonSchema for types::ReasoningPart {
    fn schema_name() -> Cow<'static, str> {
        "reasoningPart".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#reasoningPart".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/reasoningPart", generator, definition)
    }
}

impl JsonSchema for types::ReasoningVisibility {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ReasoningVisibility".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#ReasoningVisibility".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/reasoningPart/properties/visibility",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::RefusalPart {
    fn schema_name() -> Cow<'static, str> {
        "refusalPart".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#refusalPart".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/refusalPart", generator, definition)
    }
}

impl JsonSchema for types::DataPart {
    fn schema_name() -> Cow<'static, str> {
        "dataPart".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#dataPart".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/dataPart", generator, definition)
    }
}

impl JsonSchema for types::OpaquePart {
    fn schema_name() -> Cow<'static, str> {
        "opaquePart".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#opaquePart".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/opaquePart", generator, definition)
    }
}

impl JsonSchema for types::UnknownPart {
    fn schema_name() -> Cow<'static, str> {
        "unknownPart".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#unknownPart".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/unknownPart", generator, definition)
    }
}

impl JsonSchema for types::ContentPart {
    fn schema_name() -> Cow<'static, str> {
        "contentPart".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#contentPart".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/contentPart", generator, definition)
    }
}

impl JsonSchema for types::Author {
    fn schema_name() -> Cow<'static, str> {
        "author".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#author".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/author", generator, definition)
    }
}

impl JsonSchema for types::Origin {
    fn schema_name() -> Cow<'static, str> {
        "origin".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#origin".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/origin", generator, definition)
    }
}

impl JsonSchema for types::Phase {
    fn schema_name() -> Cow<'static, str> {
        "phase".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#phase".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/phase", generator, definition)
    }
}

impl JsonSchema for types::Derivation {
    fn schema_name() -> Cow<'static, str> {
        "derivation".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#derivation".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/derivation", generator, definition)
    }
}

impl JsonSchema for types::DerivationMethod {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "DerivationMethod".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#DerivationMethod".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/derivation/properties/method",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::ResourceContents {
    fn schema_name() -> Cow<'static, str> {
        "resourceContents".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#resourceContents".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/resourceContents", generator, definition)
    }
}

impl JsonSchema for types::ReasoningOpaque {
    fn schema_name() -> Cow<'static, str> {
        "reasoningOpaque".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#reasoningOpaque".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/reasoningOpaque", generator, definition)
    }
}

impl JsonSchema for types::Recipient {
    fn schema_name() -> Cow<'static, str> {
        "recipient".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#recipient".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/recipient", generator, definition)
    }
}

impl JsonSchema for types::RecipientKind {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "RecipientKind".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#RecipientKind".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/recipient/properties/kind",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Actor {
    fn schema_name() -> Cow<'static, str> {
        "actor".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#actor".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/actor", generator, definition)
    }
}

impl JsonSchema for types::Platform {
    fn schema_name() -> Cow<'static, str> {
        "platform".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#platform".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/platform", generator, definition)
    }
}

impl JsonSchema for types::PlanEntry {
    fn schema_name() -> Cow<'static, str> {
        "planEntry".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#planEntry".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/planEntry", generator, definition)
    }
}

impl JsonSchema for types::PlanEntryStatus {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "PlanEntryStatus".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#PlanEntryStatus".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/planEntry/properties/status",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::PlanEntryPriority {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "PlanEntryPriority".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#PlanEntryPriority".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/planEntry/properties/priority",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::PlanAmount {
    fn schema_name() -> Cow<'static, str> {
        "planAmount".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#planAmount".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/planAmount", generator, definition)
    }
}

impl JsonSchema for types::Participant {
    fn schema_name() -> Cow<'static, str> {
        "participant".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#participant".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/participant", generator, definition)
    }
}

impl JsonSchema for types::Conversation {
    fn schema_name() -> Cow<'static, str> {
        "conversation".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#conversation".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/conversation", generator, definition)
    }
}

impl JsonSchema for types::Capture {
    fn schema_name() -> Cow<'static, str> {
        "capture".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#capture".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/capture", generator, definition)
    }
}

impl JsonSchema for types::CaptureState {
    fn schema_name() -> Cow<'static, str> {
        "captureState".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#captureState".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/captureState", generator, definition)
    }
}

impl JsonSchema for types::CaptureStateKind {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "CaptureStateKind".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#CaptureStateKind".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/captureState/properties/state",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Assembly {
    fn schema_name() -> Cow<'static, str> {
        "assembly".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#assembly".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/assembly", generator, definition)
    }
}

impl JsonSchema for types::AssemblyMode {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "AssemblyMode".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#AssemblyMode".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/assembly/properties/mode", generator, definition)
    }
}

impl JsonSchema for types::BlobRef {
    fn schema_name() -> Cow<'static, str> {
        "blobRef".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#blobRef".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/blobRef", generator, definition)
    }
}

impl JsonSchema for types::PathRef {
    fn schema_name() -> Cow<'static, str> {
        "pathRef".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#pathRef".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/pathRef", generator, definition)
    }
}

/// Definitions of the schema that are general types in Rust.
mod untyped {
    /// `ref`.
    pub(super) enum Ref {}
    /// `sessionReference`.
    pub(super) enum SessionReference {}
    /// `timestamp`.
    pub(super) enum Timestamp {}
}

impl JsonSchema for untyped::Ref {
    fn schema_name() -> Cow<'static, str> {
        "ref".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#ref".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/ref", generator, definition)
    }
}

impl JsonSchema for untyped::SessionReference {
    fn schema_name() -> Cow<'static, str> {
        "sessionReference".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#sessionReference".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/sessionReference", generator, definition)
    }
}

impl JsonSchema for untyped::Timestamp {
    fn schema_name() -> Cow<'static, str> {
        "timestamp".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "session-record/draft#timestamp".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/timestamp", generator, definition)
    }
}
