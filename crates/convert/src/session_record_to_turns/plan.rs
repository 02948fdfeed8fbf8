//! What becomes of each record, once the whole stream is known.

use std::collections::{HashMap, HashSet};

use exact_json::trace::Reason;

use super::ends::{Ends, Part};
use super::survey::Use;

/// A turn, by the numbers of its records.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    /// Where it stands: the first state of its first record.
    pub(super) at: u32,
    pub(super) kind: Kind,
    /// The message or the result; of calls without a message none.
    pub(super) record: Option<u32>,
    /// Whether something of the message can be said in a turn.
    pub(super) says: bool,
    /// The inference that it came of.
    pub(super) inference: Option<u64>,
    /// The call that it answers.
    pub(super) answers: Option<u64>,
    /// The record that names its model.
    pub(super) model: Option<Model>,
    /// Whether its message or result tells when it was.
    pub(super) is_timed: bool,
    /// The last record before it that tells a time.
    pub(super) time: Option<u32>,
    /// It answers a call that is nowhere in the stream.
    pub(super) is_unasked: bool,
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A message of the user.
    User,
    /// A message of the assistant, with its calls.
    Assistant,
    /// A message in another role.
    Other,
    /// Calls of the assistant's, to which there is no message.
    Calls,
    /// The result of a call.
    Result,
}

/// The inference that a turn came of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Model {
    /// Its record is part of the turn.
    Own(u32),
    /// It is part of an earlier turn, that came of the same.
    Shared(u32),
}

/// A call that a turn makes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Call {
    /// The number of the turn.
    pub(super) turn: usize,
    pub(super) record: u32,
    /// Stands for the call's id.
    pub(super) id: u64,
    /// Whether its record tells when it was.
    pub(super) is_timed: bool,
}

/// The turns, and what becomes of each record.
#[derive(Debug)]
pub(super) struct Plan {
    /// Why a record is left out; none where it is part of a turn.
    left: Vec<Option<Reason>>,
    turns: Vec<Turn>,
    /// In the order of the turns.
    calls: Vec<Call>,
    /// The calls that no result answers.
    unanswered: HashSet<u32>,
}

impl Plan {
    /// Settles what is known of a stream. `called` has the turn of each call by its id, `inferences` the record of each that names a
    /// model.
    pub(super) fn of(
        uses: Vec<Use>,
        turns: Vec<Turn>,
        mut calls: Vec<Call>,
        called: &HashMap<u64, Option<usize>>,
        inferences: &HashMap<u64, u32>,
    ) -> Self {
        let is_current = |record: u32| matches!(uses.get(record as usize), Some(Use::Turn(_)));
        calls.retain(|call| is_current(call.record));
        calls.sort_by_key(|call| (call.turn, call.record));
        let mut plan = Self {
            left: uses.into_iter().map(reason).collect(),
            turns,
            calls,
            unanswered: HashSet::new(),
        };
        let spoken = plan.spoken(called);
        plan.keep(&spoken, Reason::NoCounterpart);
        let ended = plan.ended();
        plan.keep(&ended, Reason::IncompleteTurn);
        plan.find_models(inferences);
        plan
    }

    /// Which turns say, call or answer something.
    fn spoken(&mut self, called: &HashMap<u64, Option<usize>>) -> Vec<bool> {
        let calls: HashSet<usize> = self.calls.iter().map(|call| call.turn).collect();
        let mut spoken: Vec<bool> = Vec::with_capacity(self.turns.len());
        for (number, turn) in self.turns.iter().enumerate() {
            spoken.push(match turn.kind {
                Kind::User | Kind::Assistant | Kind::Other => {
                    turn.record.is_some() && (turn.says || calls.contains(&number))
                }
                Kind::Calls => calls.contains(&number),
                Kind::Result => turn.record.is_some(),
            });
        }
        // A result is part of the conversation if its call is, wherever that stands.
        for number in 0..self.turns.len() {
            let Some(turn) = self.turns.get_mut(number) else { continue };
            let Some(answers) = turn.answers else { continue };
            let asked = called.get(&answers);
            turn.is_unasked = asked.is_none();
            let is_asked = asked.is_none_or(|caller| {
                caller.is_some_and(|caller| spoken.get(caller).copied().unwrap_or(false))
            });
            if let Some(spoken) = spoken.get_mut(number) {
                *spoken &= is_asked;
            }
        }
        spoken
    }

    /// Which turns stand before the place where the conversation ends.
    fn ended(&mut self) -> Vec<bool> {
        let mut ends = Ends::default();
        let mut kept = 0;
        let mut open: HashMap<u64, u32> = HashMap::new();
        let mut calls = self.calls.iter().peekable();
        for (number, turn) in self.turns.iter().enumerate() {
            let mut ids = Vec::new();
            while let Some(call) = calls.next_if(|call| call.turn == number) {
                ids.push(call.id);
                open.insert(call.id, call.record);
            }
            ids.extend(turn.answers);
            if let Some(answers) = turn.answers {
                open.remove(&answers);
            }
            let part = match turn.kind {
                _ if turn.answers.is_some() => Part::Result,
                _ if !ids.is_empty() => Part::Calls,
                Kind::User | Kind::Assistant => Part::GoesOn,
                Kind::Other | Kind::Calls | Kind::Result => Part::Aside,
            };
            ends.push(part, ids);
            if ends.may_end() {
                kept = number + 1;
            }
        }
        self.unanswered = open.into_values().collect();
        (0..self.turns.len()).map(|number| number < kept).collect()
    }

    /// Keeps some of the turns, and leaves the records of the others out.
    fn keep(&mut self, kept: &[bool], reason: Reason) {
        let is_kept = |number: usize| kept.get(number).copied().unwrap_or(false);
        let mut numbers = Vec::with_capacity(self.turns.len());
        let mut next = 0;
        for (number, turn) in self.turns.iter().enumerate() {
            numbers.push(next);
            if is_kept(number) {
                next += 1;
            } else if let Some(record) = turn.record
                && let Some(left) = self.left.get_mut(record as usize)
            {
                *left = Some(reason);
            }
        }
        for call in self.calls.iter().filter(|call| !is_kept(call.turn)) {
            if let Some(left) = self.left.get_mut(call.record as usize) {
                *left = Some(reason);
            }
        }
        self.calls.retain(|call| is_kept(call.turn));
        for call in &mut self.calls {
            call.turn = numbers.get(call.turn).copied().unwrap_or_default();
        }
        let mut number = 0;
        self.turns.retain(|_| {
            number += 1;
            is_kept(number - 1)
        });
    }

    /// Finds the models of the turns: the record of an inference is part of the first turn that came of it.
    fn find_models(&mut self, inferences: &HashMap<u64, u32>) {
        let mut taken = HashSet::new();
        for turn in &mut self.turns {
            let Some(record) = turn.inference.and_then(|id| inferences.get(&id)).copied() else {
                continue;
            };
            if taken.insert(record) {
                turn.model = Some(Model::Own(record));
                if let Some(left) = self.left.get_mut(record as usize) {
                    *left = None;
                }
            } else {
                turn.model = Some(Model::Shared(record));
            }
        }
    }

    /// The turns, in their order.
    pub(super) fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The calls of a turn.
    pub(super) fn calls(&self, turn: usize) -> &[Call] {
        let from = self.calls.partition_point(|call| call.turn < turn);
        let to = self.calls.partition_point(|call| call.turn <= turn);
        self.calls.get(from..to).unwrap_or_default()
    }

    /// Why a record is left out; none where it is part of a turn.
    pub(super) fn left_out(&self, record: u32) -> Option<Reason> {
        self.left.get(record as usize).copied().flatten()
    }

    /// Whether no result answers a call.
    pub(super) fn is_unanswered(&self, call: u32) -> bool {
        self.unanswered.contains(&call)
    }
}

fn reason(of: Use) -> Option<Reason> {
    match of {
        Use::Turn(_) => None,
        Use::Earlier(_) => Some(Reason::Superseded),
        Use::Left(reason) => Some(reason),
    }
}
