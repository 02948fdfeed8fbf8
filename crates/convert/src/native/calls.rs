//! Which calls have results, by their ids and the order of the log.
//!
//! An id names one call, wherever its result stands. Some logs use an id again: a result is then the
//! latest open call's, and a call that comes after a result is open until the next one.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use super::id::{Id, Short};

/// Where a call stands: its record and its place among the blocks of it.
pub(crate) type Place = (u64, usize);

/// What a first pass has seen of calls and results so far.
#[derive(Debug, Default)]
pub(crate) struct Calls {
    /// What stays of every id that was called: 24 bytes of a call.
    called: HashMap<Id, Called>,
    /// How many results of an id came before any call of it.
    early: HashMap<Id, u32>,
    /// The open calls of each id that has any, in the order of the log.
    open: HashMap<Id, Vec<Place>>,
    failed: HashSet<Place>,
    /// The record that is read, and how often it has each call so far.
    record: u64,
    in_record: HashMap<Id, u32>,
}

/// What is known of an id that was called.
#[derive(Debug)]
struct Called {
    /// The message of its last call.
    message: Short,
    /// How often that has the call.
    times: Times,
}

/// A number of times, and whether the last result said that the call failed.
#[derive(Clone, Copy, Debug)]
struct Times(u32);

impl Times {
    const FAILED: u32 = 1 << 31;

    fn once() -> Self {
        Self(1)
    }

    fn count(self) -> u32 {
        self.0 & !Self::FAILED
    }

    fn has_failed(self) -> bool {
        self.0 & Self::FAILED != 0
    }

    /// Once more; nobody counts as far as there is room.
    fn add(&mut self) {
        if self.count() < Self::FAILED - 1 {
            self.0 += 1;
        }
    }

    fn set_failed(&mut self, failed: bool) {
        self.0 = self.count() | if failed { Self::FAILED } else { 0 };
    }
}

/// Calls and results without their other end, and calls that failed.
#[derive(Debug, Default)]
pub(crate) struct Pairs {
    open: HashSet<Place>,
    orphans: HashSet<Id>,
    failed: HashSet<Place>,
}

impl Calls {
    /// A call, in the order of the log. Rows of the same message say the same call again.
    pub(crate) fn call(&mut self, id: Id, message: Short, at: Place) {
        if self.record != at.0 {
            self.record = at.0;
            self.in_record.clear();
        }
        let in_record = self.in_record.entry(id).or_default();
        *in_record += 1;
        let Some(called) = self.called.get_mut(&id) else {
            self.called.insert(id, Called { message, times: Times::once() });
            return self.made(id, at);
        };
        if called.message != message {
            *called = Called { message, times: Times(1 | called.times.0 & Times::FAILED) };
            *in_record = 1;
        } else if *in_record > called.times.count() {
            called.times.add();
        } else {
            if let Some(last) = self.open.get_mut(&id).and_then(|open| open.last_mut()) {
                *last = at;
            } else if called.times.has_failed() {
                self.failed.insert(at);
            }
            return;
        }
        self.made(id, at);
    }

    /// Another call of the id: it is open, unless its result came before it.
    fn made(&mut self, id: Id, at: Place) {
        match self.early.get_mut(&id).filter(|early| **early > 0) {
            Some(early) => *early -= 1,
            None => self.open.entry(id).or_default().push(at),
        }
    }

    /// A result, in the order of the log. One more of a call that has its result is a copy of it.
    pub(crate) fn result(&mut self, id: Id, is_error: bool) {
        let Some(called) = self.called.get_mut(&id) else {
            *self.early.entry(id).or_default() += 1;
            return;
        };
        let Entry::Occupied(mut open) = self.open.entry(id) else { return };
        if let Some(at) = open.get_mut().pop() {
            called.times.set_failed(is_error);
            if is_error {
                self.failed.insert(at);
            }
        }
        if open.get().is_empty() {
            open.remove();
        }
    }

    /// What is left.
    pub(crate) fn finish(self) -> Pairs {
        let called = &self.called;
        Pairs {
            open: self.open.into_values().flatten().collect(),
            orphans: self.early.into_keys().filter(|id| !called.contains_key(id)).collect(),
            failed: self.failed,
        }
    }
}

impl Pairs {
    /// Whether the call has no result in the log.
    pub(crate) fn is_open(&self, call: Place) -> bool {
        self.open.contains(&call)
    }

    /// Whether the call's result says that it failed.
    pub(crate) fn has_failed(&self, call: Place) -> bool {
        self.failed.contains(&call)
    }

    /// Whether a result of that id has no call in the log.
    pub(crate) fn is_orphan(&self, id: &str) -> bool {
        self.orphans.contains(&Id::of_str(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays `call:message` and `result`, `error` of one id, each in a record of its own unless it begins
    /// with `+`. Gives the records of the open calls, of the failed ones, and whether the id is an orphan.
    fn play(steps: &[&str]) -> (Vec<u64>, Vec<u64>, bool) {
        let mut calls = Calls::default();
        let (mut record, mut block) = (0, 0);
        for step in steps {
            let beside = step.strip_prefix('+');
            (record, block) = if beside.is_some() { (record, block + 1) } else { (record + 1, 0) };
            let step = beside.unwrap_or(step);
            match step.split_once(':') {
                Some((_, message)) => {
                    calls.call(
                        Id::of_str("t"),
                        Short::of_number(message.parse().expect("a number")),
                        (record, block),
                    );
                }
                None => calls.result(Id::of_str("t"), step == "error"),
            }
        }
        let pairs = calls.finish();
        let sorted = |places: &HashSet<Place>| {
            let mut records: Vec<u64> = places.iter().map(|(record, _)| *record).collect();
            records.sort_unstable();
            records
        };
        (sorted(&pairs.open), sorted(&pairs.failed), pairs.is_orphan("t"))
    }

    #[test]
    fn a_call_and_its_result_are_a_pair_wherever_they_stand() {
        assert_eq!(play(&["call:1", "result"]), (vec![], vec![], false));
        assert_eq!(play(&["result", "call:1"]), (vec![], vec![], false));
        assert_eq!(play(&["call:1"]), (vec![1], vec![], false));
        assert_eq!(play(&["result"]), (vec![], vec![], true));
    }

    #[test]
    fn an_id_that_is_called_again_after_its_result_is_open_again() {
        assert_eq!(play(&["call:1", "result", "call:2"]), (vec![3], vec![], false));
        assert_eq!(play(&["call:1", "result", "call:2", "result"]), (vec![], vec![], false));
        assert_eq!(play(&["call:1", "result", "result", "call:2"]), (vec![4], vec![], false));
        assert_eq!(play(&["call:1", "call:2", "result"]), (vec![1], vec![], false));
        assert_eq!(play(&["result", "call:1", "call:2"]), (vec![3], vec![], false));
    }

    #[test]
    fn the_rows_of_one_message_say_one_call_again() {
        assert_eq!(play(&["call:1", "call:1"]), (vec![2], vec![], false));
        assert_eq!(play(&["call:1", "result", "call:1"]), (vec![], vec![], false));
        assert_eq!(play(&["call:1", "+call:1"]).0, [1, 1]);
        assert_eq!(play(&["call:1", "+call:1", "call:1", "+call:1", "result"]).0.len(), 1);
    }

    #[test]
    fn a_failure_is_the_calls_that_it_answers() {
        assert_eq!(play(&["call:1", "error", "call:2", "result"]), (vec![], vec![1], false));
        assert_eq!(play(&["call:1", "result", "call:2", "error"]), (vec![], vec![3], false));
        assert_eq!(play(&["call:1", "error", "call:1"]), (vec![], vec![1, 3], false));
    }
}
