//! The types accept exactly what the schema accepts, on generated and on broken documents.

use std::sync::LazyLock;

use exact_json::Json;
use jsonschema::Validator;
use open_continuity_model::{Document, PackageContextContent};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::breaking::{apply, breaking};

/// The schema as codegen leaves it, of one file.
static SHAPE: LazyLock<Validator> = LazyLock::new(|| {
    let shape = include_str!("../../src/generated/v0_4/document.shape.json");
    jsonschema::validator_for(&serde_json::from_str(shape).unwrap()).unwrap()
});

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
        let text = document.to_json_string();
        prop_assert_eq!(&serde_json::to_string(&document).unwrap(), &text);
        let compact = Json::parse(&text).unwrap();
        prop_assert_eq!(compact.as_text(), &text);
        let ours = Document::from_json_str(&text).unwrap();
        prop_assert_eq!(ours.to_json_string(), text.as_str());
        prop_assert_eq!(&ours, &document);
        prop_assert_eq!(&serde_json::from_str::<Document>(&text).unwrap(), &document);
    }

    #[test]
    fn a_generated_document_is_of_the_schemas_shape(document in any::<Document>()) {
        let value = serde_json::from_str(&document.to_json_string()).unwrap();
        prop_assert!(SHAPE.is_valid(&value), "{value}");
    }

    #[test]
    fn types_and_schema_agree_on_a_broken_document(
        document in any::<Document>(),
        breaks in prop::collection::vec(breaking(NAMES, &values()), 1..4),
    ) {
        let mut value: Value = serde_json::from_str(&document.to_json_string()).unwrap();
        for (place, change) in breaks {
            apply(&mut value, place, &change);
        }
        let text = value.to_string();
        let read = Document::from_json_str(&text);
        prop_assert_eq!(read.is_ok(), SHAPE.is_valid(&value), "{:?}: {}", read.err(), text);
    }

    #[test]
    fn types_and_schema_agree_on_broken_content(
        content in any::<PackageContextContent>(),
        breaks in prop::collection::vec(breaking(NAMES, &values()), 0..3),
    ) {
        let mut value: Value = serde_json::from_str(&content.to_json_string()).unwrap();
        for (place, change) in breaks {
            apply(&mut value, place, &change);
        }
        let text = value.to_string();
        let read = PackageContextContent::from_json_str(&text);
        prop_assert_eq!(read.is_ok(), CONTENT.is_valid(&value), "{:?}: {}", read.err(), text);
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
