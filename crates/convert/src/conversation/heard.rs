//! What of a message is heard, and whose turn it is.

use exact_json::{Read as _, Value};
use session_record_model::draft::MessageRole;
use session_record_model::effective::Effective;

use super::plan::Kind;
use crate::lattice::{Authority, Voice};
use crate::parts::speaking;

/// Whose turn a message is; none where it is nobody's.
///
/// A message without a role is what the harness noted, and was not spoken; but a person's own words that entered the conversation by
/// another way, a queue say, are the user's.
pub(crate) fn kind(record: Value<'_>) -> Option<Kind> {
    match role(record) {
        Some(MessageRole::User) => Some(Kind::User),
        Some(MessageRole::Assistant) => Some(Kind::Assistant),
        // In a turn these roles would say that a tool gave a result.
        Some(MessageRole::Other(role)) if matches!(&*role, "tool" | "function") => None,
        Some(MessageRole::System | MessageRole::Developer) => Some(Kind::System),
        Some(MessageRole::Other(_)) => Some(Kind::Other),
        None => spoken(record).any(|(_, voice)| voice.is_some()).then_some(Kind::User),
    }
}

/// The role of a message.
pub(crate) fn role(record: Value<'_>) -> Option<MessageRole> {
    MessageRole::read(record.get("role")?).ok()
}

/// Whether something of a message is spoken and can be said.
pub(crate) fn says(record: Value<'_>, is_said: impl Fn(Value<'_>) -> bool) -> bool {
    spoken(record).any(|(part, voice)| voice.is_some() && is_said(part))
}

/// The parts of what a message says, each with who speaks in it; none where it is not spoken.
///
/// In a role that instructs, that is what may instruct, and nothing that is quoted there; in any other, all of it. Without a role it is
/// what a person says to the agent.
pub(crate) fn spoken(record: Value<'_>) -> impl Iterator<Item = (Value<'_>, Option<Voice>)> {
    let role = role(record);
    let addressed = record.get("addressed").and_then(Value::as_bool);
    let whole = Effective::read(record);
    let content = record.get(speaking(record).name());
    content.into_iter().flat_map(Value::items).map(move |part| {
        let effective = Effective::read(part).or(whole.clone());
        let voice = Voice::of(role.as_ref(), &effective, addressed);
        let is_spoken = match role {
            Some(MessageRole::System | MessageRole::Developer) => {
                voice.authority() == Authority::Directive
            }
            Some(MessageRole::User | MessageRole::Assistant | MessageRole::Other(_)) => true,
            None => voice == Voice::User,
        };
        (part, is_spoken.then_some(voice))
    })
}
