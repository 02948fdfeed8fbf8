//! `JsonSchema`: what the types say of themselves is the vendored schema.

use agent_turns_model::{Provider, SCHEMA, Turn};
use schemars::schema_for;
use serde_json::Value;

#[test]
fn the_root_schema_is_the_vendored_one() {
    let vendored: Value = serde_json::from_str(SCHEMA).unwrap();
    assert_eq!(schema_for!(Turn).to_value(), vendored);
}

#[test]
fn a_provider_by_itself_is_not_null() {
    let vendored: Value = serde_json::from_str(SCHEMA).unwrap();
    let schema = schema_for!(Provider).to_value();
    assert_eq!(schema["anyOf"], vendored["$defs"]["provider"]["anyOf"]);
}
