//! ASR-237: whether anyone received what the agent wrote.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-237",
    name: "assumed-delivery",
    format: SessionRecord,
    class: Reader,
    severity: Error,
    since: "0.1.0",
    page: "assumed_delivery.md",
    kept: [
        (
            "crates/convert/src/native/claude_code/mod.rs",
            "crates/convert/src/native/claude_code/tests/claims.rs::what_the_agent_wrote_is_not_said_to_be_delivered",
        ),
        (
            "crates/convert/src/lattice/attempt.rs",
            "crates/convert/tests/session_record_to_opencheckpoint.rs::a_message_is_delivered_only_where_a_delivery_says_so",
        ),
    ],
}
