//! ASR-229: what a message was rendered from.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-229",
    name: "inferred-derivation",
    format: SessionRecord,
    class: Producer,
    severity: Error,
    since: "0.1.0",
    page: "inferred_derivation.md",
    kept: [
        (
            "crates/convert/src/native/made.rs",
            "crates/convert/src/native/claude_code/tests/claims.rs::a_text_that_repeats_another_is_not_said_to_be_derived_from_it",
        ),
    ],
}
