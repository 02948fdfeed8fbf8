//! Messages, with the calls that join them.

use agent_turns_model::Role;
use exact_json::trace::{Out, Reason, Settle as _, Transform};
use session_record_model::draft::Author;

use super::calls::{self, Calls};
use super::run::{Parts, Run, Said};
use crate::conversation::{Heard, Record};
use crate::error::Error;
use crate::into_turns::absent;
use crate::openai_blocks;

/// Writes the turn of a message.
///
/// # Errors
///
/// If a record does not have its shape, or if nobody says when it was.
pub(super) fn write<'t>(
    run: &mut Run<'_>,
    parts: Parts<'t>,
    record: &Record<'t>,
) -> Result<(), Error> {
    let Heard { type_, seq, ts, role, author, parts: heard } =
        Heard::take(&mut run.ledger, record)?;
    let ledger = &mut run.ledger;
    let reason = Reason::NoCounterpart;
    let role = match (role, author) {
        (Some(role), author) => {
            author.settle(ledger, reason);
            role.keep_as(|role| Role::from(role.as_str()))
        }
        (None, Some(author)) if author.look(|author| *author == Author::Human) => {
            author.change(Transform::EnumMap, |_| Role::User)
        }
        (None, author) => {
            author.settle(ledger, reason);
            Out::constant(Role::User)
        }
    };
    let content =
        openai_blocks::content(ledger, heard.into_iter().map(|spoken| spoken.part).collect());
    let Parts { calls, model, time } = parts;
    let mut calls = Calls::of(ledger, &calls)?;
    calls.ts.take().settle(ledger, reason);
    let said = Said {
        role,
        content: content.value.unwrap_or_else(absent),
        tool_calls: std::mem::replace(&mut calls.list, absent()),
        tool_results: absent(),
        model,
        ts,
    };
    let target = run.turn(said, time)?;
    let ledger = &mut run.ledger;
    type_.placed(ledger, target, "");
    seq.placed(ledger, target, "");
    if let Some(type_) = content.type_ {
        type_.placed(ledger, target, "");
    }
    calls::placed(ledger, target, calls);
    Ok(())
}
