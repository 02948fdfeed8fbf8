//! ASR-216: what was exposed, and what is included.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-216",
    name: "visibility-taken-for-capture",
    format: SessionRecord,
    class: Producer,
    severity: Error,
    since: "0.1.0",
    page: "visibility_taken_for_capture.md",
    kept: [
        (
            "crates/convert/src/native/part.rs",
            "crates/convert/src/native/claude_code/tests/claims.rs::what_was_exposed_of_a_thought_and_what_is_included_are_said_apart",
        ),
    ],
}
