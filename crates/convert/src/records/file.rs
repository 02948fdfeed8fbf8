//! Any record of a file, by its number.

use std::collections::VecDeque;
use std::io::{self, Read, Seek, SeekFrom};
use std::rc::Rc;

use exact_json::{OwnedTape, Scanner};

use super::index::Index;
use super::record::Record;
use crate::native::salvage::{State, mend};

/// A file whose records can be had by number, with a small cache of those that were asked for.
pub struct RecordFile<R> {
    file: R,
    index: Index,
    scanner: Scanner,
    /// Bytes of the file around the record that was read last.
    window: Vec<u8>,
    window_offset: u64,
    cache: VecDeque<Rc<Record>>,
    weight: usize,
    /// How many bytes of records were read.
    read: u64,
}

/// How much is read at a time.
const WINDOW: usize = 1 << 17;

/// How many records are kept, and how much memory they take at most, in bytes.
const CACHED: usize = 64;
const WEIGHT: usize = 4 << 20;

impl<R: Read + Seek> RecordFile<R> {
    /// A file and what a first pass over it found.
    pub fn new(file: R, index: Index) -> Self {
        Self {
            file,
            index,
            scanner: Scanner::new(),
            window: Vec::new(),
            window_offset: 0,
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
        let (bytes, tape) = match place.state() {
            // However many they are, nobody needs them all at once.
            State::Opaque => (Vec::new(), None),
            State::Clean => {
                let bytes = self.bytes(place.offset, place.length())?.to_vec();
                let tape = self.scan(&bytes)?;
                (bytes, Some(tape))
            }
            State::Mended => {
                let bytes = self.bytes(place.offset, place.length())?.to_vec();
                let tape = self.scan(&mend(&bytes).text)?;
                (bytes, Some(tape))
            }
        };
        let record = Rc::new(Record::new(number, place.offset, bytes, tape));
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
        let length = usize::try_from(length).map_err(|_| io::ErrorKind::FileTooLarge)?;
        let held = |offset: u64, window: &[u8], window_offset: u64| {
            let start = usize::try_from(offset.checked_sub(window_offset)?).ok()?;
            let end = start.checked_add(length)?;
            (end <= window.len()).then_some(start..end)
        };
        if held(offset, &self.window, self.window_offset).is_none() {
            self.file.seek(SeekFrom::Start(offset))?;
            self.window.clear();
            self.window_offset = offset;
            let wanted = length.max(WINDOW) as u64;
            (&mut self.file).take(wanted).read_to_end(&mut self.window)?;
        }
        let span = held(offset, &self.window, self.window_offset);
        span.and_then(|span| self.window.get(span)).ok_or_else(changed)
    }

    /// How many bytes of records were read so far, each as often as it was.
    pub(crate) fn read(&self) -> u64 {
        self.read
    }

    /// The file itself.
    pub fn into_inner(self) -> (R, Index) {
        (self.file, self.index)
    }

    fn scan(&mut self, text: &[u8]) -> io::Result<OwnedTape> {
        OwnedTape::scan(&mut self.scanner, text).map_err(|_| changed())
    }
}

fn changed() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "the file changed while it was read")
}
