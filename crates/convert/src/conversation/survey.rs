//! The first reading of a conversation: which records make which turn.
//!
//! A turn stands where the first state of its message stands. Which state counts, which calls join the turn, and where the conversation
//! must end, only the end of the stream tells; until then some bytes a record are kept, and no text.

use std::collections::{HashMap, HashSet};

use exact_json::trace::Reason;
use exact_json::{Read as _, Value};
use session_record_model::draft::source::Record as Shape;
use session_record_model::view::{ContextView, OutOfView, Standing};

use super::heard;
use super::plan::{Call, Cut, Kind, Plan, Turn};
use crate::error::{Error, SourceError};
use crate::mapping::Source;
use crate::names::{self, Names};
use crate::native::claude_code;
use crate::options::Options;
use crate::provisional::Provisional;
use crate::records::{Places, records};

/// What is known of a record so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    /// It is part of that turn.
    Turn(usize),
    /// A later record takes its place, in that turn.
    Earlier(usize),
    /// It is left out.
    Left(Reason),
}

/// The name that Claude Code gives to the model of what no model wrote.
const NO_MODEL: &str = "<synthetic>";

/// Whether a part can be said in a turn of that kind, in the shape that the target has for it.
pub(crate) type Says = fn(Kind, Value<'_>) -> bool;

/// Whether a record tells a time, as the target asks for one.
pub(crate) type Tells = fn(Value<'_>) -> bool;

/// How a conversion reads a conversation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading {
    pub(crate) is_said: Says,
    pub(crate) has_time: Tells,
    /// Whether a summary stands for what was said before it: it is a turn, and the plan [knows](Plan::cut) what it stands for.
    pub(crate) sums_up: bool,
}

/// Reads a stream of session records for its conversation: the plan, the provisional parts of what it relies on, and where the records
/// stand.
///
/// # Errors
///
/// A stream that cannot be read, or that is empty; a record that does not have its shape.
pub(crate) fn survey(
    source: &mut Source<'_>,
    options: &Options,
    reading: Reading,
) -> Result<(Plan, Provisional, Places), Error> {
    let mut survey = Survey::new(reading);
    let mut places = Places::default();
    records(
        source,
        options.limits,
        |_| true,
        |record| {
            let value = record.value();
            // What is left out must have its shape too: else it may be something that should not be left out.
            let shape = Shape::read(value).map_err(|error| record.wrong_shape(error))?;
            survey.note(value, &shape);
            places.push(&record);
            Ok(())
        },
    )?;
    if places.numbers().next().is_none() {
        return Err(SourceError::Empty.into());
    }
    let (plan, provisional) = survey.finish();
    Ok((plan, provisional, places))
}

/// Finds the turns, record by record.
#[derive(Debug)]
pub(crate) struct Survey {
    reading: Reading,
    uses: Vec<Use>,
    turns: Vec<Turn>,
    calls: Vec<Call>,
    view: ContextView,
    names: Names,
    /// The turn of each call, by its id; none where the call is left out.
    called: HashMap<u64, Option<usize>>,
    answered: HashSet<u64>,
    /// Ids whose last call was left out with the message that made it.
    unheard: HashSet<u64>,
    /// The last turn that came of an inference.
    turns_of: HashMap<u64, usize>,
    /// The record of each inference that names a model, and whether that is Anthropic's.
    inferences: HashMap<u64, Inference>,
    /// The turn that the stream is in: whose `turnId` it is, and the last turn.
    last: Option<(usize, Option<u64>)>,
    /// Whether the stream is behind a message that was taken back, or is off the path, so that what comes of it is, too.
    is_back: bool,
    /// The last record that tells a time.
    time: Option<u32>,
    /// The last compaction, of which no summary has come yet.
    boundary: Option<Cut>,
    /// The last compaction of which there is a summary.
    cut: Option<Cut>,
    provisional: Provisional,
}

/// An inference that names a model.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inference {
    /// The number of its record.
    pub(crate) record: u32,
    /// The model is one of Anthropic's.
    pub(crate) is_anthropics: bool,
}

impl Survey {
    /// A survey in which nothing has been found.
    pub(crate) fn new(reading: Reading) -> Self {
        Self {
            reading,
            uses: Vec::new(),
            turns: Vec::new(),
            calls: Vec::new(),
            view: ContextView::default(),
            names: Names::default(),
            called: HashMap::new(),
            answered: HashSet::new(),
            unheard: HashSet::new(),
            turns_of: HashMap::new(),
            inferences: HashMap::new(),
            last: None,
            is_back: false,
            time: None,
            boundary: None,
            cut: None,
            provisional: Provisional::default(),
        }
    }

    /// Takes the next record in, whose shape has been read.
    pub(crate) fn note(&mut self, record: Value<'_>, shape: &Shape<'_>) {
        let number = u32::try_from(self.uses.len()).unwrap_or(u32::MAX);
        let earlier = self.earlier_state(record);
        let becomes = match shape {
            Shape::Message(_) => self.message(number, record, earlier),
            Shape::ToolCall(_) => self.call(number, record, earlier),
            Shape::ToolResult(_) => self.result(number, record, earlier),
            Shape::Inference(_) => {
                self.inference(number, record);
                Use::Left(Reason::NoCounterpart)
            }
            Shape::Compaction(_) => self.compaction(number, record, earlier),
            Shape::Session(_)
            | Shape::Plan(_)
            | Shape::Delivery(_)
            | Shape::Declaration(_)
            | Shape::InputRequest(_)
            | Shape::Subagent(_)
            | Shape::Native(_)
            | Shape::Unknown(_) => Use::Left(Reason::NoCounterpart),
        };
        self.uses.push(becomes);
        if (self.reading.has_time)(record) {
            self.time = Some(number);
        }
        self.names.push(record);
        self.provisional.look(record);
    }

    /// Takes the record back that this one is a later state of; returns the turn that it was part of.
    fn earlier_state(&mut self, record: Value<'_>) -> Option<usize> {
        let earlier = self.names.earlier_state(record)?;
        let before = self.uses.get_mut(earlier as usize)?;
        match *before {
            Use::Turn(turn) => *before = Use::Earlier(turn),
            // A header has no later state.
            Use::Left(_) if earlier > 0 => *before = Use::Left(Reason::Superseded),
            Use::Earlier(_) | Use::Left(_) => {}
        }
        match *before {
            Use::Turn(turn) | Use::Earlier(turn) => Some(turn),
            Use::Left(_) => None,
        }
    }

    fn message(&mut self, number: u32, record: Value<'_>, earlier: Option<usize>) -> Use {
        let admitted = self.view.admit(&Standing::read(record));
        match admitted {
            Ok(()) => self.is_back = false,
            Err(OutOfView::RolledBack | OutOfView::OffPath) => self.is_back = true,
            Err(_) => {}
        }
        let left = match admitted {
            Ok(()) => heard::kind(record).ok_or(Reason::NoCounterpart),
            Err(OutOfView::Superseded) => Err(Reason::Superseded),
            Err(
                OutOfView::Sidechain
                | OutOfView::UserOnly
                | OutOfView::Withdrawn
                | OutOfView::Pending
                | OutOfView::RolledBack
                | OutOfView::OffPath
                | OutOfView::Copied,
            ) => Err(Reason::NoCounterpart),
        };
        let kind = match left {
            Ok(kind) => kind,
            Err(reason) => {
                if let Some(turn) = earlier {
                    self.replace(turn, None);
                }
                return Use::Left(reason);
            }
        };
        let inference = fingerprint(record, "inferenceId").filter(|_| kind == Kind::Assistant);
        let says = heard::says(record, |part| (self.reading.is_said)(kind, part));
        let turn = match earlier {
            Some(turn) => {
                self.replace(turn, Some(number));
                turn
            }
            None => self.push(number, kind, record),
        };
        if let Some(turn) = self.turns.get_mut(turn) {
            *turn =
                Turn { kind, says, inference, is_timed: (self.reading.has_time)(record), ..*turn };
        }
        if let Some(inference) = inference {
            self.turns_of.insert(inference, turn);
        }
        if self.reading.sums_up && says && claude_code::is_summary(record) {
            let here = Cut { at: number, first_kept: None };
            self.cut = Some(self.boundary.take().unwrap_or(here));
        }
        Use::Turn(turn)
    }

    /// A compaction: what stands before it is no longer what the model sees, once there is a summary of it.
    fn compaction(&mut self, number: u32, record: Value<'_>, earlier: Option<usize>) -> Use {
        let left = Use::Left(Reason::NoCounterpart);
        if !self.reading.sums_up || record.get("subagentId").is_some() {
            return left;
        }
        let first_kept = record.get("firstKept").and_then(Value::text);
        let first_kept = first_kept.and_then(|kept| self.names.any(&kept.decode()));
        let cut = Cut { at: number, first_kept };
        let mut summary = record.get("summary").into_iter().flat_map(Value::items);
        if !summary.any(|part| (self.reading.is_said)(Kind::Summary, part)) {
            self.boundary = Some(cut);
            if let Some(turn) = earlier {
                self.replace(turn, None);
            }
            return left;
        }
        (self.boundary, self.cut) = (None, Some(cut));
        let turn = match earlier {
            Some(turn) => {
                self.replace(turn, Some(number));
                turn
            }
            None => self.push(number, Kind::Summary, record),
        };
        Use::Turn(turn)
    }

    /// Another record takes the place of the one that a turn is made of, or none does.
    fn replace(&mut self, turn: usize, record: Option<u32>) {
        let Some(before) = self.turns.get_mut(turn) else { return };
        let before = std::mem::replace(&mut before.record, record);
        let before = before.and_then(|before| self.uses.get_mut(before as usize));
        if let Some(before) = before {
            *before = Use::Earlier(turn);
        }
    }

    /// The next turn.
    fn push(&mut self, number: u32, kind: Kind, record: Value<'_>) -> usize {
        let turn = self.turns.len();
        self.turns.push(Turn {
            at: number,
            kind,
            record: (kind != Kind::Calls).then_some(number),
            says: false,
            inference: None,
            answers: None,
            model: None,
            is_timed: false,
            time: self.time,
            is_unasked: false,
        });
        self.last = Some((turn, fingerprint(record, "turnId")));
        turn
    }

    fn call(&mut self, number: u32, record: Value<'_>, earlier: Option<usize>) -> Use {
        let id = fingerprint(record, "callId").unwrap_or_default();
        let is_copy = record.get("copiedFrom").is_some() && self.called.contains_key(&id);
        let turn = if record.get("subagentId").is_some() || is_copy {
            Err(Reason::NoCounterpart)
        } else {
            earlier.map_or_else(|| self.caller(number, record), Ok)
        };
        match turn {
            Ok(turn) => {
                self.unheard.remove(&id);
                self.called.insert(id, Some(turn));
                self.calls.push(Call {
                    turn,
                    record: number,
                    id,
                    is_timed: (self.reading.has_time)(record),
                });
                Use::Turn(turn)
            }
            Err(reason) => {
                if record.get("subagentId").is_none() && !is_copy {
                    self.unheard.insert(id);
                }
                self.called.entry(id).or_insert(None);
                Use::Left(reason)
            }
        }
    }

    /// The turn that makes a call: that of the message at which it stands; else the last that came of the same inference; else, behind a
    /// message that was taken back, none; else the turn right before it, if an assistant's, and nothing says that it is another; else one
    /// of its own.
    fn caller(&mut self, number: u32, call: Value<'_>) -> Result<usize, Reason> {
        let at = call.get("at").and_then(|at| at.get("message")).and_then(Value::text);
        let message = at.and_then(|at| self.names.find("message", &at.decode()));
        match message.and_then(|message| self.uses.get(message as usize)) {
            Some(Use::Turn(turn) | Use::Earlier(turn)) if self.is_assistants(*turn) => {
                return Ok(*turn);
            }
            // A call is no more part of the conversation than the message that made it.
            Some(Use::Left(reason)) => return Err(*reason),
            Some(Use::Turn(_) | Use::Earlier(_)) | None => {}
        }
        let inference = fingerprint(call, "inferenceId");
        if let Some(turn) = inference.and_then(|inference| self.turns_of.get(&inference)) {
            return Ok(*turn);
        }
        if self.is_back {
            return Err(Reason::NoCounterpart);
        }
        let differs = |one: Option<u64>, other: Option<u64>| {
            one.zip(other).is_some_and(|(one, other)| one != other)
        };
        if let Some((last, its_turn)) = self.last
            && self.is_assistants(last)
            && !differs(its_turn, fingerprint(call, "turnId"))
            && !differs(inference, self.turns.get(last).and_then(|turn| turn.inference))
        {
            return Ok(last);
        }
        let turn = self.push(number, Kind::Calls, call);
        if let (Some(inference), Some(made)) = (inference, self.turns.get_mut(turn)) {
            made.inference = Some(inference);
            self.turns_of.insert(inference, turn);
        }
        Ok(turn)
    }

    fn is_assistants(&self, turn: usize) -> bool {
        let turn = self.turns.get(turn);
        turn.is_some_and(|turn| matches!(turn.kind, Kind::Assistant | Kind::Calls))
    }

    fn result(&mut self, number: u32, record: Value<'_>, earlier: Option<usize>) -> Use {
        let id = fingerprint(record, "callId").unwrap_or_default();
        let is_again = !self.answered.insert(id);
        let is_copy = record.get("copiedFrom").is_some() && is_again;
        // It answers the last call of its id, and another that is heard has another result.
        let is_unheard = self.unheard.contains(&id);
        if record.get("subagentId").is_some() || is_copy || is_unheard {
            if let Some(turn) = earlier {
                self.replace(turn, None);
            }
            return Use::Left(Reason::NoCounterpart);
        }
        let turn = match earlier {
            Some(turn) => {
                self.replace(turn, Some(number));
                turn
            }
            None => self.push(number, Kind::Result, record),
        };
        if let Some(turn) = self.turns.get_mut(turn) {
            turn.answers = Some(id);
            turn.is_timed = (self.reading.has_time)(record);
        }
        Use::Turn(turn)
    }

    fn inference(&mut self, number: u32, record: Value<'_>) {
        let names_a_model = record.get("model").is_some_and(|model| !model.is_str(NO_MODEL));
        if let Some(id) = fingerprint(record, "inferenceId").filter(|_| names_a_model) {
            let is_anthropics = is_anthropics(record);
            self.inferences.insert(id, Inference { record: number, is_anthropics });
        }
    }

    /// Settles what the stream has become.
    pub(crate) fn finish(self) -> (Plan, Provisional) {
        let Self { uses, turns, calls, called, inferences, cut, provisional, .. } = self;
        (Plan::of(uses, turns, calls, &called, inferences, cut), provisional)
    }
}

/// Whether the model of an inference is one of Anthropic's: its provider says so, or nobody says another and the model has such a name.
fn is_anthropics(inference: Value<'_>) -> bool {
    let text = |member| inference.get(member).and_then(Value::text).map(exact_json::Text::decode);
    match text("provider") {
        Some(provider) => provider == "anthropic",
        None => text("model").is_some_and(|model| model.starts_with("claude-")),
    }
}

/// Stands for the text of a member, if there is one.
fn fingerprint(record: Value<'_>, member: &str) -> Option<u64> {
    Some(names::fingerprint(&record.get(member)?.text()?.decode()))
}
