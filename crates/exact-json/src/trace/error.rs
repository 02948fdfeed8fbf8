//! What a mapping did wrong, found when its group closes.

use std::fmt;

/// A fault of a mapping (never of the data): a group that does not account for its leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TraceError {
    /// A source leaf has no fate: nobody claimed it, or what was kept of it was never written.
    Unaccounted {
        /// The leaf's pointer in its file.
        pointer: String,
    },
    /// A source leaf has two fates that do not go together.
    Conflict {
        /// The leaf's (or container's) pointer in its file.
        pointer: String,
    },
    /// Several sources were merged into one kept target, and they are not JSON-equal.
    Unequal {
        /// The pointer of the source that differs from the first one.
        pointer: String,
    },
    /// A promise names a leaf that its record does not have, or a record that never came.
    Unmet {
        /// The promised leaf's pointer in its file.
        pointer: String,
    },
    /// A part of a document that was set apart has no group of its own, or a part that has one was not
    /// set apart before.
    Part {
        /// The part's pointer.
        pointer: String,
    },
    /// A target nests deeper than strict reading allows.
    TooDeep {
        /// The pointer, in its file, of the target that is too deep.
        pointer: String,
    },
    /// The sources at the end of the group are not those it began with, or a tape's tag is not its
    /// record's index.
    Sources,
}

impl fmt::Display for TraceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unaccounted { pointer } => {
                write!(f, "the source leaf at {pointer:?} has no fate: keep, change or drop it")
            }
            Self::Conflict { pointer } => {
                write!(f, "the source value at {pointer:?} has two fates that do not go together")
            }
            Self::Unequal { pointer } => {
                write!(f, "the source value at {pointer:?} was merged with another that differs")
            }
            Self::Unmet { pointer } => {
                write!(f, "a target was promised the source leaf at {pointer:?}, which never came")
            }
            Self::Part { pointer } => write!(
                f,
                "the part at {pointer:?} must be set apart by its document's group, and then have its own"
            ),
            Self::TooDeep { pointer } => write!(
                f,
                "the target at {pointer:?} nests deeper than {} containers",
                crate::MAX_DEPTH
            ),
            Self::Sources => {
                f.write_str("the sources of a group changed between its beginning and its end")
            }
        }
    }
}

impl std::error::Error for TraceError {}
