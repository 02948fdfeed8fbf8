//! Content parts as blocks of OpenAI's messages.
//!
//! | part | block |
//! | --- | --- |
//! | `text` | `text` |
//! | `refusal` | `refusal` |
//! | `image` with its bytes | `image_url`, a `data:` URL |
//! | `audio` with its bytes, of a type that OpenAI takes | `input_audio` |
//! | embedded `resource` with its bytes and their type | `file`, a `data:` URL; its name is the resource's URI |
//!
//! The text of an embedded resource is none: as a block of text it would be the words of whoever speaks.

use exact_json::trace::{
    Ledger, Open, Out, Reason, Settle as _, Src, SrcExtra, Str, Transform, change_all,
};
use exact_json::{Text, Value};
use session_record_model::draft::source::{
    AudioPart, ContentPart, Derivation, ImagePart, OpaquePart, ReasoningPart, RefusalPart,
    ResourceContents, ResourcePart, TextPart,
};
use session_record_model::draft::{Author, Origin, Phase, tag};

const WHY: Reason = Reason::NoCounterpart;

/// Whether a part can be said in a turn, and is more than white space.
pub(crate) fn is_said(part: Value<'_>) -> bool {
    let text = |member| part.get(member).and_then(Value::text).map(Text::decode);
    let is_present = |member| text(member).is_some();
    match text("type").as_deref() {
        Some("text") => text("text").is_some_and(|text| !text.trim().is_empty()),
        Some("refusal") => true,
        Some("image") => is_present("data"),
        Some("audio") => {
            is_present("data") && text("mimeType").is_some_and(|mime| format(&mime).is_some())
        }
        Some("resource") => part.get("resource").is_some_and(|resource| {
            resource.get("blob").is_some() && resource.get("mimeType").is_some()
        }),
        _ => false,
    }
}

/// The name that OpenAI has for a type of sound.
pub(crate) fn format(mime: &str) -> Option<&'static str> {
    match mime {
        "audio/wav" | "audio/wave" | "audio/x-wav" => Some("wav"),
        "audio/mpeg" | "audio/mp3" => Some("mp3"),
        _ => None,
    }
}

/// What a turn says.
pub(crate) struct Content<'t> {
    /// None, where nothing can be said.
    pub(crate) value: Option<Open<'t>>,
    /// The type of the one text that is all, which is said by nothing else being there.
    pub(crate) type_: Option<Src<tag::Text>>,
}

/// The content of a turn: the text where that is all, else a list of blocks.
pub(crate) fn content<'t>(ledger: &mut Ledger, parts: Vec<ContentPart<'t>>) -> Content<'t> {
    let mut said: Vec<Said<'t>> =
        parts.into_iter().filter_map(|part| self::said(ledger, part)).collect();
    match said.pop() {
        None => Content { value: None, type_: None },
        Some(Said::Text(type_, text)) if said.is_empty() => {
            Content { value: Some(text.into()), type_: Some(type_) }
        }
        Some(last) => {
            said.push(last);
            let blocks = said.into_iter().map(Said::into_block).collect();
            Content { value: Some(Open::Array(blocks)), type_: None }
        }
    }
}

/// A part that can be said.
pub(crate) enum Said<'t> {
    /// A text, and the type of its part.
    Text(Src<tag::Text>, Out<Str<'t>>),
    /// Anything else.
    Block(Open<'t>),
}

impl<'t> Said<'t> {
    /// The block that says it.
    pub(crate) fn into_block(self) -> Open<'t> {
        match self {
            Self::Text(type_, text) => {
                let type_ = type_.keep_as(|_| Str::Static("text"));
                block(type_, vec![("text", text.into())])
            }
            Self::Block(block) => block,
        }
    }
}

/// An object of these members.
pub(crate) fn object<'t>(members: Vec<(&'static str, Open<'t>)>) -> Open<'t> {
    Open::Object(members.into_iter().map(|(name, value)| (Str::Static(name), value)).collect())
}

/// A block of a type, with these members.
pub(crate) fn block<'t>(type_: Out<Str<'t>>, members: Vec<(&'static str, Open<'t>)>) -> Open<'t> {
    object([("type", type_.into())].into_iter().chain(members).collect())
}

/// A part as a block; none, where it cannot be said.
pub(crate) fn said<'t>(ledger: &mut Ledger, part: ContentPart<'t>) -> Option<Said<'t>> {
    match part {
        ContentPart::Text(part) => Some(text(ledger, part, None)),
        ContentPart::Refusal(part) => Some(refusal(ledger, part)),
        ContentPart::Image(part) => image(ledger, part),
        ContentPart::Audio(part) => audio(ledger, part),
        ContentPart::Resource(part) => resource(ledger, part),
        ContentPart::Reasoning(part) => {
            reasoning(ledger, part);
            None
        }
        ContentPart::Opaque(part) => {
            opaque(ledger, part);
            None
        }
        part @ (ContentPart::ResourceLink(_) | ContentPart::Data(_) | ContentPart::Unknown(_)) => {
            part.settle(ledger, WHY);
            None
        }
    }
}

/// Leaves a part out. What proves a thought, or hides it, is left out by policy.
pub(crate) fn leave_out(ledger: &mut Ledger, part: ContentPart<'_>) {
    match part {
        ContentPart::Reasoning(part) => reasoning(ledger, part),
        ContentPart::Opaque(part) => opaque(ledger, part),
        part @ (ContentPart::Text(_)
        | ContentPart::Refusal(_)
        | ContentPart::Image(_)
        | ContentPart::Audio(_)
        | ContentPart::Resource(_)
        | ContentPart::ResourceLink(_)
        | ContentPart::Data(_)
        | ContentPart::Unknown(_)) => part.settle(ledger, WHY),
    }
}

/// The text of a part, within a template or not.
pub(crate) fn text<'t>(
    ledger: &mut Ledger,
    part: TextPart<'t>,
    template: Option<&'static str>,
) -> Said<'t> {
    let TextPart { type_, text, annotations, author, origin, phase, derivation, meta, extra } =
        part;
    annotations.settle(ledger, WHY);
    aside(ledger, author, origin, phase, derivation, meta, extra);
    Said::Text(type_, words(text, template))
}

/// A text as it is, or with the constant parts of a template around it.
pub(crate) fn words<'t>(text: Src<Text<'t>>, template: Option<&'static str>) -> Out<Str<'t>> {
    match template {
        Some(template) => text.template(template),
        None => text.keep_str(),
    }
}

fn refusal<'t>(ledger: &mut Ledger, part: RefusalPart<'t>) -> Said<'t> {
    let RefusalPart { type_, text, author, origin, phase, derivation, meta, extra } = part;
    aside(ledger, author, origin, phase, derivation, meta, extra);
    let type_ = type_.keep_as(|_| Str::Static("refusal"));
    Said::Block(block(type_, vec![("refusal", text.keep_str().into())]))
}

/// An image with its bytes, and what kind of bytes they are.
pub(crate) struct Picture<'t> {
    pub(crate) type_: Src<tag::Image>,
    pub(crate) mime_type: Src<Text<'t>>,
    pub(crate) data: Src<Text<'t>>,
}

/// Takes an image apart; none, where its bytes are elsewhere.
pub(crate) fn picture<'t>(ledger: &mut Ledger, part: ImagePart<'t>) -> Option<Picture<'t>> {
    let ImagePart {
        type_,
        mime_type,
        data,
        blob,
        annotations,
        author,
        origin,
        phase,
        derivation,
        meta,
        extra,
    } = part;
    blob.settle(ledger, WHY);
    annotations.settle(ledger, WHY);
    aside(ledger, author, origin, phase, derivation, meta, extra);
    let Some(data) = data else {
        type_.settle(ledger, WHY);
        mime_type.settle(ledger, WHY);
        return None;
    };
    Some(Picture { type_, mime_type, data })
}

fn image<'t>(ledger: &mut Ledger, part: ImagePart<'t>) -> Option<Said<'t>> {
    let Picture { type_, mime_type, data } = picture(ledger, part)?;
    let type_ = type_.change(Transform::EnumMap, |_| Str::Static("image_url"));
    let url = object(vec![("url", data_url(mime_type, data).into())]);
    Some(Said::Block(block(type_, vec![("image_url", url)])))
}

fn audio<'t>(ledger: &mut Ledger, part: AudioPart<'t>) -> Option<Said<'t>> {
    let AudioPart {
        type_,
        mime_type,
        data,
        blob,
        annotations,
        author,
        origin,
        phase,
        derivation,
        meta,
        extra,
    } = part;
    blob.settle(ledger, WHY);
    annotations.settle(ledger, WHY);
    aside(ledger, author, origin, phase, derivation, meta, extra);
    let format = mime_type.look(|mime| format(&mime.decode()));
    let (Some(format), true) = (format, data.is_some()) else {
        type_.settle(ledger, WHY);
        mime_type.settle(ledger, WHY);
        data.settle(ledger, WHY);
        return None;
    };
    let type_ = type_.change(Transform::EnumMap, |_| Str::Static("input_audio"));
    let format = mime_type.change(Transform::EnumMap, |_| Str::Static(format));
    let data = data.map(|data| ("data", data.keep_str().into()));
    let audio = data.into_iter().chain([("format", format.into())]).collect();
    Some(Said::Block(block(type_, vec![("input_audio", object(audio))])))
}

fn resource<'t>(ledger: &mut Ledger, part: ResourcePart<'t>) -> Option<Said<'t>> {
    let ResourcePart {
        type_,
        resource,
        annotations,
        author,
        origin,
        phase,
        derivation,
        meta,
        extra,
    } = part;
    annotations.settle(ledger, WHY);
    aside(ledger, author, origin, phase, derivation, meta, extra);
    let ResourceContents { uri, mime_type, text, blob, blob_ref, extra } = resource;
    text.settle(ledger, WHY);
    blob_ref.settle(ledger, WHY);
    extra.settle(ledger, WHY);
    match (mime_type, blob) {
        (Some(mime_type), Some(blob)) => {
            let type_ = type_.change(Transform::EnumMap, |_| Str::Static("file"));
            let file = object(vec![
                ("filename", uri.keep_str().into()),
                ("file_data", data_url(mime_type, blob).into()),
            ]);
            Some(Said::Block(block(type_, vec![("file", file)])))
        }
        (mime_type, blob) => {
            type_.settle(ledger, WHY);
            uri.settle(ledger, WHY);
            mime_type.settle(ledger, WHY);
            blob.settle(ledger, WHY);
            None
        }
    }
}

/// What a part says beside its content. A block has no place for it.
pub(crate) fn aside<'t>(
    ledger: &mut Ledger,
    author: Option<Src<Author>>,
    origin: Option<Src<Origin>>,
    phase: Option<Src<Phase>>,
    derivation: Option<Derivation<'t>>,
    meta: Option<Src<Value<'t>>>,
    extra: SrcExtra<'t>,
) {
    author.settle(ledger, WHY);
    origin.settle(ledger, WHY);
    phase.settle(ledger, WHY);
    derivation.settle(ledger, WHY);
    meta.settle(ledger, WHY);
    extra.settle(ledger, WHY);
}

/// The URL of bytes that are in Base64. A report names several sources in the order in which they stand.
fn data_url<'t>(mime_type: Src<Text<'t>>, data: Src<Text<'t>>) -> Out<Str<'t>> {
    let is_in_order = mime_type.place() < data.place();
    let (template, sources) = if is_in_order {
        ("data:{0};base64,{1}", vec![mime_type, data])
    } else {
        ("data:{1};base64,{0}", vec![data, mime_type])
    };
    change_all(sources, Transform::Template(template), |texts| {
        let mut texts = texts.into_iter().map(Text::decode);
        let first = texts.next().unwrap_or_default();
        let second = texts.next().unwrap_or_default();
        let (mime_type, data) = if is_in_order { (first, second) } else { (second, first) };
        Str::Owned(format!("data:{mime_type};base64,{data}"))
    })
}

/// No block says what a model thought; and what proves that it did, or hides it, is for its provider alone.
fn reasoning(ledger: &mut Ledger, part: ReasoningPart<'_>) {
    let ReasoningPart {
        type_,
        visibility,
        text,
        summary,
        opaque,
        signature,
        author,
        origin,
        phase,
        derivation,
        meta,
        extra,
    } = part;
    opaque.settle(ledger, Reason::Policy);
    signature.settle(ledger, Reason::Policy);
    type_.settle(ledger, WHY);
    visibility.settle(ledger, WHY);
    text.settle(ledger, WHY);
    summary.settle(ledger, WHY);
    aside(ledger, author, origin, phase, derivation, meta, extra);
}

fn opaque(ledger: &mut Ledger, part: OpaquePart<'_>) {
    let OpaquePart { type_, format, data, blob, author, origin, phase, derivation, meta, extra } =
        part;
    data.settle(ledger, Reason::Policy);
    blob.settle(ledger, Reason::Policy);
    format.settle(ledger, Reason::Policy);
    type_.settle(ledger, Reason::Policy);
    aside(ledger, author, origin, phase, derivation, meta, extra);
}
