//! Where a file of turns may end: not while a call is in flight (AC103).

use std::collections::{HashMap, HashSet};

use exact_json::trace::Reason;

use crate::conversation::plan::{Kind, Plan};

/// Leaves out the turns behind the place where the conversation may end last; returns the records of the calls that no result answers.
pub(super) fn cut(plan: &mut Plan) -> HashSet<u32> {
    let mut ends = Ends::default();
    let mut kept = 0;
    let mut open: HashMap<u64, u32> = HashMap::new();
    for (number, turn) in plan.turns().iter().enumerate() {
        let mut ids = Vec::new();
        for call in plan.calls(number) {
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
    let ended: Vec<bool> = (0..plan.turns().len()).map(|number| number < kept).collect();
    plan.keep(&ended, Reason::IncompleteTurn);
    open.into_values().collect()
}

/// What a turn is to whoever asks which calls are in flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Somebody goes on: a user or an assistant, without a call.
    GoesOn,
    /// An assistant calls tools.
    Calls,
    /// A tool brings a result.
    Result,
    /// Another role says something, which answers nothing and nobody.
    Aside,
}

/// Follows the turns, and says after each whether a file may end with it.
///
/// Turns with calls that follow one another without a result between them are one message. The file may end if each call of the last
/// such message has its result, or somebody went on without. Here every call has an id, and every result names one.
#[derive(Debug, Default)]
pub(super) struct Ends {
    /// The calls of the last message that makes some, as far as no result has answered them.
    in_flight: HashSet<u64>,
    /// Whether that message may go on in the next turn.
    in_message: bool,
    went_on: bool,
}

impl Ends {
    /// Takes the next turn in, with the ids of its calls or of the call that it answers.
    pub(super) fn push(&mut self, part: Part, ids: impl IntoIterator<Item = u64>) {
        match part {
            Part::Calls => {
                if !self.in_message {
                    self.in_flight.clear();
                }
                self.in_message = true;
                self.went_on = false;
                self.in_flight.extend(ids);
            }
            Part::Result => {
                self.in_message = false;
                for id in ids {
                    self.in_flight.remove(&id);
                }
            }
            Part::GoesOn => {
                self.in_message = false;
                self.went_on = true;
            }
            Part::Aside => {}
        }
    }

    /// Whether a file may end here.
    pub(super) fn may_end(&self) -> bool {
        self.in_flight.is_empty() || self.went_on
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of these turns a file may have at most.
    fn longest(turns: &[(Part, &[u64])]) -> usize {
        let mut ends = Ends::default();
        let mut longest = 0;
        for (number, (part, ids)) in (1..).zip(turns) {
            ends.push(*part, ids.iter().copied());
            if ends.may_end() {
                longest = number;
            }
        }
        longest
    }

    #[test]
    fn a_file_ends_before_the_first_call_in_flight() {
        use Part::{Aside, Calls, GoesOn, Result};
        assert_eq!(longest(&[(GoesOn, &[]), (Calls, &[1, 2]), (Result, &[2]), (Result, &[1])]), 4);
        assert_eq!(longest(&[(GoesOn, &[]), (Calls, &[1, 2]), (Result, &[2]), (Aside, &[])]), 1);
        assert_eq!(longest(&[(Calls, &[1]), (Calls, &[2]), (Result, &[2])]), 0, "one message");
        assert_eq!(longest(&[(Calls, &[1]), (Result, &[1]), (Calls, &[2]), (Calls, &[3])]), 2);
    }

    #[test]
    fn a_call_that_somebody_went_on_without_is_in_the_middle() {
        use Part::{Calls, GoesOn, Result};
        assert_eq!(longest(&[(Calls, &[1]), (GoesOn, &[])]), 2);
        assert_eq!(longest(&[(Calls, &[1]), (Result, &[9]), (Calls, &[2]), (Result, &[2])]), 4);
        assert_eq!(longest(&[(Calls, &[1]), (GoesOn, &[]), (Calls, &[2])]), 2);
    }
}
