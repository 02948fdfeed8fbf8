//! OCP101: the digest of a package.

use exact_json::Scanner;
use exact_json::digest::{Sha256, sha256};
use exact_json::error::Error;
use exact_json::jcs::{JcsError, canonicalize_without};
use open_continuity_model::{Canonicalization, ContextPackage, Integrity};

use super::digests::{fault, spelled};
use super::exchange::Exchange;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OCP101",
    name: "package-digest-mismatch",
    format: OpenContinuity,
    severity: Error,
    since: "0.1.0",
    page: "package_digest_mismatch.md",
}

pub(super) fn check(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    let Some(package) = exchange.package() else { return };
    let Some(Integrity { digest: Some(digest), canonicalization, .. }) = &package.integrity else {
        return;
    };
    if let Some(Canonicalization::Other(_)) = canonicalization {
        return;
    }
    let Some(stated) = spelled(digest) else { return };
    match digest_of(package) {
        Ok(found) if found == stated => {}
        Ok(found) => findings.report(
            "/integrity/digest",
            format!(
                "the package without its \"integrity\" has the digest {:?}, not {:?}; find out what \
                 changed, or state the digest of what it is now",
                found.to_ocp(),
                digest.as_str(),
            ),
        ),
        Err(error) => {
            let (pointer, fault) = fault(&error);
            findings.report(
                pointer,
                format!("{fault}, so that the package's digest cannot be checked; write it as text"),
            );
        }
    }
}

/// The digest of a package without its `integrity`.
fn digest_of(package: &ContextPackage) -> Result<Sha256, JcsError> {
    let text = package.to_json_string();
    let mut scanner = Scanner::new();
    let tape = scanner
        .scan_str(&text)
        .map_err(|fault| JcsError::Text(Error::from_fault(fault, text.as_bytes())))?;
    let form = canonicalize_without(tape.root(), &["integrity"])?;
    Ok(sha256(form.as_bytes()))
}
