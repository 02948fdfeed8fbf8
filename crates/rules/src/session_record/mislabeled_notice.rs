//! ASR-205: what a notice says of itself.

use session_record_model::effective::Effective;
use session_record_model::{Author, Message, MessageAudience, Origin, Record};

use super::seen::Seen;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-205",
    name: "mislabeled-notice",
    format: SessionRecord,
    class: Record,
    severity: Error,
    since: "0.1.0",
    page: "mislabeled_notice.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Record::Message(message) = seen.record else { return };
    let stated = Effective::of_message(message);
    let parts: Vec<_> =
        seen.parts().map(|(place, part)| (place, Effective::of_part(part))).collect();
    let is_notice = |origin: &Option<Origin>| *origin == Some(Origin::Notice);
    let is_whole_notice = if parts.is_empty() {
        is_notice(&stated.origin)
    } else {
        parts.iter().all(|(_, own)| is_notice(&own.origin.clone().or(stated.origin.clone())))
    };
    if !is_whole_notice {
        return;
    }
    for (place, own) in &parts {
        if let Some(author) = &own.author {
            wrong_author(format!("{place}/author"), author, findings);
        }
    }
    // The message's author is that of the parts that have none of their own.
    if parts.is_empty() || parts.iter().any(|(_, own)| own.author.is_none()) {
        match &stated.author {
            Some(author) => wrong_author("/author".to_owned(), author, findings),
            None => findings.report(
                "",
                "the message is a notice and has no author; a notice is the harness's: let the \
                 author be \"harness\"",
            ),
        }
    }
    audience(message, findings);
}

fn wrong_author(pointer: String, author: &Author, findings: &mut Findings<'_>) {
    match author {
        Author::Harness => {}
        Author::Human
        | Author::Model
        | Author::Hook
        | Author::Tool
        | Author::Agent
        | Author::Other(_) => findings.report_text(pointer, author.as_str(), |author| {
            format!(
                "{author} is the author of a notice, which is the harness's; let it be \
                 \"harness\", or correct the origin"
            )
        }),
    }
}

fn audience(message: &Message, findings: &mut Findings<'_>) {
    match message.audience {
        Some(MessageAudience::User) => {}
        Some(
            audience @ (MessageAudience::Model | MessageAudience::Both | MessageAudience::Unknown),
        ) => findings.report(
            "/audience",
            format!(
                "a notice is for the user, and the audience is \"{audience}\"; let it be \
                 \"user\", or correct the origin"
            ),
        ),
        None => findings.report(
            "",
            "the message is a notice and does not say for whom; let the audience be \"user\"",
        ),
    }
}
