//! OC206: a status and a reference that say one thing.

use opencheckpoint_model::v0_1::{Statement, StatementStatus};

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC206",
    name: "superseded-mismatch",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "superseded_mismatch.md",
}

pub(super) fn check_statement(n: usize, statement: &Statement, findings: &mut Findings<'_>) {
    let status = statement.status.unwrap_or(StatementStatus::Active);
    match (status, &statement.superseded_by) {
        (StatementStatus::Superseded, None) => findings.report(
            format!("/statements/{n}"),
            format!(
                "the superseded statement {:?} has no \"superseded_by\"; name the statement \
                 that took its place, or say \"retracted\"",
                statement.id.as_str(),
            ),
        ),
        (StatementStatus::Superseded, Some(_)) | (_, None) => {}
        (_, Some(by)) => findings.report(
            format!("/statements/{n}/superseded_by"),
            format!(
                "superseded by {:?}, but the status is {:?}; say \"superseded\", or take \
                 \"superseded_by\" out",
                by.as_str(),
                status.as_str(),
            ),
        ),
    }
}
