//! Entries become statements: data that the provider hands out, and nothing more.

use std::collections::HashSet;

use exact_json::Value;
use exact_json::trace::{Function, List, Open, Out, Src, Str};
use open_continuity_model::v0_4::InstructionTreatment;
use open_continuity_model::v0_4::source::PackageEntry;
use opencheckpoint_model::v0_1::target::{Origin, Statement};
use opencheckpoint_model::v0_1::{OriginType, StatementKind};

use super::content::rendered;
use super::derivation::LeftOut;
use super::resources::Resources;
use super::run::{PACKAGE, Run};

/// Where an entry stands in a checkpoint, with all that it says of itself.
const ENTRY: &str = "org.opencontinuity/package-entry";

/// Who hands out the package, as far as it says so.
pub(super) type Provider<'t> = Option<Out<Str<'t>>>;

/// Where what a package says comes from.
pub(super) fn origin<'t>(type_: OriginType, provider: &Provider<'t>) -> Origin<'t> {
    Origin {
        type_: Out::constant(type_),
        name: provider.as_ref().map(Out::again),
        ref_: Some(Out::constant(Str::Static(PACKAGE))),
    }
}

/// The statement of an entry; none of one that holds nothing.
pub(super) fn statement<'t>(
    run: &mut Run<'_>,
    entry: PackageEntry<'t>,
    provider: &Provider<'t>,
    resources: &Resources<'t>,
) -> Option<Statement<'t>> {
    if entry.content.is_none() {
        run.leave_out(LeftOut::Entry, entry);
        return None;
    }
    let PackageEntry {
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
    } = entry;
    run.leave_out_extra(extra);
    let content = content?;
    let evidence = evidence(content.view(), resources);
    let (text, copy) = rendered(content);
    let layer = layer.keep_as(|layer| Str::Owned(layer.as_str().to_owned()));
    let disclosure =
        disclosure.map(|view| view.keep_as(|view| Str::Owned(view.as_str().to_owned())));
    let said: [(&'static str, Option<Open<'t>>); 8] = [
        ("layer", Some(layer.into())),
        ("disclosure", disclosure.map(Open::from)),
        ("media_type", media_type.map(Src::keep_str).map(Open::from)),
        ("content_schema_uri", content_schema_uri.map(Src::keep_str).map(Open::from)),
        ("digest", digest.map(Src::keep_str).map(Open::from)),
        ("package_item_ref", package_item_ref.map(Src::keep_str).map(Open::from)),
        ("instruction_treatment", treatment(run, instruction_treatment)),
        ("content", copy),
    ];
    Some(Statement {
        id: run.id("entry:{0}", entry_id).0,
        kind: Out::constant(StatementKind::External),
        text,
        origin: origin(OriginType::External, provider),
        status: None,
        superseded_by: None,
        resolution: None,
        rationale: None,
        verification: None,
        evidence,
        recorded_at: None,
        extensions: Some(extension(ENTRY, said)),
    })
}

/// An extension with those of the members that there are.
pub(super) fn extension<'t>(
    key: &'static str,
    members: impl IntoIterator<Item = (&'static str, Option<Open<'t>>)>,
) -> Open<'t> {
    let members = members.into_iter().filter_map(|(name, value)| Some((name.into(), value?)));
    Open::Object(vec![(key.into(), Open::Object(members.collect()))])
}

/// How a content is to be treated: as data. Nothing may ask for more.
pub(super) fn treatment<'t>(
    run: &mut Run<'_>,
    treatment: Option<Src<InstructionTreatment>>,
) -> Option<Open<'t>> {
    let treatment = treatment?;
    if treatment.look(|treatment| *treatment == InstructionTreatment::UntrustedData) {
        let kept = treatment.keep_as(|treatment| Str::Owned(treatment.as_str().to_owned()));
        return Some(kept.into());
    }
    run.leave_out(LeftOut::Treatment, treatment);
    None
}

/// The resources that a content names as its sources.
fn evidence<'t>(content: Value<'t>, resources: &Resources<'t>) -> Option<List<Out<Str<'t>>>> {
    let mut named = HashSet::new();
    let refs = content.get("provenance_refs")?.items().filter_map(|item| {
        let local = resources.named(&item.text()?.decode())?;
        let reference = Str::Owned(local.to_owned());
        named.insert(local).then(|| Out::derived(Function::Position, [], reference))
    });
    let refs: Vec<_> = refs.collect();
    (!refs.is_empty()).then(|| List::new(refs))
}
