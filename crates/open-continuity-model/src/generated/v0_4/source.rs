//! Source twins: the types of this module as a mapping reads them, each value without a fate.
//!
//! Generated from `schemas/open-continuity/0.4/document.schema.json` (sha-256 56d3aff1ac74f1c9052896a7b70ae5d616835ca35c2337f61e041fe96fa085d5),
//! `schemas/open-continuity/0.4/context-request.schema.json` (sha-256 a0f30d4af11a3037d3c70b066ba147384352672cd7373e7cbef5a411b1d3cf83),
//! `schemas/open-continuity/0.4/grant-receipt.schema.json` (sha-256 ea0c16deed2dc1bf3f1c3928f6d18edfee72c776e18f34d1af3f57d0cedf96ba),
//! `schemas/open-continuity/0.4/context-package.schema.json` (sha-256 7aadc19bc12198d55dd1ecc6eca1b2ce58bb25502b23f6829fa020679b2a9a11),
//! `schemas/open-continuity/0.4/common.schema.json` (sha-256 63e7eba09ea703d7cf3e8b8bd660c8964b13eba78ac292ae3abedd289c385e7a)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::trace::{Ledger, Number, Reason, Settle, Src, SrcExtra, SrcItems, reading};
use exact_json::{Read, ReadError, Text, Value, read};
use super::{tag, types};

/// The source twin of [`Document`](super::Document).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub enum Document<'t> {
    /// `context_request`.
    ContextRequest(ContextRequest<'t>),
    /// `grant_receipt`.
    GrantReceipt(GrantReceipt<'t>),
    /// `context_package`.
    ContextPackage(ContextPackage<'t>),
    /// What the schema does not name, whole.
    Unknown(Src<Value<'t>>),
}

impl<'t> Read<'t> for Document<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        match &*read::tag(this, "type")?.decode() {
            "context_request" => Read::read(this).map(Self::ContextRequest),
            "grant_receipt" => Read::read(this).map(Self::GrantReceipt),
            "context_package" => Read::read(this).map(Self::ContextPackage),
            _ => Ok(Self::Unknown(Src::of(this))),
        }
    }
}

impl Settle for Document<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        match self {
            Self::ContextRequest(value) => value.settle(ledger, reason),
            Self::GrantReceipt(value) => value.settle(ledger, reason),
            Self::ContextPackage(value) => value.settle(ledger, reason),
            Self::Unknown(value) => value.settle(ledger, reason),
        }
    }
}

/// The source twin of [`ContextRequest`](super::ContextRequest).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ContextRequest<'t> {
    /// `ocp_version`.
    pub ocp_version: Src<types::OcpVersion>,
    /// `schema_uri`.
    pub schema_uri: Src<Text<'t>>,
    /// `type`.
    pub type_: Src<tag::ContextRequest>,
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `revision`.
    pub revision: Src<Number<'t>>,
    /// `created_at`.
    pub created_at: Option<Src<Text<'t>>>,
    /// `created_by`.
    pub created_by: Option<Party<'t>>,
    /// `extensions`.
    pub extensions: Option<Src<Value<'t>>>,
    /// `correlation_id`.
    pub correlation_id: Src<Text<'t>>,
    /// `delivery_recipient`.
    pub delivery_recipient: Option<DeliveryRecipient<'t>>,
    /// `processing_recipients`.
    pub processing_recipients: Option<SrcItems<ProcessingRecipient<'t>>>,
    /// `purpose`.
    pub purpose: Purpose<'t>,
    /// `selectors`.
    pub selectors: Option<SrcItems<Selector<'t>>>,
    /// `views`.
    pub views: Option<Views<'t>>,
    /// `requested_not_after`.
    pub requested_not_after: Option<Src<Text<'t>>>,
    /// `retention`.
    pub retention: Option<Retention<'t>>,
    /// `processing_uses`.
    pub processing_uses: Option<ProcessingUses<'t>>,
    /// `offline_use`.
    pub offline_use: Option<Src<types::Permission>>,
    /// `proposal_rights`.
    pub proposal_rights: Option<ProposalRights<'t>>,
    /// `delegation`.
    pub delegation: Option<Delegation<'t>>,
    /// `status`.
    pub status: Option<Src<types::ContextRequestStatus>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for ContextRequest<'t> {
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
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "ocp_version" => ocp_version = Some(Read::read(value_)?),
                "schema_uri" => {
                    schema_uri = Some(reading::text(value_, exact_json::Uri::check)?);
                }
                "type" => type_ = Some(Read::read(value_)?),
                "id" => id = Some(reading::text(value_, exact_json::UrnUuid::check)?),
                "revision" => revision = Some(reading::integer(value_)?),
                "created_at" => {
                    created_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "created_by" => created_by = Some(Read::read(value_)?),
                "extensions" => extensions = Some(reading::map(value_)?),
                "correlation_id" => {
                    correlation_id = Some(
                        reading::text(value_, exact_json::UrnUuid::check)?,
                    );
                }
                "delivery_recipient" => delivery_recipient = Some(Read::read(value_)?),
                "processing_recipients" => {
                    processing_recipients = Some(Read::read(value_)?);
                }
                "purpose" => purpose = Some(Read::read(value_)?),
                "selectors" => selectors = Some(Read::read(value_)?),
                "views" => views = Some(Read::read(value_)?),
                "requested_not_after" => {
                    requested_not_after = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "retention" => retention = Some(Read::read(value_)?),
                "processing_uses" => processing_uses = Some(Read::read(value_)?),
                "offline_use" => offline_use = Some(Read::read(value_)?),
                "proposal_rights" => proposal_rights = Some(Read::read(value_)?),
                "delegation" => delegation = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(ContextRequest {
            ocp_version: ocp_version.ok_or_else(|| read::missing(this, "ocp_version"))?,
            schema_uri: schema_uri.ok_or_else(|| read::missing(this, "schema_uri"))?,
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
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

impl Settle for ContextRequest<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.ocp_version.settle(ledger, reason);
        self.schema_uri.settle(ledger, reason);
        self.type_.settle(ledger, reason);
        self.id.settle(ledger, reason);
        self.revision.settle(ledger, reason);
        self.created_at.settle(ledger, reason);
        self.created_by.settle(ledger, reason);
        self.extensions.settle(ledger, reason);
        self.correlation_id.settle(ledger, reason);
        self.delivery_recipient.settle(ledger, reason);
        self.processing_recipients.settle(ledger, reason);
        self.purpose.settle(ledger, reason);
        self.selectors.settle(ledger, reason);
        self.views.settle(ledger, reason);
        self.requested_not_after.settle(ledger, reason);
        self.retention.settle(ledger, reason);
        self.processing_uses.settle(ledger, reason);
        self.offline_use.settle(ledger, reason);
        self.proposal_rights.settle(ledger, reason);
        self.delegation.settle(ledger, reason);
        self.status.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`GrantReceipt`](super::GrantReceipt).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct GrantReceipt<'t> {
    /// `ocp_version`.
    pub ocp_version: Src<types::OcpVersion>,
    /// `schema_uri`.
    pub schema_uri: Src<Text<'t>>,
    /// `type`.
    pub type_: Src<tag::GrantReceipt>,
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `revision`.
    pub revision: Src<Number<'t>>,
    /// `created_at`.
    pub created_at: Option<Src<Text<'t>>>,
    /// `created_by`.
    pub created_by: Option<Party<'t>>,
    /// `extensions`.
    pub extensions: Option<Src<Value<'t>>>,
    /// `correlation_id`.
    pub correlation_id: Src<Text<'t>>,
    /// `request_ref`.
    pub request_ref: Option<Reference<'t>>,
    /// `request_status_ref`.
    pub request_status_ref: StatusReference<'t>,
    /// `authorization_ref`.
    pub authorization_ref: Option<StatusReference<'t>>,
    /// `authorization_system`.
    pub authorization_system: Option<Src<types::AuthorizationSystem>>,
    /// `authorizer`.
    pub authorizer: Option<Party<'t>>,
    /// `authority_basis`.
    pub authority_basis: Option<AuthorityBasis<'t>>,
    /// `purpose`.
    pub purpose: Purpose<'t>,
    /// `approved_selectors`.
    pub approved_selectors: SrcItems<Selector<'t>>,
    /// `approved_views`.
    pub approved_views: Views<'t>,
    /// `delivery_recipient`.
    pub delivery_recipient: DeliveryRecipient<'t>,
    /// `processing_recipients`.
    pub processing_recipients: SrcItems<ProcessingRecipient<'t>>,
    /// `not_before`.
    pub not_before: Src<Text<'t>>,
    /// `expires_at`.
    pub expires_at: Src<Text<'t>>,
    /// `retention`.
    pub retention: Retention<'t>,
    /// `processing_uses`.
    pub processing_uses: Option<ProcessingUses<'t>>,
    /// `offline_use`.
    pub offline_use: Option<Src<types::Permission>>,
    /// `proposal_rights`.
    pub proposal_rights: Option<ProposalRights<'t>>,
    /// `delegation`.
    pub delegation: Option<Delegation<'t>>,
    /// `status`.
    pub status: Option<Src<types::GrantReceiptStatus>>,
    /// `status_ref`.
    pub status_ref: StatusReference<'t>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for GrantReceipt<'t> {
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
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "ocp_version" => ocp_version = Some(Read::read(value_)?),
                "schema_uri" => {
                    schema_uri = Some(reading::text(value_, exact_json::Uri::check)?);
                }
                "type" => type_ = Some(Read::read(value_)?),
                "id" => id = Some(reading::text(value_, exact_json::UrnUuid::check)?),
                "revision" => revision = Some(reading::integer(value_)?),
                "created_at" => {
                    created_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "created_by" => created_by = Some(Read::read(value_)?),
                "extensions" => extensions = Some(reading::map(value_)?),
                "correlation_id" => {
                    correlation_id = Some(
                        reading::text(value_, exact_json::UrnUuid::check)?,
                    );
                }
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
                "not_before" => {
                    not_before = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "expires_at" => {
                    expires_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "retention" => retention = Some(Read::read(value_)?),
                "processing_uses" => processing_uses = Some(Read::read(value_)?),
                "offline_use" => offline_use = Some(Read::read(value_)?),
                "proposal_rights" => proposal_rights = Some(Read::read(value_)?),
                "delegation" => delegation = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "status_ref" => status_ref = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(GrantReceipt {
            ocp_version: ocp_version.ok_or_else(|| read::missing(this, "ocp_version"))?,
            schema_uri: schema_uri.ok_or_else(|| read::missing(this, "schema_uri"))?,
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
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

impl Settle for GrantReceipt<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.ocp_version.settle(ledger, reason);
        self.schema_uri.settle(ledger, reason);
        self.type_.settle(ledger, reason);
        self.id.settle(ledger, reason);
        self.revision.settle(ledger, reason);
        self.created_at.settle(ledger, reason);
        self.created_by.settle(ledger, reason);
        self.extensions.settle(ledger, reason);
        self.correlation_id.settle(ledger, reason);
        self.request_ref.settle(ledger, reason);
        self.request_status_ref.settle(ledger, reason);
        self.authorization_ref.settle(ledger, reason);
        self.authorization_system.settle(ledger, reason);
        self.authorizer.settle(ledger, reason);
        self.authority_basis.settle(ledger, reason);
        self.purpose.settle(ledger, reason);
        self.approved_selectors.settle(ledger, reason);
        self.approved_views.settle(ledger, reason);
        self.delivery_recipient.settle(ledger, reason);
        self.processing_recipients.settle(ledger, reason);
        self.not_before.settle(ledger, reason);
        self.expires_at.settle(ledger, reason);
        self.retention.settle(ledger, reason);
        self.processing_uses.settle(ledger, reason);
        self.offline_use.settle(ledger, reason);
        self.proposal_rights.settle(ledger, reason);
        self.delegation.settle(ledger, reason);
        self.status.settle(ledger, reason);
        self.status_ref.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`AuthorityBasis`](super::AuthorityBasis).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct AuthorityBasis<'t> {
    /// `type`.
    pub type_: Src<types::AuthorityBasisType>,
    /// `scope_note`.
    pub scope_note: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for AuthorityBasis<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut scope_note = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "scope_note" => scope_note = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(AuthorityBasis {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            scope_note,
            extra,
        })
    }
}

impl Settle for AuthorityBasis<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.scope_note.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`ContextPackage`](super::ContextPackage).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ContextPackage<'t> {
    /// `ocp_version`.
    pub ocp_version: Src<types::OcpVersion>,
    /// `schema_uri`.
    pub schema_uri: Src<Text<'t>>,
    /// `type`.
    pub type_: Src<tag::ContextPackage>,
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `revision`.
    pub revision: Src<Number<'t>>,
    /// `created_at`.
    pub created_at: Option<Src<Text<'t>>>,
    /// `created_by`.
    pub created_by: Option<Party<'t>>,
    /// `extensions`.
    pub extensions: Option<Src<Value<'t>>>,
    /// `correlation_id`.
    pub correlation_id: Src<Text<'t>>,
    /// `grant_receipt_ref`.
    pub grant_receipt_ref: Option<Reference<'t>>,
    /// `grant_status_ref`.
    pub grant_status_ref: Option<StatusReference<'t>>,
    /// `purpose`.
    pub purpose: Purpose<'t>,
    /// `delivery_recipient`.
    pub delivery_recipient: DeliveryRecipient<'t>,
    /// `processing_recipients`.
    pub processing_recipients: Option<SrcItems<ProcessingRecipient<'t>>>,
    /// `issued_at`.
    pub issued_at: Option<Src<Text<'t>>>,
    /// `expires_at`.
    pub expires_at: Src<Text<'t>>,
    /// `subject_aliases`.
    pub subject_aliases: Option<SrcItems<SubjectAlias<'t>>>,
    /// `reference_aliases`.
    pub reference_aliases: Option<SrcItems<ReferenceAlias<'t>>>,
    /// `entries`.
    pub entries: SrcItems<PackageEntry<'t>>,
    /// `renderings`.
    pub renderings: Option<SrcItems<Rendering<'t>>>,
    /// `omissions`.
    pub omissions: Option<SrcItems<Omission<'t>>>,
    /// `warnings`.
    pub warnings: Option<SrcItems<Src<Value<'t>>>>,
    /// `retention`.
    pub retention: Retention<'t>,
    /// `processing_uses`.
    pub processing_uses: ProcessingUses<'t>,
    /// `offline_use`.
    pub offline_use: Src<types::Permission>,
    /// `proposal_rights`.
    pub proposal_rights: Option<PackageProposalRights<'t>>,
    /// `delegation`.
    pub delegation: Option<Delegation<'t>>,
    /// `external_action_authority`.
    pub external_action_authority: Option<Src<types::ExternalActionAuthority>>,
    /// `integrity`.
    pub integrity: Option<Integrity<'t>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for ContextPackage<'t> {
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
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "ocp_version" => ocp_version = Some(Read::read(value_)?),
                "schema_uri" => {
                    schema_uri = Some(reading::text(value_, exact_json::Uri::check)?);
                }
                "type" => type_ = Some(Read::read(value_)?),
                "id" => id = Some(reading::text(value_, exact_json::UrnUuid::check)?),
                "revision" => revision = Some(reading::integer(value_)?),
                "created_at" => {
                    created_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "created_by" => created_by = Some(Read::read(value_)?),
                "extensions" => extensions = Some(reading::map(value_)?),
                "correlation_id" => {
                    correlation_id = Some(
                        reading::text(value_, exact_json::UrnUuid::check)?,
                    );
                }
                "grant_receipt_ref" => grant_receipt_ref = Some(Read::read(value_)?),
                "grant_status_ref" => grant_status_ref = Some(Read::read(value_)?),
                "purpose" => purpose = Some(Read::read(value_)?),
                "delivery_recipient" => delivery_recipient = Some(Read::read(value_)?),
                "processing_recipients" => {
                    processing_recipients = Some(Read::read(value_)?);
                }
                "issued_at" => {
                    issued_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "expires_at" => {
                    expires_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
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
                _ => extra.push(name_, value_),
            }
        }
        Ok(ContextPackage {
            ocp_version: ocp_version.ok_or_else(|| read::missing(this, "ocp_version"))?,
            schema_uri: schema_uri.ok_or_else(|| read::missing(this, "schema_uri"))?,
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
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

impl Settle for ContextPackage<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.ocp_version.settle(ledger, reason);
        self.schema_uri.settle(ledger, reason);
        self.type_.settle(ledger, reason);
        self.id.settle(ledger, reason);
        self.revision.settle(ledger, reason);
        self.created_at.settle(ledger, reason);
        self.created_by.settle(ledger, reason);
        self.extensions.settle(ledger, reason);
        self.correlation_id.settle(ledger, reason);
        self.grant_receipt_ref.settle(ledger, reason);
        self.grant_status_ref.settle(ledger, reason);
        self.purpose.settle(ledger, reason);
        self.delivery_recipient.settle(ledger, reason);
        self.processing_recipients.settle(ledger, reason);
        self.issued_at.settle(ledger, reason);
        self.expires_at.settle(ledger, reason);
        self.subject_aliases.settle(ledger, reason);
        self.reference_aliases.settle(ledger, reason);
        self.entries.settle(ledger, reason);
        self.renderings.settle(ledger, reason);
        self.omissions.settle(ledger, reason);
        self.warnings.settle(ledger, reason);
        self.retention.settle(ledger, reason);
        self.processing_uses.settle(ledger, reason);
        self.offline_use.settle(ledger, reason);
        self.proposal_rights.settle(ledger, reason);
        self.delegation.settle(ledger, reason);
        self.external_action_authority.settle(ledger, reason);
        self.integrity.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`SubjectAlias`](super::SubjectAlias).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct SubjectAlias<'t> {
    /// `package_subject_ref`.
    pub package_subject_ref: Src<Text<'t>>,
    /// `delivery_alias`.
    pub delivery_alias: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for SubjectAlias<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut package_subject_ref = None;
        let mut delivery_alias = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "package_subject_ref" => {
                    package_subject_ref = Some(
                        reading::text(value_, exact_json::UrnUuid::check)?,
                    );
                }
                "delivery_alias" => {
                    delivery_alias = Some(
                        reading::text(value_, exact_json::UrnUuid::check)?,
                    );
                }
                _ => extra.push(name_, value_),
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

impl Settle for SubjectAlias<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.package_subject_ref.settle(ledger, reason);
        self.delivery_alias.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`ReferenceAlias`](super::ReferenceAlias).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ReferenceAlias<'t> {
    /// `package_ref`.
    pub package_ref: Src<Text<'t>>,
    /// `kind`.
    pub kind: Option<Src<types::ReferenceAliasKind>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for ReferenceAlias<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut package_ref = None;
        let mut kind = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "package_ref" => {
                    package_ref = Some(
                        reading::text(value_, exact_json::UrnUuid::check)?,
                    );
                }
                "kind" => kind = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(ReferenceAlias {
            package_ref: package_ref.ok_or_else(|| read::missing(this, "package_ref"))?,
            kind,
            extra,
        })
    }
}

impl Settle for ReferenceAlias<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.package_ref.settle(ledger, reason);
        self.kind.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`PackageEntry`](super::PackageEntry).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct PackageEntry<'t> {
    /// `entry_id`.
    pub entry_id: Src<Text<'t>>,
    /// `layer`.
    pub layer: Src<types::Layer>,
    /// `disclosure`.
    pub disclosure: Option<Src<types::View>>,
    /// `media_type`.
    pub media_type: Option<Src<Text<'t>>>,
    /// `content_schema_uri`.
    pub content_schema_uri: Option<Src<Text<'t>>>,
    /// `digest`.
    pub digest: Option<Src<Text<'t>>>,
    /// `package_item_ref`.
    pub package_item_ref: Option<Src<Text<'t>>>,
    /// `content`.
    pub content: Option<Src<Value<'t>>>,
    /// `instruction_treatment`.
    pub instruction_treatment: Option<Src<types::InstructionTreatment>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for PackageEntry<'t> {
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
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "entry_id" => {
                    entry_id = Some(reading::text(value_, exact_json::UrnUuid::check)?);
                }
                "layer" => layer = Some(Read::read(value_)?),
                "disclosure" => disclosure = Some(Read::read(value_)?),
                "media_type" => media_type = Some(Read::read(value_)?),
                "content_schema_uri" => {
                    content_schema_uri = Some(
                        reading::text(value_, exact_json::Uri::check)?,
                    );
                }
                "digest" => {
                    digest = Some(reading::text(value_, exact_json::Digest::check)?);
                }
                "package_item_ref" => {
                    package_item_ref = Some(
                        reading::text(value_, exact_json::UrnUuid::check)?,
                    );
                }
                "content" => content = Some(Read::read(value_)?),
                "instruction_treatment" => {
                    instruction_treatment = Some(Read::read(value_)?);
                }
                _ => extra.push(name_, value_),
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

impl Settle for PackageEntry<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.entry_id.settle(ledger, reason);
        self.layer.settle(ledger, reason);
        self.disclosure.settle(ledger, reason);
        self.media_type.settle(ledger, reason);
        self.content_schema_uri.settle(ledger, reason);
        self.digest.settle(ledger, reason);
        self.package_item_ref.settle(ledger, reason);
        self.content.settle(ledger, reason);
        self.instruction_treatment.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`PackageContextContent`](super::PackageContextContent).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct PackageContextContent<'t> {
    /// `subject_refs`.
    pub subject_refs: Option<SrcItems<Src<Text<'t>>>>,
    /// `space_ref`.
    pub space_ref: Option<Src<Text<'t>>>,
    /// `category`.
    pub category: Option<Src<types::ItemCategory>>,
    /// `statement`.
    pub statement: Option<Statement<'t>>,
    /// `epistemic_basis`.
    pub epistemic_basis: Option<Src<types::EpistemicBasis>>,
    /// `review_status`.
    pub review_status: Option<Src<types::ReviewStatus>>,
    /// `decision_ref`.
    pub decision_ref: Option<Src<Text<'t>>>,
    /// `provenance_refs`.
    pub provenance_refs: Option<SrcItems<Src<Text<'t>>>>,
    /// `sensitivity`.
    pub sensitivity: Option<Src<types::Sensitivity>>,
    /// `instruction_treatment`.
    pub instruction_treatment: Option<Src<types::InstructionTreatment>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for PackageContextContent<'t> {
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
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "subject_refs" => {
                    subject_refs = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, exact_json::UrnUuid::check),
                        )?,
                    );
                }
                "space_ref" => {
                    space_ref = Some(reading::text(value_, exact_json::UrnUuid::check)?);
                }
                "category" => category = Some(Read::read(value_)?),
                "statement" => statement = Some(Read::read(value_)?),
                "epistemic_basis" => epistemic_basis = Some(Read::read(value_)?),
                "review_status" => review_status = Some(Read::read(value_)?),
                "decision_ref" => {
                    decision_ref = Some(
                        reading::text(value_, exact_json::UrnUuid::check)?,
                    );
                }
                "provenance_refs" => {
                    provenance_refs = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, exact_json::UrnUuid::check),
                        )?,
                    );
                }
                "sensitivity" => sensitivity = Some(Read::read(value_)?),
                "instruction_treatment" => {
                    instruction_treatment = Some(Read::read(value_)?);
                }
                _ => extra.push(name_, value_),
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

impl Settle for PackageContextContent<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.subject_refs.settle(ledger, reason);
        self.space_ref.settle(ledger, reason);
        self.category.settle(ledger, reason);
        self.statement.settle(ledger, reason);
        self.epistemic_basis.settle(ledger, reason);
        self.review_status.settle(ledger, reason);
        self.decision_ref.settle(ledger, reason);
        self.provenance_refs.settle(ledger, reason);
        self.sensitivity.settle(ledger, reason);
        self.instruction_treatment.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Statement`](super::Statement).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Statement<'t> {
    /// `predicate`.
    pub predicate: Option<Src<Text<'t>>>,
    /// `object`.
    pub object: Option<StatementObject<'t>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Statement<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut predicate = None;
        let mut object = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "predicate" => {
                    predicate = Some(reading::text(value_, exact_json::Uri::check)?);
                }
                "object" => object = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(Statement {
            predicate,
            object,
            extra,
        })
    }
}

impl Settle for Statement<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.predicate.settle(ledger, reason);
        self.object.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`StatementObject`](super::StatementObject).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct StatementObject<'t> {
    /// `type`.
    pub type_: Option<Src<types::StatementObjectType>>,
    /// `value`.
    pub value: Option<Src<Value<'t>>>,
    /// `language`.
    pub language: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for StatementObject<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut value = None;
        let mut language = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "value" => value = Some(Read::read(value_)?),
                "language" => language = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
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

impl Settle for StatementObject<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.value.settle(ledger, reason);
        self.language.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Rendering`](super::Rendering).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Rendering<'t> {
    /// `media_type`.
    pub media_type: Option<Src<Text<'t>>>,
    /// `language`.
    pub language: Option<Src<Text<'t>>>,
    /// `derived_from_entries`.
    pub derived_from_entries: Option<SrcItems<Src<Text<'t>>>>,
    /// `content_ref`.
    pub content_ref: Option<Src<Text<'t>>>,
    /// `digest`.
    pub digest: Option<Src<Text<'t>>>,
    /// `instruction_treatment`.
    pub instruction_treatment: Option<Src<types::InstructionTreatment>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Rendering<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut media_type = None;
        let mut language = None;
        let mut derived_from_entries = None;
        let mut content_ref = None;
        let mut digest = None;
        let mut instruction_treatment = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "media_type" => media_type = Some(Read::read(value_)?),
                "language" => language = Some(Read::read(value_)?),
                "derived_from_entries" => {
                    derived_from_entries = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, exact_json::UrnUuid::check),
                        )?,
                    );
                }
                "content_ref" => {
                    content_ref = Some(
                        reading::text(value_, exact_json::UrnUuid::check)?,
                    );
                }
                "digest" => {
                    digest = Some(reading::text(value_, exact_json::Digest::check)?);
                }
                "instruction_treatment" => {
                    instruction_treatment = Some(Read::read(value_)?);
                }
                _ => extra.push(name_, value_),
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

impl Settle for Rendering<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.media_type.settle(ledger, reason);
        self.language.settle(ledger, reason);
        self.derived_from_entries.settle(ledger, reason);
        self.content_ref.settle(ledger, reason);
        self.digest.settle(ledger, reason);
        self.instruction_treatment.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Omission`](super::Omission).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Omission<'t> {
    /// `selector`.
    pub selector: Option<PackageSelector<'t>>,
    /// `reason`.
    pub reason: Option<Src<types::OmissionReason>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Omission<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut selector = None;
        let mut reason = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "selector" => selector = Some(Read::read(value_)?),
                "reason" => reason = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(Omission {
            selector,
            reason,
            extra,
        })
    }
}

impl Settle for Omission<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.selector.settle(ledger, reason);
        self.reason.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`PackageSelector`](super::PackageSelector).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct PackageSelector<'t> {
    /// `layer`.
    pub layer: Option<Src<types::Layer>>,
    /// `item_categories`.
    pub item_categories: Option<SrcItems<Src<types::ItemCategory>>>,
    /// `predicates`.
    pub predicates: Option<SrcItems<Src<Text<'t>>>>,
    /// `sensitivity_max`.
    pub sensitivity_max: Option<Src<types::Sensitivity>>,
    /// `space_refs`.
    pub space_refs: Option<SrcItems<Src<Text<'t>>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for PackageSelector<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut layer = None;
        let mut item_categories = None;
        let mut predicates = None;
        let mut sensitivity_max = None;
        let mut space_refs = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "layer" => layer = Some(Read::read(value_)?),
                "item_categories" => item_categories = Some(Read::read(value_)?),
                "predicates" => {
                    predicates = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, exact_json::Uri::check),
                        )?,
                    );
                }
                "sensitivity_max" => sensitivity_max = Some(Read::read(value_)?),
                "space_refs" => {
                    space_refs = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, exact_json::UrnUuid::check),
                        )?,
                    );
                }
                _ => extra.push(name_, value_),
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

impl Settle for PackageSelector<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.layer.settle(ledger, reason);
        self.item_categories.settle(ledger, reason);
        self.predicates.settle(ledger, reason);
        self.sensitivity_max.settle(ledger, reason);
        self.space_refs.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`PackageProposalRights`](super::PackageProposalRights).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct PackageProposalRights<'t> {
    /// `mode`.
    pub mode: Src<types::ProposalMode>,
    /// `operations`.
    pub operations: Option<SrcItems<Src<types::ProposalOperation>>>,
    /// `selectors`.
    pub selectors: Option<SrcItems<PackageSelector<'t>>>,
    /// `sensitivity_max`.
    pub sensitivity_max: Option<Src<types::Sensitivity>>,
    /// `source_attachment`.
    pub source_attachment: Option<Src<types::SourceAttachment>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for PackageProposalRights<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut mode = None;
        let mut operations = None;
        let mut selectors = None;
        let mut sensitivity_max = None;
        let mut source_attachment = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "mode" => mode = Some(Read::read(value_)?),
                "operations" => operations = Some(Read::read(value_)?),
                "selectors" => selectors = Some(Read::read(value_)?),
                "sensitivity_max" => sensitivity_max = Some(Read::read(value_)?),
                "source_attachment" => source_attachment = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
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

impl Settle for PackageProposalRights<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.mode.settle(ledger, reason);
        self.operations.settle(ledger, reason);
        self.selectors.settle(ledger, reason);
        self.sensitivity_max.settle(ledger, reason);
        self.source_attachment.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Integrity`](super::Integrity).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Integrity<'t> {
    /// `digest`.
    pub digest: Option<Src<Text<'t>>>,
    /// `canonicalization`.
    pub canonicalization: Option<Src<types::Canonicalization>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Integrity<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut digest = None;
        let mut canonicalization = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "digest" => {
                    digest = Some(reading::text(value_, exact_json::Digest::check)?);
                }
                "canonicalization" => canonicalization = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(Integrity {
            digest,
            canonicalization,
            extra,
        })
    }
}

impl Settle for Integrity<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.digest.settle(ledger, reason);
        self.canonicalization.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Party`](super::Party).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Party<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `type`.
    pub type_: Option<Src<types::PartyType>>,
    /// `display_name`.
    pub display_name: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Party<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut type_ = None;
        let mut display_name = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, exact_json::Uri::check)?),
                "type" => type_ = Some(Read::read(value_)?),
                "display_name" => display_name = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
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

impl Settle for Party<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.type_.settle(ledger, reason);
        self.display_name.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Reference`](super::Reference).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Reference<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `revision`.
    pub revision: Src<Number<'t>>,
    /// `schema_uri`.
    pub schema_uri: Src<Text<'t>>,
    /// `digest`.
    pub digest: Src<Text<'t>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Reference<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut revision = None;
        let mut schema_uri = None;
        let mut digest = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, exact_json::UrnUuid::check)?),
                "revision" => revision = Some(reading::integer(value_)?),
                "schema_uri" => {
                    schema_uri = Some(reading::text(value_, exact_json::Uri::check)?);
                }
                "digest" => {
                    digest = Some(reading::text(value_, exact_json::Digest::check)?);
                }
                _ => extra.push(name_, value_),
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

impl Settle for Reference<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.revision.settle(ledger, reason);
        self.schema_uri.settle(ledger, reason);
        self.digest.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`StatusReference`](super::StatusReference).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct StatusReference<'t> {
    /// `uri`.
    pub uri: Src<Text<'t>>,
    /// `last_checked_at`.
    pub last_checked_at: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for StatusReference<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut uri = None;
        let mut last_checked_at = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "uri" => uri = Some(reading::text(value_, exact_json::Uri::check)?),
                "last_checked_at" => {
                    last_checked_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                _ => extra.push(name_, value_),
            }
        }
        Ok(StatusReference {
            uri: uri.ok_or_else(|| read::missing(this, "uri"))?,
            last_checked_at,
            extra,
        })
    }
}

impl Settle for StatusReference<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.uri.settle(ledger, reason);
        self.last_checked_at.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`DeliveryRecipient`](super::DeliveryRecipient).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct DeliveryRecipient<'t> {
    /// `recipient`.
    pub recipient: Party<'t>,
    /// `client_instance`.
    pub client_instance: Option<Party<'t>>,
    /// `client_declaration_ref`.
    pub client_declaration_ref: Option<Reference<'t>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for DeliveryRecipient<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut recipient = None;
        let mut client_instance = None;
        let mut client_declaration_ref = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "recipient" => recipient = Some(Read::read(value_)?),
                "client_instance" => client_instance = Some(Read::read(value_)?),
                "client_declaration_ref" => {
                    client_declaration_ref = Some(Read::read(value_)?);
                }
                _ => extra.push(name_, value_),
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

impl Settle for DeliveryRecipient<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.recipient.settle(ledger, reason);
        self.client_instance.settle(ledger, reason);
        self.client_declaration_ref.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`ProcessingRecipient`](super::ProcessingRecipient).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ProcessingRecipient<'t> {
    /// `recipient`.
    pub recipient: Party<'t>,
    /// `roles`.
    pub roles: Option<SrcItems<Src<types::ProcessingRole>>>,
    /// `purpose_codes`.
    pub purpose_codes: Option<SrcItems<Src<Text<'t>>>>,
    /// `receives_plaintext`.
    pub receives_plaintext: Option<Src<bool>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for ProcessingRecipient<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut recipient = None;
        let mut roles = None;
        let mut purpose_codes = None;
        let mut receives_plaintext = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "recipient" => recipient = Some(Read::read(value_)?),
                "roles" => roles = Some(Read::read(value_)?),
                "purpose_codes" => {
                    purpose_codes = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, exact_json::Uri::check),
                        )?,
                    );
                }
                "receives_plaintext" => receives_plaintext = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
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

impl Settle for ProcessingRecipient<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.recipient.settle(ledger, reason);
        self.roles.settle(ledger, reason);
        self.purpose_codes.settle(ledger, reason);
        self.receives_plaintext.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Purpose`](super::Purpose).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Purpose<'t> {
    /// `code`.
    pub code: Src<Text<'t>>,
    /// `description`.
    pub description: Option<Src<Text<'t>>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Purpose<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut code = None;
        let mut description = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "code" => code = Some(reading::text(value_, exact_json::Uri::check)?),
                "description" => description = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(Purpose {
            code: code.ok_or_else(|| read::missing(this, "code"))?,
            description,
            extra,
        })
    }
}

impl Settle for Purpose<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.code.settle(ledger, reason);
        self.description.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Selector`](super::Selector).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Selector<'t> {
    /// `layer`.
    pub layer: Option<Src<types::Layer>>,
    /// `space_refs`.
    pub space_refs: Option<SrcItems<Reference<'t>>>,
    /// `item_categories`.
    pub item_categories: Option<SrcItems<Src<types::ItemCategory>>>,
    /// `predicates`.
    pub predicates: Option<SrcItems<Src<Text<'t>>>>,
    /// `sensitivity_max`.
    pub sensitivity_max: Option<Src<types::Sensitivity>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Selector<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut layer = None;
        let mut space_refs = None;
        let mut item_categories = None;
        let mut predicates = None;
        let mut sensitivity_max = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "layer" => layer = Some(Read::read(value_)?),
                "space_refs" => space_refs = Some(Read::read(value_)?),
                "item_categories" => item_categories = Some(Read::read(value_)?),
                "predicates" => {
                    predicates = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, exact_json::Uri::check),
                        )?,
                    );
                }
                "sensitivity_max" => sensitivity_max = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
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

impl Settle for Selector<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.layer.settle(ledger, reason);
        self.space_refs.settle(ledger, reason);
        self.item_categories.settle(ledger, reason);
        self.predicates.settle(ledger, reason);
        self.sensitivity_max.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Views`](super::Views).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Views<'t> {
    /// `context`.
    pub context: Option<Src<types::View>>,
    /// `evidence`.
    pub evidence: Option<Src<types::View>>,
    /// `artifacts`.
    pub artifacts: Option<Src<types::View>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Views<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut context = None;
        let mut evidence = None;
        let mut artifacts = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "context" => context = Some(Read::read(value_)?),
                "evidence" => evidence = Some(Read::read(value_)?),
                "artifacts" => artifacts = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
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

impl Settle for Views<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.context.settle(ledger, reason);
        self.evidence.settle(ledger, reason);
        self.artifacts.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Retention`](super::Retention).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Retention<'t> {
    /// `mode`.
    pub mode: Src<types::RetentionMode>,
    /// `legal_retention_may_apply`.
    pub legal_retention_may_apply: Option<Src<bool>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Retention<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut mode = None;
        let mut legal_retention_may_apply = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "mode" => mode = Some(Read::read(value_)?),
                "legal_retention_may_apply" => {
                    legal_retention_may_apply = Some(Read::read(value_)?);
                }
                _ => extra.push(name_, value_),
            }
        }
        Ok(Retention {
            mode: mode.ok_or_else(|| read::missing(this, "mode"))?,
            legal_retention_may_apply,
            extra,
        })
    }
}

impl Settle for Retention<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.mode.settle(ledger, reason);
        self.legal_retention_may_apply.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`ProcessingUses`](super::ProcessingUses).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ProcessingUses<'t> {
    /// `task_use`.
    pub task_use: Option<Src<types::Permission>>,
    /// `model_training`.
    pub model_training: Option<Src<types::Permission>>,
    /// `product_improvement`.
    pub product_improvement: Option<Src<types::Permission>>,
    /// `advertising`.
    pub advertising: Option<Src<types::Permission>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for ProcessingUses<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut task_use = None;
        let mut model_training = None;
        let mut product_improvement = None;
        let mut advertising = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "task_use" => task_use = Some(Read::read(value_)?),
                "model_training" => model_training = Some(Read::read(value_)?),
                "product_improvement" => product_improvement = Some(Read::read(value_)?),
                "advertising" => advertising = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
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

impl Settle for ProcessingUses<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.task_use.settle(ledger, reason);
        self.model_training.settle(ledger, reason);
        self.product_improvement.settle(ledger, reason);
        self.advertising.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`ProposalRights`](super::ProposalRights).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ProposalRights<'t> {
    /// `mode`.
    pub mode: Src<types::ProposalMode>,
    /// `operations`.
    pub operations: Option<SrcItems<Src<types::ProposalOperation>>>,
    /// `selectors`.
    pub selectors: Option<SrcItems<Selector<'t>>>,
    /// `sensitivity_max`.
    pub sensitivity_max: Option<Src<types::Sensitivity>>,
    /// `source_attachment`.
    pub source_attachment: Option<Src<types::SourceAttachment>>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for ProposalRights<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut mode = None;
        let mut operations = None;
        let mut selectors = None;
        let mut sensitivity_max = None;
        let mut source_attachment = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "mode" => mode = Some(Read::read(value_)?),
                "operations" => operations = Some(Read::read(value_)?),
                "selectors" => selectors = Some(Read::read(value_)?),
                "sensitivity_max" => sensitivity_max = Some(Read::read(value_)?),
                "source_attachment" => source_attachment = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
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

impl Settle for ProposalRights<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.mode.settle(ledger, reason);
        self.operations.settle(ledger, reason);
        self.selectors.settle(ledger, reason);
        self.sensitivity_max.settle(ledger, reason);
        self.source_attachment.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}

/// The source twin of [`Delegation`](super::Delegation).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Delegation<'t> {
    /// `mode`.
    pub mode: Src<types::DelegationMode>,
    /// Members that the schema does not name, in order; and the object's own leaf, should it be empty.
    pub extra: SrcExtra<'t>,
}

impl<'t> Read<'t> for Delegation<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut mode = None;
        let mut extra = SrcExtra::of(this);
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "mode" => mode = Some(Read::read(value_)?),
                _ => extra.push(name_, value_),
            }
        }
        Ok(Delegation {
            mode: mode.ok_or_else(|| read::missing(this, "mode"))?,
            extra,
        })
    }
}

impl Settle for Delegation<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.mode.settle(ledger, reason);
        self.extra.settle(ledger, reason);
    }
}
