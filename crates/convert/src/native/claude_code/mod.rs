//! Claude Code logs as session records.
//!
//! # What a row becomes
//!
//! | row | record | in |
//! | --- | --- | --- |
//! | `assistant` | the rows of one API message together: `inference`, one `message`, a `tool_call` for each call, a `tool_result` for each call that ran at the provider, a `plan` or `input_request` for a call that sets or asks one | `message`, `call` |
//! | `user` | a `tool_result` for each result, a tool's or a server's, and one `message` of what else it says | `user` |
//! | `attachment` | a `message`: a prompt (`queued_command`), else structured context | `attachment` |
//! | `system` | `compaction` for a boundary, a `message` with origin `notice` where there is text, else `native` | `system` |
//! | `queue-operation` | a `message` for a prompt that stands nowhere else; a prompt that does is part of that message; else `native` | `queued`, `queue` |
//! | any other | `native`, whole; titles also stand in the header | `native_row`, `header` |
//!
//! A row whose `message` is none (a string spread over numbered members, say) is `native`. A call without
//! a name is neither a record nor a part and stands in its message's `native`.
//!
//! An id is a text that is not empty and of which nothing is lost: what else stands in its place names
//! nothing, and the record gets a derived id. A row that stands once more under its id, or that is of
//! another session, was copied: `copiedFrom` names where it stands, by session and row.
//!
//! Members without a place stand in the record's `native`, one object a row, under the names they have
//! in the row. A subagent is declared once and its records name it; a log that is a subagent's own is a
//! session of its own, with its parent.
//!
//! What `claude -p --output-format stream-json` prints is such a log, too. It names the session `session_id`, and a subagent by the call that
//! started it, `parent_tool_use_id`; a result stands once more in `tool_use_result`.
//!
//! A role is the one that the row names. A prompt from the queue, an attachment and a notice name none: `role`
//! is absent, and `capture.role` says so. A result of which only "[Old tool result content cleared]" is left has
//! content that is `masked`: the model saw something else.
//!
//! # Who wrote it
//!
//! | what | author, origin |
//! | --- | --- |
//! | a `user` row with `isMeta` or `isCompactSummary` | harness, injected |
//! | else with `origin` or `promptSource` | what they say; a kind that is not known: nobody |
//! | else in a sidechain | agent, inter_session |
//! | else a harness wrapper, by the text's beginning | harness, hook or agent; of a text that goes on behind the wrapper: nobody |
//! | else a slash or shell command | human, command |
//! | else | human, prompt |
//! | a queued prompt | human, queued, unless it says otherwise; `pending` or `withdrawn` if it was not delivered |
//! | what in a prompt nobody types: a call of a tool, a value that is no block | nobody |
//! | an `assistant` row | model; what the harness wrote in its place: harness; in another role: nobody |
//! | an attachment | hook, or harness; injected |
//! | a `system` row | harness, notice |
//! | a row that has one of the deciding members twice, where it would be human or the model's | nobody |

mod attachment;
mod beside;
mod call;
mod fold;
mod groups;
mod header;
mod index;
mod inference;
mod mapper;
mod message;
mod native_row;
mod pieces;
mod plan;
mod prompt;
mod queue;
mod queued;
mod row;
mod sidechains;
mod system;
pub(crate) mod to_turns;
mod tool_result;
mod user;
mod vocabulary;
mod who;

use std::collections::HashSet;
use std::fmt::Write as _;
use std::io::{Read, Seek};

use exact_json::trace;
use session_record_model::draft::target::Record;

use self::mapper::{Mapper, RowIn};
use self::queue::Fate;
use self::row::RowKind;
use super::salvage::{Location, Replay, Slot, Sought, State};
use super::written::{begin, stand, write};
use crate::error::Error;
use crate::format::Format;
use crate::mapping::{Mapping, Sink, Source, Stand};
use crate::options::Options;
use crate::report::Notice;

/// Claude Code logs to session records.
pub const TO_SESSION_RECORD: Mapping = Mapping {
    id: "claude-code-to-session-record",
    version: env!("CARGO_PKG_VERSION"),
    from: Format::ClaudeCode,
    to: Format::SessionRecord,
    run: convert,
};

pub(crate) use self::beside::is_summary;
pub use self::row::is_envelope;
pub use self::to_turns::MAPPING as TO_TURNS;
pub(crate) use self::vocabulary::VOCABULARY;

/// Converts a log: one pass to learn what stands where, one to write.
fn convert(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let index = source.read_whole(|log| index::index(log, options.limits))?;
    let (digest, size) = source.facts()?;
    let mut m = Mapper::new(&index);
    sink.anomalies(index.survey.anomalies.iter().cloned());

    let mut out = String::new();
    m.ledger.begin(&[]);
    let header = header::record(&mut m, digest, size);
    let next = m.next();
    write(&mut m.ledger, next, (&[], &[]), &[header], &mut out, sink)?;

    let mut replay = Replay::new(&mut *source.file, &index.survey, options.limits)?;
    let mut slots: Vec<Slot> = Vec::new();
    let mut places: Vec<Location> = Vec::new();
    while let Some(at) = replay.next()? {
        if at.state == State::Opaque {
            sink.opaque(at.number, stand(&at))?;
        } else if rows_of(&index, at, &mut places) {
            group(&mut m, &mut replay, &places, &mut slots, &mut out, sink)?;
        }
    }
    finish(&mut m, &mut replay, sink)?;
    Ok(*m.ledger.finish()?)
}

/// The rows that records are made of where this row stands; false if it is part of another's.
fn rows_of(index: &index::Index, at: Location, places: &mut Vec<Location>) -> bool {
    places.clear();
    let is_delivered = matches!(index.queue.of(at.number), Some(Fate::Repeated(_)));
    if is_delivered || index.groups.is_later(at.number) {
        return false;
    }
    places.extend(index.queue.enqueued(at.number));
    places.push(at);
    places.extend(index.groups.later_rows(at.number));
    true
}

/// Reads rows and writes their records: one row of the report.
fn group<R: Read + Seek>(
    m: &mut Mapper<'_>,
    replay: &mut Replay<'_, R>,
    places: &[Location],
    slots: &mut Vec<Slot>,
    out: &mut String,
    sink: &mut Sink<'_>,
) -> Result<(), Error> {
    let sources = begin(&mut m.ledger, replay, places, slots)?;
    let rows: Vec<RowIn<'_>> = sources
        .iter()
        .zip(places)
        .map(|(source, at)| RowIn::new(m.index, source.tape().root(), *at))
        .collect();
    let records = records(m, &rows);
    let stands: Vec<Stand> = places.iter().map(stand).collect();
    let next = m.next();
    write(&mut m.ledger, next, (&sources, &stands), &records, out, sink)
}

/// The records of rows that belong together. All but assistant rows are single, or a prompt in front of
/// which its place in the queue stands.
fn records<'t>(m: &mut Mapper<'_>, rows: &[RowIn<'t>]) -> Vec<Record<'t>> {
    let Some((from, before)) = rows.split_last() else { return Vec::new() };
    let has_message = from.row.message.is_some();
    match from.row.kind {
        RowKind::Assistant if has_message => message::records(m, rows),
        RowKind::User if has_message => user::records(m, from, before.last()),
        RowKind::Attachment if attachment::is_attachment(from) => {
            attachment::records(m, from, before.last())
        }
        RowKind::System => system::records(m, from),
        RowKind::QueueOperation => queued::records(m, from),
        _ => native_row::records(m, from),
    }
}

/// Says what a person should know of the log as a whole.
fn finish<R: Read + Seek>(
    m: &mut Mapper<'_>,
    replay: &mut Replay<'_, R>,
    sink: &mut Sink<'_>,
) -> Result<(), Error> {
    find_unreadable_ends(m, replay)?;
    if m.index.sessions.len() > 1 {
        let names = m.index.sessions.join(", ");
        m.notices.push(Notice::new(
            "several-sessions",
            format!("the rows are of more than one session: {names}"),
        ));
    }
    m.notices.sort_by_key(|notice| notice.line);
    for notice in m.notices.drain(..) {
        sink.notice(notice);
    }
    Ok(())
}

/// Looks for the missing ends of calls in what cannot be read, so that a person knows where they went.
fn find_unreadable_ends<R: Read + Seek>(
    m: &mut Mapper<'_>,
    replay: &mut Replay<'_, R>,
) -> Result<(), Error> {
    let unpaired = std::mem::take(&mut m.unpaired);
    if unpaired.is_empty() {
        return Ok(());
    }
    let sought = Sought::new(unpaired.iter().map(|(id, notice)| (id.as_str(), *notice)));
    let mut told = HashSet::new();
    for at in m.index.survey.faulty.iter().filter(|at| at.state == State::Opaque) {
        // The first place is enough.
        for notice in replay.search(at, &sought)?.into_iter().filter(|notice| told.insert(*notice))
        {
            if let Some(notice) = m.notices.get_mut(notice) {
                let line = at.line;
                // Writing to a string does not fail.
                let _ = write!(notice.message, "; line {line}, which cannot be read, names it");
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
