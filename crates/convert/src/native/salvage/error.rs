//! Why a log was refused as a whole.

use std::fmt;
use std::io;

/// Why a log was refused as a whole.
#[derive(Debug)]
pub enum SalvageError {
    /// The file could not be read.
    Io(io::Error),
    /// The file is text in another encoding.
    Encoding {
        /// The encoding's name, as `iconv` knows it.
        name: &'static str,
        /// What gave it away.
        evidence: &'static str,
    },
    /// The file holds nothing but white space.
    Empty,
    /// No record was found.
    NothingReadable {
        /// How many lines were looked at.
        lines: u64,
    },
    /// The file changed between two passes over it.
    Changed {
        /// Where it is not what it was, in bytes from its start.
        offset: u64,
    },
}

impl fmt::Display for SalvageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "cannot read the log: {error}"),
            Self::Encoding { name, evidence } => write!(
                f,
                "the log is {name} ({evidence}), not UTF-8: convert it first, \
                 for example with `iconv -f {name} -t UTF-8 LOG > LOG.utf8`"
            ),
            Self::Empty => f.write_str("the log is empty"),
            Self::NothingReadable { lines } => {
                let plural = if *lines == 1 { "" } else { "s" };
                write!(f, "nothing in the log is readable: no record in {lines} line{plural}")
            }
            Self::Changed { offset } => {
                write!(f, "the log changed while it was read (at byte {offset})")
            }
        }
    }
}

impl std::error::Error for SalvageError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<io::Error> for SalvageError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
