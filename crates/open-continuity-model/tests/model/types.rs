//! The Rust side of the types: construction, open enums, content, what a reader is told.

use exact_json::{Integer, Json};
use open_continuity_model::{
    AuthorityBasisType, CONTEXT_CONTENT_SCHEMA, Canonicalization, ContextPackage, ContextRequest,
    Document, ExternalActionAuthority, GrantReceipt, Layer, OcpVersion, PackageContextContent,
    PackageEntry, Purpose, Sensitivity, View,
};

use crate::fixture;

const REQUEST: &str = r#"{"ocp_version":"0.4","schema_uri":"https://opencontinuity.org/schemas/0.4/context-request.schema.json","type":"context_request","id":"urn:uuid:39ef7160-7243-41e9-93cb-3a6daec9f566","revision":1,"correlation_id":"urn:uuid:bd6ee087-a8b4-450d-9f84-aa89b8b978c0","purpose":{"code":"p:"}}"#;

#[test]
fn a_request_is_built_from_its_required_members() {
    let request = ContextRequest::new(
        OcpVersion::V0_4,
        "https://opencontinuity.org/schemas/0.4/context-request.schema.json".parse().unwrap(),
        "urn:uuid:39ef7160-7243-41e9-93cb-3a6daec9f566".parse().unwrap(),
        Integer::from(1),
        "urn:uuid:bd6ee087-a8b4-450d-9f84-aa89b8b978c0".parse().unwrap(),
        Purpose::new("p:".parse().unwrap()),
    );
    assert_eq!(request.to_json_string(), REQUEST);
    assert_eq!(Document::from(request).to_json_string(), REQUEST);
}

#[test]
fn the_documents_of_the_page_are_read_into_types() {
    let receipt = GrantReceipt::from_json_str(&fixture("grant-receipt.json")).unwrap();
    assert_eq!(receipt.authority_basis.unwrap().type_, AuthorityBasisType::Self_);
    assert_eq!(receipt.approved_views.context, Some(View::Accepted));
    assert_eq!(receipt.approved_selectors[0].sensitivity_max, Some(Sensitivity::Normal));
    assert!(receipt.not_before.instant() < receipt.expires_at.instant());

    let package = ContextPackage::from_json_str(&fixture("context-package.json")).unwrap();
    assert_eq!(package.external_action_authority, Some(ExternalActionAuthority::None));
    assert_eq!(package.warnings, Some(vec![]));
    assert_eq!(package.integrity.unwrap().canonicalization, Some(Canonicalization::Rfc8785));
    let aliases = package.proposal_rights.unwrap().selectors.unwrap()[0].space_refs.clone();
    assert_eq!(aliases.unwrap(), ["urn:uuid:fd1d94b4-d14a-4920-983a-3b501238a6c5"]);
}

#[test]
fn content_is_typed_where_the_entry_says_that_it_is_of_the_context_layer() {
    let mut entry = PackageEntry::new("urn:uuid:1".parse().unwrap(), Layer::Context);
    assert_eq!(entry.context_content().unwrap(), None);
    entry.content = Some(Json::parse(r#"{"category":"statement","x":1.0}"#).unwrap());
    assert_eq!(entry.context_content().unwrap(), None);
    entry.content_schema_uri = Some(CONTEXT_CONTENT_SCHEMA.parse().unwrap());
    let content = entry.context_content().unwrap().unwrap();
    assert_eq!(content.to_json_string(), r#"{"category":"statement","x":1.0}"#);
    assert_eq!(PackageContextContent::default(), PackageContextContent::new());
    entry.content = Some(Json::parse(r#"{"category":7}"#).unwrap());
    assert_eq!(
        entry.context_content().unwrap_err().to_string(),
        "line 1, column 13, at /category: found 7, expected a string"
    );
}

#[test]
fn any_other_value_is_kept_as_what_it_is() {
    assert_eq!(OcpVersion::from("0.5"), OcpVersion::Other("0.5".to_owned()));
    let text = REQUEST.replace(r#""0.4","schema"#, r#""0.5","schema"#);
    let request = ContextRequest::from_json_str(&text).unwrap();
    assert_eq!((request.ocp_version.as_str(), request.to_json_string()), ("0.5", text));
    let known: Vec<&str> = View::KNOWN.iter().map(View::as_str).collect();
    assert_eq!(known, ["accepted", "none"]);
}

#[test]
fn errors_name_the_place_the_value_and_what_would_be_right() {
    let refused = |from: &str, to: &str| {
        ContextRequest::from_json_str(&REQUEST.replace(from, to)).unwrap_err().to_string()
    };
    assert_eq!(
        refused("context_request\"", "grant_receipt\""),
        r#"line 1, column 111, at /type: found "grant_receipt", expected "context_request""#
    );
    assert_eq!(
        refused(r#""type":"context_request","#, ""),
        r#"line 1, column 1, at the root: missing member "type""#
    );
    assert_eq!(
        refused(r#"{"code":"p:"}"#, r#"{"code":null}"#),
        "line 1, column 278, at /purpose/code: found null, expected a string"
    );
    let error = Document::from_json_str(r#"{"ocp_version":"0.4"}"#).unwrap_err().to_string();
    assert_eq!(error, r#"line 1, column 1, at the root: missing member "type""#);
}
