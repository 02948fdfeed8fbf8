//! Whether anything may be handed out, and what.

use exact_json::digest::Sha256;
use exact_json::{Timestamp, Uri};
use open_continuity_model::{
    ContextRequest, GrantReceipt, ItemCategory, Layer, PackageSelector, Selector, Sensitivity, View,
};
use opencheckpoint_rules::open_continuity::{self, DocumentRef, With, broader};
use opencheckpoint_rules::{Finding, RuleId, Severity};

use crate::bind::Bind;
use crate::document::Document;
use crate::error::RequestError;
use crate::options::Options;

/// Findings that are listed at most.
const MOST: usize = 5;

/// What was granted, and what the operator says beside it.
pub(super) struct Grant<'o> {
    pub(super) receipt: &'o GrantReceipt,
    pub(super) request: &'o ContextRequest,
    pub(super) bind: Option<&'o Document<Bind>>,
    /// When the package is issued.
    pub(super) now: &'o Timestamp,
    /// The digest that references to the receipt have.
    pub(super) digest: Sha256,
    /// The approved view of the context layer.
    pub(super) view: &'o View,
}

impl<'o> Grant<'o> {
    /// What the operator handed in, if the receipt holds.
    ///
    /// # Errors
    ///
    /// What is missing; or why the receipt does not hold.
    pub(super) fn of(options: &'o Options) -> Result<Self, RequestError> {
        let (grant, request, now) = (&options.grant, &options.request, &options.now);
        let (Some(grant), Some(request), Some(now)) = (grant, request, now) else {
            let given = [
                ("--grant", grant.is_some()),
                ("--request", request.is_some()),
                ("--now", now.is_some()),
            ];
            let missing = given.into_iter().filter(|(_, is_given)| !is_given);
            return Err(RequestError::NoGrant {
                missing: missing.map(|(option, _)| option).collect(),
            });
        };
        let (receipt, request) = (grant.value(), request.value());
        let digest = verify(receipt, request, now)?;
        let Some(view) = context_view(receipt) else {
            return Err(refused(vec![format!(
                "{} at \"/approved_views\": nothing of the context layer is approved, so that any entry would be outside it",
                RuleId::OCP204
            )]));
        };
        Ok(Self { receipt, request, bind: options.bind.as_ref(), now, digest, view })
    }

    /// Whether some one approved selector covers what is like this. A space is known by its name, where anything says it.
    pub(super) fn covers(&self, like: &Like<'_>) -> bool {
        let selector = PackageSelector {
            layer: Some(Layer::Context),
            item_categories: like.category.map(|category| vec![category.clone()]),
            predicates: like.predicate.map(|predicate| vec![predicate.clone()]),
            sensitivity_max: like.sensitivity.cloned(),
            ..PackageSelector::new()
        };
        self.receipt.approved_selectors.iter().any(|approved| {
            is_in_space(approved, like.space)
                && broader::package_selectors(
                    std::slice::from_ref(&selector),
                    std::slice::from_ref(approved),
                )
                .is_empty()
        })
    }
}

/// What selectors select an entry by.
#[derive(Clone, Copy, Default)]
pub(super) struct Like<'l> {
    pub(super) category: Option<&'l ItemCategory>,
    pub(super) predicate: Option<&'l Uri>,
    pub(super) sensitivity: Option<&'l Sensitivity>,
    /// The space's own id, and not an alias of it.
    pub(super) space: Option<&'l str>,
}

fn is_in_space(approved: &Selector, space: Option<&str>) -> bool {
    approved.space_refs.as_ref().is_none_or(|spaces| {
        space.is_some_and(|space| spaces.iter().any(|one| one.id.as_str() == space))
    })
}

/// The approved view of the context layer, if it shows anything that an approved selector selects.
fn context_view(receipt: &GrantReceipt) -> Option<&View> {
    let is_selected = receipt
        .approved_selectors
        .iter()
        .any(|selector| selector.layer.as_ref().is_none_or(|layer| *layer == Layer::Context));
    receipt.approved_views.context.as_ref().filter(|view| is_selected && **view != View::None)
}

/// Makes sure that the receipt holds now, and answers the request; returns its digest.
fn verify(
    receipt: &GrantReceipt,
    request: &ContextRequest,
    now: &Timestamp,
) -> Result<Sha256, RequestError> {
    let beside = [DocumentRef::from(request)];
    let with = With { beside: &beside, at: Some(now) };
    let mut findings = Vec::new();
    for (name, found) in [
        ("the request", open_continuity::check(request)),
        ("the receipt", open_continuity::check_with(receipt, &with)),
    ] {
        let grave = found.iter().filter(|finding| is_grave(finding));
        findings.extend(grave.map(|finding| {
            let rule = finding.rule();
            format!("{} at {:?} of {name}: {}", rule.id, finding.pointer(), finding.message())
        }));
    }
    // The rules compare what a reference names only where that is at hand.
    let named = receipt.request_ref.as_ref().map(|reference| reference.id.as_str());
    if named.is_none_or(|named| !named.eq_ignore_ascii_case(request.id.as_str())) {
        findings.push(format!(
            "{} at \"/request_ref\" of the receipt: it does not answer the request, {:?}",
            RuleId::OCP103,
            request.id.as_str()
        ));
    }
    match receipt.canonical_digest() {
        Ok(digest) if findings.is_empty() => Ok(digest),
        Ok(_) => Err(refused(findings)),
        Err(error) => {
            let without_form = format!("{}: the receipt has no digest: {error}", RuleId::OCP103);
            findings.push(without_form);
            Err(refused(findings))
        }
    }
}

/// To read a receipt that has expired, or was revoked, is a warning to a reader; here it would be used.
fn is_grave(finding: &Finding) -> bool {
    finding.severity() == Severity::Error
        || [RuleId::OCP208, RuleId::OCP210].contains(&finding.rule().id)
}

fn refused(mut findings: Vec<String>) -> RequestError {
    findings.truncate(MOST);
    RequestError::Ungranted { findings }
}
