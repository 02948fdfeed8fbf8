//! A specification moves: a made-up OpenCheckpoint 0.2 goes through drift and codegen, beside 0.1.
//!
//! `docs/codegen.md` tells the same story; what it shows of drift's output is compared here.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod scratch;

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use xtask::codegen::{generate_beside, sha256, write};
use xtask::drift::drift;

use scratch::{copy, put, root};

const PATCH: &str = include_str!("spec_moves/0.2.patch.json");

fn old() -> Value {
    let path = root().join("schemas/opencheckpoint/0.1/checkpoint.schema.json");
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

fn new() -> Value {
    let mut schema = old();
    merge(&mut schema, serde_json::from_str(PATCH).unwrap());
    schema
}

/// RFC 7386, of a patch that removes nothing.
fn merge(target: &mut Value, patch: Value) {
    match (target, patch) {
        (Value::Object(target), Value::Object(patch)) => {
            for (name, value) in patch {
                merge(target.entry(name).or_insert(Value::Null), value);
            }
        }
        (target, patch) => *target = patch,
    }
}

#[test]
fn drift_says_what_moved_and_who_must_change() {
    let changes = drift(&old(), &new());
    let lines: Vec<String> = changes.iter().map(ToString::to_string).collect();
    let page = fs::read_to_string(root().join("docs/codegen.md")).unwrap();
    let shown = page.split("```text drift\n").nth(1).unwrap().split("```").next().unwrap();
    assert_eq!(lines, shown.lines().collect::<Vec<_>>());
}

#[test]
fn a_new_version_is_a_module_beside_the_old_one() {
    let copy = copy("spec-moves");
    add_schema(&copy, &serde_json::to_string_pretty(&new()).unwrap());
    write(&copy, &generate_beside(&copy, "opencheckpoint", "0.2", "v0_2").unwrap().tree).unwrap();
    let krate = copy.join("crates/opencheckpoint-model");
    let modules = fs::read_to_string(krate.join("src/generated.rs")).unwrap();
    put(format!("{modules}pub mod v0_2;\n").as_bytes(), &krate.join("src/generated.rs"));
    let root_file = fs::read_to_string(krate.join("src/lib.rs")).unwrap();
    let root_file =
        root_file.replace("pub use generated::v0_1;", "pub use generated::{v0_1, v0_2};");
    put(root_file.as_bytes(), &krate.join("src/lib.rs"));
    put(include_bytes!("spec_moves/versions.rs"), &krate.join("tests/versions.rs"));

    let features = ["--features", "digest,trace,proptest,schemars,url"];
    for arguments in [["test", "--test", "versions"].as_slice(), &["check", "--lib"]] {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap());
        cargo.args(arguments).args(["--quiet", "--offline", "--package", "opencheckpoint-model"]);
        if arguments[0] == "check" {
            cargo.args(features);
        }
        let output = cargo
            .current_dir(&copy)
            .env("CARGO_TARGET_DIR", root().join("target"))
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

/// Puts the schema of 0.2 beside that of 0.1, and its hash in the format's `SOURCE.toml`.
fn add_schema(copy: &Path, schema: &str) {
    let folder = copy.join("schemas/opencheckpoint");
    fs::create_dir_all(folder.join("0.2")).unwrap();
    put(schema.as_bytes(), &folder.join("0.2/checkpoint.schema.json"));
    let source = fs::read_to_string(folder.join("SOURCE.toml")).unwrap();
    let hash = sha256(schema.as_bytes());
    let entry = format!(
        "\n[[schema]]\nversion = \"0.2\"\nfile = \"0.2/checkpoint.schema.json\"\nsha256 = \"{hash}\"\n"
    );
    put((source + &entry).as_bytes(), &folder.join("SOURCE.toml"));
}
