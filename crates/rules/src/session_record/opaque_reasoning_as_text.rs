//! ASR-215: what of a thought is for the provider alone.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-215",
    name: "opaque-reasoning-as-text",
    format: SessionRecord,
    class: Reader,
    severity: Error,
    since: "0.1.0",
    page: "opaque_reasoning_as_text.md",
    kept: [
        (
            "crates/convert/src/session_record_to_opencheckpoint/resources.rs",
            "crates/convert/tests/session_record_to_opencheckpoint.rs::what_only_a_provider_can_read_is_no_text_of_the_checkpoint",
        ),
    ],
}
