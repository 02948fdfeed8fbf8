//! OCP208: the time at which a document is to be used.

use std::cmp::Ordering;

use super::document_ref::DocumentRef;
use super::exchange::Exchange;
use crate::finding::{Findings, shown};
use crate::rule::declare_rule;

declare_rule! {
    id: "OCP208",
    name: "expired-or-not-yet-valid",
    format: OpenContinuity,
    severity: Warning,
    since: "0.1.0",
    page: "expired_or_not_yet_valid.md",
}

pub(super) fn check(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    let Some(at) = exchange.at else { return };
    let (not_before, expires_at) = match exchange.document {
        DocumentRef::Receipt(receipt) => (Some(&receipt.not_before), &receipt.expires_at),
        DocumentRef::Package(package) => (None, &package.expires_at),
        DocumentRef::Request(_) | DocumentRef::Other(_) => return,
    };
    let limits = [
        not_before.map(|time| ("/not_before", time, Ordering::Less, "holds only from")),
        Some(("/expires_at", expires_at, Ordering::Greater, "expired at")),
    ];
    let now = shown(at.as_str());
    for (place, time, wrong, relation) in limits.into_iter().flatten() {
        // A limit that is no time is OCP203's.
        if !time.is_date_time() {
            continue;
        }
        match at.cmp_instant(time) {
            Some(order) if order != wrong => {}
            Some(_) => findings.report_text(place, time.as_str(), |time| {
                format!("it {relation} {time}, and the time is {now}; do not use it then")
            }),
            None => findings.report_text(place, time.as_str(), |time| {
                format!("{time} cannot be compared with {now}, which is no time; ask for another")
            }),
        }
    }
}
