//! `OpenCheckpoint` → session record, over the hand-written cases of `fixtures/convert/opencheckpoint_to_session-record`.
//!
//! A case is a folder: `source.json`, and `target.jsonl`, the expected stream.
//! `BLESS=1 cargo test -p opencheckpoint-convert --test opencheckpoint_to_session_record` writes the targets anew.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "each test looks at what it is about")]
mod confirmed;

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use confirmed::Confirmed;
use exact_json::lines::Records;
use opencheckpoint_convert::{Error, Format, Job, Options, Output, Strict};
use opencheckpoint_model::Checkpoint;
use opencheckpoint_rules::opencheckpoint::valid_checkpoint;
use opencheckpoint_rules::session_record::Checker;
use proptest::prelude::*;
use serde_json::{Value, json};
use session_record_model::Record;

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fixtures/convert/opencheckpoint_to_session-record")
}

/// The stream, whose report an audit confirms, which breaks no rule, and which gives its source back.
fn convert(source: &str) -> Result<String, Error> {
    let (from, to) = (Format::OpenCheckpoint, Format::SessionRecord);
    let Confirmed { target, .. } =
        confirmed::convert(source.as_bytes(), from, to, &Options::default())?;
    let mut checker = Checker::new();
    let mut records = Records::<_, Record>::new(&target[..]);
    let mut findings = Vec::new();
    while let Some(record) = records.next() {
        findings.extend(checker.check(records.line(), &record.unwrap()));
    }
    findings.extend(checker.finish());
    assert!(findings.is_empty(), "{findings:?}");
    Ok(String::from_utf8(target).unwrap())
}

#[test]
fn each_case_becomes_the_stream_beside_it() {
    let folder = "opencheckpoint_to_session-record";
    confirmed::each_case(folder, ("source.json", "target.jsonl"), |_, source| convert(source));
}

/// A checkpoint with these members beside those that it must have.
fn checkpoint(more: &Value) -> String {
    let mut checkpoint = json!({
        "opencheckpoint": "0.1",
        "id": "urn:uuid:3f1e9a52-6c47-4d0b-9b0e-2a7c5d81f6e4",
        "created_at": "2026-10-26T14:31:07Z",
        "source": {"producer": {"name": "Atlas Notes"}},
        "task": {"objective": "Sort the photographs.", "status": "active"},
    });
    for (name, member) in more.as_object().unwrap() {
        checkpoint[name.as_str()] = member.clone();
    }
    checkpoint.to_string()
}

fn records(source: &str) -> Vec<Value> {
    let stream = convert(source).unwrap();
    stream.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_document_that_is_no_checkpoint_is_refused_with_its_place() {
    let refused = |source: &str| convert(source).unwrap_err().to_string();
    assert_eq!(refused(""), "the file is empty");
    assert!(refused("{\n \"opencheckpoint\": \"0.1\",\n}").starts_with("line 3, column 1"));
    let two = format!("{0}\n{0}", checkpoint(&json!({})));
    assert!(refused(&two).contains("line 2, column 1"), "{}", refused(&two));
    let odd = checkpoint(
        &json!({"statements": [{"id": "s", "kind": "order", "text": "", "origin": {"type": "user"}}]}),
    );
    let error = refused(&odd);
    assert!(error.contains("/statements/0/kind") && error.contains("order"), "{error}");
    let unknown = checkpoint(&json!({"mood": "calm"}));
    assert!(refused(&unknown).contains("mood"));
}

#[test]
fn records_are_numbered_from_one_and_stand_in_the_order_of_the_table() {
    let source = fs::read_to_string(cases().join("context-and-conditions/source.json")).unwrap();
    let records = records(&source);
    for (number, record) in (1..).zip(&records) {
        assert_eq!(record["seq"], json!(number));
        assert_eq!(record["id"], json!(format!("r{number}")));
    }
    assert_eq!((&records[0]["type"], &records[1]["type"]), (&json!("session"), &json!("plan")));
}

#[test]
fn the_members_of_a_document_may_stand_in_any_order() {
    let source = fs::read_to_string(cases().join("steps/source.json")).unwrap();
    let Value::Object(members) = serde_json::from_str(&source).unwrap() else {
        panic!("an object")
    };
    let reversed: Vec<_> =
        members.iter().rev().map(|(name, value)| format!("{name:?}: {value}")).collect();
    let records = |source: &str| {
        let mut records = records(source);
        // What names the file by its bytes.
        records[0]["source"] = Value::Null;
        records[0]["session"] = Value::Null;
        records
    };
    assert_eq!(records(&source), records(&format!(" {{{}}}\r\n", reversed.join(" ,\t"))));
}

/// The name of a structure is the mapping's own text; what the checkpoint says is not passed off as ours.
#[test]
fn a_text_of_ours_that_the_checkpoint_has_is_marked() {
    let schema = "org.opencheckpoint/statement";
    let of = |text: &str| {
        let question =
            json!({"id": "s", "kind": "question", "text": text, "origin": {"type": "agent"}});
        let records = records(&checkpoint(&json!({"statements": [question]})));
        records[2]["content"][0]["schema"].as_str().unwrap().to_owned()
    };
    assert_eq!(of("Which year?"), schema);
    let marked = of(schema);
    let mark = marked.strip_prefix(schema).unwrap();
    assert!(mark.starts_with(" [") && mark.len() == 19, "{mark}");
}

#[test]
fn the_session_is_the_first_that_can_be_named() {
    let session = |refs: Value| {
        let source = json!({"producer": {"name": "Atlas Notes"}, "session_refs": refs});
        let source = checkpoint(&json!({"source": source}));
        let name = records(&source)[0]["session"].as_str().unwrap().to_owned();
        let digest = exact_json::digest::sha256(source.as_bytes()).to_asr();
        name.replace(&digest, "DIGEST")
    };
    let of = |protocol: &str, id: &str| session(json!([{"protocol": protocol, "id": id}]));
    assert_eq!(of("atlas", "a/b:c"), "atlas:a/b:c");
    for (protocol, id) in
        [("a:b", "1"), ("", "1"), ("atlas", ""), ("atlas", "1 2"), ("atlas", "1#2"), ("a\n", "1")]
    {
        assert_eq!(of(protocol, id), "opencheckpoint:DIGEST", "{protocol:?} {id:?}");
    }
    assert_eq!(of("atlas", &"x".repeat(129)), "opencheckpoint:DIGEST");
    assert_eq!(session(json!([])), "opencheckpoint:DIGEST");
    let two = json!([{"protocol": "a", "id": "1", "event": "e"}, {"protocol": "b", "id": "2"}]);
    assert_eq!(session(two.clone()), "a:1");
    let source =
        checkpoint(&json!({"source": {"producer": {"name": "Atlas"}, "session_refs": two}}));
    let rest = &records(&source)[0]["native"][0]["source"]["session_refs"];
    assert_eq!(rest, &json!([{"protocol": "a", "event": "e"}, {"protocol": "b", "id": "2"}]));
}

#[test]
fn what_would_be_too_deep_for_a_record_is_kept_as_text_and_no_more_than_that() {
    let nested = |depth: usize| format!("{}1{}", "[".repeat(depth), "]".repeat(depth));
    // `/statements/0/extensions/a.b` has four containers around it, and `content/0/data/extensions/a.b` five.
    for (depth, is_whole) in [(123, true), (124, false)] {
        let source = checkpoint(&json!({"statements": [
            {"id": "s", "kind": "question", "text": "?", "origin": {"type": "agent"}, "extensions": {"a.b": "DEEP", "c.d": 2}},
        ]}));
        let source = source.replace("\"DEEP\"", &nested(depth));
        let stream = convert(&source).unwrap();
        let record = stream.lines().nth(2).unwrap();
        assert_eq!(record.contains(&nested(depth)), is_whole);
        assert!(record.contains(r#""id":"s""#) && record.contains(r#""c.d":2"#), "{record}");
    }
}

#[test]
fn empty_lists_and_objects_alone_are_left_out() {
    let empty = json!({
        "progress": {}, "statements": [], "resources": [], "application_context": [], "operations": [], "continuation": {},
        "task": {"objective": "Sort.", "status": "active", "success_criteria": [], "scope": {}},
    });
    let (mut target, mut report) = (Vec::new(), Vec::new());
    let source = checkpoint(&empty);
    let summary = opencheckpoint_convert::convert(Job {
        input: &mut Cursor::new(&source),
        from: None,
        to: Format::SessionRecord,
        options: &Options::default(),
        strict: &Strict::Off,
        target: Output::Writer(&mut target),
        report: Some(Output::Writer(&mut report)),
        residue: None,
    });
    let dropped = summary.unwrap().dropped;
    assert_eq!(dropped.iter().map(|dropped| dropped.leaves).collect::<Vec<_>>(), [7]);
    // An empty scope is a scope: it is an object of the task's own.
    assert_eq!(records(&source)[2]["content"][0]["data"], json!({}));
}

#[test]
fn many_statements_have_rows_alike() {
    let statements: Vec<_> = (0..2000)
        .map(|n| json!({"id": format!("s{n}"), "kind": "question", "text": format!("{n}?"), "origin": {"type": "agent"}}))
        .collect();
    let source = checkpoint(&json!({"statements": statements}));
    let mut report = Vec::new();
    let _summary = opencheckpoint_convert::convert(Job {
        input: &mut Cursor::new(&source),
        from: None,
        to: Format::SessionRecord,
        options: &Options::default(),
        strict: &Strict::Off,
        target: Output::Writer(&mut Vec::new()),
        report: Some(Output::Writer(&mut report)),
        residue: None,
    });
    let report = String::from_utf8(report).unwrap();
    let alike = |line: &&str| line.starts_with(r#"{"shape":0,"from":["/statements/"#);
    assert_eq!(report.lines().filter(alike).count(), 1999, "the first stands in full");
    assert!(report.lines().map(str::len).max().unwrap() < 3000);
}

/// Texts that come up again and again, some of them in the mapping's own words.
const TEXTS: [&str; 8] = [
    "A text that is said more than once.",
    "org.opencheckpoint/statement",
    "org.opencheckpoint/incompatibility",
    "incompatibilities/0123456789",
    "task/outcome",
    "harness",
    "opencheckpoint:opencheckpoint:opencheckpoint",
    "",
];

/// Local ids that come up again and again, which no valid checkpoint has.
const IDS: [&str; 3] = ["a", "a.2", "an-id-that-is-longer-than-most-of-them"];

/// Members that hold any text.
const FREE: [&str; 15] = [
    "objective",
    "title",
    "outcome",
    "text",
    "description",
    "rationale",
    "resolution",
    "name",
    "protocol",
    "event",
    "version",
    "system",
    "key",
    "tool",
    "excerpt",
];

/// Puts such texts, and such ids if `ids`, in the place of some.
fn repeat(value: &mut Value, name: &str, ids: bool, choose: &mut impl FnMut() -> usize) {
    match value {
        Value::Object(members) => {
            let is_root = members.contains_key("opencheckpoint");
            let is_session = members.contains_key("protocol");
            for (name, member) in members.iter_mut() {
                let name = if (is_root || is_session) && name == "id" { "title" } else { name };
                repeat(member, name, ids, choose);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| repeat(item, name, ids, choose)),
        Value::String(text) => {
            let choice = choose();
            if name == "id" && ids {
                if let Some(id) = IDS.get(choice) {
                    (*id).clone_into(text);
                }
            } else if (FREE.contains(&name) || name.contains('.'))
                && let Some(own) = TEXTS.get(choice)
            {
                (*own).clone_into(text);
            }
        }
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    /// Whatever the checkpoint says, valid or not, the stream breaks no rule, and an audit confirms the report.
    #[test]
    fn every_checkpoint_is_accounted_for(
        checkpoint in prop_oneof![any::<Checkpoint>(), valid_checkpoint()],
        choices in prop::collection::vec(0..24_usize, 64),
        ids in any::<bool>(),
        pretty in any::<bool>(),
    ) {
        let mut at = 0;
        let mut choose = || {
            at += 1;
            choices[at % choices.len()]
        };
        let mut value: Value = serde_json::from_str(&checkpoint.to_json_string()).unwrap();
        repeat(&mut value, "", ids, &mut choose);
        let text = if pretty { serde_json::to_string_pretty(&value) } else { serde_json::to_string(&value) };
        convert(&text.unwrap()).unwrap();
    }
}
