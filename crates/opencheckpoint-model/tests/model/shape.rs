//! The types accept exactly what the schema accepts without its rules, on generated and on broken documents.

use std::sync::LazyLock;

use jsonschema::Validator;
use opencheckpoint_model::Checkpoint;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::laws;

/// The schema without its rules, as codegen leaves it.
static SHAPE: LazyLock<Validator> = LazyLock::new(|| {
    laws::validator(include_str!("../../src/generated/v0_1/checkpoint.shape.json"))
});

// As many cases as PROPTEST_CASES says: `cargo xtask test` tries ten thousand.
proptest! {
    #[test]
    fn a_generated_document_comes_back(checkpoint in any::<Checkpoint>()) {
        laws::comes_back(&checkpoint)?;
    }

    #[test]
    fn a_generated_document_is_of_the_schemas_shape(checkpoint in any::<Checkpoint>()) {
        laws::is_of_shape(&checkpoint, &SHAPE)?;
    }

    #[test]
    fn types_and_schema_agree_on_a_broken_document(
        checkpoint in any::<Checkpoint>(),
        breaks in laws::breaks(NAMES, &values()),
    ) {
        laws::agrees(&checkpoint, &breaks, &SHAPE)?;
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
