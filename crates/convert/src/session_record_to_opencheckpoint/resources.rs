//! What the session refers to: links, embedded resources, images, written plans.

use exact_json::trace::{
    Function, Ledger, Number, Out, Place, Reason, Settle, Src, Str, Transform,
};
use exact_json::{Nullable, Read, ReadError, Text, Uri, Value};
use opencheckpoint_model::v0_1::target::{Digest, Resource, ResourceLocator};
use opencheckpoint_model::v0_1::{ResourceKind, ResourceSensitivity};
use session_record_model::draft::source::{
    AudioPart, BlobRef, ContentPart, ImagePart, PathRef, Plan, ResourceContents, ResourceLinkPart,
    ResourcePart, TextPart, ToolResult,
};

use super::derivation::LeftOut;
use super::envelope::used;
use super::ids::{Kind, place_name};
use super::run::{Run, Section};
use crate::{into_checkpoint, vocabulary};
use opencheckpoint_rules::credentials::holds_a_secret;

/// The name of the system that a part of the session itself is found in.
pub(super) const THE_STREAM: &str = "session-record";
/// The name of the system that a path is found in.
pub(super) const THE_FILES: &str = "filesystem";

/// The record that holds what is written: its native id names the first thing, and is the influence on the names of the others.
pub(super) struct Holder<'t> {
    native: String,
    place: Place,
    id: Option<Src<Text<'t>>>,
}

impl<'t> Holder<'t> {
    /// A holder by its native id.
    pub(super) fn new(native: String, id: Src<Text<'t>>) -> Self {
        Self { native, place: id.place(), id: Some(id) }
    }

    /// The local id of one of the things that the holder holds. The native id alone names it where it is the `first` of its kind.
    pub(super) fn id(
        &mut self,
        run: &mut Run<'_>,
        kind: Kind,
        index: usize,
        first: bool,
    ) -> (Out<Str<'t>>, String) {
        if !first {
            return run.part_id(kind, &self.native, &index.to_string(), [self.place]);
        }
        match self.id.take() {
            Some(id) => run.id(kind, &self.native, id),
            None => run.part_id(kind, &self.native, "", [self.place]),
        }
    }

    /// The holder's id.
    pub(super) fn native(&self) -> &str {
        &self.native
    }

    /// Where the holder's id stands.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// An id that names nothing is dropped.
    pub(super) fn settle(self, ledger: &mut Ledger) {
        self.id.settle(ledger, Reason::NoCounterpart);
    }
}

/// Writes a part of a message that is no text, if it refers to something.
pub(super) fn part<'t>(
    run: &mut Run<'_>,
    holder: &mut Holder<'t>,
    index: usize,
    part: ContentPart<'t>,
) {
    match part {
        ContentPart::Image(part) => image(run, holder, index, part),
        ContentPart::Audio(part) => audio(run, holder, index, part),
        ContentPart::ResourceLink(part) => link(run, holder, index, part),
        ContentPart::Resource(part) => embedded(run, holder, index, part),
        ContentPart::Text(part) => leave_out(run, LeftOut::Blank, part),
        ContentPart::Reasoning(part) => leave_out(run, LeftOut::Reasoning, part),
        ContentPart::Refusal(part) => leave_out(run, LeftOut::Refusal, part),
        ContentPart::Data(part) => leave_out(run, LeftOut::Data, part),
        ContentPart::Opaque(part) => leave_out(run, LeftOut::Opaque, part),
        ContentPart::Unknown(part) => leave_out(run, LeftOut::UnknownPart, part),
    }
}

fn leave_out(run: &mut Run<'_>, what: LeftOut, part: impl Settle) {
    run.omissions.add(what);
    part.settle(&mut run.ledger, what.reason());
}

fn link<'t>(run: &mut Run<'_>, holder: &mut Holder<'t>, index: usize, part: ResourceLinkPart<'t>) {
    if let Some(what) = unwelcome(run, &part.uri) {
        return leave_out(run, what, part);
    }
    let ResourceLinkPart {
        type_,
        uri,
        name,
        title,
        description,
        mime_type,
        size,
        annotations,
        author,
        origin,
        phase,
        derivation,
        meta,
        extra,
    } = part;
    let reason = Reason::NoCounterpart;
    annotations.settle(&mut run.ledger, reason);
    author.settle(&mut run.ledger, reason);
    origin.settle(&mut run.ledger, reason);
    phase.settle(&mut run.ledger, reason);
    derivation.settle(&mut run.ledger, reason);
    let sensitivity = meta.and_then(|meta| sensitivity(run, meta));
    extra.settle(&mut run.ledger, reason);
    let title = match title {
        Some(title) => {
            name.settle(&mut run.ledger, reason);
            title
        }
        None => name,
    };
    let kind = kind_of(&uri);
    let (uri, locator) = whereabouts(uri);
    let resource = Resource {
        id: holder.id(run, Kind::Resource, index, false).0,
        kind: Out::constant(kind),
        uri,
        locator,
        title: Some(title.keep_str()),
        description: description.map(Src::keep_str),
        media_type: mime_type.map(Src::keep_str),
        revision: None,
        digest: None,
        size: size.map(Src::keep),
        observed_at: None,
        availability: None,
        sensitivity,
        resolver: None,
        excerpt: None,
        extensions: None,
    };
    let target = run.write(Section::Resources, &resource);
    type_.placed(&mut run.ledger, target, "");
}

/// The sensitivity that a link's `_meta` states; nothing else of it has a place.
fn sensitivity(run: &mut Run<'_>, meta: Src<Value<'_>>) -> Option<Out<ResourceSensitivity>> {
    let stated = vocabulary::sensitivity(meta.view());
    let stated = stated.map(|(value, stated)| meta.also(value).map_type(|_| stated));
    meta.settle(&mut run.ledger, Reason::NoCounterpart);
    stated
}

fn embedded<'t>(run: &mut Run<'_>, holder: &mut Holder<'t>, index: usize, part: ResourcePart<'t>) {
    if let Some(what) = unwelcome(run, &part.resource.uri) {
        return leave_out(run, what, part);
    }
    let ResourcePart {
        type_,
        resource: ResourceContents { uri, mime_type, text, blob, blob_ref, extra: contents_extra },
        annotations,
        author,
        origin,
        phase,
        derivation,
        meta,
        extra,
    } = part;
    let reason = Reason::NoCounterpart;
    blob.settle(&mut run.ledger, reason);
    contents_extra.settle(&mut run.ledger, reason);
    annotations.settle(&mut run.ledger, reason);
    author.settle(&mut run.ledger, reason);
    origin.settle(&mut run.ledger, reason);
    phase.settle(&mut run.ledger, reason);
    derivation.settle(&mut run.ledger, reason);
    meta.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);
    let kind = kind_of(&uri);
    let (uri, locator) = whereabouts(uri);
    let (digest, size, blob_type) = bytes(run, blob_ref);
    let media_type = match mime_type {
        Some(mime_type) => {
            blob_type.settle(&mut run.ledger, reason);
            Some(mime_type)
        }
        None => blob_type,
    };
    let resource = Resource {
        id: holder.id(run, Kind::Resource, index, false).0,
        kind: Out::constant(kind),
        uri,
        locator,
        title: None,
        description: None,
        media_type: media_type.map(Src::keep_str),
        revision: None,
        digest,
        size,
        observed_at: None,
        availability: None,
        sensitivity: None,
        resolver: None,
        excerpt: text.and_then(|text| excerpt(run, text)),
        extensions: None,
    };
    let target = run.write(Section::Resources, &resource);
    type_.placed(&mut run.ledger, target, "");
}

fn image<'t>(run: &mut Run<'_>, holder: &mut Holder<'t>, index: usize, part: ImagePart<'t>) {
    if part.data.is_none() && part.blob.is_none() {
        return leave_out(run, LeftOut::Uncaptured, part);
    }
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
    let reason = Reason::NoCounterpart;
    annotations.settle(&mut run.ledger, reason);
    author.settle(&mut run.ledger, reason);
    origin.settle(&mut run.ledger, reason);
    phase.settle(&mut run.ledger, reason);
    derivation.settle(&mut run.ledger, reason);
    meta.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);
    let target = medium(run, holder, index, Medium { kind: "image", mime_type, data, blob });
    type_.placed(&mut run.ledger, target, "");
}

fn audio<'t>(run: &mut Run<'_>, holder: &mut Holder<'t>, index: usize, part: AudioPart<'t>) {
    if part.data.is_none() && part.blob.is_none() {
        return leave_out(run, LeftOut::Uncaptured, part);
    }
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
    let reason = Reason::NoCounterpart;
    annotations.settle(&mut run.ledger, reason);
    author.settle(&mut run.ledger, reason);
    origin.settle(&mut run.ledger, reason);
    phase.settle(&mut run.ledger, reason);
    derivation.settle(&mut run.ledger, reason);
    meta.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);
    let target = medium(run, holder, index, Medium { kind: "audio", mime_type, data, blob });
    type_.placed(&mut run.ledger, target, "");
}

/// An image or a sound: never its bytes, always where they are.
struct Medium<'t> {
    kind: &'static str,
    mime_type: Src<Text<'t>>,
    data: Option<Src<Text<'t>>>,
    blob: Option<BlobRef<'t>>,
}

fn medium<'t>(run: &mut Run<'_>, holder: &mut Holder<'t>, index: usize, medium: Medium<'t>) -> u32 {
    let Medium { kind, mime_type, data, blob } = medium;
    data.settle(&mut run.ledger, Reason::NoCounterpart);
    let (digest, size, blob_type) = bytes(run, blob);
    blob_type.settle(&mut run.ledger, Reason::NoCounterpart);
    let key = run.own(format!("{}/content/{index}", place_name(&holder.native)));
    let resource = Resource {
        id: holder.id(run, Kind::Resource, index, false).0,
        kind: Out::constant(ResourceKind::Artifact),
        uri: None,
        locator: Some(ResourceLocator {
            system: Out::constant(Str::Static(THE_STREAM)),
            type_: Some(Out::constant(Str::Static(kind))),
            key: Out::derived(Function::Position, [holder.place()], Str::Owned(key)),
        }),
        title: None,
        description: None,
        media_type: Some(mime_type.keep_str()),
        revision: None,
        digest,
        size,
        observed_at: None,
        availability: None,
        sensitivity: None,
        resolver: None,
        excerpt: None,
        extensions: None,
    };
    run.write(Section::Resources, &resource)
}

/// Digest, size and media type of a blob.
type Bytes<'t> = (Option<Digest<'t>>, Option<Out<Number<'t>>>, Option<Src<Text<'t>>>);

fn bytes<'t>(run: &mut Run<'_>, blob: Option<BlobRef<'t>>) -> Bytes<'t> {
    let Some(BlobRef { blob, size, mime_type, extra }) = blob else { return (None, None, None) };
    extra.settle(&mut run.ledger, Reason::NoCounterpart);
    (digest(run, blob), size.map(Src::keep), mime_type)
}

/// A digest in the spelling of a checkpoint; one that is none is left out.
pub(super) fn digest<'t>(run: &mut Run<'_>, digest: Src<Text<'t>>) -> Option<Digest<'t>> {
    into_checkpoint::digest(&mut run.ledger, digest, "sha256:")
}

/// Whether a resource is not to be written: it is known, or its URI holds a password.
fn unwelcome(run: &mut Run<'_>, uri: &Src<Text<'_>>) -> Option<LeftOut> {
    if uri.look(|uri| holds_a_secret(&uri.decode())) {
        return Some(LeftOut::Credential);
    }
    let known = &mut run.uris;
    let mut first = false;
    uri.look(|uri| first = known.insert(uri.decode().into_owned()));
    (!first).then_some(LeftOut::KnownResource)
}

fn kind_of(uri: &Src<Text<'_>>) -> ResourceKind {
    uri.look(|uri| {
        let Ok(uri) = Uri::try_from(&*uri.decode()) else { return ResourceKind::Other };
        match uri.scheme() {
            Some("http" | "https") => ResourceKind::Web,
            Some("file") => ResourceKind::File,
            _ => ResourceKind::Other,
        }
    })
}

/// Where a resource is: at its URI, or, where its name is none, by that name in the session.
fn whereabouts(uri: Src<Text<'_>>) -> (Option<Out<Str<'_>>>, Option<ResourceLocator<'_>>) {
    if uri.look(|uri| Uri::try_from(&*uri.decode()).is_ok_and(|uri| uri.is_uri())) {
        return (Some(uri.keep_str()), None);
    }
    let locator = ResourceLocator {
        system: Out::constant(Str::Static(THE_STREAM)),
        type_: Some(Out::constant(Str::Static("resource"))),
        key: uri.change(Transform::UriToLocator, Str::Spelled),
    };
    (None, Some(locator))
}

/// The longest excerpt that the format allows.
const LONGEST_EXCERPT: usize = 4096;

/// A text that is short enough to be an excerpt; another is left out.
fn excerpt<'t>(run: &mut Run<'_>, text: Src<Text<'t>>) -> Option<Out<Str<'t>>> {
    if text.look(|text| text.decode().chars().nth(LONGEST_EXCERPT).is_none()) {
        return Some(text.keep_str());
    }
    text.settle(&mut run.ledger, Reason::NoCounterpart);
    None
}

/// The text of a written plan.
fn plan_text<'t>(run: &mut Run<'_>, part: TextPart<'t>) -> Option<Out<Str<'t>>> {
    let TextPart { type_, text, annotations, author, origin, phase, derivation, meta, extra } =
        part;
    let reason = Reason::NoCounterpart;
    type_.settle(&mut run.ledger, reason);
    annotations.settle(&mut run.ledger, reason);
    author.settle(&mut run.ledger, reason);
    origin.settle(&mut run.ledger, reason);
    phase.settle(&mut run.ledger, reason);
    derivation.settle(&mut run.ledger, reason);
    meta.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);
    excerpt(run, text)
}

/// The name of the system that a path is found in: its root, where it has one.
fn root_of<'t>(run: &mut Run<'_>, root: Src<Nullable<Text<'t>>>) -> Out<Str<'t>> {
    if root.look(|root| matches!(root, Nullable::Null)) {
        root.settle(&mut run.ledger, Reason::NoCounterpart);
        return Out::constant(Str::Static(THE_FILES));
    }
    root.keep_as(|root| match root {
        Nullable::Value(root) => Str::Spelled(root),
        Nullable::Null => Str::Static(THE_FILES),
    })
}

/// Writes what a result refers to.
///
/// # Errors
///
/// If the record does not have the shape of a result.
pub(super) fn links(run: &mut Run<'_>, record: Value<'_>) -> Result<(), ReadError> {
    let native = record.get("callId").and_then(Value::text);
    let native = native.map(|id| id.decode().into_owned()).unwrap_or_default();
    let ToolResult {
        type_,
        envelope,
        inference_id,
        subagent_id,
        call_id,
        status,
        content,
        structured_content,
        extra,
    } = ToolResult::read(record)?;
    let reason = Reason::NoCounterpart;
    let envelope = used(&mut run.ledger, envelope);
    envelope.seq.settle(&mut run.ledger, reason);
    envelope.id.settle(&mut run.ledger, reason);
    envelope.ts.settle(&mut run.ledger);
    type_.settle(&mut run.ledger, reason);
    inference_id.settle(&mut run.ledger, reason);
    subagent_id.settle(&mut run.ledger, reason);
    status.settle(&mut run.ledger, reason);
    structured_content.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);
    run.omissions.add(LeftOut::Result);
    let mut holder = Holder::new(native, call_id);
    for (index, item) in content.into_vec(&mut run.ledger, reason).into_iter().enumerate() {
        match item {
            ContentPart::ResourceLink(item) => link(run, &mut holder, index, item),
            ContentPart::Resource(item) => embedded(run, &mut holder, index, item),
            ContentPart::Text(_)
            | ContentPart::Image(_)
            | ContentPart::Audio(_)
            | ContentPart::Reasoning(_)
            | ContentPart::Refusal(_)
            | ContentPart::Data(_)
            | ContentPart::Opaque(_)
            | ContentPart::Unknown(_) => item.settle(&mut run.ledger, reason),
        }
    }
    holder.settle(&mut run.ledger);
    Ok(())
}

/// Writes a written plan.
///
/// # Errors
///
/// If the record does not have the shape of a plan.
pub(super) fn document(run: &mut Run<'_>, record: Value<'_>) -> Result<(), ReadError> {
    let native = record.get("planId").and_then(Value::text);
    let native = native.map(|id| id.decode().into_owned()).unwrap_or_default();
    let Plan {
        type_,
        envelope,
        inference_id,
        subagent_id,
        plan_id,
        plan_type,
        status,
        entries,
        content,
        source,
        budget,
        used: spent,
        call_id,
        extra,
    } = Plan::read(record)?;
    let reason = Reason::NoCounterpart;
    let envelope = used(&mut run.ledger, envelope);
    let mut ts = envelope.ts;
    envelope.seq.settle(&mut run.ledger, reason);
    envelope.id.settle(&mut run.ledger, reason);
    inference_id.settle(&mut run.ledger, reason);
    subagent_id.settle(&mut run.ledger, reason);
    status.settle(&mut run.ledger, reason);
    entries.settle(&mut run.ledger, reason);
    budget.settle(&mut run.ledger, reason);
    spent.settle(&mut run.ledger, reason);
    call_id.settle(&mut run.ledger, reason);
    extra.settle(&mut run.ledger, reason);

    let mut holder = Holder::new(native, plan_id);
    let locator = if let Some(PathRef { root, path, extra }) = source {
        extra.settle(&mut run.ledger, reason);
        ResourceLocator { system: root_of(run, root), type_: None, key: path.keep_str() }
    } else {
        let key = run.own(format!("plan/{}", place_name(&holder.native)));
        ResourceLocator {
            system: Out::constant(Str::Static(THE_STREAM)),
            type_: None,
            key: Out::derived(Function::Position, [holder.place()], Str::Owned(key)),
        }
    };
    let mut text = None;
    let content = content.map(|content| content.into_vec(&mut run.ledger, reason));
    for part in content.into_iter().flatten() {
        match part {
            ContentPart::Text(part) if text.is_none() => text = plan_text(run, part),
            ContentPart::Text(part) => part.settle(&mut run.ledger, reason),
            other @ (ContentPart::Image(_)
            | ContentPart::Audio(_)
            | ContentPart::ResourceLink(_)
            | ContentPart::Resource(_)
            | ContentPart::Reasoning(_)
            | ContentPart::Refusal(_)
            | ContentPart::Data(_)
            | ContentPart::Opaque(_)
            | ContentPart::Unknown(_)) => other.settle(&mut run.ledger, reason),
        }
    }
    let resource = Resource {
        id: holder.id(run, Kind::Resource, 0, true).0,
        kind: plan_type.change(Transform::EnumMap, |_| ResourceKind::Document),
        uri: None,
        locator: Some(locator),
        title: None,
        description: None,
        media_type: None,
        revision: None,
        digest: None,
        size: None,
        observed_at: ts.out(Src::keep_str),
        availability: None,
        sensitivity: None,
        resolver: None,
        excerpt: text,
        extensions: None,
    };
    let target = run.write(Section::Resources, &resource);
    type_.placed(&mut run.ledger, target, "");
    ts.settle(&mut run.ledger);
    holder.settle(&mut run.ledger);
    Ok(())
}
