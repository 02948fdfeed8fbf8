//! The types accept exactly what the schema accepts without its rules, on generated and on broken documents.

use std::sync::LazyLock;

use exact_json::Json;
use jsonschema::Validator;
use opencheckpoint_model::Checkpoint;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::breaking::{apply, breaking};

/// The schema without its rules, as codegen leaves it.
static SHAPE: LazyLock<Validator> = LazyLock::new(|| {
    let shape = include_str!("../../src/generated/v0_1/checkpoint.shape.json");
    jsonschema::validator_for(&serde_json::from_str(shape).unwrap()).unwrap()
});

// As many cases as PROPTEST_CASES says: `cargo xtask test` tries ten thousand.
proptest! {
    #[test]
    fn a_generated_document_comes_back(checkpoint in any::<Checkpoint>()) {
        let text = checkpoint.to_json_string();
        prop_assert_eq!(&serde_json::to_string(&checkpoint).unwrap(), &text);
        let compact = Json::parse(&text).unwrap();
        prop_assert_eq!(compact.as_text(), &text);
        let ours = Checkpoint::from_json_str(&text).unwrap();
        prop_assert_eq!(ours.to_json_string(), text.as_str());
        prop_assert_eq!(&ours, &checkpoint);
        prop_assert_eq!(&serde_json::from_str::<Checkpoint>(&text).unwrap(), &checkpoint);
    }

    #[test]
    fn a_generated_document_is_of_the_schemas_shape(checkpoint in any::<Checkpoint>()) {
        let value = serde_json::from_str(&checkpoint.to_json_string()).unwrap();
        prop_assert!(SHAPE.is_valid(&value), "{value}");
    }

    #[test]
    fn types_and_schema_agree_on_a_broken_document(
        checkpoint in any::<Checkpoint>(),
        breaks in prop::collection::vec(breaking(NAMES, &values()), 1..4),
    ) {
        let mut value: Value = serde_json::from_str(&checkpoint.to_json_string()).unwrap();
        for (place, change) in breaks {
            apply(&mut value, place, &change);
        }
        let text = value.to_string();
        let read = Checkpoint::from_json_str(&text);
        prop_assert_eq!(read.is_ok(), SHAPE.is_valid(&value), "{:?}: {}", read.err(), text);
    }
}

pub(crate) const NAMES: &[&str] =
    &["id", "type", "kind", "extensions", "refs", "xyz", "status", "description"];

/// Values that are right in one place and wrong in another.
pub(crate) fn values() -> Vec<Value> {
    vec![
        json!(null),
        json!(true),
        json!(7),
        json!(1.5),
        json!(5.0),
        json!(""),
        json!("active"),
        json!("unknown"),
        json!("instruction"),
        json!("not a local id"),
        json!("a:1"),
        json!("2026-99-99T99:99:99Z"),
        json!("2026-01-01t00:00:00z"),
        json!("2026-01-01T00:00:00.5+01:00"),
        json!("x".repeat(257)),
        json!("é".repeat(4096)),
        json!("é".repeat(4097)),
        json!("x".repeat(16385)),
        json!([]),
        json!(["a"]),
        json!([null]),
        json!({}),
        json!({"id": "a", "description": "d"}),
        json!({"name": "n"}),
    ]
}
