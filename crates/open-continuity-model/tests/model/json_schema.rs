//! `JsonSchema`: what the types say of themselves is the vendored schema.

use open_continuity_model::{ContextPackage, Document, GrantReceipt, SCHEMA};
use schemars::schema_for;
use serde_json::Value;

use crate::fixture;

#[test]
fn the_root_schema_is_the_vendored_one() {
    let vendored: Value = serde_json::from_str(SCHEMA).unwrap();
    assert_eq!(schema_for!(Document).to_value(), vendored);
}

#[test]
fn a_types_schema_is_its_part_of_the_vendored_one_and_stands_by_itself() {
    let vendored: Value = serde_json::from_str(SCHEMA).unwrap();
    let schema = schema_for!(ContextPackage).to_value();
    assert_eq!(schema["properties"], vendored["$defs"]["contextPackage"]["properties"]);
    assert_eq!(schema["$defs"]["party"], vendored["$defs"]["party"]);
    let (package, receipt) = (fixture("context-package.json"), fixture("grant-receipt.json"));
    let validator = jsonschema::validator_for(&schema).unwrap();
    assert!(validator.is_valid(&serde_json::from_str(&package).unwrap()));
    assert!(!validator.is_valid(&serde_json::from_str(&receipt).unwrap()));
    let validator = jsonschema::validator_for(schema_for!(GrantReceipt).as_value()).unwrap();
    assert!(validator.is_valid(&serde_json::from_str(&receipt).unwrap()));
}
