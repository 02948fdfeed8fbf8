//! What is remembered of the turns that were read: digests and ids.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use agent_turns_model::{CallResult, Json, Turn};
use opencheckpoint_rules::turns::Checker;
use opencheckpoint_rules::{Finding, RuleId};

use super::labels::Labels;
use super::rows::Rows;
use super::{Conflict, Repeats};
use crate::turns::same::Mark;

/// The turns of A, and the new ones of B behind them.
#[derive(Default)]
pub(super) struct Known {
    /// How many turns there are.
    pub(super) turns: u64,
    /// How many of them are A's.
    pub(super) a_turns: u64,
    /// How many there are up to the last with which they can end.
    pub(super) end: u64,
    /// The labels of A.
    pub(super) labels: Labels,
    /// The rows of logs of which A has turns.
    pub(super) rows: Rows,
    /// How many turns of A are like this one, and stand for none of B yet. What is here is known, be it 0.
    seen: HashMap<Mark, u64>,
    /// The calls to which A has a result, by id, each with the line of the first.
    answered: HashMap<Mark, u64>,
    /// Those calls, each with a result.
    results: HashSet<(Mark, Mark)>,
    checker: Checker,
}

impl Known {
    /// Takes in the next turn of A.
    pub(super) fn push_a(&mut self, line: u64, turn: &Turn) {
        *self.seen.entry(Mark::of_turn(turn)).or_default() += 1;
        for (call, result) in results(turn) {
            let call = Mark::of_text(&call);
            self.answered.entry(call).or_insert(line);
            self.results.insert((call, result));
        }
        self.labels.push(turn);
        self.rows.push(line, turn);
        self.a_turns += 1;
        self.push(turn);
    }

    /// Takes in the next new turn of B.
    pub(super) fn push_b(&mut self, turn: &Turn) {
        self.push(turn);
    }

    fn push(&mut self, turn: &Turn) {
        self.turns += 1;
        self.checker.check(self.turns, turn);
        if self.checker.can_end() {
            self.end = self.turns;
        }
    }

    /// Whether a turn of B is new; and whether it is not, though no turn of A stands for it.
    pub(super) fn is_new(&mut self, turn: &Turn, repeats: Repeats) -> (bool, bool) {
        let mark = Mark::of_turn(turn);
        match self.seen.get_mut(&mark) {
            Some(left @ 1..) => {
                *left -= 1;
                (false, false)
            }
            Some(0) => (repeats == Repeats::Keep, repeats == Repeats::LeaveOut),
            None => {
                self.seen.insert(mark, 0);
                (true, false)
            }
        }
    }

    /// The calls to which A has a result, and this turn of B another.
    pub(super) fn conflicts(&self, line: u64, turn: &Turn) -> Vec<Conflict> {
        let mut conflicts = Vec::new();
        for (call, result) in results(turn) {
            let id = Mark::of_text(&call);
            if let Some(&a_line) = self.answered.get(&id)
                && !self.results.contains(&(id, result))
            {
                conflicts.push(Conflict { call, a_line, b_line: line });
            }
        }
        conflicts
    }

    /// Whether one of these turns makes a call that no result answers.
    pub(super) fn has_unanswered(&mut self, turns: Range<u64>) -> bool {
        let findings = std::mem::take(&mut self.checker).finish();
        let open = findings.iter().filter(|finding| finding.rule().id == RuleId::AC103);
        // Lines are counted from 1, and each turn is a line here.
        open.filter_map(Finding::line).any(|line| turns.contains(&(line - 1)))
    }
}

/// The results of a turn that name a call: its id, and what stands for the result.
fn results(turn: &Turn) -> Vec<(String, Mark)> {
    let named = turn
        .results()
        .into_iter()
        .filter_map(|CallResult { call, place }| Some((call?.text, place.to_string())));
    let named: Vec<_> = named.collect();
    // The content of most turns need not be looked at.
    if named.is_empty() {
        return Vec::new();
    }
    let null = Json::null();
    turn.content.as_ref().unwrap_or(&null).with(|content| {
        let blocks: Vec<_> = content.items().collect();
        let mark = |place: &str| {
            let block = place.strip_prefix("/content/").and_then(number);
            let listed = place.strip_prefix("/tool_results/").and_then(number);
            match (block, listed.and_then(|n| turn.tool_results().get(n))) {
                (Some(n), _) => blocks
                    .get(n)
                    .map_or_else(|| Mark::of_value(content), |block| Mark::of_value(*block)),
                (None, Some(item)) => item.with(Mark::of_value),
                // The turn itself is the result.
                (None, None) => Mark::of_value(content),
            }
        };
        named.into_iter().map(|(call, place)| (call, mark(&place))).collect()
    })
}

fn number(text: &str) -> Option<usize> {
    text.parse().ok()
}
