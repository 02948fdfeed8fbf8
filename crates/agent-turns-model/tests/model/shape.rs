//! The types accept exactly what the schema accepts, on generated and on broken turns.

use std::sync::LazyLock;

use agent_turns_model::Turn;
use exact_json::Json;
use jsonschema::Validator;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::breaking::{apply, breaking};

static SHAPE: LazyLock<Validator> = LazyLock::new(|| {
    let shape = include_str!("../../src/generated/v0_3/turn.shape.json");
    jsonschema::validator_for(&serde_json::from_str(shape).unwrap()).unwrap()
});

// As many cases as PROPTEST_CASES says: `cargo xtask test` tries ten thousand.
proptest! {
    #[test]
    fn a_generated_turn_comes_back(turn in any::<Turn>()) {
        let text = turn.to_json_string();
        prop_assert_eq!(&serde_json::to_string(&turn).unwrap(), &text);
        let compact = Json::parse(&text).unwrap();
        prop_assert_eq!(compact.as_text(), &text);
        let ours = Turn::from_json_str(&text).unwrap();
        prop_assert_eq!(ours.to_json_string(), text.as_str());
        prop_assert_eq!(&ours, &turn);
        prop_assert_eq!(&serde_json::from_str::<Turn>(&text).unwrap(), &turn);
    }

    #[test]
    fn a_generated_turns_line_has_the_same_values_and_comes_back(turn in any::<Turn>()) {
        let line = turn.to_line();
        prop_assert!(!line.contains('\n'));
        prop_assert_eq!(Json::parse(&line).unwrap(), Json::parse(&turn.to_json_string()).unwrap());
        let back = Turn::from_json_str(&line).unwrap();
        prop_assert_eq!(&back, &turn);
        prop_assert_eq!(back.to_line(), line);
    }

    #[test]
    fn a_generated_turn_is_of_the_schemas_shape(turn in any::<Turn>()) {
        let value = serde_json::from_str(&turn.to_json_string()).unwrap();
        prop_assert!(SHAPE.is_valid(&value), "{value}");
    }

    #[test]
    fn types_and_schema_agree_on_a_broken_turn(
        turn in any::<Turn>(),
        breaks in prop::collection::vec(breaking(NAMES, &values()), 1..4),
    ) {
        let mut value: Value = serde_json::from_str(&turn.to_json_string()).unwrap();
        for (place, change) in breaks {
            apply(&mut value, place, &change);
        }
        let text = value.to_string();
        let read = Turn::from_json_str(&text);
        prop_assert_eq!(read.is_ok(), SHAPE.is_valid(&value), "{:?}: {}", read.err(), text);
    }
}

pub(crate) const NAMES: &[&str] =
    &["role", "content", "tool_calls", "tool_results", "provider", "model", "ts", "_meta", "xyz"];

/// Values that are right in one place and wrong in another.
pub(crate) fn values() -> Vec<Value> {
    vec![
        json!(null),
        json!(true),
        json!(7),
        json!(1.5),
        json!(""),
        json!("user"),
        json!("openai"),
        json!([]),
        json!([null]),
        json!([{ "id": "c1" }]),
        json!({}),
        json!({"source": "a"}),
    ]
}
