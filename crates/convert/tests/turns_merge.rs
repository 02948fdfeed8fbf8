//! Merging two files of turns, for whoever calls the library.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../fixtures/shared.rs"]
mod shared;

use std::io::{self, Cursor};

use exact_json::Json;
use opencheckpoint_convert::turns::{Differing, Merged, Repeats, merge};
use opencheckpoint_convert::{Format, Options, convert_bytes};
use opencheckpoint_rules::turns::{Checker, valid_turns};
use proptest::prelude::*;

use agent_turns_model::Turn;

/// A turn that says this.
fn said(role: &str, content: &str) -> String {
    format!(r#"{{"role":"{role}","content":"{content}"}}"#)
}

/// A turn that calls a tool once for each of these ids.
fn calls(ids: &[&str]) -> String {
    let calls: Vec<_> =
        ids.iter().map(|id| format!(r#"{{"id":"{id}","type":"function"}}"#)).collect();
    format!(r#"{{"role":"assistant","tool_calls":[{}]}}"#, calls.join(","))
}

/// A turn with the result of a call.
fn result(id: &str, result: &str) -> String {
    format!(r#"{{"role":"tool","tool_results":[{{"tool_call_id":"{id}","content":"{result}"}}]}}"#)
}

fn labelled(content: &str, label: &str) -> String {
    format!(r#"{{"role":"user","content":"{content}","_meta":{{"source":"{label}"}}}}"#)
}

fn merged(a: &[String], b: &[String], repeats: Repeats) -> (Merged, Vec<Turn>) {
    let mut out = Vec::new();
    let (mut a, mut b) = (Cursor::new(a.join("\n")), Cursor::new(b.join("\n")));
    let merged = merge(&mut a, &mut b, &mut out, repeats).unwrap();
    let out = String::from_utf8(out).unwrap();
    let turns: Vec<_> = out.lines().map(|line| Turn::from_json_str(line).unwrap()).collect();
    assert_eq!(merged.a_turns + merged.b_turns, turns.len() as u64);
    (merged, turns)
}

/// What the turns say, call (`+`) and answer (`-`).
fn told(turns: &[Turn]) -> Vec<String> {
    let tell = |turn: &Turn| {
        let text = turn
            .content
            .as_ref()
            .map(|content| exact_json::from_str::<String>(content.as_text()).unwrap());
        let calls = turn.calls().into_iter().map(|call| format!("+{}", call.id.unwrap().text));
        let results =
            turn.results().into_iter().map(|result| format!("-{}", result.call.unwrap().text));
        text.into_iter().chain(calls).chain(results).collect::<Vec<_>>().join(" ")
    };
    turns.iter().map(tell).collect()
}

fn labels(turns: &[Turn]) -> Vec<Json> {
    let label = |turn: &Turn| {
        Json::parse(&turn.to_json_string()).unwrap().pointer("/_meta/source").unwrap()
    };
    turns.iter().map(label).collect()
}

#[test]
fn what_is_said_again_is_one_turn_unless_repeats_are_kept() {
    let a = [said("user", "start"), said("user", "continue")];
    let b = [
        said("user", "start"),
        said("user", "continue"),
        said("assistant", "x"),
        said("user", "continue"),
    ];
    let (found, turns) = merged(&a, &b, Repeats::LeaveOut);
    assert_eq!(told(&turns), ["start", "continue", "x"]);
    assert_eq!((found.a_turns, found.b_turns, found.repeats), (2, 1, 1));
    let (found, turns) = merged(&a, &b, Repeats::Keep);
    assert_eq!(told(&turns), ["start", "continue", "x", "continue"]);
    assert_eq!((found.a_turns, found.b_turns, found.repeats), (2, 2, 0));
}

#[test]
fn what_a_says_twice_stays_and_stands_for_two_turns() {
    let a = [said("user", "continue"), said("user", "continue")];
    let (found, turns) = merged(&a, &a, Repeats::Keep);
    assert_eq!(told(&turns), ["continue", "continue"]);
    assert_eq!((found.b_turns, found.repeats), (0, 0));
}

#[test]
fn a_call_in_flight_is_no_end_of_the_target() {
    let a = [said("user", "go")];
    let b = [calls(&["c1"]), result("c1", "r"), calls(&["c2", "c3"]), result("c2", "r")];
    let (found, turns) = merged(&a, &b, Repeats::LeaveOut);
    assert_eq!(told(&turns), ["go", "+c1", "-c1"]);
    assert_eq!((found.a_unfinished, found.b_turns, found.b_unfinished), (0, 2, 2));
}

#[test]
fn a_call_in_flight_at_the_end_of_a_does_not_come_into_the_middle() {
    let a = [said("user", "go"), calls(&["c1", "c2"]), result("c1", "r")];
    let b = [said("user", "never mind"), said("assistant", "all right")];
    let (found, turns) = merged(&a, &b, Repeats::LeaveOut);
    assert_eq!(told(&turns), ["go", "never mind", "all right"]);
    assert_eq!((found.a_turns, found.a_unfinished, found.b_turns), (1, 2, 2));
}

#[test]
fn a_call_in_flight_at_the_end_of_a_is_finished_by_b() {
    let a = [said("user", "go"), calls(&["c1"])];
    let b = [said("user", "go"), calls(&["c1"]), result("c1", "r"), said("assistant", "done")];
    let (found, turns) = merged(&a, &b, Repeats::LeaveOut);
    assert_eq!(told(&turns), ["go", "+c1", "-c1", "done"]);
    assert_eq!((found.a_turns, found.a_unfinished, found.b_turns), (2, 0, 2));
}

#[test]
fn what_b_says_of_turns_that_a_loses_is_new() {
    let a = [said("user", "go"), calls(&["c1"]), calls(&["c2"])];
    let b = [said("user", "go"), calls(&["c1"]), result("c1", "r")];
    let (found, turns) = merged(&a, &b, Repeats::LeaveOut);
    assert_eq!(told(&turns), ["go", "+c1", "-c1"]);
    assert_eq!((found.a_turns, found.a_unfinished, found.b_turns), (1, 2, 2));
}

#[test]
fn a_call_that_a_file_went_on_without_stays() {
    let a = [calls(&["c1"]), said("user", "never mind"), said("assistant", "all right")];
    let (_, turns) = merged(&a, &[said("user", "next")], Repeats::LeaveOut);
    assert_eq!(told(&turns), ["+c1", "never mind", "all right", "next"]);
}

#[test]
fn two_results_of_one_call_are_a_conflict_in_every_shape() {
    let block = |id: &str, text: &str| {
        format!(
            r#"{{"role":"user","content":[{{"type":"tool_result","tool_use_id":"{id}","content":"{text}"}}]}}"#
        )
    };
    let whole = |id: &str, text: &str| {
        format!(r#"{{"role":"tool","content":"{text}","tool_call_id":"{id}"}}"#)
    };
    let shapes: [fn(&str, &str) -> String; 3] = [result, block, whole];
    for shape in shapes {
        let a = [said("user", "go"), shape("c1", "1"), shape("c2", "1")];
        let (found, turns) = merged(&a, &[shape("c1", "2"), shape("c2", "1")], Repeats::LeaveOut);
        assert_eq!(turns.len(), 4, "both are kept");
        let [conflict] = &found.conflicts[..] else { panic!("{found:?}") };
        assert_eq!((conflict.call.as_str(), conflict.a_line, conflict.b_line), ("c1", 2, 1));
    }
}

#[test]
fn a_result_in_a_turn_that_says_more_is_no_conflict() {
    let with = |text: &str| {
        result("c1", "1").replace("\"role\"", &format!("\"content\":\"{text}\",\"role\""))
    };
    let (found, turns) = merged(&[with("x")], &[with("y")], Repeats::LeaveOut);
    assert_eq!((turns.len(), found.conflicts), (2, Vec::new()));
}

#[test]
fn labels_of_a_merge_are_told_from_those_of_another() {
    let a = [labelled("1", "a"), labelled("2", "b"), said("user", "3")];
    let b = [labelled("4", "b"), labelled("5", "a"), labelled("6", "ours"), said("user", "7")];
    let (found, turns) = merged(&a, &b, Repeats::LeaveOut);
    assert_eq!(labels(&turns), ["a", "b", "a3", "b2", "a2", "ours", "b3"].map(Json::from));
    let relabelled: Vec<_> =
        found.relabelled.iter().map(|label| (&*label.from, &*label.to)).collect();
    assert_eq!(relabelled, [("a", "a2"), ("b", "b2")]);
}

#[test]
fn a_label_that_somebody_chose_stays() {
    let (found, turns) =
        merged(&[labelled("1", "ours")], &[labelled("2", "ours")], Repeats::LeaveOut);
    assert_eq!(labels(&turns), ["ours", "ours"].map(Json::from));
    assert_eq!(found.relabelled, []);
}

/// What can hold nothing more.
struct Full;
impl io::Write for Full {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::StorageFull.into())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let good = said("user", "x");
    for (a, b, expected) in [
        ("5", "5", "A: line 1: a record is an object"),
        (&*good, "\n5", "B: line 2: a record is an object"),
    ] {
        let failed =
            merge(&mut Cursor::new(a), &mut Cursor::new(b), &mut Vec::new(), Repeats::Keep);
        assert_eq!(failed.unwrap_err().to_string(), expected);
    }
    let failed = merge(&mut Cursor::new(&good), &mut Cursor::new(""), &mut Full, Repeats::Keep);
    assert_eq!(
        failed.unwrap_err().to_string(),
        io::Error::from(io::ErrorKind::StorageFull).to_string()
    );
}

fn lines(turns: &[Turn]) -> Vec<String> {
    turns.iter().map(Turn::to_json_string).collect()
}

fn can_end(turns: &[Turn]) -> bool {
    let mut checker = Checker::new();
    for (line, turn) in (1..).zip(turns) {
        checker.check(line, turn);
    }
    checker.can_end()
}

proptest! {
    #[test]
    fn whatever_is_merged_can_be_resumed_and_invents_nothing(
        (a, b) in (prop::collection::vec(valid_turns(), 0..3), prop::collection::vec(valid_turns(), 0..3)),
        (cut_a, cut_b) in (any::<prop::sample::Index>(), any::<prop::sample::Index>()),
        keeps in any::<bool>(),
    ) {
        let (mut a, mut b) = (a.concat(), b.concat());
        a.truncate(cut_a.index(a.len() + 1));
        b.truncate(cut_b.index(b.len() + 1));
        let repeats = if keeps { Repeats::Keep } else { Repeats::LeaveOut };
        let (found, out) = merged(&lines(&a), &lines(&b), repeats);
        prop_assert!(can_end(&out));
        prop_assert_eq!(found.a_turns + found.a_unfinished, a.len() as u64);
        // Nothing but `_meta` differs, and the order stays.
        let plain = |turn: &Turn| Turn { meta: None, ..turn.clone() };
        let (of_a, of_b) = out.split_at(usize::try_from(found.a_turns).unwrap());
        prop_assert!(of_a.iter().map(plain).eq(a[..of_a.len()].iter().map(plain)));
        let mut rest = b.iter().map(plain);
        prop_assert!(of_b.iter().map(plain).all(|turn| rest.any(|of_b| of_b == turn)));
    }
}

/// The turns of a log, a line each.
fn turns_of(log: &[u8]) -> Vec<String> {
    let from = Some(Format::ClaudeCode);
    let made = convert_bytes(log, from, Format::Turns, &Options::default()).unwrap();
    String::from_utf8(made.value).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn what_a_resumed_session_copied_is_not_doubled_16() {
    let Some(case) = shared::shared("cases/16-cc-resume-copies-history") else { return };
    let [first, resumed] =
        ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"].map(
            |session| turns_of(&std::fs::read(case.join(format!("{session}.jsonl"))).unwrap()),
        );
    for (a, b) in [(&first, &resumed), (&resumed, &first)] {
        let (merged, turns) = merged(a, b, Repeats::Keep);
        assert_eq!((turns.len(), merged.differing), (4, vec![]));
        let sources: std::collections::BTreeSet<_> =
            labels(&turns).iter().map(Json::to_string).collect();
        assert_eq!(sources.len(), if a.len() == 2 { 2 } else { 1 });
    }
}

/// A row of a session, with what comes behind its id.
fn row(id: &str, session: &str, text: &str, more: &str) -> String {
    format!(
        r#"{{"type":"user","uuid":"{id}","sessionId":"{session}","timestamp":"2026-05-04T10:00:00Z"{more},"message":{{"role":"user","content":"{text}"}}}}"#
    ) + "\n"
}

#[test]
fn a_row_that_two_logs_have_and_not_alike_is_told() {
    let log = |rows: &[String]| turns_of(rows.concat().as_bytes());
    let a = log(&[
        row("u1", "s1", "One.", ""),
        row("u2", "s1", "Two.", ""),
        row("u3", "s1", "Three.", ""),
    ]);
    let b = log(&[
        row("u1", "s2", "One.", ""),
        row("u2", "s2", "Two.", r#","gitBranch":"dev""#),
        row("u3", "s2", "Another.", ""),
        row("u4", "s2", "Three.", ""),
    ]);
    let (merged, turns) = merged(&a, &b, Repeats::LeaveOut);
    let differs = |id: &str, line| Differing { id: id.to_owned(), a_line: line, b_line: line };
    assert_eq!(merged.differing, [differs("u2", 2), differs("u3", 3)]);
    // What says the same stands there once; what does not, stands there twice.
    assert_eq!(told(&turns), ["One.", "Two.", "Three.", "Another."]);
}
