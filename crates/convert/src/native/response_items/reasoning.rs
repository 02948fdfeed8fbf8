//! Reasoning items: each a message of its own, with its own id (ASR-219).

use exact_json::trace::{Ledger, List, Open, Out, Reason, Src, Str, concatenate};
use exact_json::{Kind, Text, Value};
use session_record_model::draft::target::{
    ContentPart, Envelope, Message, ReasoningOpaque, ReasoningPart,
};
use session_record_model::draft::{IdSource, MessageRole, ReasoningVisibility, tag};

use super::parts::ENCRYPTED;
use crate::native::cells::Cells;
use crate::native::made::{MessageParts, id_or};
use crate::native::values::text;
use crate::native::who::Who;

/// What a reasoning item says.
pub(crate) struct Reasoning<'t> {
    id: Option<Src<Text<'t>>>,
    part: ContentPart<'t>,
}

impl<'t> Reasoning<'t> {
    /// Takes what a reasoning item says. `is_mended` says whether something of its record was mended.
    pub(crate) fn take(ledger: &mut Ledger, cells: &mut Cells<'t>, is_mended: bool) -> Self {
        let kind = cells.word("type", "reasoning").map(|kind| kind.keep_as(|_| tag::Reasoning));
        let id = cells.id("id");
        let text = thought(ledger, cells, is_mended);
        let summary = summary(ledger, cells);
        let data = cells.text("encrypted_content").map(Src::keep_str);
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
        Self { id, part }
    }

    /// What its name comes from, if that is not its own id.
    pub(crate) fn id_source(&self) -> Option<Out<IdSource>> {
        self.id.is_none().then(|| Out::constant(IdSource::Derived))
    }

    /// The message. `name` is what it is called where it has no id.
    pub(crate) fn message(
        self,
        envelope: Envelope<'t>,
        inference_id: Option<Out<Str<'t>>>,
        who: Who,
        name: impl FnOnce() -> Out<Str<'t>>,
    ) -> Message<'t> {
        let Self { id, part } = self;
        Message::from(MessageParts {
            envelope,
            inference_id,
            subagent_id: None,
            message_id: id_or(id, name),
            role: Some(Out::constant(MessageRole::Assistant)),
            who,
            content: List::new(vec![part]),
        })
    }
}

/// Whether a list is one of texts of this type, and of nothing else.
fn is_list_of(list: Value<'_>, kinds: &[&str]) -> bool {
    let is_one = |item: Value<'_>| {
        item.kind() == Kind::Object
            && item.len() == 2
            && item.get("type").is_some_and(|kind| kinds.iter().any(|name| kind.is_str(name)))
            && item.get("text").is_some_and(|said| text(said).is_some())
    };
    list.kind() == Kind::Array && list.items().all(is_one)
}

/// The texts of such a list. Their types say no more than where they stand.
fn texts<'t>(ledger: &mut Ledger, items: Vec<Src<Value<'t>>>) -> Vec<Src<Text<'t>>> {
    let mut texts = Vec::with_capacity(items.len());
    for item in items {
        let Ok(mut cells) = Cells::open(item) else { continue };
        texts.extend(cells.text("text"));
        cells.settle(ledger, Reason::NoCounterpart);
    }
    texts
}

/// The segments of the summary. One of another shape stays where it was.
fn summary<'t>(ledger: &mut Ledger, cells: &mut Cells<'t>) -> Option<List<Out<Str<'t>>>> {
    let accept = |list: Value<'t>| is_list_of(list, &["summary_text"]);
    let items = cells.take_if("summary", accept)?.into_items().ok()?;
    let (here, items) = items.into_parts();
    if items.is_empty() {
        return Some(List::new(Vec::new()).with_empty(here.keep()));
    }
    let segments = texts(ledger, items).into_iter().map(Src::keep_str).collect();
    Some(List::new(segments))
}

/// The text of the reasoning itself, where it is there.
fn thought<'t>(
    ledger: &mut Ledger,
    cells: &mut Cells<'t>,
    is_mended: bool,
) -> Option<Out<Str<'t>>> {
    let accept = |list: Value<'t>| {
        let is_one = list.len() == 1;
        // Of what was mended, no text is made of several.
        !list.is_empty() && (is_one || !is_mended) && is_list_of(list, &["reasoning_text", "text"])
    };
    let items = cells.take_if("content", accept)?.into_items().ok()?;
    let (_, items) = items.into_parts();
    let mut texts = texts(ledger, items);
    if texts.len() == 1 {
        return texts.pop().map(Src::keep_str);
    }
    Some(concatenate(texts))
}
