//! OCP205: content has no authority.

use exact_json::Json;
use open_continuity_model::{ExternalActionAuthority, InstructionTreatment};

use super::content::Content;
use super::exchange::Exchange;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OCP205",
    name: "trusted-content",
    format: OpenContinuity,
    severity: Error,
    since: "0.1.0",
    page: "trusted_content.md",
}

pub(super) fn check(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    let Some(package) = exchange.package() else { return };
    match &package.external_action_authority {
        Some(ExternalActionAuthority::None) => {}
        Some(ExternalActionAuthority::Other(authority)) => {
            findings.report_text("/external_action_authority", authority, |authority| {
                format!(
                    "{authority} is an authority to act, and a package gives none; write \"none\""
                )
            });
        }
        None => findings.report(
            "",
            "the package does not say that it gives no authority to act; add \
             \"external_action_authority\": \"none\"",
        ),
    }
    for (n, entry, content) in exchange.entries() {
        let place = format!("/entries/{n}");
        treated(&place, entry.instruction_treatment.as_ref(), findings);
        let Some(json) = &entry.content else { continue };
        let place = format!("{place}/content");
        match (content, treatment(json)) {
            (Content::Context(_), None) => treated(&place, None, findings),
            (_, None) => {}
            (_, Some(treatment)) => treated(&place, Some(&treatment), findings),
        }
    }
    for (n, rendering) in package.renderings.iter().flatten().enumerate() {
        let place = format!("/renderings/{n}");
        treated(&place, rendering.instruction_treatment.as_ref(), findings);
    }
}

/// How content of any shape says that it is to be treated.
fn treatment(content: &Json) -> Option<InstructionTreatment> {
    content.with(|content| {
        let treatment = content.get("instruction_treatment")?;
        Some(match treatment.text() {
            Some(text) => InstructionTreatment::from(text.decode().into_owned()),
            None => InstructionTreatment::Other(treatment.compact()),
        })
    })
}

fn treated(place: &str, treatment: Option<&InstructionTreatment>, findings: &mut Findings<'_>) {
    match treatment {
        Some(InstructionTreatment::UntrustedData) => {}
        Some(InstructionTreatment::Other(treatment)) => {
            findings.report_text(
                format!("{place}/instruction_treatment"),
                treatment,
                |treatment| {
                    format!(
                        "{treatment} is no treatment for content, which may say anything; write \
                     \"untrusted_data\""
                    )
                },
            );
        }
        None => findings.report(
            place,
            "nothing says that instructions in it are not to be followed; add \
             \"instruction_treatment\": \"untrusted_data\"",
        ),
    }
}
