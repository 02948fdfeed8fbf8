//! Plans that the log records: task lists and plan documents, each a complete snapshot.
//!
//! A plan is read off values that stay where they are (a call's input, a reminder's content), so every
//! value of it is another target of a value that is kept elsewhere.

use std::borrow::Cow;

use exact_json::trace::{Function, List, Out, Src, Str};
use exact_json::{Kind, Text, Value};
use session_record_model::draft::target::{Plan, PlanEntry};
use session_record_model::draft::{IdSource, PlanEntryPriority, PlanEntryStatus, PlanType, tag};

use super::mapper::{Mapper, Stamp, record_ref};
use super::row::{id, text};
use crate::native::made::text_part;
use crate::report::Notice;

/// What a call's input or a reminder's content says about a plan.
pub(super) enum PlanOf<'t> {
    /// Tasks, each with `content` and `status`.
    Todos(List<PlanEntry<'t>>),
    /// Tasks with ids.
    Tasks(List<PlanEntry<'t>>),
    /// A written plan.
    Document(Out<Str<'t>>),
}

/// The plan that a tool call sets, if it sets one. `pointer` is that of the input.
pub(super) fn of_call<'t>(
    m: &mut Mapper<'_>,
    name: &str,
    input: &Src<Value<'t>>,
    line: u64,
    pointer: &str,
) -> Option<PlanOf<'t>> {
    match name {
        "TodoWrite" => {
            let pointer = format!("{pointer}/todos");
            let list = input.view().get("todos");
            let entries = Reading::new(m, line, pointer)
                .entries(input, list, |whole, todo| entry(whole, todo, "content"));
            entries.map(PlanOf::Todos)
        }
        "ExitPlanMode" => {
            Some(PlanOf::Document(input.also_str(input.view().get("plan").filter(is_text)?)?))
        }
        _ => None,
    }
}

/// The plan that a reminder repeats, if it repeats one. `pointer` is that of its content.
pub(super) fn of_reminder<'t>(
    m: &mut Mapper<'_>,
    kind: &str,
    content: &Src<Value<'t>>,
    line: u64,
    pointer: String,
) -> Option<PlanOf<'t>> {
    let list = content.view();
    let reading = Reading::new(m, line, pointer);
    match kind {
        "todo_reminder" => {
            let read = |whole: &Src<Value<'t>>, todo| entry(whole, todo, "content");
            reading.entries(content, Some(list), read).map(PlanOf::Todos)
        }
        "task_reminder" => {
            let ids = Ids::of(list);
            let read = |whole: &Src<Value<'t>>, task| ids.entry(whole, task);
            reading.entries(content, Some(list), read).map(PlanOf::Tasks)
        }
        _ => None,
    }
}

/// The reading of a list of entries.
struct Reading<'m, 'i> {
    m: &'m mut Mapper<'i>,
    line: u64,
    pointer: String,
}

impl<'m, 'i> Reading<'m, 'i> {
    fn new(m: &'m mut Mapper<'i>, line: u64, pointer: String) -> Self {
        Self { m, line, pointer }
    }

    /// The entries of a list. One that cannot be read is told and left out; of a list in which there is
    /// nothing else, or that is none, nothing is known. An empty list is a plan without entries.
    fn entries<'t>(
        mut self,
        whole: &Src<Value<'t>>,
        list: Option<Value<'t>>,
        read: impl Fn(&Src<Value<'t>>, Value<'t>) -> Option<PlanEntry<'t>>,
    ) -> Option<List<PlanEntry<'t>>> {
        let Some(list) = list.filter(|list| list.kind() == Kind::Array) else {
            let message = "the list of a plan cannot be read; the plan before it was not changed";
            self.tell(None, message);
            return None;
        };
        let mut entries = Vec::with_capacity(list.len());
        for (index, item) in list.items().enumerate() {
            match read(whole, item) {
                Some(entry) => entries.push(entry),
                None => self.tell(Some(index), "an entry without content or status is left out"),
            }
        }
        if entries.is_empty() && !list.is_empty() {
            return None;
        }
        Some(List::new(entries).with_empty(whole.also(list).map_type(|_| ())))
    }

    fn tell(&mut self, entry: Option<usize>, message: &str) {
        let entry = entry.map(|entry| format!("/{entry}")).unwrap_or_default();
        let notice = Notice::new("odd-plan", message).on_line(self.line);
        self.m.notices.push(notice.at(format!("{}{entry}", self.pointer)));
    }
}

/// The ids of tasks, which name entries where each names one (ASR-236).
struct Ids<'t> {
    sorted: Vec<Cow<'t, str>>,
    are_names: bool,
}

impl<'t> Ids<'t> {
    fn of(tasks: Value<'t>) -> Self {
        let is_entry = |task: &Value<'t>| words_of(*task, "subject").is_some();
        let entries = || tasks.items().filter(is_entry);
        let ids = entries().filter_map(|task| task.get("id").and_then(id));
        let mut sorted: Vec<_> = ids.map(Text::decode).collect();
        sorted.sort_unstable();
        let count = sorted.len();
        sorted.dedup();
        let are_names = sorted.len() == count && count == entries().count();
        Self { sorted, are_names }
    }

    fn entry(&self, whole: &Src<Value<'t>>, task: Value<'t>) -> Option<PlanEntry<'t>> {
        let mut entry = entry(whole, task, "subject")?;
        if self.are_names {
            let own = task.get("id").and_then(id)?;
            entry.entry_id = whole.also_str(task.get("id")?);
            let is_other = |blocker: &Value<'t>| {
                id(*blocker).is_some_and(|blocker| {
                    let blocker = blocker.decode();
                    *own.decode() != *blocker && self.sorted.binary_search(&blocker).is_ok()
                })
            };
            let blockers = task.get("blockedBy").filter(|by| by.kind() == Kind::Array);
            let blockers = blockers.into_iter().flat_map(Value::items).filter(is_other);
            let blockers: Vec<_> = blockers.filter_map(|id| whole.also_str(id)).collect();
            entry.blocked_by = Some(blockers).filter(|ids| !ids.is_empty()).map(List::new);
        }
        Some(entry)
    }
}

/// What an entry must say: its content and its status.
fn words_of<'t>(of: Value<'t>, content: &str) -> Option<(Value<'t>, Value<'t>)> {
    Some((of.get(content).filter(is_text)?, of.get("status").filter(is_text)?))
}

fn entry<'t>(whole: &Src<Value<'t>>, of: Value<'t>, content: &str) -> Option<PlanEntry<'t>> {
    let (content, status) = words_of(of, content)?;
    let priority = of.get("priority").filter(is_text);
    Some(PlanEntry {
        entry_id: None,
        content: whole.also_str(content)?,
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

impl PlanOf<'_> {
    /// Whether it says anything: a reminder that there are no tasks does, where there were some.
    pub(super) fn is_news(&self, m: &Mapper<'_>, conversation: Option<usize>) -> bool {
        let (name, entries) = match self {
            Self::Todos(entries) => ("todos", entries),
            Self::Tasks(entries) => ("tasks", entries),
            Self::Document(_) => return true,
        };
        !entries.is_empty() || m.plans.contains_key(&plan_id(name, conversation))
    }
}

/// A subagent keeps a plan of its own.
fn plan_id(name: &str, conversation: Option<usize>) -> String {
    conversation.map_or_else(|| name.to_owned(), |of| format!("{name}-{}", of + 1))
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
    let id = plan_id(name, conversation);
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
