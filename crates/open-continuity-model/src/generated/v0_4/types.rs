//! The types of open-continuity 0.4, in the schema's order.
//!
//! Generated from `schemas/open-continuity/0.4/document.schema.json` (sha-256 56d3aff1ac74f1c9052896a7b70ae5d616835ca35c2337f61e041fe96fa085d5),
//! `schemas/open-continuity/0.4/context-request.schema.json` (sha-256 a0f30d4af11a3037d3c70b066ba147384352672cd7373e7cbef5a411b1d3cf83),
//! `schemas/open-continuity/0.4/grant-receipt.schema.json` (sha-256 ea0c16deed2dc1bf3f1c3928f6d18edfee72c776e18f34d1af3f57d0cedf96ba),
//! `schemas/open-continuity/0.4/context-package.schema.json` (sha-256 7aadc19bc12198d55dd1ecc6eca1b2ce58bb25502b23f6829fa020679b2a9a11),
//! `schemas/open-continuity/0.4/common.schema.json` (sha-256 63e7eba09ea703d7cf3e8b8bd660c8964b13eba78ac292ae3abedd289c385e7a)
//! by `cargo xtask codegen`. Do not edit.

/// A document of the Open Continuity Protocol, whatever its type.
///
/// ```
/// use open_continuity_model::v0_4::Document;
///
/// let text = r#"{"ocp_version":"0.4","schema_uri":"https://opencontinuity.org/schemas/0.4/context-request.schema.json","type":"context_request","id":"urn:uuid:39ef7160-7243-41e9-93cb-3a6daec9f566","revision":1,"created_at":"2026-08-12T15:00:00Z","correlation_id":"urn:uuid:bd6ee087-a8b4-450d-9f84-aa89b8b978c0","purpose":{"code":"https://opencontinuity.org/vocab/purposes/plan-trip"},"requested_not_after":"2026-08-12T20:00:00Z","offline_use":"prohibited","status":"submitted"}"#;
/// let document: Document = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&document)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Document {
    /// `context_request`: A context request: a client asks a provider for context.
    ContextRequest(ContextRequest),
    /// `grant_receipt`: A grant receipt: the bounded result of an authorization.
    GrantReceipt(GrantReceipt),
    /// `context_package`: A context package: the data that a grant let through, and its limits,
    /// bound to a recipient.
    ContextPackage(ContextPackage),
    /// What the schema does not name, kept whole.
    Unknown(OtherDocument),
}

impl Document {
    /// The value of the member `type`, which tells the variants apart.
    #[must_use]
    pub fn type_(&self) -> &str {
        match self {
            Self::ContextRequest(_) => "context_request",
            Self::GrantReceipt(_) => "grant_receipt",
            Self::ContextPackage(_) => "context_package",
            Self::Unknown(unknown) => unknown.type_(),
        }
    }
}

impl From<ContextRequest> for Document {
    fn from(value: ContextRequest) -> Self {
        Self::ContextRequest(value)
    }
}

impl From<GrantReceipt> for Document {
    fn from(value: GrantReceipt) -> Self {
        Self::GrantReceipt(value)
    }
}

impl From<ContextPackage> for Document {
    fn from(value: ContextPackage) -> Self {
        Self::ContextPackage(value)
    }
}

impl From<OtherDocument> for Document {
    fn from(value: OtherDocument) -> Self {
        Self::Unknown(value)
    }
}

/// A document of a type that the transfer page does not show, such as a client declaration or
/// a context space. It is kept whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherDocument {
    tag: String,
    json: exact_json::Json,
}

impl OtherDocument {
    /// What an error says was expected.
    pub(super) const RULE: &'static str = "an object whose `type` is text and none of \"context_request\", \"grant_receipt\" or \"context_package\"";
    /// The value of its member `type`.
    #[must_use]
    pub fn type_(&self) -> &str {
        &self.tag
    }
    /// The whole of it.
    #[must_use]
    pub fn as_json(&self) -> &exact_json::Json {
        &self.json
    }
    /// The whole of it.
    #[must_use]
    pub fn into_json(self) -> exact_json::Json {
        self.json
    }
    /// What `value` is, when it is no variant that the schema names.
    pub(super) fn of(value: exact_json::Value<'_>) -> Option<Self> {
        let tag = value.get("type")?;
        let text = tag.text().filter(|_| tag.kind() == exact_json::Kind::String)?;
        match &*text.decode() {
            "context_request" | "grant_receipt" | "context_package" => None,
            other => {
                Some(Self {
                    tag: other.to_owned(),
                    json: exact_json::Json::from(value),
                })
            }
        }
    }
}

impl TryFrom<exact_json::Json> for OtherDocument {
    type Error = exact_json::Refusal;
    fn try_from(json: exact_json::Json) -> Result<Self, Self::Error> {
        json.with(Self::of)
            .ok_or_else(|| exact_json::Refusal::new(json.as_text(), Self::RULE))
    }
}

/// A context request: a client asks a provider for context. It expresses an intent and grants
/// nothing.
///
/// ```
/// use open_continuity_model::v0_4::ContextRequest;
///
/// let text = r#"{"ocp_version":"0.4","schema_uri":"https://opencontinuity.org/schemas/0.4/context-request.schema.json","type":"context_request","id":"urn:uuid:39ef7160-7243-41e9-93cb-3a6daec9f566","revision":1,"created_at":"2026-08-12T15:00:00Z","correlation_id":"urn:uuid:bd6ee087-a8b4-450d-9f84-aa89b8b978c0","purpose":{"code":"https://opencontinuity.org/vocab/purposes/plan-trip"},"requested_not_after":"2026-08-12T20:00:00Z","offline_use":"prohibited","status":"submitted"}"#;
/// let context_request: ContextRequest = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&context_request)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContextRequest {
    /// The version of the protocol.
    pub ocp_version: OcpVersion,
    /// The schema of this object.
    pub schema_uri: exact_json::Uri,
    /// Identifies this object.
    pub id: exact_json::UrnUuid,
    /// Which revision of the object this is.
    pub revision: exact_json::Integer,
    /// When the object was made.
    pub created_at: Option<exact_json::Timestamp>,
    /// Who made the object.
    pub created_by: Option<Party>,
    /// Members that others define, kept whole.
    pub extensions: Option<exact_json::Object>,
    /// Shared by the request, the receipt and the package of one transfer.
    pub correlation_id: exact_json::UrnUuid,
    /// The client that the package is to be delivered to.
    pub delivery_recipient: Option<DeliveryRecipient>,
    /// Everyone who is to process the data for it.
    pub processing_recipients: Option<Vec<ProcessingRecipient>>,
    /// What the data is wanted for.
    pub purpose: Purpose,
    /// The data that is asked for.
    pub selectors: Option<Vec<Selector>>,
    /// How much of each layer is asked for.
    pub views: Option<Views>,
    /// The latest time until which the grant is asked to hold.
    pub requested_not_after: Option<exact_json::Timestamp>,
    /// How long the data is to be kept.
    pub retention: Option<Retention>,
    /// What is to be done with the data, and what is not.
    pub processing_uses: Option<ProcessingUses>,
    /// Whether the data is to be used offline.
    pub offline_use: Option<Permission>,
    /// What the client wants to propose in return.
    pub proposal_rights: Option<ProposalRights>,
    /// Whether the client wants to pass its rights on.
    pub delegation: Option<Delegation>,
    /// Where the request stands, as of this revision.
    pub status: Option<ContextRequestStatus>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl ContextRequest {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        ocp_version: OcpVersion,
        schema_uri: exact_json::Uri,
        id: exact_json::UrnUuid,
        revision: exact_json::Integer,
        correlation_id: exact_json::UrnUuid,
        purpose: Purpose,
    ) -> Self {
        Self {
            ocp_version,
            schema_uri,
            id,
            revision,
            created_at: None,
            created_by: None,
            extensions: None,
            correlation_id,
            delivery_recipient: None,
            processing_recipients: None,
            purpose,
            selectors: None,
            views: None,
            requested_not_after: None,
            retention: None,
            processing_uses: None,
            offline_use: None,
            proposal_rights: None,
            delegation: None,
            status: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl ContextRequest {
    /// The items of `processing_recipients`; none where it is absent.
    #[must_use]
    pub fn processing_recipients(&self) -> &[ProcessingRecipient] {
        self.processing_recipients.as_deref().unwrap_or_default()
    }
    /// The items of `selectors`; none where it is absent.
    #[must_use]
    pub fn selectors(&self) -> &[Selector] {
        self.selectors.as_deref().unwrap_or_default()
    }
}

/// The `status` of the context request.
///
/// Where the request stands, as of this revision.
///
/// ```
/// use open_continuity_model::v0_4::ContextRequestStatus;
///
/// assert_eq!("submitted".parse(), Ok(ContextRequestStatus::Submitted));
/// assert_eq!(ContextRequestStatus::Submitted.to_string(), "submitted");
/// assert_eq!(ContextRequestStatus::from("another"), ContextRequestStatus::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ContextRequestStatus {
    /// `submitted`.
    Submitted,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl ContextRequestStatus {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Submitted];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Submitted => "submitted",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for ContextRequestStatus {
    fn from(text: &str) -> Self {
        match text {
            "submitted" => Self::Submitted,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for ContextRequestStatus {
    fn from(text: String) -> Self {
        match text.as_str() {
            "submitted" => Self::Submitted,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for ContextRequestStatus {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for ContextRequestStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A grant receipt: the bounded result of an authorization. It binds the approval to the
/// delivery client, processing recipient, purpose, selector, views, time window, retention,
/// and live status references.
///
/// ```
/// use open_continuity_model::v0_4::GrantReceipt;
///
/// let text = r#"{"ocp_version":"0.4","schema_uri":"https://opencontinuity.org/schemas/0.4/grant-receipt.schema.json","type":"grant_receipt","id":"urn:uuid:d7681bd6-5807-4e3c-bfd8-33c4f0799bfd","revision":1,"created_at":"2026-08-12T15:02:00Z","correlation_id":"urn:uuid:bd6ee087-a8b4-450d-9f84-aa89b8b978c0","request_status_ref":{"uri":"https://context-provider.example/ocp/v0.4/context-requests/39ef7160-7243-41e9-93cb-3a6daec9f566/status","last_checked_at":"2026-08-12T15:02:00Z"},"authorization_system":"oauth","purpose":{"code":"https://opencontinuity.org/vocab/purposes/plan-trip"},"approved_selectors":[{"layer":"context","sensitivity_max":"normal"}],"approved_views":{"context":"accepted","evidence":"none","artifacts":"none"},"delivery_recipient":{"recipient":{"id":"https://travel-client.example","type":"service","display_name":"Example Travel Planner"}},"processing_recipients":[{"recipient":{"id":"https://model-provider.example","type":"service","display_name":"Example Model Provider"},"receives_plaintext":true}],"not_before":"2026-08-12T15:02:00Z","expires_at":"2026-08-12T20:00:00Z","retention":{"mode":"session","legal_retention_may_apply":false},"offline_use":"prohibited","status":"active","status_ref":{"uri":"https://context-provider.example/ocp/v0.4/grant-receipts/d7681bd6-5807-4e3c-bfd8-33c4f0799bfd/status","last_checked_at":"2026-08-12T15:02:00Z"}}"#;
/// let grant_receipt: GrantReceipt = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&grant_receipt)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GrantReceipt {
    /// The version of the protocol.
    pub ocp_version: OcpVersion,
    /// The schema of this object.
    pub schema_uri: exact_json::Uri,
    /// Identifies this object.
    pub id: exact_json::UrnUuid,
    /// Which revision of the object this is.
    pub revision: exact_json::Integer,
    /// When the object was made.
    pub created_at: Option<exact_json::Timestamp>,
    /// Who made the object.
    pub created_by: Option<Party>,
    /// Members that others define, kept whole.
    pub extensions: Option<exact_json::Object>,
    /// Shared by the request, the receipt and the package of one transfer.
    pub correlation_id: exact_json::UrnUuid,
    /// The request that this answers.
    pub request_ref: Option<Reference>,
    /// Where the status of the request can be asked for.
    pub request_status_ref: StatusReference,
    /// Where the decision that this records can be asked for.
    pub authorization_ref: Option<StatusReference>,
    /// The kind of system that made the decision.
    pub authorization_system: Option<AuthorizationSystem>,
    /// Who approved.
    pub authorizer: Option<Party>,
    /// Why they may approve.
    pub authority_basis: Option<AuthorityBasis>,
    /// The purpose that was approved.
    pub purpose: Purpose,
    /// The data that was approved.
    pub approved_selectors: Vec<Selector>,
    /// How much of each layer was approved.
    pub approved_views: Views,
    /// The client that the package may be delivered to.
    pub delivery_recipient: DeliveryRecipient,
    /// Everyone who may process the data for it.
    pub processing_recipients: Vec<ProcessingRecipient>,
    /// When the approval begins to hold.
    pub not_before: exact_json::Timestamp,
    /// When the approval ceases to hold.
    pub expires_at: exact_json::Timestamp,
    /// How long the data may be kept.
    pub retention: Retention,
    /// What may be done with the data, and what may not.
    pub processing_uses: Option<ProcessingUses>,
    /// Whether the data may be used offline.
    pub offline_use: Option<Permission>,
    /// What the client may propose in return.
    pub proposal_rights: Option<ProposalRights>,
    /// Whether the client may pass its rights on.
    pub delegation: Option<Delegation>,
    /// Where the grant stands, as of this revision.
    pub status: Option<GrantReceiptStatus>,
    /// Where the status of the grant can be asked for.
    pub status_ref: StatusReference,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl GrantReceipt {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        ocp_version: OcpVersion,
        schema_uri: exact_json::Uri,
        id: exact_json::UrnUuid,
        revision: exact_json::Integer,
        correlation_id: exact_json::UrnUuid,
        request_status_ref: StatusReference,
        purpose: Purpose,
        approved_selectors: Vec<Selector>,
        approved_views: Views,
        delivery_recipient: DeliveryRecipient,
        processing_recipients: Vec<ProcessingRecipient>,
        not_before: exact_json::Timestamp,
        expires_at: exact_json::Timestamp,
        retention: Retention,
        status_ref: StatusReference,
    ) -> Self {
        Self {
            ocp_version,
            schema_uri,
            id,
            revision,
            created_at: None,
            created_by: None,
            extensions: None,
            correlation_id,
            request_ref: None,
            request_status_ref,
            authorization_ref: None,
            authorization_system: None,
            authorizer: None,
            authority_basis: None,
            purpose,
            approved_selectors,
            approved_views,
            delivery_recipient,
            processing_recipients,
            not_before,
            expires_at,
            retention,
            processing_uses: None,
            offline_use: None,
            proposal_rights: None,
            delegation: None,
            status: None,
            status_ref,
            extra: exact_json::Object::new(),
        }
    }
}

/// The `authorization_system` of the grant receipt.
///
/// The kind of system that made the decision.
///
/// ```
/// use open_continuity_model::v0_4::AuthorizationSystem;
///
/// assert_eq!("oauth".parse(), Ok(AuthorizationSystem::Oauth));
/// assert_eq!(AuthorizationSystem::Oauth.to_string(), "oauth");
/// assert_eq!(AuthorizationSystem::from("another"), AuthorizationSystem::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AuthorizationSystem {
    /// `oauth`.
    Oauth,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl AuthorizationSystem {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Oauth];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Oauth => "oauth",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for AuthorizationSystem {
    fn from(text: &str) -> Self {
        match text {
            "oauth" => Self::Oauth,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for AuthorizationSystem {
    fn from(text: String) -> Self {
        match text.as_str() {
            "oauth" => Self::Oauth,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for AuthorizationSystem {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for AuthorizationSystem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `status` of the grant receipt.
///
/// Where the grant stands, as of this revision.
///
/// ```
/// use open_continuity_model::v0_4::GrantReceiptStatus;
///
/// assert_eq!("active".parse(), Ok(GrantReceiptStatus::Active));
/// assert_eq!(GrantReceiptStatus::Active.to_string(), "active");
/// assert_eq!(GrantReceiptStatus::from("another"), GrantReceiptStatus::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GrantReceiptStatus {
    /// `active`.
    Active,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl GrantReceiptStatus {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Active];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Active => "active",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for GrantReceiptStatus {
    fn from(text: &str) -> Self {
        match text {
            "active" => Self::Active,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for GrantReceiptStatus {
    fn from(text: String) -> Self {
        match text.as_str() {
            "active" => Self::Active,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for GrantReceiptStatus {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for GrantReceiptStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What an authorizer's authority rests on.
///
/// ```
/// use open_continuity_model::v0_4::AuthorityBasis;
///
/// let text = r#"{"type":"self","scope_note":"Self-authorization for personal travel context."}"#;
/// let authority_basis: AuthorityBasis = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&authority_basis)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuthorityBasis {
    /// What kind of authority it is.
    pub type_: AuthorityBasisType,
    /// How far it reaches, in words.
    pub scope_note: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl AuthorityBasis {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(type_: AuthorityBasisType) -> Self {
        Self {
            type_,
            scope_note: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The `type` of the authority basi.
///
/// What kind of authority it is.
///
/// ```
/// use open_continuity_model::v0_4::AuthorityBasisType;
///
/// assert_eq!("self".parse(), Ok(AuthorityBasisType::Self_));
/// assert_eq!(AuthorityBasisType::Self_.to_string(), "self");
/// assert_eq!(AuthorityBasisType::from("another"), AuthorityBasisType::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AuthorityBasisType {
    /// `self`.
    Self_,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl AuthorityBasisType {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Self_];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Self_ => "self",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for AuthorityBasisType {
    fn from(text: &str) -> Self {
        match text {
            "self" => Self::Self_,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for AuthorityBasisType {
    fn from(text: String) -> Self {
        match text.as_str() {
            "self" => Self::Self_,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for AuthorityBasisType {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for AuthorityBasisType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A context package: the data that a grant let through, and its limits, bound to a
/// recipient.
///
/// ```
/// use open_continuity_model::v0_4::ContextPackage;
///
/// let text = r#"{"ocp_version":"0.4","schema_uri":"https://opencontinuity.org/schemas/0.4/context-package.schema.json","type":"context_package","id":"urn:uuid:82b2f316-2adc-4181-b676-c8431fceb32c","revision":1,"created_at":"2026-08-12T15:05:00Z","correlation_id":"urn:uuid:bd6ee087-a8b4-450d-9f84-aa89b8b978c0","purpose":{"code":"https://opencontinuity.org/vocab/purposes/plan-trip"},"delivery_recipient":{"recipient":{"id":"https://travel-client.example","type":"service","display_name":"Example Travel Planner"}},"issued_at":"2026-08-12T15:05:00Z","expires_at":"2026-08-12T20:00:00Z","entries":[{"entry_id":"urn:uuid:4f7ba4ce-aee1-49a3-a705-14f29d98a501","layer":"context","disclosure":"accepted","media_type":"application/ocp+json","package_item_ref":"urn:uuid:9b0d728f-8b6e-4aa5-ae3b-2a3b46e3d0f2","instruction_treatment":"untrusted_data"}],"retention":{"mode":"session","legal_retention_may_apply":false},"processing_uses":{"task_use":"permitted","model_training":"prohibited","product_improvement":"prohibited","advertising":"prohibited"},"offline_use":"prohibited","external_action_authority":"none"}"#;
/// let context_package: ContextPackage = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&context_package)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContextPackage {
    /// The version of the protocol.
    pub ocp_version: OcpVersion,
    /// The schema of this object.
    pub schema_uri: exact_json::Uri,
    /// Identifies this object.
    pub id: exact_json::UrnUuid,
    /// Which revision of the object this is.
    pub revision: exact_json::Integer,
    /// When the object was made.
    pub created_at: Option<exact_json::Timestamp>,
    /// Who made the object.
    pub created_by: Option<Party>,
    /// Members that others define, kept whole.
    pub extensions: Option<exact_json::Object>,
    /// Shared by the request, the receipt and the package of one transfer.
    pub correlation_id: exact_json::UrnUuid,
    /// The receipt of the grant that this package rests on.
    pub grant_receipt_ref: Option<Reference>,
    /// Where the status of the grant can be asked for.
    pub grant_status_ref: Option<StatusReference>,
    /// The purpose that the data may be used for.
    pub purpose: Purpose,
    /// The client that the package is delivered to.
    pub delivery_recipient: DeliveryRecipient,
    /// Everyone who may process the data for it.
    pub processing_recipients: Option<Vec<ProcessingRecipient>>,
    /// When the package was issued.
    pub issued_at: Option<exact_json::Timestamp>,
    /// When the package may no longer be used.
    pub expires_at: exact_json::Timestamp,
    /// The subjects that the package speaks of, each under a reference that only the package
    /// gives it.
    pub subject_aliases: Option<Vec<SubjectAlias>>,
    /// The other objects that the package speaks of, each under a reference that only the package
    /// gives it.
    pub reference_aliases: Option<Vec<ReferenceAlias>>,
    /// The data. A consumer treats it as untrusted.
    pub entries: Vec<PackageEntry>,
    /// Entries in a form for reading. A consumer treats them as untrusted data.
    pub renderings: Option<Vec<Rendering>>,
    /// What was left out, and why. A consumer preserves them.
    pub omissions: Option<Vec<Omission>>,
    /// What a consumer must be warned of, and preserves. The page shows none, so that what one
    /// looks like is not known.
    pub warnings: Option<Vec<exact_json::Json>>,
    /// How long the data may be kept.
    pub retention: Retention,
    /// What may be done with the data, and what may not.
    pub processing_uses: ProcessingUses,
    /// Whether the data may be used offline.
    pub offline_use: Permission,
    /// What the recipient may propose in return.
    pub proposal_rights: Option<PackageProposalRights>,
    /// Whether the recipient may pass its rights on.
    pub delegation: Option<Delegation>,
    /// What authority to act outside the package gives.
    pub external_action_authority: Option<ExternalActionAuthority>,
    /// By what the package can be checked.
    pub integrity: Option<Integrity>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl ContextPackage {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        ocp_version: OcpVersion,
        schema_uri: exact_json::Uri,
        id: exact_json::UrnUuid,
        revision: exact_json::Integer,
        correlation_id: exact_json::UrnUuid,
        purpose: Purpose,
        delivery_recipient: DeliveryRecipient,
        expires_at: exact_json::Timestamp,
        entries: Vec<PackageEntry>,
        retention: Retention,
        processing_uses: ProcessingUses,
        offline_use: Permission,
    ) -> Self {
        Self {
            ocp_version,
            schema_uri,
            id,
            revision,
            created_at: None,
            created_by: None,
            extensions: None,
            correlation_id,
            grant_receipt_ref: None,
            grant_status_ref: None,
            purpose,
            delivery_recipient,
            processing_recipients: None,
            issued_at: None,
            expires_at,
            subject_aliases: None,
            reference_aliases: None,
            entries,
            renderings: None,
            omissions: None,
            warnings: None,
            retention,
            processing_uses,
            offline_use,
            proposal_rights: None,
            delegation: None,
            external_action_authority: None,
            integrity: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl ContextPackage {
    /// The items of `processing_recipients`; none where it is absent.
    #[must_use]
    pub fn processing_recipients(&self) -> &[ProcessingRecipient] {
        self.processing_recipients.as_deref().unwrap_or_default()
    }
    /// The items of `subject_aliases`; none where it is absent.
    #[must_use]
    pub fn subject_aliases(&self) -> &[SubjectAlias] {
        self.subject_aliases.as_deref().unwrap_or_default()
    }
    /// The items of `reference_aliases`; none where it is absent.
    #[must_use]
    pub fn reference_aliases(&self) -> &[ReferenceAlias] {
        self.reference_aliases.as_deref().unwrap_or_default()
    }
    /// The items of `renderings`; none where it is absent.
    #[must_use]
    pub fn renderings(&self) -> &[Rendering] {
        self.renderings.as_deref().unwrap_or_default()
    }
    /// The items of `omissions`; none where it is absent.
    #[must_use]
    pub fn omissions(&self) -> &[Omission] {
        self.omissions.as_deref().unwrap_or_default()
    }
    /// The items of `warnings`; none where it is absent.
    #[must_use]
    pub fn warnings(&self) -> &[exact_json::Json] {
        self.warnings.as_deref().unwrap_or_default()
    }
}

/// The `external_action_authority` of the context package.
///
/// What authority to act outside the package gives.
///
/// ```
/// use open_continuity_model::v0_4::ExternalActionAuthority;
///
/// assert_eq!("none".parse(), Ok(ExternalActionAuthority::None));
/// assert_eq!(ExternalActionAuthority::None.to_string(), "none");
/// assert_eq!(ExternalActionAuthority::from("another"), ExternalActionAuthority::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExternalActionAuthority {
    /// `none`.
    None,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl ExternalActionAuthority {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::None];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::None => "none",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for ExternalActionAuthority {
    fn from(text: &str) -> Self {
        match text {
            "none" => Self::None,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for ExternalActionAuthority {
    fn from(text: String) -> Self {
        match text.as_str() {
            "none" => Self::None,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for ExternalActionAuthority {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for ExternalActionAuthority {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A subject, under the reference that the package gives it.
///
/// ```
/// use open_continuity_model::v0_4::SubjectAlias;
///
/// let text = r#"{"package_subject_ref":"urn:uuid:42a6ad3c-b34c-4d35-9b43-8cf72e989735","delivery_alias":"urn:uuid:6d812d74-140b-4fb4-92ed-e29c89677854"}"#;
/// let subject_alias: SubjectAlias = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&subject_alias)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SubjectAlias {
    /// The reference by which the package names the subject.
    pub package_subject_ref: exact_json::UrnUuid,
    /// The alias under which the subject is delivered.
    pub delivery_alias: Option<exact_json::UrnUuid>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl SubjectAlias {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(package_subject_ref: exact_json::UrnUuid) -> Self {
        Self {
            package_subject_ref,
            delivery_alias: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// An object that is no subject, under the reference that the package gives it.
///
/// ```
/// use open_continuity_model::v0_4::ReferenceAlias;
///
/// let text = r#"{"package_ref":"urn:uuid:fd1d94b4-d14a-4920-983a-3b501238a6c5","kind":"space"}"#;
/// let reference_alias: ReferenceAlias = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&reference_alias)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReferenceAlias {
    /// The reference by which the package names the object.
    pub package_ref: exact_json::UrnUuid,
    /// What kind of object it is.
    pub kind: Option<ReferenceAliasKind>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl ReferenceAlias {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(package_ref: exact_json::UrnUuid) -> Self {
        Self {
            package_ref,
            kind: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The `kind` of the reference alia.
///
/// What kind of object it is.
///
/// ```
/// use open_continuity_model::v0_4::ReferenceAliasKind;
///
/// assert_eq!("space".parse(), Ok(ReferenceAliasKind::Space));
/// assert_eq!(ReferenceAliasKind::Space.to_string(), "space");
/// assert_eq!(ReferenceAliasKind::from("another"), ReferenceAliasKind::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ReferenceAliasKind {
    /// `space`.
    Space,
    /// `decision`.
    Decision,
    /// `source`.
    Source,
    /// `artifact`.
    Artifact,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl ReferenceAliasKind {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[
        Self::Space,
        Self::Decision,
        Self::Source,
        Self::Artifact,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Space => "space",
            Self::Decision => "decision",
            Self::Source => "source",
            Self::Artifact => "artifact",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for ReferenceAliasKind {
    fn from(text: &str) -> Self {
        match text {
            "space" => Self::Space,
            "decision" => Self::Decision,
            "source" => Self::Source,
            "artifact" => Self::Artifact,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for ReferenceAliasKind {
    fn from(text: String) -> Self {
        match text.as_str() {
            "space" => Self::Space,
            "decision" => Self::Decision,
            "source" => Self::Source,
            "artifact" => Self::Artifact,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for ReferenceAliasKind {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for ReferenceAliasKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One item of a package.
///
/// ```
/// use open_continuity_model::v0_4::PackageEntry;
///
/// let text = r#"{"entry_id":"urn:uuid:4f7ba4ce-aee1-49a3-a705-14f29d98a501","layer":"context","disclosure":"accepted","media_type":"application/ocp+json","package_item_ref":"urn:uuid:9b0d728f-8b6e-4aa5-ae3b-2a3b46e3d0f2","instruction_treatment":"untrusted_data"}"#;
/// let package_entry: PackageEntry = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&package_entry)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackageEntry {
    /// Identifies the entry.
    pub entry_id: exact_json::UrnUuid,
    /// The layer that it is from.
    pub layer: Layer,
    /// The view under which it is disclosed.
    pub disclosure: Option<View>,
    /// The media type of the content.
    pub media_type: Option<String>,
    /// The schema of the content.
    pub content_schema_uri: Option<exact_json::Uri>,
    /// The digest of the content, in its canonical form (RFC 8785).
    pub digest: Option<exact_json::Digest>,
    /// The reference by which the package names the item.
    pub package_item_ref: Option<exact_json::UrnUuid>,
    /// The content: what `content_schema_uri` says, which for context is `packageContextContent`.
    pub content: Option<exact_json::Json>,
    /// How a consumer treats what may look like an instruction in it.
    pub instruction_treatment: Option<InstructionTreatment>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl PackageEntry {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(entry_id: exact_json::UrnUuid, layer: Layer) -> Self {
        Self {
            entry_id,
            layer,
            disclosure: None,
            media_type: None,
            content_schema_uri: None,
            digest: None,
            package_item_ref: None,
            content: None,
            instruction_treatment: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The content of an entry of the context layer. The name is the page's, from the
/// `content_schema_uri` of its entry.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PackageContextContent {
    /// Whom it is about: references that `subject_aliases` declares.
    pub subject_refs: Option<Vec<exact_json::UrnUuid>>,
    /// The space that it is from: a reference that `reference_aliases` declares.
    pub space_ref: Option<exact_json::UrnUuid>,
    /// The category of the item.
    pub category: Option<ItemCategory>,
    /// What it says, where it is a statement.
    pub statement: Option<Statement>,
    /// What the provider's knowledge of it rests on.
    pub epistemic_basis: Option<EpistemicBasis>,
    /// Where its review stands.
    pub review_status: Option<ReviewStatus>,
    /// The decision of that review: a reference that `reference_aliases` declares.
    pub decision_ref: Option<exact_json::UrnUuid>,
    /// Where it comes from: references that `reference_aliases` declares.
    pub provenance_refs: Option<Vec<exact_json::UrnUuid>>,
    /// How sensitive it is.
    pub sensitivity: Option<Sensitivity>,
    /// How a consumer treats what may look like an instruction in it.
    pub instruction_treatment: Option<InstructionTreatment>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl PackageContextContent {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            subject_refs: None,
            space_ref: None,
            category: None,
            statement: None,
            epistemic_basis: None,
            review_status: None,
            decision_ref: None,
            provenance_refs: None,
            sensitivity: None,
            instruction_treatment: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl PackageContextContent {
    /// The items of `subject_refs`; none where it is absent.
    #[must_use]
    pub fn subject_refs(&self) -> &[exact_json::UrnUuid] {
        self.subject_refs.as_deref().unwrap_or_default()
    }
    /// The items of `provenance_refs`; none where it is absent.
    #[must_use]
    pub fn provenance_refs(&self) -> &[exact_json::UrnUuid] {
        self.provenance_refs.as_deref().unwrap_or_default()
    }
}

/// The `epistemic_basis` of the package context content.
///
/// What the provider's knowledge of it rests on.
///
/// ```
/// use open_continuity_model::v0_4::EpistemicBasis;
///
/// assert_eq!("subject_confirmed".parse(), Ok(EpistemicBasis::SubjectConfirmed));
/// assert_eq!(EpistemicBasis::SubjectConfirmed.to_string(), "subject_confirmed");
/// assert_eq!(EpistemicBasis::from("another"), EpistemicBasis::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum EpistemicBasis {
    /// `subject_confirmed`.
    SubjectConfirmed,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl EpistemicBasis {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::SubjectConfirmed];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::SubjectConfirmed => "subject_confirmed",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for EpistemicBasis {
    fn from(text: &str) -> Self {
        match text {
            "subject_confirmed" => Self::SubjectConfirmed,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for EpistemicBasis {
    fn from(text: String) -> Self {
        match text.as_str() {
            "subject_confirmed" => Self::SubjectConfirmed,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for EpistemicBasis {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for EpistemicBasis {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `review_status` of the package context content.
///
/// Where its review stands.
///
/// ```
/// use open_continuity_model::v0_4::ReviewStatus;
///
/// assert_eq!("accepted".parse(), Ok(ReviewStatus::Accepted));
/// assert_eq!(ReviewStatus::Accepted.to_string(), "accepted");
/// assert_eq!(ReviewStatus::from("another"), ReviewStatus::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ReviewStatus {
    /// `accepted`.
    Accepted,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl ReviewStatus {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Accepted];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Accepted => "accepted",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for ReviewStatus {
    fn from(text: &str) -> Self {
        match text {
            "accepted" => Self::Accepted,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for ReviewStatus {
    fn from(text: String) -> Self {
        match text.as_str() {
            "accepted" => Self::Accepted,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for ReviewStatus {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for ReviewStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A predicate and its object, said of the subjects.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Statement {
    /// What is said of the subjects, as a term of a vocabulary.
    pub predicate: Option<exact_json::Uri>,
    /// The value of it.
    pub object: Option<StatementObject>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Statement {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            predicate: None,
            object: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The object of a statement: a value with its type.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct StatementObject {
    /// The type of the value.
    pub type_: Option<StatementObjectType>,
    /// The value: what JSON its type has.
    pub value: Option<exact_json::Json>,
    /// The language of a text.
    pub language: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl StatementObject {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            type_: None,
            value: None,
            language: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The `type` of the statement object.
///
/// The type of the value.
///
/// ```
/// use open_continuity_model::v0_4::StatementObjectType;
///
/// assert_eq!("string".parse(), Ok(StatementObjectType::String));
/// assert_eq!(StatementObjectType::String.to_string(), "string");
/// assert_eq!(StatementObjectType::from("another"), StatementObjectType::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum StatementObjectType {
    /// `string`.
    String,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl StatementObjectType {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::String];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::String => "string",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for StatementObjectType {
    fn from(text: &str) -> Self {
        match text {
            "string" => Self::String,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for StatementObjectType {
    fn from(text: String) -> Self {
        match text.as_str() {
            "string" => Self::String,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for StatementObjectType {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for StatementObjectType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// How a consumer treats what may look like an instruction.
///
/// ```
/// use open_continuity_model::v0_4::InstructionTreatment;
///
/// assert_eq!("untrusted_data".parse(), Ok(InstructionTreatment::UntrustedData));
/// assert_eq!(InstructionTreatment::UntrustedData.to_string(), "untrusted_data");
/// assert_eq!(InstructionTreatment::from("another"), InstructionTreatment::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum InstructionTreatment {
    /// `untrusted_data`.
    UntrustedData,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl InstructionTreatment {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::UntrustedData];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::UntrustedData => "untrusted_data",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for InstructionTreatment {
    fn from(text: &str) -> Self {
        match text {
            "untrusted_data" => Self::UntrustedData,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for InstructionTreatment {
    fn from(text: String) -> Self {
        match text.as_str() {
            "untrusted_data" => Self::UntrustedData,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for InstructionTreatment {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for InstructionTreatment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Entries in a form for reading. The package refers to it.
///
/// ```
/// use open_continuity_model::v0_4::Rendering;
///
/// let text = r#"{"media_type":"text/plain","language":"en","content_ref":"urn:uuid:f1d80f51-dfa1-4c7c-af44-b6296572ff07","instruction_treatment":"untrusted_data"}"#;
/// let rendering: Rendering = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&rendering)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Rendering {
    /// The media type of the rendering.
    pub media_type: Option<String>,
    /// The language of the rendering.
    pub language: Option<String>,
    /// The entries that it shows, by their `entry_id`.
    pub derived_from_entries: Option<Vec<exact_json::UrnUuid>>,
    /// Where it is: a reference that `reference_aliases` declares.
    pub content_ref: Option<exact_json::UrnUuid>,
    /// The digest of the rendering.
    pub digest: Option<exact_json::Digest>,
    /// How a consumer treats what may look like an instruction in it.
    pub instruction_treatment: Option<InstructionTreatment>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Rendering {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            media_type: None,
            language: None,
            derived_from_entries: None,
            content_ref: None,
            digest: None,
            instruction_treatment: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl Rendering {
    /// The items of `derived_from_entries`; none where it is absent.
    #[must_use]
    pub fn derived_from_entries(&self) -> &[exact_json::UrnUuid] {
        self.derived_from_entries.as_deref().unwrap_or_default()
    }
}

/// Something that the package leaves out.
///
/// ```
/// use open_continuity_model::v0_4::Omission;
///
/// let text = r#"{"reason":"not_granted"}"#;
/// let omission: Omission = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&omission)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Omission {
    /// What is left out.
    pub selector: Option<PackageSelector>,
    /// Why it is left out.
    pub reason: Option<OmissionReason>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Omission {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            selector: None,
            reason: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The `reason` of the omission.
///
/// Why it is left out.
///
/// ```
/// use open_continuity_model::v0_4::OmissionReason;
///
/// assert_eq!("not_granted".parse(), Ok(OmissionReason::NotGranted));
/// assert_eq!(OmissionReason::NotGranted.to_string(), "not_granted");
/// assert_eq!(OmissionReason::from("another"), OmissionReason::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OmissionReason {
    /// `not_granted`.
    NotGranted,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl OmissionReason {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::NotGranted];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::NotGranted => "not_granted",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for OmissionReason {
    fn from(text: &str) -> Self {
        match text {
            "not_granted" => Self::NotGranted,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for OmissionReason {
    fn from(text: String) -> Self {
        match text.as_str() {
            "not_granted" => Self::NotGranted,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for OmissionReason {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for OmissionReason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A selector inside a package. It names spaces by the references that the package gives
/// them.
///
/// ```
/// use open_continuity_model::v0_4::PackageSelector;
///
/// let text = r#"{"layer":"evidence"}"#;
/// let package_selector: PackageSelector = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&package_selector)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PackageSelector {
    /// The layer that the data is in.
    pub layer: Option<Layer>,
    /// The categories of items.
    pub item_categories: Option<Vec<ItemCategory>>,
    /// The predicates of statements.
    pub predicates: Option<Vec<exact_json::Uri>>,
    /// The highest sensitivity.
    pub sensitivity_max: Option<Sensitivity>,
    /// The spaces that the data is in: references that `reference_aliases` declares.
    pub space_refs: Option<Vec<exact_json::UrnUuid>>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl PackageSelector {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            layer: None,
            item_categories: None,
            predicates: None,
            sensitivity_max: None,
            space_refs: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl PackageSelector {
    /// The items of `item_categories`; none where it is absent.
    #[must_use]
    pub fn item_categories(&self) -> &[ItemCategory] {
        self.item_categories.as_deref().unwrap_or_default()
    }
    /// The items of `predicates`; none where it is absent.
    #[must_use]
    pub fn predicates(&self) -> &[exact_json::Uri] {
        self.predicates.as_deref().unwrap_or_default()
    }
    /// The items of `space_refs`; none where it is absent.
    #[must_use]
    pub fn space_refs(&self) -> &[exact_json::UrnUuid] {
        self.space_refs.as_deref().unwrap_or_default()
    }
}

/// What the recipient of a package may propose to the provider in return.
///
/// ```
/// use open_continuity_model::v0_4::PackageProposalRights;
///
/// let text = r#"{"mode":"bounded","sensitivity_max":"normal","source_attachment":"referenced_authorized"}"#;
/// let package_proposal_rights: PackageProposalRights = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&package_proposal_rights)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackageProposalRights {
    /// Whether and how proposals are limited.
    pub mode: ProposalMode,
    /// What may be proposed to be done.
    pub operations: Option<Vec<ProposalOperation>>,
    /// The data that proposals may be about.
    pub selectors: Option<Vec<PackageSelector>>,
    /// The highest sensitivity of what may be proposed.
    pub sensitivity_max: Option<Sensitivity>,
    /// Which sources may be attached to a proposal.
    pub source_attachment: Option<SourceAttachment>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl PackageProposalRights {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(mode: ProposalMode) -> Self {
        Self {
            mode,
            operations: None,
            selectors: None,
            sensitivity_max: None,
            source_attachment: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl PackageProposalRights {
    /// The items of `operations`; none where it is absent.
    #[must_use]
    pub fn operations(&self) -> &[ProposalOperation] {
        self.operations.as_deref().unwrap_or_default()
    }
    /// The items of `selectors`; none where it is absent.
    #[must_use]
    pub fn selectors(&self) -> &[PackageSelector] {
        self.selectors.as_deref().unwrap_or_default()
    }
}

/// A digest of the package.
///
/// ```
/// use open_continuity_model::v0_4::Integrity;
///
/// let text = r#"{"canonicalization":"RFC8785"}"#;
/// let integrity: Integrity = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&integrity)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Integrity {
    /// The digest of the package without this member, in its canonical form.
    pub digest: Option<exact_json::Digest>,
    /// The canonical form that the digest is taken of.
    pub canonicalization: Option<Canonicalization>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Integrity {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            digest: None,
            canonicalization: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The `canonicalization` of the integrity.
///
/// The canonical form that the digest is taken of.
///
/// ```
/// use open_continuity_model::v0_4::Canonicalization;
///
/// assert_eq!("RFC8785".parse(), Ok(Canonicalization::Rfc8785));
/// assert_eq!(Canonicalization::Rfc8785.to_string(), "RFC8785");
/// assert_eq!(Canonicalization::from("another"), Canonicalization::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Canonicalization {
    /// `RFC8785`.
    Rfc8785,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl Canonicalization {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Rfc8785];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Rfc8785 => "RFC8785",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for Canonicalization {
    fn from(text: &str) -> Self {
        match text {
            "RFC8785" => Self::Rfc8785,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for Canonicalization {
    fn from(text: String) -> Self {
        match text.as_str() {
            "RFC8785" => Self::Rfc8785,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for Canonicalization {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for Canonicalization {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A version of the protocol.
///
/// ```
/// use open_continuity_model::v0_4::OcpVersion;
///
/// assert_eq!("0.4".parse(), Ok(OcpVersion::V0_4));
/// assert_eq!(OcpVersion::V0_4.to_string(), "0.4");
/// assert_eq!(OcpVersion::from("another"), OcpVersion::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OcpVersion {
    /// `0.4`.
    V0_4,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl OcpVersion {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::V0_4];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::V0_4 => "0.4",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for OcpVersion {
    fn from(text: &str) -> Self {
        match text {
            "0.4" => Self::V0_4,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for OcpVersion {
    fn from(text: String) -> Self {
        match text.as_str() {
            "0.4" => Self::V0_4,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for OcpVersion {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for OcpVersion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Someone who takes part in a transfer: a person, a service, or a device that acts for one.
///
/// ```
/// use open_continuity_model::v0_4::Party;
///
/// let text = r#"{"id":"https://travel-client.example","type":"service","display_name":"Example Travel Planner"}"#;
/// let party: Party = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&party)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    /// Identifies the party.
    pub id: exact_json::Uri,
    /// What kind of party it is.
    pub type_: Option<PartyType>,
    /// The party's name, for people.
    pub display_name: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Party {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(id: exact_json::Uri) -> Self {
        Self {
            id,
            type_: None,
            display_name: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The kind of a party.
///
/// ```
/// use open_continuity_model::v0_4::PartyType;
///
/// assert_eq!("person".parse(), Ok(PartyType::Person));
/// assert_eq!(PartyType::Person.to_string(), "person");
/// assert_eq!(PartyType::from("another"), PartyType::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PartyType {
    /// `person`.
    Person,
    /// `service`.
    Service,
    /// `device`.
    Device,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl PartyType {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Person, Self::Service, Self::Device];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Person => "person",
            Self::Service => "service",
            Self::Device => "device",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for PartyType {
    fn from(text: &str) -> Self {
        match text {
            "person" => Self::Person,
            "service" => Self::Service,
            "device" => Self::Device,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for PartyType {
    fn from(text: String) -> Self {
        match text.as_str() {
            "person" => Self::Person,
            "service" => Self::Service,
            "device" => Self::Device,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for PartyType {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for PartyType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A reference to a revision of another object of the protocol. A consumer verifies its
/// revision and digest.
///
/// ```
/// use open_continuity_model::v0_4::Reference;
///
/// let text = r#"{"id":"urn:uuid:763f4e35-b4d7-4931-9510-59d89db1a1b4","revision":1,"schema_uri":"https://opencontinuity.org/schemas/0.4/client-declaration.schema.json","digest":"sha-256:59079539153538f2d01f8c2f45ed0bcda2ff0d9caf81ea54605428c54ada0501"}"#;
/// let reference: Reference = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&reference)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The id of the object referred to.
    pub id: exact_json::UrnUuid,
    /// The revision of it that is meant.
    pub revision: exact_json::Integer,
    /// The schema of the object referred to.
    pub schema_uri: exact_json::Uri,
    /// The digest of the whole object referred to, in its canonical form (RFC 8785).
    pub digest: exact_json::Digest,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Reference {
    /// One with its members.
    #[must_use]
    pub fn new(
        id: exact_json::UrnUuid,
        revision: exact_json::Integer,
        schema_uri: exact_json::Uri,
        digest: exact_json::Digest,
    ) -> Self {
        Self {
            id,
            revision,
            schema_uri,
            digest,
            extra: exact_json::Object::new(),
        }
    }
}

/// A live reference: where the present status of something can be asked for.
///
/// ```
/// use open_continuity_model::v0_4::StatusReference;
///
/// let text = r#"{"uri":"https://context-provider.example/ocp/v0.4/context-requests/39ef7160-7243-41e9-93cb-3a6daec9f566/status","last_checked_at":"2026-08-12T15:02:00Z"}"#;
/// let status_reference: StatusReference = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&status_reference)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusReference {
    /// Where to ask.
    pub uri: exact_json::Uri,
    /// When whoever wrote this last asked.
    pub last_checked_at: Option<exact_json::Timestamp>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl StatusReference {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(uri: exact_json::Uri) -> Self {
        Self {
            uri,
            last_checked_at: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The client that the package is delivered to, and that it is bound to.
///
/// ```
/// use open_continuity_model::v0_4::DeliveryRecipient;
///
/// let text = r#"{"recipient":{"id":"https://travel-client.example","type":"service","display_name":"Example Travel Planner"}}"#;
/// let delivery_recipient: DeliveryRecipient = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&delivery_recipient)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeliveryRecipient {
    /// Whose client it is.
    pub recipient: Party,
    /// The instance of the client.
    pub client_instance: Option<Party>,
    /// What the client declared of itself.
    pub client_declaration_ref: Option<Reference>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl DeliveryRecipient {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(recipient: Party) -> Self {
        Self {
            recipient,
            client_instance: None,
            client_declaration_ref: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// Someone who processes the data for the delivery recipient.
///
/// ```
/// use open_continuity_model::v0_4::ProcessingRecipient;
///
/// let text = r#"{"recipient":{"id":"https://model-provider.example","type":"service","display_name":"Example Model Provider"},"receives_plaintext":true}"#;
/// let processing_recipient: ProcessingRecipient = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&processing_recipient)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProcessingRecipient {
    /// Who processes the data.
    pub recipient: Party,
    /// What part it has in the processing.
    pub roles: Option<Vec<ProcessingRole>>,
    /// The purposes for which it processes the data.
    pub purpose_codes: Option<Vec<exact_json::Uri>>,
    /// Whether it sees the data unencrypted.
    pub receives_plaintext: Option<bool>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl ProcessingRecipient {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(recipient: Party) -> Self {
        Self {
            recipient,
            roles: None,
            purpose_codes: None,
            receives_plaintext: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl ProcessingRecipient {
    /// The items of `roles`; none where it is absent.
    #[must_use]
    pub fn roles(&self) -> &[ProcessingRole] {
        self.roles.as_deref().unwrap_or_default()
    }
    /// The items of `purpose_codes`; none where it is absent.
    #[must_use]
    pub fn purpose_codes(&self) -> &[exact_json::Uri] {
        self.purpose_codes.as_deref().unwrap_or_default()
    }
}

/// The part of a processing recipient.
///
/// ```
/// use open_continuity_model::v0_4::ProcessingRole;
///
/// assert_eq!("model_provider".parse(), Ok(ProcessingRole::ModelProvider));
/// assert_eq!(ProcessingRole::ModelProvider.to_string(), "model_provider");
/// assert_eq!(ProcessingRole::from("another"), ProcessingRole::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ProcessingRole {
    /// `model_provider`.
    ModelProvider,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl ProcessingRole {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::ModelProvider];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::ModelProvider => "model_provider",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for ProcessingRole {
    fn from(text: &str) -> Self {
        match text {
            "model_provider" => Self::ModelProvider,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for ProcessingRole {
    fn from(text: String) -> Self {
        match text.as_str() {
            "model_provider" => Self::ModelProvider,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for ProcessingRole {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for ProcessingRole {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What the data is wanted for.
///
/// ```
/// use open_continuity_model::v0_4::Purpose;
///
/// let text = r#"{"code":"https://opencontinuity.org/vocab/purposes/plan-trip"}"#;
/// let purpose: Purpose = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&purpose)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Purpose {
    /// The purpose, as a term of a vocabulary.
    pub code: exact_json::Uri,
    /// The purpose in words, as whoever asks puts it.
    pub description: Option<String>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Purpose {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(code: exact_json::Uri) -> Self {
        Self {
            code,
            description: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// Selects data by layer, space, category, predicate and sensitivity. A member that is absent
/// does not narrow the selection.
///
/// ```
/// use open_continuity_model::v0_4::Selector;
///
/// let text = r#"{"layer":"context","sensitivity_max":"normal"}"#;
/// let selector: Selector = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&selector)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Selector {
    /// The layer that the data is in.
    pub layer: Option<Layer>,
    /// The context spaces that the data is in.
    pub space_refs: Option<Vec<Reference>>,
    /// The categories of items.
    pub item_categories: Option<Vec<ItemCategory>>,
    /// The predicates of statements.
    pub predicates: Option<Vec<exact_json::Uri>>,
    /// The highest sensitivity.
    pub sensitivity_max: Option<Sensitivity>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Selector {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            layer: None,
            space_refs: None,
            item_categories: None,
            predicates: None,
            sensitivity_max: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl Selector {
    /// The items of `space_refs`; none where it is absent.
    #[must_use]
    pub fn space_refs(&self) -> &[Reference] {
        self.space_refs.as_deref().unwrap_or_default()
    }
    /// The items of `item_categories`; none where it is absent.
    #[must_use]
    pub fn item_categories(&self) -> &[ItemCategory] {
        self.item_categories.as_deref().unwrap_or_default()
    }
    /// The items of `predicates`; none where it is absent.
    #[must_use]
    pub fn predicates(&self) -> &[exact_json::Uri] {
        self.predicates.as_deref().unwrap_or_default()
    }
}

/// A layer of what a provider keeps.
///
/// ```
/// use open_continuity_model::v0_4::Layer;
///
/// assert_eq!("context".parse(), Ok(Layer::Context));
/// assert_eq!(Layer::Context.to_string(), "context");
/// assert_eq!(Layer::from("another"), Layer::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// `context`.
    Context,
    /// `evidence`.
    Evidence,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl Layer {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Context, Self::Evidence];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Context => "context",
            Self::Evidence => "evidence",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for Layer {
    fn from(text: &str) -> Self {
        match text {
            "context" => Self::Context,
            "evidence" => Self::Evidence,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for Layer {
    fn from(text: String) -> Self {
        match text.as_str() {
            "context" => Self::Context,
            "evidence" => Self::Evidence,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for Layer {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for Layer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The category of an item.
///
/// ```
/// use open_continuity_model::v0_4::ItemCategory;
///
/// assert_eq!("statement".parse(), Ok(ItemCategory::Statement));
/// assert_eq!(ItemCategory::Statement.to_string(), "statement");
/// assert_eq!(ItemCategory::from("another"), ItemCategory::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ItemCategory {
    /// `statement`.
    Statement,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl ItemCategory {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Statement];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Statement => "statement",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for ItemCategory {
    fn from(text: &str) -> Self {
        match text {
            "statement" => Self::Statement,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for ItemCategory {
    fn from(text: String) -> Self {
        match text.as_str() {
            "statement" => Self::Statement,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for ItemCategory {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for ItemCategory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// How sensitive an item is.
///
/// ```
/// use open_continuity_model::v0_4::Sensitivity;
///
/// assert_eq!("normal".parse(), Ok(Sensitivity::Normal));
/// assert_eq!(Sensitivity::Normal.to_string(), "normal");
/// assert_eq!(Sensitivity::from("another"), Sensitivity::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sensitivity {
    /// `normal`.
    Normal,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl Sensitivity {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Normal];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Normal => "normal",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for Sensitivity {
    fn from(text: &str) -> Self {
        match text {
            "normal" => Self::Normal,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for Sensitivity {
    fn from(text: String) -> Self {
        match text.as_str() {
            "normal" => Self::Normal,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for Sensitivity {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for Sensitivity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// How much of each layer is to be seen.
///
/// ```
/// use open_continuity_model::v0_4::Views;
///
/// let text = r#"{"context":"accepted","evidence":"none","artifacts":"none"}"#;
/// let views: Views = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&views)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Views {
    /// Of the context layer.
    pub context: Option<View>,
    /// Of the evidence layer.
    pub evidence: Option<View>,
    /// Of the artifacts.
    pub artifacts: Option<View>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Views {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            context: None,
            evidence: None,
            artifacts: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// How much of a layer is to be seen.
///
/// ```
/// use open_continuity_model::v0_4::View;
///
/// assert_eq!("accepted".parse(), Ok(View::Accepted));
/// assert_eq!(View::Accepted.to_string(), "accepted");
/// assert_eq!(View::from("another"), View::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum View {
    /// `accepted`.
    Accepted,
    /// `none`.
    None,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl View {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Accepted, Self::None];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Accepted => "accepted",
            Self::None => "none",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for View {
    fn from(text: &str) -> Self {
        match text {
            "accepted" => Self::Accepted,
            "none" => Self::None,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for View {
    fn from(text: String) -> Self {
        match text.as_str() {
            "accepted" => Self::Accepted,
            "none" => Self::None,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for View {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for View {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// How long the data may be kept.
///
/// ```
/// use open_continuity_model::v0_4::Retention;
///
/// let text = r#"{"mode":"session","legal_retention_may_apply":false}"#;
/// let retention: Retention = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&retention)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retention {
    /// The kind of limit.
    pub mode: RetentionMode,
    /// Whether a law may demand that it is kept longer.
    pub legal_retention_may_apply: Option<bool>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Retention {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(mode: RetentionMode) -> Self {
        Self {
            mode,
            legal_retention_may_apply: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// The `mode` of the retention.
///
/// The kind of limit.
///
/// ```
/// use open_continuity_model::v0_4::RetentionMode;
///
/// assert_eq!("session".parse(), Ok(RetentionMode::Session));
/// assert_eq!(RetentionMode::Session.to_string(), "session");
/// assert_eq!(RetentionMode::from("another"), RetentionMode::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RetentionMode {
    /// `session`.
    Session,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl RetentionMode {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Session];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Session => "session",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for RetentionMode {
    fn from(text: &str) -> Self {
        match text {
            "session" => Self::Session,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for RetentionMode {
    fn from(text: String) -> Self {
        match text.as_str() {
            "session" => Self::Session,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for RetentionMode {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for RetentionMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What may be done with the data, use by use.
///
/// ```
/// use open_continuity_model::v0_4::ProcessingUses;
///
/// let text = r#"{"task_use":"permitted","model_training":"prohibited","product_improvement":"prohibited","advertising":"prohibited"}"#;
/// let processing_uses: ProcessingUses = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&processing_uses)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ProcessingUses {
    /// Use for the task at hand.
    pub task_use: Option<Permission>,
    /// Use for the training of models.
    pub model_training: Option<Permission>,
    /// Use for the improvement of products.
    pub product_improvement: Option<Permission>,
    /// Use for advertising.
    pub advertising: Option<Permission>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl ProcessingUses {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            task_use: None,
            model_training: None,
            product_improvement: None,
            advertising: None,
            extra: exact_json::Object::new(),
        }
    }
}

/// Whether a use is permitted.
///
/// ```
/// use open_continuity_model::v0_4::Permission;
///
/// assert_eq!("permitted".parse(), Ok(Permission::Permitted));
/// assert_eq!(Permission::Permitted.to_string(), "permitted");
/// assert_eq!(Permission::from("another"), Permission::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Permission {
    /// `permitted`.
    Permitted,
    /// `prohibited`.
    Prohibited,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl Permission {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Permitted, Self::Prohibited];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Permitted => "permitted",
            Self::Prohibited => "prohibited",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for Permission {
    fn from(text: &str) -> Self {
        match text {
            "permitted" => Self::Permitted,
            "prohibited" => Self::Prohibited,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for Permission {
    fn from(text: String) -> Self {
        match text.as_str() {
            "permitted" => Self::Permitted,
            "prohibited" => Self::Prohibited,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for Permission {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for Permission {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What the recipient may propose to the provider in return.
///
/// ```
/// use open_continuity_model::v0_4::ProposalRights;
///
/// let text = r#"{"mode":"bounded","sensitivity_max":"normal","source_attachment":"referenced_authorized"}"#;
/// let proposal_rights: ProposalRights = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&proposal_rights)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProposalRights {
    /// Whether and how proposals are limited.
    pub mode: ProposalMode,
    /// What may be proposed to be done.
    pub operations: Option<Vec<ProposalOperation>>,
    /// The data that proposals may be about.
    pub selectors: Option<Vec<Selector>>,
    /// The highest sensitivity of what may be proposed.
    pub sensitivity_max: Option<Sensitivity>,
    /// Which sources may be attached to a proposal.
    pub source_attachment: Option<SourceAttachment>,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl ProposalRights {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(mode: ProposalMode) -> Self {
        Self {
            mode,
            operations: None,
            selectors: None,
            sensitivity_max: None,
            source_attachment: None,
            extra: exact_json::Object::new(),
        }
    }
}

impl ProposalRights {
    /// The items of `operations`; none where it is absent.
    #[must_use]
    pub fn operations(&self) -> &[ProposalOperation] {
        self.operations.as_deref().unwrap_or_default()
    }
    /// The items of `selectors`; none where it is absent.
    #[must_use]
    pub fn selectors(&self) -> &[Selector] {
        self.selectors.as_deref().unwrap_or_default()
    }
}

/// Whether and how proposals are limited.
///
/// ```
/// use open_continuity_model::v0_4::ProposalMode;
///
/// assert_eq!("bounded".parse(), Ok(ProposalMode::Bounded));
/// assert_eq!(ProposalMode::Bounded.to_string(), "bounded");
/// assert_eq!(ProposalMode::from("another"), ProposalMode::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ProposalMode {
    /// `bounded`.
    Bounded,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl ProposalMode {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Bounded];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Bounded => "bounded",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for ProposalMode {
    fn from(text: &str) -> Self {
        match text {
            "bounded" => Self::Bounded,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for ProposalMode {
    fn from(text: String) -> Self {
        match text.as_str() {
            "bounded" => Self::Bounded,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for ProposalMode {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for ProposalMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What a proposal proposes to do.
///
/// ```
/// use open_continuity_model::v0_4::ProposalOperation;
///
/// assert_eq!("create".parse(), Ok(ProposalOperation::Create));
/// assert_eq!(ProposalOperation::Create.to_string(), "create");
/// assert_eq!(ProposalOperation::from("another"), ProposalOperation::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ProposalOperation {
    /// `create`.
    Create,
    /// `revise`.
    Revise,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl ProposalOperation {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::Create, Self::Revise];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Create => "create",
            Self::Revise => "revise",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for ProposalOperation {
    fn from(text: &str) -> Self {
        match text {
            "create" => Self::Create,
            "revise" => Self::Revise,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for ProposalOperation {
    fn from(text: String) -> Self {
        match text.as_str() {
            "create" => Self::Create,
            "revise" => Self::Revise,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for ProposalOperation {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for ProposalOperation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Which sources may be attached to a proposal.
///
/// ```
/// use open_continuity_model::v0_4::SourceAttachment;
///
/// assert_eq!("referenced_authorized".parse(), Ok(SourceAttachment::ReferencedAuthorized));
/// assert_eq!(SourceAttachment::ReferencedAuthorized.to_string(), "referenced_authorized");
/// assert_eq!(SourceAttachment::from("another"), SourceAttachment::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SourceAttachment {
    /// `referenced_authorized`.
    ReferencedAuthorized,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl SourceAttachment {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::ReferencedAuthorized];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::ReferencedAuthorized => "referenced_authorized",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for SourceAttachment {
    fn from(text: &str) -> Self {
        match text {
            "referenced_authorized" => Self::ReferencedAuthorized,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for SourceAttachment {
    fn from(text: String) -> Self {
        match text.as_str() {
            "referenced_authorized" => Self::ReferencedAuthorized,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for SourceAttachment {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for SourceAttachment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Whether the recipient may pass its rights on.
///
/// ```
/// use open_continuity_model::v0_4::Delegation;
///
/// let text = r#"{"mode":"none"}"#;
/// let delegation: Delegation = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&delegation)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delegation {
    /// Whether and how.
    pub mode: DelegationMode,
    /// Members that the schema does not name, in order. None of them may have a name that it does.
    pub extra: exact_json::Object,
}

impl Delegation {
    /// One with its members.
    #[must_use]
    pub fn new(mode: DelegationMode) -> Self {
        Self {
            mode,
            extra: exact_json::Object::new(),
        }
    }
}

/// The `mode` of the delegation.
///
/// Whether and how.
///
/// ```
/// use open_continuity_model::v0_4::DelegationMode;
///
/// assert_eq!("none".parse(), Ok(DelegationMode::None));
/// assert_eq!(DelegationMode::None.to_string(), "none");
/// assert_eq!(DelegationMode::from("another"), DelegationMode::Other("another".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DelegationMode {
    /// `none`.
    None,
    /// A value that the schema allows and does not name.
    Other(String),
}

impl DelegationMode {
    /// The values that the schema names, in its order.
    pub const KNOWN: &'static [Self] = &[Self::None];
    /// The value as JSON has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::None => "none",
            Self::Other(text) => text,
        }
    }
}

impl From<&str> for DelegationMode {
    fn from(text: &str) -> Self {
        match text {
            "none" => Self::None,
            _ => Self::Other(text.to_owned()),
        }
    }
}

impl From<String> for DelegationMode {
    fn from(text: String) -> Self {
        match text.as_str() {
            "none" => Self::None,
            _ => Self::Other(text),
        }
    }
}

impl std::str::FromStr for DelegationMode {
    type Err = std::convert::Infallible;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from(text))
    }
}

impl std::fmt::Display for DelegationMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
