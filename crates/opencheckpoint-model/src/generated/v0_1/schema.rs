//! `JsonSchema`: each type's part of the vendored schema.
//!
//! Generated from `schemas/opencheckpoint/0.1/checkpoint.schema.json` (sha-256 3de60d39f86fe23d2896b341e499f83fb0ce9bd4667bf6f37d6babbfccfbfe23)
//! by `cargo xtask codegen`. Do not edit.

use std::borrow::Cow;
use exact_json::vendored;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use super::{SCHEMA, types};

/// A reference to a definition, which the generator then has too.
fn definition(generator: &mut SchemaGenerator, reference: &str) -> Option<Schema> {
    Some(
        match reference {
            "#/$defs/timestamp" => generator.subschema_for::<untyped::Timestamp>(),
            "#/$defs/localId" => generator.subschema_for::<untyped::LocalId>(),
            "#/$defs/localRefs" => generator.subschema_for::<untyped::LocalRefs>(),
            "#/$defs/text" => generator.subschema_for::<untyped::Text>(),
            "#/$defs/extensions" => generator.subschema_for::<untyped::Extensions>(),
            "#/$defs/digest" => generator.subschema_for::<types::Digest>(),
            "#/$defs/parent" => generator.subschema_for::<types::Parent>(),
            "#/$defs/softwareRef" => generator.subschema_for::<types::SoftwareRef>(),
            "#/$defs/sessionRef" => generator.subschema_for::<types::SessionRef>(),
            "#/$defs/source" => generator.subschema_for::<types::Source>(),
            "#/$defs/task" => generator.subschema_for::<types::Task>(),
            "#/$defs/criterion" => generator.subschema_for::<types::Criterion>(),
            "#/$defs/progress" => generator.subschema_for::<types::Progress>(),
            "#/$defs/completedStep" => generator.subschema_for::<types::CompletedStep>(),
            "#/$defs/nextStep" => generator.subschema_for::<types::NextStep>(),
            "#/$defs/verification" => generator.subschema_for::<types::Verification>(),
            "#/$defs/statement" => generator.subschema_for::<types::Statement>(),
            "#/$defs/origin" => generator.subschema_for::<types::Origin>(),
            "#/$defs/resource" => generator.subschema_for::<types::Resource>(),
            "#/$defs/applicationContext" => {
                generator.subschema_for::<types::ApplicationContext>()
            }
            "#/$defs/draft" => generator.subschema_for::<types::Draft>(),
            "#/$defs/operation" => generator.subschema_for::<types::Operation>(),
            "#/$defs/requirement" => generator.subschema_for::<types::Requirement>(),
            "#/$defs/continuation" => generator.subschema_for::<types::Continuation>(),
            "#/$defs/derivation" => generator.subschema_for::<types::Derivation>(),
            _ => return None,
        },
    )
}

impl JsonSchema for types::Checkpoint {
    fn schema_name() -> Cow<'static, str> {
        "Checkpoint".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#Checkpoint".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::root(SCHEMA, Self::schema_name().as_ref(), generator, definition)
    }
}

impl JsonSchema for types::SpecVersion {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "SpecVersion".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#SpecVersion".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/properties/opencheckpoint", generator, definition)
    }
}

impl JsonSchema for types::Digest {
    fn schema_name() -> Cow<'static, str> {
        "digest".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#digest".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/digest", generator, definition)
    }
}

impl JsonSchema for types::Parent {
    fn schema_name() -> Cow<'static, str> {
        "parent".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#parent".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/parent", generator, definition)
    }
}

impl JsonSchema for types::SoftwareRef {
    fn schema_name() -> Cow<'static, str> {
        "softwareRef".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#softwareRef".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/softwareRef", generator, definition)
    }
}

impl JsonSchema for types::SessionRef {
    fn schema_name() -> Cow<'static, str> {
        "sessionRef".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#sessionRef".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/sessionRef", generator, definition)
    }
}

impl JsonSchema for types::Source {
    fn schema_name() -> Cow<'static, str> {
        "source".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#source".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/source", generator, definition)
    }
}

impl JsonSchema for types::SourceModel {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "SourceModel".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#SourceModel".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/source/properties/model", generator, definition)
    }
}

impl JsonSchema for types::Task {
    fn schema_name() -> Cow<'static, str> {
        "task".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#task".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/task", generator, definition)
    }
}

impl JsonSchema for types::TaskStatus {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "TaskStatus".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#TaskStatus".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/task/properties/status", generator, definition)
    }
}

impl JsonSchema for types::TaskScope {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "TaskScope".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#TaskScope".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/task/properties/scope", generator, definition)
    }
}

impl JsonSchema for types::Criterion {
    fn schema_name() -> Cow<'static, str> {
        "criterion".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#criterion".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/criterion", generator, definition)
    }
}

impl JsonSchema for types::CriterionState {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "CriterionState".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#CriterionState".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/criterion/properties/state",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Progress {
    fn schema_name() -> Cow<'static, str> {
        "progress".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#progress".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/progress", generator, definition)
    }
}

impl JsonSchema for types::ProgressFocus {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ProgressFocus".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#ProgressFocus".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/progress/properties/focus",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::CompletedStep {
    fn schema_name() -> Cow<'static, str> {
        "completedStep".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#completedStep".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/completedStep", generator, definition)
    }
}

impl JsonSchema for types::NextStep {
    fn schema_name() -> Cow<'static, str> {
        "nextStep".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#nextStep".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/nextStep", generator, definition)
    }
}

impl JsonSchema for types::Verification {
    fn schema_name() -> Cow<'static, str> {
        "verification".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#verification".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/verification", generator, definition)
    }
}

impl JsonSchema for types::VerificationState {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "VerificationState".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#VerificationState".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/verification/properties/state",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::VerificationRevalidate {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "VerificationRevalidate".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#VerificationRevalidate".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/verification/properties/revalidate",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Statement {
    fn schema_name() -> Cow<'static, str> {
        "statement".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#statement".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/statement", generator, definition)
    }
}

impl JsonSchema for types::StatementKind {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "StatementKind".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#StatementKind".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/statement/properties/kind",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::StatementStatus {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "StatementStatus".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#StatementStatus".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/statement/properties/status",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Origin {
    fn schema_name() -> Cow<'static, str> {
        "origin".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#origin".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/origin", generator, definition)
    }
}

impl JsonSchema for types::OriginType {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "OriginType".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#OriginType".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/origin/properties/type", generator, definition)
    }
}

impl JsonSchema for types::Resource {
    fn schema_name() -> Cow<'static, str> {
        "resource".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#resource".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/resource", generator, definition)
    }
}

impl JsonSchema for types::ResourceKind {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ResourceKind".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#ResourceKind".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/resource/properties/kind", generator, definition)
    }
}

impl JsonSchema for types::ResourceLocator {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ResourceLocator".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#ResourceLocator".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/resource/properties/locator",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::ResourceAvailability {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ResourceAvailability".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#ResourceAvailability".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/resource/properties/availability",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::ResourceSensitivity {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ResourceSensitivity".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#ResourceSensitivity".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/resource/properties/sensitivity",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::ResourceResolver {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ResourceResolver".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#ResourceResolver".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/resource/properties/resolver",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Excerpt {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "Excerpt".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#Excerpt".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/resource/properties/excerpt",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::ApplicationContext {
    fn schema_name() -> Cow<'static, str> {
        "applicationContext".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#applicationContext".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/applicationContext", generator, definition)
    }
}

impl JsonSchema for types::ApplicationContextView {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ApplicationContextView".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#ApplicationContextView".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/applicationContext/properties/view",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::ContextSelection {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ContextSelection".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#ContextSelection".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/applicationContext/properties/selections/items",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::ContextSelectionRole {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ContextSelectionRole".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#ContextSelectionRole".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/applicationContext/properties/selections/items/properties/role",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Draft {
    fn schema_name() -> Cow<'static, str> {
        "draft".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#draft".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/draft", generator, definition)
    }
}

impl JsonSchema for types::DraftState {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "DraftState".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#DraftState".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/draft/properties/state", generator, definition)
    }
}

impl JsonSchema for types::DraftContent {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "DraftContent".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#DraftContent".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/draft/properties/content", generator, definition)
    }
}

impl JsonSchema for types::Operation {
    fn schema_name() -> Cow<'static, str> {
        "operation".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#operation".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/operation", generator, definition)
    }
}

impl JsonSchema for types::OperationKind {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "OperationKind".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#OperationKind".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/operation/properties/kind",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::OperationStatus {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "OperationStatus".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#OperationStatus".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/operation/properties/status",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::OperationEffect {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "OperationEffect".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#OperationEffect".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/operation/properties/effect",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::OperationCall {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "OperationCall".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#OperationCall".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/operation/properties/call",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Approval {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "Approval".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#Approval".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/operation/properties/approval",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::OperationResume {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "OperationResume".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#OperationResume".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/operation/properties/resume",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Requirement {
    fn schema_name() -> Cow<'static, str> {
        "requirement".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#requirement".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/requirement", generator, definition)
    }
}

impl JsonSchema for types::RequirementKind {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "RequirementKind".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#RequirementKind".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/requirement/properties/kind",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::RequirementNecessity {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "RequirementNecessity".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#RequirementNecessity".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/requirement/properties/necessity",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Continuation {
    fn schema_name() -> Cow<'static, str> {
        "continuation".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#continuation".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/continuation", generator, definition)
    }
}

impl JsonSchema for types::Precondition {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "Precondition".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#Precondition".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/continuation/properties/preconditions/items",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::PreconditionOnFailure {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "PreconditionOnFailure".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#PreconditionOnFailure".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/continuation/properties/preconditions/items/properties/on_failure",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::StopCondition {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "StopCondition".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#StopCondition".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/continuation/properties/stop_conditions/items",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::StopConditionUntil {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "StopConditionUntil".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#StopConditionUntil".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/continuation/properties/stop_conditions/items/properties/until/items",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::StopConditionUntilStatus {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "StopConditionUntilStatus".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#StopConditionUntilStatus".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/continuation/properties/stop_conditions/items/properties/until/items/properties/status",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Recovery {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "Recovery".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#Recovery".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/continuation/properties/recovery/items",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Derivation {
    fn schema_name() -> Cow<'static, str> {
        "derivation".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#derivation".into()
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
        "opencheckpoint/0.1#DerivationMethod".into()
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

impl JsonSchema for types::DerivationInput {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "DerivationInput".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#DerivationInput".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/derivation/properties/inputs/items",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Omission {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "Omission".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#Omission".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/derivation/properties/omissions/items",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::OmissionReason {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "OmissionReason".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#OmissionReason".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/derivation/properties/omissions/items/properties/reason",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::Transformation {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "Transformation".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#Transformation".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/derivation/properties/transformations/items",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::CheckpointId {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "CheckpointId".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#CheckpointId".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            "{\"type\":\"string\",\"maxLength\":256}",
            "#",
            generator,
            definition,
        )
    }
}

/// Definitions of the schema that are general types in Rust.
mod untyped {
    /// `timestamp`.
    pub(super) enum Timestamp {}
    /// `localId`.
    pub(super) enum LocalId {}
    /// `localRefs`.
    pub(super) enum LocalRefs {}
    /// `text`.
    pub(super) enum Text {}
    /// `extensions`.
    pub(super) enum Extensions {}
}

impl JsonSchema for untyped::Timestamp {
    fn schema_name() -> Cow<'static, str> {
        "timestamp".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#timestamp".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/timestamp", generator, definition)
    }
}

impl JsonSchema for untyped::LocalId {
    fn schema_name() -> Cow<'static, str> {
        "localId".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#localId".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/localId", generator, definition)
    }
}

impl JsonSchema for untyped::LocalRefs {
    fn schema_name() -> Cow<'static, str> {
        "localRefs".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#localRefs".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/localRefs", generator, definition)
    }
}

impl JsonSchema for untyped::Text {
    fn schema_name() -> Cow<'static, str> {
        "text".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#text".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/text", generator, definition)
    }
}

impl JsonSchema for untyped::Extensions {
    fn schema_name() -> Cow<'static, str> {
        "extensions".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "opencheckpoint/0.1#extensions".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/extensions", generator, definition)
    }
}
