//! ASR-213: what an embedded resource holds.

use session_record_model::ContentPart;

use super::seen::Seen;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-213",
    name: "resource-with-several-contents",
    format: SessionRecord,
    class: Record,
    severity: Error,
    since: "0.1.0",
    page: "resource_with_several_contents.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    for (place, part) in seen.parts() {
        let ContentPart::Resource(part) = part else { continue };
        let contents = [
            ("text", part.resource.text.is_some()),
            ("blob", part.resource.blob.is_some()),
            ("blobRef", part.resource.blob_ref.is_some()),
        ];
        let mut held = contents.into_iter().filter(|(_, is_held)| *is_held).map(|(name, _)| name);
        let Some(first) = held.next() else { continue };
        let others: Vec<_> = held
            .map(|name| Related::new(format!("{place}/resource/{name}"), "another content"))
            .collect();
        if !others.is_empty() {
            findings.report_related(
                format!("{place}/resource/{first}"),
                format!(
                    "the resource has {first:?} and another content; leave one of \"text\", \
                     \"blob\" and \"blobRef\" and take out the rest"
                ),
                others,
            );
        }
    }
}
