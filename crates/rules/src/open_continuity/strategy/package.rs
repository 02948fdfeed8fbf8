//! What is delivered under a receipt.

use exact_json::{Json, Uri, UrnUuid};
use open_continuity_model::{
    CONTEXT_CONTENT_SCHEMA, Canonicalization, ContextPackage, ExternalActionAuthority,
    GrantReceipt, InstructionTreatment, Layer, OcpVersion, PackageContextContent, PackageEntry,
    PackageProposalRights, PackageSelector, ProposalRights, ReferenceAlias, ReferenceAliasKind,
    ReviewStatus, Selector, Statement, SubjectAlias, View,
};

use super::choices::{Choices, Times};
use super::{narrow, seal, set};
use crate::open_continuity::schema_mismatch::schema_of;

/// The package, with what it says of others fitted to the receipt, and with everything declared that it refers to.
pub(super) fn delivered(
    mut package: ContextPackage,
    contents: Vec<PackageContextContent>,
    receipt: &GrantReceipt,
    times: &Times,
    choices: &mut Choices,
) -> ContextPackage {
    package.ocp_version = OcpVersion::V0_4;
    set(&mut package.schema_uri, schema_of("context_package"));
    package.correlation_id = receipt.correlation_id.clone();
    package.purpose.code = receipt.purpose.code.clone();
    package.delivery_recipient = receipt.delivery_recipient.clone();
    if let Some(time) = &mut package.issued_at {
        *time = times.issued_at.clone();
    }
    package.expires_at = times.used_until.clone();
    let recipients = narrow::recipients(&receipt.processing_recipients, choices);
    package.processing_recipients = Some(recipients);
    package.retention = narrow::retention(package.retention, Some(&receipt.retention), choices);
    let uses = narrow::uses(receipt.processing_uses.as_ref(), choices);
    package.processing_uses = uses.unwrap_or_default();
    let offline_use = narrow::permission(receipt.offline_use.as_ref(), choices);
    package.offline_use = offline_use.unwrap_or(open_continuity_model::Permission::Prohibited);
    let rights = narrow::rights(receipt.proposal_rights.as_ref(), choices);
    package.proposal_rights = rights.map(in_package);
    package.delegation = narrow::delegation(receipt.delegation.as_ref(), choices);
    package.external_action_authority = Some(ExternalActionAuthority::None);
    if let Some(integrity) = &mut package.integrity {
        integrity.canonicalization = Some(Canonicalization::Rfc8785);
    }
    package.entries = entries(package.entries, contents, receipt, choices);
    let ids: Vec<_> = package.entries.iter().map(|entry| entry.entry_id.clone()).collect();
    for rendering in package.renderings.iter_mut().flatten() {
        rendering.instruction_treatment = Some(InstructionTreatment::UntrustedData);
        if let Some(derived) = &mut rendering.derived_from_entries {
            *derived = choices.most_of(&ids);
        }
    }
    declared(package)
}

/// The entries, each of them like something that the receipt approves.
fn entries(
    any: Vec<PackageEntry>,
    contents: Vec<PackageContextContent>,
    receipt: &GrantReceipt,
    choices: &mut Choices,
) -> Vec<PackageEntry> {
    let approved: Vec<_> =
        receipt.approved_selectors.iter().filter_map(|one| approved(one, receipt)).collect();
    let entries = any.into_iter().zip(contents).filter_map(|(mut entry, content)| {
        let Approved { selector, layer, view } = choices.one_of(&approved)?;
        entry.layer = layer.clone();
        entry.instruction_treatment = Some(InstructionTreatment::UntrustedData);
        entry.disclosure = entry.disclosure.map(|_| view.clone());
        // Other content is of any shape; nobody can tell what it is like.
        if !choices.one_in(4) {
            let content = seal::carried(&content);
            let content = like(content, selector, view, choices);
            entry.content_schema_uri = Uri::try_from(CONTEXT_CONTENT_SCHEMA).ok();
            entry.content = Json::parse(&content.to_json_string()).ok();
        }
        Some(entry)
    });
    entries.collect()
}

/// A selector that selects something, with a layer of which something is to be seen.
struct Approved<'r> {
    selector: &'r Selector,
    layer: Layer,
    view: View,
}

fn approved<'r>(selector: &'r Selector, receipt: &GrantReceipt) -> Option<Approved<'r>> {
    let lists_nothing = [
        selector.item_categories.as_ref().map(Vec::is_empty),
        selector.predicates.as_ref().map(Vec::is_empty),
    ];
    if lists_nothing.contains(&Some(true)) {
        return None;
    }
    let views = &receipt.approved_views;
    let seen = [
        (Layer::Context, &views.context),
        (Layer::Evidence, &views.evidence),
        (Layer::from("artifacts"), &views.artifacts),
    ];
    let seen = seen.into_iter().filter(|(_, view)| !matches!(view, None | Some(View::None)));
    let mut fits = seen.filter(|(layer, _)| selector.layer.as_ref().is_none_or(|one| one == layer));
    let (layer, view) = fits.next()?;
    Some(Approved { selector, layer, view: view.clone()? })
}

/// The content, of what the selector selects.
fn like(
    mut content: PackageContextContent,
    selector: &Selector,
    view: &View,
    choices: &mut Choices,
) -> PackageContextContent {
    content.instruction_treatment = Some(InstructionTreatment::UntrustedData);
    if let Some(category) = selector.item_categories.as_ref().and_then(|all| choices.one_of(all)) {
        content.category = Some(category.clone());
    }
    if let Some(predicate) = selector.predicates.as_ref().and_then(|all| choices.one_of(all)) {
        let statement = content.statement.get_or_insert_with(Statement::new);
        statement.predicate = Some(predicate.clone());
    }
    if let Some(sensitivity) = &selector.sensitivity_max {
        content.sensitivity = Some(sensitivity.clone());
    }
    if *view == View::Accepted {
        content.review_status = Some(ReviewStatus::Accepted);
    }
    content
}

/// Proposal rights as a package has them: its spaces have names of their own.
fn in_package(rights: ProposalRights) -> PackageProposalRights {
    let ProposalRights { mode, operations, selectors, sensitivity_max, source_attachment, extra } =
        rights;
    let selector = |selector: Selector| {
        let Selector { layer, space_refs, item_categories, predicates, sensitivity_max, extra } =
            selector;
        let alias = |reference: open_continuity_model::Reference| reference.id;
        PackageSelector {
            layer,
            item_categories,
            predicates,
            sensitivity_max,
            space_refs: space_refs.map(|all| all.into_iter().map(alias).collect()),
            extra,
        }
    };
    PackageProposalRights {
        mode,
        operations,
        selectors: selectors.map(|all| all.into_iter().map(selector).collect()),
        sensitivity_max,
        source_attachment,
        extra,
    }
}

/// The package with everything declared that it refers to.
fn declared(mut package: ContextPackage) -> ContextPackage {
    let mut subjects = Vec::new();
    let mut aliases = Vec::new();
    let mut alias = |ids: &[UrnUuid], kind: &ReferenceAliasKind| {
        aliases.extend(ids.iter().map(|id| ReferenceAlias {
            kind: Some(kind.clone()),
            ..ReferenceAlias::new(id.clone())
        }));
    };
    for content in package.entries.iter().filter_map(|entry| entry.context_content().ok()?) {
        let PackageContextContent {
            subject_refs, space_ref, decision_ref, provenance_refs, ..
        } = content;
        subjects.extend(subject_refs.into_iter().flatten().map(SubjectAlias::new));
        alias(&Vec::from_iter(space_ref), &ReferenceAliasKind::Space);
        alias(&Vec::from_iter(decision_ref), &ReferenceAliasKind::Decision);
        alias(&provenance_refs.unwrap_or_default(), &ReferenceAliasKind::Source);
    }
    for rendering in package.renderings.iter().flatten() {
        alias(rendering.content_ref.as_slice(), &ReferenceAliasKind::Artifact);
    }
    let omitted = package.omissions.iter().flatten().flat_map(|omission| &omission.selector);
    let rights = package.proposal_rights.iter().flat_map(PackageProposalRights::selectors);
    for selector in omitted.chain(rights) {
        alias(selector.space_refs(), &ReferenceAliasKind::Space);
    }
    if !subjects.is_empty() {
        package.subject_aliases.get_or_insert_default().extend(subjects);
    }
    if !aliases.is_empty() {
        package.reference_aliases.get_or_insert_default().extend(aliases);
    }
    package
}
