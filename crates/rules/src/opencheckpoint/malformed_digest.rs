//! OC402: what the value of a digest looks like.

use exact_json::digest::hex_length;
use opencheckpoint_model::v0_1::Digest;

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
    for (digest, place) in document.digests() {
        let (value, algorithm) = (digest.value.as_str(), digest.algorithm.as_str());
        match fault(digest) {
            None => {}
            Some(Fault::NoHex) => findings.report_text(format!("{place}/value"), value, |value| {
                format!(
                    "{value} is no lowercase hexadecimal digest; write the bytes of the digest in \
                     the digits 0 to 9 and a to f"
                )
            }),
            Some(Fault::Length { expected }) => findings.report(
                format!("{place}/value"),
                format!(
                    "a digest of {algorithm:?} has {expected} hexadecimal digits, and this has \
                     {}; write the whole digest, or name the algorithm that made it",
                    value.len(),
                ),
            ),
        }
    }
}

/// Whether a value is no digest, or none of its algorithm.
pub(super) fn is_malformed(digest: &Digest) -> bool {
    fault(digest).is_some()
}

enum Fault {
    NoHex,
    Length { expected: usize },
}

fn fault(Digest { algorithm, value }: &Digest) -> Option<Fault> {
    let is_hex = value.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    if value.is_empty() || !is_hex {
        return Some(Fault::NoHex);
    }
    let expected = hex_length(algorithm).filter(|expected| *expected != value.len())?;
    Some(Fault::Length { expected })
}
