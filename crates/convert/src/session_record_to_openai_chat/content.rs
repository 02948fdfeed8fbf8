//! What a message says, as a text or a list of parts.

use exact_json::Value;
use exact_json::trace::{Ledger, Open, Out, Reason, Settle as _, Src, Str};
use session_record_model::draft::source::{ContentPart, ResourceContents, ResourcePart};
use session_record_model::draft::tag;

use crate::conversation::plan::Kind;
use crate::lattice::Voice;
use crate::openai_blocks::{self, Said, aside};
use crate::seed::part::{DOCUMENT, IMAGES, holds, is_attached, is_of, says, text};
use crate::seed::{ATTACHED, Label, label};

const WHY: Reason = Reason::NoCounterpart;

/// Whether a part can be said in a message of that kind. Images, sounds and documents only a user can hand in.
pub(super) fn is_said(kind: Kind, part: Value<'_>) -> bool {
    let is_user = kind == Kind::User;
    match text(part, "type").as_deref() {
        Some("text") => says(part, "text"),
        Some("refusal") => kind == Kind::Assistant && says(part, "text"),
        Some("image") => is_user && is_of(part, IMAGES) && holds(part, "data"),
        Some("audio") => {
            let format = text(part, "mimeType").and_then(|mime| openai_blocks::format(&mime));
            is_user && format.is_some() && holds(part, "data")
        }
        Some("resource") => part.get("resource").is_some_and(|resource| {
            let is_document = is_of(resource, DOCUMENT) && holds(resource, "blob");
            match kind {
                Kind::User => is_document || is_attached(resource),
                Kind::Other | Kind::Summary | Kind::Result => is_attached(resource),
                Kind::Assistant | Kind::Calls | Kind::System => false,
            }
        }),
        _ => false,
    }
}

/// What a message says.
#[derive(Default)]
pub(super) struct Content<'t>(Vec<Piece<'t>>);

enum Piece<'t> {
    /// A text, and the type of its part, where it is one.
    Text(Option<Src<tag::Text>>, Out<Str<'t>>),
    Block(Open<'t>),
}

impl<'t> Content<'t> {
    /// Adds a part, which stands beside what it was read from; or leaves it out.
    pub(super) fn add(
        &mut self,
        ledger: &mut Ledger,
        (part, value): (ContentPart<'t>, Value<'t>),
        kind: Kind,
        voice: Voice,
    ) {
        if !is_said(kind, value) {
            openai_blocks::leave_out(ledger, part);
            return;
        }
        let label = if kind == Kind::Result { None } else { label(kind, voice) };
        match part {
            ContentPart::Text(part) => {
                let template = label.map(|label| label.template);
                self.push(Some(openai_blocks::text(ledger, part, template)));
            }
            ContentPart::Resource(part) if part.resource.blob.is_none() => {
                let text = attached(ledger, part);
                self.0.extend(text.map(|text| Piece::Text(None, text)));
            }
            part @ (ContentPart::Refusal(_)
            | ContentPart::Image(_)
            | ContentPart::Audio(_)
            | ContentPart::Resource(_)
            | ContentPart::ResourceLink(_)
            | ContentPart::Reasoning(_)
            | ContentPart::Data(_)
            | ContentPart::Opaque(_)
            | ContentPart::Unknown(_)) => {
                self.head(label);
                self.push(openai_blocks::said(ledger, part));
            }
        }
    }

    fn push(&mut self, said: Option<Said<'t>>) {
        self.0.extend(said.map(|said| match said {
            Said::Text(type_, text) => Piece::Text(Some(type_), text),
            Said::Block(block) => Piece::Block(block),
        }));
    }

    fn head(&mut self, label: Option<Label>) {
        let heading = label.map(|label| Out::constant(Str::Static(label.heading)));
        self.0.extend(heading.map(|heading| Piece::Text(None, heading)));
    }

    /// The text where that is all, with the type of its part, else the list of parts; none, where nothing is said.
    pub(super) fn into_value(self) -> Option<(Open<'t>, Option<Src<tag::Text>>)> {
        let mut pieces = self.0;
        match pieces.pop()? {
            Piece::Text(type_, text) if pieces.is_empty() => Some((text.into(), type_)),
            last => {
                pieces.push(last);
                Some((Open::Array(pieces.into_iter().map(Piece::into_block).collect()), None))
            }
        }
    }
}

impl<'t> Piece<'t> {
    fn into_block(self) -> Open<'t> {
        match self {
            Self::Text(type_, text) => {
                let type_ = match type_ {
                    Some(type_) => type_.keep_as(|_| Str::Static("text")),
                    None => Out::constant(Str::Static("text")),
                };
                openai_blocks::block(type_, vec![("text", text.into())])
            }
            Self::Block(block) => block,
        }
    }
}

/// The text of a resource.
fn attached<'t>(ledger: &mut Ledger, part: ResourcePart<'t>) -> Option<Out<Str<'t>>> {
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
    type_.settle(ledger, WHY);
    annotations.settle(ledger, WHY);
    aside(ledger, author, origin, phase, derivation, meta, extra);
    let ResourceContents { uri, mime_type, text, blob, blob_ref, extra } = resource;
    uri.settle(ledger, WHY);
    mime_type.settle(ledger, WHY);
    blob.settle(ledger, WHY);
    blob_ref.settle(ledger, WHY);
    extra.settle(ledger, WHY);
    text.map(|text| text.template(ATTACHED.template))
}
