//! OC702: what a checkpoint was derived from.

use exact_json::UrnUuid;

use super::document::Document;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC702",
    name: "own-parent",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "own_parent.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    let Some(parent) = &document.checkpoint.parent else { return };
    let (id, parent) = (document.checkpoint.id.as_str(), parent.id.as_str());
    if is_same_id(id, parent) {
        findings.report_text("/parent/id", parent, |parent| {
            format!(
                "{parent} is the id of this checkpoint itself; give it an id of its own, or name the \
                 checkpoint that it was derived from"
            )
        });
    }
}

/// Whether two ids are those of one checkpoint.
pub(super) fn is_same_id(one: &str, other: &str) -> bool {
    one == other || uuid(one).is_some_and(|one| uuid(other) == Some(one))
}

/// The UUID of a URN, in one spelling.
fn uuid(id: &str) -> Option<String> {
    let id = UrnUuid::try_from(id).ok()?;
    id.to_uuid().map(|uuid| uuid.to_string())
}
