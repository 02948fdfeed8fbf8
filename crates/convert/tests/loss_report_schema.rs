//! The schema of the loss report: made from the Rust types, kept in `schemas`, true of real reports.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::Cursor;
use std::path::{Path, PathBuf};

use exact_json::digest::sha256;
use opencheckpoint_convert::report::{self, Line};
use opencheckpoint_convert::{Format, Job, Options, Output, Strict, convert};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas/loss-report")
}

fn made() -> String {
    serde_json::to_string_pretty(&report::schema()).unwrap() + "\n"
}

#[test]
fn the_kept_schema_is_the_made_one() {
    let file = folder().join("0.1/loss-report.schema.json");
    let source = folder().join("SOURCE.toml");
    let made = made();
    if std::env::var_os("UPDATE_SCHEMA").is_some() {
        std::fs::write(&file, &made).unwrap();
        let text = std::fs::read_to_string(&source).unwrap();
        let (before, _) = text.split_once("sha256 = ").unwrap();
        let digest = sha256(made.as_bytes()).hex();
        std::fs::write(&source, format!("{before}sha256 = \"{digest}\"\n")).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == made,
        "{} is not what the types say: run \
         `UPDATE_SCHEMA=1 cargo test -p opencheckpoint-convert --test loss_report_schema`",
        file.display()
    );
    let source = std::fs::read_to_string(source).unwrap();
    assert!(source.contains(&sha256(made.as_bytes()).hex()), "SOURCE.toml has another digest");
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
