//! OC501: what an extension is called.

use exact_json::pointer::push_token;
use opencheckpoint_model::ExtensionKey;

use super::document::Document;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC501",
    name: "malformed-extension-key",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "malformed_extension_key.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for (extensions, place) in &document.leaves.extensions {
        for (key, _) in extensions.iter() {
            if ExtensionKey::try_from(key).is_ok() {
                continue;
            }
            let mut pointer = place.to_string();
            push_token(&mut pointer, key);
            findings.report_text(pointer, key, |key| {
                format!(
                    "{key} is no namespaced key; begin it with a domain of yours in reverse order, \
                     as in \"org.example.notes\" or \"org.example/notes\""
                )
            });
        }
    }
}
