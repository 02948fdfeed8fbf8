//! ASR-212: where the bytes of an image or a recording are.

use session_record_model::ContentPart;

use super::seen::Seen;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-212",
    name: "media-with-data-and-blob",
    format: SessionRecord,
    class: Record,
    severity: Error,
    since: "0.1.0",
    page: "media_with_data_and_blob.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    for (place, part) in seen.parts() {
        let has_both = match part {
            ContentPart::Image(part) => part.data.is_some() && part.blob.is_some(),
            ContentPart::Audio(part) => part.data.is_some() && part.blob.is_some(),
            ContentPart::Text(_)
            | ContentPart::ResourceLink(_)
            | ContentPart::Resource(_)
            | ContentPart::Reasoning(_)
            | ContentPart::Refusal(_)
            | ContentPart::Data(_)
            | ContentPart::Opaque(_)
            | ContentPart::Unknown(_) => false,
        };
        if has_both {
            findings.report_related(
                format!("{place}/data"),
                "the part has \"data\" and \"blob\", and nobody can tell whose bytes count; leave \
                 one of them out",
                vec![Related::new(format!("{place}/blob"), "the other bytes")],
            );
        }
    }
}
