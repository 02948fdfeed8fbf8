//! OC704: what is there to be read.

use exact_json::Place;

use super::document::Document;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC704",
    name: "blank-text",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "blank_text.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    let is_blank = |(text, _): &(&str, Place)| text.chars().all(char::is_whitespace);
    let strings = document.strings().filter(is_blank);
    let explanations = strings.filter(|(_, place)| is_explanation(*place));
    for (_, place) in document.texts().filter(is_blank).chain(explanations) {
        findings.report(place, "the text is blank; write it, or take out what has it");
    }
}

/// Whether the place is that of a member that a rule demands, and that says nothing where it is blank.
fn is_explanation(place: Place) -> bool {
    matches!(place.template(), "/statements/*/rationale" | "/statements/*/resolution")
}
