//! OC406: what had better not be told anywhere.

use super::document::Document;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC406",
    name: "credential-like-text",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "credential_like_text.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for credential in &document.leaves.credentials {
        if credential.recorder.is_none() {
            findings.report_secret(
                credential.pointer.as_str(),
                "this looks like a credential; take it out of the text, or put a placeholder such as \
                 \"$TOKEN\" in its place",
            );
        }
    }
}
