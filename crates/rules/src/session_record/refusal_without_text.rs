//! ASR-217: what a refusal says.

use crate::rule::declare_rule;

declare_rule! {
    id: "ASR-217",
    name: "refusal-without-text",
    format: SessionRecord,
    class: Shape,
    severity: Error,
    since: "0.1.0",
    page: "refusal_without_text.md",
}
