//! The types of opencheckpoint 0.1, in the schema's order.
//!
//! Generated from `schemas/opencheckpoint/0.1/checkpoint.schema.json` (sha-256 3de60d39f86fe23d2896b341e499f83fb0ce9bd4667bf6f37d6babbfccfbfe23)
//! by `cargo xtask codegen`. Do not edit.

/// A portable snapshot of an agent's task: what it is for, what is known, what is done and
/// pending, and how to continue.
///
/// ```
/// use opencheckpoint_model::v0_1::Checkpoint;
///
/// let text = r#"{"opencheckpoint":"0.1","id":"urn:uuid:5b0f4f0e-7f6c-4f0a-9a51-2d6f1c1e7a10","created_at":"2026-10-26T16:40:00.250+01:00","source":{"producer":{"name":"Larkspur Desk","version":"4.2.0","uri":"https://desk.larkspur.example/"}},"task":{"title":"Correct the double invoice of Brightwater Clinic","objective":"Cancel the second invoice for order 88-1402, refund what was paid on it, and tell the clinic.","status":"blocked"}}"#;
/// let checkpoint: Checkpoint = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&checkpoint)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checkpoint {
    /// Specification version this document conforms to, as MAJOR.MINOR.
    pub opencheckpoint: SpecVersion,
    /// Globally unique identifier of this checkpoint. SHOULD be a urn:uuid URN.
    pub id: CheckpointId,
    /// When the checkpoint was captured.
    pub created_at: exact_json::Timestamp,
    /// The checkpoint this one was derived from.
    pub parent: Option<Parent>,
    /// The system that produced the checkpoint. Informational; it confers no trust.
    pub source: Source,
    /// What the work is for, and how far it may go.
    pub task: Task,
    /// What is done, what was in hand, and what comes next.
    pub progress: Option<Progress>,
    /// Instructions, constraints, decisions, observations, hypotheses, questions, and quoted
    /// external content, each with its own provenance.
    pub statements: Option<Vec<Statement>>,
    /// References to files, records, documents, artifacts, and other objects the task involves.
    pub resources: Option<Vec<Resource>>,
    /// Application state relevant to the task that did not necessarily originate in conversation.
    pub application_context: Option<Vec<ApplicationContext>>,
    /// Approvals, requested input, external actions, and waits that are not finished.
    pub operations: Option<Vec<Operation>>,
    /// What continuing needs, what must hold, what forbids it, and how to begin.
    pub continuation: Option<Continuation>,
    /// How this checkpoint was produced, and what was left out.
    pub derivation: Option<Derivation>,
    /// Extension data keyed by a namespaced identifier (reverse-DNS name, optionally followed by
    /// a path). Consumers ignore keys they do not understand and preserve them when
    /// re-serializing.
    pub extensions: Option<exact_json::Object>,
}

impl Checkpoint {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        id: CheckpointId,
        created_at: exact_json::Timestamp,
        source: Source,
        task: Task,
    ) -> Self {
        Self {
            opencheckpoint: SpecVersion::V0_1,
            id,
            created_at,
            parent: None,
            source,
            task,
            progress: None,
            statements: None,
            resources: None,
            application_context: None,
            operations: None,
            continuation: None,
            derivation: None,
            extensions: None,
        }
    }
}

impl Checkpoint {
    /// The items of `statements`; none where it is absent.
    #[must_use]
    pub fn statements(&self) -> &[Statement] {
        self.statements.as_deref().unwrap_or_default()
    }
    /// The items of `resources`; none where it is absent.
    #[must_use]
    pub fn resources(&self) -> &[Resource] {
        self.resources.as_deref().unwrap_or_default()
    }
    /// The items of `application_context`; none where it is absent.
    #[must_use]
    pub fn application_context(&self) -> &[ApplicationContext] {
        self.application_context.as_deref().unwrap_or_default()
    }
    /// The items of `operations`; none where it is absent.
    #[must_use]
    pub fn operations(&self) -> &[Operation] {
        self.operations.as_deref().unwrap_or_default()
    }
}

/// A version of the specification.
///
/// ```
/// use opencheckpoint_model::v0_1::SpecVersion;
///
/// assert_eq!("0.1".parse(), Ok(SpecVersion::V0_1));
/// assert_eq!(SpecVersion::V0_1.to_string(), "0.1");
/// assert!("another".parse::<SpecVersion>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SpecVersion {
    /// `0.1`.
    V0_1,
}

impl SpecVersion {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[Self::V0_1];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::V0_1 => "0.1",
        }
    }
}

impl std::str::FromStr for SpecVersion {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "0.1" => Ok(Self::V0_1),
            _ => Err(exact_json::Refusal::new(text, "\"0.1\"")),
        }
    }
}

impl std::fmt::Display for SpecVersion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A digest and the algorithm that made it.
///
/// ```
/// use opencheckpoint_model::v0_1::Digest;
///
/// let text = r#"{"algorithm":"sha-256","value":"3f79bb7b435b05321651daefd374cdc681dc06faa65e374e38337b88ca046dea"}"#;
/// let digest: Digest = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&digest)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Digest {
    /// Hash algorithm name from the IANA Named Information registry, e.g. sha-256.
    pub algorithm: String,
    /// Lowercase hexadecimal digest.
    pub value: String,
}

impl Digest {
    /// One with its members.
    #[must_use]
    pub fn new(algorithm: impl Into<String>, value: impl Into<String>) -> Self {
        Self {
            algorithm: algorithm.into(),
            value: value.into(),
        }
    }
}

/// The checkpoint this one was derived from.
///
/// ```
/// use opencheckpoint_model::v0_1::Parent;
///
/// let text = r#"{"id":"urn:uuid:0a4b7c52-93d1-4c2e-8f1d-6b7e5a3c9d21"}"#;
/// let parent: Parent = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&parent)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Parent {
    /// The `id` of that checkpoint.
    pub id: CheckpointId,
    /// Digest of the parent document’s bytes, for tamper evidence.
    pub digest: Option<Digest>,
}

impl Parent {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(id: CheckpointId) -> Self {
        Self { id, digest: None }
    }
}

/// A piece of software: an agent, a tool, an application.
///
/// ```
/// use opencheckpoint_model::v0_1::SoftwareRef;
///
/// let text = r#"{"name":"Larkspur Desk","version":"4.2.0","uri":"https://desk.larkspur.example/"}"#;
/// let software_ref: SoftwareRef = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&software_ref)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SoftwareRef {
    /// What it is called.
    pub name: String,
    /// Its version, in its own numbering.
    pub version: Option<String>,
    /// A page or package that identifies it.
    pub uri: Option<exact_json::Uri>,
}

impl SoftwareRef {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            version: None,
            uri: None,
        }
    }
}

/// A pointer into a session, conversation, or task record kept by another protocol or system.
///
/// ```
/// use opencheckpoint_model::v0_1::SessionRef;
///
/// let text = r#"{"protocol":"acp","id":"sess-7c21","event":"evt-000412","uri":"https://desk.larkspur.example/sessions/7c21#evt-000412"}"#;
/// let session_ref: SessionRef = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&session_ref)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SessionRef {
    /// The protocol or system that defines the identifier, e.g. a2a, acp, mcp, open-responses, or
    /// a namespaced name.
    pub protocol: String,
    /// Session, context, task, or conversation identifier.
    pub id: String,
    /// Identifier of the last event or entry the checkpoint reflects.
    pub event: Option<String>,
    /// Where the session can be looked at or fetched.
    pub uri: Option<exact_json::Uri>,
}

impl SessionRef {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(protocol: impl Into<String>, id: impl Into<String>) -> Self {
        Self {
            protocol: protocol.into(),
            id: id.into(),
            event: None,
            uri: None,
        }
    }
}

/// The system that produced the checkpoint. Informational; it confers no trust.
///
/// ```
/// use opencheckpoint_model::v0_1::Source;
///
/// let text = r#"{"producer":{"name":"Larkspur Desk","version":"4.2.0","uri":"https://desk.larkspur.example/"}}"#;
/// let source: Source = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&source)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The software that wrote the checkpoint.
    pub producer: SoftwareRef,
    /// The agent whose task it is.
    pub agent: Option<SoftwareRef>,
    /// The model that the agent ran on.
    pub model: Option<SourceModel>,
    /// The sessions that the checkpoint was captured from.
    pub session_refs: Option<Vec<SessionRef>>,
    /// Extension data keyed by a namespaced identifier (reverse-DNS name, optionally followed by
    /// a path). Consumers ignore keys they do not understand and preserve them when
    /// re-serializing.
    pub extensions: Option<exact_json::Object>,
}

impl Source {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(producer: SoftwareRef) -> Self {
        Self {
            producer,
            agent: None,
            model: None,
            session_refs: None,
            extensions: None,
        }
    }
}

impl Source {
    /// The items of `session_refs`; none where it is absent.
    #[must_use]
    pub fn session_refs(&self) -> &[SessionRef] {
        self.session_refs.as_deref().unwrap_or_default()
    }
}

/// The model that the agent ran on.
///
/// ```
/// use opencheckpoint_model::v0_1::SourceModel;
///
/// let text = r#"{"provider":"Example Models","name":"example-large-2"}"#;
/// let source_model: SourceModel = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&source_model)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SourceModel {
    /// Who offers the model.
    pub provider: Option<String>,
    /// The model's name, as its provider spells it.
    pub name: String,
}

impl SourceModel {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            provider: None,
            name: name.into(),
        }
    }
}

/// What the work is for, and how far it may go.
///
/// ```
/// use opencheckpoint_model::v0_1::Task;
///
/// let text = r#"{"title":"Correct the double invoice of Brightwater Clinic","objective":"Cancel the second invoice for order 88-1402, refund what was paid on it, and tell the clinic.","status":"blocked"}"#;
/// let task: Task = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&task)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// A short name for the task.
    pub title: Option<String>,
    /// What the user or system is trying to accomplish.
    pub objective: String,
    /// What a finished result looks like.
    pub outcome: Option<String>,
    /// Task status at capture time.
    pub status: TaskStatus,
    /// The conditions that a finished result meets.
    pub success_criteria: Option<Vec<Criterion>>,
    /// What belongs to the task, and what does not.
    pub scope: Option<TaskScope>,
    /// Extension data keyed by a namespaced identifier (reverse-DNS name, optionally followed by
    /// a path). Consumers ignore keys they do not understand and preserve them when
    /// re-serializing.
    pub extensions: Option<exact_json::Object>,
}

impl Task {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(objective: impl Into<String>, status: TaskStatus) -> Self {
        Self {
            title: None,
            objective: objective.into(),
            outcome: None,
            status,
            success_criteria: None,
            scope: None,
            extensions: None,
        }
    }
}

impl Task {
    /// The items of `success_criteria`; none where it is absent.
    #[must_use]
    pub fn success_criteria(&self) -> &[Criterion] {
        self.success_criteria.as_deref().unwrap_or_default()
    }
}

/// The `status` of the task.
///
/// Task status at capture time.
///
/// ```
/// use opencheckpoint_model::v0_1::TaskStatus;
///
/// assert_eq!("active".parse(), Ok(TaskStatus::Active));
/// assert_eq!(TaskStatus::Active.to_string(), "active");
/// assert!("another".parse::<TaskStatus>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TaskStatus {
    /// `active`.
    Active,
    /// `blocked`.
    Blocked,
    /// `awaiting_input`.
    AwaitingInput,
    /// `paused`.
    Paused,
    /// `completed`.
    Completed,
    /// `abandoned`.
    Abandoned,
}

impl TaskStatus {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Active,
        Self::Blocked,
        Self::AwaitingInput,
        Self::Paused,
        Self::Completed,
        Self::Abandoned,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Blocked => "blocked",
            Self::AwaitingInput => "awaiting_input",
            Self::Paused => "paused",
            Self::Completed => "completed",
            Self::Abandoned => "abandoned",
        }
    }
}

impl std::str::FromStr for TaskStatus {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "active" => Ok(Self::Active),
            "blocked" => Ok(Self::Blocked),
            "awaiting_input" => Ok(Self::AwaitingInput),
            "paused" => Ok(Self::Paused),
            "completed" => Ok(Self::Completed),
            "abandoned" => Ok(Self::Abandoned),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"active\", \"blocked\", \"awaiting_input\", \"paused\", \"completed\" or \"abandoned\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for TaskStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What belongs to the task, and what does not.
///
/// ```
/// use opencheckpoint_model::v0_1::TaskScope;
///
/// let text = r#"{}"#;
/// let task_scope: TaskScope = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&task_scope)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct TaskScope {
    /// What belongs to the task.
    pub includes: Option<Vec<String>>,
    /// What does not belong to it.
    pub excludes: Option<Vec<String>>,
}

impl TaskScope {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            includes: None,
            excludes: None,
        }
    }
}

impl TaskScope {
    /// The items of `includes`; none where it is absent.
    #[must_use]
    pub fn includes(&self) -> &[String] {
        self.includes.as_deref().unwrap_or_default()
    }
    /// The items of `excludes`; none where it is absent.
    #[must_use]
    pub fn excludes(&self) -> &[String] {
        self.excludes.as_deref().unwrap_or_default()
    }
}

/// A condition that a finished result meets.
///
/// ```
/// use opencheckpoint_model::v0_1::Criterion;
///
/// let text = r#"{"id":"crit-one-invoice","description":"Only invoice INV-30977 stands for order 88-1402.","state":"met"}"#;
/// let criterion: Criterion = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&criterion)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Criterion {
    /// Its identifier in this document.
    pub id: crate::LocalId,
    /// The condition.
    pub description: String,
    /// Whether it is met, as far as the source knows.
    pub state: CriterionState,
    /// What shows that state.
    ///
    /// Names any object of the document.
    pub evidence: Option<Vec<crate::LocalId>>,
}

impl Criterion {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        id: crate::LocalId,
        description: impl Into<String>,
        state: CriterionState,
    ) -> Self {
        Self {
            id,
            description: description.into(),
            state,
            evidence: None,
        }
    }
}

impl Criterion {
    /// The items of `evidence`; none where it is absent.
    #[must_use]
    pub fn evidence(&self) -> &[crate::LocalId] {
        self.evidence.as_deref().unwrap_or_default()
    }
}

/// The `state` of the criterion.
///
/// ```
/// use opencheckpoint_model::v0_1::CriterionState;
///
/// assert_eq!("met".parse(), Ok(CriterionState::Met));
/// assert_eq!(CriterionState::Met.to_string(), "met");
/// assert!("another".parse::<CriterionState>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CriterionState {
    /// `met`.
    Met,
    /// `unmet`.
    Unmet,
    /// `unknown`.
    Unknown,
}

impl CriterionState {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[Self::Met, Self::Unmet, Self::Unknown];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Met => "met",
            Self::Unmet => "unmet",
            Self::Unknown => "unknown",
        }
    }
}

impl std::str::FromStr for CriterionState {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "met" => Ok(Self::Met),
            "unmet" => Ok(Self::Unmet),
            "unknown" => Ok(Self::Unknown),
            _ => Err(exact_json::Refusal::new(text, "\"met\", \"unmet\" or \"unknown\"")),
        }
    }
}

impl std::fmt::Display for CriterionState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What is done, what was in hand, and what comes next.
///
/// ```
/// use opencheckpoint_model::v0_1::Progress;
///
/// let text = r#"{}"#;
/// let progress: Progress = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&progress)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Progress {
    /// Work already done, oldest first.
    pub completed: Option<Vec<CompletedStep>>,
    /// What was being worked on when the checkpoint was captured.
    pub focus: Option<ProgressFocus>,
    /// Recommended next steps, in suggested order.
    pub next: Option<Vec<NextStep>>,
    /// Extension data keyed by a namespaced identifier (reverse-DNS name, optionally followed by
    /// a path). Consumers ignore keys they do not understand and preserve them when
    /// re-serializing.
    pub extensions: Option<exact_json::Object>,
}

impl Progress {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            completed: None,
            focus: None,
            next: None,
            extensions: None,
        }
    }
}

impl Progress {
    /// The items of `completed`; none where it is absent.
    #[must_use]
    pub fn completed(&self) -> &[CompletedStep] {
        self.completed.as_deref().unwrap_or_default()
    }
    /// The items of `next`; none where it is absent.
    #[must_use]
    pub fn next(&self) -> &[NextStep] {
        self.next.as_deref().unwrap_or_default()
    }
}

/// What was being worked on when the checkpoint was captured.
///
/// ```
/// use opencheckpoint_model::v0_1::ProgressFocus;
///
/// let text = r#"{"description":"Finding out whether the refund was booked before the connection broke."}"#;
/// let progress_focus: ProgressFocus = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&progress_focus)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ProgressFocus {
    /// What it was.
    pub description: String,
    /// What it was about.
    ///
    /// Names any object of the document.
    pub refs: Option<Vec<crate::LocalId>>,
}

impl ProgressFocus {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(description: impl Into<String>) -> Self {
        Self {
            description: description.into(),
            refs: None,
        }
    }
}

impl ProgressFocus {
    /// The items of `refs`; none where it is absent.
    #[must_use]
    pub fn refs(&self) -> &[crate::LocalId] {
        self.refs.as_deref().unwrap_or_default()
    }
}

/// A step that is done.
///
/// ```
/// use opencheckpoint_model::v0_1::CompletedStep;
///
/// let text = r#"{"id":"done-1","description":"Compared both invoices with the order.","completed_at":"2026-10-26T14:12:09Z"}"#;
/// let completed_step: CompletedStep = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&completed_step)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CompletedStep {
    /// Its identifier in this document.
    pub id: crate::LocalId,
    /// What was done.
    pub description: String,
    /// When it was done.
    pub completed_at: Option<exact_json::Timestamp>,
    /// What shows that it was done.
    ///
    /// Names any object of the document.
    pub evidence: Option<Vec<crate::LocalId>>,
}

impl CompletedStep {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(id: crate::LocalId, description: impl Into<String>) -> Self {
        Self {
            id,
            description: description.into(),
            completed_at: None,
            evidence: None,
        }
    }
}

impl CompletedStep {
    /// The items of `evidence`; none where it is absent.
    #[must_use]
    pub fn evidence(&self) -> &[crate::LocalId] {
        self.evidence.as_deref().unwrap_or_default()
    }
}

/// A step that is recommended next.
///
/// ```
/// use opencheckpoint_model::v0_1::NextStep;
///
/// let text = r#"{"id":"next-1","description":"Look the refund up by its idempotency key."}"#;
/// let next_step: NextStep = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&next_step)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NextStep {
    /// Its identifier in this document.
    pub id: crate::LocalId,
    /// What to do.
    pub description: String,
    /// Statements, operations, resources, or requirements that prevent this step.
    ///
    /// Names a `statement` or an `operation` or a `resource` or a `requirement` of the document.
    pub blocked_by: Option<Vec<crate::LocalId>>,
    /// Continuation requirements this step depends on.
    ///
    /// Names a `requirement` of the document.
    pub requires: Option<Vec<crate::LocalId>>,
    /// What the step is about.
    ///
    /// Names any object of the document.
    pub refs: Option<Vec<crate::LocalId>>,
}

impl NextStep {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(id: crate::LocalId, description: impl Into<String>) -> Self {
        Self {
            id,
            description: description.into(),
            blocked_by: None,
            requires: None,
            refs: None,
        }
    }
}

impl NextStep {
    /// The items of `blocked_by`; none where it is absent.
    #[must_use]
    pub fn blocked_by(&self) -> &[crate::LocalId] {
        self.blocked_by.as_deref().unwrap_or_default()
    }
    /// The items of `requires`; none where it is absent.
    #[must_use]
    pub fn requires(&self) -> &[crate::LocalId] {
        self.requires.as_deref().unwrap_or_default()
    }
    /// The items of `refs`; none where it is absent.
    #[must_use]
    pub fn refs(&self) -> &[crate::LocalId] {
        self.refs.as_deref().unwrap_or_default()
    }
}

/// Whether a statement was checked, and how.
///
/// ```
/// use opencheckpoint_model::v0_1::Verification;
///
/// let text = r#"{"state":"verified","method":"Read the invoice again after the cancellation.","checked_at":"2026-10-26T14:21:00+00:00","revalidate":"before_action"}"#;
/// let verification: Verification = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&verification)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Verification {
    /// Whether it was checked, and with what outcome.
    pub state: VerificationState,
    /// How the statement was checked.
    pub method: Option<String>,
    /// When the statement was last checked.
    pub checked_at: Option<exact_json::Timestamp>,
    /// When a consumer must re-check the statement.
    pub revalidate: Option<VerificationRevalidate>,
}

impl Verification {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(state: VerificationState) -> Self {
        Self {
            state,
            method: None,
            checked_at: None,
            revalidate: None,
        }
    }
}

/// The `state` of the verification.
///
/// ```
/// use opencheckpoint_model::v0_1::VerificationState;
///
/// assert_eq!("verified".parse(), Ok(VerificationState::Verified));
/// assert_eq!(VerificationState::Verified.to_string(), "verified");
/// assert!("another".parse::<VerificationState>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum VerificationState {
    /// `verified`: checked against evidence by the source.
    Verified,
    /// `unverified`: not checked.
    Unverified,
    /// `disputed`: evidence conflicts.
    Disputed,
    /// `stale`: was verified, but the evidence may have changed since.
    Stale,
}

impl VerificationState {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Verified,
        Self::Unverified,
        Self::Disputed,
        Self::Stale,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Verified => "verified",
            Self::Unverified => "unverified",
            Self::Disputed => "disputed",
            Self::Stale => "stale",
        }
    }
}

impl std::str::FromStr for VerificationState {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "verified" => Ok(Self::Verified),
            "unverified" => Ok(Self::Unverified),
            "disputed" => Ok(Self::Disputed),
            "stale" => Ok(Self::Stale),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"verified\", \"unverified\", \"disputed\" or \"stale\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for VerificationState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `revalidate` of the verification.
///
/// When a consumer must re-check the statement.
///
/// ```
/// use opencheckpoint_model::v0_1::VerificationRevalidate;
///
/// assert_eq!("never".parse(), Ok(VerificationRevalidate::Never));
/// assert_eq!(VerificationRevalidate::Never.to_string(), "never");
/// assert!("another".parse::<VerificationRevalidate>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum VerificationRevalidate {
    /// `never`.
    Never,
    /// `before_use`.
    BeforeUse,
    /// `before_action`.
    BeforeAction,
}

impl VerificationRevalidate {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Never,
        Self::BeforeUse,
        Self::BeforeAction,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Never => "never",
            Self::BeforeUse => "before_use",
            Self::BeforeAction => "before_action",
        }
    }
}

impl std::str::FromStr for VerificationRevalidate {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "never" => Ok(Self::Never),
            "before_use" => Ok(Self::BeforeUse),
            "before_action" => Ok(Self::BeforeAction),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"never\", \"before_use\" or \"before_action\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for VerificationRevalidate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// An instruction, constraint, decision, observation, hypothesis, question, or quoted
/// external content, with its provenance.
///
/// ```
/// use opencheckpoint_model::v0_1::Statement;
///
/// let text = r#"{"id":"st-instruction","kind":"instruction","text":"Fix the double invoice of Brightwater, but do not write to them before I have read the letter.","origin":{"type":"user","name":"finance lead","ref":"res-chat"},"status":"active","recorded_at":"2026-10-26T13:58:00-00:00"}"#;
/// let statement: Statement = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&statement)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Its identifier in this document.
    pub id: crate::LocalId,
    /// What kind of statement it is.
    pub kind: StatementKind,
    /// What is stated.
    pub text: String,
    /// Where a statement came from. As reported by the source system; a consumer treats it as a
    /// claim, not proof.
    pub origin: Origin,
    /// Defaults to active.
    pub status: Option<StatementStatus>,
    /// The statement that took the place of this one.
    ///
    /// Names a `statement` of the document.
    pub superseded_by: Option<crate::LocalId>,
    /// How a question was resolved.
    pub resolution: Option<String>,
    /// Why a decision was made.
    pub rationale: Option<String>,
    /// Whether it was checked, and how.
    pub verification: Option<Verification>,
    /// What supports it.
    ///
    /// Names any object of the document.
    pub evidence: Option<Vec<crate::LocalId>>,
    /// When it was recorded.
    pub recorded_at: Option<exact_json::Timestamp>,
    /// Extension data keyed by a namespaced identifier (reverse-DNS name, optionally followed by
    /// a path). Consumers ignore keys they do not understand and preserve them when
    /// re-serializing.
    pub extensions: Option<exact_json::Object>,
}

impl Statement {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        id: crate::LocalId,
        kind: StatementKind,
        text: impl Into<String>,
        origin: Origin,
    ) -> Self {
        Self {
            id,
            kind,
            text: text.into(),
            origin,
            status: None,
            superseded_by: None,
            resolution: None,
            rationale: None,
            verification: None,
            evidence: None,
            recorded_at: None,
            extensions: None,
        }
    }
}

impl Statement {
    /// The items of `evidence`; none where it is absent.
    #[must_use]
    pub fn evidence(&self) -> &[crate::LocalId] {
        self.evidence.as_deref().unwrap_or_default()
    }
}

/// The `kind` of the statement.
///
/// ```
/// use opencheckpoint_model::v0_1::StatementKind;
///
/// assert_eq!("instruction".parse(), Ok(StatementKind::Instruction));
/// assert_eq!(StatementKind::Instruction.to_string(), "instruction");
/// assert!("another".parse::<StatementKind>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StatementKind {
    /// `instruction`: a directive from the user or operating system.
    Instruction,
    /// `constraint`: a boundary the work must respect.
    Constraint,
    /// `decision`: a choice already made.
    Decision,
    /// `observation`: something found to be the case.
    Observation,
    /// `hypothesis`: something believed but not established.
    Hypothesis,
    /// `question`: something unresolved.
    Question,
    /// `external`: content quoted from a third party, which carries no instruction authority.
    External,
}

impl StatementKind {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Instruction,
        Self::Constraint,
        Self::Decision,
        Self::Observation,
        Self::Hypothesis,
        Self::Question,
        Self::External,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Instruction => "instruction",
            Self::Constraint => "constraint",
            Self::Decision => "decision",
            Self::Observation => "observation",
            Self::Hypothesis => "hypothesis",
            Self::Question => "question",
            Self::External => "external",
        }
    }
}

impl std::str::FromStr for StatementKind {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "instruction" => Ok(Self::Instruction),
            "constraint" => Ok(Self::Constraint),
            "decision" => Ok(Self::Decision),
            "observation" => Ok(Self::Observation),
            "hypothesis" => Ok(Self::Hypothesis),
            "question" => Ok(Self::Question),
            "external" => Ok(Self::External),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"instruction\", \"constraint\", \"decision\", \"observation\", \"hypothesis\", \"question\" or \"external\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for StatementKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `status` of the statement.
///
/// Defaults to active.
///
/// ```
/// use opencheckpoint_model::v0_1::StatementStatus;
///
/// assert_eq!("active".parse(), Ok(StatementStatus::Active));
/// assert_eq!(StatementStatus::Active.to_string(), "active");
/// assert!("another".parse::<StatementStatus>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StatementStatus {
    /// `active`.
    Active,
    /// `superseded`.
    Superseded,
    /// `retracted`.
    Retracted,
    /// `resolved`.
    Resolved,
}

impl StatementStatus {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Active,
        Self::Superseded,
        Self::Retracted,
        Self::Resolved,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Superseded => "superseded",
            Self::Retracted => "retracted",
            Self::Resolved => "resolved",
        }
    }
}

impl std::str::FromStr for StatementStatus {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "active" => Ok(Self::Active),
            "superseded" => Ok(Self::Superseded),
            "retracted" => Ok(Self::Retracted),
            "resolved" => Ok(Self::Resolved),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"active\", \"superseded\", \"retracted\" or \"resolved\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for StatementStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Where a statement came from. As reported by the source system; a consumer treats it as a
/// claim, not proof.
///
/// ```
/// use opencheckpoint_model::v0_1::Origin;
///
/// let text = r#"{"type":"user","name":"finance lead","ref":"res-chat"}"#;
/// let origin: Origin = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&origin)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Origin {
    /// What kind of actor it came from.
    pub type_: OriginType,
    /// Name or role of the specific actor, tool, or publisher. Avoid personal data the
    /// destination does not need.
    pub name: Option<String>,
    /// Resource the statement was taken from.
    ///
    /// Names a `resource` of the document.
    pub ref_: Option<crate::LocalId>,
}

impl Origin {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(type_: OriginType) -> Self {
        Self {
            type_,
            name: None,
            ref_: None,
        }
    }
}

/// The `type` of the origin.
///
/// ```
/// use opencheckpoint_model::v0_1::OriginType;
///
/// assert_eq!("user".parse(), Ok(OriginType::User));
/// assert_eq!(OriginType::User.to_string(), "user");
/// assert!("another".parse::<OriginType>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OriginType {
    /// `user`.
    User,
    /// `system`.
    System,
    /// `agent`.
    Agent,
    /// `tool`.
    Tool,
    /// `application`.
    Application,
    /// `external`.
    External,
}

impl OriginType {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::User,
        Self::System,
        Self::Agent,
        Self::Tool,
        Self::Application,
        Self::External,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::User => "user",
            Self::System => "system",
            Self::Agent => "agent",
            Self::Tool => "tool",
            Self::Application => "application",
            Self::External => "external",
        }
    }
}

impl std::str::FromStr for OriginType {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "user" => Ok(Self::User),
            "system" => Ok(Self::System),
            "agent" => Ok(Self::Agent),
            "tool" => Ok(Self::Tool),
            "application" => Ok(Self::Application),
            "external" => Ok(Self::External),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"user\", \"system\", \"agent\", \"tool\", \"application\" or \"external\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for OriginType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A reference to a file, record, document, artifact, or other object the task involves.
///
/// ```
/// use opencheckpoint_model::v0_1::Resource;
///
/// let text = r#"{"id":"res-invoice-1","kind":"record"}"#;
/// let resource: Resource = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&resource)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resource {
    /// Its identifier in this document.
    pub id: crate::LocalId,
    /// What kind of thing it is.
    pub kind: ResourceKind,
    /// Identifier of the resource in any URI scheme. Need not be publicly resolvable.
    pub uri: Option<exact_json::Uri>,
    /// Identifies a resource that has no URI: an object type and key within a named system.
    pub locator: Option<ResourceLocator>,
    /// What a person would call it.
    pub title: Option<String>,
    /// What it is, or what it is to the task.
    pub description: Option<String>,
    /// Its media type, such as `text/markdown`.
    pub media_type: Option<String>,
    /// Version, commit, ETag, or other revision marker as observed by the source.
    pub revision: Option<String>,
    /// A digest of its content as the source observed it.
    pub digest: Option<Digest>,
    /// Its size in bytes as the source observed it.
    pub size: Option<exact_json::Integer>,
    /// When the source observed it.
    pub observed_at: Option<exact_json::Timestamp>,
    /// Whether the source could access the resource when it last tried.
    pub availability: Option<ResourceAvailability>,
    /// Who may see it.
    pub sensitivity: Option<ResourceSensitivity>,
    /// Hint for how to retrieve the resource. Never contains credentials.
    pub resolver: Option<ResourceResolver>,
    /// A short inline excerpt. Large content is referenced, not embedded.
    pub excerpt: Option<Excerpt>,
    /// Extension data keyed by a namespaced identifier (reverse-DNS name, optionally followed by
    /// a path). Consumers ignore keys they do not understand and preserve them when
    /// re-serializing.
    pub extensions: Option<exact_json::Object>,
}

impl Resource {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(id: crate::LocalId, kind: ResourceKind) -> Self {
        Self {
            id,
            kind,
            uri: None,
            locator: None,
            title: None,
            description: None,
            media_type: None,
            revision: None,
            digest: None,
            size: None,
            observed_at: None,
            availability: None,
            sensitivity: None,
            resolver: None,
            excerpt: None,
            extensions: None,
        }
    }
}

/// The `kind` of the resource.
///
/// ```
/// use opencheckpoint_model::v0_1::ResourceKind;
///
/// assert_eq!("file".parse(), Ok(ResourceKind::File));
/// assert_eq!(ResourceKind::File.to_string(), "file");
/// assert!("another".parse::<ResourceKind>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ResourceKind {
    /// `file`.
    File,
    /// `repository`.
    Repository,
    /// `document`.
    Document,
    /// `record`.
    Record,
    /// `web`.
    Web,
    /// `artifact`.
    Artifact,
    /// `tool_output`.
    ToolOutput,
    /// `dataset`.
    Dataset,
    /// `message`.
    Message,
    /// `other`.
    Other,
}

impl ResourceKind {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::File,
        Self::Repository,
        Self::Document,
        Self::Record,
        Self::Web,
        Self::Artifact,
        Self::ToolOutput,
        Self::Dataset,
        Self::Message,
        Self::Other,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::File => "file",
            Self::Repository => "repository",
            Self::Document => "document",
            Self::Record => "record",
            Self::Web => "web",
            Self::Artifact => "artifact",
            Self::ToolOutput => "tool_output",
            Self::Dataset => "dataset",
            Self::Message => "message",
            Self::Other => "other",
        }
    }
}

impl std::str::FromStr for ResourceKind {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "file" => Ok(Self::File),
            "repository" => Ok(Self::Repository),
            "document" => Ok(Self::Document),
            "record" => Ok(Self::Record),
            "web" => Ok(Self::Web),
            "artifact" => Ok(Self::Artifact),
            "tool_output" => Ok(Self::ToolOutput),
            "dataset" => Ok(Self::Dataset),
            "message" => Ok(Self::Message),
            "other" => Ok(Self::Other),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"file\", \"repository\", \"document\", \"record\", \"web\", \"artifact\", \"tool_output\", \"dataset\", \"message\" or \"other\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for ResourceKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Identifies a resource that has no URI: an object type and key within a named system.
///
/// ```
/// use opencheckpoint_model::v0_1::ResourceLocator;
///
/// let text = r#"{"system":"larkspur-ledger","type":"invoice","key":"INV-30977"}"#;
/// let resource_locator: ResourceLocator = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&resource_locator)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ResourceLocator {
    /// The system that has the object.
    pub system: String,
    /// The type of the object within the system.
    pub type_: Option<String>,
    /// The object's key within the system.
    pub key: String,
}

impl ResourceLocator {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(system: impl Into<String>, key: impl Into<String>) -> Self {
        Self {
            system: system.into(),
            type_: None,
            key: key.into(),
        }
    }
}

/// The `availability` of the resource.
///
/// Whether the source could access the resource when it last tried.
///
/// ```
/// use opencheckpoint_model::v0_1::ResourceAvailability;
///
/// assert_eq!("available".parse(), Ok(ResourceAvailability::Available));
/// assert_eq!(ResourceAvailability::Available.to_string(), "available");
/// assert!("another".parse::<ResourceAvailability>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ResourceAvailability {
    /// `available`.
    Available,
    /// `restricted`.
    Restricted,
    /// `unavailable`.
    Unavailable,
    /// `unknown`.
    Unknown,
}

impl ResourceAvailability {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Available,
        Self::Restricted,
        Self::Unavailable,
        Self::Unknown,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Available => "available",
            Self::Restricted => "restricted",
            Self::Unavailable => "unavailable",
            Self::Unknown => "unknown",
        }
    }
}

impl std::str::FromStr for ResourceAvailability {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "available" => Ok(Self::Available),
            "restricted" => Ok(Self::Restricted),
            "unavailable" => Ok(Self::Unavailable),
            "unknown" => Ok(Self::Unknown),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"available\", \"restricted\", \"unavailable\" or \"unknown\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for ResourceAvailability {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `sensitivity` of the resource.
///
/// ```
/// use opencheckpoint_model::v0_1::ResourceSensitivity;
///
/// assert_eq!("public".parse(), Ok(ResourceSensitivity::Public));
/// assert_eq!(ResourceSensitivity::Public.to_string(), "public");
/// assert!("another".parse::<ResourceSensitivity>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ResourceSensitivity {
    /// `public`.
    Public,
    /// `internal`.
    Internal,
    /// `confidential`.
    Confidential,
    /// `restricted`.
    Restricted,
}

impl ResourceSensitivity {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Public,
        Self::Internal,
        Self::Confidential,
        Self::Restricted,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Internal => "internal",
            Self::Confidential => "confidential",
            Self::Restricted => "restricted",
        }
    }
}

impl std::str::FromStr for ResourceSensitivity {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "public" => Ok(Self::Public),
            "internal" => Ok(Self::Internal),
            "confidential" => Ok(Self::Confidential),
            "restricted" => Ok(Self::Restricted),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"public\", \"internal\", \"confidential\" or \"restricted\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for ResourceSensitivity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Hint for how to retrieve the resource. Never contains credentials.
///
/// ```
/// use opencheckpoint_model::v0_1::ResourceResolver;
///
/// let text = r#"{"protocol":"https"}"#;
/// let resource_resolver: ResourceResolver = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&resource_resolver)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResourceResolver {
    /// The protocol or interface by which it can be retrieved.
    pub protocol: String,
    /// What that protocol needs to know.
    pub hint: Option<exact_json::Object>,
}

impl ResourceResolver {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(protocol: impl Into<String>) -> Self {
        Self {
            protocol: protocol.into(),
            hint: None,
        }
    }
}

exact_json::text_type! {
    /// A short inline excerpt, of at most 4096 characters.
    ///
    /// ```
    /// use opencheckpoint_model::v0_1::Excerpt;
    ///
    /// let text: Excerpt = "Order 88-1402, 12 units, 648.00 EUR".parse()?;
    /// assert_eq!(text.as_str(), "Order 88-1402, 12 units, 648.00 EUR");
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    pub struct Excerpt;
    check: |text| {
        // No text has more characters than bytes.
        if text.len() <= 4096 || text.chars().count() <= 4096 {
            Ok(())
        } else {
            Err(exact_json::Refusal::new(text, "at most 4096 characters"))
        }
    }
}

/// State of an application relevant to the task.
///
/// ```
/// use opencheckpoint_model::v0_1::ApplicationContext;
///
/// let text = r#"{"id":"ctx-editor","application":{"name":"Larkspur Letters","version":"2.0.1","uri":"https://letters.larkspur.example/"},"state_schema":"https://letters.larkspur.example/schemas/state#v2","observed_at":"2026-10-26T15:39:59.999999+00:00"}"#;
/// let application_context: ApplicationContext = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&application_context)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApplicationContext {
    /// Its identifier in this document.
    pub id: crate::LocalId,
    /// The application.
    pub application: SoftwareRef,
    /// The view that it showed.
    pub view: Option<ApplicationContextView>,
    /// What was selected or open in it.
    pub selections: Option<Vec<ContextSelection>>,
    /// Application-defined filters, keyed by name.
    pub filters: Option<exact_json::Object>,
    /// Changes in it that were not submitted.
    pub drafts: Option<Vec<Draft>>,
    /// Further application-defined state. Interpret with the schema named by `state_schema`.
    pub state: Option<exact_json::Object>,
    /// URI identifying the schema of state.
    pub state_schema: Option<exact_json::Uri>,
    /// When this state was observed.
    pub observed_at: Option<exact_json::Timestamp>,
    /// Extension data keyed by a namespaced identifier (reverse-DNS name, optionally followed by
    /// a path). Consumers ignore keys they do not understand and preserve them when
    /// re-serializing.
    pub extensions: Option<exact_json::Object>,
}

impl ApplicationContext {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(id: crate::LocalId, application: SoftwareRef) -> Self {
        Self {
            id,
            application,
            view: None,
            selections: None,
            filters: None,
            drafts: None,
            state: None,
            state_schema: None,
            observed_at: None,
            extensions: None,
        }
    }
}

impl ApplicationContext {
    /// The items of `selections`; none where it is absent.
    #[must_use]
    pub fn selections(&self) -> &[ContextSelection] {
        self.selections.as_deref().unwrap_or_default()
    }
    /// The items of `drafts`; none where it is absent.
    #[must_use]
    pub fn drafts(&self) -> &[Draft] {
        self.drafts.as_deref().unwrap_or_default()
    }
}

/// The view that the application showed.
///
/// ```
/// use opencheckpoint_model::v0_1::ApplicationContextView;
///
/// let text = r#"{"name":"Editor","uri":"larkspur-letters:editor/brightwater"}"#;
/// let application_context_view: ApplicationContextView = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&application_context_view)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ApplicationContextView {
    /// The view's name.
    pub name: String,
    /// A link that opens the view.
    pub uri: Option<exact_json::Uri>,
}

impl ApplicationContextView {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            uri: None,
        }
    }
}

/// A resource that was selected in the application.
///
/// ```
/// use opencheckpoint_model::v0_1::ContextSelection;
///
/// let text = r#"{"resource":"res-letter","role":"focused"}"#;
/// let context_selection: ContextSelection = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&context_selection)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContextSelection {
    /// What was selected.
    ///
    /// Names a `resource` of the document.
    pub resource: crate::LocalId,
    /// In which way it was selected.
    pub role: Option<ContextSelectionRole>,
    /// Application-defined detail, e.g. a cell range or line span.
    pub detail: Option<exact_json::Object>,
}

impl ContextSelection {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(resource: crate::LocalId) -> Self {
        Self {
            resource,
            role: None,
            detail: None,
        }
    }
}

/// The `role` of the selection.
///
/// ```
/// use opencheckpoint_model::v0_1::ContextSelectionRole;
///
/// assert_eq!("focused".parse(), Ok(ContextSelectionRole::Focused));
/// assert_eq!(ContextSelectionRole::Focused.to_string(), "focused");
/// assert!("another".parse::<ContextSelectionRole>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ContextSelectionRole {
    /// `focused`.
    Focused,
    /// `selected`.
    Selected,
    /// `open`.
    Open,
    /// `pinned`.
    Pinned,
}

impl ContextSelectionRole {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Focused,
        Self::Selected,
        Self::Open,
        Self::Pinned,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Focused => "focused",
            Self::Selected => "selected",
            Self::Open => "open",
            Self::Pinned => "pinned",
        }
    }
}

impl std::str::FromStr for ContextSelectionRole {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "focused" => Ok(Self::Focused),
            "selected" => Ok(Self::Selected),
            "open" => Ok(Self::Open),
            "pinned" => Ok(Self::Pinned),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"focused\", \"selected\", \"open\" or \"pinned\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for ContextSelectionRole {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// An unsaved or unsubmitted change in an application.
///
/// ```
/// use opencheckpoint_model::v0_1::Draft;
///
/// let text = r#"{"id":"draft-letter","description":"The letter to the clinic, not yet saved.","target":"res-letter","state":"unsaved","content_ref":"res-letter"}"#;
/// let draft: Draft = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&draft)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Draft {
    /// Its identifier in this document.
    pub id: crate::LocalId,
    /// What the draft changes.
    pub description: String,
    /// Resource the draft would change.
    ///
    /// Names a `resource` of the document.
    pub target: Option<crate::LocalId>,
    /// How far it got.
    pub state: DraftState,
    /// Small inline draft content.
    pub content: Option<DraftContent>,
    /// Resource holding the draft content.
    ///
    /// Names a `resource` of the document.
    pub content_ref: Option<crate::LocalId>,
}

impl Draft {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        id: crate::LocalId,
        description: impl Into<String>,
        state: DraftState,
    ) -> Self {
        Self {
            id,
            description: description.into(),
            target: None,
            state,
            content: None,
            content_ref: None,
        }
    }
}

/// The `state` of the draft.
///
/// ```
/// use opencheckpoint_model::v0_1::DraftState;
///
/// assert_eq!("unsaved".parse(), Ok(DraftState::Unsaved));
/// assert_eq!(DraftState::Unsaved.to_string(), "unsaved");
/// assert!("another".parse::<DraftState>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DraftState {
    /// `unsaved`.
    Unsaved,
    /// `saved`.
    Saved,
    /// `submitted`.
    Submitted,
}

impl DraftState {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[Self::Unsaved, Self::Saved, Self::Submitted];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Unsaved => "unsaved",
            Self::Saved => "saved",
            Self::Submitted => "submitted",
        }
    }
}

impl std::str::FromStr for DraftState {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "unsaved" => Ok(Self::Unsaved),
            "saved" => Ok(Self::Saved),
            "submitted" => Ok(Self::Submitted),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"unsaved\", \"saved\" or \"submitted\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for DraftState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

exact_json::text_type! {
    /// Small inline draft content, of at most 16384 characters.
    ///
    /// ```
    /// use opencheckpoint_model::v0_1::DraftContent;
    ///
    /// let text: DraftContent = "Dear colleagues,\n\nwe have cancelled invoice INV-30981 …".parse()?;
    /// assert_eq!(text.as_str(), "Dear colleagues,\n\nwe have cancelled invoice INV-30981 …");
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    pub struct DraftContent;
    check: |text| {
        // No text has more characters than bytes.
        if text.len() <= 16384 || text.chars().count() <= 16384 {
            Ok(())
        } else {
            Err(exact_json::Refusal::new(text, "at most 16384 characters"))
        }
    }
}

/// An approval, requested input, external action, or wait that is not finished.
///
/// ```
/// use opencheckpoint_model::v0_1::Operation;
///
/// let text = r#"{"id":"op-cancel-approval","kind":"approval","description":"Approval to cancel INV-30981.","status":"approved","target":"res-invoice-2","record":"res-approval","effect":"none","requested_from":"finance lead","requested_at":"2026-10-26T14:10:00Z","expires_at":"2026-10-27T14:10:00Z"}"#;
/// let operation: Operation = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&operation)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// Its identifier in this document.
    pub id: crate::LocalId,
    /// What kind of operation it is.
    pub kind: OperationKind,
    /// What it is that is not finished.
    pub description: String,
    /// How far it got.
    pub status: OperationStatus,
    /// Resource the operation acts on.
    ///
    /// Names a `resource` of the document.
    pub target: Option<crate::LocalId>,
    /// Resource in a system of record where the operation’s current status can be checked, such
    /// as an approval request or a payment record.
    ///
    /// Names a `resource` of the document.
    pub record: Option<crate::LocalId>,
    /// What repeating the operation does.
    pub effect: Option<OperationEffect>,
    /// The key by which the target system recognizes a repetition.
    pub idempotency_key: Option<String>,
    /// The invocation an action stands for. A call to the same tool whose arguments include every
    /// recorded argument with an equal value repeats the operation. Describes; never instructs.
    /// Must not contain credentials.
    pub call: Option<OperationCall>,
    /// Role or party whose approval or input is needed.
    pub requested_from: Option<String>,
    /// When it was requested.
    pub requested_at: Option<exact_json::Timestamp>,
    /// When it was last attempted.
    pub last_attempt_at: Option<exact_json::Timestamp>,
    /// When it loses its meaning.
    pub expires_at: Option<exact_json::Timestamp>,
    /// What must come before it.
    ///
    /// Names any object of the document.
    pub depends_on: Option<Vec<crate::LocalId>>,
    /// The recorded outcome of an approval. A record, not an authorization.
    pub approval: Option<Approval>,
    /// What the source recommends on continuation.
    pub resume: Option<OperationResume>,
    /// Extension data keyed by a namespaced identifier (reverse-DNS name, optionally followed by
    /// a path). Consumers ignore keys they do not understand and preserve them when
    /// re-serializing.
    pub extensions: Option<exact_json::Object>,
}

impl Operation {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        id: crate::LocalId,
        kind: OperationKind,
        description: impl Into<String>,
        status: OperationStatus,
    ) -> Self {
        Self {
            id,
            kind,
            description: description.into(),
            status,
            target: None,
            record: None,
            effect: None,
            idempotency_key: None,
            call: None,
            requested_from: None,
            requested_at: None,
            last_attempt_at: None,
            expires_at: None,
            depends_on: None,
            approval: None,
            resume: None,
            extensions: None,
        }
    }
}

impl Operation {
    /// The items of `depends_on`; none where it is absent.
    #[must_use]
    pub fn depends_on(&self) -> &[crate::LocalId] {
        self.depends_on.as_deref().unwrap_or_default()
    }
}

/// The `kind` of the operation.
///
/// ```
/// use opencheckpoint_model::v0_1::OperationKind;
///
/// assert_eq!("approval".parse(), Ok(OperationKind::Approval));
/// assert_eq!(OperationKind::Approval.to_string(), "approval");
/// assert!("another".parse::<OperationKind>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OperationKind {
    /// `approval`: needs a person’s approval.
    Approval,
    /// `input`: needs information from a person.
    Input,
    /// `action`: a side-effecting call to an external system.
    Action,
    /// `wait`: depends on an external event or system.
    Wait,
}

impl OperationKind {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Approval,
        Self::Input,
        Self::Action,
        Self::Wait,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Approval => "approval",
            Self::Input => "input",
            Self::Action => "action",
            Self::Wait => "wait",
        }
    }
}

impl std::str::FromStr for OperationKind {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "approval" => Ok(Self::Approval),
            "input" => Ok(Self::Input),
            "action" => Ok(Self::Action),
            "wait" => Ok(Self::Wait),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"approval\", \"input\", \"action\" or \"wait\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for OperationKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `status` of the operation.
///
/// ```
/// use opencheckpoint_model::v0_1::OperationStatus;
///
/// assert_eq!("planned".parse(), Ok(OperationStatus::Planned));
/// assert_eq!(OperationStatus::Planned.to_string(), "planned");
/// assert!("another".parse::<OperationStatus>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OperationStatus {
    /// `planned`: not started.
    Planned,
    /// `awaiting`: requested and waiting.
    Awaiting,
    /// `uncertain`: started, outcome unknown.
    Uncertain,
    /// `failed`: attempted and failed.
    Failed,
    /// `approved`: an approval’s recorded outcome.
    Approved,
    /// `rejected`: an approval’s recorded outcome.
    Rejected,
    /// `completed`: finished.
    Completed,
    /// `cancelled`: will not happen.
    Cancelled,
}

impl OperationStatus {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Planned,
        Self::Awaiting,
        Self::Uncertain,
        Self::Failed,
        Self::Approved,
        Self::Rejected,
        Self::Completed,
        Self::Cancelled,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Planned => "planned",
            Self::Awaiting => "awaiting",
            Self::Uncertain => "uncertain",
            Self::Failed => "failed",
            Self::Approved => "approved",
            Self::Rejected => "rejected",
            Self::Completed => "completed",
            Self::Cancelled => "cancelled",
        }
    }
}

impl std::str::FromStr for OperationStatus {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "planned" => Ok(Self::Planned),
            "awaiting" => Ok(Self::Awaiting),
            "uncertain" => Ok(Self::Uncertain),
            "failed" => Ok(Self::Failed),
            "approved" => Ok(Self::Approved),
            "rejected" => Ok(Self::Rejected),
            "completed" => Ok(Self::Completed),
            "cancelled" => Ok(Self::Cancelled),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"planned\", \"awaiting\", \"uncertain\", \"failed\", \"approved\", \"rejected\", \"completed\" or \"cancelled\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for OperationStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `effect` of the operation.
///
/// What repeating the operation does.
///
/// ```
/// use opencheckpoint_model::v0_1::OperationEffect;
///
/// assert_eq!("none".parse(), Ok(OperationEffect::None));
/// assert_eq!(OperationEffect::None.to_string(), "none");
/// assert!("another".parse::<OperationEffect>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OperationEffect {
    /// `none`: no side effect.
    None,
    /// `idempotent`: repeating has no further effect.
    Idempotent,
    /// `non_idempotent`: repeating may duplicate the effect.
    NonIdempotent,
    /// `unknown`: assume `non_idempotent`.
    Unknown,
}

impl OperationEffect {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::None,
        Self::Idempotent,
        Self::NonIdempotent,
        Self::Unknown,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Idempotent => "idempotent",
            Self::NonIdempotent => "non_idempotent",
            Self::Unknown => "unknown",
        }
    }
}

impl std::str::FromStr for OperationEffect {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "none" => Ok(Self::None),
            "idempotent" => Ok(Self::Idempotent),
            "non_idempotent" => Ok(Self::NonIdempotent),
            "unknown" => Ok(Self::Unknown),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"none\", \"idempotent\", \"non_idempotent\" or \"unknown\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for OperationEffect {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The invocation an action stands for. A call to the same tool whose arguments include every
/// recorded argument with an equal value repeats the operation. Describes; never instructs.
/// Must not contain credentials.
///
/// ```
/// use opencheckpoint_model::v0_1::OperationCall;
///
/// let text = r#"{"tool":"payments.refund"}"#;
/// let operation_call: OperationCall = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&operation_call)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperationCall {
    /// The tool or API operation as the interface declares it; for MCP, the server’s tool name
    /// without a client prefix.
    pub tool: String,
    /// Arguments the call was or will be made with. Leave out sensitive arguments not needed to
    /// identify the call.
    pub arguments: Option<exact_json::Object>,
}

impl OperationCall {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(tool: impl Into<String>) -> Self {
        Self {
            tool: tool.into(),
            arguments: None,
        }
    }
}

/// The recorded outcome of an approval. A record, not an authorization.
///
/// ```
/// use opencheckpoint_model::v0_1::Approval;
///
/// let text = r#"{"decided_by":"Ines Okafor, finance lead","decided_at":"2026-10-26T14:18:44Z","scope":"Cancel INV-30981, nothing else.","evidence":["res-approval"]}"#;
/// let approval: Approval = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&approval)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Approval {
    /// Who decided, by role or party.
    pub decided_by: String,
    /// When it was decided.
    pub decided_at: exact_json::Timestamp,
    /// What was approved, in the approver’s terms.
    pub scope: Option<String>,
    /// Resources in a system of record where the approval can be verified.
    ///
    /// Names a `resource` of the document.
    pub evidence: Vec<crate::LocalId>,
}

impl Approval {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        decided_by: impl Into<String>,
        decided_at: exact_json::Timestamp,
        evidence: Vec<crate::LocalId>,
    ) -> Self {
        Self {
            decided_by: decided_by.into(),
            decided_at,
            scope: None,
            evidence,
        }
    }
}

/// The `resume` of the operation.
///
/// What the source recommends on continuation.
///
/// ```
/// use opencheckpoint_model::v0_1::OperationResume;
///
/// assert_eq!("retry".parse(), Ok(OperationResume::Retry));
/// assert_eq!(OperationResume::Retry.to_string(), "retry");
/// assert!("another".parse::<OperationResume>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OperationResume {
    /// `retry`: repeat it.
    Retry,
    /// `verify_first`: check the target system for its outcome before anything else.
    VerifyFirst,
    /// `ask`: ask a person.
    Ask,
    /// `do_not_resume`: leave it.
    DoNotResume,
}

impl OperationResume {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Retry,
        Self::VerifyFirst,
        Self::Ask,
        Self::DoNotResume,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Retry => "retry",
            Self::VerifyFirst => "verify_first",
            Self::Ask => "ask",
            Self::DoNotResume => "do_not_resume",
        }
    }
}

impl std::str::FromStr for OperationResume {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "retry" => Ok(Self::Retry),
            "verify_first" => Ok(Self::VerifyFirst),
            "ask" => Ok(Self::Ask),
            "do_not_resume" => Ok(Self::DoNotResume),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"retry\", \"verify_first\", \"ask\" or \"do_not_resume\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for OperationResume {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Something that a destination needs in order to continue.
///
/// ```
/// use opencheckpoint_model::v0_1::Requirement;
///
/// let text = r#"{"id":"req-ledger-tool","kind":"tool","name":"payments.find_refund","description":"Looks a refund up by its idempotency key.","necessity":"required","fallback":"Ask the finance lead to look it up."}"#;
/// let requirement: Requirement = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&requirement)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Requirement {
    /// Its identifier in this document.
    pub id: crate::LocalId,
    /// What kind of thing is needed.
    pub kind: RequirementKind,
    /// For tool, the tool’s name as known to the source. For extension, the extension key.
    /// Otherwise a short name.
    pub name: String,
    /// What it is needed for.
    pub description: Option<String>,
    /// Whether continuing is possible without it.
    pub necessity: RequirementNecessity,
    /// How to continue without it.
    pub fallback: Option<String>,
    /// What needs it, or what it is about.
    ///
    /// Names any object of the document.
    pub refs: Option<Vec<crate::LocalId>>,
}

impl Requirement {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        id: crate::LocalId,
        kind: RequirementKind,
        name: impl Into<String>,
        necessity: RequirementNecessity,
    ) -> Self {
        Self {
            id,
            kind,
            name: name.into(),
            description: None,
            necessity,
            fallback: None,
            refs: None,
        }
    }
}

impl Requirement {
    /// The items of `refs`; none where it is absent.
    #[must_use]
    pub fn refs(&self) -> &[crate::LocalId] {
        self.refs.as_deref().unwrap_or_default()
    }
}

/// The `kind` of the requirement.
///
/// ```
/// use opencheckpoint_model::v0_1::RequirementKind;
///
/// assert_eq!("tool".parse(), Ok(RequirementKind::Tool));
/// assert_eq!(RequirementKind::Tool.to_string(), "tool");
/// assert!("another".parse::<RequirementKind>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RequirementKind {
    /// `tool`: a callable tool.
    Tool,
    /// `capability`: a general ability, e.g. code execution.
    Capability,
    /// `access`: access to a resource, which the destination must already hold.
    Access,
    /// `extension`: a checkpoint extension the consumer must understand to interpret the document
    /// fully.
    Extension,
}

impl RequirementKind {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Tool,
        Self::Capability,
        Self::Access,
        Self::Extension,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Tool => "tool",
            Self::Capability => "capability",
            Self::Access => "access",
            Self::Extension => "extension",
        }
    }
}

impl std::str::FromStr for RequirementKind {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "tool" => Ok(Self::Tool),
            "capability" => Ok(Self::Capability),
            "access" => Ok(Self::Access),
            "extension" => Ok(Self::Extension),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"tool\", \"capability\", \"access\" or \"extension\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for RequirementKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The `necessity` of the requirement.
///
/// ```
/// use opencheckpoint_model::v0_1::RequirementNecessity;
///
/// assert_eq!("required".parse(), Ok(RequirementNecessity::Required));
/// assert_eq!(RequirementNecessity::Required.to_string(), "required");
/// assert!("another".parse::<RequirementNecessity>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RequirementNecessity {
    /// `required`: continuation must not proceed without it.
    Required,
    /// `recommended`: continuation can proceed degraded.
    Recommended,
    /// `optional`: convenience.
    Optional,
}

impl RequirementNecessity {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Required,
        Self::Recommended,
        Self::Optional,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Required => "required",
            Self::Recommended => "recommended",
            Self::Optional => "optional",
        }
    }
}

impl std::str::FromStr for RequirementNecessity {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "required" => Ok(Self::Required),
            "recommended" => Ok(Self::Recommended),
            "optional" => Ok(Self::Optional),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"required\", \"recommended\" or \"optional\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for RequirementNecessity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What continuing needs, what must hold, what forbids it, and how to begin.
///
/// ```
/// use opencheckpoint_model::v0_1::Continuation;
///
/// let text = r#"{}"#;
/// let continuation: Continuation = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&continuation)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Continuation {
    /// What a destination needs in order to continue.
    pub requirements: Option<Vec<Requirement>>,
    /// Conditions to check before resuming.
    pub preconditions: Option<Vec<Precondition>>,
    /// Conditions under which continuation must not proceed.
    pub stop_conditions: Option<Vec<StopCondition>>,
    /// Recommended first actions on resuming, in order.
    pub recovery: Option<Vec<Recovery>>,
    /// Known environments or conditions in which this checkpoint cannot be continued faithfully.
    pub incompatibilities: Option<Vec<String>>,
    /// Extension data keyed by a namespaced identifier (reverse-DNS name, optionally followed by
    /// a path). Consumers ignore keys they do not understand and preserve them when
    /// re-serializing.
    pub extensions: Option<exact_json::Object>,
}

impl Continuation {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            requirements: None,
            preconditions: None,
            stop_conditions: None,
            recovery: None,
            incompatibilities: None,
            extensions: None,
        }
    }
}

impl Continuation {
    /// The items of `requirements`; none where it is absent.
    #[must_use]
    pub fn requirements(&self) -> &[Requirement] {
        self.requirements.as_deref().unwrap_or_default()
    }
    /// The items of `preconditions`; none where it is absent.
    #[must_use]
    pub fn preconditions(&self) -> &[Precondition] {
        self.preconditions.as_deref().unwrap_or_default()
    }
    /// The items of `stop_conditions`; none where it is absent.
    #[must_use]
    pub fn stop_conditions(&self) -> &[StopCondition] {
        self.stop_conditions.as_deref().unwrap_or_default()
    }
    /// The items of `recovery`; none where it is absent.
    #[must_use]
    pub fn recovery(&self) -> &[Recovery] {
        self.recovery.as_deref().unwrap_or_default()
    }
    /// The items of `incompatibilities`; none where it is absent.
    #[must_use]
    pub fn incompatibilities(&self) -> &[String] {
        self.incompatibilities.as_deref().unwrap_or_default()
    }
}

/// A condition to check before resuming.
///
/// ```
/// use opencheckpoint_model::v0_1::Precondition;
///
/// let text = r#"{"id":"pre-1","description":"INV-30981 is still cancelled.","on_failure":"halt"}"#;
/// let precondition: Precondition = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&precondition)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Precondition {
    /// Its identifier in this document.
    pub id: crate::LocalId,
    /// The condition.
    pub description: String,
    /// What it is about.
    ///
    /// Names any object of the document.
    pub refs: Option<Vec<crate::LocalId>>,
    /// What to do where it does not hold.
    pub on_failure: PreconditionOnFailure,
}

impl Precondition {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(
        id: crate::LocalId,
        description: impl Into<String>,
        on_failure: PreconditionOnFailure,
    ) -> Self {
        Self {
            id,
            description: description.into(),
            refs: None,
            on_failure,
        }
    }
}

impl Precondition {
    /// The items of `refs`; none where it is absent.
    #[must_use]
    pub fn refs(&self) -> &[crate::LocalId] {
        self.refs.as_deref().unwrap_or_default()
    }
}

/// The `on_failure` of the precondition.
///
/// ```
/// use opencheckpoint_model::v0_1::PreconditionOnFailure;
///
/// assert_eq!("halt".parse(), Ok(PreconditionOnFailure::Halt));
/// assert_eq!(PreconditionOnFailure::Halt.to_string(), "halt");
/// assert!("another".parse::<PreconditionOnFailure>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PreconditionOnFailure {
    /// `halt`.
    Halt,
    /// `ask`.
    Ask,
    /// `degrade`.
    Degrade,
}

impl PreconditionOnFailure {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[Self::Halt, Self::Ask, Self::Degrade];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Halt => "halt",
            Self::Ask => "ask",
            Self::Degrade => "degrade",
        }
    }
}

impl std::str::FromStr for PreconditionOnFailure {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "halt" => Ok(Self::Halt),
            "ask" => Ok(Self::Ask),
            "degrade" => Ok(Self::Degrade),
            _ => Err(exact_json::Refusal::new(text, "\"halt\", \"ask\" or \"degrade\"")),
        }
    }
}

impl std::fmt::Display for PreconditionOnFailure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A condition under which continuation must not proceed.
///
/// ```
/// use opencheckpoint_model::v0_1::StopCondition;
///
/// let text = r#"{"id":"stop-letter","description":"No letter before its approval."}"#;
/// let stop_condition: StopCondition = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&stop_condition)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StopCondition {
    /// Its identifier in this document.
    pub id: crate::LocalId,
    /// The condition.
    pub description: String,
    /// What it is about.
    ///
    /// Names any object of the document.
    pub refs: Option<Vec<crate::LocalId>>,
    /// Operations this stop condition forbids.
    ///
    /// Names an `operation` of the document.
    pub applies_to: Option<Vec<crate::LocalId>>,
    /// What lifts this stop condition: it applies until every listed operation reaches its status
    /// in the system of record. Without it, the stop condition applies for the whole
    /// continuation.
    pub until: Option<Vec<StopConditionUntil>>,
}

impl StopCondition {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(id: crate::LocalId, description: impl Into<String>) -> Self {
        Self {
            id,
            description: description.into(),
            refs: None,
            applies_to: None,
            until: None,
        }
    }
}

impl StopCondition {
    /// The items of `refs`; none where it is absent.
    #[must_use]
    pub fn refs(&self) -> &[crate::LocalId] {
        self.refs.as_deref().unwrap_or_default()
    }
    /// The items of `applies_to`; none where it is absent.
    #[must_use]
    pub fn applies_to(&self) -> &[crate::LocalId] {
        self.applies_to.as_deref().unwrap_or_default()
    }
    /// The items of `until`; none where it is absent.
    #[must_use]
    pub fn until(&self) -> &[StopConditionUntil] {
        self.until.as_deref().unwrap_or_default()
    }
}

/// An operation and the status that lifts a stop condition.
///
/// ```
/// use opencheckpoint_model::v0_1::StopConditionUntil;
///
/// let text = r#"{"operation":"op-letter-approval","status":"approved"}"#;
/// let stop_condition_until: StopConditionUntil = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&stop_condition_until)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StopConditionUntil {
    /// The operation.
    ///
    /// Names an `operation` of the document.
    pub operation: crate::LocalId,
    /// The status that it must have.
    pub status: StopConditionUntilStatus,
}

impl StopConditionUntil {
    /// One with its members.
    #[must_use]
    pub fn new(operation: crate::LocalId, status: StopConditionUntilStatus) -> Self {
        Self { operation, status }
    }
}

/// The `status` of the until.
///
/// ```
/// use opencheckpoint_model::v0_1::StopConditionUntilStatus;
///
/// assert_eq!("approved".parse(), Ok(StopConditionUntilStatus::Approved));
/// assert_eq!(StopConditionUntilStatus::Approved.to_string(), "approved");
/// assert!("another".parse::<StopConditionUntilStatus>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StopConditionUntilStatus {
    /// `approved`.
    Approved,
    /// `rejected`.
    Rejected,
    /// `completed`.
    Completed,
    /// `cancelled`.
    Cancelled,
    /// `failed`.
    Failed,
}

impl StopConditionUntilStatus {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Approved,
        Self::Rejected,
        Self::Completed,
        Self::Cancelled,
        Self::Failed,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Approved => "approved",
            Self::Rejected => "rejected",
            Self::Completed => "completed",
            Self::Cancelled => "cancelled",
            Self::Failed => "failed",
        }
    }
}

impl std::str::FromStr for StopConditionUntilStatus {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "approved" => Ok(Self::Approved),
            "rejected" => Ok(Self::Rejected),
            "completed" => Ok(Self::Completed),
            "cancelled" => Ok(Self::Cancelled),
            "failed" => Ok(Self::Failed),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"approved\", \"rejected\", \"completed\", \"cancelled\" or \"failed\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for StopConditionUntilStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A recommended first action on resuming.
///
/// ```
/// use opencheckpoint_model::v0_1::Recovery;
///
/// let text = r#"{"id":"rec-1","description":"Look for a refund with the recorded idempotency key."}"#;
/// let recovery: Recovery = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&recovery)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Recovery {
    /// Its identifier in this document.
    pub id: crate::LocalId,
    /// What to do first.
    pub description: String,
    /// What it is about.
    ///
    /// Names any object of the document.
    pub refs: Option<Vec<crate::LocalId>>,
}

impl Recovery {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(id: crate::LocalId, description: impl Into<String>) -> Self {
        Self {
            id,
            description: description.into(),
            refs: None,
        }
    }
}

impl Recovery {
    /// The items of `refs`; none where it is absent.
    #[must_use]
    pub fn refs(&self) -> &[crate::LocalId] {
        self.refs.as_deref().unwrap_or_default()
    }
}

/// How this checkpoint was produced, and what was left out.
///
/// ```
/// use opencheckpoint_model::v0_1::Derivation;
///
/// let text = r#"{"method":"compacted"}"#;
/// let derivation: Derivation = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&derivation)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Derivation {
    /// How it was produced.
    pub method: DerivationMethod,
    /// Checkpoints or sessions this one was derived from.
    pub inputs: Option<Vec<DerivationInput>>,
    /// Information deliberately left out.
    pub omissions: Option<Vec<Omission>>,
    /// Content that was condensed or rewritten, and which objects carry the result.
    pub transformations: Option<Vec<Transformation>>,
}

impl Derivation {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(method: DerivationMethod) -> Self {
        Self {
            method,
            inputs: None,
            omissions: None,
            transformations: None,
        }
    }
}

impl Derivation {
    /// The items of `inputs`; none where it is absent.
    #[must_use]
    pub fn inputs(&self) -> &[DerivationInput] {
        self.inputs.as_deref().unwrap_or_default()
    }
    /// The items of `omissions`; none where it is absent.
    #[must_use]
    pub fn omissions(&self) -> &[Omission] {
        self.omissions.as_deref().unwrap_or_default()
    }
    /// The items of `transformations`; none where it is absent.
    #[must_use]
    pub fn transformations(&self) -> &[Transformation] {
        self.transformations.as_deref().unwrap_or_default()
    }
}

/// The `method` of the derivation.
///
/// ```
/// use opencheckpoint_model::v0_1::DerivationMethod;
///
/// assert_eq!("captured".parse(), Ok(DerivationMethod::Captured));
/// assert_eq!(DerivationMethod::Captured.to_string(), "captured");
/// assert!("another".parse::<DerivationMethod>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DerivationMethod {
    /// `captured`: written from a live session.
    Captured,
    /// `compacted`: reduced from earlier checkpoints or session history.
    Compacted,
    /// `merged`: combined from several inputs.
    Merged,
    /// `converted`: translated from another format.
    Converted,
    /// `authored`: written by hand.
    Authored,
    /// `forked`: copied from the parent to be continued alongside possible sibling copies.
    Forked,
}

impl DerivationMethod {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Captured,
        Self::Compacted,
        Self::Merged,
        Self::Converted,
        Self::Authored,
        Self::Forked,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Captured => "captured",
            Self::Compacted => "compacted",
            Self::Merged => "merged",
            Self::Converted => "converted",
            Self::Authored => "authored",
            Self::Forked => "forked",
        }
    }
}

impl std::str::FromStr for DerivationMethod {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "captured" => Ok(Self::Captured),
            "compacted" => Ok(Self::Compacted),
            "merged" => Ok(Self::Merged),
            "converted" => Ok(Self::Converted),
            "authored" => Ok(Self::Authored),
            "forked" => Ok(Self::Forked),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"captured\", \"compacted\", \"merged\", \"converted\", \"authored\" or \"forked\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for DerivationMethod {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A checkpoint or session this one was derived from.
///
/// ```
/// use opencheckpoint_model::v0_1::DerivationInput;
///
/// let text = r#"{"checkpoint":"urn:uuid:0a4b7c52-93d1-4c2e-8f1d-6b7e5a3c9d21"}"#;
/// let derivation_input: DerivationInput = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&derivation_input)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct DerivationInput {
    /// The checkpoint, by its identifier and perhaps its digest.
    pub checkpoint: Option<String>,
    /// A pointer into a session, conversation, or task record kept by another protocol or system.
    pub session: Option<SessionRef>,
}

impl DerivationInput {
    /// One with no members at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            checkpoint: None,
            session: None,
        }
    }
}

/// Information deliberately left out.
///
/// ```
/// use opencheckpoint_model::v0_1::Omission;
///
/// let text = r#"{"description":"The bodies of both invoices.","reason":"size","recoverable_from":"res-ledger"}"#;
/// let omission: Omission = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&omission)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Omission {
    /// What was left out.
    pub description: String,
    /// Why it was left out.
    pub reason: OmissionReason,
    /// Resource or session from which the omitted information can be recovered.
    ///
    /// Names a `resource` or a `session` of the document.
    pub recoverable_from: Option<crate::LocalId>,
}

impl Omission {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(description: impl Into<String>, reason: OmissionReason) -> Self {
        Self {
            description: description.into(),
            reason,
            recoverable_from: None,
        }
    }
}

/// The `reason` of the omission.
///
/// ```
/// use opencheckpoint_model::v0_1::OmissionReason;
///
/// assert_eq!("size".parse(), Ok(OmissionReason::Size));
/// assert_eq!(OmissionReason::Size.to_string(), "size");
/// assert!("another".parse::<OmissionReason>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OmissionReason {
    /// `size`.
    Size,
    /// `irrelevant`.
    Irrelevant,
    /// `superseded`.
    Superseded,
    /// `sensitive`.
    Sensitive,
    /// `unavailable`.
    Unavailable,
}

impl OmissionReason {
    /// Every value, in the schema's order.
    pub const KNOWN: &'static [Self] = &[
        Self::Size,
        Self::Irrelevant,
        Self::Superseded,
        Self::Sensitive,
        Self::Unavailable,
    ];
    /// The value as JSON has it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Size => "size",
            Self::Irrelevant => "irrelevant",
            Self::Superseded => "superseded",
            Self::Sensitive => "sensitive",
            Self::Unavailable => "unavailable",
        }
    }
}

impl std::str::FromStr for OmissionReason {
    type Err = exact_json::Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "size" => Ok(Self::Size),
            "irrelevant" => Ok(Self::Irrelevant),
            "superseded" => Ok(Self::Superseded),
            "sensitive" => Ok(Self::Sensitive),
            "unavailable" => Ok(Self::Unavailable),
            _ => {
                Err(
                    exact_json::Refusal::new(
                        text,
                        "\"size\", \"irrelevant\", \"superseded\", \"sensitive\" or \"unavailable\"",
                    ),
                )
            }
        }
    }
}

impl std::fmt::Display for OmissionReason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Content that was condensed or rewritten.
///
/// ```
/// use opencheckpoint_model::v0_1::Transformation;
///
/// let text = r#"{"description":"Nine tool results became one observation."}"#;
/// let transformation: Transformation = serde_json::from_str(text)?;
/// assert_eq!(serde_json::to_string(&transformation)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Transformation {
    /// What was done to it.
    pub description: String,
    /// The objects whose content was changed by it.
    ///
    /// Names any object of the document.
    pub affected: Option<Vec<crate::LocalId>>,
}

impl Transformation {
    /// One with its required members; the others are absent.
    #[must_use]
    pub fn new(description: impl Into<String>) -> Self {
        Self {
            description: description.into(),
            affected: None,
        }
    }
}

impl Transformation {
    /// The items of `affected`; none where it is absent.
    #[must_use]
    pub fn affected(&self) -> &[crate::LocalId] {
        self.affected.as_deref().unwrap_or_default()
    }
}

exact_json::text_type! {
    /// Identifier of a checkpoint, of at most 256 characters.
    ///
    /// ```
    /// use opencheckpoint_model::v0_1::CheckpointId;
    ///
    /// let text: CheckpointId = "urn:uuid:5b0f4f0e-7f6c-4f0a-9a51-2d6f1c1e7a10".parse()?;
    /// assert_eq!(text.as_str(), "urn:uuid:5b0f4f0e-7f6c-4f0a-9a51-2d6f1c1e7a10");
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    pub struct CheckpointId;
    check: |text| {
        // No text has more characters than bytes.
        if text.len() <= 256 || text.chars().count() <= 256 {
            Ok(())
        } else {
            Err(exact_json::Refusal::new(text, "at most 256 characters"))
        }
    }
}
