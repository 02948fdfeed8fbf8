//! Source twins: the types of this module as a mapping reads them, each value without a fate.
//!
//! Generated from `schemas/opencheckpoint/0.1/checkpoint.schema.json` (sha-256 3de60d39f86fe23d2896b341e499f83fb0ce9bd4667bf6f37d6babbfccfbfe23)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::trace::{Ledger, Number, Reason, Settle, Src, SrcHere, SrcItems, reading};
use exact_json::{Read, ReadError, Text, Value, read};
use super::types;

/// The source twin of [`Checkpoint`](super::Checkpoint).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Checkpoint<'t> {
    /// `opencheckpoint`.
    pub opencheckpoint: Src<types::SpecVersion>,
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `created_at`.
    pub created_at: Src<Text<'t>>,
    /// `parent`.
    pub parent: Option<Parent<'t>>,
    /// `source`.
    pub source: Source<'t>,
    /// `task`.
    pub task: Task<'t>,
    /// `progress`.
    pub progress: Option<Progress<'t>>,
    /// `statements`.
    pub statements: Option<SrcItems<Statement<'t>>>,
    /// `resources`.
    pub resources: Option<SrcItems<Resource<'t>>>,
    /// `application_context`.
    pub application_context: Option<SrcItems<ApplicationContext<'t>>>,
    /// `operations`.
    pub operations: Option<SrcItems<Operation<'t>>>,
    /// `continuation`.
    pub continuation: Option<Continuation<'t>>,
    /// `derivation`.
    pub derivation: Option<Derivation<'t>>,
    /// `extensions`.
    pub extensions: Option<Src<Value<'t>>>,
}

impl<'t> Read<'t> for Checkpoint<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut opencheckpoint = None;
        let mut id = None;
        let mut created_at = None;
        let mut parent = None;
        let mut source = None;
        let mut task = None;
        let mut progress = None;
        let mut statements = None;
        let mut resources = None;
        let mut application_context = None;
        let mut operations = None;
        let mut continuation = None;
        let mut derivation = None;
        let mut extensions = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "opencheckpoint" => opencheckpoint = Some(Read::read(value_)?),
                "id" => id = Some(reading::text(value_, types::CheckpointId::check)?),
                "created_at" => {
                    created_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "parent" => parent = Some(Read::read(value_)?),
                "source" => source = Some(Read::read(value_)?),
                "task" => task = Some(Read::read(value_)?),
                "progress" => progress = Some(Read::read(value_)?),
                "statements" => statements = Some(Read::read(value_)?),
                "resources" => resources = Some(Read::read(value_)?),
                "application_context" => application_context = Some(Read::read(value_)?),
                "operations" => operations = Some(Read::read(value_)?),
                "continuation" => continuation = Some(Read::read(value_)?),
                "derivation" => derivation = Some(Read::read(value_)?),
                "extensions" => extensions = Some(reading::map(value_)?),
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &[
                                "opencheckpoint",
                                "id",
                                "created_at",
                                "parent",
                                "source",
                                "task",
                                "progress",
                                "statements",
                                "resources",
                                "application_context",
                                "operations",
                                "continuation",
                                "derivation",
                                "extensions",
                            ],
                        ),
                    );
                }
            }
        }
        Ok(Checkpoint {
            opencheckpoint: opencheckpoint
                .ok_or_else(|| read::missing(this, "opencheckpoint"))?,
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            created_at: created_at.ok_or_else(|| read::missing(this, "created_at"))?,
            parent,
            source: source.ok_or_else(|| read::missing(this, "source"))?,
            task: task.ok_or_else(|| read::missing(this, "task"))?,
            progress,
            statements,
            resources,
            application_context,
            operations,
            continuation,
            derivation,
            extensions,
        })
    }
}

impl Settle for Checkpoint<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.opencheckpoint.settle(ledger, reason);
        self.id.settle(ledger, reason);
        self.created_at.settle(ledger, reason);
        self.parent.settle(ledger, reason);
        self.source.settle(ledger, reason);
        self.task.settle(ledger, reason);
        self.progress.settle(ledger, reason);
        self.statements.settle(ledger, reason);
        self.resources.settle(ledger, reason);
        self.application_context.settle(ledger, reason);
        self.operations.settle(ledger, reason);
        self.continuation.settle(ledger, reason);
        self.derivation.settle(ledger, reason);
        self.extensions.settle(ledger, reason);
    }
}

/// The source twin of [`Digest`](super::Digest).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Digest<'t> {
    /// `algorithm`.
    pub algorithm: Src<Text<'t>>,
    /// `value`.
    pub value: Src<Text<'t>>,
}

impl<'t> Read<'t> for Digest<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut algorithm = None;
        let mut value = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "algorithm" => algorithm = Some(Read::read(value_)?),
                "value" => value = Some(Read::read(value_)?),
                _ => return Err(read::unknown(name_, &["algorithm", "value"])),
            }
        }
        Ok(Digest {
            algorithm: algorithm.ok_or_else(|| read::missing(this, "algorithm"))?,
            value: value.ok_or_else(|| read::missing(this, "value"))?,
        })
    }
}

impl Settle for Digest<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.algorithm.settle(ledger, reason);
        self.value.settle(ledger, reason);
    }
}

/// The source twin of [`Parent`](super::Parent).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Parent<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `digest`.
    pub digest: Option<Digest<'t>>,
}

impl<'t> Read<'t> for Parent<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut digest = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, types::CheckpointId::check)?),
                "digest" => digest = Some(Read::read(value_)?),
                _ => return Err(read::unknown(name_, &["id", "digest"])),
            }
        }
        Ok(Parent {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            digest,
        })
    }
}

impl Settle for Parent<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.digest.settle(ledger, reason);
    }
}

/// The source twin of [`SoftwareRef`](super::SoftwareRef).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct SoftwareRef<'t> {
    /// `name`.
    pub name: Src<Text<'t>>,
    /// `version`.
    pub version: Option<Src<Text<'t>>>,
    /// `uri`.
    pub uri: Option<Src<Text<'t>>>,
}

impl<'t> Read<'t> for SoftwareRef<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut name = None;
        let mut version = None;
        let mut uri = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "name" => name = Some(Read::read(value_)?),
                "version" => version = Some(Read::read(value_)?),
                "uri" => uri = Some(reading::text(value_, exact_json::Uri::check)?),
                _ => return Err(read::unknown(name_, &["name", "version", "uri"])),
            }
        }
        Ok(SoftwareRef {
            name: name.ok_or_else(|| read::missing(this, "name"))?,
            version,
            uri,
        })
    }
}

impl Settle for SoftwareRef<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.name.settle(ledger, reason);
        self.version.settle(ledger, reason);
        self.uri.settle(ledger, reason);
    }
}

/// The source twin of [`SessionRef`](super::SessionRef).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct SessionRef<'t> {
    /// `protocol`.
    pub protocol: Src<Text<'t>>,
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `event`.
    pub event: Option<Src<Text<'t>>>,
    /// `uri`.
    pub uri: Option<Src<Text<'t>>>,
}

impl<'t> Read<'t> for SessionRef<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut protocol = None;
        let mut id = None;
        let mut event = None;
        let mut uri = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "protocol" => protocol = Some(Read::read(value_)?),
                "id" => id = Some(Read::read(value_)?),
                "event" => event = Some(Read::read(value_)?),
                "uri" => uri = Some(reading::text(value_, exact_json::Uri::check)?),
                _ => {
                    return Err(read::unknown(name_, &["protocol", "id", "event", "uri"]));
                }
            }
        }
        Ok(SessionRef {
            protocol: protocol.ok_or_else(|| read::missing(this, "protocol"))?,
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            event,
            uri,
        })
    }
}

impl Settle for SessionRef<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.protocol.settle(ledger, reason);
        self.id.settle(ledger, reason);
        self.event.settle(ledger, reason);
        self.uri.settle(ledger, reason);
    }
}

/// The source twin of [`Source`](super::Source).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Source<'t> {
    /// `producer`.
    pub producer: SoftwareRef<'t>,
    /// `agent`.
    pub agent: Option<SoftwareRef<'t>>,
    /// `model`.
    pub model: Option<SourceModel<'t>>,
    /// `session_refs`.
    pub session_refs: Option<SrcItems<SessionRef<'t>>>,
    /// `extensions`.
    pub extensions: Option<Src<Value<'t>>>,
}

impl<'t> Read<'t> for Source<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut producer = None;
        let mut agent = None;
        let mut model = None;
        let mut session_refs = None;
        let mut extensions = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "producer" => producer = Some(Read::read(value_)?),
                "agent" => agent = Some(Read::read(value_)?),
                "model" => model = Some(Read::read(value_)?),
                "session_refs" => session_refs = Some(Read::read(value_)?),
                "extensions" => extensions = Some(reading::map(value_)?),
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &["producer", "agent", "model", "session_refs", "extensions"],
                        ),
                    );
                }
            }
        }
        Ok(Source {
            producer: producer.ok_or_else(|| read::missing(this, "producer"))?,
            agent,
            model,
            session_refs,
            extensions,
        })
    }
}

impl Settle for Source<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.producer.settle(ledger, reason);
        self.agent.settle(ledger, reason);
        self.model.settle(ledger, reason);
        self.session_refs.settle(ledger, reason);
        self.extensions.settle(ledger, reason);
    }
}

/// The source twin of [`SourceModel`](super::SourceModel).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct SourceModel<'t> {
    /// `provider`.
    pub provider: Option<Src<Text<'t>>>,
    /// `name`.
    pub name: Src<Text<'t>>,
}

impl<'t> Read<'t> for SourceModel<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut provider = None;
        let mut name = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "provider" => provider = Some(Read::read(value_)?),
                "name" => name = Some(Read::read(value_)?),
                _ => return Err(read::unknown(name_, &["provider", "name"])),
            }
        }
        Ok(SourceModel {
            provider,
            name: name.ok_or_else(|| read::missing(this, "name"))?,
        })
    }
}

impl Settle for SourceModel<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.provider.settle(ledger, reason);
        self.name.settle(ledger, reason);
    }
}

/// The source twin of [`Task`](super::Task).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Task<'t> {
    /// `title`.
    pub title: Option<Src<Text<'t>>>,
    /// `objective`.
    pub objective: Src<Text<'t>>,
    /// `outcome`.
    pub outcome: Option<Src<Text<'t>>>,
    /// `status`.
    pub status: Src<types::TaskStatus>,
    /// `success_criteria`.
    pub success_criteria: Option<SrcItems<Criterion<'t>>>,
    /// `scope`.
    pub scope: Option<TaskScope<'t>>,
    /// `extensions`.
    pub extensions: Option<Src<Value<'t>>>,
}

impl<'t> Read<'t> for Task<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut title = None;
        let mut objective = None;
        let mut outcome = None;
        let mut status = None;
        let mut success_criteria = None;
        let mut scope = None;
        let mut extensions = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "title" => title = Some(Read::read(value_)?),
                "objective" => objective = Some(Read::read(value_)?),
                "outcome" => outcome = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "success_criteria" => success_criteria = Some(Read::read(value_)?),
                "scope" => scope = Some(Read::read(value_)?),
                "extensions" => extensions = Some(reading::map(value_)?),
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &[
                                "title",
                                "objective",
                                "outcome",
                                "status",
                                "success_criteria",
                                "scope",
                                "extensions",
                            ],
                        ),
                    );
                }
            }
        }
        Ok(Task {
            title,
            objective: objective.ok_or_else(|| read::missing(this, "objective"))?,
            outcome,
            status: status.ok_or_else(|| read::missing(this, "status"))?,
            success_criteria,
            scope,
            extensions,
        })
    }
}

impl Settle for Task<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.title.settle(ledger, reason);
        self.objective.settle(ledger, reason);
        self.outcome.settle(ledger, reason);
        self.status.settle(ledger, reason);
        self.success_criteria.settle(ledger, reason);
        self.scope.settle(ledger, reason);
        self.extensions.settle(ledger, reason);
    }
}

/// The source twin of [`TaskScope`](super::TaskScope).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct TaskScope<'t> {
    /// `includes`.
    pub includes: Option<SrcItems<Src<Text<'t>>>>,
    /// `excludes`.
    pub excludes: Option<SrcItems<Src<Text<'t>>>>,
    /// The object's own leaf, should it be empty.
    pub here: SrcHere,
}

impl<'t> Read<'t> for TaskScope<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut includes = None;
        let mut excludes = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "includes" => includes = Some(Read::read(value_)?),
                "excludes" => excludes = Some(Read::read(value_)?),
                _ => return Err(read::unknown(name_, &["includes", "excludes"])),
            }
        }
        Ok(TaskScope {
            includes,
            excludes,
            here: SrcHere::of(this),
        })
    }
}

impl Settle for TaskScope<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.includes.settle(ledger, reason);
        self.excludes.settle(ledger, reason);
        self.here.settle(ledger, reason);
    }
}

/// The source twin of [`Criterion`](super::Criterion).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Criterion<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `description`.
    pub description: Src<Text<'t>>,
    /// `state`.
    pub state: Src<types::CriterionState>,
    /// `evidence`.
    pub evidence: Option<SrcItems<Src<Text<'t>>>>,
}

impl<'t> Read<'t> for Criterion<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut description = None;
        let mut state = None;
        let mut evidence = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, crate::LocalId::check)?),
                "description" => description = Some(Read::read(value_)?),
                "state" => state = Some(Read::read(value_)?),
                "evidence" => {
                    evidence = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                _ => {
                    return Err(
                        read::unknown(name_, &["id", "description", "state", "evidence"]),
                    );
                }
            }
        }
        Ok(Criterion {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            description: description.ok_or_else(|| read::missing(this, "description"))?,
            state: state.ok_or_else(|| read::missing(this, "state"))?,
            evidence,
        })
    }
}

impl Settle for Criterion<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.description.settle(ledger, reason);
        self.state.settle(ledger, reason);
        self.evidence.settle(ledger, reason);
    }
}

/// The source twin of [`Progress`](super::Progress).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Progress<'t> {
    /// `completed`.
    pub completed: Option<SrcItems<CompletedStep<'t>>>,
    /// `focus`.
    pub focus: Option<ProgressFocus<'t>>,
    /// `next`.
    pub next: Option<SrcItems<NextStep<'t>>>,
    /// `extensions`.
    pub extensions: Option<Src<Value<'t>>>,
    /// The object's own leaf, should it be empty.
    pub here: SrcHere,
}

impl<'t> Read<'t> for Progress<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut completed = None;
        let mut focus = None;
        let mut next = None;
        let mut extensions = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "completed" => completed = Some(Read::read(value_)?),
                "focus" => focus = Some(Read::read(value_)?),
                "next" => next = Some(Read::read(value_)?),
                "extensions" => extensions = Some(reading::map(value_)?),
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &["completed", "focus", "next", "extensions"],
                        ),
                    );
                }
            }
        }
        Ok(Progress {
            completed,
            focus,
            next,
            extensions,
            here: SrcHere::of(this),
        })
    }
}

impl Settle for Progress<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.completed.settle(ledger, reason);
        self.focus.settle(ledger, reason);
        self.next.settle(ledger, reason);
        self.extensions.settle(ledger, reason);
        self.here.settle(ledger, reason);
    }
}

/// The source twin of [`ProgressFocus`](super::ProgressFocus).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ProgressFocus<'t> {
    /// `description`.
    pub description: Src<Text<'t>>,
    /// `refs`.
    pub refs: Option<SrcItems<Src<Text<'t>>>>,
}

impl<'t> Read<'t> for ProgressFocus<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut description = None;
        let mut refs = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "description" => description = Some(Read::read(value_)?),
                "refs" => {
                    refs = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                _ => return Err(read::unknown(name_, &["description", "refs"])),
            }
        }
        Ok(ProgressFocus {
            description: description.ok_or_else(|| read::missing(this, "description"))?,
            refs,
        })
    }
}

impl Settle for ProgressFocus<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.description.settle(ledger, reason);
        self.refs.settle(ledger, reason);
    }
}

/// The source twin of [`CompletedStep`](super::CompletedStep).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct CompletedStep<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `description`.
    pub description: Src<Text<'t>>,
    /// `completed_at`.
    pub completed_at: Option<Src<Text<'t>>>,
    /// `evidence`.
    pub evidence: Option<SrcItems<Src<Text<'t>>>>,
}

impl<'t> Read<'t> for CompletedStep<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut description = None;
        let mut completed_at = None;
        let mut evidence = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, crate::LocalId::check)?),
                "description" => description = Some(Read::read(value_)?),
                "completed_at" => {
                    completed_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "evidence" => {
                    evidence = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &["id", "description", "completed_at", "evidence"],
                        ),
                    );
                }
            }
        }
        Ok(CompletedStep {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            description: description.ok_or_else(|| read::missing(this, "description"))?,
            completed_at,
            evidence,
        })
    }
}

impl Settle for CompletedStep<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.description.settle(ledger, reason);
        self.completed_at.settle(ledger, reason);
        self.evidence.settle(ledger, reason);
    }
}

/// The source twin of [`NextStep`](super::NextStep).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct NextStep<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `description`.
    pub description: Src<Text<'t>>,
    /// `blocked_by`.
    pub blocked_by: Option<SrcItems<Src<Text<'t>>>>,
    /// `requires`.
    pub requires: Option<SrcItems<Src<Text<'t>>>>,
    /// `refs`.
    pub refs: Option<SrcItems<Src<Text<'t>>>>,
}

impl<'t> Read<'t> for NextStep<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut description = None;
        let mut blocked_by = None;
        let mut requires = None;
        let mut refs = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, crate::LocalId::check)?),
                "description" => description = Some(Read::read(value_)?),
                "blocked_by" => {
                    blocked_by = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                "requires" => {
                    requires = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                "refs" => {
                    refs = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &["id", "description", "blocked_by", "requires", "refs"],
                        ),
                    );
                }
            }
        }
        Ok(NextStep {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            description: description.ok_or_else(|| read::missing(this, "description"))?,
            blocked_by,
            requires,
            refs,
        })
    }
}

impl Settle for NextStep<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.description.settle(ledger, reason);
        self.blocked_by.settle(ledger, reason);
        self.requires.settle(ledger, reason);
        self.refs.settle(ledger, reason);
    }
}

/// The source twin of [`Verification`](super::Verification).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Verification<'t> {
    /// `state`.
    pub state: Src<types::VerificationState>,
    /// `method`.
    pub method: Option<Src<Text<'t>>>,
    /// `checked_at`.
    pub checked_at: Option<Src<Text<'t>>>,
    /// `revalidate`.
    pub revalidate: Option<Src<types::VerificationRevalidate>>,
}

impl<'t> Read<'t> for Verification<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut state = None;
        let mut method = None;
        let mut checked_at = None;
        let mut revalidate = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "state" => state = Some(Read::read(value_)?),
                "method" => method = Some(Read::read(value_)?),
                "checked_at" => {
                    checked_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "revalidate" => revalidate = Some(Read::read(value_)?),
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &["state", "method", "checked_at", "revalidate"],
                        ),
                    );
                }
            }
        }
        Ok(Verification {
            state: state.ok_or_else(|| read::missing(this, "state"))?,
            method,
            checked_at,
            revalidate,
        })
    }
}

impl Settle for Verification<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.state.settle(ledger, reason);
        self.method.settle(ledger, reason);
        self.checked_at.settle(ledger, reason);
        self.revalidate.settle(ledger, reason);
    }
}

/// The source twin of [`Statement`](super::Statement).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Statement<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `kind`.
    pub kind: Src<types::StatementKind>,
    /// `text`.
    pub text: Src<Text<'t>>,
    /// `origin`.
    pub origin: Origin<'t>,
    /// `status`.
    pub status: Option<Src<types::StatementStatus>>,
    /// `superseded_by`.
    pub superseded_by: Option<Src<Text<'t>>>,
    /// `resolution`.
    pub resolution: Option<Src<Text<'t>>>,
    /// `rationale`.
    pub rationale: Option<Src<Text<'t>>>,
    /// `verification`.
    pub verification: Option<Verification<'t>>,
    /// `evidence`.
    pub evidence: Option<SrcItems<Src<Text<'t>>>>,
    /// `recorded_at`.
    pub recorded_at: Option<Src<Text<'t>>>,
    /// `extensions`.
    pub extensions: Option<Src<Value<'t>>>,
}

impl<'t> Read<'t> for Statement<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut kind = None;
        let mut text = None;
        let mut origin = None;
        let mut status = None;
        let mut superseded_by = None;
        let mut resolution = None;
        let mut rationale = None;
        let mut verification = None;
        let mut evidence = None;
        let mut recorded_at = None;
        let mut extensions = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, crate::LocalId::check)?),
                "kind" => kind = Some(Read::read(value_)?),
                "text" => text = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "superseded_by" => {
                    superseded_by = Some(reading::text(value_, crate::LocalId::check)?);
                }
                "resolution" => resolution = Some(Read::read(value_)?),
                "rationale" => rationale = Some(Read::read(value_)?),
                "verification" => verification = Some(Read::read(value_)?),
                "evidence" => {
                    evidence = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                "recorded_at" => {
                    recorded_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "extensions" => extensions = Some(reading::map(value_)?),
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &[
                                "id",
                                "kind",
                                "text",
                                "origin",
                                "status",
                                "superseded_by",
                                "resolution",
                                "rationale",
                                "verification",
                                "evidence",
                                "recorded_at",
                                "extensions",
                            ],
                        ),
                    );
                }
            }
        }
        Ok(Statement {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            kind: kind.ok_or_else(|| read::missing(this, "kind"))?,
            text: text.ok_or_else(|| read::missing(this, "text"))?,
            origin: origin.ok_or_else(|| read::missing(this, "origin"))?,
            status,
            superseded_by,
            resolution,
            rationale,
            verification,
            evidence,
            recorded_at,
            extensions,
        })
    }
}

impl Settle for Statement<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.kind.settle(ledger, reason);
        self.text.settle(ledger, reason);
        self.origin.settle(ledger, reason);
        self.status.settle(ledger, reason);
        self.superseded_by.settle(ledger, reason);
        self.resolution.settle(ledger, reason);
        self.rationale.settle(ledger, reason);
        self.verification.settle(ledger, reason);
        self.evidence.settle(ledger, reason);
        self.recorded_at.settle(ledger, reason);
        self.extensions.settle(ledger, reason);
    }
}

/// The source twin of [`Origin`](super::Origin).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Origin<'t> {
    /// `type`.
    pub type_: Src<types::OriginType>,
    /// `name`.
    pub name: Option<Src<Text<'t>>>,
    /// `ref`.
    pub ref_: Option<Src<Text<'t>>>,
}

impl<'t> Read<'t> for Origin<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut name = None;
        let mut ref_ = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "name" => name = Some(Read::read(value_)?),
                "ref" => ref_ = Some(reading::text(value_, crate::LocalId::check)?),
                _ => return Err(read::unknown(name_, &["type", "name", "ref"])),
            }
        }
        Ok(Origin {
            type_: type_.ok_or_else(|| read::missing(this, "type"))?,
            name,
            ref_,
        })
    }
}

impl Settle for Origin<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.type_.settle(ledger, reason);
        self.name.settle(ledger, reason);
        self.ref_.settle(ledger, reason);
    }
}

/// The source twin of [`Resource`](super::Resource).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Resource<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `kind`.
    pub kind: Src<types::ResourceKind>,
    /// `uri`.
    pub uri: Option<Src<Text<'t>>>,
    /// `locator`.
    pub locator: Option<ResourceLocator<'t>>,
    /// `title`.
    pub title: Option<Src<Text<'t>>>,
    /// `description`.
    pub description: Option<Src<Text<'t>>>,
    /// `media_type`.
    pub media_type: Option<Src<Text<'t>>>,
    /// `revision`.
    pub revision: Option<Src<Text<'t>>>,
    /// `digest`.
    pub digest: Option<Digest<'t>>,
    /// `size`.
    pub size: Option<Src<Number<'t>>>,
    /// `observed_at`.
    pub observed_at: Option<Src<Text<'t>>>,
    /// `availability`.
    pub availability: Option<Src<types::ResourceAvailability>>,
    /// `sensitivity`.
    pub sensitivity: Option<Src<types::ResourceSensitivity>>,
    /// `resolver`.
    pub resolver: Option<ResourceResolver<'t>>,
    /// `excerpt`.
    pub excerpt: Option<Src<Text<'t>>>,
    /// `extensions`.
    pub extensions: Option<Src<Value<'t>>>,
}

impl<'t> Read<'t> for Resource<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut kind = None;
        let mut uri = None;
        let mut locator = None;
        let mut title = None;
        let mut description = None;
        let mut media_type = None;
        let mut revision = None;
        let mut digest = None;
        let mut size = None;
        let mut observed_at = None;
        let mut availability = None;
        let mut sensitivity = None;
        let mut resolver = None;
        let mut excerpt = None;
        let mut extensions = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, crate::LocalId::check)?),
                "kind" => kind = Some(Read::read(value_)?),
                "uri" => uri = Some(reading::text(value_, exact_json::Uri::check)?),
                "locator" => locator = Some(Read::read(value_)?),
                "title" => title = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "media_type" => media_type = Some(Read::read(value_)?),
                "revision" => revision = Some(Read::read(value_)?),
                "digest" => digest = Some(Read::read(value_)?),
                "size" => size = Some(reading::integer(value_)?),
                "observed_at" => {
                    observed_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "availability" => availability = Some(Read::read(value_)?),
                "sensitivity" => sensitivity = Some(Read::read(value_)?),
                "resolver" => resolver = Some(Read::read(value_)?),
                "excerpt" => {
                    excerpt = Some(reading::text(value_, types::Excerpt::check)?);
                }
                "extensions" => extensions = Some(reading::map(value_)?),
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &[
                                "id",
                                "kind",
                                "uri",
                                "locator",
                                "title",
                                "description",
                                "media_type",
                                "revision",
                                "digest",
                                "size",
                                "observed_at",
                                "availability",
                                "sensitivity",
                                "resolver",
                                "excerpt",
                                "extensions",
                            ],
                        ),
                    );
                }
            }
        }
        Ok(Resource {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            kind: kind.ok_or_else(|| read::missing(this, "kind"))?,
            uri,
            locator,
            title,
            description,
            media_type,
            revision,
            digest,
            size,
            observed_at,
            availability,
            sensitivity,
            resolver,
            excerpt,
            extensions,
        })
    }
}

impl Settle for Resource<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.kind.settle(ledger, reason);
        self.uri.settle(ledger, reason);
        self.locator.settle(ledger, reason);
        self.title.settle(ledger, reason);
        self.description.settle(ledger, reason);
        self.media_type.settle(ledger, reason);
        self.revision.settle(ledger, reason);
        self.digest.settle(ledger, reason);
        self.size.settle(ledger, reason);
        self.observed_at.settle(ledger, reason);
        self.availability.settle(ledger, reason);
        self.sensitivity.settle(ledger, reason);
        self.resolver.settle(ledger, reason);
        self.excerpt.settle(ledger, reason);
        self.extensions.settle(ledger, reason);
    }
}

/// The source twin of [`ResourceLocator`](super::ResourceLocator).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ResourceLocator<'t> {
    /// `system`.
    pub system: Src<Text<'t>>,
    /// `type`.
    pub type_: Option<Src<Text<'t>>>,
    /// `key`.
    pub key: Src<Text<'t>>,
}

impl<'t> Read<'t> for ResourceLocator<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut system = None;
        let mut type_ = None;
        let mut key = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "system" => system = Some(Read::read(value_)?),
                "type" => type_ = Some(Read::read(value_)?),
                "key" => key = Some(Read::read(value_)?),
                _ => return Err(read::unknown(name_, &["system", "type", "key"])),
            }
        }
        Ok(ResourceLocator {
            system: system.ok_or_else(|| read::missing(this, "system"))?,
            type_,
            key: key.ok_or_else(|| read::missing(this, "key"))?,
        })
    }
}

impl Settle for ResourceLocator<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.system.settle(ledger, reason);
        self.type_.settle(ledger, reason);
        self.key.settle(ledger, reason);
    }
}

/// The source twin of [`ResourceResolver`](super::ResourceResolver).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ResourceResolver<'t> {
    /// `protocol`.
    pub protocol: Src<Text<'t>>,
    /// `hint`.
    pub hint: Option<Src<Value<'t>>>,
}

impl<'t> Read<'t> for ResourceResolver<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut protocol = None;
        let mut hint = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "protocol" => protocol = Some(Read::read(value_)?),
                "hint" => hint = Some(reading::map(value_)?),
                _ => return Err(read::unknown(name_, &["protocol", "hint"])),
            }
        }
        Ok(ResourceResolver {
            protocol: protocol.ok_or_else(|| read::missing(this, "protocol"))?,
            hint,
        })
    }
}

impl Settle for ResourceResolver<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.protocol.settle(ledger, reason);
        self.hint.settle(ledger, reason);
    }
}

/// The source twin of [`ApplicationContext`](super::ApplicationContext).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ApplicationContext<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `application`.
    pub application: SoftwareRef<'t>,
    /// `view`.
    pub view: Option<ApplicationContextView<'t>>,
    /// `selections`.
    pub selections: Option<SrcItems<ContextSelection<'t>>>,
    /// `filters`.
    pub filters: Option<Src<Value<'t>>>,
    /// `drafts`.
    pub drafts: Option<SrcItems<Draft<'t>>>,
    /// `state`.
    pub state: Option<Src<Value<'t>>>,
    /// `state_schema`.
    pub state_schema: Option<Src<Text<'t>>>,
    /// `observed_at`.
    pub observed_at: Option<Src<Text<'t>>>,
    /// `extensions`.
    pub extensions: Option<Src<Value<'t>>>,
}

impl<'t> Read<'t> for ApplicationContext<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut application = None;
        let mut view = None;
        let mut selections = None;
        let mut filters = None;
        let mut drafts = None;
        let mut state = None;
        let mut state_schema = None;
        let mut observed_at = None;
        let mut extensions = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, crate::LocalId::check)?),
                "application" => application = Some(Read::read(value_)?),
                "view" => view = Some(Read::read(value_)?),
                "selections" => selections = Some(Read::read(value_)?),
                "filters" => filters = Some(reading::map(value_)?),
                "drafts" => drafts = Some(Read::read(value_)?),
                "state" => state = Some(reading::map(value_)?),
                "state_schema" => {
                    state_schema = Some(reading::text(value_, exact_json::Uri::check)?);
                }
                "observed_at" => {
                    observed_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "extensions" => extensions = Some(reading::map(value_)?),
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &[
                                "id",
                                "application",
                                "view",
                                "selections",
                                "filters",
                                "drafts",
                                "state",
                                "state_schema",
                                "observed_at",
                                "extensions",
                            ],
                        ),
                    );
                }
            }
        }
        Ok(ApplicationContext {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            application: application.ok_or_else(|| read::missing(this, "application"))?,
            view,
            selections,
            filters,
            drafts,
            state,
            state_schema,
            observed_at,
            extensions,
        })
    }
}

impl Settle for ApplicationContext<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.application.settle(ledger, reason);
        self.view.settle(ledger, reason);
        self.selections.settle(ledger, reason);
        self.filters.settle(ledger, reason);
        self.drafts.settle(ledger, reason);
        self.state.settle(ledger, reason);
        self.state_schema.settle(ledger, reason);
        self.observed_at.settle(ledger, reason);
        self.extensions.settle(ledger, reason);
    }
}

/// The source twin of [`ApplicationContextView`](super::ApplicationContextView).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ApplicationContextView<'t> {
    /// `name`.
    pub name: Src<Text<'t>>,
    /// `uri`.
    pub uri: Option<Src<Text<'t>>>,
}

impl<'t> Read<'t> for ApplicationContextView<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut name = None;
        let mut uri = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "name" => name = Some(Read::read(value_)?),
                "uri" => uri = Some(reading::text(value_, exact_json::Uri::check)?),
                _ => return Err(read::unknown(name_, &["name", "uri"])),
            }
        }
        Ok(ApplicationContextView {
            name: name.ok_or_else(|| read::missing(this, "name"))?,
            uri,
        })
    }
}

impl Settle for ApplicationContextView<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.name.settle(ledger, reason);
        self.uri.settle(ledger, reason);
    }
}

/// The source twin of [`ContextSelection`](super::ContextSelection).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct ContextSelection<'t> {
    /// `resource`.
    pub resource: Src<Text<'t>>,
    /// `role`.
    pub role: Option<Src<types::ContextSelectionRole>>,
    /// `detail`.
    pub detail: Option<Src<Value<'t>>>,
}

impl<'t> Read<'t> for ContextSelection<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut resource = None;
        let mut role = None;
        let mut detail = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "resource" => {
                    resource = Some(reading::text(value_, crate::LocalId::check)?);
                }
                "role" => role = Some(Read::read(value_)?),
                "detail" => detail = Some(reading::map(value_)?),
                _ => return Err(read::unknown(name_, &["resource", "role", "detail"])),
            }
        }
        Ok(ContextSelection {
            resource: resource.ok_or_else(|| read::missing(this, "resource"))?,
            role,
            detail,
        })
    }
}

impl Settle for ContextSelection<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.resource.settle(ledger, reason);
        self.role.settle(ledger, reason);
        self.detail.settle(ledger, reason);
    }
}

/// The source twin of [`Draft`](super::Draft).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Draft<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `description`.
    pub description: Src<Text<'t>>,
    /// `target`.
    pub target: Option<Src<Text<'t>>>,
    /// `state`.
    pub state: Src<types::DraftState>,
    /// `content`.
    pub content: Option<Src<Text<'t>>>,
    /// `content_ref`.
    pub content_ref: Option<Src<Text<'t>>>,
}

impl<'t> Read<'t> for Draft<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut description = None;
        let mut target = None;
        let mut state = None;
        let mut content = None;
        let mut content_ref = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, crate::LocalId::check)?),
                "description" => description = Some(Read::read(value_)?),
                "target" => target = Some(reading::text(value_, crate::LocalId::check)?),
                "state" => state = Some(Read::read(value_)?),
                "content" => {
                    content = Some(reading::text(value_, types::DraftContent::check)?);
                }
                "content_ref" => {
                    content_ref = Some(reading::text(value_, crate::LocalId::check)?);
                }
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &[
                                "id",
                                "description",
                                "target",
                                "state",
                                "content",
                                "content_ref",
                            ],
                        ),
                    );
                }
            }
        }
        Ok(Draft {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            description: description.ok_or_else(|| read::missing(this, "description"))?,
            target,
            state: state.ok_or_else(|| read::missing(this, "state"))?,
            content,
            content_ref,
        })
    }
}

impl Settle for Draft<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.description.settle(ledger, reason);
        self.target.settle(ledger, reason);
        self.state.settle(ledger, reason);
        self.content.settle(ledger, reason);
        self.content_ref.settle(ledger, reason);
    }
}

/// The source twin of [`Operation`](super::Operation).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Operation<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `kind`.
    pub kind: Src<types::OperationKind>,
    /// `description`.
    pub description: Src<Text<'t>>,
    /// `status`.
    pub status: Src<types::OperationStatus>,
    /// `target`.
    pub target: Option<Src<Text<'t>>>,
    /// `record`.
    pub record: Option<Src<Text<'t>>>,
    /// `effect`.
    pub effect: Option<Src<types::OperationEffect>>,
    /// `idempotency_key`.
    pub idempotency_key: Option<Src<Text<'t>>>,
    /// `call`.
    pub call: Option<OperationCall<'t>>,
    /// `requested_from`.
    pub requested_from: Option<Src<Text<'t>>>,
    /// `requested_at`.
    pub requested_at: Option<Src<Text<'t>>>,
    /// `last_attempt_at`.
    pub last_attempt_at: Option<Src<Text<'t>>>,
    /// `expires_at`.
    pub expires_at: Option<Src<Text<'t>>>,
    /// `depends_on`.
    pub depends_on: Option<SrcItems<Src<Text<'t>>>>,
    /// `approval`.
    pub approval: Option<Approval<'t>>,
    /// `resume`.
    pub resume: Option<Src<types::OperationResume>>,
    /// `extensions`.
    pub extensions: Option<Src<Value<'t>>>,
}

impl<'t> Read<'t> for Operation<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut kind = None;
        let mut description = None;
        let mut status = None;
        let mut target = None;
        let mut record = None;
        let mut effect = None;
        let mut idempotency_key = None;
        let mut call = None;
        let mut requested_from = None;
        let mut requested_at = None;
        let mut last_attempt_at = None;
        let mut expires_at = None;
        let mut depends_on = None;
        let mut approval = None;
        let mut resume = None;
        let mut extensions = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, crate::LocalId::check)?),
                "kind" => kind = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "target" => target = Some(reading::text(value_, crate::LocalId::check)?),
                "record" => record = Some(reading::text(value_, crate::LocalId::check)?),
                "effect" => effect = Some(Read::read(value_)?),
                "idempotency_key" => idempotency_key = Some(Read::read(value_)?),
                "call" => call = Some(Read::read(value_)?),
                "requested_from" => requested_from = Some(Read::read(value_)?),
                "requested_at" => {
                    requested_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "last_attempt_at" => {
                    last_attempt_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "expires_at" => {
                    expires_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "depends_on" => {
                    depends_on = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                "approval" => approval = Some(Read::read(value_)?),
                "resume" => resume = Some(Read::read(value_)?),
                "extensions" => extensions = Some(reading::map(value_)?),
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &[
                                "id",
                                "kind",
                                "description",
                                "status",
                                "target",
                                "record",
                                "effect",
                                "idempotency_key",
                                "call",
                                "requested_from",
                                "requested_at",
                                "last_attempt_at",
                                "expires_at",
                                "depends_on",
                                "approval",
                                "resume",
                                "extensions",
                            ],
                        ),
                    );
                }
            }
        }
        Ok(Operation {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            kind: kind.ok_or_else(|| read::missing(this, "kind"))?,
            description: description.ok_or_else(|| read::missing(this, "description"))?,
            status: status.ok_or_else(|| read::missing(this, "status"))?,
            target,
            record,
            effect,
            idempotency_key,
            call,
            requested_from,
            requested_at,
            last_attempt_at,
            expires_at,
            depends_on,
            approval,
            resume,
            extensions,
        })
    }
}

impl Settle for Operation<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.kind.settle(ledger, reason);
        self.description.settle(ledger, reason);
        self.status.settle(ledger, reason);
        self.target.settle(ledger, reason);
        self.record.settle(ledger, reason);
        self.effect.settle(ledger, reason);
        self.idempotency_key.settle(ledger, reason);
        self.call.settle(ledger, reason);
        self.requested_from.settle(ledger, reason);
        self.requested_at.settle(ledger, reason);
        self.last_attempt_at.settle(ledger, reason);
        self.expires_at.settle(ledger, reason);
        self.depends_on.settle(ledger, reason);
        self.approval.settle(ledger, reason);
        self.resume.settle(ledger, reason);
        self.extensions.settle(ledger, reason);
    }
}

/// The source twin of [`OperationCall`](super::OperationCall).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct OperationCall<'t> {
    /// `tool`.
    pub tool: Src<Text<'t>>,
    /// `arguments`.
    pub arguments: Option<Src<Value<'t>>>,
}

impl<'t> Read<'t> for OperationCall<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut tool = None;
        let mut arguments = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "tool" => tool = Some(Read::read(value_)?),
                "arguments" => arguments = Some(reading::map(value_)?),
                _ => return Err(read::unknown(name_, &["tool", "arguments"])),
            }
        }
        Ok(OperationCall {
            tool: tool.ok_or_else(|| read::missing(this, "tool"))?,
            arguments,
        })
    }
}

impl Settle for OperationCall<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.tool.settle(ledger, reason);
        self.arguments.settle(ledger, reason);
    }
}

/// The source twin of [`Approval`](super::Approval).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Approval<'t> {
    /// `decided_by`.
    pub decided_by: Src<Text<'t>>,
    /// `decided_at`.
    pub decided_at: Src<Text<'t>>,
    /// `scope`.
    pub scope: Option<Src<Text<'t>>>,
    /// `evidence`.
    pub evidence: SrcItems<Src<Text<'t>>>,
}

impl<'t> Read<'t> for Approval<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut decided_by = None;
        let mut decided_at = None;
        let mut scope = None;
        let mut evidence = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "decided_by" => decided_by = Some(Read::read(value_)?),
                "decided_at" => {
                    decided_at = Some(
                        reading::text(value_, exact_json::Timestamp::check)?,
                    );
                }
                "scope" => scope = Some(Read::read(value_)?),
                "evidence" => {
                    evidence = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &["decided_by", "decided_at", "scope", "evidence"],
                        ),
                    );
                }
            }
        }
        Ok(Approval {
            decided_by: decided_by.ok_or_else(|| read::missing(this, "decided_by"))?,
            decided_at: decided_at.ok_or_else(|| read::missing(this, "decided_at"))?,
            scope,
            evidence: evidence.ok_or_else(|| read::missing(this, "evidence"))?,
        })
    }
}

impl Settle for Approval<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.decided_by.settle(ledger, reason);
        self.decided_at.settle(ledger, reason);
        self.scope.settle(ledger, reason);
        self.evidence.settle(ledger, reason);
    }
}

/// The source twin of [`Requirement`](super::Requirement).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Requirement<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `kind`.
    pub kind: Src<types::RequirementKind>,
    /// `name`.
    pub name: Src<Text<'t>>,
    /// `description`.
    pub description: Option<Src<Text<'t>>>,
    /// `necessity`.
    pub necessity: Src<types::RequirementNecessity>,
    /// `fallback`.
    pub fallback: Option<Src<Text<'t>>>,
    /// `refs`.
    pub refs: Option<SrcItems<Src<Text<'t>>>>,
}

impl<'t> Read<'t> for Requirement<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut kind = None;
        let mut name = None;
        let mut description = None;
        let mut necessity = None;
        let mut fallback = None;
        let mut refs = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, crate::LocalId::check)?),
                "kind" => kind = Some(Read::read(value_)?),
                "name" => name = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "necessity" => necessity = Some(Read::read(value_)?),
                "fallback" => fallback = Some(Read::read(value_)?),
                "refs" => {
                    refs = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &[
                                "id",
                                "kind",
                                "name",
                                "description",
                                "necessity",
                                "fallback",
                                "refs",
                            ],
                        ),
                    );
                }
            }
        }
        Ok(Requirement {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            kind: kind.ok_or_else(|| read::missing(this, "kind"))?,
            name: name.ok_or_else(|| read::missing(this, "name"))?,
            description,
            necessity: necessity.ok_or_else(|| read::missing(this, "necessity"))?,
            fallback,
            refs,
        })
    }
}

impl Settle for Requirement<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.kind.settle(ledger, reason);
        self.name.settle(ledger, reason);
        self.description.settle(ledger, reason);
        self.necessity.settle(ledger, reason);
        self.fallback.settle(ledger, reason);
        self.refs.settle(ledger, reason);
    }
}

/// The source twin of [`Continuation`](super::Continuation).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Continuation<'t> {
    /// `requirements`.
    pub requirements: Option<SrcItems<Requirement<'t>>>,
    /// `preconditions`.
    pub preconditions: Option<SrcItems<Precondition<'t>>>,
    /// `stop_conditions`.
    pub stop_conditions: Option<SrcItems<StopCondition<'t>>>,
    /// `recovery`.
    pub recovery: Option<SrcItems<Recovery<'t>>>,
    /// `incompatibilities`.
    pub incompatibilities: Option<SrcItems<Src<Text<'t>>>>,
    /// `extensions`.
    pub extensions: Option<Src<Value<'t>>>,
    /// The object's own leaf, should it be empty.
    pub here: SrcHere,
}

impl<'t> Read<'t> for Continuation<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut requirements = None;
        let mut preconditions = None;
        let mut stop_conditions = None;
        let mut recovery = None;
        let mut incompatibilities = None;
        let mut extensions = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "requirements" => requirements = Some(Read::read(value_)?),
                "preconditions" => preconditions = Some(Read::read(value_)?),
                "stop_conditions" => stop_conditions = Some(Read::read(value_)?),
                "recovery" => recovery = Some(Read::read(value_)?),
                "incompatibilities" => incompatibilities = Some(Read::read(value_)?),
                "extensions" => extensions = Some(reading::map(value_)?),
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &[
                                "requirements",
                                "preconditions",
                                "stop_conditions",
                                "recovery",
                                "incompatibilities",
                                "extensions",
                            ],
                        ),
                    );
                }
            }
        }
        Ok(Continuation {
            requirements,
            preconditions,
            stop_conditions,
            recovery,
            incompatibilities,
            extensions,
            here: SrcHere::of(this),
        })
    }
}

impl Settle for Continuation<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.requirements.settle(ledger, reason);
        self.preconditions.settle(ledger, reason);
        self.stop_conditions.settle(ledger, reason);
        self.recovery.settle(ledger, reason);
        self.incompatibilities.settle(ledger, reason);
        self.extensions.settle(ledger, reason);
        self.here.settle(ledger, reason);
    }
}

/// The source twin of [`Precondition`](super::Precondition).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Precondition<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `description`.
    pub description: Src<Text<'t>>,
    /// `refs`.
    pub refs: Option<SrcItems<Src<Text<'t>>>>,
    /// `on_failure`.
    pub on_failure: Src<types::PreconditionOnFailure>,
}

impl<'t> Read<'t> for Precondition<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut description = None;
        let mut refs = None;
        let mut on_failure = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, crate::LocalId::check)?),
                "description" => description = Some(Read::read(value_)?),
                "refs" => {
                    refs = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                "on_failure" => on_failure = Some(Read::read(value_)?),
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &["id", "description", "refs", "on_failure"],
                        ),
                    );
                }
            }
        }
        Ok(Precondition {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            description: description.ok_or_else(|| read::missing(this, "description"))?,
            refs,
            on_failure: on_failure.ok_or_else(|| read::missing(this, "on_failure"))?,
        })
    }
}

impl Settle for Precondition<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.description.settle(ledger, reason);
        self.refs.settle(ledger, reason);
        self.on_failure.settle(ledger, reason);
    }
}

/// The source twin of [`StopCondition`](super::StopCondition).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct StopCondition<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `description`.
    pub description: Src<Text<'t>>,
    /// `refs`.
    pub refs: Option<SrcItems<Src<Text<'t>>>>,
    /// `applies_to`.
    pub applies_to: Option<SrcItems<Src<Text<'t>>>>,
    /// `until`.
    pub until: Option<SrcItems<StopConditionUntil<'t>>>,
}

impl<'t> Read<'t> for StopCondition<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut description = None;
        let mut refs = None;
        let mut applies_to = None;
        let mut until = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, crate::LocalId::check)?),
                "description" => description = Some(Read::read(value_)?),
                "refs" => {
                    refs = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                "applies_to" => {
                    applies_to = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                "until" => until = Some(Read::read(value_)?),
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &["id", "description", "refs", "applies_to", "until"],
                        ),
                    );
                }
            }
        }
        Ok(StopCondition {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            description: description.ok_or_else(|| read::missing(this, "description"))?,
            refs,
            applies_to,
            until,
        })
    }
}

impl Settle for StopCondition<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.description.settle(ledger, reason);
        self.refs.settle(ledger, reason);
        self.applies_to.settle(ledger, reason);
        self.until.settle(ledger, reason);
    }
}

/// The source twin of [`StopConditionUntil`](super::StopConditionUntil).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct StopConditionUntil<'t> {
    /// `operation`.
    pub operation: Src<Text<'t>>,
    /// `status`.
    pub status: Src<types::StopConditionUntilStatus>,
}

impl<'t> Read<'t> for StopConditionUntil<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut operation = None;
        let mut status = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "operation" => {
                    operation = Some(reading::text(value_, crate::LocalId::check)?);
                }
                "status" => status = Some(Read::read(value_)?),
                _ => return Err(read::unknown(name_, &["operation", "status"])),
            }
        }
        Ok(StopConditionUntil {
            operation: operation.ok_or_else(|| read::missing(this, "operation"))?,
            status: status.ok_or_else(|| read::missing(this, "status"))?,
        })
    }
}

impl Settle for StopConditionUntil<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.operation.settle(ledger, reason);
        self.status.settle(ledger, reason);
    }
}

/// The source twin of [`Recovery`](super::Recovery).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Recovery<'t> {
    /// `id`.
    pub id: Src<Text<'t>>,
    /// `description`.
    pub description: Src<Text<'t>>,
    /// `refs`.
    pub refs: Option<SrcItems<Src<Text<'t>>>>,
}

impl<'t> Read<'t> for Recovery<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut description = None;
        let mut refs = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(reading::text(value_, crate::LocalId::check)?),
                "description" => description = Some(Read::read(value_)?),
                "refs" => {
                    refs = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                _ => return Err(read::unknown(name_, &["id", "description", "refs"])),
            }
        }
        Ok(Recovery {
            id: id.ok_or_else(|| read::missing(this, "id"))?,
            description: description.ok_or_else(|| read::missing(this, "description"))?,
            refs,
        })
    }
}

impl Settle for Recovery<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.id.settle(ledger, reason);
        self.description.settle(ledger, reason);
        self.refs.settle(ledger, reason);
    }
}

/// The source twin of [`Derivation`](super::Derivation).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Derivation<'t> {
    /// `method`.
    pub method: Src<types::DerivationMethod>,
    /// `inputs`.
    pub inputs: Option<SrcItems<DerivationInput<'t>>>,
    /// `omissions`.
    pub omissions: Option<SrcItems<Omission<'t>>>,
    /// `transformations`.
    pub transformations: Option<SrcItems<Transformation<'t>>>,
}

impl<'t> Read<'t> for Derivation<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut method = None;
        let mut inputs = None;
        let mut omissions = None;
        let mut transformations = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "method" => method = Some(Read::read(value_)?),
                "inputs" => inputs = Some(Read::read(value_)?),
                "omissions" => omissions = Some(Read::read(value_)?),
                "transformations" => transformations = Some(Read::read(value_)?),
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &["method", "inputs", "omissions", "transformations"],
                        ),
                    );
                }
            }
        }
        Ok(Derivation {
            method: method.ok_or_else(|| read::missing(this, "method"))?,
            inputs,
            omissions,
            transformations,
        })
    }
}

impl Settle for Derivation<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.method.settle(ledger, reason);
        self.inputs.settle(ledger, reason);
        self.omissions.settle(ledger, reason);
        self.transformations.settle(ledger, reason);
    }
}

/// The source twin of [`DerivationInput`](super::DerivationInput).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct DerivationInput<'t> {
    /// `checkpoint`.
    pub checkpoint: Option<Src<Text<'t>>>,
    /// `session`.
    pub session: Option<SessionRef<'t>>,
    /// The object's own leaf, should it be empty.
    pub here: SrcHere,
}

impl<'t> Read<'t> for DerivationInput<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut checkpoint = None;
        let mut session = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "checkpoint" => checkpoint = Some(Read::read(value_)?),
                "session" => session = Some(Read::read(value_)?),
                _ => return Err(read::unknown(name_, &["checkpoint", "session"])),
            }
        }
        Ok(DerivationInput {
            checkpoint,
            session,
            here: SrcHere::of(this),
        })
    }
}

impl Settle for DerivationInput<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.checkpoint.settle(ledger, reason);
        self.session.settle(ledger, reason);
        self.here.settle(ledger, reason);
    }
}

/// The source twin of [`Omission`](super::Omission).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Omission<'t> {
    /// `description`.
    pub description: Src<Text<'t>>,
    /// `reason`.
    pub reason: Src<types::OmissionReason>,
    /// `recoverable_from`.
    pub recoverable_from: Option<Src<Text<'t>>>,
}

impl<'t> Read<'t> for Omission<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut description = None;
        let mut reason = None;
        let mut recoverable_from = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "description" => description = Some(Read::read(value_)?),
                "reason" => reason = Some(Read::read(value_)?),
                "recoverable_from" => {
                    recoverable_from = Some(
                        reading::text(value_, crate::LocalId::check)?,
                    );
                }
                _ => {
                    return Err(
                        read::unknown(
                            name_,
                            &["description", "reason", "recoverable_from"],
                        ),
                    );
                }
            }
        }
        Ok(Omission {
            description: description.ok_or_else(|| read::missing(this, "description"))?,
            reason: reason.ok_or_else(|| read::missing(this, "reason"))?,
            recoverable_from,
        })
    }
}

impl Settle for Omission<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.description.settle(ledger, reason);
        self.reason.settle(ledger, reason);
        self.recoverable_from.settle(ledger, reason);
    }
}

/// The source twin of [`Transformation`](super::Transformation).
#[derive(Debug)]
#[must_use = "every source value needs a fate"]
pub struct Transformation<'t> {
    /// `description`.
    pub description: Src<Text<'t>>,
    /// `affected`.
    pub affected: Option<SrcItems<Src<Text<'t>>>>,
}

impl<'t> Read<'t> for Transformation<'t> {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut description = None;
        let mut affected = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "description" => description = Some(Read::read(value_)?),
                "affected" => {
                    affected = Some(
                        SrcItems::read_with(
                            value_,
                            |item| reading::text(item, crate::LocalId::check),
                        )?,
                    );
                }
                _ => return Err(read::unknown(name_, &["description", "affected"])),
            }
        }
        Ok(Transformation {
            description: description.ok_or_else(|| read::missing(this, "description"))?,
            affected,
        })
    }
}

impl Settle for Transformation<'_> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.description.settle(ledger, reason);
        self.affected.settle(ledger, reason);
    }
}
