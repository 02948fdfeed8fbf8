//! What the task is, and how far it is.

use exact_json::trace::{List, Out, Promise, Promised, Src, Str, Transform};
use exact_json::{Read, Scanner, Text};
use opencheckpoint_model::v0_1::TaskStatus;
use opencheckpoint_model::v0_1::target::{Progress, ProgressFocus, Task};
use session_record_model::draft::PlanStatus;

use super::derivation::references;
use super::facts::{Facts, Leaf};
use super::run::{Found, Rehearsed, Section};
use crate::error::{Error, RequestError};
use crate::lattice::Completion;
use crate::options::Options;

/// The task.
///
/// # Errors
///
/// If nothing in the session says what it is for, and neither do the options.
pub(super) fn task<'t>(
    title: Option<Src<Text<'t>>>,
    facts: &Facts,
    found: &Found,
    options: &Options,
) -> Result<Task<'t>, Error> {
    let title = title.map(Src::keep_str);
    let spoken = found.goal.as_ref().or(found.prompt.as_ref()).map(promised);
    let objective = spoken
        .or_else(|| {
            title
                .as_ref()
                .filter(|title| title.look(|title| !title.decode().trim().is_empty()))
                .map(Out::again)
        })
        .or_else(|| options.objective.clone().map(|text| Out::option(Str::Owned(text))))
        .ok_or(RequestError::Missing { what: "an objective", option: "--objective" })?;
    Ok(Task {
        title,
        objective,
        outcome: None,
        status: status(facts, found),
        success_criteria: None,
        scope: None,
        extensions: None,
    })
}

/// A text that stands in the source, for a target that is written before its record's turn comes.
pub(super) fn promised<'t>(leaf: &Leaf) -> Out<Str<'t>> {
    Out::promised(promise(leaf, Promised::Kept), Str::Owned(leaf.text.clone()))
}

fn promise(leaf: &Leaf, fate: Promised) -> Promise {
    Promise { record: leaf.record.into(), pointer: leaf.pointer.clone(), fate }
}

fn status(facts: &Facts, found: &Found) -> Out<TaskStatus> {
    let goal = found.goal_status.as_ref().and_then(|leaf| {
        let status = status_of_goal(&plan_status(&leaf.text)?)?;
        Some(Out::promised(promise(leaf, Promised::Changed(Transform::EnumMap)), status))
    });
    goal.unwrap_or_else(|| {
        if facts.awaits_input {
            Out::constant(TaskStatus::AwaitingInput)
        } else {
            Out::default_value(TaskStatus::Paused)
        }
    })
}

fn plan_status(text: &str) -> Option<PlanStatus> {
    let mut json = String::new();
    exact_json::write::quote(&mut json, text);
    PlanStatus::read(Scanner::new().scan_str(&json).ok()?.root()).ok()
}

/// The status of a task with a goal of that status; none where a vendor's own status says nothing that we know.
fn status_of_goal(status: &PlanStatus) -> Option<TaskStatus> {
    Some(match (status, Completion::of_goal(status)) {
        (_, Completion::Done) => TaskStatus::Completed,
        (PlanStatus::Active, Completion::Open) => TaskStatus::Active,
        (PlanStatus::Blocked, Completion::Open) => TaskStatus::Blocked,
        (
            PlanStatus::Paused | PlanStatus::UsageLimited | PlanStatus::BudgetLimited,
            Completion::Open,
        ) => TaskStatus::Paused,
        (PlanStatus::Other(status), Completion::Open) => match status.as_str() {
            "awaiting_input" => TaskStatus::AwaitingInput,
            "abandoned" => TaskStatus::Abandoned,
            _ => return None,
        },
        (PlanStatus::Complete, Completion::Open) => return None,
    })
}

/// The progress, with the places for the steps.
pub(super) fn progress<'t>(rehearsed: &Rehearsed, markers: Markers) -> Option<Progress<'t>> {
    let found = &rehearsed.found;
    let focus = match (&found.step, rehearsed.planned) {
        (Some(step), _) => Some(ProgressFocus {
            description: promised(step),
            refs: Some(references(&rehearsed.current)),
        }),
        (None, true) => None,
        (None, false) => found
            .last_prompt
            .as_ref()
            .map(|prompt| ProgressFocus { description: promised(prompt), refs: None }),
    };
    let completed = rehearsed.count(Section::Completed);
    let next = rehearsed.count(Section::Current) + rehearsed.count(Section::Pending);
    if focus.is_none() && completed == 0 && next == 0 {
        return None;
    }
    Some(Progress {
        completed: (completed > 0).then(|| List::elsewhere(completed, markers.completed)),
        focus,
        next: (next > 0).then(|| List::elsewhere(next, markers.next)),
        extensions: None,
    })
}

/// The markers of the places where the steps go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Markers {
    /// In `/progress/completed`.
    pub(super) completed: u32,
    /// In `/progress/next`.
    pub(super) next: u32,
}
