//! OC404: what a URI is.

use super::document::Document;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC404",
    name: "malformed-uri",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "malformed_uri.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for (uri, place) in &document.leaves.uris {
        let remedy = if uri.is_uri_reference() {
            "it has no scheme; write it whole, as in \"file:///srv/app\""
        } else {
            "percent-encode what may not stand in one, or name the resource by a locator"
        };
        findings.report_text(*place, uri.as_str(), |uri| {
            format!("{uri} is no URI of RFC 3986; {remedy}")
        });
    }
}
