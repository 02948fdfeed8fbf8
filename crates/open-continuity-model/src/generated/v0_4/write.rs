//! Writing, in the schema's order.
//!
//! Generated from `schemas/open-continuity/0.4/document.schema.json` (sha-256 56d3aff1ac74f1c9052896a7b70ae5d616835ca35c2337f61e041fe96fa085d5),
//! `schemas/open-continuity/0.4/context-request.schema.json` (sha-256 a0f30d4af11a3037d3c70b066ba147384352672cd7373e7cbef5a411b1d3cf83),
//! `schemas/open-continuity/0.4/grant-receipt.schema.json` (sha-256 ea0c16deed2dc1bf3f1c3928f6d18edfee72c776e18f34d1af3f57d0cedf96ba),
//! `schemas/open-continuity/0.4/context-package.schema.json` (sha-256 7aadc19bc12198d55dd1ecc6eca1b2ce58bb25502b23f6829fa020679b2a9a11),
//! `schemas/open-continuity/0.4/common.schema.json` (sha-256 63e7eba09ea703d7cf3e8b8bd660c8964b13eba78ac292ae3abedd289c385e7a)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::serde::{Serialize, Serializer};
use exact_json::write::quote;

use exact_json::serde::ser::SerializeMap as _;

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

impl Document {
    /// Its compact JSON text: members in the schema's order, absent ones left out, every scalar as it was
    /// read.
    #[must_use]
    pub fn to_json_string(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }
}

impl std::fmt::Display for Document {
    /// The text of [`to_json_string`](Self::to_json_string).
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_json_string())
    }
}

#[cfg(feature = "digest")]
impl Document {
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

impl ContextRequest {
    /// Its compact JSON text: members in the schema's order, absent ones left out, every scalar as it was
    /// read.
    #[must_use]
    pub fn to_json_string(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }
}

impl std::fmt::Display for ContextRequest {
    /// The text of [`to_json_string`](Self::to_json_string).
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_json_string())
    }
}

#[cfg(feature = "digest")]
impl ContextRequest {
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

impl GrantReceipt {
    /// Its compact JSON text: members in the schema's order, absent ones left out, every scalar as it was
    /// read.
    #[must_use]
    pub fn to_json_string(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }
}

impl std::fmt::Display for GrantReceipt {
    /// The text of [`to_json_string`](Self::to_json_string).
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_json_string())
    }
}

#[cfg(feature = "digest")]
impl GrantReceipt {
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

impl ContextPackage {
    /// Its compact JSON text: members in the schema's order, absent ones left out, every scalar as it was
    /// read.
    #[must_use]
    pub fn to_json_string(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }
}

impl std::fmt::Display for ContextPackage {
    /// The text of [`to_json_string`](Self::to_json_string).
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_json_string())
    }
}

#[cfg(feature = "digest")]
impl ContextPackage {
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

impl PackageContextContent {
    /// Its compact JSON text: members in the schema's order, absent ones left out, every scalar as it was
    /// read.
    #[must_use]
    pub fn to_json_string(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }
}

impl std::fmt::Display for PackageContextContent {
    /// The text of [`to_json_string`](Self::to_json_string).
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_json_string())
    }
}

#[cfg(feature = "digest")]
impl PackageContextContent {
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

impl Document {
    fn write(&self, out: &mut String) {
        match self {
            Self::ContextRequest(value) => value.write(out),
            Self::GrantReceipt(value) => value.write(out),
            Self::ContextPackage(value) => value.write(out),
            Self::Unknown(value) => out.push_str(value.as_json().as_text()),
        }
    }
}

impl Serialize for Document {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::ContextRequest(value) => value.serialize(serializer),
            Self::GrantReceipt(value) => value.serialize(serializer),
            Self::ContextPackage(value) => value.serialize(serializer),
            Self::Unknown(value) => value.serialize(serializer),
        }
    }
}

impl Serialize for OtherDocument {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_json().serialize(serializer)
    }
}

impl ContextRequest {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "ocp_version");
        quote(out, self.ocp_version.as_str());
        name(out, "schema_uri");
        quote(out, self.schema_uri.as_str());
        name(out, "type");
        quote(out, "context_request");
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "revision");
        out.push_str(self.revision.as_str());
        if let Some(value) = &self.created_at {
            name(out, "created_at");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.created_by {
            name(out, "created_by");
            value.write(out);
        }
        if let Some(value) = &self.extensions {
            name(out, "extensions");
            out.push_str(&value.to_text());
        }
        name(out, "correlation_id");
        quote(out, self.correlation_id.as_str());
        if let Some(value) = &self.delivery_recipient {
            name(out, "delivery_recipient");
            value.write(out);
        }
        if let Some(value) = &self.processing_recipients {
            name(out, "processing_recipients");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        name(out, "purpose");
        self.purpose.write(out);
        if let Some(value) = &self.selectors {
            name(out, "selectors");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.views {
            name(out, "views");
            value.write(out);
        }
        if let Some(value) = &self.requested_not_after {
            name(out, "requested_not_after");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.retention {
            name(out, "retention");
            value.write(out);
        }
        if let Some(value) = &self.processing_uses {
            name(out, "processing_uses");
            value.write(out);
        }
        if let Some(value) = &self.offline_use {
            name(out, "offline_use");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.proposal_rights {
            name(out, "proposal_rights");
            value.write(out);
        }
        if let Some(value) = &self.delegation {
            name(out, "delegation");
            value.write(out);
        }
        if let Some(value) = &self.status {
            name(out, "status");
            quote(out, value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for ContextRequest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 7 + usize::from(self.created_at.is_some())
            + usize::from(self.created_by.is_some())
            + usize::from(self.extensions.is_some())
            + usize::from(self.delivery_recipient.is_some())
            + usize::from(self.processing_recipients.is_some())
            + usize::from(self.selectors.is_some()) + usize::from(self.views.is_some())
            + usize::from(self.requested_not_after.is_some())
            + usize::from(self.retention.is_some())
            + usize::from(self.processing_uses.is_some())
            + usize::from(self.offline_use.is_some())
            + usize::from(self.proposal_rights.is_some())
            + usize::from(self.delegation.is_some()) + usize::from(self.status.is_some())
            + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("ocp_version", &self.ocp_version)?;
        map.serialize_entry("schema_uri", &self.schema_uri)?;
        map.serialize_entry("type", "context_request")?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("revision", &self.revision)?;
        if let Some(value) = &self.created_at {
            map.serialize_entry("created_at", value)?;
        }
        if let Some(value) = &self.created_by {
            map.serialize_entry("created_by", value)?;
        }
        if let Some(value) = &self.extensions {
            map.serialize_entry("extensions", value)?;
        }
        map.serialize_entry("correlation_id", &self.correlation_id)?;
        if let Some(value) = &self.delivery_recipient {
            map.serialize_entry("delivery_recipient", value)?;
        }
        if let Some(value) = &self.processing_recipients {
            map.serialize_entry("processing_recipients", value)?;
        }
        map.serialize_entry("purpose", &self.purpose)?;
        if let Some(value) = &self.selectors {
            map.serialize_entry("selectors", value)?;
        }
        if let Some(value) = &self.views {
            map.serialize_entry("views", value)?;
        }
        if let Some(value) = &self.requested_not_after {
            map.serialize_entry("requested_not_after", value)?;
        }
        if let Some(value) = &self.retention {
            map.serialize_entry("retention", value)?;
        }
        if let Some(value) = &self.processing_uses {
            map.serialize_entry("processing_uses", value)?;
        }
        if let Some(value) = &self.offline_use {
            map.serialize_entry("offline_use", value)?;
        }
        if let Some(value) = &self.proposal_rights {
            map.serialize_entry("proposal_rights", value)?;
        }
        if let Some(value) = &self.delegation {
            map.serialize_entry("delegation", value)?;
        }
        if let Some(value) = &self.status {
            map.serialize_entry("status", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for ContextRequestStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl GrantReceipt {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "ocp_version");
        quote(out, self.ocp_version.as_str());
        name(out, "schema_uri");
        quote(out, self.schema_uri.as_str());
        name(out, "type");
        quote(out, "grant_receipt");
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "revision");
        out.push_str(self.revision.as_str());
        if let Some(value) = &self.created_at {
            name(out, "created_at");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.created_by {
            name(out, "created_by");
            value.write(out);
        }
        if let Some(value) = &self.extensions {
            name(out, "extensions");
            out.push_str(&value.to_text());
        }
        name(out, "correlation_id");
        quote(out, self.correlation_id.as_str());
        if let Some(value) = &self.request_ref {
            name(out, "request_ref");
            value.write(out);
        }
        name(out, "request_status_ref");
        self.request_status_ref.write(out);
        if let Some(value) = &self.authorization_ref {
            name(out, "authorization_ref");
            value.write(out);
        }
        if let Some(value) = &self.authorization_system {
            name(out, "authorization_system");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.authorizer {
            name(out, "authorizer");
            value.write(out);
        }
        if let Some(value) = &self.authority_basis {
            name(out, "authority_basis");
            value.write(out);
        }
        name(out, "purpose");
        self.purpose.write(out);
        name(out, "approved_selectors");
        out.push('[');
        for (index, item) in self.approved_selectors.iter().enumerate() {
            if index > 0 {
                out.push(',');
            }
            item.write(out);
        }
        out.push(']');
        name(out, "approved_views");
        self.approved_views.write(out);
        name(out, "delivery_recipient");
        self.delivery_recipient.write(out);
        name(out, "processing_recipients");
        out.push('[');
        for (index, item) in self.processing_recipients.iter().enumerate() {
            if index > 0 {
                out.push(',');
            }
            item.write(out);
        }
        out.push(']');
        name(out, "not_before");
        quote(out, self.not_before.as_str());
        name(out, "expires_at");
        quote(out, self.expires_at.as_str());
        name(out, "retention");
        self.retention.write(out);
        if let Some(value) = &self.processing_uses {
            name(out, "processing_uses");
            value.write(out);
        }
        if let Some(value) = &self.offline_use {
            name(out, "offline_use");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.proposal_rights {
            name(out, "proposal_rights");
            value.write(out);
        }
        if let Some(value) = &self.delegation {
            name(out, "delegation");
            value.write(out);
        }
        if let Some(value) = &self.status {
            name(out, "status");
            quote(out, value.as_str());
        }
        name(out, "status_ref");
        self.status_ref.write(out);
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for GrantReceipt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 16 + usize::from(self.created_at.is_some())
            + usize::from(self.created_by.is_some())
            + usize::from(self.extensions.is_some())
            + usize::from(self.request_ref.is_some())
            + usize::from(self.authorization_ref.is_some())
            + usize::from(self.authorization_system.is_some())
            + usize::from(self.authorizer.is_some())
            + usize::from(self.authority_basis.is_some())
            + usize::from(self.processing_uses.is_some())
            + usize::from(self.offline_use.is_some())
            + usize::from(self.proposal_rights.is_some())
            + usize::from(self.delegation.is_some()) + usize::from(self.status.is_some())
            + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("ocp_version", &self.ocp_version)?;
        map.serialize_entry("schema_uri", &self.schema_uri)?;
        map.serialize_entry("type", "grant_receipt")?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("revision", &self.revision)?;
        if let Some(value) = &self.created_at {
            map.serialize_entry("created_at", value)?;
        }
        if let Some(value) = &self.created_by {
            map.serialize_entry("created_by", value)?;
        }
        if let Some(value) = &self.extensions {
            map.serialize_entry("extensions", value)?;
        }
        map.serialize_entry("correlation_id", &self.correlation_id)?;
        if let Some(value) = &self.request_ref {
            map.serialize_entry("request_ref", value)?;
        }
        map.serialize_entry("request_status_ref", &self.request_status_ref)?;
        if let Some(value) = &self.authorization_ref {
            map.serialize_entry("authorization_ref", value)?;
        }
        if let Some(value) = &self.authorization_system {
            map.serialize_entry("authorization_system", value)?;
        }
        if let Some(value) = &self.authorizer {
            map.serialize_entry("authorizer", value)?;
        }
        if let Some(value) = &self.authority_basis {
            map.serialize_entry("authority_basis", value)?;
        }
        map.serialize_entry("purpose", &self.purpose)?;
        map.serialize_entry("approved_selectors", &self.approved_selectors)?;
        map.serialize_entry("approved_views", &self.approved_views)?;
        map.serialize_entry("delivery_recipient", &self.delivery_recipient)?;
        map.serialize_entry("processing_recipients", &self.processing_recipients)?;
        map.serialize_entry("not_before", &self.not_before)?;
        map.serialize_entry("expires_at", &self.expires_at)?;
        map.serialize_entry("retention", &self.retention)?;
        if let Some(value) = &self.processing_uses {
            map.serialize_entry("processing_uses", value)?;
        }
        if let Some(value) = &self.offline_use {
            map.serialize_entry("offline_use", value)?;
        }
        if let Some(value) = &self.proposal_rights {
            map.serialize_entry("proposal_rights", value)?;
        }
        if let Some(value) = &self.delegation {
            map.serialize_entry("delegation", value)?;
        }
        if let Some(value) = &self.status {
            map.serialize_entry("status", value)?;
        }
        map.serialize_entry("status_ref", &self.status_ref)?;
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for AuthorizationSystem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for GrantReceiptStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl AuthorityBasis {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, self.type_.as_str());
        if let Some(value) = &self.scope_note {
            name(out, "scope_note");
            quote(out, value);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for AuthorityBasis {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.scope_note.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", &self.type_)?;
        if let Some(value) = &self.scope_note {
            map.serialize_entry("scope_note", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for AuthorityBasisType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl ContextPackage {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "ocp_version");
        quote(out, self.ocp_version.as_str());
        name(out, "schema_uri");
        quote(out, self.schema_uri.as_str());
        name(out, "type");
        quote(out, "context_package");
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "revision");
        out.push_str(self.revision.as_str());
        if let Some(value) = &self.created_at {
            name(out, "created_at");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.created_by {
            name(out, "created_by");
            value.write(out);
        }
        if let Some(value) = &self.extensions {
            name(out, "extensions");
            out.push_str(&value.to_text());
        }
        name(out, "correlation_id");
        quote(out, self.correlation_id.as_str());
        if let Some(value) = &self.grant_receipt_ref {
            name(out, "grant_receipt_ref");
            value.write(out);
        }
        if let Some(value) = &self.grant_status_ref {
            name(out, "grant_status_ref");
            value.write(out);
        }
        name(out, "purpose");
        self.purpose.write(out);
        name(out, "delivery_recipient");
        self.delivery_recipient.write(out);
        if let Some(value) = &self.processing_recipients {
            name(out, "processing_recipients");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.issued_at {
            name(out, "issued_at");
            quote(out, value.as_str());
        }
        name(out, "expires_at");
        quote(out, self.expires_at.as_str());
        if let Some(value) = &self.subject_aliases {
            name(out, "subject_aliases");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.reference_aliases {
            name(out, "reference_aliases");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        name(out, "entries");
        out.push('[');
        for (index, item) in self.entries.iter().enumerate() {
            if index > 0 {
                out.push(',');
            }
            item.write(out);
        }
        out.push(']');
        if let Some(value) = &self.renderings {
            name(out, "renderings");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.omissions {
            name(out, "omissions");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.warnings {
            name(out, "warnings");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                out.push_str(item.as_text());
            }
            out.push(']');
        }
        name(out, "retention");
        self.retention.write(out);
        name(out, "processing_uses");
        self.processing_uses.write(out);
        name(out, "offline_use");
        quote(out, self.offline_use.as_str());
        if let Some(value) = &self.proposal_rights {
            name(out, "proposal_rights");
            value.write(out);
        }
        if let Some(value) = &self.delegation {
            name(out, "delegation");
            value.write(out);
        }
        if let Some(value) = &self.external_action_authority {
            name(out, "external_action_authority");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.integrity {
            name(out, "integrity");
            value.write(out);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for ContextPackage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 13 + usize::from(self.created_at.is_some())
            + usize::from(self.created_by.is_some())
            + usize::from(self.extensions.is_some())
            + usize::from(self.grant_receipt_ref.is_some())
            + usize::from(self.grant_status_ref.is_some())
            + usize::from(self.processing_recipients.is_some())
            + usize::from(self.issued_at.is_some())
            + usize::from(self.subject_aliases.is_some())
            + usize::from(self.reference_aliases.is_some())
            + usize::from(self.renderings.is_some())
            + usize::from(self.omissions.is_some())
            + usize::from(self.warnings.is_some())
            + usize::from(self.proposal_rights.is_some())
            + usize::from(self.delegation.is_some())
            + usize::from(self.external_action_authority.is_some())
            + usize::from(self.integrity.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("ocp_version", &self.ocp_version)?;
        map.serialize_entry("schema_uri", &self.schema_uri)?;
        map.serialize_entry("type", "context_package")?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("revision", &self.revision)?;
        if let Some(value) = &self.created_at {
            map.serialize_entry("created_at", value)?;
        }
        if let Some(value) = &self.created_by {
            map.serialize_entry("created_by", value)?;
        }
        if let Some(value) = &self.extensions {
            map.serialize_entry("extensions", value)?;
        }
        map.serialize_entry("correlation_id", &self.correlation_id)?;
        if let Some(value) = &self.grant_receipt_ref {
            map.serialize_entry("grant_receipt_ref", value)?;
        }
        if let Some(value) = &self.grant_status_ref {
            map.serialize_entry("grant_status_ref", value)?;
        }
        map.serialize_entry("purpose", &self.purpose)?;
        map.serialize_entry("delivery_recipient", &self.delivery_recipient)?;
        if let Some(value) = &self.processing_recipients {
            map.serialize_entry("processing_recipients", value)?;
        }
        if let Some(value) = &self.issued_at {
            map.serialize_entry("issued_at", value)?;
        }
        map.serialize_entry("expires_at", &self.expires_at)?;
        if let Some(value) = &self.subject_aliases {
            map.serialize_entry("subject_aliases", value)?;
        }
        if let Some(value) = &self.reference_aliases {
            map.serialize_entry("reference_aliases", value)?;
        }
        map.serialize_entry("entries", &self.entries)?;
        if let Some(value) = &self.renderings {
            map.serialize_entry("renderings", value)?;
        }
        if let Some(value) = &self.omissions {
            map.serialize_entry("omissions", value)?;
        }
        if let Some(value) = &self.warnings {
            map.serialize_entry("warnings", value)?;
        }
        map.serialize_entry("retention", &self.retention)?;
        map.serialize_entry("processing_uses", &self.processing_uses)?;
        map.serialize_entry("offline_use", &self.offline_use)?;
        if let Some(value) = &self.proposal_rights {
            map.serialize_entry("proposal_rights", value)?;
        }
        if let Some(value) = &self.delegation {
            map.serialize_entry("delegation", value)?;
        }
        if let Some(value) = &self.external_action_authority {
            map.serialize_entry("external_action_authority", value)?;
        }
        if let Some(value) = &self.integrity {
            map.serialize_entry("integrity", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for ExternalActionAuthority {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl SubjectAlias {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "package_subject_ref");
        quote(out, self.package_subject_ref.as_str());
        if let Some(value) = &self.delivery_alias {
            name(out, "delivery_alias");
            quote(out, value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for SubjectAlias {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.delivery_alias.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("package_subject_ref", &self.package_subject_ref)?;
        if let Some(value) = &self.delivery_alias {
            map.serialize_entry("delivery_alias", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl ReferenceAlias {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "package_ref");
        quote(out, self.package_ref.as_str());
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

impl Serialize for ReferenceAlias {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.kind.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("package_ref", &self.package_ref)?;
        if let Some(value) = &self.kind {
            map.serialize_entry("kind", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for ReferenceAliasKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl PackageEntry {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "entry_id");
        quote(out, self.entry_id.as_str());
        name(out, "layer");
        quote(out, self.layer.as_str());
        if let Some(value) = &self.disclosure {
            name(out, "disclosure");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.media_type {
            name(out, "media_type");
            quote(out, value);
        }
        if let Some(value) = &self.content_schema_uri {
            name(out, "content_schema_uri");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.digest {
            name(out, "digest");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.package_item_ref {
            name(out, "package_item_ref");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.content {
            name(out, "content");
            out.push_str(value.as_text());
        }
        if let Some(value) = &self.instruction_treatment {
            name(out, "instruction_treatment");
            quote(out, value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for PackageEntry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.disclosure.is_some())
            + usize::from(self.media_type.is_some())
            + usize::from(self.content_schema_uri.is_some())
            + usize::from(self.digest.is_some())
            + usize::from(self.package_item_ref.is_some())
            + usize::from(self.content.is_some())
            + usize::from(self.instruction_treatment.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("entry_id", &self.entry_id)?;
        map.serialize_entry("layer", &self.layer)?;
        if let Some(value) = &self.disclosure {
            map.serialize_entry("disclosure", value)?;
        }
        if let Some(value) = &self.media_type {
            map.serialize_entry("media_type", value)?;
        }
        if let Some(value) = &self.content_schema_uri {
            map.serialize_entry("content_schema_uri", value)?;
        }
        if let Some(value) = &self.digest {
            map.serialize_entry("digest", value)?;
        }
        if let Some(value) = &self.package_item_ref {
            map.serialize_entry("package_item_ref", value)?;
        }
        if let Some(value) = &self.content {
            map.serialize_entry("content", value)?;
        }
        if let Some(value) = &self.instruction_treatment {
            map.serialize_entry("instruction_treatment", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl PackageContextContent {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.subject_refs {
            name(out, "subject_refs");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.space_ref {
            name(out, "space_ref");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.category {
            name(out, "category");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.statement {
            name(out, "statement");
            value.write(out);
        }
        if let Some(value) = &self.epistemic_basis {
            name(out, "epistemic_basis");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.review_status {
            name(out, "review_status");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.decision_ref {
            name(out, "decision_ref");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.provenance_refs {
            name(out, "provenance_refs");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.sensitivity {
            name(out, "sensitivity");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.instruction_treatment {
            name(out, "instruction_treatment");
            quote(out, value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for PackageContextContent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.subject_refs.is_some())
            + usize::from(self.space_ref.is_some())
            + usize::from(self.category.is_some())
            + usize::from(self.statement.is_some())
            + usize::from(self.epistemic_basis.is_some())
            + usize::from(self.review_status.is_some())
            + usize::from(self.decision_ref.is_some())
            + usize::from(self.provenance_refs.is_some())
            + usize::from(self.sensitivity.is_some())
            + usize::from(self.instruction_treatment.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.subject_refs {
            map.serialize_entry("subject_refs", value)?;
        }
        if let Some(value) = &self.space_ref {
            map.serialize_entry("space_ref", value)?;
        }
        if let Some(value) = &self.category {
            map.serialize_entry("category", value)?;
        }
        if let Some(value) = &self.statement {
            map.serialize_entry("statement", value)?;
        }
        if let Some(value) = &self.epistemic_basis {
            map.serialize_entry("epistemic_basis", value)?;
        }
        if let Some(value) = &self.review_status {
            map.serialize_entry("review_status", value)?;
        }
        if let Some(value) = &self.decision_ref {
            map.serialize_entry("decision_ref", value)?;
        }
        if let Some(value) = &self.provenance_refs {
            map.serialize_entry("provenance_refs", value)?;
        }
        if let Some(value) = &self.sensitivity {
            map.serialize_entry("sensitivity", value)?;
        }
        if let Some(value) = &self.instruction_treatment {
            map.serialize_entry("instruction_treatment", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for EpistemicBasis {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for ReviewStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Statement {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.predicate {
            name(out, "predicate");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.object {
            name(out, "object");
            value.write(out);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Statement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.predicate.is_some())
            + usize::from(self.object.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.predicate {
            map.serialize_entry("predicate", value)?;
        }
        if let Some(value) = &self.object {
            map.serialize_entry("object", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl StatementObject {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.type_ {
            name(out, "type");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.value {
            name(out, "value");
            out.push_str(value.as_text());
        }
        if let Some(value) = &self.language {
            name(out, "language");
            quote(out, value);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for StatementObject {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.type_.is_some())
            + usize::from(self.value.is_some()) + usize::from(self.language.is_some())
            + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.type_ {
            map.serialize_entry("type", value)?;
        }
        if let Some(value) = &self.value {
            map.serialize_entry("value", value)?;
        }
        if let Some(value) = &self.language {
            map.serialize_entry("language", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for StatementObjectType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for InstructionTreatment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Rendering {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.media_type {
            name(out, "media_type");
            quote(out, value);
        }
        if let Some(value) = &self.language {
            name(out, "language");
            quote(out, value);
        }
        if let Some(value) = &self.derived_from_entries {
            name(out, "derived_from_entries");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.content_ref {
            name(out, "content_ref");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.digest {
            name(out, "digest");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.instruction_treatment {
            name(out, "instruction_treatment");
            quote(out, value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Rendering {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.media_type.is_some())
            + usize::from(self.language.is_some())
            + usize::from(self.derived_from_entries.is_some())
            + usize::from(self.content_ref.is_some())
            + usize::from(self.digest.is_some())
            + usize::from(self.instruction_treatment.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.media_type {
            map.serialize_entry("media_type", value)?;
        }
        if let Some(value) = &self.language {
            map.serialize_entry("language", value)?;
        }
        if let Some(value) = &self.derived_from_entries {
            map.serialize_entry("derived_from_entries", value)?;
        }
        if let Some(value) = &self.content_ref {
            map.serialize_entry("content_ref", value)?;
        }
        if let Some(value) = &self.digest {
            map.serialize_entry("digest", value)?;
        }
        if let Some(value) = &self.instruction_treatment {
            map.serialize_entry("instruction_treatment", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Omission {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.selector {
            name(out, "selector");
            value.write(out);
        }
        if let Some(value) = &self.reason {
            name(out, "reason");
            quote(out, value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Omission {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.selector.is_some())
            + usize::from(self.reason.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.selector {
            map.serialize_entry("selector", value)?;
        }
        if let Some(value) = &self.reason {
            map.serialize_entry("reason", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for OmissionReason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl PackageSelector {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.layer {
            name(out, "layer");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.item_categories {
            name(out, "item_categories");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.predicates {
            name(out, "predicates");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.sensitivity_max {
            name(out, "sensitivity_max");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.space_refs {
            name(out, "space_refs");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
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

impl Serialize for PackageSelector {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.layer.is_some())
            + usize::from(self.item_categories.is_some())
            + usize::from(self.predicates.is_some())
            + usize::from(self.sensitivity_max.is_some())
            + usize::from(self.space_refs.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.layer {
            map.serialize_entry("layer", value)?;
        }
        if let Some(value) = &self.item_categories {
            map.serialize_entry("item_categories", value)?;
        }
        if let Some(value) = &self.predicates {
            map.serialize_entry("predicates", value)?;
        }
        if let Some(value) = &self.sensitivity_max {
            map.serialize_entry("sensitivity_max", value)?;
        }
        if let Some(value) = &self.space_refs {
            map.serialize_entry("space_refs", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl PackageProposalRights {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "mode");
        quote(out, self.mode.as_str());
        if let Some(value) = &self.operations {
            name(out, "operations");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.selectors {
            name(out, "selectors");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.sensitivity_max {
            name(out, "sensitivity_max");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.source_attachment {
            name(out, "source_attachment");
            quote(out, value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for PackageProposalRights {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.operations.is_some())
            + usize::from(self.selectors.is_some())
            + usize::from(self.sensitivity_max.is_some())
            + usize::from(self.source_attachment.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("mode", &self.mode)?;
        if let Some(value) = &self.operations {
            map.serialize_entry("operations", value)?;
        }
        if let Some(value) = &self.selectors {
            map.serialize_entry("selectors", value)?;
        }
        if let Some(value) = &self.sensitivity_max {
            map.serialize_entry("sensitivity_max", value)?;
        }
        if let Some(value) = &self.source_attachment {
            map.serialize_entry("source_attachment", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Integrity {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.digest {
            name(out, "digest");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.canonicalization {
            name(out, "canonicalization");
            quote(out, value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Integrity {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.digest.is_some())
            + usize::from(self.canonicalization.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.digest {
            map.serialize_entry("digest", value)?;
        }
        if let Some(value) = &self.canonicalization {
            map.serialize_entry("canonicalization", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for Canonicalization {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for OcpVersion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Party {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        if let Some(value) = &self.type_ {
            name(out, "type");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.display_name {
            name(out, "display_name");
            quote(out, value);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Party {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.type_.is_some())
            + usize::from(self.display_name.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        if let Some(value) = &self.type_ {
            map.serialize_entry("type", value)?;
        }
        if let Some(value) = &self.display_name {
            map.serialize_entry("display_name", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for PartyType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Reference {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "revision");
        out.push_str(self.revision.as_str());
        name(out, "schema_uri");
        quote(out, self.schema_uri.as_str());
        name(out, "digest");
        quote(out, self.digest.as_str());
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Reference {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 4 + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("revision", &self.revision)?;
        map.serialize_entry("schema_uri", &self.schema_uri)?;
        map.serialize_entry("digest", &self.digest)?;
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl StatusReference {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "uri");
        quote(out, self.uri.as_str());
        if let Some(value) = &self.last_checked_at {
            name(out, "last_checked_at");
            quote(out, value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for StatusReference {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.last_checked_at.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("uri", &self.uri)?;
        if let Some(value) = &self.last_checked_at {
            map.serialize_entry("last_checked_at", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl DeliveryRecipient {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "recipient");
        self.recipient.write(out);
        if let Some(value) = &self.client_instance {
            name(out, "client_instance");
            value.write(out);
        }
        if let Some(value) = &self.client_declaration_ref {
            name(out, "client_declaration_ref");
            value.write(out);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for DeliveryRecipient {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.client_instance.is_some())
            + usize::from(self.client_declaration_ref.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("recipient", &self.recipient)?;
        if let Some(value) = &self.client_instance {
            map.serialize_entry("client_instance", value)?;
        }
        if let Some(value) = &self.client_declaration_ref {
            map.serialize_entry("client_declaration_ref", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl ProcessingRecipient {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "recipient");
        self.recipient.write(out);
        if let Some(value) = &self.roles {
            name(out, "roles");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.purpose_codes {
            name(out, "purpose_codes");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.receives_plaintext {
            name(out, "receives_plaintext");
            out.push_str(if *value { "true" } else { "false" });
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for ProcessingRecipient {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.roles.is_some())
            + usize::from(self.purpose_codes.is_some())
            + usize::from(self.receives_plaintext.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("recipient", &self.recipient)?;
        if let Some(value) = &self.roles {
            map.serialize_entry("roles", value)?;
        }
        if let Some(value) = &self.purpose_codes {
            map.serialize_entry("purpose_codes", value)?;
        }
        if let Some(value) = &self.receives_plaintext {
            map.serialize_entry("receives_plaintext", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for ProcessingRole {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Purpose {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "code");
        quote(out, self.code.as_str());
        if let Some(value) = &self.description {
            name(out, "description");
            quote(out, value);
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Purpose {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.description.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("code", &self.code)?;
        if let Some(value) = &self.description {
            map.serialize_entry("description", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Selector {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.layer {
            name(out, "layer");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.space_refs {
            name(out, "space_refs");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.item_categories {
            name(out, "item_categories");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.predicates {
            name(out, "predicates");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.sensitivity_max {
            name(out, "sensitivity_max");
            quote(out, value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Selector {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.layer.is_some())
            + usize::from(self.space_refs.is_some())
            + usize::from(self.item_categories.is_some())
            + usize::from(self.predicates.is_some())
            + usize::from(self.sensitivity_max.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.layer {
            map.serialize_entry("layer", value)?;
        }
        if let Some(value) = &self.space_refs {
            map.serialize_entry("space_refs", value)?;
        }
        if let Some(value) = &self.item_categories {
            map.serialize_entry("item_categories", value)?;
        }
        if let Some(value) = &self.predicates {
            map.serialize_entry("predicates", value)?;
        }
        if let Some(value) = &self.sensitivity_max {
            map.serialize_entry("sensitivity_max", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for Layer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for ItemCategory {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for Sensitivity {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Views {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.context {
            name(out, "context");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.evidence {
            name(out, "evidence");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.artifacts {
            name(out, "artifacts");
            quote(out, value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Views {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.context.is_some())
            + usize::from(self.evidence.is_some())
            + usize::from(self.artifacts.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.context {
            map.serialize_entry("context", value)?;
        }
        if let Some(value) = &self.evidence {
            map.serialize_entry("evidence", value)?;
        }
        if let Some(value) = &self.artifacts {
            map.serialize_entry("artifacts", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Retention {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "mode");
        quote(out, self.mode.as_str());
        if let Some(value) = &self.legal_retention_may_apply {
            name(out, "legal_retention_may_apply");
            out.push_str(if *value { "true" } else { "false" });
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Retention {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.legal_retention_may_apply.is_some())
            + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("mode", &self.mode)?;
        if let Some(value) = &self.legal_retention_may_apply {
            map.serialize_entry("legal_retention_may_apply", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for RetentionMode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl ProcessingUses {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.task_use {
            name(out, "task_use");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.model_training {
            name(out, "model_training");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.product_improvement {
            name(out, "product_improvement");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.advertising {
            name(out, "advertising");
            quote(out, value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for ProcessingUses {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.task_use.is_some())
            + usize::from(self.model_training.is_some())
            + usize::from(self.product_improvement.is_some())
            + usize::from(self.advertising.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.task_use {
            map.serialize_entry("task_use", value)?;
        }
        if let Some(value) = &self.model_training {
            map.serialize_entry("model_training", value)?;
        }
        if let Some(value) = &self.product_improvement {
            map.serialize_entry("product_improvement", value)?;
        }
        if let Some(value) = &self.advertising {
            map.serialize_entry("advertising", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for Permission {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl ProposalRights {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "mode");
        quote(out, self.mode.as_str());
        if let Some(value) = &self.operations {
            name(out, "operations");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.selectors {
            name(out, "selectors");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.sensitivity_max {
            name(out, "sensitivity_max");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.source_attachment {
            name(out, "source_attachment");
            quote(out, value.as_str());
        }
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for ProposalRights {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.operations.is_some())
            + usize::from(self.selectors.is_some())
            + usize::from(self.sensitivity_max.is_some())
            + usize::from(self.source_attachment.is_some()) + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("mode", &self.mode)?;
        if let Some(value) = &self.operations {
            map.serialize_entry("operations", value)?;
        }
        if let Some(value) = &self.selectors {
            map.serialize_entry("selectors", value)?;
        }
        if let Some(value) = &self.sensitivity_max {
            map.serialize_entry("sensitivity_max", value)?;
        }
        if let Some(value) = &self.source_attachment {
            map.serialize_entry("source_attachment", value)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for ProposalMode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for ProposalOperation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for SourceAttachment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Delegation {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "mode");
        quote(out, self.mode.as_str());
        for (key, value) in self.extra.iter() {
            name(out, key);
            out.push_str(value.as_text());
        }
        out.push('}');
    }
}

impl Serialize for Delegation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + self.extra.len();
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("mode", &self.mode)?;
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for DelegationMode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
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
