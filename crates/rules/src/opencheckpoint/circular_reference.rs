//! OC104: what follows references comes to an end.

use std::collections::HashMap;

use super::document::Document;
use super::index::{Edge, Relation};
use crate::finding::{Findings, Related};
use crate::graph::Graph;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC104",
    name: "circular-reference",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "circular_reference.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    // One graph for both relations: one joins statements, the other operations.
    let edges = document.index.edges();
    let ends = edges.iter().map(|edge| (edge.from, edge.to));
    let component = Graph::new(document.index.objects().len(), ends).components();
    let cyclic = edges.iter().filter(|edge| component.get(edge.from) == component.get(edge.to));
    // Where a cycle goes on from an object.
    let onward: HashMap<_, _> = cyclic
        .clone()
        .rev()
        .filter(|edge| edge.from != edge.to)
        .map(|edge| (edge.from, edge.place))
        .collect();
    for Edge { from, to, relation, id, place } in cyclic {
        let next = onward.get(to).filter(|_| from != to);
        let related = next.map(|next| Related::new(*next, "the circle goes on here"));
        findings.report_related(
            *place,
            message(*relation, id, from == to),
            related.into_iter().collect(),
        );
    }
}

fn message(relation: Relation, id: &str, itself: bool) -> String {
    match (relation, itself) {
        (Relation::SupersededBy, true) => format!(
            "{id:?} is superseded by itself; name the statement that took its place, or make it \
             \"active\" without \"superseded_by\""
        ),
        (Relation::SupersededBy, false) => format!(
            "{id:?} is superseded by this statement in turn; make the one that holds now \
             \"active\" without \"superseded_by\""
        ),
        (Relation::DependsOn, true) => format!("{id:?} depends on itself; take the reference out"),
        (Relation::DependsOn, false) => format!(
            "{id:?} depends on this operation in turn; take out the dependency that is not one"
        ),
    }
}
