//! What is made of a turn: its parts, the calls that it makes, and the results that it brings.

use std::collections::HashMap;

use agent_turns_model as model;
use exact_json::trace::{List, Src, SrcExtra};
use exact_json::{Key, Kind, Place, Value};
use session_record_model::draft::target::ContentPart;

use super::call::{Call, Id};
use super::ids::{Name, Unnamed};
use super::left::{Left, Within};
use super::listed::Listed;
use super::parts::{emptied, part, refused};
use super::result::{CallResult, Content};
use super::run::{Run, named};
use super::turn::TurnAt;
use super::twice::{Twice, TwiceItems};
use crate::native::values::text;
use crate::report::Notice;

/// A call or a result, where the model has found it.
pub(super) struct Found {
    /// Its pointer in the turn.
    pub(super) at: String,
    /// The id of the call, if there is one.
    pub(super) id: Option<Id>,
}

/// The calls or the results of a turn, by their pointers.
type All = HashMap<String, Found>;

fn all(found: impl Iterator<Item = (Place, Option<model::CallId>)>) -> All {
    let id = |id: model::CallId| {
        let member = id.place.template().rsplit('/').next().unwrap_or_default();
        Id { text: id.text, member }
    };
    let found = found.map(|(at, call)| Found { at: at.to_string(), id: call.map(id) });
    found.map(|found| (found.at.clone(), found)).collect()
}

/// What a turn says beside its message.
pub(super) enum Said<'t> {
    Call(Box<Call<'t>>),
    Result(Box<CallResult<'t>>),
}

/// What is made of a turn, of which all is known but where its records stand.
pub(super) struct Made<'t> {
    /// The calls that are not made yet.
    calls: Listed<'t>,
    results: Listed<'t>,
    /// What is neither a call nor a result.
    parts: Vec<ContentPart<'t>>,
    /// What the content is where it is an empty list.
    empty: Option<List<ContentPart<'t>>>,
    pub(super) said: Vec<Said<'t>>,
}

impl<'t> Made<'t> {
    /// Nothing yet; of these lists, and of what the model has found in the turn.
    pub(super) fn of(
        left: &mut Left<'t>,
        tool_calls: Option<Src<Value<'t>>>,
        tool_results: Option<Src<Value<'t>>>,
        read: &model::Turn,
    ) -> Self {
        let calls = all(read.calls().into_iter().map(|call| (call.place, call.id)));
        let results = all(read.results().into_iter().map(|result| (result.place, result.call)));
        Self {
            calls: Listed::of(left, Within::ToolCalls, tool_calls, calls),
            results: Listed::of(left, Within::ToolResults, tool_results, results),
            parts: Vec::new(),
            empty: None,
            said: Vec::new(),
        }
    }

    /// Gives the content of a tool's turn to the result in the turn's list whose content it is; if there is none, it is given back.
    pub(super) fn give(&mut self, content: Src<Value<'t>>) -> Option<Src<Value<'t>>> {
        let has_records = content.view().items().any(|block| is_call(block) || is_result(block));
        if has_records { Some(content) } else { self.results.give(content) }
    }

    /// The blocks of the content.
    pub(super) fn content(
        &mut self,
        run: &mut Run,
        at: &mut TurnAt,
        left: &mut Left<'t>,
        content: Src<Value<'t>>,
    ) {
        let blocks = match Twice::once(content).into_items() {
            Ok(blocks) => blocks,
            Err(content) => return self.parts.push(part(run, content)),
        };
        let blocks = if blocks.items.is_empty() {
            let (empty, blocks) = emptied(run, blocks);
            self.empty = Some(empty);
            blocks
        } else {
            let TwiceItems { here: _, also_here: _, items } = blocks;
            items
        };
        for (place, block) in blocks.into_iter().enumerate() {
            let pointer = format!("/content/{place}");
            let view = block.view();
            let (one, _) = block.into_parts();
            if let Some(found) = self.calls.found(&pointer) {
                self.call(run, at, left, Twice::once(one), found, Within::Content);
            } else if let Some(found) = self.results.found(&pointer) {
                self.result(run, at, left, (Twice::once(one), found, Within::Content), None);
            } else if is_call(view) {
                match self.calls.again(one) {
                    Ok((call, found)) => self.call(run, at, left, call, found, Within::Content),
                    Err(block) => left.keep_item(Within::Content, block),
                }
            } else if is_result(view) {
                match self.results.again(one) {
                    Ok((result, found)) => {
                        self.result(run, at, left, (result, found, Within::Content), None);
                    }
                    Err(block) => left.keep_item(Within::Content, block),
                }
            } else {
                self.parts.push(part(run, Twice::once(one)));
            }
        }
    }

    /// What OpenAI's model refuses, where that stands beside the content.
    pub(super) fn refusal(&mut self, left: &mut Left<'t>, extra: &mut SrcExtra<'t>) {
        let is_text =
            extra.iter().any(|(key, value)| key.is("refusal") && value.kind() == Kind::String);
        if !is_text {
            return;
        }
        if let Some(Ok(text)) = extra.take("refusal").map(Src::into_text) {
            // The empty list is no longer the content.
            if let Some(empty) = self.empty.take() {
                left.keep("content", empty);
            }
            self.parts.push(refused(text.keep_str()));
        }
    }

    /// The items of the lists that do not stand in the content.
    pub(super) fn lists(&mut self, run: &mut Run, at: &mut TurnAt, left: &mut Left<'t>) {
        for (item, found, _) in self.calls.take_items() {
            self.call(run, at, left, Twice::once(item), found, Within::ToolCalls);
        }
        for (item, found, content) in self.results.take_items() {
            self.result(run, at, left, (Twice::once(item), found, Within::ToolResults), content);
        }
    }

    /// The call of OpenAI's functions, older than its tools.
    pub(super) fn function_call(
        &mut self,
        run: &mut Run,
        at: &mut TurnAt,
        left: &mut Left<'t>,
        extra: &mut SrcExtra<'t>,
    ) {
        let Some(found) = self.calls.found("/function_call") else { return };
        if let Some(call) = extra.take("function_call") {
            self.call(run, at, left, Twice::once(call), found, Within::FunctionCall);
        }
    }

    /// The turn itself, where it is a result: what else it says is the content of that.
    pub(super) fn whole(
        &mut self,
        run: &mut Run,
        at: &mut TurnAt,
        extra: &mut SrcExtra<'t>,
        is_absent: bool,
    ) {
        let Some(found) = self.results.found("") else { return };
        let place = at.name("result");
        let id = found.id.as_ref().map(|id| id.text.as_str());
        let (name, is_answer) = run.ids.result(id, at.tool.as_deref(), &place);
        let is_derived = name.is_derived();
        if !is_answer {
            run.stray(at, "", id);
        }
        let call_id = match (name, found.id) {
            (Name::Own(name), Some(id)) => {
                let id = extra.take(id.member).and_then(|id| id.into_text().ok());
                id.map_or_else(|| named(None, name), Src::keep_str)
            }
            (Name::Own(name) | Name::Other(name), id) => {
                let is_id = |key: &Key<'t>| id.as_ref().is_some_and(|id| key.is(id.member));
                let id = extra.iter().find(|(key, _)| is_id(key));
                named(id.map(|(_, id)| id.place()), name)
            }
        };
        for said in &mut self.said {
            if let Said::Call(call) = said {
                call.before = 0;
            }
        }
        let content = Content::new(self.take_parts(), is_absent);
        let result = CallResult::of_turn((call_id, is_derived), content);
        self.said.push(Said::Result(Box::new(result)));
    }

    fn call(
        &mut self,
        run: &mut Run,
        at: &mut TurnAt,
        left: &mut Left<'t>,
        call: Twice<Value<'t>>,
        found: Found,
        list: Within,
    ) {
        let pointer = at.pointer(&found.at);
        match Call::of(run, at, call, found, list, self.parts.len()) {
            Ok(call) => self.said.push(Said::Call(Box::new(call))),
            Err(call) => {
                let message = "a call without the name of its tool is no call that could be made or \
                               answered; it is kept as it is";
                run.notices.push(Notice::new("odd-call", message).on_line(at.line).at(pointer));
                keep_both(left, call, list, Within::ToolCalls);
            }
        }
    }

    fn result(
        &mut self,
        run: &mut Run,
        at: &mut TurnAt,
        left: &mut Left<'t>,
        (result, found, list): (Twice<Value<'t>>, Found, Within),
        content: Option<Src<Value<'t>>>,
    ) {
        let pointer = at.pointer(&found.at);
        match CallResult::of(run, at, result, found, list, content) {
            Ok(result) => self.said.push(Said::Result(Box::new(result))),
            Err(result) => {
                let message =
                    "a result that is no object with members is nobody's; it is kept as it is";
                run.notices.push(Notice::new("odd-result", message).on_line(at.line).at(pointer));
                keep_both(left, result, list, Within::ToolResults);
            }
        }
    }

    /// The content that is left.
    pub(super) fn take_parts(&mut self) -> List<ContentPart<'t>> {
        let parts = std::mem::take(&mut self.parts);
        match self.empty.take() {
            Some(empty) if parts.is_empty() => empty,
            _ => List::new(parts),
        }
    }

    /// Whether the content is a list without anything in it, that nothing has been made of.
    pub(super) fn is_empty_list(&self) -> bool {
        self.empty.is_some()
    }

    pub(super) fn unnamed(&mut self) -> Vec<Unnamed> {
        let calls = self.said.iter_mut().filter_map(|said| match said {
            Said::Call(call) => call.unnamed.take(),
            Said::Result(_) => None,
        });
        calls.collect()
    }

    pub(super) fn has_calls(&self) -> bool {
        self.said.iter().any(|said| matches!(said, Said::Call(_)))
    }

    pub(super) fn has_results(&self) -> bool {
        self.said.iter().any(|said| matches!(said, Said::Result(_)))
    }
}

/// Keeps something as it is, and what is equal to it.
fn keep_both<'t>(left: &mut Left<'t>, value: Twice<Value<'t>>, one: Within, again: Within) {
    let (value, other) = value.into_parts();
    left.keep_item(one, value);
    if let Some(other) = other {
        left.keep_item(again, other);
    }
}

/// Whether a block is a call, as far as its type says.
fn is_call(block: Value<'_>) -> bool {
    has_type(block, "tool_use")
}

/// Whether a block is a result, as far as its type says.
fn is_result(block: Value<'_>) -> bool {
    has_type(block, "tool_result")
}

fn has_type(block: Value<'_>, end: &str) -> bool {
    block.get("type").and_then(text).is_some_and(|kind| kind.decode().ends_with(end))
}
