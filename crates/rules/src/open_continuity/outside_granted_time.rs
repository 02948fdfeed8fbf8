//! OCP203: the times within which a grant and a package hold.

use std::cmp::Ordering;

use exact_json::Timestamp;

use super::document_ref::DocumentRef;
use super::exchange::{Earlier, Exchange};
use crate::Severity;
use crate::finding::{Findings, shown};
use crate::rule::declare_rule;

declare_rule! {
    id: "OCP203",
    name: "outside-granted-time",
    format: OpenContinuity,
    severity: Error,
    since: "0.1.0",
    page: "outside_granted_time.md",
}

pub(super) fn check(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    for (place, time) in limits(exchange.document) {
        if !time.is_date_time() {
            findings.report_text(place, time.as_str(), |time| {
                format!("{time} is no time that there is, so that it limits nothing; correct it")
            });
        }
    }
    match exchange.document {
        DocumentRef::Receipt(receipt) => {
            let Some(request) = exchange.asked() else { return };
            let expires = Time::new("/expires_at", &receipt.expires_at);
            expires.not_after(request.requested_not_after.as_ref(), REQUESTED, findings);
            Time::new("/not_before", &receipt.not_before).not_before(
                request.created_at.as_ref(),
                "the time at which the request was made",
                &mut findings.at_most(Severity::Warning),
            );
        }
        DocumentRef::Package(package) => {
            let expires = Time::new("/expires_at", &package.expires_at);
            for earlier in exchange.earlier() {
                let is_late = match earlier {
                    Earlier::Receipt(receipt) => {
                        if let Some(issued) = &package.issued_at {
                            let issued = Time::new("/issued_at", issued);
                            issued.not_before(Some(&receipt.not_before), NOT_BEFORE, findings);
                            issued.not_after(Some(&receipt.expires_at), EXPIRES, findings);
                        }
                        expires.not_after(Some(&receipt.expires_at), EXPIRES, findings)
                    }
                    Earlier::Request(request) => {
                        expires.not_after(request.requested_not_after.as_ref(), REQUESTED, findings)
                    }
                };
                // What is too late for the receipt may be so for the request, too; once is enough.
                if is_late {
                    break;
                }
            }
        }
        DocumentRef::Request(_) | DocumentRef::Other(_) => {}
    }
}

const NOT_BEFORE: &str = "\"not_before\" of the receipt";
const EXPIRES: &str = "\"expires_at\" of the receipt";
const REQUESTED: &str = "\"requested_not_after\" of the request";

/// The times of a document that limit it.
fn limits(document: DocumentRef<'_>) -> Vec<(&'static str, &Timestamp)> {
    match document {
        DocumentRef::Request(request) => {
            request.requested_not_after.iter().map(|time| ("/requested_not_after", time)).collect()
        }
        DocumentRef::Receipt(receipt) => {
            vec![("/not_before", &receipt.not_before), ("/expires_at", &receipt.expires_at)]
        }
        DocumentRef::Package(package) => {
            let issued = package.issued_at.iter().map(|time| ("/issued_at", time));
            issued.chain([("/expires_at", &package.expires_at)]).collect()
        }
        DocumentRef::Other(_) => Vec::new(),
    }
}

/// A time of the document, and where it stands.
#[derive(Clone, Copy)]
struct Time<'t> {
    place: &'static str,
    time: &'t Timestamp,
}

impl<'t> Time<'t> {
    fn new(place: &'static str, time: &'t Timestamp) -> Self {
        Self { place, time }
    }

    /// Reports it where it is after the other, and says whether it did.
    fn not_after(self, other: Option<&Timestamp>, what: &str, findings: &mut Findings<'_>) -> bool {
        self.compare(other, what, findings, Ordering::is_gt, "after")
    }

    /// Reports it where it is before the other, and says whether it did.
    fn not_before(
        self,
        other: Option<&Timestamp>,
        what: &str,
        findings: &mut Findings<'_>,
    ) -> bool {
        self.compare(other, what, findings, Ordering::is_lt, "before")
    }

    fn compare(
        self,
        other: Option<&Timestamp>,
        what: &str,
        findings: &mut Findings<'_>,
        is_wrong: fn(Ordering) -> bool,
        relation: &str,
    ) -> bool {
        let Self { place, time } = self;
        let Some(other) = other else { return false };
        // A time of this document's that is none has been told of.
        if !time.is_date_time() {
            return false;
        }
        let text = shown(other.as_str());
        let message = match time.cmp_instant(other) {
            Some(order) if !is_wrong(order) => return false,
            Some(_) => format!("is {relation} {text}, {what}; correct one of the times"),
            None => format!(
                "cannot be compared with {text}, {what}, which is no time that there is; get a \
                 document with a time that is one"
            ),
        };
        findings.report_text(place, time.as_str(), |time| format!("{time} {message}"));
        true
    }
}
