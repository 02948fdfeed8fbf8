//! ASR-201: a role is a channel, and the one that was stored.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-201",
    name: "invented-role",
    format: SessionRecord,
    class: Producer,
    severity: Error,
    since: "0.1.0",
    page: "invented_role.md",
    kept: [
        (
            "crates/convert/src/native/claude_code/user.rs",
            "crates/convert/src/native/claude_code/tests/claims.rs::a_role_is_the_one_that_the_row_names_whoever_wrote_it",
        ),
        (
            "crates/convert/src/native/claude_code/attachment.rs",
            "crates/convert/src/native/claude_code/tests/claims.rs::a_row_that_names_no_role_becomes_a_message_without_one",
        ),
        (
            "crates/convert/src/lattice/authority.rs",
            "crates/convert/src/lattice/authority.rs::an_unknown_author_is_nobody_in_a_conversational_role",
        ),
    ],
}
