//! The rules of `OpenCheckpoint` 0.1.

use opencheckpoint_model::v0_1::Checkpoint;

use self::document::Document;
use crate::finding::{Finding, Findings};
use crate::order;
use crate::rule::Rule;

// What follows is written by `cargo xtask codegen` from the files of this folder.

mod blind_retry;
mod call_on_non_action;
mod circular_reference;
mod dangling_reference;
mod decided_without_approval;
mod decision_without_rationale;
mod document;
mod duplicate_id;
mod external_from_user;
mod index;
mod instruction_from_tool;
mod misplaced_approval_record;
mod prose;
mod reference_to_wrong_kind;
mod resource_without_uri_or_locator;
mod strategy;
mod superseded_mismatch;
mod verified_hypothesis;
mod wrongly_resolved;

pub use self::blind_retry::RULE as BLIND_RETRY;
pub use self::call_on_non_action::RULE as CALL_ON_NON_ACTION;
pub use self::circular_reference::RULE as CIRCULAR_REFERENCE;
pub use self::dangling_reference::RULE as DANGLING_REFERENCE;
pub use self::decided_without_approval::RULE as DECIDED_WITHOUT_APPROVAL;
pub use self::decision_without_rationale::RULE as DECISION_WITHOUT_RATIONALE;
pub use self::duplicate_id::RULE as DUPLICATE_ID;
pub use self::external_from_user::RULE as EXTERNAL_FROM_USER;
pub use self::instruction_from_tool::RULE as INSTRUCTION_FROM_TOOL;
pub use self::misplaced_approval_record::RULE as MISPLACED_APPROVAL_RECORD;
pub use self::reference_to_wrong_kind::RULE as REFERENCE_TO_WRONG_KIND;
pub use self::resource_without_uri_or_locator::RULE as RESOURCE_WITHOUT_URI_OR_LOCATOR;
pub use self::superseded_mismatch::RULE as SUPERSEDED_MISMATCH;
pub use self::verified_hypothesis::RULE as VERIFIED_HYPOTHESIS;
pub use self::wrongly_resolved::RULE as WRONGLY_RESOLVED;

/// Every rule of the format with its check, in the order of the ids.
static CHECKS: &[(&Rule, Check)] = &[
    (&DUPLICATE_ID, duplicate_id::check),
    (&DANGLING_REFERENCE, dangling_reference::check),
    (&REFERENCE_TO_WRONG_KIND, reference_to_wrong_kind::check),
    (&CIRCULAR_REFERENCE, circular_reference::check),
    (&INSTRUCTION_FROM_TOOL, instruction_from_tool::check),
    (&VERIFIED_HYPOTHESIS, verified_hypothesis::check),
    (&EXTERNAL_FROM_USER, external_from_user::check),
    (&DECISION_WITHOUT_RATIONALE, decision_without_rationale::check),
    (&WRONGLY_RESOLVED, wrongly_resolved::check),
    (&SUPERSEDED_MISMATCH, superseded_mismatch::check),
    (&CALL_ON_NON_ACTION, call_on_non_action::check),
    (&BLIND_RETRY, blind_retry::check),
    (&DECIDED_WITHOUT_APPROVAL, decided_without_approval::check),
    (&MISPLACED_APPROVAL_RECORD, misplaced_approval_record::check),
    (&RESOURCE_WITHOUT_URI_OR_LOCATOR, resource_without_uri_or_locator::check),
];

// What `cargo xtask codegen` writes ends here.

#[cfg(feature = "proptest")]
pub use self::strategy::valid_checkpoint;

/// What a rule does with a document.
type Check = fn(&Document<'_>, &mut Findings<'_>);

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
    let document = Document::new(checkpoint);
    let mut found = Vec::new();
    for &(rule, check) in CHECKS {
        check(&document, &mut Findings::of(rule, &mut found));
    }
    order::sort(found, checkpoint)
}

/// Every rule of the format, in the order of the ids.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    CHECKS.iter().map(|&(rule, _)| rule)
}
