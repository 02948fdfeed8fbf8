//! Gemini CLI logs as session records.
//!
//! Since version 0.39 a log is one JSON row a line, and is only appended to; before, it was one document with all messages in a list. Both
//! are read, and what they are shows in their content.
//!
//! # What a row becomes
//!
//! | row | record | in |
//! | --- | --- | --- |
//! | the header: `sessionId`, `projectHash`, `startTime` | the header's session and time; the rest `native` | `header` |
//! | a message of type `user` | `message` | `message`, `parts` |
//! | … `gemini` | `inference`, with its model and `tokens`; `message`, its `thoughts` as parts of reasoning; for each of its `toolCalls` a `tool_call`, and a `tool_result` once it has ended | `message`, `inference`, `thoughts`, `call`, `result` |
//! | … `info`, `warning`, `error` | a `message` with origin `notice` | `message` |
//! | … that is nothing but results | `tool_result` for each; `native`, where they stand at their calls | `message` |
//! | … of another type | `native`, whole | `native_row` |
//! | `$set` | `native`; its `summary` also names the header's title | `header` |
//! | … with `messages` | the messages, which stand there from then on; the rest `native` | `log` |
//! | `$rewindTo` | `native`; the messages that it takes back have the status `rolled_back` | `versions` |
//! | any other | `native`, whole | `native_row` |
//!
//! A message that is appended once more comes out once: where it stood first, or in the last list that has it, with what it says last. Rows
//! that said it before are `native`, whole. What a list no longer has is marked `rolled_back`, unless the list has a summary that is new:
//! then it was summed up for the model, and stands as it was said. To go back to a message that is not there marks nothing, and is told.
//!
//! What the user saw of a result (`resultDisplay`), and every other member without a place, stands in the record's `native`, under the name
//! that it has in the row; of a list, what is left of its items, in order.
//!
//! # Parts
//!
//! | part | content part |
//! | --- | --- |
//! | a string, `text` | text |
//! | `text` with `thought` | reasoning: a summary, with its signature |
//! | `inlineData` of an image or a sound; `fileData` | image, audio; `resource_link` |
//! | `functionCall`, `functionResponse` | `tool_call`, `tool_result`; left beside the message where `toolCalls` has them |
//! | any other | data, whole |
//!
//! # Who wrote it
//!
//! | what | author, origin |
//! | --- | --- |
//! | type `user`, a text that begins with a wrapper of the harness | harness or hook; where it goes on behind the wrapper: nobody |
//! | between the marks around files that were named with `@` | harness, injected |
//! | else in a message that came with a list, after the model had said something: prompts are written when they are said | nobody |
//! | else in the log of a subagent | agent, inter_session |
//! | else a text that is not in `displayContent`, where there is one, or that comes with results | nobody |
//! | else a slash command, or `?` | human, command |
//! | else | human, prompt: that is how the log stores prompts |
//! | `displayContent` | human, where it is a prompt by the same rules |
//! | type `gemini` | model; the harness's own acknowledgement of a context: harness |
//! | type `info`, `warning`, `error` | harness, notice |
//! | a row that has a member twice | nobody |

mod call;
mod document;
mod header;
mod index;
mod inference;
mod log;
mod mapper;
mod message;
mod native_row;
mod parts;
mod result;
mod row;
mod thoughts;
mod versions;
mod vocabulary;
mod who;

use exact_json::trace;

use super::unread;
use crate::error::Error;
use crate::format::Format;
use crate::mapping::{Mapping, Sink, Source};
use crate::options::Options;
use crate::records::Layout;

/// Gemini CLI logs to session records.
pub const TO_SESSION_RECORD: Mapping = Mapping {
    id: "gemini-cli-to-session-record",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::GeminiCli,
    to: Format::SessionRecord,
    run: convert,
};

pub use self::row::is_envelope;
pub(crate) use self::vocabulary::VOCABULARY;

/// Converts a log, of rows or of old.
fn convert(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    unread::refuse(source)?;
    match Layout::of(&mut *source.file, Format::GeminiCli)? {
        Layout::Document => document::convert(source, sink),
        Layout::Lines | Layout::Items => log::convert(source, options, sink),
    }
}
