//! A window that moves over a file line by line, and lets bytes near it be read again.

use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::ops::Range;

/// How much is read at a time, at least.
const CHUNK: usize = 128 * 1024;
/// A window that a long line has widened is narrowed again when the line has passed.
const WIDE: usize = 4 * CHUNK;
/// Bytes this far ahead are read into the window rather than sought.
const AHEAD: usize = 8 * CHUNK;

/// The bytes of a file from the start of the current line on, as far as they have been read.
pub(super) struct Window<R> {
    source: R,
    buffer: Vec<u8>,
    /// The part of `buffer` that holds bytes not yet passed.
    held: Range<usize>,
    /// Where the first held byte stands in the file.
    offset: u64,
    ended: bool,
    /// Whether the source stands elsewhere than behind the held bytes.
    moved: bool,
}

/// The next line: its bytes without the line feed, as a range of [`Window::held`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line, from the first held byte on.
    Held {
        /// Where it starts in the file.
        offset: u64,
        /// Its length without the line feed.
        length: usize,
    },
    /// A line longer than was allowed. Its bytes were passed over.
    TooLong {
        /// Where it starts in the file.
        offset: u64,
        /// Its length without the line feed.
        length: u64,
    },
}

impl<R: Read> Window<R> {
    pub(super) fn new(source: R) -> Self {
        Self { source, buffer: Vec::new(), held: 0..0, offset: 0, ended: false, moved: false }
    }

    /// The bytes at the window's start, as far as they are held.
    #[inline]
    pub(super) fn held(&self) -> &[u8] {
        self.buffer.get(self.held.clone()).unwrap_or_default()
    }

    /// The bytes of a line that [`next_line`](Self::next_line) found and that was not yet passed.
    #[inline]
    pub(super) fn line(&self, length: usize) -> &[u8] {
        self.held().get(..length).unwrap_or_default()
    }

    /// Where the window starts in the file; at the end, the file's size.
    pub(super) fn offset(&self) -> u64 {
        self.offset
    }

    /// Finds the end of the line at the window's start.
    ///
    /// `None` at the end of the file. A line of more than `limit` bytes is passed over at once.
    pub(super) fn next_line(&mut self, limit: usize) -> io::Result<Option<Line>> {
        let mut searched = 0;
        loop {
            let rest = self.held().get(searched..).unwrap_or_default();
            let end = memchr::memchr(b'\n', rest).map(|at| searched + at);
            let length = end.unwrap_or(self.held.len());
            if length > limit {
                return self.pass_long_line().map(Some);
            }
            if end.is_some() || (self.ended && length > 0) {
                return Ok(Some(Line::Held { offset: self.offset, length }));
            }
            if self.ended {
                return Ok(None);
            }
            searched = length;
            self.fill()?;
        }
    }

    /// Moves the window past a line of that length and its line feed.
    #[inline]
    pub(super) fn pass_line(&mut self, length: usize) {
        let feed = usize::from(self.held().get(length) == Some(&b'\n'));
        self.pass(length + feed);
    }

    /// Moves the window to that offset, if it lies ahead in the held bytes.
    fn pass(&mut self, length: usize) {
        let length = length.min(self.held.len());
        self.held.start += length;
        self.offset += length as u64;
    }

    fn pass_long_line(&mut self) -> io::Result<Line> {
        let offset = self.offset;
        loop {
            if let Some(at) = memchr::memchr(b'\n', self.held()) {
                let length = self.offset + at as u64 - offset;
                self.pass(at + 1);
                return Ok(Line::TooLong { offset, length });
            }
            self.pass(self.held.len());
            if self.ended {
                return Ok(Line::TooLong { offset, length: self.offset - offset });
            }
            self.fill()?;
        }
    }

    /// Reads more behind the held bytes; false at the end of the file.
    pub(super) fn fill(&mut self) -> io::Result<bool> {
        if self.held.start > 0 {
            self.buffer.copy_within(self.held.clone(), 0);
            self.held = 0..self.held.len();
        }
        if self.buffer.len() > WIDE && self.held.len() < CHUNK {
            self.buffer.truncate(2 * CHUNK);
            self.buffer.shrink_to_fit();
        }
        // A long line doubles the window, so that it is copied a few times at most.
        let wanted = self.held.end + self.held.len().max(CHUNK);
        if self.buffer.len() < wanted {
            self.buffer.resize(wanted, 0);
        }
        let free = self.buffer.get_mut(self.held.end..).unwrap_or_default();
        loop {
            match self.source.read(free) {
                Ok(0) => self.ended = true,
                Ok(read) => self.held.end += read,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            }
            return Ok(!self.ended);
        }
    }
}

impl<R: Read + Seek> Window<R> {
    /// Copies bytes of the file that stand at or behind the window's start, wherever they are.
    ///
    /// Bytes close ahead are read into the window, so that a record made of neighbouring rows costs
    /// no seek. Returns fewer bytes than asked for where the file ends.
    pub(super) fn copy(&mut self, offset: u64, length: usize, to: &mut Vec<u8>) -> io::Result<()> {
        to.clear();
        let ahead = offset.checked_sub(self.offset).and_then(|ahead| usize::try_from(ahead).ok());
        if let Some(start) = ahead {
            let end = start.saturating_add(length);
            while end <= AHEAD && self.held.len() < end && !self.ended {
                self.settle()?;
                self.fill()?;
            }
            if let Some(bytes) = self.held().get(start..end) {
                to.extend_from_slice(bytes);
                return Ok(());
            }
        }
        self.moved = true;
        self.source.seek(SeekFrom::Start(offset))?;
        (&mut self.source).take(length as u64).read_to_end(to)?;
        Ok(())
    }

    /// Brings the source back behind the held bytes after a [`copy`](Self::copy) from elsewhere.
    pub(super) fn settle(&mut self) -> io::Result<()> {
        if self.moved {
            self.source.seek(SeekFrom::Start(self.offset + self.held.len() as u64))?;
            self.moved = false;
        }
        Ok(())
    }
}
