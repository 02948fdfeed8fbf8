//! ASR-204: who saw a message.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-204",
    name: "unknown-audience",
    format: SessionRecord,
    class: Shape,
    severity: Error,
    since: "0.1.0",
    page: "unknown_audience.md",
}
