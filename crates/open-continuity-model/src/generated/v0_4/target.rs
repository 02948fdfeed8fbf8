//! Target twins: the types of this module as a mapping writes them, each value with its origin.
//!
//! Generated from `schemas/open-continuity/0.4/document.schema.json` (sha-256 56d3aff1ac74f1c9052896a7b70ae5d616835ca35c2337f61e041fe96fa085d5),
//! `schemas/open-continuity/0.4/context-request.schema.json` (sha-256 a0f30d4af11a3037d3c70b066ba147384352672cd7373e7cbef5a411b1d3cf83),
//! `schemas/open-continuity/0.4/grant-receipt.schema.json` (sha-256 ea0c16deed2dc1bf3f1c3928f6d18edfee72c776e18f34d1af3f57d0cedf96ba),
//! `schemas/open-continuity/0.4/context-package.schema.json` (sha-256 7aadc19bc12198d55dd1ecc6eca1b2ce58bb25502b23f6829fa020679b2a9a11),
//! `schemas/open-continuity/0.4/common.schema.json` (sha-256 63e7eba09ea703d7cf3e8b8bd660c8964b13eba78ac292ae3abedd289c385e7a)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::trace::{Emit, Leaf, List, Number, Open, Out, Str, Writer};
use super::{tag, types};

/// The target twin of [`Document`](super::Document).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub enum Document<'t> {
    /// `context_request`.
    ContextRequest(ContextRequest<'t>),
    /// `grant_receipt`.
    GrantReceipt(GrantReceipt<'t>),
    /// `context_package`.
    ContextPackage(ContextPackage<'t>),
    /// What the schema does not name, whole.
    Unknown(Open<'t>),
}

impl Emit for Document<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        match self {
            Self::ContextRequest(value) => value.emit(w),
            Self::GrantReceipt(value) => value.emit(w),
            Self::ContextPackage(value) => value.emit(w),
            Self::Unknown(value) => value.emit(w),
        }
    }
}

impl<'t> From<ContextRequest<'t>> for Document<'t> {
    fn from(value: ContextRequest<'t>) -> Self {
        Self::ContextRequest(value)
    }
}

impl<'t> From<GrantReceipt<'t>> for Document<'t> {
    fn from(value: GrantReceipt<'t>) -> Self {
        Self::GrantReceipt(value)
    }
}

impl<'t> From<ContextPackage<'t>> for Document<'t> {
    fn from(value: ContextPackage<'t>) -> Self {
        Self::ContextPackage(value)
    }
}

/// The target twin of [`ContextRequest`](super::ContextRequest).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ContextRequest<'t> {
    /// `ocp_version`.
    pub ocp_version: Out<types::OcpVersion>,
    /// `schema_uri`.
    pub schema_uri: Out<Str<'t>>,
    /// `type`.
    pub type_: Out<tag::ContextRequest>,
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `revision`.
    pub revision: Out<Number<'t>>,
    /// `created_at`.
    pub created_at: Option<Out<Str<'t>>>,
    /// `created_by`.
    pub created_by: Option<Party<'t>>,
    /// `extensions`.
    pub extensions: Option<Open<'t>>,
    /// `correlation_id`.
    pub correlation_id: Out<Str<'t>>,
    /// `delivery_recipient`.
    pub delivery_recipient: Option<DeliveryRecipient<'t>>,
    /// `processing_recipients`.
    pub processing_recipients: Option<List<ProcessingRecipient<'t>>>,
    /// `purpose`.
    pub purpose: Purpose<'t>,
    /// `selectors`.
    pub selectors: Option<List<Selector<'t>>>,
    /// `views`.
    pub views: Option<Views<'t>>,
    /// `requested_not_after`.
    pub requested_not_after: Option<Out<Str<'t>>>,
    /// `retention`.
    pub retention: Option<Retention<'t>>,
    /// `processing_uses`.
    pub processing_uses: Option<ProcessingUses<'t>>,
    /// `offline_use`.
    pub offline_use: Option<Out<types::Permission>>,
    /// `proposal_rights`.
    pub proposal_rights: Option<ProposalRights<'t>>,
    /// `delegation`.
    pub delegation: Option<Delegation<'t>>,
    /// `status`.
    pub status: Option<Out<types::ContextRequestStatus>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for ContextRequest<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("ocp_version", &self.ocp_version);
            w.member("schema_uri", &self.schema_uri);
            w.member("type", &self.type_);
            w.member("id", &self.id);
            w.member("revision", &self.revision);
            w.member("created_at", &self.created_at);
            w.member("created_by", &self.created_by);
            w.member("extensions", &self.extensions);
            w.member("correlation_id", &self.correlation_id);
            w.member("delivery_recipient", &self.delivery_recipient);
            w.member("processing_recipients", &self.processing_recipients);
            w.member("purpose", &self.purpose);
            w.member("selectors", &self.selectors);
            w.member("views", &self.views);
            w.member("requested_not_after", &self.requested_not_after);
            w.member("retention", &self.retention);
            w.member("processing_uses", &self.processing_uses);
            w.member("offline_use", &self.offline_use);
            w.member("proposal_rights", &self.proposal_rights);
            w.member("delegation", &self.delegation);
            w.member("status", &self.status);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::ContextRequestStatus {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`GrantReceipt`](super::GrantReceipt).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct GrantReceipt<'t> {
    /// `ocp_version`.
    pub ocp_version: Out<types::OcpVersion>,
    /// `schema_uri`.
    pub schema_uri: Out<Str<'t>>,
    /// `type`.
    pub type_: Out<tag::GrantReceipt>,
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `revision`.
    pub revision: Out<Number<'t>>,
    /// `created_at`.
    pub created_at: Option<Out<Str<'t>>>,
    /// `created_by`.
    pub created_by: Option<Party<'t>>,
    /// `extensions`.
    pub extensions: Option<Open<'t>>,
    /// `correlation_id`.
    pub correlation_id: Out<Str<'t>>,
    /// `request_ref`.
    pub request_ref: Option<Reference<'t>>,
    /// `request_status_ref`.
    pub request_status_ref: StatusReference<'t>,
    /// `authorization_ref`.
    pub authorization_ref: Option<StatusReference<'t>>,
    /// `authorization_system`.
    pub authorization_system: Option<Out<types::AuthorizationSystem>>,
    /// `authorizer`.
    pub authorizer: Option<Party<'t>>,
    /// `authority_basis`.
    pub authority_basis: Option<AuthorityBasis<'t>>,
    /// `purpose`.
    pub purpose: Purpose<'t>,
    /// `approved_selectors`.
    pub approved_selectors: List<Selector<'t>>,
    /// `approved_views`.
    pub approved_views: Views<'t>,
    /// `delivery_recipient`.
    pub delivery_recipient: DeliveryRecipient<'t>,
    /// `processing_recipients`.
    pub processing_recipients: List<ProcessingRecipient<'t>>,
    /// `not_before`.
    pub not_before: Out<Str<'t>>,
    /// `expires_at`.
    pub expires_at: Out<Str<'t>>,
    /// `retention`.
    pub retention: Retention<'t>,
    /// `processing_uses`.
    pub processing_uses: Option<ProcessingUses<'t>>,
    /// `offline_use`.
    pub offline_use: Option<Out<types::Permission>>,
    /// `proposal_rights`.
    pub proposal_rights: Option<ProposalRights<'t>>,
    /// `delegation`.
    pub delegation: Option<Delegation<'t>>,
    /// `status`.
    pub status: Option<Out<types::GrantReceiptStatus>>,
    /// `status_ref`.
    pub status_ref: StatusReference<'t>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for GrantReceipt<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("ocp_version", &self.ocp_version);
            w.member("schema_uri", &self.schema_uri);
            w.member("type", &self.type_);
            w.member("id", &self.id);
            w.member("revision", &self.revision);
            w.member("created_at", &self.created_at);
            w.member("created_by", &self.created_by);
            w.member("extensions", &self.extensions);
            w.member("correlation_id", &self.correlation_id);
            w.member("request_ref", &self.request_ref);
            w.member("request_status_ref", &self.request_status_ref);
            w.member("authorization_ref", &self.authorization_ref);
            w.member("authorization_system", &self.authorization_system);
            w.member("authorizer", &self.authorizer);
            w.member("authority_basis", &self.authority_basis);
            w.member("purpose", &self.purpose);
            w.member("approved_selectors", &self.approved_selectors);
            w.member("approved_views", &self.approved_views);
            w.member("delivery_recipient", &self.delivery_recipient);
            w.member("processing_recipients", &self.processing_recipients);
            w.member("not_before", &self.not_before);
            w.member("expires_at", &self.expires_at);
            w.member("retention", &self.retention);
            w.member("processing_uses", &self.processing_uses);
            w.member("offline_use", &self.offline_use);
            w.member("proposal_rights", &self.proposal_rights);
            w.member("delegation", &self.delegation);
            w.member("status", &self.status);
            w.member("status_ref", &self.status_ref);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::AuthorizationSystem {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::GrantReceiptStatus {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`AuthorityBasis`](super::AuthorityBasis).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct AuthorityBasis<'t> {
    /// `type`.
    pub type_: Out<types::AuthorityBasisType>,
    /// `scope_note`.
    pub scope_note: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for AuthorityBasis<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("scope_note", &self.scope_note);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::AuthorityBasisType {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`ContextPackage`](super::ContextPackage).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ContextPackage<'t> {
    /// `ocp_version`.
    pub ocp_version: Out<types::OcpVersion>,
    /// `schema_uri`.
    pub schema_uri: Out<Str<'t>>,
    /// `type`.
    pub type_: Out<tag::ContextPackage>,
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `revision`.
    pub revision: Out<Number<'t>>,
    /// `created_at`.
    pub created_at: Option<Out<Str<'t>>>,
    /// `created_by`.
    pub created_by: Option<Party<'t>>,
    /// `extensions`.
    pub extensions: Option<Open<'t>>,
    /// `correlation_id`.
    pub correlation_id: Out<Str<'t>>,
    /// `grant_receipt_ref`.
    pub grant_receipt_ref: Option<Reference<'t>>,
    /// `grant_status_ref`.
    pub grant_status_ref: Option<StatusReference<'t>>,
    /// `purpose`.
    pub purpose: Purpose<'t>,
    /// `delivery_recipient`.
    pub delivery_recipient: DeliveryRecipient<'t>,
    /// `processing_recipients`.
    pub processing_recipients: Option<List<ProcessingRecipient<'t>>>,
    /// `issued_at`.
    pub issued_at: Option<Out<Str<'t>>>,
    /// `expires_at`.
    pub expires_at: Out<Str<'t>>,
    /// `subject_aliases`.
    pub subject_aliases: Option<List<SubjectAlias<'t>>>,
    /// `reference_aliases`.
    pub reference_aliases: Option<List<ReferenceAlias<'t>>>,
    /// `entries`.
    pub entries: List<PackageEntry<'t>>,
    /// `renderings`.
    pub renderings: Option<List<Rendering<'t>>>,
    /// `omissions`.
    pub omissions: Option<List<Omission<'t>>>,
    /// `warnings`.
    pub warnings: Option<List<Open<'t>>>,
    /// `retention`.
    pub retention: Retention<'t>,
    /// `processing_uses`.
    pub processing_uses: ProcessingUses<'t>,
    /// `offline_use`.
    pub offline_use: Out<types::Permission>,
    /// `proposal_rights`.
    pub proposal_rights: Option<PackageProposalRights<'t>>,
    /// `delegation`.
    pub delegation: Option<Delegation<'t>>,
    /// `external_action_authority`.
    pub external_action_authority: Option<Out<types::ExternalActionAuthority>>,
    /// `integrity`.
    pub integrity: Option<Integrity<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for ContextPackage<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("ocp_version", &self.ocp_version);
            w.member("schema_uri", &self.schema_uri);
            w.member("type", &self.type_);
            w.member("id", &self.id);
            w.member("revision", &self.revision);
            w.member("created_at", &self.created_at);
            w.member("created_by", &self.created_by);
            w.member("extensions", &self.extensions);
            w.member("correlation_id", &self.correlation_id);
            w.member("grant_receipt_ref", &self.grant_receipt_ref);
            w.member("grant_status_ref", &self.grant_status_ref);
            w.member("purpose", &self.purpose);
            w.member("delivery_recipient", &self.delivery_recipient);
            w.member("processing_recipients", &self.processing_recipients);
            w.member("issued_at", &self.issued_at);
            w.member("expires_at", &self.expires_at);
            w.member("subject_aliases", &self.subject_aliases);
            w.member("reference_aliases", &self.reference_aliases);
            w.member("entries", &self.entries);
            w.member("renderings", &self.renderings);
            w.member("omissions", &self.omissions);
            w.member("warnings", &self.warnings);
            w.member("retention", &self.retention);
            w.member("processing_uses", &self.processing_uses);
            w.member("offline_use", &self.offline_use);
            w.member("proposal_rights", &self.proposal_rights);
            w.member("delegation", &self.delegation);
            w.member("external_action_authority", &self.external_action_authority);
            w.member("integrity", &self.integrity);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::ExternalActionAuthority {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`SubjectAlias`](super::SubjectAlias).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct SubjectAlias<'t> {
    /// `package_subject_ref`.
    pub package_subject_ref: Out<Str<'t>>,
    /// `delivery_alias`.
    pub delivery_alias: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for SubjectAlias<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("package_subject_ref", &self.package_subject_ref);
            w.member("delivery_alias", &self.delivery_alias);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`ReferenceAlias`](super::ReferenceAlias).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ReferenceAlias<'t> {
    /// `package_ref`.
    pub package_ref: Out<Str<'t>>,
    /// `kind`.
    pub kind: Option<Out<types::ReferenceAliasKind>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for ReferenceAlias<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("package_ref", &self.package_ref);
            w.member("kind", &self.kind);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::ReferenceAliasKind {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`PackageEntry`](super::PackageEntry).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct PackageEntry<'t> {
    /// `entry_id`.
    pub entry_id: Out<Str<'t>>,
    /// `layer`.
    pub layer: Out<types::Layer>,
    /// `disclosure`.
    pub disclosure: Option<Out<types::View>>,
    /// `media_type`.
    pub media_type: Option<Out<Str<'t>>>,
    /// `content_schema_uri`.
    pub content_schema_uri: Option<Out<Str<'t>>>,
    /// `digest`.
    pub digest: Option<Out<Str<'t>>>,
    /// `package_item_ref`.
    pub package_item_ref: Option<Out<Str<'t>>>,
    /// `content`.
    pub content: Option<Open<'t>>,
    /// `instruction_treatment`.
    pub instruction_treatment: Option<Out<types::InstructionTreatment>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for PackageEntry<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("entry_id", &self.entry_id);
            w.member("layer", &self.layer);
            w.member("disclosure", &self.disclosure);
            w.member("media_type", &self.media_type);
            w.member("content_schema_uri", &self.content_schema_uri);
            w.member("digest", &self.digest);
            w.member("package_item_ref", &self.package_item_ref);
            w.member("content", &self.content);
            w.member("instruction_treatment", &self.instruction_treatment);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`PackageContextContent`](super::PackageContextContent).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct PackageContextContent<'t> {
    /// `subject_refs`.
    pub subject_refs: Option<List<Out<Str<'t>>>>,
    /// `space_ref`.
    pub space_ref: Option<Out<Str<'t>>>,
    /// `category`.
    pub category: Option<Out<types::ItemCategory>>,
    /// `statement`.
    pub statement: Option<Statement<'t>>,
    /// `epistemic_basis`.
    pub epistemic_basis: Option<Out<types::EpistemicBasis>>,
    /// `review_status`.
    pub review_status: Option<Out<types::ReviewStatus>>,
    /// `decision_ref`.
    pub decision_ref: Option<Out<Str<'t>>>,
    /// `provenance_refs`.
    pub provenance_refs: Option<List<Out<Str<'t>>>>,
    /// `sensitivity`.
    pub sensitivity: Option<Out<types::Sensitivity>>,
    /// `instruction_treatment`.
    pub instruction_treatment: Option<Out<types::InstructionTreatment>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for PackageContextContent<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("subject_refs", &self.subject_refs);
            w.member("space_ref", &self.space_ref);
            w.member("category", &self.category);
            w.member("statement", &self.statement);
            w.member("epistemic_basis", &self.epistemic_basis);
            w.member("review_status", &self.review_status);
            w.member("decision_ref", &self.decision_ref);
            w.member("provenance_refs", &self.provenance_refs);
            w.member("sensitivity", &self.sensitivity);
            w.member("instruction_treatment", &self.instruction_treatment);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::EpistemicBasis {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::ReviewStatus {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Statement`](super::Statement).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Statement<'t> {
    /// `predicate`.
    pub predicate: Option<Out<Str<'t>>>,
    /// `object`.
    pub object: Option<StatementObject<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Statement<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("predicate", &self.predicate);
            w.member("object", &self.object);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`StatementObject`](super::StatementObject).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct StatementObject<'t> {
    /// `type`.
    pub type_: Option<Out<types::StatementObjectType>>,
    /// `value`.
    pub value: Option<Open<'t>>,
    /// `language`.
    pub language: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for StatementObject<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("value", &self.value);
            w.member("language", &self.language);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::StatementObjectType {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::InstructionTreatment {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Rendering`](super::Rendering).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Rendering<'t> {
    /// `media_type`.
    pub media_type: Option<Out<Str<'t>>>,
    /// `language`.
    pub language: Option<Out<Str<'t>>>,
    /// `derived_from_entries`.
    pub derived_from_entries: Option<List<Out<Str<'t>>>>,
    /// `content_ref`.
    pub content_ref: Option<Out<Str<'t>>>,
    /// `digest`.
    pub digest: Option<Out<Str<'t>>>,
    /// `instruction_treatment`.
    pub instruction_treatment: Option<Out<types::InstructionTreatment>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Rendering<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("media_type", &self.media_type);
            w.member("language", &self.language);
            w.member("derived_from_entries", &self.derived_from_entries);
            w.member("content_ref", &self.content_ref);
            w.member("digest", &self.digest);
            w.member("instruction_treatment", &self.instruction_treatment);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`Omission`](super::Omission).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Omission<'t> {
    /// `selector`.
    pub selector: Option<PackageSelector<'t>>,
    /// `reason`.
    pub reason: Option<Out<types::OmissionReason>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Omission<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("selector", &self.selector);
            w.member("reason", &self.reason);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::OmissionReason {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`PackageSelector`](super::PackageSelector).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct PackageSelector<'t> {
    /// `layer`.
    pub layer: Option<Out<types::Layer>>,
    /// `item_categories`.
    pub item_categories: Option<List<Out<types::ItemCategory>>>,
    /// `predicates`.
    pub predicates: Option<List<Out<Str<'t>>>>,
    /// `sensitivity_max`.
    pub sensitivity_max: Option<Out<types::Sensitivity>>,
    /// `space_refs`.
    pub space_refs: Option<List<Out<Str<'t>>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for PackageSelector<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("layer", &self.layer);
            w.member("item_categories", &self.item_categories);
            w.member("predicates", &self.predicates);
            w.member("sensitivity_max", &self.sensitivity_max);
            w.member("space_refs", &self.space_refs);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`PackageProposalRights`](super::PackageProposalRights).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct PackageProposalRights<'t> {
    /// `mode`.
    pub mode: Out<types::ProposalMode>,
    /// `operations`.
    pub operations: Option<List<Out<types::ProposalOperation>>>,
    /// `selectors`.
    pub selectors: Option<List<PackageSelector<'t>>>,
    /// `sensitivity_max`.
    pub sensitivity_max: Option<Out<types::Sensitivity>>,
    /// `source_attachment`.
    pub source_attachment: Option<Out<types::SourceAttachment>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for PackageProposalRights<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("mode", &self.mode);
            w.member("operations", &self.operations);
            w.member("selectors", &self.selectors);
            w.member("sensitivity_max", &self.sensitivity_max);
            w.member("source_attachment", &self.source_attachment);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`Integrity`](super::Integrity).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Integrity<'t> {
    /// `digest`.
    pub digest: Option<Out<Str<'t>>>,
    /// `canonicalization`.
    pub canonicalization: Option<Out<types::Canonicalization>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Integrity<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("digest", &self.digest);
            w.member("canonicalization", &self.canonicalization);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::Canonicalization {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::OcpVersion {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Party`](super::Party).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Party<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `type`.
    pub type_: Option<Out<types::PartyType>>,
    /// `display_name`.
    pub display_name: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Party<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("type", &self.type_);
            w.member("display_name", &self.display_name);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::PartyType {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Reference`](super::Reference).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Reference<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `revision`.
    pub revision: Out<Number<'t>>,
    /// `schema_uri`.
    pub schema_uri: Out<Str<'t>>,
    /// `digest`.
    pub digest: Out<Str<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Reference<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("revision", &self.revision);
            w.member("schema_uri", &self.schema_uri);
            w.member("digest", &self.digest);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`StatusReference`](super::StatusReference).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct StatusReference<'t> {
    /// `uri`.
    pub uri: Out<Str<'t>>,
    /// `last_checked_at`.
    pub last_checked_at: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for StatusReference<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("uri", &self.uri);
            w.member("last_checked_at", &self.last_checked_at);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`DeliveryRecipient`](super::DeliveryRecipient).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct DeliveryRecipient<'t> {
    /// `recipient`.
    pub recipient: Party<'t>,
    /// `client_instance`.
    pub client_instance: Option<Party<'t>>,
    /// `client_declaration_ref`.
    pub client_declaration_ref: Option<Reference<'t>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for DeliveryRecipient<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("recipient", &self.recipient);
            w.member("client_instance", &self.client_instance);
            w.member("client_declaration_ref", &self.client_declaration_ref);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`ProcessingRecipient`](super::ProcessingRecipient).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ProcessingRecipient<'t> {
    /// `recipient`.
    pub recipient: Party<'t>,
    /// `roles`.
    pub roles: Option<List<Out<types::ProcessingRole>>>,
    /// `purpose_codes`.
    pub purpose_codes: Option<List<Out<Str<'t>>>>,
    /// `receives_plaintext`.
    pub receives_plaintext: Option<Out<bool>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for ProcessingRecipient<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("recipient", &self.recipient);
            w.member("roles", &self.roles);
            w.member("purpose_codes", &self.purpose_codes);
            w.member("receives_plaintext", &self.receives_plaintext);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::ProcessingRole {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Purpose`](super::Purpose).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Purpose<'t> {
    /// `code`.
    pub code: Out<Str<'t>>,
    /// `description`.
    pub description: Option<Out<Str<'t>>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Purpose<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("code", &self.code);
            w.member("description", &self.description);
            w.extra(&self.extra);
        });
    }
}

/// The target twin of [`Selector`](super::Selector).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Selector<'t> {
    /// `layer`.
    pub layer: Option<Out<types::Layer>>,
    /// `space_refs`.
    pub space_refs: Option<List<Reference<'t>>>,
    /// `item_categories`.
    pub item_categories: Option<List<Out<types::ItemCategory>>>,
    /// `predicates`.
    pub predicates: Option<List<Out<Str<'t>>>>,
    /// `sensitivity_max`.
    pub sensitivity_max: Option<Out<types::Sensitivity>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Selector<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("layer", &self.layer);
            w.member("space_refs", &self.space_refs);
            w.member("item_categories", &self.item_categories);
            w.member("predicates", &self.predicates);
            w.member("sensitivity_max", &self.sensitivity_max);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::Layer {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::ItemCategory {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::Sensitivity {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Views`](super::Views).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Views<'t> {
    /// `context`.
    pub context: Option<Out<types::View>>,
    /// `evidence`.
    pub evidence: Option<Out<types::View>>,
    /// `artifacts`.
    pub artifacts: Option<Out<types::View>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Views<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("context", &self.context);
            w.member("evidence", &self.evidence);
            w.member("artifacts", &self.artifacts);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::View {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Retention`](super::Retention).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Retention<'t> {
    /// `mode`.
    pub mode: Out<types::RetentionMode>,
    /// `legal_retention_may_apply`.
    pub legal_retention_may_apply: Option<Out<bool>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Retention<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("mode", &self.mode);
            w.member("legal_retention_may_apply", &self.legal_retention_may_apply);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::RetentionMode {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`ProcessingUses`](super::ProcessingUses).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ProcessingUses<'t> {
    /// `task_use`.
    pub task_use: Option<Out<types::Permission>>,
    /// `model_training`.
    pub model_training: Option<Out<types::Permission>>,
    /// `product_improvement`.
    pub product_improvement: Option<Out<types::Permission>>,
    /// `advertising`.
    pub advertising: Option<Out<types::Permission>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for ProcessingUses<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("task_use", &self.task_use);
            w.member("model_training", &self.model_training);
            w.member("product_improvement", &self.product_improvement);
            w.member("advertising", &self.advertising);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::Permission {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`ProposalRights`](super::ProposalRights).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ProposalRights<'t> {
    /// `mode`.
    pub mode: Out<types::ProposalMode>,
    /// `operations`.
    pub operations: Option<List<Out<types::ProposalOperation>>>,
    /// `selectors`.
    pub selectors: Option<List<Selector<'t>>>,
    /// `sensitivity_max`.
    pub sensitivity_max: Option<Out<types::Sensitivity>>,
    /// `source_attachment`.
    pub source_attachment: Option<Out<types::SourceAttachment>>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for ProposalRights<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("mode", &self.mode);
            w.member("operations", &self.operations);
            w.member("selectors", &self.selectors);
            w.member("sensitivity_max", &self.sensitivity_max);
            w.member("source_attachment", &self.source_attachment);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::ProposalMode {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::ProposalOperation {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::SourceAttachment {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Delegation`](super::Delegation).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Delegation<'t> {
    /// `mode`.
    pub mode: Out<types::DelegationMode>,
    /// Members that the schema does not name, in order.
    pub extra: Vec<(Str<'t>, Open<'t>)>,
}

impl Emit for Delegation<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("mode", &self.mode);
            w.extra(&self.extra);
        });
    }
}

impl Leaf for types::DelegationMode {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}
