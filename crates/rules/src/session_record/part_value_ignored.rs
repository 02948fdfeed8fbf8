//! ASR-224: whose words a part has.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-224",
    name: "part-value-ignored",
    format: SessionRecord,
    class: Reader,
    severity: Error,
    since: "0.1.0",
    page: "part_value_ignored.md",
    kept: [
        (
            "crates/session-record-model/src/effective.rs",
            "crates/session-record-model/tests/model/effective.rs::a_parts_own_value_holds_and_the_messages_where_it_has_none",
        ),
        (
            "crates/convert/src/session_record_to_opencheckpoint/statements.rs",
            "crates/convert/tests/no_upgrade.rs::nothing_is_made_more_than_it_was",
        ),
    ],
}
