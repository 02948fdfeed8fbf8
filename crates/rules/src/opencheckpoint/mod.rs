//! The rules of `OpenCheckpoint` 0.1.

use opencheckpoint_model::v0_1::{Checkpoint, Operation, Resource, Statement};

use self::document::Document;
use crate::finding::{Finding, Findings};
use crate::order;
use crate::rule::{Rule, RuleId};

// What follows is written by `cargo xtask codegen` from the files of this folder.

mod approval_of_non_approval_awaited;
mod approval_without_evidence;
mod awaited_from_nobody;
mod beside;
mod blank_text;
mod blind_retry;
mod call_on_non_action;
mod circular_reference;
mod credential_like_text;
mod dangling_reference;
mod decided_without_approval;
mod decision_from_tool;
mod decision_without_rationale;
mod derivation_without_source;
mod document;
mod duplicate_id;
mod external_from_user;
mod id_without_urn_uuid;
mod ids;
mod impossible_timestamp;
mod index;
mod instruction_from_tool;
mod leap_second_out_of_season;
mod leaves;
mod malformed_digest;
mod malformed_extension_key;
mod malformed_uri;
mod mismatched_parent;
mod misplaced_approval_record;
mod misplaced_resolution;
mod own_parent;
mod prose;
mod recorded_credential;
mod reference_to_wrong_kind;
mod repeated_reference;
mod requirement_of_absent_extension;
mod resource_without_uri_or_locator;
mod secrets;
mod status_against_the_facts;
mod strategy;
mod superseded_mismatch;
mod times_out_of_order;
mod uncertain_without_recourse;
mod unregistered_digest_algorithm;
mod verified_hypothesis;
mod verified_without_basis;
mod wrongly_resolved;

pub use self::approval_of_non_approval_awaited::RULE as APPROVAL_OF_NON_APPROVAL_AWAITED;
pub use self::approval_without_evidence::RULE as APPROVAL_WITHOUT_EVIDENCE;
pub use self::awaited_from_nobody::RULE as AWAITED_FROM_NOBODY;
pub use self::blank_text::RULE as BLANK_TEXT;
pub use self::blind_retry::RULE as BLIND_RETRY;
pub use self::call_on_non_action::RULE as CALL_ON_NON_ACTION;
pub use self::circular_reference::RULE as CIRCULAR_REFERENCE;
pub use self::credential_like_text::RULE as CREDENTIAL_LIKE_TEXT;
pub use self::dangling_reference::RULE as DANGLING_REFERENCE;
pub use self::decided_without_approval::RULE as DECIDED_WITHOUT_APPROVAL;
pub use self::decision_from_tool::RULE as DECISION_FROM_TOOL;
pub use self::decision_without_rationale::RULE as DECISION_WITHOUT_RATIONALE;
pub use self::derivation_without_source::RULE as DERIVATION_WITHOUT_SOURCE;
pub use self::duplicate_id::RULE as DUPLICATE_ID;
pub use self::external_from_user::RULE as EXTERNAL_FROM_USER;
pub use self::id_without_urn_uuid::RULE as ID_WITHOUT_URN_UUID;
pub use self::impossible_timestamp::RULE as IMPOSSIBLE_TIMESTAMP;
pub use self::instruction_from_tool::RULE as INSTRUCTION_FROM_TOOL;
pub use self::leap_second_out_of_season::RULE as LEAP_SECOND_OUT_OF_SEASON;
pub use self::malformed_digest::RULE as MALFORMED_DIGEST;
pub use self::malformed_extension_key::RULE as MALFORMED_EXTENSION_KEY;
pub use self::malformed_uri::RULE as MALFORMED_URI;
pub use self::mismatched_parent::RULE as MISMATCHED_PARENT;
pub use self::misplaced_approval_record::RULE as MISPLACED_APPROVAL_RECORD;
pub use self::misplaced_resolution::RULE as MISPLACED_RESOLUTION;
pub use self::own_parent::RULE as OWN_PARENT;
pub use self::recorded_credential::RULE as RECORDED_CREDENTIAL;
pub use self::reference_to_wrong_kind::RULE as REFERENCE_TO_WRONG_KIND;
pub use self::repeated_reference::RULE as REPEATED_REFERENCE;
pub use self::requirement_of_absent_extension::RULE as REQUIREMENT_OF_ABSENT_EXTENSION;
pub use self::resource_without_uri_or_locator::RULE as RESOURCE_WITHOUT_URI_OR_LOCATOR;
pub use self::status_against_the_facts::RULE as STATUS_AGAINST_THE_FACTS;
pub use self::superseded_mismatch::RULE as SUPERSEDED_MISMATCH;
pub use self::times_out_of_order::RULE as TIMES_OUT_OF_ORDER;
pub use self::uncertain_without_recourse::RULE as UNCERTAIN_WITHOUT_RECOURSE;
pub use self::unregistered_digest_algorithm::RULE as UNREGISTERED_DIGEST_ALGORITHM;
pub use self::verified_hypothesis::RULE as VERIFIED_HYPOTHESIS;
pub use self::verified_without_basis::RULE as VERIFIED_WITHOUT_BASIS;
pub use self::wrongly_resolved::RULE as WRONGLY_RESOLVED;

/// The ids of the format's rules.
impl RuleId {
    /// That of [`DUPLICATE_ID`].
    pub const OC101: Self = Self("OC101");
    /// That of [`DANGLING_REFERENCE`].
    pub const OC102: Self = Self("OC102");
    /// That of [`REFERENCE_TO_WRONG_KIND`].
    pub const OC103: Self = Self("OC103");
    /// That of [`CIRCULAR_REFERENCE`].
    pub const OC104: Self = Self("OC104");
    /// That of [`REPEATED_REFERENCE`].
    pub const OC105: Self = Self("OC105");
    /// That of [`INSTRUCTION_FROM_TOOL`].
    pub const OC201: Self = Self("OC201");
    /// That of [`VERIFIED_HYPOTHESIS`].
    pub const OC202: Self = Self("OC202");
    /// That of [`EXTERNAL_FROM_USER`].
    pub const OC203: Self = Self("OC203");
    /// That of [`DECISION_WITHOUT_RATIONALE`].
    pub const OC204: Self = Self("OC204");
    /// That of [`WRONGLY_RESOLVED`].
    pub const OC205: Self = Self("OC205");
    /// That of [`SUPERSEDED_MISMATCH`].
    pub const OC206: Self = Self("OC206");
    /// That of [`MISPLACED_RESOLUTION`].
    pub const OC207: Self = Self("OC207");
    /// That of [`VERIFIED_WITHOUT_BASIS`].
    pub const OC208: Self = Self("OC208");
    /// That of [`DECISION_FROM_TOOL`].
    pub const OC209: Self = Self("OC209");
    /// That of [`CALL_ON_NON_ACTION`].
    pub const OC301: Self = Self("OC301");
    /// That of [`BLIND_RETRY`].
    pub const OC302: Self = Self("OC302");
    /// That of [`DECIDED_WITHOUT_APPROVAL`].
    pub const OC303: Self = Self("OC303");
    /// That of [`MISPLACED_APPROVAL_RECORD`].
    pub const OC304: Self = Self("OC304");
    /// That of [`APPROVAL_WITHOUT_EVIDENCE`].
    pub const OC305: Self = Self("OC305");
    /// That of [`UNCERTAIN_WITHOUT_RECOURSE`].
    pub const OC306: Self = Self("OC306");
    /// That of [`AWAITED_FROM_NOBODY`].
    pub const OC307: Self = Self("OC307");
    /// That of [`APPROVAL_OF_NON_APPROVAL_AWAITED`].
    pub const OC308: Self = Self("OC308");
    /// That of [`RESOURCE_WITHOUT_URI_OR_LOCATOR`].
    pub const OC401: Self = Self("OC401");
    /// That of [`MALFORMED_DIGEST`].
    pub const OC402: Self = Self("OC402");
    /// That of [`UNREGISTERED_DIGEST_ALGORITHM`].
    pub const OC403: Self = Self("OC403");
    /// That of [`MALFORMED_URI`].
    pub const OC404: Self = Self("OC404");
    /// That of [`RECORDED_CREDENTIAL`].
    pub const OC405: Self = Self("OC405");
    /// That of [`CREDENTIAL_LIKE_TEXT`].
    pub const OC406: Self = Self("OC406");
    /// That of [`MALFORMED_EXTENSION_KEY`].
    pub const OC501: Self = Self("OC501");
    /// That of [`REQUIREMENT_OF_ABSENT_EXTENSION`].
    pub const OC502: Self = Self("OC502");
    /// That of [`IMPOSSIBLE_TIMESTAMP`].
    pub const OC601: Self = Self("OC601");
    /// That of [`TIMES_OUT_OF_ORDER`].
    pub const OC602: Self = Self("OC602");
    /// That of [`LEAP_SECOND_OUT_OF_SEASON`].
    pub const OC603: Self = Self("OC603");
    /// That of [`ID_WITHOUT_URN_UUID`].
    pub const OC701: Self = Self("OC701");
    /// That of [`OWN_PARENT`].
    pub const OC702: Self = Self("OC702");
    /// That of [`DERIVATION_WITHOUT_SOURCE`].
    pub const OC703: Self = Self("OC703");
    /// That of [`BLANK_TEXT`].
    pub const OC704: Self = Self("OC704");
    /// That of [`STATUS_AGAINST_THE_FACTS`].
    pub const OC705: Self = Self("OC705");
    /// That of [`MISMATCHED_PARENT`].
    pub const OC706: Self = Self("OC706");
}

/// Every rule of the format, in the order of the ids.
static RULES: &[&Rule] = &[
    &DUPLICATE_ID,
    &DANGLING_REFERENCE,
    &REFERENCE_TO_WRONG_KIND,
    &CIRCULAR_REFERENCE,
    &REPEATED_REFERENCE,
    &INSTRUCTION_FROM_TOOL,
    &VERIFIED_HYPOTHESIS,
    &EXTERNAL_FROM_USER,
    &DECISION_WITHOUT_RATIONALE,
    &WRONGLY_RESOLVED,
    &SUPERSEDED_MISMATCH,
    &MISPLACED_RESOLUTION,
    &VERIFIED_WITHOUT_BASIS,
    &DECISION_FROM_TOOL,
    &CALL_ON_NON_ACTION,
    &BLIND_RETRY,
    &DECIDED_WITHOUT_APPROVAL,
    &MISPLACED_APPROVAL_RECORD,
    &APPROVAL_WITHOUT_EVIDENCE,
    &UNCERTAIN_WITHOUT_RECOURSE,
    &AWAITED_FROM_NOBODY,
    &APPROVAL_OF_NON_APPROVAL_AWAITED,
    &RESOURCE_WITHOUT_URI_OR_LOCATOR,
    &MALFORMED_DIGEST,
    &UNREGISTERED_DIGEST_ALGORITHM,
    &MALFORMED_URI,
    &RECORDED_CREDENTIAL,
    &CREDENTIAL_LIKE_TEXT,
    &MALFORMED_EXTENSION_KEY,
    &REQUIREMENT_OF_ABSENT_EXTENSION,
    &IMPOSSIBLE_TIMESTAMP,
    &TIMES_OUT_OF_ORDER,
    &LEAP_SECOND_OUT_OF_SEASON,
    &ID_WITHOUT_URN_UUID,
    &OWN_PARENT,
    &DERIVATION_WITHOUT_SOURCE,
    &BLANK_TEXT,
    &STATUS_AGAINST_THE_FACTS,
    &MISMATCHED_PARENT,
];

/// The rules that a check holds, with it.
static CHECKS: &[(&Rule, Check)] = &[
    (&DUPLICATE_ID, duplicate_id::check),
    (&DANGLING_REFERENCE, dangling_reference::check),
    (&REFERENCE_TO_WRONG_KIND, reference_to_wrong_kind::check),
    (&CIRCULAR_REFERENCE, circular_reference::check),
    (&REPEATED_REFERENCE, repeated_reference::check),
    (&APPROVAL_OF_NON_APPROVAL_AWAITED, approval_of_non_approval_awaited::check),
    (&MALFORMED_DIGEST, malformed_digest::check),
    (&UNREGISTERED_DIGEST_ALGORITHM, unregistered_digest_algorithm::check),
    (&MALFORMED_URI, malformed_uri::check),
    (&RECORDED_CREDENTIAL, recorded_credential::check),
    (&CREDENTIAL_LIKE_TEXT, credential_like_text::check),
    (&MALFORMED_EXTENSION_KEY, malformed_extension_key::check),
    (&REQUIREMENT_OF_ABSENT_EXTENSION, requirement_of_absent_extension::check),
    (&IMPOSSIBLE_TIMESTAMP, impossible_timestamp::check),
    (&TIMES_OUT_OF_ORDER, times_out_of_order::check),
    (&LEAP_SECOND_OUT_OF_SEASON, leap_second_out_of_season::check),
    (&ID_WITHOUT_URN_UUID, id_without_urn_uuid::check),
    (&OWN_PARENT, own_parent::check),
    (&DERIVATION_WITHOUT_SOURCE, derivation_without_source::check),
    (&BLANK_TEXT, blank_text::check),
    (&STATUS_AGAINST_THE_FACTS, status_against_the_facts::check),
    (&MISMATCHED_PARENT, mismatched_parent::check),
];

/// The rules that a check of each operation holds, with it.
static OPERATION_CHECKS: &[(&Rule, CheckOperation)] = &[
    (&CALL_ON_NON_ACTION, call_on_non_action::check_operation),
    (&BLIND_RETRY, blind_retry::check_operation),
    (&DECIDED_WITHOUT_APPROVAL, decided_without_approval::check_operation),
    (&MISPLACED_APPROVAL_RECORD, misplaced_approval_record::check_operation),
    (&APPROVAL_WITHOUT_EVIDENCE, approval_without_evidence::check_operation),
    (&UNCERTAIN_WITHOUT_RECOURSE, uncertain_without_recourse::check_operation),
    (&AWAITED_FROM_NOBODY, awaited_from_nobody::check_operation),
    (&TIMES_OUT_OF_ORDER, times_out_of_order::check_operation),
];

/// The rules that a check of each resource holds, with it.
static RESOURCE_CHECKS: &[(&Rule, CheckResource)] =
    &[(&RESOURCE_WITHOUT_URI_OR_LOCATOR, resource_without_uri_or_locator::check_resource)];

/// The rules that a check of each statement holds, with it.
static STATEMENT_CHECKS: &[(&Rule, CheckStatement)] = &[
    (&INSTRUCTION_FROM_TOOL, instruction_from_tool::check_statement),
    (&VERIFIED_HYPOTHESIS, verified_hypothesis::check_statement),
    (&EXTERNAL_FROM_USER, external_from_user::check_statement),
    (&DECISION_WITHOUT_RATIONALE, decision_without_rationale::check_statement),
    (&WRONGLY_RESOLVED, wrongly_resolved::check_statement),
    (&SUPERSEDED_MISMATCH, superseded_mismatch::check_statement),
    (&MISPLACED_RESOLUTION, misplaced_resolution::check_statement),
    (&VERIFIED_WITHOUT_BASIS, verified_without_basis::check_statement),
    (&DECISION_FROM_TOOL, decision_from_tool::check_statement),
];

// What `cargo xtask codegen` writes ends here.

pub use self::beside::{Parent, With};
#[cfg(feature = "proptest")]
pub use self::strategy::valid_checkpoint;

/// What a rule does with a document.
type Check = fn(&Document<'_>, &mut Findings<'_>);

/// What a rule does with each statement, which has its place in their list.
type CheckStatement = fn(usize, &Statement, &mut Findings<'_>);

/// What a rule does with each resource.
type CheckResource = fn(usize, &Resource, &mut Findings<'_>);

/// What a rule does with each operation.
type CheckOperation = fn(usize, &Operation, &mut Findings<'_>);

/// Everything that the rules find in a checkpoint, in the order of the document.
///
/// The order is that in which the model writes the checkpoint's members. The cost grows with the
/// size of the document and of what is found, and with nothing else.
///
/// ```
/// use opencheckpoint_model::v0_1::Checkpoint;
/// use opencheckpoint_rules::opencheckpoint;
///
/// let checkpoint: Checkpoint = exact_json::from_str(
///     r#"{
///       "opencheckpoint": "0.1",
///       "id": "urn:uuid:2f0c1c5e-6a3b-4d8e-9f10-0a1b2c3d4e5f",
///       "created_at": "2026-03-04T16:20:00Z",
///       "source": { "producer": { "name": "example" } },
///       "task": { "objective": "Release version 2.", "status": "active" },
///       "progress": { "focus": { "description": "The changelog.", "refs": ["r1"] } }
///     }"#,
/// )?;
/// let [finding] = &opencheckpoint::check(&checkpoint)[..] else { unreachable!() };
///
/// assert_eq!(
///     finding.to_string(),
///     "error OC102 dangling-reference at /progress/focus/refs/0: no object of the document has \
///      the id \"r1\"; add the object, correct the id or take the reference out",
/// );
/// # Ok::<(), exact_json::Error>(())
/// ```
#[must_use]
pub fn check(checkpoint: &Checkpoint) -> Vec<Finding> {
    check_with(checkpoint, &With::default())
}

/// Everything that the rules find in a checkpoint, in the order of the document, where others are at hand that it speaks of.
///
/// ```
/// use opencheckpoint_model::v0_1::Checkpoint;
/// use opencheckpoint_rules::opencheckpoint::{Parent, With, check_with};
///
/// let parent = br#"{ "opencheckpoint": "0.1", "id": "urn:uuid:2f0c1c5e-6a3b-4d8e-9f10-0a1b2c3d4e5f" }"#;
/// let checkpoint: Checkpoint = exact_json::from_str(
///     r#"{
///       "opencheckpoint": "0.1",
///       "id": "urn:uuid:7d1f7c5e-0b1a-4f0e-8a53-1c9d9a6e2b10",
///       "created_at": "2026-03-04T16:20:00Z",
///       "parent": {
///         "id": "urn:uuid:2f0c1c5e-6a3b-4d8e-9f10-0a1b2c3d4e5f",
///         "digest": { "algorithm": "sha-256-64", "value": "d21da2b38a9e6a15" }
///       },
///       "source": { "producer": { "name": "example" } },
///       "task": { "objective": "Release version 2.", "status": "active" }
///     }"#,
/// )?;
/// let with = With { parent: Some(Parent::read(parent)?) };
/// let [finding] = &check_with(&checkpoint, &with)[..] else { unreachable!() };
///
/// assert_eq!(
///     (finding.rule().name, finding.pointer()),
///     ("mismatched-parent", "/parent/digest/value"),
/// );
/// # Ok::<(), exact_json::Error>(())
/// ```
#[must_use]
pub fn check_with(checkpoint: &Checkpoint, with: &With<'_>) -> Vec<Finding> {
    let document = Document::new(checkpoint, with);
    let mut found = Vec::new();
    for &(rule, check) in CHECKS {
        check(&document, &mut Findings::of(rule, &mut found));
    }
    // All rules of an item before the next one comes: it is in the processor's cache then.
    for (n, statement) in document.statements() {
        for &(rule, check) in STATEMENT_CHECKS {
            check(n, statement, &mut Findings::of(rule, &mut found));
        }
    }
    for (n, resource) in document.resources() {
        for &(rule, check) in RESOURCE_CHECKS {
            check(n, resource, &mut Findings::of(rule, &mut found));
        }
    }
    for (n, operation) in document.operations() {
        for &(rule, check) in OPERATION_CHECKS {
            check(n, operation, &mut Findings::of(rule, &mut found));
        }
    }
    order::sort(found, checkpoint)
}

/// Every rule of the format, in the order of the ids.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    RULES.iter().copied()
}
