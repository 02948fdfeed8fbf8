//! A member that a schema gains makes the mappings fail to compile, at the place that must decide its fate.
//!
//! The test adds one optional member to each schema of a copy of the workspace, generates the code, and asks the
//! compiler.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod scratch;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use xtask::codegen::{generate, write};

use scratch::{copy, root};

/// Gives the object at `pointer` of a schema one more optional member, and the schema's new hash to its source.
fn add_member(copy: &Path, format: &str, file: &str, pointer: &str, name: &str) {
    let path = copy.join("schemas").join(format).join(file);
    let old = fs::read(&path).unwrap();
    let mut schema: Value = serde_json::from_slice(&old).unwrap();
    let members = schema.pointer_mut(pointer).unwrap()["properties"].as_object_mut().unwrap();
    members.insert(name.to_owned(), json!({ "description": "New.", "type": "string" }));
    let new = serde_json::to_string_pretty(&schema).unwrap();
    fs::write(&path, &new).unwrap();

    let source = copy.join("schemas").join(format).join("SOURCE.toml");
    let text = fs::read_to_string(&source).unwrap();
    let hash = xtask::codegen::sha256;
    fs::write(source, text.replace(&hash(&old), &hash(new.as_bytes()))).unwrap();
}

/// The compiler's errors: code and file of each.
fn errors(copy: &Path) -> BTreeSet<(String, String)> {
    let cargo = std::env::var_os("CARGO").unwrap();
    let output = Command::new(cargo)
        .args(["check", "-p", "opencheckpoint-convert", "--message-format=json", "--offline"])
        .current_dir(copy)
        .env("CARGO_TARGET_DIR", root().join("target"))
        .output()
        .unwrap();
    assert!(!output.status.success(), "the mappings compile");
    let messages = String::from_utf8(output.stdout).unwrap();
    let messages = messages.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let errors: BTreeSet<_> = messages
        .filter(|message| message["message"]["level"] == "error")
        .filter_map(|message| {
            let code = message.pointer("/message/code/code")?.as_str()?.to_owned();
            let file = message.pointer("/message/spans/0/file_name")?.as_str()?.to_owned();
            Some((code, file))
        })
        .collect();
    assert!(!errors.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    errors
}

#[test]
fn a_new_member_stops_the_mappings_that_must_decide() {
    let copy = copy("new-member");
    add_member(
        &copy,
        "session-record",
        "draft/session-record.schema.json",
        "/$defs/message",
        "mood",
    );
    add_member(
        &copy,
        "opencheckpoint",
        "0.1/checkpoint.schema.json",
        "/$defs/verification",
        "certainty",
    );
    write(&copy, &generate(&copy).unwrap().tree).unwrap();

    let errors = errors(&copy);
    let found = |code: &str, folder: &str| {
        errors.iter().any(|(c, file)| c == code && file.contains(folder))
    };
    // The message that is read has a member that nobody decided on.
    assert!(found("E0027", "convert/src/session_record_to_opencheckpoint/"), "{errors:?}");
    // The message that is written, and the checkpoint's verification, lack one.
    assert!(found("E0063", "convert/src/native/"), "{errors:?}");
    assert!(found("E0063", "convert/src/session_record_to_opencheckpoint/"), "{errors:?}");
    // And nothing else is wrong with them.
    assert!(
        errors.iter().all(|(code, _)| matches!(code.as_str(), "E0027" | "E0063")),
        "{errors:?}"
    );
}
