//! OC705: what a task's status says of the rest.

use opencheckpoint_model::v0_1::{
    CriterionState, OperationStatus, StatementKind, StatementStatus, TaskStatus,
};

use super::document::Document;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "OC705",
    name: "status-against-the-facts",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "status_against_the_facts.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    match document.checkpoint.task.status {
        TaskStatus::Completed => completed(document, findings),
        TaskStatus::AwaitingInput => awaiting_input(document, findings),
        TaskStatus::Active | TaskStatus::Blocked | TaskStatus::Paused | TaskStatus::Abandoned => {}
    }
}

fn completed(document: &Document<'_>, findings: &mut Findings<'_>) {
    let criteria = document.checkpoint.task.success_criteria.iter().flatten().enumerate();
    let unmet = criteria.filter(|(_, criterion)| criterion.state == CriterionState::Unmet);
    let unmet = unmet.map(|(n, _)| {
        Related::new(format!("/task/success_criteria/{n}/state"), "the criterion is unmet")
    });
    let pending = document.operations().filter(|(_, operation)| match operation.status {
        OperationStatus::Planned | OperationStatus::Awaiting | OperationStatus::Uncertain => true,
        OperationStatus::Failed
        | OperationStatus::Approved
        | OperationStatus::Rejected
        | OperationStatus::Completed
        | OperationStatus::Cancelled => false,
    });
    let pending = pending
        .map(|(n, _)| Related::new(format!("/operations/{n}/status"), "the operation is pending"));
    let related: Vec<_> = unmet.chain(pending).collect();
    if !related.is_empty() {
        findings.report_related(
            "/task/status",
            "the task is \"completed\", but a criterion is unmet or an operation pending; say what \
             became of it, or that the task goes on",
            related,
        );
    }
}

fn awaiting_input(document: &Document<'_>, findings: &mut Findings<'_>) {
    let is_awaited = document.operations().any(|(_, o)| o.status == OperationStatus::Awaiting);
    let is_asked = document.statements().any(|(_, statement)| {
        let status = statement.status.unwrap_or(StatementStatus::Active);
        statement.kind == StatementKind::Question && status == StatementStatus::Active
    });
    if !is_awaited && !is_asked {
        findings.report(
            "/task/status",
            "the task is \"awaiting_input\", but no operation is awaited and no question open; record \
             what is asked, and of whom",
        );
    }
}
