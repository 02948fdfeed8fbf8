//! Reading a report line by line.

use std::fmt;
use std::io::{self, BufRead};

use exact_json::{Read as _, Scanner};

use super::head::{Head, LOSS_REPORT};
use super::line::{Line, Row, Shape};
use super::totals::Totals;

/// A report that is read line by line, in flat memory.
///
/// ```
/// use opencheckpoint_convert::report::{Line, Reader};
///
/// let text = concat!(
///     r#"{"loss_report":"0.1","adapter":{"id":"a-to-b","version":"1","options":{}},"#,
///     r#""source":{"format":"a","digest":"sha-256:00","size":1,"leaves":1},"#,
///     r#""target":{"format":"b","digest":"sha-256:00","size":1,"leaves":1},"provisional":[],"anomalies":[]}"#,
///     "\n",
///     r#"{"from":["/0"],"to":["/0"],"entries":[{"fate":"kept","source":["/0"],"target":["/0"]}]}"#,
///     "\n",
///     r#"{"totals":{"source":{"kept":1,"changed":0,"dropped":0},"target":{"kept":1,"changed":0,"synthesized":0}},"dropped":{}}"#,
///     "\n",
/// );
/// let mut reader = Reader::new(text.as_bytes())?;
/// assert_eq!(reader.head().adapter.id, "a-to-b");
/// assert!(matches!(reader.line()?, Some(Line::Row(_))));
/// assert!(reader.line()?.is_none());
/// assert_eq!(reader.totals().unwrap().source_leaves(), 1);
/// # Ok::<(), opencheckpoint_convert::report::ReadReportError>(())
/// ```
pub struct Reader<R> {
    source: R,
    scanner: Scanner,
    line: Vec<u8>,
    number: u64,
    offset: u64,
    head: Head,
    totals: Option<Totals>,
}

/// Why a report cannot be read.
#[derive(Debug)]
pub enum ReadReportError {
    /// The file could not be read.
    Io(io::Error),
    /// A line is not strict JSON, or no line of a report.
    Line {
        /// The line, 1-based.
        line: u64,
        /// What is wrong with it, with pointer and column.
        error: exact_json::Error,
    },
    /// A line stands where it may not.
    Order {
        /// The line, 1-based.
        line: u64,
        /// What was found.
        found: &'static str,
        /// What should be there.
        expected: &'static str,
    },
    /// The report is of a version that is not known.
    Version(String),
}

impl fmt::Display for ReadReportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "cannot read the report: {error}"),
            Self::Line { line, error } => write!(
                f,
                "line {line}, column {}, at {:?}: {}",
                error.position().column,
                error.pointer(),
                error.message()
            ),
            Self::Order { line, found, expected } => {
                write!(f, "line {line}: found {found}, expected {expected}")
            }
            Self::Version(version) => {
                write!(f, "the report is of version {version:?}, and only {LOSS_REPORT:?} is known")
            }
        }
    }
}

impl std::error::Error for ReadReportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            Self::Line { error, .. } => Some(error),
            Self::Order { .. } | Self::Version(_) => None,
        }
    }
}

impl From<io::Error> for ReadReportError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl<R: BufRead> Reader<R> {
    /// Reads the head.
    ///
    /// # Errors
    ///
    /// What cannot be read, or a first line that is no head.
    pub fn new(mut source: R) -> Result<Self, ReadReportError> {
        let mut scanner = Scanner::new();
        let mut line = Vec::new();
        let first = next(&mut source, &mut scanner, &mut line, 1)?;
        let Some(Line::Head(head)) = first else {
            let found = first.as_ref().map_or("nothing", name);
            return Err(ReadReportError::Order { line: 1, found, expected: "a head" });
        };
        if head.loss_report != LOSS_REPORT {
            return Err(ReadReportError::Version(head.loss_report));
        }
        let offset = line.len() as u64;
        Ok(Self { source, scanner, line, number: 1, offset, head: *head, totals: None })
    }

    /// Where the line behind the one that was read last begins, in bytes.
    pub(crate) fn offset(&self) -> u64 {
        self.offset
    }

    /// The length of the line that was read last, in bytes.
    pub(crate) fn size(&self) -> u64 {
        self.line.len() as u64
    }

    /// The head.
    #[must_use]
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The number of the line that was read last, 1-based.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The next [`Line::Shape`] or [`Line::Row`]; `None` when the totals have been read.
    ///
    /// # Errors
    ///
    /// What cannot be read; a report that ends without totals, or goes on behind them.
    pub fn line(&mut self) -> Result<Option<Line>, ReadReportError> {
        if self.totals.is_some() {
            return Ok(None);
        }
        self.number += 1;
        let number = self.number;
        let line = next(&mut self.source, &mut self.scanner, &mut self.line, number)?;
        self.offset += self.line.len() as u64;
        match line {
            Some(line @ (Line::Shape(_) | Line::Row(_))) => Ok(Some(line)),
            Some(Line::Totals(totals)) => {
                self.totals = Some(totals);
                match next(&mut self.source, &mut self.scanner, &mut self.line, number + 1)? {
                    None => Ok(None),
                    Some(more) => Err(ReadReportError::Order {
                        line: number + 1,
                        found: name(&more),
                        expected: "the end, behind the totals",
                    }),
                }
            }
            other => Err(ReadReportError::Order {
                line: number,
                found: other.as_ref().map_or("the end", name),
                expected: "a shape, a row or the totals",
            }),
        }
    }

    /// The totals, once [`line`](Self::line) has come to the end.
    #[must_use]
    pub fn totals(&self) -> Option<&Totals> {
        self.totals.as_ref()
    }
}

fn next(
    source: &mut impl BufRead,
    scanner: &mut Scanner,
    buffer: &mut Vec<u8>,
    number: u64,
) -> Result<Option<Line>, ReadReportError> {
    buffer.clear();
    source.read_until(b'\n', buffer)?;
    let text = buffer.strip_suffix(b"\n").unwrap_or(buffer);
    if text.is_empty() && buffer.is_empty() {
        return Ok(None);
    }
    let fail = |error| ReadReportError::Line { line: number, error };
    let tape =
        scanner.scan(text).map_err(|fault| fail(exact_json::Error::from_fault(fault, text)))?;
    let line =
        Line::read(tape.root()).map_err(|error| fail(exact_json::Error::from_read(error, tape)))?;
    Ok(Some(line))
}

fn name(line: &Line) -> &'static str {
    match line {
        Line::Head(_) => "a head",
        Line::Shape(Shape { .. }) => "a shape",
        Line::Row(Row { .. }) => "a row",
        Line::Totals(_) => "the totals",
    }
}
