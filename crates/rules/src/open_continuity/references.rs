//! The references of a document.

use open_continuity_model::{
    ContextPackage, ContextRequest, DeliveryRecipient, GrantReceipt, ProposalRights, Reference,
    Selector,
};

use super::document_ref::DocumentRef;

/// Every reference of a document, with the pointer to it.
pub(super) fn references(document: DocumentRef<'_>) -> Vec<(String, &Reference)> {
    let mut found = Vec::new();
    match document {
        DocumentRef::Request(request) => {
            let ContextRequest { delivery_recipient, selectors, proposal_rights, .. } = request;
            of_recipient(delivery_recipient.as_ref(), &mut found);
            of_selectors("/selectors", selectors.as_deref(), &mut found);
            of_rights(proposal_rights.as_ref(), &mut found);
        }
        DocumentRef::Receipt(receipt) => {
            let GrantReceipt {
                request_ref,
                delivery_recipient,
                approved_selectors,
                proposal_rights,
                ..
            } = receipt;
            let reference = request_ref.iter();
            found.extend(reference.map(|reference| ("/request_ref".to_owned(), reference)));
            of_recipient(Some(delivery_recipient), &mut found);
            of_selectors("/approved_selectors", Some(approved_selectors), &mut found);
            of_rights(proposal_rights.as_ref(), &mut found);
        }
        DocumentRef::Package(package) => {
            // Spaces are named by aliases in a package.
            let ContextPackage { grant_receipt_ref, delivery_recipient, .. } = package;
            let reference = grant_receipt_ref.iter();
            found.extend(reference.map(|reference| ("/grant_receipt_ref".to_owned(), reference)));
            of_recipient(Some(delivery_recipient), &mut found);
        }
        DocumentRef::Other(_) => {}
    }
    found
}

type Found<'d> = Vec<(String, &'d Reference)>;

fn of_recipient<'d>(recipient: Option<&'d DeliveryRecipient>, found: &mut Found<'d>) {
    let declaration = recipient.and_then(|recipient| recipient.client_declaration_ref.as_ref());
    let place = "/delivery_recipient/client_declaration_ref";
    found.extend(declaration.map(|reference| (place.to_owned(), reference)));
}

fn of_rights<'d>(rights: Option<&'d ProposalRights>, found: &mut Found<'d>) {
    let selectors = rights.and_then(|rights| rights.selectors.as_deref());
    of_selectors("/proposal_rights/selectors", selectors, found);
}

fn of_selectors<'d>(place: &str, selectors: Option<&'d [Selector]>, found: &mut Found<'d>) {
    for (n, selector) in selectors.into_iter().flatten().enumerate() {
        for (m, reference) in selector.space_refs.iter().flatten().enumerate() {
            found.push((format!("{place}/{n}/space_refs/{m}"), reference));
        }
    }
}
