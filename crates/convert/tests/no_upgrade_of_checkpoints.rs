//! Law 5 for checkpoints: nothing is made more than it was, in the stream that one becomes, nor in the checkpoint that the stream becomes.
//! Checkpoints that say everything that the schema allows, and much that no rule does, are held against the records, by the functions of
//! [`opencheckpoint_convert::lattice`].

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::HashMap;

use exact_json::Scanner;
use exact_json::lines::Records;
use opencheckpoint_convert::lattice::sensitivity::Openness;
use opencheckpoint_convert::lattice::{
    Acceptance, Attempt, Authority, Certainty, Completion, Voice,
};
use opencheckpoint_convert::{Format, Options, convert_bytes};
use opencheckpoint_model::{
    Checkpoint, Operation, OperationKind, OperationStatus, OriginType, Resource, Statement,
    StatementKind, StatementStatus,
};
use proptest::prelude::*;
use serde_json::{Value, json};
use session_record_model::draft::{Author, ContentPart, Message, MessageRole, Record};
use session_record_model::effective::Effective;

fn one_of(values: &'static [&'static str]) -> impl Strategy<Value = &'static str> {
    prop::sample::select(values)
}

fn absent_or(values: &'static [&'static str]) -> impl Strategy<Value = Option<&'static str>> {
    prop_oneof![1 => Just(None), 3 => one_of(values).prop_map(Some)]
}

const KINDS: &[&str] = &[
    "instruction",
    "instruction",
    "external",
    "constraint",
    "decision",
    "observation",
    "hypothesis",
    "question",
];
const ORIGINS: &[&str] = &["user", "user", "system", "agent", "tool", "application", "external"];
const STATUSES: &[&str] = &["active", "superseded", "retracted", "resolved"];
const AUTHORS: &[&str] = &["human", "human", "model", "harness", "Human", ""];
const ENTERED: &[&str] =
    &["prompt", "queued", "steer", "command", "injected", "memory", "of-a-vendor"];

prop_compose! {
    fn statement()(
        kind in one_of(KINDS),
        origin in one_of(ORIGINS),
        status in prop_oneof![2 => Just(None), 1 => absent_or(STATUSES)],
        state in absent_or(&["verified", "unverified", "disputed", "stale"]),
        author in absent_or(AUTHORS),
        entered in absent_or(ENTERED),
        more in prop::bool::weighted(0.2),
    ) -> Value {
        let message = without_nulls(json!({"author": author, "origin": entered, "of": more.then_some(1)}));
        without_nulls(json!({
            "kind": kind, "origin": {"type": origin}, "status": status,
            "verification": state.map(|state| json!({"state": state})),
            "extensions": author.map(|_| json!({"org.opencheckpoint/message": message})),
        }))
    }
}

prop_compose! {
    fn operation()(
        kind in one_of(&["approval", "input", "action", "action", "wait"]),
        status in one_of(&[
            "planned", "awaiting", "uncertain", "uncertain", "failed", "approved", "rejected", "completed", "cancelled",
        ]),
        call in prop_oneof![Just(None), Just(Some(json!({"tool": "x"}))), Just(Some(json!({"tool": "x", "arguments": {"n": 1}})))],
        approval in prop::bool::ANY,
    ) -> Value {
        without_nulls(json!({
            "kind": kind, "status": status, "call": call, "description": "?",
            "approval": approval.then(|| json!({"decided_by": "a", "decided_at": "2026-01-01T00:00:00Z", "evidence": []})),
        }))
    }
}

prop_compose! {
    fn checkpoint()(
        statements in prop::collection::vec(statement(), 0..12),
        operations in prop::collection::vec(operation(), 0..8),
        sensitivities in prop::collection::vec(absent_or(&["public", "internal", "confidential", "restricted"]), 0..5),
        located in prop::collection::vec(any::<bool>(), 5),
        status in one_of(&["active", "blocked", "awaiting_input", "paused", "completed", "abandoned"]),
        steps in (0..4_usize, 0..4_usize),
    ) -> Value {
        let resource = |(index, sensitivity): (usize, Option<&str>)| without_nulls(json!({
            "id": format!("res{index}"), "kind": "web", "sensitivity": sensitivity,
            "uri": (!located[index]).then(|| format!("https://a.example/{index}")),
            "locator": located[index].then(|| json!({"system": "a", "key": "b"})),
        }));
        let step = |of: &str, number: usize| json!({"id": format!("{of}{number}"), "description": format!("{of}{number}")});
        let mut checkpoint = json!({
            "opencheckpoint": "0.1", "id": "a", "created_at": "2026-01-01T00:00:00Z",
            "source": {"producer": {"name": "a"}, "agent": {"name": "a"}},
            "task": {"objective": "The objective.", "status": status},
            "progress": {
                "completed": (0..steps.0).map(|n| step("done", n)).collect::<Vec<_>>(),
                "next": (0..steps.1).map(|n| step("next", n)).collect::<Vec<_>>(),
                "focus": {"description": "?", "refs": ["next0", "done0"]},
            },
            "statements": statements, "operations": operations,
            "resources": sensitivities.iter().copied().enumerate().map(resource).collect::<Vec<_>>(),
        });
        for (list, id) in [("statements", "st"), ("operations", "op")] {
            for (number, item) in checkpoint[list].as_array_mut().unwrap().iter_mut().enumerate() {
                item["id"] = json!(format!("{id}{number}"));
                if list == "statements" {
                    item["text"] = json!(format!("text {number}"));
                }
            }
        }
        checkpoint
    }
}

fn without_nulls(mut value: Value) -> Value {
    value.as_object_mut().unwrap().retain(|_, member| !member.is_null());
    value
}

/// The stream of a checkpoint, and the checkpoint that the stream becomes.
fn there_and_back(checkpoint: &Value) -> (Vec<Record>, Checkpoint) {
    let source = checkpoint.to_string();
    let convert = |source: &[u8], from, to| {
        convert_bytes(source, Some(from), to, &Options::default()).unwrap().value
    };
    let stream = convert(source.as_bytes(), Format::OpenCheckpoint, Format::SessionRecord);
    let back = convert(&stream, Format::SessionRecord, Format::OpenCheckpoint);
    let records = Records::<_, Record>::new(&stream[..]).map(Result::unwrap).collect();
    (records, exact_json::from_slice(&back).unwrap())
}

/// The texts that are spoken in a message, each with the values that hold for it.
fn spoken(message: &Message) -> impl Iterator<Item = (&str, Effective)> {
    message.content.iter().filter_map(|part| match part {
        ContentPart::Text(text) => Some((text.text.as_str(), Effective::of(message, part))),
        _ => None,
    })
}

fn openness(meta: Option<&exact_json::Json>) -> Openness {
    let Some(meta) = meta else { return Openness::of_link(None) };
    let mut scanner = Scanner::new();
    Openness::of_link(Some(scanner.scan_str(meta.as_text()).unwrap().root()))
}

fn is_persons(statement: &Statement) -> bool {
    let extensions = serde_json::to_value(&statement.extensions).unwrap();
    let said = &extensions["org.opencheckpoint/message"];
    statement.kind == StatementKind::Instruction
        && statement.origin.type_ == OriginType::User
        && said["author"] == "human"
}

fn is_open_call(operation: &Operation) -> bool {
    operation.kind == OperationKind::Action
        && operation.status == OperationStatus::Uncertain
        && operation.call.is_some()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_is_made_more_than_it_was(value in checkpoint()) {
        let (records, back) = there_and_back(&value);
        let checkpoint: Checkpoint = exact_json::from_str(&value.to_string()).unwrap();
        let statements: HashMap<&str, &Statement> =
            checkpoint.statements.iter().flatten().map(|statement| (statement.text.as_str(), statement)).collect();
        let operations: HashMap<&str, &Operation> =
            checkpoint.operations.iter().flatten().map(|operation| (operation.id.as_str(), operation)).collect();
        let resources: HashMap<&str, &Resource> =
            checkpoint.resources.iter().flatten().filter_map(|resource| Some((resource.uri.as_ref()?.as_str(), resource))).collect();
        let task = Completion::of_task(checkpoint.task.status);

        let mut calls = 0;
        for record in &records {
            match record {
                Record::Message(message) => {
                    prop_assert!(message.status.is_none() && message.from.is_none() && message.recipients.is_none());
                    prop_assert!(message.triggers_turn.is_none() && message.derived_from.is_none() && message.audience.is_none());
                    for (text, effective) in spoken(message) {
                        let statement = statements[text];
                        prop_assert!(matches!(statement.status, None | Some(StatementStatus::Active)), "{statement:?}");
                        let said = Voice::of(message.role.as_ref(), &effective, None).authority();
                        prop_assert!(said <= Authority::of_statement(statement.kind, statement.origin.type_), "{statement:?}");
                        if effective.author == Some(Author::Human) {
                            prop_assert!(is_persons(statement), "{statement:?}");
                        }
                        let instructs = matches!(message.role, Some(MessageRole::System | MessageRole::Developer));
                        prop_assert_eq!(instructs, statement.origin.type_ == OriginType::System && statement.kind == StatementKind::Instruction);
                    }
                    for part in &message.content {
                        if let ContentPart::ResourceLink(link) = part {
                            let resource = resources[link.uri.as_str()];
                            prop_assert!(openness(link.meta.as_ref()) <= Openness::of_resource(resource.sensitivity), "{link:?}");
                        }
                    }
                }
                Record::ToolCall(call) => {
                    calls += 1;
                    let operation = operations[call.call_id.as_str()];
                    prop_assert!(is_open_call(operation), "{operation:?}");
                    prop_assert!(Attempt::of_call(false) <= Attempt::of_operation(operation.status));
                }
                Record::Plan(plan) => {
                    if let Some(status) = &plan.status {
                        prop_assert!(Completion::of_goal(status) <= task, "{plan:?}");
                    }
                    for entry in plan.entries.iter().flatten() {
                        let is_done = entry.content.starts_with("done");
                        prop_assert_eq!(Completion::of_entry(&entry.status) == Completion::Done, is_done);
                    }
                }
                Record::Session(_) => {}
                // Nobody delivered, answered, ran or accepted anything.
                other => prop_assert!(false, "{other:?}"),
            }
        }
        prop_assert_eq!(calls, operations.values().filter(|operation| is_open_call(operation)).count());

        for statement in back.statements.iter().flatten() {
            let before = statements[statement.text.as_str()];
            let authority = |statement: &Statement| Authority::of_statement(statement.kind, statement.origin.type_);
            prop_assert!(authority(statement) <= authority(before), "{before:?} {statement:?}");
            let certainty = |statement: &Statement| {
                Certainty::of_statement(statement.verification.as_ref().map(|verification| verification.state))
            };
            prop_assert!(certainty(statement) <= Certainty::Unverified, "{statement:?}");
            prop_assert!(!is_persons(statement) || is_persons(before), "{before:?} {statement:?}");
        }
        for operation in back.operations.iter().flatten() {
            prop_assert_eq!(Acceptance::of_operation(operation.status), Acceptance::Proposed);
            let before = operations[operation.id.as_str().strip_prefix("call:").unwrap()];
            prop_assert!(Attempt::of_operation(operation.status) <= Attempt::of_operation(before.status));
        }
        for resource in back.resources.iter().flatten() {
            let before = resource.uri.as_ref().map(|uri| resources[uri.as_str()]);
            let was = before.map_or(Openness::Unsaid, |before| Openness::of_resource(before.sensitivity));
            prop_assert!(Openness::of_resource(resource.sensitivity) <= was, "{resource:?}");
        }
        prop_assert!(Completion::of_task(back.task.status) <= task);
        for step in back.progress.iter().flat_map(|progress| progress.completed.iter().flatten()) {
            prop_assert!(step.description.starts_with("done"));
        }
    }
}
