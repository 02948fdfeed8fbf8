//! Which events say once more what an item says.
//!
//! The log has two streams in one: items, as they went to the model and came from it, and events, as an interface was told of them. The
//! events of a message stand beside its item, before it or behind it. Each is the twin of one item, so that what was said twice comes twice.

use std::collections::{HashSet, VecDeque};

use exact_json::{Kind, Value};

use super::row::{Row, RowKind, text};
use super::who;
use crate::native::id::Id;
use crate::native::response_items::kind::ItemKind;

/// So many rows an event stands from its item, at most.
const NEAR: u64 = 64;

/// On whose side something was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Side {
    User,
    Agent,
}

/// What has been said lately, and has no twin yet.
#[derive(Default)]
pub(super) struct Twins {
    recent: VecDeque<Said>,
    found: Found,
}

/// Which rows are twins.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// Parts of items that an event says were typed: the record, and the part's place.
    typed: HashSet<(u64, usize)>,
    /// Events that say what an item says.
    copies: HashSet<u64>,
    /// Whether any event says what was typed.
    pub(super) tells_prompts: bool,
}

struct Said {
    record: u64,
    side: Side,
    is_event: bool,
    /// The texts of it, each with the parts that it stands in.
    texts: Vec<(Id, Vec<usize>)>,
}

impl Twins {
    /// A row, in the order of the log.
    pub(super) fn row(&mut self, row: &Row<'_>, record: u64) {
        while self.recent.front().is_some_and(|said| said.record + NEAR < record) {
            self.recent.pop_front();
        }
        let said = match row.kind {
            RowKind::Item => of_item(row, record),
            RowKind::Event => of_event(row, record),
            _ => None,
        };
        let Some(said) = said else { return };
        self.found.tells_prompts |= said.is_event && said.side == Side::User;
        let twin = self.recent.iter().position(|other| {
            other.is_event != said.is_event
                && other.side == said.side
                && other.meets(&said).is_some()
        });
        let Some(twin) = twin.and_then(|twin| self.recent.remove(twin)) else {
            self.recent.push_back(said);
            return;
        };
        let (item, event) = if said.is_event { (twin, said) } else { (said, twin) };
        let parts = item.meets(&event).unwrap_or_default();
        self.found.typed.extend(parts.iter().map(|part| (item.record, *part)));
        self.found.copies.insert(event.record);
    }

    /// What was found.
    pub(super) fn finish(self) -> Found {
        self.found
    }
}

impl Found {
    /// Whether an event says that this part of an item was typed.
    pub(super) fn is_typed(&self, record: u64, part: usize) -> bool {
        self.typed.contains(&(record, part))
    }

    /// Whether an event says what an item says.
    pub(super) fn is_copy(&self, record: u64) -> bool {
        self.copies.contains(&record)
    }
}

impl Said {
    /// The parts of this one in which a text of the other stands.
    fn meets(&self, other: &Self) -> Option<Vec<usize>> {
        let is_of_other = |text: &Id| other.texts.iter().any(|(other, _)| other == text);
        let meeting = self.texts.iter().filter(|(text, _)| is_of_other(text));
        let parts: Vec<usize> = meeting.flat_map(|(_, parts)| parts.iter().copied()).collect();
        (!parts.is_empty()).then_some(parts)
    }
}

/// What a message says, by its parts and together.
fn of_item(row: &Row<'_>, record: u64) -> Option<Said> {
    if row.item() != ItemKind::Message {
        return None;
    }
    let role = row.text("role")?;
    let side = match &*role.decode() {
        "user" => Side::User,
        "assistant" => Side::Agent,
        _ => return None,
    };
    let mut texts = Vec::new();
    let mut together = (String::new(), Vec::new());
    for (place, text) in words(row.payload.get("content")?) {
        texts.push((Id::of_str(&text), vec![place]));
        // What a person typed is told without what the harness put beside it.
        if side == Side::Agent || who::inserted(&text).is_none() {
            together.0.push_str(&text);
            together.1.push(place);
        }
    }
    if together.1.len() > 1 {
        texts.push((Id::of_str(&together.0), together.1));
    }
    (!texts.is_empty()).then_some(Said { record, side, is_event: false, texts })
}

/// What an event says that an item may say, too.
fn of_event(row: &Row<'_>, record: u64) -> Option<Said> {
    let (side, text) = message_of(row)?;
    Some(Said { record, side, is_event: true, texts: vec![(Id::of_str(&text), vec![0])] })
}

/// The message that an event tells of.
pub(super) fn message_of(row: &Row<'_>) -> Option<(Side, String)> {
    if row.kind != RowKind::Event {
        return None;
    }
    if row.is(&["user_message", "agent_message"]) {
        let side = if row.is(&["user_message"]) { Side::User } else { Side::Agent };
        // Of old an event said, too, what the harness had put in.
        let kind = row.payload.get("kind").filter(|kind| !kind.is_null());
        if kind.is_some_and(|kind| !kind.is_str("plain")) {
            return None;
        }
        let text = row.text("message")?.decode().into_owned();
        return (!text.is_empty()).then_some((side, text));
    }
    let item = completed(row)?;
    let is = |name: &str| item.get("type").is_some_and(|kind| kind.is_str(name));
    let side = match (is("UserMessage"), is("AgentMessage")) {
        (true, _) => Side::User,
        (_, true) => Side::Agent,
        _ => return None,
    };
    let text: String = words(item.get("content")?).map(|(_, text)| text).collect();
    (!text.is_empty()).then_some((side, text))
}

/// The item that an event says is complete.
pub(super) fn completed<'t>(row: &Row<'t>) -> Option<Value<'t>> {
    row.payload.get("item").filter(|_| row.is(&["item_completed"]))
}

/// The texts of a content, each with its place.
pub(super) fn words(content: Value<'_>) -> impl Iterator<Item = (usize, String)> {
    let whole = (content.kind() == Kind::String).then_some(content);
    let items = content.items().map(|item| item.get("text").unwrap_or(item));
    let all = whole.into_iter().chain(items).enumerate();
    all.filter_map(|(place, value)| Some((place, text(value)?.decode().into_owned())))
}
