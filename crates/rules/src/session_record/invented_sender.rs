//! ASR-226: who sent a message, to whom, and how.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-226",
    name: "invented-sender",
    format: SessionRecord,
    class: Producer,
    severity: Error,
    since: "0.1.0",
    page: "invented_sender.md",
    kept: [
        (
            "crates/convert/src/native/made.rs",
            "crates/convert/src/native/claude_code/tests/claims.rs::nobody_is_named_as_sender_or_recipient_whom_the_log_does_not_name",
        ),
    ],
}
