//! Several steps back, last to first.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};

use super::one::restore_one;
use crate::records::IndexError;
use crate::residue::{HEAD_START, ResidueHead};

/// What was restored.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Restored {
    /// The source's format.
    pub format: String,
    /// `sha-256:` and the SHA-256 of the source's bytes in hex.
    pub digest: String,
    /// The source's size in bytes.
    pub size: u64,
    /// How many steps were gone back.
    pub steps: usize,
}

/// Why a source cannot be restored.
#[derive(Debug)]
pub enum RestoreError {
    /// A file cannot be read or written.
    Io(io::Error),
    /// A residue has a line that is none.
    Residue {
        /// Where the line begins, in bytes.
        offset: u64,
        /// What is wrong with it.
        message: String,
    },
    /// A file has no residue in it.
    NoResidue,
    /// The target is of a format that is not known.
    Format {
        /// The name in the residue.
        format: String,
    },
    /// The target cannot be read as its format.
    Target(IndexError),
    /// The target is not the one that the residue is of: it changed, or it is another one.
    OtherTarget {
        /// The digest of the target.
        found: String,
        /// The digest that the residue names.
        expected: String,
    },
    /// Two residues are not of two steps one after the other.
    Gap {
        /// The digest of what the later one restores.
        found: String,
        /// The digest of the target of the one before.
        expected: String,
    },
    /// What was restored is not the source: the residue is damaged.
    OtherSource {
        /// The digest of what was restored.
        found: String,
        /// The digest that the residue names.
        expected: String,
    },
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::Residue { offset, message } => {
                write!(f, "the residue is damaged at byte {offset}: {message}")
            }
            Self::NoResidue => f.write_str("the file is no residue"),
            Self::Format { format } => {
                write!(f, "the residue's target is of unknown format {format:?}")
            }
            Self::Target(error) => write!(f, "the target cannot be read: {error}"),
            Self::OtherTarget { found, expected } => write!(
                f,
                "the residue does not fit: it is of a target with digest {expected}, and this target has {found}"
            ),
            Self::Gap { found, expected } => write!(
                f,
                "the residues are not of steps one after the other: one restores {found}, \
                 and the one before it is of a target with digest {expected}"
            ),
            Self::OtherSource { found, expected } => write!(
                f,
                "the residue is damaged: what it restores has digest {found}, and the source had {expected}"
            ),
        }
    }
}

impl std::error::Error for RestoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            Self::Target(error) => Some(error),
            _ => None,
        }
    }
}

impl From<io::Error> for RestoreError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// A residue in one of the files.
struct Section {
    file: usize,
    offset: u64,
    head: ResidueHead,
}

/// Gives the source of a conversion back.
///
/// `residues` are in the order of the steps; each file may hold several. The target's digest is
/// checked before anything is written, the source's when everything is.
///
/// # Errors
///
/// A target that changed, a residue of another conversion, a damaged residue: see [`RestoreError`].
/// What was written to `out` is worth nothing then.
pub fn restore<T, R, W>(
    target: &mut T,
    residues: &mut [R],
    out: &mut W,
) -> Result<Restored, RestoreError>
where
    T: Read + Seek,
    R: Read + Seek,
    W: Write,
{
    let mut sections = Vec::new();
    for (file, residue) in residues.iter_mut().enumerate() {
        find_sections(file, residue, &mut sections)?;
    }
    for pair in sections.windows(2) {
        let [before, after] = pair else { continue };
        if after.head.source.digest != before.head.target.digest {
            return Err(RestoreError::Gap {
                found: after.head.source.digest.clone(),
                expected: before.head.target.digest.clone(),
            });
        }
    }
    let Some((first, later)) = sections.split_first() else { return Err(RestoreError::NoResidue) };
    let mut between: Option<File> = None;
    for section in later.iter().rev() {
        let mut next = BufWriter::with_capacity(1 << 16, tempfile::tempfile()?);
        match between.as_mut() {
            None => section.restore(target, residues, &mut next)?,
            Some(file) => section.restore(file, residues, &mut next)?,
        }
        between = Some(next.into_inner().map_err(io::IntoInnerError::into_error)?);
    }
    match between.as_mut() {
        None => first.restore(target, residues, out)?,
        Some(file) => first.restore(file, residues, out)?,
    }
    out.flush()?;
    Ok(Restored {
        format: first.head.source.format.clone(),
        digest: first.head.source.digest.clone(),
        size: first.head.source.size,
        steps: sections.len(),
    })
}

impl Section {
    fn restore<T: Read + Seek, R: Read + Seek, W: Write>(
        &self,
        target: &mut T,
        residues: &mut [R],
        out: &mut W,
    ) -> Result<(), RestoreError> {
        let residue = residues.get_mut(self.file).ok_or(RestoreError::NoResidue)?;
        restore_one(target, residue, self.offset, &self.head, out)
    }
}

/// The residues of a file, in order.
fn find_sections<R: Read + Seek>(
    file: usize,
    residue: &mut R,
    sections: &mut Vec<Section>,
) -> Result<(), RestoreError> {
    residue.seek(SeekFrom::Start(0))?;
    let mut lines = BufReader::with_capacity(1 << 16, residue);
    let mut line = Vec::new();
    let mut offset = 0;
    let before = sections.len();
    loop {
        line.clear();
        let length = lines.read_until(b'\n', &mut line)?;
        if length == 0 {
            break;
        }
        if line.starts_with(HEAD_START) {
            let head = ResidueHead::read(&line)
                .map_err(|message| RestoreError::Residue { offset, message })?;
            sections.push(Section { file, offset, head });
        }
        offset += length as u64;
    }
    if sections.len() == before { Err(RestoreError::NoResidue) } else { Ok(()) }
}
