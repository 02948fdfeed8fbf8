//! The third reading: the turns, and the rows of the report.

use std::io::{Read, Seek};

use exact_json::trace::{self, Base, Place, Reason, Settle as _, Source as Record, Spelling, Src};
use exact_json::{OwnedTape, Scanner, Value};

use super::survey::Known;
use super::turn::{content, turn};
use super::{Speech, author, speech};
use crate::error::Error;
use crate::into_turns::in_utc;
use crate::mapping::{Row, Sink, Source, Stand};
use crate::native::claude_code::call::is_call;
use crate::native::claude_code::index::{Index, unnamed_result};
use crate::native::claude_code::mapper::{Mapper, RowIn};
use crate::native::claude_code::message::note_unsigned;
use crate::native::claude_code::queue::Fate;
use crate::native::claude_code::row::{RESULT, RowKind, id, text};
use crate::native::claude_code::tool_result::{is_result, note_orphan};
use crate::native::claude_code::user::note_unread;
use crate::native::claude_code::{finish, system};
use crate::native::salvage::{Location, Replay, Reread, SalvageError, Slot, State};
use crate::native::written::stand;
use crate::options::Options;
use crate::report::Notice;

/// Writes the turns.
///
/// # Errors
///
/// Of the file; if nobody says when a turn was.
pub(super) fn write(
    source: &mut Source<'_>,
    options: &Options,
    index: &Index,
    known: Known,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let Known { last, cut, standing } = known;
    let mut m = Mapper::new(index);
    m.ledger.spelling(Spelling::Spaced);
    m.ledger.standing(standing);
    let replay = Replay::new(&mut *source.file, &index.survey, options.limits)?;
    let (queued, clock) = (Slot::new(), Clock::default());
    let mut w = Writing { m, replay, queued, clock, options, out: String::new(), sink };
    let mut slot = Slot::new();
    let mut is_cut = false;
    while let Some(at) = w.replay.next()? {
        if at.state == State::Opaque {
            w.sink.opaque(at.number, stand(&at))?;
            continue;
        }
        w.replay.load(&at, &mut slot)?;
        let row = slot.read(0).map_err(|_| SalvageError::Changed { offset: at.offset })?;
        let from = RowIn::new(index, row.tape.root(), at);
        let speech = speech(&mut w.m, &from);
        let end = if at.number <= last { End::IsBehind } else { End::IsBefore };
        let is_first = end == End::IsBefore && speech.is_some() && !is_cut;
        if is_first {
            note_cut(&mut w.m, &from, cut);
        }
        is_cut |= is_first;
        notes(&mut w.m, &from, speech, end);
        match (speech, end) {
            (Some(speech), End::IsBehind) => w.turn(&from, row, speech)?,
            (Some(_), End::IsBefore) => w.leave_out(&from, row, Reason::IncompleteTurn)?,
            (None, _) => w.leave_out(&from, row, Reason::NoCounterpart)?,
        }
        if time_of(from.row.root).is_some() {
            w.clock.set(at);
        }
    }
    note_subagents(&mut w.m);
    finish(&mut w.m, &mut w.replay, w.sink)?;
    Ok(*w.m.ledger.finish()?)
}

/// Where the end of the turns is, as a row sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    IsBehind,
    IsBefore,
}

/// The time that a row tells.
fn time_of(row: Value<'_>) -> Option<Value<'_>> {
    row.get("timestamp").filter(|time| in_utc(*time).is_some())
}

/// What the reading carries from row to row.
struct Writing<'w, 's, R> {
    m: Mapper<'w>,
    replay: Replay<'w, R>,
    queued: Slot,
    clock: Clock,
    options: &'w Options,
    /// The turn of the open group, with a line feed; of a row that is left out an empty text.
    out: String,
    sink: &'w mut Sink<'s>,
}

impl<R: Read + Seek> Writing<'_, '_, R> {
    /// Writes the turn of a row.
    fn turn(&mut self, from: &RowIn<'_>, row: Reread<'_>, speech: Speech) -> Result<(), Error> {
        let Self { m, replay, queued, clock, options, out, sink } = self;
        let who = author(replay, queued, m.index, from, speech)?;
        let has_time = time_of(from.row.root).is_some();
        let before = if has_time { None } else { clock.before(replay)? };
        let witness = before.map(|(at, row)| Record::witness(Base::Record(at.number), row.tape(1)));
        let own = Record::new(Base::Record(from.at.number), row.tape);
        let sources: Vec<_> = [Some(own), witness].into_iter().flatten().collect();
        let stands = [Some(&from.at), before.map(|(at, _)| at)];
        let stands: Vec<_> = stands.into_iter().flatten().map(stand).collect();
        let time = sources.get(1).and_then(|before| time_of(before.root()));

        begin(m, &sources, row.surrogates);
        out.clear();
        if let Some(turn) = turn(m, from, speech, who, time, options)? {
            let number = m.count();
            m.ledger.target(Base::Record(number), out, &turn);
        }
        end(m, &sources, &stands, out, sink)
    }

    /// The row of the report of a row that is no turn.
    fn leave_out(
        &mut self,
        from: &RowIn<'_>,
        row: Reread<'_>,
        reason: Reason,
    ) -> Result<(), Error> {
        let Self { m, out, sink, .. } = self;
        let sources = [Record::new(Base::Record(from.at.number), row.tape)];
        begin(m, &sources, row.surrogates);
        Src::of(from.row.root).settle(&mut m.ledger, reason);
        out.clear();
        end(m, &sources, &[stand(&from.at)], out, sink)
    }
}

fn begin(m: &mut Mapper<'_>, sources: &[Record<'_>], surrogates: &[u32]) {
    m.ledger.begin(sources);
    for node in surrogates {
        m.ledger.repaired(Place::new(0, *node));
    }
}

fn end(
    m: &mut Mapper<'_>,
    sources: &[Record<'_>],
    stands: &[Stand],
    out: &mut String,
    sink: &mut Sink<'_>,
) -> Result<(), Error> {
    let group = m.ledger.end(sources)?;
    let targets = [out.as_str()];
    let targets = if out.is_empty() { &[] } else { &targets[..] };
    sink.row(&Row { group: &group, sources, stands, targets })?;
    if !out.is_empty() {
        out.push('\n');
        sink.write(out)?;
    }
    Ok(())
}

/// The last row that tells a time. It is read when a turn has none of its own, and once for all that follow.
#[derive(Default)]
struct Clock {
    at: Option<Location>,
    row: Option<OwnedTape>,
    slot: Slot,
}

impl Clock {
    fn set(&mut self, at: Location) {
        (self.at, self.row) = (Some(at), None);
    }

    fn before<R: Read + Seek>(
        &mut self,
        replay: &mut Replay<'_, R>,
    ) -> Result<Option<(&Location, &OwnedTape)>, Error> {
        let Some(at) = &self.at else { return Ok(None) };
        if self.row.is_none() {
            replay.load(at, &mut self.slot)?;
            let row = OwnedTape::scan(&mut Scanner::new(), self.slot.text());
            self.row = Some(row.map_err(|_| SalvageError::Changed { offset: at.offset })?);
        }
        Ok(self.row.as_ref().map(|row| (at, row)))
    }
}

/// Says what a person should know of a row.
fn notes(m: &mut Mapper<'_>, from: &RowIn<'_>, speech: Option<Speech>, end: End) {
    match (from.row.kind, speech) {
        (RowKind::System, _) => system::notes(m, from),
        (RowKind::QueueOperation, None)
            if m.index.queue.of(from.at.number) == Some(Fate::Pending) =>
        {
            let message = "this prompt waited in the queue and was not delivered; it is no turn";
            let notice = Notice::new("pending-prompt", message).on_line(from.at.line);
            m.notices.push(notice.at(from.pointer("/content")));
        }
        (_, Some(Speech::Message)) => note_blocks(m, from, end),
        _ => {}
    }
}

fn note_blocks(m: &mut Mapper<'_>, from: &RowIn<'_>, end: End) {
    let content = content(from, Speech::Message);
    let names_call = unnamed_result(content).and(from.row.source_tool_use_id).is_some();
    let mut results = 0;
    for (place, block) in content.into_iter().flat_map(Value::items).enumerate() {
        let pointer = from.pointer(&format!("/message/content/{place}"));
        if is_result(block) {
            results += 1;
            let is_named = names_call || block.get("tool_use_id").and_then(id).is_some();
            note_orphan(m, from, &pointer, block, !is_named);
        } else if is_call(block) && from.row.kind == RowKind::Assistant {
            let id = block.get("id").and_then(id);
            if id.is_none() || m.index.pairs.is_open((from.at.number, place)) {
                let name = block.get("name").and_then(text);
                let name = name.map(|name| name.decode().into_owned()).unwrap_or_default();
                let (kind, what) = match end {
                    End::IsBehind => ("unpaired-call", "has no result"),
                    End::IsBefore => ("incomplete-turn", "was in flight when the log ended"),
                };
                let notice = Notice::new(kind, format!("the call of {name} {what}"));
                let notice = notice.on_line(from.at.line).at(pointer);
                match id {
                    Some(id) => m.note_unpaired(&id.decode(), notice),
                    None => m.notices.push(notice),
                }
            }
        } else {
            note_unsigned(m, from, block, pointer);
        }
    }
    if results == 1
        && let Some((name, result)) =
            RESULT.iter().find_map(|name| Some((*name, from.row.root.get(name)?)))
    {
        note_unread(m, from, name, result);
    }
}

/// Says where the log is cut.
fn note_cut(m: &mut Mapper<'_>, from: &RowIn<'_>, turns: u64) {
    let message =
        format!("the log ends with a call in flight: turns left out from here on: {turns}");
    let notice = Notice::new("incomplete-turn", message).on_line(from.at.line);
    m.notices.push(notice.at(from.pointer("")));
}

/// Says of which subagents there are rows that are no part of the conversation, or whose all of it is.
fn note_subagents(m: &mut Mapper<'_>) {
    let agents = &m.index.sidechains.agents;
    if m.index.is_all_side {
        if agents.len() > 1 {
            let message = format!("the turns are of more than one subagent: {}", agents.len());
            m.notices.push(Notice::new("several-subagents", message));
        }
        return;
    }
    for agent in agents {
        let message =
            format!("rows of this subagent, which are no part of the conversation: {}", agent.rows);
        let notice = Notice::new("subagent-left-out", message).at(format!("/{}", agent.first));
        m.notices.push(notice.of(&agent.name));
    }
}
