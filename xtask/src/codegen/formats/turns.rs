//! The turns of agent-checkpoint.

use crate::codegen::format::Format;

/// The turns of agent-checkpoint 0.3.
pub(crate) const V0_3: Format = Format {
    name: "turns",
    version: "0.3",
    file: "turn.schema.json",
    krate: "agent-turns-model",
    module: "v0_3",
    unit: "turn",
    fixups: &[],
    names: &[],
    docs: &[],
    members: &[],
    examples: &["fixtures/turns/valid/every-member.jsonl"],
    patterns: &[],
    texts: &[],
    group: None,
};
