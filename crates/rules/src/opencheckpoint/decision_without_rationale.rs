//! OC204: why something was decided.

use opencheckpoint_model::v0_1::StatementKind;

use super::document::Document;
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

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for (n, statement) in document.statements() {
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
}
