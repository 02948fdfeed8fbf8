//! Which calls have results, by their ids and the order of the log.
//!
//! An id names one call, wherever its result stands. Some logs use an id again: a result is then the
//! latest open call's, and a call that comes after a result is open until the next one.

use std::collections::{HashMap, HashSet};

use super::id::Id;

/// Where a call stands: its record and its place among the blocks of it.
pub(crate) type Place = (u64, usize);

/// What a first pass has seen of calls and results so far.
#[derive(Debug, Default)]
pub(crate) struct Calls {
    ends: HashMap<Id, Ends>,
    /// Earlier open calls of an id that has more than one.
    open: HashMap<Id, Vec<Place>>,
    failed: HashSet<Place>,
}

/// What is known of an id.
#[derive(Debug, Default)]
struct Ends {
    /// The message of its last call, if it has been called.
    message: Option<u64>,
    /// The record of its last call.
    record: u64,
    /// How often that record has the call so far, and the message.
    in_record: u32,
    in_message: u32,
    /// Its last call, while it has no result.
    open: Option<Place>,
    has_failed: bool,
    /// Results that came before any call.
    early: u32,
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
    pub(crate) fn call(&mut self, id: Id, message: u64, at: Place) {
        let ends = self.ends.entry(id).or_default();
        let is_same_message = ends.message == Some(message);
        let is_same_record = is_same_message && ends.record == at.0;
        ends.in_record = if is_same_record { ends.in_record + 1 } else { 1 };
        ends.record = at.0;
        if is_same_message && ends.in_record <= ends.in_message {
            if ends.open.is_some() {
                ends.open = Some(at);
            } else if ends.has_failed {
                self.failed.insert(at);
            }
            return;
        }
        ends.in_message = if is_same_message { ends.in_message + 1 } else { 1 };
        ends.message = Some(message);
        if ends.early > 0 {
            ends.early -= 1;
            return;
        }
        if let Some(earlier) = ends.open.replace(at) {
            self.open.entry(id).or_default().push(earlier);
        }
    }

    /// A result, in the order of the log. One more of a call that has its result is a copy of it.
    pub(crate) fn result(&mut self, id: Id, is_error: bool) {
        let ends = self.ends.entry(id).or_default();
        if ends.message.is_none() {
            ends.early += 1;
        }
        if let Some(at) = ends.open.take() {
            ends.open = self.open.get_mut(&id).and_then(Vec::pop);
            ends.has_failed = is_error;
            if is_error {
                self.failed.insert(at);
            }
        }
    }

    /// What is left.
    pub(crate) fn finish(self) -> Pairs {
        let mut pairs = Pairs { failed: self.failed, ..Pairs::default() };
        for (id, ends) in self.ends {
            pairs.open.extend(ends.open);
            if ends.message.is_none() {
                pairs.orphans.insert(id);
            }
        }
        pairs.open.extend(self.open.into_values().flatten());
        pairs
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
                        message.parse().expect("a number"),
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
