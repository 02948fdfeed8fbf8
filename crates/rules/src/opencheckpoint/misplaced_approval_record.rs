//! OC304: where a decision may be recorded.

use opencheckpoint_model::v0_1::{OperationKind, OperationStatus};

use super::document::Document;
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

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for (n, operation) in document.operations() {
        if operation.approval.is_none() {
            continue;
        }
        let message = if operation.kind != OperationKind::Approval {
            format!(
                "an operation of the kind {:?} has no approval record; record the approval as an \
                 operation of its own",
                operation.kind.as_str(),
            )
        } else if !matches!(operation.status, OperationStatus::Approved | OperationStatus::Rejected)
        {
            format!(
                "an approval whose status is {:?} has no approval record; say \"approved\" or \
                 \"rejected\", or take the record out",
                operation.status.as_str(),
            )
        } else {
            continue;
        };
        findings.report(format!("/operations/{n}/approval"), message);
    }
}
