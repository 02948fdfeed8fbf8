//! ASR-232: content that cannot be read.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-232",
    name: "opaque-part-as-text",
    format: SessionRecord,
    class: Reader,
    severity: Error,
    since: "0.1.0",
    page: "opaque_part_as_text.md",
    kept: [
        (
            "crates/convert/src/session_record_to_opencheckpoint/resources.rs",
            "crates/convert/tests/session_record_to_opencheckpoint.rs::what_only_a_provider_can_read_is_no_text_of_the_checkpoint",
        ),
    ],
}
