//! OC502: which extensions a reader must understand.

use std::collections::HashSet;

use opencheckpoint_model::ExtensionKey;
use opencheckpoint_model::v0_1::RequirementKind;

use super::document::Document;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC502",
    name: "requirement-of-absent-extension",
    format: OpenCheckpoint,
    severity: Warning,
    since: "0.1.0",
    page: "requirement_of_absent_extension.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    let continuation = document.checkpoint.continuation.as_ref();
    let requirements = continuation.and_then(|continuation| continuation.requirements.as_ref());
    let mut carried: Option<HashSet<&str>> = None;
    for (n, requirement) in requirements.into_iter().flatten().enumerate() {
        if requirement.kind != RequirementKind::Extension {
            continue;
        }
        let name = requirement.name.as_str();
        let is_key = ExtensionKey::try_from(name).is_ok();
        let carried = carried.get_or_insert_with(|| {
            document.extensions().flat_map(|(all, _)| all.iter().map(|(key, _)| key)).collect()
        });
        if is_key && carried.contains(name) {
            continue;
        }
        findings.report_text(format!("/continuation/requirements/{n}/name"), name, |name| {
            if is_key {
                format!(
                    "no \"extensions\" of the document has {name}; correct the key, or take the \
                     requirement out"
                )
            } else {
                format!(
                    "{name} is no namespaced key; name the extension by its key, as in \
                     \"org.example.notes\""
                )
            }
        });
    }
}
