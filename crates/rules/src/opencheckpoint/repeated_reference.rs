//! OC105: a list of references names each object once.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::document::Document;
use super::index::Reference;
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
    // The references of a list follow one another.
    let references = document.index.references();
    let lists = references.chunk_by(|one, next| one.place.list() == next.place.list());
    let is_list = |list: &&[Reference<'_>]| {
        list.len() > 1 && list.first().is_some_and(|first| first.place.list().is_some())
    };
    for list in lists.filter(is_list) {
        let mut named = HashMap::with_capacity(list.len());
        for reference in list {
            match named.entry(reference.id) {
                Entry::Vacant(entry) => {
                    entry.insert(reference.place);
                }
                Entry::Occupied(first) => findings.report_related(
                    reference.place,
                    format!(
                        "the list names {:?} a second time; take one of them out",
                        reference.id
                    ),
                    vec![Related::new(*first.get(), "the list first names it here")],
                ),
            }
        }
    }
}
