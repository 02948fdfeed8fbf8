//! OC502: which extensions a reader must understand.

use std::collections::HashSet;

use opencheckpoint_model::ExtensionKey;
use opencheckpoint_model::v0_1::RequirementKind;

use super::document::Document;
use crate::credentials::holds_a_secret;
use crate::finding::{Findings, quoted};
use crate::hint::Hints;
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
    let mut hints = Hints::new();
    let mut keys: Option<Keys<'_>> = None;
    for (n, requirement) in requirements.into_iter().flatten().enumerate() {
        if requirement.kind != RequirementKind::Extension {
            continue;
        }
        let name = requirement.name.as_str();
        let is_key = ExtensionKey::try_from(name).is_ok();
        let keys = keys.get_or_insert_with(|| Keys::of(document));
        if is_key && keys.set.contains(name) {
            continue;
        }
        let meant = hints.meant(name, &keys.in_order, |key| Some(key));
        findings.report_text(format!("/continuation/requirements/{n}/name"), name, |name| {
            let correction = meant.map(|key| format!("write {}, if that is meant", quoted(key)));
            if is_key {
                let correction = correction.unwrap_or_else(|| "correct the key".to_owned());
                format!(
                    "no \"extensions\" of the document has {name}; {correction}, or take the \
                     requirement out"
                )
            } else {
                let correction = correction.unwrap_or_else(|| {
                    "name the extension by its key, as in \"org.example.notes\"".to_owned()
                });
                format!("{name} is no namespaced key; {correction}")
            }
        });
    }
}

/// The keys that the document carries.
struct Keys<'c> {
    set: HashSet<&'c str>,
    /// Those that can be told to anyone as the one that was meant.
    in_order: Vec<&'c str>,
}

impl<'c> Keys<'c> {
    fn of(document: &Document<'c>) -> Self {
        let extensions = &document.leaves.extensions;
        let all = || extensions.iter().flat_map(|(all, _)| all.iter().map(|(key, _)| key));
        let is_told = |key: &&str| ExtensionKey::try_from(*key).is_ok() && !holds_a_secret(key);
        Self { set: all().collect(), in_order: all().filter(is_told).collect() }
    }
}
