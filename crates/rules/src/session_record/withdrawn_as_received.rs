//! ASR-225: input that was removed before it was delivered.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-225",
    name: "withdrawn-as-received",
    format: SessionRecord,
    class: Reader,
    severity: Error,
    since: "0.1.0",
    page: "withdrawn_as_received.md",
    kept: [
        (
            "crates/session-record-model/src/view.rs",
            "crates/session-record-model/src/view.rs::what_the_model_did_not_receive_is_out",
        ),
        (
            "crates/convert/src/session_record_to_opencheckpoint/facts.rs",
            "crates/convert/tests/session_record_to_opencheckpoint.rs::what_was_withdrawn_was_never_said",
        ),
        (
            "crates/convert/src/native/claude_code/queue.rs",
            "crates/convert/src/native/claude_code/tests/prompts.rs::a_prompt_taken_back_and_sent_again_is_one_withdrawn_and_one_sent",
        ),
        (
            "crates/convert/src/native/claude_code/queue.rs",
            "crates/convert/src/native/claude_code/queue.rs::what_is_never_taken_off_the_queue_is_pending",
        ),
    ],
}
