//! Conversions in memory: a value, and what became of everything on the way to it.

use std::io::Cursor;

use exact_json::Read;

use crate::document::Document;
use crate::error::{Error, OutcomeError, SourceError};
use crate::format::Format;
use crate::job::{Job, Output, Strict, Summary, convert};
use crate::options::Options;
use crate::report::{ReadReportError, Reader};

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
    Ok(Converted { value, report: Report { text, summary } })
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
