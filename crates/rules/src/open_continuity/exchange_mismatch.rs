//! OCP201: what the documents of one transfer have in common.

use exact_json::UrnUuid;
use open_continuity_model::{DeliveryRecipient, GrantReceipt, Purpose};

use super::document_ref::DocumentRef;
use super::exchange::{Earlier, Exchange};
use super::ids;
use crate::finding::{Findings, shown};
use crate::rule::declare_rule;

declare_rule! {
    id: "OCP201",
    name: "exchange-mismatch",
    format: OpenContinuity,
    severity: Error,
    since: "0.1.0",
    page: "exchange_mismatch.md",
}

/// What is the same in all documents of one transfer: where it stands, and how it is called.
const SHARED: [(&str, &str); 4] = [
    ("/correlation_id", "correlation identifier"),
    ("/purpose/code", "purpose"),
    ("/delivery_recipient/recipient/id", "delivery recipient"),
    ("/delivery_recipient/client_instance/id", "client instance"),
];

pub(super) fn check(exchange: &Exchange<'_>, findings: &mut Findings<'_>) {
    let own = match exchange.document {
        DocumentRef::Receipt(receipt) => of_receipt(receipt),
        DocumentRef::Package(package) => {
            shared(&package.correlation_id, &package.purpose, Some(&package.delivery_recipient))
        }
        DocumentRef::Request(_) | DocumentRef::Other(_) => return,
    };
    let earlier: Vec<_> = exchange.earlier().map(|earlier| (earlier.name(), of(earlier))).collect();
    for (n, (place, what)) in SHARED.into_iter().enumerate() {
        // What differs from the receipt may differ from the request, too; once is enough.
        let differs = earlier.iter().find_map(|(name, earlier)| {
            let (own, other) = (own.get(n)?.as_ref()?, earlier.get(n)?.as_ref()?);
            (!ids::is_same(own, other)).then_some((own, name, other))
        });
        let Some((own, name, other)) = differs else { continue };
        findings.report_text(place, own, |own| {
            format!(
                "the {what} is {own}, and that of {name} is {}; use the documents of one transfer \
                 together, or correct the one that is wrong",
                shown(other),
            )
        });
    }
}

/// What a document shares with the others, in the order of [`SHARED`], as far as it states it.
type Shared<'d> = [Option<&'d str>; 4];

fn of(earlier: Earlier<'_>) -> Shared<'_> {
    match earlier {
        Earlier::Receipt(receipt) => of_receipt(receipt),
        Earlier::Request(request) => {
            shared(&request.correlation_id, &request.purpose, request.delivery_recipient.as_ref())
        }
    }
}

fn of_receipt(receipt: &GrantReceipt) -> Shared<'_> {
    shared(&receipt.correlation_id, &receipt.purpose, Some(&receipt.delivery_recipient))
}

fn shared<'d>(
    correlation_id: &'d UrnUuid,
    purpose: &'d Purpose,
    recipient: Option<&'d DeliveryRecipient>,
) -> Shared<'d> {
    let instance = recipient.and_then(|recipient| recipient.client_instance.as_ref());
    [
        Some(correlation_id.as_str()),
        Some(purpose.code.as_str()),
        recipient.map(|recipient| recipient.recipient.id.as_str()),
        instance.map(|instance| instance.id.as_str()),
    ]
}
