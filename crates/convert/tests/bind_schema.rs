//! The schema of the bind file: made from the Rust types, kept in `schemas`, true of what is read.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod kept_schema;

use std::path::{Path, PathBuf};

use opencheckpoint_convert::bind::{self, Bind};
use serde_json::{Value, json};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_kept_schema_is_the_made_one() {
    let made = serde_json::to_string_pretty(&bind::schema()).unwrap() + "\n";
    kept_schema::is_up_to_date("bind", "0.1/bind.schema.json", &made, "bind_schema");
}

#[test]
fn what_the_schema_allows_is_read_and_nothing_else() {
    let schema = serde_json::to_value(bind::schema()).unwrap();
    let validator = jsonschema::draft202012::new(&schema).unwrap();
    let agree = |bind: &Value, is_right: bool| {
        assert_eq!(validator.is_valid(bind), is_right, "the schema on {bind}");
        assert_eq!(exact_json::from_str::<Bind>(&bind.to_string()).is_ok(), is_right, "{bind}");
    };
    let path = root().join("fixtures/grant/bind.json");
    let bind: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    agree(&bind, true);
    let with = |member: &str, value: Value| {
        let mut bind = bind.clone();
        bind["statements"]["crops"][member] = value;
        bind
    };
    agree(&with("object", json!({"type": "list", "value": [null], "language": "nn"})), true);
    for (member, wrong) in [
        ("predicate", json!("")),
        ("space", json!(" ")),
        ("subjects", json!(["dana", ""])),
        ("predicate", json!(null)),
        ("subjects", json!([])),
        ("subjects", json!("dana")),
        ("subjects", json!([1])),
        ("object", json!({"value": 1})),
        ("object", json!({"type": "x"})),
        ("object", json!({"type": "x", "value": 1, "unit": "m"})),
        ("predicates", json!("p:x")),
    ] {
        agree(&with(member, wrong), false);
    }
    agree(&json!({"bind": "0.1"}), false);
    agree(&json!({"bind": "0.2", "statements": {}}), false);
    agree(&json!({"statements": {}}), false);
    agree(&json!({"bind": "0.1", "statements": {}}), true);
    agree(&json!({"bind": "0.1", "statements": {"s": {}}}), true);
    agree(&json!({"bind": "0.1", "statements": {}, "note": 1}), false);
}
