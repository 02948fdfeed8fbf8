//! The twins that mappings go through: the source's accepts what the type accepts and holds every leaf, the
//! target's writes what the type reads.

use agent_turns_model::v0_3::{source, target};
use agent_turns_model::{Role, Turn};
use exact_json::trace::{Base, Emit, Ledger, Open, Out, Reason, Settle, Source, Str};
use exact_json::{Json, Nullable, Read, Scanner};
use proptest::prelude::*;

use crate::breaking::{apply, breaking};
use crate::shape::{NAMES, values};

/// How many leaves of a turn were dropped through its source twin; `None` if the twin refuses it.
fn dropped(text: &str) -> Option<u64> {
    let mut scanner = Scanner::new();
    let tape = scanner.scan_str(text).unwrap();
    let sources = [Source::new(Base::Document, tape)];
    let mut ledger = Ledger::new();
    ledger.begin(&sources);
    let turn = source::Turn::read(tape.root()).ok()?;
    turn.settle(&mut ledger, Reason::NoCounterpart);
    ledger.end(&sources).unwrap();
    Some(ledger.finish().unwrap().source())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn the_source_twin_holds_every_leaf(turn in any::<Turn>()) {
        let text = turn.to_json_string();
        let leaves = Scanner::new().scan_str(&text).unwrap().root().leaves();
        prop_assert_eq!(dropped(&text), Some(leaves));
    }

    #[test]
    fn the_source_twin_accepts_what_the_type_accepts(
        turn in any::<Turn>(),
        breaks in prop::collection::vec(breaking(NAMES, &values()), 1..4),
    ) {
        let mut value = serde_json::from_str(&turn.to_json_string()).unwrap();
        for (place, change) in breaks {
            apply(&mut value, place, &change);
        }
        let text = value.to_string();
        prop_assert_eq!(dropped(&text).is_some(), Turn::from_json_str(&text).is_ok(), "{}", text);
    }
}

#[test]
fn a_target_twin_writes_null_and_leaves_out_what_is_absent() {
    let null = || Open::from(Out::constant(Json::null()));
    let turn = target::Turn {
        role: Out::constant(Role::Tool),
        content: Some(null()),
        tool_calls: Some(null()),
        tool_results: Some(Open::Object(vec![])),
        provider: None,
        model: Some(Out::constant(Nullable::Null)),
        ts: Some(Out::constant(Nullable::Value(Str::from("2026-01-31T12:00:00Z")))),
        meta: None,
        extra: vec![],
    };
    assert_eq!(
        written(&turn),
        r#"{"role":"tool","content":null,"tool_calls":null,"tool_results":{},"model":null,"ts":"2026-01-31T12:00:00Z"}"#
    );
}

/// What a target twin writes.
fn written(target: &impl Emit) -> String {
    let mut ledger = Ledger::new();
    let mut out = String::new();
    ledger.begin(&[]);
    ledger.target(Base::Document, &mut out, target);
    ledger.end(&[]).unwrap();
    out
}
