//! Results of calls: turns of the tool.

use agent_turns_model::Role;
use exact_json::Value;
use exact_json::trace::{Open, Reason, Settle as _, Transform};
use session_record_model::draft::ToolResultStatus;
use session_record_model::draft::source::ToolResult;

use super::blocks;
use super::envelope::used;
use super::run::{Record, Run, Said, absent, object};
use crate::error::Error;
use crate::report::Notice;

/// Writes the turn of a result. What the tool said stands in it twice, as agent-checkpoint writes it. `before` is the last record before
/// it that tells a time.
///
/// # Errors
///
/// If a record does not have its shape, or if nobody says when it was.
pub(super) fn write<'t>(
    run: &mut Run<'_>,
    record: &Record<'t>,
    before: Option<Value<'t>>,
) -> Result<(), Error> {
    let ToolResult {
        type_,
        envelope,
        inference_id,
        subagent_id,
        call_id,
        status,
        content,
        structured_content,
        extra,
    } = record.read()?;
    let ledger = &mut run.ledger;
    let reason = Reason::NoCounterpart;
    let envelope = used(ledger, envelope);
    inference_id.settle(ledger, reason);
    subagent_id.settle(ledger, reason);
    extra.settle(ledger, reason);
    let content = content.into_vec(ledger, reason);
    let blocks::Content { value, type_: of_text } = blocks::content(ledger, content);
    let content = match (value, structured_content) {
        (Some(value), structured) => {
            structured.settle(ledger, reason);
            value
        }
        (None, Some(structured)) => structured.stringify().into(),
        (None, None) => absent(),
    };
    let mut result =
        vec![("tool_call_id", call_id.keep_str().into()), ("content", content.clone())];
    match status {
        Some(status) if status.look(|status| *status == ToolResultStatus::Error) => {
            result.push(("is_error", status.change(Transform::EnumMap, |_| true).into()));
        }
        status => status.settle(ledger, reason),
    }
    let said = Said {
        role: type_.change(Transform::EnumMap, |_| Role::Tool),
        content,
        tool_calls: absent(),
        tool_results: Open::Array(vec![object(result)]),
        model: None,
        ts: envelope.ts,
    };
    let target = run.turn(said, before)?;
    let ledger = &mut run.ledger;
    envelope.seq.placed(ledger, target, "");
    if let Some(type_) = of_text {
        type_.placed(ledger, target, "");
    }
    Ok(())
}

/// What a person should know of a result whose call is nowhere in the stream.
pub(super) fn unasked(record: &Record<'_>) -> Notice {
    let message = "no call in the stream has this result".to_owned();
    record.notice("unpaired-result", message, &record.text("callId"))
}
