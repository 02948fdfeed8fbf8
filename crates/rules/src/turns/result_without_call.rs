//! AC102: what a result answers.

use std::collections::HashSet;

use super::seen::Seen;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "AC102",
    name: "result-without-call",
    format: Turns,
    class: Stream,
    severity: Warning,
    since: "0.1.0",
    page: "result_without_call.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    if seen.results.is_empty() {
        return;
    }
    let ids = seen.calls.iter().filter_map(|call| call.id.as_ref());
    let here: HashSet<&str> = ids.map(|id| id.text.as_str()).collect();
    let without_id = seen.calls.iter().filter(|call| call.id.is_none()).count();
    let mut open_without_id = seen.stream.open_without_id() + without_id;
    for result in &seen.results {
        let Some(id) = &result.call else {
            match open_without_id.checked_sub(1) {
                Some(left) => open_without_id = left,
                None => findings.report(
                    result.place,
                    "the result does not say which call it answers; give it the call's id, as \
                     \"tool_call_id\"",
                ),
            }
            continue;
        };
        if !here.contains(id.text.as_str()) && seen.stream.first_use(&id.text).is_none() {
            findings.report_text(id.place, &id.text, |id| {
                format!(
                    "no call before the result has the id {id}; correct the id, or put the turn with \
                     the call before it"
                )
            });
        }
    }
}
