//! `JsonSchema`: what the types say of themselves is the vendored schema.

use schemars::schema_for;
use serde_json::Value;
use session_record_model::{ContentPart, Record, SCHEMA};

#[test]
fn the_root_schema_is_the_vendored_one() {
    let vendored: Value = serde_json::from_str(SCHEMA).unwrap();
    assert_eq!(schema_for!(Record).to_value(), vendored);
}

#[test]
fn a_types_schema_is_its_part_of_the_vendored_one() {
    let vendored: Value = serde_json::from_str(SCHEMA).unwrap();
    let schema = schema_for!(ContentPart).to_value();
    assert_eq!(schema["oneOf"], vendored["$defs"]["contentPart"]["oneOf"]);
    assert_eq!(schema["$defs"]["textPart"], vendored["$defs"]["textPart"]);
}
