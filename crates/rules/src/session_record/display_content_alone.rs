//! ASR-207: a message of which only the display is known.

use session_record_model::Record;

use super::seen::Seen;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-207",
    name: "display-content-alone",
    format: SessionRecord,
    class: Record,
    severity: Error,
    since: "0.1.0",
    page: "display_content_alone.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Record::Message(message) = seen.record else { return };
    if !message.content.is_empty() || message.display_content().is_empty() {
        return;
    }
    let pointer = match &message.envelope.capture {
        None => "",
        Some(capture) if capture.content.is_none() => "/capture",
        Some(_) => return,
    };
    findings.report_text(pointer, &message.message_id, |id| {
        format!(
            "{id} has display content and no content, and does not say why; let \
             \"capture.content\" be {{\"state\": \"absent\"}}"
        )
    });
}
