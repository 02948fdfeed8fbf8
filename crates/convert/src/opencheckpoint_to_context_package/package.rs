//! The package: what the receipt allows, and what goes in.

use exact_json::trace::{Function, List, Number, Open, Out, Reason, Settle as _};
use open_continuity_model::v0_4::tag;
use open_continuity_model::v0_4::target::{
    ContextPackage, Integrity, PackageEntry, PackageProposalRights, PackageSelector, ProcessingUses,
};
use open_continuity_model::{
    Canonicalization, ExternalActionAuthority, OcpVersion, Permission, ProposalRights, Selector,
};
use opencheckpoint_model::v0_1::source::Checkpoint;

use super::entries::entry;
use super::omissions::{omissions, spaces};
use super::run::Run;
use super::said;

const SCHEMA: &str = "https://opencontinuity.org/schemas/0.4/context-package.schema.json";

/// The package of a checkpoint, whose group is open.
pub(super) fn package<'t>(run: &mut Run<'_, 't>, checkpoint: Checkpoint<'t>) -> ContextPackage<'t> {
    let Content { entries, has_resources } = content(run, checkpoint);
    around(run, entries, has_resources)
}

/// What of a checkpoint goes in.
struct Content<'t> {
    entries: List<PackageEntry<'t>>,
    /// Whether it refers to anything beside.
    has_resources: bool,
}

fn content<'t>(run: &mut Run<'_, 't>, checkpoint: Checkpoint<'t>) -> Content<'t> {
    let Checkpoint {
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
    } = checkpoint;
    run.leave(opencheckpoint);
    run.leave(id);
    run.leave(created_at);
    run.leave(parent);
    run.leave(source);
    run.leave(task);
    run.leave(progress);
    run.leave(application_context);
    run.leave(continuation);
    run.leave(derivation);
    run.leave(extensions);
    let has_resources = resources.as_ref().is_some_and(|resources| !resources.is_empty());
    run.withhold(resources);
    // What is to be done, and who agreed to it, is nobody else's.
    operations.settle(&mut run.ledger, Reason::Policy);

    let known = run.known;
    let statements =
        statements.map(|statements| statements.into_vec(&mut run.ledger, Reason::NoCounterpart));
    let statements = statements.into_iter().flatten().zip(&known.plans);
    let entries: Vec<_> =
        statements.filter_map(|(statement, plan)| entry(run, statement, plan)).collect();
    let digests = known_digests(run);
    let entries = entries.into_iter().zip(digests).map(|(entry, digest)| PackageEntry {
        digest: Some(known.derived(Function::Digest, None, digest)),
        ..entry
    });
    Content { entries: List::new(entries.collect()), has_resources }
}

/// The package around its entries: what the receipt says.
fn around<'t>(
    run: &Run<'_, 't>,
    entries: List<PackageEntry<'t>>,
    has_resources: bool,
) -> ContextPackage<'t> {
    let known = run.known;
    let grant = &known.grant;
    let now = || said::text(grant.now.as_str());
    let receipt = grant.receipt;
    let own = |function, place, text| known.derived(function, place, text);
    ContextPackage {
        ocp_version: Out::constant(OcpVersion::V0_4),
        schema_uri: known.constant(SCHEMA),
        type_: Out::constant(tag::ContextPackage),
        id: known.derived(Function::UuidV5, None, known.id.clone()),
        revision: Out::constant(Number::from(1)),
        created_at: Some(now()),
        created_by: receipt.created_by.as_ref().map(said::party),
        extensions: Some(Open::Object(Vec::new())),
        correlation_id: said::text(receipt.correlation_id.as_str()),
        grant_receipt_ref: Some(said::receipt(receipt, &grant.digest.to_ocp())),
        grant_status_ref: Some(said::status(&receipt.status_ref)),
        purpose: said::purpose(&receipt.purpose),
        delivery_recipient: said::delivery(&receipt.delivery_recipient),
        processing_recipients: Some(said::list(&receipt.processing_recipients, said::processing)),
        issued_at: Some(now()),
        expires_at: said::text(receipt.expires_at.as_str()),
        subject_aliases: Some(run.aliases.subject_aliases(own)),
        reference_aliases: Some(run.aliases.reference_aliases(own)),
        entries,
        renderings: Some(List::new(Vec::new())),
        omissions: Some(omissions(run, has_resources)),
        warnings: Some(List::new(Vec::new())),
        retention: said::retention(&receipt.retention),
        processing_uses: receipt.processing_uses.as_ref().map_or_else(no_use, said::uses),
        offline_use: receipt
            .offline_use
            .as_ref()
            .map_or_else(|| Out::default_value(Permission::Prohibited), said::word),
        proposal_rights: receipt.proposal_rights.as_ref().map(|rights| proposals(run, rights)),
        delegation: receipt.delegation.as_ref().map(said::delegation),
        external_action_authority: Some(Out::constant(ExternalActionAuthority::None)),
        integrity: Some(Integrity {
            digest: Some(known.derived(Function::Digest, None, run.digests.package.clone())),
            canonicalization: Some(Out::constant(Canonicalization::Rfc8785)),
            extra: Vec::new(),
        }),
        extra: Vec::new(),
    }
}

/// The digests of the entries' contents, and nothing where they are not known yet.
fn known_digests(run: &Run<'_, '_>) -> impl Iterator<Item = String> + use<> {
    let known = run.digests.contents.clone();
    known.into_iter().chain(std::iter::repeat(String::new()))
}

/// A use of which the receipt says nothing is not known to be allowed.
fn no_use<'t>() -> ProcessingUses<'t> {
    let prohibited = || Some(Out::default_value(Permission::Prohibited));
    ProcessingUses {
        task_use: prohibited(),
        model_training: prohibited(),
        product_improvement: prohibited(),
        advertising: prohibited(),
        extra: Vec::new(),
    }
}

/// What the recipient may propose, in the spaces that the package speaks of.
fn proposals<'t>(run: &Run<'_, 't>, rights: &ProposalRights) -> PackageProposalRights<'t> {
    let ProposalRights { mode, operations, selectors, sensitivity_max, source_attachment, extra } =
        rights;
    PackageProposalRights {
        mode: said::word(mode),
        operations: operations.as_deref().map(|operations| said::list(operations, said::word)),
        selectors: selectors.as_deref().map(|selectors| {
            selectors.iter().filter_map(|selector| proposal(run, selector)).collect()
        }),
        sensitivity_max: sensitivity_max.as_ref().map(said::word),
        source_attachment: source_attachment.as_ref().map(said::word),
        extra: said::extra(extra),
    }
}

/// A selector of proposals. One of spaces of which the package has no alias could not say so, and would be broader.
fn proposal<'t>(run: &Run<'_, 't>, selector: &Selector) -> Option<PackageSelector<'t>> {
    let Selector { layer, space_refs, item_categories, predicates, sensitivity_max, extra } =
        selector;
    let among: Option<Vec<&str>> =
        space_refs.as_ref().map(|spaces| spaces.iter().map(|space| space.id.as_str()).collect());
    let spaces = spaces(run, among.as_deref());
    if among.is_some() && spaces.is_none() {
        return None;
    }
    Some(PackageSelector {
        layer: layer.as_ref().map(said::word),
        item_categories: item_categories.as_deref().map(|all| said::list(all, said::word)),
        predicates: predicates
            .as_deref()
            .map(|all| said::list(all, |predicate| said::text(predicate.as_str()))),
        sensitivity_max: sensitivity_max.as_ref().map(said::word),
        space_refs: spaces,
        extra: said::extra(extra),
    })
}
