//! OC204: why something was decided.

use opencheckpoint_model::v0_1::{Statement, StatementKind};

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC204",
    name: "decision-without-rationale",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "decision_without_rationale.md",
}

pub(super) fn check_statement(n: usize, statement: &Statement, findings: &mut Findings<'_>) {
    if statement.kind == StatementKind::Decision && statement.rationale.is_none() {
        findings.report(
            format!("/statements/{n}"),
            format!(
                "the decision {:?} has no \"rationale\"; say why it was decided so",
                statement.id.as_str(),
            ),
        );
    }
}
