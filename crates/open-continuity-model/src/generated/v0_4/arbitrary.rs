//! `Arbitrary`: values of the right shape, by the schema.
//!
//! Generated from `schemas/open-continuity/0.4/document.schema.json` (sha-256 56d3aff1ac74f1c9052896a7b70ae5d616835ca35c2337f61e041fe96fa085d5),
//! `schemas/open-continuity/0.4/context-request.schema.json` (sha-256 a0f30d4af11a3037d3c70b066ba147384352672cd7373e7cbef5a411b1d3cf83),
//! `schemas/open-continuity/0.4/grant-receipt.schema.json` (sha-256 ea0c16deed2dc1bf3f1c3928f6d18edfee72c776e18f34d1af3f57d0cedf96ba),
//! `schemas/open-continuity/0.4/context-package.schema.json` (sha-256 7aadc19bc12198d55dd1ecc6eca1b2ce58bb25502b23f6829fa020679b2a9a11),
//! `schemas/open-continuity/0.4/common.schema.json` (sha-256 63e7eba09ea703d7cf3e8b8bd660c8964b13eba78ac292ae3abedd289c385e7a)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::strategies;
use proptest::arbitrary::{Arbitrary, any};
use proptest::strategy::{BoxedStrategy, Strategy, Union};
use super::types;

impl Arbitrary for types::Document {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new(
                vec![
                    any:: < types::ContextRequest > ().prop_map(Self::ContextRequest)
                    .boxed(), any:: < types::GrantReceipt > ()
                    .prop_map(Self::GrantReceipt).boxed(), any:: < types::ContextPackage
                    > ().prop_map(Self::ContextPackage).boxed(), any:: <
                    types::OtherDocument > ().prop_map(Self::Unknown).boxed()
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::OtherDocument {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        strategies::unknown("type")
            .prop_filter_map("a known tag", |json| Self::try_from(json).ok())
            .boxed()
    }
}

impl Arbitrary for types::ContextRequest {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            (
                any::<types::OcpVersion>(),
                any::<exact_json::Uri>(),
                any::<exact_json::UrnUuid>(),
                any::<exact_json::Integer>(),
                strategies::maybe(any::<exact_json::Timestamp>()),
                strategies::maybe(any::<types::Party>()),
                strategies::maybe(strategies::object()),
                any::<exact_json::UrnUuid>(),
                strategies::maybe(any::<types::DeliveryRecipient>()),
                strategies::maybe(strategies::list(any::<types::ProcessingRecipient>())),
            ),
            (
                any::<types::Purpose>(),
                strategies::maybe(strategies::list(any::<types::Selector>())),
                strategies::maybe(any::<types::Views>()),
                strategies::maybe(any::<exact_json::Timestamp>()),
                strategies::maybe(any::<types::Retention>()),
                strategies::maybe(any::<types::ProcessingUses>()),
                strategies::maybe(any::<types::Permission>()),
                strategies::maybe(any::<types::ProposalRights>()),
                strategies::maybe(any::<types::Delegation>()),
                strategies::maybe(any::<types::ContextRequestStatus>()),
            ),
            (
                strategies::extra(
                    &[
                        "ocp_version",
                        "schema_uri",
                        "type",
                        "id",
                        "revision",
                        "created_at",
                        "created_by",
                        "extensions",
                        "correlation_id",
                        "delivery_recipient",
                        "processing_recipients",
                        "purpose",
                        "selectors",
                        "views",
                        "requested_not_after",
                        "retention",
                        "processing_uses",
                        "offline_use",
                        "proposal_rights",
                        "delegation",
                        "status",
                    ],
                ),
            ),
        )
            .prop_map(|
                (
                    (
                        ocp_version,
                        schema_uri,
                        id,
                        revision,
                        created_at,
                        created_by,
                        extensions,
                        correlation_id,
                        delivery_recipient,
                        processing_recipients,
                    ),
                    (
                        purpose,
                        selectors,
                        views,
                        requested_not_after,
                        retention,
                        processing_uses,
                        offline_use,
                        proposal_rights,
                        delegation,
                        status,
                    ),
                    (extra,),
                )|
            types::ContextRequest {
                ocp_version,
                schema_uri,
                id,
                revision,
                created_at,
                created_by,
                extensions,
                correlation_id,
                delivery_recipient,
                processing_recipients,
                purpose,
                selectors,
                views,
                requested_not_after,
                retention,
                processing_uses,
                offline_use,
                proposal_rights,
                delegation,
                status,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ContextRequestStatus {
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

impl Arbitrary for types::GrantReceipt {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            (
                any::<types::OcpVersion>(),
                any::<exact_json::Uri>(),
                any::<exact_json::UrnUuid>(),
                any::<exact_json::Integer>(),
                strategies::maybe(any::<exact_json::Timestamp>()),
                strategies::maybe(any::<types::Party>()),
                strategies::maybe(strategies::object()),
                any::<exact_json::UrnUuid>(),
                strategies::maybe(any::<types::Reference>()),
                any::<types::StatusReference>(),
            ),
            (
                strategies::maybe(any::<types::StatusReference>()),
                strategies::maybe(any::<types::AuthorizationSystem>()),
                strategies::maybe(any::<types::Party>()),
                strategies::maybe(any::<types::AuthorityBasis>()),
                any::<types::Purpose>(),
                strategies::list(any::<types::Selector>()),
                any::<types::Views>(),
                any::<types::DeliveryRecipient>(),
                strategies::list(any::<types::ProcessingRecipient>()),
                any::<exact_json::Timestamp>(),
            ),
            (
                any::<exact_json::Timestamp>(),
                any::<types::Retention>(),
                strategies::maybe(any::<types::ProcessingUses>()),
                strategies::maybe(any::<types::Permission>()),
                strategies::maybe(any::<types::ProposalRights>()),
                strategies::maybe(any::<types::Delegation>()),
                strategies::maybe(any::<types::GrantReceiptStatus>()),
                any::<types::StatusReference>(),
                strategies::extra(
                    &[
                        "ocp_version",
                        "schema_uri",
                        "type",
                        "id",
                        "revision",
                        "created_at",
                        "created_by",
                        "extensions",
                        "correlation_id",
                        "request_ref",
                        "request_status_ref",
                        "authorization_ref",
                        "authorization_system",
                        "authorizer",
                        "authority_basis",
                        "purpose",
                        "approved_selectors",
                        "approved_views",
                        "delivery_recipient",
                        "processing_recipients",
                        "not_before",
                        "expires_at",
                        "retention",
                        "processing_uses",
                        "offline_use",
                        "proposal_rights",
                        "delegation",
                        "status",
                        "status_ref",
                    ],
                ),
            ),
        )
            .prop_map(|
                (
                    (
                        ocp_version,
                        schema_uri,
                        id,
                        revision,
                        created_at,
                        created_by,
                        extensions,
                        correlation_id,
                        request_ref,
                        request_status_ref,
                    ),
                    (
                        authorization_ref,
                        authorization_system,
                        authorizer,
                        authority_basis,
                        purpose,
                        approved_selectors,
                        approved_views,
                        delivery_recipient,
                        processing_recipients,
                        not_before,
                    ),
                    (
                        expires_at,
                        retention,
                        processing_uses,
                        offline_use,
                        proposal_rights,
                        delegation,
                        status,
                        status_ref,
                        extra,
                    ),
                )|
            types::GrantReceipt {
                ocp_version,
                schema_uri,
                id,
                revision,
                created_at,
                created_by,
                extensions,
                correlation_id,
                request_ref,
                request_status_ref,
                authorization_ref,
                authorization_system,
                authorizer,
                authority_basis,
                purpose,
                approved_selectors,
                approved_views,
                delivery_recipient,
                processing_recipients,
                not_before,
                expires_at,
                retention,
                processing_uses,
                offline_use,
                proposal_rights,
                delegation,
                status,
                status_ref,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::AuthorizationSystem {
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

impl Arbitrary for types::GrantReceiptStatus {
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

impl Arbitrary for types::AuthorityBasis {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::AuthorityBasisType>(),
            strategies::maybe(strategies::text()),
            strategies::extra(&["type", "scope_note"]),
        )
            .prop_map(|(type_, scope_note, extra)| types::AuthorityBasis {
                type_,
                scope_note,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::AuthorityBasisType {
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

impl Arbitrary for types::ContextPackage {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            (
                any::<types::OcpVersion>(),
                any::<exact_json::Uri>(),
                any::<exact_json::UrnUuid>(),
                any::<exact_json::Integer>(),
                strategies::maybe(any::<exact_json::Timestamp>()),
                strategies::maybe(any::<types::Party>()),
                strategies::maybe(strategies::object()),
                any::<exact_json::UrnUuid>(),
                strategies::maybe(any::<types::Reference>()),
                strategies::maybe(any::<types::StatusReference>()),
            ),
            (
                any::<types::Purpose>(),
                any::<types::DeliveryRecipient>(),
                strategies::maybe(strategies::list(any::<types::ProcessingRecipient>())),
                strategies::maybe(any::<exact_json::Timestamp>()),
                any::<exact_json::Timestamp>(),
                strategies::maybe(strategies::list(any::<types::SubjectAlias>())),
                strategies::maybe(strategies::list(any::<types::ReferenceAlias>())),
                strategies::list(any::<types::PackageEntry>()),
                strategies::maybe(strategies::list(any::<types::Rendering>())),
                strategies::maybe(strategies::list(any::<types::Omission>())),
            ),
            (
                strategies::maybe(strategies::list(strategies::json())),
                any::<types::Retention>(),
                any::<types::ProcessingUses>(),
                any::<types::Permission>(),
                strategies::maybe(any::<types::PackageProposalRights>()),
                strategies::maybe(any::<types::Delegation>()),
                strategies::maybe(any::<types::ExternalActionAuthority>()),
                strategies::maybe(any::<types::Integrity>()),
                strategies::extra(
                    &[
                        "ocp_version",
                        "schema_uri",
                        "type",
                        "id",
                        "revision",
                        "created_at",
                        "created_by",
                        "extensions",
                        "correlation_id",
                        "grant_receipt_ref",
                        "grant_status_ref",
                        "purpose",
                        "delivery_recipient",
                        "processing_recipients",
                        "issued_at",
                        "expires_at",
                        "subject_aliases",
                        "reference_aliases",
                        "entries",
                        "renderings",
                        "omissions",
                        "warnings",
                        "retention",
                        "processing_uses",
                        "offline_use",
                        "proposal_rights",
                        "delegation",
                        "external_action_authority",
                        "integrity",
                    ],
                ),
            ),
        )
            .prop_map(|
                (
                    (
                        ocp_version,
                        schema_uri,
                        id,
                        revision,
                        created_at,
                        created_by,
                        extensions,
                        correlation_id,
                        grant_receipt_ref,
                        grant_status_ref,
                    ),
                    (
                        purpose,
                        delivery_recipient,
                        processing_recipients,
                        issued_at,
                        expires_at,
                        subject_aliases,
                        reference_aliases,
                        entries,
                        renderings,
                        omissions,
                    ),
                    (
                        warnings,
                        retention,
                        processing_uses,
                        offline_use,
                        proposal_rights,
                        delegation,
                        external_action_authority,
                        integrity,
                        extra,
                    ),
                )|
            types::ContextPackage {
                ocp_version,
                schema_uri,
                id,
                revision,
                created_at,
                created_by,
                extensions,
                correlation_id,
                grant_receipt_ref,
                grant_status_ref,
                purpose,
                delivery_recipient,
                processing_recipients,
                issued_at,
                expires_at,
                subject_aliases,
                reference_aliases,
                entries,
                renderings,
                omissions,
                warnings,
                retention,
                processing_uses,
                offline_use,
                proposal_rights,
                delegation,
                external_action_authority,
                integrity,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ExternalActionAuthority {
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

impl Arbitrary for types::SubjectAlias {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<exact_json::UrnUuid>(),
            strategies::maybe(any::<exact_json::UrnUuid>()),
            strategies::extra(&["package_subject_ref", "delivery_alias"]),
        )
            .prop_map(|(package_subject_ref, delivery_alias, extra)| types::SubjectAlias {
                package_subject_ref,
                delivery_alias,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ReferenceAlias {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<exact_json::UrnUuid>(),
            strategies::maybe(any::<types::ReferenceAliasKind>()),
            strategies::extra(&["package_ref", "kind"]),
        )
            .prop_map(|(package_ref, kind, extra)| types::ReferenceAlias {
                package_ref,
                kind,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ReferenceAliasKind {
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

impl Arbitrary for types::PackageEntry {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<exact_json::UrnUuid>(),
            any::<types::Layer>(),
            strategies::maybe(any::<types::View>()),
            strategies::maybe(strategies::text()),
            strategies::maybe(any::<exact_json::Uri>()),
            strategies::maybe(any::<exact_json::Digest>()),
            strategies::maybe(any::<exact_json::UrnUuid>()),
            strategies::maybe(strategies::json()),
            strategies::maybe(any::<types::InstructionTreatment>()),
            strategies::extra(
                &[
                    "entry_id",
                    "layer",
                    "disclosure",
                    "media_type",
                    "content_schema_uri",
                    "digest",
                    "package_item_ref",
                    "content",
                    "instruction_treatment",
                ],
            ),
        )
            .prop_map(|
                (
                    entry_id,
                    layer,
                    disclosure,
                    media_type,
                    content_schema_uri,
                    digest,
                    package_item_ref,
                    content,
                    instruction_treatment,
                    extra,
                )|
            types::PackageEntry {
                entry_id,
                layer,
                disclosure,
                media_type,
                content_schema_uri,
                digest,
                package_item_ref,
                content,
                instruction_treatment,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::PackageContextContent {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            (
                strategies::maybe(strategies::list(any::<exact_json::UrnUuid>())),
                strategies::maybe(any::<exact_json::UrnUuid>()),
                strategies::maybe(any::<types::ItemCategory>()),
                strategies::maybe(any::<types::Statement>()),
                strategies::maybe(any::<types::EpistemicBasis>()),
                strategies::maybe(any::<types::ReviewStatus>()),
                strategies::maybe(any::<exact_json::UrnUuid>()),
                strategies::maybe(strategies::list(any::<exact_json::UrnUuid>())),
                strategies::maybe(any::<types::Sensitivity>()),
                strategies::maybe(any::<types::InstructionTreatment>()),
            ),
            (
                strategies::extra(
                    &[
                        "subject_refs",
                        "space_ref",
                        "category",
                        "statement",
                        "epistemic_basis",
                        "review_status",
                        "decision_ref",
                        "provenance_refs",
                        "sensitivity",
                        "instruction_treatment",
                    ],
                ),
            ),
        )
            .prop_map(|
                (
                    (
                        subject_refs,
                        space_ref,
                        category,
                        statement,
                        epistemic_basis,
                        review_status,
                        decision_ref,
                        provenance_refs,
                        sensitivity,
                        instruction_treatment,
                    ),
                    (extra,),
                )|
            types::PackageContextContent {
                subject_refs,
                space_ref,
                category,
                statement,
                epistemic_basis,
                review_status,
                decision_ref,
                provenance_refs,
                sensitivity,
                instruction_treatment,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::EpistemicBasis {
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

impl Arbitrary for types::ReviewStatus {
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

impl Arbitrary for types::Statement {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(any::<exact_json::Uri>()),
            strategies::maybe(any::<types::StatementObject>()),
            strategies::extra(&["predicate", "object"]),
        )
            .prop_map(|(predicate, object, extra)| types::Statement {
                predicate,
                object,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::StatementObject {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(any::<types::StatementObjectType>()),
            strategies::maybe(strategies::json()),
            strategies::maybe(strategies::text()),
            strategies::extra(&["type", "value", "language"]),
        )
            .prop_map(|(type_, value, language, extra)| types::StatementObject {
                type_,
                value,
                language,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::StatementObjectType {
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

impl Arbitrary for types::InstructionTreatment {
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

impl Arbitrary for types::Rendering {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::text()),
            strategies::maybe(strategies::list(any::<exact_json::UrnUuid>())),
            strategies::maybe(any::<exact_json::UrnUuid>()),
            strategies::maybe(any::<exact_json::Digest>()),
            strategies::maybe(any::<types::InstructionTreatment>()),
            strategies::extra(
                &[
                    "media_type",
                    "language",
                    "derived_from_entries",
                    "content_ref",
                    "digest",
                    "instruction_treatment",
                ],
            ),
        )
            .prop_map(|
                (
                    media_type,
                    language,
                    derived_from_entries,
                    content_ref,
                    digest,
                    instruction_treatment,
                    extra,
                )|
            types::Rendering {
                media_type,
                language,
                derived_from_entries,
                content_ref,
                digest,
                instruction_treatment,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Omission {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(any::<types::PackageSelector>()),
            strategies::maybe(any::<types::OmissionReason>()),
            strategies::extra(&["selector", "reason"]),
        )
            .prop_map(|(selector, reason, extra)| types::Omission {
                selector,
                reason,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::OmissionReason {
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

impl Arbitrary for types::PackageSelector {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(any::<types::Layer>()),
            strategies::maybe(strategies::list(any::<types::ItemCategory>())),
            strategies::maybe(strategies::list(any::<exact_json::Uri>())),
            strategies::maybe(any::<types::Sensitivity>()),
            strategies::maybe(strategies::list(any::<exact_json::UrnUuid>())),
            strategies::extra(
                &[
                    "layer",
                    "item_categories",
                    "predicates",
                    "sensitivity_max",
                    "space_refs",
                ],
            ),
        )
            .prop_map(|
                (layer, item_categories, predicates, sensitivity_max, space_refs, extra)|
            types::PackageSelector {
                layer,
                item_categories,
                predicates,
                sensitivity_max,
                space_refs,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::PackageProposalRights {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::ProposalMode>(),
            strategies::maybe(strategies::list(any::<types::ProposalOperation>())),
            strategies::maybe(strategies::list(any::<types::PackageSelector>())),
            strategies::maybe(any::<types::Sensitivity>()),
            strategies::maybe(any::<types::SourceAttachment>()),
            strategies::extra(
                &[
                    "mode",
                    "operations",
                    "selectors",
                    "sensitivity_max",
                    "source_attachment",
                ],
            ),
        )
            .prop_map(|
                (mode, operations, selectors, sensitivity_max, source_attachment, extra)|
            types::PackageProposalRights {
                mode,
                operations,
                selectors,
                sensitivity_max,
                source_attachment,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Integrity {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(any::<exact_json::Digest>()),
            strategies::maybe(any::<types::Canonicalization>()),
            strategies::extra(&["digest", "canonicalization"]),
        )
            .prop_map(|(digest, canonicalization, extra)| types::Integrity {
                digest,
                canonicalization,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Canonicalization {
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

impl Arbitrary for types::OcpVersion {
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

impl Arbitrary for types::Party {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<exact_json::Uri>(),
            strategies::maybe(any::<types::PartyType>()),
            strategies::maybe(strategies::text()),
            strategies::extra(&["id", "type", "display_name"]),
        )
            .prop_map(|(id, type_, display_name, extra)| types::Party {
                id,
                type_,
                display_name,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::PartyType {
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

impl Arbitrary for types::Reference {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<exact_json::UrnUuid>(),
            any::<exact_json::Integer>(),
            any::<exact_json::Uri>(),
            any::<exact_json::Digest>(),
            strategies::extra(&["id", "revision", "schema_uri", "digest"]),
        )
            .prop_map(|(id, revision, schema_uri, digest, extra)| types::Reference {
                id,
                revision,
                schema_uri,
                digest,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::StatusReference {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<exact_json::Uri>(),
            strategies::maybe(any::<exact_json::Timestamp>()),
            strategies::extra(&["uri", "last_checked_at"]),
        )
            .prop_map(|(uri, last_checked_at, extra)| types::StatusReference {
                uri,
                last_checked_at,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::DeliveryRecipient {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::Party>(),
            strategies::maybe(any::<types::Party>()),
            strategies::maybe(any::<types::Reference>()),
            strategies::extra(
                &["recipient", "client_instance", "client_declaration_ref"],
            ),
        )
            .prop_map(|(recipient, client_instance, client_declaration_ref, extra)| types::DeliveryRecipient {
                recipient,
                client_instance,
                client_declaration_ref,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ProcessingRecipient {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::Party>(),
            strategies::maybe(strategies::list(any::<types::ProcessingRole>())),
            strategies::maybe(strategies::list(any::<exact_json::Uri>())),
            strategies::maybe(any::<bool>()),
            strategies::extra(
                &["recipient", "roles", "purpose_codes", "receives_plaintext"],
            ),
        )
            .prop_map(|(recipient, roles, purpose_codes, receives_plaintext, extra)| types::ProcessingRecipient {
                recipient,
                roles,
                purpose_codes,
                receives_plaintext,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ProcessingRole {
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

impl Arbitrary for types::Purpose {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<exact_json::Uri>(),
            strategies::maybe(strategies::text()),
            strategies::extra(&["code", "description"]),
        )
            .prop_map(|(code, description, extra)| types::Purpose {
                code,
                description,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Selector {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(any::<types::Layer>()),
            strategies::maybe(strategies::list(any::<types::Reference>())),
            strategies::maybe(strategies::list(any::<types::ItemCategory>())),
            strategies::maybe(strategies::list(any::<exact_json::Uri>())),
            strategies::maybe(any::<types::Sensitivity>()),
            strategies::extra(
                &[
                    "layer",
                    "space_refs",
                    "item_categories",
                    "predicates",
                    "sensitivity_max",
                ],
            ),
        )
            .prop_map(|
                (layer, space_refs, item_categories, predicates, sensitivity_max, extra)|
            types::Selector {
                layer,
                space_refs,
                item_categories,
                predicates,
                sensitivity_max,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Layer {
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

impl Arbitrary for types::ItemCategory {
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

impl Arbitrary for types::Sensitivity {
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

impl Arbitrary for types::Views {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(any::<types::View>()),
            strategies::maybe(any::<types::View>()),
            strategies::maybe(any::<types::View>()),
            strategies::extra(&["context", "evidence", "artifacts"]),
        )
            .prop_map(|(context, evidence, artifacts, extra)| types::Views {
                context,
                evidence,
                artifacts,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::View {
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

impl Arbitrary for types::Retention {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::RetentionMode>(),
            strategies::maybe(any::<bool>()),
            strategies::extra(&["mode", "legal_retention_may_apply"]),
        )
            .prop_map(|(mode, legal_retention_may_apply, extra)| types::Retention {
                mode,
                legal_retention_may_apply,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::RetentionMode {
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

impl Arbitrary for types::ProcessingUses {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            strategies::maybe(any::<types::Permission>()),
            strategies::maybe(any::<types::Permission>()),
            strategies::maybe(any::<types::Permission>()),
            strategies::maybe(any::<types::Permission>()),
            strategies::extra(
                &["task_use", "model_training", "product_improvement", "advertising"],
            ),
        )
            .prop_map(|
                (task_use, model_training, product_improvement, advertising, extra)|
            types::ProcessingUses {
                task_use,
                model_training,
                product_improvement,
                advertising,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Permission {
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

impl Arbitrary for types::ProposalRights {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::ProposalMode>(),
            strategies::maybe(strategies::list(any::<types::ProposalOperation>())),
            strategies::maybe(strategies::list(any::<types::Selector>())),
            strategies::maybe(any::<types::Sensitivity>()),
            strategies::maybe(any::<types::SourceAttachment>()),
            strategies::extra(
                &[
                    "mode",
                    "operations",
                    "selectors",
                    "sensitivity_max",
                    "source_attachment",
                ],
            ),
        )
            .prop_map(|
                (mode, operations, selectors, sensitivity_max, source_attachment, extra)|
            types::ProposalRights {
                mode,
                operations,
                selectors,
                sensitivity_max,
                source_attachment,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::ProposalMode {
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

impl Arbitrary for types::ProposalOperation {
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

impl Arbitrary for types::SourceAttachment {
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

impl Arbitrary for types::Delegation {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (any::<types::DelegationMode>(), strategies::extra(&["mode"]))
            .prop_map(|(mode, extra)| types::Delegation { mode, extra })
            .boxed()
    }
}

impl Arbitrary for types::DelegationMode {
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
