//! Parts of a content as content parts.
//!
//! A part is a string, or an object that is told by the member that it has. What has no place in a content part stays beside it, in the
//! record's `native`; a part of which nothing is known is data.

use std::collections::{HashMap, HashSet};

use exact_json::trace::{List, Open, Out, Src, Str, Transform};
use exact_json::{Kind, Value};
use session_record_model::draft::target::{
    AudioPart, ContentPart, ReasoningPart, ResourceLinkPart,
};
use session_record_model::draft::{ReasoningVisibility, tag};

use super::mapper::{Mapper, rest_at, with_object};
use super::row::function;
use crate::native::cells::{Cells, Rest, within};
use crate::native::id::Id;
use crate::native::made::{data_part, image_part, own, text_part};
use crate::native::part::{is_reserved, part};
use crate::native::values::{id, text};
use crate::native::who::Who;

/// How deep an item of a content stands in its record: in `native/0/content`.
pub(super) const CONTENT_LEVEL: usize = 4;

/// What a content came to.
#[derive(Default)]
pub(super) struct Content<'t> {
    pub(super) parts: Vec<ContentPart<'t>>,
    /// What is left of items, and items that say what stands elsewhere.
    pub(super) beside: Vec<Open<'t>>,
    /// Items that are calls, each with how many parts stand before it.
    pub(super) calls: Vec<(Src<Value<'t>>, usize)>,
    /// Items that are results.
    pub(super) responses: Vec<Src<Value<'t>>>,
}

impl<'t> Content<'t> {
    /// The parts of a content: a text, a part, or a list of them. `listed` are the calls that the message lists beside it, and `who` names
    /// the author of each part by its place, where that is not its message's.
    pub(super) fn of(
        m: &mut Mapper<'_>,
        content: Src<Value<'t>>,
        listed: &mut Listed,
        who: impl Fn(usize) -> Option<Who>,
    ) -> Self {
        let mut made = Self::default();
        let items = match content.into_items() {
            Ok(items) => items.into_parts().1,
            Err(single) => vec![single],
        };
        for item in items {
            let view = item.view();
            if let Some(call) = function(view, "functionCall") {
                let is_again = listed.take(call);
                if is_again || call.get("name").and_then(text).is_none() {
                    made.beside.push(within(item, CONTENT_LEVEL));
                } else {
                    made.calls.push((item, made.parts.len()));
                }
            } else if let Some(response) = function(view, "functionResponse") {
                if m.index.calls.is_copy(response) {
                    made.beside.push(within(item, CONTENT_LEVEL));
                } else {
                    made.responses.push(item);
                }
            } else {
                let who = who(made.parts.len());
                let part = one(m, item, who, CONTENT_LEVEL, &mut made.beside);
                made.parts.push(part);
            }
        }
        made
    }
}

/// The calls that a message lists beside its content, to tell those of them that the content has, too.
#[derive(Default)]
pub(super) struct Listed {
    ids: HashSet<Id>,
    /// How many there are of a tool with the same arguments.
    alike: HashMap<Id, usize>,
}

impl Listed {
    pub(super) fn of<'t>(calls: impl Iterator<Item = Value<'t>>) -> Self {
        let mut listed = Self::default();
        for call in calls {
            listed.ids.extend(call.get("id").and_then(id).map(Id::of));
            *listed.alike.entry(Self::alike(call)).or_default() += 1;
        }
        listed
    }

    /// Whether a call in the content is one of them: by its id, or, without one, by what it calls, each once.
    fn take(&mut self, call: Value<'_>) -> bool {
        if let Some(id) = call.get("id").and_then(id) {
            return self.ids.remove(&Id::of(id));
        }
        match self.alike.get_mut(&Self::alike(call)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    fn alike(call: Value<'_>) -> Id {
        let text = |name: &str| call.get(name).map(Value::compact).unwrap_or_default();
        Id::of_parts(&[&text("name"), &text("args")])
    }
}

/// One part. `level` is how deep its item stands in the record where it is left beside it.
pub(super) fn one<'t>(
    m: &mut Mapper<'_>,
    item: Src<Value<'t>>,
    who: Option<Who>,
    level: usize,
    beside: &mut Vec<Open<'t>>,
) -> ContentPart<'t> {
    let view = item.view();
    if view.kind() == Kind::String {
        return part(&mut m.ledger, item, who);
    }
    // What names its own type is a part of another kind.
    if view.kind() != Kind::Object || view.get("type").and_then(text).is_some() || is_reserved(view)
    {
        return part(&mut m.ledger, item, who);
    }
    let Some(shape) = Shape::of(view) else { return data_part(item, who) };
    let mut cells = match Cells::open(item) {
        Ok(cells) => cells,
        Err(item) => return data_part(item, who),
    };
    let mut rest = Rest::default();
    let made = match shape.holder() {
        None => shape.part(&mut cells, who),
        Some(name) => cells.object(name).and_then(|mut inner| {
            let made = shape.part(&mut inner, who);
            let inner = rest_at(&mut m.ledger, inner, level + 2);
            with_object(&mut rest, name, inner);
            made
        }),
    };
    let mut around = rest_at(&mut m.ledger, cells, level + 1);
    around.append(&mut rest);
    push_rest(beside, around);
    // The shape says that the members are there.
    made.unwrap_or_else(|| text_part(Out::constant(Str::Static("")), None))
}

/// Puts what is left of an item with what is left of others.
pub(super) fn push_rest<'t>(beside: &mut Vec<Open<'t>>, rest: Rest<'t>) {
    if !rest.is_empty() {
        beside.push(Open::Object(rest));
    }
}

/// A part of reasoning of which the provider shows a summary.
pub(super) fn reasoning<'t>(
    type_: Option<Out<tag::Reasoning>>,
    summary: Vec<Out<Str<'t>>>,
    signature: Option<Out<Str<'t>>>,
    who: Option<Who>,
) -> ContentPart<'t> {
    let (author, origin) = own(who);
    ContentPart::Reasoning(ReasoningPart {
        type_: type_.unwrap_or_else(|| Out::constant(tag::Reasoning)),
        visibility: Some(Out::constant(ReasoningVisibility::Summary)),
        text: None,
        summary: Some(List::new(summary)),
        opaque: None,
        signature,
        author,
        origin,
        phase: None,
        derivation: None,
        meta: None,
        extra: Vec::new(),
    })
}

/// What a part is, by the members that it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Text,
    /// A thought, as the provider sums it up.
    Thought,
    Image,
    Audio,
    /// A file, by its URI.
    File,
}

impl Shape {
    fn of(part: Value<'_>) -> Option<Self> {
        if part.get("text").and_then(text).is_some() {
            let is_thought = part.get("thought").and_then(Value::as_bool) == Some(true);
            return Some(if is_thought { Self::Thought } else { Self::Text });
        }
        if part.get("fileData").and_then(|file| file.get("fileUri")).and_then(id).is_some() {
            return Some(Self::File);
        }
        let inline = part.get("inlineData")?;
        inline.get("data").and_then(text)?;
        match inline.get("mimeType").and_then(text)?.decode().split_once('/') {
            Some(("image", _)) => Some(Self::Image),
            Some(("audio", _)) => Some(Self::Audio),
            _ => None,
        }
    }

    /// The member that has it.
    fn holder(self) -> Option<&'static str> {
        match self {
            Self::Text | Self::Thought => None,
            Self::Image | Self::Audio => Some("inlineData"),
            Self::File => Some("fileData"),
        }
    }

    fn part<'t>(self, cells: &mut Cells<'t>, who: Option<Who>) -> Option<ContentPart<'t>> {
        match self {
            Self::Text => Some(text_part(cells.text("text")?.keep_str(), who)),
            Self::Thought => thought(cells, who),
            Self::Image => image(cells, who),
            Self::Audio => audio(cells, who),
            Self::File => file(cells, who),
        }
    }
}

fn thought<'t>(cells: &mut Cells<'t>, who: Option<Who>) -> Option<ContentPart<'t>> {
    let type_ = cells.take("thought")?.into_bool().ok()?;
    let type_ = type_.change(Transform::EnumMap, |_| tag::Reasoning);
    let summary = vec![cells.text("text")?.keep_str()];
    let signature = cells.text("thoughtSignature").map(Src::keep_str);
    Some(reasoning(Some(type_), summary, signature, who))
}

fn image<'t>(cells: &mut Cells<'t>, who: Option<Who>) -> Option<ContentPart<'t>> {
    let mime_type = cells.text("mimeType")?.keep_str();
    let data = cells.text("data").map(Src::keep_str);
    Some(image_part(None, Some(mime_type), data, Vec::new(), who))
}

fn audio<'t>(cells: &mut Cells<'t>, who: Option<Who>) -> Option<ContentPart<'t>> {
    let (author, origin) = own(who);
    Some(ContentPart::Audio(AudioPart {
        type_: Out::constant(tag::Audio),
        mime_type: cells.text("mimeType")?.keep_str(),
        data: cells.text("data").map(Src::keep_str),
        blob: None,
        annotations: None,
        author,
        origin,
        phase: None,
        derivation: None,
        meta: None,
        extra: Vec::new(),
    }))
}

fn file<'t>(cells: &mut Cells<'t>, who: Option<Who>) -> Option<ContentPart<'t>> {
    let (author, origin) = own(who);
    let uri = cells.id("fileUri")?.keep_str();
    let name = cells.text("displayName").map(Src::keep_str);
    Some(ContentPart::ResourceLink(ResourceLinkPart {
        type_: Out::constant(tag::ResourceLink),
        name: name.unwrap_or_else(|| uri.again()),
        uri,
        title: None,
        description: None,
        mime_type: cells.text("mimeType").map(Src::keep_str),
        size: None,
        annotations: None,
        author,
        origin,
        phase: None,
        derivation: None,
        meta: None,
        extra: Vec::new(),
    }))
}
