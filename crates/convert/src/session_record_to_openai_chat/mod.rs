//! Agent Session Record to `OpenAI`'s chat messages: what a model behind that interface is seeded with.
//!
//! One document, `{"messages": […]}`.
//!
//! | message | comes from |
//! | --- | --- |
//! | `system`, `developer` | a message in that role, where it stands; of it what instructs, and nothing that is quoted there |
//! | `user` | a message in that role, or in a vendor's; one without a role in which a person speaks to the agent; the summary of a compaction |
//! | `assistant` | a message in that role, with the calls that join it; or calls to which there is no message |
//! | `tool` | the result of a call, right behind the message that makes the call |
//!
//! | member | comes from |
//! | --- | --- |
//! | `content` | the text, where that is all that is said; else a list of parts: texts, and of the user also images, sounds and PDF documents; of the assistant also refusals. Of an assistant that only calls, null. Of a result of which nothing else can be said, the JSON of its `structuredContent` |
//! | `tool_calls` | the calls, as functions: `id`, `name`, and `arguments`, which is the JSON of the input, or its text; `{}` where nobody recorded it |
//! | `tool_call_id` | the id of the call |
//!
//! A text that is not its role's has a heading ([`seed`]). A character of a call's id other than letters,
//! digits, `_` and `-` becomes `-`; an id of more than 40 characters, or that another call would have, a new one. The name of a tool of more
//! than 64 such characters, or with any other, becomes one that is allowed, equal ones equal ones.
//!
//! Left out: what is outside the context view; what a summary stands for; calls without results, and results without calls; thoughts, whose
//! signatures and opaque state go nowhere (`policy`); images, sounds and documents of anybody but the user; times, models, authors,
//! whether a call failed; and every other record.

mod content;
mod message;
mod writer;

use exact_json::trace;

use crate::error::Error;
use crate::format::Format;
use crate::mapping::{Mapping, Sink, Source};
use crate::options::Options;
use crate::seed::{self, Longest};

/// The mapping.
pub const MAPPING: Mapping = Mapping {
    id: "session-record-to-openai-chat",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::SessionRecord,
    to: Format::OpenAiChat,
    run,
};

/// How long the interface lets names be.
pub(crate) const LONGEST: Longest = Longest { id: 40, tool: 64 };

fn run(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    seed::convert::<writer::Messages>(source, options, sink)
}
