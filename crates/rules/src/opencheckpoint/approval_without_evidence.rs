//! OC305: where an approval can be checked.

use opencheckpoint_model::v0_1::Operation;

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC305",
    name: "approval-without-evidence",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "approval_without_evidence.md",
}

pub(super) fn check_operation(n: usize, operation: &Operation, findings: &mut Findings<'_>) {
    if operation.approval.as_ref().is_some_and(|approval| approval.evidence.is_empty()) {
        findings.report(
            format!("/operations/{n}/approval/evidence"),
            format!(
                "nothing shows the approval {:?}; name the resource in a system of record where \
                 it can be verified",
                operation.id.as_str(),
            ),
        );
    }
}
