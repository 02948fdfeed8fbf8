//! What has been said, so that it is known again where a request sends it once more.
//!
//! What came from the interface and is sent to it again has lost some members by then, or has others: ids, statuses, empty lists. What is
//! said in it is the same. An item may also be sent by its id alone, and what the model thought may be left out.

use exact_json::{Kind, Text, Value};

use crate::native::id::Id;
use crate::native::response_items::kind::ItemKind;
use crate::native::values::{id, text};

/// An item that has been said. It keeps a few bytes of it.
#[derive(Debug)]
pub(super) struct Said {
    words: Id,
    id: Option<Id>,
    is_thought: bool,
}

impl Said {
    /// Of an item.
    pub(super) fn of(item: Value<'_>) -> Self {
        Self {
            words: words_of(item),
            id: item.get("id").and_then(id).map(Id::of),
            is_thought: is_thought(item),
        }
    }

    /// Of a message of a user that is one text.
    pub(super) fn of_text(text: Text<'_>) -> Self {
        let words = Id::of_parts(&["user", &text.decode()]);
        Self { words, id: None, is_thought: false }
    }

    /// Whether an item says this again.
    fn is_again(&self, item: Value<'_>) -> bool {
        match referred(item) {
            Some(referred) => self.id == Some(Id::of(referred)),
            None => self.words == words_of(item),
        }
    }
}

/// How many items at the start of what is sent say again all that has been said.
pub(super) fn again(said: &[Said], sent: Value<'_>) -> Option<usize> {
    let mut sent = sent.items().enumerate().peekable();
    for said in said {
        // A thought in other words is none that counts.
        while !sent.peek().is_none_or(|(_, item)| said.is_again(*item) || !is_thought(*item)) {
            sent.next();
        }
        if sent.next_if(|(_, item)| said.is_again(*item)).is_none() && !said.is_thought {
            return None;
        }
    }
    Some(sent.peek().map_or(usize::MAX, |(index, _)| *index))
}

/// The item that a reference names.
pub(super) fn referred(item: Value<'_>) -> Option<Text<'_>> {
    let kind = item.get("type").filter(|kind| !kind.is_null());
    let is_reference = match kind {
        Some(kind) => kind.is_str("item_reference"),
        // Of an item without a type and a role there is nothing else.
        None => item.len() <= 2 && item.get("role").is_none(),
    };
    item.get("id").filter(|_| is_reference).and_then(id)
}

fn is_thought(item: Value<'_>) -> bool {
    ItemKind::of(item) == ItemKind::Reasoning
}

/// Members that may differ between what came and what is sent.
const APART: [&str; 7] = ["id", "status", "type", "role", "phase", "annotations", "logprobs"];

fn words_of(item: Value<'_>) -> Id {
    let role = item.get("role").and_then(text);
    let kind = role.or_else(|| item.get("type").and_then(text)).map(Text::decode);
    let mut words = Vec::new();
    collect(item, &mut words);
    // Members stand in any order.
    words.sort_unstable();
    let words = words.iter().map(String::as_str);
    let all: Vec<&str> = [kind.as_deref().unwrap_or_default()].into_iter().chain(words).collect();
    Id::of_parts(&all)
}

fn collect(value: Value<'_>, words: &mut Vec<String>) {
    match value.kind() {
        Kind::Object => {
            for (name, value) in value.members() {
                if !APART.iter().any(|apart| name.is(apart)) {
                    collect(value, words);
                }
            }
        }
        Kind::Array => value.items().for_each(|item| collect(item, words)),
        Kind::String => words.extend(value.text().map(|text| text.decode().into_owned())),
        Kind::Null => {}
        Kind::True | Kind::False | Kind::Number | Kind::Key => words.push(value.raw().to_owned()),
    }
}
