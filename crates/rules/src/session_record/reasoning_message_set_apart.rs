//! ASR-220: thoughts that stand in a message alone.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-220",
    name: "reasoning-message-set-apart",
    format: SessionRecord,
    class: Reader,
    severity: Error,
    since: "0.1.0",
    page: "reasoning_message_set_apart.md",
    kept: [
        (
            "crates/convert/src/session_record_to_opencheckpoint/statements.rs",
            "crates/convert/tests/session_record_to_opencheckpoint.rs::a_thought_in_a_message_of_its_own_is_what_it_is_in_another",
        ),
    ],
}
