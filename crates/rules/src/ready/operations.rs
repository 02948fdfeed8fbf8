//! Operations that were not finished, and the steps that wait for them.

use opencheckpoint_model::LocalId;
use opencheckpoint_model::v0_1::{
    Checkpoint, Operation, OperationEffect, OperationResume, OperationStatus, StatementStatus,
};

use super::State;
use super::reason::{Effect, Reason, Why};

/// The reasons that the operations are.
pub(super) fn check<'c>(
    checkpoint: &'c Checkpoint,
    state: &State<'c, '_>,
    reasons: &mut Vec<Reason<'c>>,
) {
    for (n, operation) in checkpoint.operations.iter().flatten().enumerate() {
        let found = [alone(operation, state), depends(operation, state)];
        reasons.extend(found.into_iter().flatten().map(|(effect, why)| Reason {
            effect,
            pointer: format!("/operations/{n}"),
            why,
        }));
    }
}

/// What an operation says by itself.
fn alone<'c>(operation: &'c Operation, state: &State<'c, '_>) -> Option<(Effect, Why<'c>)> {
    let id = operation.id.as_str();
    let status = state.status(id)?;
    if is_over(status) {
        return None;
    }
    if operation.resume == Some(OperationResume::DoNotResume) {
        return Some((Effect::Forbids, Why::NotResumed { id }));
    }
    if status == OperationStatus::Uncertain {
        return uncertain(operation);
    }
    let expires_at = operation.expires_at.as_ref();
    let has_expired = expires_at.zip(state.known.at.as_ref()).is_some_and(|(expires_at, now)| {
        expires_at.cmp_instant(now).is_some_and(std::cmp::Ordering::is_lt)
    });
    if let Some(expires_at) = expires_at.filter(|_| has_expired) {
        return Some((
            Effect::Forbids,
            Why::ExpiredOperation { id, expires_at: expires_at.as_str() },
        ));
    }
    let from = operation.requested_from.as_deref();
    let is_awaited = status == OperationStatus::Awaiting;
    is_awaited.then_some((Effect::Forbids, Why::AwaitedOperation { id, from }))
}

/// An operation of which nobody knows whether it took effect. One that may be repeated without harm is no reason, unless the source
/// recommends otherwise.
fn uncertain(operation: &Operation) -> Option<(Effect, Why<'_>)> {
    let effect = operation.effect.unwrap_or(OperationEffect::Unknown);
    let is_harmless = matches!(effect, OperationEffect::None | OperationEffect::Idempotent);
    let resume = operation.resume;
    if is_harmless && matches!(resume, None | Some(OperationResume::Retry)) {
        return None;
    }
    let record = operation.record.as_ref().map(LocalId::as_str);
    let id = operation.id.as_str();
    Some((Effect::Blocks, Why::UncertainOperation { id, effect, resume, record }))
}

/// The operations that one depends on, while they have not come to a good end.
fn depends<'c>(operation: &'c Operation, state: &State<'c, '_>) -> Option<(Effect, Why<'c>)> {
    let id = operation.id.as_str();
    if state.status(id).is_some_and(is_over) {
        return None;
    }
    let on: Vec<_> = operation
        .depends_on
        .iter()
        .flatten()
        .filter_map(|other| Some((other.as_str(), state.status(other.as_str())?)))
        .filter(|(_, status)| !is_settled(*status))
        .collect();
    (!on.is_empty()).then_some((Effect::Forbids, Why::DependentOperation { id, on }))
}

/// The steps that are blocked.
pub(super) fn steps<'c>(
    checkpoint: &'c Checkpoint,
    state: &State<'c, '_>,
    reasons: &mut Vec<Reason<'c>>,
) {
    let next = checkpoint.progress.iter().flat_map(|progress| progress.next.iter().flatten());
    for (n, step) in next.enumerate() {
        let blockers = step.blocked_by.iter().flatten().map(LocalId::as_str);
        let by: Vec<_> = blockers.filter(|id| blocks(checkpoint, state, id)).collect();
        if !by.is_empty() {
            reasons.push(Reason {
                effect: Effect::Forbids,
                pointer: format!("/progress/next/{n}"),
                why: Why::BlockedStep { id: step.id.as_str(), by },
            });
        }
    }
}

/// Whether what a step is said to be blocked by still blocks it. A resource does: nothing says that it has become another.
fn blocks(checkpoint: &Checkpoint, state: &State<'_, '_>, id: &str) -> bool {
    if let Some(status) = state.status(id) {
        return !is_settled(status);
    }
    let mut statements = checkpoint.statements.iter().flatten();
    if let Some(statement) = statements.find(|statement| statement.id.as_str() == id) {
        return matches!(statement.status, None | Some(StatementStatus::Active));
    }
    let continuation = checkpoint.continuation.iter();
    let mut requirements = continuation.flat_map(|all| all.requirements.iter().flatten());
    match requirements.find(|requirement| requirement.id.as_str() == id) {
        Some(requirement) => {
            !state.known.have.contains(&(requirement.kind, requirement.name.clone()))
        }
        None => true,
    }
}

/// Whether an operation has come to an end, whichever.
fn is_over(status: OperationStatus) -> bool {
    match status {
        OperationStatus::Approved
        | OperationStatus::Rejected
        | OperationStatus::Completed
        | OperationStatus::Cancelled => true,
        OperationStatus::Planned
        | OperationStatus::Awaiting
        | OperationStatus::Uncertain
        | OperationStatus::Failed => false,
    }
}

/// Whether what waits for an operation may go on.
fn is_settled(status: OperationStatus) -> bool {
    matches!(status, OperationStatus::Approved | OperationStatus::Completed)
}
