//! The items of `OpenAI`'s Responses interface: what each says, wherever it stands.
//!
//! The interface has them in its requests and responses, and Codex in the rows of its logs. What an item says is the same in both; what
//! stands around it is not, and so whose words they are, when they were said, and what the records are called is for each of the two.
//!
//! | item | says |
//! | --- | --- |
//! | `message` | `message`: role, parts, phase |
//! | `reasoning` | `reasoning`: summary, text, what is encrypted |
//! | `function_call`, `custom_tool_call`, `local_shell_call`, `shell_call`, `apply_patch_call`, `computer_call`, `tool_search_call` | `call`: a call that an item of its own answers |
//! | `web_search_call`, `file_search_call`, `code_interpreter_call`, `image_generation_call`, `mcp_call` | `hosted`: a call of what runs at the provider, and how it ended |
//! | their `…_output` | `output` |
//! | `compaction` | `compaction` |

pub(crate) mod call;
pub(crate) mod compaction;
pub(crate) mod hosted;
pub(crate) mod kind;
pub(crate) mod message;
pub(crate) mod output;
pub(crate) mod parts;
pub(crate) mod reasoning;
