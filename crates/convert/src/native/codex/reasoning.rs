//! Reasoning items: each a message of its own, with its own id (ASR-219).

use exact_json::trace::{List, Open, Out, Reason, Src, Str, concatenate};
use exact_json::{Kind, Value};
use session_record_model::draft::target::{
    ContentPart, Message, ReasoningOpaque, ReasoningPart, Record,
};
use session_record_model::draft::{IdSource, MessageRole, ReasoningVisibility, tag};

use super::mapper::{Mapper, Opened, RowIn, row_name};
use super::message::{MODEL, is_text};
use super::parts::ENCRYPTED;
use super::who::Who;
use crate::native::cells::Cells;
use crate::native::made::{MessageParts, id_or, native};

/// The record of a reasoning item.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let mut opened = Opened::of(m, from)?;
    let mut envelope = opened.envelope(m, from);
    let kind =
        opened.payload.word("type", "reasoning").map(|kind| kind.keep_as(|_| tag::Reasoning));
    let id = opened.payload.id("id");
    envelope.id_source = id.is_none().then(|| Out::constant(IdSource::Derived));
    let text = thought(m, from, &mut opened);
    let summary = summary(m, &mut opened);
    let data = opened.payload.text("encrypted_content").map(Src::keep_str);
    let has_summary = summary.as_ref().is_some_and(|summary| !summary.is_empty());
    let visibility = if text.is_some() {
        Some(ReasoningVisibility::Full)
    } else if has_summary {
        Some(ReasoningVisibility::Summary)
    } else {
        data.as_ref().map(|_| ReasoningVisibility::Encrypted)
    };
    let opaque = data.map(|data| ReasoningOpaque {
        format: Some(Out::constant(Str::Static(ENCRYPTED))),
        data: Some(Open::from(data)),
        blob: None,
        extra: Vec::new(),
    });
    let part = ContentPart::Reasoning(ReasoningPart {
        type_: kind.unwrap_or_else(|| Out::constant(tag::Reasoning)),
        visibility: visibility.map(Out::constant),
        text,
        summary,
        opaque,
        signature: None,
        author: None,
        origin: None,
        phase: None,
        derivation: None,
        meta: None,
        extra: Vec::new(),
    });
    envelope.native = native(vec![opened.rest(&mut m.ledger, Vec::new())]);
    let mut message = Message::from(MessageParts {
        envelope,
        inference_id: m.inference_id(),
        subagent_id: None,
        message_id: id_or(id, || row_name(from.at)),
        role: Some(Out::constant(MessageRole::Assistant)),
        who: if m.is_doubtful(from) { Who::UNKNOWN } else { MODEL },
        content: List::new(vec![part]),
    });
    m.mark(from, &mut message);
    Some(Record::Message(message))
}

/// Whether a list is one of texts of this type, and of nothing else.
fn is_list_of(list: Value<'_>, kinds: &[&str]) -> bool {
    let is_one = |item: Value<'_>| {
        item.kind() == Kind::Object
            && item.len() == 2
            && item.get("type").is_some_and(|kind| kinds.iter().any(|name| kind.is_str(name)))
            && item.get("text").is_some_and(is_text)
    };
    list.kind() == Kind::Array && list.items().all(is_one)
}

/// The texts of such a list. Their types say no more than where they stand.
fn texts<'t>(m: &mut Mapper<'_>, items: Vec<Src<Value<'t>>>) -> Vec<Src<exact_json::Text<'t>>> {
    let mut texts = Vec::with_capacity(items.len());
    for item in items {
        let Ok(mut cells) = Cells::open(item) else { continue };
        texts.extend(cells.text("text"));
        cells.settle(&mut m.ledger, Reason::NoCounterpart);
    }
    texts
}

/// The segments of the summary. One of another shape stays where it was.
fn summary<'t>(m: &mut Mapper<'_>, opened: &mut Opened<'t>) -> Option<List<Out<Str<'t>>>> {
    let accept = |list: Value<'t>| is_list_of(list, &["summary_text"]);
    let items = opened.payload.take_if("summary", accept)?.into_items().ok()?;
    let (here, items) = items.into_parts();
    if items.is_empty() {
        return Some(List::new(Vec::new()).with_empty(here.keep()));
    }
    let segments = texts(m, items).into_iter().map(Src::keep_str).collect();
    Some(List::new(segments))
}

/// The text of the reasoning itself, where the log has it.
fn thought<'t>(
    m: &mut Mapper<'_>,
    from: &RowIn<'_>,
    opened: &mut Opened<'t>,
) -> Option<Out<Str<'t>>> {
    let accept = |list: Value<'t>| {
        let is_one = list.len() == 1;
        // Of what was mended, no text is made of several.
        !list.is_empty()
            && (is_one || !from.is_mended())
            && is_list_of(list, &["reasoning_text", "text"])
    };
    let items = opened.payload.take_if("content", accept)?.into_items().ok()?;
    let (_, items) = items.into_parts();
    let mut texts = texts(m, items);
    if texts.len() == 1 {
        return texts.pop().map(Src::keep_str);
    }
    Some(concatenate(texts))
}
