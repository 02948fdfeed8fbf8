//! The twins that mappings go through: the source's accepts what the type accepts and holds every leaf, the
//! target's writes what the type reads.

use exact_json::trace::{Base, Ledger, List, Number, Open, Out, Reason, Settle, Str};
use exact_json::{Json, Nullable, Read};
use proptest::prelude::*;
use session_record_model::draft::{source, tag, target};
use session_record_model::{MessageRole, PathRef, PlanStatus, PlanType, Record};

use crate::laws::{self, twins};
use crate::shape::{NAMES, values};

/// How many leaves were dropped through the source twin; `None` if it refuses the text.
fn dropped(text: &str) -> Option<u64> {
    twins::dropped(text, |value, ledger| {
        source::Record::read(value).ok().map(|twin| twin.settle(ledger, Reason::NoCounterpart))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn the_source_twin_holds_every_leaf(record in any::<Record>()) {
        let text = record.to_json_string();
        prop_assert_eq!(dropped(&text), Some(twins::leaves(&text)));
    }

    #[test]
    fn the_source_twin_accepts_what_the_type_accepts(
        record in any::<Record>(),
        breaks in laws::breaks(NAMES, &values()),
    ) {
        let text = laws::broken(&record, &breaks).to_string();
        prop_assert_eq!(dropped(&text).is_some(), Record::from_json_str(&text).is_ok(), "{}", text);
    }
}

/// An envelope of constants, and nothing that may be absent.
fn envelope(seq: u64) -> target::Envelope<'static> {
    target::Envelope {
        seq: Out::constant(Number::from(seq)),
        id: Out::constant(Str::from(format!("r{seq}"))),
        ts: Some(Out::constant(Str::from("2026-01-31T12:00:00Z"))),
        ts_precision: None,
        turn_id: None,
        supersedes: None,
        copied_from: None,
        id_source: None,
        capture: None,
        assembly: None,
        native: Some(List::new(vec![Open::Object(vec![])])),
    }
}

#[test]
fn a_target_twin_writes_its_members_in_the_schemas_order() {
    let path = target::PathRef {
        root: Out::constant(Nullable::Null),
        path: Out::constant(Str::from("/a")),
        extra: vec![(Str::from("x"), Out::constant(Json::from(1_u64)).into())],
    };
    let plan = target::Record::from(target::Plan {
        type_: Out::constant(tag::Plan),
        envelope: envelope(3),
        inference_id: Some(Out::constant(Str::from("i1"))),
        subagent_id: None,
        plan_id: Out::constant(Str::from("p1")),
        plan_type: Out::constant(PlanType::Document),
        status: Some(Out::constant(PlanStatus::from("waiting"))),
        entries: Some(List::new(vec![])),
        content: Some(List::new(vec![
            target::TextPart {
                type_: Out::constant(tag::Text),
                text: Out::constant(Str::from("a \"b\"")),
                annotations: None,
                author: None,
                origin: None,
                phase: None,
                derivation: None,
                meta: None,
                extra: vec![],
            }
            .into(),
        ])),
        source: Some(path),
        budget: None,
        used: None,
        call_id: None,
        extra: vec![],
    });
    let text = twins::written(&plan);
    assert_eq!(
        text,
        r#"{"type":"plan","seq":3,"id":"r3","ts":"2026-01-31T12:00:00Z","inferenceId":"i1","planId":"p1","planType":"document","status":"waiting","entries":[],"content":[{"type":"text","text":"a \"b\""}],"source":{"root":null,"path":"/a","x":1},"native":[{}]}"#
    );
    let Record::Plan(plan) = Record::from_json_str(&text).unwrap() else { panic!("a plan") };
    assert_eq!(Record::from(plan.clone()).to_json_string(), text);
    assert!(matches!(plan.source, Some(PathRef { root: Nullable::Null, .. })));
}

#[test]
fn a_role_is_written_as_the_type_has_it() {
    for role in [MessageRole::User, MessageRole::Other("oracle".to_owned())] {
        let expected = format!("\"{role}\"");
        let mut ledger = Ledger::new();
        let mut out = String::new();
        ledger.begin(&[]);
        ledger.target(Base::Document, &mut out, &Out::constant(role));
        assert_eq!(out, expected);
    }
}
