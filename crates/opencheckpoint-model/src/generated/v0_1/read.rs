//! Reading, strictly.
//!
//! Generated from `schemas/opencheckpoint/0.1/checkpoint.schema.json` (sha-256 3de60d39f86fe23d2896b341e499f83fb0ce9bd4667bf6f37d6babbfccfbfe23)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::{Read, ReadError, Value, read};

use super::types::{
    Checkpoint, SpecVersion, Digest, Parent, SoftwareRef, SessionRef, Source,
    SourceModel, Task, TaskStatus, TaskScope, Criterion, CriterionState, Progress,
    ProgressFocus, CompletedStep, NextStep, Verification, VerificationState,
    VerificationRevalidate, Statement, StatementKind, StatementStatus, Origin,
    OriginType, Resource, ResourceKind, ResourceLocator, ResourceAvailability,
    ResourceSensitivity, ResourceResolver, ApplicationContext, ApplicationContextView,
    ContextSelection, ContextSelectionRole, Draft, DraftState, Operation, OperationKind,
    OperationStatus, OperationEffect, OperationCall, Approval, OperationResume,
    Requirement, RequirementKind, RequirementNecessity, Continuation, Precondition,
    PreconditionOnFailure, StopCondition, StopConditionUntil, StopConditionUntilStatus,
    Recovery, Derivation, DerivationMethod, DerivationInput, Omission, OmissionReason,
    Transformation,
};

impl<'t> Read<'t> for Checkpoint {
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
                "id" => id = Some(Read::read(value_)?),
                "created_at" => created_at = Some(Read::read(value_)?),
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
                "extensions" => extensions = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for SpecVersion {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for Digest {
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

impl<'t> Read<'t> for Parent {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut digest = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for SoftwareRef {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut name = None;
        let mut version = None;
        let mut uri = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "name" => name = Some(Read::read(value_)?),
                "version" => version = Some(Read::read(value_)?),
                "uri" => uri = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for SessionRef {
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
                "uri" => uri = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for Source {
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
                "extensions" => extensions = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for SourceModel {
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

impl<'t> Read<'t> for Task {
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
                "extensions" => extensions = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for TaskStatus {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for TaskScope {
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
        Ok(TaskScope { includes, excludes })
    }
}

impl<'t> Read<'t> for Criterion {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut description = None;
        let mut state = None;
        let mut evidence = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "state" => state = Some(Read::read(value_)?),
                "evidence" => evidence = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for CriterionState {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for Progress {
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
                "extensions" => extensions = Some(Read::read(value_)?),
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
        })
    }
}

impl<'t> Read<'t> for ProgressFocus {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut description = None;
        let mut refs = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "description" => description = Some(Read::read(value_)?),
                "refs" => refs = Some(Read::read(value_)?),
                _ => return Err(read::unknown(name_, &["description", "refs"])),
            }
        }
        Ok(ProgressFocus {
            description: description.ok_or_else(|| read::missing(this, "description"))?,
            refs,
        })
    }
}

impl<'t> Read<'t> for CompletedStep {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut description = None;
        let mut completed_at = None;
        let mut evidence = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "completed_at" => completed_at = Some(Read::read(value_)?),
                "evidence" => evidence = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for NextStep {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut description = None;
        let mut blocked_by = None;
        let mut requires = None;
        let mut refs = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "blocked_by" => blocked_by = Some(Read::read(value_)?),
                "requires" => requires = Some(Read::read(value_)?),
                "refs" => refs = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for Verification {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut state = None;
        let mut method = None;
        let mut checked_at = None;
        let mut revalidate = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "state" => state = Some(Read::read(value_)?),
                "method" => method = Some(Read::read(value_)?),
                "checked_at" => checked_at = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for VerificationState {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for VerificationRevalidate {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for Statement {
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
                "id" => id = Some(Read::read(value_)?),
                "kind" => kind = Some(Read::read(value_)?),
                "text" => text = Some(Read::read(value_)?),
                "origin" => origin = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "superseded_by" => superseded_by = Some(Read::read(value_)?),
                "resolution" => resolution = Some(Read::read(value_)?),
                "rationale" => rationale = Some(Read::read(value_)?),
                "verification" => verification = Some(Read::read(value_)?),
                "evidence" => evidence = Some(Read::read(value_)?),
                "recorded_at" => recorded_at = Some(Read::read(value_)?),
                "extensions" => extensions = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for StatementKind {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for StatementStatus {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for Origin {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut type_ = None;
        let mut name = None;
        let mut ref_ = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "type" => type_ = Some(Read::read(value_)?),
                "name" => name = Some(Read::read(value_)?),
                "ref" => ref_ = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for OriginType {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for Resource {
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
                "id" => id = Some(Read::read(value_)?),
                "kind" => kind = Some(Read::read(value_)?),
                "uri" => uri = Some(Read::read(value_)?),
                "locator" => locator = Some(Read::read(value_)?),
                "title" => title = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "media_type" => media_type = Some(Read::read(value_)?),
                "revision" => revision = Some(Read::read(value_)?),
                "digest" => digest = Some(Read::read(value_)?),
                "size" => size = Some(Read::read(value_)?),
                "observed_at" => observed_at = Some(Read::read(value_)?),
                "availability" => availability = Some(Read::read(value_)?),
                "sensitivity" => sensitivity = Some(Read::read(value_)?),
                "resolver" => resolver = Some(Read::read(value_)?),
                "excerpt" => excerpt = Some(Read::read(value_)?),
                "extensions" => extensions = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for ResourceKind {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for ResourceLocator {
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

impl<'t> Read<'t> for ResourceAvailability {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for ResourceSensitivity {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for ResourceResolver {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut protocol = None;
        let mut hint = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "protocol" => protocol = Some(Read::read(value_)?),
                "hint" => hint = Some(Read::read(value_)?),
                _ => return Err(read::unknown(name_, &["protocol", "hint"])),
            }
        }
        Ok(ResourceResolver {
            protocol: protocol.ok_or_else(|| read::missing(this, "protocol"))?,
            hint,
        })
    }
}

impl<'t> Read<'t> for ApplicationContext {
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
                "id" => id = Some(Read::read(value_)?),
                "application" => application = Some(Read::read(value_)?),
                "view" => view = Some(Read::read(value_)?),
                "selections" => selections = Some(Read::read(value_)?),
                "filters" => filters = Some(Read::read(value_)?),
                "drafts" => drafts = Some(Read::read(value_)?),
                "state" => state = Some(Read::read(value_)?),
                "state_schema" => state_schema = Some(Read::read(value_)?),
                "observed_at" => observed_at = Some(Read::read(value_)?),
                "extensions" => extensions = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for ApplicationContextView {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut name = None;
        let mut uri = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "name" => name = Some(Read::read(value_)?),
                "uri" => uri = Some(Read::read(value_)?),
                _ => return Err(read::unknown(name_, &["name", "uri"])),
            }
        }
        Ok(ApplicationContextView {
            name: name.ok_or_else(|| read::missing(this, "name"))?,
            uri,
        })
    }
}

impl<'t> Read<'t> for ContextSelection {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut resource = None;
        let mut role = None;
        let mut detail = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "resource" => resource = Some(Read::read(value_)?),
                "role" => role = Some(Read::read(value_)?),
                "detail" => detail = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for ContextSelectionRole {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for Draft {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut description = None;
        let mut target = None;
        let mut state = None;
        let mut content = None;
        let mut content_ref = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "target" => target = Some(Read::read(value_)?),
                "state" => state = Some(Read::read(value_)?),
                "content" => content = Some(Read::read(value_)?),
                "content_ref" => content_ref = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for DraftState {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for Operation {
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
                "id" => id = Some(Read::read(value_)?),
                "kind" => kind = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "status" => status = Some(Read::read(value_)?),
                "target" => target = Some(Read::read(value_)?),
                "record" => record = Some(Read::read(value_)?),
                "effect" => effect = Some(Read::read(value_)?),
                "idempotency_key" => idempotency_key = Some(Read::read(value_)?),
                "call" => call = Some(Read::read(value_)?),
                "requested_from" => requested_from = Some(Read::read(value_)?),
                "requested_at" => requested_at = Some(Read::read(value_)?),
                "last_attempt_at" => last_attempt_at = Some(Read::read(value_)?),
                "expires_at" => expires_at = Some(Read::read(value_)?),
                "depends_on" => depends_on = Some(Read::read(value_)?),
                "approval" => approval = Some(Read::read(value_)?),
                "resume" => resume = Some(Read::read(value_)?),
                "extensions" => extensions = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for OperationKind {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for OperationStatus {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for OperationEffect {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for OperationCall {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut tool = None;
        let mut arguments = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "tool" => tool = Some(Read::read(value_)?),
                "arguments" => arguments = Some(Read::read(value_)?),
                _ => return Err(read::unknown(name_, &["tool", "arguments"])),
            }
        }
        Ok(OperationCall {
            tool: tool.ok_or_else(|| read::missing(this, "tool"))?,
            arguments,
        })
    }
}

impl<'t> Read<'t> for Approval {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut decided_by = None;
        let mut decided_at = None;
        let mut scope = None;
        let mut evidence = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "decided_by" => decided_by = Some(Read::read(value_)?),
                "decided_at" => decided_at = Some(Read::read(value_)?),
                "scope" => scope = Some(Read::read(value_)?),
                "evidence" => evidence = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for OperationResume {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for Requirement {
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
                "id" => id = Some(Read::read(value_)?),
                "kind" => kind = Some(Read::read(value_)?),
                "name" => name = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "necessity" => necessity = Some(Read::read(value_)?),
                "fallback" => fallback = Some(Read::read(value_)?),
                "refs" => refs = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for RequirementKind {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for RequirementNecessity {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for Continuation {
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
                "extensions" => extensions = Some(Read::read(value_)?),
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
        })
    }
}

impl<'t> Read<'t> for Precondition {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut description = None;
        let mut refs = None;
        let mut on_failure = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "refs" => refs = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for PreconditionOnFailure {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for StopCondition {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut description = None;
        let mut refs = None;
        let mut applies_to = None;
        let mut until = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "refs" => refs = Some(Read::read(value_)?),
                "applies_to" => applies_to = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for StopConditionUntil {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut operation = None;
        let mut status = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "operation" => operation = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for StopConditionUntilStatus {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for Recovery {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut id = None;
        let mut description = None;
        let mut refs = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "id" => id = Some(Read::read(value_)?),
                "description" => description = Some(Read::read(value_)?),
                "refs" => refs = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for Derivation {
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

impl<'t> Read<'t> for DerivationMethod {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for DerivationInput {
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
        })
    }
}

impl<'t> Read<'t> for Omission {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut description = None;
        let mut reason = None;
        let mut recoverable_from = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "description" => description = Some(Read::read(value_)?),
                "reason" => reason = Some(Read::read(value_)?),
                "recoverable_from" => recoverable_from = Some(Read::read(value_)?),
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

impl<'t> Read<'t> for OmissionReason {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let text = read::text(this)?.decode();
        text.parse()
            .map_err(|refusal: exact_json::Refusal| read::refused(this, refusal.rule))
    }
}

impl<'t> Read<'t> for Transformation {
    fn read(this: Value<'t>) -> Result<Self, ReadError> {
        let mut description = None;
        let mut affected = None;
        for (name_, value_) in read::object(this)? {
            match &*name_.decode() {
                "description" => description = Some(Read::read(value_)?),
                "affected" => affected = Some(Read::read(value_)?),
                _ => return Err(read::unknown(name_, &["description", "affected"])),
            }
        }
        Ok(Transformation {
            description: description.ok_or_else(|| read::missing(this, "description"))?,
            affected,
        })
    }
}

exact_json::deserialize_by_reading!(
    Checkpoint, SpecVersion, Digest, Parent, SoftwareRef, SessionRef, Source,
    SourceModel, Task, TaskStatus, TaskScope, Criterion, CriterionState, Progress,
    ProgressFocus, CompletedStep, NextStep, Verification, VerificationState,
    VerificationRevalidate, Statement, StatementKind, StatementStatus, Origin,
    OriginType, Resource, ResourceKind, ResourceLocator, ResourceAvailability,
    ResourceSensitivity, ResourceResolver, ApplicationContext, ApplicationContextView,
    ContextSelection, ContextSelectionRole, Draft, DraftState, Operation, OperationKind,
    OperationStatus, OperationEffect, OperationCall, Approval, OperationResume,
    Requirement, RequirementKind, RequirementNecessity, Continuation, Precondition,
    PreconditionOnFailure, StopCondition, StopConditionUntil, StopConditionUntilStatus,
    Recovery, Derivation, DerivationMethod, DerivationInput, Omission, OmissionReason,
    Transformation
);

impl Checkpoint {
    /// Reads one from JSON text, strictly.
    ///
    /// # Errors
    ///
    /// The first fault of the text, or the first value of a wrong shape, with line, column and pointer.
    pub fn from_json_str(text: &str) -> Result<Self, exact_json::Error> {
        exact_json::from_str(text)
    }
    /// Reads one from the bytes of JSON text, strictly.
    ///
    /// # Errors
    ///
    /// As [`from_json_str`](Self::from_json_str); and where the bytes are no UTF-8.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, exact_json::Error> {
        exact_json::from_slice(bytes)
    }
}

impl std::str::FromStr for Checkpoint {
    type Err = exact_json::Error;
    /// Reads one from JSON text, as [`from_json_str`](Self::from_json_str).
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_json_str(text)
    }
}
