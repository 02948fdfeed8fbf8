//! Law 5 of the conversions: nothing is made more than it was. Session records of every kind of message, call, delivery, request and
//! plan, in any order, are converted, and each object of the checkpoint is held against the record it came from, by the functions of
//! [`opencheckpoint_convert::lattice`].

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod streams;

use std::collections::HashMap;
use std::io::Cursor;

use opencheckpoint_convert::audit::audit;
use opencheckpoint_convert::lattice::sensitivity::Openness;
use opencheckpoint_convert::lattice::{
    Acceptance, Attempt, Authority, Certainty, Completion, Voice,
};
use opencheckpoint_convert::restore::restore;
use opencheckpoint_convert::{Format, Job, Options, Output, Strict};
use opencheckpoint_model::{Checkpoint, OperationStatus, OriginType};
use opencheckpoint_rules::{RuleId, opencheckpoint};
use proptest::prelude::*;
use serde_json::json;
use session_record_model::draft::{ContentPart, Delivery, Message, Plan, Record, ToolCall};
use session_record_model::effective::Effective;
use session_record_model::view::{ContextView, Standing};

use streams::{lines, message, other};

/// The checkpoint of a stream, whose report an audit confirms and which gives its source back, and the stream's records.
fn convert(lines: &[String]) -> (Checkpoint, Vec<Record>) {
    let text = lines.join("\n");
    let (mut target, mut report, mut residue) = (Vec::new(), Vec::new(), Vec::new());
    let options = Options { objective: Some("Go on.".to_owned()), ..Options::default() };
    let _summary = opencheckpoint_convert::convert(Job {
        input: &mut Cursor::new(&text),
        from: Some(Format::SessionRecord),
        to: Format::OpenCheckpoint,
        options: &options,
        strict: &Strict::Off,
        target: Output::Writer(&mut target),
        report: Some(Output::Writer(&mut report)),
        residue: Some(Output::Writer(&mut residue)),
    })
    .unwrap();
    let mut back = Vec::new();
    let mut residues = [Cursor::new(&residue)];
    let _restored = restore(&mut Cursor::new(&target), &mut residues, &mut back).unwrap();
    assert!(back == text.as_bytes(), "the source comes back byte for byte");
    let verdict = audit(Cursor::new(&text), Cursor::new(&target), report.as_slice()).unwrap();
    assert!(verdict.holds(), "{:?}", verdict.findings);
    let records = lines.iter().map(|line| exact_json::from_str(line).unwrap()).collect();
    (exact_json::from_slice(&target).unwrap(), records)
}

/// The authority of each text of the conversation, and who its author is.
fn spoken(records: &[Record]) -> HashMap<String, (Authority, Voice)> {
    let mut view = ContextView::new();
    let mut spoken = HashMap::new();
    for message in records.iter().filter_map(|record| match record {
        Record::Message(message) => Some(message),
        _ => None,
    }) {
        let in_view = view.admit(&Standing::of(message)).is_ok();
        for part in &message.content {
            let ContentPart::Text(text) = part else { continue };
            let voice = voice(message, part);
            let authority = if in_view { voice.authority() } else { Authority::Quoted };
            spoken.insert(text.text.clone(), (authority, voice));
        }
    }
    spoken
}

fn voice(message: &Message, part: &ContentPart) -> Voice {
    Voice::of(message.role.as_ref(), &Effective::of(message, part), message.addressed)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_is_made_more_than_it_was(
        records in prop::collection::vec(prop_oneof![message(), other()], 1..40),
    ) {
        let lines = lines(records);
        let (checkpoint, records) = convert(&lines);

        let findings = opencheckpoint::check(&checkpoint);
        // A goal may be complete while something is open: the source says both.
        let unexpected = findings.iter().find(|finding| finding.rule().id != RuleId::OC705);
        prop_assert!(unexpected.is_none(), "{unexpected:?}");

        let spoken = spoken(&records);
        for statement in checkpoint.statements.iter().flatten() {
            let (authority, voice) = spoken[statement.text.as_str()];
            let claimed = Authority::of_statement(statement.kind, statement.origin.type_);
            prop_assert!(claimed <= authority, "{statement:?}");
            let state = statement.verification.as_ref().map(|verification| verification.state);
            prop_assert!(Certainty::of_statement(state) <= Certainty::of_text(), "{statement:?}");
            if statement.origin.type_ == OriginType::User {
                prop_assert_eq!(voice, Voice::User, "{:?}", statement);
            }
        }

        let mut open: HashMap<&str, i64> = HashMap::new();
        let mut deliveries: HashMap<&str, &Delivery> = HashMap::new();
        let mut done: HashMap<&str, Completion> = HashMap::new();
        let mut goal = Completion::Open;
        for record in &records {
            match record {
                Record::ToolCall(ToolCall { call_id, .. }) => *open.entry(call_id).or_default() += 1,
                Record::ToolResult(result) => *open.entry(&result.call_id).or_default() -= 1,
                Record::Delivery(delivery) => {
                    deliveries.insert(delivery.reason.as_deref().unwrap(), delivery);
                }
                Record::Plan(Plan { entries, status, plan_id, .. }) => {
                    for entry in entries.iter().flatten() {
                        done.insert(&entry.content, Completion::of_entry(&entry.status));
                    }
                    if plan_id == "goal" {
                        goal = status.as_ref().map_or(Completion::Open, Completion::of_goal);
                    }
                }
                _ => {}
            }
        }
        let mut calls: HashMap<String, i64> = HashMap::new();
        for operation in checkpoint.operations.iter().flatten() {
            prop_assert!(
                Acceptance::of_operation(operation.status) <= Acceptance::of_request() && operation.approval.is_none(),
                "{operation:?}"
            );
            if let Some(id) = operation.id.as_str().strip_prefix("call:") {
                let id = id.split('.').next().unwrap().to_owned();
                *calls.entry(id).or_default() += 1;
                prop_assert!(Attempt::of_operation(operation.status) <= Attempt::of_call(false), "{operation:?}");
            }
            if let Some(reason) = operation.description.strip_prefix("Delivery of a message: ") {
                let attempt = Attempt::of_delivery(&deliveries[reason].status);
                prop_assert!(Attempt::of_operation(operation.status) <= attempt, "{operation:?}");
                prop_assert_ne!(operation.status, OperationStatus::Completed);
            }
        }
        // As many calls are open as lack a result, and none that has one.
        for (id, count) in open {
            prop_assert_eq!(calls.get(id).copied().unwrap_or_default(), count.max(0), "{}", id);
        }
        let completed = checkpoint.progress.iter().flat_map(|progress| progress.completed.iter().flatten());
        for step in completed {
            prop_assert_eq!(done[step.description.as_str()], Completion::Done);
        }
        prop_assert!(Completion::of_task(checkpoint.task.status) <= goal);
        for resource in checkpoint.resources.iter().flatten() {
            prop_assert!(Openness::of_resource(resource.sensitivity) <= Openness::Unsaid);
        }
    }
}

/// Said apart from the functions of the lattices, which both sides of the property ask.
#[test]
fn what_a_vendor_says_of_an_origin_makes_no_instruction() {
    let messages = [
        json!({"type": "message", "messageId": "m1", "role": "user", "author": "human", "origin": "vendor.page"}),
        json!({"type": "message", "messageId": "m2", "role": "system", "origin": "vendor.page"}),
        json!({"type": "message", "messageId": "m3", "role": "developer", "author": "harness", "origin": "vendor.page"}),
        json!({"type": "message", "messageId": "m4", "role": "user", "author": "human", "origin": "prompt"}),
    ];
    let with_a_text = messages.map(|mut message| {
        message["content"] = json!([{}]);
        message
    });
    let (checkpoint, _) = convert(&lines(with_a_text.to_vec()));
    let statements = checkpoint.statements.unwrap();
    let found: Vec<_> =
        statements.iter().map(|statement| (statement.text.as_str(), statement.kind)).collect();
    let quoted = opencheckpoint_model::StatementKind::External;
    let said = opencheckpoint_model::StatementKind::Instruction;
    assert_eq!(
        found,
        [("text 0", quoted), ("text 1", quoted), ("text 2", quoted), ("text 3", said)]
    );
}
