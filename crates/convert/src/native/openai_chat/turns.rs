//! Messages to turns.

use agent_turns_model::target::Turn;
use exact_json::trace::{self, Base, Ledger, Reason, Settle as _, Spelling, Src, Standing};
use exact_json::{OwnedTape, Scanner, Value};
use opencheckpoint_rules::turns::Checker;

use super::message;
use super::read::{File, MESSAGES, Message};
use super::session_record::Request;
use super::turn::{self, Beside};
use super::watch::Watch;
use crate::error::{Error, SourceError};
use crate::format::Format;
use crate::mapping::{Row, Sink, Source, Stand};
use crate::native::times;
use crate::options::Options;
use crate::report::Notice;

/// The mapping.
pub(super) fn run(
    source: &mut Source<'_>,
    format: Format,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    source.facts()?;
    let file = File::open(source, format)?;
    let (known, notices) = survey(&file, source, options)?;
    let mut standing = Standing::default();
    if known.kept < known.messages {
        // What is left out may stand in what is not: every turn is written once and thrown away.
        let mut scanner = Scanner::new();
        let mut run = Run::new(format, options, known, Standing::default());
        run.all(&file, source, &mut |_, turn| {
            if let Ok(tape) = scanner.scan_str(turn) {
                standing.insert_all(tape);
            }
            Ok(())
        })?;
    }
    let mut run = Run::new(format, options, known, standing);
    run.all(&file, source, &mut |row, turn| {
        sink.row(row)?;
        if turn.is_empty() { Ok(()) } else { sink.write(turn) }
    })?;
    for notice in notices {
        sink.notice(notice);
    }
    if run.turns == 0 {
        sink.notice(Notice::new("no-turns", "no turn is left of the conversation"));
    }
    Ok(*run.ledger.finish()?)
}

/// What is known of a conversation before a turn of it is written.
#[derive(Clone, Copy)]
struct Known {
    messages: u32,
    /// How many messages the turns may end with.
    kept: u32,
}

/// The first reading.
fn survey(
    file: &File,
    source: &mut Source<'_>,
    options: &Options,
) -> Result<(Known, Vec<Notice>), Error> {
    let mut checker = Checker::new();
    let mut watch = Watch::default();
    let mut known = Known { messages: 0, kept: 0 };
    file.each(source, options.limits, |message| {
        let turn = message::model(message.value);
        watch.look(&message, &turn);
        known.messages = message.number + 1;
        let _findings = checker.check(u64::from(known.messages), &turn);
        if checker.can_end() {
            known.kept = known.messages;
        }
        Ok(())
    })?;
    Ok((known, watch.into_all(known.kept)))
}

/// One reading that writes turns.
struct Run<'o> {
    format: Format,
    options: &'o Options,
    known: Known,
    ledger: Ledger,
    /// How many turns there are.
    turns: u64,
    /// The turn of the open group.
    text: String,
    /// The last message that says when it was.
    last: Option<Last>,
}

/// A message that says when it was.
struct Last {
    base: Base,
    stand: Stand,
    tape: OwnedTape,
}

/// What is done with each row, and the turn of it: none, where none comes of it.
type Each<'k> = dyn FnMut(&Row<'_>, &str) -> Result<(), Error> + 'k;

impl<'o> Run<'o> {
    fn new(format: Format, options: &'o Options, known: Known, standing: Standing) -> Self {
        let mut ledger = Ledger::new();
        ledger.spelling(Spelling::Spaced);
        ledger.standing(standing);
        Self { format, options, known, ledger, turns: 0, text: String::new(), last: None }
    }

    /// Writes every turn.
    fn all(
        &mut self,
        file: &File,
        source: &mut Source<'_>,
        each: &mut Each<'_>,
    ) -> Result<(), Error> {
        let mut here = 0;
        if let File::Document(tape) = file {
            here = self.request(tape, each)?;
        }
        file.each(source, self.options.limits, |message| {
            if message.number < here {
                return Ok(());
            }
            if message.number < self.known.kept {
                self.one(&message, each)
            } else {
                self.leave_out(message, each)
            }
        })
    }

    /// Writes the first turn of a request, with what that has beside its messages; returns how many messages it is of.
    fn request(&mut self, tape: &OwnedTape, each: &mut Each<'_>) -> Result<u32, Error> {
        let root = tape.tape(0).root();
        let sources = [trace::Source::new(Base::Document, tape.tape(0))];
        self.ledger.begin(&sources);
        let has_system = Request::has_system(root);
        let here = u32::from(!has_system && self.known.kept > 0);
        let mut request = Request::of(&mut self.ledger, tape, here as usize);
        let first = root.get(MESSAGES).and_then(|messages| messages.item(0));
        let system = request.system.take();
        let rest = request.into_open();
        let beside = |request| Beside { format: self.format, before: None, request };
        let turn = match (system, first.filter(|_| here > 0)) {
            (Some(system), _) => {
                Some(turn::of_system(&mut self.ledger, system, beside(rest), self.options)?)
            }
            (None, Some(message)) => {
                self.last =
                    last(Base::Pointer("/messages/0".to_owned()), Stand::of(message), message)?;
                let members = message::members(message)
                    .map_err(|error| SourceError::wrong_shape(error, tape.tape(0)))?;
                let beside = beside(rest);
                Some(turn::of(&mut self.ledger, message, members, beside, self.options)?)
            }
            (None, None) => {
                root.members().for_each(|(name, value)| {
                    if !name.is(MESSAGES) || value.is_leaf() {
                        Src::of(value).settle(&mut self.ledger, Reason::NoCounterpart);
                    }
                });
                None
            }
        };
        self.close(turn, &sources, &[Stand::of(root)], each)?;
        Ok(here)
    }

    fn one(&mut self, message: &Message<'_>, each: &mut Each<'_>) -> Result<(), Error> {
        let has_time = times::of(message.value).is_some();
        let before = self.last.take_if(|_| !has_time);
        let mut sources = vec![message.source.clone()];
        let mut stands = vec![message.stand];
        if let Some(Last { base, stand, tape }) = &before {
            sources.push(trace::Source::witness(base.clone(), tape.tape(1)));
            stands.push(*stand);
        }
        self.ledger.begin(&sources);
        let said = before.as_ref().and_then(|last| {
            let value = last.tape.tape(1).root();
            value.get(times::member(value))
        });
        let beside = Beside { format: self.format, before: said, request: None };
        let members =
            message::members(message.value).map_err(|error| message.wrong_shape(error))?;
        let turn = turn::of(&mut self.ledger, message.value, members, beside, self.options)?;
        self.close(Some(turn), &sources, &stands, each)?;
        self.last = if has_time {
            last(message.source.base().clone(), message.stand, message.value)?
        } else {
            before
        };
        Ok(())
    }

    fn leave_out(&mut self, message: Message<'_>, each: &mut Each<'_>) -> Result<(), Error> {
        let sources = [message.source];
        self.ledger.begin(&sources);
        Src::of(message.value).settle(&mut self.ledger, Reason::IncompleteTurn);
        self.close(None, &sources, &[message.stand], each)
    }

    /// Writes the turn of the open group, and closes it.
    fn close(
        &mut self,
        turn: Option<Turn<'_>>,
        sources: &[trace::Source<'_>],
        stands: &[Stand],
        each: &mut Each<'_>,
    ) -> Result<(), Error> {
        self.text.clear();
        if let Some(turn) = turn {
            self.ledger.target(Base::Record(self.turns), &mut self.text, &turn);
            self.turns += 1;
        }
        let group = self.ledger.end(sources)?;
        if self.text.is_empty() {
            return each(&Row { group: &group, sources, stands, targets: &[] }, "");
        }
        self.text.push('\n');
        let targets = [self.text.trim_end_matches('\n')];
        each(&Row { group: &group, sources, stands, targets: &targets }, &self.text)
    }
}

/// A message to be kept for its time.
fn last(base: Base, stand: Stand, message: Value<'_>) -> Result<Option<Last>, Error> {
    if times::of(message).is_none() {
        return Ok(None);
    }
    let text = message.raw().as_bytes();
    let tape = OwnedTape::scan(&mut Scanner::new(), text).map_err(|fault| SourceError::Json {
        line: None,
        error: exact_json::Error::from_fault(fault, text),
    })?;
    Ok(Some(Last { base, stand, tape }))
}
