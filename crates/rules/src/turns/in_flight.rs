//! Which calls wait for their results: the one place that says where a stream of turns may end (AC103).

use std::collections::HashMap;
use std::hash::Hash;

/// Follows the calls of a stream of turns, and says after each turn whether the stream may end with it.
///
/// Turns with calls that follow one another without a result between them are one message: providers and logs often write one as
/// several turns. A stream may end if each call of the last such message has its result, or somebody went on without. A result that
/// names no call, where none without an id waits, may be that of any call before it.
///
/// `I` is what a result names a call by, `S` what is remembered of a call until it is answered. Memory grows with the calls
/// that nothing answers.
///
/// ```
/// use opencheckpoint_rules::turns::{InFlight, Speaker};
///
/// let mut calls: InFlight<&str, ()> = InFlight::default();
/// calls.push(1, Speaker::Somebody, [], []);
/// assert!(calls.may_end());
///
/// calls.push(2, Speaker::Somebody, [(Some("c1"), ()), (Some("c2"), ())], []);
/// calls.push(3, Speaker::Somebody, [], [Some("c2")]);
/// assert!(!calls.may_end(), "c1 waits");
/// calls.push(4, Speaker::Somebody, [], []);
/// assert!(calls.may_end(), "somebody went on");
///
/// let unanswered: Vec<_> = calls.unanswered().map(|call| call.id).collect();
/// assert_eq!(unanswered, [Some(&"c1")]);
/// ```
#[derive(Debug)]
pub struct InFlight<I, S> {
    /// The calls that no result has answered; the last of those that have one id.
    open: HashMap<I, Open<S>>,
    /// Those that have no id.
    without_id: Vec<Open<S>>,
    /// The line of the last result that names no call, and that no call without an id was waiting for.
    last_stray: Option<u64>,
    /// The line at which the last message with calls begins.
    last_message: u64,
    /// Whether that message may go on in the next turn.
    in_message: bool,
    /// Whether somebody went on after that message, its results or not.
    went_on: bool,
    /// The line from which on a call surely waits: that of the message, or of the last result that may be any call's.
    sure_from: u64,
    /// How many calls from that line on no result has answered, of the turns before the last and of the last.
    waiting: (usize, usize),
}

/// Whose turn it is, to whoever asks which calls are in flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaker {
    /// A user or an assistant: where the turn has neither call nor result, the conversation goes on.
    Somebody,
    /// An assistant, in one message with the last calls, whatever stands between: it does not go on without their results.
    SameMessage,
    /// The software around the conversation, in somebody's role: a message before it has ended, but nobody goes on.
    Harness,
    /// Another role, which answers nothing and nobody.
    Aside,
}

/// A call that no result answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unanswered<'s, I, S> {
    /// Its id, if it has one.
    pub id: Option<&'s I>,
    /// The line of its turn.
    pub line: u64,
    /// What was remembered of it.
    pub call: S,
    /// Whether the stream ends with it: nobody went on without its result.
    pub at_the_end: bool,
    /// Whether a result that names no call comes after it.
    pub in_doubt: bool,
}

#[derive(Clone, Copy, Debug)]
struct Open<S> {
    line: u64,
    call: S,
}

impl<I, S> Default for InFlight<I, S> {
    fn default() -> Self {
        Self {
            open: HashMap::new(),
            without_id: Vec::new(),
            last_stray: None,
            last_message: 0,
            in_message: false,
            went_on: false,
            sure_from: 0,
            waiting: (0, 0),
        }
    }
}

impl<I: Eq + Hash, S: Copy> InFlight<I, S> {
    /// Takes the next turn in, with the calls that it makes and the calls that its results name. `line` is greater than those before.
    pub fn push(
        &mut self,
        line: u64,
        speaker: Speaker,
        calls: impl IntoIterator<Item = (Option<I>, S)>,
        results: impl IntoIterator<Item = Option<I>>,
    ) {
        let mut calls = calls.into_iter().peekable();
        let mut results = results.into_iter().peekable();
        self.waiting = (self.waiting.0 + self.waiting.1, 0);
        self.follow(line, speaker, calls.peek().is_some(), results.peek().is_some());
        for (id, call) in calls {
            let open = Open { line, call };
            let before = if let Some(id) = id {
                self.open.insert(id, open)
            } else {
                self.without_id.push(open);
                None
            };
            self.waiting.1 += 1;
            self.settle(before, line);
        }
        for id in results {
            let Some(id) = id else {
                // Where it names no call, it is that of the last that has no name.
                match self.without_id.pop() {
                    call @ Some(_) => self.settle(call, line),
                    None => self.stray(line),
                }
                continue;
            };
            let call = self.open.remove(&id);
            self.settle(call, line);
        }
    }

    /// Whether the stream may end here: no call waits for its result, or somebody went on without.
    #[must_use]
    pub fn may_end(&self) -> bool {
        self.waiting == (0, 0) || self.went_on
    }

    /// How many calls without an id no result has answered.
    #[must_use]
    pub fn without_id(&self) -> usize {
        self.without_id.len()
    }

    /// The calls that no result has answered, in no order.
    pub fn unanswered(&self) -> impl Iterator<Item = Unanswered<'_, I, S>> {
        let with_id = self.open.iter().map(|(id, open)| (Some(id), *open));
        let without_id = self.without_id.iter().map(|open| (None, *open));
        with_id.chain(without_id).map(|(id, Open { line, call })| Unanswered {
            id,
            line,
            call,
            at_the_end: line >= self.last_message && !self.went_on,
            in_doubt: self.last_stray.is_some_and(|stray| stray > line),
        })
    }

    /// A call is open no more, as the turn of this line has it.
    fn settle(&mut self, call: Option<Open<S>>, line: u64) {
        match call {
            Some(call) if call.line == line => self.waiting.1 -= 1,
            Some(call) if call.line >= self.sure_from => self.waiting.0 -= 1,
            Some(_) | None => {}
        }
    }

    /// A result of this line may be that of any call before.
    fn stray(&mut self, line: u64) {
        self.last_stray = Some(line);
        self.sure_from = line;
        self.waiting.0 = 0;
    }

    /// Follows who speaks: whether a message with calls begins, and whether somebody goes on after one.
    fn follow(&mut self, line: u64, speaker: Speaker, has_calls: bool, has_results: bool) {
        if has_calls {
            if !self.in_message && speaker != Speaker::SameMessage {
                self.last_message = line;
                self.sure_from = line;
                self.waiting.0 = 0;
            }
            self.in_message = true;
            self.went_on = false;
        } else if has_results {
            self.in_message = false;
        } else {
            match speaker {
                Speaker::Somebody => {
                    self.in_message = false;
                    self.went_on = true;
                }
                Speaker::SameMessage | Speaker::Harness => self.in_message = false,
                Speaker::Aside => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Speaker::{Aside, Harness, SameMessage, Somebody};
    use super::*;

    /// A turn: who speaks, the calls that it makes, and the calls that its results name; 0 is no id.
    type Turn = (Speaker, &'static [u8], &'static [u8]);

    const SAYS: Turn = (Somebody, &[], &[]);

    /// How many of these turns a stream may have at most.
    fn longest(turns: &[Turn]) -> usize {
        let mut calls = InFlight::default();
        let mut longest = 0;
        let id = |id: &u8| Some(*id).filter(|id| *id > 0);
        for (number, (speaker, made, answered)) in (1..).zip(turns) {
            let made = made.iter().map(|call| (id(call), ()));
            calls.push(number as u64, *speaker, made, answered.iter().map(id));
            if calls.may_end() {
                longest = number;
            }
        }
        longest
    }

    const fn calls(made: &'static [u8]) -> Turn {
        (Somebody, made, &[])
    }

    const fn answers(answered: &'static [u8]) -> Turn {
        (Aside, &[], answered)
    }

    #[test]
    fn a_stream_ends_before_the_first_call_in_flight() {
        assert_eq!(longest(&[SAYS, calls(&[1, 2]), answers(&[2]), answers(&[1])]), 4);
        assert_eq!(longest(&[SAYS, calls(&[1, 2]), answers(&[2]), (Aside, &[], &[])]), 1);
        assert_eq!(longest(&[calls(&[1]), calls(&[2]), answers(&[2])]), 0, "one message");
        assert_eq!(longest(&[calls(&[1]), answers(&[1]), calls(&[2]), calls(&[3])]), 2);
        assert_eq!(longest(&[SAYS, (Somebody, &[1], &[1]), SAYS]), 3);
    }

    #[test]
    fn a_call_that_somebody_went_on_without_is_in_the_middle() {
        assert_eq!(longest(&[calls(&[1]), SAYS]), 2);
        assert_eq!(longest(&[calls(&[1]), answers(&[9]), calls(&[2]), answers(&[2])]), 4);
        assert_eq!(longest(&[calls(&[1]), SAYS, calls(&[2])]), 2);
    }

    #[test]
    fn a_result_without_a_name_is_that_of_a_call_without_one_or_of_any() {
        assert_eq!(longest(&[SAYS, calls(&[0]), answers(&[0])]), 3);
        assert_eq!(longest(&[SAYS, calls(&[1]), answers(&[0])]), 3);
        assert_eq!(longest(&[SAYS, calls(&[0]), answers(&[1])]), 1);
    }

    #[test]
    fn what_the_harness_says_does_not_go_on_and_ends_a_message() {
        assert_eq!(longest(&[SAYS, calls(&[1]), (Harness, &[], &[])]), 1);
        assert_eq!(longest(&[calls(&[1]), (Harness, &[], &[]), SAYS]), 3);
        assert_eq!(longest(&[calls(&[1]), (Harness, &[], &[]), calls(&[2]), answers(&[2])]), 4);
    }

    #[test]
    fn the_same_message_does_not_go_on_whatever_stands_between() {
        assert_eq!(longest(&[SAYS, calls(&[1]), (SameMessage, &[], &[])]), 1);
        let again: Turn = (SameMessage, &[3], &[]);
        assert_eq!(longest(&[SAYS, calls(&[1, 2]), answers(&[2]), again, answers(&[3])]), 1);
        assert_eq!(longest(&[SAYS, calls(&[1, 2]), answers(&[1, 2]), again, answers(&[3])]), 5);
    }
}
