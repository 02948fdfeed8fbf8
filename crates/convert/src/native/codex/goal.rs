//! Goals that a session works toward: each event tells the whole state of one.

use exact_json::Value;
use exact_json::trace::{Function, List, Number, Open, Out, Src, Str, Transform};
use session_record_model::draft::target::{Plan, PlanAmount, Record};
use session_record_model::draft::{IdSource, PlanStatus, PlanType, tag};

use super::agents::is_count;
use super::mapper::{Mapper, Opened, RowIn, record_ref};
use super::native_row::is_said;
use crate::native::cells::Cells;
use crate::native::made::native;
use crate::native::response_items::parts::text_of;

/// The record of a goal, if the event tells what it is.
pub(super) fn record<'t>(m: &mut Mapper<'_>, from: &RowIn<'t>) -> Option<Record<'t>> {
    let goal = from.row.payload.get("goal")?;
    goal.get("objective").filter(|objective| is_said(*objective))?;
    let mut opened = Opened::of(m, from)?;
    let mut cells = opened.payload.object("goal")?;
    let plan_id = plan_id(goal);
    let via = ["threadId", "createdAt"].into_iter().filter_map(|name| goal.get(name));
    let via: Vec<_> = via.map(|value| Src::of(value).place()).collect();
    let mut envelope = opened.envelope(m, from);
    let turn_id = opened.payload.id("turnId").map(Src::keep_str);
    envelope.turn_id = envelope.turn_id.or(turn_id);
    envelope.id_source = Some(Out::constant(IdSource::Derived));
    let before = m.plans.insert(plan_id.clone(), m.next - 1);
    envelope.supersedes = before.map(record_ref);
    let objective = text_of(&mut cells, "objective");
    let status = status(&mut cells);
    let used = amount(count(&mut cells, "tokensUsed"), count(&mut cells, "timeUsedSeconds"));
    let budget = amount(count(&mut cells, "tokenBudget"), None);
    let rest = cells.rest(&mut m.ledger);
    let beside = if rest.is_empty() { Vec::new() } else { vec![("goal", Open::Object(rest))] };
    envelope.native = native(vec![opened.rest(&mut m.ledger, beside)]);
    Some(Record::Plan(Plan {
        type_: Out::constant(tag::Plan),
        envelope,
        inference_id: None,
        subagent_id: None,
        plan_id: Out::derived(Function::Position, via, Str::Owned(plan_id)),
        plan_type: Out::constant(PlanType::Goal),
        status,
        entries: None,
        content: Some(List::new(objective.into_iter().collect())),
        source: None,
        budget,
        used,
        call_id: None,
        extra: Vec::new(),
    }))
}

/// The name of a goal: of the thread and the time at which it was set, which no other goal has.
fn plan_id(goal: Value<'_>) -> String {
    const LONGEST: usize = 200;
    let text = |name: &str| match goal.get(name) {
        Some(value) if value.as_u64().is_some() => value.raw().to_owned(),
        Some(value) => value.text().map(|text| text.decode().into_owned()).unwrap_or_default(),
        None => String::new(),
    };
    let (thread, created) = (text("threadId"), text("createdAt"));
    let is_name = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_graphic());
    if is_name(&thread) && is_name(&created) && thread.len() + created.len() < LONGEST {
        format!("goal:{thread}:{created}")
    } else {
        "goal".to_owned()
    }
}

fn status(cells: &mut Cells<'_>) -> Option<Out<PlanStatus>> {
    for (word, status) in [
        ("active", PlanStatus::Active),
        ("paused", PlanStatus::Paused),
        ("blocked", PlanStatus::Blocked),
        ("usage_limited", PlanStatus::UsageLimited),
        ("budget_limited", PlanStatus::BudgetLimited),
        ("complete", PlanStatus::Complete),
    ] {
        if let Some(said) = cells.word("status", word) {
            return Some(said.keep_as(|_| status));
        }
    }
    for (word, status) in
        [("usageLimited", PlanStatus::UsageLimited), ("budgetLimited", PlanStatus::BudgetLimited)]
    {
        if let Some(said) = cells.word("status", word) {
            return Some(said.change(Transform::EnumMap, |_| status));
        }
    }
    None
}

fn count<'t>(cells: &mut Cells<'t>, name: &str) -> Option<Out<Number<'t>>> {
    cells.take_if(name, is_count)?.into_number().ok().map(Src::keep)
}

fn amount<'t>(
    tokens: Option<Out<Number<'t>>>,
    seconds: Option<Out<Number<'t>>>,
) -> Option<PlanAmount<'t>> {
    let is_said = tokens.is_some() || seconds.is_some();
    is_said.then(|| PlanAmount { tokens, seconds, extra: Vec::new() })
}
