//! The twins that mappings go through: the source's accepts what the type accepts and holds every leaf, the
//! target's writes what the type reads.

use agent_turns_model::v0_3::{source, target};
use agent_turns_model::{Role, Turn};
use exact_json::trace::{Open, Out, Reason, Settle, Str};
use exact_json::{Json, Nullable, Read};
use proptest::prelude::*;

use crate::laws::{self, twins};
use crate::shape::{NAMES, values};

/// How many leaves were dropped through the source twin; `None` if it refuses the text.
fn dropped(text: &str) -> Option<u64> {
    twins::dropped(text, |value, ledger| {
        source::Turn::read(value).ok().map(|twin| twin.settle(ledger, Reason::NoCounterpart))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn the_source_twin_holds_every_leaf(turn in any::<Turn>()) {
        let text = turn.to_json_string();
        prop_assert_eq!(dropped(&text), Some(twins::leaves(&text)));
    }

    #[test]
    fn the_source_twin_accepts_what_the_type_accepts(
        turn in any::<Turn>(),
        breaks in laws::breaks(NAMES, &values()),
    ) {
        let text = laws::broken(&turn, &breaks).to_string();
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
        twins::written(&turn),
        r#"{"role":"tool","content":null,"tool_calls":null,"tool_results":{},"model":null,"ts":"2026-01-31T12:00:00Z"}"#
    );
}
