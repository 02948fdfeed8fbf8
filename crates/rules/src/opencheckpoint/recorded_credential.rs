//! OC405: what must not be told of a resolver and of a call.

use super::document::Document;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC405",
    name: "recorded-credential",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "recorded_credential.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for credential in &document.leaves.credentials {
        if let Some(what) = credential.recorder {
            findings.report_secret(
                credential.pointer.as_str(),
                format!(
                    "{what} has what looks like a credential; take it out, and let whoever continues \
                     use their own"
                ),
            );
        }
    }
}
