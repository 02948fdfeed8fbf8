//! OpenCheckpoint.

mod members;

use serde_json::{Value, json};

use crate::codegen::error::{Error, Result};
use crate::codegen::format::{Fixup, Format, Native};

/// OpenCheckpoint 0.1.
pub(crate) const V0_1: Format = Format {
    name: "opencheckpoint",
    version: "0.1",
    file: "checkpoint.schema.json",
    krate: "opencheckpoint-model",
    module: "v0_1",
    unit: "document",
    fixups: &[Fixup {
        reason: "a checkpoint's id and its parent's are the same kind of text, said twice: one type",
        apply: one_checkpoint_id,
    }],
    names: &[
        ("#/properties/opencheckpoint", "SpecVersion"),
        ("#/$defs/resource/properties/excerpt", "Excerpt"),
        ("#/$defs/applicationContext/properties/selections/items", "ContextSelection"),
        ("#/$defs/operation/properties/approval", "Approval"),
        ("#/$defs/continuation/properties/preconditions/items", "Precondition"),
        ("#/$defs/continuation/properties/stop_conditions/items", "StopCondition"),
        ("#/$defs/continuation/properties/recovery/items", "Recovery"),
        ("#/$defs/derivation/properties/omissions/items", "Omission"),
        ("#/$defs/derivation/properties/transformations/items", "Transformation"),
    ],
    docs: &[
        (
            "Checkpoint",
            "A portable snapshot of an agent's task: what it is for, what is known, what is done and pending, and how to continue.",
        ),
        ("SpecVersion", "A version of the specification."),
        ("CheckpointId", "Identifier of a checkpoint, of at most 256 characters."),
        ("Digest", "A digest and the algorithm that made it."),
        ("SoftwareRef", "A piece of software: an agent, a tool, an application."),
        ("SourceModel", "The model that the agent ran on."),
        ("Task", "What the work is for, and how far it may go."),
        ("TaskScope", "What belongs to the task, and what does not."),
        ("Criterion", "A condition that a finished result meets."),
        ("Progress", "What is done, what was in hand, and what comes next."),
        ("CompletedStep", "A step that is done."),
        ("NextStep", "A step that is recommended next."),
        ("Verification", "Whether a statement was checked, and how."),
        (
            "Statement",
            "An instruction, constraint, decision, observation, hypothesis, question, or quoted external content, with its provenance.",
        ),
        (
            "Resource",
            "A reference to a file, record, document, artifact, or other object the task involves.",
        ),
        ("Excerpt", "A short inline excerpt, of at most 4096 characters."),
        ("ApplicationContext", "State of an application relevant to the task."),
        ("ApplicationContextView", "The view that the application showed."),
        ("ContextSelection", "A resource that was selected in the application."),
        ("DraftContent", "Small inline draft content, of at most 16384 characters."),
        (
            "Operation",
            "An approval, requested input, external action, or wait that is not finished.",
        ),
        ("Requirement", "Something that a destination needs in order to continue."),
        (
            "Continuation",
            "What continuing needs, what must hold, what forbids it, and how to begin.",
        ),
        ("Precondition", "A condition to check before resuming."),
        ("StopCondition", "A condition under which continuation must not proceed."),
        ("StopConditionUntil", "An operation and the status that lifts a stop condition."),
        ("Recovery", "A recommended first action on resuming."),
        ("DerivationInput", "A checkpoint or session this one was derived from."),
        ("Omission", "Information deliberately left out."),
        ("Transformation", "Content that was condensed or rewritten."),
    ],
    members: members::MEMBERS,
    examples: &["fixtures/opencheckpoint/valid/every-member.json"],
    patterns: &[
        (
            "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$",
            Native { krate: "exact_json", name: "Timestamp" },
        ),
        ("^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$", Native { krate: "ext", name: "LocalId" }),
    ],
    texts: &[],
    group: None,
};

fn one_checkpoint_id(schema: &mut Value) -> Result<()> {
    let id = json!({ "type": "string", "maxLength": 256 });
    for place in ["/properties/id", "/$defs/parent/properties/id"] {
        let member = schema
            .pointer_mut(place)
            .and_then(Value::as_object_mut)
            .ok_or_else(|| Error::at(place, "no such member"))?;
        for (keyword, value) in id.as_object().into_iter().flatten() {
            if member.shift_remove(keyword).as_ref() != Some(value) {
                return Err(Error::at(place, format_args!("expected {keyword}: {value}")));
            }
        }
        if member.keys().any(|keyword| keyword != "description") {
            return Err(Error::at(place, "says more than it did"));
        }
        member.insert("$ref".to_owned(), json!("#/$defs/checkpointId"));
    }
    let defs = schema.get_mut("$defs").and_then(Value::as_object_mut);
    let defs = defs.ok_or_else(|| Error::at("#", "no $defs"))?;
    if defs.insert("checkpointId".to_owned(), id).is_some() {
        return Err(Error::at("#/$defs/checkpointId", "the schema has one of its own now"));
    }
    Ok(())
}
