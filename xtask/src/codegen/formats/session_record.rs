//! The Agent Session Record.

use crate::codegen::format::{Format, Group, Native};

/// The session record, whose published page states no version.
pub(crate) const DRAFT: Format = Format {
    name: "session-record",
    version: "draft",
    file: "session-record.schema.json",
    krate: "session-record-model",
    module: "draft",
    unit: "record",
    fixups: &[],
    names: &[
        ("#/$defs/captureState/properties/state", "CaptureStateKind"),
        ("#/$defs/message/properties/displayCorrespondence", "DisplayCorrespondence"),
        ("#/$defs/plan/properties/planType", "PlanType"),
        ("#/$defs/reasoningPart/properties/visibility", "ReasoningVisibility"),
        ("#/$defs/toolCall/properties/at", "CallPlace"),
    ],
    docs: &[],
    members: &[],
    examples: &["fixtures/session-record/valid/every-record.jsonl"],
    patterns: &[(
        "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$",
        Native { krate: "exact_json", name: "Timestamp" },
    )],
    texts: &[],
    // `inferenceId` and `subagentId` are the record's own where it declares them, and required there.
    group: Some(Group {
        name: "Envelope",
        member: "envelope",
        doc: "What every record has, whatever its type: its place in the stream, its identity, when it was recorded, and how it was put together.",
        union: "Record",
        members: &[
            "seq",
            "id",
            "ts",
            "tsPrecision",
            "turnId",
            "supersedes",
            "copiedFrom",
            "idSource",
            "capture",
            "assembly",
            "native",
        ],
    }),
};
