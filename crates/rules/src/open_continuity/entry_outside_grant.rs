//! OCP204: entries that the receipt approves.

use std::collections::HashMap;

use exact_json::pointer::{index, tokens};
use open_continuity_model::{
    PackageContextContent, PackageEntry, PackageSelector, ReviewStatus, View, Views,
};

use super::broader::{self, Broader, Excess};
use super::content::Content;
use super::exchange::Exchange;
use crate::Severity;
use crate::finding::{Findings, shown};
use crate::rule::declare_rule;

declare_rule! {
    id: "OCP204",
    name: "entry-outside-grant",
    format: OpenContinuity,
    severity: Error,
    since: "0.1.0",
    page: "entry_outside_grant.md",
}

pub(super) fn check(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    let Some(receipt) = exchange.grant() else { return };
    let selectors: Vec<_> =
        exchange.entries().map(|(_, entry, content)| selector(entry, content.context())).collect();
    let beyond = broader::package_selectors(&selectors, &receipt.approved_selectors);
    let mut beyond = beyond.iter().peekable();
    let views = views(&receipt.approved_views);
    for (n, entry, content) in exchange.entries() {
        let of_entry =
            |part: &&Broader| tokens(&part.pointer).next().and_then(|n| index(&n)) == Some(n);
        let parts: Vec<_> = std::iter::from_fn(|| beyond.next_if(of_entry)).collect();
        let view = views.get(entry.layer.as_str());
        let entry = Judged { place: format!("/entries/{n}"), entry, content, view };
        let is_selected = entry.selected(&parts, findings);
        if entry.has_layer(&parts, findings) && !(entry.viewed(findings) & is_selected) {
            findings.at_most(Severity::Warning).report(
                entry.place,
                "the content is not of a schema that is known here, so that nobody can tell whether \
                 the receipt approves it; leave the entry out, or use a reader that knows the schema",
            );
        }
    }
}

/// The selector that selects what is like the entry and nothing else.
fn selector(entry: &PackageEntry, content: Option<&PackageContextContent>) -> PackageSelector {
    let statement = content.and_then(|content| content.statement.as_ref());
    let predicate = statement.and_then(|statement| statement.predicate.clone());
    PackageSelector {
        layer: Some(entry.layer.clone()),
        item_categories: content.and_then(|content| Some(vec![content.category.clone()?])),
        predicates: predicate.map(|predicate| vec![predicate]),
        sensitivity_max: content.and_then(|content| content.sensitivity.clone()),
        ..PackageSelector::new()
    }
}

/// The views, by the layers that they are of.
fn views(views: &Views) -> HashMap<&str, View> {
    let Views { context, evidence, artifacts, extra } = views;
    let known = [("context", context), ("evidence", evidence), ("artifacts", artifacts)];
    let known = known.into_iter().filter_map(|(layer, view)| Some((layer, view.clone()?)));
    let others = extra.iter().filter_map(|(layer, view)| {
        Some((layer, view.with(|view| Some(View::from(&*view.text()?.decode())))?))
    });
    known.chain(others).collect()
}

/// An entry that is judged, where it stands, and the view of its layer that is approved.
struct Judged<'e> {
    place: String,
    entry: &'e PackageEntry,
    content: &'e Content,
    view: Option<&'e View>,
}

impl Judged<'_> {
    /// Whether anything of the entry's layer is approved; reports it where it is not.
    fn has_layer(&self, parts: &[&Broader], findings: &mut Findings<'_>) -> bool {
        let is_selected = parts.iter().all(|part| part.excess != Excess::Layer);
        let is_viewed = self.view.is_some_and(|view| *view != View::None);
        if !(is_selected && is_viewed) {
            let lacks = if is_selected { "no view" } else { "no selector" };
            let layer = self.entry.layer.as_str();
            findings.report_text(format!("{}/layer", self.place), layer, |layer| {
                format!(
                    "the receipt approves {lacks} of the layer {layer}; leave the entry out, and say so \
                     in an omission"
                )
            });
        }
        is_selected && is_viewed
    }

    /// Reports what no approved selector selects; says whether that can be told.
    fn selected(&self, parts: &[&Broader], findings: &mut Findings<'_>) -> bool {
        let mut can_be_told = true;
        for Broader { pointer, excess } in parts {
            let member = tokens(pointer).nth(1).unwrap_or_default();
            let (value, object) = match &*member {
                "item_categories" => ("/content/category", "/content"),
                "predicates" => ("/content/statement/predicate", self.statement()),
                "sensitivity_max" => ("/content/sensitivity", "/content"),
                _ => ("", ""),
            };
            let place = &self.place;
            match excess {
                // Of the layer it is told before, and the entry's own selector has nothing that is not known.
                Excess::Layer | Excess::Unknown => {}
                Excess::Uncompared => findings.report(
                    place,
                    "there is too much to compare with the selectors of the receipt; approve it in \
                     fewer selectors",
                ),
                Excess::Item { is } | Excess::Value { is, .. } | Excess::Unstated { is } => {
                    findings.report_text(format!("{place}{value}"), is, |is| {
                        format!(
                            "{is} is not what the receipt approves; leave the entry out, and say so in \
                             an omission"
                        )
                    });
                }
                Excess::UnknownAbsent => {
                    findings.at_most(Severity::Warning).report(
                        place,
                        format!(
                            "the receipt limits its selectors by {}, which is not known here, so that \
                             nobody can tell whether it approves the entry; use a reader that knows it",
                            shown(&member),
                        ),
                    );
                }
                Excess::Absent => match self.content {
                    Content::Context(_) => findings.report(
                        format!("{place}{object}"),
                        format!(
                            "there is no {:?}, by which the receipt limits what it approves; state it, \
                             or leave the entry out",
                            value.rsplit('/').next().unwrap_or_default(),
                        ),
                    ),
                    Content::Unread => can_be_told = false,
                    // What is of another shape than it says is OCP209's.
                    Content::Misshapen(_) => {}
                },
            }
        }
        can_be_told
    }

    /// Reports what is not in the approved view; says whether that can be told.
    fn viewed(&self, findings: &mut Findings<'_>) -> bool {
        let Self { place, view: Some(view), .. } = self else { return true };
        let disclosure = self.entry.disclosure.as_ref();
        if let Some(disclosure) = disclosure.filter(|one| one != view && **one != View::None) {
            findings.report_text(format!("{place}/disclosure"), disclosure.as_str(), |disclosure| {
                format!(
                    "{disclosure} is not the view that the receipt approves, which is {}; leave the \
                     entry out, and say so in an omission",
                    shown(view.as_str()),
                )
            });
        }
        if **view != View::Accepted {
            return true;
        }
        let status = match self.content {
            Content::Context(content) => &content.review_status,
            Content::Misshapen(_) => return true,
            Content::Unread => return false,
        };
        match status {
            Some(ReviewStatus::Accepted) => {}
            Some(status) => {
                let at = format!("{place}/content/review_status");
                findings.report_text(at, status.as_str(), |status| {
                    format!(
                        "the receipt approves what is accepted, and this is {status}; leave the entry \
                         out, and say so in an omission"
                    )
                });
            }
            None => findings.report(
                format!("{place}/content"),
                "the receipt approves what is accepted, and this has no \"review_status\"; state it, or \
                 leave the entry out",
            ),
        }
        true
    }

    /// Where a predicate would stand.
    fn statement(&self) -> &'static str {
        let has_statement =
            self.content.context().is_some_and(|content| content.statement.is_some());
        if has_statement { "/content/statement" } else { "/content" }
    }
}
