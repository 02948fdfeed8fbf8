//! ASR-218: parts that a tool does not know.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-218",
    name: "unknown-part-lost",
    format: SessionRecord,
    class: Reader,
    severity: Error,
    since: "0.1.0",
    page: "unknown_part_lost.md",
    kept: [
        (
            "crates/session-record-model/src/generated/draft/read.rs",
            "crates/session-record-model/tests/model/types.rs::a_part_of_an_unknown_type_and_what_mcp_says_of_a_part_are_kept_verbatim",
        ),
        (
            "crates/convert/src/session_record_to_opencheckpoint/resources.rs",
            "crates/convert/tests/session_record_to_opencheckpoint.rs::a_part_of_an_unknown_type_is_passed_over_and_counted",
        ),
    ],
}
