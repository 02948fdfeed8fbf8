//! A turn as the rules look at it: with its calls, results and time, and with what those before it were.

use std::collections::HashMap;

use agent_turns_model::{Call, CallResult, Nullable, Role, Turn};
use exact_json::{Place, Timestamp};

/// A turn, and what came before it.
pub(super) struct Seen<'r> {
    pub(super) line: u64,
    pub(super) turn: &'r Turn,
    /// The calls that it makes.
    pub(super) calls: Vec<Call>,
    /// The results that it brings.
    pub(super) results: Vec<CallResult>,
    /// What its `ts` says, and that as a time, where it is one.
    pub(super) time: Option<(&'r str, Option<Timestamp>)>,
    pub(super) stream: &'r Stream,
}

impl<'r> Seen<'r> {
    pub(super) fn new(line: u64, turn: &'r Turn, stream: &'r Stream) -> Self {
        let ts = match &turn.ts {
            Some(Nullable::Value(ts)) => Some(ts.as_str()),
            Some(Nullable::Null) | None => None,
        };
        let (calls, results) = (turn.calls(), turn.results());
        Self { line, turn, calls, results, time: ts.map(|ts| (ts, time(ts))), stream }
    }
}

/// The time that a text names by RFC 3339, which lets `T` and `Z` be small letters.
fn time(text: &str) -> Option<Timestamp> {
    let timestamp = Timestamp::try_from(text.to_ascii_uppercase()).ok()?;
    timestamp.is_date_time().then_some(timestamp)
}

/// What the rules remember of the turns of a stream: ids, and where they stood.
#[derive(Debug, Default)]
pub(super) struct Stream {
    /// Where each id of a call was first used.
    ids: HashMap<String, Spot>,
    /// The calls that no result has answered; the last of those that have one id.
    open: HashMap<String, Spot>,
    /// Those that have no id.
    open_without_id: Vec<Spot>,
    /// The line of the last result that names no call, and that no call without an id was waiting for. It may be any call's.
    last_stray: Option<u64>,
    /// The line at which the last message with calls begins. One message is often written as several turns.
    last_message: u64,
    /// Whether that message may go on in the next turn.
    in_message: bool,
    /// Whether somebody went on after that message, its results or not.
    went_on: bool,
    /// The line from which on a call surely waits: that of the message, or of the last result that may be any call's.
    sure_from: u64,
    /// How many calls from that line on no result has answered, of the turns before the last and of the last.
    waiting: (usize, usize),
    /// The last time that a turn has, and the line of that turn.
    time: Option<(u64, Timestamp)>,
}

/// A place in a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Spot {
    pub(super) line: u64,
    pub(super) place: Place,
}

/// A call that no result answers.
pub(super) struct Unanswered<'s> {
    pub(super) id: Option<&'s str>,
    pub(super) spot: Spot,
    /// Whether the stream ends with it: nobody went on without its result.
    pub(super) at_the_end: bool,
    /// Whether a result that names no call comes after it.
    pub(super) in_doubt: bool,
}

impl Stream {
    /// Where the id of a call was first used.
    pub(super) fn first_use(&self, id: &str) -> Option<Spot> {
        self.ids.get(id).copied()
    }

    /// How many calls without an id no result has answered.
    pub(super) fn open_without_id(&self) -> usize {
        self.open_without_id.len()
    }

    /// The last time that a turn has, and the line of that turn.
    pub(super) fn time(&self) -> Option<(u64, &Timestamp)> {
        self.time.as_ref().map(|(line, time)| (*line, time))
    }

    /// Whether a call waits for its result, and nobody went on without it.
    pub(super) fn is_waiting(&self) -> bool {
        self.waiting != (0, 0) && !self.went_on
    }

    /// The calls that no result has answered, in their order.
    pub(super) fn unanswered(&self) -> Vec<Unanswered<'_>> {
        let with_id = self.open.iter().map(|(id, spot)| (Some(id.as_str()), *spot));
        let without_id = self.open_without_id.iter().map(|spot| (None, *spot));
        let mut unanswered: Vec<_> = with_id
            .chain(without_id)
            .map(|(id, spot)| Unanswered {
                id,
                spot,
                at_the_end: spot.line >= self.last_message && !self.went_on,
                in_doubt: self.last_stray.is_some_and(|line| line > spot.line),
            })
            .collect();
        unanswered.sort_by_key(|call| call.spot);
        unanswered
    }

    /// Takes the next turn in, with its calls, its results and its time.
    pub(super) fn push(
        &mut self,
        line: u64,
        turn: &Turn,
        calls: Vec<Call>,
        results: Vec<CallResult>,
        time: Option<Timestamp>,
    ) {
        self.waiting = (self.waiting.0 + self.waiting.1, 0);
        self.follow(line, &turn.role, &calls, &results);
        for Call { id, place } in calls {
            let spot = Spot { line, place };
            let before = if let Some(id) = id {
                self.ids.entry(id.text.clone()).or_insert(Spot { line, place: id.place });
                self.open.insert(id.text, spot)
            } else {
                self.open_without_id.push(spot);
                None
            };
            self.waiting.1 += 1;
            self.settle(before, line);
        }
        for CallResult { call, .. } in results {
            let Some(id) = call else {
                // Where it names no call, it is that of the last that has no name.
                match self.open_without_id.pop() {
                    call @ Some(_) => self.settle(call, line),
                    None => self.stray(line),
                }
                continue;
            };
            let call = self.open.remove(&id.text);
            self.settle(call, line);
        }
        if let Some(time) = time {
            self.time = Some((line, time));
        }
    }

    /// A call is open no more, as the turn of this line has it.
    fn settle(&mut self, call: Option<Spot>, line: u64) {
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
    fn follow(&mut self, line: u64, role: &Role, calls: &[Call], results: &[CallResult]) {
        if !calls.is_empty() {
            if !self.in_message {
                self.last_message = line;
                self.sure_from = line;
                self.waiting.0 = 0;
            }
            self.in_message = true;
            self.went_on = false;
        } else if !results.is_empty() {
            self.in_message = false;
        } else if matches!(role, Role::User | Role::Assistant) {
            self.in_message = false;
            self.went_on = true;
        }
    }
}
