//! The resume gate: what stands against continuing, and what settles it.

use opencheckpoint_model::v0_1::{Checkpoint, OperationStatus};
use opencheckpoint_rules::opencheckpoint::valid_checkpoint;
use opencheckpoint_rules::ready::{Effect, Known, Why, ready};
use proptest::prelude::*;
use serde_json::{Value, json};

/// A checkpoint with these members beside the ones that it must have.
fn checkpoint(task: &str, more: Value) -> Checkpoint {
    let mut document = json!({
        "opencheckpoint": "0.1",
        "id": "urn:uuid:2f0c1c5e-6a3b-4d8e-9f10-0a1b2c3d4e5f",
        "created_at": "2026-03-04T16:20:00Z",
        "source": {"producer": {"name": "example"}},
        "task": {"objective": "Water the beds.", "status": task}
    });
    let Value::Object(more) = more else { unreachable!() };
    document.as_object_mut().unwrap().extend(more);
    exact_json::from_str(&document.to_string()).unwrap()
}

/// The kinds of reasons, with their effects.
fn reasons(checkpoint: &Checkpoint, known: &Known) -> Vec<String> {
    let found = ready(checkpoint, known);
    let told = |(effect, why): (Effect, &Why<'_>)| format!("{} {}", effect.name(), why.name());
    found.reasons.iter().map(|reason| told((reason.effect, &reason.why))).collect()
}

fn operation(members: Value) -> Checkpoint {
    let mut operation = json!({"id": "o", "kind": "action", "description": "Pay."});
    let Value::Object(members) = members else { unreachable!() };
    operation.as_object_mut().unwrap().extend(members);
    checkpoint("active", json!({"operations": [operation]}))
}

#[test]
fn a_task_that_has_ended_is_not_continued() {
    for (status, expected) in [
        ("active", vec![]),
        ("blocked", vec![]),
        ("paused", vec![]),
        ("awaiting_input", vec!["watch task"]),
        ("completed", vec!["blocks task"]),
        ("abandoned", vec!["blocks task"]),
    ] {
        let found = reasons(&checkpoint(status, json!({})), &Known::default());
        assert_eq!(found, expected, "{status}");
    }
}

#[test]
fn what_may_have_taken_effect_is_looked_at_first() {
    for (members, expected) in [
        (json!({}), "blocks uncertain-operation"),
        (json!({"effect": "unknown"}), "blocks uncertain-operation"),
        (
            json!({"effect": "non_idempotent", "resume": "verify_first"}),
            "blocks uncertain-operation",
        ),
        (json!({"effect": "idempotent", "resume": "verify_first"}), "blocks uncertain-operation"),
        (json!({"effect": "idempotent", "resume": "ask"}), "blocks uncertain-operation"),
        (json!({"effect": "non_idempotent", "resume": "do_not_resume"}), "forbids not-resumed"),
        (json!({"effect": "idempotent"}), ""),
        (json!({"effect": "none", "resume": "retry"}), ""),
    ] {
        let mut members = members;
        members["status"] = json!("uncertain");
        let checkpoint = operation(members.clone());
        assert_eq!(reasons(&checkpoint, &Known::default()).concat(), expected, "{members}");
        let mut known = Known::default();
        known.observed.insert("o".to_owned(), OperationStatus::Completed);
        assert!(reasons(&checkpoint, &known).is_empty(), "{members}");
    }
}

#[test]
fn a_stop_condition_ends_when_every_operation_has_its_status() {
    let operation =
        |id: &str| json!({"id": id, "kind": "action", "description": "x", "status": "planned"});
    let condition = |members: Value| {
        let mut condition = json!({"id": "s", "description": "Wait."});
        let Value::Object(members) = members else { unreachable!() };
        condition.as_object_mut().unwrap().extend(members);
        checkpoint(
            "active",
            json!({
                "operations": [operation("a"), operation("b")],
                "continuation": {"stop_conditions": [condition]}
            }),
        )
    };
    let until = json!([
        {"operation": "a", "status": "completed"},
        {"operation": "b", "status": "failed"}
    ]);
    let mut known = Known::default();
    let whole = condition(json!({"until": until}));
    assert_eq!(reasons(&whole, &known), ["blocks stop-condition"]);
    assert_eq!(reasons(&condition(json!({})), &known), ["watch stop-condition"]);
    let one = condition(json!({"applies_to": ["b"], "until": until}));
    assert_eq!(reasons(&one, &known), ["forbids stop-condition"]);
    known.observed.insert("a".to_owned(), OperationStatus::Completed);
    assert_eq!(reasons(&whole, &known), ["blocks stop-condition"]);
    known.observed.insert("b".to_owned(), OperationStatus::Completed);
    assert_eq!(reasons(&whole, &known), ["blocks stop-condition"]);
    known.observed.insert("b".to_owned(), OperationStatus::Failed);
    assert!(reasons(&whole, &known).is_empty());
}

#[test]
fn a_step_is_blocked_by_what_is_not_settled() {
    let blocked = |by: &str| {
        checkpoint(
            "active",
            json!({
                "statements": [
                    {"id": "open", "kind": "question", "text": "Which?", "origin": {"type": "agent"}},
                    {"id": "answered", "kind": "question", "text": "When?", "status": "resolved",
                     "resolution": "Now.", "origin": {"type": "agent"}}
                ],
                "operations": [
                    {"id": "done", "kind": "action", "description": "x", "status": "completed"},
                    {"id": "undone", "kind": "action", "description": "x", "status": "failed"}
                ],
                "progress": {"next": [{"id": "n", "description": "Go on.", "blocked_by": [by]}]}
            }),
        )
    };
    for (by, expected) in [
        ("open", "forbids blocked-step"),
        ("answered", ""),
        ("done", ""),
        ("undone", "forbids blocked-step"),
    ] {
        assert_eq!(reasons(&blocked(by), &Known::default()).concat(), expected, "{by}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_at_hand_and_what_holds_settles_reasons_and_makes_none(checkpoint in valid_checkpoint()) {
        let before = ready(&checkpoint, &Known::default());
        let mut known = Known::default();
        if let Some(all) = &checkpoint.continuation {
            let requirements = all.requirements.iter().flatten();
            known.have.extend(requirements.map(|needed| (needed.kind, needed.name.clone())));
            let preconditions = all.preconditions.iter().flatten();
            known.met.extend(preconditions.map(|condition| condition.id.to_string()));
        }
        let after = ready(&checkpoint, &known);
        for reason in &after.reasons {
            // A step may be blocked by less than before.
            let was = before.reasons.iter().any(|was| {
                let same = (was.effect, &was.pointer, was.why.name());
                same == (reason.effect, &reason.pointer, reason.why.name())
            });
            prop_assert!(was, "{reason:?}");
        }
        let asks = |why: &Why<'_>| {
            matches!(why, Why::MissingRequirement { .. } | Why::UncheckedPrecondition { .. })
        };
        prop_assert!(!after.reasons.iter().any(|reason| asks(&reason.why)));
    }

    #[test]
    fn every_reason_is_where_it_says(checkpoint in valid_checkpoint()) {
        let document: Value = serde_json::from_str(&checkpoint.to_json_string()).unwrap();
        for reason in ready(&checkpoint, &Known::default()).reasons {
            let there = document.pointer(&reason.pointer);
            prop_assert!(there.is_some(), "{}", reason.pointer);
            prop_assert!(!reason.why.to_string().is_empty());
        }
    }
}
