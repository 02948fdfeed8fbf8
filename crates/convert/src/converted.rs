//! Conversions in memory: a value, and what became of everything on the way to it.

use std::io::Cursor;

use exact_json::Read;
use exact_json::digest::sha256;

use crate::compose::{ComposeError, compose};
use crate::document::Document;
use crate::error::{Error, OutcomeError, RequestError, SourceError};
use crate::format::Format;
use crate::job::{DroppedSummary, Job, Output, Strict, Summary, convert};
use crate::options::Options;
use crate::report::{Head, ReadReportError, Reader};

/// What a conversion made, and its loss report.
///
/// ```
/// use opencheckpoint_convert::{Converted, Document, Format, Options, convert_bytes};
/// use opencheckpoint_model::v0_1::Checkpoint;
///
/// let log = br#"{"type":"user","uuid":"u1","parentUuid":null,"sessionId":"s1","timestamp":"2026-03-04T09:00:00.000Z","message":{"role":"user","content":"Mend the build."}}"#;
/// let converted = convert_bytes(log, None, Format::OpenCheckpoint, &Options::default())?;
/// let Converted { value, report } = converted.read::<Checkpoint>()?;
/// let task = &value.value().task;
/// assert_eq!(task.objective, "Mend the build.");
/// assert!(report.summary().totals.source_leaves() > 0);
/// # Ok::<(), opencheckpoint_convert::Error>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "the report says what was lost"]
pub struct Converted<T> {
    /// What was made.
    pub value: T,
    /// What became of every value of the source, and where every value of the target comes from.
    pub report: Report,
}

/// A loss report in memory.
#[derive(Clone, Debug)]
#[must_use = "it says what was lost"]
pub struct Report {
    text: Vec<u8>,
    summary: Summary,
    options: Options,
}

impl Report {
    /// The report's text, JSON lines.
    #[must_use]
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Its lines, one by one.
    ///
    /// # Errors
    ///
    /// None of a report that this crate made.
    pub fn reader(&self) -> Result<Reader<&[u8]>, ReadReportError> {
        Reader::new(&self.text[..])
    }

    /// What it comes to.
    pub fn summary(&self) -> &Summary {
        &self.summary
    }
}

impl<T> Converted<T> {
    /// The value, if nothing was dropped and nothing was odd about the source.
    ///
    /// # Errors
    ///
    /// What was dropped, or odd.
    pub fn strict(self) -> Result<T, OutcomeError> {
        let Summary { anomalies, dropped, .. } = &self.report.summary;
        Strict::All.check(anomalies, dropped)?;
        Ok(self.value)
    }
}

impl Converted<Vec<u8>> {
    /// Converts on what was made, with the same options, and makes one report of both conversions: it speaks of `source`, which the
    /// first one was made of, and of what comes of the second.
    ///
    /// ```
    /// use opencheckpoint_convert::{Format, Options, convert_bytes};
    ///
    /// let log = br#"{"type":"user","uuid":"u1","parentUuid":null,"sessionId":"s1","timestamp":"2026-03-04T09:00:00.000Z","message":{"role":"user","content":"Mend the build."}}"#;
    /// let options = Options::default();
    /// let records = convert_bytes(log, None, Format::SessionRecord, &options)?;
    /// let checkpoint = records.then(log, Format::OpenCheckpoint)?;
    /// assert_eq!(
    ///     checkpoint.report.summary().path,
    ///     ["claude-code-to-session-record", "session-record-to-opencheckpoint"]
    /// );
    ///
    /// // It is what the way through the session record comes to.
    /// let at_once = convert_bytes(log, None, Format::OpenCheckpoint, &options)?;
    /// assert_eq!(checkpoint.value, at_once.value);
    /// assert_eq!(checkpoint.report.text(), at_once.report.text());
    /// # Ok::<(), opencheckpoint_convert::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`RequestError::OtherSource`] where `source` is not what the first conversion was made of; and see [`Error`].
    pub fn then(self, source: &[u8], to: Format) -> Result<Self, Error> {
        let Report { text: first, summary: before, options } = self.report;
        let (found, expected) = (sha256(source), before.source.digest);
        if found != expected {
            return Err(RequestError::OtherSource { found, expected }.into());
        }
        let second = convert_bytes(&self.value, Some(before.target.format), to, &options)?;
        let (value, after) = (second.value, second.report);
        let head = head(&first)?.then(&head(&after.text)?);
        let mut rows = compose(
            Cursor::new(source),
            Cursor::new(&value),
            Cursor::new(&first),
            Cursor::new(&after.text),
            options.limits,
        )?
        .rows;
        let mut text = Vec::new();
        rows.write(&head, &mut text)?;
        let summary = Summary {
            path: [before.path, after.summary.path].concat(),
            source: before.source,
            target: after.summary.target,
            totals: rows.totals().clone(),
            dropped: DroppedSummary::of(&rows),
            anomalies: head.anomalies,
            notices: head.notices,
            provisional: head.provisional,
            records: after.summary.records,
            residue_size: None,
        };
        Ok(Self { value, report: Report { text, summary, options } })
    }

    /// The target as a typed document.
    ///
    /// # Errors
    ///
    /// A target of another shape.
    pub fn read<T: for<'t> Read<'t>>(self) -> Result<Converted<Document<T>>, Error> {
        let shape = |message: String| OutcomeError::Shape { message };
        let text = String::from_utf8(self.value).map_err(|error| shape(error.to_string()))?;
        let value = Document::parse(text).map_err(|error| shape(error.to_string()))?;
        Ok(Converted { value, report: self.report })
    }
}

/// The head of a report.
fn head(report: &[u8]) -> Result<Head, ComposeError> {
    Ok(Reader::new(report)?.head().clone())
}

/// Converts in memory. Without `from`, the format is told from the content.
///
/// # Errors
///
/// See [`Error`].
pub fn convert_bytes(
    source: &[u8],
    from: Option<Format>,
    to: Format,
    options: &Options,
) -> Result<Converted<Vec<u8>>, Error> {
    if source.is_empty() {
        return Err(SourceError::Empty.into());
    }
    let (mut value, mut text) = (Vec::new(), Vec::new());
    let summary = convert(Job {
        input: &mut Cursor::new(source),
        from,
        to,
        options,
        strict: &Strict::Off,
        target: Output::Writer(&mut value),
        report: Some(Output::Writer(&mut text)),
        residue: None,
    })?;
    Ok(Converted { value, report: Report { text, summary, options: options.clone() } })
}

/// Converts a document in memory.
///
/// # Errors
///
/// See [`Error`].
pub fn convert_document<T>(
    source: &Document<T>,
    from: Format,
    to: Format,
    options: &Options,
) -> Result<Converted<Vec<u8>>, Error> {
    convert_bytes(source.text().as_bytes(), Some(from), to, options)
}
