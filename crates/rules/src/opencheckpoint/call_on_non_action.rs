//! OC301: what stands for a call.

use opencheckpoint_model::v0_1::{Operation, OperationKind};

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC301",
    name: "call-on-non-action",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "call_on_non_action.md",
}

pub(super) fn check_operation(n: usize, operation: &Operation, findings: &mut Findings<'_>) {
    if let Some(call) = &operation.call
        && operation.kind != OperationKind::Action
    {
        findings.report(
            format!("/operations/{n}/call"),
            format!(
                "only an action stands for a call, and this operation is of the kind {:?}; \
                 record the call of {:?} as an \"action\" of its own that depends on this \
                 operation",
                operation.kind.as_str(),
                call.tool,
            ),
        );
    }
}
