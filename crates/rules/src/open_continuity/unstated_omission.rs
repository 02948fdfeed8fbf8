//! OCP207: what the receipt narrows, the package says it omits.

use std::collections::{HashMap, HashSet};

use exact_json::Uri;
use exact_json::pointer::{index, tokens};
use open_continuity_model::{ContextPackage, ItemCategory, Layer, PackageSelector};

use super::broader::{self, Broader, Excess};
use super::exchange::Exchange;
use crate::finding::{Findings, shown};
use crate::rule::declare_rule;

declare_rule! {
    id: "OCP207",
    name: "unstated-omission",
    format: OpenContinuity,
    severity: Warning,
    since: "0.1.0",
    page: "unstated_omission.md",
}

pub(super) fn check(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    let Some(package) = exchange.package() else { return };
    let (Some(receipt), Some(request)) = (exchange.grant(), exchange.asked()) else { return };
    let omitted = Omitted::of(package);
    let place = if package.omissions.is_some() { "/omissions" } else { "" };
    let mut report = |narrowed: String| {
        findings.report(place, format!("{narrowed}, and no omission says so; add one"));
    };
    let requested = request.selectors.as_deref().unwrap_or_default();
    let mut unstated = None;
    for part in broader::selectors(Some(requested), Some(&receipt.approved_selectors)) {
        let n = tokens(&part.pointer).next().and_then(|n| index(&n));
        let Some(selector) = n.and_then(|n: usize| requested.get(n)) else { continue };
        // One omission can say all of a selector, so that one finding asks for it.
        if unstated != n && !omitted.says(selector.layer.as_ref().map(Layer::as_str), &part) {
            unstated = n;
            report(narrowed(&part));
        }
    }
    let requested = request.views.clone().unwrap_or_default();
    for Broader { pointer, excess } in
        broader::views(Some(&requested), Some(&receipt.approved_views))
    {
        // What was not asked for is not narrowed.
        let is_requested = !matches!(excess, Excess::Absent | Excess::UnknownAbsent);
        let layer = tokens(&pointer).next().unwrap_or_default();
        if is_requested && !omitted.speaks_of(Some(&layer)) {
            let layer = shown(&layer);
            report(format!(
                "the receipt approves less than the view of {layer} that was asked for"
            ));
        }
    }
}

/// What a receipt does with a part of the requested selectors.
fn narrowed(Broader { pointer, excess }: &Broader) -> String {
    let place = format!("/selectors{pointer}");
    match excess {
        Excess::Item { is } | Excess::Value { is, .. } | Excess::Unstated { is } => {
            format!("the receipt leaves out {}, which the request asks for at {place:?}", shown(is))
        }
        Excess::Layer => format!("the receipt approves nothing of {place:?} of the request"),
        Excess::Absent | Excess::Unknown | Excess::UnknownAbsent => {
            format!("the receipt limits what the request asks for by {}", shown(&place))
        }
        Excess::Uncompared => {
            format!(
                "there is too much to tell what the receipt approves of {place:?} of the request"
            )
        }
    }
}

/// What the omissions of a package speak of.
struct Omitted<'p> {
    /// By the layer that they name.
    layers: HashMap<Option<&'p str>, Said<'p>>,
    all: Said<'p>,
}

/// What omissions of a layer name.
#[derive(Default)]
struct Said<'p> {
    categories: Named<'p>,
    predicates: Named<'p>,
}

/// What omissions limit themselves to.
#[derive(Default)]
struct Named<'p> {
    /// One of them does not limit itself.
    everything: bool,
    names: HashSet<&'p str>,
}

impl<'p> Omitted<'p> {
    fn of(package: &'p ContextPackage) -> Self {
        let mut omitted = Self { layers: HashMap::new(), all: Said::default() };
        // An omission that does not say of what says nothing.
        let selectors = package.omissions.iter().flatten().flat_map(|omission| &omission.selector);
        for selector in selectors {
            let layer = selector.layer.as_ref().map(Layer::as_str);
            omitted.layers.entry(layer).or_default().add(selector);
            omitted.all.add(selector);
        }
        omitted
    }

    /// What speaks of a layer: that which names it, and that which names none; of any layer, everything.
    fn said<'o>(&'o self, layer: Option<&'o str>) -> impl Iterator<Item = &'o Said<'p>> {
        let named = if layer.is_some() { self.layers.get(&layer) } else { Some(&self.all) };
        let unnamed = self.layers.get(&None).filter(|_| layer.is_some());
        let some = named.filter(|_| !self.layers.is_empty());
        some.into_iter().chain(unnamed)
    }

    fn speaks_of(&self, layer: Option<&str>) -> bool {
        self.said(layer).next().is_some()
    }

    fn says(&self, layer: Option<&str>, part: &Broader) -> bool {
        let Excess::Item { is } = &part.excess else { return self.speaks_of(layer) };
        match &*tokens(&part.pointer).nth(1).unwrap_or_default() {
            "item_categories" => self.said(layer).any(|said| said.categories.has(is)),
            "predicates" => self.said(layer).any(|said| said.predicates.has(is)),
            // Spaces have other names in a package.
            _ => self.speaks_of(layer),
        }
    }
}

impl<'p> Said<'p> {
    fn add(&mut self, selector: &'p PackageSelector) {
        let PackageSelector { item_categories, predicates, .. } = selector;
        let categories = item_categories.as_ref();
        self.categories.add(categories.map(|all| all.iter().map(ItemCategory::as_str)));
        let predicates = predicates.as_ref();
        self.predicates.add(predicates.map(|all| all.iter().map(Uri::as_str)));
    }
}

impl<'p> Named<'p> {
    fn add(&mut self, names: Option<impl Iterator<Item = &'p str>>) {
        match names {
            Some(names) => self.names.extend(names),
            None => self.everything = true,
        }
    }

    fn has(&self, name: &str) -> bool {
        self.everything || self.names.contains(name)
    }
}
