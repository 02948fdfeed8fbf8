//! OCP103: what a reference says of the object that it names.

use open_continuity_model::Reference;

use super::digests::{fault, spelled};
use super::document_ref::DocumentRef;
use super::exchange::{Exchange, Object};
use super::ids;
use super::references::references;
use crate::finding::{Findings, cut, shown};
use crate::rule::declare_rule;

declare_rule! {
    id: "OCP103",
    name: "reference-mismatch",
    format: OpenContinuity,
    severity: Error,
    since: "0.1.0",
    page: "reference_mismatch.md",
}

pub(super) fn check(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    for (place, reference) in references(exchange.document) {
        if let Some(object) = exchange.referenced(reference) {
            compare(&place, reference, object, findings);
        }
    }
    answers_another(exchange, findings);
}

/// Compares a reference with the object of its id.
fn compare(place: &str, reference: &Reference, object: &Object<'_>, findings: &mut Findings<'_>) {
    let Reference { id: _, revision, schema_uri, digest, extra: _ } = reference;
    if let Some(found) = object.identity.revision.as_deref()
        && !found.same_value(revision)
    {
        findings.report(
            format!("{place}/revision"),
            format!(
                "the reference is to revision {}, and the object at hand is revision {}; get the \
                 revision that is meant, or correct the reference",
                cut(revision.as_str()),
                cut(found.as_str()),
            ),
        );
    }
    if let Some(found) = object.identity.schema_uri.as_deref()
        && found != schema_uri
    {
        findings.report_text(format!("{place}/schema_uri"), schema_uri.as_str(), |schema_uri| {
            format!(
                "the reference is to an object of the schema {schema_uri}, and the object at hand \
                 names {}; correct one of them",
                shown(found.as_str()),
            )
        });
    }
    let Some(stated) = spelled(digest) else { return };
    match object.digest() {
        Ok(found) if found == stated => {}
        Ok(found) => findings.report(
            format!("{place}/digest"),
            format!(
                "the object at hand has the digest {:?}, not {:?}; find out which of the two was \
                 changed",
                found.to_ocp(),
                digest.as_str(),
            ),
        ),
        Err(error) => {
            let (pointer, fault) = fault(error);
            findings.report(
                format!("{place}/digest"),
                format!(
                    "the object at hand has no digest to compare with: at {}, {fault}; get the object \
                     that is meant",
                    shown(pointer),
                ),
            );
        }
    }
}

/// A receipt of another request, or a package under another receipt, than the one that stands beside it.
fn answers_another(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    let (place, reference, id, what) = match exchange.document {
        DocumentRef::Receipt(receipt) => {
            let id = exchange.asked().map(|request| &request.id);
            ("/request_ref/id", &receipt.request_ref, id, "the request at hand")
        }
        DocumentRef::Package(package) => {
            let id = exchange.grant().map(|receipt| &receipt.id);
            ("/grant_receipt_ref/id", &package.grant_receipt_ref, id, "the receipt at hand")
        }
        DocumentRef::Request(_) | DocumentRef::Other(_) => return,
    };
    let (Some(reference), Some(id)) = (reference, id) else { return };
    if !ids::is_same(reference.id.as_str(), id.as_str()) {
        findings.report_text(place, reference.id.as_str(), |named| {
            format!(
                "the reference is to {named}, and {what} is {}; get the object that is meant, or \
                 correct the reference",
                shown(id.as_str()),
            )
        });
    }
}
