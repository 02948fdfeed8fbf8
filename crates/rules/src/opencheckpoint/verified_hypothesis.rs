//! OC202: what is verified is no hypothesis any more.

use opencheckpoint_model::v0_1::{Statement, StatementKind, VerificationState};

use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC202",
    name: "verified-hypothesis",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "verified_hypothesis.md",
}

pub(super) fn check_statement(n: usize, statement: &Statement, findings: &mut Findings<'_>) {
    let state = statement.verification.as_ref().map(|verification| verification.state);
    if statement.kind == StatementKind::Hypothesis && state == Some(VerificationState::Verified) {
        findings.report(
            format!("/statements/{n}/verification/state"),
            "a hypothesis cannot be \"verified\"; record it as an \"observation\", or say \
             \"unverified\"",
        );
    }
}
