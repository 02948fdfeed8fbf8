//! Messages of chat interfaces, `OpenAI`'s and Anthropic's: what was sent to a model, and what it answered.
//!
//! A conversation is a list of messages, an object that has them in its `messages` (the body of a request), or one message a line
//! ([`Layout`](crate::records::Layout)). A list and lines are read one message at a time; the body of a request is held whole. A file of
//! several conversations (one object with `messages` a line, as models are tuned with) is refused, and the lines are named: one
//! conversation is never made of two.
//!
//! Both providers' messages are read by the same rules; what tells them apart is which spelling of calls, results and blocks they use, and
//! that names the provider of a turn. Every role, member, part and block is taken, whatever its name.
//!
//! # Who wrote it
//!
//! | role | author |
//! | --- | --- |
//! | `assistant` | model |
//! | `tool`, `function` | tool |
//! | `user`, `system`, `developer`, any other; the `system` of a request | nobody: a role says in which channel something came, and not who wrote it (ASR-201, ASR-202) |
//!
//! Nothing in the format says that a person wrote a message, so no author is ever human.
//!
//! # To session record
//!
//! What a message becomes is what a turn of it becomes ([turns to session record](crate::turns_to_session_record)): a message, its calls
//! and results.
//!
//! | record | comes from |
//! | --- | --- |
//! | `session` | the file. `session`: the format and the digest of the file. Its `native`: what a request has beside its messages: the model that is asked, tools, settings |
//! | `inference` | the `model` of an assistant's message, where it has one |
//! | `message` | `role` and `content`, and `refusal` as a part; the `system` of a request, in that role, before the others |
//! | `tool_call` | each item of `tool_calls`, and `function_call`; each `tool_use` block |
//! | `tool_result` | a message in the role `tool` or `function`; each `tool_result` block |
//!
//! `ts` is the message's `timestamp`, `created_at` or `ts`, if it names a point in time. An id that names a second call, and a call
//! without one (`function_call`), have names by their place, and `idSource` says that they are derived. Every other member stands in
//! `native`, with a content that is null: one that is absent has `capture` alone, and an empty text is a part.
//!
//! # To turns
//!
//! One message, one turn, as agent-checkpoint has it: content and calls are the provider's own, verbatim, where they stood.
//!
//! | member | comes from |
//! | --- | --- |
//! | `role`, `content`, `tool_calls` | the message's; null, where it has none. Of Anthropic's, `tool_calls` are the `tool_use` blocks once more |
//! | `tool_results` | of the role `tool`, the one result: `tool_call_id`, and the content once more. Of Anthropic's, the `tool_result` blocks once more |
//! | `provider` | the one in whose spelling the messages are: `openai` or `anthropic` |
//! | `model` | the message's |
//! | `ts` | the message's own time, in UTC; else that of the last one before it that has one; else `--now`; else an error that says so |
//! | `native` | members that a turn has under the same name, and that are something else in a message |
//! | `request`, in the first turn | what a request has beside its messages |
//! | any other | the message's member of that name |
//!
//! The `system` of a request is a turn in that role, before the others. Where the conversation ends with a call in flight, the turn that
//! makes it and those behind it are left out (`incomplete-turn`): nobody resumes from a broken state.
//!
//! # What is told
//!
//! Calls without a result and results without a call, by their ids; a second result of one call; arguments that are not the text of a
//! JSON value; a result whose text is that of a list of blocks, and stays a text.

mod message;
mod read;
mod session_record;
mod turn;
mod turns;
mod vocabulary;
mod watch;

pub(crate) use self::vocabulary::{ANTHROPIC_VOCABULARY, VOCABULARY};
use crate::format::Format;
use crate::mapping::Mapping;

/// `OpenAI`'s messages to session record.
pub const TO_SESSION_RECORD: Mapping = Mapping {
    id: "openai-chat-to-session-record",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::OpenAiChat,
    to: Format::SessionRecord,
    run: |source, options, sink| session_record::run(source, Format::OpenAiChat, options, sink),
};

/// `OpenAI`'s messages to turns.
pub const TO_TURNS: Mapping = Mapping {
    id: "openai-chat-to-turns",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::OpenAiChat,
    to: Format::Turns,
    run: |source, options, sink| turns::run(source, Format::OpenAiChat, options, sink),
};

/// Anthropic's messages to session record.
pub const ANTHROPIC_TO_SESSION_RECORD: Mapping = Mapping {
    id: "anthropic-messages-to-session-record",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::AnthropicMessages,
    to: Format::SessionRecord,
    run: |source, options, sink| {
        session_record::run(source, Format::AnthropicMessages, options, sink)
    },
};

/// Anthropic's messages to turns.
pub const ANTHROPIC_TO_TURNS: Mapping = Mapping {
    id: "anthropic-messages-to-turns",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::AnthropicMessages,
    to: Format::Turns,
    run: |source, options, sink| turns::run(source, Format::AnthropicMessages, options, sink),
};
