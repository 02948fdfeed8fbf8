//! OCP202: a receipt gives no more than was asked for, a package no more than was granted.

use std::collections::HashSet;

use exact_json::pointer::tokens;
use open_continuity_model::{
    ContextPackage, ContextRequest, Delegation, GrantReceipt, Permission, ProcessingRecipient,
    ProcessingUses, Retention,
};

use super::broader::{self, Broader, Excess};
use super::exchange::{Earlier, Exchange};
use crate::finding::{Findings, shown};
use crate::rule::declare_rule;

declare_rule! {
    id: "OCP202",
    name: "broader-than-allowed",
    format: OpenContinuity,
    severity: Error,
    since: "0.1.0",
    page: "broader_than_allowed.md",
}

pub(super) fn check(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    if let Some((receipt, Some(request))) = exchange.receipt() {
        for (member, parts) in approved(receipt, request) {
            report(member, &parts, "the request", findings);
        }
    }
    let Some(package) = exchange.package() else { return };
    let mut reported = HashSet::new();
    for earlier in exchange.earlier() {
        for (member, parts) in passed_on(package, earlier) {
            // What goes beyond the receipt may go beyond the request, too; once is enough.
            if !parts.is_empty() && reported.insert(member) {
                report(member, &parts, earlier.name(), findings);
            }
        }
    }
}

/// What a receipt approves beyond the request, member by member.
fn approved(receipt: &GrantReceipt, request: &ContextRequest) -> [(&'static str, Vec<Broader>); 8] {
    let selectors = Some(&*receipt.approved_selectors);
    let [of, than] = [Earlier::Receipt(receipt), Earlier::Request(request)];
    let rights = broader::proposal_rights(of.proposal_rights(), than.proposal_rights());
    let [recipients, retention, uses, offline_use, delegation] =
        beyond(&Limits::of(of), &Limits::of(than));
    [
        ("approved_selectors", broader::selectors(selectors, request.selectors.as_deref())),
        ("approved_views", broader::views(Some(&receipt.approved_views), request.views.as_ref())),
        recipients,
        retention,
        uses,
        offline_use,
        ("proposal_rights", rights),
        delegation,
    ]
}

/// What a package passes on beyond what limits it, member by member.
fn passed_on(package: &ContextPackage, than: Earlier<'_>) -> [(&'static str, Vec<Broader>); 6] {
    let of = Limits {
        recipients: package.processing_recipients.as_deref(),
        retention: Some(&package.retention),
        uses: Some(&package.processing_uses),
        offline_use: Some(&package.offline_use),
        delegation: package.delegation.as_ref(),
    };
    let rights = package.proposal_rights.as_ref();
    let rights = broader::package_proposal_rights(rights, than.proposal_rights());
    let [recipients, retention, uses, offline_use, delegation] = beyond(&of, &Limits::of(than));
    [recipients, retention, uses, offline_use, ("proposal_rights", rights), delegation]
}

/// What all three documents limit in the same way; proposal rights are of a type of their own in a package.
struct Limits<'l> {
    recipients: Option<&'l [ProcessingRecipient]>,
    retention: Option<&'l Retention>,
    uses: Option<&'l ProcessingUses>,
    offline_use: Option<&'l Permission>,
    delegation: Option<&'l Delegation>,
}

impl<'l> Limits<'l> {
    fn of(earlier: Earlier<'l>) -> Self {
        match earlier {
            Earlier::Request(request) => Self {
                recipients: request.processing_recipients.as_deref(),
                retention: request.retention.as_ref(),
                uses: request.processing_uses.as_ref(),
                offline_use: request.offline_use.as_ref(),
                delegation: request.delegation.as_ref(),
            },
            Earlier::Receipt(receipt) => Self {
                recipients: Some(&receipt.processing_recipients),
                retention: Some(&receipt.retention),
                uses: receipt.processing_uses.as_ref(),
                offline_use: receipt.offline_use.as_ref(),
                delegation: receipt.delegation.as_ref(),
            },
        }
    }
}

fn beyond(of: &Limits<'_>, than: &Limits<'_>) -> [(&'static str, Vec<Broader>); 5] {
    [
        ("processing_recipients", broader::processing_recipients(of.recipients, than.recipients)),
        ("retention", broader::retention(of.retention, than.retention)),
        ("processing_uses", broader::processing_uses(of.uses, than.uses)),
        ("offline_use", broader::offline_use(of.offline_use, than.offline_use)),
        ("delegation", broader::delegation(of.delegation, than.delegation)),
    ]
}

fn report(member: &str, parts: &[Broader], whose: &str, findings: &mut Findings<'_>) {
    for Broader { pointer, excess } in parts {
        let place = format!("/{member}{pointer}");
        match excess {
            Excess::Value { is, than } => findings.report_text(place, is, |is| {
                format!("{is} is not within {}, which {whose} has here; narrow it", shown(than))
            }),
            Excess::Unstated { is } => findings.report_text(place, is, |is| {
                format!("{is} is allowed, of which {whose} says nothing; take it back")
            }),
            Excess::Item { is } => findings.report_text(place, is, |is| {
                format!("{is} is not among what {whose} has here; take it out")
            }),
            // What is missing is found at its object.
            Excess::Absent | Excess::UnknownAbsent => {
                let (object, _) = place.rsplit_once('/').unwrap_or_default();
                let absent = tokens(&place).last().unwrap_or_default();
                findings.report(
                    object,
                    format!(
                        "there is no {}, which {whose} states; state it, no broader than there",
                        shown(&absent),
                    ),
                );
            }
            Excess::Layer => findings.report(
                place,
                format!("{whose} has no selector of this layer; take this one out"),
            ),
            Excess::Unknown => findings.report(
                place,
                format!(
                    "what this allows is not known, and {whose} does not have it so; have it as there, \
                     or take it out"
                ),
            ),
            Excess::Uncompared => findings.report(
                place,
                format!("there is too much here to compare with {whose}; say it in fewer items"),
            ),
        }
    }
}
