//! OCP104: the form of digests, and of what they are taken of.

use open_continuity_model::Canonicalization;

use super::digests::{digests, spelled};
use super::exchange::Exchange;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OCP104",
    name: "unsupported-digest-form",
    format: OpenContinuity,
    severity: Error,
    since: "0.1.0",
    page: "unsupported_digest_form.md",
}

pub(super) fn check(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    for (pointer, digest) in digests(exchange.document) {
        if spelled(digest).is_none() {
            findings.report_text(pointer, digest.as_str(), |digest| {
                format!(
                    "{digest} is no digest as the protocol spells it; write \"sha-256:\" and the 64 \
                     digits 0 to 9 and a to f of a SHA-256 digest"
                )
            });
        }
    }
    let Some(integrity) = exchange.package().and_then(|package| package.integrity.as_ref()) else {
        return;
    };
    match &integrity.canonicalization {
        Some(Canonicalization::Rfc8785) => {}
        Some(Canonicalization::Other(form)) => {
            findings.report_text("/integrity/canonicalization", form, |form| {
                format!(
                    "{form} is no canonical form of the protocol; take the digest of the form of RFC \
                     8785, and write \"RFC8785\""
                )
            });
        }
        None => findings.report(
            "/integrity",
            "the digest does not say of which canonical form it is; add \"canonicalization\": \
             \"RFC8785\"",
        ),
    }
}
