//! Claude Code logs as turns of agent-checkpoint: the conversation, for an agent that resumes it.
//!
//! | turn | comes from |
//! | --- | --- |
//! | in the role that the row names | a `user` or `assistant` row of the main conversation; of a log in which only subagents speak, each such row |
//! | `user` | a `queued_command` attachment of it: a prompt that was delivered while the agent worked |
//! | `user` | the `enqueue` row of a prompt that was delivered, and stands nowhere else |
//!
//! | member | comes from |
//! | --- | --- |
//! | `role` | the row's type and its message's role. Where they differ: `assistant`, which has less to say than `user` |
//! | `content` | the message's content, the attachment's prompt: provider's blocks, verbatim; null, where there is none |
//! | `tool_calls`, `tool_results` | the `tool_use` and the `tool_result` blocks of the content once more; null, where there are none |
//! | `provider` | `anthropic`, in whose shape the blocks are |
//! | `model` | the message's model; null for what the harness wrote in the model's place |
//! | `ts` | the row's time, in UTC; else that of the last row before it that has one; else `--now`; else an error that says so |
//! | `native` | every other member of the row, under its own name: `uuid`, `parentUuid`, `isMeta`, `requestId`, `toolUseResult`, in `message` the message's `id` and `usage`. agent-checkpoint does not read it |
//! | `_meta` | who wrote what the row says beside its results, by the table of [`claude_code`](super): `author`, `origin`. No `author`: nobody knows |
//!
//! agent-checkpoint makes a person's words of what a hook or the harness put in: in a turn, both are in the role of a user. `_meta` tells
//! them apart, and whoever resumes may ask it.
//!
//! Left out are rows that are no turn, and a row that stands again under its id and says the same. Where the log ends with a call in flight,
//! the turn that makes it and those behind it are left out (`incomplete-turn`): nobody resumes from a broken state. That the
//! harness says something behind the call, or its message goes on, answers nothing. A call that is not answered in the middle is kept,
//! and a notice says so. A log of which no turn is left is refused.
//!
//! The log is read three times: for what has to be known of all of it (`index`), for where the turns end and which texts of the rows that
//! are left out stand in them, and so are duplicates (`survey`), and to write (`write`). Memory grows with the number of rows, by some
//! bytes each.

mod content;
mod survey;
mod turn;
mod write;

use std::io::{Read, Seek};

use exact_json::trace::{self, Standing};

use super::index::{Index, index_beside};
use super::mapper::{Mapper, RowIn};
use super::queue::{Fate, is_prompt};
use super::row::RowKind;
use crate::error::Error;
use crate::format::Format;
use crate::mapping::{Mapping, Sink, Source};
use crate::native::salvage::{Replay, SalvageError, Slot};
use crate::native::who::Who;
use crate::options::Options;

/// Claude Code logs to turns.
pub const MAPPING: Mapping = Mapping {
    id: "claude-code-to-turns",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::ClaudeCode,
    to: Format::Turns,
    run,
};

fn run(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let mut sought = Standing::default();
    let index = source.read_whole(|log| {
        index_beside(log, options.limits, |row, tape| {
            if !survey::may_be_turn(row) {
                sought.insert_all(tape);
            }
        })
    })?;
    sink.anomalies(index.survey.anomalies.iter().cloned());
    let known = survey::survey(source, options, &index, sought)?;
    write::write(source, options, &index, known, sink)
}

/// Who wrote what the turn of a row says: no more human than its place in the queue, which `queued` reads.
fn author<R: Read + Seek>(
    replay: &mut Replay<'_, R>,
    queued: &mut Slot,
    index: &Index,
    from: &RowIn<'_>,
    speech: Speech,
) -> Result<Option<Who>, Error> {
    let Some(at) = index.queue.enqueued(from.at.number) else {
        return Ok(turn::author(from, speech, None));
    };
    replay.load(&at, queued)?;
    let read = queued.read(0).map_err(|_| SalvageError::Changed { offset: at.offset })?;
    let enqueued = RowIn::new(index, read.tape.root(), at);
    Ok(turn::author(from, speech, Some(&enqueued)))
}

/// Where in a row stands what its turn says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Speech {
    /// In its message.
    Message,
    /// In its attachment, as a prompt.
    Attachment,
    /// In itself: a prompt as it was put in the queue.
    Queue,
}

/// What the turn of a row says, if the row is one. To be asked once a row, in the order of the log.
fn speech(m: &mut Mapper<'_>, from: &RowIn<'_>) -> Option<Speech> {
    if from.row.is_sidechain() && !m.index.is_all_side {
        return None;
    }
    let speech = match from.row.kind {
        RowKind::User | RowKind::Assistant => from.row.message.map(|_| Speech::Message),
        RowKind::Attachment => {
            let attachment = from.row.attachment?;
            let is_command =
                attachment.get("type").is_some_and(|kind| kind.is_str("queued_command"))
                    && attachment.get("prompt").is_some_and(is_prompt);
            is_command.then_some(Speech::Attachment)
        }
        RowKind::QueueOperation => {
            let fate = m.index.queue.of(from.at.number);
            (fate == Some(Fate::Delivered)).then_some(Speech::Queue)
        }
        RowKind::System
        | RowKind::Summary
        | RowKind::CustomTitle
        | RowKind::AiTitle
        | RowKind::Other => None,
    };
    // A row that stands again says nothing new.
    speech.filter(|_| !m.is_again(from))
}
