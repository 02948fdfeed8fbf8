//! OC401: how a resource is found.

use opencheckpoint_model::v0_1::Resource;

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

pub(super) fn check_resource(n: usize, resource: &Resource, findings: &mut Findings<'_>) {
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
