//! Calls of tools as OpenAI's messages have them.
//!
//! A call is a function with arguments in a text: the JSON of its input, or its text where that was none. Of an input that nobody
//! recorded the arguments are an empty text.

use agent_turns_model::Role;
use exact_json::Text;
use exact_json::trace::{Ledger, Number, Open, Out, Reason, Settle as _, Src, Standing, Str};
use session_record_model::draft::tag;

use super::run::{Parts, Run, Said};
use crate::conversation::{Called, Input, Record};
use crate::error::Error;
use crate::into_turns::absent;
use crate::openai_blocks::object;
use crate::report::Notice;

const WHY: Reason = Reason::NoCounterpart;

/// The calls of a turn.
pub(super) struct Calls<'t> {
    /// The list; null without calls.
    pub(super) list: Open<'t>,
    /// The time of the first call.
    pub(super) ts: Option<Src<Text<'t>>>,
    marks: Vec<Mark<'t>>,
}

/// What a call says by standing in the list.
struct Mark<'t> {
    type_: Src<tag::ToolCall>,
    seq: Src<Number<'t>>,
    /// The message that makes the call.
    message: Option<Src<Text<'t>>>,
}

impl<'t> Calls<'t> {
    /// Takes the calls of a turn.
    ///
    /// # Errors
    ///
    /// If a record does not have the shape of a call.
    pub(super) fn of(ledger: &mut Ledger, calls: &[Record<'t>]) -> Result<Self, Error> {
        let mut list = Vec::with_capacity(calls.len());
        let mut marks = Vec::with_capacity(calls.len());
        let mut first = None;
        for record in calls {
            let (call, mark, ts) = call(ledger, record)?;
            if list.is_empty() {
                first = ts;
            } else {
                ts.settle(ledger, WHY);
            }
            list.push(call);
            marks.push(mark);
        }
        let list = if list.is_empty() { absent() } else { Open::Array(list) };
        Ok(Self { list, ts: first, marks })
    }
}

/// Says what the calls of a turn say by their place.
pub(super) fn placed(ledger: &mut Ledger, target: u32, calls: Calls<'_>) {
    for (index, mark) in calls.marks.into_iter().enumerate() {
        let Mark { type_, seq, message } = mark;
        let call = format!("/tool_calls/{index}");
        type_.placed(ledger, target, &call);
        seq.placed(ledger, target, &call);
        // A longer name is told from others by more than the place of what it names.
        let is_short =
            |text: &Text<'_>| text.decode().chars().nth(Standing::SHORTEST - 1).is_none();
        match message {
            Some(message) if message.look(is_short) => message.placed(ledger, target, &call),
            message => message.settle(ledger, WHY),
        }
    }
}

fn call<'t>(
    ledger: &mut Ledger,
    record: &Record<'t>,
) -> Result<(Open<'t>, Mark<'t>, Option<Src<Text<'t>>>), Error> {
    let Called { type_, seq, ts, id, name, input, at } = Called::take(ledger, record)?;
    let message = at.map(|(message, index)| {
        index.settle(ledger, WHY);
        message
    });
    let arguments = match input {
        Input::Json(input) => input.stringify(),
        Input::Text(text) => text.keep_str(),
        Input::Unknown => Out::default_value(Str::Static("")),
    };
    let function = object(vec![("name", name.keep_str().into()), ("arguments", arguments.into())]);
    let call = object(vec![
        ("id", id.keep_str().into()),
        ("type", Out::constant(Str::Static("function")).into()),
        ("function", function),
    ]);
    Ok((call, Mark { type_, seq, message }, ts))
}

/// Writes the turn of calls to which there is no message.
///
/// # Errors
///
/// If a record does not have its shape, or if nobody says when it was.
pub(super) fn write(run: &mut Run<'_>, parts: Parts<'_>) -> Result<(), Error> {
    let Parts { calls, model, time } = parts;
    let mut calls = Calls::of(&mut run.ledger, &calls)?;
    let said = Said {
        role: Out::constant(Role::Assistant),
        content: absent(),
        tool_calls: std::mem::replace(&mut calls.list, absent()),
        tool_results: absent(),
        model,
        ts: calls.ts.take(),
    };
    let target = run.turn(said, time)?;
    placed(&mut run.ledger, target, calls);
    Ok(())
}

/// What a person should know of a call that no result answers.
pub(super) fn unanswered(record: &Record<'_>) -> Notice {
    let message = format!("the call of {} has no result", record.text("name"));
    record.notice("unpaired-call", message, &record.text("callId"))
}
