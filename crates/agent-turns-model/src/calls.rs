//! Which tools a turn calls, and which calls it answers: the one place that decides so.
//!
//! The shapes are listed in the crate's documentation, under "Calls and their results".

use std::collections::HashSet;

use exact_json::{Json, Place, Value};

use crate::Turn;

/// A call of a tool that a turn makes; [`Turn::calls`] tells them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The id by which a result names it; none, where it has none that is a text.
    pub id: Option<CallId>,
    /// Where it stands in the turn.
    pub place: Place,
}

/// The result of a call, which a turn brings; [`Turn::results`] tells them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallResult {
    /// The id of the call that it answers; none, where it names none by a text.
    pub call: Option<CallId>,
    /// Where it stands in the turn; at its root, where the turn itself is the result.
    pub place: Place,
}

/// The id of a call, as the call or its result has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallId {
    /// The id.
    pub text: String,
    /// Where it stands in the turn.
    pub place: Place,
}

impl Turn {
    /// The calls that the turn makes, each once: those of `tool_calls`, then those that stand elsewhere only.
    ///
    /// ```
    /// use agent_turns_model::Turn;
    ///
    /// let turn = Turn::from_json_str(
    ///     r#"{"role": "assistant", "content": null, "tool_calls": [
    ///         {"id": "c1", "type": "function", "function": {"name": "ls", "arguments": "{}"}}
    ///     ]}"#,
    /// )?;
    /// let [call] = &turn.calls()[..] else { unreachable!() };
    ///
    /// assert_eq!(call.place.to_string(), "/tool_calls/0");
    /// assert_eq!(call.id.as_ref().map(|id| id.text.as_str()), Some("c1"));
    /// # Ok::<(), exact_json::Error>(())
    /// ```
    ///
    /// Content and lists are scanned for them, so ask once.
    #[must_use]
    pub fn calls(&self) -> Vec<Call> {
        let function_call =
            self.extra.get("function_call").is_some_and(|call| call.as_text().starts_with('{'));
        let elsewhere = function_call.then(|| (None, Place::new("/function_call", [])));
        let calls = CALLS.parts(self.tool_calls(), self.content.as_ref(), elsewhere);
        calls.map(|(id, place)| Call { id, place }).collect()
    }

    /// The results that the turn brings, each once: those of `tool_results`, then those that stand elsewhere only.
    ///
    /// ```
    /// use agent_turns_model::Turn;
    ///
    /// let turn = Turn::from_json_str(
    ///     r#"{"role": "user", "content": [
    ///         {"type": "tool_result", "tool_use_id": "toolu_1", "content": "a.rs"}
    ///     ]}"#,
    /// )?;
    /// let [result] = &turn.results()[..] else { unreachable!() };
    /// let call = result.call.as_ref().expect("it names a call");
    ///
    /// assert_eq!(result.place.to_string(), "/content/0");
    /// assert_eq!(call.text, "toolu_1");
    /// assert_eq!(call.place.to_string(), "/content/0/tool_use_id");
    /// # Ok::<(), exact_json::Error>(())
    /// ```
    ///
    /// Content and lists are scanned for them, so ask once.
    #[must_use]
    pub fn results(&self) -> Vec<CallResult> {
        let results = RESULTS.parts(self.tool_results(), self.content.as_ref(), self.as_result());
        results.map(|(call, place)| CallResult { call, place }).collect()
    }

    /// The turn as a result by itself.
    fn as_result(&self) -> Option<Part> {
        let id = self.extra.get("tool_call_id").and_then(|id| id.with(text));
        let id = id.map(|text| CallId { text, place: Place::new("/tool_call_id", []) });
        let is_result = matches!(self.role.as_str(), "tool" | "function") || id.is_some();
        is_result.then(|| (id, Place::new("", [])))
    }
}

/// A call or a result: the call's id, and where it stands.
type Part = (Option<CallId>, Place);

/// How calls, or results, are spelled.
struct Spelling {
    /// An item of the turn's list.
    item: &'static str,
    /// The members of an item that may have the call's id, and where that is in the turn.
    ids: &'static [(&'static str, &'static str)],
    /// How the type of a block ends.
    block: &'static str,
    /// The member of a block that has the call's id, and where that is in the turn.
    block_id: (&'static str, &'static str),
}

const CALLS: Spelling = Spelling {
    item: "/tool_calls/*",
    ids: &[("id", "/tool_calls/*/id")],
    block: "tool_use",
    block_id: ("id", "/content/*/id"),
};

const RESULTS: Spelling = Spelling {
    item: "/tool_results/*",
    ids: &[
        ("tool_call_id", "/tool_results/*/tool_call_id"),
        ("tool_use_id", "/tool_results/*/tool_use_id"),
    ],
    block: "tool_result",
    block_id: ("tool_use_id", "/content/*/tool_use_id"),
};

impl Spelling {
    /// Those of the list, and the others that are not among them.
    fn parts(
        &self,
        list: &[Json],
        content: Option<&Json>,
        elsewhere: Option<Part>,
    ) -> impl Iterator<Item = Part> + use<> {
        let mut parts: Vec<Part> = list
            .iter()
            .enumerate()
            .map(|(n, item)| {
                let id = item.with(|item| self.ids.iter().find_map(|id| call_id(item, id, n)));
                (id, Place::new(self.item, [n]))
            })
            .collect();
        let mut others = self.blocks(content);
        // What names no call stands for itself only where nothing else does.
        let is_alone = parts.is_empty() && others.is_empty();
        others.extend(elsewhere.filter(|part| is_alone || text_of(part).is_some()));
        if !others.is_empty() {
            let listed: HashSet<Option<&str>> = parts.iter().map(text_of).collect();
            others.retain(|other| !listed.contains(&text_of(other)));
        }
        parts.extend(others);
        parts.into_iter()
    }

    /// Those among the blocks of the content.
    fn blocks(&self, content: Option<&Json>) -> Vec<Part> {
        // The content of most turns is a text, which need not be scanned.
        let Some(content) = content.filter(|content| content.as_text().starts_with('[')) else {
            return Vec::new();
        };
        content.with(|content| {
            let blocks = content.items().enumerate().filter(|(_, block)| {
                block.get("type").and_then(text).is_some_and(|kind| kind.ends_with(self.block))
            });
            let part =
                |(n, block)| (call_id(block, &self.block_id, n), Place::new("/content/*", [n]));
            blocks.map(part).collect()
        })
    }
}

/// The call's id in a member of the `n`th item.
fn call_id(
    item: Value<'_>,
    &(member, place): &(&'static str, &'static str),
    n: usize,
) -> Option<CallId> {
    let text = item.get(member).and_then(text)?;
    Some(CallId { text, place: Place::new(place, [n]) })
}

fn text_of((id, _): &Part) -> Option<&str> {
    id.as_ref().map(|id| id.text.as_str())
}

/// The characters of a value that is a text.
fn text(value: Value<'_>) -> Option<String> {
    exact_json::read::text(value).ok().map(|text| text.decode().into_owned())
}
