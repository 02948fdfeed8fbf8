//! OCP102: the digest of what an entry holds.

use exact_json::jcs;

use super::digests::{fault, spelled};
use super::exchange::Exchange;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OCP102",
    name: "entry-digest-mismatch",
    format: OpenContinuity,
    severity: Error,
    since: "0.1.0",
    page: "entry_digest_mismatch.md",
}

pub(super) fn check(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    for (n, entry, _) in exchange.entries() {
        let (Some(digest), Some(content)) = (&entry.digest, &entry.content) else { continue };
        let Some(stated) = spelled(digest) else { continue };
        match content.with(jcs::canonical_digest) {
            Ok(found) if found == stated => {}
            Ok(found) => findings.report(
                format!("/entries/{n}/digest"),
                format!(
                    "the content has the digest {:?}, not {:?}; find out what changed, or state the \
                     digest of what it is now",
                    found.to_ocp(),
                    digest.as_str(),
                ),
            ),
            Err(error) => {
                let (pointer, fault) = fault(&error);
                findings.report(
                    format!("/entries/{n}/content{pointer}"),
                    format!(
                        "{fault}, so that the content's digest cannot be checked; write it as text"
                    ),
                );
            }
        }
    }
}
