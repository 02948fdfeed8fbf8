//! ASR-221: what a plan holds.

use session_record_model::{PlanType, Record};

use super::seen::Seen;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-221",
    name: "plan-without-content",
    format: SessionRecord,
    class: Record,
    severity: Error,
    since: "0.1.0",
    page: "plan_without_content.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Record::Plan(plan) = seen.record else { return };
    match &plan.plan_type {
        PlanType::Items if plan.entries.is_none() => {
            findings.report_text("", &plan.plan_id, |id| {
                format!(
                    "the plan {id} is of items and has no entries; write them, [] where there are \
                     none",
                )
            });
        }
        kind @ (PlanType::Document | PlanType::Goal) if plan.content.is_none() => {
            let capture = plan.envelope.capture.as_ref();
            if capture.is_none_or(|capture| capture.content.is_none()) {
                findings.report_text("", &plan.plan_id, |id| {
                    format!(
                        "the plan {id} is a {kind} and has no content; write it, or say with \
                         \"capture.content\" why it is not there"
                    )
                });
            }
        }
        PlanType::Items | PlanType::Document | PlanType::Goal | PlanType::Other(_) => {}
    }
}
