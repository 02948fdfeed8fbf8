//! `Arbitrary`: values of the right shape, by the schema.
//!
//! Generated from `schemas/opencheckpoint/0.1/checkpoint.schema.json` (sha-256 3de60d39f86fe23d2896b341e499f83fb0ce9bd4667bf6f37d6babbfccfbfe23)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::strategies;
use proptest::arbitrary::{Arbitrary, any};
use proptest::strategy::{BoxedStrategy, Strategy};
use super::types;

impl Arbitrary for types::Checkpoint {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            (
                any::<types::SpecVersion>(),
                any::<types::CheckpointId>(),
                any::<exact_json::Timestamp>(),
                strategies::maybe(any::<types::Parent>()),
                any::<types::Source>(),
                any::<types::Task>(),
                strategies::maybe(any::<types::Progress>()),
                strategies::maybe(strategies::list(any::<types::Statement>())),
                strategies::maybe(strategies::list(any::<types::Resource>())),
                strategies::maybe(strategies::list(any::<types::ApplicationContext>())),
            ),
            (
                strategies::maybe(strategies::list(any::<types::Operation>())),
                strategies::maybe(any::<types::Continuation>()),
                strategies::maybe(any::<types::Derivation>()),
                strategies::maybe(strategies::object()),
            ),
        )
            .prop_map(|
                (
                    (
                        opencheckpoint,
                        id,
                        created_at,
                        parent,
                        source,
                        task,
                        progress,
                        statements,
                        resources,
                        application_context,
                    ),
                    (operations, continuation, derivation, extensions),
                )|
            types::Checkpoint {
                opencheckpoint,
                id,
                created_at,
                parent,
                source,
                task,
                progress,
                statements,
                resources,
                application_context,
                operations,
                continuation,
                derivation,
                extensions,
            })
            .boxed()
    }
}

impl Arbitrary for types::SpecVersion {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::Digest {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (strategies::text(), strategies::text())
            .prop_map(|(algorithm, value)| types::Digest { algorithm, value })
            .boxed()
    }
}

impl Arbitrary for types::Parent {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (any::<types::CheckpointId>(), strategies::maybe(any::<types::Digest>()))
            .prop_map(|(id, digest)| types::Parent { id, digest })
            .boxed()
    }
}

impl Arbitrary for types::SoftwareRef {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            strategies::maybe(strategies::text()),
            strategies::maybe(any::<exact_json::Uri>()),
        )
            .prop_map(|(name, version, uri)| types::SoftwareRef {
                name,
                version,
                uri,
            })
            .boxed()
    }
}

impl Arbitrary for types::SessionRef {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            strategies::text(),
            strategies::maybe(strategies::text()),
            strategies::maybe(any::<exact_json::Uri>()),
        )
            .prop_map(|(protocol, id, event, uri)| types::SessionRef {
                protocol,
                id,
                event,
                uri,
            })
            .boxed()
    }
}

impl Arbitrary for types::Source {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::SoftwareRef>(),
            strategies::maybe(any::<types::SoftwareRef>()),
            strategies::maybe(any::<types::SourceModel>()),
            strategies::maybe(strategies::list(any::<types::SessionRef>())),
            strategies::maybe(strategies::object()),
        )
            .prop_map(|(producer, agent, model, session_refs, extensions)| types::Source {
                producer,
                agent,
                model,
                session_refs,
                extensions,
            })
            .boxed()
    }
}

impl Arbitrary for types::SourceModel {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (strategies::maybe(strategies::text()), strategies::text())
            .prop_map(|(provider, name)| types::SourceModel {
                provider,
                name,
            })
            .boxed()
    }
}

impl Arbitrary for types::Task {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(strategies::text()),
            strategies::text(),
            strategies::maybe(strategies::text()),
            any::<types::TaskStatus>(),
            strategies::maybe(strategies::list(any::<types::Criterion>())),
            strategies::maybe(any::<types::TaskScope>()),
            strategies::maybe(strategies::object()),
        )
            .prop_map(|
                (title, objective, outcome, status, success_criteria, scope, extensions)|
            types::Task {
                title,
                objective,
                outcome,
                status,
                success_criteria,
                scope,
                extensions,
            })
            .boxed()
    }
}

impl Arbitrary for types::TaskStatus {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::TaskScope {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(strategies::list(strategies::text())),
            strategies::maybe(strategies::list(strategies::text())),
        )
            .prop_map(|(includes, excludes)| types::TaskScope {
                includes,
                excludes,
            })
            .boxed()
    }
}

impl Arbitrary for types::Criterion {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<crate::LocalId>(),
            strategies::text(),
            any::<types::CriterionState>(),
            strategies::maybe(strategies::list(any::<crate::LocalId>())),
        )
            .prop_map(|(id, description, state, evidence)| types::Criterion {
                id,
                description,
                state,
                evidence,
            })
            .boxed()
    }
}

impl Arbitrary for types::CriterionState {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::Progress {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(strategies::list(any::<types::CompletedStep>())),
            strategies::maybe(any::<types::ProgressFocus>()),
            strategies::maybe(strategies::list(any::<types::NextStep>())),
            strategies::maybe(strategies::object()),
        )
            .prop_map(|(completed, focus, next, extensions)| types::Progress {
                completed,
                focus,
                next,
                extensions,
            })
            .boxed()
    }
}

impl Arbitrary for types::ProgressFocus {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            strategies::maybe(strategies::list(any::<crate::LocalId>())),
        )
            .prop_map(|(description, refs)| types::ProgressFocus {
                description,
                refs,
            })
            .boxed()
    }
}

impl Arbitrary for types::CompletedStep {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<crate::LocalId>(),
            strategies::text(),
            strategies::maybe(any::<exact_json::Timestamp>()),
            strategies::maybe(strategies::list(any::<crate::LocalId>())),
        )
            .prop_map(|(id, description, completed_at, evidence)| types::CompletedStep {
                id,
                description,
                completed_at,
                evidence,
            })
            .boxed()
    }
}

impl Arbitrary for types::NextStep {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<crate::LocalId>(),
            strategies::text(),
            strategies::maybe(strategies::list(any::<crate::LocalId>())),
            strategies::maybe(strategies::list(any::<crate::LocalId>())),
            strategies::maybe(strategies::list(any::<crate::LocalId>())),
        )
            .prop_map(|(id, description, blocked_by, requires, refs)| types::NextStep {
                id,
                description,
                blocked_by,
                requires,
                refs,
            })
            .boxed()
    }
}

impl Arbitrary for types::Verification {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::VerificationState>(),
            strategies::maybe(strategies::text()),
            strategies::maybe(any::<exact_json::Timestamp>()),
            strategies::maybe(any::<types::VerificationRevalidate>()),
        )
            .prop_map(|(state, method, checked_at, revalidate)| types::Verification {
                state,
                method,
                checked_at,
                revalidate,
            })
            .boxed()
    }
}

impl Arbitrary for types::VerificationState {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::VerificationRevalidate {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::Statement {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            (
                any::<crate::LocalId>(),
                any::<types::StatementKind>(),
                strategies::text(),
                any::<types::Origin>(),
                strategies::maybe(any::<types::StatementStatus>()),
                strategies::maybe(any::<crate::LocalId>()),
                strategies::maybe(strategies::text()),
                strategies::maybe(strategies::text()),
                strategies::maybe(any::<types::Verification>()),
                strategies::maybe(strategies::list(any::<crate::LocalId>())),
            ),
            (
                strategies::maybe(any::<exact_json::Timestamp>()),
                strategies::maybe(strategies::object()),
            ),
        )
            .prop_map(|
                (
                    (
                        id,
                        kind,
                        text,
                        origin,
                        status,
                        superseded_by,
                        resolution,
                        rationale,
                        verification,
                        evidence,
                    ),
                    (recorded_at, extensions),
                )|
            types::Statement {
                id,
                kind,
                text,
                origin,
                status,
                superseded_by,
                resolution,
                rationale,
                verification,
                evidence,
                recorded_at,
                extensions,
            })
            .boxed()
    }
}

impl Arbitrary for types::StatementKind {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::StatementStatus {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::Origin {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::OriginType>(),
            strategies::maybe(strategies::text()),
            strategies::maybe(any::<crate::LocalId>()),
        )
            .prop_map(|(type_, name, ref_)| types::Origin { type_, name, ref_ })
            .boxed()
    }
}

impl Arbitrary for types::OriginType {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::Resource {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            (
                any::<crate::LocalId>(),
                any::<types::ResourceKind>(),
                strategies::maybe(any::<exact_json::Uri>()),
                strategies::maybe(any::<types::ResourceLocator>()),
                strategies::maybe(strategies::text()),
                strategies::maybe(strategies::text()),
                strategies::maybe(strategies::text()),
                strategies::maybe(strategies::text()),
                strategies::maybe(any::<types::Digest>()),
                strategies::maybe(any::<exact_json::Integer>()),
            ),
            (
                strategies::maybe(any::<exact_json::Timestamp>()),
                strategies::maybe(any::<types::ResourceAvailability>()),
                strategies::maybe(any::<types::ResourceSensitivity>()),
                strategies::maybe(any::<types::ResourceResolver>()),
                strategies::maybe(any::<types::Excerpt>()),
                strategies::maybe(strategies::object()),
            ),
        )
            .prop_map(|
                (
                    (
                        id,
                        kind,
                        uri,
                        locator,
                        title,
                        description,
                        media_type,
                        revision,
                        digest,
                        size,
                    ),
                    (
                        observed_at,
                        availability,
                        sensitivity,
                        resolver,
                        excerpt,
                        extensions,
                    ),
                )|
            types::Resource {
                id,
                kind,
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
            .boxed()
    }
}

impl Arbitrary for types::ResourceKind {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::ResourceLocator {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (strategies::text(), strategies::maybe(strategies::text()), strategies::text())
            .prop_map(|(system, type_, key)| types::ResourceLocator {
                system,
                type_,
                key,
            })
            .boxed()
    }
}

impl Arbitrary for types::ResourceAvailability {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::ResourceSensitivity {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::ResourceResolver {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (strategies::text(), strategies::maybe(strategies::object()))
            .prop_map(|(protocol, hint)| types::ResourceResolver {
                protocol,
                hint,
            })
            .boxed()
    }
}

impl Arbitrary for types::Excerpt {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        strategies::text()
            .prop_filter_map("too long", |text| Self::try_from(text).ok())
            .boxed()
    }
}

impl Arbitrary for types::ApplicationContext {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<crate::LocalId>(),
            any::<types::SoftwareRef>(),
            strategies::maybe(any::<types::ApplicationContextView>()),
            strategies::maybe(strategies::list(any::<types::ContextSelection>())),
            strategies::maybe(strategies::object()),
            strategies::maybe(strategies::list(any::<types::Draft>())),
            strategies::maybe(strategies::object()),
            strategies::maybe(any::<exact_json::Uri>()),
            strategies::maybe(any::<exact_json::Timestamp>()),
            strategies::maybe(strategies::object()),
        )
            .prop_map(|
                (
                    id,
                    application,
                    view,
                    selections,
                    filters,
                    drafts,
                    state,
                    state_schema,
                    observed_at,
                    extensions,
                )|
            types::ApplicationContext {
                id,
                application,
                view,
                selections,
                filters,
                drafts,
                state,
                state_schema,
                observed_at,
                extensions,
            })
            .boxed()
    }
}

impl Arbitrary for types::ApplicationContextView {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (strategies::text(), strategies::maybe(any::<exact_json::Uri>()))
            .prop_map(|(name, uri)| types::ApplicationContextView {
                name,
                uri,
            })
            .boxed()
    }
}

impl Arbitrary for types::ContextSelection {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<crate::LocalId>(),
            strategies::maybe(any::<types::ContextSelectionRole>()),
            strategies::maybe(strategies::object()),
        )
            .prop_map(|(resource, role, detail)| types::ContextSelection {
                resource,
                role,
                detail,
            })
            .boxed()
    }
}

impl Arbitrary for types::ContextSelectionRole {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::Draft {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<crate::LocalId>(),
            strategies::text(),
            strategies::maybe(any::<crate::LocalId>()),
            any::<types::DraftState>(),
            strategies::maybe(any::<types::DraftContent>()),
            strategies::maybe(any::<crate::LocalId>()),
        )
            .prop_map(|(id, description, target, state, content, content_ref)| types::Draft {
                id,
                description,
                target,
                state,
                content,
                content_ref,
            })
            .boxed()
    }
}

impl Arbitrary for types::DraftState {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::DraftContent {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        strategies::text()
            .prop_filter_map("too long", |text| Self::try_from(text).ok())
            .boxed()
    }
}

impl Arbitrary for types::Operation {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            (
                any::<crate::LocalId>(),
                any::<types::OperationKind>(),
                strategies::text(),
                any::<types::OperationStatus>(),
                strategies::maybe(any::<crate::LocalId>()),
                strategies::maybe(any::<crate::LocalId>()),
                strategies::maybe(any::<types::OperationEffect>()),
                strategies::maybe(strategies::text()),
                strategies::maybe(any::<types::OperationCall>()),
                strategies::maybe(strategies::text()),
            ),
            (
                strategies::maybe(any::<exact_json::Timestamp>()),
                strategies::maybe(any::<exact_json::Timestamp>()),
                strategies::maybe(any::<exact_json::Timestamp>()),
                strategies::maybe(strategies::list(any::<crate::LocalId>())),
                strategies::maybe(any::<types::Approval>()),
                strategies::maybe(any::<types::OperationResume>()),
                strategies::maybe(strategies::object()),
            ),
        )
            .prop_map(|
                (
                    (
                        id,
                        kind,
                        description,
                        status,
                        target,
                        record,
                        effect,
                        idempotency_key,
                        call,
                        requested_from,
                    ),
                    (
                        requested_at,
                        last_attempt_at,
                        expires_at,
                        depends_on,
                        approval,
                        resume,
                        extensions,
                    ),
                )|
            types::Operation {
                id,
                kind,
                description,
                status,
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
            .boxed()
    }
}

impl Arbitrary for types::OperationKind {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::OperationStatus {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::OperationEffect {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::OperationCall {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (strategies::text(), strategies::maybe(strategies::object()))
            .prop_map(|(tool, arguments)| types::OperationCall {
                tool,
                arguments,
            })
            .boxed()
    }
}

impl Arbitrary for types::Approval {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            any::<exact_json::Timestamp>(),
            strategies::maybe(strategies::text()),
            strategies::list(any::<crate::LocalId>()),
        )
            .prop_map(|(decided_by, decided_at, scope, evidence)| types::Approval {
                decided_by,
                decided_at,
                scope,
                evidence,
            })
            .boxed()
    }
}

impl Arbitrary for types::OperationResume {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::Requirement {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<crate::LocalId>(),
            any::<types::RequirementKind>(),
            strategies::text(),
            strategies::maybe(strategies::text()),
            any::<types::RequirementNecessity>(),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::list(any::<crate::LocalId>())),
        )
            .prop_map(|(id, kind, name, description, necessity, fallback, refs)| types::Requirement {
                id,
                kind,
                name,
                description,
                necessity,
                fallback,
                refs,
            })
            .boxed()
    }
}

impl Arbitrary for types::RequirementKind {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::RequirementNecessity {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::Continuation {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(strategies::list(any::<types::Requirement>())),
            strategies::maybe(strategies::list(any::<types::Precondition>())),
            strategies::maybe(strategies::list(any::<types::StopCondition>())),
            strategies::maybe(strategies::list(any::<types::Recovery>())),
            strategies::maybe(strategies::list(strategies::text())),
            strategies::maybe(strategies::object()),
        )
            .prop_map(|
                (
                    requirements,
                    preconditions,
                    stop_conditions,
                    recovery,
                    incompatibilities,
                    extensions,
                )|
            types::Continuation {
                requirements,
                preconditions,
                stop_conditions,
                recovery,
                incompatibilities,
                extensions,
            })
            .boxed()
    }
}

impl Arbitrary for types::Precondition {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<crate::LocalId>(),
            strategies::text(),
            strategies::maybe(strategies::list(any::<crate::LocalId>())),
            any::<types::PreconditionOnFailure>(),
        )
            .prop_map(|(id, description, refs, on_failure)| types::Precondition {
                id,
                description,
                refs,
                on_failure,
            })
            .boxed()
    }
}

impl Arbitrary for types::PreconditionOnFailure {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::StopCondition {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<crate::LocalId>(),
            strategies::text(),
            strategies::maybe(strategies::list(any::<crate::LocalId>())),
            strategies::maybe(strategies::list(any::<crate::LocalId>())),
            strategies::maybe(strategies::list(any::<types::StopConditionUntil>())),
        )
            .prop_map(|(id, description, refs, applies_to, until)| types::StopCondition {
                id,
                description,
                refs,
                applies_to,
                until,
            })
            .boxed()
    }
}

impl Arbitrary for types::StopConditionUntil {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (any::<crate::LocalId>(), any::<types::StopConditionUntilStatus>())
            .prop_map(|(operation, status)| types::StopConditionUntil {
                operation,
                status,
            })
            .boxed()
    }
}

impl Arbitrary for types::StopConditionUntilStatus {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::Recovery {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<crate::LocalId>(),
            strategies::text(),
            strategies::maybe(strategies::list(any::<crate::LocalId>())),
        )
            .prop_map(|(id, description, refs)| types::Recovery {
                id,
                description,
                refs,
            })
            .boxed()
    }
}

impl Arbitrary for types::Derivation {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::DerivationMethod>(),
            strategies::maybe(strategies::list(any::<types::DerivationInput>())),
            strategies::maybe(strategies::list(any::<types::Omission>())),
            strategies::maybe(strategies::list(any::<types::Transformation>())),
        )
            .prop_map(|(method, inputs, omissions, transformations)| types::Derivation {
                method,
                inputs,
                omissions,
                transformations,
            })
            .boxed()
    }
}

impl Arbitrary for types::DerivationMethod {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::DerivationInput {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(strategies::text()),
            strategies::maybe(any::<types::SessionRef>()),
        )
            .prop_map(|(checkpoint, session)| types::DerivationInput {
                checkpoint,
                session,
            })
            .boxed()
    }
}

impl Arbitrary for types::Omission {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            any::<types::OmissionReason>(),
            strategies::maybe(any::<crate::LocalId>()),
        )
            .prop_map(|(description, reason, recoverable_from)| types::Omission {
                description,
                reason,
                recoverable_from,
            })
            .boxed()
    }
}

impl Arbitrary for types::OmissionReason {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::Transformation {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            strategies::maybe(strategies::list(any::<crate::LocalId>())),
        )
            .prop_map(|(description, affected)| types::Transformation {
                description,
                affected,
            })
            .boxed()
    }
}

impl Arbitrary for types::CheckpointId {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        strategies::text()
            .prop_filter_map("too long", |text| Self::try_from(text).ok())
            .boxed()
    }
}
