//! The types accept exactly what the schema accepts, on generated and on broken documents.

use std::sync::LazyLock;

use jsonschema::Validator;
use open_continuity_model::{Document, PackageContextContent};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::laws;

/// The schema as codegen leaves it, of one file.
static SHAPE: LazyLock<Validator> =
    LazyLock::new(|| laws::validator(include_str!("../../src/generated/v0_4/document.shape.json")));

/// The part of it that no document refers to.
static CONTENT: LazyLock<Validator> = LazyLock::new(|| {
    let shape = include_str!("../../src/generated/v0_4/document.shape.json");
    let shape: Value = serde_json::from_str(shape).unwrap();
    let content = json!({ "$ref": "#/$defs/packageContextContent", "$defs": shape["$defs"] });
    jsonschema::validator_for(&content).unwrap()
});

// As many cases as PROPTEST_CASES says: `cargo xtask test` tries ten thousand.
proptest! {
    #[test]
    fn a_generated_document_comes_back(document in any::<Document>()) {
        laws::comes_back(&document)?;
    }

    #[test]
    fn a_generated_document_is_of_the_schemas_shape(document in any::<Document>()) {
        laws::is_of_shape(&document, &SHAPE)?;
    }

    #[test]
    fn types_and_schema_agree_on_a_broken_document(
        document in any::<Document>(),
        breaks in laws::breaks(NAMES, &values()),
    ) {
        laws::agrees(&document, &breaks, &SHAPE)?;
    }

    #[test]
    fn types_and_schema_agree_on_broken_content(
        content in any::<PackageContextContent>(),
        breaks in laws::breaks(NAMES, &values()),
    ) {
        laws::agrees(&content, &breaks, &CONTENT)?;
    }
}

pub(crate) const NAMES: &[&str] =
    &["type", "id", "mode", "created_at", "purpose", "digest", "layer", "xyz", "extensions"];

/// Values that are right in one place and wrong in another.
pub(crate) fn values() -> Vec<Value> {
    vec![
        json!(null),
        json!(true),
        json!(7),
        json!(1.5),
        json!(5.0),
        json!(""),
        json!("context_request"),
        json!("grant_receipt"),
        json!("context_package"),
        json!("client_declaration"),
        json!("2026-01-01t00:00:00z"),
        json!("2026-01-01T00:00:00.5+01:00"),
        json!([]),
        json!(["a"]),
        json!([{ "recipient": { "id": "a" } }]),
        json!({}),
        json!({"mode": "none"}),
        json!({"code": "a"}),
    ]
}
