//! What the task is for becomes a goal, and how far it is a list of steps.

use std::collections::HashSet;

use exact_json::trace::{List, Open, Out, Reason, Settle as _, Src, SrcItems, Str, Transform};
use exact_json::{Tape, Text, Value};
use opencheckpoint_model::v0_1::TaskStatus;
use opencheckpoint_model::v0_1::source::{self, CompletedStep, NextStep, ProgressFocus};
use session_record_model::draft::target::{ContentPart, Plan, PlanEntry};
use session_record_model::draft::{PlanEntryStatus, PlanStatus, PlanType, tag};

use super::data::{self, Kind};
use super::message;
use super::rest::Rest;
use super::run::{Name, Run, Stamp};

/// Writes what the task is for.
pub(super) fn goal<'t>(
    run: &mut Run,
    objective: Src<Text<'t>>,
    status: Src<TaskStatus>,
    ts: Option<&Out<Str<'t>>>,
) {
    let content = List::new(vec![message::text(objective.keep_str())]);
    write(
        run,
        Written {
            name: "task",
            plan_type: PlanType::Goal,
            ts,
            status: Some(goal_status(status)),
            entries: None,
            content: Some(content),
        },
    );
}

/// The status of a goal that a task has. What the page has no word for stays as it is.
fn goal_status(status: Src<TaskStatus>) -> Out<PlanStatus> {
    match status.look(|status| *status) {
        TaskStatus::Active => status.keep_as(|_| PlanStatus::Active),
        TaskStatus::Blocked => status.keep_as(|_| PlanStatus::Blocked),
        TaskStatus::Paused => status.keep_as(|_| PlanStatus::Paused),
        TaskStatus::Completed => status.change(Transform::EnumMap, |_| PlanStatus::Complete),
        TaskStatus::AwaitingInput | TaskStatus::Abandoned => {
            status.keep_as(|status| PlanStatus::Other(status.as_str().to_owned()))
        }
    }
}

/// How far the task is.
pub(super) struct Progress<'t> {
    value: Option<Value<'t>>,
    completed: Vec<CompletedStep<'t>>,
    focus: Option<ProgressFocus<'t>>,
    next: Vec<NextStep<'t>>,
}

impl<'t> Progress<'t> {
    /// Takes the progress. Empty lists are left out.
    pub(super) fn of(run: &mut Run, rest: &mut Rest<'t>, progress: source::Progress<'t>) -> Self {
        let source::Progress { completed, focus, next, extensions, here } = progress;
        here.settle(&mut run.ledger, Reason::NoCounterpart);
        let mut inner = rest.within("progress");
        inner.keep("extensions", extensions);
        rest.put("progress", inner);
        let empty = Reason::NoCounterpart;
        Self {
            value: rest.member("progress"),
            completed: completed
                .map(|steps| steps.into_vec(&mut run.ledger, empty))
                .unwrap_or_default(),
            focus,
            next: next.map(|steps| steps.into_vec(&mut run.ledger, empty)).unwrap_or_default(),
        }
    }

    /// Writes the steps, and what the task is about at the moment.
    pub(super) fn write(self, run: &mut Run, tape: Tape<'t>, ts: Option<&Out<Str<'t>>>) {
        let Self { value, completed, focus, next } = self;
        let steps = Steps::of(value);
        let list = |name| items(value.and_then(|progress| progress.get(name)));
        let mut entries = Vec::with_capacity(completed.len() + next.len());
        let mut taken = HashSet::new();
        for (step, value) in completed.into_iter().zip(list("completed")) {
            entries.push(done(step, value, &mut taken));
        }
        for (step, value) in next.into_iter().zip(list("next")) {
            entries.push(to_do(step, value, &mut taken, &steps));
        }
        if !entries.is_empty() {
            let entries = Some(List::new(entries));
            write(
                run,
                Written {
                    name: "progress",
                    plan_type: PlanType::Items,
                    ts,
                    status: None,
                    entries,
                    content: None,
                },
            );
        }
        data::member(run, Kind::Focus, tape, "/progress/focus", focus);
    }
}

/// What the steps say of each other.
#[derive(Default)]
struct Steps {
    ids: HashSet<String>,
    /// What the focus refers to.
    focus: HashSet<String>,
}

impl Steps {
    fn of(progress: Option<Value<'_>>) -> Self {
        let Some(progress) = progress else { return Self::default() };
        let steps = items(progress.get("completed")).chain(items(progress.get("next")));
        let refs = progress.get("focus").and_then(|focus| focus.get("refs"));
        Self {
            ids: steps.filter_map(|step| step.get("id").map(decoded)).collect(),
            focus: items(refs).map(decoded).collect(),
        }
    }
}

fn items(list: Option<Value<'_>>) -> impl Iterator<Item = Value<'_>> {
    list.into_iter().flat_map(Value::items)
}

fn decoded(value: Value<'_>) -> String {
    value.text().map(|text| text.decode().into_owned()).unwrap_or_default()
}

/// A step that is done.
fn done<'t>(
    step: CompletedStep<'t>,
    value: Value<'t>,
    taken: &mut HashSet<String>,
) -> PlanEntry<'t> {
    let CompletedStep { id, description, completed_at, evidence } = step;
    let mut rest = Rest::of(value);
    let entry_id = entry_id(&mut rest, id, taken);
    rest.keep("completed_at", completed_at);
    rest.keep("evidence", evidence);
    entry(entry_id, description, PlanEntryStatus::Completed, None, rest)
}

/// A step that is to be done.
fn to_do<'t>(
    step: NextStep<'t>,
    value: Value<'t>,
    taken: &mut HashSet<String>,
    steps: &Steps,
) -> PlanEntry<'t> {
    let NextStep { id, description, blocked_by, requires, refs } = step;
    let mut rest = Rest::of(value);
    let name = value.get("id").map(decoded).unwrap_or_default();
    let entry_id = entry_id(&mut rest, id, taken);
    let blocked_by =
        blocked_by.and_then(|blocked_by| blockers(&mut rest, blocked_by, &name, steps));
    rest.keep("requires", requires);
    rest.keep("refs", refs);
    let status = if steps.focus.contains(&name) {
        PlanEntryStatus::InProgress
    } else {
        PlanEntryStatus::Pending
    };
    entry(entry_id, description, status, blocked_by, rest)
}

/// The id of an entry. Where another entry of the plan has it, this one has none (ASR-236).
fn entry_id<'t>(
    rest: &mut Rest<'t>,
    id: Src<Text<'t>>,
    taken: &mut HashSet<String>,
) -> Option<Out<Str<'t>>> {
    if rest.member("id").is_some_and(|id| taken.insert(decoded(id))) {
        return Some(id.keep_str());
    }
    rest.keep("id", id);
    None
}

/// The steps that must be done first. What else blocks the step, as everything does in a valid checkpoint, is kept apart (ASR-236).
fn blockers<'t>(
    rest: &mut Rest<'t>,
    blocked_by: SrcItems<Src<Text<'t>>>,
    step: &str,
    steps: &Steps,
) -> Option<List<Out<Str<'t>>>> {
    let ids: Vec<_> = items(rest.member("blocked_by")).map(decoded).collect();
    let is_step = |id: &String| id != step && steps.ids.contains(id);
    if !ids.iter().any(is_step) {
        rest.keep("blocked_by", blocked_by);
        return None;
    }
    let (_, items) = blocked_by.into_parts();
    let (mut blocking, mut others) = (Vec::new(), Vec::new());
    for (item, id) in items.into_iter().zip(&ids) {
        if is_step(id) {
            blocking.push(item.keep_str());
        } else {
            others.push(Open::Text(item.keep_str()));
        }
    }
    if !others.is_empty() {
        rest.push("blocked_by", Open::Array(others));
    }
    Some(List::new(blocking))
}

fn entry<'t>(
    entry_id: Option<Out<Str<'t>>>,
    description: Src<Text<'t>>,
    status: PlanEntryStatus,
    blocked_by: Option<List<Out<Str<'t>>>>,
    rest: Rest<'t>,
) -> PlanEntry<'t> {
    PlanEntry {
        entry_id,
        content: description.keep_str(),
        status: Out::constant(status),
        priority: None,
        owner: None,
        blocked_by,
        extra: rest.into_members(),
    }
}

/// What a plan says.
struct Written<'t, 'o> {
    /// Its place in the checkpoint.
    name: &'static str,
    plan_type: PlanType,
    ts: Option<&'o Out<Str<'t>>>,
    status: Option<Out<PlanStatus>>,
    entries: Option<List<PlanEntry<'t>>>,
    content: Option<List<ContentPart<'t>>>,
}

fn write(run: &mut Run, written: Written<'_, '_>) {
    let Written { name, plan_type, ts, status, entries, content } = written;
    let (plan_id, id_source) = Name::position(name.to_owned()).into_parts();
    let plan = Plan {
        type_: Out::constant(tag::Plan),
        envelope: run.envelope(Stamp { ts: ts.map(Out::again), id_source, ..Stamp::default() }),
        inference_id: None,
        subagent_id: None,
        plan_id,
        plan_type: Out::constant(plan_type),
        status,
        entries,
        content,
        source: None,
        budget: None,
        used: None,
        call_id: None,
        extra: Vec::new(),
    };
    run.write(plan);
}
