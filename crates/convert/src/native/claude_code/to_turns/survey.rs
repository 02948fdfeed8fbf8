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
use crate::native::claude_code::row::{Row, RowKind};
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
    /// The texts of the turns that stand in rows which are left out, too.
    pub(super) standing: Standing,
}

/// Whether a row is a turn as far as it can tell by itself. Few of those that are not have much to say, and few texts are asked for then.
pub(super) fn may_be_turn(row: &Row<'_>) -> bool {
    matches!(row.kind, RowKind::User | RowKind::Assistant)
        && row.message.is_some()
        && !row.is_sidechain()
}

/// Reads the log for it. `sought` are the texts of the rows that are no turns by themselves.
///
/// Where other rows are left out, copies or a turn that is not complete, their texts are known only behind them: then the log is read once
/// more.
///
/// # Errors
///
/// A log that cannot be read, or of which no turn comes.
pub(super) fn survey(
    source: &mut Source<'_>,
    options: &Options,
    index: &Index,
    mut sought: Standing,
) -> Result<Known, Error> {
    let (known, mut missed) = read(source, options, index, &sought)?;
    if missed.is_empty() {
        return Ok(known);
    }
    sought.append(&mut missed);
    let (known, _) = read(source, options, index, &sought)?;
    Ok(known)
}

/// Reads the log, and says which texts should have been sought, too.
fn read(
    source: &mut Source<'_>,
    options: &Options,
    index: &Index,
    sought: &Standing,
) -> Result<(Known, Standing), Error> {
    let mut m = Mapper::new(index);
    let mut replay = Replay::new(&mut *source.file, &index.survey, options.limits)?;
    let (mut slot, mut queued) = (Slot::new(), Slot::new());
    let mut ends = Ends::default();
    let mut texts = Texts::new(options, sought);
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
            known.cut += 1;
            let may_end = ends.in_flight.may_end();
            texts.is_tail = !may_end;
            texts.push(&mut m, &from, read.tape, read.surrogates, speech)?;
            if may_end {
                (known.last, known.cut, is_some) = (at.number, 0, true);
                texts.may_end();
            }
        } else if may_be_turn(&from.row) {
            texts.missed.insert_all(read.tape);
        }
        texts.pass(from.row.root);
    }
    if !is_some {
        return Err(OutcomeError::Empty { of: "turns" }.into());
    }
    let Texts { found, mut missed, mut tail, .. } = texts;
    missed.append(&mut tail);
    known.standing = found;
    Ok((known, missed))
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
    sought: &'o Standing,
    /// The time of the last row that has one, in UTC.
    before: Option<Timestamp>,
    /// What of the sought stands in turns up to the last place where these may end.
    found: Standing,
    /// Whether the turn that comes is behind that place.
    is_tail: bool,
    /// What of the sought stands behind it, and every text there: if the turns end before it, these are left out.
    found_in_tail: Standing,
    tail: Standing,
    /// The texts of rows that are left out and might have been turns.
    missed: Standing,
    out: String,
}

/// How much deeper a value may stand in a turn than in its row.
const DEEPER: usize = 8;

impl<'o> Texts<'o> {
    fn new(options: &'o Options, sought: &'o Standing) -> Self {
        let [found, found_in_tail, tail, missed] = Default::default();
        Self {
            options,
            sought,
            before: None,
            found,
            is_tail: false,
            found_in_tail,
            tail,
            missed,
            out: String::new(),
        }
    }

    /// The turns may end here.
    fn may_end(&mut self) {
        self.found.append(&mut self.found_in_tail);
        self.tail.clear();
    }

    /// Texts of a turn.
    fn insert(&mut self, tape: Tape<'_>) {
        if self.is_tail {
            self.tail.insert_all(tape);
            self.found_in_tail.insert_sought(tape, self.sought);
        } else {
            self.found.insert_sought(tape, self.sought);
        }
    }

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
            self.insert(tape);
        } else {
            self.written(m, from, tape, surrogates, speech)?;
        }
        if utc.is_none() {
            let time = self.before.as_ref().or(self.options.now.as_ref());
            let time = time.map(Timestamp::as_str).unwrap_or_default();
            let texts = if self.is_tail { &mut self.found_in_tail } else { &mut self.found };
            texts.insert(time);
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
        let out = std::mem::take(&mut self.out);
        if let Ok(tape) = exact_json::Scanner::new().scan_str(&out) {
            self.insert(tape);
        }
        self.out = out;
        Ok(())
    }

    /// The row is behind.
    fn pass(&mut self, row: Value<'_>) {
        if let Some(utc) = row.get("timestamp").and_then(in_utc) {
            self.before = Some(utc);
        }
    }
}
