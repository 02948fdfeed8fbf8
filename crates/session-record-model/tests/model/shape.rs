//! The types accept exactly what the schema accepts without its rules, on generated and on broken records.

use std::sync::LazyLock;

use exact_json::Json;
use jsonschema::Validator;
use proptest::prelude::*;
use serde_json::{Value, json};
use session_record_model::Record;

use crate::breaking::{apply, breaking};

/// The schema without its rules, as codegen leaves it.
static SHAPE: LazyLock<Validator> = LazyLock::new(|| {
    let shape = include_str!("../../src/generated/draft/session-record.shape.json");
    jsonschema::validator_for(&serde_json::from_str(shape).unwrap()).unwrap()
});

// As many cases as PROPTEST_CASES says: `cargo xtask test` tries ten thousand.
proptest! {
    #[test]
    fn a_generated_record_comes_back(record in any::<Record>()) {
        let text = record.to_json_string();
        prop_assert_eq!(&serde_json::to_string(&record).unwrap(), &text);
        let compact = Json::parse(&text).unwrap();
        prop_assert_eq!(compact.as_text(), &text);
        let ours = Record::from_json_str(&text).unwrap();
        prop_assert_eq!(ours.to_json_string(), text.as_str());
        prop_assert_eq!(&ours, &record);
        prop_assert_eq!(&serde_json::from_str::<Record>(&text).unwrap(), &record);
    }

    #[test]
    fn a_generated_record_is_of_the_schemas_shape(record in any::<Record>()) {
        let value = serde_json::from_str(&record.to_json_string()).unwrap();
        prop_assert!(SHAPE.is_valid(&value), "{value}");
    }

    #[test]
    fn types_and_schema_agree_on_a_broken_record(
        record in any::<Record>(),
        breaks in prop::collection::vec(breaking(NAMES, &values()), 1..4),
    ) {
        let mut value: Value = serde_json::from_str(&record.to_json_string()).unwrap();
        for (place, change) in breaks {
            apply(&mut value, place, &change);
        }
        let text = value.to_string();
        let read = Record::from_json_str(&text);
        prop_assert_eq!(read.is_ok(), SHAPE.is_valid(&value), "{:?}: {}", read.err(), text);
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
