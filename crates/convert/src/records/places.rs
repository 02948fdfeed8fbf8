//! The records of a stream again, each by its number, once they have been read in order.

use std::io;

use exact_json::Scanner;

use super::stream::{StreamRecord, no_json};
use super::window::Window;
use crate::error::Error;
use crate::mapping::{Input, Source, Stand};

/// Where the records of a stream stand.
#[derive(Debug, Default)]
pub(crate) struct Places(Vec<Place>);

#[derive(Clone, Copy, Debug)]
struct Place {
    offset: u64,
    line: u64,
    /// A text has fewer bytes than this can count.
    length: u32,
}

impl Places {
    /// Remembers where the next record stands.
    pub(crate) fn push(&mut self, record: &StreamRecord<'_>) {
        let Stand { offset, length, line, is_mended: _ } = record.stand();
        let length = u32::try_from(length).unwrap_or(u32::MAX);
        self.0.push(Place { offset, line, length });
    }

    /// The numbers of the records.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = u32> + use<> {
        0..u32::try_from(self.0.len()).unwrap_or(u32::MAX)
    }
}

/// A stream of which any record can be had.
pub(crate) struct Again<'a> {
    file: Window<&'a mut dyn Input>,
    places: &'a Places,
}

/// A place in memory for a record, which can be used for one after the other.
#[derive(Default)]
pub(crate) struct Slot {
    number: u32,
    stand: Option<Stand>,
    text: Vec<u8>,
    scanner: Scanner,
}

/// A slot keeps so many bytes for the next record.
const RESERVED: usize = 1 << 16;

impl<'a> Again<'a> {
    pub(crate) fn new(source: &'a mut Source<'_>, places: &'a Places) -> Self {
        Self { file: Window::new(&mut *source.file), places }
    }

    /// Loads a record.
    ///
    /// # Errors
    ///
    /// Of the file.
    pub(crate) fn load(&mut self, number: u32, slot: &mut Slot) -> io::Result<()> {
        let place = self.places.0.get(number as usize).copied();
        let Place { offset, line, length } = place.ok_or_else(no_record)?;
        slot.number = number;
        slot.stand = Some(Stand { offset, length: length.into(), line, is_mended: false });
        slot.text.clear();
        // One giant record must not keep its memory for the rest of a long stream.
        slot.text.shrink_to(RESERVED.max(length as usize));
        slot.text.extend_from_slice(self.file.bytes(offset, length.into())?);
        Ok(())
    }
}

impl Slot {
    /// The record, its tape with the caller's number for it.
    ///
    /// # Errors
    ///
    /// If the slot is empty, or the record is not what it was.
    pub(crate) fn read(&mut self, tag: u32) -> Result<StreamRecord<'_>, Error> {
        let Self { number, stand, text, scanner } = self;
        let stand = stand.ok_or_else(no_record)?;
        let tape = scanner.scan(text).map_err(|fault| no_json(stand.line, text, fault))?;
        Ok(StreamRecord::new(*number, stand, tape.with_tag(tag)))
    }
}

fn no_record() -> io::Error {
    io::Error::new(io::ErrorKind::NotFound, "the stream has no such record")
}
