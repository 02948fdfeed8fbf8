//! The calls or the results of a turn: those in the turn's list, of which the content may have some once more, and the others.

use std::collections::{HashMap, VecDeque};

use exact_json::trace::Src;
use exact_json::{Kind, Value, json_eq};

use super::left::{Left, Within};
use super::made::Found;
use super::parts::items;
use super::twice::Twice;
use crate::native::values::text;

/// The calls or the results of a turn that no record has been made of.
pub(super) struct Listed<'t> {
    items: Vec<Option<Item<'t>>>,
    /// By the id of the call, the items that stand for it.
    by_id: HashMap<Option<String>, VecDeque<usize>>,
    /// Where the model has found each, by its pointer.
    found: HashMap<String, Found>,
    /// The member of a block that has the id.
    id: &'static str,
}

/// An item of the list.
struct Item<'t> {
    value: Src<Value<'t>>,
    found: Found,
    /// Its content, where the turn has that and not the item; or has it once more.
    content: Option<Src<Value<'t>>>,
}

impl<'t> Listed<'t> {
    pub(super) fn of(
        left: &mut Left<'t>,
        list: Within,
        values: Option<Src<Value<'t>>>,
        mut found: HashMap<String, Found>,
    ) -> Self {
        let (name, id) = match list {
            Within::ToolResults => ("tool_results", "tool_use_id"),
            Within::ToolCalls | Within::Content | Within::FunctionCall => ("tool_calls", "id"),
        };
        let values = match values.map(items) {
            Some(Ok(values)) => values,
            // Nothing is in it: null, or an empty list.
            Some(Err(nothing)) => {
                left.keep(name, nothing);
                Vec::new()
            }
            None => Vec::new(),
        };
        let mut by_id: HashMap<Option<String>, VecDeque<usize>> = HashMap::new();
        let mut listed = Vec::new();
        for (place, value) in values.into_iter().enumerate() {
            let at = format!("/{name}/{place}");
            let found = found.remove(&at).unwrap_or(Found { at, id: None });
            let id = found.id.as_ref().map(|id| id.text.clone());
            by_id.entry(id).or_default().push_back(place);
            listed.push(Some(Item { value, found, content: None }));
        }
        Self { items: listed, by_id, found, id }
    }

    /// Takes what the model has found at a pointer, elsewhere than in the list.
    pub(super) fn found(&mut self, pointer: &str) -> Option<Found> {
        self.found.remove(pointer)
    }

    /// A block of the content, with the item of the list that it is once more; a block that says something else is given back.
    pub(super) fn again(
        &mut self,
        block: Src<Value<'t>>,
    ) -> Result<(Twice<Value<'t>>, Found), Src<Value<'t>>> {
        let id = block.view().get(self.id).and_then(text).map(|id| id.decode().into_owned());
        let Some(places) = self.by_id.get_mut(&id) else { return Err(block) };
        let first = places.front().and_then(|place| self.items.get_mut(*place));
        let is_equal = |item: &mut Item<'t>| json_eq(block.view(), item.value.view());
        let Some(item) = first.and_then(|item| item.take_if(is_equal)) else { return Err(block) };
        places.pop_front();
        Ok((Twice::of(block, item.value), item.found))
    }

    /// Gives the content of the turn to the item whose content it is; if there is none, it is given back.
    pub(super) fn give(&mut self, content: Src<Value<'t>>) -> Option<Src<Value<'t>>> {
        let is_alone = self.items.len() == 1;
        let is_its = |item: &Item<'t>| match item.content_by_itself() {
            Own::Content(own) => json_eq(own, content.view()),
            Own::None => is_alone,
            Own::NoResult => false,
        };
        let item = self.items.iter_mut().flatten().find(|item| is_its(item));
        match item {
            Some(item) => item.content = Some(content),
            None => return Some(content),
        }
        None
    }

    /// The items that are left.
    pub(super) fn take_items(&mut self) -> Vec<(Src<Value<'t>>, Found, Option<Src<Value<'t>>>)> {
        let items = self.items.drain(..).flatten();
        items.map(|Item { value, found, content }| (value, found, content)).collect()
    }
}

/// What an item of a list of results says.
enum Own<'t> {
    Content(Value<'t>),
    None,
    /// It is no result.
    NoResult,
}

impl<'t> Item<'t> {
    fn content_by_itself(&self) -> Own<'t> {
        let item = self.value.view();
        if item.kind() != Kind::Object || item.is_empty() {
            return Own::NoResult;
        }
        let content = item.get("content").filter(|content| !content.is_null());
        content.map_or(Own::None, Own::Content)
    }
}
