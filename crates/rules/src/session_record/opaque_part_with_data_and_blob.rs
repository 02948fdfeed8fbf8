//! ASR-231: where the content of an opaque part is.

use session_record_model::ContentPart;

use super::seen::Seen;
use crate::Severity;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-231",
    name: "opaque-part-with-data-and-blob",
    format: SessionRecord,
    class: Record,
    severity: Error,
    since: "0.1.0",
    page: "opaque_part_with_data_and_blob.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    for (place, part) in seen.parts() {
        match part {
            ContentPart::Opaque(part) if part.data.is_some() && part.blob.is_some() => {
                report(&place.to_string(), findings);
            }
            ContentPart::Reasoning(part) => {
                let opaque = part.opaque.as_ref();
                if opaque.is_some_and(|opaque| opaque.data.is_some() && opaque.blob.is_some()) {
                    report(&format!("{place}/opaque"), &mut findings.at_most(Severity::Warning));
                }
            }
            ContentPart::Opaque(_)
            | ContentPart::Text(_)
            | ContentPart::Image(_)
            | ContentPart::Audio(_)
            | ContentPart::ResourceLink(_)
            | ContentPart::Resource(_)
            | ContentPart::Refusal(_)
            | ContentPart::Data(_)
            | ContentPart::Unknown(_) => {}
        }
    }
}

fn report(holder: &str, findings: &mut Findings<'_>) {
    findings.report_related(
        format!("{holder}/data"),
        "the content stands in \"data\" and in \"blob\"; leave one of them out",
        vec![Related::new(format!("{holder}/blob"), "the other content")],
    );
}
