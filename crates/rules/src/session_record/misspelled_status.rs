//! ASR-206: the status of a message.

use exact_json::read::nearest;
use session_record_model::{MessageStatus, Record};

use super::seen::Seen;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-206",
    name: "misspelled-status",
    format: SessionRecord,
    class: Record,
    severity: Note,
    since: "0.1.0",
    page: "misspelled_status.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Record::Message(message) = seen.record else { return };
    let Some(MessageStatus::Other(status)) = &message.status else { return };
    let known = MessageStatus::KNOWN.iter().map(MessageStatus::as_str);
    if let Some(meant) = nearest(status, known, 1) {
        findings.report_text("/status", status, |status| {
            format!("{status} is no status of the page; did you mean {meant:?}?")
        });
    }
}
