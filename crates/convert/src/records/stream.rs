//! A stream of strict records: one JSON object a line, blank lines none.
//!
//! Whoever reads such a stream reads it with this, so that no two readers disagree about what a
//! record is. A byte-order mark at the start of the file is no part of the first record, and only
//! JSON's white space is blank.

use std::io::{self, BufRead, BufReader, Read};
use std::ops::Range;

use exact_json::{Error as JsonError, Kind, Scanner, Tape};

/// A stream that is read line by line. The memory is that of the longest line.
pub(crate) struct Stream<R> {
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
pub(crate) struct StreamLine<'s> {
    /// The record's number, 0-based.
    pub(crate) number: u64,
    /// The line, 1-based.
    pub(crate) line: u64,
    /// Where the record starts in the file, behind what is no part of it.
    pub(crate) offset: u64,
    /// The record's length in bytes.
    pub(crate) length: u64,
    bytes: &'s [u8],
    /// Whether the line may begin with a byte-order mark.
    is_first: bool,
}

/// Why a stream cannot be read.
#[derive(Debug)]
pub(crate) enum StreamError {
    Io(io::Error),
    /// A line is not strict JSON.
    Json {
        line: u64,
        error: JsonError,
    },
    /// A line is JSON and no record, or too long to be read.
    Record {
        line: u64,
        message: String,
    },
}

impl From<io::Error> for StreamError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

const MARK: &[u8] = b"\xEF\xBB\xBF";

impl<R: Read> Stream<R> {
    /// A stream that starts where `source` stands. A line of more than `limit` bytes is an error.
    pub(crate) fn new(source: R, limit: usize) -> Self {
        let file = BufReader::with_capacity(1 << 16, source);
        Self { file, limit, bytes: Vec::new(), line: 0, offset: 0, length: 0, number: 0 }
    }

    /// The next line that is not blank; none at the end.
    pub(crate) fn next(&mut self) -> Result<Option<StreamLine<'_>>, StreamError> {
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
        Ok(Some(StreamLine {
            number,
            line: self.line,
            offset: self.offset + record.start as u64,
            length: record.len() as u64,
            bytes: &self.bytes,
            is_first: self.offset == 0,
        }))
    }

    /// Reads the next line without its line feed; false at the end.
    fn next_line(&mut self) -> Result<bool, StreamError> {
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
                return Err(StreamError::Record { line: self.line, message });
            }
            if feed.is_some() {
                return Ok(true);
            }
        }
    }
}

impl<'s> StreamLine<'s> {
    /// The record.
    ///
    /// The tape's text is the whole line, so that columns are those of the line.
    pub(crate) fn scan<'t>(&self, scanner: &'t mut Scanner) -> Result<Tape<'t>, StreamError>
    where
        's: 't,
    {
        let Self { line, bytes, .. } = *self;
        // The scanner takes a byte-order mark at the start of any text; a stream has one at most.
        if !self.is_first && bytes.starts_with(MARK) {
            let message = "a byte-order mark may stand at the start of the file only".to_owned();
            return Err(StreamError::Record { line, message });
        }
        let tape = scanner.scan(bytes).map_err(|fault| StreamError::Json {
            line,
            error: JsonError::from_fault(fault, bytes),
        })?;
        if tape.root().kind() != Kind::Object {
            let message = "a record is an object".to_owned();
            return Err(StreamError::Record { line, message });
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

    /// The spans of the records, or what is wrong with the stream.
    fn spans(text: &[u8]) -> Result<Vec<(u64, u64, u64)>, String> {
        let mut stream = Stream::new(text, 40);
        let mut scanner = Scanner::new();
        let mut spans = Vec::new();
        loop {
            let next = stream.next().map_err(|error| format!("{error:?}"))?;
            let Some(line) = next else { return Ok(spans) };
            line.scan(&mut scanner).map_err(|error| match error {
                StreamError::Record { line, message } => format!("{line}: {message}"),
                StreamError::Json { line, error } => format!("{line}: {error}"),
                StreamError::Io(error) => error.to_string(),
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
