//! ASR-214: what the text of a reasoning part is.

use session_record_model::{ContentPart, ReasoningVisibility};

use super::seen::Seen;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-214",
    name: "text-of-unexposed-reasoning",
    format: SessionRecord,
    class: Record,
    severity: Error,
    since: "0.1.0",
    page: "text_of_unexposed_reasoning.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    for (place, part) in seen.parts() {
        let ContentPart::Reasoning(part) = part else { continue };
        let Some(visibility) = &part.visibility else { continue };
        let mend = match visibility {
            ReasoningVisibility::Summary => "put it in \"summary\"",
            ReasoningVisibility::Omitted
            | ReasoningVisibility::Encrypted
            | ReasoningVisibility::Redacted => "take it out, or correct the visibility",
            ReasoningVisibility::Full | ReasoningVisibility::Other(_) => continue,
        };
        // What the provider leaves of a thought that it withholds is often an empty text.
        if part.text.as_ref().is_none_or(String::is_empty) {
            continue;
        }
        findings.report_related(
            format!("{place}/text"),
            format!(
                "the visibility is \"{visibility}\", and \"text\" is for reasoning that the \
                 provider exposed in full; {mend}"
            ),
            vec![Related::new(format!("{place}/visibility"), "the visibility is here")],
        );
    }
}
