//! OC105: a list of references names each object once.

use super::document::Document;
use super::index::Repeated;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "OC105",
    name: "repeated-reference",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "repeated_reference.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for Repeated { id, place, first } in document.index.repeated() {
        findings.report_related(
            *place,
            format!("the list names {id:?} a second time; take one of them out"),
            vec![Related::new(*first, "the list first names it here")],
        );
    }
}
