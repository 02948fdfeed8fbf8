//! The Rust side of the types: construction, enums, text.

use std::collections::HashSet;

use opencheckpoint_model::{
    Checkpoint, CheckpointId, LocalId, SoftwareRef, Source, StatementKind, Task, TaskStatus,
};

#[test]
fn a_document_is_built_from_its_required_members() {
    let checkpoint = Checkpoint::new(
        CheckpointId::try_from("urn:uuid:6f2d9a1e-4c1b-4f57-9a55-0d9f3c6b7a21").unwrap(),
        "2026-01-31T12:00:00Z".parse().unwrap(),
        Source::new(SoftwareRef::new("example")),
        Task::new("Fix the parser", TaskStatus::Active),
    );
    assert_eq!(
        checkpoint.to_json_string(),
        r#"{"opencheckpoint":"0.1","id":"urn:uuid:6f2d9a1e-4c1b-4f57-9a55-0d9f3c6b7a21","created_at":"2026-01-31T12:00:00Z","source":{"producer":{"name":"example"}},"task":{"objective":"Fix the parser","status":"active"}}"#
    );
}

#[test]
fn an_empty_list_is_not_an_absent_one() {
    let text = r#"{"opencheckpoint":"0.1","id":"","created_at":"2026-01-31T12:00:00Z","source":{"producer":{"name":""}},"task":{"objective":"","status":"active","success_criteria":[]},"statements":[]}"#;
    let checkpoint = Checkpoint::from_json_str(text).unwrap();
    assert_eq!(checkpoint.statements, Some(vec![]));
    assert_eq!(checkpoint.resources, None);
    assert_eq!(checkpoint.to_json_string(), text);
}

#[test]
fn an_enum_knows_its_values() {
    let values: Vec<&str> = StatementKind::KNOWN.iter().map(|kind| kind.as_str()).collect();
    assert_eq!(
        values,
        [
            "instruction",
            "constraint",
            "decision",
            "observation",
            "hypothesis",
            "question",
            "external"
        ]
    );
    for kind in StatementKind::KNOWN {
        assert_eq!(kind.to_string().parse(), Ok(*kind));
    }
    let refusal = "order".parse::<StatementKind>().unwrap_err();
    assert_eq!(
        refusal.to_string(),
        "found \"order\", expected \"instruction\", \"constraint\", \"decision\", \"observation\", \
         \"hypothesis\", \"question\" or \"external\""
    );
}

/// The check by hand against the schema's pattern.
#[test]
fn a_local_id_is_what_the_pattern_says() {
    let schema: serde_json::Value = serde_json::from_str(opencheckpoint_model::SCHEMA).unwrap();
    let pattern =
        serde_json::json!({ "type": "string", "pattern": schema["$defs"]["localId"]["pattern"] });
    let pattern = jsonschema::validator_for(&pattern).unwrap();
    let long = "a".repeat(128);
    let longer = "a".repeat(129);
    let mut texts: HashSet<String> = HashSet::from(
        ["", "-", "a-", "a\n", "aé", "0:._-", "a b", &long, &longer].map(str::to_owned),
    );
    for c in '\u{0}'..'\u{180}' {
        texts.extend([c.to_string(), format!("a{c}"), format!("{c}a")]);
    }
    for text in texts {
        let by_pattern = pattern.is_valid(&serde_json::Value::from(text.as_str()));
        assert_eq!(LocalId::check(&text).is_ok(), by_pattern, "{text:?}");
    }
}
