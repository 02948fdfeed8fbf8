//! Logs and session records that become packages, by one command and by several, and come back byte for byte.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "each test uses what it needs")]
mod granting;

use std::io::Cursor;
use std::path::Path;

use granting::{bound, document, granted, text};
use opencheckpoint_convert::audit::audit_beside;
use opencheckpoint_convert::restore::restore;
use opencheckpoint_convert::{Format, Job, Options, Output, Strict, convert};
use serde_json::{Value, json};

struct Made {
    target: Vec<u8>,
    report: Vec<u8>,
    residue: Vec<u8>,
    path: Vec<&'static str>,
}

fn run(source: &[u8], from: Format, to: Format, options: &Options) -> Made {
    let (mut target, mut report, mut residue) = (Vec::new(), Vec::new(), Vec::new());
    let summary = convert(Job {
        input: &mut Cursor::new(source),
        from: Some(from),
        to,
        options,
        strict: &Strict::Off,
        target: Output::Writer(&mut target),
        report: Some(Output::Writer(&mut report)),
        residue: Some(Output::Writer(&mut residue)),
    })
    .unwrap();
    Made { target, report, residue, path: summary.path }
}

fn restored(target: &[u8], residues: &[&[u8]]) -> Vec<u8> {
    let mut residues: Vec<_> = residues.iter().map(Cursor::new).collect();
    let mut out = Vec::new();
    let _restored = restore(&mut Cursor::new(target), &mut residues, &mut out).unwrap();
    out
}

fn content(package: &[u8], entry: usize) -> Value {
    let package: Value = serde_json::from_slice(package).unwrap();
    package["entries"][entry]["content"].clone()
}

/// What is said of the log of the fixtures, which does not know the checkpoint in between.
fn options() -> Options {
    Options { bind: Some(document(text("log-bind.json"))), ..granted() }
}

#[test]
fn a_log_becomes_a_package_in_one_command_and_comes_back_by_one_residue() {
    let log = text("log.jsonl");
    let made = run(log.as_bytes(), Format::ClaudeCode, Format::ContextPackage, &options());
    assert_eq!(
        made.path,
        [
            "claude-code-to-session-record",
            "session-record-to-opencheckpoint",
            "opencheckpoint-to-context-package"
        ]
    );
    let said = "Broad beans and chard, and no brassicas this year.";
    assert_eq!(content(&made.target, 0)["statement"]["object"]["value"], said);
    assert_eq!(restored(&made.target, &[&made.residue]), log.as_bytes());
    let options = options();
    let documents = granting::documents(&options);
    let files = (Cursor::new(&log), Cursor::new(&made.target));
    let verdict = audit_beside(files.0, files.1, &made.report[..], &documents).unwrap();
    assert!(verdict.holds(), "{:?}", verdict.findings);
}

#[test]
fn the_same_by_three_commands_comes_back_by_three_residues_in_their_order() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/claude-code");
    let story = std::fs::read_to_string(fixtures.join("parser-fix.jsonl")).unwrap();
    for (log, of_log) in [(text("log.jsonl"), true), (story, false)] {
        let plain = Options::default();
        let records = run(log.as_bytes(), Format::ClaudeCode, Format::SessionRecord, &plain);
        let task = run(&records.target, Format::SessionRecord, Format::OpenCheckpoint, &plain);
        let options = if of_log {
            options()
        } else {
            granting::said_of(&task.target, Format::OpenCheckpoint, granted())
        };
        let package = run(&task.target, Format::OpenCheckpoint, Format::ContextPackage, &options);
        assert!(content(&package.target, 0).is_object());
        let residues = [&records.residue[..], &task.residue, &package.residue];
        assert_eq!(restored(&package.target, &residues), log.as_bytes());

        // The statements in between have the same ids, whatever is said of them.
        let at_once = run(log.as_bytes(), Format::ClaudeCode, Format::ContextPackage, &options);
        assert_eq!(content(&at_once.target, 0), content(&package.target, 0));
    }
}

#[test]
fn session_records_become_a_package() {
    let records = concat!(
        r#"{"type":"session","seq":1,"id":"r1","ts":"2026-11-19T19:40:00Z","session":"notebook:7","agent":{"name":"notebook"}}"#,
        "\n",
        r#"{"type":"message","seq":2,"id":"r2","ts":"2026-11-19T19:40:01Z","messageId":"m1","role":"user","author":"human","origin":"prompt","content":[{"type":"text","text":"Only leeks."}]}"#,
        "\n",
    );
    let options = bound(granted(), &json!({"msg:m1": granting::binding()}));
    let made = run(records.as_bytes(), Format::SessionRecord, Format::ContextPackage, &options);
    assert_eq!(content(&made.target, 0)["statement"]["object"]["value"], "Only leeks.");
    assert_eq!(restored(&made.target, &[&made.residue]), records.as_bytes());
}

/// A log that quotes what the package says by itself: the receipt's words, the schemas, the pseudonyms.
#[test]
fn what_a_log_quotes_of_the_package_is_accounted_for() {
    let made =
        run(text("log.jsonl").as_bytes(), Format::ClaudeCode, Format::ContextPackage, &options());
    let package: Value = serde_json::from_slice(&made.target).unwrap();
    let mut row: Value = serde_json::from_str(text("log.jsonl").lines().next().unwrap()).unwrap();
    row["quoted"] = json!([
        package["schema_uri"],
        package["entries"][0]["content_schema_uri"],
        package["entries"][0]["entry_id"],
        package["entries"][0]["digest"],
        package["purpose"]["description"],
        package["grant_receipt_ref"]["digest"],
        package["subject_aliases"][0]["delivery_alias"],
    ]);
    let log = format!("{row}\n");
    let options = options();
    let again = run(log.as_bytes(), Format::ClaudeCode, Format::ContextPackage, &options);
    let files = (Cursor::new(&log), Cursor::new(&again.target));
    let documents = granting::documents(&options);
    let verdict = audit_beside(files.0, files.1, &again.report[..], &documents).unwrap();
    assert!(verdict.holds(), "{:#?}", verdict.findings);
    let report = String::from_utf8(again.report).unwrap();
    assert!(report.contains(r#""reason":"duplicate""#) && report.contains(r#""function":"copy""#));
}
