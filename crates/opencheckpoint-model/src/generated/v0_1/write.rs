//! Writing, in the schema's order.
//!
//! Generated from `schemas/opencheckpoint/0.1/checkpoint.schema.json` (sha-256 3de60d39f86fe23d2896b341e499f83fb0ce9bd4667bf6f37d6babbfccfbfe23)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::serde::{Serialize, Serializer};
use exact_json::write::quote;

use exact_json::serde::ser::SerializeMap as _;

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

impl Checkpoint {
    /// Its compact JSON text: members in the schema's order, absent ones left out, every scalar as it was
    /// read.
    #[must_use]
    pub fn to_json_string(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }
}

impl std::fmt::Display for Checkpoint {
    /// The text of [`to_json_string`](Self::to_json_string).
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_json_string())
    }
}

#[cfg(feature = "digest")]
impl Checkpoint {
    /// SHA-256 of its canonical form (RFC 8785).
    ///
    /// # Errors
    ///
    /// What the canonical form cannot carry: a number beyond a double, or an integer beyond 2^53.
    pub fn canonical_digest(
        &self,
    ) -> Result<exact_json::digest::Sha256, exact_json::jcs::JcsError> {
        let form = exact_json::jcs::canonical_bytes(self.to_json_string().as_bytes())?;
        Ok(exact_json::digest::sha256(&form))
    }
}

impl Checkpoint {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "opencheckpoint");
        quote(out, self.opencheckpoint.as_str());
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "created_at");
        quote(out, self.created_at.as_str());
        if let Some(value) = &self.parent {
            name(out, "parent");
            value.write(out);
        }
        name(out, "source");
        self.source.write(out);
        name(out, "task");
        self.task.write(out);
        if let Some(value) = &self.progress {
            name(out, "progress");
            value.write(out);
        }
        if let Some(value) = &self.statements {
            name(out, "statements");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.resources {
            name(out, "resources");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.application_context {
            name(out, "application_context");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.operations {
            name(out, "operations");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.continuation {
            name(out, "continuation");
            value.write(out);
        }
        if let Some(value) = &self.derivation {
            name(out, "derivation");
            value.write(out);
        }
        if let Some(value) = &self.extensions {
            name(out, "extensions");
            out.push_str(&value.to_text());
        }
        out.push('}');
    }
}

impl Serialize for Checkpoint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 5 + usize::from(self.parent.is_some())
            + usize::from(self.progress.is_some())
            + usize::from(self.statements.is_some())
            + usize::from(self.resources.is_some())
            + usize::from(self.application_context.is_some())
            + usize::from(self.operations.is_some())
            + usize::from(self.continuation.is_some())
            + usize::from(self.derivation.is_some())
            + usize::from(self.extensions.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("opencheckpoint", &self.opencheckpoint)?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("created_at", &self.created_at)?;
        if let Some(value) = &self.parent {
            map.serialize_entry("parent", value)?;
        }
        map.serialize_entry("source", &self.source)?;
        map.serialize_entry("task", &self.task)?;
        if let Some(value) = &self.progress {
            map.serialize_entry("progress", value)?;
        }
        if let Some(value) = &self.statements {
            map.serialize_entry("statements", value)?;
        }
        if let Some(value) = &self.resources {
            map.serialize_entry("resources", value)?;
        }
        if let Some(value) = &self.application_context {
            map.serialize_entry("application_context", value)?;
        }
        if let Some(value) = &self.operations {
            map.serialize_entry("operations", value)?;
        }
        if let Some(value) = &self.continuation {
            map.serialize_entry("continuation", value)?;
        }
        if let Some(value) = &self.derivation {
            map.serialize_entry("derivation", value)?;
        }
        if let Some(value) = &self.extensions {
            map.serialize_entry("extensions", value)?;
        }
        map.end()
    }
}

impl Serialize for SpecVersion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Digest {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "algorithm");
        quote(out, &self.algorithm);
        name(out, "value");
        quote(out, &self.value);
        out.push('}');
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2;
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("algorithm", &self.algorithm)?;
        map.serialize_entry("value", &self.value)?;
        map.end()
    }
}

impl Parent {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        if let Some(value) = &self.digest {
            name(out, "digest");
            value.write(out);
        }
        out.push('}');
    }
}

impl Serialize for Parent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.digest.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        if let Some(value) = &self.digest {
            map.serialize_entry("digest", value)?;
        }
        map.end()
    }
}

impl SoftwareRef {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "name");
        quote(out, &self.name);
        if let Some(value) = &self.version {
            name(out, "version");
            quote(out, value);
        }
        if let Some(value) = &self.uri {
            name(out, "uri");
            quote(out, value.as_str());
        }
        out.push('}');
    }
}

impl Serialize for SoftwareRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.version.is_some())
            + usize::from(self.uri.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.version {
            map.serialize_entry("version", value)?;
        }
        if let Some(value) = &self.uri {
            map.serialize_entry("uri", value)?;
        }
        map.end()
    }
}

impl SessionRef {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "protocol");
        quote(out, &self.protocol);
        name(out, "id");
        quote(out, &self.id);
        if let Some(value) = &self.event {
            name(out, "event");
            quote(out, value);
        }
        if let Some(value) = &self.uri {
            name(out, "uri");
            quote(out, value.as_str());
        }
        out.push('}');
    }
}

impl Serialize for SessionRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.event.is_some())
            + usize::from(self.uri.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("protocol", &self.protocol)?;
        map.serialize_entry("id", &self.id)?;
        if let Some(value) = &self.event {
            map.serialize_entry("event", value)?;
        }
        if let Some(value) = &self.uri {
            map.serialize_entry("uri", value)?;
        }
        map.end()
    }
}

impl Source {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "producer");
        self.producer.write(out);
        if let Some(value) = &self.agent {
            name(out, "agent");
            value.write(out);
        }
        if let Some(value) = &self.model {
            name(out, "model");
            value.write(out);
        }
        if let Some(value) = &self.session_refs {
            name(out, "session_refs");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.extensions {
            name(out, "extensions");
            out.push_str(&value.to_text());
        }
        out.push('}');
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.agent.is_some())
            + usize::from(self.model.is_some())
            + usize::from(self.session_refs.is_some())
            + usize::from(self.extensions.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("producer", &self.producer)?;
        if let Some(value) = &self.agent {
            map.serialize_entry("agent", value)?;
        }
        if let Some(value) = &self.model {
            map.serialize_entry("model", value)?;
        }
        if let Some(value) = &self.session_refs {
            map.serialize_entry("session_refs", value)?;
        }
        if let Some(value) = &self.extensions {
            map.serialize_entry("extensions", value)?;
        }
        map.end()
    }
}

impl SourceModel {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.provider {
            name(out, "provider");
            quote(out, value);
        }
        name(out, "name");
        quote(out, &self.name);
        out.push('}');
    }
}

impl Serialize for SourceModel {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.provider.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.provider {
            map.serialize_entry("provider", value)?;
        }
        map.serialize_entry("name", &self.name)?;
        map.end()
    }
}

impl Task {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.title {
            name(out, "title");
            quote(out, value);
        }
        name(out, "objective");
        quote(out, &self.objective);
        if let Some(value) = &self.outcome {
            name(out, "outcome");
            quote(out, value);
        }
        name(out, "status");
        quote(out, self.status.as_str());
        if let Some(value) = &self.success_criteria {
            name(out, "success_criteria");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.scope {
            name(out, "scope");
            value.write(out);
        }
        if let Some(value) = &self.extensions {
            name(out, "extensions");
            out.push_str(&value.to_text());
        }
        out.push('}');
    }
}

impl Serialize for Task {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.title.is_some())
            + usize::from(self.outcome.is_some())
            + usize::from(self.success_criteria.is_some())
            + usize::from(self.scope.is_some()) + usize::from(self.extensions.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.title {
            map.serialize_entry("title", value)?;
        }
        map.serialize_entry("objective", &self.objective)?;
        if let Some(value) = &self.outcome {
            map.serialize_entry("outcome", value)?;
        }
        map.serialize_entry("status", &self.status)?;
        if let Some(value) = &self.success_criteria {
            map.serialize_entry("success_criteria", value)?;
        }
        if let Some(value) = &self.scope {
            map.serialize_entry("scope", value)?;
        }
        if let Some(value) = &self.extensions {
            map.serialize_entry("extensions", value)?;
        }
        map.end()
    }
}

impl Serialize for TaskStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl TaskScope {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.includes {
            name(out, "includes");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item);
            }
            out.push(']');
        }
        if let Some(value) = &self.excludes {
            name(out, "excludes");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item);
            }
            out.push(']');
        }
        out.push('}');
    }
}

impl Serialize for TaskScope {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.includes.is_some())
            + usize::from(self.excludes.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.includes {
            map.serialize_entry("includes", value)?;
        }
        if let Some(value) = &self.excludes {
            map.serialize_entry("excludes", value)?;
        }
        map.end()
    }
}

impl Criterion {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "description");
        quote(out, &self.description);
        name(out, "state");
        quote(out, self.state.as_str());
        if let Some(value) = &self.evidence {
            name(out, "evidence");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        out.push('}');
    }
}

impl Serialize for Criterion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 3 + usize::from(self.evidence.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("description", &self.description)?;
        map.serialize_entry("state", &self.state)?;
        if let Some(value) = &self.evidence {
            map.serialize_entry("evidence", value)?;
        }
        map.end()
    }
}

impl Serialize for CriterionState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Progress {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.completed {
            name(out, "completed");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.focus {
            name(out, "focus");
            value.write(out);
        }
        if let Some(value) = &self.next {
            name(out, "next");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.extensions {
            name(out, "extensions");
            out.push_str(&value.to_text());
        }
        out.push('}');
    }
}

impl Serialize for Progress {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.completed.is_some())
            + usize::from(self.focus.is_some()) + usize::from(self.next.is_some())
            + usize::from(self.extensions.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.completed {
            map.serialize_entry("completed", value)?;
        }
        if let Some(value) = &self.focus {
            map.serialize_entry("focus", value)?;
        }
        if let Some(value) = &self.next {
            map.serialize_entry("next", value)?;
        }
        if let Some(value) = &self.extensions {
            map.serialize_entry("extensions", value)?;
        }
        map.end()
    }
}

impl ProgressFocus {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "description");
        quote(out, &self.description);
        if let Some(value) = &self.refs {
            name(out, "refs");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        out.push('}');
    }
}

impl Serialize for ProgressFocus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.refs.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("description", &self.description)?;
        if let Some(value) = &self.refs {
            map.serialize_entry("refs", value)?;
        }
        map.end()
    }
}

impl CompletedStep {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "description");
        quote(out, &self.description);
        if let Some(value) = &self.completed_at {
            name(out, "completed_at");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.evidence {
            name(out, "evidence");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        out.push('}');
    }
}

impl Serialize for CompletedStep {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.completed_at.is_some())
            + usize::from(self.evidence.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("description", &self.description)?;
        if let Some(value) = &self.completed_at {
            map.serialize_entry("completed_at", value)?;
        }
        if let Some(value) = &self.evidence {
            map.serialize_entry("evidence", value)?;
        }
        map.end()
    }
}

impl NextStep {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "description");
        quote(out, &self.description);
        if let Some(value) = &self.blocked_by {
            name(out, "blocked_by");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.requires {
            name(out, "requires");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.refs {
            name(out, "refs");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        out.push('}');
    }
}

impl Serialize for NextStep {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.blocked_by.is_some())
            + usize::from(self.requires.is_some()) + usize::from(self.refs.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("description", &self.description)?;
        if let Some(value) = &self.blocked_by {
            map.serialize_entry("blocked_by", value)?;
        }
        if let Some(value) = &self.requires {
            map.serialize_entry("requires", value)?;
        }
        if let Some(value) = &self.refs {
            map.serialize_entry("refs", value)?;
        }
        map.end()
    }
}

impl Verification {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "state");
        quote(out, self.state.as_str());
        if let Some(value) = &self.method {
            name(out, "method");
            quote(out, value);
        }
        if let Some(value) = &self.checked_at {
            name(out, "checked_at");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.revalidate {
            name(out, "revalidate");
            quote(out, value.as_str());
        }
        out.push('}');
    }
}

impl Serialize for Verification {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.method.is_some())
            + usize::from(self.checked_at.is_some())
            + usize::from(self.revalidate.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("state", &self.state)?;
        if let Some(value) = &self.method {
            map.serialize_entry("method", value)?;
        }
        if let Some(value) = &self.checked_at {
            map.serialize_entry("checked_at", value)?;
        }
        if let Some(value) = &self.revalidate {
            map.serialize_entry("revalidate", value)?;
        }
        map.end()
    }
}

impl Serialize for VerificationState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for VerificationRevalidate {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Statement {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "kind");
        quote(out, self.kind.as_str());
        name(out, "text");
        quote(out, &self.text);
        name(out, "origin");
        self.origin.write(out);
        if let Some(value) = &self.status {
            name(out, "status");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.superseded_by {
            name(out, "superseded_by");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.resolution {
            name(out, "resolution");
            quote(out, value);
        }
        if let Some(value) = &self.rationale {
            name(out, "rationale");
            quote(out, value);
        }
        if let Some(value) = &self.verification {
            name(out, "verification");
            value.write(out);
        }
        if let Some(value) = &self.evidence {
            name(out, "evidence");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.recorded_at {
            name(out, "recorded_at");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.extensions {
            name(out, "extensions");
            out.push_str(&value.to_text());
        }
        out.push('}');
    }
}

impl Serialize for Statement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 4 + usize::from(self.status.is_some())
            + usize::from(self.superseded_by.is_some())
            + usize::from(self.resolution.is_some())
            + usize::from(self.rationale.is_some())
            + usize::from(self.verification.is_some())
            + usize::from(self.evidence.is_some())
            + usize::from(self.recorded_at.is_some())
            + usize::from(self.extensions.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("kind", &self.kind)?;
        map.serialize_entry("text", &self.text)?;
        map.serialize_entry("origin", &self.origin)?;
        if let Some(value) = &self.status {
            map.serialize_entry("status", value)?;
        }
        if let Some(value) = &self.superseded_by {
            map.serialize_entry("superseded_by", value)?;
        }
        if let Some(value) = &self.resolution {
            map.serialize_entry("resolution", value)?;
        }
        if let Some(value) = &self.rationale {
            map.serialize_entry("rationale", value)?;
        }
        if let Some(value) = &self.verification {
            map.serialize_entry("verification", value)?;
        }
        if let Some(value) = &self.evidence {
            map.serialize_entry("evidence", value)?;
        }
        if let Some(value) = &self.recorded_at {
            map.serialize_entry("recorded_at", value)?;
        }
        if let Some(value) = &self.extensions {
            map.serialize_entry("extensions", value)?;
        }
        map.end()
    }
}

impl Serialize for StatementKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for StatementStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Origin {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "type");
        quote(out, self.type_.as_str());
        if let Some(value) = &self.name {
            name(out, "name");
            quote(out, value);
        }
        if let Some(value) = &self.ref_ {
            name(out, "ref");
            quote(out, value.as_str());
        }
        out.push('}');
    }
}

impl Serialize for Origin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.name.is_some())
            + usize::from(self.ref_.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("type", &self.type_)?;
        if let Some(value) = &self.name {
            map.serialize_entry("name", value)?;
        }
        if let Some(value) = &self.ref_ {
            map.serialize_entry("ref", value)?;
        }
        map.end()
    }
}

impl Serialize for OriginType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Resource {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "kind");
        quote(out, self.kind.as_str());
        if let Some(value) = &self.uri {
            name(out, "uri");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.locator {
            name(out, "locator");
            value.write(out);
        }
        if let Some(value) = &self.title {
            name(out, "title");
            quote(out, value);
        }
        if let Some(value) = &self.description {
            name(out, "description");
            quote(out, value);
        }
        if let Some(value) = &self.media_type {
            name(out, "media_type");
            quote(out, value);
        }
        if let Some(value) = &self.revision {
            name(out, "revision");
            quote(out, value);
        }
        if let Some(value) = &self.digest {
            name(out, "digest");
            value.write(out);
        }
        if let Some(value) = &self.size {
            name(out, "size");
            out.push_str(value.as_str());
        }
        if let Some(value) = &self.observed_at {
            name(out, "observed_at");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.availability {
            name(out, "availability");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.sensitivity {
            name(out, "sensitivity");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.resolver {
            name(out, "resolver");
            value.write(out);
        }
        if let Some(value) = &self.excerpt {
            name(out, "excerpt");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.extensions {
            name(out, "extensions");
            out.push_str(&value.to_text());
        }
        out.push('}');
    }
}

impl Serialize for Resource {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.uri.is_some())
            + usize::from(self.locator.is_some()) + usize::from(self.title.is_some())
            + usize::from(self.description.is_some())
            + usize::from(self.media_type.is_some())
            + usize::from(self.revision.is_some()) + usize::from(self.digest.is_some())
            + usize::from(self.size.is_some()) + usize::from(self.observed_at.is_some())
            + usize::from(self.availability.is_some())
            + usize::from(self.sensitivity.is_some())
            + usize::from(self.resolver.is_some()) + usize::from(self.excerpt.is_some())
            + usize::from(self.extensions.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("kind", &self.kind)?;
        if let Some(value) = &self.uri {
            map.serialize_entry("uri", value)?;
        }
        if let Some(value) = &self.locator {
            map.serialize_entry("locator", value)?;
        }
        if let Some(value) = &self.title {
            map.serialize_entry("title", value)?;
        }
        if let Some(value) = &self.description {
            map.serialize_entry("description", value)?;
        }
        if let Some(value) = &self.media_type {
            map.serialize_entry("media_type", value)?;
        }
        if let Some(value) = &self.revision {
            map.serialize_entry("revision", value)?;
        }
        if let Some(value) = &self.digest {
            map.serialize_entry("digest", value)?;
        }
        if let Some(value) = &self.size {
            map.serialize_entry("size", value)?;
        }
        if let Some(value) = &self.observed_at {
            map.serialize_entry("observed_at", value)?;
        }
        if let Some(value) = &self.availability {
            map.serialize_entry("availability", value)?;
        }
        if let Some(value) = &self.sensitivity {
            map.serialize_entry("sensitivity", value)?;
        }
        if let Some(value) = &self.resolver {
            map.serialize_entry("resolver", value)?;
        }
        if let Some(value) = &self.excerpt {
            map.serialize_entry("excerpt", value)?;
        }
        if let Some(value) = &self.extensions {
            map.serialize_entry("extensions", value)?;
        }
        map.end()
    }
}

impl Serialize for ResourceKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl ResourceLocator {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "system");
        quote(out, &self.system);
        if let Some(value) = &self.type_ {
            name(out, "type");
            quote(out, value);
        }
        name(out, "key");
        quote(out, &self.key);
        out.push('}');
    }
}

impl Serialize for ResourceLocator {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.type_.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("system", &self.system)?;
        if let Some(value) = &self.type_ {
            map.serialize_entry("type", value)?;
        }
        map.serialize_entry("key", &self.key)?;
        map.end()
    }
}

impl Serialize for ResourceAvailability {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for ResourceSensitivity {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl ResourceResolver {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "protocol");
        quote(out, &self.protocol);
        if let Some(value) = &self.hint {
            name(out, "hint");
            out.push_str(&value.to_text());
        }
        out.push('}');
    }
}

impl Serialize for ResourceResolver {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.hint.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("protocol", &self.protocol)?;
        if let Some(value) = &self.hint {
            map.serialize_entry("hint", value)?;
        }
        map.end()
    }
}

impl ApplicationContext {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "application");
        self.application.write(out);
        if let Some(value) = &self.view {
            name(out, "view");
            value.write(out);
        }
        if let Some(value) = &self.selections {
            name(out, "selections");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.filters {
            name(out, "filters");
            out.push_str(&value.to_text());
        }
        if let Some(value) = &self.drafts {
            name(out, "drafts");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.state {
            name(out, "state");
            out.push_str(&value.to_text());
        }
        if let Some(value) = &self.state_schema {
            name(out, "state_schema");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.observed_at {
            name(out, "observed_at");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.extensions {
            name(out, "extensions");
            out.push_str(&value.to_text());
        }
        out.push('}');
    }
}

impl Serialize for ApplicationContext {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.view.is_some())
            + usize::from(self.selections.is_some())
            + usize::from(self.filters.is_some()) + usize::from(self.drafts.is_some())
            + usize::from(self.state.is_some())
            + usize::from(self.state_schema.is_some())
            + usize::from(self.observed_at.is_some())
            + usize::from(self.extensions.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("application", &self.application)?;
        if let Some(value) = &self.view {
            map.serialize_entry("view", value)?;
        }
        if let Some(value) = &self.selections {
            map.serialize_entry("selections", value)?;
        }
        if let Some(value) = &self.filters {
            map.serialize_entry("filters", value)?;
        }
        if let Some(value) = &self.drafts {
            map.serialize_entry("drafts", value)?;
        }
        if let Some(value) = &self.state {
            map.serialize_entry("state", value)?;
        }
        if let Some(value) = &self.state_schema {
            map.serialize_entry("state_schema", value)?;
        }
        if let Some(value) = &self.observed_at {
            map.serialize_entry("observed_at", value)?;
        }
        if let Some(value) = &self.extensions {
            map.serialize_entry("extensions", value)?;
        }
        map.end()
    }
}

impl ApplicationContextView {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "name");
        quote(out, &self.name);
        if let Some(value) = &self.uri {
            name(out, "uri");
            quote(out, value.as_str());
        }
        out.push('}');
    }
}

impl Serialize for ApplicationContextView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.uri.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.uri {
            map.serialize_entry("uri", value)?;
        }
        map.end()
    }
}

impl ContextSelection {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "resource");
        quote(out, self.resource.as_str());
        if let Some(value) = &self.role {
            name(out, "role");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.detail {
            name(out, "detail");
            out.push_str(&value.to_text());
        }
        out.push('}');
    }
}

impl Serialize for ContextSelection {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.role.is_some())
            + usize::from(self.detail.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("resource", &self.resource)?;
        if let Some(value) = &self.role {
            map.serialize_entry("role", value)?;
        }
        if let Some(value) = &self.detail {
            map.serialize_entry("detail", value)?;
        }
        map.end()
    }
}

impl Serialize for ContextSelectionRole {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Draft {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "description");
        quote(out, &self.description);
        if let Some(value) = &self.target {
            name(out, "target");
            quote(out, value.as_str());
        }
        name(out, "state");
        quote(out, self.state.as_str());
        if let Some(value) = &self.content {
            name(out, "content");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.content_ref {
            name(out, "content_ref");
            quote(out, value.as_str());
        }
        out.push('}');
    }
}

impl Serialize for Draft {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 3 + usize::from(self.target.is_some())
            + usize::from(self.content.is_some())
            + usize::from(self.content_ref.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("description", &self.description)?;
        if let Some(value) = &self.target {
            map.serialize_entry("target", value)?;
        }
        map.serialize_entry("state", &self.state)?;
        if let Some(value) = &self.content {
            map.serialize_entry("content", value)?;
        }
        if let Some(value) = &self.content_ref {
            map.serialize_entry("content_ref", value)?;
        }
        map.end()
    }
}

impl Serialize for DraftState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Operation {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "kind");
        quote(out, self.kind.as_str());
        name(out, "description");
        quote(out, &self.description);
        name(out, "status");
        quote(out, self.status.as_str());
        if let Some(value) = &self.target {
            name(out, "target");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.record {
            name(out, "record");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.effect {
            name(out, "effect");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.idempotency_key {
            name(out, "idempotency_key");
            quote(out, value);
        }
        if let Some(value) = &self.call {
            name(out, "call");
            value.write(out);
        }
        if let Some(value) = &self.requested_from {
            name(out, "requested_from");
            quote(out, value);
        }
        if let Some(value) = &self.requested_at {
            name(out, "requested_at");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.last_attempt_at {
            name(out, "last_attempt_at");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.expires_at {
            name(out, "expires_at");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.depends_on {
            name(out, "depends_on");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.approval {
            name(out, "approval");
            value.write(out);
        }
        if let Some(value) = &self.resume {
            name(out, "resume");
            quote(out, value.as_str());
        }
        if let Some(value) = &self.extensions {
            name(out, "extensions");
            out.push_str(&value.to_text());
        }
        out.push('}');
    }
}

impl Serialize for Operation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 4 + usize::from(self.target.is_some())
            + usize::from(self.record.is_some()) + usize::from(self.effect.is_some())
            + usize::from(self.idempotency_key.is_some())
            + usize::from(self.call.is_some())
            + usize::from(self.requested_from.is_some())
            + usize::from(self.requested_at.is_some())
            + usize::from(self.last_attempt_at.is_some())
            + usize::from(self.expires_at.is_some())
            + usize::from(self.depends_on.is_some())
            + usize::from(self.approval.is_some()) + usize::from(self.resume.is_some())
            + usize::from(self.extensions.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("kind", &self.kind)?;
        map.serialize_entry("description", &self.description)?;
        map.serialize_entry("status", &self.status)?;
        if let Some(value) = &self.target {
            map.serialize_entry("target", value)?;
        }
        if let Some(value) = &self.record {
            map.serialize_entry("record", value)?;
        }
        if let Some(value) = &self.effect {
            map.serialize_entry("effect", value)?;
        }
        if let Some(value) = &self.idempotency_key {
            map.serialize_entry("idempotency_key", value)?;
        }
        if let Some(value) = &self.call {
            map.serialize_entry("call", value)?;
        }
        if let Some(value) = &self.requested_from {
            map.serialize_entry("requested_from", value)?;
        }
        if let Some(value) = &self.requested_at {
            map.serialize_entry("requested_at", value)?;
        }
        if let Some(value) = &self.last_attempt_at {
            map.serialize_entry("last_attempt_at", value)?;
        }
        if let Some(value) = &self.expires_at {
            map.serialize_entry("expires_at", value)?;
        }
        if let Some(value) = &self.depends_on {
            map.serialize_entry("depends_on", value)?;
        }
        if let Some(value) = &self.approval {
            map.serialize_entry("approval", value)?;
        }
        if let Some(value) = &self.resume {
            map.serialize_entry("resume", value)?;
        }
        if let Some(value) = &self.extensions {
            map.serialize_entry("extensions", value)?;
        }
        map.end()
    }
}

impl Serialize for OperationKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for OperationStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for OperationEffect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl OperationCall {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "tool");
        quote(out, &self.tool);
        if let Some(value) = &self.arguments {
            name(out, "arguments");
            out.push_str(&value.to_text());
        }
        out.push('}');
    }
}

impl Serialize for OperationCall {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.arguments.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("tool", &self.tool)?;
        if let Some(value) = &self.arguments {
            map.serialize_entry("arguments", value)?;
        }
        map.end()
    }
}

impl Approval {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "decided_by");
        quote(out, &self.decided_by);
        name(out, "decided_at");
        quote(out, self.decided_at.as_str());
        if let Some(value) = &self.scope {
            name(out, "scope");
            quote(out, value);
        }
        name(out, "evidence");
        out.push('[');
        for (index, item) in self.evidence.iter().enumerate() {
            if index > 0 {
                out.push(',');
            }
            quote(out, item.as_str());
        }
        out.push(']');
        out.push('}');
    }
}

impl Serialize for Approval {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 3 + usize::from(self.scope.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("decided_by", &self.decided_by)?;
        map.serialize_entry("decided_at", &self.decided_at)?;
        if let Some(value) = &self.scope {
            map.serialize_entry("scope", value)?;
        }
        map.serialize_entry("evidence", &self.evidence)?;
        map.end()
    }
}

impl Serialize for OperationResume {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Requirement {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "kind");
        quote(out, self.kind.as_str());
        name(out, "name");
        quote(out, &self.name);
        if let Some(value) = &self.description {
            name(out, "description");
            quote(out, value);
        }
        name(out, "necessity");
        quote(out, self.necessity.as_str());
        if let Some(value) = &self.fallback {
            name(out, "fallback");
            quote(out, value);
        }
        if let Some(value) = &self.refs {
            name(out, "refs");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        out.push('}');
    }
}

impl Serialize for Requirement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 4 + usize::from(self.description.is_some())
            + usize::from(self.fallback.is_some()) + usize::from(self.refs.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("kind", &self.kind)?;
        map.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.description {
            map.serialize_entry("description", value)?;
        }
        map.serialize_entry("necessity", &self.necessity)?;
        if let Some(value) = &self.fallback {
            map.serialize_entry("fallback", value)?;
        }
        if let Some(value) = &self.refs {
            map.serialize_entry("refs", value)?;
        }
        map.end()
    }
}

impl Serialize for RequirementKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for RequirementNecessity {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Continuation {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.requirements {
            name(out, "requirements");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.preconditions {
            name(out, "preconditions");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.stop_conditions {
            name(out, "stop_conditions");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.recovery {
            name(out, "recovery");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.incompatibilities {
            name(out, "incompatibilities");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item);
            }
            out.push(']');
        }
        if let Some(value) = &self.extensions {
            name(out, "extensions");
            out.push_str(&value.to_text());
        }
        out.push('}');
    }
}

impl Serialize for Continuation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.requirements.is_some())
            + usize::from(self.preconditions.is_some())
            + usize::from(self.stop_conditions.is_some())
            + usize::from(self.recovery.is_some())
            + usize::from(self.incompatibilities.is_some())
            + usize::from(self.extensions.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.requirements {
            map.serialize_entry("requirements", value)?;
        }
        if let Some(value) = &self.preconditions {
            map.serialize_entry("preconditions", value)?;
        }
        if let Some(value) = &self.stop_conditions {
            map.serialize_entry("stop_conditions", value)?;
        }
        if let Some(value) = &self.recovery {
            map.serialize_entry("recovery", value)?;
        }
        if let Some(value) = &self.incompatibilities {
            map.serialize_entry("incompatibilities", value)?;
        }
        if let Some(value) = &self.extensions {
            map.serialize_entry("extensions", value)?;
        }
        map.end()
    }
}

impl Precondition {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "description");
        quote(out, &self.description);
        if let Some(value) = &self.refs {
            name(out, "refs");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        name(out, "on_failure");
        quote(out, self.on_failure.as_str());
        out.push('}');
    }
}

impl Serialize for Precondition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 3 + usize::from(self.refs.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("description", &self.description)?;
        if let Some(value) = &self.refs {
            map.serialize_entry("refs", value)?;
        }
        map.serialize_entry("on_failure", &self.on_failure)?;
        map.end()
    }
}

impl Serialize for PreconditionOnFailure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl StopCondition {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "description");
        quote(out, &self.description);
        if let Some(value) = &self.refs {
            name(out, "refs");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.applies_to {
            name(out, "applies_to");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        if let Some(value) = &self.until {
            name(out, "until");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        out.push('}');
    }
}

impl Serialize for StopCondition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.refs.is_some())
            + usize::from(self.applies_to.is_some()) + usize::from(self.until.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("description", &self.description)?;
        if let Some(value) = &self.refs {
            map.serialize_entry("refs", value)?;
        }
        if let Some(value) = &self.applies_to {
            map.serialize_entry("applies_to", value)?;
        }
        if let Some(value) = &self.until {
            map.serialize_entry("until", value)?;
        }
        map.end()
    }
}

impl StopConditionUntil {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "operation");
        quote(out, self.operation.as_str());
        name(out, "status");
        quote(out, self.status.as_str());
        out.push('}');
    }
}

impl Serialize for StopConditionUntil {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2;
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("operation", &self.operation)?;
        map.serialize_entry("status", &self.status)?;
        map.end()
    }
}

impl Serialize for StopConditionUntilStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Recovery {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "id");
        quote(out, self.id.as_str());
        name(out, "description");
        quote(out, &self.description);
        if let Some(value) = &self.refs {
            name(out, "refs");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        out.push('}');
    }
}

impl Serialize for Recovery {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.refs.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("description", &self.description)?;
        if let Some(value) = &self.refs {
            map.serialize_entry("refs", value)?;
        }
        map.end()
    }
}

impl Derivation {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "method");
        quote(out, self.method.as_str());
        if let Some(value) = &self.inputs {
            name(out, "inputs");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.omissions {
            name(out, "omissions");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        if let Some(value) = &self.transformations {
            name(out, "transformations");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                item.write(out);
            }
            out.push(']');
        }
        out.push('}');
    }
}

impl Serialize for Derivation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.inputs.is_some())
            + usize::from(self.omissions.is_some())
            + usize::from(self.transformations.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("method", &self.method)?;
        if let Some(value) = &self.inputs {
            map.serialize_entry("inputs", value)?;
        }
        if let Some(value) = &self.omissions {
            map.serialize_entry("omissions", value)?;
        }
        if let Some(value) = &self.transformations {
            map.serialize_entry("transformations", value)?;
        }
        map.end()
    }
}

impl Serialize for DerivationMethod {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl DerivationInput {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        if let Some(value) = &self.checkpoint {
            name(out, "checkpoint");
            quote(out, value);
        }
        if let Some(value) = &self.session {
            name(out, "session");
            value.write(out);
        }
        out.push('}');
    }
}

impl Serialize for DerivationInput {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = usize::from(self.checkpoint.is_some())
            + usize::from(self.session.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        if let Some(value) = &self.checkpoint {
            map.serialize_entry("checkpoint", value)?;
        }
        if let Some(value) = &self.session {
            map.serialize_entry("session", value)?;
        }
        map.end()
    }
}

impl Omission {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "description");
        quote(out, &self.description);
        name(out, "reason");
        quote(out, self.reason.as_str());
        if let Some(value) = &self.recoverable_from {
            name(out, "recoverable_from");
            quote(out, value.as_str());
        }
        out.push('}');
    }
}

impl Serialize for Omission {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 2 + usize::from(self.recoverable_from.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("description", &self.description)?;
        map.serialize_entry("reason", &self.reason)?;
        if let Some(value) = &self.recoverable_from {
            map.serialize_entry("recoverable_from", value)?;
        }
        map.end()
    }
}

impl Serialize for OmissionReason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Transformation {
    pub(super) fn write(&self, out: &mut String) {
        out.push('{');
        name(out, "description");
        quote(out, &self.description);
        if let Some(value) = &self.affected {
            name(out, "affected");
            out.push('[');
            for (index, item) in value.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                quote(out, item.as_str());
            }
            out.push(']');
        }
        out.push('}');
    }
}

impl Serialize for Transformation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let length = 1 + usize::from(self.affected.is_some());
        let mut map = serializer.serialize_map(Some(length))?;
        map.serialize_entry("description", &self.description)?;
        if let Some(value) = &self.affected {
            map.serialize_entry("affected", value)?;
        }
        map.end()
    }
}

/// Begins a member of the object that is being written.
fn name(out: &mut String, name: &str) {
    if !out.ends_with('{') {
        out.push(',');
    }
    quote(out, name);
    out.push(':');
}
