//! What becomes of each record, once the whole stream is known.

use std::collections::{HashMap, HashSet};

use exact_json::trace::Reason;

use super::survey::{Inference, Use};

/// A turn, by the numbers of its records.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    /// Where it stands: the first state of its first record.
    pub(crate) at: u32,
    pub(crate) kind: Kind,
    /// The message or the result; of calls without a message none.
    pub(crate) record: Option<u32>,
    /// Whether something of the message can be said in a turn.
    pub(crate) says: bool,
    /// The inference that it came of.
    pub(crate) inference: Option<u64>,
    /// The call that it answers.
    pub(crate) answers: Option<u64>,
    /// The record that names its model.
    pub(crate) model: Option<Model>,
    /// Whether its message or result tells when it was.
    pub(crate) is_timed: bool,
    /// The last record before it that tells a time.
    pub(crate) time: Option<u32>,
    /// It answers a call that is nowhere in the stream.
    pub(crate) is_unasked: bool,
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A message of the user.
    User,
    /// A message of the assistant, with its calls.
    Assistant,
    /// A message of the system or the developer.
    System,
    /// A message in another role.
    Other,
    /// What the conversation before it was summed up in.
    Summary,
    /// Calls of the assistant's, to which there is no message.
    Calls,
    /// The result of a call.
    Result,
}

/// The inference that a turn came of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Model {
    /// Its record is part of the turn.
    Own(u32),
    /// It is part of an earlier turn, that came of the same.
    Shared(u32),
}

impl Model {
    /// The number of the record.
    pub(crate) fn record(self) -> u32 {
        match self {
            Self::Own(record) | Self::Shared(record) => record,
        }
    }
}

/// A call that a turn makes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Call {
    /// The number of the turn.
    pub(crate) turn: usize,
    pub(crate) record: u32,
    /// Stands for the call's id.
    pub(crate) id: u64,
    /// Whether its record tells when it was.
    pub(crate) is_timed: bool,
}

/// What a summary stands for: what was said before `at`, but for what was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cut {
    /// The record of the compaction.
    pub(crate) at: u32,
    /// The first record before it that the model still sees.
    pub(crate) first_kept: Option<u32>,
}

impl Cut {
    /// Whether a summary stands for what a record says.
    pub(crate) fn covers(self, record: u32) -> bool {
        record < self.at && self.first_kept.is_none_or(|kept| record < kept)
    }
}

/// The turns, and what becomes of each record.
#[derive(Debug)]
pub(crate) struct Plan {
    /// Why a record is left out; none where it is part of a turn.
    left: Vec<Option<Reason>>,
    turns: Vec<Turn>,
    /// In the order of the turns.
    calls: Vec<Call>,
    /// The record of each inference that names a model.
    inferences: HashMap<u64, Inference>,
    cut: Option<Cut>,
}

impl Plan {
    /// Settles what is known of a stream: the turns that say, call or answer something. `called` has the turn of each call by its id,
    /// `inferences` each that names a model.
    pub(crate) fn of(
        uses: Vec<Use>,
        turns: Vec<Turn>,
        mut calls: Vec<Call>,
        called: &HashMap<u64, Option<usize>>,
        inferences: HashMap<u64, Inference>,
        cut: Option<Cut>,
    ) -> Self {
        let is_current = |record: u32| matches!(uses.get(record as usize), Some(Use::Turn(_)));
        calls.retain(|call| is_current(call.record));
        calls.sort_by_key(|call| (call.turn, call.record));
        let mut plan =
            Self { left: uses.into_iter().map(reason).collect(), turns, calls, inferences, cut };
        let spoken = plan.spoken(called);
        plan.keep(&spoken, Reason::NoCounterpart);
        plan
    }

    /// Which turns say, call or answer something.
    fn spoken(&mut self, called: &HashMap<u64, Option<usize>>) -> Vec<bool> {
        let calls: HashSet<usize> = self.calls.iter().map(|call| call.turn).collect();
        let mut spoken: Vec<bool> = Vec::with_capacity(self.turns.len());
        for (number, turn) in self.turns.iter().enumerate() {
            spoken.push(match turn.kind {
                Kind::User | Kind::Assistant | Kind::System | Kind::Other => {
                    turn.record.is_some() && (turn.says || calls.contains(&number))
                }
                Kind::Calls => calls.contains(&number),
                Kind::Result | Kind::Summary => turn.record.is_some(),
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

    /// Keeps some of the turns, and leaves the records of the others out.
    pub(crate) fn keep(&mut self, kept: &[bool], reason: Reason) {
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
    pub(crate) fn find_models(&mut self) {
        let mut taken = HashSet::new();
        for turn in &mut self.turns {
            let Some(inference) = turn.inference.and_then(|id| self.inferences.get(&id)) else {
                continue;
            };
            let record = inference.record;
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

    /// Whether a model of Anthropic's made a turn.
    pub(crate) fn is_anthropics(&self, turn: &Turn) -> bool {
        let inference = turn.inference.and_then(|id| self.inferences.get(&id));
        inference.is_some_and(|inference| inference.is_anthropics)
    }

    /// What the last summary stands for.
    pub(crate) fn cut(&self) -> Option<Cut> {
        self.cut
    }

    /// Leaves out calls that turns make, by their records.
    pub(crate) fn drop_calls(&mut self, dropped: &HashSet<u32>, reason: Reason) {
        self.calls.retain(|call| !dropped.contains(&call.record));
        for record in dropped {
            if let Some(left) = self.left.get_mut(*record as usize) {
                *left = Some(reason);
            }
        }
    }

    /// The turns, in their order.
    pub(crate) fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The calls of a turn.
    pub(crate) fn calls(&self, turn: usize) -> &[Call] {
        let from = self.calls.partition_point(|call| call.turn < turn);
        let to = self.calls.partition_point(|call| call.turn <= turn);
        self.calls.get(from..to).unwrap_or_default()
    }

    /// Why a record is left out; none where it is part of a turn.
    pub(crate) fn left_out(&self, record: u32) -> Option<Reason> {
        self.left.get(record as usize).copied().flatten()
    }
}

fn reason(of: Use) -> Option<Reason> {
    match of {
        Use::Turn(_) => None,
        Use::Earlier(_) => Some(Reason::Superseded),
        Use::Left(reason) => Some(reason),
    }
}
