//! ASR-235: what a delivery is of, and where it went.

use session_record_model::Record;

use super::kind::Kind;
use super::seen::Seen;
use super::stream::Target;
use super::undeclared_conversation::report_undeclared;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-235",
    name: "misdirected-delivery",
    format: SessionRecord,
    class: Stream,
    severity: Error,
    since: "0.1.0",
    page: "misdirected_delivery.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Record::Delivery(delivery) = seen.record else { return };
    if let Some(message) = &delivery.message {
        check_message(seen, message, findings);
    }
    report_undeclared(seen, delivery.conversation.as_deref(), findings);
}

fn check_message(seen: &Seen<'_>, message: &str, findings: &mut Findings<'_>) {
    match seen.stream.target(message) {
        Target::Records(found) if found.kinds.contains(Kind::Message) => {}
        Target::Records(found) => {
            let related = Related::at(found.line, "", "the record is here");
            findings.report_text_related(
                "/message",
                message,
                |message| {
                    format!(
                        "{message} is {}, and a delivery is of a message; name one",
                        found.kinds
                    )
                },
                vec![related],
            );
        }
        Target::Session(_) | Target::Nothing => {
            findings.at_most(seen.severity_of_dangling()).report_text(
                "/message",
                message,
                |message| seen.dangling(message),
            );
        }
        Target::NotFollowed => {}
    }
}
