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
    cache: Cache,
    /// How many bytes of records were read.
    read: u64,
}

/// The records that were asked for last, and the last of those that are too large to stand among them: what copies from it goes back to
/// it time and again.
#[derive(Default)]
struct Cache {
    /// The one that was asked for last is the last.
    records: VecDeque<Rc<Record>>,
    weight: usize,
    large: Option<Rc<Record>>,
}

impl Cache {
    /// How many records are kept, and how much memory they take at most, in bytes.
    const MOST: usize = 64;
    const WEIGHT: usize = 4 << 20;

    fn get(&mut self, number: u64) -> Option<Rc<Record>> {
        if let Some(large) = self.large.as_ref().filter(|large| large.number() == number) {
            return Some(Rc::clone(large));
        }
        let at = self.records.iter().position(|record| record.number() == number)?;
        let record = self.records.remove(at)?;
        self.records.push_back(Rc::clone(&record));
        Some(record)
    }

    fn insert(&mut self, record: Rc<Record>) {
        if record.weight() > Self::WEIGHT {
            self.large = Some(record);
            return;
        }
        self.weight += record.weight();
        self.records.push_back(record);
        while self.records.len() > Self::MOST || self.weight > Self::WEIGHT {
            let Some(oldest) = self.records.pop_front() else { break };
            self.weight -= oldest.weight();
        }
    }

    /// Makes room for one that is too large for the others, before it is read.
    fn make_room(&mut self, length: u64) {
        if usize::try_from(length).is_ok_and(|length| length > Self::WEIGHT) {
            self.large = None;
        }
    }
}

impl<R: Read + Seek> RecordFile<R> {
    /// A file and what a first pass over it found.
    pub fn new(file: R, index: Index) -> Self {
        Self {
            file: Window::new(file),
            index,
            scanner: Scanner::new(),
            cache: Cache::default(),
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
        if let Some(known) = self.cache.get(number) {
            return Ok(Some(known));
        }
        let Some(place) = self.index.place(number) else { return Ok(None) };
        self.cache.make_room(place.length());
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
        self.cache.insert(Rc::clone(&record));
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

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;
    use crate::format::Format;
    use crate::native::salvage::Limits;

    #[test]
    fn a_large_record_is_read_once_however_often_others_are_asked_for() {
        const SMALL: u64 = 200;
        let large = format!("{{\"text\":{:?}}}\n", "x".repeat(2 * Cache::WEIGHT));
        let middle = format!("{{\"text\":{:?}}}\n", "x".repeat(Cache::WEIGHT / 4));
        let small = "{\"n\":1}\n".repeat(usize::try_from(SMALL).unwrap());
        let text = [&*large, &middle, &small].concat();
        let mut file = Cursor::new(text.as_bytes());
        let limits = Limits::MOST;
        let index = Index::read(&mut file, Format::SessionRecord, limits, |_, _| ()).unwrap();
        let mut file = RecordFile::new(file, index);
        for number in 2..2 + SMALL {
            for number in [number, 0, 1] {
                assert_eq!(file.record(number).unwrap().unwrap().number(), number);
            }
        }
        // Each of them once, without the ends of their lines.
        assert_eq!(file.read(), text.len() as u64 - (2 + SMALL));
    }
}
