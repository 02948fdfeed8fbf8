//! Requests, receipts and packages for property tests that together break no rule of severity error.
#![cfg(feature = "proptest")]

mod choices;
mod narrow;
mod package;
mod seal;

use std::collections::HashSet;

use open_continuity_model::{
    ContextPackage, ContextRequest, GrantReceipt, Layer, OcpVersion, PackageContextContent,
    Selector, View,
};
use proptest::collection::vec;
use proptest::prelude::{Strategy, any};

use self::choices::{Choices, Times};
use super::schema_mismatch::schema_of;

/// A request, the receipt that answers it, and the package that is made under the receipt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Documents {
    /// What is asked for.
    pub request: ContextRequest,
    /// What is approved of it.
    pub receipt: GrantReceipt,
    /// What is delivered under that.
    pub package: ContextPackage,
}

impl Documents {
    /// The documents with an id of its own for each of them, and for each entry.
    fn named_apart(mut self) -> Self {
        let Self { request, receipt, package } = &mut self;
        let ids = [&mut request.id, &mut receipt.id, &mut package.id];
        let entries = package.entries.iter_mut().map(|entry| &mut entry.entry_id);
        let mut taken = HashSet::new();
        for (n, id) in ids.into_iter().chain(entries).enumerate() {
            if !taken.insert(id.clone()) {
                set(id, format!("urn:uuid:00000000-0000-4000-8000-{n:012}"));
            }
        }
        self
    }
}

/// Documents of one transfer, of every shape, that break no rule of severity error, alone and together.
///
/// They are the model's arbitrary documents, made to fit: the receipt approves some of what the request asks for, the package delivers
/// some of that, and the digests are those of what is there. A test that changes something puts them right with
/// [`Documents::sealed`].
///
/// ```
/// use opencheckpoint_rules::open_continuity::{self, Documents, With};
/// use opencheckpoint_rules::Severity;
/// use proptest::prelude::*;
///
/// proptest!(ProptestConfig::with_cases(20), |(documents in open_continuity::valid_exchange())| {
///     let Documents { request, receipt, package } = &documents;
///     let beside = [request.into(), receipt.into()];
///     let findings = open_continuity::check_with(package, &With { beside: &beside, at: None });
///     prop_assert!(findings.iter().all(|finding| finding.severity() < Severity::Error));
/// });
/// ```
pub fn valid_exchange() -> impl Strategy<Value = Documents> {
    let documents = (any::<ContextRequest>(), any::<GrantReceipt>(), any::<ContextPackage>());
    let contents = vec(any::<PackageContextContent>(), MOST_ENTRIES);
    (documents, contents, vec(any::<u8>(), 64), Times::any()).prop_map(
        |((request, receipt, package), contents, choices, times)| {
            let mut choices = Choices::new(choices);
            let request = requested(seal::carried(&request), &times, &mut choices);
            let receipt = approved(seal::carried(&receipt), &request, &times, &mut choices);
            let package = seal::carried(&package);
            let package = package::delivered(package, contents, &receipt, &times, &mut choices);
            Documents { request, receipt, package }.named_apart().sealed()
        },
    )
}

/// As many as the model's arbitrary packages have.
const MOST_ENTRIES: usize = 3;

fn requested(mut request: ContextRequest, times: &Times, choices: &mut Choices) -> ContextRequest {
    request.ocp_version = OcpVersion::V0_4;
    set(&mut request.schema_uri, schema_of("context_request"));
    if let Some(time) = &mut request.requested_not_after {
        *time = times.requested_not_after.clone();
    }
    // Something of which something can be delivered.
    if !choices.one_in(3) {
        let selectors = request.selectors.get_or_insert_default();
        selectors.push(Selector { layer: Some(Layer::Context), ..Selector::new() });
        request.views.get_or_insert_default().context = Some(View::Accepted);
    }
    request
}

fn approved(
    mut receipt: GrantReceipt,
    request: &ContextRequest,
    times: &Times,
    choices: &mut Choices,
) -> GrantReceipt {
    receipt.ocp_version = OcpVersion::V0_4;
    set(&mut receipt.schema_uri, schema_of("grant_receipt"));
    receipt.correlation_id = request.correlation_id.clone();
    receipt.purpose.code = request.purpose.code.clone();
    if let Some(recipient) = &request.delivery_recipient {
        receipt.delivery_recipient = recipient.clone();
    }
    receipt.not_before = times.not_before.clone();
    receipt.expires_at = times.expires_at.clone();
    receipt.approved_selectors = narrow::selectors(request.selectors(), choices);
    receipt.approved_views = narrow::views(request.views.as_ref(), choices);
    receipt.processing_recipients = narrow::recipients(request.processing_recipients(), choices);
    receipt.retention = narrow::retention(receipt.retention, request.retention.as_ref(), choices);
    receipt.processing_uses = narrow::uses(request.processing_uses.as_ref(), choices);
    receipt.offline_use = narrow::permission(request.offline_use.as_ref(), choices);
    receipt.proposal_rights = narrow::rights(request.proposal_rights.as_ref(), choices);
    receipt.delegation = narrow::delegation(request.delegation.as_ref(), choices);
    receipt
}

/// Sets a text; there is none that its type refuses.
fn set<T: TryFrom<String>>(text: &mut T, to: String) {
    if let Ok(to) = T::try_from(to) {
        *text = to;
    }
}
