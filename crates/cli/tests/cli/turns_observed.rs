//! `diff`, `merge` and `resume` on what agent-checkpoint 0.3.1 was given, against what it was observed to do.

use std::collections::HashMap;
use std::path::Path;

use agent_turns_model::Turn;
use opencheckpoint_rules::turns::Checker;
use serde_json::Value;

use crate::run::{Place, Ran, repository};
use crate::shared::shared;

/// A case that was observed.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) args: Vec<String>,
    pub(crate) inputs: Vec<String>,
    pub(crate) verdict: String,
    pub(crate) want: HashMap<String, Value>,
    pub(crate) before: Option<String>,
}

/// What the original was given and did, without the verbs that are not asked for.
pub(crate) fn cases(corpus: &Path, is_asked: impl Fn(&str) -> bool) -> Vec<Case> {
    let text = std::fs::read_to_string(corpus.join("cases.json")).unwrap();
    let cases: Vec<Value> = serde_json::from_str(&text).unwrap();
    let texts = |list: &Value| -> Vec<String> { serde_json::from_value(list.clone()).unwrap() };
    let cases = cases.iter().map(|case| Case {
        name: case["name"].as_str().unwrap().to_owned(),
        args: texts(&case["args"]),
        inputs: texts(&case["inputs"]),
        verdict: case["verdict"].as_str().unwrap().to_owned(),
        want: serde_json::from_value(case["want"].clone()).unwrap(),
        before: case["pre_output"].as_str().map(str::to_owned),
    });
    cases.filter(|case| is_asked(&case.args[0])).collect()
}

/// The verbs on files of turns.
fn verbs(verb: &str) -> bool {
    ["diff", "merge", "resume"].contains(&verb)
}

/// A folder with what a case begins with.
pub(crate) fn place(case: &Case, corpus: &Path) -> Place {
    let place = Place::new();
    for input in &case.inputs {
        place.write(input, std::fs::read(corpus.join(input)).unwrap());
    }
    if let Some(before) = &case.before {
        place.write("out.jsonl", before);
    }
    place
}

/// What a run leaves: what it says, and the file that it writes, if there is one.
pub(crate) fn ours(case: &Case, place: &Place) -> (Ran, Option<String>) {
    let args: Vec<_> = case.args.iter().map(String::as_str).collect();
    let ran = place.run(&args);
    let out = place.path("out.jsonl").exists().then(|| place.read("out.jsonl"));
    (ran, out.map(|out| String::from_utf8(out).unwrap()))
}

/// What agent-checkpoint left.
pub(crate) fn theirs(case: &Case, corpus: &Path) -> (Ran, Option<String>) {
    let read =
        |ending| std::fs::read_to_string(corpus.join(format!("out/{}.{ending}", case.name))).ok();
    let text = |ending| read(ending).unwrap_or_default();
    let code = text("exit").trim().parse().unwrap();
    (Ran { code, stdout: text("stdout"), stderr: text("stderr") }, read("jsonl"))
}

/// The cases in which the README of agent-checkpoint decides nothing, and we do otherwise: what we end in and print, and
/// whether we say something beside it.
const OTHERWISE: &[(&str, i32, &str, bool)] = &[
    ("df_bom_text", 0, "identical\n", false),
    (
        "mg_dup_in_b",
        0,
        "Merged 2 turns from mg_dup_in_b.a.jsonl + 3 new turns from mg_dup_in_b.b.jsonl into out.jsonl\n",
        true,
    ),
    ("resume_malformed", 2, "", true),
    ("resume_sigkill", 137, "", false),
];

#[test]
fn what_agent_checkpoint_does_right_is_done() {
    let Some(corpus) = shared("turns/corpus") else { return };
    let mut seen = 0;
    for case in cases(&corpus, verbs) {
        let name = &case.name;
        let (ran, out) = ours(&case, &place(&case, &corpus));
        let (expected, expected_out) = theirs(&case, &corpus);
        let told = (ran.code, ran.stdout.as_str(), !ran.stderr.is_empty());
        let otherwise = OTHERWISE.iter().find(|(otherwise, ..)| otherwise == name);
        match (case.verdict.as_str(), otherwise) {
            ("choice", Some((_, code, stdout, says))) => {
                assert_eq!(told, (*code, *stdout, *says), "{name}");
            }
            ("choice", None) if name == "diff_help" => {
                assert_eq!((ran.code, ran.stderr.as_str()), (0, ""), "{name}");
                assert!(ran.stdout.contains("Usage: opencheckpoint diff"), "{}", ran.stdout);
                continue;
            }
            ("ok" | "choice", _) => {
                let says = !expected.stderr.is_empty();
                assert_eq!(told, (expected.code, expected.stdout.as_str(), says), "{name}");
            }
            _ => continue,
        }
        let expected_out = if name == "mg_remerge" {
            // The `b` of the first merge is another file than ours.
            let lines = expected_out.unwrap();
            let (head, last) = lines.split_at(lines.rfind("\"b\"").unwrap());
            Some(format!("{head}{}", last.replace("\"b\"", "\"b2\"")))
        } else {
            expected_out
        };
        assert_eq!(out, expected_out, "{name}");
        seen += 1;
    }
    assert!(seen > 40, "{seen} cases");
}

#[test]
fn what_agent_checkpoint_does_wrong_is_done_better() {
    let Some(corpus) = shared("turns/corpus") else { return };
    let mut seen = 0;
    for case in cases(&corpus, verbs) {
        if matches!(case.verdict.as_str(), "ok" | "choice") {
            continue;
        }
        let (ran, out) = ours(&case, &place(&case, &corpus));
        let name = &case.name;
        let turns: Option<Vec<_>> =
            out.map(|out| out.lines().map(|line| Turn::from_json_str(line).unwrap()).collect());
        for (what, value) in &case.want {
            let text = value.as_str().unwrap_or_default();
            let is_so = match what.as_str() {
                "exit" => value == ran.code,
                "exit_nonzero" => ran.code != 0,
                "turns" => value == turns.as_ref().unwrap().len(),
                "stderr_nonempty" => !ran.stderr.is_empty(),
                "stdout_absent" => !ran.stdout.contains(text),
                "no_dangling" => can_end(turns.as_ref().unwrap()),
                // Whatever it is, it is one line.
                "no_traceback" => {
                    ran.stderr.starts_with("error: ") && ran.stderr.lines().count() == 1
                }
                other => panic!("{name} wants {other}"),
            };
            assert!(is_so, "{name}: {what} {value}: {ran:?}");
        }
        // Nothing is wanted of a role that is a list: it is no turn, and said to be none.
        if case.want.is_empty() {
            assert_eq!((ran.code, ran.stdout.as_str(), turns), (2, "", None), "{name}");
            assert!(ran.stderr.contains("line 1, column 9, at /role: "), "{}", ran.stderr);
        }
        seen += 1;
    }
    assert_eq!(seen, 9);
}

pub(crate) fn can_end(turns: &[Turn]) -> bool {
    let mut checker = Checker::new();
    for (line, turn) in (1..).zip(turns) {
        checker.check(line, turn);
    }
    checker.can_end()
}

#[test]
fn the_tests_that_the_page_names_exist() {
    let page = std::fs::read_to_string(repository().join("docs/agent-checkpoint.md")).unwrap();
    let named = page.split('`').skip(1).step_by(2).filter_map(|code| code.split_once("::"));
    let named: Vec<_> = named.filter(|(file, _)| *file != "file").collect();
    for (file, test) in &named {
        let here = repository().join(format!("crates/cli/tests/cli/{file}.rs"));
        let path = if file.contains('/') { repository().join("crates").join(file) } else { here };
        let source = std::fs::read_to_string(path).unwrap();
        assert!(source.contains(&format!("fn {test}(")), "{file}::{test}");
    }
    assert!(named.len() > 25, "{}", named.len());
}
