//! OC304: where a decision may be recorded.

use opencheckpoint_model::v0_1::{Operation, OperationKind, OperationStatus};

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC304",
    name: "misplaced-approval-record",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "misplaced_approval_record.md",
}

pub(super) fn check_operation(n: usize, operation: &Operation, findings: &mut Findings<'_>) {
    if operation.approval.is_none() {
        return;
    }
    let message = if operation.kind != OperationKind::Approval {
        format!(
            "an operation of the kind {:?} has no approval record; record the approval as an \
             operation of its own",
            operation.kind.as_str(),
        )
    } else if !matches!(operation.status, OperationStatus::Approved | OperationStatus::Rejected) {
        format!(
            "an approval whose status is {:?} has no approval record; say \"approved\" or \
             \"rejected\", or take the record out",
            operation.status.as_str(),
        )
    } else {
        return;
    };
    findings.report(format!("/operations/{n}/approval"), message);
}
