//! ASR-203: inserted content is no human's.

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
    // The author that a message states is told of once, however many parts it holds for.
    let mut origins = Vec::new();
    let mut by_message = false;
    let mut parts = seen.parts().peekable();
    if parts.peek().is_none() {
        by_message = is_inserted_by_human(&stated);
    }
    for (place, part) in parts {
        let own = Effective::of_part(part);
        let (has_author, has_origin) = (own.author.is_some(), own.origin.is_some());
        if !is_inserted_by_human(&own.or(stated.clone())) {
            continue;
        }
        let origin = if has_origin { format!("{place}/origin") } else { "/origin".to_owned() };
        let related = Related::new(origin, INSERTED);
        match (has_author, has_origin) {
            (true, _) => findings.report_related(format!("{place}/author"), MESSAGE, vec![related]),
            (false, true) => origins.push(related),
            (false, false) => by_message = true,
        }
    }
    if by_message {
        origins.insert(0, Related::new("/origin", INSERTED));
    }
    if !origins.is_empty() {
        findings.report_related("/author", MESSAGE, origins);
    }
}

const MESSAGE: &str = "the author is \"human\", but the origin says that the harness put it in; \
                       let the author be who did, or correct the origin";
const INSERTED: &str = "it was put in by the harness";

fn is_inserted_by_human(effective: &Effective) -> bool {
    effective.author == Some(Author::Human)
        && matches!(effective.origin, Some(Origin::Injected | Origin::Notice))
}
