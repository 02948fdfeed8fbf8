//! OCP210: the status of a receipt.

use open_continuity_model::GrantReceiptStatus;

use super::exchange::Exchange;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "OCP210",
    name: "inactive-receipt",
    format: OpenContinuity,
    severity: Warning,
    since: "0.1.0",
    page: "inactive_receipt.md",
}

pub(super) fn check(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    let Some((receipt, _)) = exchange.receipt() else { return };
    match &receipt.status {
        Some(GrantReceiptStatus::Active) => {}
        Some(GrantReceiptStatus::Other(status)) => {
            findings.report_text("/status", status, |status| {
                format!(
                    "the receipt is {status}, not \"active\"; do nothing under it unless its live status, \
                     to which \"status_ref\" leads, is active"
                )
            });
        }
        None => findings.report(
            "",
            "the receipt has no \"status\"; do nothing under it unless its live status, to which \
             \"status_ref\" leads, is active",
        ),
    }
}
