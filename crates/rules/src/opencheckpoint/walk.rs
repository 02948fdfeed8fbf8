//! The walk over everything in a checkpoint that has a local id or refers to one.
//!
//! Every object is taken apart member by member, without `..`: when the schema grows a member, this
//! does not compile until someone has looked whether it is an id or a reference.

use opencheckpoint_model::LocalId;
use opencheckpoint_model::v0_1::{
    ApplicationContext, Approval, Checkpoint, CompletedStep, ContextSelection, Continuation,
    Criterion, Derivation, DerivationInput, Draft, NextStep, Omission, Operation, Origin,
    Precondition, Progress, ProgressFocus, Recovery, Requirement, Resource, SessionRef, Source,
    Statement, StopCondition, StopConditionUntil, Task, Transformation,
};

use super::index::Relation;
use super::kind::{Kind, Kinds};
use crate::place::Place;

/// What the walk tells of.
pub(super) trait Visitor<'c> {
    /// An object that has a local id.
    fn object(&mut self, id: &'c LocalId, kind: Kind, place: Place);

    /// A session, by its own id.
    fn session(&mut self, id: &'c str);

    /// A reference by local id, and the kinds it may name.
    fn reference(&mut self, id: &'c LocalId, permits: Kinds, place: Place);

    /// A reference of the object that was told of last, which it joins to another.
    fn relation(&mut self, relation: Relation, id: &'c LocalId, permits: Kinds, place: Place);
}

/// Walks over a whole checkpoint, in the order of its schema.
pub(super) fn checkpoint<'c>(checkpoint: &'c Checkpoint, visitor: &mut impl Visitor<'c>) {
    let Checkpoint {
        opencheckpoint: _,
        id: _,
        created_at: _,
        parent: _,
        source,
        task,
        progress,
        statements,
        resources,
        application_context,
        operations,
        continuation,
        derivation,
        extensions: _,
    } = checkpoint;
    in_source(source, visitor);
    in_task(task, visitor);
    if let Some(progress) = progress {
        in_progress(progress, visitor);
    }
    for (n, statement) in statements.iter().flatten().enumerate() {
        in_statement(n, statement, visitor);
    }
    for (n, resource) in resources.iter().flatten().enumerate() {
        in_resource(n, resource, visitor);
    }
    for (n, context) in application_context.iter().flatten().enumerate() {
        in_application_context(n, context, visitor);
    }
    for (n, operation) in operations.iter().flatten().enumerate() {
        in_operation(n, operation, visitor);
    }
    if let Some(continuation) = continuation {
        in_continuation(continuation, visitor);
    }
    if let Some(derivation) = derivation {
        in_derivation(derivation, visitor);
    }
}

fn in_source<'c>(source: &'c Source, visitor: &mut impl Visitor<'c>) {
    let Source { producer: _, agent: _, model: _, session_refs, extensions: _ } = source;
    for session in session_refs.iter().flatten() {
        in_session_ref(session, visitor);
    }
}

fn in_session_ref<'c>(session: &'c SessionRef, visitor: &mut impl Visitor<'c>) {
    let SessionRef { protocol: _, id, event: _, uri: _ } = session;
    visitor.session(id);
}

fn in_task<'c>(task: &'c Task, visitor: &mut impl Visitor<'c>) {
    let Task {
        title: _,
        objective: _,
        outcome: _,
        status: _,
        success_criteria,
        scope: _,
        extensions: _,
    } = task;
    for (n, criterion) in success_criteria.iter().flatten().enumerate() {
        let Criterion { id, description: _, state: _, evidence } = criterion;
        visitor.object(id, Kind::Criterion, Place::new("/task/success_criteria/*", [n]));
        for (m, id) in evidence.iter().flatten().enumerate() {
            visitor.reference(
                id,
                Kinds::ANY,
                Place::new("/task/success_criteria/*/evidence/*", [n, m]),
            );
        }
    }
}

fn in_progress<'c>(progress: &'c Progress, visitor: &mut impl Visitor<'c>) {
    let Progress { completed, focus, next, extensions: _ } = progress;
    for (n, step) in completed.iter().flatten().enumerate() {
        let CompletedStep { id, description: _, completed_at: _, evidence } = step;
        visitor.object(id, Kind::CompletedStep, Place::new("/progress/completed/*", [n]));
        for (m, id) in evidence.iter().flatten().enumerate() {
            visitor.reference(
                id,
                Kinds::ANY,
                Place::new("/progress/completed/*/evidence/*", [n, m]),
            );
        }
    }
    if let Some(ProgressFocus { description: _, refs }) = focus {
        for (n, id) in refs.iter().flatten().enumerate() {
            visitor.reference(id, Kinds::ANY, Place::new("/progress/focus/refs/*", [n]));
        }
    }
    for (n, step) in next.iter().flatten().enumerate() {
        let NextStep { id, description: _, blocked_by, requires, refs } = step;
        visitor.object(id, Kind::NextStep, Place::new("/progress/next/*", [n]));
        for (m, id) in blocked_by.iter().flatten().enumerate() {
            visitor.reference(id, BLOCKERS, Place::new("/progress/next/*/blocked_by/*", [n, m]));
        }
        for (m, id) in requires.iter().flatten().enumerate() {
            visitor.reference(id, REQUIREMENT, Place::new("/progress/next/*/requires/*", [n, m]));
        }
        for (m, id) in refs.iter().flatten().enumerate() {
            visitor.reference(id, Kinds::ANY, Place::new("/progress/next/*/refs/*", [n, m]));
        }
    }
}

fn in_statement<'c>(n: usize, statement: &'c Statement, visitor: &mut impl Visitor<'c>) {
    let Statement {
        id,
        kind: _,
        text: _,
        origin: Origin { type_: _, name: _, ref_ },
        status: _,
        superseded_by,
        resolution: _,
        rationale: _,
        verification: _,
        evidence,
        recorded_at: _,
        extensions: _,
    } = statement;
    visitor.object(id, Kind::Statement, Place::new("/statements/*", [n]));
    if let Some(id) = ref_ {
        visitor.reference(id, RESOURCE, Place::new("/statements/*/origin/ref", [n]));
    }
    if let Some(id) = superseded_by {
        let place = Place::new("/statements/*/superseded_by", [n]);
        visitor.relation(Relation::SupersededBy, id, STATEMENT, place);
    }
    for (m, id) in evidence.iter().flatten().enumerate() {
        visitor.reference(id, Kinds::ANY, Place::new("/statements/*/evidence/*", [n, m]));
    }
}

fn in_resource<'c>(n: usize, resource: &'c Resource, visitor: &mut impl Visitor<'c>) {
    let Resource {
        id,
        kind: _,
        uri: _,
        locator: _,
        title: _,
        description: _,
        media_type: _,
        revision: _,
        digest: _,
        size: _,
        observed_at: _,
        availability: _,
        sensitivity: _,
        resolver: _,
        excerpt: _,
        extensions: _,
    } = resource;
    visitor.object(id, Kind::Resource, Place::new("/resources/*", [n]));
}

fn in_application_context<'c>(
    n: usize,
    context: &'c ApplicationContext,
    visitor: &mut impl Visitor<'c>,
) {
    let ApplicationContext {
        id,
        application: _,
        view: _,
        selections,
        filters: _,
        drafts,
        state: _,
        state_schema: _,
        observed_at: _,
        extensions: _,
    } = context;
    visitor.object(id, Kind::ApplicationContext, Place::new("/application_context/*", [n]));
    for (m, selection) in selections.iter().flatten().enumerate() {
        let ContextSelection { resource, role: _, detail: _ } = selection;
        let place = Place::new("/application_context/*/selections/*/resource", [n, m]);
        visitor.reference(resource, RESOURCE, place);
    }
    for (m, draft) in drafts.iter().flatten().enumerate() {
        let Draft { id, description: _, target, state: _, content: _, content_ref } = draft;
        visitor.object(id, Kind::Draft, Place::new("/application_context/*/drafts/*", [n, m]));
        if let Some(id) = target {
            visitor.reference(
                id,
                RESOURCE,
                Place::new("/application_context/*/drafts/*/target", [n, m]),
            );
        }
        if let Some(id) = content_ref {
            let place = Place::new("/application_context/*/drafts/*/content_ref", [n, m]);
            visitor.reference(id, RESOURCE, place);
        }
    }
}

fn in_operation<'c>(n: usize, operation: &'c Operation, visitor: &mut impl Visitor<'c>) {
    let Operation {
        id,
        kind: _,
        description: _,
        status: _,
        target,
        record,
        effect: _,
        idempotency_key: _,
        call: _,
        requested_from: _,
        requested_at: _,
        last_attempt_at: _,
        expires_at: _,
        depends_on,
        approval,
        resume: _,
        extensions: _,
    } = operation;
    visitor.object(id, Kind::Operation, Place::new("/operations/*", [n]));
    if let Some(id) = target {
        visitor.reference(id, RESOURCE, Place::new("/operations/*/target", [n]));
    }
    if let Some(id) = record {
        visitor.reference(id, RESOURCE, Place::new("/operations/*/record", [n]));
    }
    for (m, id) in depends_on.iter().flatten().enumerate() {
        let place = Place::new("/operations/*/depends_on/*", [n, m]);
        visitor.relation(Relation::DependsOn, id, Kinds::ANY, place);
    }
    if let Some(Approval { decided_by: _, decided_at: _, scope: _, evidence }) = approval {
        for (m, id) in evidence.iter().enumerate() {
            visitor.reference(
                id,
                RESOURCE,
                Place::new("/operations/*/approval/evidence/*", [n, m]),
            );
        }
    }
}

fn in_continuation<'c>(continuation: &'c Continuation, visitor: &mut impl Visitor<'c>) {
    let Continuation {
        requirements,
        preconditions,
        stop_conditions,
        recovery,
        incompatibilities: _,
        extensions: _,
    } = continuation;
    for (n, requirement) in requirements.iter().flatten().enumerate() {
        let Requirement { id, kind: _, name: _, description: _, necessity: _, fallback: _, refs } =
            requirement;
        visitor.object(id, Kind::Requirement, Place::new("/continuation/requirements/*", [n]));
        for (m, id) in refs.iter().flatten().enumerate() {
            visitor.reference(
                id,
                Kinds::ANY,
                Place::new("/continuation/requirements/*/refs/*", [n, m]),
            );
        }
    }
    for (n, precondition) in preconditions.iter().flatten().enumerate() {
        let Precondition { id, description: _, refs, on_failure: _ } = precondition;
        visitor.object(id, Kind::Precondition, Place::new("/continuation/preconditions/*", [n]));
        for (m, id) in refs.iter().flatten().enumerate() {
            visitor.reference(
                id,
                Kinds::ANY,
                Place::new("/continuation/preconditions/*/refs/*", [n, m]),
            );
        }
    }
    for (n, condition) in stop_conditions.iter().flatten().enumerate() {
        in_stop_condition(n, condition, visitor);
    }
    for (n, step) in recovery.iter().flatten().enumerate() {
        let Recovery { id, description: _, refs } = step;
        visitor.object(id, Kind::Recovery, Place::new("/continuation/recovery/*", [n]));
        for (m, id) in refs.iter().flatten().enumerate() {
            visitor.reference(
                id,
                Kinds::ANY,
                Place::new("/continuation/recovery/*/refs/*", [n, m]),
            );
        }
    }
}

fn in_stop_condition<'c>(n: usize, condition: &'c StopCondition, visitor: &mut impl Visitor<'c>) {
    let StopCondition { id, description: _, refs, applies_to, until } = condition;
    visitor.object(id, Kind::StopCondition, Place::new("/continuation/stop_conditions/*", [n]));
    for (m, id) in refs.iter().flatten().enumerate() {
        visitor.reference(
            id,
            Kinds::ANY,
            Place::new("/continuation/stop_conditions/*/refs/*", [n, m]),
        );
    }
    for (m, id) in applies_to.iter().flatten().enumerate() {
        let place = Place::new("/continuation/stop_conditions/*/applies_to/*", [n, m]);
        visitor.reference(id, OPERATION, place);
    }
    for (m, StopConditionUntil { operation, status: _ }) in until.iter().flatten().enumerate() {
        let place = Place::new("/continuation/stop_conditions/*/until/*/operation", [n, m]);
        visitor.reference(operation, OPERATION, place);
    }
}

fn in_derivation<'c>(derivation: &'c Derivation, visitor: &mut impl Visitor<'c>) {
    let Derivation { method: _, inputs, omissions, transformations } = derivation;
    for DerivationInput { checkpoint: _, session } in inputs.iter().flatten() {
        if let Some(session) = session {
            in_session_ref(session, visitor);
        }
    }
    for (n, omission) in omissions.iter().flatten().enumerate() {
        let Omission { description: _, reason: _, recoverable_from } = omission;
        if let Some(id) = recoverable_from {
            let place = Place::new("/derivation/omissions/*/recoverable_from", [n]);
            visitor.reference(id, RESOURCE_OR_SESSION, place);
        }
    }
    for (n, transformation) in transformations.iter().flatten().enumerate() {
        let Transformation { description: _, affected } = transformation;
        for (m, id) in affected.iter().flatten().enumerate() {
            visitor.reference(
                id,
                Kinds::ANY,
                Place::new("/derivation/transformations/*/affected/*", [n, m]),
            );
        }
    }
}

const STATEMENT: Kinds = Kinds::of(&[Kind::Statement]);
const RESOURCE: Kinds = Kinds::of(&[Kind::Resource]);
const RESOURCE_OR_SESSION: Kinds = Kinds::of(&[Kind::Resource, Kind::Session]);
const OPERATION: Kinds = Kinds::of(&[Kind::Operation]);
const REQUIREMENT: Kinds = Kinds::of(&[Kind::Requirement]);
const BLOCKERS: Kinds =
    Kinds::of(&[Kind::Statement, Kind::Operation, Kind::Resource, Kind::Requirement]);

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use opencheckpoint_model::LocalId;
    use opencheckpoint_model::v0_1::Checkpoint;
    use serde_json::Value;

    use super::{Visitor, checkpoint};
    use crate::opencheckpoint::index::Relation;
    use crate::opencheckpoint::kind::{Kind, Kinds};
    use crate::place::Place;

    #[test]
    fn the_walk_tells_of_every_id_and_reference_that_the_schema_marks() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
        let schema = format!("{root}schemas/opencheckpoint/0.1/checkpoint.schema.json");
        let schema: Value =
            serde_json::from_str(&std::fs::read_to_string(schema).unwrap()).unwrap();
        let mut marked = BTreeSet::new();
        marks(&schema, &schema, "", &mut marked);

        let document = format!("{root}fixtures/opencheckpoint/valid/every-member.json");
        let document: Checkpoint =
            exact_json::from_str(&std::fs::read_to_string(document).unwrap()).unwrap();
        let mut told = Told::default();
        checkpoint(&document, &mut told);
        assert_eq!(told.0, marked);
    }

    /// The marked places at and below a place of the schema, each with what may stand there.
    fn marks(root: &Value, schema: &Value, place: &str, marked: &mut BTreeSet<(String, String)>) {
        let mut mark = |place: &str, what: &str| marked.insert((place.to_owned(), what.to_owned()));
        if let Some(kind) = schema["x-local-id"].as_str() {
            mark(place, kind);
        }
        if let Some(kind) = schema["x-foreign-id"].as_str() {
            mark("(session)", kind);
        }
        if let Some(kinds) = schema["x-refs"].as_array() {
            let list = schema["type"] == "array" || schema["$ref"] == "#/$defs/localRefs";
            let kinds: BTreeSet<_> = kinds.iter().filter_map(Value::as_str).collect();
            let kinds = kinds.into_iter().collect::<Vec<_>>().join("|");
            mark(&format!("{place}{}", if list { "/*" } else { "" }), &kinds);
        }
        if let Some(target) = schema["$ref"].as_str() {
            marks(root, root.pointer(&target[1..]).unwrap(), place, marked);
        }
        for (name, member) in schema["properties"].as_object().into_iter().flatten() {
            marks(root, member, &format!("{place}/{name}"), marked);
        }
        if let Some(items) = schema.get("items") {
            marks(root, items, &format!("{place}/*"), marked);
        }
    }

    /// What the walk told of, as the schema writes it.
    #[derive(Default)]
    struct Told(BTreeSet<(String, String)>);

    impl Told {
        fn add(&mut self, place: Place, suffix: &str, what: &str) {
            let place = place.to_string();
            let tokens = place.split('/').map(|token| match token.parse::<usize>() {
                Ok(_) => "*",
                Err(_) => token,
            });
            self.0.insert((tokens.collect::<Vec<_>>().join("/") + suffix, what.to_owned()));
        }
    }

    impl<'c> Visitor<'c> for Told {
        fn object(&mut self, _: &'c LocalId, kind: Kind, place: Place) {
            self.add(place, "/id", &lower_first(kind));
        }

        fn session(&mut self, _: &'c str) {
            self.0.insert(("(session)".to_owned(), "session".to_owned()));
        }

        fn reference(&mut self, _: &'c LocalId, permits: Kinds, place: Place) {
            let mut kinds: Vec<_> = Kind::ALL
                .into_iter()
                .filter(|&kind| permits.contains(kind))
                .map(lower_first)
                .collect();
            kinds.sort();
            let any = if permits == Kinds::ANY { "*".to_owned() } else { kinds.join("|") };
            self.add(place, "", &any);
        }

        fn relation(&mut self, _: Relation, id: &'c LocalId, permits: Kinds, place: Place) {
            self.reference(id, permits, place);
        }
    }

    /// The kind as the schema's marks spell it: `nextStep`.
    fn lower_first(kind: Kind) -> String {
        let name = format!("{kind:?}");
        name[..1].to_lowercase() + &name[1..]
    }
}
