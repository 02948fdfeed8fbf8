//! Valid out: a target has the shape of its format and keeps every error rule, or it is none.

use std::io::{Read, Seek, SeekFrom};

use exact_json::{Read as _, Scanner};
use opencheckpoint_model::v0_1::Checkpoint;
use opencheckpoint_rules::{Severity, opencheckpoint};
use session_record_model::draft::source::Record;

use crate::error::{Error, OutcomeError};
use crate::format::Format;
use crate::provisional::Provisional;

/// Findings that are listed at most.
const MOST: usize = 5;

pub(super) fn check(format: Format, target: &mut (impl Read + Seek + ?Sized)) -> Result<(), Error> {
    target.seek(SeekFrom::Start(0))?;
    match format {
        Format::OpenCheckpoint => checkpoint(target),
        // The records of a stream are checked while they are written, and nothing is converted to the others.
        Format::SessionRecord
        | Format::ContextRequest
        | Format::GrantReceipt
        | Format::ContextPackage
        | Format::Turns
        | Format::ClaudeCode => Ok(()),
    }
}

fn checkpoint(target: &mut (impl Read + Seek + ?Sized)) -> Result<(), Error> {
    let checkpoint = {
        // The text goes before the rules come: a checkpoint is large where its session was long.
        let mut bytes = Vec::new();
        target.read_to_end(&mut bytes)?;
        exact_json::from_slice::<Checkpoint>(&bytes)
            .map_err(|error| OutcomeError::Shape { message: error.to_string() })?
    };
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

/// Whether records have the shape of session records.
///
/// They are read as the twins, which check what the model's types check and own nothing.
#[derive(Default)]
pub(crate) struct RecordShape {
    scanner: Scanner,
    checked: u64,
    provisional: Provisional,
}

impl RecordShape {
    /// Checks records, each of which ends in a line feed.
    pub(crate) fn check(&mut self, records: &str) -> Result<(), OutcomeError> {
        for record in records.split_inclusive('\n') {
            let number = self.checked;
            self.checked += 1;
            let shape = |error: exact_json::Error| OutcomeError::Shape {
                message: format!("record {number}: {error}"),
            };
            let tape = self
                .scanner
                .scan_str(record)
                .map_err(|fault| shape(exact_json::Error::from_fault(fault, record.as_bytes())))?;
            Record::read(tape.root())
                .map(drop)
                .map_err(|error| shape(exact_json::Error::from_read(error, tape)))?;
            self.provisional.look(tape.root());
        }
        Ok(())
    }

    /// The provisional parts of what was checked.
    pub(crate) fn provisional(&self) -> &Provisional {
        &self.provisional
    }
}
