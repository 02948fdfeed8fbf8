//! The rules of turns on files that nobody wrote down: what keeps them, and what is broken.

use agent_turns_model::Turn;
use opencheckpoint_rules::turns::{Checker, check, rules, valid_turns};
use opencheckpoint_rules::{Format, RuleId, Severity};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

use crate::harness::{Misshapen, check as check_text};

/// The file as text, a line a turn.
fn text(turns: &[Value]) -> String {
    turns.iter().fold(String::new(), |text, turn| text + &turn.to_string() + "\n")
}

fn values(turns: &[Turn]) -> Vec<Value> {
    turns.iter().map(|turn| serde_json::from_str(&turn.to_json_string()).unwrap()).collect()
}

/// What breaks a rule in any file that keeps it, at one place of it or another.
type Mutator = fn(&mut Vec<Value>, Index, Index);

/// One for each rule of severity error.
const MUTATORS: &[(RuleId, Mutator)] = &[
    (RuleId::AC101, |turns, at, how| {
        const ROLES: [&str; 4] = ["null", "7", "[\"user\"]", "{}"];
        const LINES: [&str; 4] = ["null", "\"user\"", "[{\"role\":\"user\"}]", "{}"];
        if turns.is_empty() {
            turns.push(json!({"role": "user"}));
        }
        let turn = at.get_mut(turns);
        let value = |text: &str| serde_json::from_str::<Value>(text).unwrap();
        match how.index(9) {
            8 => drop(turn.as_object_mut().unwrap().remove("role")),
            n @ 4.. => *turn = value(LINES[n - 4]),
            n => turn["role"] = value(ROLES[n]),
        }
    }),
    (RuleId::AC103, |turns, at, how| {
        let call = [
            json!({"role": "assistant", "tool_calls": [{"id": "in flight"}]}),
            json!({"role": "assistant", "content": [{"type": "tool_use", "id": "in flight"}]}),
            json!({"role": "assistant", "function_call": {"name": "in flight"}}),
        ];
        turns.push(how.get(&call).clone());
        // Nobody who would go on.
        let after = [
            json!({"role": "tool", "tool_results": [{"tool_call_id": "another"}]}),
            json!({"role": "system", "content": "in flight"}),
        ];
        turns.extend(after.into_iter().take(at.index(3)));
    }),
];

#[test]
fn every_rule_of_severity_error_has_a_mutator() {
    let mutated: Vec<_> = MUTATORS.iter().map(|(id, _)| *id).collect();
    let errors: Vec<_> =
        rules().filter(|rule| rule.severity == Severity::Error).map(|rule| rule.id).collect();
    assert_eq!(mutated, errors);
}

proptest! {
    #[test]
    fn valid_turns_are_valid(turns in valid_turns()) {
        let findings = check(&turns);
        let error = findings.iter().find(|finding| finding.severity() == Severity::Error);
        prop_assert!(error.is_none(), "{}", error.unwrap());
        let read_again = check_text(Format::Turns, &text(&values(&turns)));
        prop_assert_eq!(findings, read_again.unwrap());
    }

    #[test]
    fn a_file_can_end_where_its_end_breaks_no_rule(files in prop::collection::vec(valid_turns(), 1..4)) {
        let turns = files.concat();
        for length in 0..=turns.len() {
            let mut checker = Checker::new();
            for (line, turn) in (1..).zip(&turns[..length]) {
                checker.check(line, turn);
            }
            let can_end = checker.can_end();
            let errors = checker.finish().into_iter().filter(|finding| finding.severity() == Severity::Error);
            prop_assert_eq!(can_end, errors.count() == 0, "{}", text(&values(&turns[..length])));
        }
    }

    #[test]
    fn a_file_that_is_broken_is_found(
        turns in valid_turns(),
        (id, mutate) in select(MUTATORS),
        at in any::<Index>(),
        how in any::<Index>(),
    ) {
        let mut values = values(&turns);
        mutate(&mut values, at, how);
        let text = text(&values);
        match check_text(Format::Turns, &text) {
            Ok(findings) => {
                let mut errors =
                    findings.iter().filter(|finding| finding.severity() == Severity::Error);
                prop_assert!(errors.any(|finding| finding.rule().id == id), "{}: {}", id, text);
            }
            // What is no turn has no role.
            Err(Misshapen { place, .. }) => {
                prop_assert_eq!(id, RuleId::AC101, "{}", place);
                prop_assert!(place.ends_with(":/role") || place.ends_with(':'), "{}", place);
            }
        }
    }

    #[test]
    fn every_finding_points_into_its_line(turns in prop::collection::vec(any::<Turn>(), 0..6)) {
        let findings = check(&turns);
        let mut last = (0, 0);
        for finding in &findings {
            let index = |line: Option<u64>, pointer: &str| {
                let line = usize::try_from(line.unwrap()).unwrap();
                let text = turns[line - 1].to_json_string();
                let mut scanner = exact_json::Scanner::new();
                let tape = scanner.scan_str(&text).unwrap();
                (line, tape.resolve(pointer).unwrap_or_else(|| panic!("{pointer} in {text}")).index())
            };
            let spot = index(finding.line(), finding.pointer());
            prop_assert!(last <= spot, "out of order: {finding}");
            last = spot;
            for related in finding.related() {
                prop_assert!(index(related.line, &related.pointer) <= spot);
            }
        }
    }
}
