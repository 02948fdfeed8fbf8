//! A document comes back as it was, by whatever door it goes in and out.
//!
//! `cargo xtask test` runs this file also with the features of `serde_json` that change how it holds numbers and maps.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

use exact_json::Json;
use open_continuity_model::{ContextPackage, ContextRequest, Document, GrantReceipt};

/// A folder of the repository's, from whichever crate the test is compiled in.
fn folder(path: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().map(|root| root.join(path)).find(|folder| folder.is_dir()).unwrap()
}

fn fixture(name: &str) -> String {
    fs::read_to_string(folder("fixtures/open-continuity").join(name)).unwrap()
}

const FIXTURES: [&str; 3] = ["context-request.json", "grant-receipt.json", "context-package.json"];

/// The text without white space between its tokens: everything else as it was.
fn compact(text: &str) -> String {
    Json::parse(text).unwrap().as_text().to_owned()
}

#[test]
fn each_type_gives_the_compact_text_of_its_document_back() {
    let [request, receipt, package] = FIXTURES.map(fixture);
    let written = ContextRequest::from_json_str(&request).unwrap().to_json_string();
    assert_eq!(written, compact(&request));
    let written = GrantReceipt::from_json_str(&receipt).unwrap().to_json_string();
    assert_eq!(written, compact(&receipt));
    let written = ContextPackage::from_json_str(&package).unwrap().to_json_string();
    assert_eq!(written, compact(&package));
}

#[test]
fn a_document_of_any_type_comes_back_by_both_doors() {
    for name in FIXTURES {
        let text = fixture(name);
        let ours = Document::from_json_str(&text).unwrap();
        let theirs: Document = serde_json::from_str(&text).unwrap();
        assert_eq!(ours, theirs, "{name}");
        assert_eq!(Document::from_slice(text.as_bytes()).unwrap(), ours, "{name}");
        assert_eq!(ours.to_json_string(), compact(&text), "{name}");
        assert_eq!(serde_json::to_string(&theirs).unwrap(), compact(&text), "{name}");
    }
}

#[test]
fn a_document_of_another_type_is_kept_whole() {
    let text = r#"{"revision":1.0,"type":"client_declaration","id":"\u0061","type_":null}"#;
    let document = Document::from_json_str(text).unwrap();
    assert_eq!(document.type_(), "client_declaration");
    assert_eq!(document.to_json_string(), text);
    assert_eq!(serde_json::to_string(&document).unwrap(), text);
}

#[test]
fn what_the_page_does_not_show_is_kept_in_its_spelling_and_order() {
    let text = compact(&fixture("context-request.json"))
        .replace(r#""mode":"bounded""#, r#""mode":"by_\"vote\"""#)
        .replace(r#""mode":"none"}"#, r#""mode":"none","z":1e2,"a":{"b":[-0]}}"#)
        .replace(
            r#""status":"submitted"}"#,
            r#""status":"weighed","z":null,"a":12345678901234567890123}"#,
        );
    let request = ContextRequest::from_json_str(&text).unwrap();
    assert_eq!(request.to_json_string(), text);
    let theirs: ContextRequest = serde_json::from_str(&text).unwrap();
    assert_eq!(serde_json::to_string(&theirs).unwrap(), text);
}
