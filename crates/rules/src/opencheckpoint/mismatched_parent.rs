//! OC706: whether the parent is the one that is named.

use exact_json::digest::hex_digest;
use opencheckpoint_model::v0_1::Digest;

use super::beside::Parent;
use super::document::Document;
use super::{malformed_digest, own_parent};
use crate::Severity;
use crate::finding::{Findings, shown};
use crate::rule::declare_rule;

declare_rule! {
    id: "OC706",
    name: "mismatched-parent",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "mismatched_parent.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    let named = document.checkpoint.parent.as_ref();
    let Some((named, parent)) = named.zip(document.with.parent.as_ref()) else { return };
    let id = named.id.as_str();
    if !own_parent::is_same_id(id, parent.id()) {
        findings.report_text("/parent/id", id, |id| {
            format!(
                "{id} is not the id of the parent at hand, {}; correct the id, or hand in the \
                 checkpoint that it names",
                shown(parent.id()),
            )
        });
    }
    // What is no digest is OC402's.
    if let Some(digest) =
        named.digest.as_ref().filter(|digest| !malformed_digest::is_malformed(digest))
    {
        compare(digest, parent, findings);
    }
}

fn compare(digest: &Digest, parent: &Parent<'_>, findings: &mut Findings<'_>) {
    match hex_digest(&digest.algorithm, parent.bytes()) {
        Some(taken) if taken == digest.value => {}
        Some(taken) => findings.report(
            "/parent/digest/value",
            format!(
                "the digest is not that of the parent at hand, {taken:?}; hand in the parent as it was \
                 then, byte for byte, or find out who changed it"
            ),
        ),
        None => findings.at_most(Severity::Warning).report_text(
            "/parent/digest/algorithm",
            &digest.algorithm,
            |algorithm| {
                format!(
                    "a digest of {algorithm} is not compared here, only one of SHA-2; use \"sha-256\", or \
                     compare it by other means"
                )
            },
        ),
    }
}
