//! OC101: one namespace for all ids.

use super::document::Document;
use super::index::Object;
use super::prose;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "OC101",
    name: "duplicate-id",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "duplicate_id.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for (Object { id, kind, place, .. }, first) in document.index.duplicates() {
        findings.report_related(
            format!("{place}/id"),
            format!(
                "the id {id:?} of {} is that of {} before it; give one of them another id",
                prose::one(*kind),
                prose::one(first.kind),
            ),
            vec![Related::new(format!("{}/id", first.place), "the id is first used here")],
        );
    }
}
