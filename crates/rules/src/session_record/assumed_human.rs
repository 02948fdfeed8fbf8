//! ASR-202: who is called a person.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-202",
    name: "assumed-human",
    format: SessionRecord,
    class: Producer,
    severity: Error,
    since: "0.1.0",
    page: "assumed_human.md",
    kept: [
        (
            "crates/convert/src/native/claude_code/who.rs",
            "crates/convert/src/native/claude_code/who.rs::an_unknown_origin_is_never_human",
        ),
        (
            "crates/convert/src/native/claude_code/who.rs",
            "crates/convert/src/native/claude_code/tests/claims.rs::only_what_a_row_marks_as_a_persons_is_a_persons",
        ),
        (
            "crates/convert/src/turns_to_session_record/turn.rs",
            "crates/convert/tests/turns_to_session_record.rs::nobody_becomes_a_person",
        ),
    ],
}
