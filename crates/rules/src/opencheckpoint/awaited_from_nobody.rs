//! OC307: who is to answer.

use opencheckpoint_model::v0_1::{Operation, OperationKind, OperationStatus};

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC307",
    name: "awaited-from-nobody",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "awaited_from_nobody.md",
}

pub(super) fn check_operation(n: usize, operation: &Operation, findings: &mut Findings<'_>) {
    let is_answered = match operation.kind {
        OperationKind::Approval | OperationKind::Input => true,
        OperationKind::Action | OperationKind::Wait => false,
    };
    let is_known = operation.requested_from.as_ref().is_some_and(|whom| !whom.trim().is_empty());
    if operation.status == OperationStatus::Awaiting && is_answered && !is_known {
        findings.report(
            format!("/operations/{n}"),
            format!(
                "the {} {:?} is awaited from nobody; say in \"requested_from\" whose answer is \
                 needed",
                operation.kind.as_str(),
                operation.id.as_str(),
            ),
        );
    }
}
