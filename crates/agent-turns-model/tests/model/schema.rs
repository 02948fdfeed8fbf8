//! The vendored schema: it is a JSON Schema, its source is stated, and it sorts the fixtures as the types do.

use std::fs;
use std::path::PathBuf;

use agent_turns_model::{SCHEMA, Turn};
use exact_json::digest::sha256;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_schema_is_a_json_schema_that_its_source_names_by_its_digest() {
    let path = root().join("schemas/turns");
    let text = fs::read_to_string(path.join("0.3/turn.schema.json")).unwrap();
    assert_eq!(text, SCHEMA);
    jsonschema::draft202012::meta::validate(&serde_json::from_str(&text).unwrap()).unwrap();
    let digest = sha256(text.as_bytes()).hex();
    let source = fs::read_to_string(path.join("SOURCE.toml")).unwrap();
    assert!(source.contains(&format!("sha256 = \"{digest}\"")), "{digest}");
}

/// Each line of a folder's files, and the file's name.
fn lines(folder: &str) -> Vec<(String, String)> {
    let files = fs::read_dir(root().join("fixtures/turns").join(folder)).unwrap();
    let mut lines = Vec::new();
    for path in files.map(|file| file.unwrap().path()) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        lines.extend(text.split_terminator('\n').map(|line| (name.clone(), line.to_owned())));
    }
    lines
}

#[test]
fn the_fixtures_are_what_their_names_say() {
    let validator =
        jsonschema::draft202012::options().build(&serde_json::from_str(SCHEMA).unwrap()).unwrap();
    for (name, line) in lines("valid") {
        assert!(validator.is_valid(&serde_json::from_str(&line).unwrap()), "{name}: {line}");
    }
    for (name, line) in lines("invalid") {
        // What breaks a rule is of the right shape.
        let has_shape = !name.starts_with("json-") && !name.starts_with("shape-");
        let strict = exact_json::Json::parse(&line).is_ok();
        assert_eq!(strict, !name.starts_with("json-"), "{name}");
        if strict {
            let is_valid = validator.is_valid(&serde_json::from_str(&line).unwrap());
            assert_eq!(is_valid, has_shape, "{name}");
        }
        assert_eq!(Turn::from_json_str(&line).is_ok(), has_shape, "{name}");
    }
}

#[test]
fn the_fixture_of_every_member_has_every_member() {
    let schema: serde_json::Value = serde_json::from_str(SCHEMA).unwrap();
    let lines = lines("valid");
    for member in schema["properties"].as_object().unwrap().keys() {
        let start = format!("\"{member}\": ");
        assert!(lines.iter().any(|(_, line)| line.contains(&start)), "{member}");
    }
}
