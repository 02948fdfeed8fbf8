//! AC103: calls in flight.

use super::in_flight::Unanswered;
use super::seen::Stream;
use crate::Severity;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "AC103",
    name: "call-without-result",
    format: Turns,
    class: Whole,
    severity: Error,
    since: "0.1.0",
    page: "call_without_result.md",
}

pub(super) fn check(stream: &Stream, findings: &mut Findings<'_>) {
    for Unanswered { id, line, call: place, at_the_end, in_doubt } in stream.unanswered() {
        let (severity, remedy) = match (at_the_end, in_doubt) {
            (true, false) => (
                Severity::Error,
                "and the file ends so; take out the turn that makes it and those after it, or add \
                 the result",
            ),
            (true, true) => (
                Severity::Warning,
                "unless one does that names no call; give that result the call's id",
            ),
            (false, _) => (
                Severity::Warning,
                "and the conversation goes on without it; add the result, or one that says that it \
                 is lost",
            ),
        };
        let mut findings = findings.at(line);
        let mut findings = findings.at_most(severity);
        match id {
            Some(id) => findings
                .report_text(place, id, |id| format!("no result answers the call {id}, {remedy}")),
            None => findings.report(place, format!("no result answers the call, {remedy}")),
        }
    }
}
