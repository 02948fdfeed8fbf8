//! ASR-219: thoughts with an id of their own.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-219",
    name: "folded-reasoning-item",
    format: SessionRecord,
    class: Producer,
    severity: Error,
    since: "0.1.0",
    page: "folded_reasoning_item.md",
    kept: [
        (
            "crates/convert/src/native/claude_code/groups.rs",
            "crates/convert/src/native/claude_code/tests/claims.rs::a_thought_with_a_message_id_of_its_own_is_a_message_of_its_own",
        ),
    ],
}
