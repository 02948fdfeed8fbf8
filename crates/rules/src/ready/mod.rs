//! Whether a task may be continued from its checkpoint now: the resume gate.
//!
//! A checkpoint says under which conditions its task may be continued, and what is known of operations that were not finished when it was
//! captured. [`ready`] holds that to what whoever continues knows by now ([`Known`]), and gives the reasons against it. Nothing is looked up
//! and nothing is assumed: what nobody has said is not known.
//!
//! ```
//! use opencheckpoint_model::v0_1::{Checkpoint, OperationStatus};
//! use opencheckpoint_rules::ready::{Effect, Known, Why, ready};
//!
//! let checkpoint: Checkpoint = exact_json::from_str(
//!     r#"{
//!       "opencheckpoint": "0.1",
//!       "id": "urn:uuid:2f0c1c5e-6a3b-4d8e-9f10-0a1b2c3d4e5f",
//!       "created_at": "2026-03-04T16:20:00Z",
//!       "source": { "producer": { "name": "example" } },
//!       "task": { "objective": "Book the train.", "status": "active" },
//!       "operations": [
//!         { "id": "buy", "kind": "action", "description": "Buy the seats.", "status": "uncertain" }
//!       ]
//!     }"#,
//! )?;
//!
//! let found = ready(&checkpoint, &Known::default());
//! assert!(!found.is_ready());
//! let [reason] = &found.reasons[..] else { unreachable!() };
//! assert!(matches!(reason.why, Why::UncertainOperation { id: "buy", .. }));
//! assert_eq!((reason.effect, &*reason.pointer), (Effect::Blocks, "/operations/0"));
//!
//! let mut known = Known::default();
//! known.observed.insert("buy".to_owned(), OperationStatus::Completed);
//! assert!(ready(&checkpoint, &known).is_ready());
//! # Ok::<(), exact_json::Error>(())
//! ```

mod conditions;
mod operations;
mod reason;

use std::collections::{HashMap, HashSet};

use exact_json::Timestamp;
use opencheckpoint_model::v0_1::{
    Checkpoint, Operation, OperationStatus, RequirementKind, TaskStatus,
};

pub use self::reason::{Effect, Reason, Waiting, Why};

/// What whoever continues knows, and the checkpoint cannot.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// What is at hand, by the kinds and names of requirements.
    pub have: HashSet<(RequirementKind, String)>,
    /// The ids of preconditions that were checked, and hold.
    pub met: HashSet<String>,
    /// The statuses of operations, by their ids, as the system of record has them now. They count for more than the checkpoint's.
    pub observed: HashMap<String, OperationStatus>,
    /// The time it is. Without it, nothing has expired.
    pub at: Option<Timestamp>,
}

/// What stands against continuing, in the order of the document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Readiness<'c> {
    /// Every reason, whatever its effect.
    pub reasons: Vec<Reason<'c>>,
}

impl Readiness<'_> {
    /// Whether the task may be continued: no reason blocks it. Operations may be forbidden all the same.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.reasons.iter().all(|reason| reason.effect != Effect::Blocks)
    }
}

/// Holds a checkpoint to what is known.
///
/// What the checkpoint says is taken as it is: whether it keeps the rules of its format is for [`opencheckpoint::check`](crate::opencheckpoint::check)
/// to say.
#[must_use]
pub fn ready<'c>(checkpoint: &'c Checkpoint, known: &Known) -> Readiness<'c> {
    let state = State::of(checkpoint, known);
    let mut reasons = Vec::new();
    task(checkpoint, &state, &mut reasons);
    operations::check(checkpoint, &state, &mut reasons);
    operations::steps(checkpoint, &state, &mut reasons);
    conditions::check(checkpoint, &state, &mut reasons);
    Readiness { reasons }
}

/// What is known of the operations of a checkpoint, and beside it.
struct State<'c, 'k> {
    known: &'k Known,
    statuses: HashMap<&'c str, OperationStatus>,
}

impl<'c, 'k> State<'c, 'k> {
    fn of(checkpoint: &'c Checkpoint, known: &'k Known) -> Self {
        let operations = checkpoint.operations.iter().flatten();
        let statuses = operations.map(|operation| {
            let observed = known.observed.get(operation.id.as_str()).copied();
            (operation.id.as_str(), observed.unwrap_or(operation.status))
        });
        Self { known, statuses: statuses.collect() }
    }

    /// The status of an operation, as it was observed last.
    fn status(&self, operation: &str) -> Option<OperationStatus> {
        self.statuses.get(operation).copied()
    }

    /// Whether somebody is asked for something by the operation, and has not answered.
    fn is_awaited(&self, operation: &Operation) -> bool {
        self.status(operation.id.as_str()) == Some(OperationStatus::Awaiting)
    }
}

fn task<'c>(checkpoint: &'c Checkpoint, state: &State<'c, '_>, reasons: &mut Vec<Reason<'c>>) {
    let status = checkpoint.task.status;
    let effect = match status {
        TaskStatus::Active | TaskStatus::Blocked | TaskStatus::Paused => return,
        TaskStatus::Completed | TaskStatus::Abandoned => Effect::Blocks,
        TaskStatus::AwaitingInput => {
            let mut operations = checkpoint.operations.iter().flatten();
            if operations.any(|operation| state.is_awaited(operation)) {
                Effect::Blocks
            } else {
                Effect::Watch
            }
        }
    };
    reasons.push(Reason { effect, pointer: "/task/status".to_owned(), why: Why::Task { status } });
}
