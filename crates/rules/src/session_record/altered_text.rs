//! ASR-211: text as it was stored.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-211",
    name: "altered-text",
    format: SessionRecord,
    class: Producer,
    severity: Error,
    since: "0.1.0",
    page: "altered_text.md",
    kept: [
        (
            "crates/convert/src/native/part.rs",
            "crates/convert/src/native/claude_code/tests/texts.rs::every_text_is_kept_character_for_character",
        ),
        (
            "crates/convert/src/native/part.rs",
            "crates/convert/src/native/claude_code/tests/texts.rs::blank_texts_are_kept_too",
        ),
        (
            "crates/convert/src/native/claude_code/fold.rs",
            "crates/convert/src/native/claude_code/tests/texts.rs::a_text_that_grew_row_by_row_is_there_once",
        ),
    ],
}
