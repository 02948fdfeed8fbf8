//! Reads the records of a session: one JSON object a line, blank lines none.

use std::io::{BufRead, BufReader, SeekFrom};

use exact_json::trace::{self, Base};
use exact_json::{Error as JsonError, Fault, Kind, OwnedTape, ReadError, Scanner, Tape, Value};

use crate::error::{Error, SourceError};
use crate::mapping::Source;
use crate::native::salvage::Limits;

/// One record and its place.
#[derive(Clone, Copy)]
pub(super) struct Record<'r> {
    /// Its number, 0-based.
    pub(super) number: u32,
    /// Its line, 1-based.
    line: u64,
    tape: Tape<'r>,
}

impl<'r> Record<'r> {
    /// The record.
    pub(super) fn value(&self) -> Value<'r> {
        self.tape.root()
    }

    /// The record, as the only source of its group.
    pub(super) fn source(&self) -> trace::Source<'r> {
        trace::Source::new(Base::Record(self.number.into()), self.tape)
    }

    /// The record, to be kept.
    ///
    /// # Errors
    ///
    /// None that has not come up before: the record was read once.
    pub(super) fn keep(&self) -> Result<Kept, Error> {
        let text = self.tape.text().as_bytes();
        let tape = OwnedTape::scan(&mut Scanner::new(), text)
            .map_err(|fault| no_json(self.line, text, fault))?;
        Ok(Kept { number: self.number, line: self.line, tape })
    }

    /// The error of a record that does not have the shape it should have.
    pub(super) fn wrong_shape(&self, error: ReadError) -> Error {
        let error = JsonError::from_read(error, self.tape);
        SourceError::Json { line: Some(self.line), error }.into()
    }
}

/// A record that outlives the reading it came from.
pub(super) struct Kept {
    number: u32,
    line: u64,
    tape: OwnedTape,
}

impl Kept {
    /// The record.
    pub(super) fn record(&self) -> Record<'_> {
        Record { number: self.number, line: self.line, tape: self.tape.tape(0) }
    }
}

fn no_json(line: u64, bytes: &[u8], fault: Fault) -> Error {
    let error = JsonError::from_fault(fault, bytes);
    SourceError::Json { line: Some(line), error }.into()
}

/// Hands each record of the file for which `is_wanted` says so to `visit`, in order.
///
/// # Errors
///
/// Of the file; of the first line that is not a record; of `visit`.
pub(super) fn records(
    source: &mut Source<'_>,
    limits: Limits,
    mut is_wanted: impl FnMut(u32) -> bool,
    mut visit: impl FnMut(Record<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    source.file.seek(SeekFrom::Start(0))?;
    let mut reader = Lines { file: BufReader::with_capacity(1 << 16, &mut *source.file), line: 0 };
    let mut scanner = Scanner::new();
    let mut bytes = Vec::new();
    let mut number = 0;
    while reader.next(&mut bytes, limits)? {
        if bytes.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        if is_wanted(number) {
            let line = reader.line;
            let tape = scanner.scan(&bytes).map_err(|fault| no_json(line, &bytes, fault))?;
            if tape.root().kind() != Kind::Object {
                let message = "a record is an object".to_owned();
                return Err(SourceError::Record { line, message }.into());
            }
            visit(Record { number, line, tape })?;
        }
        number = number.checked_add(1).ok_or_else(|| SourceError::Record {
            line: reader.line,
            message: "the stream has more records than can be numbered".to_owned(),
        })?;
    }
    Ok(())
}

struct Lines<R> {
    file: R,
    line: u64,
}

impl<R: BufRead> Lines<R> {
    /// The next line without its line feed; false at the end.
    fn next(&mut self, bytes: &mut Vec<u8>, limits: Limits) -> Result<bool, Error> {
        bytes.clear();
        self.line += 1;
        loop {
            let chunk = self.file.fill_buf()?;
            if chunk.is_empty() {
                return Ok(!bytes.is_empty());
            }
            let feed = memchr::memchr(b'\n', chunk);
            let end = feed.unwrap_or(chunk.len());
            bytes.extend_from_slice(&chunk[..end]);
            self.file.consume(feed.map_or(end, |feed| feed + 1));
            if bytes.len() > limits.line {
                let message = format!("the line is longer than {} bytes", limits.line);
                return Err(SourceError::Record { line: self.line, message }.into());
            }
            if feed.is_some() {
                return Ok(true);
            }
        }
    }
}
