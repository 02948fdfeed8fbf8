//! Content parts as blocks.

use exact_json::trace::{Ledger, Open, Out, Reason, Settle as _, Src, Str, Transform};
use exact_json::{Text, Value};
use session_record_model::draft::source::{
    ContentPart, ImagePart, RefusalPart, ResourceContents, ResourcePart,
};

use crate::conversation::plan::Kind;
use crate::lattice::Voice;
use crate::openai_blocks::{self, Picture, Said, aside, block, object, picture};
use crate::seed::part::{DOCUMENT, IMAGES, holds, is_attached, is_of, says, text};
use crate::seed::{is_document, label};

const WHY: Reason = Reason::NoCounterpart;

/// How long the title of a document may be.
const LONGEST_TITLE: usize = 500;

/// The type of documents that are text.
const PLAIN: &str = "text/plain";

/// Whether a part can be said in a message of that kind, and is no thought.
pub(super) fn is_said(kind: Kind, part: Value<'_>) -> bool {
    let hands_in = match kind {
        Kind::User | Kind::Other | Kind::Summary | Kind::Result => true,
        Kind::Assistant | Kind::Calls | Kind::System => false,
    };
    match text(part, "type").as_deref() {
        Some("text") => says(part, "text"),
        Some("refusal") => kind == Kind::Assistant && says(part, "text"),
        Some("image") => hands_in && is_of(part, IMAGES) && holds(part, "data"),
        Some("document") => hands_in && is_document(part),
        Some("resource") => part.get("resource").is_some_and(|resource| {
            let is_file = is_of(resource, DOCUMENT) && holds(resource, "blob");
            hands_in && (is_file || is_attached(resource))
        }),
        _ => false,
    }
}

/// The blocks of a part, which stands beside what it was read from; none, where it is left out. What is not the words of its role has a
/// heading.
pub(super) fn blocks<'t>(
    ledger: &mut Ledger,
    (part, value): (ContentPart<'t>, Value<'t>),
    kind: Kind,
    voice: Voice,
) -> Vec<Open<'t>> {
    if !is_said(kind, value) {
        openai_blocks::leave_out(ledger, part);
        return Vec::new();
    }
    let label = if kind == Kind::Result { None } else { label(kind, voice) };
    let template = label.map(|label| label.template);
    let made = match part {
        ContentPart::Text(part) => {
            return match openai_blocks::text(ledger, part, template) {
                Said::Text(type_, text) => {
                    vec![words(type_.keep_as(|_| Str::Static("text")), text)]
                }
                Said::Block(block) => vec![block],
            };
        }
        ContentPart::Refusal(part) => return vec![refusal(ledger, part, template)],
        ContentPart::Image(part) => image(ledger, part),
        ContentPart::Resource(part) => document(ledger, part),
        ContentPart::Unknown(part) => Some(part.keep_open()),
        part @ (ContentPart::Audio(_)
        | ContentPart::ResourceLink(_)
        | ContentPart::Reasoning(_)
        | ContentPart::Data(_)
        | ContentPart::Opaque(_)) => {
            openai_blocks::leave_out(ledger, part);
            None
        }
    };
    let heading = label.map(|label| constant(label.heading));
    heading.into_iter().chain(made).collect()
}

/// A block of a text of ours.
pub(super) fn constant<'t>(text: &'static str) -> Open<'t> {
    words(Out::constant(Str::Static("text")), Out::constant(Str::Static(text)))
}

/// A block of a text.
pub(super) fn words<'t>(type_: Out<Str<'t>>, text: Out<Str<'t>>) -> Open<'t> {
    block(type_, vec![("text", text.into())])
}

fn refusal<'t>(
    ledger: &mut Ledger,
    part: RefusalPart<'t>,
    template: Option<&'static str>,
) -> Open<'t> {
    let RefusalPart { type_, text, author, origin, phase, derivation, meta, extra } = part;
    aside(ledger, author, origin, phase, derivation, meta, extra);
    let text = openai_blocks::words(text, template);
    words(type_.change(Transform::EnumMap, |_| Str::Static("text")), text)
}

fn image<'t>(ledger: &mut Ledger, part: ImagePart<'t>) -> Option<Open<'t>> {
    let Picture { type_, mime_type, data } = picture(ledger, part)?;
    let type_ = type_.keep_as(|_| Str::Static("image"));
    Some(block(type_, vec![("source", source("base64", mime_type.keep_str(), data))]))
}

fn source<'t>(kind: &'static str, media_type: Out<Str<'t>>, data: Src<Text<'t>>) -> Open<'t> {
    object(vec![
        ("type", Out::constant(Str::Static(kind)).into()),
        ("media_type", media_type.into()),
        ("data", data.keep_str().into()),
    ])
}

fn document<'t>(ledger: &mut Ledger, part: ResourcePart<'t>) -> Option<Open<'t>> {
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
    blob_ref.settle(ledger, WHY);
    extra.settle(ledger, WHY);
    let source = match (mime_type, text, blob) {
        (Some(mime_type), text, Some(blob)) => {
            text.settle(ledger, WHY);
            source("base64", mime_type.keep_str(), blob)
        }
        (Some(mime_type), Some(text), None) if mime_type.is(PLAIN) => {
            source("text", mime_type.keep_str(), text)
        }
        (mime_type, Some(text), None) => {
            mime_type.settle(ledger, WHY);
            source("text", Out::constant(Str::Static(PLAIN)), text)
        }
        (mime_type, text, blob) => {
            mime_type.settle(ledger, WHY);
            text.settle(ledger, WHY);
            blob.settle(ledger, WHY);
            type_.settle(ledger, WHY);
            uri.settle(ledger, WHY);
            return None;
        }
    };
    let mut members = vec![("source", source)];
    if uri.look(|uri| (1..=LONGEST_TITLE).contains(&uri.decode().chars().count())) {
        members.push(("title", uri.keep_str().into()));
    } else {
        uri.settle(ledger, WHY);
    }
    Some(block(type_.change(Transform::EnumMap, |_| Str::Static("document")), members))
}
