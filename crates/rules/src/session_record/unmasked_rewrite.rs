//! ASR-209: content that is not what the model saw.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-209",
    name: "unmasked-rewrite",
    format: SessionRecord,
    class: Producer,
    severity: Error,
    since: "0.1.0",
    page: "unmasked_rewrite.md",
    kept: [
        (
            "crates/convert/src/native/claude_code/tool_result.rs",
            "crates/convert/src/native/claude_code/tests/claims.rs::a_result_that_was_taken_out_of_the_context_is_masked",
        ),
        (
            "crates/convert/src/native/claude_code/tool_result.rs",
            "crates/convert/src/native/claude_code/tests/claims.rs::a_result_whose_output_is_stored_elsewhere_is_what_the_model_saw",
        ),
    ],
}
