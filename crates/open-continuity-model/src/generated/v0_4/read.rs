//! Reading, strictly.
//!
//! Generated from `schemas/open-continuity/0.4/document.schema.json` (sha-256 56d3aff1ac74f1c9052896a7b70ae5d616835ca35c2337f61e041fe96fa085d5),
//! `schemas/open-continuity/0.4/context-request.schema.json` (sha-256 a0f30d4af11a3037d3c70b066ba147384352672cd7373e7cbef5a411b1d3cf83),
//! `schemas/open-continuity/0.4/grant-receipt.schema.json` (sha-256 ea0c16deed2dc1bf3f1c3928f6d18edfee72c776e18f34d1af3f57d0cedf96ba),
//! `schemas/open-continuity/0.4/context-package.schema.json` (sha-256 7aadc19bc12198d55dd1ecc6eca1b2ce58bb25502b23f6829fa020679b2a9a11),
//! `schemas/open-continuity/0.4/common.schema.json` (sha-256 63e7eba09ea703d7cf3e8b8bd660c8964b13eba78ac292ae3abedd289c385e7a)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::{Read, ReadError, Value, read};

use super::types::{
    Document, OtherDocument, ContextRequest, ContextRequestStatus, GrantReceipt,
    AuthorizationSystem, GrantReceiptStatus, AuthorityBasis, AuthorityBasisType,
    ContextPackage, ExternalActionAuthority, SubjectAlias, ReferenceAlias,
    ReferenceAliasKind, PackageEntry, PackageContextContent, EpistemicBasis,
    ReviewStatus, Statement, StatementObject, StatementObjectType, InstructionTreatment,
    Rendering, Omission, OmissionReason, PackageSelector, PackageProposalRights,
    Integrity, Canonicalization, OcpVersion, Party, PartyType, Reference,
    StatusReference, DeliveryRecipient, ProcessingRecipient, ProcessingRole, Purpose,
    Selector, Layer, ItemCategory, Sensitivity, Views, View, Retention, RetentionMode,
    ProcessingUses, Permission, ProposalRights, ProposalMode, ProposalOperation,
    SourceAttachment, Delegation, DelegationMode,
};

impl<'t> Read<'t> for Document {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        match &*read::tag(this, "type")?.decode() {
            "context_request" => Read::read(this).map(Self::ContextRequest),
            "grant_receipt" => Read::read(this).map(Self::GrantReceipt),
            "context_package" => Read::read(this).map(Self::ContextPackage),
            _ => Read::read(this).map(Self::Unknown),
        }
    }
}

impl<'t> Read<'t> for OtherDocument {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        read::tag(this, "type")?;
        Self::of(this).ok_or_else(|| read::refused(this, Self::RULE))
    }
}

impl<'t> Read<'t> for ContextRequest {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut ocp_version = None;
        let mut schema_uri = None;
        let mut type_ = None;
        let mut id = None;
        let mut revision = None;
        let mut created_at = None;
        let mut created_by = None;
        let mut extensions = None;
        let mut correlation_id = None;
        let mut delivery_recipient = None;
        let mut processing_recipients = None;
        let mut purpose = None;
        let mut selectors = None;
        let mut views = None;
        let mut requested_not_after = None;
        let mut retention = None;
        let mut processing_uses = None;
        let mut offline_use = None;
        let mut proposal_rights = None;
        let mut delegation = None;
        let mut status = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "ocp_version" => ocp_version = Some(Read::read(value_)?),
                "schema_uri" => schema_uri = Some(Read::read(value_)?),
                "type" => type_ = Some(read::constant(value_, "context_request")?),
                "id" => id = Some(Read::read(value_)?),
                "revision" => revision = Some(Read::read(value_)?),
                "created_at" => created_at = Some(Read::read(value_)?),
                "created_by" => created_by = Some(Read::read(value_)?),
                "extensions" => extensions = Some(Read::read(value_)?),
                "correlation_id" => correlation_id = Some(Read::read(value_)?),
                "delivery_recipient" => delivery_recipient = Some(Read::read(value_)?),
                "processing_recipients" => {
                    processing_recipients = Some(Read::read(value_)?);
                }
                "purpose" => purpose = Some(Read::read(value_)?),
                "selectors" => selectors = Some(Read::read(value_)?),
                "views" => views = Some(Read::read(value_)?),
                "requested_not_after" => requested_not_after = Some(Read::read(value_)?),
                "retention" => retention = Some(Read::read(value_)?),
                "processing_uses" => processing_uses = Some(Read::read(value_)?),
                "offline_use" => offline_use = Some(Read::read(value_)?),
                "proposal_rights" => proposal_rights = Some(Read::read(value_)?),
                "delegation" => delegation = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(ContextRequest {
            ocp_version: ocp_version.ok_or_else(|| read::missing(this, "ocp_version"))?,
            schema_uri: schema_uri.ok_or_else(|| read::missing(this, "schema_uri"))?,
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            revision: revision.ok_or_else(|| read::missing(this, "revision"))?,
            created_at,
            created_by,
            extensions,
            correlation_id: correlation_id
                .ok_or_else(|| read::missing(this, "correlation_id"))?,
            delivery_recipient,
            processing_recipients,
            purpose: purpose.ok_or_else(|| read::missing(this, "purpose"))?,
            selectors,
            views,
            requested_not_after,
            retention,
            processing_uses,
            offline_use,
            proposal_rights,
            delegation,
            status,
            extra,
        })
    }
}

impl<'t> Read<'t> for ContextRequestStatus {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for GrantReceipt {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut ocp_version = None;
        let mut schema_uri = None;
        let mut type_ = None;
        let mut id = None;
        let mut revision = None;
        let mut created_at = None;
        let mut created_by = None;
        let mut extensions = None;
        let mut correlation_id = None;
        let mut request_ref = None;
        let mut request_status_ref = None;
        let mut authorization_ref = None;
        let mut authorization_system = None;
        let mut authorizer = None;
        let mut authority_basis = None;
        let mut purpose = None;
        let mut approved_selectors = None;
        let mut approved_views = None;
        let mut delivery_recipient = None;
        let mut processing_recipients = None;
        let mut not_before = None;
        let mut expires_at = None;
        let mut retention = None;
        let mut processing_uses = None;
        let mut offline_use = None;
        let mut proposal_rights = None;
        let mut delegation = None;
        let mut status = None;
        let mut status_ref = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "ocp_version" => ocp_version = Some(Read::read(value_)?),
                "schema_uri" => schema_uri = Some(Read::read(value_)?),
                "type" => type_ = Some(read::constant(value_, "grant_receipt")?),
                "id" => id = Some(Read::read(value_)?),
                "revision" => revision = Some(Read::read(value_)?),
                "created_at" => created_at = Some(Read::read(value_)?),
                "created_by" => created_by = Some(Read::read(value_)?),
                "extensions" => extensions = Some(Read::read(value_)?),
                "correlation_id" => correlation_id = Some(Read::read(value_)?),
                "request_ref" => request_ref = Some(Read::read(value_)?),
                "request_status_ref" => request_status_ref = Some(Read::read(value_)?),
                "authorization_ref" => authorization_ref = Some(Read::read(value_)?),
                "authorization_system" => {
                    authorization_system = Some(Read::read(value_)?);
                }
                "authorizer" => authorizer = Some(Read::read(value_)?),
                "authority_basis" => authority_basis = Some(Read::read(value_)?),
                "purpose" => purpose = Some(Read::read(value_)?),
                "approved_selectors" => approved_selectors = Some(Read::read(value_)?),
                "approved_views" => approved_views = Some(Read::read(value_)?),
                "delivery_recipient" => delivery_recipient = Some(Read::read(value_)?),
                "processing_recipients" => {
                    processing_recipients = Some(Read::read(value_)?);
                }
                "not_before" => not_before = Some(Read::read(value_)?),
                "expires_at" => expires_at = Some(Read::read(value_)?),
                "retention" => retention = Some(Read::read(value_)?),
                "processing_uses" => processing_uses = Some(Read::read(value_)?),
                "offline_use" => offline_use = Some(Read::read(value_)?),
                "proposal_rights" => proposal_rights = Some(Read::read(value_)?),
                "delegation" => delegation = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "status_ref" => status_ref = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(GrantReceipt {
            ocp_version: ocp_version.ok_or_else(|| read::missing(this, "ocp_version"))?,
            schema_uri: schema_uri.ok_or_else(|| read::missing(this, "schema_uri"))?,
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            revision: revision.ok_or_else(|| read::missing(this, "revision"))?,
            created_at,
            created_by,
            extensions,
            correlation_id: correlation_id
                .ok_or_else(|| read::missing(this, "correlation_id"))?,
            request_ref,
            request_status_ref: request_status_ref
                .ok_or_else(|| read::missing(this, "request_status_ref"))?,
            authorization_ref,
            authorization_system,
            authorizer,
            authority_basis,
            purpose: purpose.ok_or_else(|| read::missing(this, "purpose"))?,
            approved_selectors: approved_selectors
                .ok_or_else(|| read::missing(this, "approved_selectors"))?,
            approved_views: approved_views
                .ok_or_else(|| read::missing(this, "approved_views"))?,
            delivery_recipient: delivery_recipient
                .ok_or_else(|| read::missing(this, "delivery_recipient"))?,
            processing_recipients: processing_recipients
                .ok_or_else(|| read::missing(this, "processing_recipients"))?,
            not_before: not_before.ok_or_else(|| read::missing(this, "not_before"))?,
            expires_at: expires_at.ok_or_else(|| read::missing(this, "expires_at"))?,
            retention: retention.ok_or_else(|| read::missing(this, "retention"))?,
            processing_uses,
            offline_use,
            proposal_rights,
            delegation,
            status,
            status_ref: status_ref.ok_or_else(|| read::missing(this, "status_ref"))?,
            extra,
        })
    }
}

impl<'t> Read<'t> for AuthorizationSystem {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for GrantReceiptStatus {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for AuthorityBasis {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut scope_note = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "scope_note" => scope_note = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(AuthorityBasis {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            scope_note,
            extra,
        })
    }
}

impl<'t> Read<'t> for AuthorityBasisType {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for ContextPackage {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut ocp_version = None;
        let mut schema_uri = None;
        let mut type_ = None;
        let mut id = None;
        let mut revision = None;
        let mut created_at = None;
        let mut created_by = None;
        let mut extensions = None;
        let mut correlation_id = None;
        let mut grant_receipt_ref = None;
        let mut grant_status_ref = None;
        let mut purpose = None;
        let mut delivery_recipient = None;
        let mut processing_recipients = None;
        let mut issued_at = None;
        let mut expires_at = None;
        let mut subject_aliases = None;
        let mut reference_aliases = None;
        let mut entries = None;
        let mut renderings = None;
        let mut omissions = None;
        let mut warnings = None;
        let mut retention = None;
        let mut processing_uses = None;
        let mut offline_use = None;
        let mut proposal_rights = None;
        let mut delegation = None;
        let mut external_action_authority = None;
        let mut integrity = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "ocp_version" => ocp_version = Some(Read::read(value_)?),
                "schema_uri" => schema_uri = Some(Read::read(value_)?),
                "type" => type_ = Some(read::constant(value_, "context_package")?),
                "id" => id = Some(Read::read(value_)?),
                "revision" => revision = Some(Read::read(value_)?),
                "created_at" => created_at = Some(Read::read(value_)?),
                "created_by" => created_by = Some(Read::read(value_)?),
                "extensions" => extensions = Some(Read::read(value_)?),
                "correlation_id" => correlation_id = Some(Read::read(value_)?),
                "grant_receipt_ref" => grant_receipt_ref = Some(Read::read(value_)?),
                "grant_status_ref" => grant_status_ref = Some(Read::read(value_)?),
                "purpose" => purpose = Some(Read::read(value_)?),
                "delivery_recipient" => delivery_recipient = Some(Read::read(value_)?),
                "processing_recipients" => {
                    processing_recipients = Some(Read::read(value_)?);
                }
                "issued_at" => issued_at = Some(Read::read(value_)?),
                "expires_at" => expires_at = Some(Read::read(value_)?),
                "subject_aliases" => subject_aliases = Some(Read::read(value_)?),
                "reference_aliases" => reference_aliases = Some(Read::read(value_)?),
                "entries" => entries = Some(Read::read(value_)?),
                "renderings" => renderings = Some(Read::read(value_)?),
                "omissions" => omissions = Some(Read::read(value_)?),
                "warnings" => warnings = Some(Read::read(value_)?),
                "retention" => retention = Some(Read::read(value_)?),
                "processing_uses" => processing_uses = Some(Read::read(value_)?),
                "offline_use" => offline_use = Some(Read::read(value_)?),
                "proposal_rights" => proposal_rights = Some(Read::read(value_)?),
                "delegation" => delegation = Some(Read::read(value_)?),
                "external_action_authority" => {
                    external_action_authority = Some(Read::read(value_)?);
                }
                "integrity" => integrity = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        if type_.is_none() {
            return Err(read::missing(this, "type"));
        }
        Ok(ContextPackage {
            ocp_version: ocp_version.ok_or_else(|| read::missing(this, "ocp_version"))?,
            schema_uri: schema_uri.ok_or_else(|| read::missing(this, "schema_uri"))?,
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            revision: revision.ok_or_else(|| read::missing(this, "revision"))?,
            created_at,
            created_by,
            extensions,
            correlation_id: correlation_id
                .ok_or_else(|| read::missing(this, "correlation_id"))?,
            grant_receipt_ref,
            grant_status_ref,
            purpose: purpose.ok_or_else(|| read::missing(this, "purpose"))?,
            delivery_recipient: delivery_recipient
                .ok_or_else(|| read::missing(this, "delivery_recipient"))?,
            processing_recipients,
            issued_at,
            expires_at: expires_at.ok_or_else(|| read::missing(this, "expires_at"))?,
            subject_aliases,
            reference_aliases,
            entries: entries.ok_or_else(|| read::missing(this, "entries"))?,
            renderings,
            omissions,
            warnings,
            retention: retention.ok_or_else(|| read::missing(this, "retention"))?,
            processing_uses: processing_uses
                .ok_or_else(|| read::missing(this, "processing_uses"))?,
            offline_use: offline_use.ok_or_else(|| read::missing(this, "offline_use"))?,
            proposal_rights,
            delegation,
            external_action_authority,
            integrity,
            extra,
        })
    }
}

impl<'t> Read<'t> for ExternalActionAuthority {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for SubjectAlias {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut package_subject_ref = None;
        let mut delivery_alias = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "package_subject_ref" => package_subject_ref = Some(Read::read(value_)?),
                "delivery_alias" => delivery_alias = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(SubjectAlias {
            package_subject_ref: package_subject_ref
                .ok_or_else(|| read::missing(this, "package_subject_ref"))?,
            delivery_alias,
            extra,
        })
    }
}

impl<'t> Read<'t> for ReferenceAlias {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut package_ref = None;
        let mut kind = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "package_ref" => package_ref = Some(Read::read(value_)?),
                "kind" => kind = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(ReferenceAlias {
            package_ref: package_ref.ok_or_else(|| read::missing(this, "package_ref"))?,
            kind,
            extra,
        })
    }
}

impl<'t> Read<'t> for ReferenceAliasKind {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for PackageEntry {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut entry_id = None;
        let mut layer = None;
        let mut disclosure = None;
        let mut media_type = None;
        let mut content_schema_uri = None;
        let mut digest = None;
        let mut package_item_ref = None;
        let mut content = None;
        let mut instruction_treatment = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "entry_id" => entry_id = Some(Read::read(value_)?),
                "layer" => layer = Some(Read::read(value_)?),
                "disclosure" => disclosure = Some(Read::read(value_)?),
                "media_type" => media_type = Some(Read::read(value_)?),
                "content_schema_uri" => content_schema_uri = Some(Read::read(value_)?),
                "digest" => digest = Some(Read::read(value_)?),
                "package_item_ref" => package_item_ref = Some(Read::read(value_)?),
                "content" => content = Some(Read::read(value_)?),
                "instruction_treatment" => {
                    instruction_treatment = Some(Read::read(value_)?);
                }
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(PackageEntry {
            entry_id: entry_id.ok_or_else(|| read::missing(this, "entry_id"))?,
            layer: layer.ok_or_else(|| read::missing(this, "layer"))?,
            disclosure,
            media_type,
            content_schema_uri,
            digest,
            package_item_ref,
            content,
            instruction_treatment,
            extra,
        })
    }
}

impl<'t> Read<'t> for PackageContextContent {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut subject_refs = None;
        let mut space_ref = None;
        let mut category = None;
        let mut statement = None;
        let mut epistemic_basis = None;
        let mut review_status = None;
        let mut decision_ref = None;
        let mut provenance_refs = None;
        let mut sensitivity = None;
        let mut instruction_treatment = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "subject_refs" => subject_refs = Some(Read::read(value_)?),
                "space_ref" => space_ref = Some(Read::read(value_)?),
                "category" => category = Some(Read::read(value_)?),
                "statement" => statement = Some(Read::read(value_)?),
                "epistemic_basis" => epistemic_basis = Some(Read::read(value_)?),
                "review_status" => review_status = Some(Read::read(value_)?),
                "decision_ref" => decision_ref = Some(Read::read(value_)?),
                "provenance_refs" => provenance_refs = Some(Read::read(value_)?),
                "sensitivity" => sensitivity = Some(Read::read(value_)?),
                "instruction_treatment" => {
                    instruction_treatment = Some(Read::read(value_)?);
                }
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(PackageContextContent {
            subject_refs,
            space_ref,
            category,
            statement,
            epistemic_basis,
            review_status,
            decision_ref,
            provenance_refs,
            sensitivity,
            instruction_treatment,
            extra,
        })
    }
}

impl<'t> Read<'t> for EpistemicBasis {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for ReviewStatus {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Statement {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut predicate = None;
        let mut object = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "predicate" => predicate = Some(Read::read(value_)?),
                "object" => object = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Statement {
            predicate,
            object,
            extra,
        })
    }
}

impl<'t> Read<'t> for StatementObject {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut value = None;
        let mut language = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "value" => value = Some(Read::read(value_)?),
                "language" => language = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(StatementObject {
            type_,
            value,
            language,
            extra,
        })
    }
}

impl<'t> Read<'t> for StatementObjectType {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for InstructionTreatment {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Rendering {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut media_type = None;
        let mut language = None;
        let mut derived_from_entries = None;
        let mut content_ref = None;
        let mut digest = None;
        let mut instruction_treatment = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "media_type" => media_type = Some(Read::read(value_)?),
                "language" => language = Some(Read::read(value_)?),
                "derived_from_entries" => {
                    derived_from_entries = Some(Read::read(value_)?);
                }
                "content_ref" => content_ref = Some(Read::read(value_)?),
                "digest" => digest = Some(Read::read(value_)?),
                "instruction_treatment" => {
                    instruction_treatment = Some(Read::read(value_)?);
                }
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Rendering {
            media_type,
            language,
            derived_from_entries,
            content_ref,
            digest,
            instruction_treatment,
            extra,
        })
    }
}

impl<'t> Read<'t> for Omission {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut selector = None;
        let mut reason = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "selector" => selector = Some(Read::read(value_)?),
                "reason" => reason = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Omission {
            selector,
            reason,
            extra,
        })
    }
}

impl<'t> Read<'t> for OmissionReason {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for PackageSelector {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut layer = None;
        let mut item_categories = None;
        let mut predicates = None;
        let mut sensitivity_max = None;
        let mut space_refs = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "layer" => layer = Some(Read::read(value_)?),
                "item_categories" => item_categories = Some(Read::read(value_)?),
                "predicates" => predicates = Some(Read::read(value_)?),
                "sensitivity_max" => sensitivity_max = Some(Read::read(value_)?),
                "space_refs" => space_refs = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(PackageSelector {
            layer,
            item_categories,
            predicates,
            sensitivity_max,
            space_refs,
            extra,
        })
    }
}

impl<'t> Read<'t> for PackageProposalRights {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut mode = None;
        let mut operations = None;
        let mut selectors = None;
        let mut sensitivity_max = None;
        let mut source_attachment = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "mode" => mode = Some(Read::read(value_)?),
                "operations" => operations = Some(Read::read(value_)?),
                "selectors" => selectors = Some(Read::read(value_)?),
                "sensitivity_max" => sensitivity_max = Some(Read::read(value_)?),
                "source_attachment" => source_attachment = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(PackageProposalRights {
            mode: mode.ok_or_else(|| read::missing(this, "mode"))?,
            operations,
            selectors,
            sensitivity_max,
            source_attachment,
            extra,
        })
    }
}

impl<'t> Read<'t> for Integrity {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut digest = None;
        let mut canonicalization = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "digest" => digest = Some(Read::read(value_)?),
                "canonicalization" => canonicalization = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Integrity {
            digest,
            canonicalization,
            extra,
        })
    }
}

impl<'t> Read<'t> for Canonicalization {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for OcpVersion {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Party {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut type_ = None;
        let mut display_name = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(Read::read(value_)?),
                "type" => type_ = Some(Read::read(value_)?),
                "display_name" => display_name = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Party {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            type_,
            display_name,
            extra,
        })
    }
}

impl<'t> Read<'t> for PartyType {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Reference {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut revision = None;
        let mut schema_uri = None;
        let mut digest = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(Read::read(value_)?),
                "revision" => revision = Some(Read::read(value_)?),
                "schema_uri" => schema_uri = Some(Read::read(value_)?),
                "digest" => digest = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Reference {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            revision: revision.ok_or_else(|| read::missing(this, "revision"))?,
            schema_uri: schema_uri.ok_or_else(|| read::missing(this, "schema_uri"))?,
            digest: digest.ok_or_else(|| read::missing(this, "digest"))?,
            extra,
        })
    }
}

impl<'t> Read<'t> for StatusReference {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut uri = None;
        let mut last_checked_at = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "uri" => uri = Some(Read::read(value_)?),
                "last_checked_at" => last_checked_at = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(StatusReference {
            uri: uri.ok_or_else(|| read::missing(this, "uri"))?,
            last_checked_at,
            extra,
        })
    }
}

impl<'t> Read<'t> for DeliveryRecipient {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut recipient = None;
        let mut client_instance = None;
        let mut client_declaration_ref = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "recipient" => recipient = Some(Read::read(value_)?),
                "client_instance" => client_instance = Some(Read::read(value_)?),
                "client_declaration_ref" => {
                    client_declaration_ref = Some(Read::read(value_)?);
                }
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(DeliveryRecipient {
            recipient: recipient.ok_or_else(|| read::missing(this, "recipient"))?,
            client_instance,
            client_declaration_ref,
            extra,
        })
    }
}

impl<'t> Read<'t> for ProcessingRecipient {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut recipient = None;
        let mut roles = None;
        let mut purpose_codes = None;
        let mut receives_plaintext = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "recipient" => recipient = Some(Read::read(value_)?),
                "roles" => roles = Some(Read::read(value_)?),
                "purpose_codes" => purpose_codes = Some(Read::read(value_)?),
                "receives_plaintext" => receives_plaintext = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(ProcessingRecipient {
            recipient: recipient.ok_or_else(|| read::missing(this, "recipient"))?,
            roles,
            purpose_codes,
            receives_plaintext,
            extra,
        })
    }
}

impl<'t> Read<'t> for ProcessingRole {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Purpose {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut code = None;
        let mut description = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "code" => code = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Purpose {
            code: code.ok_or_else(|| read::missing(this, "code"))?,
            description,
            extra,
        })
    }
}

impl<'t> Read<'t> for Selector {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut layer = None;
        let mut space_refs = None;
        let mut item_categories = None;
        let mut predicates = None;
        let mut sensitivity_max = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "layer" => layer = Some(Read::read(value_)?),
                "space_refs" => space_refs = Some(Read::read(value_)?),
                "item_categories" => item_categories = Some(Read::read(value_)?),
                "predicates" => predicates = Some(Read::read(value_)?),
                "sensitivity_max" => sensitivity_max = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Selector {
            layer,
            space_refs,
            item_categories,
            predicates,
            sensitivity_max,
            extra,
        })
    }
}

impl<'t> Read<'t> for Layer {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for ItemCategory {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Sensitivity {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Views {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut context = None;
        let mut evidence = None;
        let mut artifacts = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "context" => context = Some(Read::read(value_)?),
                "evidence" => evidence = Some(Read::read(value_)?),
                "artifacts" => artifacts = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Views {
            context,
            evidence,
            artifacts,
            extra,
        })
    }
}

impl<'t> Read<'t> for View {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Retention {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut mode = None;
        let mut legal_retention_may_apply = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "mode" => mode = Some(Read::read(value_)?),
                "legal_retention_may_apply" => {
                    legal_retention_may_apply = Some(Read::read(value_)?);
                }
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Retention {
            mode: mode.ok_or_else(|| read::missing(this, "mode"))?,
            legal_retention_may_apply,
            extra,
        })
    }
}

impl<'t> Read<'t> for RetentionMode {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for ProcessingUses {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut task_use = None;
        let mut model_training = None;
        let mut product_improvement = None;
        let mut advertising = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "task_use" => task_use = Some(Read::read(value_)?),
                "model_training" => model_training = Some(Read::read(value_)?),
                "product_improvement" => product_improvement = Some(Read::read(value_)?),
                "advertising" => advertising = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(ProcessingUses {
            task_use,
            model_training,
            product_improvement,
            advertising,
            extra,
        })
    }
}

impl<'t> Read<'t> for Permission {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for ProposalRights {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut mode = None;
        let mut operations = None;
        let mut selectors = None;
        let mut sensitivity_max = None;
        let mut source_attachment = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "mode" => mode = Some(Read::read(value_)?),
                "operations" => operations = Some(Read::read(value_)?),
                "selectors" => selectors = Some(Read::read(value_)?),
                "sensitivity_max" => sensitivity_max = Some(Read::read(value_)?),
                "source_attachment" => source_attachment = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(ProposalRights {
            mode: mode.ok_or_else(|| read::missing(this, "mode"))?,
            operations,
            selectors,
            sensitivity_max,
            source_attachment,
            extra,
        })
    }
}

impl<'t> Read<'t> for ProposalMode {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for ProposalOperation {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for SourceAttachment {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

impl<'t> Read<'t> for Delegation {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut mode = None;
        let mut extra = exact_json::Object::new();
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "mode" => mode = Some(Read::read(value_)?),
                _ => extra.push_member(name_.decode().into_owned(), value_),
            }
        }
        Ok(Delegation {
            mode: mode.ok_or_else(|| read::missing(this, "mode"))?,
            extra,
        })
    }
}

impl<'t> Read<'t> for DelegationMode {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(&*read::text(this)?.decode()))
    }
}

exact_json::deserialize_by_reading!(
    Document, OtherDocument, ContextRequest, ContextRequestStatus, GrantReceipt,
    AuthorizationSystem, GrantReceiptStatus, AuthorityBasis, AuthorityBasisType,
    ContextPackage, ExternalActionAuthority, SubjectAlias, ReferenceAlias,
    ReferenceAliasKind, PackageEntry, PackageContextContent, EpistemicBasis,
    ReviewStatus, Statement, StatementObject, StatementObjectType, InstructionTreatment,
    Rendering, Omission, OmissionReason, PackageSelector, PackageProposalRights,
    Integrity, Canonicalization, OcpVersion, Party, PartyType, Reference,
    StatusReference, DeliveryRecipient, ProcessingRecipient, ProcessingRole, Purpose,
    Selector, Layer, ItemCategory, Sensitivity, Views, View, Retention, RetentionMode,
    ProcessingUses, Permission, ProposalRights, ProposalMode, ProposalOperation,
    SourceAttachment, Delegation, DelegationMode
);

impl Document {
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

impl std::str::FromStr for Document {
    type Err = exact_json::Error;
    /// Reads one from JSON text, as [`from_json_str`](Self::from_json_str).
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_json_str(text)
    }
}

impl ContextRequest {
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

impl std::str::FromStr for ContextRequest {
    type Err = exact_json::Error;
    /// Reads one from JSON text, as [`from_json_str`](Self::from_json_str).
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_json_str(text)
    }
}

impl GrantReceipt {
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

impl std::str::FromStr for GrantReceipt {
    type Err = exact_json::Error;
    /// Reads one from JSON text, as [`from_json_str`](Self::from_json_str).
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_json_str(text)
    }
}

impl ContextPackage {
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

impl std::str::FromStr for ContextPackage {
    type Err = exact_json::Error;
    /// Reads one from JSON text, as [`from_json_str`](Self::from_json_str).
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_json_str(text)
    }
}

impl PackageContextContent {
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

impl std::str::FromStr for PackageContextContent {
    type Err = exact_json::Error;
    /// Reads one from JSON text, as [`from_json_str`](Self::from_json_str).
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_json_str(text)
    }
}
