//! Bytes of a file from anywhere, read many at a time.

use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;

/// A file, and the bytes of it around those that were asked for last.
pub(crate) struct Window<R> {
    file: R,
    held: Vec<u8>,
    start: u64,
}

/// How much is read at a time.
const SIZE: usize = 1 << 17;

impl<R: Read + Seek> Window<R> {
    pub(crate) fn new(file: R) -> Self {
        Self { file, held: Vec::new(), start: 0 }
    }

    /// Bytes of the file.
    ///
    /// # Errors
    ///
    /// What the file says; an end before that.
    pub(crate) fn bytes(&mut self, offset: u64, length: u64) -> io::Result<&[u8]> {
        let length = usize::try_from(length).map_err(|_| io::ErrorKind::FileTooLarge)?;
        let span = if let Some(span) = self.span(offset, length) {
            Some(span)
        } else {
            self.file.seek(SeekFrom::Start(offset))?;
            self.held.clear();
            self.start = offset;
            (&mut self.file).take(length.max(SIZE) as u64).read_to_end(&mut self.held)?;
            self.span(offset, length)
        };
        let bytes = span.and_then(|span| self.held.get(span));
        bytes.ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
    }

    /// Bytes of the file to keep. Many at once are not held here, too.
    ///
    /// # Errors
    ///
    /// As [`bytes`](Self::bytes).
    pub(crate) fn copy(&mut self, offset: u64, length: u64) -> io::Result<Vec<u8>> {
        let size = usize::try_from(length).map_err(|_| io::ErrorKind::FileTooLarge)?;
        if size < SIZE {
            return self.bytes(offset, length).map(<[u8]>::to_vec);
        }
        let mut bytes = vec![0; size];
        self.file.seek(SeekFrom::Start(offset))?;
        self.file.read_exact(&mut bytes)?;
        Ok(bytes)
    }

    /// The file itself.
    pub(crate) fn into_inner(self) -> R {
        self.file
    }

    fn span(&self, offset: u64, length: usize) -> Option<Range<usize>> {
        let start = usize::try_from(offset.checked_sub(self.start)?).ok()?;
        let end = start.checked_add(length)?;
        (end <= self.held.len()).then_some(start..end)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn bytes_are_found_wherever_they_stand() {
        let file: Vec<u8> = (0..3 * SIZE).map(|at| u8::try_from(at % 251).unwrap()).collect();
        let mut window = Window::new(Cursor::new(&file));
        for (offset, length) in [(0, 3), (2 * SIZE, 9), (7, 2 * SIZE), (SIZE, 0), (3 * SIZE - 1, 1)]
        {
            let wanted = &file[offset..offset + length];
            assert_eq!(window.bytes(offset as u64, length as u64).unwrap(), wanted);
            assert_eq!(window.copy(offset as u64, length as u64).unwrap(), wanted);
        }
        for length in [2, 2 * SIZE as u64] {
            let past = 3 * SIZE as u64 - 1;
            let end = io::ErrorKind::UnexpectedEof;
            assert_eq!(window.bytes(past, length).unwrap_err().kind(), end);
            assert_eq!(window.copy(past, length).unwrap_err().kind(), end);
        }
    }
}
