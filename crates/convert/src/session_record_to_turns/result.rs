//! Results of calls: turns of the tool.

use agent_turns_model::Role;
use exact_json::Value;
use exact_json::trace::{Open, Reason, Settle as _, Transform};

use super::run::{Run, Said};
use crate::conversation::{Answered, Record};
use crate::error::Error;
use crate::into_turns::absent;
use crate::openai_blocks::{self, object};
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
    let Answered { type_, seq, ts, id, error, content, structured } =
        Answered::take(&mut run.ledger, record)?;
    let ledger = &mut run.ledger;
    let openai_blocks::Content { value, type_: of_text } =
        openai_blocks::content(ledger, content.into_iter().map(|(part, _)| part).collect());
    let content = match (value, structured) {
        (Some(value), structured) => {
            structured.settle(ledger, Reason::NoCounterpart);
            value
        }
        (None, Some(structured)) => structured.stringify().into(),
        (None, None) => absent(),
    };
    let mut result = vec![("tool_call_id", id.keep_str().into()), ("content", content.clone())];
    if let Some(error) = error {
        result.push(("is_error", error.change(Transform::EnumMap, |_| true).into()));
    }
    let said = Said {
        role: type_.change(Transform::EnumMap, |_| Role::Tool),
        content,
        tool_calls: absent(),
        tool_results: Open::Array(vec![object(result)]),
        model: None,
        ts,
    };
    let target = run.turn(said, before)?;
    let ledger = &mut run.ledger;
    seq.placed(ledger, target, "");
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
