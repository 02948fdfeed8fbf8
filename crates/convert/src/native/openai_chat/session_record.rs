//! Messages to session record.

use agent_turns_model::Turn;
use exact_json::trace::{self, Base, Ledger, Open, Src, SrcExtra, Str};
use exact_json::{Kind, OwnedTape, Value};

use super::message;
use super::read::{File, MESSAGES, Message};
use super::watch::Watch;
use crate::error::Error;
use crate::format::Format;
use crate::mapping::{Sink, Source, Stand};
use crate::native::cells::{Rest, within};
use crate::native::made::native;
use crate::native::times;
use crate::options::Options;
use crate::turns_to_session_record::{Run, TurnAt, header, instruction, turn_records};

/// The mapping.
pub(super) fn run(
    source: &mut Source<'_>,
    format: Format,
    options: &Options,
    sink: &mut Sink<'_>,
) -> Result<trace::Totals, Error> {
    let facts = source.facts()?;
    let file = File::open(source, format)?;
    let mut run = Run::default();
    let mut watch = Watch::default();
    match &file {
        File::Stream(_) => {
            run.ledger.begin(&[]);
            let header = header(&mut run, format, facts, None);
            run.write(&[], &[], &[header], sink)?;
        }
        File::Document(tape) => {
            let sources = [trace::Source::new(Base::Document, tape.tape(0))];
            run.ledger.begin(&sources);
            let Request { system, rest } = Request::of(&mut run.ledger, tape, 0);
            let mut records = vec![header(&mut run, format, facts, native(vec![rest]))];
            records.extend(system.map(|system| instruction(&mut run, system)));
            run.write(&sources, &[Stand::of(sources[0].root())], &records, sink)?;
        }
    }
    file.each(source, options.limits, |message| {
        let read = message::model(message.value);
        watch.look(&message, &read);
        one(&mut run, message, &read, sink)
    })?;
    run.notices.extend(watch.into_odd());
    run.finish(sink)
}

fn one(run: &mut Run, message: Message<'_>, read: &Turn, sink: &mut Sink<'_>) -> Result<(), Error> {
    let value = message.value;
    let twin = message::twin(value).map_err(|error| message.wrong_shape(error))?;
    let sources = [message.source];
    run.ledger.begin(&sources);
    let at = TurnAt::new(message.number, message.line, message.base, value);
    let records = turn_records(run, at.of_message(times::member(value)), value, twin, read);
    run.write(&sources, &[message.stand], &records, sink)
}

/// What a request says beside its messages.
pub(super) struct Request<'t> {
    /// What the model is told to be, where that does not stand in a message.
    pub(super) system: Option<Src<Value<'t>>>,
    /// What has no place of its own: the model that is asked, tools, settings.
    pub(super) rest: Rest<'t>,
}

/// How deep a member of a request stands in its target: in `native/0`, or in `request`.
const LEVEL: usize = 3;

impl<'t> Request<'t> {
    /// Takes the request of the open group apart. Its messages but the first few have groups of their own.
    pub(super) fn of(ledger: &mut Ledger, tape: &'t OwnedTape, here: usize) -> Self {
        let root = Src::of(tape.tape(0).root());
        let members = root.into_object().map(|members| pairs(ledger, members));
        let (mut system, mut rest) = (None, Vec::new());
        for (name, value) in members.unwrap_or_default() {
            match &*name.decode() {
                MESSAGES if !is_empty(value.view()) => {
                    for (number, message) in value.view().items().enumerate().skip(here) {
                        let part = trace::Source::part(format!("/{MESSAGES}/{number}"), message);
                        ledger.set_apart(&part);
                    }
                }
                "system" if is_said(value.view()) => system = Some(value),
                _ => rest.push((name, within(value, LEVEL))),
            }
        }
        Self { system, rest }
    }

    /// Whether it tells the model what to be, beside its messages.
    pub(super) fn has_system(root: Value<'_>) -> bool {
        root.get("system").is_some_and(is_said)
    }

    /// What it says, as one member of a target.
    pub(super) fn into_open(self) -> Option<Open<'t>> {
        (!self.rest.is_empty()).then_some(Open::Object(self.rest))
    }
}

fn pairs<'t>(ledger: &mut Ledger, members: SrcExtra<'t>) -> Vec<(Str<'t>, Src<Value<'t>>)> {
    let pairs = members.into_pairs(ledger, trace::Reason::NoCounterpart);
    pairs.into_iter().map(|(key, value)| (Str::from(key), value)).collect()
}

/// Whether it says something: a text, or a list of blocks.
fn is_said(value: Value<'_>) -> bool {
    matches!(value.kind(), Kind::String | Kind::Array) && !is_empty(value)
}

/// Whether it is a list without items, which is a value by itself.
fn is_empty(value: Value<'_>) -> bool {
    value.kind() == Kind::Array && value.is_empty()
}
