//! Plans that the log records: task lists and plan documents, each a complete snapshot.
//!
//! A plan is read off values that stay where they are (a call's input, a reminder's content), so every
//! value of it is another target of a value that is kept elsewhere.

use exact_json::trace::{Function, List, Out, Src, Str};
use exact_json::{Kind, Value};
use session_record_model::draft::target::{Plan, PlanEntry};
use session_record_model::draft::{IdSource, PlanEntryPriority, PlanEntryStatus, PlanType, tag};

use super::made::text_part;
use super::mapper::{Mapper, Stamp, record_ref};
use super::row::text;

/// What a call's input or a reminder's content says about a plan.
pub(super) enum PlanOf<'t> {
    /// Tasks, each with `content` and `status`.
    Todos(List<PlanEntry<'t>>),
    /// Tasks with ids.
    Tasks(List<PlanEntry<'t>>),
    /// A written plan.
    Document(Out<Str<'t>>),
}

/// The plan that a tool call sets, if it sets one.
pub(super) fn of_call<'t>(name: &str, input: &Src<Value<'t>>) -> Option<PlanOf<'t>> {
    match name {
        "TodoWrite" => of_todos(input, input.view().get("todos")?),
        "ExitPlanMode" => {
            Some(PlanOf::Document(input.also_str(input.view().get("plan").filter(is_text)?)?))
        }
        _ => None,
    }
}

/// The plan that a reminder repeats, if it repeats one.
pub(super) fn of_reminder<'t>(kind: &str, content: &Src<Value<'t>>) -> Option<PlanOf<'t>> {
    match kind {
        "todo_reminder" => of_todos(content, content.view()),
        "task_reminder" => of_tasks(content, content.view()),
        _ => None,
    }
}

fn of_todos<'t>(whole: &Src<Value<'t>>, todos: Value<'t>) -> Option<PlanOf<'t>> {
    entries(todos, |todo| entry(whole, todo, "content")).map(PlanOf::Todos)
}

fn of_tasks<'t>(whole: &Src<Value<'t>>, tasks: Value<'t>) -> Option<PlanOf<'t>> {
    let ids: Vec<_> = tasks.items().filter_map(|task| task.get("id").and_then(text)).collect();
    // Ids name entries only if each names one (ASR-236).
    let mut sorted: Vec<_> = ids.iter().map(|id| id.decode()).collect();
    sorted.sort_unstable();
    sorted.dedup();
    let named = sorted.len() == tasks.len();
    let known =
        |id: Value<'_>| text(id).is_some_and(|id| sorted.binary_search(&id.decode()).is_ok());
    let entries = entries(tasks, |task| {
        let mut entry = entry(whole, task, "subject")?;
        if named {
            entry.entry_id = whole.also_str(task.get("id")?);
            let blockers = task.get("blockedBy").filter(|by| by.kind() == Kind::Array);
            let blockers = blockers.filter(|by| !by.is_empty() && by.items().all(known));
            let blockers = blockers.map(|by| by.items().filter_map(|id| whole.also_str(id)));
            entry.blocked_by = blockers.map(Iterator::collect);
        }
        Some(entry)
    });
    entries.map(PlanOf::Tasks)
}

/// A list of entries, if it is not empty and every one of them can be read.
fn entries<'t>(
    list: Value<'t>,
    read: impl Fn(Value<'t>) -> Option<PlanEntry<'t>>,
) -> Option<List<PlanEntry<'t>>> {
    if list.kind() != Kind::Array || list.is_empty() {
        return None;
    }
    list.items().map(read).collect()
}

fn entry<'t>(whole: &Src<Value<'t>>, of: Value<'t>, content: &str) -> Option<PlanEntry<'t>> {
    let status = of.get("status").filter(is_text)?;
    let priority = of.get("priority").filter(is_text);
    Some(PlanEntry {
        entry_id: None,
        content: whole.also_str(of.get(content).filter(is_text)?)?,
        status: whole.also(status).map_type(|status| PlanEntryStatus::from(&*words(status))),
        priority: priority.map(|priority| {
            whole.also(priority).map_type(|priority| PlanEntryPriority::from(&*words(priority)))
        }),
        owner: of.get("owner").filter(is_text).and_then(|owner| whole.also_str(owner)),
        blocked_by: None,
        extra: Vec::new(),
    })
}

fn is_text(value: &Value<'_>) -> bool {
    value.kind() == Kind::String
}

fn words(value: Value<'_>) -> String {
    text(value).map(|text| text.decode().into_owned()).unwrap_or_default()
}

/// The record of a plan, which supersedes the one before it.
pub(super) fn record<'t>(
    m: &mut Mapper<'_>,
    stamp: &Stamp<'t>,
    inference_id: Option<Out<Str<'t>>>,
    call_id: Option<Out<Str<'t>>>,
    plan: PlanOf<'t>,
    conversation: Option<usize>,
) -> Plan<'t> {
    let (name, plan_type, entries, content) = match plan {
        PlanOf::Todos(entries) => ("todos", PlanType::Items, Some(entries), None),
        PlanOf::Tasks(entries) => ("tasks", PlanType::Items, Some(entries), None),
        PlanOf::Document(text) => {
            let content = List::new(vec![text_part(text, None)]);
            ("plan", PlanType::Document, None, Some(content))
        }
    };
    // A subagent keeps a plan of its own.
    let id = conversation.map_or_else(|| name.to_owned(), |of| format!("{name}-{}", of + 1));
    let mut envelope = m.envelope(stamp);
    let earlier = m.plans.insert(id.clone(), m.next() - 1);
    envelope.supersedes = earlier.map(record_ref);
    envelope.id_source = Some(Out::constant(IdSource::Derived));
    Plan {
        type_: Out::constant(tag::Plan),
        envelope,
        inference_id,
        subagent_id: stamp.subagent_id.clone(),
        plan_id: Out::derived(Function::Position, [], Str::Owned(id)),
        plan_type: Out::constant(plan_type),
        status: None,
        entries,
        content,
        source: None,
        budget: None,
        used: None,
        call_id,
        extra: Vec::new(),
    }
}
