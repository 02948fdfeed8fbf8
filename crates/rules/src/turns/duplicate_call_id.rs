//! AC105: one id, one call.

use std::collections::HashMap;

use super::seen::{Seen, Spot};
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "AC105",
    name: "duplicate-call-id",
    format: Turns,
    class: Stream,
    severity: Warning,
    since: "0.1.0",
    page: "duplicate_call_id.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let mut here = HashMap::new();
    for id in seen.calls.iter().filter_map(|call| call.id.as_ref()) {
        let before = seen.stream.first_use(&id.text);
        let place = *here.entry(&id.text).or_insert(id.place);
        let first = before.unwrap_or(Spot { line: seen.line, place });
        if before.is_none() && place == id.place {
            continue;
        }
        findings.report_text_related(
            id.place,
            &id.text,
            |id| format!("the id {id} is that of a call before; give each call an id of its own"),
            vec![Related::at(first.line, first.place, "the id is first used here")],
        );
    }
}
