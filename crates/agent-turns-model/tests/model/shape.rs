//! The types accept exactly what the schema accepts, on generated and on broken turns.

use std::sync::LazyLock;

use agent_turns_model::Turn;
use exact_json::Json;
use jsonschema::Validator;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::laws;

static SHAPE: LazyLock<Validator> =
    LazyLock::new(|| laws::validator(include_str!("../../src/generated/v0_3/turn.shape.json")));

// As many cases as PROPTEST_CASES says: `cargo xtask test` tries ten thousand.
proptest! {
    #[test]
    fn a_generated_turn_comes_back(turn in any::<Turn>()) {
        laws::comes_back(&turn)?;
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
        laws::is_of_shape(&turn, &SHAPE)?;
    }

    #[test]
    fn types_and_schema_agree_on_a_broken_turn(
        turn in any::<Turn>(),
        breaks in laws::breaks(NAMES, &values()),
    ) {
        laws::agrees(&turn, &breaks, &SHAPE)?;
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
