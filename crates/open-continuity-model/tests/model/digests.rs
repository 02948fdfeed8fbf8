//! The digests that the page's documents state are those of the typed documents.

use exact_json::digest::sha256;
use exact_json::{Json, jcs};
use open_continuity_model::{ContextPackage, ContextRequest, GrantReceipt};

use crate::fixture;

/// The digest of the canonical form of JSON text.
fn digest(text: &str) -> String {
    let form = Json::parse(text).unwrap().with(jcs::canonicalize).unwrap();
    sha256(form.as_bytes()).to_ocp()
}

#[test]
fn a_reference_has_the_digest_of_the_whole_object() {
    let request = ContextRequest::from_json_str(&fixture("context-request.json")).unwrap();
    let receipt = GrantReceipt::from_json_str(&fixture("grant-receipt.json")).unwrap();
    let package = ContextPackage::from_json_str(&fixture("context-package.json")).unwrap();
    let to_request = receipt.request_ref.as_ref().unwrap();
    assert_eq!(to_request.digest, digest(&request.to_json_string()).as_str());
    assert_eq!((&to_request.id, &to_request.revision), (&request.id, &request.revision));
    let to_receipt = package.grant_receipt_ref.as_ref().unwrap();
    assert_eq!(to_receipt.digest, digest(&receipt.to_json_string()).as_str());
    assert_eq!((&to_receipt.id, &to_receipt.revision), (&receipt.id, &receipt.revision));
}

#[test]
fn a_package_and_its_entries_have_the_digests_that_they_state() {
    let mut package = ContextPackage::from_json_str(&fixture("context-package.json")).unwrap();
    let entry = &package.entries[0];
    let content = entry.context_content().unwrap().unwrap();
    assert_eq!(entry.digest.as_ref().unwrap(), digest(&content.to_json_string()).as_str());
    let integrity = package.integrity.take().unwrap();
    assert_eq!(integrity.digest.unwrap(), digest(&package.to_json_string()).as_str());
}
