//! The records of a conversation, taken apart: what a message says and by whom, what a call asks for, what a result brings. What no
//! format of messages has a place for is dropped here.

use exact_json::trace::{Ledger, Number, Reason, Settle as _, Src};
use exact_json::{Text, Value};
use session_record_model::draft::source::{
    CallPlace, Compaction, ContentPart, Message, ToolCall, ToolResult,
};
use session_record_model::draft::{Author, MessageRole, ToolResultStatus, tag};

use super::envelope::used;
use super::heard::spoken;
use super::record::Record;
use crate::error::Error;
use crate::lattice::Voice;
use crate::parts::{Member, speaking};

const WHY: Reason = Reason::NoCounterpart;

/// What of a message is heard.
pub(crate) struct Heard<'t> {
    pub(crate) type_: Src<tag::Message>,
    pub(crate) seq: Src<Number<'t>>,
    pub(crate) ts: Option<Src<Text<'t>>>,
    pub(crate) role: Option<Src<MessageRole>>,
    pub(crate) author: Option<Src<Author>>,
    /// The parts that are spoken.
    pub(crate) parts: Vec<Spoken<'t>>,
}

/// A part of a message that is spoken.
pub(crate) struct Spoken<'t> {
    pub(crate) part: ContentPart<'t>,
    /// The part as it is.
    pub(crate) value: Value<'t>,
    /// Who speaks.
    pub(crate) voice: Voice,
    /// Its index among all that the model received or produced.
    pub(crate) index: Option<usize>,
}

impl<'t> Heard<'t> {
    /// Takes a message apart.
    ///
    /// # Errors
    ///
    /// If the record does not have the shape of a message.
    pub(crate) fn take(ledger: &mut Ledger, record: &Record<'t>) -> Result<Self, Error> {
        let member = speaking(record.value);
        let Message {
            type_,
            envelope,
            inference_id,
            subagent_id,
            message_id,
            role,
            author,
            origin,
            phase,
            audience,
            status,
            from,
            recipients,
            triggers_turn,
            conversation,
            platform,
            addressed,
            via,
            derived_from,
            content,
            display_content,
            display_correspondence,
            extra,
        } = record.read()?;
        let envelope = used(ledger, envelope);
        inference_id.settle(ledger, WHY);
        subagent_id.settle(ledger, WHY);
        message_id.settle(ledger, WHY);
        origin.settle(ledger, WHY);
        phase.settle(ledger, WHY);
        audience.settle(ledger, WHY);
        status.settle(ledger, WHY);
        from.settle(ledger, WHY);
        recipients.settle(ledger, WHY);
        triggers_turn.settle(ledger, WHY);
        conversation.settle(ledger, WHY);
        platform.settle(ledger, WHY);
        addressed.settle(ledger, WHY);
        via.settle(ledger, WHY);
        derived_from.settle(ledger, WHY);
        display_correspondence.settle(ledger, WHY);
        extra.settle(ledger, WHY);
        let (shown, silent) = match (member, display_content) {
            (Member::Display, Some(display)) => (display, Some(content)),
            (Member::Content | Member::Display, display) => (content, display),
        };
        silent.settle(ledger, WHY);
        let mut parts = Vec::new();
        let shown = shown.into_vec(ledger, WHY);
        for (index, (part, (value, voice))) in
            shown.into_iter().zip(spoken(record.value)).enumerate()
        {
            let index = (member == Member::Content).then_some(index);
            match voice {
                Some(voice) => parts.push(Spoken { part, value, voice, index }),
                None => part.settle(ledger, WHY),
            }
        }
        Ok(Self { type_, seq: envelope.seq, ts: envelope.ts, role, author, parts })
    }
}

/// What a conversation was summed up in.
pub(crate) struct SummedUp<'t> {
    pub(crate) type_: Src<tag::Compaction>,
    pub(crate) seq: Src<Number<'t>>,
    /// The parts, each beside what it was read from.
    pub(crate) parts: Vec<(ContentPart<'t>, Value<'t>)>,
}

impl<'t> SummedUp<'t> {
    /// Takes a compaction apart.
    ///
    /// # Errors
    ///
    /// If the record does not have the shape of a compaction.
    pub(crate) fn take(ledger: &mut Ledger, record: &Record<'t>) -> Result<Self, Error> {
        let Compaction { type_, envelope, inference_id, subagent_id, summary, first_kept, extra } =
            record.read()?;
        let envelope = used(ledger, envelope);
        envelope.ts.settle(ledger, WHY);
        inference_id.settle(ledger, WHY);
        subagent_id.settle(ledger, WHY);
        first_kept.settle(ledger, WHY);
        extra.settle(ledger, WHY);
        let values = record.value.get("summary").into_iter().flat_map(Value::items);
        let parts = summary.map(|summary| summary.into_vec(ledger, WHY)).unwrap_or_default();
        Ok(Self { type_, seq: envelope.seq, parts: parts.into_iter().zip(values).collect() })
    }
}

/// A call of a tool.
pub(crate) struct Called<'t> {
    pub(crate) type_: Src<tag::ToolCall>,
    pub(crate) seq: Src<Number<'t>>,
    pub(crate) ts: Option<Src<Text<'t>>>,
    pub(crate) id: Src<Text<'t>>,
    pub(crate) name: Src<Text<'t>>,
    pub(crate) input: Input<'t>,
    /// The message that makes the call, and the number of its parts that stand before it.
    pub(crate) at: Option<(Src<Text<'t>>, Src<Number<'t>>)>,
}

/// What a call asks for.
pub(crate) enum Input<'t> {
    Json(Src<Value<'t>>),
    /// Text that is no JSON.
    Text(Src<Text<'t>>),
    Unknown,
}

impl<'t> Called<'t> {
    /// Takes a call apart.
    ///
    /// # Errors
    ///
    /// If the record does not have the shape of a call.
    pub(crate) fn take(ledger: &mut Ledger, record: &Record<'t>) -> Result<Self, Error> {
        let ToolCall {
            type_,
            envelope,
            inference_id,
            subagent_id,
            call_id,
            name,
            input,
            input_text,
            at,
            extra,
        } = record.read()?;
        let envelope = used(ledger, envelope);
        inference_id.settle(ledger, WHY);
        subagent_id.settle(ledger, WHY);
        extra.settle(ledger, WHY);
        let at = at.map(|CallPlace { message, index, extra }| {
            extra.settle(ledger, WHY);
            (message, index)
        });
        let input = match (input, input_text) {
            (Some(input), text) => {
                text.settle(ledger, WHY);
                Input::Json(input)
            }
            (None, Some(text)) => Input::Text(text),
            (None, None) => Input::Unknown,
        };
        Ok(Self { type_, seq: envelope.seq, ts: envelope.ts, id: call_id, name, input, at })
    }
}

/// The result of a call.
pub(crate) struct Answered<'t> {
    pub(crate) type_: Src<tag::ToolResult>,
    pub(crate) seq: Src<Number<'t>>,
    pub(crate) ts: Option<Src<Text<'t>>>,
    pub(crate) id: Src<Text<'t>>,
    /// Present where it says that the call failed.
    pub(crate) error: Option<Src<ToolResultStatus>>,
    /// The parts, each beside what it was read from.
    pub(crate) content: Vec<(ContentPart<'t>, Value<'t>)>,
    pub(crate) structured: Option<Src<Value<'t>>>,
}

impl<'t> Answered<'t> {
    /// Takes a result apart.
    ///
    /// # Errors
    ///
    /// If the record does not have the shape of a result.
    pub(crate) fn take(ledger: &mut Ledger, record: &Record<'t>) -> Result<Self, Error> {
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
        let envelope = used(ledger, envelope);
        inference_id.settle(ledger, WHY);
        subagent_id.settle(ledger, WHY);
        extra.settle(ledger, WHY);
        let values = record.value.get("content").into_iter().flat_map(Value::items);
        let error = match status {
            Some(status) if status.look(|status| *status == ToolResultStatus::Error) => {
                Some(status)
            }
            status => {
                status.settle(ledger, WHY);
                None
            }
        };
        Ok(Self {
            type_,
            seq: envelope.seq,
            ts: envelope.ts,
            id: call_id,
            error,
            content: content.into_vec(ledger, WHY).into_iter().zip(values).collect(),
            structured: structured_content,
        })
    }
}
