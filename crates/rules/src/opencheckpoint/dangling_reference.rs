//! OC102: references lead somewhere.

use opencheckpoint_model::v0_1::ObjectKind;

use super::document::Document;
use super::index::Object;
use crate::finding::Findings;
use crate::hint::Hints;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC102",
    name: "dangling-reference",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "dangling_reference.md",
}

pub(super) fn check<'c>(document: &Document<'c>, findings: &mut Findings<'_>) {
    let mut hints = Hints::new();
    for (reference, _) in document.index.astray().filter(|(_, object)| object.is_none()) {
        let or_session =
            if reference.permits(ObjectKind::Session) { ", and no session," } else { "" };
        let permitted = |object: &Object<'c>| reference.permits(object.kind).then_some(object.id);
        let meant = hints.meant(reference.id, document.index.objects(), permitted);
        let remedy = match meant {
            Some(id) => format!("write {id:?}, if that is meant, add the object"),
            None => "add the object, correct the id".to_owned(),
        };
        findings.report(
            reference.place,
            format!(
                "no object of the document{or_session} has the id {:?}; {remedy} or take the \
                 reference out",
                reference.id,
            ),
        );
    }
}
