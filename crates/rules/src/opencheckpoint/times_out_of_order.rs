//! OC602: what comes before what.

use exact_json::Timestamp;
use opencheckpoint_model::v0_1::Operation;

use super::document::Document;
use crate::finding::{Findings, Related, quoted};
use crate::rule::declare_rule;

declare_rule! {
    id: "OC602",
    name: "times-out-of-order",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "times_out_of_order.md",
}

pub(super) fn check_operation(n: usize, operation: &Operation, findings: &mut Findings<'_>) {
    let Some(requested) = &operation.requested_at else { return };
    let decided = operation.approval.as_ref().map(|approval| &approval.decided_at);
    let later = [
        ("last_attempt_at", operation.last_attempt_at.as_ref()),
        ("expires_at", operation.expires_at.as_ref()),
        ("approval/decided_at", decided),
    ];
    for (member, later) in later {
        let Some(later) = later.filter(|later| is_before(later, requested)) else { continue };
        findings.report_related(
            format!("/operations/{n}/{member}"),
            format!(
                "{} is before {:?} was requested, {}; correct one of the times",
                quoted(later.as_str()),
                operation.id.as_str(),
                quoted(requested.as_str()),
            ),
            vec![Related::new(format!("/operations/{n}/requested_at"), "it was requested then")],
        );
    }
}

/// What a checkpoint tells of has happened when it is captured.
pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    const PAST: [&str; 4] = ["/completed_at", "/recorded_at", "/checked_at", "/observed_at"];
    let captured = &document.checkpoint.created_at;
    let Some(instant) = captured.instant() else { return };
    let mut related = Vec::new();
    let mut first = None;
    for &(timestamp, place) in &document.leaves.timestamps {
        let is_later = timestamp.instant().is_some_and(|other| other > instant);
        if is_later && PAST.iter().any(|member| place.template().ends_with(member)) {
            first.get_or_insert(timestamp);
            related.push(Related::new(place, "this is later"));
        }
    }
    let Some(first) = first else { return };
    findings.report_related(
        "/created_at",
        format!(
            "the checkpoint was captured at {}, before it could know of {}; correct one of the times",
            quoted(captured.as_str()),
            quoted(first.as_str()),
        ),
        related,
    );
}

/// Whether one time is before the other. What is no time is before none: it is OC601's.
fn is_before(one: &Timestamp, other: &Timestamp) -> bool {
    one.cmp_instant(other).is_some_and(std::cmp::Ordering::is_lt)
}
