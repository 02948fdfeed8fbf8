//! Why two reports cannot be composed.

use std::fmt;
use std::io;

use crate::format::UnknownFormat;
use crate::records::IndexError;
use crate::report::ReadReportError;

/// Why two reports cannot be composed.
#[derive(Debug)]
pub enum ComposeError {
    /// A file cannot be read or written.
    Io(io::Error),
    /// A report cannot be read.
    Report(ReadReportError),
    /// Source or target cannot be read as its format.
    File(IndexError),
    /// A report is about a file of a format that is not known.
    Format(UnknownFormat),
    /// The reports are not of steps one after the other.
    Gap {
        /// The digest of what the first one wrote.
        found: String,
        /// The digest of what the second one read.
        expected: String,
    },
    /// A report does not account for a value of the middle: it would not hold.
    Unaccounted {
        /// The value's pointer in the middle.
        pointer: String,
    },
    /// What became of a value cannot be said in one entry.
    Inexpressible {
        /// The value's pointer in the middle.
        pointer: String,
    },
}

impl fmt::Display for ComposeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::Report(error) => error.fmt(f),
            Self::File(error) => error.fmt(f),
            Self::Format(error) => error.fmt(f),
            Self::Gap { found, expected } => write!(
                f,
                "the reports are not of steps one after the other: \
                 the first is of a target with digest {found}, the second of a source with {expected}"
            ),
            Self::Unaccounted { pointer } => {
                write!(f, "a report does not account for the value at {pointer:?} in between")
            }
            Self::Inexpressible { pointer } => write!(
                f,
                "what became of the value at {pointer:?} in between cannot be said in one entry"
            ),
        }
    }
}

impl std::error::Error for ComposeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            Self::Report(error) => Some(error),
            Self::File(error) => Some(error),
            Self::Format(error) => Some(error),
            Self::Gap { .. } | Self::Unaccounted { .. } | Self::Inexpressible { .. } => None,
        }
    }
}

impl From<io::Error> for ComposeError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<ReadReportError> for ComposeError {
    fn from(error: ReadReportError) -> Self {
        Self::Report(error)
    }
}

impl From<IndexError> for ComposeError {
    fn from(error: IndexError) -> Self {
        match error {
            IndexError::Io(error) => Self::Io(error),
            error => Self::File(error),
        }
    }
}
