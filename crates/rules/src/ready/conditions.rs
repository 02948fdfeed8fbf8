//! What continuing needs, and what keeps it from going on.

use opencheckpoint_model::LocalId;
use opencheckpoint_model::v0_1::{
    Checkpoint, Continuation, Precondition, PreconditionOnFailure, Requirement,
    RequirementNecessity, StopCondition,
};

use super::State;
use super::reason::{Effect, Reason, Waiting, Why};

/// The reasons that the continuation of a checkpoint gives.
pub(super) fn check<'c>(
    checkpoint: &'c Checkpoint,
    state: &State<'c, '_>,
    reasons: &mut Vec<Reason<'c>>,
) {
    let Some(continuation) = &checkpoint.continuation else { return };
    let Continuation {
        requirements,
        preconditions,
        stop_conditions,
        // First actions, and nothing that stands against them.
        recovery: _,
        incompatibilities,
        extensions: _,
    } = continuation;
    let mut say = |member: &str, n: usize, found: Option<(Effect, Why<'c>)>| {
        reasons.extend(found.map(|(effect, why)| Reason {
            effect,
            pointer: format!("/continuation/{member}/{n}"),
            why,
        }));
    };
    for (n, item) in requirements.iter().flatten().enumerate() {
        say("requirements", n, requirement(item, state));
    }
    for (n, item) in preconditions.iter().flatten().enumerate() {
        say("preconditions", n, precondition(item, state));
    }
    for (n, item) in stop_conditions.iter().flatten().enumerate() {
        say("stop_conditions", n, stop_condition(item, state));
    }
    for (n, text) in incompatibilities.iter().flatten().enumerate() {
        say("incompatibilities", n, Some((Effect::Watch, Why::Incompatibility { text })));
    }
}

fn requirement<'c>(
    requirement: &'c Requirement,
    state: &State<'c, '_>,
) -> Option<(Effect, Why<'c>)> {
    let Requirement { id, kind, name, description: _, necessity, fallback, refs: _ } = requirement;
    let effect = match necessity {
        RequirementNecessity::Required => Effect::Blocks,
        RequirementNecessity::Recommended => Effect::Degrades,
        // A convenience is no reason.
        RequirementNecessity::Optional => return None,
    };
    if state.known.have.contains(&(*kind, name.clone())) {
        return None;
    }
    let why = Why::MissingRequirement {
        id: id.as_str(),
        kind: *kind,
        name,
        necessity: *necessity,
        fallback: fallback.as_deref(),
    };
    Some((effect, why))
}

fn precondition<'c>(
    precondition: &'c Precondition,
    state: &State<'c, '_>,
) -> Option<(Effect, Why<'c>)> {
    let Precondition { id, description, refs: _, on_failure } = precondition;
    if state.known.met.contains(id.as_str()) {
        return None;
    }
    let effect = match on_failure {
        PreconditionOnFailure::Halt | PreconditionOnFailure::Ask => Effect::Blocks,
        PreconditionOnFailure::Degrade => Effect::Degrades,
    };
    let id = id.as_str();
    Some((effect, Why::UncheckedPrecondition { id, description, on_failure: *on_failure }))
}

/// A stop condition, unless every operation that it waits for has the status that lifts it.
fn stop_condition<'c>(
    condition: &'c StopCondition,
    state: &State<'c, '_>,
) -> Option<(Effect, Why<'c>)> {
    let StopCondition { id, description, refs: _, applies_to, until } = condition;
    let forbids: Vec<_> = applies_to.iter().flatten().map(LocalId::as_str).collect();
    let all: Vec<_> = until
        .iter()
        .flatten()
        .map(|wanted| Waiting {
            operation: wanted.operation.as_str(),
            wanted: wanted.status,
            found: state.status(wanted.operation.as_str()),
        })
        .collect();
    let ends = !all.is_empty();
    let waiting: Vec<_> = all.into_iter().filter(|waiting| !waiting.is_over()).collect();
    if ends && waiting.is_empty() {
        return None;
    }
    let effect = match (forbids.is_empty(), ends) {
        (false, _) => Effect::Forbids,
        (true, true) => Effect::Blocks,
        // What it says is a condition that nobody but a reader can look at.
        (true, false) => Effect::Watch,
    };
    let id = id.as_str();
    Some((effect, Why::StopCondition { id, description, forbids, until: waiting }))
}

impl Waiting<'_> {
    /// Whether the operation has the status that is waited for.
    fn is_over(&self) -> bool {
        self.found.is_some_and(|found| found.as_str() == self.wanted.as_str())
    }
}
