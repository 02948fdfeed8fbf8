//! Any record of a file, by its number.

use std::collections::VecDeque;
use std::io::{self, Read, Seek};
use std::rc::Rc;

use exact_json::{OwnedTape, Scanner};

use super::index::Index;
use super::record::Record;
use super::window::Window;
use crate::native::salvage::{State, mend};

/// A file whose records can be had by number, with a small cache of those that were asked for.
pub struct RecordFile<R> {
    file: Window<R>,
    index: Index,
    scanner: Scanner,
    cache: VecDeque<Rc<Record>>,
    weight: usize,
    /// How many bytes of records were read.
    read: u64,
}

/// How many records are kept, and how much memory they take at most, in bytes.
const CACHED: usize = 64;
const WEIGHT: usize = 4 << 20;

impl<R: Read + Seek> RecordFile<R> {
    /// A file and what a first pass over it found.
    pub fn new(file: R, index: Index) -> Self {
        Self {
            file: Window::new(file),
            index,
            scanner: Scanner::new(),
            cache: VecDeque::new(),
            weight: 0,
            read: 0,
        }
    }

    /// What the first pass found.
    #[must_use]
    pub fn index(&self) -> &Index {
        &self.index
    }

    /// A record; none when the file has no such record.
    ///
    /// # Errors
    ///
    /// What the file says, or a record that is not what it was.
    pub fn record(&mut self, number: u64) -> io::Result<Option<Rc<Record>>> {
        if let Some(at) = self.cache.iter().position(|record| record.number() == number) {
            return Ok(self.cache.get(at).cloned());
        }
        let Some(place) = self.index.place(number) else { return Ok(None) };
        self.read = self.read.saturating_add(place.length());
        let (tape, unmended) = match place.state() {
            // However many they are, nobody needs them all at once.
            State::Opaque => (None, None),
            State::Clean => {
                let bytes = self.file.copy(place.offset, place.length()).map_err(shorter)?;
                (Some(self.scan(bytes)?), None)
            }
            State::Mended => {
                let bytes = self.file.copy(place.offset, place.length()).map_err(shorter)?;
                (Some(self.scan(mend(&bytes).text)?), Some(bytes))
            }
        };
        let record = Rc::new(Record::new(number, place.offset, tape, unmended));
        self.weight += record.weight();
        self.cache.push_back(Rc::clone(&record));
        while self.cache.len() > 1 && (self.cache.len() > CACHED || self.weight > WEIGHT) {
            if let Some(oldest) = self.cache.pop_front() {
                self.weight -= oldest.weight();
            }
        }
        Ok(Some(record))
    }

    /// Bytes of the file.
    ///
    /// # Errors
    ///
    /// What the file says; an end before that.
    pub fn bytes(&mut self, offset: u64, length: u64) -> io::Result<&[u8]> {
        self.file.bytes(offset, length).map_err(shorter)
    }

    /// How many bytes of records were read so far, each as often as it was.
    pub(crate) fn read(&self) -> u64 {
        self.read
    }

    /// The file itself.
    pub fn into_inner(self) -> (R, Index) {
        (self.file.into_inner(), self.index)
    }

    fn scan(&mut self, text: Vec<u8>) -> io::Result<OwnedTape> {
        OwnedTape::of(&mut self.scanner, text).map_err(|_| changed())
    }
}

fn shorter(error: io::Error) -> io::Error {
    if error.kind() == io::ErrorKind::UnexpectedEof { changed() } else { error }
}

fn changed() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "the file changed while it was read")
}
