//! Two files of turns made one: A, and behind it what is new in B.
//!
//! B is read twice and A two or three times, so that of a turn nothing is kept but its digest and the ids of its calls.

mod known;
mod labels;
mod rows;

use std::io::{self, Read, Seek, SeekFrom, Write};

use agent_turns_model::Turn;
use exact_json::lines::{LineError, Records};

use self::known::Known;
use self::labels::{Labels, Naming};
use super::{Error, Side};

/// What to do with a turn of B that is said again, and not as often by A.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Repeats {
    /// Leave it out, as agent-checkpoint does: a turn that is there is there.
    LeaveOut,
    /// Keep it: a turn of A stands for one turn of B.
    Keep,
}

/// What became of two files.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Merged {
    /// How many turns of A are in the target.
    pub a_turns: u64,
    /// How many turns of B are in the target, behind those.
    pub b_turns: u64,
    /// How many turns at the end of A are left out, since a call among them never gets its result.
    pub a_unfinished: u64,
    /// How many of the new turns at the end of B are left out for that.
    pub b_unfinished: u64,
    /// How many turns of B are left out that [`Repeats::Keep`] would keep.
    pub repeats: u64,
    /// The calls to which B has another result than A. Both results are in the target.
    pub conflicts: Vec<Conflict>,
    /// The rows of a log of which both have a turn, and not the same one. Where they say other things, both turns are in the target; else
    /// that of A is.
    pub differing: Vec<Differing>,
    /// The labels of B that have another name in the target, since A has one of the same name.
    pub relabelled: Vec<Relabelled>,
}

/// A call that has two results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conflict {
    /// Its id.
    pub call: String,
    /// The line of A that has a result, the first if there are more.
    pub a_line: u64,
    /// The line of B that has another.
    pub b_line: u64,
}

/// A row of a log that a resumed or forked session has written once more, and not as it was: more than the session differs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Differing {
    /// Its id.
    pub id: String,
    /// The line of A with its turn.
    pub a_line: u64,
    /// The line of B with its turn.
    pub b_line: u64,
}

/// A `_meta.source` that had to be told from another of the same name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Relabelled {
    /// What the turns of B have.
    pub from: String,
    /// What they have in the target.
    pub to: String,
}

/// Writes the turns of A, and behind them those of B that A has not.
///
/// ```
/// use std::io::Cursor;
///
/// use opencheckpoint_convert::turns::{Repeats, merge};
///
/// let a = r#"{"role": "user", "content": "Add a test."}"#;
/// let b = format!("{a}\n{}", r#"{"role": "assistant", "content": "Which one?"}"#);
/// let mut out = Vec::new();
/// let merged = merge(&mut Cursor::new(a), &mut Cursor::new(b), &mut out, Repeats::LeaveOut)?;
/// assert_eq!((merged.a_turns, merged.b_turns), (1, 1));
/// assert_eq!(
///     String::from_utf8_lossy(&out),
///     "{\"role\": \"user\", \"content\": \"Add a test.\", \"_meta\": {\"source\": \"a\"}}\n\
///      {\"role\": \"assistant\", \"content\": \"Which one?\", \"_meta\": {\"source\": \"b\"}}\n",
/// );
/// # Ok::<(), opencheckpoint_convert::turns::Error>(())
/// ```
///
/// **Ends.** A call that waits for its result is no end ([`can_end`]). Where A ends so and no new turn of B has the
/// result, its last turns are left out from that call on, and where the target would end so, its last turns are. A call in the
/// middle of a file that went on without its result stays.
///
/// **Labels.** A turn that has no `_meta.source` gets `a` or `b`, by the file that it is from. What has one keeps it, so
/// that a merge can be merged again: a label that is taken gets a number (`b2`), and so do those of the labels `a`, `b`, `a2`, … of B
/// that A has, too, since they stand for other files.
///
/// What cannot be written whole should not be seen: `out` is best a temporary file.
///
/// [`can_end`]: opencheckpoint_rules::turns::Checker::can_end
///
/// # Errors
///
/// Where one of them cannot be read or is no file of turns, A before B, and where `out` cannot be written to.
pub fn merge<A: Read + Seek, B: Read + Seek>(
    a: &mut A,
    b: &mut B,
    out: &mut impl Write,
    repeats: Repeats,
) -> Result<Merged, Error> {
    let mut known = known(a, u64::MAX)?;
    let a_turns = known.turns;
    let end = known.end;
    let mut new = News::of(b, &mut known, repeats)?;
    if end < a_turns && known.has_unanswered(end..a_turns) {
        // What B says of those turns is new without them.
        known = self::known(a, end)?;
        new = News::of(b, &mut known, repeats)?;
    }
    let a_kept = known.end.min(known.a_turns);
    let b_kept = known.end - a_kept;
    let naming = Naming::new(&known.labels, &new.labels);

    let mut write = |turn: Turn, side| {
        let mut line = naming.label(turn, side).to_line();
        line.push('\n');
        out.write_all(line.as_bytes()).map_err(Error::Write)
    };
    let mut turns = Turns::from_start(a, Side::A)?;
    for _ in 0..a_kept {
        if let Some((_, turn)) = turns.next()? {
            write(turn, Side::A)?;
        }
    }
    let mut turns = Turns::from_start(b, Side::B)?;
    let mut left = b_kept;
    for is_new in new.is_new {
        let Some((_, turn)) = turns.next()? else { break };
        if is_new && left > 0 {
            write(turn, Side::B)?;
            left -= 1;
        }
    }
    new.conflicts.retain(|(number, _)| *number < b_kept);
    Ok(Merged {
        a_turns: a_kept,
        b_turns: b_kept,
        a_unfinished: a_turns - a_kept,
        b_unfinished: known.turns - known.a_turns - b_kept,
        repeats: new.repeats,
        conflicts: new.conflicts.into_iter().map(|(_, conflict)| conflict).collect(),
        differing: new.differing,
        relabelled: naming.relabelled(),
    })
}

/// What the first turns of A leave to know.
fn known(a: &mut (impl Read + Seek), limit: u64) -> Result<Known, Error> {
    let mut known = Known::default();
    let mut turns = Turns::from_start(a, Side::A)?;
    while known.turns < limit
        && let Some((line, turn)) = turns.next()?
    {
        known.push_a(line, &turn);
    }
    Ok(known)
}

/// What is new in B.
#[derive(Default)]
struct News {
    /// Of each turn, whether it is.
    is_new: Vec<bool>,
    repeats: u64,
    /// Each with the number of the new turn that has the other result.
    conflicts: Vec<(u64, Conflict)>,
    differing: Vec<Differing>,
    labels: Labels,
}

impl News {
    fn of(b: &mut (impl Read + Seek), known: &mut Known, repeats: Repeats) -> Result<Self, Error> {
        let mut news = Self::default();
        let mut turns = Turns::from_start(b, Side::B)?;
        while let Some((line, turn)) = turns.next()? {
            let (is_new, is_repeat) = known.is_new(&turn, repeats);
            news.is_new.push(is_new);
            news.repeats += u64::from(is_repeat);
            news.differing.extend(known.rows.differing(line, &turn));
            if !is_new {
                continue;
            }
            let number = known.turns - known.a_turns;
            let conflicts = known.conflicts(line, &turn).into_iter();
            news.conflicts.extend(conflicts.map(|conflict| (number, conflict)));
            news.labels.push(&turn);
            known.push_b(&turn);
        }
        Ok(news)
    }
}

/// The turns of a file, each with its line.
struct Turns<R> {
    records: Records<R, Turn>,
    side: Side,
}

impl<'r, R: Read + Seek> Turns<&'r mut R> {
    fn from_start(file: &'r mut R, side: Side) -> Result<Self, Error> {
        let start: io::Result<_> = file.seek(SeekFrom::Start(0));
        start.map_err(|error| Error::read(side)(LineError::Io(error)))?;
        Ok(Self { records: Records::new(file), side })
    }

    fn next(&mut self) -> Result<Option<(u64, Turn)>, Error> {
        let turn = self.records.next().transpose().map_err(Error::read(self.side))?;
        Ok(turn.map(|turn| (self.records.line(), turn)))
    }
}
