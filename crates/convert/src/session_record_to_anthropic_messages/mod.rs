//! Agent Session Record to Anthropic's messages: what a model behind that interface is seeded with.
//!
//! One document, `{"system": […], "messages": […]}`, without `system` where nothing instructs.
//!
//! | in | comes from |
//! | --- | --- |
//! | `system` | the messages of the system and the developer, wherever they stand; of them what instructs, and nothing that is quoted there |
//! | a message of the user | messages in that role, or in a vendor's; those without a role in which a person speaks to the agent; the summary of a compaction; the results of calls, right behind the message that makes them |
//! | a message of the assistant | messages in that role, with the calls that join them; calls to which there is no message |
//!
//! What follows one another in one role is one message. Where the conversation does not begin with the user's, a message of ours does.
//!
//! | block | comes from |
//! | --- | --- |
//! | `text` | a text; of the assistant also a refusal |
//! | `image` | an image with its bytes, of the user or of a result |
//! | `document` | an embedded resource: its text, or a PDF; and a block of that kind as it is |
//! | `tool_use` | a call, between the parts of its message where it stood there. An input that is no object stands in one, as `input` |
//! | `tool_result` | a result; `is_error`, where it is one. Of a result of which nothing else can be said, the JSON of its `structuredContent` |
//! | `thinking`, `redacted_thinking` | a thought with its signature, or what hides it, where a model of Anthropic's had it: the provider of the inference says so, or nobody says another and the model has such a name; and something follows in its message |
//!
//! A text that is not its role's has a heading ([`seed`]). A character of a call's id other than letters,
//! digits, `_` and `-` becomes `-`; an id of more than 64 characters, or that another call would have, a new one. The name of a tool of more
//! than 128 such characters, or with any other, becomes one that is allowed, equal ones equal ones.
//!
//! Left out: what is outside the context view; what a summary stands for; calls without results, and results without calls; every other
//! thought, whose signatures and opaque state go nowhere else (`policy`); sounds; times, models, authors; and every other record.

mod blocks;
mod items;
mod thoughts;
mod writer;

use exact_json::trace;

use crate::error::Error;
use crate::format::Format;
use crate::mapping::{Mapping, Sink, Source};
use crate::options::Options;
use crate::seed::{self, Longest};

/// The mapping.
pub const MAPPING: Mapping = Mapping {
    id: "session-record-to-anthropic-messages",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::SessionRecord,
    to: Format::AnthropicMessages,
    run,
};

/// How long names may be. Of ids the interface does not say it.
pub(crate) const LONGEST: Longest = Longest { id: 64, tool: 128 };

fn run(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    seed::convert::<writer::Messages>(source, options, sink)
}
