//! Target twins: the types of this module as a mapping writes them, each value with its origin.
//!
//! Generated from `schemas/opencheckpoint/0.1/checkpoint.schema.json` (sha-256 3de60d39f86fe23d2896b341e499f83fb0ce9bd4667bf6f37d6babbfccfbfe23)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::trace::{Emit, Leaf, List, Number, Open, Out, Str, Writer};
use super::types;

/// The target twin of [`Checkpoint`](super::Checkpoint).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Checkpoint<'t> {
    /// `opencheckpoint`.
    pub opencheckpoint: Out<types::SpecVersion>,
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `created_at`.
    pub created_at: Out<Str<'t>>,
    /// `parent`.
    pub parent: Option<Parent<'t>>,
    /// `source`.
    pub source: Source<'t>,
    /// `task`.
    pub task: Task<'t>,
    /// `progress`.
    pub progress: Option<Progress<'t>>,
    /// `statements`.
    pub statements: Option<List<Statement<'t>>>,
    /// `resources`.
    pub resources: Option<List<Resource<'t>>>,
    /// `application_context`.
    pub application_context: Option<List<ApplicationContext<'t>>>,
    /// `operations`.
    pub operations: Option<List<Operation<'t>>>,
    /// `continuation`.
    pub continuation: Option<Continuation<'t>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `extensions`.
    pub extensions: Option<Open<'t>>,
}

impl Emit for Checkpoint<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("opencheckpoint", &self.opencheckpoint);
            w.member("id", &self.id);
            w.member("created_at", &self.created_at);
            w.member("parent", &self.parent);
            w.member("source", &self.source);
            w.member("task", &self.task);
            w.member("progress", &self.progress);
            w.member("statements", &self.statements);
            w.member("resources", &self.resources);
            w.member("application_context", &self.application_context);
            w.member("operations", &self.operations);
            w.member("continuation", &self.continuation);
            w.member("derivation", &self.derivation);
            w.member("extensions", &self.extensions);
        });
    }
}

impl Leaf for types::SpecVersion {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Digest`](super::Digest).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Digest<'t> {
    /// `algorithm`.
    pub algorithm: Out<Str<'t>>,
    /// `value`.
    pub value: Out<Str<'t>>,
}

impl Emit for Digest<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("algorithm", &self.algorithm);
            w.member("value", &self.value);
        });
    }
}

/// The target twin of [`Parent`](super::Parent).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Parent<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `digest`.
    pub digest: Option<Digest<'t>>,
}

impl Emit for Parent<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("digest", &self.digest);
        });
    }
}

/// The target twin of [`SoftwareRef`](super::SoftwareRef).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct SoftwareRef<'t> {
    /// `name`.
    pub name: Out<Str<'t>>,
    /// `version`.
    pub version: Option<Out<Str<'t>>>,
    /// `uri`.
    pub uri: Option<Out<Str<'t>>>,
}

impl Emit for SoftwareRef<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("name", &self.name);
            w.member("version", &self.version);
            w.member("uri", &self.uri);
        });
    }
}

/// The target twin of [`SessionRef`](super::SessionRef).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct SessionRef<'t> {
    /// `protocol`.
    pub protocol: Out<Str<'t>>,
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `event`.
    pub event: Option<Out<Str<'t>>>,
    /// `uri`.
    pub uri: Option<Out<Str<'t>>>,
}

impl Emit for SessionRef<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("protocol", &self.protocol);
            w.member("id", &self.id);
            w.member("event", &self.event);
            w.member("uri", &self.uri);
        });
    }
}

/// The target twin of [`Source`](super::Source).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Source<'t> {
    /// `producer`.
    pub producer: SoftwareRef<'t>,
    /// `agent`.
    pub agent: Option<SoftwareRef<'t>>,
    /// `model`.
    pub model: Option<SourceModel<'t>>,
    /// `session_refs`.
    pub session_refs: Option<List<SessionRef<'t>>>,
    /// `extensions`.
    pub extensions: Option<Open<'t>>,
}

impl Emit for Source<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("producer", &self.producer);
            w.member("agent", &self.agent);
            w.member("model", &self.model);
            w.member("session_refs", &self.session_refs);
            w.member("extensions", &self.extensions);
        });
    }
}

/// The target twin of [`SourceModel`](super::SourceModel).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct SourceModel<'t> {
    /// `provider`.
    pub provider: Option<Out<Str<'t>>>,
    /// `name`.
    pub name: Out<Str<'t>>,
}

impl Emit for SourceModel<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("provider", &self.provider);
            w.member("name", &self.name);
        });
    }
}

/// The target twin of [`Task`](super::Task).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Task<'t> {
    /// `title`.
    pub title: Option<Out<Str<'t>>>,
    /// `objective`.
    pub objective: Out<Str<'t>>,
    /// `outcome`.
    pub outcome: Option<Out<Str<'t>>>,
    /// `status`.
    pub status: Out<types::TaskStatus>,
    /// `success_criteria`.
    pub success_criteria: Option<List<Criterion<'t>>>,
    /// `scope`.
    pub scope: Option<TaskScope<'t>>,
    /// `extensions`.
    pub extensions: Option<Open<'t>>,
}

impl Emit for Task<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("title", &self.title);
            w.member("objective", &self.objective);
            w.member("outcome", &self.outcome);
            w.member("status", &self.status);
            w.member("success_criteria", &self.success_criteria);
            w.member("scope", &self.scope);
            w.member("extensions", &self.extensions);
        });
    }
}

impl Leaf for types::TaskStatus {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`TaskScope`](super::TaskScope).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct TaskScope<'t> {
    /// `includes`.
    pub includes: Option<List<Out<Str<'t>>>>,
    /// `excludes`.
    pub excludes: Option<List<Out<Str<'t>>>>,
}

impl Emit for TaskScope<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("includes", &self.includes);
            w.member("excludes", &self.excludes);
        });
    }
}

/// The target twin of [`Criterion`](super::Criterion).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Criterion<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `description`.
    pub description: Out<Str<'t>>,
    /// `state`.
    pub state: Out<types::CriterionState>,
    /// `evidence`.
    pub evidence: Option<List<Out<Str<'t>>>>,
}

impl Emit for Criterion<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("description", &self.description);
            w.member("state", &self.state);
            w.member("evidence", &self.evidence);
        });
    }
}

impl Leaf for types::CriterionState {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Progress`](super::Progress).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Progress<'t> {
    /// `completed`.
    pub completed: Option<List<CompletedStep<'t>>>,
    /// `focus`.
    pub focus: Option<ProgressFocus<'t>>,
    /// `next`.
    pub next: Option<List<NextStep<'t>>>,
    /// `extensions`.
    pub extensions: Option<Open<'t>>,
}

impl Emit for Progress<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("completed", &self.completed);
            w.member("focus", &self.focus);
            w.member("next", &self.next);
            w.member("extensions", &self.extensions);
        });
    }
}

/// The target twin of [`ProgressFocus`](super::ProgressFocus).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ProgressFocus<'t> {
    /// `description`.
    pub description: Out<Str<'t>>,
    /// `refs`.
    pub refs: Option<List<Out<Str<'t>>>>,
}

impl Emit for ProgressFocus<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("description", &self.description);
            w.member("refs", &self.refs);
        });
    }
}

/// The target twin of [`CompletedStep`](super::CompletedStep).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct CompletedStep<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `description`.
    pub description: Out<Str<'t>>,
    /// `completed_at`.
    pub completed_at: Option<Out<Str<'t>>>,
    /// `evidence`.
    pub evidence: Option<List<Out<Str<'t>>>>,
}

impl Emit for CompletedStep<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("description", &self.description);
            w.member("completed_at", &self.completed_at);
            w.member("evidence", &self.evidence);
        });
    }
}

/// The target twin of [`NextStep`](super::NextStep).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct NextStep<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `description`.
    pub description: Out<Str<'t>>,
    /// `blocked_by`.
    pub blocked_by: Option<List<Out<Str<'t>>>>,
    /// `requires`.
    pub requires: Option<List<Out<Str<'t>>>>,
    /// `refs`.
    pub refs: Option<List<Out<Str<'t>>>>,
}

impl Emit for NextStep<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("description", &self.description);
            w.member("blocked_by", &self.blocked_by);
            w.member("requires", &self.requires);
            w.member("refs", &self.refs);
        });
    }
}

/// The target twin of [`Verification`](super::Verification).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Verification<'t> {
    /// `state`.
    pub state: Out<types::VerificationState>,
    /// `method`.
    pub method: Option<Out<Str<'t>>>,
    /// `checked_at`.
    pub checked_at: Option<Out<Str<'t>>>,
    /// `revalidate`.
    pub revalidate: Option<Out<types::VerificationRevalidate>>,
}

impl Emit for Verification<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("state", &self.state);
            w.member("method", &self.method);
            w.member("checked_at", &self.checked_at);
            w.member("revalidate", &self.revalidate);
        });
    }
}

impl Leaf for types::VerificationState {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::VerificationRevalidate {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Statement`](super::Statement).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Statement<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `kind`.
    pub kind: Out<types::StatementKind>,
    /// `text`.
    pub text: Out<Str<'t>>,
    /// `origin`.
    pub origin: Origin<'t>,
    /// `status`.
    pub status: Option<Out<types::StatementStatus>>,
    /// `superseded_by`.
    pub superseded_by: Option<Out<Str<'t>>>,
    /// `resolution`.
    pub resolution: Option<Out<Str<'t>>>,
    /// `rationale`.
    pub rationale: Option<Out<Str<'t>>>,
    /// `verification`.
    pub verification: Option<Verification<'t>>,
    /// `evidence`.
    pub evidence: Option<List<Out<Str<'t>>>>,
    /// `recorded_at`.
    pub recorded_at: Option<Out<Str<'t>>>,
    /// `extensions`.
    pub extensions: Option<Open<'t>>,
}

impl Emit for Statement<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("kind", &self.kind);
            w.member("text", &self.text);
            w.member("origin", &self.origin);
            w.member("status", &self.status);
            w.member("superseded_by", &self.superseded_by);
            w.member("resolution", &self.resolution);
            w.member("rationale", &self.rationale);
            w.member("verification", &self.verification);
            w.member("evidence", &self.evidence);
            w.member("recorded_at", &self.recorded_at);
            w.member("extensions", &self.extensions);
        });
    }
}

impl Leaf for types::StatementKind {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::StatementStatus {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Origin`](super::Origin).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Origin<'t> {
    /// `type`.
    pub type_: Out<types::OriginType>,
    /// `name`.
    pub name: Option<Out<Str<'t>>>,
    /// `ref`.
    pub ref_: Option<Out<Str<'t>>>,
}

impl Emit for Origin<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("type", &self.type_);
            w.member("name", &self.name);
            w.member("ref", &self.ref_);
        });
    }
}

impl Leaf for types::OriginType {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Resource`](super::Resource).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Resource<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `kind`.
    pub kind: Out<types::ResourceKind>,
    /// `uri`.
    pub uri: Option<Out<Str<'t>>>,
    /// `locator`.
    pub locator: Option<ResourceLocator<'t>>,
    /// `title`.
    pub title: Option<Out<Str<'t>>>,
    /// `description`.
    pub description: Option<Out<Str<'t>>>,
    /// `media_type`.
    pub media_type: Option<Out<Str<'t>>>,
    /// `revision`.
    pub revision: Option<Out<Str<'t>>>,
    /// `digest`.
    pub digest: Option<Digest<'t>>,
    /// `size`.
    pub size: Option<Out<Number<'t>>>,
    /// `observed_at`.
    pub observed_at: Option<Out<Str<'t>>>,
    /// `availability`.
    pub availability: Option<Out<types::ResourceAvailability>>,
    /// `sensitivity`.
    pub sensitivity: Option<Out<types::ResourceSensitivity>>,
    /// `resolver`.
    pub resolver: Option<ResourceResolver<'t>>,
    /// `excerpt`.
    pub excerpt: Option<Out<Str<'t>>>,
    /// `extensions`.
    pub extensions: Option<Open<'t>>,
}

impl Emit for Resource<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("kind", &self.kind);
            w.member("uri", &self.uri);
            w.member("locator", &self.locator);
            w.member("title", &self.title);
            w.member("description", &self.description);
            w.member("media_type", &self.media_type);
            w.member("revision", &self.revision);
            w.member("digest", &self.digest);
            w.member("size", &self.size);
            w.member("observed_at", &self.observed_at);
            w.member("availability", &self.availability);
            w.member("sensitivity", &self.sensitivity);
            w.member("resolver", &self.resolver);
            w.member("excerpt", &self.excerpt);
            w.member("extensions", &self.extensions);
        });
    }
}

impl Leaf for types::ResourceKind {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`ResourceLocator`](super::ResourceLocator).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ResourceLocator<'t> {
    /// `system`.
    pub system: Out<Str<'t>>,
    /// `type`.
    pub type_: Option<Out<Str<'t>>>,
    /// `key`.
    pub key: Out<Str<'t>>,
}

impl Emit for ResourceLocator<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("system", &self.system);
            w.member("type", &self.type_);
            w.member("key", &self.key);
        });
    }
}

impl Leaf for types::ResourceAvailability {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::ResourceSensitivity {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`ResourceResolver`](super::ResourceResolver).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ResourceResolver<'t> {
    /// `protocol`.
    pub protocol: Out<Str<'t>>,
    /// `hint`.
    pub hint: Option<Open<'t>>,
}

impl Emit for ResourceResolver<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("protocol", &self.protocol);
            w.member("hint", &self.hint);
        });
    }
}

/// The target twin of [`ApplicationContext`](super::ApplicationContext).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ApplicationContext<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `application`.
    pub application: SoftwareRef<'t>,
    /// `view`.
    pub view: Option<ApplicationContextView<'t>>,
    /// `selections`.
    pub selections: Option<List<ContextSelection<'t>>>,
    /// `filters`.
    pub filters: Option<Open<'t>>,
    /// `drafts`.
    pub drafts: Option<List<Draft<'t>>>,
    /// `state`.
    pub state: Option<Open<'t>>,
    /// `state_schema`.
    pub state_schema: Option<Out<Str<'t>>>,
    /// `observed_at`.
    pub observed_at: Option<Out<Str<'t>>>,
    /// `extensions`.
    pub extensions: Option<Open<'t>>,
}

impl Emit for ApplicationContext<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("application", &self.application);
            w.member("view", &self.view);
            w.member("selections", &self.selections);
            w.member("filters", &self.filters);
            w.member("drafts", &self.drafts);
            w.member("state", &self.state);
            w.member("state_schema", &self.state_schema);
            w.member("observed_at", &self.observed_at);
            w.member("extensions", &self.extensions);
        });
    }
}

/// The target twin of [`ApplicationContextView`](super::ApplicationContextView).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ApplicationContextView<'t> {
    /// `name`.
    pub name: Out<Str<'t>>,
    /// `uri`.
    pub uri: Option<Out<Str<'t>>>,
}

impl Emit for ApplicationContextView<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("name", &self.name);
            w.member("uri", &self.uri);
        });
    }
}

/// The target twin of [`ContextSelection`](super::ContextSelection).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct ContextSelection<'t> {
    /// `resource`.
    pub resource: Out<Str<'t>>,
    /// `role`.
    pub role: Option<Out<types::ContextSelectionRole>>,
    /// `detail`.
    pub detail: Option<Open<'t>>,
}

impl Emit for ContextSelection<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("resource", &self.resource);
            w.member("role", &self.role);
            w.member("detail", &self.detail);
        });
    }
}

impl Leaf for types::ContextSelectionRole {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Draft`](super::Draft).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Draft<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `description`.
    pub description: Out<Str<'t>>,
    /// `target`.
    pub target: Option<Out<Str<'t>>>,
    /// `state`.
    pub state: Out<types::DraftState>,
    /// `content`.
    pub content: Option<Out<Str<'t>>>,
    /// `content_ref`.
    pub content_ref: Option<Out<Str<'t>>>,
}

impl Emit for Draft<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("description", &self.description);
            w.member("target", &self.target);
            w.member("state", &self.state);
            w.member("content", &self.content);
            w.member("content_ref", &self.content_ref);
        });
    }
}

impl Leaf for types::DraftState {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Operation`](super::Operation).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Operation<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `kind`.
    pub kind: Out<types::OperationKind>,
    /// `description`.
    pub description: Out<Str<'t>>,
    /// `status`.
    pub status: Out<types::OperationStatus>,
    /// `target`.
    pub target: Option<Out<Str<'t>>>,
    /// `record`.
    pub record: Option<Out<Str<'t>>>,
    /// `effect`.
    pub effect: Option<Out<types::OperationEffect>>,
    /// `idempotency_key`.
    pub idempotency_key: Option<Out<Str<'t>>>,
    /// `call`.
    pub call: Option<OperationCall<'t>>,
    /// `requested_from`.
    pub requested_from: Option<Out<Str<'t>>>,
    /// `requested_at`.
    pub requested_at: Option<Out<Str<'t>>>,
    /// `last_attempt_at`.
    pub last_attempt_at: Option<Out<Str<'t>>>,
    /// `expires_at`.
    pub expires_at: Option<Out<Str<'t>>>,
    /// `depends_on`.
    pub depends_on: Option<List<Out<Str<'t>>>>,
    /// `approval`.
    pub approval: Option<Approval<'t>>,
    /// `resume`.
    pub resume: Option<Out<types::OperationResume>>,
    /// `extensions`.
    pub extensions: Option<Open<'t>>,
}

impl Emit for Operation<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("kind", &self.kind);
            w.member("description", &self.description);
            w.member("status", &self.status);
            w.member("target", &self.target);
            w.member("record", &self.record);
            w.member("effect", &self.effect);
            w.member("idempotency_key", &self.idempotency_key);
            w.member("call", &self.call);
            w.member("requested_from", &self.requested_from);
            w.member("requested_at", &self.requested_at);
            w.member("last_attempt_at", &self.last_attempt_at);
            w.member("expires_at", &self.expires_at);
            w.member("depends_on", &self.depends_on);
            w.member("approval", &self.approval);
            w.member("resume", &self.resume);
            w.member("extensions", &self.extensions);
        });
    }
}

impl Leaf for types::OperationKind {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::OperationStatus {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::OperationEffect {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`OperationCall`](super::OperationCall).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct OperationCall<'t> {
    /// `tool`.
    pub tool: Out<Str<'t>>,
    /// `arguments`.
    pub arguments: Option<Open<'t>>,
}

impl Emit for OperationCall<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("tool", &self.tool);
            w.member("arguments", &self.arguments);
        });
    }
}

/// The target twin of [`Approval`](super::Approval).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Approval<'t> {
    /// `decided_by`.
    pub decided_by: Out<Str<'t>>,
    /// `decided_at`.
    pub decided_at: Out<Str<'t>>,
    /// `scope`.
    pub scope: Option<Out<Str<'t>>>,
    /// `evidence`.
    pub evidence: List<Out<Str<'t>>>,
}

impl Emit for Approval<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("decided_by", &self.decided_by);
            w.member("decided_at", &self.decided_at);
            w.member("scope", &self.scope);
            w.member("evidence", &self.evidence);
        });
    }
}

impl Leaf for types::OperationResume {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Requirement`](super::Requirement).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Requirement<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `kind`.
    pub kind: Out<types::RequirementKind>,
    /// `name`.
    pub name: Out<Str<'t>>,
    /// `description`.
    pub description: Option<Out<Str<'t>>>,
    /// `necessity`.
    pub necessity: Out<types::RequirementNecessity>,
    /// `fallback`.
    pub fallback: Option<Out<Str<'t>>>,
    /// `refs`.
    pub refs: Option<List<Out<Str<'t>>>>,
}

impl Emit for Requirement<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("kind", &self.kind);
            w.member("name", &self.name);
            w.member("description", &self.description);
            w.member("necessity", &self.necessity);
            w.member("fallback", &self.fallback);
            w.member("refs", &self.refs);
        });
    }
}

impl Leaf for types::RequirementKind {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

impl Leaf for types::RequirementNecessity {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Continuation`](super::Continuation).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Continuation<'t> {
    /// `requirements`.
    pub requirements: Option<List<Requirement<'t>>>,
    /// `preconditions`.
    pub preconditions: Option<List<Precondition<'t>>>,
    /// `stop_conditions`.
    pub stop_conditions: Option<List<StopCondition<'t>>>,
    /// `recovery`.
    pub recovery: Option<List<Recovery<'t>>>,
    /// `incompatibilities`.
    pub incompatibilities: Option<List<Out<Str<'t>>>>,
    /// `extensions`.
    pub extensions: Option<Open<'t>>,
}

impl Emit for Continuation<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("requirements", &self.requirements);
            w.member("preconditions", &self.preconditions);
            w.member("stop_conditions", &self.stop_conditions);
            w.member("recovery", &self.recovery);
            w.member("incompatibilities", &self.incompatibilities);
            w.member("extensions", &self.extensions);
        });
    }
}

/// The target twin of [`Precondition`](super::Precondition).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Precondition<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `description`.
    pub description: Out<Str<'t>>,
    /// `refs`.
    pub refs: Option<List<Out<Str<'t>>>>,
    /// `on_failure`.
    pub on_failure: Out<types::PreconditionOnFailure>,
}

impl Emit for Precondition<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("description", &self.description);
            w.member("refs", &self.refs);
            w.member("on_failure", &self.on_failure);
        });
    }
}

impl Leaf for types::PreconditionOnFailure {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`StopCondition`](super::StopCondition).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct StopCondition<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `description`.
    pub description: Out<Str<'t>>,
    /// `refs`.
    pub refs: Option<List<Out<Str<'t>>>>,
    /// `applies_to`.
    pub applies_to: Option<List<Out<Str<'t>>>>,
    /// `until`.
    pub until: Option<List<StopConditionUntil<'t>>>,
}

impl Emit for StopCondition<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("description", &self.description);
            w.member("refs", &self.refs);
            w.member("applies_to", &self.applies_to);
            w.member("until", &self.until);
        });
    }
}

/// The target twin of [`StopConditionUntil`](super::StopConditionUntil).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct StopConditionUntil<'t> {
    /// `operation`.
    pub operation: Out<Str<'t>>,
    /// `status`.
    pub status: Out<types::StopConditionUntilStatus>,
}

impl Emit for StopConditionUntil<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("operation", &self.operation);
            w.member("status", &self.status);
        });
    }
}

impl Leaf for types::StopConditionUntilStatus {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Recovery`](super::Recovery).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Recovery<'t> {
    /// `id`.
    pub id: Out<Str<'t>>,
    /// `description`.
    pub description: Out<Str<'t>>,
    /// `refs`.
    pub refs: Option<List<Out<Str<'t>>>>,
}

impl Emit for Recovery<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("id", &self.id);
            w.member("description", &self.description);
            w.member("refs", &self.refs);
        });
    }
}

/// The target twin of [`Derivation`](super::Derivation).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Derivation<'t> {
    /// `method`.
    pub method: Out<types::DerivationMethod>,
    /// `inputs`.
    pub inputs: Option<List<DerivationInput<'t>>>,
    /// `omissions`.
    pub omissions: Option<List<Omission<'t>>>,
    /// `transformations`.
    pub transformations: Option<List<Transformation<'t>>>,
}

impl Emit for Derivation<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("method", &self.method);
            w.member("inputs", &self.inputs);
            w.member("omissions", &self.omissions);
            w.member("transformations", &self.transformations);
        });
    }
}

impl Leaf for types::DerivationMethod {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`DerivationInput`](super::DerivationInput).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct DerivationInput<'t> {
    /// `checkpoint`.
    pub checkpoint: Option<Out<Str<'t>>>,
    /// `session`.
    pub session: Option<SessionRef<'t>>,
}

impl Emit for DerivationInput<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("checkpoint", &self.checkpoint);
            w.member("session", &self.session);
        });
    }
}

/// The target twin of [`Omission`](super::Omission).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Omission<'t> {
    /// `description`.
    pub description: Out<Str<'t>>,
    /// `reason`.
    pub reason: Out<types::OmissionReason>,
    /// `recoverable_from`.
    pub recoverable_from: Option<Out<Str<'t>>>,
}

impl Emit for Omission<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("description", &self.description);
            w.member("reason", &self.reason);
            w.member("recoverable_from", &self.recoverable_from);
        });
    }
}

impl Leaf for types::OmissionReason {
    fn put(&self, out: &mut String) -> u64 {
        exact_json::write::quote(out, self.as_str());
        1
    }
}

/// The target twin of [`Transformation`](super::Transformation).
#[derive(Clone, Debug)]
#[must_use = "a target that is never written leaves its sources without a fate"]
pub struct Transformation<'t> {
    /// `description`.
    pub description: Out<Str<'t>>,
    /// `affected`.
    pub affected: Option<List<Out<Str<'t>>>>,
}

impl Emit for Transformation<'_> {
    fn emit(&self, w: &mut Writer<'_>) {
        w.object(|w| {
            w.member("description", &self.description);
            w.member("affected", &self.affected);
        });
    }
}
