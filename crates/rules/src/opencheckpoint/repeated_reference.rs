//! OC105: a list of references names each object once.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::document::Document;
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
    let mut named = HashMap::new();
    for reference in document.index.references() {
        let Some(list) = reference.place.list() else { continue };
        match named.entry((list, reference.id)) {
            Entry::Vacant(entry) => {
                entry.insert(reference.place);
            }
            Entry::Occupied(first) => findings.report_related(
                reference.place,
                format!("the list names {:?} a second time; take one of them out", reference.id),
                vec![Related::new(*first.get(), "the list first names it here")],
            ),
        }
    }
}
