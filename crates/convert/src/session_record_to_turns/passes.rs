//! The readings: for the turns, for the texts of the target, and to write.

use std::collections::HashSet;

use exact_json::trace::{self, Reason, Settle as _, Src, Standing};
use exact_json::{Scanner, Value};

use super::run::Run;
use super::{ends, turn};
use crate::conversation::plan::Plan;
use crate::conversation::{self, Groups, Reading};
use crate::error::{Error, OutcomeError};
use crate::into_turns::in_utc;
use crate::mapping::{Row, Sink, Source};
use crate::openai_blocks;
use crate::options::Options;
use crate::provisional::Provisional;
use crate::records::{Again, Places, StreamRecord};

/// What is known of the stream before anything is written.
pub(super) struct Known {
    plan: Plan,
    /// The calls that no result answers.
    unanswered: HashSet<u32>,
    places: Places,
    /// The provisional parts of session records that it relies on.
    pub(super) provisional: Provisional,
}

/// The first reading: which records make which turn.
///
/// # Errors
///
/// A stream that cannot be read, or of which no turn comes.
pub(super) fn survey(source: &mut Source<'_>, options: &Options) -> Result<Known, Error> {
    let reading =
        Reading { is_said: |_, part| openai_blocks::is_said(part), has_time, sums_up: false };
    let (mut plan, provisional, places) = conversation::survey(source, options, reading)?;
    let unanswered = ends::cut(&mut plan);
    plan.find_models();
    if plan.turns().is_empty() {
        return Err(OutcomeError::Empty { of: "turns" }.into());
    }
    Ok(Known { plan, unanswered, places, provisional })
}

/// The second reading: every turn is written once and thrown away, for the texts of the target. What of the source stands there too is
/// a duplicate.
pub(super) fn rehearse(
    source: &mut Source<'_>,
    options: &Options,
    known: &Known,
) -> Result<Standing, Error> {
    let mut run = Run::new(options, Standing::default());
    let mut standing = Standing::default();
    let mut scanner = Scanner::new();
    let mut groups = Groups::new(Again::new(source, &known.places));
    for (number, turn) in known.plan.turns().iter().enumerate() {
        let mut group = groups.read(turn, known.plan.calls(number))?;
        turn::write(&mut run, turn, group.open()?, &known.unanswered)?;
        if let Ok(tape) = scanner.scan_str(&run.text) {
            standing.insert_all(tape);
        }
    }
    Ok(standing)
}

/// The third reading: the turns and their rows.
pub(super) fn write(
    source: &mut Source<'_>,
    options: &Options,
    known: &Known,
    standing: Standing,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let mut run = Run::new(options, standing);
    let mut groups = Groups::new(Again::new(source, &known.places));
    let mut turns = known.plan.turns().iter().enumerate().peekable();
    for number in known.places.numbers() {
        while let Some((at, turn)) = turns.next_if(|(_, turn)| turn.at == number) {
            let mut group = groups.read(turn, known.plan.calls(at))?;
            let (sources, stands) = turn::write(&mut run, turn, group.open()?, &known.unanswered)?;
            let closed = run.ledger.end(&sources)?;
            let targets = [run.text.as_str()];
            sink.row(&Row {
                group: &closed,
                sources: &sources,
                stands: &stands,
                targets: &targets,
            })?;
            run.text.push('\n');
            sink.write(&run.text)?;
        }
        if let Some(reason) = known.plan.left_out(number) {
            leave_out(&mut run, groups.record(number)?, reason, sink)?;
        }
    }
    for notice in run.notices {
        sink.notice(notice);
    }
    Ok(*run.ledger.finish()?)
}

/// The row of a record that is part of no turn.
fn leave_out(
    run: &mut Run<'_>,
    record: StreamRecord<'_>,
    reason: Reason,
    sink: &mut Sink<'_>,
) -> Result<(), Error> {
    let (sources, stands) = ([record.source()], [record.stand()]);
    run.ledger.begin(&sources);
    Src::of(record.value()).settle(&mut run.ledger, reason);
    let group = run.ledger.end(&sources)?;
    sink.row(&Row { group: &group, sources: &sources, stands: &stands, targets: &[] })
}

/// Whether a record tells a time.
fn has_time(record: Value<'_>) -> bool {
    record.get("ts").and_then(in_utc).is_some()
}
