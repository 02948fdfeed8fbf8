//! Running conversions in memory.

use std::io::Cursor;

use opencheckpoint_convert::audit::{Verdict, audit};
use opencheckpoint_convert::{Error, Format, Job, Options, Strict, convert};

/// What came of a conversion.
pub(crate) struct Converted {
    pub(crate) source: Vec<u8>,
    pub(crate) target: Vec<u8>,
    pub(crate) report: Vec<u8>,
    pub(crate) residue: Vec<u8>,
    pub(crate) from: Format,
    pub(crate) to: Format,
}

pub(crate) fn options() -> Options {
    Options {
        now: Some("2026-03-04T16:20:00Z".parse().unwrap()),
        objective: Some("Do what was asked.".to_owned()),
        ..Options::default()
    }
}

pub(crate) fn run(source: &[u8], from: Format, to: Format) -> Result<Converted, Error> {
    let mut target = Vec::new();
    let mut report = Vec::new();
    let mut residue = Vec::new();
    let summary = convert(Job {
        input: &mut Cursor::new(source),
        from: Some(from),
        to,
        options: &options(),
        strict: &Strict::Off,
        target: &mut target,
        report: Some(&mut report),
        residue: Some(&mut residue),
    })?;
    assert_eq!((summary.source.format, summary.target.format), (from, to));
    Ok(Converted { source: source.to_vec(), target, report, residue, from, to })
}

impl Converted {
    pub(crate) fn audit(&self) -> Verdict {
        self.audit_report(&self.report)
    }

    pub(crate) fn audit_report(&self, report: &[u8]) -> Verdict {
        audit(Cursor::new(&self.source), Cursor::new(&self.target), report).unwrap()
    }
}
