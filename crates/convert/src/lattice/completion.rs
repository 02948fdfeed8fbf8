//! Whether work is done.

use opencheckpoint_model::v0_1::TaskStatus;
use session_record_model::draft::{PlanEntryStatus, PlanStatus};

/// Whether work is done. Open work never becomes done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Completion {
    /// Not done, or nobody says so.
    Open,
    /// Done, as the source says.
    Done,
}

impl Completion {
    /// Whether an entry of a plan is done.
    #[must_use]
    pub fn of_entry(status: &PlanEntryStatus) -> Self {
        match status {
            PlanEntryStatus::Completed => Self::Done,
            PlanEntryStatus::Pending | PlanEntryStatus::InProgress | PlanEntryStatus::Other(_) => {
                Self::Open
            }
        }
    }

    /// Whether a goal is reached.
    #[must_use]
    pub fn of_goal(status: &PlanStatus) -> Self {
        match status {
            PlanStatus::Complete => Self::Done,
            PlanStatus::Active
            | PlanStatus::Paused
            | PlanStatus::Blocked
            | PlanStatus::UsageLimited
            | PlanStatus::BudgetLimited
            | PlanStatus::Other(_) => Self::Open,
        }
    }

    /// Whether a task claims to be done.
    ///
    /// ```
    /// use opencheckpoint_convert::lattice::Completion;
    /// use opencheckpoint_model::v0_1::TaskStatus;
    ///
    /// assert!(Completion::of_task(TaskStatus::Paused) < Completion::of_task(TaskStatus::Completed));
    /// ```
    #[must_use]
    pub fn of_task(status: TaskStatus) -> Self {
        match status {
            TaskStatus::Completed => Self::Done,
            TaskStatus::Active
            | TaskStatus::Blocked
            | TaskStatus::AwaitingInput
            | TaskStatus::Paused
            | TaskStatus::Abandoned => Self::Open,
        }
    }
}
