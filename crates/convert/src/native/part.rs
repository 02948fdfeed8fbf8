//! Content blocks as content parts.
//!
//! A block that already is a part of the session record's kind (text, and whatever has a type of its own)
//! is kept whole. A block that would be mistaken for another part, or for more than it says, becomes data.

use exact_json::trace::{Ledger, Open, Out, Reason, Settle, Src, Str, Transform};
use exact_json::{Kind, Read, Value};
use session_record_model::draft::target::{ContentPart, ReasoningOpaque, ReasoningPart};
use session_record_model::draft::{self, ReasoningVisibility, tag};

use super::cells::{Cells, Rest};
use super::made::{data_part, image_part, own, text_part};
use super::values::text;
use super::who::Who;

/// Members that say something about a part in the session record. A block that has one of these says
/// something else by it.
const RESERVED: &[&str] = &["author", "origin", "phase", "derivation"];

/// Members of an image part that no image block has.
const IMAGE: &[&str] = &["mimeType", "data", "blob", "annotations"];
/// Members of a thinking block that may be null.
const NULLS: &[&str] = &["thinking", "signature"];
/// Members of a reasoning part that no thinking block has.
const REASONING: &[&str] = &["visibility", "text", "summary", "opaque"];

/// One block as one part. `who` is given where the part's author is not its message's.
pub(crate) fn part<'t>(
    ledger: &mut Ledger,
    block: Src<Value<'t>>,
    who: Option<Who>,
) -> ContentPart<'t> {
    part_of_equals(ledger, block, Vec::new(), who)
}

/// One block and others equal to it as one part.
pub(crate) fn part_of_equals<'t>(
    ledger: &mut Ledger,
    block: Src<Value<'t>>,
    equal: Vec<Src<Value<'t>>>,
    who: Option<Who>,
) -> ContentPart<'t> {
    let shape = Shape::of(block.view());
    if shape == Shape::Whole && who.is_none() {
        let whole = equal.into_iter().fold(block.keep(), Out::merge);
        return ContentPart::Unknown(whole.into());
    }
    for equal in equal {
        settle_equal(ledger, equal, shape);
    }
    match shape {
        Shape::String => string(block, who),
        Shape::Whole => whole(ledger, block, who),
        Shape::Image => image(ledger, block, who),
        Shape::Thinking => thinking(ledger, block, who),
        Shape::Redacted => redacted(ledger, block, who),
        Shape::Data => data_part(block, who),
    }
}

/// A block equal to one that counts: what of that has no counterpart has none here.
fn settle_equal(ledger: &mut Ledger, equal: Src<Value<'_>>, shape: Shape) {
    if !matches!(shape, Shape::Thinking | Shape::Redacted) {
        equal.settle(ledger, Reason::Duplicate);
        return;
    }
    match Cells::open(equal) {
        Ok(mut cells) => {
            drop_nulls(ledger, &mut cells, NULLS);
            cells.settle(ledger, Reason::Duplicate);
        }
        Err(equal) => equal.settle(ledger, Reason::Duplicate),
    }
}

/// What a block is, as far as parts go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// A bare string in an array.
    String,
    /// A part as it is.
    Whole,
    Image,
    Thinking,
    Redacted,
    /// Anything else.
    Data,
}

impl Shape {
    fn of(block: Value<'_>) -> Self {
        match block.kind() {
            Kind::String => return Self::String,
            Kind::Object => {}
            _ => return Self::Data,
        }
        let mut kind = None;
        for (key, value) in block.members() {
            if RESERVED.iter().any(|name| key.is(name)) {
                return Self::Data;
            }
            if key.is("type") {
                kind = text(value);
            }
        }
        let Some(kind) = kind.map(exact_json::Text::decode) else { return Self::Data };
        let is_text = |value: Option<Value<'_>>| value.is_some_and(|v| v.kind() == Kind::String);
        let is_text_or_nothing =
            |value: Option<Value<'_>>| value.is_none_or(Value::is_null) || is_text(value);
        match &*kind {
            "image" if is_base64_image(block) && !has_any(block, IMAGE) => Self::Image,
            "thinking" | "redacted_thinking"
                if has_any(block, REASONING) || !is_text_or_nothing(block.get("signature")) =>
            {
                Self::Data
            }
            "thinking" if is_text_or_nothing(block.get("thinking")) => Self::Thinking,
            "redacted_thinking" if block.get("data").is_some() => Self::Redacted,
            // Calls and results are records, never parts: what came here is of a shape of its own.
            kind if kind.ends_with("tool_use") || kind.ends_with("tool_result") => Self::Data,
            // The text of the usual block is not worth a typed reading.
            "text" if block.len() == 2 && is_text(block.get("text")) => Self::Whole,
            _ if draft::ContentPart::read(block).is_ok() => Self::Whole,
            _ => Self::Data,
        }
    }
}

/// Whether a block has a member by which a part would say something else.
pub(crate) fn is_reserved(block: Value<'_>) -> bool {
    has_any(block, RESERVED)
}

/// Whether a block has a member that says more of a thought than the block's own format does.
pub(crate) fn is_part_of_reasoning(block: Value<'_>) -> bool {
    has_any(block, REASONING)
}

fn has_any(block: Value<'_>, names: &[&str]) -> bool {
    block.members().any(|(key, _)| names.iter().any(|name| key.is(name)))
}

fn is_base64_image(block: Value<'_>) -> bool {
    block.get("source").is_some_and(|source| {
        let is_text = |name: &str| source.get(name).is_some_and(|v| v.kind() == Kind::String);
        source.get("type").is_some_and(|kind| kind.is_str("base64"))
            && is_text("media_type")
            && is_text("data")
    })
}

fn string(block: Src<Value<'_>>, who: Option<Who>) -> ContentPart<'_> {
    match block.into_text() {
        Ok(text) => text_part(text.keep_str(), who),
        Err(block) => data_part(block, who),
    }
}

/// A whole part with an author of its own: its members one by one.
fn whole<'t>(ledger: &mut Ledger, block: Src<Value<'t>>, who: Option<Who>) -> ContentPart<'t> {
    if block.view().get("type").is_some_and(|kind| kind.is_str("text")) {
        match Cells::open(block) {
            Ok(mut cells) => {
                // The type and the text are there: the block has been looked at.
                let kind = cells.text("type");
                let text = cells.text("text");
                let rest = cells.rest(ledger);
                return typed_text(kind, text, rest, who);
            }
            Err(block) => return data_part(block, who),
        }
    }
    let mut members = match Cells::open(block) {
        Ok(cells) => cells.rest(ledger),
        Err(block) => return data_part(block, who),
    };
    let (author, origin) = own(who);
    let mut add = |name: &'static str, value: Option<Open<'t>>| {
        members.extend(value.map(|value| (Str::Static(name), value)));
    };
    add(
        "author",
        author.map(|author| author.map_type(|a| Str::Owned(a.as_str().to_owned())).into()),
    );
    add(
        "origin",
        origin.map(|origin| origin.map_type(|o| Str::Owned(o.as_str().to_owned())).into()),
    );
    ContentPart::Unknown(Open::Object(members))
}

fn typed_text<'t>(
    kind: Option<Src<exact_json::Text<'t>>>,
    text: Option<Src<exact_json::Text<'t>>>,
    rest: Rest<'t>,
    who: Option<Who>,
) -> ContentPart<'t> {
    let (author, origin) = own(who);
    ContentPart::Text(draft::target::TextPart {
        type_: kind.map_or_else(|| Out::constant(tag::Text), |kind| kind.keep_as(|_| tag::Text)),
        text: text.map_or_else(|| Out::constant(Str::Static("")), Src::keep_str),
        annotations: None,
        author,
        origin,
        phase: None,
        derivation: None,
        meta: None,
        extra: rest,
    })
}

fn image<'t>(ledger: &mut Ledger, block: Src<Value<'t>>, who: Option<Who>) -> ContentPart<'t> {
    let mut cells = match Cells::open(block) {
        Ok(cells) => cells,
        Err(block) => return data_part(block, who),
    };
    let kind = cells.text("type");
    let mut source = cells.object("source");
    let mime_type = source.as_mut().and_then(|source| source.text("media_type"));
    let data = source.as_mut().and_then(|source| source.text("data"));
    // What is left of the source says how the data is written; it stays where it was.
    let source = source.map(|source| source.rest(ledger)).filter(|rest| !rest.is_empty());
    let mut extra = cells.rest(ledger);
    extra.extend(source.map(|source| (Str::Static("source"), Open::Object(source))));
    let type_ = kind.map(|kind| kind.keep_as(|_| tag::Image));
    image_part(type_, mime_type.map(Src::keep_str), data.map(Src::keep_str), extra, who)
}

fn thinking<'t>(ledger: &mut Ledger, block: Src<Value<'t>>, who: Option<Who>) -> ContentPart<'t> {
    let visibility = visibility(block.view());
    let mut cells = match Cells::open(block) {
        Ok(cells) => cells,
        Err(block) => return data_part(block, who),
    };
    let kind = cells.text("type");
    let thought = Thought {
        visibility,
        text: cells.text("thinking").map(Src::keep_str),
        opaque: None,
        signature: cells.text("signature").map(Src::keep_str),
    };
    drop_nulls(ledger, &mut cells, NULLS);
    let type_ = kind.map(|kind| kind.change(Transform::EnumMap, |_| tag::Reasoning));
    reasoning(type_, thought, cells.rest(ledger), who)
}

/// A null says nothing, and these members of a part are strings or absent.
fn drop_nulls(ledger: &mut Ledger, cells: &mut Cells<'_>, names: &[&str]) {
    for name in names {
        if let Some(null) = cells.take_if(name, Value::is_null) {
            null.drop(ledger, Reason::NoCounterpart);
        }
    }
}

/// What the provider exposed of a thought. Without a signature nothing is known.
fn visibility(block: Value<'_>) -> Option<ReasoningVisibility> {
    if !is_signed(block) {
        return None;
    }
    let is_empty = block.get("thinking").is_none_or(|text| text.is_null() || text.is_str(""));
    Some(if is_empty { ReasoningVisibility::Omitted } else { ReasoningVisibility::Full })
}

/// Whether a thought has a signature. One without cannot be sent to the provider again.
pub(crate) fn is_signed(thinking: Value<'_>) -> bool {
    thinking.get("signature").and_then(text).is_some_and(|signature| !signature.is(""))
}

fn redacted<'t>(ledger: &mut Ledger, block: Src<Value<'t>>, who: Option<Who>) -> ContentPart<'t> {
    let mut cells = match Cells::open(block) {
        Ok(cells) => cells,
        Err(block) => return data_part(block, who),
    };
    // The block's type lives on in the name of the format.
    let format = cells.text("type").map(|kind| kind.template("anthropic.{0}"));
    let data = cells.take("data").map(Src::keep_open);
    let thought = Thought {
        visibility: Some(ReasoningVisibility::Redacted),
        text: None,
        opaque: Some(ReasoningOpaque { format, data, blob: None, extra: Vec::new() }),
        signature: cells.text("signature").map(Src::keep_str),
    };
    drop_nulls(ledger, &mut cells, NULLS);
    reasoning(None, thought, cells.rest(ledger), who)
}

/// What a reasoning part says.
pub(crate) struct Thought<'t> {
    pub(crate) visibility: Option<ReasoningVisibility>,
    pub(crate) text: Option<Out<Str<'t>>>,
    pub(crate) opaque: Option<ReasoningOpaque<'t>>,
    pub(crate) signature: Option<Out<Str<'t>>>,
}

/// A thought as a part, with what is left of its block.
pub(crate) fn reasoning<'t>(
    type_: Option<Out<tag::Reasoning>>,
    thought: Thought<'t>,
    rest: Rest<'t>,
    who: Option<Who>,
) -> ContentPart<'t> {
    let (author, origin) = own(who);
    let Thought { visibility, text, opaque, signature } = thought;
    ContentPart::Reasoning(ReasoningPart {
        type_: type_.unwrap_or_else(|| Out::constant(tag::Reasoning)),
        visibility: visibility.map(Out::constant),
        text,
        summary: None,
        opaque,
        signature,
        author,
        origin,
        phase: None,
        derivation: None,
        meta: None,
        extra: rest,
    })
}
