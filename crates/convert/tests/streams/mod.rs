//! Session records of every kind of message, call, delivery, request and plan, in any order.

use proptest::prelude::*;
use serde_json::{Value, json};

fn absent_or(values: &'static [&'static str]) -> impl Strategy<Value = Option<&'static str>> {
    prop_oneof![1 => Just(None), 4 => prop::sample::select(values).prop_map(Some)]
}

const ROLES: &[&str] = &["user", "assistant", "system", "developer", "of-a-vendor"];
const AUTHORS: &[&str] = &["human", "model", "harness", "hook", "tool", "agent", "of-a-vendor"];
const ORIGINS: &[&str] = &[
    "prompt",
    "queued",
    "steer",
    "command",
    "injected",
    "memory",
    "retrieval",
    "subagent_report",
    "inter_session",
    "notice",
    "of-a-vendor",
];
const PHASES: &[&str] = &["commentary", "final", "of-a-vendor"];
const STATUSES: &[&str] =
    &["complete", "interrupted", "error", "partial", "withdrawn", "pending", "rolled_back"];

prop_compose! {
    fn voiced()(author in absent_or(AUTHORS), origin in absent_or(ORIGINS), phase in absent_or(PHASES)) -> Value {
        without_nulls(json!({"author": author, "origin": origin, "phase": phase}))
    }
}

prop_compose! {
    /// A message of any role, author and standing. Its parts are texts.
    pub(crate) fn message()(
        id in 0..6_u8,
        whole in voiced(),
        parts in prop::collection::vec(voiced(), 0..4),
        role in absent_or(ROLES),
        status in absent_or(STATUSES),
        audience in absent_or(&["model", "user", "both", "unknown"]),
        addressed in prop::option::of(any::<bool>()),
        side in prop::bool::weighted(0.2),
        turn in prop::option::weighted(0.5, 0..3_u8),
        copied in absent_or(&["other:1#2", "messageId=m1"]),
    ) -> Value {
        let mut record = without_nulls(json!({
            "type": "message", "messageId": format!("m{id}"), "role": role, "status": status, "audience": audience,
            "addressed": addressed, "subagentId": side.then_some("s1"), "turnId": turn.map(|turn| turn.to_string()),
            "copiedFrom": copied.filter(|_| id == 0), "content": parts,
        }));
        if role.is_none() {
            record["capture"] = json!({"role": {"state": "absent"}});
        }
        merge(&mut record, &whole);
        record
    }
}

/// A record of another kind: a call, a result, a delivery, a request, a plan.
pub(crate) fn other() -> impl Strategy<Value = Value> {
    prop_oneof![
        (0..4_u8, any::<bool>()).prop_map(|(id, side)| without_nulls(json!({
            "type": "tool_call", "callId": format!("c{id}"), "name": "Bash", "input": {"n": id}, "subagentId": side.then_some("s1"),
        }))),
        (0..4_u8).prop_map(|id| json!({"type": "tool_result", "callId": format!("c{id}"), "content": []})),
        prop::sample::select(&["queued", "sent", "delivered", "suppressed", "failed", "unknown", "of-a-vendor"][..])
            .prop_map(|status| json!({"type": "delivery", "status": status})),
        (0..3_u8, absent_or(&["open", "pending", "answered", "approved", "of-a-vendor"]), absent_or(&["approval"])).prop_map(
            |(id, status, kind)| without_nulls(json!({
                "type": "input_request", "requestId": format!("q{id}"), "status": status, "kind": kind,
            }))
        ),
        (0..2_u8, prop::collection::vec(prop::sample::select(&["pending", "in_progress", "completed", "of-a-vendor"][..]), 0..4))
            .prop_map(|(id, steps)| json!({
                "type": "plan", "planId": format!("p{id}"), "planType": "items",
                "entries": steps.iter().map(|status| json!({"content": "", "status": status})).collect::<Vec<_>>(),
            })),
        absent_or(&["active", "paused", "blocked", "usage_limited", "budget_limited", "complete", "of-a-vendor"]).prop_map(
            |status| without_nulls(json!({
                "type": "plan", "planId": "goal", "planType": "goal", "status": status,
                "content": [{"type": "text", "text": "The goal."}],
            }))
        ),
    ]
}

fn without_nulls(mut value: Value) -> Value {
    value.as_object_mut().unwrap().retain(|_, member| !member.is_null());
    value
}

fn merge(record: &mut Value, more: &Value) {
    for (name, value) in more.as_object().unwrap() {
        record[name.as_str()] = value.clone();
    }
}

/// Numbers the records, and gives each text a number of its own, by which it is found in the target.
pub(crate) fn lines(records: Vec<Value>) -> Vec<String> {
    let mut texts = 0;
    let mut number = |part: &mut Value, name: &str| {
        part[name] = json!(format!("text {texts}"));
        texts += 1;
    };
    let numbered = records.into_iter().enumerate().map(|(seq, mut record)| {
        let kind = record["type"].as_str().unwrap().to_owned();
        record["seq"] = json!(seq);
        record["id"] = json!(format!("r{seq}"));
        record["ts"] = json!(format!("2026-10-26T14:00:{:02}Z", seq % 60));
        match kind.as_str() {
            "message" => record["content"].as_array_mut().unwrap().iter_mut().for_each(|part| {
                part["type"] = json!("text");
                number(part, "text");
            }),
            "plan" if record["planType"] == "items" => {
                let entries = record["entries"].as_array_mut().unwrap();
                for entry in entries {
                    number(entry, "content");
                }
            }
            "delivery" => number(&mut record, "reason"),
            _ => {}
        }
        record.to_string()
    });
    numbered.collect()
}
