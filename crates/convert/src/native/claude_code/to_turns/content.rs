//! What a turn says, its calls and its results.

use std::collections::HashSet;

use exact_json::Value;
use exact_json::trace::{Open, Src};

use crate::into_turns::absent;
use crate::native::claude_code::row::text;
use crate::native::id::Id;

/// The type of a block that agent-checkpoint lists as a call.
const CALL: &str = "tool_use";
/// The type of a block that it lists as a result.
const RESULT: &str = "tool_result";

/// The three members of a turn that are made of a content.
pub(super) struct Said<'t> {
    pub(super) content: Open<'t>,
    pub(super) tool_calls: Open<'t>,
    pub(super) tool_results: Open<'t>,
}

impl<'t> Said<'t> {
    /// A content as it is, and the blocks that stand in a list of their own as well.
    pub(super) fn of(content: Option<Src<Value<'t>>>) -> Self {
        let Some(content) = content else {
            return Self { content: absent(), tool_calls: absent(), tool_results: absent() };
        };
        let list = |kind: &str| {
            let blocks = content.view().items().filter(|block| is(*block, kind));
            let blocks: Vec<Open<'t>> = blocks.map(|block| content.also(block).into()).collect();
            if blocks.is_empty() { absent() } else { Open::Array(blocks) }
        };
        let (tool_calls, tool_results) = (list(CALL), list(RESULT));
        Self { content: content.keep_open(), tool_calls, tool_results }
    }
}

/// The ids of the calls that the turn of a content makes, as [`Turn::calls`](agent_turns_model::Turn::calls) finds them in it.
pub(super) fn calls(content: Option<Value<'_>>) -> Vec<Option<Id>> {
    found(content, CALL, &["id"], "id")
}

/// The ids of the calls that its results name, likewise.
pub(super) fn results(content: Option<Value<'_>>) -> Vec<Option<Id>> {
    found(content, RESULT, &["tool_call_id", "tool_use_id"], "tool_use_id")
}

/// Each once: those of the list, then the blocks of a like type that are not among them.
fn found(
    content: Option<Value<'_>>,
    kind: &str,
    of_item: &[&str],
    of_block: &str,
) -> Vec<Option<Id>> {
    let Some(content) = content else { return Vec::new() };
    let id = |block: Value<'_>, member: &str| block.get(member).and_then(text).map(Id::of);
    let listed = content.items().filter(|block| is(*block, kind));
    let mut found: Vec<Option<Id>> =
        listed.map(|item| of_item.iter().find_map(|member| id(item, member))).collect();
    let known: HashSet<Option<Id>> = found.iter().copied().collect();
    let is_like = |block: &Value<'_>| {
        block.get("type").and_then(text).is_some_and(|of| of.decode().ends_with(kind))
    };
    let blocks = content.items().filter(is_like).map(|block| id(block, of_block));
    found.extend(blocks.filter(|id| !known.contains(id)));
    found
}

fn is(block: Value<'_>, kind: &str) -> bool {
    block.get("type").is_some_and(|of| of.is_str(kind))
}
