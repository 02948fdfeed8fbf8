//! ASR-203: inserted content is no human's.

use std::borrow::Cow;

use session_record_model::effective::Effective;
use session_record_model::{Author, Origin, Record};

use super::seen::Seen;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-203",
    name: "inserted-text-by-human",
    format: SessionRecord,
    class: Record,
    severity: Warning,
    since: "0.1.0",
    page: "inserted_text_by_human.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Record::Message(message) = seen.record else { return };
    let stated = Effective::of_message(message);
    // The author that a message states is looked at once, however many parts it holds for.
    let mut of_message = Vec::new();
    let mut parts = 0_usize;
    for (place, part) in seen.parts() {
        parts += 1;
        let own = Effective::of_part(part);
        let has_author = own.author.is_some();
        let origin = own.origin.is_some().then(|| format!("{place}/origin"));
        if !is_inserted_by_human(&own.or(stated.clone())) {
            continue;
        }
        if has_author {
            let origin = origin.map_or(Cow::Borrowed("/origin"), Cow::Owned);
            findings.report_related(
                format!("{place}/author"),
                MESSAGE,
                vec![Related::new(origin, INSERTED)],
            );
        } else if let Some(origin) = origin {
            of_message.push(Related::new(origin, INSERTED));
        } else if of_message.first().is_none_or(|first| first.pointer != "/origin") {
            of_message.insert(0, Related::new("/origin", INSERTED));
        }
    }
    if parts == 0 && is_inserted_by_human(&stated) {
        of_message.push(Related::new("/origin", INSERTED));
    }
    if !of_message.is_empty() {
        findings.report_related("/author", MESSAGE, of_message);
    }
}

const MESSAGE: &str = "the author is \"human\", but the origin says that the harness put it in; let the author be who did, \
                       or correct the origin";
const INSERTED: &str = "it was put in by the harness";

fn is_inserted_by_human(effective: &Effective) -> bool {
    effective.author == Some(Author::Human)
        && matches!(effective.origin, Some(Origin::Injected | Origin::Notice))
}
