//! What a person should know of a conversation: calls and results that do not fit, and what is spelled in another way than it should be.

use std::collections::{HashMap, HashSet};

use agent_turns_model::{CallId, Turn};
use exact_json::{Json, Kind, Text, Value};

use super::read::Message;
use crate::native::arguments;
use crate::native::values::text;
use crate::report::Notice;

/// Follows the calls and results of a conversation.
#[derive(Default)]
pub(super) struct Watch {
    /// By the id, what to say of a call that no result answers, and the number of its message.
    open: HashMap<String, (u32, Notice)>,
    /// The same, of calls without an id.
    unnamed: Vec<(u32, Notice)>,
    answered: HashSet<String>,
    /// What to say of calls and results that have no other.
    unpaired: Vec<Notice>,
    /// What else to say.
    odd: Vec<Notice>,
}

impl Watch {
    /// Looks at the next message, which reads as this turn.
    pub(super) fn look(&mut self, message: &Message<'_>, turn: &Turn) {
        let notice = |kind: &str, said: String, at: &str, id: Option<&str>| {
            let pointer = format!("{}{at}", message.base);
            let notice = Notice::new(kind, said).on_line(message.line).at(pointer);
            match id {
                Some(id) => notice.of(id),
                None => notice,
            }
        };
        let places = Places::of(message.value);
        for call in turn.calls() {
            let at = call.place.to_string();
            let id = call.id.map(|CallId { text, .. }| text);
            let value = places.at(&at);
            if let Some(said) =
                value.and_then(|call| arguments::odd(holder(call).get("arguments")?))
            {
                self.odd.push(notice("odd-arguments", said.to_owned(), &at, id.as_deref()));
            }
            let said = format!(
                "the call of {} has no result",
                value.and_then(tool).unwrap_or_else(|| "a tool".to_owned())
            );
            let open = notice("unpaired-call", said, &at, id.as_deref());
            match id {
                Some(id) => {
                    self.answered.remove(&id);
                    let before = self.open.insert(id, (message.number, open));
                    self.unpaired.extend(before.map(|(_, notice)| notice));
                }
                None => self.unnamed.push((message.number, open)),
            }
        }
        for result in turn.results() {
            let at = result.place.to_string();
            let id = result.call.map(|CallId { text, .. }| text);
            if places.at(&at).is_some_and(is_text_of_blocks) {
                let said = "the result is a text, and that of a list of blocks; it stays a text";
                self.odd.push(notice("text-of-blocks", said.to_owned(), &at, id.as_deref()));
            }
            let stray = || {
                let said = "no call before it has this result".to_owned();
                notice("unpaired-result", said, &at, id.as_deref())
            };
            match &id {
                Some(id) if self.open.remove(id).is_some() => {
                    self.answered.insert(id.clone());
                }
                Some(id) if self.answered.contains(id) => {
                    let said = "the call has a result already; this one is kept beside it";
                    self.odd.push(notice("second-result", said.to_owned(), &at, Some(id)));
                }
                Some(_) => self.unpaired.push(stray()),
                None => {
                    if self.unnamed.pop().is_none() {
                        self.unpaired.push(stray());
                    }
                }
            }
        }
    }

    /// What to say, but for calls and results without each other.
    pub(super) fn into_odd(self) -> Vec<Notice> {
        self.odd
    }

    /// What to say, in the order of the file. Of so many messages turns are made: that a later call has no result is why.
    pub(super) fn into_all(self, kept: u32) -> Vec<Notice> {
        let Self { open, unnamed, answered: _, unpaired, odd } = self;
        let open = open.into_values().chain(unnamed).filter(|(number, _)| *number < kept);
        let open = open.map(|(_, notice)| notice);
        let mut all: Vec<_> = odd.into_iter().chain(unpaired).chain(open).collect();
        all.sort_by(|one, other| (one.line, &one.pointer).cmp(&(other.line, &other.pointer)));
        all
    }
}

/// Where calls and results stand in a message.
struct Places<'t> {
    message: Value<'t>,
    lists: [(&'static str, Vec<Value<'t>>); 3],
}

impl<'t> Places<'t> {
    fn of(message: Value<'t>) -> Self {
        let lists = ["content", "tool_calls", "tool_results"].map(|name| {
            let list = message.get(name).filter(|list| list.kind() == Kind::Array);
            (name, list.into_iter().flat_map(Value::items).collect())
        });
        Self { message, lists }
    }

    /// The value at a pointer.
    fn at(&self, pointer: &str) -> Option<Value<'t>> {
        let mut tokens = exact_json::pointer::tokens(pointer);
        let Some(name) = tokens.next() else { return Some(self.message) };
        let Some(index) = tokens.next() else { return self.message.get(&name) };
        let list = self.lists.iter().find(|(list, _)| *list == name);
        let index: usize = exact_json::pointer::index(&index)?;
        list.and_then(|(_, items)| items.get(index)).copied()
    }
}

/// What has the name of a call's tool, and its arguments.
fn holder(call: Value<'_>) -> Value<'_> {
    call.get("function").or_else(|| call.get("custom")).unwrap_or(call)
}

fn tool(call: Value<'_>) -> Option<String> {
    holder(call).get("name").and_then(text).map(|name| name.decode().into_owned())
}

/// Whether the content of a result is a text that is the JSON of a list of blocks.
fn is_text_of_blocks(result: Value<'_>) -> bool {
    let Some(content) = result.get("content").and_then(text).map(Text::decode) else {
        return false;
    };
    let is_list = content.trim_start().starts_with('[');
    is_list
        && Json::parse(&content).is_ok_and(|list| {
            list.with(|list| {
                !list.is_empty()
                    && list.items().all(|item| item.get("type").and_then(text).is_some())
            })
        })
}
