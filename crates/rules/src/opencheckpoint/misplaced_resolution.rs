//! OC207: where an answer may stand.

use opencheckpoint_model::v0_1::{Statement, StatementKind, StatementStatus};

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC207",
    name: "misplaced-resolution",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "misplaced_resolution.md",
}

pub(super) fn check_statement(n: usize, statement: &Statement, findings: &mut Findings<'_>) {
    let status = statement.status.unwrap_or(StatementStatus::Active);
    // What is resolved and no question is OC205's.
    if statement.resolution.is_none() || status == StatementStatus::Resolved {
        return;
    }
    let message = if statement.kind == StatementKind::Question {
        format!(
            "the question {:?} has a \"resolution\", but its status is {:?}; say \"resolved\", or \
             take the resolution out",
            statement.id.as_str(),
            status.as_str(),
        )
    } else {
        format!(
            "only a resolved question has a \"resolution\", and this is of the kind {:?}; record \
             the text as a statement of its own, or as a \"rationale\"",
            statement.kind.as_str(),
        )
    };
    findings.report(format!("/statements/{n}/resolution"), message);
}
