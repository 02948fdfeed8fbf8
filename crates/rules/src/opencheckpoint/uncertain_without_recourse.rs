//! OC306: how the outcome of an uncertain action can be found out.

use opencheckpoint_model::v0_1::{Operation, OperationEffect, OperationKind, OperationStatus};

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC306",
    name: "uncertain-without-recourse",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "uncertain_without_recourse.md",
}

pub(super) fn check_operation(n: usize, operation: &Operation, findings: &mut Findings<'_>) {
    let may_duplicate = match operation.effect {
        Some(OperationEffect::None | OperationEffect::Idempotent) => false,
        Some(OperationEffect::NonIdempotent | OperationEffect::Unknown) | None => true,
    };
    if operation.kind == OperationKind::Action
        && operation.status == OperationStatus::Uncertain
        && may_duplicate
        && operation.record.is_none()
        && operation.idempotency_key.is_none()
        && operation.resume.is_none()
    {
        findings.report(
            format!("/operations/{n}"),
            format!(
                "the outcome of {:?} is uncertain, and it has no \"record\", no \
                 \"idempotency_key\" and no \"resume\"; say where its outcome can be seen, or \
                 what to do",
                operation.id.as_str(),
            ),
        );
    }
}
