//! ASR-222: a later state of a plan.

use session_record_model::Record;

use super::kind::Kind;
use super::seen::Seen;
use super::stream::Target;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-222",
    name: "unlinked-plan-revision",
    format: SessionRecord,
    class: Stream,
    severity: Error,
    since: "0.1.0",
    page: "unlinked_plan_revision.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Record::Plan(plan) = seen.record else { return };
    // A copy is no later state.
    if plan.envelope.copied_from.is_some() {
        return;
    }
    let superseded = plan.envelope.supersedes.as_deref();
    let target = superseded.map(|reference| seen.stream.target(reference));
    let Some(states) = seen.stream.states(&plan.plan_id) else {
        if let Some(Target::Records(found)) = target
            && found.kinds.contains(Kind::Plan)
        {
            findings.report_text_related(
                "/planId",
                &plan.plan_id,
                |id| {
                    format!(
                        "{id} is a new plan and supersedes a state of another one; give it the \
                         same \"planId\", or take \"supersedes\" out"
                    )
                },
                vec![Related::at(found.line, "/planId", "the state that it supersedes")],
            );
        }
        return;
    };
    let related = vec![Related::at(states.previous(), "", "the state before it")];
    match (superseded, target) {
        (Some(superseded), Some(target)) => {
            let is_previous = match target {
                // Where several records have the id, SR102 says so.
                Target::Records(found) => states.end_on(found.line) || found.are_several,
                Target::NotFollowed => true,
                Target::Session(_) | Target::Nothing => false,
            };
            if !is_previous {
                let message = |superseded: &str| {
                    format!("{superseded} is not the previous state of the plan; name that one")
                };
                findings.report_text_related("/supersedes", superseded, message, related);
            }
        }
        _ => findings.report_text_related(
            "",
            &plan.plan_id,
            |id| {
                format!(
                    "the plan {id} has an earlier state, which this one does not name; let \
                     \"supersedes\" be its id"
                )
            },
            related,
        ),
    }
}
