//! What one agent said to another.

use exact_json::Value;
use exact_json::trace::{List, Out, Src, Str};
use session_record_model::draft::IdSource;
use session_record_model::draft::target::{Actor, Message, Recipient, Record};

use super::mapper::{Mapper, Opened, RowIn, row_name};
use super::row::{RowKind, text};
use super::who::Who;
use crate::native::made::{MessageParts, content_is, id_or, native, role_is_absent};
use crate::native::response_items::message::beside_content;
use crate::native::response_items::parts::Content;

/// The record of a message between agents: an item, or a row of its own.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let content = from.row.payload.get("content")?;
    let is_content = text(content).is_some() || content.kind() == exact_json::Kind::Array;
    if !is_content {
        return None;
    }
    let mut opened = Opened::of(m, from)?;
    let mut envelope = opened.envelope(m, from);
    let sender = opened.payload.id("author").map(|author| actor(author.keep_str()));
    let recipient = opened.payload.id("recipient").map(|recipient| Recipient {
        actor: actor(recipient.keep_str()),
        kind: None,
        extra: Vec::new(),
    });
    let triggers = opened.payload.take_if("trigger_turn", |value| value.as_bool().is_some());
    let triggers_turn = triggers.and_then(|value| value.into_bool().ok()).map(Src::keep);
    let content = opened.payload.take("content");
    let Content { parts, capture, beside } = Content::of(&mut m.ledger, content, |_| None);
    let id = opened.payload.id("id");
    envelope.id_source = id.is_none().then(|| Out::constant(IdSource::Derived));
    let mut absent = role_is_absent();
    absent.content = capture.and_then(|state| content_is(state).content);
    envelope.capture = Some(absent);
    envelope.native = native(vec![opened.rest(&mut m.ledger, beside_content(beside))]);
    let mut message = Message::from(MessageParts {
        envelope,
        inference_id: None,
        subagent_id: None,
        message_id: id_or(id, || row_name(from.at)),
        role: None,
        who: if m.is_doubtful(from) { Who::UNKNOWN } else { Who::PEER },
        content: parts,
    });
    message.from = sender;
    message.recipients = recipient.map(|recipient| List::new(vec![recipient]));
    message.triggers_turn = triggers_turn;
    m.mark(from, &mut message);
    Some(Record::Message(message))
}

/// Whether a row is a message between agents.
pub(super) fn is_one(from: &RowIn<'_>) -> bool {
    from.row.kind == RowKind::BetweenAgents
        || from.row.kind == RowKind::Item && from.row.is(&["agent_message"])
}

fn actor(address: Out<Str<'_>>) -> Actor<'_> {
    Actor { session: None, address: Some(address), participant: None, extra: Vec::new() }
}

/// A number that counts something.
pub(super) fn is_count(value: Value<'_>) -> bool {
    value.as_u64().is_some()
}
