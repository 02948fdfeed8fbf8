//! OC308: what lifts a stop condition.

use std::collections::HashMap;

use opencheckpoint_model::v0_1::{OperationKind, StopConditionUntilStatus};

use super::document::Document;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "OC308",
    name: "approval-of-non-approval-awaited",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "approval_of_non_approval_awaited.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    let mut operations = HashMap::new();
    for (n, operation) in document.operations() {
        // Of several with one id, an approval is what is meant.
        let known = operations.entry(operation.id.as_str()).or_insert((n, operation.kind));
        if operation.kind == OperationKind::Approval {
            *known = (n, operation.kind);
        }
    }
    let continuation = document.checkpoint.continuation.as_ref();
    let conditions = continuation.and_then(|continuation| continuation.stop_conditions.as_ref());
    for (c, condition) in conditions.into_iter().flatten().enumerate() {
        for (u, until) in condition.until.iter().flatten().enumerate() {
            let status = until.status;
            let Some(&(n, kind)) = operations.get(until.operation.as_str()) else { continue };
            if kind == OperationKind::Approval
                || !matches!(
                    status,
                    StopConditionUntilStatus::Approved | StopConditionUntilStatus::Rejected
                )
            {
                continue;
            }
            findings.report_related(
                format!("/continuation/stop_conditions/{c}/until/{u}/status"),
                format!(
                    "{:?} is of the kind {:?} and is never {:?}; wait for its approval, or for \
                     \"completed\"",
                    until.operation.as_str(),
                    kind.as_str(),
                    status.as_str(),
                ),
                vec![Related::new(format!("/operations/{n}"), "the operation is here")],
            );
        }
    }
}
