//! What the package says that it leaves out: that there is more, and why, and never what.

use std::collections::{BTreeMap, BTreeSet};

use exact_json::Uri;
use exact_json::pointer::{index, tokens};
use exact_json::trace::{List, Out, Str};
use open_continuity_model::v0_4::target::{Omission, PackageSelector};
use open_continuity_model::{ItemCategory, Layer, OmissionReason, Selector, View};
use opencheckpoint_rules::open_continuity::broader::{self, Broader, Excess};

use super::plan::LeftOut;
use super::run::Run;
use super::said;

/// The omissions of a package.
pub(super) fn omissions<'t>(run: &Run<'_, 't>, has_resources: bool) -> List<Omission<'t>> {
    let (receipt, request) = (run.known.grant.receipt, run.known.grant.request);
    let mut omissions: Vec<_> = run.left.iter().map(|what| left(run, *what)).collect();

    let requested = request.selectors.as_deref().unwrap_or_default();
    let parts = broader::selectors(Some(requested), Some(&receipt.approved_selectors));
    let mut narrowed: BTreeMap<usize, Vec<&Broader>> = BTreeMap::new();
    for part in &parts {
        if let Some(at) = tokens(&part.pointer).next().and_then(|at| index(&at)) {
            narrowed.entry(at).or_default().push(part);
        }
    }
    let narrowed =
        narrowed.iter().filter_map(|(at, parts)| Some(refused(requested.get(*at)?, parts)));
    omissions.extend(narrowed);

    let views = request.views.clone().unwrap_or_default();
    let parts = broader::views(Some(&views), Some(&receipt.approved_views));
    let mut layers: BTreeSet<String> = parts
        .iter()
        .filter(|part| !part.pointer.is_empty())
        .filter_map(|part| Some(tokens(&part.pointer).next()?.into_owned()))
        .collect();
    // What the checkpoint refers to is not in the package, whatever the view.
    let evidence = &receipt.approved_views.evidence;
    if has_resources && evidence.as_ref().is_none_or(|view| *view == View::None) {
        layers.insert(Layer::Evidence.as_str().to_owned());
    }
    omissions.extend(layers.into_iter().map(|layer| of_layer(run, Layer::from(layer))));
    List::new(omissions)
}

/// Statements that were left out.
fn left<'t>(run: &Run<'_, 't>, what: LeftOut) -> Omission<'t> {
    let selector = PackageSelector {
        item_categories: Some(List::new(vec![Out::constant(ItemCategory::Statement)])),
        ..layer(run, Layer::Context)
    };
    omission(selector, OmissionReason::from(what.omission()))
}

/// What was asked for and not approved, in the words of who asked: the items that were refused, where it is items alone.
fn refused<'t>(selector: &Selector, parts: &[&Broader]) -> Omission<'t> {
    let items = |member: &str| {
        let of_member =
            parts.iter().filter(|part| tokens(&part.pointer).nth(1).is_some_and(|it| it == member));
        let items = of_member.filter_map(|part| match &part.excess {
            Excess::Item { is } => Some(is.as_str()),
            _ => None,
        });
        items.collect::<Vec<_>>()
    };
    let (some_categories, some_predicates) = (items("item_categories"), items("predicates"));
    let are_items = some_categories.len() + some_predicates.len() == parts.len();
    let categories = selector.item_categories.as_deref().map(|all| {
        let wanted = |one: &&ItemCategory| {
            !are_items || some_categories.is_empty() || some_categories.contains(&one.as_str())
        };
        all.iter().filter(wanted).map(said::word).collect()
    });
    let predicates = selector.predicates.as_deref().map(|all| {
        let wanted = |one: &&Uri| {
            !are_items || some_predicates.is_empty() || some_predicates.contains(&one.as_str())
        };
        all.iter().filter(wanted).map(|predicate| said::text(predicate.as_str())).collect()
    });
    let selector = PackageSelector {
        layer: selector.layer.as_ref().map(said::word),
        item_categories: categories,
        predicates,
        sensitivity_max: None,
        space_refs: None,
        extra: Vec::new(),
    };
    omission(selector, OmissionReason::NotGranted)
}

fn of_layer<'t>(run: &Run<'_, 't>, of: Layer) -> Omission<'t> {
    omission(layer(run, of), OmissionReason::NotGranted)
}

/// The selector of a layer, in the spaces that the package speaks of.
fn layer<'t>(run: &Run<'_, 't>, layer: Layer) -> PackageSelector<'t> {
    PackageSelector {
        layer: Some(Out::constant(layer)),
        item_categories: None,
        predicates: None,
        sensitivity_max: None,
        space_refs: spaces(run, None),
        extra: Vec::new(),
    }
}

/// The aliases of the spaces that are among these, or of all that there are.
pub(super) fn spaces<'t>(run: &Run<'_, 't>, among: Option<&[&str]>) -> Option<List<Out<Str<'t>>>> {
    let spaces = run.aliases.spaces(among);
    let alias = |(pseudonym, place)| {
        run.known.derived(exact_json::trace::Function::UuidV5, place, pseudonym)
    };
    (!spaces.is_empty()).then(|| spaces.into_iter().map(alias).collect())
}

fn omission(selector: PackageSelector<'_>, reason: OmissionReason) -> Omission<'_> {
    Omission { selector: Some(selector), reason: Some(Out::constant(reason)), extra: Vec::new() }
}
