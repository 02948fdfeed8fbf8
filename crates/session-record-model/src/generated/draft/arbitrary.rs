//! `Arbitrary`: values of the right shape, by the schema.
//!
//! Generated from `schemas/session-record/draft/session-record.schema.json` (sha-256 dac20ec9aa78cd2710bffecd5f233de74a65323ff6308e4dbad1a069353d2ada)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::strategies;
use proptest::arbitrary::{Arbitrary, any};
use proptest::strategy::{BoxedStrategy, Strategy, Union};
use super::types;

impl Arbitrary for types::Record {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new(
                vec![
                    any:: < types::Message > ().prop_map(Self::Message).boxed(), any:: <
                    types::Plan > ().prop_map(Self::Plan).boxed(), any:: <
                    types::Delivery > ().prop_map(Self::Delivery).boxed(), any:: <
                    types::Session > ().prop_map(Self::Session).boxed(), any:: <
                    types::Declaration > ().prop_map(Self::Declaration).boxed(), any:: <
                    types::Inference > ().prop_map(Self::Inference).boxed(), any:: <
                    types::ToolCall > ().prop_map(Self::ToolCall).boxed(), any:: <
                    types::ToolResult > ().prop_map(Self::ToolResult).boxed(), any:: <
                    types::InputRequest > ().prop_map(Self::InputRequest).boxed(), any::
                    < types::Subagent > ().prop_map(Self::Subagent).boxed(), any:: <
                    types::Compaction > ().prop_map(Self::Compaction).boxed(), any:: <
                    types::Native > ().prop_map(Self::Native).boxed(), any:: <
                    types::OpenRecord > ().prop_map(Self::Unknown).boxed()
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::Message {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            (
                any::<types::Envelope>(),
                strategies::maybe(strategies::text()),
                strategies::maybe(strategies::text()),
                strategies::text(),
                strategies::maybe(any::<types::MessageRole>()),
                strategies::maybe(any::<types::Author>()),
                strategies::maybe(any::<types::Origin>()),
                strategies::maybe(any::<types::Phase>()),
                strategies::maybe(any::<types::MessageAudience>()),
                strategies::maybe(any::<types::MessageStatus>()),
            ),
            (
                strategies::maybe(any::<types::Actor>()),
                strategies::maybe(strategies::list(any::<types::Recipient>())),
                strategies::maybe(any::<bool>()),
                strategies::maybe(strategies::text()),
                strategies::maybe(any::<types::Platform>()),
                strategies::maybe(any::<bool>()),
                strategies::maybe(any::<types::MessageVia>()),
                strategies::maybe(strategies::list(strategies::text())),
                strategies::list(any::<types::ContentPart>()),
                strategies::maybe(strategies::list(any::<types::ContentPart>())),
            ),
            (
                strategies::maybe(any::<types::DisplayCorrespondence>()),
                strategies::extra(
                    &[
                        "type",
                        "seq",
                        "id",
                        "ts",
                        "tsPrecision",
                        "turnId",
                        "inferenceId",
                        "subagentId",
                        "supersedes",
                        "copiedFrom",
                        "messageId",
                        "idSource",
                        "role",
                        "author",
                        "origin",
                        "phase",
                        "audience",
                        "status",
                        "from",
                        "recipients",
                        "triggersTurn",
                        "conversation",
                        "platform",
                        "addressed",
                        "via",
                        "derivedFrom",
                        "content",
                        "displayContent",
                        "displayCorrespondence",
                        "capture",
                        "assembly",
                        "native",
                    ],
                ),
            ),
        )
            .prop_map(|
                (
                    (
                        envelope,
                        inference_id,
                        subagent_id,
                        message_id,
                        role,
                        author,
                        origin,
                        phase,
                        audience,
                        status,
                    ),
                    (
                        from,
                        recipients,
                        triggers_turn,
                        conversation,
                        platform,
                        addressed,
                        via,
                        derived_from,
                        content,
                        display_content,
                    ),
                    (display_correspondence, extra),
                )|
            types::Message {
                envelope,
                inference_id,
                subagent_id,
                message_id,
                role,
                author,
                origin,
                phase,
                audience,
                status,
                from,
                recipients,
                triggers_turn,
                conversation,
                platform,
                addressed,
                via,
                derived_from,
                content,
                display_content,
                display_correspondence,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Envelope {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            (
                any::<exact_json::Integer>(),
                strategies::text(),
                strategies::maybe(any::<exact_json::Timestamp>()),
                strategies::maybe(any::<types::TsPrecision>()),
                strategies::maybe(strategies::text()),
                strategies::maybe(strategies::text()),
                strategies::maybe(strategies::text()),
                strategies::maybe(any::<types::IdSource>()),
                strategies::maybe(any::<types::Capture>()),
                strategies::maybe(any::<types::Assembly>()),
            ),
            (strategies::maybe(strategies::list(strategies::json())),),
        )
            .prop_map(|
                (
                    (
                        seq,
                        id,
                        ts,
                        ts_precision,
                        turn_id,
                        supersedes,
                        copied_from,
                        id_source,
                        capture,
                        assembly,
                    ),
                    (native,),
                )|
            types::Envelope {
                seq,
                id,
                ts,
                ts_precision,
                turn_id,
                supersedes,
                copied_from,
                id_source,
                capture,
                assembly,
                native,
            })
            .boxed()
    }
}

impl Arbitrary for types::TsPrecision {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::IdSource {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::MessageRole {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::MessageAudience {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        proptest::sample::select(Self::KNOWN).boxed()
    }
}

impl Arbitrary for types::MessageStatus {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::MessageVia {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::DisplayCorrespondence {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::Plan {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            (
                any::<types::Envelope>(),
                strategies::maybe(strategies::text()),
                strategies::maybe(strategies::text()),
                strategies::text(),
                any::<types::PlanType>(),
                strategies::maybe(any::<types::PlanStatus>()),
                strategies::maybe(strategies::list(any::<types::PlanEntry>())),
                strategies::maybe(strategies::list(any::<types::ContentPart>())),
                strategies::maybe(any::<types::PathRef>()),
                strategies::maybe(any::<types::PlanAmount>()),
            ),
            (
                strategies::maybe(any::<types::PlanAmount>()),
                strategies::maybe(strategies::text()),
                strategies::extra(
                    &[
                        "type",
                        "seq",
                        "id",
                        "ts",
                        "tsPrecision",
                        "turnId",
                        "inferenceId",
                        "subagentId",
                        "supersedes",
                        "copiedFrom",
                        "planId",
                        "idSource",
                        "planType",
                        "status",
                        "entries",
                        "content",
                        "source",
                        "budget",
                        "used",
                        "callId",
                        "capture",
                        "assembly",
                        "native",
                    ],
                ),
            ),
        )
            .prop_map(|
                (
                    (
                        envelope,
                        inference_id,
                        subagent_id,
                        plan_id,
                        plan_type,
                        status,
                        entries,
                        content,
                        source,
                        budget,
                    ),
                    (used, call_id, extra),
                )|
            types::Plan {
                envelope,
                inference_id,
                subagent_id,
                plan_id,
                plan_type,
                status,
                entries,
                content,
                source,
                budget,
                used,
                call_id,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::PlanType {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::PlanStatus {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::Delivery {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::Envelope>(),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            any::<types::DeliveryStatus>(),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::list(strategies::text())),
            strategies::maybe(any::<exact_json::Integer>()),
            strategies::extra(
                &[
                    "type",
                    "seq",
                    "id",
                    "ts",
                    "tsPrecision",
                    "turnId",
                    "inferenceId",
                    "subagentId",
                    "supersedes",
                    "copiedFrom",
                    "idSource",
                    "message",
                    "conversation",
                    "status",
                    "reason",
                    "platformMessageIds",
                    "attempt",
                    "capture",
                    "assembly",
                    "native",
                ],
            ),
        )
            .prop_map(|
                (
                    envelope,
                    inference_id,
                    subagent_id,
                    message,
                    conversation,
                    status,
                    reason,
                    platform_message_ids,
                    attempt,
                    extra,
                )|
            types::Delivery {
                envelope,
                inference_id,
                subagent_id,
                message,
                conversation,
                status,
                reason,
                platform_message_ids,
                attempt,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::DeliveryStatus {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::Session {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            (
                any::<types::Envelope>(),
                strategies::maybe(strategies::text()),
                strategies::maybe(strategies::text()),
                strategies::text(),
                strategies::maybe(any::<types::SessionAgent>()),
                strategies::maybe(strategies::text()),
                strategies::maybe(strategies::text()),
                strategies::maybe(strategies::list(any::<types::Participant>())),
                strategies::maybe(strategies::list(any::<types::Conversation>())),
                strategies::maybe(strategies::text()),
            ),
            (
                strategies::maybe(strategies::text()),
                strategies::maybe(any::<types::SessionSource>()),
                strategies::extra(
                    &[
                        "type",
                        "seq",
                        "id",
                        "ts",
                        "tsPrecision",
                        "turnId",
                        "inferenceId",
                        "subagentId",
                        "supersedes",
                        "copiedFrom",
                        "idSource",
                        "session",
                        "agent",
                        "title",
                        "cwd",
                        "participants",
                        "conversations",
                        "forkedFrom",
                        "parent",
                        "source",
                        "capture",
                        "assembly",
                        "native",
                    ],
                ),
            ),
        )
            .prop_map(|
                (
                    (
                        envelope,
                        inference_id,
                        subagent_id,
                        session,
                        agent,
                        title,
                        cwd,
                        participants,
                        conversations,
                        forked_from,
                    ),
                    (parent, source, extra),
                )|
            types::Session {
                envelope,
                inference_id,
                subagent_id,
                session,
                agent,
                title,
                cwd,
                participants,
                conversations,
                forked_from,
                parent,
                source,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::SessionAgent {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            strategies::maybe(strategies::text()),
            strategies::extra(&["name", "version"]),
        )
            .prop_map(|(name, version, extra)| types::SessionAgent {
                name,
                version,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::SessionSource {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            strategies::text(),
            any::<exact_json::Integer>(),
            strategies::extra(&["format", "digest", "size"]),
        )
            .prop_map(|(format, digest, size, extra)| types::SessionSource {
                format,
                digest,
                size,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Declaration {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::Envelope>(),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::list(any::<types::Participant>())),
            strategies::maybe(strategies::list(any::<types::Conversation>())),
            strategies::extra(
                &[
                    "type",
                    "seq",
                    "id",
                    "ts",
                    "tsPrecision",
                    "turnId",
                    "inferenceId",
                    "subagentId",
                    "supersedes",
                    "copiedFrom",
                    "idSource",
                    "participants",
                    "conversations",
                    "capture",
                    "assembly",
                    "native",
                ],
            ),
        )
            .prop_map(|
                (
                    envelope,
                    inference_id,
                    subagent_id,
                    participants,
                    conversations,
                    extra,
                )|
            types::Declaration {
                envelope,
                inference_id,
                subagent_id,
                participants,
                conversations,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Inference {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::Envelope>(),
            strategies::text(),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::json()),
            strategies::maybe(strategies::text()),
            strategies::extra(
                &[
                    "type",
                    "seq",
                    "id",
                    "ts",
                    "tsPrecision",
                    "turnId",
                    "inferenceId",
                    "subagentId",
                    "supersedes",
                    "copiedFrom",
                    "idSource",
                    "model",
                    "provider",
                    "usage",
                    "stopReason",
                    "capture",
                    "assembly",
                    "native",
                ],
            ),
        )
            .prop_map(|
                (
                    envelope,
                    inference_id,
                    subagent_id,
                    model,
                    provider,
                    usage,
                    stop_reason,
                    extra,
                )|
            types::Inference {
                envelope,
                inference_id,
                subagent_id,
                model,
                provider,
                usage,
                stop_reason,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ToolCall {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::Envelope>(),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::text(),
            strategies::text(),
            strategies::maybe(strategies::json()),
            strategies::maybe(strategies::text()),
            strategies::maybe(any::<types::CallPlace>()),
            strategies::extra(
                &[
                    "type",
                    "seq",
                    "id",
                    "ts",
                    "tsPrecision",
                    "turnId",
                    "inferenceId",
                    "subagentId",
                    "supersedes",
                    "copiedFrom",
                    "idSource",
                    "callId",
                    "name",
                    "input",
                    "inputText",
                    "at",
                    "capture",
                    "assembly",
                    "native",
                ],
            ),
        )
            .prop_map(|
                (
                    envelope,
                    inference_id,
                    subagent_id,
                    call_id,
                    name,
                    input,
                    input_text,
                    at,
                    extra,
                )|
            types::ToolCall {
                envelope,
                inference_id,
                subagent_id,
                call_id,
                name,
                input,
                input_text,
                at,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::CallPlace {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            any::<exact_json::Integer>(),
            strategies::extra(&["message", "index"]),
        )
            .prop_map(|(message, index, extra)| types::CallPlace {
                message,
                index,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ToolResult {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::Envelope>(),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::text(),
            strategies::maybe(any::<types::ToolResultStatus>()),
            strategies::list(any::<types::ContentPart>()),
            strategies::maybe(strategies::json()),
            strategies::extra(
                &[
                    "type",
                    "seq",
                    "id",
                    "ts",
                    "tsPrecision",
                    "turnId",
                    "inferenceId",
                    "subagentId",
                    "supersedes",
                    "copiedFrom",
                    "idSource",
                    "callId",
                    "status",
                    "content",
                    "structuredContent",
                    "capture",
                    "assembly",
                    "native",
                ],
            ),
        )
            .prop_map(|
                (
                    envelope,
                    inference_id,
                    subagent_id,
                    call_id,
                    status,
                    content,
                    structured_content,
                    extra,
                )|
            types::ToolResult {
                envelope,
                inference_id,
                subagent_id,
                call_id,
                status,
                content,
                structured_content,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ToolResultStatus {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::InputRequest {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::Envelope>(),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::text(),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::extra(
                &[
                    "type",
                    "seq",
                    "id",
                    "ts",
                    "tsPrecision",
                    "turnId",
                    "inferenceId",
                    "subagentId",
                    "supersedes",
                    "copiedFrom",
                    "idSource",
                    "requestId",
                    "question",
                    "status",
                    "capture",
                    "assembly",
                    "native",
                ],
            ),
        )
            .prop_map(|
                (
                    envelope,
                    inference_id,
                    subagent_id,
                    request_id,
                    question,
                    status,
                    extra,
                )|
            types::InputRequest {
                envelope,
                inference_id,
                subagent_id,
                request_id,
                question,
                status,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Subagent {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::Envelope>(),
            strategies::maybe(strategies::text()),
            strategies::text(),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::extra(
                &[
                    "type",
                    "seq",
                    "id",
                    "ts",
                    "tsPrecision",
                    "turnId",
                    "inferenceId",
                    "subagentId",
                    "supersedes",
                    "copiedFrom",
                    "idSource",
                    "session",
                    "callId",
                    "capture",
                    "assembly",
                    "native",
                ],
            ),
        )
            .prop_map(|(envelope, inference_id, subagent_id, session, call_id, extra)| types::Subagent {
                envelope,
                inference_id,
                subagent_id,
                session,
                call_id,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Compaction {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::Envelope>(),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::list(any::<types::ContentPart>())),
            strategies::maybe(strategies::text()),
            strategies::extra(
                &[
                    "type",
                    "seq",
                    "id",
                    "ts",
                    "tsPrecision",
                    "turnId",
                    "inferenceId",
                    "subagentId",
                    "supersedes",
                    "copiedFrom",
                    "idSource",
                    "summary",
                    "firstKept",
                    "capture",
                    "assembly",
                    "native",
                ],
            ),
        )
            .prop_map(|
                (envelope, inference_id, subagent_id, summary, first_kept, extra)|
            types::Compaction {
                envelope,
                inference_id,
                subagent_id,
                summary,
                first_kept,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Native {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::Envelope>(),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::text(),
            strategies::maybe(strategies::text()),
            strategies::json(),
            strategies::extra(
                &[
                    "type",
                    "seq",
                    "id",
                    "ts",
                    "tsPrecision",
                    "turnId",
                    "inferenceId",
                    "subagentId",
                    "supersedes",
                    "copiedFrom",
                    "idSource",
                    "agent",
                    "nativeType",
                    "row",
                    "capture",
                    "assembly",
                    "native",
                ],
            ),
        )
            .prop_map(|
                (envelope, inference_id, subagent_id, agent, native_type, row, extra)|
            types::Native {
                envelope,
                inference_id,
                subagent_id,
                agent,
                native_type,
                row,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::OpenRecord {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        strategies::unknown("type")
            .prop_filter_map("a known tag", |json| Self::try_from(json).ok())
            .boxed()
    }
}

impl Arbitrary for types::TextPart {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            strategies::maybe(strategies::object()),
            strategies::maybe(any::<types::Author>()),
            strategies::maybe(any::<types::Origin>()),
            strategies::maybe(any::<types::Phase>()),
            strategies::maybe(any::<types::Derivation>()),
            strategies::maybe(strategies::json()),
            strategies::extra(
                &[
                    "type",
                    "text",
                    "annotations",
                    "author",
                    "origin",
                    "phase",
                    "derivation",
                    "_meta",
                ],
            ),
        )
            .prop_map(|
                (text, annotations, author, origin, phase, derivation, meta, extra)|
            types::TextPart {
                text,
                annotations,
                author,
                origin,
                phase,
                derivation,
                meta,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ImagePart {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            strategies::maybe(strategies::text()),
            strategies::maybe(any::<types::BlobRef>()),
            strategies::maybe(strategies::object()),
            strategies::maybe(any::<types::Author>()),
            strategies::maybe(any::<types::Origin>()),
            strategies::maybe(any::<types::Phase>()),
            strategies::maybe(any::<types::Derivation>()),
            strategies::maybe(strategies::json()),
            strategies::extra(
                &[
                    "type",
                    "mimeType",
                    "data",
                    "blob",
                    "annotations",
                    "author",
                    "origin",
                    "phase",
                    "derivation",
                    "_meta",
                ],
            ),
        )
            .prop_map(|
                (
                    mime_type,
                    data,
                    blob,
                    annotations,
                    author,
                    origin,
                    phase,
                    derivation,
                    meta,
                    extra,
                )|
            types::ImagePart {
                mime_type,
                data,
                blob,
                annotations,
                author,
                origin,
                phase,
                derivation,
                meta,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::AudioPart {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            strategies::maybe(strategies::text()),
            strategies::maybe(any::<types::BlobRef>()),
            strategies::maybe(strategies::object()),
            strategies::maybe(any::<types::Author>()),
            strategies::maybe(any::<types::Origin>()),
            strategies::maybe(any::<types::Phase>()),
            strategies::maybe(any::<types::Derivation>()),
            strategies::maybe(strategies::json()),
            strategies::extra(
                &[
                    "type",
                    "mimeType",
                    "data",
                    "blob",
                    "annotations",
                    "author",
                    "origin",
                    "phase",
                    "derivation",
                    "_meta",
                ],
            ),
        )
            .prop_map(|
                (
                    mime_type,
                    data,
                    blob,
                    annotations,
                    author,
                    origin,
                    phase,
                    derivation,
                    meta,
                    extra,
                )|
            types::AudioPart {
                mime_type,
                data,
                blob,
                annotations,
                author,
                origin,
                phase,
                derivation,
                meta,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ResourceLinkPart {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            (
                any::<exact_json::Uri>(),
                strategies::text(),
                strategies::maybe(strategies::text()),
                strategies::maybe(strategies::text()),
                strategies::maybe(strategies::text()),
                strategies::maybe(any::<exact_json::Integer>()),
                strategies::maybe(strategies::object()),
                strategies::maybe(any::<types::Author>()),
                strategies::maybe(any::<types::Origin>()),
                strategies::maybe(any::<types::Phase>()),
            ),
            (
                strategies::maybe(any::<types::Derivation>()),
                strategies::maybe(strategies::json()),
                strategies::extra(
                    &[
                        "type",
                        "uri",
                        "name",
                        "title",
                        "description",
                        "mimeType",
                        "size",
                        "annotations",
                        "author",
                        "origin",
                        "phase",
                        "derivation",
                        "_meta",
                    ],
                ),
            ),
        )
            .prop_map(|
                (
                    (
                        uri,
                        name,
                        title,
                        description,
                        mime_type,
                        size,
                        annotations,
                        author,
                        origin,
                        phase,
                    ),
                    (derivation, meta, extra),
                )|
            types::ResourceLinkPart {
                uri,
                name,
                title,
                description,
                mime_type,
                size,
                annotations,
                author,
                origin,
                phase,
                derivation,
                meta,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ResourcePart {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::ResourceContents>(),
            strategies::maybe(strategies::object()),
            strategies::maybe(any::<types::Author>()),
            strategies::maybe(any::<types::Origin>()),
            strategies::maybe(any::<types::Phase>()),
            strategies::maybe(any::<types::Derivation>()),
            strategies::maybe(strategies::json()),
            strategies::extra(
                &[
                    "type",
                    "resource",
                    "annotations",
                    "author",
                    "origin",
                    "phase",
                    "derivation",
                    "_meta",
                ],
            ),
        )
            .prop_map(|
                (resource, annotations, author, origin, phase, derivation, meta, extra)|
            types::ResourcePart {
                resource,
                annotations,
                author,
                origin,
                phase,
                derivation,
                meta,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ReasoningPart {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            (
                strategies::maybe(any::<types::ReasoningVisibility>()),
                strategies::maybe(strategies::text()),
                strategies::maybe(strategies::list(strategies::text())),
                strategies::maybe(any::<types::ReasoningOpaque>()),
                strategies::maybe(strategies::text()),
                strategies::maybe(any::<types::Author>()),
                strategies::maybe(any::<types::Origin>()),
                strategies::maybe(any::<types::Phase>()),
                strategies::maybe(any::<types::Derivation>()),
                strategies::maybe(strategies::json()),
            ),
            (
                strategies::extra(
                    &[
                        "type",
                        "visibility",
                        "text",
                        "summary",
                        "opaque",
                        "signature",
                        "author",
                        "origin",
                        "phase",
                        "derivation",
                        "_meta",
                    ],
                ),
            ),
        )
            .prop_map(|
                (
                    (
                        visibility,
                        text,
                        summary,
                        opaque,
                        signature,
                        author,
                        origin,
                        phase,
                        derivation,
                        meta,
                    ),
                    (extra,),
                )|
            types::ReasoningPart {
                visibility,
                text,
                summary,
                opaque,
                signature,
                author,
                origin,
                phase,
                derivation,
                meta,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ReasoningVisibility {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::RefusalPart {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            strategies::maybe(any::<types::Author>()),
            strategies::maybe(any::<types::Origin>()),
            strategies::maybe(any::<types::Phase>()),
            strategies::maybe(any::<types::Derivation>()),
            strategies::maybe(strategies::json()),
            strategies::extra(
                &["type", "text", "author", "origin", "phase", "derivation", "_meta"],
            ),
        )
            .prop_map(|(text, author, origin, phase, derivation, meta, extra)| types::RefusalPart {
                text,
                author,
                origin,
                phase,
                derivation,
                meta,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::DataPart {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::json(),
            strategies::maybe(strategies::text()),
            strategies::maybe(any::<types::Author>()),
            strategies::maybe(any::<types::Origin>()),
            strategies::maybe(any::<types::Phase>()),
            strategies::maybe(any::<types::Derivation>()),
            strategies::maybe(strategies::json()),
            strategies::extra(
                &[
                    "type",
                    "data",
                    "schema",
                    "author",
                    "origin",
                    "phase",
                    "derivation",
                    "_meta",
                ],
            ),
        )
            .prop_map(|(data, schema, author, origin, phase, derivation, meta, extra)| types::DataPart {
                data,
                schema,
                author,
                origin,
                phase,
                derivation,
                meta,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::OpaquePart {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            strategies::maybe(strategies::text()),
            strategies::maybe(any::<types::BlobRef>()),
            strategies::maybe(any::<types::Author>()),
            strategies::maybe(any::<types::Origin>()),
            strategies::maybe(any::<types::Phase>()),
            strategies::maybe(any::<types::Derivation>()),
            strategies::maybe(strategies::json()),
            strategies::extra(
                &[
                    "type",
                    "format",
                    "data",
                    "blob",
                    "author",
                    "origin",
                    "phase",
                    "derivation",
                    "_meta",
                ],
            ),
        )
            .prop_map(|
                (format, data, blob, author, origin, phase, derivation, meta, extra)|
            types::OpaquePart {
                format,
                data,
                blob,
                author,
                origin,
                phase,
                derivation,
                meta,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::UnknownPart {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        strategies::unknown("type")
            .prop_filter_map("a known tag", |json| Self::try_from(json).ok())
            .boxed()
    }
}

impl Arbitrary for types::ContentPart {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new(
                vec![
                    any:: < types::TextPart > ().prop_map(Self::Text).boxed(), any:: <
                    types::ImagePart > ().prop_map(Self::Image).boxed(), any:: <
                    types::AudioPart > ().prop_map(Self::Audio).boxed(), any:: <
                    types::ResourceLinkPart > ().prop_map(Self::ResourceLink).boxed(),
                    any:: < types::ResourcePart > ().prop_map(Self::Resource).boxed(),
                    any:: < types::ReasoningPart > ().prop_map(Self::Reasoning).boxed(),
                    any:: < types::RefusalPart > ().prop_map(Self::Refusal).boxed(),
                    any:: < types::DataPart > ().prop_map(Self::Data).boxed(), any:: <
                    types::OpaquePart > ().prop_map(Self::Opaque).boxed(), any:: <
                    types::UnknownPart > ().prop_map(Self::Unknown).boxed()
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::Author {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::Origin {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::Phase {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::Derivation {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::DerivationMethod>(),
            strategies::maybe(any::<exact_json::Integer>()),
            strategies::extra(&["method", "from"]),
        )
            .prop_map(|(method, from, extra)| types::Derivation {
                method,
                from,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::DerivationMethod {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::ResourceContents {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<exact_json::Uri>(),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::maybe(any::<types::BlobRef>()),
            strategies::extra(&["uri", "mimeType", "text", "blob", "blobRef"]),
        )
            .prop_map(|(uri, mime_type, text, blob, blob_ref, extra)| types::ResourceContents {
                uri,
                mime_type,
                text,
                blob,
                blob_ref,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ReasoningOpaque {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::json()),
            strategies::maybe(any::<types::BlobRef>()),
            strategies::extra(&["format", "data", "blob"]),
        )
            .prop_map(|(format, data, blob, extra)| types::ReasoningOpaque {
                format,
                data,
                blob,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Recipient {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::Actor>(),
            strategies::maybe(any::<types::RecipientKind>()),
            strategies::extra(&["actor", "kind"]),
        )
            .prop_map(|(actor, kind, extra)| types::Recipient {
                actor,
                kind,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::RecipientKind {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::Actor {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::extra(&["session", "address", "participant"]),
        )
            .prop_map(|(session, address, participant, extra)| types::Actor {
                session,
                address,
                participant,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Platform {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(strategies::list(strategies::text())),
            strategies::maybe(strategies::text()),
            strategies::extra(&["messageIds", "replyTo"]),
        )
            .prop_map(|(message_ids, reply_to, extra)| types::Platform {
                message_ids,
                reply_to,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::PlanEntry {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(strategies::text()),
            strategies::text(),
            any::<types::PlanEntryStatus>(),
            strategies::maybe(any::<types::PlanEntryPriority>()),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::list(strategies::text())),
            strategies::extra(
                &["entryId", "content", "status", "priority", "owner", "blockedBy"],
            ),
        )
            .prop_map(|(entry_id, content, status, priority, owner, blocked_by, extra)| types::PlanEntry {
                entry_id,
                content,
                status,
                priority,
                owner,
                blocked_by,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::PlanEntryStatus {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::PlanEntryPriority {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::PlanAmount {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(strategies::number()),
            strategies::maybe(strategies::number()),
            strategies::extra(&["tokens", "seconds"]),
        )
            .prop_map(|(tokens, seconds, extra)| types::PlanAmount {
                tokens,
                seconds,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Participant {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::extra(&["id", "name", "kind"]),
        )
            .prop_map(|(id, name, kind, extra)| types::Participant {
                id,
                name,
                kind,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Conversation {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            strategies::maybe(strategies::text()),
            strategies::extra(&["id", "title"]),
        )
            .prop_map(|(id, title, extra)| types::Conversation {
                id,
                title,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Capture {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(any::<types::CaptureState>()),
            strategies::maybe(any::<types::CaptureState>()),
            strategies::maybe(any::<types::CaptureState>()),
            strategies::extra(&["content", "displayContent", "role"]),
        )
            .prop_map(|(content, display_content, role, extra)| types::Capture {
                content,
                display_content,
                role,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::CaptureState {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (any::<types::CaptureStateKind>(), strategies::extra(&["state"]))
            .prop_map(|(state, extra)| types::CaptureState {
                state,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::CaptureStateKind {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::Assembly {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(any::<types::AssemblyMode>()),
            strategies::maybe(strategies::list(strategies::text())),
            strategies::extra(&["mode", "sourceIds"]),
        )
            .prop_map(|(mode, source_ids, extra)| types::Assembly {
                mode,
                source_ids,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::AssemblyMode {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::BlobRef {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::text(),
            strategies::maybe(any::<exact_json::Integer>()),
            strategies::maybe(strategies::text()),
            strategies::extra(&["blob", "size", "mimeType"]),
        )
            .prop_map(|(blob, size, mime_type, extra)| types::BlobRef {
                blob,
                size,
                mime_type,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::PathRef {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::nullable(strategies::text()),
            strategies::text(),
            strategies::extra(&["root", "path"]),
        )
            .prop_map(|(root, path, extra)| types::PathRef {
                root,
                path,
                extra,
            })
            .boxed()
    }
}
