//! Records with the members that the mappings of native formats fill; the others are named here once, as absent.

use exact_json::trace::{Function, List, Number, Open, Out, Src, Str};
use exact_json::{Text, Value};
use session_record_model::draft::target::{
    Assembly, Capture, CaptureState, ContentPart, DataPart, Envelope, ImagePart, Message, Native,
    TextPart,
};
use session_record_model::draft::{AssemblyMode, CaptureStateKind, MessageRole, tag};

use super::cells::{Rest, within};
use super::refs::record_id;
use super::who::Who;

/// The envelope of the record with that number.
pub(crate) fn envelope(seq: u64, ts: Option<Out<Str<'_>>>) -> Envelope<'_> {
    Envelope {
        seq: Out::derived(Function::Sequence, [], Number::from(seq)),
        id: Out::derived(Function::Sequence, [], Str::Owned(record_id(seq))),
        ts,
        ts_precision: None,
        turn_id: None,
        supersedes: None,
        copied_from: None,
        id_source: None,
        capture: None,
        assembly: None,
        native: None,
    }
}

/// A message.
pub(crate) struct MessageParts<'t> {
    pub(crate) envelope: Envelope<'t>,
    pub(crate) inference_id: Option<Out<Str<'t>>>,
    pub(crate) subagent_id: Option<Out<Str<'t>>>,
    pub(crate) message_id: Out<Str<'t>>,
    pub(crate) role: Option<Out<MessageRole>>,
    pub(crate) who: Who,
    pub(crate) content: List<ContentPart<'t>>,
}

impl<'t> From<MessageParts<'t>> for Message<'t> {
    fn from(parts: MessageParts<'t>) -> Self {
        let MessageParts { envelope, inference_id, subagent_id, message_id, role, who, content } =
            parts;
        let Who { author, origin } = who;
        Self {
            type_: Out::constant(tag::Message),
            envelope,
            inference_id,
            subagent_id,
            message_id,
            role,
            author: author.map(Out::constant),
            origin: origin.map(Out::constant),
            phase: None,
            audience: None,
            status: None,
            from: None,
            recipients: None,
            triggers_turn: None,
            conversation: None,
            platform: None,
            addressed: None,
            via: None,
            derived_from: None,
            content,
            display_content: None,
            display_correspondence: None,
            extra: Vec::new(),
        }
    }
}

/// What an agent wrote and a record has no place for, as it is.
pub(crate) fn native_record<'t>(
    agent: &'static str,
    envelope: Envelope<'t>,
    native_type: Option<Out<Str<'t>>>,
    row: Open<'t>,
) -> Native<'t> {
    Native {
        type_: Out::constant(tag::Native),
        envelope,
        inference_id: None,
        subagent_id: None,
        agent: Out::constant(Str::Static(agent)),
        native_type,
        row,
        extra: Vec::new(),
    }
}

/// A text part with its own author, or with the message's.
pub(crate) fn text_part(text: Out<Str<'_>>, who: Option<Who>) -> ContentPart<'_> {
    let (author, origin) = own(who);
    ContentPart::Text(TextPart {
        type_: Out::constant(tag::Text),
        text,
        annotations: None,
        author,
        origin,
        phase: None,
        derivation: None,
        meta: None,
        extra: Vec::new(),
    })
}

/// An image. Without a type of its own it is one by this mapping's word, and without one of its data it names none.
pub(crate) fn image_part<'t>(
    type_: Option<Out<tag::Image>>,
    mime_type: Option<Out<Str<'t>>>,
    data: Option<Out<Str<'t>>>,
    extra: Rest<'t>,
    who: Option<Who>,
) -> ContentPart<'t> {
    let (author, origin) = own(who);
    ContentPart::Image(ImagePart {
        type_: type_.unwrap_or_else(|| Out::constant(tag::Image)),
        mime_type: mime_type.unwrap_or_else(|| Out::constant(Str::Static(""))),
        data,
        blob: None,
        annotations: None,
        author,
        origin,
        phase: None,
        derivation: None,
        meta: None,
        extra,
    })
}

/// How deep the data of a data part stands in its record: in `content/0/data`.
const DATA_LEVEL: usize = 3;

/// A data part that holds content of a shape that no other part has.
pub(crate) fn data_part(data: Src<Value<'_>>, who: Option<Who>) -> ContentPart<'_> {
    structured_part(within(data, DATA_LEVEL), None, who)
}

/// A data part that holds structured data, by the name of its structure.
pub(crate) fn structured_part<'t>(
    data: Open<'t>,
    schema: Option<Out<Str<'t>>>,
    who: Option<Who>,
) -> ContentPart<'t> {
    let (author, origin) = own(who);
    ContentPart::Data(DataPart {
        type_: Out::constant(tag::Data),
        data,
        schema,
        author,
        origin,
        phase: None,
        derivation: None,
        meta: None,
        extra: Vec::new(),
    })
}

pub(crate) type Own = (
    Option<Out<session_record_model::draft::Author>>,
    Option<Out<session_record_model::draft::Origin>>,
);

/// A part's own author and origin.
pub(crate) fn own(who: Option<Who>) -> Own {
    who.map_or((None, None), |Who { author, origin }| {
        (author.map(Out::constant), origin.map(Out::constant))
    })
}

/// The capture of a record whose content has this state.
pub(crate) fn content_is<'t>(state: CaptureStateKind) -> Capture<'t> {
    Capture {
        content: Some(capture_state(state)),
        display_content: None,
        role: None,
        extra: Vec::new(),
    }
}

/// The capture of a message whose role the log does not say.
pub(crate) fn role_is_absent<'t>() -> Capture<'t> {
    Capture {
        content: None,
        display_content: None,
        role: Some(capture_state(CaptureStateKind::Absent)),
        extra: Vec::new(),
    }
}

fn capture_state<'t>(state: CaptureStateKind) -> CaptureState<'t> {
    CaptureState { state: Out::constant(state), extra: Vec::new() }
}

/// The assembly of a record made of several rows.
pub(crate) fn folded(source_ids: Vec<Out<Str<'_>>>) -> Assembly<'_> {
    Assembly {
        mode: Some(Out::constant(AssemblyMode::Folded)),
        source_ids: Some(List::new(source_ids)),
        extra: Vec::new(),
    }
}

/// What the rows of a record hold beside it, if they hold anything.
pub(crate) fn native(rows: Vec<Rest<'_>>) -> Option<List<Open<'_>>> {
    if rows.iter().all(Vec::is_empty) {
        return None;
    }
    Some(List::new(rows.into_iter().map(Open::Object).collect()))
}

/// An id of the log, or a derived one.
pub(crate) fn id_or<'t>(
    id: Option<Src<Text<'t>>>,
    derived: impl FnOnce() -> Out<Str<'t>>,
) -> Out<Str<'t>> {
    id.map_or_else(derived, Src::keep_str)
}
