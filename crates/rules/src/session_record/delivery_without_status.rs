//! ASR-234: what became of a delivery.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-234",
    name: "delivery-without-status",
    format: SessionRecord,
    class: Shape,
    severity: Error,
    since: "0.1.0",
    page: "delivery_without_status.md",
}
