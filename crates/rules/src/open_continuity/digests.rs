//! The digests of a document, and what they are compared with.

use exact_json::Digest;
use exact_json::digest::Sha256;
use exact_json::jcs::JcsError;
use open_continuity_model::ContextPackage;

use super::document_ref::DocumentRef;
use super::references::references;

/// Every digest of a document, with the pointer to it.
pub(super) fn digests(document: DocumentRef<'_>) -> Vec<(String, &Digest)> {
    let mut found: Vec<_> = references(document)
        .into_iter()
        .map(|(pointer, reference)| (pointer + "/digest", &reference.digest))
        .collect();
    if let DocumentRef::Package(ContextPackage { entries, renderings, integrity, .. }) = document {
        for (n, entry) in entries.iter().enumerate() {
            let digest = entry.digest.iter();
            found.extend(digest.map(|digest| (format!("/entries/{n}/digest"), digest)));
        }
        for (n, rendering) in renderings.iter().flatten().enumerate() {
            let digest = rendering.digest.iter();
            found.extend(digest.map(|digest| (format!("/renderings/{n}/digest"), digest)));
        }
        let digest = integrity.iter().flat_map(|integrity| &integrity.digest);
        found.extend(digest.map(|digest| ("/integrity/digest".to_owned(), digest)));
    }
    found
}

/// The digest that a text spells as the protocol does, which is not the only spelling that there is; any other is OCP104's.
pub(super) fn spelled(digest: &Digest) -> Option<Sha256> {
    digest.as_str().strip_prefix("sha-256:").and_then(Sha256::from_hex)
}

/// Why something has no canonical form, and where.
pub(super) fn fault(error: &JcsError) -> (&str, String) {
    match error {
        JcsError::Number { number, expected, pointer, .. } => {
            (pointer, format!("{number} has no canonical form (RFC 8785), which wants {expected}"))
        }
        JcsError::Text(error) => {
            (error.pointer(), format!("it has no canonical form (RFC 8785): {}", error.message()))
        }
    }
}
