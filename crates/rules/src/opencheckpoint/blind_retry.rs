//! OC302: what must not be repeated blindly.

use opencheckpoint_model::v0_1::{Operation, OperationEffect, OperationResume, OperationStatus};

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC302",
    name: "blind-retry",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "blind_retry.md",
}

pub(super) fn check_operation(n: usize, operation: &Operation, findings: &mut Findings<'_>) {
    if operation.status != OperationStatus::Uncertain
        || operation.resume != Some(OperationResume::Retry)
    {
        return;
    }
    let effect = match operation.effect {
        Some(OperationEffect::None | OperationEffect::Idempotent) => return,
        Some(effect @ (OperationEffect::NonIdempotent | OperationEffect::Unknown)) => {
            format!("its effect is {:?}", effect.as_str())
        }
        None => "it declares no effect".to_owned(),
    };
    findings.report(
        format!("/operations/{n}/resume"),
        format!(
            "the outcome of {:?} is uncertain and {effect}, so \"retry\" may do it twice; say \
             \"verify_first\" or \"ask\", or declare the effect if repeating does no harm",
            operation.id.as_str(),
        ),
    );
}
