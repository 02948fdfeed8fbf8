//! `ready`: the resume gate.

use crate::run::{Place, fixture, refused};

const OFFER: &str = "opencheckpoint/valid/awaiting-approval.json";
const EVERY: &str = "opencheckpoint/valid/every-member.json";

/// What a run says, line by line, and its exit code.
fn said(file: &str, more: &[&str]) -> (i32, Vec<String>) {
    let ran = Place::new().run(&[&["ready", &fixture(file)], more].concat());
    assert_eq!(ran.stderr, "");
    (ran.code, ran.stdout.lines().map(str::to_owned).collect())
}

#[test]
fn what_waits_for_a_person_is_not_ready_until_that_is_observed() {
    let (code, lines) = said(OFFER, &[]);
    assert_eq!(code, 1);
    assert_eq!(
        lines,
        [
            "blocks    /task/status: the task waits for somebody's answer",
            r#"forbids   /operations/0: "approve-offer" waits for "team lead""#,
            r#"forbids   /operations/1: "book" depends on "approve-offer", which is awaiting"#,
            r#"forbids   /continuation/stop_conditions/0: "no-purchase" is in force: Nothing is bought before the approval.; it forbids "book"; until "approve-offer" is approved (it is awaiting)"#,
            "not ready",
        ]
    );
    let (code, lines) = said(OFFER, &["--observed", "approve-offer=approved"]);
    assert_eq!(code, 0);
    assert_eq!(lines, ["watch     /task/status: the task waits for somebody's answer", "ready"]);
    let (_, lines) = said(OFFER, &["--at", "2026-10-26T22:00:01Z"]);
    assert_eq!(
        lines[1],
        r#"forbids   /operations/0: "approve-offer" has expired, at 2026-10-27T00:00:00+02:00"#
    );
}

#[test]
fn what_a_checkpoint_needs_is_asked_for() {
    let (code, lines) = said(EVERY, &[]);
    assert_eq!(code, 1);
    let met = [
        "--have",
        "tool=payments.find_refund",
        "--met",
        "pre-1",
        "--observed",
        "op-refund=completed",
    ];
    let (_, fewer) = said(EVERY, &met);
    for member in ["/continuation/requirements/0", "/continuation/preconditions/0"] {
        assert!(
            lines.iter().any(|line| line.starts_with("blocks") && line.contains(member)),
            "{lines:?}"
        );
        assert!(!fewer.iter().any(|line| line.contains(member)), "{fewer:?}");
    }
}

#[test]
fn programs_are_told_the_same() {
    let ran = Place::new().run(&["ready", &fixture(OFFER), "--output", "json"]);
    let told: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!((ran.code, &told["ready"]), (1, &serde_json::json!(false)));
    assert_eq!(told["reasons"][0]["kind"], "task");
    assert_eq!(told["reasons"][3]["effect"], "forbids");
    assert_eq!(told["reasons"][3]["pointer"], "/continuation/stop_conditions/0");
}

#[test]
fn what_is_misspelled_or_not_valid_is_refused() {
    let place = Place::new();
    let offer = fixture(OFFER);
    for (more, message) in [
        (
            ["--observed", "approve=approved"],
            r#"--observed: the checkpoint has no operation "approve"; it has approve-offer, book"#,
        ),
        (["--met", "x"], r#"--met: the checkpoint has no precondition "x""#),
        (["--have", "railway.buy"], r#"--have: found "railway.buy", expected KIND=NAME"#),
    ] {
        assert_eq!(place.run(&[&["ready", &offer][..], &more].concat()), refused(2, message));
    }
    let wrong = fixture("opencheckpoint/invalid/OC201-tool-instruction.json");
    let ran = place.run(&["ready", &wrong]);
    assert!(ran.code == 1 && ran.stderr.contains("is not valid: error OC201"), "{}", ran.stderr);
}
