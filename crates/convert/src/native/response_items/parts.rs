//! Parts of items as content parts.
//!
//! What an item calls `input_text` and `output_text` is text; what it has encrypted stays opaque. Every other part is kept as it is.

use exact_json::trace::{Ledger, List, Open, Out, Src, Str, Transform};
use exact_json::{Kind, Value};
use session_record_model::draft::target::{ContentPart, OpaquePart, RefusalPart, TextPart};
use session_record_model::draft::{CaptureStateKind, tag};

use crate::native::cells::{Cells, within};
use crate::native::made::{own, text_part};
use crate::native::part::part;
use crate::native::values::text;
use crate::native::who::Who;

/// The format of what the provider encrypts.
pub(crate) const ENCRYPTED: &str = "openai.encrypted_content";

/// The types of parts that are text.
const TEXTS: [&str; 5] = ["input_text", "output_text", "text", "Text", "summary_text"];

/// How deep what is left of a part stands in its record: in `native/0/payload/content/0`.
const BESIDE_LEVEL: usize = 5;

/// What a content came to.
pub(crate) struct Content<'t> {
    pub(crate) parts: List<ContentPart<'t>>,
    pub(crate) capture: Option<CaptureStateKind>,
    /// What is left of parts, one object each.
    pub(crate) beside: Vec<Open<'t>>,
}

impl<'t> Content<'t> {
    /// The parts of a content: a text, a list of parts, or a part. `who` names the author of each part by its place, where that is not its
    /// message's.
    pub(crate) fn of(
        ledger: &mut Ledger,
        content: Option<Src<Value<'t>>>,
        who: impl Fn(usize) -> Option<Who>,
    ) -> Self {
        let mut beside = Vec::new();
        let Some(content) = content else {
            let capture = Some(CaptureStateKind::Absent);
            return Self { parts: List::new(Vec::new()), capture, beside };
        };
        let (parts, capture) = match content.into_items() {
            Ok(items) => {
                let capture = items.is_empty().then_some(CaptureStateKind::Complete);
                let mut place = 0;
                let parts = items.map(|item| {
                    place += 1;
                    one(ledger, item, who(place - 1), &mut beside)
                });
                (parts, capture)
            }
            Err(single) => (List::new(vec![one(ledger, single, who(0), &mut beside)]), None),
        };
        Self { parts, capture, beside }
    }
}

/// One part of a content.
fn one<'t>(
    ledger: &mut Ledger,
    item: Src<Value<'t>>,
    who: Option<Who>,
    beside: &mut Vec<Open<'t>>,
) -> ContentPart<'t> {
    let view = item.view();
    let kind = view.get("type").and_then(text).map(exact_json::Text::decode);
    let has = |name: &str| view.get(name).is_some_and(|value| value.kind() == Kind::String);
    match kind.as_deref() {
        Some(kind) if TEXTS.contains(&kind) && has("text") => {
            opened(ledger, item, who, beside, |cells, who| said(cells, who, kind == "text"))
        }
        Some("encrypted_content") if has("encrypted_content") => {
            opened(ledger, item, who, beside, |cells, who| {
                let type_ = cells.word("type", "encrypted_content");
                let type_ = type_.map(|kind| kind.change(Transform::EnumMap, |_| tag::Opaque));
                let data = cells.text("encrypted_content").map(Src::keep_str);
                opaque_part(type_, data, who)
            })
        }
        Some("refusal") if has("refusal") => opened(ledger, item, who, beside, |cells, who| {
            let (author, origin) = own(who);
            let type_ = cells.word("type", "refusal").map(|kind| kind.keep_as(|_| tag::Refusal));
            let text = cells.text("refusal").map(Src::keep_str);
            ContentPart::Refusal(RefusalPart {
                type_: type_.unwrap_or_else(|| Out::constant(tag::Refusal)),
                text: text.unwrap_or_else(|| Out::constant(Str::Static(""))),
                author,
                origin,
                phase: None,
                derivation: None,
                meta: None,
                extra: Vec::new(),
            })
        }),
        _ => part(ledger, item, who),
    }
}

/// A part of which members are taken; what is left goes beside.
fn opened<'t>(
    ledger: &mut Ledger,
    item: Src<Value<'t>>,
    who: Option<Who>,
    beside: &mut Vec<Open<'t>>,
    take: impl FnOnce(&mut Cells<'t>, Option<Who>) -> ContentPart<'t>,
) -> ContentPart<'t> {
    let mut cells = match Cells::open(item) {
        Ok(cells) => cells,
        Err(item) => return part(ledger, item, who),
    };
    let made = take(&mut cells, who);
    let rest: Vec<_> = cells
        .pairs(ledger)
        .into_iter()
        .map(|(key, value)| (Str::from(key), within(value, BESIDE_LEVEL + 1)))
        .collect();
    if !rest.is_empty() {
        beside.push(Open::Object(rest));
    }
    made
}

fn said<'t>(cells: &mut Cells<'t>, who: Option<Who>, is_named: bool) -> ContentPart<'t> {
    let (author, origin) = own(who);
    let kind = cells.text("type").map(|kind| {
        if is_named {
            kind.keep_as(|_| tag::Text)
        } else {
            kind.change(Transform::EnumMap, |_| tag::Text)
        }
    });
    let text = cells.text("text").map(Src::keep_str);
    ContentPart::Text(TextPart {
        type_: kind.unwrap_or_else(|| Out::constant(tag::Text)),
        text: text.unwrap_or_else(|| Out::constant(Str::Static(""))),
        annotations: None,
        author,
        origin,
        phase: None,
        derivation: None,
        meta: None,
        extra: Vec::new(),
    })
}

/// A part that nobody here can read.
pub(crate) fn opaque_part(
    type_: Option<Out<tag::Opaque>>,
    data: Option<Out<Str<'_>>>,
    who: Option<Who>,
) -> ContentPart<'_> {
    let (author, origin) = own(who);
    ContentPart::Opaque(OpaquePart {
        type_: type_.unwrap_or_else(|| Out::constant(tag::Opaque)),
        format: Out::constant(Str::Static(ENCRYPTED)),
        data,
        blob: None,
        author,
        origin,
        phase: None,
        derivation: None,
        meta: None,
        extra: Vec::new(),
    })
}

/// A text of the log as a part of its own.
pub(crate) fn text_of<'t>(cells: &mut Cells<'t>, name: &str) -> Option<ContentPart<'t>> {
    cells.text(name).map(|text| text_part(text.keep_str(), None))
}
