//! Records with the members that this mapping fills; the others are named here once, as absent.

use exact_json::trace::{List, Open, Out, Src, Str};
use exact_json::{Text, Value};
use session_record_model::draft::target::{
    Assembly, Capture, CaptureState, ContentPart, DataPart, Envelope, Message, TextPart,
};
use session_record_model::draft::{AssemblyMode, CaptureStateKind, MessageRole, tag};

use super::cells::{Rest, within};
use super::who::Who;

/// A message.
pub(super) struct MessageParts<'t> {
    pub(super) envelope: Envelope<'t>,
    pub(super) inference_id: Option<Out<Str<'t>>>,
    pub(super) subagent_id: Option<Out<Str<'t>>>,
    pub(super) message_id: Out<Str<'t>>,
    pub(super) role: Option<Out<MessageRole>>,
    pub(super) who: Who,
    pub(super) content: List<ContentPart<'t>>,
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

/// A text part with its own author, or with the message's.
pub(super) fn text_part(text: Out<Str<'_>>, who: Option<Who>) -> ContentPart<'_> {
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

/// How deep the data of a data part stands in its record: in `content/0/data`.
const DATA_LEVEL: usize = 3;

/// A data part that holds content of a shape that no other part has.
pub(super) fn data_part(data: Src<Value<'_>>, who: Option<Who>) -> ContentPart<'_> {
    structured_part(within(data, DATA_LEVEL), None, who)
}

/// A data part that holds structured data, by the name of its structure.
pub(super) fn structured_part<'t>(
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

pub(super) type Own = (
    Option<Out<session_record_model::draft::Author>>,
    Option<Out<session_record_model::draft::Origin>>,
);

/// A part's own author and origin.
pub(super) fn own(who: Option<Who>) -> Own {
    who.map_or((None, None), |Who { author, origin }| {
        (author.map(Out::constant), origin.map(Out::constant))
    })
}

/// The capture of a record whose content has this state.
pub(super) fn content_is<'t>(state: CaptureStateKind) -> Capture<'t> {
    Capture {
        content: Some(capture_state(state)),
        display_content: None,
        role: None,
        extra: Vec::new(),
    }
}

/// The capture of a message whose role the log does not say.
pub(super) fn role_is_absent<'t>() -> Capture<'t> {
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
pub(super) fn folded(source_ids: Vec<Out<Str<'_>>>) -> Assembly<'_> {
    Assembly {
        mode: Some(Out::constant(AssemblyMode::Folded)),
        source_ids: Some(List::new(source_ids)),
        extra: Vec::new(),
    }
}

/// What the rows of a record hold beside it, if they hold anything.
pub(super) fn native(rows: Vec<Rest<'_>>) -> Option<List<Open<'_>>> {
    if rows.iter().all(Vec::is_empty) {
        return None;
    }
    Some(List::new(rows.into_iter().map(Open::Object).collect()))
}

/// What is left of a row and of its message, under the names they have there.
pub(super) fn with_message<'t>(row: Rest<'t>, message: Rest<'t>) -> Rest<'t> {
    with_member(row, "message", message)
}

/// What is left of a row and of one of its members.
pub(super) fn with_member<'t>(mut row: Rest<'t>, name: &'static str, member: Rest<'t>) -> Rest<'t> {
    if !member.is_empty() {
        row.push((Str::Static(name), Open::Object(member)));
    }
    row
}

/// What is left of a content block, under the names it has in its row.
pub(super) fn of_block(block: Rest<'_>) -> Rest<'_> {
    if block.is_empty() {
        return block;
    }
    let content = Open::Array(vec![Open::Object(block)]);
    vec![(Str::Static("message"), Open::Object(vec![(Str::Static("content"), content)]))]
}

/// An id of the log, or a derived one.
pub(super) fn id_or<'t>(
    id: Option<Src<Text<'t>>>,
    derived: impl FnOnce() -> Out<Str<'t>>,
) -> Out<Str<'t>> {
    id.map_or_else(derived, Src::keep_str)
}
