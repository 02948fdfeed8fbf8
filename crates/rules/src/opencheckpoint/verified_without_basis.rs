//! OC208: what a verified statement rests on.

use opencheckpoint_model::v0_1::{Statement, StatementKind, VerificationState};

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC208",
    name: "verified-without-basis",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "verified_without_basis.md",
}

pub(super) fn check_statement(n: usize, statement: &Statement, findings: &mut Findings<'_>) {
    let Some(verification) = &statement.verification else { return };
    let has_evidence = statement.evidence.iter().flatten().next().is_some();
    let has_method = verification.method.as_ref().is_some_and(|method| !method.trim().is_empty());
    // A verified hypothesis is OC202's.
    if statement.kind != StatementKind::Hypothesis
        && verification.state == VerificationState::Verified
        && !has_evidence
        && !has_method
        && verification.checked_at.is_none()
    {
        findings.report(
            format!("/statements/{n}"),
            format!(
                "{:?} is \"verified\" and has no \"evidence\", no \"method\" and no \"checked_at\"; \
                 say how it was checked, or say \"unverified\"",
                statement.id.as_str(),
            ),
        );
    }
}
