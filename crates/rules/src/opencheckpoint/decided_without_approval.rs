//! OC303: who may say that something is approved.

use opencheckpoint_model::v0_1::{Operation, OperationKind, OperationStatus};

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC303",
    name: "decided-without-approval",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "decided_without_approval.md",
}

pub(super) fn check_operation(n: usize, operation: &Operation, findings: &mut Findings<'_>) {
    let status = operation.status;
    if !matches!(status, OperationStatus::Approved | OperationStatus::Rejected) {
        return;
    }
    let status = status.as_str();
    if operation.kind != OperationKind::Approval {
        findings.report(
            format!("/operations/{n}/status"),
            format!(
                "only an approval can be {status:?}, and this operation is of the kind {:?}; \
                 record the approval as an operation of its own, or say \"completed\" or \
                 \"cancelled\"",
                operation.kind.as_str(),
            ),
        );
    } else if operation.approval.is_none() {
        findings.report(
            format!("/operations/{n}"),
            format!(
                "the {status} approval {:?} has no \"approval\" record; write down who \
                 decided, when, and where that can be checked",
                operation.id.as_str(),
            ),
        );
    }
}
