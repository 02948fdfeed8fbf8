//! Agent Session Record to turns: the conversation, for an agent that resumes it.
//!
//! | turn | comes from |
//! | --- | --- |
//! | a turn in the role of a message | a message in the context view, if something of it can be said or it makes calls |
//! | `user` | likewise a message without a role in which a person speaks to the agent: a prompt from the queue, say |
//! | `assistant`, without content | calls to which there is no message |
//! | `tool` | a result |
//!
//! | member | comes from |
//! | --- | --- |
//! | `role` | the role as it is: of the user, the assistant, the system, the developer, and a vendor's own. Messages in a vendor's roles `tool` and `function`, which would pass for results, are left out |
//! | `content` | the text, where that is all that is said; else a list of OpenAI's blocks (`openai_blocks`); null, where nothing can be said. Of a message without content, what the user saw or typed; of a result of which nothing else can be said, the JSON of its `structuredContent` |
//! | `tool_calls` | of an assistant, the calls that it makes, as functions: `id`, `name`, and `arguments`, which is the text of the input, or the JSON of it |
//! | `tool_results` | of a tool, the one result: `tool_call_id`, `content` once more, and `is_error`, where it is one |
//! | `provider` | `openai`, where the inference says so; else null: in every turn calls and content have OpenAI's shape |
//! | `model` | the model of the inference, `<synthetic>` being none |
//! | `ts` | the record's own time, in UTC; else that of the last record before it that has one; else `--now`; else an error that says so |
//!
//! A call joins the message that `at` names; else the last one that came of the same inference; else the turn before it, if that is an
//! assistant's and nothing says that the call is of another. Behind a message that was taken back, or is off the path, a call is part of
//! what was, unless it names another. A later state of a message, a call or a result stands where the first
//! one stood.
//!
//! Left out: what is outside the context view (withdrawn, pending, for the user alone, of a subagent, a copy, superseded), the calls of
//! such messages and the results of such calls, reasoning, whose signatures and opaque state go nowhere (`policy`), and every other
//! record. A call that is not answered in the middle, and a result that no call asked for, are kept, and a notice says so. Where the
//! stream ends with a call in flight, the turn that makes it and those behind it are left out (`incomplete-turn`): nobody resumes from a
//! broken state. A stream of which no turn is left is refused.
//!
//! Turns do not say who the author of a text is: what the model received in the role of the user is in that role here, and in no other.
//! What stands in the role of the system or the developer, and is quoted there (of a tool, from a search), is left out: in a turn it
//! would instruct.
//!
//! The stream is read three times: for the turns (`conversation`), for the texts of the target, which decide what of the source is a
//! duplicate, and to write. Memory grows with the number of records, by some bytes each.

mod calls;
mod ends;
mod message;
mod model;
mod passes;
mod result;
mod run;
mod turn;

use exact_json::trace;

use crate::error::Error;
use crate::format::Format;
use crate::mapping::{Mapping, Sink, Source};
use crate::options::Options;

/// The mapping.
pub const MAPPING: Mapping = Mapping {
    id: "session-record-to-turns",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::SessionRecord,
    to: Format::Turns,
    run,
};

fn run(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let known = passes::survey(source, options)?;
    for part in known.provisional.names() {
        sink.provisional(part);
    }
    let standing = passes::rehearse(source, options, &known)?;
    passes::write(source, options, &known, standing, sink)
}
