//! Turns for property tests that break no rule of severity error.
#![cfg(feature = "proptest")]

use agent_turns_model::{Json, Nullable, Role, Turn};
use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::prop_oneof;
use proptest::sample::select;

use super::Checker;

/// Files of turns that break no rule of severity error.
///
/// They are the model's arbitrary turns, some of which call tools or bring results in the shape of one provider or another, and at
/// the end the results that are missing. What the rules only warn of is among them: calls that stay open in the middle, results of
/// nothing, times in no order.
///
/// ```
/// use opencheckpoint_rules::{Severity, turns};
/// use proptest::prelude::*;
///
/// proptest!(ProptestConfig::with_cases(20), |(file in turns::valid_turns())| {
///     let errors = turns::check(&file)
///         .into_iter()
///         .filter(|finding| finding.severity() == Severity::Error);
///     prop_assert_eq!(errors.count(), 0);
/// });
/// ```
pub fn valid_turns() -> impl Strategy<Value = Vec<Turn>> {
    let exchange = (any::<Turn>(), select(SHAPES), vec(select(IDS), 1..4));
    let turn = prop_oneof![
        1 => any::<Turn>(),
        2 => exchange.prop_filter_map("the shapes are JSON", |(turn, shape, ids)| shape.lay_over(turn, &ids)),
    ];
    vec(turn, 0..8).prop_map(answered)
}

/// How a provider's calls or results stand in a turn.
#[derive(Debug, Clone)]
struct Shape {
    role: Role,
    /// One of them; `ID` stands for the id.
    item: &'static str,
    parts: &'static [Part],
}

#[derive(Debug, PartialEq)]
enum Part {
    Content,
    Calls,
    Results,
}

const IDS: &[&str] = &["c1", "c2", "c3", "toolu_é", ""];

const SHAPES: &[Shape] = &[
    Shape {
        role: Role::Assistant,
        item: r#"{"id":"ID","type":"function","function":{"name":"f","arguments":"{}"}}"#,
        parts: &[Part::Calls],
    },
    Shape {
        role: Role::Tool,
        item: r#"{"tool_call_id":"ID","content":"r"}"#,
        parts: &[Part::Results],
    },
    Shape {
        role: Role::Assistant,
        item: r#"{"type":"tool_use","id":"ID","name":"f","input":{}}"#,
        parts: &[Part::Content, Part::Calls],
    },
    Shape {
        role: Role::User,
        item: r#"{"type":"tool_result","tool_use_id":"ID","content":[]}"#,
        parts: &[Part::Content, Part::Results],
    },
    Shape {
        role: Role::Assistant,
        item: r#"{"type":"server_tool_use","id":"ID","name":"f","input":{}}"#,
        parts: &[Part::Content],
    },
    Shape { role: Role::Assistant, item: r#"{"name":"f"}"#, parts: &[Part::Calls] },
    Shape { role: Role::Tool, item: r#"{"content":"r"}"#, parts: &[Part::Results] },
];

impl Shape {
    /// The turn with one call or result for each id; none where that is no JSON.
    fn lay_over(&self, mut turn: Turn, ids: &[&str]) -> Option<Turn> {
        let items = ids.iter().map(|id| Json::parse(&self.item.replace("ID", id)).ok());
        let items: Vec<Json> = items.collect::<Option<_>>()?;
        turn.role = self.role.clone();
        for part in self.parts {
            match part {
                Part::Calls => turn.tool_calls = Some(Nullable::Value(items.clone())),
                Part::Results => turn.tool_results = Some(Nullable::Value(items.clone())),
                Part::Content => turn.content = list(&items),
            }
        }
        Some(turn)
    }
}

/// An array of these.
fn list(items: &[Json]) -> Option<Json> {
    let texts: Vec<_> = items.iter().map(Json::as_text).collect();
    Json::parse(&format!("[{}]", texts.join(","))).ok()
}

/// The turns, and a last one that brings the results for which the file must not end.
fn answered(mut turns: Vec<Turn>) -> Vec<Turn> {
    let mut checker = Checker::new();
    for (line, turn) in (1..).zip(&turns) {
        checker.check(line, turn);
    }
    let unanswered = checker.stream.unanswered();
    let results: Option<Vec<_>> = unanswered
        .iter()
        .filter(|call| call.at_the_end)
        .map(|call| {
            let id = call.id.map_or_else(Json::null, |id| Json::from(id.as_str()));
            Json::parse(&format!(r#"{{"tool_call_id":{id},"content":"r"}}"#)).ok()
        })
        .collect();
    let results = results.unwrap_or_default();
    if !results.is_empty() {
        let mut last = Turn::complete(Role::Tool, Json::null());
        last.tool_results = Some(Nullable::Value(results));
        turns.push(last);
    }
    turns
}
