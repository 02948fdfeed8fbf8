//! What has an id, what names it, and the walk over both.
//!
//! Generated from `schemas/opencheckpoint/0.1/checkpoint.schema.json` (sha-256 3de60d39f86fe23d2896b341e499f83fb0ce9bd4667bf6f37d6babbfccfbfe23)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::Place;

use super::types::{
    ApplicationContext, Approval, Checkpoint, CompletedStep, ContextSelection,
    Continuation, Criterion, Derivation, DerivationInput, Draft, NextStep, Omission,
    Operation, Origin, Precondition, Progress, ProgressFocus, Recovery, Requirement,
    Resource, SessionRef, Source, Statement, StopCondition, StopConditionUntil, Task,
    Transformation,
};

/// A kind of object that has an id, by which other objects of the document can name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ObjectKind {
    /// A [`SessionRef`], whose id another system gave.
    Session,
    /// A [`Criterion`].
    Criterion,
    /// A [`CompletedStep`].
    CompletedStep,
    /// A [`NextStep`].
    NextStep,
    /// A [`Statement`].
    Statement,
    /// A [`Resource`].
    Resource,
    /// An [`ApplicationContext`].
    ApplicationContext,
    /// A [`Draft`].
    Draft,
    /// An [`Operation`].
    Operation,
    /// A [`Requirement`].
    Requirement,
    /// A [`Precondition`].
    Precondition,
    /// A [`StopCondition`].
    StopCondition,
    /// A [`Recovery`].
    Recovery,
}

impl ObjectKind {
    /// Every kind, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Session,
        Self::Criterion,
        Self::CompletedStep,
        Self::NextStep,
        Self::Statement,
        Self::Resource,
        Self::ApplicationContext,
        Self::Draft,
        Self::Operation,
        Self::Requirement,
        Self::Precondition,
        Self::StopCondition,
        Self::Recovery,
    ];
    /// The kinds whose ids are local: unique in the document.
    pub const LOCAL: &'static [Self] = &[
        Self::Criterion,
        Self::CompletedStep,
        Self::NextStep,
        Self::Statement,
        Self::Resource,
        Self::ApplicationContext,
        Self::Draft,
        Self::Operation,
        Self::Requirement,
        Self::Precondition,
        Self::StopCondition,
        Self::Recovery,
    ];
    /// The kind in words: `next step`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Session => "session",
            Self::Criterion => "criterion",
            Self::CompletedStep => "completed step",
            Self::NextStep => "next step",
            Self::Statement => "statement",
            Self::Resource => "resource",
            Self::ApplicationContext => "application context",
            Self::Draft => "draft",
            Self::Operation => "operation",
            Self::Requirement => "requirement",
            Self::Precondition => "precondition",
            Self::StopCondition => "stop condition",
            Self::Recovery => "recovery",
        }
    }
}

impl std::fmt::Display for ObjectKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// An object that has an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyObject<'d> {
    /// A pointer into a session, conversation, or task record kept by another protocol or system.
    Session(&'d SessionRef),
    /// A condition that a finished result meets.
    Criterion(&'d Criterion),
    /// A step that is done.
    CompletedStep(&'d CompletedStep),
    /// A step that is recommended next.
    NextStep(&'d NextStep),
    /// An instruction, constraint, decision, observation, hypothesis, question, or quoted
    /// external content, with its provenance.
    Statement(&'d Statement),
    /// A reference to a file, record, document, artifact, or other object the task involves.
    Resource(&'d Resource),
    /// State of an application relevant to the task.
    ApplicationContext(&'d ApplicationContext),
    /// An unsaved or unsubmitted change in an application.
    Draft(&'d Draft),
    /// An approval, requested input, external action, or wait that is not finished.
    Operation(&'d Operation),
    /// Something that a destination needs in order to continue.
    Requirement(&'d Requirement),
    /// A condition to check before resuming.
    Precondition(&'d Precondition),
    /// A condition under which continuation must not proceed.
    StopCondition(&'d StopCondition),
    /// A recommended first action on resuming.
    Recovery(&'d Recovery),
}

impl<'d> AnyObject<'d> {
    /// Its kind.
    #[must_use]
    pub const fn kind(self) -> ObjectKind {
        match self {
            Self::Session(_) => ObjectKind::Session,
            Self::Criterion(_) => ObjectKind::Criterion,
            Self::CompletedStep(_) => ObjectKind::CompletedStep,
            Self::NextStep(_) => ObjectKind::NextStep,
            Self::Statement(_) => ObjectKind::Statement,
            Self::Resource(_) => ObjectKind::Resource,
            Self::ApplicationContext(_) => ObjectKind::ApplicationContext,
            Self::Draft(_) => ObjectKind::Draft,
            Self::Operation(_) => ObjectKind::Operation,
            Self::Requirement(_) => ObjectKind::Requirement,
            Self::Precondition(_) => ObjectKind::Precondition,
            Self::StopCondition(_) => ObjectKind::StopCondition,
            Self::Recovery(_) => ObjectKind::Recovery,
        }
    }
    /// Its id.
    #[must_use]
    pub fn id(self) -> &'d str {
        match self {
            Self::Session(object) => &object.id,
            Self::Criterion(object) => object.id.as_str(),
            Self::CompletedStep(object) => object.id.as_str(),
            Self::NextStep(object) => object.id.as_str(),
            Self::Statement(object) => object.id.as_str(),
            Self::Resource(object) => object.id.as_str(),
            Self::ApplicationContext(object) => object.id.as_str(),
            Self::Draft(object) => object.id.as_str(),
            Self::Operation(object) => object.id.as_str(),
            Self::Requirement(object) => object.id.as_str(),
            Self::Precondition(object) => object.id.as_str(),
            Self::StopCondition(object) => object.id.as_str(),
            Self::Recovery(object) => object.id.as_str(),
        }
    }
}

/// A member that names objects of the document by their ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReferenceMember {
    /// [`Criterion::evidence`].
    CriterionEvidence,
    /// [`ProgressFocus::refs`].
    ProgressFocusRefs,
    /// [`CompletedStep::evidence`].
    CompletedStepEvidence,
    /// [`NextStep::blocked_by`].
    NextStepBlockedBy,
    /// [`NextStep::requires`].
    NextStepRequires,
    /// [`NextStep::refs`].
    NextStepRefs,
    /// [`Statement::superseded_by`].
    StatementSupersededBy,
    /// [`Statement::evidence`].
    StatementEvidence,
    /// [`Origin::ref_`].
    OriginRef,
    /// [`ContextSelection::resource`].
    ContextSelectionResource,
    /// [`Draft::target`].
    DraftTarget,
    /// [`Draft::content_ref`].
    DraftContentRef,
    /// [`Operation::target`].
    OperationTarget,
    /// [`Operation::record`].
    OperationRecord,
    /// [`Operation::depends_on`].
    OperationDependsOn,
    /// [`Approval::evidence`].
    ApprovalEvidence,
    /// [`Requirement::refs`].
    RequirementRefs,
    /// [`Precondition::refs`].
    PreconditionRefs,
    /// [`StopCondition::refs`].
    StopConditionRefs,
    /// [`StopCondition::applies_to`].
    StopConditionAppliesTo,
    /// [`StopConditionUntil::operation`].
    StopConditionUntilOperation,
    /// [`Recovery::refs`].
    RecoveryRefs,
    /// [`Omission::recoverable_from`].
    OmissionRecoverableFrom,
    /// [`Transformation::affected`].
    TransformationAffected,
}

impl ReferenceMember {
    /// Every such member, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::CriterionEvidence,
        Self::ProgressFocusRefs,
        Self::CompletedStepEvidence,
        Self::NextStepBlockedBy,
        Self::NextStepRequires,
        Self::NextStepRefs,
        Self::StatementSupersededBy,
        Self::StatementEvidence,
        Self::OriginRef,
        Self::ContextSelectionResource,
        Self::DraftTarget,
        Self::DraftContentRef,
        Self::OperationTarget,
        Self::OperationRecord,
        Self::OperationDependsOn,
        Self::ApprovalEvidence,
        Self::RequirementRefs,
        Self::PreconditionRefs,
        Self::StopConditionRefs,
        Self::StopConditionAppliesTo,
        Self::StopConditionUntilOperation,
        Self::RecoveryRefs,
        Self::OmissionRecoverableFrom,
        Self::TransformationAffected,
    ];
    /// The kinds of object that it may name.
    #[must_use]
    #[allow(
        clippy::match_same_arms,
        reason = "each member says for itself what it may name"
    )]
    pub const fn permits(self) -> &'static [ObjectKind] {
        match self {
            Self::CriterionEvidence => ObjectKind::LOCAL,
            Self::ProgressFocusRefs => ObjectKind::LOCAL,
            Self::CompletedStepEvidence => ObjectKind::LOCAL,
            Self::NextStepBlockedBy => {
                &[
                    ObjectKind::Statement,
                    ObjectKind::Operation,
                    ObjectKind::Resource,
                    ObjectKind::Requirement,
                ]
            }
            Self::NextStepRequires => &[ObjectKind::Requirement],
            Self::NextStepRefs => ObjectKind::LOCAL,
            Self::StatementSupersededBy => &[ObjectKind::Statement],
            Self::StatementEvidence => ObjectKind::LOCAL,
            Self::OriginRef => &[ObjectKind::Resource],
            Self::ContextSelectionResource => &[ObjectKind::Resource],
            Self::DraftTarget => &[ObjectKind::Resource],
            Self::DraftContentRef => &[ObjectKind::Resource],
            Self::OperationTarget => &[ObjectKind::Resource],
            Self::OperationRecord => &[ObjectKind::Resource],
            Self::OperationDependsOn => ObjectKind::LOCAL,
            Self::ApprovalEvidence => &[ObjectKind::Resource],
            Self::RequirementRefs => ObjectKind::LOCAL,
            Self::PreconditionRefs => ObjectKind::LOCAL,
            Self::StopConditionRefs => ObjectKind::LOCAL,
            Self::StopConditionAppliesTo => &[ObjectKind::Operation],
            Self::StopConditionUntilOperation => &[ObjectKind::Operation],
            Self::RecoveryRefs => ObjectKind::LOCAL,
            Self::OmissionRecoverableFrom => &[ObjectKind::Resource, ObjectKind::Session],
            Self::TransformationAffected => ObjectKind::LOCAL,
        }
    }
}

/// An object that has an id, and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identified<'d> {
    /// The object.
    pub object: AnyObject<'d>,
    /// Where it stands.
    pub place: Place,
}

/// A reference: an id that a member names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference<'d> {
    /// The id that is named.
    pub id: &'d crate::LocalId,
    /// The member that names it.
    pub member: ReferenceMember,
    /// Where it stands.
    pub place: Place,
}

/// Who is told of what has an id and of what names one, in the order of the schema: an object
/// first, then what is in it.
pub trait Visitor<'d> {
    /// An object that has an id.
    fn object(&mut self, object: AnyObject<'d>, place: Place);
    /// A reference to one.
    fn reference(
        &mut self,
        id: &'d crate::LocalId,
        member: ReferenceMember,
        place: Place,
    );
}

impl Checkpoint {
    /// Tells a visitor of every object that has an id and of every reference.
    pub fn visit<'d>(&'d self, visitor: &mut impl Visitor<'d>) {
        in_document(self, [], visitor);
    }
    /// Every object that has an id, in the order of the schema.
    #[must_use]
    pub fn objects(&self) -> Vec<Identified<'_>> {
        let mut all = All::default();
        self.visit(&mut all);
        all.objects
    }
    /// Every reference, in the order of the schema.
    #[must_use]
    pub fn references(&self) -> Vec<Reference<'_>> {
        let mut all = All::default();
        self.visit(&mut all);
        all.references
    }
    /// The first object that has an id. Whoever looks for many makes a map of
    /// [`objects`](Self::objects): this walks over the document.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<Identified<'_>> {
        self.objects().into_iter().find(|known| known.object.id() == id)
    }
}

#[derive(Default)]
struct All<'d> {
    objects: Vec<Identified<'d>>,
    references: Vec<Reference<'d>>,
}

impl<'d> Visitor<'d> for All<'d> {
    fn object(&mut self, object: AnyObject<'d>, place: Place) {
        self.objects.push(Identified { object, place });
    }
    fn reference(
        &mut self,
        id: &'d crate::LocalId,
        member: ReferenceMember,
        place: Place,
    ) {
        self.references.push(Reference { id, member, place });
    }
}

fn in_document<'d>(
    object: &'d Checkpoint,
    at: [usize; 0],
    visitor: &mut impl Visitor<'d>,
) {
    in_source(&object.source, at, visitor);
    in_task(&object.task, at, visitor);
    if let Some(item) = &object.progress {
        in_progress(item, at, visitor);
    }
    for (index, item) in object.statements.iter().flatten().enumerate() {
        in_statements(item, [index], visitor);
    }
    for (index, item) in object.resources.iter().flatten().enumerate() {
        in_resources(item, [index], visitor);
    }
    for (index, item) in object.application_context.iter().flatten().enumerate() {
        in_application_context(item, [index], visitor);
    }
    for (index, item) in object.operations.iter().flatten().enumerate() {
        in_operations(item, [index], visitor);
    }
    if let Some(item) = &object.continuation {
        in_continuation(item, at, visitor);
    }
    if let Some(item) = &object.derivation {
        in_derivation(item, at, visitor);
    }
}

fn in_source<'d>(object: &'d Source, _: [usize; 0], visitor: &mut impl Visitor<'d>) {
    for (index, item) in object.session_refs.iter().flatten().enumerate() {
        in_source_session_refs(item, [index], visitor);
    }
}

fn in_source_session_refs<'d>(
    object: &'d SessionRef,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    visitor.object(AnyObject::Session(object), Place::new("/source/session_refs/*", at));
}

fn in_task<'d>(object: &'d Task, _: [usize; 0], visitor: &mut impl Visitor<'d>) {
    for (index, item) in object.success_criteria.iter().flatten().enumerate() {
        in_task_success_criteria(item, [index], visitor);
    }
}

fn in_task_success_criteria<'d>(
    object: &'d Criterion,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    visitor
        .object(
            AnyObject::Criterion(object),
            Place::new("/task/success_criteria/*", at),
        );
    for (index, item) in object.evidence.iter().flatten().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::CriterionEvidence,
                Place::new("/task/success_criteria/*/evidence/*", [at[0], index]),
            );
    }
}

fn in_progress<'d>(
    object: &'d Progress,
    at: [usize; 0],
    visitor: &mut impl Visitor<'d>,
) {
    for (index, item) in object.completed.iter().flatten().enumerate() {
        in_progress_completed(item, [index], visitor);
    }
    if let Some(item) = &object.focus {
        in_progress_focus(item, at, visitor);
    }
    for (index, item) in object.next.iter().flatten().enumerate() {
        in_progress_next(item, [index], visitor);
    }
}

fn in_progress_completed<'d>(
    object: &'d CompletedStep,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    visitor
        .object(
            AnyObject::CompletedStep(object),
            Place::new("/progress/completed/*", at),
        );
    for (index, item) in object.evidence.iter().flatten().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::CompletedStepEvidence,
                Place::new("/progress/completed/*/evidence/*", [at[0], index]),
            );
    }
}

fn in_progress_focus<'d>(
    object: &'d ProgressFocus,
    _: [usize; 0],
    visitor: &mut impl Visitor<'d>,
) {
    for (index, item) in object.refs.iter().flatten().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::ProgressFocusRefs,
                Place::new("/progress/focus/refs/*", [index]),
            );
    }
}

fn in_progress_next<'d>(
    object: &'d NextStep,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    visitor.object(AnyObject::NextStep(object), Place::new("/progress/next/*", at));
    for (index, item) in object.blocked_by.iter().flatten().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::NextStepBlockedBy,
                Place::new("/progress/next/*/blocked_by/*", [at[0], index]),
            );
    }
    for (index, item) in object.requires.iter().flatten().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::NextStepRequires,
                Place::new("/progress/next/*/requires/*", [at[0], index]),
            );
    }
    for (index, item) in object.refs.iter().flatten().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::NextStepRefs,
                Place::new("/progress/next/*/refs/*", [at[0], index]),
            );
    }
}

fn in_statements<'d>(
    object: &'d Statement,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    visitor.object(AnyObject::Statement(object), Place::new("/statements/*", at));
    in_statements_origin(&object.origin, at, visitor);
    if let Some(item) = &object.superseded_by {
        visitor
            .reference(
                item,
                ReferenceMember::StatementSupersededBy,
                Place::new("/statements/*/superseded_by", at),
            );
    }
    for (index, item) in object.evidence.iter().flatten().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::StatementEvidence,
                Place::new("/statements/*/evidence/*", [at[0], index]),
            );
    }
}

fn in_statements_origin<'d>(
    object: &'d Origin,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    if let Some(item) = &object.ref_ {
        visitor
            .reference(
                item,
                ReferenceMember::OriginRef,
                Place::new("/statements/*/origin/ref", at),
            );
    }
}

fn in_resources<'d>(
    object: &'d Resource,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    visitor.object(AnyObject::Resource(object), Place::new("/resources/*", at));
}

fn in_application_context<'d>(
    object: &'d ApplicationContext,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    visitor
        .object(
            AnyObject::ApplicationContext(object),
            Place::new("/application_context/*", at),
        );
    for (index, item) in object.selections.iter().flatten().enumerate() {
        in_application_context_selections(item, [at[0], index], visitor);
    }
    for (index, item) in object.drafts.iter().flatten().enumerate() {
        in_application_context_drafts(item, [at[0], index], visitor);
    }
}

fn in_application_context_selections<'d>(
    object: &'d ContextSelection,
    at: [usize; 2],
    visitor: &mut impl Visitor<'d>,
) {
    visitor
        .reference(
            &object.resource,
            ReferenceMember::ContextSelectionResource,
            Place::new("/application_context/*/selections/*/resource", at),
        );
}

fn in_application_context_drafts<'d>(
    object: &'d Draft,
    at: [usize; 2],
    visitor: &mut impl Visitor<'d>,
) {
    visitor
        .object(
            AnyObject::Draft(object),
            Place::new("/application_context/*/drafts/*", at),
        );
    if let Some(item) = &object.target {
        visitor
            .reference(
                item,
                ReferenceMember::DraftTarget,
                Place::new("/application_context/*/drafts/*/target", at),
            );
    }
    if let Some(item) = &object.content_ref {
        visitor
            .reference(
                item,
                ReferenceMember::DraftContentRef,
                Place::new("/application_context/*/drafts/*/content_ref", at),
            );
    }
}

fn in_operations<'d>(
    object: &'d Operation,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    visitor.object(AnyObject::Operation(object), Place::new("/operations/*", at));
    if let Some(item) = &object.target {
        visitor
            .reference(
                item,
                ReferenceMember::OperationTarget,
                Place::new("/operations/*/target", at),
            );
    }
    if let Some(item) = &object.record {
        visitor
            .reference(
                item,
                ReferenceMember::OperationRecord,
                Place::new("/operations/*/record", at),
            );
    }
    for (index, item) in object.depends_on.iter().flatten().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::OperationDependsOn,
                Place::new("/operations/*/depends_on/*", [at[0], index]),
            );
    }
    if let Some(item) = &object.approval {
        in_operations_approval(item, at, visitor);
    }
}

fn in_operations_approval<'d>(
    object: &'d Approval,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    for (index, item) in object.evidence.iter().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::ApprovalEvidence,
                Place::new("/operations/*/approval/evidence/*", [at[0], index]),
            );
    }
}

fn in_continuation<'d>(
    object: &'d Continuation,
    _: [usize; 0],
    visitor: &mut impl Visitor<'d>,
) {
    for (index, item) in object.requirements.iter().flatten().enumerate() {
        in_continuation_requirements(item, [index], visitor);
    }
    for (index, item) in object.preconditions.iter().flatten().enumerate() {
        in_continuation_preconditions(item, [index], visitor);
    }
    for (index, item) in object.stop_conditions.iter().flatten().enumerate() {
        in_continuation_stop_conditions(item, [index], visitor);
    }
    for (index, item) in object.recovery.iter().flatten().enumerate() {
        in_continuation_recovery(item, [index], visitor);
    }
}

fn in_continuation_requirements<'d>(
    object: &'d Requirement,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    visitor
        .object(
            AnyObject::Requirement(object),
            Place::new("/continuation/requirements/*", at),
        );
    for (index, item) in object.refs.iter().flatten().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::RequirementRefs,
                Place::new("/continuation/requirements/*/refs/*", [at[0], index]),
            );
    }
}

fn in_continuation_preconditions<'d>(
    object: &'d Precondition,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    visitor
        .object(
            AnyObject::Precondition(object),
            Place::new("/continuation/preconditions/*", at),
        );
    for (index, item) in object.refs.iter().flatten().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::PreconditionRefs,
                Place::new("/continuation/preconditions/*/refs/*", [at[0], index]),
            );
    }
}

fn in_continuation_stop_conditions<'d>(
    object: &'d StopCondition,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    visitor
        .object(
            AnyObject::StopCondition(object),
            Place::new("/continuation/stop_conditions/*", at),
        );
    for (index, item) in object.refs.iter().flatten().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::StopConditionRefs,
                Place::new("/continuation/stop_conditions/*/refs/*", [at[0], index]),
            );
    }
    for (index, item) in object.applies_to.iter().flatten().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::StopConditionAppliesTo,
                Place::new(
                    "/continuation/stop_conditions/*/applies_to/*",
                    [at[0], index],
                ),
            );
    }
    for (index, item) in object.until.iter().flatten().enumerate() {
        in_continuation_stop_conditions_until(item, [at[0], index], visitor);
    }
}

fn in_continuation_stop_conditions_until<'d>(
    object: &'d StopConditionUntil,
    at: [usize; 2],
    visitor: &mut impl Visitor<'d>,
) {
    visitor
        .reference(
            &object.operation,
            ReferenceMember::StopConditionUntilOperation,
            Place::new("/continuation/stop_conditions/*/until/*/operation", at),
        );
}

fn in_continuation_recovery<'d>(
    object: &'d Recovery,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    visitor
        .object(AnyObject::Recovery(object), Place::new("/continuation/recovery/*", at));
    for (index, item) in object.refs.iter().flatten().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::RecoveryRefs,
                Place::new("/continuation/recovery/*/refs/*", [at[0], index]),
            );
    }
}

fn in_derivation<'d>(
    object: &'d Derivation,
    _: [usize; 0],
    visitor: &mut impl Visitor<'d>,
) {
    for (index, item) in object.inputs.iter().flatten().enumerate() {
        in_derivation_inputs(item, [index], visitor);
    }
    for (index, item) in object.omissions.iter().flatten().enumerate() {
        in_derivation_omissions(item, [index], visitor);
    }
    for (index, item) in object.transformations.iter().flatten().enumerate() {
        in_derivation_transformations(item, [index], visitor);
    }
}

fn in_derivation_inputs<'d>(
    object: &'d DerivationInput,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    if let Some(item) = &object.session {
        in_derivation_inputs_session(item, at, visitor);
    }
}

fn in_derivation_inputs_session<'d>(
    object: &'d SessionRef,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    visitor
        .object(
            AnyObject::Session(object),
            Place::new("/derivation/inputs/*/session", at),
        );
}

fn in_derivation_omissions<'d>(
    object: &'d Omission,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    if let Some(item) = &object.recoverable_from {
        visitor
            .reference(
                item,
                ReferenceMember::OmissionRecoverableFrom,
                Place::new("/derivation/omissions/*/recoverable_from", at),
            );
    }
}

fn in_derivation_transformations<'d>(
    object: &'d Transformation,
    at: [usize; 1],
    visitor: &mut impl Visitor<'d>,
) {
    for (index, item) in object.affected.iter().flatten().enumerate() {
        visitor
            .reference(
                item,
                ReferenceMember::TransformationAffected,
                Place::new("/derivation/transformations/*/affected/*", [at[0], index]),
            );
    }
}
