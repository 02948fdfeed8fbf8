//! ASR-227: which conversation a message belongs to.

use session_record_model::Record;

use super::seen::Seen;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-227",
    name: "undeclared-conversation",
    format: SessionRecord,
    class: Stream,
    severity: Error,
    since: "0.1.0",
    page: "undeclared_conversation.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    if let Record::Message(message) = seen.record {
        report_undeclared(seen, message.conversation.as_deref(), findings);
    }
}

/// Reports a `conversation` that nothing in front of the record declares.
pub(super) fn report_undeclared(
    seen: &Seen<'_>,
    conversation: Option<&str>,
    findings: &mut Findings<'_>,
) {
    let Some(id) = conversation.filter(|id| !seen.stream.declares(id)) else { return };
    findings.at_most(seen.severity_of_dangling()).report_text("/conversation", id, |id| {
        if seen.is_fragment {
            format!(
                "{id} is a conversation that is not declared in front of the record; the stream \
                 is a part of another, where it may be"
            )
        } else {
            format!(
                "{id} is a conversation that neither the header nor a declaration in front of the \
                 record declares; declare it, or correct the id"
            )
        }
    });
}
