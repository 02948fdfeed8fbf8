//! Items that are messages, and messages of which only the event is there.

use exact_json::trace::{List, Open, Out};
use session_record_model::draft::target::{ContentPart, Message, Record};
use session_record_model::draft::{CaptureStateKind, IdSource, MessageAudience, MessageRole};

use super::mapper::{Mapper, Opened, RowIn, row_name};
use super::twins::{Side, words};
use super::who::{self, Prompts, Who};
use crate::native::made::{MessageParts, content_is, id_or, native, role_is_absent};
use crate::native::response_items::message::{MessageItem, beside_content, role};
use crate::native::response_items::parts::{Content, text_of};
use crate::native::voices::Voices;

/// The record of an item that is a message.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let mut opened = Opened::of(m, from)?;
    let voices = voices(m, from, role(from.row.payload).as_ref());
    let mut envelope = opened.envelope(m, from);
    let mut said = MessageItem::take(&mut m.ledger, &mut opened.payload, |place| voices.own(place));
    envelope.id_source = said.id_source();
    envelope.capture = said.take_capture();
    let beside = said.take_beside();
    envelope.native = native(vec![opened.rest(&mut m.ledger, beside)]);
    let inference_id = if said.is_models() { m.inference_id() } else { None };
    let mut message = said.message(envelope, inference_id, voices.of_message, || row_name(from.at));
    m.mark(from, &mut message);
    Some(Record::Message(message))
}

/// Who wrote the parts of a message.
fn voices(m: &Mapper<'_>, from: &RowIn<'_>, role: Option<&MessageRole>) -> Voices {
    if m.is_doubtful(from) {
        return Voices::all(Who::UNKNOWN);
    }
    match role {
        Some(MessageRole::Assistant) => Voices::all(Who::MODEL),
        Some(MessageRole::Developer | MessageRole::System) => Voices::all(Who::INJECTED),
        Some(MessageRole::User) => of_user(m, from),
        Some(MessageRole::Other(_)) | None => Voices::all(Who::UNKNOWN),
    }
}

fn of_user(m: &Mapper<'_>, from: &RowIn<'_>) -> Voices {
    let content = from.row.payload.get("content");
    let prompts = m.prompts(from);
    let count = content.map_or(0, |content| content.items().count().max(1));
    let mut of_parts: Vec<Option<Who>> = vec![None; count];
    let mut voices: Vec<Who> = Vec::new();
    for (place, text) in content.into_iter().flat_map(words) {
        let is_typed = m.index.twins.is_typed(from.at.number, place);
        let who = who::of_text(&text, is_typed, prompts);
        // What stands around an image is the harness's, whoever put the image there.
        if !is_frame(&text) && !voices.contains(&who) {
            voices.push(who.clone());
        }
        if let Some(part) = of_parts.get_mut(place) {
            *part = Some(who);
        }
    }
    // What is no text is of whoever wrote the texts beside it, if that is one.
    let others = match &voices[..] {
        [] if prompts == Prompts::OfAnAgent => Who::PEER,
        [] if prompts == Prompts::Untold => Who::PROMPT,
        [who] => who.clone(),
        _ => Who::UNKNOWN,
    };
    Voices::of(of_parts, &others)
}

fn is_frame(text: &str) -> bool {
    let text = text.trim();
    text.starts_with("<image") || text == "</image>"
}

/// The record of a message of which no item is in the log: what an interface was told of it (ASR-207).
pub(super) fn shown<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>, side: Side) -> Option<Record<'t>> {
    let mut opened = Opened::of(m, from)?;
    let who = match side {
        _ if m.is_doubtful(from) => Who::UNKNOWN,
        Side::Agent => Who::MODEL,
        Side::User => of_shown(m, from),
    };
    let mut envelope = opened.envelope(m, from);
    let mut beside = Vec::new();
    let mut id = None;
    let parts = if let Some(mut item) = opened.payload.object("item") {
        id = item.id("id");
        let content = item.take("content");
        let content = Content::of(&mut m.ledger, content, |_| None);
        let mut rest = item.rest(&mut m.ledger);
        let left = beside_content(content.beside);
        rest.extend(left.into_iter().map(|(name, value)| (name.into(), value)));
        if !rest.is_empty() {
            beside.push(("item", Open::Object(rest)));
        }
        content.parts
    } else {
        List::new(text_of(&mut opened.payload, "message").into_iter().collect())
    };
    envelope.id_source = id.is_none().then(|| Out::constant(IdSource::Derived));
    let mut capture = role_is_absent();
    capture.content = content_is(CaptureStateKind::Absent).content;
    envelope.capture = Some(capture);
    envelope.native = native(vec![opened.rest(&mut m.ledger, beside)]);
    let mut message = Message::from(MessageParts {
        envelope,
        inference_id: if side == Side::Agent { m.inference_id() } else { None },
        subagent_id: None,
        message_id: id_or(id, || row_name(from.at)),
        role: None,
        who,
        content: List::new(Vec::new()),
    });
    message.display_content = Some(parts);
    m.mark(from, &mut message);
    Some(Record::Message(message))
}

/// Who wrote what an event says was typed.
fn of_shown(m: &Mapper<'_>, from: &RowIn<'_>) -> Who {
    let said = super::twins::message_of(&from.row).map(|(_, text)| text).unwrap_or_default();
    who::of_text(&said, true, m.prompts(from))
}

/// The record of what the harness told the user (ASR-205).
pub(super) fn notice<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let mut opened = Opened::of(m, from)?;
    let mut envelope = opened.envelope(m, from);
    let said: Vec<ContentPart<'t>> = text_of(&mut opened.payload, "message").into_iter().collect();
    envelope.id_source = Some(Out::constant(IdSource::Derived));
    envelope.capture = Some(role_is_absent());
    envelope.native = native(vec![opened.rest(&mut m.ledger, Vec::new())]);
    let mut message = Message::from(MessageParts {
        envelope,
        inference_id: None,
        subagent_id: None,
        message_id: row_name(from.at),
        role: None,
        who: Who::NOTICE,
        content: List::new(said),
    });
    message.audience = Some(Out::constant(MessageAudience::User));
    Some(Record::Message(message))
}
