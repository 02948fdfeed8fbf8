//! The readings: for the order of what is sent, for the texts of the target, and to write.

use exact_json::trace::{self, Settle as _, Src, Standing};
use exact_json::{Scanner, Value};

use super::plan::{Odd, Seed, Step};
use super::run::Run;
use crate::conversation::plan::Kind;
use crate::conversation::{self, Groups, Opened, Reading, Record};
use crate::error::Error;
use crate::mapping::{Row, Sink, Source};
use crate::options::Options;
use crate::records::{Again, Places};
use crate::report::Notice;

/// Who writes the messages of an interface.
pub(crate) trait Writer: Default {
    /// Whether instructions stand before the messages, and not among them.
    const INSTRUCTIONS_FIRST: bool;

    /// Whether a part can be said in a turn of that kind.
    fn is_said(kind: Kind, part: Value<'_>) -> bool;

    /// Writes what a turn says.
    ///
    /// # Errors
    ///
    /// If a record does not have its shape, or if what is written could not be sent.
    fn write(&mut self, run: &mut Run, said: &Said<'_>) -> Result<(), Error>;

    /// The end of the document.
    ///
    /// # Errors
    ///
    /// If there is nothing to send.
    fn finish(&mut self) -> Result<&'static str, Error>;
}

/// A turn to write.
pub(crate) struct Said<'t> {
    pub(crate) kind: Kind,
    /// The message, the result or the summary.
    pub(crate) record: Option<Record<'t>>,
    pub(crate) calls: Vec<Record<'t>>,
    /// Of a result, the record of the call.
    pub(crate) answers: Option<u32>,
    /// Whether something stands before it that came after it.
    pub(crate) is_moved: bool,
    /// Whether a model of Anthropic's made it.
    pub(crate) is_anthropics: bool,
}

/// Converts a stream of session records to the messages of an interface.
///
/// # Errors
///
/// A stream that cannot be read, or of which nothing can be sent.
pub(crate) fn convert<W: Writer>(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let (seed, places) = survey::<W>(source, options, sink)?;
    let standing = rehearse::<W>(source, &seed, &places)?;
    write::<W>(source, &seed, &places, standing, sink)
}

fn survey<W: Writer>(
    source: &mut Source<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<(Seed, Places), Error> {
    let reading = Reading { is_said: W::is_said, has_time: |_| false, sums_up: true };
    let (plan, provisional, places) = conversation::survey(source, options, reading)?;
    for part in provisional.names() {
        sink.provisional(part);
    }
    Ok((Seed::of(plan, W::INSTRUCTIONS_FIRST), places))
}

/// Everything is written once and thrown away, for the texts of the target. What of the source stands there too is a duplicate.
fn rehearse<W: Writer>(
    source: &mut Source<'_>,
    seed: &Seed,
    places: &Places,
) -> Result<Standing, Error> {
    let (mut run, mut writer) = (Run::new(Standing::default()), W::default());
    let mut standing = Standing::default();
    let mut scanner = Scanner::new();
    let mut groups = Groups::new(Again::new(source, places));
    for step in &seed.steps {
        let Some(turn) = seed.plan.turns().get(step.turn) else { continue };
        let mut group = groups.read(turn, seed.plan.calls(step.turn))?;
        let opened = group.open()?;
        run.begin(&opened.sources);
        writer.write(&mut run, &said(seed, step, &opened))?;
        for target in &run.targets {
            if let Ok(tape) = scanner.scan_str(target) {
                standing.insert_all(tape);
            }
        }
    }
    writer.finish()?;
    Ok(standing)
}

fn write<W: Writer>(
    source: &mut Source<'_>,
    seed: &Seed,
    places: &Places,
    standing: Standing,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let (mut run, mut writer) = (Run::new(standing), W::default());
    let mut groups = Groups::new(Again::new(source, places));
    let mut others = places.numbers().peekable();
    for step in &seed.steps {
        let Some(turn) = seed.plan.turns().get(step.turn) else { continue };
        while let Some(number) = others.next_if(|number| *number < turn.at) {
            leave_out(&mut run, &mut groups, seed, number, sink)?;
        }
        let mut group = groups.read(turn, seed.plan.calls(step.turn))?;
        let opened = group.open()?;
        run.begin(&opened.sources);
        writer.write(&mut run, &said(seed, step, &opened))?;
        let closed = run.ledger.end(&opened.sources)?;
        let targets: Vec<_> = run.targets.iter().map(String::as_str).collect();
        let Opened { sources, stands, .. } = &opened;
        sink.row(&Row { group: &closed, sources, stands, targets: &targets })?;
        sink.write(&run.text)?;
    }
    for number in others {
        leave_out(&mut run, &mut groups, seed, number, sink)?;
    }
    sink.write(writer.finish()?)?;
    for notice in run.notices {
        sink.notice(notice);
    }
    Ok(*run.ledger.finish()?)
}

fn said<'t>(seed: &Seed, step: &Step, opened: &Opened<'t>) -> Said<'t> {
    let turn = seed.plan.turns().get(step.turn);
    Said {
        kind: turn.map_or(Kind::Calls, |turn| turn.kind),
        record: opened.record,
        calls: opened.calls.clone(),
        answers: step.answers,
        is_moved: step.is_moved,
        is_anthropics: turn.is_some_and(|turn| seed.plan.is_anthropics(turn)),
    }
}

/// The row of a record, where it is part of no turn.
fn leave_out(
    run: &mut Run,
    groups: &mut Groups<'_>,
    seed: &Seed,
    number: u32,
    sink: &mut Sink<'_>,
) -> Result<(), Error> {
    let Some(reason) = seed.plan.left_out(number) else { return Ok(()) };
    let record = groups.record(number)?;
    if let Some(odd) = seed.odd.get(&number) {
        run.notices.push(odd.notice(&Record::of(&record)));
    }
    let (sources, stands) = ([record.source()], [record.stand()]);
    run.begin(&sources);
    Src::of(record.value()).settle(&mut run.ledger, reason);
    let group = run.ledger.end(&sources)?;
    sink.row(&Row { group: &group, sources: &sources, stands: &stands, targets: &[] })
}

impl Odd {
    /// What a person should know.
    fn notice(self, record: &Record<'_>) -> Notice {
        let (kind, message) = match self {
            Self::Unanswered => {
                let name = record.text("name");
                ("unpaired-call", format!("the call of {name} has no result, and is left out"))
            }
            Self::Unasked => (
                "unpaired-result",
                "no call that is sent has this result; it is left out".to_owned(),
            ),
            Self::Again => {
                ("repeated-result", "the call has another result; this one is left out".to_owned())
            }
        };
        record.notice(kind, message, &record.text("callId"))
    }
}
