//! SR102: ids name one record.

use super::seen::Seen;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "SR102",
    name: "duplicate-record-id",
    format: SessionRecord,
    class: Stream,
    severity: Error,
    since: "0.1.0",
    page: "duplicate_record_id.md",
}

pub(super) fn check(seen: &Seen<'_>, findings: &mut Findings<'_>) {
    let Some(id) = &seen.head.id else { return };
    let Some(found) = seen.stream.with_id(id) else { return };
    let related = Related::at(found.line, "/id", "the id is used here before");
    findings.report_text_related(
        "/id",
        id,
        |id| format!("{id} is the id of an earlier record, too; give one of them another id"),
        vec![related],
    );
}
