//! OC403: which algorithm made a digest.

use exact_json::digest::{ALGORITHMS, hex_length};

use super::document::Document;
use crate::finding::Findings;
use crate::hint::Hints;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC403",
    name: "unregistered-digest-algorithm",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "unregistered_digest_algorithm.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    let mut hints = Hints::new();
    for (digest, place) in document.digests() {
        let algorithm = digest.algorithm.as_str();
        if hex_length(algorithm).is_some() {
            continue;
        }
        let meant = hints.meant(&algorithm.to_lowercase(), ALGORITHMS, |(name, _)| Some(name));
        findings.report_text(format!("{place}/algorithm"), algorithm, |algorithm| {
            let remedy = meant.map_or_else(
                || "use one of it, such as \"sha-256\"".to_owned(),
                |name| format!("write {name:?}"),
            );
            format!(
                "{algorithm} is not in the IANA registry of named information hash algorithms; \
                 {remedy}"
            )
        });
    }
}
