//! The rules of OpenCheckpoint on documents that nobody wrote down, beside a validator of its schema.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use jsonschema::Validator;
use opencheckpoint_model::v0_1::{self, Checkpoint, OperationStatus, StatementKind};
use opencheckpoint_rules::opencheckpoint::{check, valid_checkpoint};
use opencheckpoint_rules::{Format, RuleId, Severity};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};

use super::breaks::{Breaks, breaks, broken};
use super::opencheckpoint_broken::{Document, remove};
use crate::harness::{check as check_text, places};

/// The whole schema, with the rules that JSON Schema can say.
static SCHEMA: LazyLock<Validator> = LazyLock::new(|| {
    jsonschema::validator_for(&serde_json::from_str(v0_1::SCHEMA).unwrap()).unwrap()
});

/// Those rules.
const IN_SCHEMA: &[RuleId] = &[
    RuleId::OC201,
    RuleId::OC202,
    RuleId::OC203,
    RuleId::OC204,
    RuleId::OC205,
    RuleId::OC206,
    RuleId::OC301,
    RuleId::OC302,
    RuleId::OC303,
    RuleId::OC304,
    RuleId::OC401,
];

proptest! {
    #[test]
    fn every_finding_points_into_the_document(checkpoint in any::<Checkpoint>()) {
        let text = serde_json::to_string(&checkpoint).unwrap();
        let mut scanner = exact_json::Scanner::new();
        let tape = scanner.scan_str(&text).unwrap();
        let findings = check(&checkpoint);
        let mut last = 0;
        for finding in &findings {
            let value = tape.resolve(finding.pointer());
            prop_assert!(value.is_some(), "{finding}");
            let index = value.unwrap().index();
            prop_assert!(last <= index, "out of order: {finding}");
            last = index;
            for related in finding.related() {
                prop_assert!(tape.resolve(&related.pointer).is_some(), "{related:?}");
            }
        }
        prop_assert_eq!(findings, check_text(Format::OpenCheckpoint, &text).unwrap());
    }

    #[test]
    fn what_json_schema_can_say_is_said_of_the_same_objects(checkpoint in any::<Checkpoint>()) {
        let findings = check(&checkpoint);
        let found: BTreeSet<_> = findings
            .iter()
            .filter(|finding| IN_SCHEMA.contains(&finding.rule().id))
            .map(|finding| object(finding.pointer()))
            .collect();
        let value = value(&checkpoint);
        let said: BTreeSet<_> = SCHEMA
            .iter_errors(&value)
            .map(|error| object(error.instance_path().as_str()))
            .collect();
        prop_assert_eq!(found, said, "{:?}", places(&findings));
    }

    #[test]
    fn types_and_rules_accept_what_the_schema_accepts(
        checkpoint in valid_checkpoint(),
        twists in vec(twist(), 0..12),
        breaks in prop_oneof![2 => Just(Breaks::new()), 1 => breaks(NAMES, &values())],
    ) {
        let mut document = Document::of(&checkpoint);
        for (list, at, member, value) in twists {
            let (object, _) = document.some(list, at);
            match value {
                Value::Null => remove(object, member),
                value => object[member] = value,
            }
        }
        let value = broken(&document.value, &breaks);
        let findings = check_text(Format::OpenCheckpoint, &value.to_string());
        let is_accepted = findings.as_ref().is_ok_and(|findings| {
            !findings.iter().any(|finding| IN_SCHEMA.contains(&finding.rule().id))
        });
        prop_assert_eq!(is_accepted, SCHEMA.is_valid(&value), "{:#?}: {}", findings, value);
    }

    #[test]
    fn valid_documents_are_valid(checkpoint in valid_checkpoint()) {
        let findings = check(&checkpoint);
        let error = findings.iter().find(|finding| finding.severity() == Severity::Error);
        prop_assert!(error.is_none(), "{}", error.unwrap());
        prop_assert!(SCHEMA.is_valid(&value(&checkpoint)));
    }
}

/// Another value, or none, of a member that the schema's rules speak of: in one of the objects of a list, of the right shape.
fn twist() -> impl Strategy<Value = (&'static str, Index, &'static str, Value)> {
    let words = |words: &[&str]| words.iter().copied().map(Value::from).collect::<Vec<_>>();
    let tag = |member: &str, tags: &[&str]| tags.iter().map(|tag| json!({member: tag})).collect();
    let kinds = [
        "instruction",
        "constraint",
        "decision",
        "observation",
        "hypothesis",
        "question",
        "external",
    ];
    let states = ["planned", "uncertain", "approved", "rejected", "completed"];
    let absent = || Value::Null;
    let record = json!({"decided_by": "d", "decided_at": "2026-01-01T00:00:00Z", "evidence": []});
    let members: Vec<(&str, &str, Vec<Value>)> = vec![
        ("statements", "kind", words(&kinds)),
        ("statements", "origin", tag("type", &["user", "system", "agent", "tool", "external"])),
        ("statements", "status", words(&["active", "superseded", "retracted", "resolved"])),
        ("statements", "status", vec![absent()]),
        ("statements", "superseded_by", vec![json!("s"), absent()]),
        ("statements", "resolution", vec![json!("r"), absent()]),
        ("statements", "rationale", vec![json!(""), absent()]),
        ("statements", "verification", tag("state", &["verified", "unverified", "stale"])),
        ("operations", "kind", words(&["approval", "input", "action", "wait"])),
        ("operations", "status", words(&states)),
        ("operations", "effect", words(&["none", "idempotent", "non_idempotent", "unknown"])),
        ("operations", "effect", vec![absent()]),
        ("operations", "resume", words(&["retry", "verify_first"])),
        ("operations", "call", vec![json!({"tool": "t"}), absent()]),
        ("operations", "approval", vec![record, absent()]),
        ("resources", "uri", vec![json!("file:///a"), absent()]),
        ("resources", "locator", vec![json!({"system": "s", "key": "k"}), absent()]),
    ];
    (select(members), any::<Index>(), any::<Index>()).prop_map(
        |((list, member, values), at, which)| (list, at, member, which.get(&values).clone()),
    )
}

/// What [`breaks`] may put anywhere, mostly of another shape.
const NAMES: &[&str] = &["approval", "call", "kind", "locator", "superseded_by", "uri", "xyz"];

fn values() -> Vec<Value> {
    ["action", "decision", "external", "resolved", "retry", "tool", "user", "verified", ""]
        .into_iter()
        .map(Value::from)
        .chain([json!(null), json!(7), json!(5.0), json!([]), json!({}), json!({"type": "tool"})])
        .collect()
}

/// The checkpoint as the validator wants it; how its numbers are rounded is of no interest here.
fn value(checkpoint: &Checkpoint) -> Value {
    serde_json::from_str(&serde_json::to_string(checkpoint).unwrap()).unwrap()
}

/// The statement, operation or resource that a place is in: `/statements/3`.
fn object(pointer: &str) -> String {
    pointer.split('/').take(3).collect::<Vec<_>>().join("/")
}

#[test]
fn valid_documents_are_of_every_sort() {
    let mut runner = TestRunner::deterministic();
    let strategy = valid_checkpoint();
    let checkpoints: Vec<_> =
        (0..200).map(|_| strategy.new_tree(&mut runner).unwrap().current()).collect();

    assert!(checkpoints.iter().any(|c| c.extensions.iter().any(|all| !all.is_empty())));
    let resources: Vec<_> = checkpoints.iter().flat_map(|c| &c.resources).flatten().collect();
    assert!(resources.iter().any(|resource| resource.uri.is_some()));
    assert!(resources.iter().any(|resource| resource.digest.is_some()));
    assert!(resources.iter().any(|resource| resource.resolver.is_some()));

    let statements: Vec<_> = checkpoints.iter().flat_map(|c| &c.statements).flatten().collect();
    for kind in StatementKind::KNOWN {
        assert!(statements.iter().any(|statement| statement.kind == *kind), "{kind:?}");
    }
    assert!(statements.iter().any(|statement| statement.superseded_by.is_some()));
    assert!(statements.iter().any(|statement| statement.resolution.is_some()));
    assert!(statements.iter().any(|s| s.evidence.iter().flatten().next().is_some()));

    let operations: Vec<_> = checkpoints.iter().flat_map(|c| &c.operations).flatten().collect();
    for status in OperationStatus::KNOWN {
        assert!(operations.iter().any(|operation| operation.status == *status), "{status:?}");
    }
    assert!(operations.iter().any(|operation| operation.call.is_some()));
    assert!(operations.iter().any(|operation| operation.approval.is_some()));
    assert!(operations.iter().any(|o| o.depends_on.iter().flatten().next().is_some()));
}
