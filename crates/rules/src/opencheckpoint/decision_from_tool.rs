//! OC209: who lays down what the work must respect.

use opencheckpoint_model::v0_1::{OriginType, Statement, StatementKind};

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC209",
    name: "decision-from-tool",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "decision_from_tool.md",
}

pub(super) fn check_statement(n: usize, statement: &Statement, findings: &mut Findings<'_>) {
    if !matches!(statement.kind, StatementKind::Constraint | StatementKind::Decision) {
        return;
    }
    let origin = match statement.origin.type_ {
        OriginType::User | OriginType::System | OriginType::Agent => return,
        origin @ (OriginType::Tool | OriginType::Application | OriginType::External) => origin,
    };
    findings.report(
        format!("/statements/{n}/origin/type"),
        format!(
            "a {} seldom comes from {:?}; record the text as \"external\", or name whoever \
             made it theirs",
            statement.kind.as_str(),
            origin.as_str(),
        ),
    );
}
