//! `JsonSchema`: each type's part of the vendored schema.
//!
//! Generated from `schemas/open-continuity/0.4/document.schema.json` (sha-256 56d3aff1ac74f1c9052896a7b70ae5d616835ca35c2337f61e041fe96fa085d5),
//! `schemas/open-continuity/0.4/context-request.schema.json` (sha-256 a0f30d4af11a3037d3c70b066ba147384352672cd7373e7cbef5a411b1d3cf83),
//! `schemas/open-continuity/0.4/grant-receipt.schema.json` (sha-256 ea0c16deed2dc1bf3f1c3928f6d18edfee72c776e18f34d1af3f57d0cedf96ba),
//! `schemas/open-continuity/0.4/context-package.schema.json` (sha-256 7aadc19bc12198d55dd1ecc6eca1b2ce58bb25502b23f6829fa020679b2a9a11),
//! `schemas/open-continuity/0.4/common.schema.json` (sha-256 63e7eba09ea703d7cf3e8b8bd660c8964b13eba78ac292ae3abedd289c385e7a)
//! by `cargo xtask codegen`. Do not edit.

use std::borrow::Cow;
use exact_json::vendored;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use super::{SCHEMA, types};

/// A reference to a definition, which the generator then has too.
fn definition(generator: &mut SchemaGenerator, reference: &str) -> Option<Schema> {
    Some(
        match reference {
            "#/$defs/otherDocument" => generator.subschema_for::<types::OtherDocument>(),
            "#/$defs/contextRequest" => {
                generator.subschema_for::<types::ContextRequest>()
            }
            "#/$defs/grantReceipt" => generator.subschema_for::<types::GrantReceipt>(),
            "#/$defs/authorityBasis" => {
                generator.subschema_for::<types::AuthorityBasis>()
            }
            "#/$defs/contextPackage" => {
                generator.subschema_for::<types::ContextPackage>()
            }
            "#/$defs/subjectAlias" => generator.subschema_for::<types::SubjectAlias>(),
            "#/$defs/referenceAlias" => {
                generator.subschema_for::<types::ReferenceAlias>()
            }
            "#/$defs/packageEntry" => generator.subschema_for::<types::PackageEntry>(),
            "#/$defs/packageContextContent" => {
                generator.subschema_for::<types::PackageContextContent>()
            }
            "#/$defs/statement" => generator.subschema_for::<types::Statement>(),
            "#/$defs/statementObject" => {
                generator.subschema_for::<types::StatementObject>()
            }
            "#/$defs/instructionTreatment" => {
                generator.subschema_for::<types::InstructionTreatment>()
            }
            "#/$defs/rendering" => generator.subschema_for::<types::Rendering>(),
            "#/$defs/omission" => generator.subschema_for::<types::Omission>(),
            "#/$defs/packageSelector" => {
                generator.subschema_for::<types::PackageSelector>()
            }
            "#/$defs/packageProposalRights" => {
                generator.subschema_for::<types::PackageProposalRights>()
            }
            "#/$defs/integrity" => generator.subschema_for::<types::Integrity>(),
            "#/$defs/ocpVersion" => generator.subschema_for::<types::OcpVersion>(),
            "#/$defs/urn" => generator.subschema_for::<untyped::Urn>(),
            "#/$defs/timestamp" => generator.subschema_for::<untyped::Timestamp>(),
            "#/$defs/digest" => generator.subschema_for::<untyped::Digest>(),
            "#/$defs/party" => generator.subschema_for::<types::Party>(),
            "#/$defs/partyType" => generator.subschema_for::<types::PartyType>(),
            "#/$defs/reference" => generator.subschema_for::<types::Reference>(),
            "#/$defs/statusReference" => {
                generator.subschema_for::<types::StatusReference>()
            }
            "#/$defs/deliveryRecipient" => {
                generator.subschema_for::<types::DeliveryRecipient>()
            }
            "#/$defs/processingRecipient" => {
                generator.subschema_for::<types::ProcessingRecipient>()
            }
            "#/$defs/processingRole" => {
                generator.subschema_for::<types::ProcessingRole>()
            }
            "#/$defs/purpose" => generator.subschema_for::<types::Purpose>(),
            "#/$defs/selector" => generator.subschema_for::<types::Selector>(),
            "#/$defs/layer" => generator.subschema_for::<types::Layer>(),
            "#/$defs/itemCategory" => generator.subschema_for::<types::ItemCategory>(),
            "#/$defs/sensitivity" => generator.subschema_for::<types::Sensitivity>(),
            "#/$defs/views" => generator.subschema_for::<types::Views>(),
            "#/$defs/view" => generator.subschema_for::<types::View>(),
            "#/$defs/retention" => generator.subschema_for::<types::Retention>(),
            "#/$defs/processingUses" => {
                generator.subschema_for::<types::ProcessingUses>()
            }
            "#/$defs/permission" => generator.subschema_for::<types::Permission>(),
            "#/$defs/proposalRights" => {
                generator.subschema_for::<types::ProposalRights>()
            }
            "#/$defs/proposalMode" => generator.subschema_for::<types::ProposalMode>(),
            "#/$defs/proposalOperation" => {
                generator.subschema_for::<types::ProposalOperation>()
            }
            "#/$defs/sourceAttachment" => {
                generator.subschema_for::<types::SourceAttachment>()
            }
            "#/$defs/delegation" => generator.subschema_for::<types::Delegation>(),
            _ => return None,
        },
    )
}

impl JsonSchema for types::Document {
    fn schema_name() -> Cow<'static, str> {
        "Document".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#Document".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::root(SCHEMA, Self::schema_name().as_ref(), generator, definition)
    }
}

impl JsonSchema for types::OtherDocument {
    fn schema_name() -> Cow<'static, str> {
        "otherDocument".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#otherDocument".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/otherDocument", generator, definition)
    }
}

impl JsonSchema for types::ContextRequest {
    fn schema_name() -> Cow<'static, str> {
        "contextRequest".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#contextRequest".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/contextRequest", generator, definition)
    }
}

impl JsonSchema for types::ContextRequestStatus {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ContextRequestStatus".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#ContextRequestStatus".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/contextRequest/properties/status",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::GrantReceipt {
    fn schema_name() -> Cow<'static, str> {
        "grantReceipt".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#grantReceipt".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/grantReceipt", generator, definition)
    }
}

impl JsonSchema for types::AuthorizationSystem {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "AuthorizationSystem".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#AuthorizationSystem".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/grantReceipt/properties/authorization_system",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::GrantReceiptStatus {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "GrantReceiptStatus".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#GrantReceiptStatus".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/grantReceipt/properties/status",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::AuthorityBasis {
    fn schema_name() -> Cow<'static, str> {
        "authorityBasis".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#authorityBasis".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/authorityBasis", generator, definition)
    }
}

impl JsonSchema for types::AuthorityBasisType {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "AuthorityBasisType".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#AuthorityBasisType".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/authorityBasis/properties/type",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::ContextPackage {
    fn schema_name() -> Cow<'static, str> {
        "contextPackage".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#contextPackage".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/contextPackage", generator, definition)
    }
}

impl JsonSchema for types::ExternalActionAuthority {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ExternalActionAuthority".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#ExternalActionAuthority".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/contextPackage/properties/external_action_authority",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::SubjectAlias {
    fn schema_name() -> Cow<'static, str> {
        "subjectAlias".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#subjectAlias".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/subjectAlias", generator, definition)
    }
}

impl JsonSchema for types::ReferenceAlias {
    fn schema_name() -> Cow<'static, str> {
        "referenceAlias".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#referenceAlias".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/referenceAlias", generator, definition)
    }
}

impl JsonSchema for types::ReferenceAliasKind {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ReferenceAliasKind".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#ReferenceAliasKind".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/referenceAlias/properties/kind",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::PackageEntry {
    fn schema_name() -> Cow<'static, str> {
        "packageEntry".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#packageEntry".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/packageEntry", generator, definition)
    }
}

impl JsonSchema for types::PackageContextContent {
    fn schema_name() -> Cow<'static, str> {
        "packageContextContent".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#packageContextContent".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/packageContextContent", generator, definition)
    }
}

impl JsonSchema for types::EpistemicBasis {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "EpistemicBasis".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#EpistemicBasis".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/packageContextContent/properties/epistemic_basis",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::ReviewStatus {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "ReviewStatus".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#ReviewStatus".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/packageContextContent/properties/review_status",
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
        "open-continuity/0.4#statement".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/statement", generator, definition)
    }
}

impl JsonSchema for types::StatementObject {
    fn schema_name() -> Cow<'static, str> {
        "statementObject".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#statementObject".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/statementObject", generator, definition)
    }
}

impl JsonSchema for types::StatementObjectType {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "StatementObjectType".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#StatementObjectType".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/statementObject/properties/type",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::InstructionTreatment {
    fn schema_name() -> Cow<'static, str> {
        "instructionTreatment".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#instructionTreatment".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/instructionTreatment", generator, definition)
    }
}

impl JsonSchema for types::Rendering {
    fn schema_name() -> Cow<'static, str> {
        "rendering".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#rendering".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/rendering", generator, definition)
    }
}

impl JsonSchema for types::Omission {
    fn schema_name() -> Cow<'static, str> {
        "omission".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#omission".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/omission", generator, definition)
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
        "open-continuity/0.4#OmissionReason".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/omission/properties/reason",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::PackageSelector {
    fn schema_name() -> Cow<'static, str> {
        "packageSelector".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#packageSelector".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/packageSelector", generator, definition)
    }
}

impl JsonSchema for types::PackageProposalRights {
    fn schema_name() -> Cow<'static, str> {
        "packageProposalRights".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#packageProposalRights".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/packageProposalRights", generator, definition)
    }
}

impl JsonSchema for types::Integrity {
    fn schema_name() -> Cow<'static, str> {
        "integrity".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#integrity".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/integrity", generator, definition)
    }
}

impl JsonSchema for types::Canonicalization {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "Canonicalization".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#Canonicalization".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/integrity/properties/canonicalization",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::OcpVersion {
    fn schema_name() -> Cow<'static, str> {
        "ocpVersion".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#ocpVersion".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/ocpVersion", generator, definition)
    }
}

impl JsonSchema for types::Party {
    fn schema_name() -> Cow<'static, str> {
        "party".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#party".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/party", generator, definition)
    }
}

impl JsonSchema for types::PartyType {
    fn schema_name() -> Cow<'static, str> {
        "partyType".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#partyType".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/partyType", generator, definition)
    }
}

impl JsonSchema for types::Reference {
    fn schema_name() -> Cow<'static, str> {
        "reference".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#reference".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/reference", generator, definition)
    }
}

impl JsonSchema for types::StatusReference {
    fn schema_name() -> Cow<'static, str> {
        "statusReference".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#statusReference".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/statusReference", generator, definition)
    }
}

impl JsonSchema for types::DeliveryRecipient {
    fn schema_name() -> Cow<'static, str> {
        "deliveryRecipient".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#deliveryRecipient".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/deliveryRecipient", generator, definition)
    }
}

impl JsonSchema for types::ProcessingRecipient {
    fn schema_name() -> Cow<'static, str> {
        "processingRecipient".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#processingRecipient".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/processingRecipient", generator, definition)
    }
}

impl JsonSchema for types::ProcessingRole {
    fn schema_name() -> Cow<'static, str> {
        "processingRole".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#processingRole".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/processingRole", generator, definition)
    }
}

impl JsonSchema for types::Purpose {
    fn schema_name() -> Cow<'static, str> {
        "purpose".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#purpose".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/purpose", generator, definition)
    }
}

impl JsonSchema for types::Selector {
    fn schema_name() -> Cow<'static, str> {
        "selector".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#selector".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/selector", generator, definition)
    }
}

impl JsonSchema for types::Layer {
    fn schema_name() -> Cow<'static, str> {
        "layer".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#layer".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/layer", generator, definition)
    }
}

impl JsonSchema for types::ItemCategory {
    fn schema_name() -> Cow<'static, str> {
        "itemCategory".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#itemCategory".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/itemCategory", generator, definition)
    }
}

impl JsonSchema for types::Sensitivity {
    fn schema_name() -> Cow<'static, str> {
        "sensitivity".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#sensitivity".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/sensitivity", generator, definition)
    }
}

impl JsonSchema for types::Views {
    fn schema_name() -> Cow<'static, str> {
        "views".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#views".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/views", generator, definition)
    }
}

impl JsonSchema for types::View {
    fn schema_name() -> Cow<'static, str> {
        "view".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#view".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/view", generator, definition)
    }
}

impl JsonSchema for types::Retention {
    fn schema_name() -> Cow<'static, str> {
        "retention".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#retention".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/retention", generator, definition)
    }
}

impl JsonSchema for types::RetentionMode {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "RetentionMode".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#RetentionMode".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/retention/properties/mode",
            generator,
            definition,
        )
    }
}

impl JsonSchema for types::ProcessingUses {
    fn schema_name() -> Cow<'static, str> {
        "processingUses".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#processingUses".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/processingUses", generator, definition)
    }
}

impl JsonSchema for types::Permission {
    fn schema_name() -> Cow<'static, str> {
        "permission".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#permission".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/permission", generator, definition)
    }
}

impl JsonSchema for types::ProposalRights {
    fn schema_name() -> Cow<'static, str> {
        "proposalRights".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#proposalRights".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/proposalRights", generator, definition)
    }
}

impl JsonSchema for types::ProposalMode {
    fn schema_name() -> Cow<'static, str> {
        "proposalMode".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#proposalMode".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/proposalMode", generator, definition)
    }
}

impl JsonSchema for types::ProposalOperation {
    fn schema_name() -> Cow<'static, str> {
        "proposalOperation".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#proposalOperation".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/proposalOperation", generator, definition)
    }
}

impl JsonSchema for types::SourceAttachment {
    fn schema_name() -> Cow<'static, str> {
        "sourceAttachment".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#sourceAttachment".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/sourceAttachment", generator, definition)
    }
}

impl JsonSchema for types::Delegation {
    fn schema_name() -> Cow<'static, str> {
        "delegation".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#delegation".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/delegation", generator, definition)
    }
}

impl JsonSchema for types::DelegationMode {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "DelegationMode".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#DelegationMode".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(
            SCHEMA,
            "#/$defs/delegation/properties/mode",
            generator,
            definition,
        )
    }
}

/// Definitions of the schema that are general types in Rust.
mod untyped {
    /// `urn`.
    pub(super) enum Urn {}
    /// `timestamp`.
    pub(super) enum Timestamp {}
    /// `digest`.
    pub(super) enum Digest {}
}

impl JsonSchema for untyped::Urn {
    fn schema_name() -> Cow<'static, str> {
        "urn".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#urn".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/urn", generator, definition)
    }
}

impl JsonSchema for untyped::Timestamp {
    fn schema_name() -> Cow<'static, str> {
        "timestamp".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#timestamp".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/timestamp", generator, definition)
    }
}

impl JsonSchema for untyped::Digest {
    fn schema_name() -> Cow<'static, str> {
        "digest".into()
    }
    fn schema_id() -> Cow<'static, str> {
        "open-continuity/0.4#digest".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        vendored::part(SCHEMA, "#/$defs/digest", generator, definition)
    }
}
