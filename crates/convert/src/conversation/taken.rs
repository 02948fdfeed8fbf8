//! The records of a conversation, taken apart: what a message says and by whom, what a call asks for, what a result brings. What no
//! format of messages has a place for is dropped here.

use exact_json::trace::{Ledger, Number, Reason, Settle as _, Src};
use exact_json::{Text, Value};
use session_record_model::draft::source::{CallPlace, ContentPart, Message, ToolCall, ToolResult};
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
    /// The parts that are spoken, and who speaks in each.
    pub(crate) parts: Vec<(ContentPart<'t>, Voice)>,
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
        for (part, (_, voice)) in shown.into_iter().zip(spoken(record.value)) {
            match voice {
                Some(voice) => parts.push((part, voice)),
                None => part.settle(ledger, WHY),
            }
        }
        Ok(Self { type_, seq: envelope.seq, ts: envelope.ts, role, author, parts })
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
    pub(crate) content: Vec<ContentPart<'t>>,
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
            content: content.into_vec(ledger, WHY),
            structured: structured_content,
        })
    }
}
