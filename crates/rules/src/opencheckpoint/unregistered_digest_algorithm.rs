//! OC403: which algorithm made a digest.

use exact_json::digest::hex_length;

use super::document::Document;
use crate::finding::Findings;
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
    for (pointer, digest) in document.digests() {
        let algorithm = digest.algorithm.as_str();
        if hex_length(algorithm).is_some() {
            continue;
        }
        let meant = meant(algorithm);
        findings.report_text(format!("{pointer}/algorithm"), algorithm, |algorithm| {
            let remedy = meant.as_ref().map_or_else(
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

/// The name in the registry that differs from this one in case and separators only.
fn meant(algorithm: &str) -> Option<String> {
    let letters: String = algorithm
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|letter| letter.to_ascii_lowercase())
        .take("sha3256".len() + 1)
        .collect();
    let name = match letters.as_str() {
        "sha256" => "sha-256",
        "sha384" => "sha-384",
        "sha512" => "sha-512",
        "sha3224" => "sha3-224",
        "sha3256" => "sha3-256",
        "sha3384" => "sha3-384",
        "sha3512" => "sha3-512",
        _ => return None,
    };
    Some(name.to_owned())
}
