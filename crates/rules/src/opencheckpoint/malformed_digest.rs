//! OC402: what the value of a digest looks like.

use exact_json::digest::hex_length;

use super::document::Document;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC402",
    name: "malformed-digest",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "malformed_digest.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for (pointer, digest) in document.digests() {
        let value = digest.value.as_str();
        let is_hex = value.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if value.is_empty() || !is_hex {
            findings.report_text(format!("{pointer}/value"), value, |value| {
                format!(
                    "{value} is no lowercase hexadecimal digest; write the bytes of the digest in \
                     the digits 0 to 9 and a to f"
                )
            });
            continue;
        }
        let (length, algorithm) = (value.len(), digest.algorithm.as_str());
        if let Some(expected) = hex_length(algorithm).filter(|expected| *expected != length) {
            findings.report(
                format!("{pointer}/value"),
                format!(
                    "a digest of {algorithm:?} has {expected} hexadecimal digits, and this has \
                     {length}; write the whole digest, or name the algorithm that made it"
                ),
            );
        }
    }
}
