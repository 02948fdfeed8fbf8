//! The second reading: where the turns end, and which texts will stand in them.

use exact_json::trace::{Base, Leaf as _, Place, Source as Record, Standing};
use exact_json::{MAX_DEPTH, Tape, Timestamp, Value};
use opencheckpoint_rules::turns::{InFlight, Speaker};
use session_record_model::draft::Author;

use super::content::{calls, results};
use super::turn::{content, turn};
use super::{Speech, author, speech};
use crate::error::{Error, OutcomeError};
use crate::into_turns::in_utc;
use crate::mapping::Source;
use crate::native::claude_code::index::Index;
use crate::native::claude_code::mapper::{Mapper, RowIn};
use crate::native::claude_code::row::RowKind;
use crate::native::id::Id;
use crate::native::salvage::{Replay, SalvageError, Slot, State};
use crate::native::who::Who;
use crate::options::Options;

/// What is known of a log before its first turn is written.
pub(super) struct Known {
    /// The row of the last turn.
    pub(super) last: u64,
    /// How many turns there are behind it, which are left out.
    pub(super) cut: u64,
    /// The texts of the turns.
    pub(super) standing: Standing,
}

/// Reads the log for it.
///
/// # Errors
///
/// A log that cannot be read, or of which no turn comes.
pub(super) fn survey(
    source: &mut Source<'_>,
    options: &Options,
    index: &Index,
) -> Result<Known, Error> {
    let mut m = Mapper::new(index);
    let mut replay = Replay::new(&mut *source.file, &index.survey, options.limits)?;
    let (mut slot, mut queued) = (Slot::new(), Slot::new());
    let mut ends = Ends::default();
    let mut texts = Texts { options, before: None, tail: Standing::default(), out: String::new() };
    let mut known = Known { last: 0, cut: 0, standing: Standing::default() };
    let mut is_some = false;
    while let Some(at) = replay.next()? {
        if at.state == State::Opaque {
            continue;
        }
        replay.load(&at, &mut slot)?;
        let read = slot.read(0).map_err(|_| SalvageError::Changed { offset: at.offset })?;
        let from = RowIn::new(index, read.tape.root(), at);
        if let Some(speech) = speech(&mut m, &from) {
            let who = author(&mut replay, &mut queued, index, &from, speech)?;
            ends.push(&from, speech, who.as_ref());
            texts.push(&mut m, &from, read.tape, read.surrogates, speech)?;
            known.cut += 1;
            if ends.in_flight.may_end() {
                (known.last, known.cut, is_some) = (at.number, 0, true);
                known.standing.append(&mut texts.tail);
            }
        }
        texts.pass(from.row.root);
    }
    if !is_some {
        return Err(OutcomeError::Empty { of: "turns" }.into());
    }
    Ok(known)
}

/// Follows the calls.
#[derive(Default)]
struct Ends {
    in_flight: InFlight<Id, ()>,
    /// The message that made the last calls.
    message: Option<Id>,
    turns: u64,
}

impl Ends {
    fn push(&mut self, from: &RowIn<'_>, speech: Speech, who: Option<&Who>) {
        let content = content(from, speech);
        let (calls, results) = (calls(content), results(content));
        let message = from.row.message_id().map(Id::of);
        let is_harness =
            matches!(who.and_then(|who| who.author.as_ref()), Some(Author::Harness | Author::Hook));
        let is_same = message.is_some() && message == self.message;
        let speaker = match from.row.kind {
            _ if is_harness => Speaker::Harness,
            RowKind::Assistant if is_same => Speaker::SameMessage,
            _ => Speaker::Somebody,
        };
        if !calls.is_empty() {
            self.message = message;
        }
        self.turns += 1;
        let calls = calls.into_iter().map(|id| (id, ()));
        self.in_flight.push(self.turns, speaker, calls, results);
    }
}

/// Collects the texts of turns.
struct Texts<'o> {
    options: &'o Options,
    /// The time of the last row that has one, in UTC.
    before: Option<Timestamp>,
    /// The texts since the last place where the turns may end.
    tail: Standing,
    out: String,
}

/// How much deeper a value may stand in a turn than in its row.
const DEEPER: usize = 8;

impl Texts<'_> {
    /// The texts of the turn of a row.
    ///
    /// Every text of the row stands in the turn, but for a time that gets another spelling, and for what is too deep for it, which
    /// becomes a text as a whole. Then the turn is written, and thrown away.
    fn push(
        &mut self,
        m: &mut Mapper<'_>,
        from: &RowIn<'_>,
        tape: Tape<'_>,
        surrogates: &[u32],
        speech: Speech,
    ) -> Result<(), Error> {
        let root = from.row.root;
        let utc = root.get("timestamp").and_then(in_utc);
        let is_kept = |time: Value<'_>| {
            utc.as_ref().is_none_or(|utc| time.text().is_some_and(|time| time.is(utc.as_str())))
        };
        let is_as_it_is = root.get("timestamp").is_none_or(is_kept);
        if is_as_it_is && !root.deeper_than(MAX_DEPTH - DEEPER) {
            self.tail.insert_all(tape);
        } else {
            self.written(m, from, tape, surrogates, speech)?;
        }
        if utc.is_none() {
            let time = self.before.as_ref().or(self.options.now.as_ref());
            self.tail.insert(time.map(Timestamp::as_str).unwrap_or_default());
        }
        Ok(())
    }

    fn written(
        &mut self,
        m: &mut Mapper<'_>,
        from: &RowIn<'_>,
        tape: Tape<'_>,
        surrogates: &[u32],
        speech: Speech,
    ) -> Result<(), Error> {
        m.ledger.begin(&[Record::new(Base::Record(from.at.number), tape)]);
        for node in surrogates {
            m.ledger.repaired(Place::new(0, *node));
        }
        // The time of the row before it comes out the same, whoever says it.
        let now = self.before.clone().or_else(|| self.options.now.clone());
        let options = Options { now, ..Options::default() };
        self.out.clear();
        if let Some(turn) = turn(m, from, speech, None, None, &options)? {
            m.ledger.target(Base::Record(0), &mut self.out, &turn);
        }
        if let Ok(tape) = exact_json::Scanner::new().scan_str(&self.out) {
            self.tail.insert_all(tape);
        }
        Ok(())
    }

    /// The row is behind.
    fn pass(&mut self, row: Value<'_>) {
        if let Some(utc) = row.get("timestamp").and_then(in_utc) {
            self.before = Some(utc);
        }
    }
}
