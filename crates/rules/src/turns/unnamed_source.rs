//! AC106: where a turn is from.

use agent_turns_model::Nullable;

use super::seen::Seen;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "AC106",
    name: "unnamed-source",
    format: Turns,
    class: Record,
    severity: Warning,
    since: "0.1.0",
    page: "unnamed_source.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Some(Nullable::Value(meta)) = &seen.turn.meta else { return };
    let Some(source) = meta.get("source") else { return };
    let text = source.with(|source| {
        exact_json::read::text(source).ok().map(|text| text.decode().trim().to_owned())
    });
    let message = match text {
        Some(text) if !text.is_empty() => return,
        Some(_) => {
            "the source is blank; name the file that the turn is from, or take the member out"
        }
        None => {
            "the source is no text; name the file that the turn is from, or take the member out"
        }
    };
    findings.report("/_meta/source", message);
}
