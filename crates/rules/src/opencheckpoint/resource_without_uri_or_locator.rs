//! OC401: how a resource is found.

use super::document::Document;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC401",
    name: "resource-without-uri-or-locator",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "resource_without_uri_or_locator.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for (n, resource) in document.resources() {
        if resource.uri.is_none() && resource.locator.is_none() {
            findings.report(
                format!("/resources/{n}"),
                format!(
                    "the resource {:?} has no \"uri\" and no \"locator\"; give it one of them",
                    resource.id.as_str(),
                ),
            );
        }
    }
}
