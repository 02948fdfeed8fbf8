//! ASR-228: who a message is from and for, and what it was made from.

use session_record_model::refs::SessionRef;
use session_record_model::{Actor, Record};

use super::seen::Seen;
use super::stream::Target;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-228",
    name: "malformed-reference",
    format: SessionRecord,
    class: Stream,
    severity: Error,
    since: "0.1.0",
    page: "malformed_reference.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Record::Message(message) = seen.record else { return };
    if let Some(actor) = &message.from {
        check_actor(actor, "/from", findings);
    }
    for (n, recipient) in message.recipients().iter().enumerate() {
        check_actor(&recipient.actor, &format!("/recipients/{n}/actor"), findings);
    }
    for (n, source) in message.derived_from().iter().enumerate() {
        let pointer = || format!("/derivedFrom/{n}");
        match seen.stream.target(source) {
            Target::Session(session) if session.place.is_none_or(str::is_empty) => {
                findings.at_most(seen.severity_of_dangling()).report_text(
                    pointer(),
                    source,
                    |source| {
                        format!(
                            "{source} is a whole session, and a message is rendered from records; \
                         name the place in it behind a \"#\""
                        )
                    },
                );
            }
            Target::Nothing if source.is_empty() => {
                findings.report(
                    pointer(),
                    "the source is \"\", which names no record; name one, or take it out",
                );
            }
            // What leads nowhere breaks SR103.
            Target::Session(_) | Target::Nothing | Target::Records(_) | Target::NotFollowed => {}
        }
    }
}

fn check_actor(actor: &Actor, place: &str, findings: &mut Findings<'_>) {
    let Actor { session, address, participant, extra: _ } = actor;
    match session {
        Some(session) if SessionRef::of(session).is_none() => {
            findings.report_text(format!("{place}/session"), session, |session| {
                format!(
                    "{session} is no session reference; write it as the agent, \":\" and the \
                     session's id",
                )
            });
        }
        None if address.is_none() && participant.is_none() => findings.report(
            place,
            "the actor is nobody; name a \"session\", an \"address\" or a \"participant\", or \
             take it out",
        ),
        Some(_) | None => {}
    }
}
