//! Reading: a file, or standard input spooled so that it can be read twice. What is compressed is read as what it holds.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

use exact_json::{Scanner, Tape};

use crate::exit::Failure;
use crate::files::{is_dash, packed};

/// An open input that can be read from its start as often as needed.
#[derive(Debug)]
pub(crate) struct Input {
    /// As the user named it.
    pub(crate) name: String,
    /// At its start. Of what is compressed, what it holds.
    pub(crate) file: File,
    /// Bytes; of what is compressed, of what it holds.
    pub(crate) size: u64,
    /// Whether what is read is what a compressed file holds.
    pub(crate) is_packed: bool,
}

impl Input {
    /// Opens what the user named.
    ///
    /// # Errors
    ///
    /// Where there is no such file, where it is a folder, where it is empty; where it is compressed and damaged, or holds far more than a
    /// log would.
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        let input = Self::open_or_empty(path)?;
        if input.size == 0 {
            return Err(Failure::file(input.name, "is empty"));
        }
        Ok(input)
    }

    /// The same where an empty file is one that holds nothing.
    ///
    /// # Errors
    ///
    /// Where there is no such file, where it is a folder.
    pub(crate) fn open_or_empty(path: &Path) -> Result<Self, Failure> {
        let name =
            if is_dash(path) { "standard input".to_owned() } else { path.display().to_string() };
        let file = if is_dash(path) { spooled(&mut io::stdin().lock()) } else { opened(path) };
        let read = file.and_then(|mut file| {
            let is_packed = packed::is_packed(&mut file)?;
            let file = if is_packed { packed::unpacked(&file)? } else { file };
            Ok((file.metadata()?.len(), file, is_packed))
        });
        let (size, file, is_packed) = read.map_err(|error| match error.kind() {
            io::ErrorKind::IsADirectory => {
                Failure::file(&name, "is a directory: name a file in it")
            }
            io::ErrorKind::InvalidData | io::ErrorKind::FileTooLarge => {
                Failure::file(&name, error.to_string())
            }
            _ => Failure::io(&name, &error),
        })?;
        Ok(Self { name, file, size, is_packed })
    }

    /// The whole of it.
    pub(crate) fn bytes(&mut self) -> Result<Vec<u8>, Failure> {
        let mut bytes = Vec::with_capacity(usize::try_from(self.size).unwrap_or(0));
        self.file
            .seek(SeekFrom::Start(0))
            .and_then(|_| self.file.read_to_end(&mut bytes))
            .map_err(|error| Failure::io(&self.name, &error))?;
        Ok(bytes)
    }

    /// Reads its bytes as one strict JSON text.
    pub(crate) fn scan<'s>(
        &self,
        scanner: &'s mut Scanner,
        bytes: &'s [u8],
    ) -> Result<Tape<'s>, Failure> {
        scanner.scan(bytes).map_err(|fault| {
            Failure::read(&self.name, &exact_json::Error::from_fault(fault, bytes))
        })
    }
}

fn opened(path: &Path) -> io::Result<File> {
    let mut file = File::open(path)?;
    let metadata = file.metadata()?;
    if metadata.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    // A pipe (`<(command)`, /dev/stdin) gives its bytes once and knows no size.
    if metadata.is_file() { Ok(file) } else { spooled(&mut file) }
}

/// Everything a reader gives, in an unnamed temporary file, from its start.
fn spooled(reader: &mut impl Read) -> io::Result<File> {
    let mut file = tempfile::tempfile()?;
    io::copy(reader, &mut file)?;
    file.rewind()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_twice() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        std::fs::write(&path, "abc").unwrap();
        let mut input = Input::open(&path).unwrap();
        assert_eq!(input.size, 3);
        assert_eq!(input.bytes().unwrap(), b"abc");
        assert_eq!(input.bytes().unwrap(), b"abc");
    }

    #[test]
    fn what_cannot_be_read_is_said() {
        let folder = tempfile::tempdir().unwrap();
        let message = |path: &Path| Input::open(path).unwrap_err().message;
        assert_eq!(message(folder.path()), "is a directory: name a file in it");
        assert_eq!(message(&folder.path().join("none")), "no such file");
        let empty = folder.path().join("empty");
        std::fs::write(&empty, "").unwrap();
        assert_eq!(message(&empty), "is empty");
        assert_eq!(Input::open_or_empty(&empty).unwrap().size, 0);
    }
}
