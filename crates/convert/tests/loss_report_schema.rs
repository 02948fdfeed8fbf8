//! The schema of the loss report: made from the Rust types, kept in `schemas`, true of real reports.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod kept_schema;

use std::io::Cursor;
use std::path::Path;

use opencheckpoint_convert::report::{self, Line};
use opencheckpoint_convert::{Format, Job, Options, Output, Strict, convert};

fn made() -> String {
    serde_json::to_string_pretty(&report::schema()).unwrap() + "\n"
}

#[test]
fn the_kept_schema_is_the_made_one() {
    let file = "0.1/loss-report.schema.json";
    kept_schema::is_up_to_date("loss-report", file, &made(), "loss_report_schema");
}

fn report_of(log: &[u8]) -> String {
    let mut report = Vec::new();
    let options = Options { objective: Some("Do it.".to_owned()), ..Options::default() };
    let _ = convert(Job {
        input: &mut Cursor::new(log),
        from: None,
        to: Format::OpenCheckpoint,
        options: &options,
        strict: &Strict::Off,
        target: Output::Writer(&mut Vec::new()),
        report: Some(Output::Writer(&mut report)),
        residue: None,
    })
    .unwrap();
    String::from_utf8(report).unwrap()
}

#[test]
fn every_line_of_a_report_is_valid() {
    let schema: serde_json::Value = serde_json::from_str(&made()).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let log =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/claude-code/parser-fix.jsonl");
    let torn = br#"{"type":"user","uuid":"u","sessionId":"s","timestamp":"2026-01-01T00:00:00Z","message":{"role":"user","content":"Do it, and \ud800 well."}}
{"type":"us"#;
    for report in [report_of(&std::fs::read(log).unwrap()), report_of(torn)] {
        for line in report.lines() {
            let value: serde_json::Value = serde_json::from_str(line).unwrap();
            let errors: Vec<_> =
                validator.iter_errors(&value).map(|error| error.to_string()).collect();
            assert!(errors.is_empty(), "{errors:#?}\n{line}");
        }
    }
}

#[test]
fn what_the_reader_refuses_the_schema_refuses() {
    let schema: serde_json::Value = serde_json::from_str(&made()).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    for line in [
        r#"{"shape":0,"entries":[{"fate":"lost","source":["/0"]}]}"#,
        r#"{"shape":0,"entries":[{"fate":"kept","source":["/0"]}]}"#,
        r#"{"shape":0,"entries":[{"fate":"dropped","source":["/0"],"reason":"bored"}]}"#,
        r#"{"shape":0,"entries":[{"fate":"dropped","source":[],"reason":"policy"}]}"#,
        r#"{"shape":0,"entries":[{"fate":"kept","source":["/0"],"target":["/0"],"x":1}]}"#,
        r#"{"from":["/0"],"entries":[]}"#,
        r#"{"totals":{}}"#,
    ] {
        assert!(exact_json::from_str::<Line>(line).is_err(), "{line}");
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(!validator.is_valid(&value), "{line}");
    }
}
