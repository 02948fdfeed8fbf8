//! In which order a conversation is sent: each call in the message that makes it, and its result right behind that message.

use std::collections::{HashMap, HashSet, VecDeque};

use exact_json::trace::Reason;

use crate::conversation::plan::{Kind, Plan, Turn};

/// The turns that are sent, in their order.
#[derive(Debug)]
pub(crate) struct Seed {
    pub(crate) plan: Plan,
    pub(crate) steps: Vec<Step>,
    /// The records that are left out because they lack their other half.
    pub(crate) odd: HashMap<u32, Odd>,
}

/// A turn in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// Its number in the plan.
    pub(crate) turn: usize,
    /// Of a result, the record of the call.
    pub(crate) answers: Option<u32>,
    /// Whether something stands before it that came after it.
    pub(crate) is_moved: bool,
}

/// What a person should know of a record that is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Odd {
    /// A call that no result answers.
    Unanswered,
    /// A result that no call asked for.
    Unasked,
    /// A result of a call that has one.
    Again,
}

impl Seed {
    /// Orders the turns of a conversation. Where `instructions_first`, those of the system and the developer stand before all else.
    pub(crate) fn of(mut plan: Plan, instructions_first: bool) -> Self {
        sum_up(&mut plan);
        leave_out_unmade(&mut plan);
        let mut pairs = Pairs::of(&plan);
        let mut odd = std::mem::take(&mut pairs.odd);
        let unanswered: HashSet<u32> =
            pairs.open.drain().flat_map(|(_, open)| open).flat_map(|(_, calls)| calls).collect();
        odd.extend(unanswered.iter().map(|call| (*call, Odd::Unanswered)));
        plan.drop_calls(&unanswered, Reason::IncompleteTurn);
        let kept: Vec<bool> = plan
            .turns()
            .iter()
            .enumerate()
            .map(|(number, turn)| match turn.kind {
                Kind::Result => pairs.asked.contains_key(&number),
                Kind::Calls => !plan.calls(number).is_empty(),
                Kind::Assistant => turn.says || !plan.calls(number).is_empty(),
                Kind::User | Kind::System | Kind::Other => turn.says,
                Kind::Summary => true,
            })
            .collect();
        let mut results = HashMap::new();
        let still = kept.iter().enumerate().filter(|(_, is_kept)| **is_kept).enumerate();
        for (number, (before, _)) in still {
            if let Some(call) = pairs.asked.get(&before) {
                results.insert(*call, number);
            }
        }
        plan.keep(&kept, Reason::NoCounterpart);
        let steps = steps(&plan, &results, instructions_first);
        Self { plan, steps, odd }
    }
}

/// Leaves out what the last summary stands for. Instructions are no part of what is summed up.
fn sum_up(plan: &mut Plan) {
    let Some(cut) = plan.cut() else { return };
    let is_kept = |turn: &Turn| turn.kind == Kind::System || !cut.covers(turn.at);
    let kept: Vec<bool> = plan.turns().iter().map(is_kept).collect();
    plan.keep(&kept, Reason::Superseded);
}

/// Leaves out the calls of a message that a later state made somebody else's: nobody but an assistant calls.
fn leave_out_unmade(plan: &mut Plan) {
    let turns = plan.turns().iter().enumerate();
    let others = turns.filter(|(_, turn)| !matches!(turn.kind, Kind::Assistant | Kind::Calls));
    let calls = others.flat_map(|(number, _)| plan.calls(number));
    let unmade: HashSet<u32> = calls.map(|call| call.record).collect();
    plan.drop_calls(&unmade, Reason::NoCounterpart);
}

/// Which result answers which call.
#[derive(Debug, Default)]
struct Pairs {
    /// The call that each result answers, by the number of the result's turn.
    asked: HashMap<usize, u32>,
    /// The calls without a result by their id, those of one turn together.
    open: HashMap<u64, Vec<(usize, VecDeque<u32>)>>,
    odd: HashMap<u32, Odd>,
}

impl Pairs {
    /// An id may come again, in another round of calls: a result answers the first call of the last turn that has such calls without a
    /// result. One that stands before its call answers it all the same.
    fn of(plan: &Plan) -> Self {
        let mut pairs = Self::default();
        let mut early: HashMap<u64, VecDeque<usize>> = HashMap::new();
        let mut called = HashSet::new();
        for (number, turn) in plan.turns().iter().enumerate() {
            for call in plan.calls(number) {
                called.insert(call.id);
                if let Some(result) = early.get_mut(&call.id).and_then(VecDeque::pop_front) {
                    pairs.asked.insert(result, call.record);
                    continue;
                }
                let open = pairs.open.entry(call.id).or_default();
                match open.last_mut().filter(|(turn, _)| *turn == number) {
                    Some((_, calls)) => calls.push_back(call.record),
                    None => open.push((number, VecDeque::from([call.record]))),
                }
            }
            let Some(id) = turn.answers else { continue };
            match pairs.open.get_mut(&id).and_then(take_last) {
                Some(call) => {
                    pairs.asked.insert(number, call);
                }
                None => early.entry(id).or_default().push_back(number),
            }
        }
        for (id, results) in early {
            let odd = if called.contains(&id) { Odd::Again } else { Odd::Unasked };
            let records = results.iter().filter_map(|result| plan.turns().get(*result)?.record);
            pairs.odd.extend(records.map(|record| (record, odd)));
        }
        pairs
    }
}

/// Takes the first call of the last turn.
fn take_last(open: &mut Vec<(usize, VecDeque<u32>)>) -> Option<u32> {
    let (_, calls) = open.last_mut()?;
    let call = calls.pop_front();
    if calls.is_empty() {
        open.pop();
    }
    call
}

/// The turns in the order in which they are sent; `results` has the turn of the result of each call.
fn steps(plan: &Plan, results: &HashMap<u32, usize>, instructions_first: bool) -> Vec<Step> {
    let mut steps = Vec::with_capacity(plan.turns().len());
    let is_first = |turn: &Turn| instructions_first && turn.kind == Kind::System;
    let turns = || plan.turns().iter().enumerate();
    for (number, _) in turns().filter(|(_, turn)| is_first(turn)) {
        steps.push(Step { turn: number, answers: None, is_moved: number != steps.len() });
    }
    let mut latest = 0;
    let mut push = |turn: usize, answers: Option<u32>| {
        steps.push(Step { turn, answers, is_moved: turn < latest });
        latest = latest.max(turn);
    };
    let others = turns().filter(|(_, turn)| turn.kind != Kind::Result && !is_first(turn));
    for (number, _) in others {
        push(number, None);
        for call in plan.calls(number) {
            if let Some(result) = results.get(&call.record) {
                push(*result, Some(call.record));
            }
        }
    }
    steps
}
