//! OC205: only questions are resolved, and with an answer.

use opencheckpoint_model::v0_1::{Statement, StatementKind, StatementStatus};

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC205",
    name: "wrongly-resolved",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "wrongly_resolved.md",
}

pub(super) fn check_statement(n: usize, statement: &Statement, findings: &mut Findings<'_>) {
    if statement.status != Some(StatementStatus::Resolved) {
        return;
    }
    if statement.kind != StatementKind::Question {
        findings.report(
            format!("/statements/{n}/status"),
            format!(
                "only a question can be \"resolved\", and this is of the kind {:?}; say \
                 \"retracted\", or \"superseded\" with the statement that holds now",
                statement.kind.as_str(),
            ),
        );
    } else if statement.resolution.is_none() {
        findings.report(
            format!("/statements/{n}"),
            format!(
                "the resolved question {:?} has no \"resolution\"; write down the answer, or \
                 leave the question \"active\"",
                statement.id.as_str(),
            ),
        );
    }
}
