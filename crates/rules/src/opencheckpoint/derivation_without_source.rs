//! OC703: what a derived checkpoint comes from.

use opencheckpoint_model::v0_1::DerivationMethod;

use super::document::Document;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC703",
    name: "derivation-without-source",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "derivation_without_source.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    let Some(derivation) = &document.checkpoint.derivation else { return };
    let method = derivation.method;
    let needs_inputs = match method {
        DerivationMethod::Compacted | DerivationMethod::Merged | DerivationMethod::Converted => {
            true
        }
        DerivationMethod::Captured | DerivationMethod::Authored | DerivationMethod::Forked => false,
    };
    if method == DerivationMethod::Forked && document.checkpoint.parent.is_none() {
        findings.report(
            "",
            "the checkpoint is \"forked\" and has no \"parent\"; name the checkpoint that it was \
             copied from",
        );
    }
    let inputs = derivation.inputs.as_deref();
    if needs_inputs && inputs.unwrap_or_default().is_empty() {
        findings.report(
            if inputs.is_some() { "/derivation/inputs" } else { "/derivation" },
            format!(
                "the checkpoint is {:?} and has no \"inputs\"; name the checkpoints and sessions that \
                 it was made from",
                method.as_str(),
            ),
        );
    }
    for (n, input) in inputs.into_iter().flatten().enumerate() {
        if input.checkpoint.is_none() && input.session.is_none() {
            findings.report(
                format!("/derivation/inputs/{n}"),
                "the input names no checkpoint and no session; name one, or take the input out",
            );
        }
    }
}
