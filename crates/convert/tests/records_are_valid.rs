//! What a log becomes keeps the rules of session records.
//!
//! The logs of the shared data are read in place, where it is at hand.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../../../fixtures/shared.rs"]
mod shared;

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use exact_json::lines::Records;
use opencheckpoint_convert::native::salvage::SalvageError;
use opencheckpoint_convert::{Error, Format, Job, Options, Output, SourceError, Strict};
use opencheckpoint_rules::session_record::Checker;
use opencheckpoint_rules::{Finding, RuleId, Severity};
use session_record_model::Record;

use crate::shared::shared;

/// What the rules find in the records of a log.
fn findings(log: &[u8]) -> Result<Vec<Finding>, Error> {
    let mut records = Vec::new();
    let _summary = opencheckpoint_convert::convert(Job {
        input: &mut Cursor::new(log),
        from: Some(Format::ClaudeCode),
        to: Format::SessionRecord,
        options: &Options::default(),
        strict: &Strict::Off,
        target: Output::Writer(&mut records),
        report: None,
        residue: None,
    })?;
    let mut checker = Checker::new();
    let mut found = Vec::new();
    let mut records = Records::<_, Record>::new(&records[..]);
    while let Some(record) = records.next() {
        found.extend(checker.check(records.line(), &record.unwrap()));
    }
    found.extend(checker.finish());
    Ok(found)
}

/// The logs of the fixtures, and those of the shared data.
fn logs() -> Vec<PathBuf> {
    let mut logs = Vec::new();
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/claude-code");
    find(&fixtures, &|_| true, &mut logs);
    assert!(!logs.is_empty(), "the fixtures are there");
    if let Some(shared) = shared("") {
        find(&shared.join("cases"), &|path| path.contains("-cc-"), &mut logs);
        find(&shared.join("real"), &|path| path.contains("/claude"), &mut logs);
    }
    logs
}

fn find(folder: &Path, is_wanted: &dyn Fn(&str) -> bool, logs: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            find(&path, is_wanted, logs);
        } else if path.extension().is_some_and(|extension| extension == "jsonl")
            && is_wanted(&path.to_string_lossy())
        {
            logs.push(path);
        }
    }
}

#[test]
fn the_records_of_a_log_break_no_rule() {
    for path in logs() {
        let log = fs::read(&path).unwrap();
        let findings = match findings(&log) {
            Ok(findings) => findings,
            Err(Error::Source(SourceError::Log(SalvageError::Encoding { .. }))) => continue,
            Err(error) => panic!("{}: {error}", path.display()),
        };
        for finding in findings {
            // A result whose call is not in the log either.
            let is_orphan = finding.rule().id == RuleId::SR103
                && finding.pointer() == "/callId"
                && finding.severity() == Severity::Warning;
            assert!(is_orphan, "{}: {finding}", path.display());
        }
    }
}
