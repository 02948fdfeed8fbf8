//! OC701: what a checkpoint is known by.

use exact_json::UrnUuid;

use super::document::Document;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC701",
    name: "id-without-urn-uuid",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "id_without_urn_uuid.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    let id = document.checkpoint.id.as_str();
    if UrnUuid::try_from(id).is_ok_and(|id| id.to_uuid().is_some()) {
        return;
    }
    findings.report_text("/id", id, |id| {
        format!(
            "{id} is no urn:uuid URN; make a UUID and write \"urn:uuid:\" before it, with its hyphens"
        )
    });
}
