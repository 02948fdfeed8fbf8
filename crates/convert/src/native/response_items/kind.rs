//! What an item is, and what it calls the call that it makes or answers.

use exact_json::{Text, Value};

use crate::native::values::{id, text};

/// Calls that are answered by an item of their own, and say which tool they are of.
const NAMED_CALLS: [&str; 2] = ["function_call", "custom_tool_call"];

/// Calls that are answered by an item of their own, and are of the tool that their type names.
const CALLS: [&str; 5] =
    ["local_shell_call", "shell_call", "apply_patch_call", "computer_call", "tool_search_call"];

/// Calls of what runs at the provider: they say themselves how they ended.
const HOSTED_CALLS: [&str; 5] = [
    "web_search_call",
    "file_search_call",
    "code_interpreter_call",
    "image_generation_call",
    "mcp_call",
];

/// What came of a call.
const OUTPUTS: [&str; 7] = [
    "function_call_output",
    "custom_tool_call_output",
    LOCAL_SHELL_OUTPUT,
    "shell_call_output",
    "apply_patch_call_output",
    "computer_call_output",
    "tool_search_output",
];

/// The output that may name its call by `id`.
const LOCAL_SHELL_OUTPUT: &str = "local_shell_call_output";

/// What stands for what was compacted.
const COMPACTIONS: [&str; 3] = ["compaction", "compaction_summary", "context_compaction"];

/// What an item is, as far as both of those who have items read it alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ItemKind {
    Message,
    Reasoning,
    /// A call that an item of its own answers.
    Call,
    /// A call that says itself how it ended.
    HostedCall,
    Output,
    Compaction,
    /// Anything else.
    Other,
}

impl ItemKind {
    /// What an item is, by its type.
    pub(crate) fn of(item: Value<'_>) -> Self {
        match item.get("type").and_then(text).map(Text::decode).as_deref() {
            Some(kind) => Self::named(kind, item.get("name").and_then(text).is_some()),
            None => Self::Other,
        }
    }

    /// What items of a type are, of those that are known.
    pub(crate) fn of_type(kind: &str) -> Self {
        Self::named(kind, true)
    }

    fn named(kind: &str, is_named: bool) -> Self {
        match kind {
            "message" => Self::Message,
            "reasoning" => Self::Reasoning,
            kind if CALLS.contains(&kind) || is_named && NAMED_CALLS.contains(&kind) => Self::Call,
            kind if HOSTED_CALLS.contains(&kind) => Self::HostedCall,
            kind if OUTPUTS.contains(&kind) => Self::Output,
            kind if COMPACTIONS.contains(&kind) => Self::Compaction,
            _ => Self::Other,
        }
    }
}

/// The member that names the call that an item makes, and the name: `call_id`, and of old `id`.
pub(crate) fn call_name(item: Value<'_>) -> Option<(&'static str, Text<'_>)> {
    ["call_id", "id"].into_iter().find_map(|name| Some((name, item.get(name).and_then(id)?)))
}

/// The member that names the call that an item answers, and the name. The `id` of an output is its own, but of the output of a local
/// shell it is the call's.
pub(crate) fn answered(item: Value<'_>) -> Option<(&'static str, Text<'_>)> {
    let is_local_shell = item.get("type").is_some_and(|kind| kind.is_str(LOCAL_SHELL_OUTPUT));
    let members: &[_] = if is_local_shell { &["call_id", "id"] } else { &["call_id"] };
    members.iter().find_map(|name| Some((*name, item.get(name).and_then(id)?)))
}

/// Whether an output says that its call failed.
pub(crate) fn is_failure(output: Value<'_>) -> bool {
    let success = output.get("output").and_then(|output| output.get("success"));
    success.and_then(Value::as_bool) == Some(false)
}
