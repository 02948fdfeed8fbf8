//! Messages: a role, and parts.

use exact_json::trace::{Ledger, Open, Out, Src, Str, Transform};
use exact_json::{Text, Value};
use session_record_model::draft::target::{Capture, Envelope, Message};
use session_record_model::draft::{IdSource, MessageRole, Phase, tag};

use super::parts::Content;
use crate::native::cells::Cells;
use crate::native::made::{MessageParts, content_is, id_or, role_is_absent};
use crate::native::values::text;
use crate::native::who::Who;

/// What a message says.
pub(crate) struct MessageItem<'t> {
    type_: Option<Out<tag::Message>>,
    role: Option<Out<MessageRole>>,
    id: Option<Src<Text<'t>>>,
    phase: Option<Out<Phase>>,
    content: Content<'t>,
}

/// The role of a message, if it says one.
pub(crate) fn role(item: Value<'_>) -> Option<MessageRole> {
    item.get("role").and_then(text).map(|role| MessageRole::from(&*role.decode()))
}

impl<'t> MessageItem<'t> {
    /// Takes what a message says. `who` names the author of each part by its place, where that is not the message's.
    pub(crate) fn take(
        ledger: &mut Ledger,
        cells: &mut Cells<'t>,
        who: impl Fn(usize) -> Option<Who>,
    ) -> Self {
        let said = cells.text("role");
        let role = said.map(|said| said.keep_as(|role| MessageRole::from(&*role.decode())));
        let content = cells.take_if("content", |content| !content.is_null());
        let is_models = role.as_ref().is_some_and(is_models);
        Self {
            content: Content::of(ledger, content, who),
            phase: if is_models { phase(cells) } else { None },
            type_: cells.word("type", "message").map(|kind| kind.keep_as(|_| tag::Message)),
            role,
            id: cells.id("id"),
        }
    }

    /// Whether the model says it.
    pub(crate) fn is_models(&self) -> bool {
        self.role.as_ref().is_some_and(is_models)
    }

    /// What its name comes from, if that is not its own id.
    pub(crate) fn id_source(&self) -> Option<Out<IdSource>> {
        self.id.is_none().then(|| Out::constant(IdSource::Derived))
    }

    /// What was captured of it, where that is not all.
    pub(crate) fn take_capture(&mut self) -> Option<Capture<'t>> {
        let capture = self.content.capture.take().map(content_is);
        if self.role.is_some() {
            return capture;
        }
        let absent = role_is_absent();
        Some(match capture {
            Some(capture) => Capture { role: absent.role, ..capture },
            None => absent,
        })
    }

    /// What is left of its parts.
    pub(crate) fn take_beside(&mut self) -> Vec<(&'static str, Open<'t>)> {
        beside_content(std::mem::take(&mut self.content.beside))
    }

    /// The message. `name` is what it is called where it has no id.
    pub(crate) fn message(
        self,
        envelope: Envelope<'t>,
        inference_id: Option<Out<Str<'t>>>,
        who: Who,
        name: impl FnOnce() -> Out<Str<'t>>,
    ) -> Message<'t> {
        let Self { type_, role, id, phase, content } = self;
        let mut message = Message::from(MessageParts {
            envelope,
            inference_id,
            subagent_id: None,
            message_id: id_or(id, name),
            role,
            who,
            content: content.parts,
        });
        if let Some(type_) = type_ {
            message.type_ = type_;
        }
        message.phase = phase;
        message
    }
}

/// What is left of the parts of a content, as a member of what is left of the item.
pub(crate) fn beside_content(beside: Vec<Open<'_>>) -> Vec<(&'static str, Open<'_>)> {
    if beside.is_empty() { Vec::new() } else { vec![("content", Open::Array(beside))] }
}

/// The phase of what the model says, if it is one that is known.
fn phase(cells: &mut Cells<'_>) -> Option<Out<Phase>> {
    if let Some(phase) = cells.word("phase", "commentary") {
        return Some(phase.keep_as(|_| Phase::Commentary));
    }
    let phase = cells.word("phase", "final_answer")?;
    Some(phase.change(Transform::EnumMap, |_| Phase::Final))
}

fn is_models(role: &Out<MessageRole>) -> bool {
    role.look(|role| *role == MessageRole::Assistant)
}
