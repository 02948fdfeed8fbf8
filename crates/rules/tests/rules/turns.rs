//! The rules of turns on whole files: what agent-checkpoint wrote, and files too large to write down.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

use opencheckpoint_rules::{Finding, Format, RuleId};
use serde_json::{Value, json};

use crate::harness::{check as check_text, spots};
use crate::shared::shared;

fn checked(text: &str) -> Vec<Finding> {
    check_text(Format::Turns, text).unwrap_or_else(|error| panic!("{error:?}: {text:.200}"))
}

/// What is found: the severity, the rule and the place of each.
fn told(findings: &[Finding]) -> Vec<String> {
    let told = |(finding, (id, spot)): (&Finding, _)| format!("{} {id} {spot}", finding.severity());
    findings.iter().zip(spots(findings)).map(told).collect()
}

#[test]
fn what_agent_checkpoint_wrote_is_judged_as_its_readme_does() {
    let Some(out) = shared("turns/corpus/out") else { return };
    let mut files = 0;
    for entry in fs::read_dir(out).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let is_lines = path.extension().is_some_and(|extension| extension == "jsonl");
        // Where it refused to merge, what stood there before is left.
        if !is_lines || name == "mg_malformed" {
            continue;
        }
        let expected: &[&str] = match name {
            // A call in flight that it did not see.
            "cc_parallel_partial" => &["error AC103 4:/tool_calls/1"],
            "mg_partial_parallel" => &["error AC103 3:/tool_calls/1"],
            "oa_anthropic_array" => &["error AC103 2:/content/1"],
            // The conversation went on.
            "cc_interrupted_mid" => &["warning AC103 2:/tool_calls/0"],
            "oa_dangling_then_user" => &["warning AC103 4:/tool_calls/0"],
            "oa_tool_no_id" => {
                &["warning AC103 2:/tool_calls/0", "warning AC102 3:/tool_results/0"]
            }
            "oa_system_developer" => &["warning AC101 1:/role", "warning AC101 2:/role"],
            "mg_order" => &["warning AC104 2:/ts"],
            "mg_subset" => &["warning AC104 6:/ts"],
            "mg_conflict_hand" => &[
                "warning AC102 2:/tool_results/0/tool_call_id",
                "warning AC102 3:/tool_results/0/tool_call_id",
            ],
            "mg_conflict_claude" => &[
                "warning AC102 1:/tool_results/0/tool_use_id",
                "warning AC102 2:/tool_results/0/tool_use_id",
            ],
            _ => &[],
        };
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(told(&checked(&text)), expected, "{name}");
        files += 1;
    }
    assert!(files > 40, "{files} files");
}

#[test]
fn turns_that_others_wrote_by_hand_are_judged() {
    let Some(case) = shared("cases/69-ck-turn-jsonl-quirks") else { return };
    let text = fs::read_to_string(case.join("input.jsonl")).unwrap();
    assert_eq!(told(&checked(&text)), ["warning AC101 5:/role"]);
}

#[test]
fn a_time_is_judged_as_rfc_3339_has_it() {
    let Some(case) = shared("cases/63-ck-timestamps") else { return };
    let text = fs::read_to_string(case.join("cases.json")).unwrap();
    for case in serde_json::from_str::<Vec<Value>>(&text).unwrap() {
        let turn = json!({"role": "user", "ts": case["value"]});
        let Ok(findings) = check_text(Format::Turns, &turn.to_string()) else {
            assert!(!case["value"].is_string(), "{case}");
            continue;
        };
        let value = case["value"].as_str().unwrap();
        let is_time = case["valid_in_schema_0_1"] == true || value == "2026-05-04t10:00:00z";
        let is_utc = ["Z", "z", "-00:00"].iter().any(|utc| value.ends_with(utc));
        let expected = if is_time && is_utc { &[][..] } else { &["warning AC104 1:/ts"] };
        assert_eq!(told(&findings), expected, "{case}");
    }
}

/// A turn that calls, and one that answers.
fn call(id: &str) -> String {
    format!(r#"{{"role":"assistant","content":null,"tool_calls":[{{"id":"{id}"}}]}}"#)
}

fn result(id: &str) -> String {
    format!(r#"{{"role":"tool","content":"r","tool_results":[{{"tool_call_id":"{id}"}}]}}"#)
}

const USER: &str = r#"{"role":"user","content":"And?"}"#;
const SYSTEM: &str = r#"{"role":"system","content":"Be brief."}"#;

#[test]
fn a_file_ends_with_a_call_until_somebody_goes_on() {
    let without_id = r#"{"role":"assistant","tool_calls":[{"name":"f"}]}"#;
    let no_id = r#"{"role":"tool","tool_results":[{"content":"r"}]}"#;
    let (a, b, answer_a, answer_b) = (call("a"), call("b"), result("a"), result("b"));
    let error = "error AC103 1:/tool_calls/0";
    let warning = "warning AC103 1:/tool_calls/0";
    for (turns, expected) in [
        (&[&*a][..], &[error][..]),
        (&[&a, &answer_a], &[]),
        (&[&a, USER], &[warning]),
        (&[&a, USER, &answer_a], &[]),
        // One message in two turns.
        (&[&a, &b, &answer_b], &[error]),
        (&[&a, &b, &answer_a, &answer_b], &[]),
        // Two messages.
        (&[&a, USER, &b], &[warning, "error AC103 3:/tool_calls/0"]),
        (&[&a, &answer_a, &b], &["error AC103 3:/tool_calls/0"]),
        (&[&b, &answer_b, &a, &answer_a, USER], &[]),
        // Neither has an id, so the result is that of the last call.
        (&[without_id, no_id], &[]),
        (&[without_id, USER, without_id, no_id], &[warning]),
        (&[without_id], &[error]),
        // The result may be the call's.
        (&[&a, no_id], &[warning, "warning AC102 2:/tool_results/0"]),
        (&[no_id, &a], &["warning AC102 1:/tool_results/0", "error AC103 2:/tool_calls/0"]),
        // These are nobody who would go on.
        (&[&a, SYSTEM], &[error, "warning AC101 2:/role"]),
        (&[&a, &answer_b], &[error, "warning AC102 2:/tool_results/0/tool_call_id"]),
        // The later one is open.
        (
            &[&a, &answer_a, &a],
            &["error AC103 3:/tool_calls/0", "warning AC105 3:/tool_calls/0/id"],
        ),
    ] {
        assert_eq!(told(&checked(&turns.join("\n"))), expected, "{turns:#?}");
    }
}

#[test]
fn many_turns_cost_no_more_than_the_file_is_long() {
    const MANY: usize = 20_000;
    let mut text = String::new();
    for n in 0..MANY {
        writeln!(
            text,
            "{}\n{}\n{}",
            call("same"),
            call(&format!("c{n}")),
            result(&format!("r{n}"))
        )
        .unwrap();
    }
    let calls: Vec<_> = (0..MANY).map(|n| format!(r#"{{"id":"d{}"}}"#, n / 2)).collect();
    writeln!(text, r#"{{"role":"assistant","tool_calls":[{}]}}"#, calls.join(",")).unwrap();
    let findings = checked(&text);
    let of = |id| findings.iter().filter(|finding| finding.rule().id == id).count();
    assert_eq!(of(RuleId::AC102), MANY);
    // Of those that share an id, the last is open.
    assert_eq!(of(RuleId::AC103), 1 + MANY + MANY / 2);
    assert_eq!(of(RuleId::AC105), MANY - 1 + MANY / 2);
    assert!(findings.is_sorted_by_key(Finding::line));
}

#[test]
fn no_credential_is_shown() {
    let secret = "ghp_0123456789abcdefghijABCDEFGHIJ";
    let turn = json!({
        "role": secret,
        "ts": secret,
        "tool_calls": [{"id": secret}, {"id": secret}],
        "tool_results": [{"tool_call_id": format!("{secret}x")}],
    });
    let findings = checked(&turn.to_string());
    let ids: BTreeSet<_> = findings.iter().map(|finding| finding.rule().id).collect();
    let expected =
        [RuleId::AC101, RuleId::AC102, RuleId::AC103, RuleId::AC104, RuleId::AC105].into();
    assert_eq!(ids, expected);
    for finding in findings {
        assert!(finding.is_secret() && !finding.to_string().contains(secret), "{finding}");
    }
}
