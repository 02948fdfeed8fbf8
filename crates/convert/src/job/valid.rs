//! Valid out: a target has the shape of its format and keeps every error rule, or it is none.

use std::io::{Read, Seek, SeekFrom};

use exact_json::{Read as _, Scanner};
use opencheckpoint_model::v0_1::Checkpoint;
use opencheckpoint_rules::session_record::Checker;
use opencheckpoint_rules::{Finding, Severity, opencheckpoint};
use session_record_model::Record;

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
    Ok(no_errors(&opencheckpoint::check(&checkpoint), |finding| {
        format!("{:?}", finding.pointer())
    })?)
}

/// That no rule of severity error is broken. `place` says where a finding is.
fn no_errors(found: &[Finding], place: impl Fn(&Finding) -> String) -> Result<(), OutcomeError> {
    let errors = found.iter().filter(|finding| finding.severity() == Severity::Error);
    let findings: Vec<_> = errors
        .take(MOST)
        .map(|finding| {
            format!("{} at {}: {}", finding.rule().id, place(finding), finding.message())
        })
        .collect();
    if findings.is_empty() { Ok(()) } else { Err(OutcomeError::Rules { findings }) }
}

/// Whether records have the shape of session records, and keep their rules.
#[derive(Default)]
pub(crate) struct RecordCheck {
    scanner: Scanner,
    checked: u64,
    rules: Checker,
    provisional: Provisional,
}

impl RecordCheck {
    /// Checks records, each of which ends in a line feed.
    pub(crate) fn records(&mut self, records: &str) -> Result<(), OutcomeError> {
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
            let read = Record::read(tape.root())
                .map_err(|error| shape(exact_json::Error::from_read(error, tape)))?;
            let found = self.rules.check(self.checked, &read);
            no_errors(&found, |finding| format!("record {number}, {:?}", finding.pointer()))?;
            self.provisional.look(tape.root());
        }
        Ok(())
    }

    /// The provisional parts of what was checked.
    pub(crate) fn provisional(&self) -> &Provisional {
        &self.provisional
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_that_breaks_a_rule_is_refused_with_its_place() {
        let mut check = RecordCheck::default();
        let first =
            r#"{"type":"message","seq":1,"id":"r1","messageId":"m1","role":"user","content":[]}"#;
        assert_eq!(check.records(&format!("{first}\n")), Ok(()), "a warning is none");
        let same = first.replace(r#""id":"r1""#, r#""id":"r2""#);
        let refused = check.records(&format!("{same}\n")).unwrap_err().to_string();
        assert!(refused.contains(r#"SR101 at record 1, "/seq": "#), "{refused}");
        let shape = check.records("{\"type\":\"message\"}\n").unwrap_err().to_string();
        assert!(shape.contains("record 2: "), "{shape}");
    }
}
