//! ASR-210: what a content part is.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-210",
    name: "part-without-type",
    format: SessionRecord,
    class: Shape,
    severity: Error,
    since: "0.1.0",
    page: "part_without_type.md",
}
