//! Messages: what the mapping says in them, and the members that it has nothing to say in.

use exact_json::trace::{List, Open, Out, Str};
use session_record_model::draft::target::{ContentPart, DataPart, Message, TextPart};
use session_record_model::draft::{Author, MessageRole, Origin, tag};

use super::run::{Name, Run, Stamp};
use crate::native::made::role_is_absent;

/// What a message says.
pub(super) struct Said<'t> {
    pub(super) name: Name<'t>,
    /// The role; none where the checkpoint does not record one.
    pub(super) role: Option<Out<MessageRole>>,
    /// Who wrote it; none where the checkpoint does not record that.
    pub(super) author: Option<Out<Author>>,
    pub(super) origin: Option<Out<Origin>>,
    pub(super) ts: Option<Out<Str<'t>>>,
    pub(super) part: ContentPart<'t>,
    /// The members of what it is made of that have no place in it.
    pub(super) native: Vec<(Str<'t>, Open<'t>)>,
}

impl<'t> Said<'t> {
    /// A message that nobody spoke.
    pub(super) fn by_harness(name: Name<'t>, part: ContentPart<'t>) -> Self {
        let author = Some(Out::constant(Author::Harness));
        Self { name, role: None, author, origin: None, ts: None, part, native: Vec::new() }
    }
}

/// Writes a message; returns its number among the targets of the open group.
pub(super) fn write(run: &mut Run, said: Said<'_>) -> u32 {
    let Said { name, role, author, origin, ts, part, native } = said;
    let (message_id, id_source) = name.into_parts();
    let capture = role.is_none().then(role_is_absent);
    let message = Message {
        type_: Out::constant(tag::Message),
        envelope: run.envelope(Stamp { ts, id_source, capture, native }),
        inference_id: None,
        subagent_id: None,
        message_id,
        role,
        author,
        origin,
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
        content: List::new(vec![part]),
        display_content: None,
        display_correspondence: None,
        extra: Vec::new(),
    };
    run.write(message)
}

/// A text.
pub(super) fn text(text: Out<Str<'_>>) -> ContentPart<'_> {
    ContentPart::Text(TextPart {
        type_: Out::constant(tag::Text),
        text,
        annotations: None,
        author: None,
        origin: None,
        phase: None,
        derivation: None,
        meta: None,
        extra: Vec::new(),
    })
}

/// Structured data, by the name of its structure.
pub(super) fn data(data: Open<'_>, schema: String) -> ContentPart<'_> {
    ContentPart::Data(DataPart {
        type_: Out::constant(tag::Data),
        data,
        schema: Some(Out::constant(Str::Owned(schema))),
        author: None,
        origin: None,
        phase: None,
        derivation: None,
        meta: None,
        extra: Vec::new(),
    })
}
