//! Session record → turns, over the hand-written cases of `fixtures/convert/session-record_to_turns`.
//!
//! A case is a folder: `source.jsonl`, `options.json` where the operator says something, and `target.jsonl`, the expected turns.
//! `BLESS=1 cargo test -p opencheckpoint-convert --test session_record_to_turns` writes the targets anew.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod any_streams;
#[allow(dead_code, reason = "each test looks at what it is about")]
mod confirmed;

use std::fs;
use std::path::{Path, PathBuf};

use agent_turns_model::Turn;
use any_streams::{linked, says, stream, with_few_words};
use confirmed::Confirmed;
use exact_json::lines::Records;
use open_continuity_model::ContextPackage;
use opencheckpoint_convert::report::Notice;
use opencheckpoint_convert::{Error, Format, Options, OutcomeError, path};
use opencheckpoint_rules::{Severity, turns};
use proptest::prelude::*;
use serde_json::{Value, json};
use session_record_model::Record;

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/convert/session-record_to_turns")
}

fn options(folder: &Path) -> Options {
    let said = fs::read_to_string(folder.join("options.json"));
    let said: Value = said.map_or(Value::Null, |text| serde_json::from_str(&text).unwrap());
    Options { now: said["now"].as_str().map(|now| now.parse().unwrap()), ..Options::default() }
}

/// The turns, which break no error rule, whose report an audit confirms, and which give their source back.
fn convert(source: &str, options: &Options) -> Result<Confirmed, Error> {
    let confirmed =
        confirmed::convert(source.as_bytes(), Format::SessionRecord, Format::Turns, options)?;
    let mut checker = turns::Checker::new();
    let mut findings = Vec::new();
    let mut records = Records::<_, Turn>::new(&confirmed.target[..]);
    let mut lines = std::str::from_utf8(&confirmed.target).unwrap().lines();
    while let Some(turn) = records.next() {
        let turn = turn.unwrap();
        assert_eq!(lines.next(), Some(&*turn.to_line()), "as agent-checkpoint writes it");
        let says = turn.content.as_ref().is_some_and(|content| content.as_text() != "null");
        assert!(says || !turn.calls().is_empty() || !turn.results().is_empty(), "{turn:?}");
        findings.extend(checker.check(records.line(), &turn));
    }
    findings.extend(checker.finish());
    let error = findings.iter().find(|finding| finding.severity() == Severity::Error);
    assert!(error.is_none(), "{error:?}");
    Ok(confirmed)
}

#[test]
fn each_case_becomes_the_turns_beside_it() {
    confirmed::each_case(
        "session-record_to_turns",
        ("source.jsonl", "target.jsonl"),
        |folder, source| {
            let Confirmed { target, .. } = convert(source, &options(folder))?;
            Ok(String::from_utf8(target).unwrap())
        },
    );
}

fn turns_of(records: &[Value]) -> Vec<Value> {
    let Confirmed { target, .. } = convert(&stream(records), &Options::default()).unwrap();
    let lines = std::str::from_utf8(&target).unwrap().lines();
    lines.map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn notices_of(records: &[Value]) -> Vec<Notice> {
    convert(&stream(records), &Options::default()).unwrap().summary.notices
}

#[test]
fn a_stream_of_which_no_turn_comes_is_refused() {
    let call = json!({"type": "tool_call", "callId": "c1", "name": "ls"});
    let note =
        json!({"messageId": "m", "author": "harness", "content": [{"type": "text", "text": "x"}]});
    let pending = json!({"messageId": "m", "role": "user", "status": "pending", "content": [{"type": "text", "text": "x"}]});
    for records in
        [vec![call.clone()], vec![note], vec![pending], vec![says("assistant", "I look."), call]]
    {
        let refused = convert(&stream(&records), &Options::default()).err().unwrap();
        let is_empty = matches!(refused, Error::Outcome(OutcomeError::Empty { of: "turns" }));
        assert!(is_empty, "{records:?}: {refused}");
    }
    let empty = convert("\n", &Options::default()).err().unwrap();
    assert_eq!(empty.to_string(), "the file is empty");
}

#[test]
fn a_stream_without_any_time_asks_for_one() {
    let mut message = says("user", "Hello.");
    message["ts"] = Value::Null;
    let untimed = stream(&[message]);
    let refused = convert(&untimed, &Options::default()).err().unwrap();
    assert_eq!(refused.to_string(), "the source does not tell a time; say it with --now");
    let now = Some("2026-05-11T08:00:00Z".parse().unwrap());
    let Confirmed { target, report, .. } =
        convert(&untimed, &Options { now, ..Options::default() }).unwrap();
    assert!(String::from_utf8(target).unwrap().contains(r#""ts": "2026-05-11T08:00:00Z""#));
    assert!(String::from_utf8(report).unwrap().contains(r#""basis":"option""#));
}

#[test]
fn a_record_of_the_wrong_shape_is_refused_with_its_line() {
    let source = stream(&[says("user", "Hello.")]) + r#"{"type":"tool_call","seq":9,"id":"r9"}"#;
    let refused = convert(&source, &Options::default()).err().unwrap().to_string();
    assert!(refused.starts_with("line 2, column ") && refused.contains("callId"), "{refused}");
}

/// A hole in the middle stays, and a person is told of it; at the end it is cut off, and nothing need be told.
#[test]
fn only_a_call_in_the_middle_is_told_of() {
    let call = |id: &str| json!({"type": "tool_call", "callId": id, "name": "water"});
    let result = |id: &str| json!({"type": "tool_result", "callId": id, "content": []});
    let middle =
        [call("c1"), says("user", "Stop."), call("c2"), result("c2"), result("c3"), call("c4")];
    let told: Vec<_> = notices_of(&middle)
        .into_iter()
        .map(|Notice { kind, line, pointer, id, .. }| {
            (kind, line.unwrap(), pointer.unwrap(), id.unwrap())
        })
        .collect();
    assert_eq!(
        told,
        [
            ("unpaired-call".into(), 1, "/0".into(), "c1".into()),
            ("unpaired-result".into(), 5, "/4".into(), "c3".into()),
        ]
    );
    assert_eq!(turns_of(&middle).len(), 5);
    assert_eq!(notices_of(&[says("user", "Go."), call("c1"), result("c1")]), []);
}

#[test]
fn what_was_cut_off_is_said_to_be_of_an_incomplete_turn() {
    let source = fs::read_to_string(cases().join("in-flight/source.jsonl")).unwrap();
    let summary = convert(&source, &Options::default()).unwrap().summary;
    let cut = summary.dropped.iter().find(|dropped| dropped.reason.name() == "incomplete-turn");
    // What the inference was is of no turn either, and not of this one alone.
    assert_eq!(cut.unwrap().pointers, ["/2", "/3", "/4"]);
}

#[test]
fn signatures_and_opaque_state_go_nowhere_by_policy() {
    let source = fs::read_to_string(cases().join("blocks/source.jsonl")).unwrap();
    let hello = stream(&[json!({"messageId": "m", "role": "assistant", "content": [
        {"type": "reasoning", "text": "I think.", "signature": "c2ln", "opaque": {"data": "c3RhdGU="}},
        {"type": "opaque", "format": "f", "data": "c2VhbGVk"},
        {"type": "text", "text": "Hello."},
    ]})]);
    for (source, places) in [
        (source, &["/2/content/7/type", "/2/content/7/format", "/2/content/7/data"][..]),
        (hello, &["/0/content/0/signature", "/0/content/0/opaque/data", "/0/content/1/type"][..]),
    ] {
        let Confirmed { target, summary, .. } = convert(&source, &Options::default()).unwrap();
        let policy = summary.dropped.iter().find(|dropped| dropped.reason.name() == "policy");
        let pointers = &policy.unwrap().pointers;
        assert!(places.iter().all(|place| pointers.iter().any(|at| at == place)), "{pointers:?}");
        let target = String::from_utf8(target).unwrap();
        assert!(
            !["c2ln", "c3RhdGU=", "c2VhbGVk", "I think."].iter().any(|hid| target.contains(hid))
        );
    }
}

/// What an inference says stands in the first turn that came of it, and is copied into the others.
#[test]
fn a_model_that_several_turns_came_of_is_accounted_for_once() {
    let message = |text: &str| {
        let mut message = says("assistant", text);
        message["inferenceId"] = json!("inf_1");
        message
    };
    let model = "a-model-with-a-name-of-some-length";
    let inference =
        json!({"type": "inference", "inferenceId": "inf_1", "model": model, "provider": "openai"});
    for records in [
        [inference.clone(), message("one"), says("user", "and?"), message("two")],
        [message("one"), says("user", "and?"), message("two"), inference],
    ] {
        let turns = turns_of(&records);
        let named: Vec<_> = turns.iter().map(|turn| turn["model"].as_str()).collect();
        assert_eq!(named, [Some(model), None, Some(model)]);
        let openai = Some("openai");
        let providers: Vec<_> = turns.iter().map(|turn| turn["provider"].as_str()).collect();
        assert_eq!(providers, [openai, None, openai]);
    }
}

#[test]
fn a_time_and_a_model_are_copied_from_a_record_of_any_size() {
    for size in [10, 10_000] {
        let row = json!({"type": "native", "agent": "acme", "row": "x".repeat(size)});
        let inference = json!({"type": "inference", "inferenceId": "inf_1", "model": "example-large-2", "usage": "x".repeat(size)});
        let untimed = |text: &str| {
            let mut message = says("assistant", text);
            message["ts"] = Value::Null;
            message["inferenceId"] = json!("inf_1");
            message
        };
        let turns = turns_of(&[inference, row, untimed("one"), untimed("two"), untimed("three")]);
        assert_eq!(turns.len(), 3);
        for turn in turns {
            assert_eq!(turn["ts"], json!("2026-05-11T08:00:02Z"));
            assert_eq!(turn["model"], json!("example-large-2"));
        }
    }
}

/// A package holds what its provider says of somebody; nobody has said it, and of none comes a turn.
#[test]
fn no_package_becomes_turns_whatever_it_holds() {
    assert_eq!(path(Format::ContextPackage, Format::Turns).map(|path| path.len()), None);
    let options = Options {
        now: Some("2026-05-11T08:00:00Z".parse().unwrap()),
        allow_unverified: true,
        ..Options::default()
    };
    let is_empty = |package: &[u8]| {
        let (from, to) = (Format::ContextPackage, Format::SessionRecord);
        let records = confirmed::convert(package, from, to, &options).unwrap().target;
        let records = std::str::from_utf8(&records).unwrap();
        matches!(convert(records, &options), Err(Error::Outcome(OutcomeError::Empty { .. })))
    };
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/open-continuity");
    assert!(is_empty(&fs::read(fixtures.join("context-package.json")).unwrap()));
    proptest!(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(40) }, |(package in any::<ContextPackage>())| {
        prop_assert!(is_empty(package.to_json_string().as_bytes()));
    });
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    /// Whatever the records are, the turns are valid, an audit confirms the report, and the source comes back.
    #[test]
    fn every_stream_is_accounted_for(
        records in prop::collection::vec(any::<Record>(), 1..16),
        choices in prop::collection::vec(0..12_usize, 64),
    ) {
        let mut choices = choices.iter().copied().cycle();
        let lines: Vec<String> = records.iter().map(|record| {
            let record: Value = serde_json::from_str(&record.to_json_string()).unwrap();
            with_few_words(&record, &mut choices).to_string()
        }).collect();
        let now = Some("2026-05-11T08:00:00Z".parse().unwrap());
        match convert(&lines.join("\n"), &Options { now, ..Options::default() }) {
            Ok(_) | Err(Error::Outcome(OutcomeError::Empty { .. })) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    /// However records refer to one another, each has its account, and the conversation ends where it may.
    #[test]
    fn whatever_refers_to_what_each_record_is_accounted_for(records in prop::collection::vec(linked(), 1..24)) {
        let now = Some("2026-05-11T07:00:00Z".parse().unwrap());
        match convert(&stream(&records), &Options { now, ..Options::default() }) {
            Ok(_) | Err(Error::Outcome(OutcomeError::Empty { .. })) => {}
            Err(error) => panic!("{error}"),
        }
    }
}
