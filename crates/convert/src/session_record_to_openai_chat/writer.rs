//! Message after message.

use exact_json::Value;
use exact_json::trace::{List, Null, Out, Reason, Settle as _, Str, Transform};

use super::LONGEST;
use super::content::{Content, is_said};
use super::message::{Call, Message};
use crate::conversation::plan::Kind;
use crate::conversation::{Answered, Called, Heard, Input, Record, SummedUp};
use crate::error::Error;
use crate::lattice::Voice;
use crate::seed::{ChatCheck, NO_TEXT, Names, Run, Said, Sent, Writer, caller, order, spoken_as};

const WHY: Reason = Reason::NoCounterpart;

/// Writes messages.
pub(super) struct Messages {
    number: u64,
    names: Names,
    sent: Sent<ChatCheck>,
}

impl Default for Messages {
    fn default() -> Self {
        Self { number: 0, names: Names::new(LONGEST), sent: Sent::default() }
    }
}

impl Writer for Messages {
    const INSTRUCTIONS_FIRST: bool = false;

    fn is_said(kind: Kind, part: Value<'_>) -> bool {
        is_said(kind, part)
    }

    fn write(&mut self, run: &mut Run, said: &Said<'_>) -> Result<(), Error> {
        match (said.kind, said.record) {
            (Kind::Result, Some(record)) => self.result(run, said, &record),
            (Kind::Summary, Some(record)) => self.summary(run, said, &record),
            (Kind::User | Kind::Assistant | Kind::System | Kind::Other, Some(record)) => {
                self.message(run, said, &record)
            }
            (Kind::Calls, Some(_)) | (_, None) => {
                let role = Out::constant(Str::Static("assistant"));
                self.push(run, role, Content::default(), &said.calls).map(drop)
            }
        }
    }

    fn finish(&mut self) -> Result<&'static str, Error> {
        self.sent.end(self.number, ChatCheck::finish)?;
        Ok("]}\n")
    }
}

impl Messages {
    fn message<'t>(
        &mut self,
        run: &mut Run,
        said: &Said<'t>,
        record: &Record<'t>,
    ) -> Result<(), Error> {
        let ledger = &mut run.ledger;
        let Heard { type_, seq, ts, role, author, parts } = Heard::take(ledger, record)?;
        ts.settle(ledger, WHY);
        let role = spoken_as(ledger, said.kind, role, author);
        let mut content = Content::default();
        for spoken in parts {
            content.add(ledger, (spoken.part, spoken.value), said.kind, spoken.voice);
        }
        let target = self.push(run, role, content, &said.calls)?;
        type_.placed(&mut run.ledger, target, "");
        order(&mut run.ledger, target, seq, said.is_moved);
        Ok(())
    }

    fn summary<'t>(
        &mut self,
        run: &mut Run,
        said: &Said<'t>,
        record: &Record<'t>,
    ) -> Result<(), Error> {
        let ledger = &mut run.ledger;
        let SummedUp { type_, seq, parts } = SummedUp::take(ledger, record)?;
        let mut content = Content::default();
        for part in parts {
            content.add(ledger, part, said.kind, Voice::Harness);
        }
        let role = type_.change(Transform::EnumMap, |_| Str::Static("user"));
        let target = self.push(run, role, content, &[])?;
        order(&mut run.ledger, target, seq, said.is_moved);
        Ok(())
    }

    fn result<'t>(
        &mut self,
        run: &mut Run,
        said: &Said<'t>,
        record: &Record<'t>,
    ) -> Result<(), Error> {
        let ledger = &mut run.ledger;
        let Answered { type_, seq, ts, id, error, content, structured } =
            Answered::take(ledger, record)?;
        ts.settle(ledger, WHY);
        error.settle(ledger, WHY);
        let has_parts = !content.is_empty();
        let mut text = Content::default();
        for part in content {
            text.add(ledger, part, said.kind, Voice::Tool);
        }
        let (content, of_text) = match (text.into_value(), structured) {
            (Some(value), structured) => {
                structured.settle(ledger, WHY);
                value
            }
            (None, Some(structured)) => (structured.stringify().into(), None),
            (None, None) if has_parts => (Out::constant(Str::Static(NO_TEXT)).into(), None),
            (None, None) => (Out::default_value(Str::Static("")).into(), None),
        };
        let message = Message {
            role: type_.change(Transform::EnumMap, |_| Str::Static("tool")),
            tool_call_id: Some(self.names.result(ledger, said.answers, id)),
            content,
            tool_calls: None,
        };
        let target = self.add(run, &message)?;
        if let Some(type_) = of_text {
            type_.placed(&mut run.ledger, target, "");
        }
        order(&mut run.ledger, target, seq, said.is_moved);
        Ok(())
    }

    /// Writes a message that says this and makes these calls.
    fn push<'t>(
        &mut self,
        run: &mut Run,
        role: Out<Str<'t>>,
        content: Content<'t>,
        calls: &[Record<'t>],
    ) -> Result<u32, Error> {
        let ledger = &mut run.ledger;
        let (content, of_text) = match content.into_value() {
            Some(content) => content,
            None => (Out::constant(Null).into(), None),
        };
        let mut list = Vec::with_capacity(calls.len());
        let mut marks = Vec::with_capacity(calls.len());
        if !calls.is_empty() {
            self.names.next_message();
        }
        for record in calls {
            let Called { type_, seq, ts, id, name, input, at } = Called::take(ledger, record)?;
            ts.settle(ledger, WHY);
            let message = at.map(|(message, index)| {
                index.settle(ledger, WHY);
                message
            });
            list.push(Call {
                id: self.names.call(ledger, record, id),
                name: self.names.tool(record, name),
                arguments: match input {
                    Input::Json(input) => input.stringify(),
                    Input::Text(text) => text.keep_str(),
                    Input::Unknown => Out::default_value(Str::Static("{}")),
                },
            });
            marks.push((type_, seq, message));
        }
        let tool_calls = (!list.is_empty()).then(|| List::new(list));
        let message = Message { role, tool_call_id: None, content, tool_calls };
        let target = self.add(run, &message)?;
        let ledger = &mut run.ledger;
        if let Some(type_) = of_text {
            type_.placed(ledger, target, "");
        }
        for (index, (type_, seq, message)) in marks.into_iter().enumerate() {
            let call = format!("/tool_calls/{index}");
            type_.placed(ledger, target, &call);
            seq.placed(ledger, target, &call);
            caller(ledger, target, &call, message);
        }
        Ok(target)
    }

    /// Writes a message, which must be one that can be sent.
    fn add(&mut self, run: &mut Run, message: &Message<'_>) -> Result<u32, Error> {
        run.text.push_str(if self.number == 0 { "{\"messages\":[" } else { "," });
        let target = run.write(format!("/messages/{}", self.number), message);
        self.number += 1;
        self.sent.last(run, ChatCheck::message)?;
        Ok(target)
    }
}
