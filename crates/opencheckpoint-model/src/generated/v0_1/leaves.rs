//! What a document says, at the ends of its objects, and the walk over it.
//!
//! Generated from `schemas/opencheckpoint/0.1/checkpoint.schema.json` (sha-256 3de60d39f86fe23d2896b341e499f83fb0ce9bd4667bf6f37d6babbfccfbfe23)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::Place;

use super::types::{
    ApplicationContext, ApplicationContextView, Approval, Checkpoint, CompletedStep,
    ContextSelection, Continuation, Criterion, Derivation, DerivationInput, Digest,
    Draft, NextStep, Omission, Operation, OperationCall, Origin, Parent, Precondition,
    Progress, ProgressFocus, Recovery, Requirement, Resource, ResourceLocator,
    ResourceResolver, SessionRef, SoftwareRef, Source, SourceModel, Statement,
    StopCondition, Task, TaskScope, Transformation, Verification,
};

/// A value that the schema takes no further apart, and that is more than a choice, a number or a
/// local id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf<'d> {
    /// What the schema calls `text`: it is there to be read.
    Text(&'d str),
    /// Any other string.
    String(&'d str),
    /// A time.
    Timestamp(&'d exact_json::Timestamp),
    /// A URI.
    Uri(&'d exact_json::Uri),
    /// Data of extensions, by their keys.
    Extensions(&'d exact_json::Object),
    /// Any other object whose members the schema leaves open.
    Object(&'d exact_json::Object),
}

impl Checkpoint {
    /// Every leaf, in the order of the schema.
    pub fn leaves<'d>(&'d self, visit: &mut impl FnMut(Leaf<'d>, Place)) {
        in_document(self, [], visit);
    }
}

fn in_document<'d>(
    object: &'d Checkpoint,
    at: [usize; 0],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(Leaf::String(object.id.as_str()), Place::new("/id", at));
    visit(Leaf::Timestamp(&object.created_at), Place::new("/created_at", at));
    if let Some(item) = &object.parent {
        in_parent(item, at, visit);
    }
    in_source(&object.source, at, visit);
    in_task(&object.task, at, visit);
    if let Some(item) = &object.progress {
        in_progress(item, at, visit);
    }
    for (index, item) in object.statements.iter().flatten().enumerate() {
        in_statements(item, [index], visit);
    }
    for (index, item) in object.resources.iter().flatten().enumerate() {
        in_resources(item, [index], visit);
    }
    for (index, item) in object.application_context.iter().flatten().enumerate() {
        in_application_context(item, [index], visit);
    }
    for (index, item) in object.operations.iter().flatten().enumerate() {
        in_operations(item, [index], visit);
    }
    if let Some(item) = &object.continuation {
        in_continuation(item, at, visit);
    }
    if let Some(item) = &object.derivation {
        in_derivation(item, at, visit);
    }
    if let Some(item) = &object.extensions {
        visit(Leaf::Extensions(item), Place::new("/extensions", at));
    }
}

fn in_parent<'d>(
    object: &'d Parent,
    at: [usize; 0],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(Leaf::String(object.id.as_str()), Place::new("/parent/id", at));
    if let Some(item) = &object.digest {
        in_parent_digest(item, at, visit);
    }
}

fn in_parent_digest<'d>(
    object: &'d Digest,
    at: [usize; 0],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(Leaf::String(&object.algorithm), Place::new("/parent/digest/algorithm", at));
    visit(Leaf::String(&object.value), Place::new("/parent/digest/value", at));
}

fn in_source<'d>(
    object: &'d Source,
    at: [usize; 0],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    in_source_producer(&object.producer, at, visit);
    if let Some(item) = &object.agent {
        in_source_agent(item, at, visit);
    }
    if let Some(item) = &object.model {
        in_source_model(item, at, visit);
    }
    for (index, item) in object.session_refs.iter().flatten().enumerate() {
        in_source_session_refs(item, [index], visit);
    }
    if let Some(item) = &object.extensions {
        visit(Leaf::Extensions(item), Place::new("/source/extensions", at));
    }
}

fn in_source_producer<'d>(
    object: &'d SoftwareRef,
    at: [usize; 0],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(Leaf::Text(&object.name), Place::new("/source/producer/name", at));
    if let Some(item) = &object.version {
        visit(Leaf::String(item), Place::new("/source/producer/version", at));
    }
    if let Some(item) = &object.uri {
        visit(Leaf::Uri(item), Place::new("/source/producer/uri", at));
    }
}

fn in_source_agent<'d>(
    object: &'d SoftwareRef,
    at: [usize; 0],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(Leaf::Text(&object.name), Place::new("/source/agent/name", at));
    if let Some(item) = &object.version {
        visit(Leaf::String(item), Place::new("/source/agent/version", at));
    }
    if let Some(item) = &object.uri {
        visit(Leaf::Uri(item), Place::new("/source/agent/uri", at));
    }
}

fn in_source_model<'d>(
    object: &'d SourceModel,
    at: [usize; 0],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    if let Some(item) = &object.provider {
        visit(Leaf::String(item), Place::new("/source/model/provider", at));
    }
    visit(Leaf::String(&object.name), Place::new("/source/model/name", at));
}

fn in_source_session_refs<'d>(
    object: &'d SessionRef,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::String(&object.protocol),
        Place::new("/source/session_refs/*/protocol", at),
    );
    visit(Leaf::String(&object.id), Place::new("/source/session_refs/*/id", at));
    if let Some(item) = &object.event {
        visit(Leaf::String(item), Place::new("/source/session_refs/*/event", at));
    }
    if let Some(item) = &object.uri {
        visit(Leaf::Uri(item), Place::new("/source/session_refs/*/uri", at));
    }
}

fn in_task<'d>(
    object: &'d Task,
    at: [usize; 0],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    if let Some(item) = &object.title {
        visit(Leaf::String(item), Place::new("/task/title", at));
    }
    visit(Leaf::Text(&object.objective), Place::new("/task/objective", at));
    if let Some(item) = &object.outcome {
        visit(Leaf::String(item), Place::new("/task/outcome", at));
    }
    for (index, item) in object.success_criteria.iter().flatten().enumerate() {
        in_task_success_criteria(item, [index], visit);
    }
    if let Some(item) = &object.scope {
        in_task_scope(item, at, visit);
    }
    if let Some(item) = &object.extensions {
        visit(Leaf::Extensions(item), Place::new("/task/extensions", at));
    }
}

fn in_task_success_criteria<'d>(
    object: &'d Criterion,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::Text(&object.description),
        Place::new("/task/success_criteria/*/description", at),
    );
}

fn in_task_scope<'d>(
    object: &'d TaskScope,
    _: [usize; 0],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    for (index, item) in object.includes.iter().flatten().enumerate() {
        visit(Leaf::Text(item), Place::new("/task/scope/includes/*", [index]));
    }
    for (index, item) in object.excludes.iter().flatten().enumerate() {
        visit(Leaf::Text(item), Place::new("/task/scope/excludes/*", [index]));
    }
}

fn in_progress<'d>(
    object: &'d Progress,
    at: [usize; 0],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    for (index, item) in object.completed.iter().flatten().enumerate() {
        in_progress_completed(item, [index], visit);
    }
    if let Some(item) = &object.focus {
        in_progress_focus(item, at, visit);
    }
    for (index, item) in object.next.iter().flatten().enumerate() {
        in_progress_next(item, [index], visit);
    }
    if let Some(item) = &object.extensions {
        visit(Leaf::Extensions(item), Place::new("/progress/extensions", at));
    }
}

fn in_progress_completed<'d>(
    object: &'d CompletedStep,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::Text(&object.description),
        Place::new("/progress/completed/*/description", at),
    );
    if let Some(item) = &object.completed_at {
        visit(
            Leaf::Timestamp(item),
            Place::new("/progress/completed/*/completed_at", at),
        );
    }
}

fn in_progress_focus<'d>(
    object: &'d ProgressFocus,
    at: [usize; 0],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::Text(&object.description),
        Place::new("/progress/focus/description", at),
    );
}

fn in_progress_next<'d>(
    object: &'d NextStep,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::Text(&object.description),
        Place::new("/progress/next/*/description", at),
    );
}

fn in_statements<'d>(
    object: &'d Statement,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(Leaf::Text(&object.text), Place::new("/statements/*/text", at));
    in_statements_origin(&object.origin, at, visit);
    if let Some(item) = &object.resolution {
        visit(Leaf::String(item), Place::new("/statements/*/resolution", at));
    }
    if let Some(item) = &object.rationale {
        visit(Leaf::String(item), Place::new("/statements/*/rationale", at));
    }
    if let Some(item) = &object.verification {
        in_statements_verification(item, at, visit);
    }
    if let Some(item) = &object.recorded_at {
        visit(Leaf::Timestamp(item), Place::new("/statements/*/recorded_at", at));
    }
    if let Some(item) = &object.extensions {
        visit(Leaf::Extensions(item), Place::new("/statements/*/extensions", at));
    }
}

fn in_statements_origin<'d>(
    object: &'d Origin,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    if let Some(item) = &object.name {
        visit(Leaf::String(item), Place::new("/statements/*/origin/name", at));
    }
}

fn in_statements_verification<'d>(
    object: &'d Verification,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    if let Some(item) = &object.method {
        visit(Leaf::String(item), Place::new("/statements/*/verification/method", at));
    }
    if let Some(item) = &object.checked_at {
        visit(
            Leaf::Timestamp(item),
            Place::new("/statements/*/verification/checked_at", at),
        );
    }
}

fn in_resources<'d>(
    object: &'d Resource,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    if let Some(item) = &object.uri {
        visit(Leaf::Uri(item), Place::new("/resources/*/uri", at));
    }
    if let Some(item) = &object.locator {
        in_resources_locator(item, at, visit);
    }
    if let Some(item) = &object.title {
        visit(Leaf::String(item), Place::new("/resources/*/title", at));
    }
    if let Some(item) = &object.description {
        visit(Leaf::String(item), Place::new("/resources/*/description", at));
    }
    if let Some(item) = &object.media_type {
        visit(Leaf::String(item), Place::new("/resources/*/media_type", at));
    }
    if let Some(item) = &object.revision {
        visit(Leaf::String(item), Place::new("/resources/*/revision", at));
    }
    if let Some(item) = &object.digest {
        in_resources_digest(item, at, visit);
    }
    if let Some(item) = &object.observed_at {
        visit(Leaf::Timestamp(item), Place::new("/resources/*/observed_at", at));
    }
    if let Some(item) = &object.resolver {
        in_resources_resolver(item, at, visit);
    }
    if let Some(item) = &object.excerpt {
        visit(Leaf::String(item.as_str()), Place::new("/resources/*/excerpt", at));
    }
    if let Some(item) = &object.extensions {
        visit(Leaf::Extensions(item), Place::new("/resources/*/extensions", at));
    }
}

fn in_resources_locator<'d>(
    object: &'d ResourceLocator,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(Leaf::Text(&object.system), Place::new("/resources/*/locator/system", at));
    if let Some(item) = &object.type_ {
        visit(Leaf::String(item), Place::new("/resources/*/locator/type", at));
    }
    visit(Leaf::Text(&object.key), Place::new("/resources/*/locator/key", at));
}

fn in_resources_digest<'d>(
    object: &'d Digest,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::String(&object.algorithm),
        Place::new("/resources/*/digest/algorithm", at),
    );
    visit(Leaf::String(&object.value), Place::new("/resources/*/digest/value", at));
}

fn in_resources_resolver<'d>(
    object: &'d ResourceResolver,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::String(&object.protocol),
        Place::new("/resources/*/resolver/protocol", at),
    );
    if let Some(item) = &object.hint {
        visit(Leaf::Object(item), Place::new("/resources/*/resolver/hint", at));
    }
}

fn in_application_context<'d>(
    object: &'d ApplicationContext,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    in_application_context_application(&object.application, at, visit);
    if let Some(item) = &object.view {
        in_application_context_view(item, at, visit);
    }
    for (index, item) in object.selections.iter().flatten().enumerate() {
        in_application_context_selections(item, [at[0], index], visit);
    }
    if let Some(item) = &object.filters {
        visit(Leaf::Object(item), Place::new("/application_context/*/filters", at));
    }
    for (index, item) in object.drafts.iter().flatten().enumerate() {
        in_application_context_drafts(item, [at[0], index], visit);
    }
    if let Some(item) = &object.state {
        visit(Leaf::Object(item), Place::new("/application_context/*/state", at));
    }
    if let Some(item) = &object.state_schema {
        visit(Leaf::Uri(item), Place::new("/application_context/*/state_schema", at));
    }
    if let Some(item) = &object.observed_at {
        visit(
            Leaf::Timestamp(item),
            Place::new("/application_context/*/observed_at", at),
        );
    }
    if let Some(item) = &object.extensions {
        visit(
            Leaf::Extensions(item),
            Place::new("/application_context/*/extensions", at),
        );
    }
}

fn in_application_context_application<'d>(
    object: &'d SoftwareRef,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::Text(&object.name),
        Place::new("/application_context/*/application/name", at),
    );
    if let Some(item) = &object.version {
        visit(
            Leaf::String(item),
            Place::new("/application_context/*/application/version", at),
        );
    }
    if let Some(item) = &object.uri {
        visit(Leaf::Uri(item), Place::new("/application_context/*/application/uri", at));
    }
}

fn in_application_context_view<'d>(
    object: &'d ApplicationContextView,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(Leaf::Text(&object.name), Place::new("/application_context/*/view/name", at));
    if let Some(item) = &object.uri {
        visit(Leaf::Uri(item), Place::new("/application_context/*/view/uri", at));
    }
}

fn in_application_context_selections<'d>(
    object: &'d ContextSelection,
    at: [usize; 2],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    if let Some(item) = &object.detail {
        visit(
            Leaf::Object(item),
            Place::new("/application_context/*/selections/*/detail", at),
        );
    }
}

fn in_application_context_drafts<'d>(
    object: &'d Draft,
    at: [usize; 2],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::Text(&object.description),
        Place::new("/application_context/*/drafts/*/description", at),
    );
    if let Some(item) = &object.content {
        visit(
            Leaf::String(item.as_str()),
            Place::new("/application_context/*/drafts/*/content", at),
        );
    }
}

fn in_operations<'d>(
    object: &'d Operation,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(Leaf::Text(&object.description), Place::new("/operations/*/description", at));
    if let Some(item) = &object.idempotency_key {
        visit(Leaf::String(item), Place::new("/operations/*/idempotency_key", at));
    }
    if let Some(item) = &object.call {
        in_operations_call(item, at, visit);
    }
    if let Some(item) = &object.requested_from {
        visit(Leaf::String(item), Place::new("/operations/*/requested_from", at));
    }
    if let Some(item) = &object.requested_at {
        visit(Leaf::Timestamp(item), Place::new("/operations/*/requested_at", at));
    }
    if let Some(item) = &object.last_attempt_at {
        visit(Leaf::Timestamp(item), Place::new("/operations/*/last_attempt_at", at));
    }
    if let Some(item) = &object.expires_at {
        visit(Leaf::Timestamp(item), Place::new("/operations/*/expires_at", at));
    }
    if let Some(item) = &object.approval {
        in_operations_approval(item, at, visit);
    }
    if let Some(item) = &object.extensions {
        visit(Leaf::Extensions(item), Place::new("/operations/*/extensions", at));
    }
}

fn in_operations_call<'d>(
    object: &'d OperationCall,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(Leaf::String(&object.tool), Place::new("/operations/*/call/tool", at));
    if let Some(item) = &object.arguments {
        visit(Leaf::Object(item), Place::new("/operations/*/call/arguments", at));
    }
}

fn in_operations_approval<'d>(
    object: &'d Approval,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::Text(&object.decided_by),
        Place::new("/operations/*/approval/decided_by", at),
    );
    visit(
        Leaf::Timestamp(&object.decided_at),
        Place::new("/operations/*/approval/decided_at", at),
    );
    if let Some(item) = &object.scope {
        visit(Leaf::String(item), Place::new("/operations/*/approval/scope", at));
    }
}

fn in_continuation<'d>(
    object: &'d Continuation,
    at: [usize; 0],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    for (index, item) in object.requirements.iter().flatten().enumerate() {
        in_continuation_requirements(item, [index], visit);
    }
    for (index, item) in object.preconditions.iter().flatten().enumerate() {
        in_continuation_preconditions(item, [index], visit);
    }
    for (index, item) in object.stop_conditions.iter().flatten().enumerate() {
        in_continuation_stop_conditions(item, [index], visit);
    }
    for (index, item) in object.recovery.iter().flatten().enumerate() {
        in_continuation_recovery(item, [index], visit);
    }
    for (index, item) in object.incompatibilities.iter().flatten().enumerate() {
        visit(
            Leaf::Text(item),
            Place::new("/continuation/incompatibilities/*", [index]),
        );
    }
    if let Some(item) = &object.extensions {
        visit(Leaf::Extensions(item), Place::new("/continuation/extensions", at));
    }
}

fn in_continuation_requirements<'d>(
    object: &'d Requirement,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(Leaf::Text(&object.name), Place::new("/continuation/requirements/*/name", at));
    if let Some(item) = &object.description {
        visit(
            Leaf::String(item),
            Place::new("/continuation/requirements/*/description", at),
        );
    }
    if let Some(item) = &object.fallback {
        visit(
            Leaf::String(item),
            Place::new("/continuation/requirements/*/fallback", at),
        );
    }
}

fn in_continuation_preconditions<'d>(
    object: &'d Precondition,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::Text(&object.description),
        Place::new("/continuation/preconditions/*/description", at),
    );
}

fn in_continuation_stop_conditions<'d>(
    object: &'d StopCondition,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::Text(&object.description),
        Place::new("/continuation/stop_conditions/*/description", at),
    );
}

fn in_continuation_recovery<'d>(
    object: &'d Recovery,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::Text(&object.description),
        Place::new("/continuation/recovery/*/description", at),
    );
}

fn in_derivation<'d>(
    object: &'d Derivation,
    _: [usize; 0],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    for (index, item) in object.inputs.iter().flatten().enumerate() {
        in_derivation_inputs(item, [index], visit);
    }
    for (index, item) in object.omissions.iter().flatten().enumerate() {
        in_derivation_omissions(item, [index], visit);
    }
    for (index, item) in object.transformations.iter().flatten().enumerate() {
        in_derivation_transformations(item, [index], visit);
    }
}

fn in_derivation_inputs<'d>(
    object: &'d DerivationInput,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    if let Some(item) = &object.checkpoint {
        visit(Leaf::String(item), Place::new("/derivation/inputs/*/checkpoint", at));
    }
    if let Some(item) = &object.session {
        in_derivation_inputs_session(item, at, visit);
    }
}

fn in_derivation_inputs_session<'d>(
    object: &'d SessionRef,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::String(&object.protocol),
        Place::new("/derivation/inputs/*/session/protocol", at),
    );
    visit(Leaf::String(&object.id), Place::new("/derivation/inputs/*/session/id", at));
    if let Some(item) = &object.event {
        visit(Leaf::String(item), Place::new("/derivation/inputs/*/session/event", at));
    }
    if let Some(item) = &object.uri {
        visit(Leaf::Uri(item), Place::new("/derivation/inputs/*/session/uri", at));
    }
}

fn in_derivation_omissions<'d>(
    object: &'d Omission,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::Text(&object.description),
        Place::new("/derivation/omissions/*/description", at),
    );
}

fn in_derivation_transformations<'d>(
    object: &'d Transformation,
    at: [usize; 1],
    visit: &mut impl FnMut(Leaf<'d>, Place),
) {
    visit(
        Leaf::Text(&object.description),
        Place::new("/derivation/transformations/*/description", at),
    );
}
