//! One conversion from file to file: the path, its steps, the checks, the files that come of it.

mod path;
mod step;
mod strict;
mod summary;
mod valid;

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};

pub use path::{MAPPINGS, path};
pub use strict::Strict;
pub use summary::{DroppedSummary, SideSummary, Summary};
pub(crate) use valid::RecordShape;

use crate::error::{Error, RequestError, SourceError};
use crate::format::{Format, SNIFFED, sniff};
use crate::mapping::Input;
use crate::options::Options;
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
    pub target: &'j mut dyn Write,
    /// Where the loss report goes.
    pub report: Option<&'j mut dyn Write>,
    /// Where the residue goes, from which the source can be had back.
    pub residue: Option<&'j mut dyn Write>,
}

/// Converts. Target, residue and report are made whole in temporary files, and checked, before the first
/// byte is handed out: an error of the source, of the request or of the outcome leaves all three writers
/// untouched. They are written one after the other, target, residue, report, and an [`Error::Io`] of one
/// of them may leave that one in part and those behind it empty.
///
/// # Errors
///
/// See [`Error`].
///
/// ```
/// use opencheckpoint_convert::{Format, Job, Options, Strict, convert};
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
///     target: &mut checkpoint,
///     report: None,
///     residue: None,
/// })?;
/// assert_eq!(summary.source.format, Format::SessionRecord);
/// # Ok::<(), opencheckpoint_convert::Error>(())
/// ```
pub fn convert(job: Job<'_>) -> Result<Summary, Error> {
    let Job { input, from, to, options, strict, target, report, residue } = job;
    let from = match from {
        Some(format) => format,
        None => sniffed(input)?,
    };
    let path = path(from, to).ok_or(RequestError::NoPath { from, to })?;
    let mut done = Done::run(input, &path, options)?;
    strict.check(done.anomalies(), &done.dropped())?;
    if let Some(file) = done.target() {
        valid::check(to, file)?;
    }
    let made_residue = residue.is_some().then(|| made(|out| done.write_residue(input, out)));
    let made_residue = made_residue.transpose()?;
    let made_report = report.is_some().then(|| made(|out| done.write_report(out)));
    let made_report = made_report.transpose()?;
    if let Some(file) = done.target() {
        copy(file, target)?;
    }
    for (made, out) in [(made_residue, residue), (made_report, report)] {
        if let (Some(mut made), Some(out)) = (made, out) {
            copy(&mut made, out)?;
        }
    }
    Ok(done.summary())
}

/// A temporary file with what `write` writes.
fn made(write: impl FnOnce(&mut dyn Write) -> Result<(), Error>) -> Result<File, Error> {
    let mut out = BufWriter::with_capacity(1 << 16, tempfile::tempfile()?);
    write(&mut out)?;
    Ok(out.into_inner().map_err(std::io::IntoInnerError::into_error)?)
}

/// Tells a source's format from its start.
fn sniffed(input: &mut dyn Input) -> Result<Format, Error> {
    input.seek(SeekFrom::Start(0))?;
    let mut start = Vec::new();
    Read::take(&mut *input, SNIFFED as u64).read_to_end(&mut start)?;
    if start.is_empty() {
        return Err(SourceError::Empty.into());
    }
    Ok(sniff(&start).map_err(RequestError::Unsniffed)?)
}

/// Copies a file from its start, in pieces large enough that the calls do not count.
fn copy(from: &mut (impl Read + Seek), to: &mut dyn Write) -> Result<(), Error> {
    from.seek(SeekFrom::Start(0))?;
    let mut reader = BufReader::with_capacity(1 << 17, from);
    loop {
        let piece = reader.fill_buf()?;
        if piece.is_empty() {
            return Ok(to.flush()?);
        }
        to.write_all(piece)?;
        let length = piece.len();
        reader.consume(length);
    }
}
