//! OC102: references lead somewhere.

use opencheckpoint_model::v0_1::ObjectKind;

use super::document::Document;
use super::index::Target;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC102",
    name: "dangling-reference",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "dangling_reference.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for reference in document.index.references() {
        if let Target::Nothing = document.index.target(reference) {
            let or_session =
                if reference.permits(ObjectKind::Session) { ", and no session," } else { "" };
            findings.report(
                reference.place,
                format!(
                    "no object of the document{or_session} has the id {:?}; add the object, \
                     correct the id or take the reference out",
                    reference.id,
                ),
            );
        }
    }
}
