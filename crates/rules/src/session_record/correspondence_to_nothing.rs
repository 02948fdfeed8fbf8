//! ASR-208: what a correspondence is between.

use session_record_model::{Capture, CaptureState, ContentPart, Record};

use super::seen::{Seen, is_absent};
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-208",
    name: "correspondence-to-nothing",
    format: SessionRecord,
    class: Record,
    severity: Warning,
    since: "0.1.0",
    page: "correspondence_to_nothing.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Record::Message(message) = seen.record else { return };
    let Some(correspondence) = &message.display_correspondence else { return };
    let capture = message.envelope.capture.as_ref();
    let state = |of: fn(&Capture) -> Option<&CaptureState>| capture.and_then(of);
    let content = state(|capture| capture.content.as_ref());
    let display = state(|capture| capture.display_content.as_ref());
    let missing = if !is_held(message.display_content(), display) {
        "display content"
    } else if !is_held(&message.content, content) {
        "content"
    } else {
        return;
    };
    findings.report_text("/displayCorrespondence", correspondence.as_str(), |correspondence| {
        format!("the message has no {missing} for {correspondence} to speak of; take it out")
    });
}

/// Whether the source has it, even if the record does not.
fn is_held(parts: &[ContentPart], state: Option<&CaptureState>) -> bool {
    !parts.is_empty() || state.is_some_and(|state| !is_absent(state))
}
