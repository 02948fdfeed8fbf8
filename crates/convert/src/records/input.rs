//! Reading while taking the digest.

use std::io::{self, Read, Write};

use exact_json::digest::{Sha256, Sha256Writer};

/// A reader that takes the digest of what it hands out.
pub(crate) struct Hashing<R> {
    source: R,
    hasher: Sha256Writer,
}

impl<R: Read> Hashing<R> {
    pub(crate) fn new(source: R) -> Self {
        Self { source, hasher: Sha256Writer::new() }
    }

    /// Digest and size of the whole, whatever of it has been read so far.
    pub(crate) fn finish(mut self) -> io::Result<(Sha256, u64)> {
        let mut rest = vec![0; 1 << 16];
        while self.read(&mut rest)? > 0 {}
        Ok((self.hasher.digest(), self.hasher.len()))
    }
}

impl<R: Read> Read for Hashing<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.source.read(buffer)?;
        self.hasher.write_all(buffer.get(..read).unwrap_or_default())?;
        Ok(read)
    }
}
