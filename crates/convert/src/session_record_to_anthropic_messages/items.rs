//! What an assistant does in one message, in its order: it says something, thinks, and calls tools.

use exact_json::Value;

use super::blocks::is_said;
use super::thoughts::{Thought, thought};
use crate::conversation::plan::Kind;
use crate::conversation::{Called, Record, Spoken};
use crate::lattice::Voice;
use crate::seed::part::text;

/// One thing that it does.
pub(super) enum Item<'t> {
    Says(Spoken<'t>),
    Thinks(Spoken<'t>, Thought),
    Calls(Record<'t>, Called<'t>, Place),
}

/// Whether a call stands in its message where it stood there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Between,
    Behind,
}

/// Orders the parts of a message and the calls that it makes. Thoughts are sent where Anthropic's model had them and something follows.
pub(super) fn items<'t>(
    message: &Record<'t>,
    parts: Vec<Spoken<'t>>,
    calls: Vec<(Record<'t>, Called<'t>)>,
    is_anthropics: bool,
) -> Vec<Item<'t>> {
    let has_indices = parts.iter().all(|part| part.index.is_some());
    let place = |call: &Record<'_>| stands_at(call, message).filter(|_| has_indices);
    let mut calls: Vec<_> =
        calls.into_iter().map(|(record, call)| (place(&record), record, call)).collect();
    calls.sort_by_key(|(at, _, _)| at.unwrap_or(usize::MAX));
    let mut calls = calls.into_iter().peekable();
    let mut items = Vec::new();
    let called = |(at, record, call): (Option<usize>, _, _)| {
        let place = if at.is_some() { Place::Between } else { Place::Behind };
        Item::Calls(record, call, place)
    };
    for part in parts {
        let is_before =
            |at: Option<usize>| at.zip(part.index).is_some_and(|(at, index)| at <= index);
        while let Some(call) = calls.next_if(|(at, _, _)| is_before(*at)) {
            items.push(called(call));
        }
        let thought = thought(part.value).filter(|_| is_anthropics && part.voice == Voice::Model);
        items.push(match thought {
            Some(thought) => Item::Thinks(part, thought),
            None => Item::Says(part),
        });
    }
    items.extend(calls.map(called));
    let last = items.iter().rposition(|item| match item {
        Item::Says(part) => is_said(Kind::Assistant, part.value),
        Item::Thinks(..) => false,
        Item::Calls(..) => true,
    });
    let is_followed = |at: usize| last.is_some_and(|last| at < last);
    let items = items.into_iter().enumerate().map(|(at, item)| match item {
        Item::Thinks(part, _) if !is_followed(at) => Item::Says(part),
        item => item,
    });
    items.collect()
}

/// How many parts of the message stand before a call, where the call says that it stands in that message.
fn stands_at(call: &Record<'_>, message: &Record<'_>) -> Option<usize> {
    let at = call.value.get("at")?;
    let named = text(at, "message")?;
    let is_it = *named == message.text("id")
        || named.strip_prefix("messageId=") == Some(&message.text("messageId"));
    at.get("index").and_then(Value::number).filter(|_| is_it)?.parse().ok()
}
