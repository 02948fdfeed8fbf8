//! SR103: references lead to a record of the right type.

use std::borrow::Cow;

use session_record_model::Record;

use super::kind::Kind;
use super::seen::Seen;
use super::stream::Target;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "SR103",
    name: "dangling-record-reference",
    format: SessionRecord,
    class: Stream,
    severity: Warning,
    since: "0.1.0",
    page: "dangling_record_reference.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    for reference in references(seen) {
        reference.check(seen, findings);
    }
    match seen.record {
        Record::ToolResult(result) => check_call(seen, &result.call_id, findings),
        Record::Plan(plan) => {
            plan.call_id.iter().for_each(|call| check_call(seen, call, findings));
        }
        Record::Subagent(subagent) => {
            subagent.call_id.iter().for_each(|call| check_call(seen, call, findings));
        }
        _ => {}
    }
}

/// A ref, or a session reference where one may stand.
struct Reference<'r> {
    pointer: Cow<'static, str>,
    text: &'r str,
    /// The type of the record that it must name; any, if none is said.
    wanted: Option<Kind>,
    /// Whether it may lead into another session.
    may_leave: bool,
}

/// The references of a record. The message of a delivery is none of them: it is ASR-235's.
fn references<'r>(seen: &'r Seen<'_>) -> Vec<Reference<'r>> {
    let own = Some(Kind::of(seen.record));
    let mut references = Vec::new();
    let mut reference = |pointer: &'static str, text: Option<&'r str>, wanted, may_leave| {
        let pointer = Cow::Borrowed(pointer);
        references.extend(text.map(|text| Reference { pointer, text, wanted, may_leave }));
    };
    reference("/supersedes", seen.head.supersedes.as_deref(), own, false);
    reference("/copiedFrom", seen.head.copied_from.as_deref(), own, true);
    match seen.record {
        Record::ToolCall(call) => {
            let message = call.at.as_ref().map(|at| at.message.as_str());
            reference("/at/message", message, Some(Kind::Message), false);
        }
        Record::Compaction(compaction) => {
            reference("/firstKept", compaction.first_kept.as_deref(), None, false);
        }
        // An empty source, and a session without a place in it, break ASR-228.
        Record::Message(message) => {
            let sources = message.derived_from().iter().enumerate();
            let sources = sources.filter(|(_, source)| !source.is_empty());
            references.extend(sources.map(|(n, source)| Reference {
                pointer: Cow::Owned(format!("/derivedFrom/{n}")),
                text: source,
                wanted: None,
                may_leave: true,
            }));
        }
        _ => {}
    }
    references
}

impl Reference<'_> {
    fn check(self, seen: &Seen<'_>, findings: &mut Findings<'_>) {
        let Self { pointer, text, wanted, may_leave } = self;
        match (seen.stream.target(text), wanted) {
            (Target::Records(found), Some(wanted)) if !found.kinds.contains(wanted) => {
                let related = Related::at(found.line, "", "the record is here");
                findings.report_text_related(
                    pointer,
                    text,
                    |text| format!("{text} is {}, and {wanted} is meant; name one", found.kinds),
                    vec![related],
                );
            }
            (Target::Session(_), _) if may_leave => {}
            (Target::Session(_) | Target::Nothing, _) => {
                let mut findings = findings.at_most(seen.severity_of_dangling());
                findings.report_text(pointer, text, |text| seen.dangling(text));
            }
            (Target::Records(_) | Target::NotFollowed, _) => {}
        }
    }
}

fn check_call(seen: &Seen<'_>, call: &str, findings: &mut Findings<'_>) {
    let found = seen.stream.with_call(call);
    if found.is_none_or(|found| !found.kinds.contains(Kind::ToolCall)) {
        let mut findings = findings.at_most(seen.severity_of_dangling());
        findings.report_text("/callId", call, |call| {
            if seen.is_fragment {
                format!(
                    "{call} is a call that is not in front of the record; the stream is a part of \
                     another, where it may be",
                )
            } else {
                format!(
                    "{call} is the id of no tool call in front of the record; put the call there, \
                     or correct the id",
                )
            }
        });
    }
}
