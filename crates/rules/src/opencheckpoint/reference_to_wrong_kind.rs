//! OC103: references lead to what their member is about.

use super::document::Document;
use super::prose;
use crate::finding::{Findings, Related};
use crate::rule::declare_rule;

declare_rule! {
    id: "OC103",
    name: "reference-to-wrong-kind",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "reference_to_wrong_kind.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for (reference, object) in document.index.astray() {
        if let Some(object) = object {
            findings.report_related(
                reference.place,
                format!(
                    "{:?} is {}, and only {} can be named here; name one",
                    reference.id,
                    prose::one(object.kind),
                    prose::any_of(reference.member.permits()),
                ),
                vec![Related::new(object.place, "the object is here")],
            );
        }
    }
}
