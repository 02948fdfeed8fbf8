//! One conversion from file to file: the path, its steps, the checks, the files that come of it.

#[cfg(test)]
mod faults;
mod output;
mod path;
mod step;
mod strict;
mod summary;
#[cfg(test)]
mod tests;
mod valid;

use std::io::{Read, SeekFrom};

pub use output::{Output, Storage};
pub use path::{MAPPINGS, path};
pub use strict::Strict;
pub use summary::{DroppedSummary, SideSummary, Summary};
pub(crate) use valid::StreamCheck;

use crate::error::{Error, RequestError, SourceError};
use crate::format::{Format, SNIFFED, sniff, unread};
use crate::mapping::{Input, Mapping};
use crate::options::Options;
use crate::redact;
use output::Made;
use step::Done;

/// A conversion that is asked for.
pub struct Job<'j> {
    /// The source.
    pub input: &'j mut dyn Input,
    /// The source's format, where it is not to be told from its content.
    pub from: Option<Format>,
    /// The format to write.
    pub to: Format,
    /// What the operator says beside the source.
    pub options: &'j Options,
    /// What must not be lost.
    pub strict: &'j Strict,
    /// Where the target goes.
    pub target: Output<'j>,
    /// Where the loss report goes.
    pub report: Option<Output<'j>>,
    /// Where the residue goes, from which the source can be had back.
    pub residue: Option<Output<'j>>,
}

/// Converts. Target, residue and report are made whole, and checked, before the first byte is handed out to
/// a [writer](Output::Writer): an error of the source, of the request or of the outcome leaves all writers
/// untouched. They are written one after the other, target, residue, report, and an [`Error::Io`] of one
/// of them may leave that one in part and those behind it empty.
///
/// # Errors
///
/// See [`Error`].
///
/// ```
/// use opencheckpoint_convert::{Format, Job, Options, Output, Strict, convert};
/// use std::io::Cursor;
///
/// let log = include_str!("../../../../fixtures/session-record/valid/every-record.jsonl");
/// let mut checkpoint = Vec::new();
/// let summary = convert(Job {
///     input: &mut Cursor::new(log),
///     from: None,
///     to: Format::OpenCheckpoint,
///     options: &Options::default(),
///     strict: &Strict::Off,
///     target: Output::Writer(&mut checkpoint),
///     report: None,
///     residue: None,
/// })?;
/// assert_eq!(summary.source.format, Format::SessionRecord);
/// # Ok::<(), opencheckpoint_convert::Error>(())
/// ```
pub fn convert(job: Job<'_>) -> Result<Summary, Error> {
    let from = match job.from {
        Some(format) => format,
        None => sniffed(job.input)?,
    };
    let to = job.to;
    let path = steps(from, to, job.options).ok_or(RequestError::NoPath { from, to })?;
    along(&path, job)
}

/// Converts by these mappings, one after the other.
fn along(path: &[&'static Mapping], job: Job<'_>) -> Result<Summary, Error> {
    let Job { input, from: _, to, options, strict, target, report, residue } = job;
    let mut done = Done::run(input, path, options, residue.is_some(), Made::begin(target)?)?;
    strict.check(done.anomalies(), &done.dropped())?;
    if let Some(file) = done.target() {
        valid::check(to, file, options)?;
    }
    let mut made = Vec::new();
    let mut residue_size = None;
    if let Some(residue) = residue {
        let mut residue = Made::begin(residue)?;
        residue.write(|out| done.write_residue(input, out))?;
        residue_size = Some(residue.size()?);
        made.push(residue);
    }
    if let Some(report) = report {
        let mut report = Made::begin(report)?;
        report.write(|out| done.write_report(out))?;
        made.push(report);
    }
    let (target, mut summary) = done.finish();
    summary.residue_size = residue_size;
    for output in target.into_iter().chain(made) {
        output.hand_out()?;
    }
    Ok(summary)
}

/// The mappings to run, one after the other. With a redaction there is a way from a format to itself.
fn steps(from: Format, to: Format, options: &Options) -> Option<Vec<&'static Mapping>> {
    if !options.redact {
        return path(from, to);
    }
    redact::redacted(from, if from == to { Vec::new() } else { path(from, to)? })
}

/// Tells a source's format from its start.
fn sniffed(input: &mut dyn Input) -> Result<Format, Error> {
    input.seek(SeekFrom::Start(0))?;
    let mut start = Vec::new();
    Read::take(&mut *input, SNIFFED as u64).read_to_end(&mut start)?;
    if start.is_empty() {
        return Err(SourceError::Empty.into());
    }
    sniff(&start).map_err(|error| match unread(&start) {
        Some(what) => SourceError::Unread { what }.into(),
        None => RequestError::Unsniffed(error).into(),
    })
}
