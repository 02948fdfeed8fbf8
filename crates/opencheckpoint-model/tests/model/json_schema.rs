//! `JsonSchema`: what the types say of themselves is the vendored schema.

use opencheckpoint_model::{Checkpoint, LocalId, SCHEMA, Statement, StatementKind, TaskScope};
use schemars::{JsonSchema, schema_for};
use serde_json::{Value, json};

fn vendored() -> Value {
    serde_json::from_str(SCHEMA).unwrap()
}

#[test]
fn the_root_schema_is_the_vendored_one() {
    assert_eq!(schema_for!(Checkpoint).to_value(), vendored());
}

#[test]
fn a_types_schema_is_its_part_of_the_vendored_one() {
    let schema = schema_for!(Statement).to_value();
    let part = vendored()["$defs"]["statement"].clone();
    for (keyword, value) in part.as_object().unwrap() {
        assert_eq!(&schema[keyword], value);
    }
    assert_eq!(schema["$defs"]["origin"], vendored()["$defs"]["origin"]);
    assert_eq!(
        schema_for!(LocalId).to_value()["pattern"],
        vendored()["$defs"]["localId"]["pattern"]
    );
    assert_eq!(schema_for!(StatementKind).to_value()["enum"][2], "decision");
}

/// A type of someone else's that holds ours, beside one that has the same name as ours.
#[derive(JsonSchema)]
#[allow(dead_code, reason = "only its schema matters")]
struct Theirs {
    checkpoint: Checkpoint,
    scope: TaskScope,
    statement: other::Statement,
}

mod other {
    #[derive(schemars::JsonSchema)]
    #[schemars(rename = "statement")]
    #[allow(dead_code, reason = "only its schema matters")]
    pub(super) struct Statement {
        account: String,
    }
}

#[test]
fn inside_another_schema_definitions_keep_apart_and_nothing_claims_to_be_the_document() {
    let schema = schema_for!(Theirs).to_value();
    let checkpoint = &schema["$defs"]["Checkpoint"];
    assert_eq!(checkpoint.get("$id"), None);
    let statements = checkpoint["properties"]["statements"]["items"]["$ref"].as_str().unwrap();
    let theirs = schema["properties"]["statement"]["$ref"].as_str().unwrap();
    assert_ne!(statements, theirs);
    let at = |reference: &str| schema.pointer(reference.trim_start_matches('#')).unwrap().clone();
    assert!(at(statements)["properties"].get("origin").is_some());
    assert!(at(theirs)["properties"].get("account").is_some());
    let validator = jsonschema::validator_for(&schema).unwrap();
    let document = json!({
        "checkpoint": {"opencheckpoint": "0.1", "id": "i", "created_at": "2026-01-01T00:00:00Z",
            "source": {"producer": {"name": "n"}}, "task": {"objective": "o", "status": "active"}},
        "scope": {"includes": ["a"]},
        "statement": {"account": "x"}
    });
    assert!(validator.is_valid(&document));
}
