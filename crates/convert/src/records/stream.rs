//! The records of a stream whose records are strict, as mappings read them: one after another, or again by their places.

use std::io::SeekFrom;

use exact_json::lines::{Line, Lines};
use exact_json::trace::{self, Base};
use exact_json::{Error as JsonError, Fault, OwnedTape, ReadError, Scanner, Tape, Value};

use super::items::{Item, Items, shifted};
use crate::error::{Error, SourceError};
use crate::mapping::{Source, Stand};
use crate::native::salvage::Limits;

/// One record and its place.
#[derive(Clone, Copy)]
pub(crate) struct StreamRecord<'r> {
    /// Its number, 0-based.
    pub(crate) number: u32,
    stand: Stand,
    /// How many code points stand before it in its line, and are none of the tape's.
    column: usize,
    tape: Tape<'r>,
}

impl<'r> StreamRecord<'r> {
    pub(super) fn new(number: u32, stand: Stand, tape: Tape<'r>) -> Self {
        Self { number, stand, column: 0, tape }
    }

    /// The record.
    pub(crate) fn value(&self) -> Value<'r> {
        self.tape.root()
    }

    /// The record, as a source of its group.
    pub(crate) fn source(&self) -> trace::Source<'r> {
        trace::Source::new(Base::Record(self.number.into()), self.tape)
    }

    /// The record, as one that has its account in another group.
    pub(crate) fn witness(&self) -> trace::Source<'r> {
        trace::Source::witness(Base::Record(self.number.into()), self.tape)
    }

    /// Where it stands.
    pub(crate) fn stand(&self) -> Stand {
        self.stand
    }

    /// The record, to be kept.
    ///
    /// # Errors
    ///
    /// None that has not come up before: the record was read once.
    pub(crate) fn keep(&self) -> Result<Kept, Error> {
        let text = self.tape.text().as_bytes();
        let tape = OwnedTape::scan(&mut Scanner::new(), text)
            .map_err(|fault| no_json(self.stand.line, text, fault))?;
        Ok(Kept { number: self.number, stand: self.stand, tape })
    }

    /// The error of a record that does not have the shape it should have.
    pub(crate) fn wrong_shape(&self, error: ReadError) -> Error {
        let error = shifted(JsonError::from_read(error, self.tape), self.column);
        SourceError::Json { line: Some(self.stand.line), error }.into()
    }
}

/// A record that outlives the reading it came from.
pub(crate) struct Kept {
    number: u32,
    stand: Stand,
    tape: OwnedTape,
}

impl Kept {
    /// The record.
    pub(crate) fn record(&self) -> StreamRecord<'_> {
        self.tagged(0)
    }

    /// The record, as one of several in a group.
    pub(crate) fn tagged(&self, tag: u32) -> StreamRecord<'_> {
        let Self { number, stand, tape } = self;
        StreamRecord::new(*number, *stand, tape.tape(tag))
    }
}

pub(super) fn no_json(line: u64, bytes: &[u8], fault: Fault) -> Error {
    let error = JsonError::from_fault(fault, bytes);
    SourceError::Json { line: Some(line), error }.into()
}

/// Hands each item of the file, which is a list, to `visit`, in order.
///
/// # Errors
///
/// Of the file; of the first item that is no object; of `visit`.
pub(crate) fn items(
    source: &mut Source<'_>,
    limits: Limits,
    mut visit: impl FnMut(StreamRecord<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    let limit = source.limits(limits).line;
    source.file.seek(SeekFrom::Start(0))?;
    let mut list = Items::new(&mut *source.file, limit);
    let mut scanner = Scanner::new();
    while let Some(item) = list.next()? {
        let Item { line, column, offset, length, .. } = item;
        let number = numbered(item.number, line)?;
        let stand = Stand { offset, length, line, is_mended: false };
        let record = StreamRecord::new(number, stand, item.scan(&mut scanner)?);
        visit(StreamRecord { column, ..record })?;
    }
    Ok(())
}

/// The number of a record.
fn numbered(number: u64, line: u64) -> Result<u32, SourceError> {
    let number = u32::try_from(number).ok().filter(|number| *number < u32::MAX);
    number.ok_or_else(|| SourceError::Record {
        line,
        message: "the stream has more records than can be numbered".to_owned(),
    })
}

/// Hands each record of the file for which `is_wanted` says so to `visit`, in order.
///
/// # Errors
///
/// Of the file; of the first line that is not a record; of `visit`.
pub(crate) fn records(
    source: &mut Source<'_>,
    limits: Limits,
    mut is_wanted: impl FnMut(u32) -> bool,
    mut visit: impl FnMut(StreamRecord<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    let limit = source.limits(limits).line;
    source.file.seek(SeekFrom::Start(0))?;
    let mut stream = Lines::new(&mut *source.file, limit);
    let mut scanner = Scanner::new();
    while let Some(found) = stream.next()? {
        let line = found.line;
        let number = numbered(found.number, line)?;
        if is_wanted(number) {
            let Line { offset, length, .. } = found;
            let stand = Stand { offset, length, line, is_mended: false };
            visit(StreamRecord::new(number, stand, found.scan(&mut scanner)?))?;
        }
    }
    Ok(())
}
