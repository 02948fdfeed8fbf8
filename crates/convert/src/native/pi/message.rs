//! Messages of a user, and of roles that are not known.

use exact_json::Text;
use exact_json::trace::{List, Out};
use session_record_model::draft::target::{ContentPart, Message, Record};
use session_record_model::draft::{
    CaptureStateKind, IdSource, MessageAudience, MessageRole, MessageStatus, tag,
};

use super::content::Content;
use super::mapper::{Mapper, Opened, RowIn};
use super::row::{Role, RowKind, text};
use super::who::{self, Who};
use crate::native::made::{MessageParts, content_is, id_or, native, role_is_absent};
use crate::native::refs::row_name;
use crate::native::voices::Voices;

/// The record of a message that says what its role is, or at least something.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    if from.row.text("role").is_none() && from.row.said.get("content").is_none() {
        return None;
    }
    let mut opened = Opened::of(m, from)?;
    let is_users = from.row.kind == RowKind::Message(Role::User) && !m.is_doubtful(from);
    let voices = if is_users { who::voices(from.row.said) } else { Voices::all(Who::UNKNOWN) };
    let content = opened.said().take_if("content", |content| !content.is_null());
    let Content { parts, capture, .. } =
        Content::of(m, content, |place| voices.own(place), |_| false);
    let role = opened.said().take_if("role", |role| text(role).is_some());
    let role = role.and_then(|role| role.into_text().ok());
    let role = role.map(|role| role.keep_as(|role: Text<'_>| MessageRole::from(&*role.decode())));
    let said = SaidParts { role, capture, ..SaidParts::of(voices.of_message, parts) };
    Some(Record::Message(said.message(m, from, opened)))
}

/// What a message says, as far as that is the same for all of them.
pub(super) struct SaidParts<'t> {
    pub(super) role: Option<Out<MessageRole>>,
    pub(super) who: Who,
    pub(super) content: List<ContentPart<'t>>,
    pub(super) capture: Option<CaptureStateKind>,
    pub(super) audience: Option<Out<MessageAudience>>,
    pub(super) status: Option<Out<MessageStatus>>,
}

impl<'t> SaidParts<'t> {
    pub(super) fn of(who: Who, content: List<ContentPart<'t>>) -> Self {
        Self { role: None, who, content, capture: None, audience: None, status: None }
    }

    /// The message of an entry of which nothing else is made. Without a role, the log has none.
    pub(super) fn message(
        self,
        m: &mut Mapper<'_>,
        from: &RowIn<'t>,
        mut opened: Opened<'t>,
    ) -> Message<'t> {
        let Self { role, who, content, capture, audience, status } = self;
        let mut envelope = opened.envelope(m);
        envelope.capture = capture.map(content_is);
        if role.is_none() {
            let absent = role_is_absent();
            match &mut envelope.capture {
                Some(capture) => capture.role = absent.role,
                None => envelope.capture = Some(absent),
            }
        }
        let id = opened.id();
        envelope.id_source = id.is_none().then(|| Out::constant(IdSource::Derived));
        let kind = opened.kind();
        envelope.native = native(vec![opened.rest(&mut m.ledger, Vec::new())]);
        let mut message = Message::from(MessageParts {
            envelope,
            inference_id: None,
            subagent_id: None,
            message_id: id_or(id, || row_name(from.at)),
            role,
            who,
            content,
        });
        if let Some(kind) = kind {
            message.type_ = kind.keep_as(|_| tag::Message);
        }
        message.audience = audience;
        message.status = status.or_else(|| m.standing(from));
        message
    }
}
