//! JSON lines: a stream of strict records, one JSON object a line, blank lines none.
//!
//! Whoever reads such a stream reads it with this, so that no two readers disagree about what a
//! record is. A byte-order mark at the start of the file is no part of the first record, and only
//! JSON's white space is blank. One record is in memory at a time.
//!
//! [`Records`] gives typed records, [`Lines`] what they are read from, and [`Writer`] writes them.
//!
//! ```
//! use exact_json::Json;
//! use exact_json::lines::{Records, Writer};
//!
//! let text = "{\"n\": 1.0}\n\n{\"n\": 2}\n";
//! let mut writer = Writer::new(Vec::new());
//! let mut records = Records::<_, Json>::new(text.as_bytes());
//! while let Some(record) = records.next() {
//!     writer.write(&record?)?;
//! }
//! assert_eq!(records.line(), 3);
//! assert_eq!(writer.into_inner(), b"{\"n\":1.0}\n{\"n\":2}\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::marker::PhantomData;
use std::ops::Range;

use serde::Serialize;

use crate::{Error as JsonError, Kind, MAX_BYTES, Read, Scanner, Tape};

/// A stream as typed records, in order.
///
/// An iterator that stops behind the first error: what stands behind a line that cannot be read is
/// not looked at.
pub struct Records<R, T> {
    lines: Lines<R>,
    scanner: Scanner,
    line: u64,
    is_over: bool,
    record: PhantomData<T>,
}

impl<R: io::Read, T: for<'t> Read<'t>> Records<R, T> {
    /// The records from where `source` stands. A line has as many bytes as a text can have.
    pub fn new(source: R) -> Self {
        Self::with_limit(source, MAX_BYTES)
    }

    /// The same, and a line of more than `limit` bytes is an error.
    pub fn with_limit(source: R, limit: usize) -> Self {
        Self {
            lines: Lines::new(source, limit),
            scanner: Scanner::new(),
            line: 0,
            is_over: false,
            record: PhantomData,
        }
    }

    /// The line of the record that was read last, 1-based; 0 before the first.
    pub fn line(&self) -> u64 {
        self.line
    }

    fn read(&mut self) -> Result<Option<T>, LineError> {
        let Some(line) = self.lines.next()? else { return Ok(None) };
        self.line = line.line;
        let tape = line.scan(&mut self.scanner)?;
        let record = T::read(tape.root()).map_err(|error| LineError::Json {
            line: line.line,
            error: JsonError::from_read(error, tape),
        })?;
        Ok(Some(record))
    }
}

impl<R: io::Read, T: for<'t> Read<'t>> Iterator for Records<R, T> {
    type Item = Result<T, LineError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let record = self.read().transpose();
        self.is_over = !matches!(record, Some(Ok(_)));
        record
    }
}

/// Writes records, one a line.
pub struct Writer<W> {
    out: W,
}

impl<W: Write> Writer<W> {
    /// A writer of records to `out`, which should be buffered.
    pub fn new(out: W) -> Self {
        Self { out }
    }

    /// Writes a record as compact JSON, and a line feed.
    ///
    /// # Errors
    ///
    /// Those of `out`; and of a value that has no JSON text.
    pub fn write(&mut self, record: &(impl Serialize + ?Sized)) -> io::Result<()> {
        // Whole lines only: what cannot be written leaves nothing of itself.
        let mut line = serde_json::to_vec(record)?;
        line.push(b'\n');
        self.out.write_all(&line)
    }

    /// The writer below.
    pub fn into_inner(self) -> W {
        self.out
    }
}

/// A stream that is read line by line. The memory is that of the longest line.
pub struct Lines<R> {
    file: BufReader<R>,
    limit: usize,
    bytes: Vec<u8>,
    /// The line in `bytes`, 1-based.
    line: u64,
    /// Where it starts in the file.
    offset: u64,
    /// How many bytes it has with its line feed.
    length: u64,
    /// The number of the next record.
    number: u64,
}

/// A line that is not blank.
#[derive(Clone, Copy)]
pub struct Line<'s> {
    /// The record's number, 0-based.
    pub number: u64,
    /// The line, 1-based.
    pub line: u64,
    /// Where the record starts in the file, behind what is no part of it.
    pub offset: u64,
    /// The record's length in bytes.
    pub length: u64,
    bytes: &'s [u8],
}

/// Why a stream cannot be read.
#[derive(Debug)]
pub enum LineError {
    /// The stream cannot be read.
    Io(io::Error),
    /// A line is not strict JSON, or not of the shape that was asked for.
    Json {
        /// The line, 1-based.
        line: u64,
        /// What is wrong with it; its own lines count from that line.
        error: JsonError,
    },
    /// A line is JSON and no record, or too long to be read.
    Record {
        /// The line, 1-based.
        line: u64,
        /// What is wrong with it.
        message: String,
    },
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::Json { line, error } => {
                let place = if error.pointer().is_empty() { "the root" } else { error.pointer() };
                let position = error.position();
                let (line, column) = (line + position.line as u64 - 1, position.column);
                write!(f, "line {line}, column {column}, at {place}: {}", error.message())
            }
            Self::Record { line, message } => write!(f, "line {line}: {message}"),
        }
    }
}

impl std::error::Error for LineError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            Self::Json { error, .. } => Some(error),
            Self::Record { .. } => None,
        }
    }
}

impl From<io::Error> for LineError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

const MARK: &[u8] = b"\xEF\xBB\xBF";

impl<R: io::Read> Lines<R> {
    /// A stream that starts where `source` stands. A line of more than `limit` bytes is an error.
    pub fn new(source: R, limit: usize) -> Self {
        let file = BufReader::with_capacity(1 << 16, source);
        Self { file, limit, bytes: Vec::new(), line: 0, offset: 0, length: 0, number: 0 }
    }

    /// The next line that is not blank; none at the end.
    ///
    /// # Errors
    ///
    /// A stream that cannot be read; a line that is too long.
    #[allow(clippy::should_implement_trait, reason = "a line borrows from the stream")]
    pub fn next(&mut self) -> Result<Option<Line<'_>>, LineError> {
        let record = loop {
            if !self.next_line()? {
                return Ok(None);
            }
            let mark =
                if self.offset == 0 && self.bytes.starts_with(MARK) { MARK.len() } else { 0 };
            let record = trimmed(&self.bytes, mark);
            if !record.is_empty() {
                break record;
            }
        };
        let number = self.number;
        self.number += 1;
        Ok(Some(Line {
            number,
            line: self.line,
            offset: self.offset + record.start as u64,
            length: record.len() as u64,
            bytes: &self.bytes,
        }))
    }

    /// Reads the next line without its line feed; false at the end.
    fn next_line(&mut self) -> Result<bool, LineError> {
        self.bytes.clear();
        self.line += 1;
        self.offset += self.length;
        self.length = 0;
        loop {
            let chunk = self.file.fill_buf()?;
            if chunk.is_empty() {
                return Ok(self.length > 0);
            }
            let feed = memchr::memchr(b'\n', chunk);
            let end = feed.unwrap_or(chunk.len());
            self.bytes.extend_from_slice(chunk.get(..end).unwrap_or_default());
            let used = feed.map_or(end, |feed| feed + 1);
            self.file.consume(used);
            self.length += used as u64;
            if self.bytes.len() > self.limit {
                let message = format!("the line is longer than {} bytes", self.limit);
                return Err(LineError::Record { line: self.line, message });
            }
            if feed.is_some() {
                return Ok(true);
            }
        }
    }
}

impl<'s> Line<'s> {
    /// The whole line without its line feed.
    #[must_use]
    pub fn bytes(&self) -> &'s [u8] {
        self.bytes
    }

    /// Whether it begins with a byte-order mark and is not the first line: a stream has one at most.
    #[must_use]
    pub fn has_misplaced_mark(&self) -> bool {
        self.line > 1 && self.bytes.starts_with(MARK)
    }

    /// The record.
    ///
    /// The tape's text is the whole line, so that columns are those of the line.
    ///
    /// # Errors
    ///
    /// A line that is not strict JSON, or no object.
    pub fn scan<'t>(&self, scanner: &'t mut Scanner) -> Result<Tape<'t>, LineError>
    where
        's: 't,
    {
        let Self { line, bytes, .. } = *self;
        // The scanner takes a byte-order mark at the start of any text.
        if self.has_misplaced_mark() {
            let message = "a byte-order mark may stand at the start of the file only".to_owned();
            return Err(LineError::Record { line, message });
        }
        let tape = scanner.scan(bytes).map_err(|fault| LineError::Json {
            line,
            error: JsonError::from_fault(fault, bytes),
        })?;
        if tape.root().kind() != Kind::Object {
            let message = "a record is an object".to_owned();
            return Err(LineError::Record { line, message });
        }
        Ok(tape)
    }
}

/// Where the record of a line stands, whose first bytes are no part of it.
fn trimmed(line: &[u8], first: usize) -> Range<usize> {
    let is_white = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\r');
    let rest = line.get(first..).unwrap_or_default();
    let Some(start) = rest.iter().position(|byte| !is_white(byte)) else { return first..first };
    let end = rest.iter().rposition(|byte| !is_white(byte)).unwrap_or(start);
    first + start..first + end + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Json;

    #[test]
    fn records_end_behind_the_first_error_which_names_its_line() {
        let text = "{\"a\":1}\n\n{\"a\":1,\"a\":2}\n{}\n";
        let mut records = Records::<_, Json>::new(text.as_bytes());
        assert_eq!(records.next().unwrap().unwrap().as_text(), "{\"a\":1}");
        let error = records.next().unwrap().unwrap_err().to_string();
        assert_eq!(
            error,
            "line 3, column 8, at /a: found member \"a\" a second time, expected each member name once in an object"
        );
        assert!(records.next().is_none());
        let mut records = Records::<_, Json>::with_limit(text.as_bytes(), 4);
        assert!(records.next().unwrap().is_err());
    }

    #[test]
    fn what_cannot_be_written_leaves_nothing() {
        let mut writer = Writer::new(Vec::new());
        let keys = std::collections::BTreeMap::from([((1, 2), 3)]);
        assert!(writer.write(&keys).is_err());
        writer.write(&[1, 2]).unwrap();
        assert_eq!(writer.into_inner(), b"[1,2]\n");
    }

    /// The spans of the records, or what is wrong with the stream.
    fn spans(text: &[u8]) -> Result<Vec<(u64, u64, u64)>, String> {
        let mut stream = Lines::new(text, 40);
        let mut scanner = Scanner::new();
        let mut spans = Vec::new();
        loop {
            let next = stream.next().map_err(|error| format!("{error:?}"))?;
            let Some(line) = next else { return Ok(spans) };
            line.scan(&mut scanner).map_err(|error| match error {
                LineError::Record { line, message } => format!("{line}: {message}"),
                LineError::Json { line, error } => format!("{line}: {error}"),
                LineError::Io(error) => error.to_string(),
            })?;
            assert_eq!(line.number, spans.len() as u64);
            spans.push((line.line, line.offset, line.length));
        }
    }

    #[test]
    fn framing_is_no_part_of_a_record() {
        let text = "\u{feff} {\"a\":1}\r\n\r\n \t\n{} \n{\"b\":2}";
        assert_eq!(spans(text.as_bytes()).unwrap(), [(1, 4, 7), (4, 18, 2), (5, 22, 7)]);
        assert_eq!(spans(b"").unwrap(), []);
        assert_eq!(spans("\u{feff}\n{}".as_bytes()).unwrap(), [(2, 4, 2)]);
    }

    #[test]
    fn only_white_space_of_json_is_blank() {
        assert!(spans(b"{}\n\x0C\n{}").unwrap_err().starts_with("2: "));
        assert!(spans(b"{}\n\xC2\xA0\n{}").unwrap_err().starts_with("2: "));
        assert!(spans("{}\n\u{feff}{}".as_bytes()).unwrap_err().contains("start of the file"));
        assert!(spans("\u{feff}\u{feff}{}".as_bytes()).is_err());
        assert!(spans(b"{}\n[]\n").unwrap_err().contains("object"));
        let long = format!("{{}}\n{{\"a\":\"{}\"}}\n", "x".repeat(60));
        assert!(spans(long.as_bytes()).unwrap_err().contains("longer than 40 bytes"));
    }
}
