//! Reasons against continuing, and what follows from each.

use std::fmt;

use opencheckpoint_model::v0_1::{
    OperationEffect, OperationResume, OperationStatus, PreconditionOnFailure, RequirementKind,
    RequirementNecessity, StopConditionUntilStatus, TaskStatus,
};

/// A reason against continuing, or against a part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason<'c> {
    /// What follows from it.
    pub effect: Effect,
    /// Where the checkpoint says so: a JSON Pointer.
    pub pointer: String,
    /// The reason itself.
    pub why: Why<'c>,
}

/// What follows from a reason, the gravest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// The task is not continued before it is settled.
    Blocks,
    /// The task may be continued; what the reason names is not done.
    Forbids,
    /// The task may be continued, with less than it had.
    Degrades,
    /// Nobody can tell here: whoever continues looks to it.
    Watch,
}

impl Effect {
    /// The word for it: `blocks`, `forbids`, `degrades`, `watch`.
    ///
    /// ```
    /// use opencheckpoint_rules::ready::Effect;
    ///
    /// assert_eq!(Effect::Blocks.name(), "blocks");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blocks => "blocks",
            Self::Forbids => "forbids",
            Self::Degrades => "degrades",
            Self::Watch => "watch",
        }
    }
}

/// A reason, by its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why<'c> {
    /// The task has ended, or waits for somebody.
    Task {
        /// Its status when the checkpoint was captured.
        status: TaskStatus,
    },
    /// Nobody knows whether an action took effect, and to repeat it may do harm.
    UncertainOperation {
        /// The operation.
        id: &'c str,
        /// What repeating it does. Nothing said is unknown.
        effect: OperationEffect,
        /// What the source recommends.
        resume: Option<OperationResume>,
        /// The resource in a system of record in which its status can be checked.
        record: Option<&'c str>,
    },
    /// Somebody has been asked, and has not answered.
    AwaitedOperation {
        /// The operation.
        id: &'c str,
        /// Who was asked.
        from: Option<&'c str>,
    },
    /// The time of an operation is over.
    ExpiredOperation {
        /// The operation.
        id: &'c str,
        /// When it was over.
        expires_at: &'c str,
    },
    /// The source recommends to leave an operation alone.
    NotResumed {
        /// The operation.
        id: &'c str,
    },
    /// An operation depends on others that have not come to their end.
    DependentOperation {
        /// The operation.
        id: &'c str,
        /// Those, and their statuses.
        on: Vec<(&'c str, OperationStatus)>,
    },
    /// A next step is blocked by what is not settled.
    BlockedStep {
        /// The step.
        id: &'c str,
        /// What blocks it.
        by: Vec<&'c str>,
    },
    /// Something that continuing needs is not at hand.
    MissingRequirement {
        /// The requirement.
        id: &'c str,
        /// What kind of thing.
        kind: RequirementKind,
        /// Its name.
        name: &'c str,
        /// How much it is needed.
        necessity: RequirementNecessity,
        /// How to continue without it.
        fallback: Option<&'c str>,
    },
    /// Nobody has said whether a precondition holds.
    UncheckedPrecondition {
        /// The precondition.
        id: &'c str,
        /// What it says.
        description: &'c str,
        /// What to do where it does not hold.
        on_failure: PreconditionOnFailure,
    },
    /// A stop condition is in force.
    StopCondition {
        /// The stop condition.
        id: &'c str,
        /// What it says.
        description: &'c str,
        /// The operations that it forbids; none, where it is about the whole continuation.
        forbids: Vec<&'c str>,
        /// What would lift it; nothing, where it holds as long as the task goes on.
        until: Vec<Waiting<'c>>,
    },
    /// Something that the source knows the checkpoint cannot be continued in.
    Incompatibility {
        /// What it says.
        text: &'c str,
    },
}

/// A status that a stop condition waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting<'c> {
    /// The operation.
    pub operation: &'c str,
    /// The status that lifts the stop condition.
    pub wanted: StopConditionUntilStatus,
    /// The status that it has; none, where the checkpoint has no such operation.
    pub found: Option<OperationStatus>,
}

impl Why<'_> {
    /// A name for the kind of reason, as `uncertain-operation`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Task { .. } => "task",
            Self::UncertainOperation { .. } => "uncertain-operation",
            Self::AwaitedOperation { .. } => "awaited-operation",
            Self::ExpiredOperation { .. } => "expired-operation",
            Self::NotResumed { .. } => "not-resumed",
            Self::DependentOperation { .. } => "dependent-operation",
            Self::BlockedStep { .. } => "blocked-step",
            Self::MissingRequirement { .. } => "missing-requirement",
            Self::UncheckedPrecondition { .. } => "unchecked-precondition",
            Self::StopCondition { .. } => "stop-condition",
            Self::Incompatibility { .. } => "incompatibility",
        }
    }
}

impl fmt::Display for Why<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Task { status: TaskStatus::AwaitingInput } => {
                write!(f, "the task waits for somebody's answer")
            }
            Self::Task { status } => write!(f, "the task is {status}"),
            Self::UncertainOperation { id, effect, resume, record } => {
                write!(f, "nobody knows whether {id:?} took effect, and repeating it ")?;
                write!(f, "{}", repeated(*effect))?;
                match (resume, record) {
                    (Some(OperationResume::Ask), _) => write!(f, "; ask a person"),
                    (_, Some(record)) => write!(f, "; look at {record:?} first"),
                    (_, None) => write!(f, "; find out first, where it was to take effect"),
                }
            }
            Self::AwaitedOperation { id, from: Some(from) } => {
                write!(f, "{id:?} waits for {from:?}")
            }
            Self::AwaitedOperation { id, from: None } => write!(f, "{id:?} waits for an answer"),
            Self::ExpiredOperation { id, expires_at } => {
                write!(f, "{id:?} has expired, at {expires_at}")
            }
            Self::NotResumed { id } => write!(f, "{id:?} is not to be resumed"),
            Self::DependentOperation { id, on } => {
                write!(f, "{id:?} depends on ")?;
                listed(f, on, |f, (id, status)| write!(f, "{id:?}, which is {status}"))
            }
            Self::BlockedStep { id, by } => {
                write!(f, "the step {id:?} is blocked by ")?;
                listed(f, by, |f, id| write!(f, "{id:?}"))
            }
            Self::MissingRequirement { id: _, kind, name, necessity, fallback } => {
                write!(
                    f,
                    "the {kind} {name:?} is {necessity}, and nobody says that it is at hand"
                )?;
                fallback.map_or(Ok(()), |fallback| write!(f, "; without it: {fallback}"))
            }
            Self::UncheckedPrecondition { id, description, on_failure } => {
                write!(f, "nobody says that {id:?} holds: {description}; if not: {on_failure}")
            }
            Self::StopCondition { id, description, forbids, until } => {
                write!(f, "{id:?} is in force: {description}")?;
                if !forbids.is_empty() {
                    write!(f, "; it forbids ")?;
                    listed(f, forbids, |f, id| write!(f, "{id:?}"))?;
                }
                if !until.is_empty() {
                    write!(f, "; until ")?;
                    listed(f, until, |f, waiting| waiting.fmt(f))?;
                }
                Ok(())
            }
            Self::Incompatibility { text } => write!(f, "it cannot be continued in: {text}"),
        }
    }
}

impl fmt::Display for Waiting<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { operation, wanted, found } = self;
        write!(f, "{operation:?} is {wanted}")?;
        match found {
            Some(found) => write!(f, " (it is {found})"),
            None => write!(f, " (there is no such operation)"),
        }
    }
}

/// What repeating an operation does, behind "repeating it".
const fn repeated(effect: OperationEffect) -> &'static str {
    match effect {
        OperationEffect::None | OperationEffect::Idempotent => "does no harm",
        OperationEffect::NonIdempotent => "may do it twice",
        OperationEffect::Unknown => "may do it twice, for all that is known",
    }
}

fn listed<T>(
    f: &mut fmt::Formatter<'_>,
    items: &[T],
    mut each: impl FnMut(&mut fmt::Formatter<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    for (n, item) in items.iter().enumerate() {
        if n > 0 {
            write!(f, ", ")?;
        }
        each(f, item)?;
    }
    Ok(())
}
