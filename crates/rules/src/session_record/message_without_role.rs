//! ASR-200: under which role a message was said, and that it says something.

use session_record_model::Record;

use super::seen::Seen;
use crate::Severity;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-200",
    name: "message-without-role",
    format: SessionRecord,
    class: Record,
    severity: Error,
    since: "0.1.0",
    page: "message_without_role.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Record::Message(message) = seen.record else { return };
    let capture = message.envelope.capture.as_ref();
    if message.role.is_none() && capture.is_none_or(|capture| capture.role.is_none()) {
        findings.report_text("", &message.message_id, |id| {
            format!(
                "{id} is a message without a role; give it one, or where the source has none say \
                 so: \"capture\": {{\"role\": {{\"state\": \"absent\"}}}}"
            )
        });
    }
    let is_explained = capture.is_some_and(|capture| capture.content.is_some());
    // With display content and nothing else it breaks ASR-207.
    if message.content.is_empty() && !is_explained && message.display_content().is_empty() {
        findings.at_most(Severity::Warning).report_text("/content", &message.message_id, |id| {
            format!("{id} is a message without content; say with \"capture.content\" why")
        });
    }
}
