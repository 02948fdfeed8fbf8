//! ASR-233: which part another was derived from.

use session_record_model::{ContentPart, Derivation};

use super::seen::Seen;
use crate::finding::{Findings, cut};
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-233",
    name: "derivation-from-no-other-part",
    format: SessionRecord,
    class: Record,
    severity: Error,
    since: "0.1.0",
    page: "derivation_from_no_other_part.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    for list in seen.lists() {
        for (index, (place, part)) in list.each().enumerate() {
            let Some(from) = derivation(part).and_then(|derivation| derivation.from.as_ref())
            else {
                continue;
            };
            let other = from.as_u64().and_then(|from| usize::try_from(from).ok());
            if other.is_some_and(|other| other < list.all.len() && other != index) {
                continue;
            }
            let what =
                if other == Some(index) { "the part itself" } else { "no part of the array" };
            findings.report(
                format!("{place}/derivation/from"),
                format!(
                    "{} is the index of {what}; give that of another part, counted from 0, or \
                     leave it out",
                    cut(from.as_str()),
                ),
            );
        }
    }
}

fn derivation(part: &ContentPart) -> Option<&Derivation> {
    match part {
        ContentPart::Text(part) => part.derivation.as_ref(),
        ContentPart::Image(part) => part.derivation.as_ref(),
        ContentPart::Audio(part) => part.derivation.as_ref(),
        ContentPart::ResourceLink(part) => part.derivation.as_ref(),
        ContentPart::Resource(part) => part.derivation.as_ref(),
        ContentPart::Reasoning(part) => part.derivation.as_ref(),
        ContentPart::Refusal(part) => part.derivation.as_ref(),
        ContentPart::Data(part) => part.derivation.as_ref(),
        ContentPart::Opaque(part) => part.derivation.as_ref(),
        ContentPart::Unknown(_) => None,
    }
}
