//! Codex rollout logs as session records.
//!
//! A log is one JSON row a line. Since September 2025 each row is an envelope, `{timestamp, type, payload}`, newer ones with an `ordinal`;
//! before, it was an item by itself, behind a header, and in early 2025 a log was one document of a session and its items, whose times are
//! numbers (`document`). All are read. A log that was compressed with Zstandard is to be decompressed first.
//!
//! # What a row becomes
//!
//! | row | record | in |
//! | --- | --- | --- |
//! | `session_meta`, the first | the header's session, version, working directory and parents; the rest `native` | `header`, `native_row` |
//! | `session_meta`, a later one | `native`; of another session: the rows behind it were copied from there (`copiedFrom`) | `lineage` |
//! | `turn_context` | `inference`, with the model; what the model says behind it is of that inference | `context` |
//! | `response_item` `message` | `message` | `message` |
//! | … `reasoning` | a `message` of one reasoning part, with the item's own id (ASR-219) | `reasoning` |
//! | … `function_call`, `custom_tool_call`, `local_shell_call` and others that an item of its own answers | `tool_call` | `call` |
//! | … `web_search_call`, `image_generation_call` and others that run at the provider | `tool_call`, and a `tool_result` where its status says that it ended | `call` |
//! | … their outputs | `tool_result` | `output` |
//! | … `agent_message`; `inter_agent_communication` | `message`, from one agent to another | `agents` |
//! | `compacted`; an item `compaction` | `compaction`; what the model was given instead stands in `native`, and is no new turn | `compaction` |
//! | `event_msg` that says what an item says | `native` | `twins` |
//! | `event_msg` of a message without an item | a `message` that was shown: `displayContent`, with `content` and role absent (ASR-207) | `message` |
//! | … `error` | a `message` with origin `notice` | `message` |
//! | … `thread_goal_updated` | `plan` of type `goal` | `goal` |
//! | … `thread_name_updated` | `native`; the last also names the header's title | `header` |
//! | … `thread_rolled_back` | `native`; the messages that it takes back have the status `rolled_back` | `rollback` |
//! | any other | `native`, whole | `native_row` |
//!
//! The order is the file's: a missing or repeated `ordinal` is told, and nothing is sorted. Members without a place stand in the record's
//! `native`, under the names that they have in the row. What an item says is read as in the files of the interface itself. Calls and outputs meet by `call_id`, of old by `id`; a call that is never answered
//! stays open. What is encrypted stays opaque.
//!
//! # Who wrote it
//!
//! | what | author, origin |
//! | --- | --- |
//! | role `user`, a text that begins with a wrapper of the harness | harness, hook or agent; where it goes on behind the wrapper: nobody |
//! | else in the log of a subagent | agent, inter_session |
//! | else a text that an event says was typed | human, prompt |
//! | else in a log in which no event says so of anything | human, prompt: that is how the log stores prompts |
//! | else | nobody |
//! | role `assistant`; reasoning | model |
//! | role `developer` or `system` | harness, injected |
//! | another role | nobody |
//! | a message between agents | agent, inter_session |
//! | an `error` | harness, notice |
//! | a row that has a member twice | nobody |

mod agents;
mod call;
mod compaction;
mod context;
mod document;
mod goal;
mod header;
mod index;
mod lineage;
mod mapper;
mod message;
mod native_row;
mod output;
mod reasoning;
mod rollback;
mod row;
mod twins;
mod vocabulary;
mod who;

use exact_json::Value;
use exact_json::digest::Sha256;
use exact_json::trace::{self, Ledger};
use session_record_model::draft::target::Record;

use self::mapper::{Mapper, RowIn};
use self::row::{Row as LogRow, RowKind};
use super::response_items::kind::ItemKind;
use super::rows::{RowMapper, write_rows};
use super::salvage::Location;
use super::unread;
use crate::error::Error;
use crate::format::Format;
use crate::mapping::{Mapping, Sink, Source};
use crate::options::Options;
use crate::records::Layout;
use crate::report::Notice;

/// Codex rollout logs to session records.
pub const TO_SESSION_RECORD: Mapping = Mapping {
    id: "codex-to-session-record",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::Codex,
    to: Format::SessionRecord,
    run: convert,
};

pub use self::row::is_envelope;
pub(crate) use self::vocabulary::VOCABULARY;

/// Converts a log: one pass to learn what stands where, one to write.
fn convert(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    unread::refuse(source)?;
    if Layout::of(&mut *source.file, Format::Codex)? == Layout::Document {
        return document::convert(source, sink);
    }
    let index = source.read_whole(|log| index::index(log, options.limits))?;
    write_rows(&mut Mapper::new(&index), &index.survey, source, options, sink)
}

impl RowMapper for Mapper<'_> {
    fn ledger(&mut self) -> &mut Ledger {
        &mut self.ledger
    }

    fn next(&self) -> u64 {
        self.next
    }

    fn header<'t>(&mut self, digest: Sha256, size: u64) -> Record<'t> {
        header::record(self, digest, size)
    }

    fn records<'t>(&mut self, row: Value<'t>, at: Location) -> Vec<Record<'t>> {
        records(self, &RowIn { list: "", row: LogRow::of(row), at })
    }

    fn notices(&mut self) -> Vec<Notice> {
        note_whole(self);
        std::mem::take(&mut self.notices)
    }
}

/// The records of a row.
fn records<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Vec<Record<'t>> {
    let row = &from.row;
    let made = match (row.kind, row.item()) {
        _ if agents::is_one(from) => agents::record(m, from),
        (_, ItemKind::Message) => message::record(m, from),
        (_, ItemKind::Reasoning) => reasoning::record(m, from),
        (_, ItemKind::Call) => call::record(m, from),
        (_, ItemKind::HostedCall) => {
            return call::hosted_records(m, from)
                .unwrap_or_else(|| vec![native_row::record(m, from)]);
        }
        (_, ItemKind::Output) => output::record(m, from),
        (_, ItemKind::Compaction) => compaction::of_item(m, from),
        (RowKind::Context, _) => context::record(m, from),
        (RowKind::Compacted, _) => compaction::record(m, from),
        (RowKind::Event, _) => event(m, from),
        _ => None,
    };
    vec![made.unwrap_or_else(|| native_row::record(m, from))]
}

/// The record of an event that says more than an item does.
fn event<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let row = &from.row;
    if let Some((side, _)) = twins::message_of(row) {
        let is_copy = m.index.twins.is_copy(from.at.number);
        return if is_copy { None } else { message::shown(m, from, side) };
    }
    if row.is(&["thread_goal_updated"]) {
        return goal::record(m, from);
    }
    let tells = row.payload.get("message").is_some_and(native_row::is_said);
    if row.is(&["error", "warning", "stream_error"]) && tells {
        return message::notice(m, from);
    }
    None
}

/// Says what a person should know of the log as a whole.
fn note_whole(m: &mut Mapper<'_>) {
    let ordinals = &m.index.ordinals;
    for ((count, line), what) in [
        (ordinals.missing, "have no ordinal, where rows before them have one"),
        (ordinals.repeated, "have an ordinal that is not higher than one before"),
    ] {
        if count > 0 {
            let message = format!("{count} rows {what}; the order is that of the file");
            m.notices.push(Notice::new("ordinal", message).on_line(line));
        }
    }
    if let Some(record) = m.index.copies.endless {
        let message =
            "another session begins here, and nothing says which rows were copied from it";
        m.notices.push(Notice::new("copied-rows-unmarked", message).at(format!("/{record}")));
    }
}
