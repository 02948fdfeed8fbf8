//! Whether a request or a response goes on from what stands before it in the file.

use std::collections::HashSet;

use exact_json::Value;

use super::held::{Held, INPUT, INSTRUCTIONS};
use super::saying::{self, Said};
use crate::native::id::Id;
use crate::native::values::{id, text};

/// What has been said so far, and by which responses.
#[derive(Default)]
pub(super) struct Chain {
    /// What each item says, in order.
    said: Vec<Said>,
    /// Whether what came last waits for an answer.
    is_asked: bool,
    /// The line in which the first record begins.
    first: Option<u64>,
    /// Whether there has been anything but items that stand for themselves.
    has_frame: bool,
    responses: HashSet<Id>,
    latest: Option<Answered>,
    /// The response from which the first request goes on. It is not in the file.
    before: Option<Id>,
    conversation: Option<Id>,
    /// What the model was told to be last.
    instructions: Option<Id>,
}

/// The response that came last.
struct Answered {
    id: Id,
    record: u64,
    /// How much had been said before it, and what the model was told to be.
    said: usize,
    instructions: Option<Id>,
}

/// What a request or a response says that was said before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Again {
    /// How many items at the start of its input.
    pub(super) input: usize,
    /// Whether its instructions.
    pub(super) instructions: bool,
}

/// How a request or a response goes on.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Link {
    /// What it says again.
    pub(super) again: Again,
    /// The record that holds an earlier state of this response.
    pub(super) earlier: Option<u64>,
    /// Whether it goes on from a response that is not in the file.
    pub(super) is_cut: bool,
}

impl Chain {
    /// An item that stands for itself.
    pub(super) fn item(&mut self, item: Value<'_>, line: u64) {
        self.first.get_or_insert(line);
        self.say(item);
        self.is_asked = true;
    }

    /// An item of a request or a response.
    pub(super) fn say(&mut self, item: Value<'_>) {
        self.said.push(Said::of(item));
    }

    /// A request, a response or a page, before the items of it.
    ///
    /// # Errors
    ///
    /// Why it is of another conversation.
    pub(super) fn frame(
        &mut self,
        (held, frame): (Held, Value<'_>),
        record: u64,
        line: u64,
    ) -> Result<Link, String> {
        let named = |name: &str| frame.get(name).and_then(id).map(Id::of);
        let own = named("id").filter(|_| held == Held::Response);
        if let Some(own) = own.filter(|own| self.responses.contains(own)) {
            return self.again(own, record, frame);
        }
        let input = self.repeated(frame);
        let previous = named("previous_response_id");
        let conversation = conversation(frame);
        if let Some(first) = self.first {
            self.goes_on(held, (previous, conversation), input).map_err(|why| {
                format!("found a second conversation (the first begins in line {first}): {why}; convert each by itself")
            })?;
        }
        let instructions = self.instructions;
        let again = Again { input, instructions: self.is_told_again(frame) };
        let mut found = Link { again, ..Link::default() };
        let is_outside = |previous: &Id| !self.responses.contains(previous);
        if self.before.is_none() && self.latest.is_none() {
            self.before = previous.filter(is_outside);
            found.is_cut = self.before.is_some();
        }
        self.first.get_or_insert(line);
        self.conversation = conversation.or(self.conversation);
        if let Some(asked) = frame.get(INPUT).and_then(text) {
            self.said.push(Said::of_text(asked));
        }
        self.has_frame |= held != Held::Page;
        self.is_asked = held != Held::Response;
        if held == Held::Response {
            self.latest =
                own.map(|id| Answered { id, record, said: self.said.len(), instructions });
            self.responses.extend(own);
        }
        Ok(found)
    }

    /// A response that is in the file already: only right behind itself it is a later state of the same.
    fn again(&mut self, own: Id, record: u64, frame: Value<'_>) -> Result<Link, String> {
        let latest = self.latest.as_mut().filter(|latest| latest.id == own && !self.is_asked);
        let Some(latest) = latest else {
            return Err("found a response a second time, behind others; the file has no order in which it was said".to_owned());
        };
        self.said.truncate(latest.said);
        self.instructions = latest.instructions;
        let earlier = Some(std::mem::replace(&mut latest.record, record));
        let again = Again { input: 0, instructions: self.is_told_again(frame) };
        Ok(Link { again, earlier, ..Link::default() })
    }

    /// Whether a record tells the model to be what it was told last.
    fn is_told_again(&mut self, frame: Value<'_>) -> bool {
        let told = frame.get(INSTRUCTIONS).filter(|told| !told.is_null() && !told.is_str(""));
        let Some(told) = told.map(|told| Id::of_str(&told.compact())) else { return false };
        self.instructions.replace(told) == Some(told)
    }

    /// Why a record does not go on from what is before it, if it does not.
    fn goes_on(
        &self,
        held: Held,
        (previous, conversation): (Option<Id>, Option<Id>),
        repeated: usize,
    ) -> Result<(), &'static str> {
        if conversation.zip(self.conversation).is_some_and(|(one, other)| one != other) {
            return Err("it has another id");
        }
        let latest = self.latest.as_ref().map(|latest| latest.id);
        match previous {
            Some(previous) if Some(previous) == latest.or(self.before) => Ok(()),
            Some(previous) if self.responses.contains(&previous) => {
                Err("it goes on from a response from which another has gone on")
            }
            // Items alone do not say what they go on from.
            Some(_) if !self.has_frame => Ok(()),
            Some(_) => Err("it goes on from a response that is not in the file"),
            None if conversation.is_some() && conversation == self.conversation => Ok(()),
            None if repeated > 0 || held == Held::Page => Ok(()),
            None if held == Held::Response && self.is_asked => Ok(()),
            None => Err("nothing says that it goes on from what stands before it"),
        }
    }

    /// How many items at the start of an input are all that was said before.
    fn repeated(&self, frame: Value<'_>) -> usize {
        let Some(input) = frame.get(INPUT).filter(|_| !self.said.is_empty()) else { return 0 };
        saying::again(&self.said, input).unwrap_or(0)
    }
}

/// The conversation that a request or a response says it is of.
fn conversation(frame: Value<'_>) -> Option<Id> {
    let named = frame.get("conversation")?;
    named.get("id").and_then(id).or_else(|| id(named)).map(Id::of)
}
