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
    for blank in &document.leaves.blank {
        if blank.is_text || is_explanation(blank.place) {
            findings.report(blank.place, "the text is blank; write it, or take out what has it");
        }
    }
}

/// Whether the place is that of a member that a rule demands, and that says nothing where it is blank.
fn is_explanation(place: Place) -> bool {
    matches!(place.template(), "/statements/*/rationale" | "/statements/*/resolution")
}
