//! ASR-230: what a data part holds.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-230",
    name: "data-part-without-data",
    format: SessionRecord,
    class: Shape,
    severity: Error,
    since: "0.1.0",
    page: "data_part_without_data.md",
}
