//! The schema of the bind file: made from the Rust types, kept in `schemas`, true of what is read.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};

use exact_json::digest::sha256;
use opencheckpoint_convert::bind::{self, Bind};
use serde_json::{Value, json};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_kept_schema_is_the_made_one() {
    let file = root().join("schemas/bind/0.1/bind.schema.json");
    let source = root().join("schemas/bind/SOURCE.toml");
    let made = serde_json::to_string_pretty(&bind::schema()).unwrap() + "\n";
    if std::env::var_os("UPDATE_SCHEMA").is_some() {
        std::fs::write(&file, &made).unwrap();
        let text = std::fs::read_to_string(&source).unwrap();
        let (before, _) = text.split_once("sha256 = ").unwrap();
        let digest = sha256(made.as_bytes()).hex();
        std::fs::write(&source, format!("{before}sha256 = \"{digest}\"\n")).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == made,
        "{} is not what the types say: run \
         `UPDATE_SCHEMA=1 cargo test -p opencheckpoint-convert --test bind_schema`",
        file.display()
    );
    let source = std::fs::read_to_string(source).unwrap();
    assert!(source.contains(&sha256(made.as_bytes()).hex()), "SOURCE.toml has another digest");
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
