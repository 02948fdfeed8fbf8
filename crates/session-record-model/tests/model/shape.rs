//! The types accept exactly what the schema accepts without its rules, on generated and on broken records.

use std::sync::LazyLock;

use jsonschema::Validator;
use proptest::prelude::*;
use serde_json::{Value, json};
use session_record_model::Record;

use crate::laws;

/// The schema without its rules, as codegen leaves it.
static SHAPE: LazyLock<Validator> = LazyLock::new(|| {
    laws::validator(include_str!("../../src/generated/draft/session-record.shape.json"))
});

// As many cases as PROPTEST_CASES says: `cargo xtask test` tries ten thousand.
proptest! {
    #[test]
    fn a_generated_record_comes_back(record in any::<Record>()) {
        laws::comes_back(&record)?;
    }

    #[test]
    fn a_generated_record_is_of_the_schemas_shape(record in any::<Record>()) {
        laws::is_of_shape(&record, &SHAPE)?;
    }

    #[test]
    fn types_and_schema_agree_on_a_broken_record(
        record in any::<Record>(),
        breaks in laws::breaks(NAMES, &values()),
    ) {
        laws::agrees(&record, &breaks, &SHAPE)?;
    }
}

pub(crate) const NAMES: &[&str] =
    &["type", "id", "seq", "ts", "content", "capture", "root", "xyz", "audience", "blob"];

/// Values that are right in one place and wrong in another.
pub(crate) fn values() -> Vec<Value> {
    vec![
        json!(null),
        json!(true),
        json!(7),
        json!(1.5),
        json!(5.0),
        json!(""),
        json!("message"),
        json!("text"),
        json!("user"),
        json!("smell"),
        json!("2026-01-01t00:00:00z"),
        json!("2026-01-01T00:00:00.5+01:00"),
        json!([]),
        json!(["a"]),
        json!([{ "type": "text" }]),
        json!({}),
        json!({"type": "text", "text": "t"}),
        json!({"state": "absent"}),
    ]
}
