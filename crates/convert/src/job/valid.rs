//! Valid out: a target has the shape of its format and keeps every error rule, or it is none.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom};

use exact_json::{Read as _, Scanner};
use opencheckpoint_model::v0_1::Checkpoint;
use opencheckpoint_rules::{Severity, opencheckpoint};
use session_record_model::draft::Record;

use crate::error::{Error, OutcomeError};
use crate::format::Format;

/// Findings that are listed at most.
const MOST: usize = 5;

pub(super) fn check(format: Format, target: &mut File) -> Result<(), Error> {
    target.seek(SeekFrom::Start(0))?;
    match format {
        Format::OpenCheckpoint => checkpoint(target),
        Format::SessionRecord => session_record(target),
        Format::ClaudeCode => Ok(()),
    }
}

fn checkpoint(target: &mut File) -> Result<(), Error> {
    let mut bytes = Vec::new();
    target.read_to_end(&mut bytes)?;
    let checkpoint: Checkpoint = exact_json::from_slice(&bytes)
        .map_err(|error| OutcomeError::Shape { message: error.to_string() })?;
    let found = opencheckpoint::check(&checkpoint);
    let errors = found.iter().filter(|finding| finding.severity() == Severity::Error);
    let findings: Vec<_> = errors
        .take(MOST)
        .map(|finding| {
            let rule = finding.rule();
            format!("{} at {:?}: {}", rule.id, finding.pointer(), finding.message())
        })
        .collect();
    if findings.is_empty() { Ok(()) } else { Err(OutcomeError::Rules { findings }.into()) }
}

fn session_record(target: &mut File) -> Result<(), Error> {
    let mut reader = BufReader::with_capacity(1 << 16, target);
    let mut scanner = Scanner::new();
    let mut line = Vec::new();
    let mut number = 0u64;
    loop {
        line.clear();
        if reader.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        number += 1;
        let shape = |error: exact_json::Error| OutcomeError::Shape {
            message: format!("record {number}: {error}"),
        };
        let tape = scanner
            .scan(&line)
            .map_err(|fault| shape(exact_json::Error::from_fault(fault, &line)))?;
        Record::read(tape.root())
            .map_err(|error| shape(exact_json::Error::from_read(error, tape)))?;
    }
}
