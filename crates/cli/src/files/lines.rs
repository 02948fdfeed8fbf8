//! The lines of a stream, one at a time.

use std::fs::File;
use std::io::{BufRead as _, BufReader};

use crate::exit::Failure;
use crate::files::Input;

/// Lines that hold something, with their numbers.
pub(crate) struct Lines {
    name: String,
    reader: BufReader<File>,
    line: Vec<u8>,
    number: usize,
}

impl Lines {
    pub(crate) fn of(input: Input) -> Self {
        let Input { name, file, .. } = input;
        Self { name, reader: BufReader::with_capacity(1 << 16, file), line: Vec::new(), number: 0 }
    }

    /// The next line that is not blank, without its end, and its number, counted from 1.
    pub(crate) fn next(&mut self) -> Result<Option<(usize, &[u8])>, Failure> {
        loop {
            self.line.clear();
            let read = self.reader.read_until(b'\n', &mut self.line);
            if read.map_err(|error| Failure::io(&self.name, &error))? == 0 {
                return Ok(None);
            }
            self.number += 1;
            if !self.line.iter().all(u8::is_ascii_whitespace) {
                let line = self.line.strip_suffix(b"\n").unwrap_or(&self.line);
                let line = line.strip_suffix(b"\r").unwrap_or(line);
                return Ok(Some((self.number, line)));
            }
        }
    }
}
