//! Messages, with the calls that join them.

use agent_turns_model::Role;
use exact_json::trace::{Out, Reason, Settle as _, Transform};
use exact_json::{Read as _, Value};
use session_record_model::draft::source::Message;
use session_record_model::draft::{Author, MessageRole};
use session_record_model::effective::Effective;

use super::blocks;
use super::calls::{self, Calls};
use super::envelope::used;
use super::plan::Kind;
use super::run::{Parts, Record, Run, Said, absent};
use crate::error::Error;
use crate::lattice::{Authority, Voice};
use crate::parts::{Member, speaking};

/// Whose turn a message is; none where it is nobody's.
///
/// A message without a role is what the harness noted, and was not spoken; but a person's own words that entered the conversation by
/// another way, a queue say, are the user's.
pub(super) fn kind(record: Value<'_>) -> Option<Kind> {
    match role(record) {
        Some(MessageRole::User) => Some(Kind::User),
        Some(MessageRole::Assistant) => Some(Kind::Assistant),
        // In a turn these roles would say that a tool gave a result.
        Some(MessageRole::Other(role)) if matches!(&*role, "tool" | "function") => None,
        Some(MessageRole::System | MessageRole::Developer | MessageRole::Other(_)) => {
            Some(Kind::Other)
        }
        None => spoken(record).any(|(_, is_spoken)| is_spoken).then_some(Kind::User),
    }
}

fn role(record: Value<'_>) -> Option<MessageRole> {
    MessageRole::read(record.get("role")?).ok()
}

/// Whether something of a message is spoken, can be said in a turn, and is more than white space.
pub(super) fn says(record: Value<'_>) -> bool {
    spoken(record).any(|(part, is_spoken)| is_spoken && blocks::is_said(part))
}

/// The parts of what a message says, each with whether it is spoken.
///
/// In a role that instructs, that is what may instruct, and nothing that is quoted there; in any other, all of it. Without a role it is
/// what a person says to the agent.
fn spoken(record: Value<'_>) -> impl Iterator<Item = (Value<'_>, bool)> {
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
        (part, is_spoken)
    })
}

/// Writes the turn of a message.
///
/// # Errors
///
/// If a record does not have its shape, or if nobody says when it was.
pub(super) fn write<'t>(
    run: &mut Run<'_>,
    parts: Parts<'t>,
    record: &Record<'t>,
) -> Result<(), Error> {
    let member = speaking(record.value);
    let Message {
        type_,
        envelope,
        inference_id,
        subagent_id,
        message_id,
        role,
        author,
        origin,
        phase,
        audience,
        status,
        from,
        recipients,
        triggers_turn,
        conversation,
        platform,
        addressed,
        via,
        derived_from,
        content,
        display_content,
        display_correspondence,
        extra,
    } = record.read()?;
    let ledger = &mut run.ledger;
    let reason = Reason::NoCounterpart;
    let envelope = used(ledger, envelope);
    inference_id.settle(ledger, reason);
    subagent_id.settle(ledger, reason);
    message_id.settle(ledger, reason);
    origin.settle(ledger, reason);
    phase.settle(ledger, reason);
    audience.settle(ledger, reason);
    status.settle(ledger, reason);
    from.settle(ledger, reason);
    recipients.settle(ledger, reason);
    triggers_turn.settle(ledger, reason);
    conversation.settle(ledger, reason);
    platform.settle(ledger, reason);
    addressed.settle(ledger, reason);
    via.settle(ledger, reason);
    derived_from.settle(ledger, reason);
    display_correspondence.settle(ledger, reason);
    extra.settle(ledger, reason);
    let role = match (role, author) {
        (Some(role), author) => {
            author.settle(ledger, reason);
            role.keep_as(|role| Role::from(role.as_str()))
        }
        (None, Some(author)) if author.look(|author| *author == Author::Human) => {
            author.change(Transform::EnumMap, |_| Role::User)
        }
        (None, author) => {
            author.settle(ledger, reason);
            Out::constant(Role::User)
        }
    };
    let (shown, silent) = match (member, display_content) {
        (Member::Display, Some(display)) => (display, Some(content)),
        (Member::Content | Member::Display, display) => (content, display),
    };
    silent.settle(ledger, reason);
    let mut heard = Vec::new();
    let shown = shown.into_vec(ledger, reason);
    for (part, (_, is_spoken)) in shown.into_iter().zip(spoken(record.value)) {
        if is_spoken {
            heard.push(part);
        } else {
            part.settle(ledger, reason);
        }
    }
    let content = blocks::content(ledger, heard);
    let Parts { record: _, calls, model, time } = parts;
    let mut calls = Calls::of(ledger, &calls)?;
    calls.ts.take().settle(ledger, reason);
    let said = Said {
        role,
        content: content.value.unwrap_or_else(absent),
        tool_calls: std::mem::replace(&mut calls.list, absent()),
        tool_results: absent(),
        model,
        ts: envelope.ts,
    };
    let target = run.turn(said, time)?;
    let ledger = &mut run.ledger;
    type_.placed(ledger, target, "");
    envelope.seq.placed(ledger, target, "");
    if let Some(type_) = content.type_ {
        type_.placed(ledger, target, "");
    }
    calls::placed(ledger, target, calls);
    Ok(())
}
