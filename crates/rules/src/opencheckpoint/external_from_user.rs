//! OC203: whose words external content is.

use opencheckpoint_model::v0_1::{OriginType, Statement, StatementKind};

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC203",
    name: "external-from-user",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "external_from_user.md",
}

pub(super) fn check_statement(n: usize, statement: &Statement, findings: &mut Findings<'_>) {
    let origin = statement.origin.type_;
    if statement.kind == StatementKind::External
        && matches!(origin, OriginType::User | OriginType::System)
    {
        findings.report(
            format!("/statements/{n}/origin/type"),
            format!(
                "external content cannot come from {:?}; name the tool, the application, the \
                 agent or the third party it came from, or give the statement another kind",
                origin.as_str(),
            ),
        );
    }
}
