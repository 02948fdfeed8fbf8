//! Files of turns, two at a time: how they differ, and what they make together.
//!
//! Both read a file turn by turn, and remember of a turn its digest at most: the memory does not grow with the content.
//!
//! Two turns are the same when their `role`, `content`, `tool_calls` and `tool_results` are. When, by whom and with
//! which model a turn was made is not looked at, nor are members that agent-checkpoint does not know. What is absent
//! is the same as null, members have no order, and a text is what it says, however it is escaped. An integer differs
//! from a fraction (`1` from `1.0`), as to agent-checkpoint; otherwise numbers are the same that have the same value
//! (`1.10` and `1.1`), and none is rounded.

mod diff;
mod merge;
mod same;

use std::error;
use std::fmt;
use std::io;

use exact_json::lines::LineError;

pub use diff::{Compared, Difference, diff};
pub use merge::{Conflict, Differing, Merged, Relabelled, Repeats, merge};
pub use same::Member;

/// One of two files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The first.
    A,
    /// The second.
    B,
}

/// Why two files cannot be compared or merged.
#[derive(Debug)]
pub enum Error {
    /// One of them cannot be read, or is no file of turns.
    Read {
        /// Which.
        side: Side,
        /// What is wrong with it, and where.
        error: LineError,
    },
    /// What they give cannot be written.
    Write(io::Error),
}

impl Error {
    /// Of a file that could not be read.
    fn read(side: Side) -> impl Fn(LineError) -> Self {
        move |error| Self::Read { side, error }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::A => "A",
            Self::B => "B",
        })
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read { side, error } => write!(f, "{side}: {error}"),
            Self::Write(error) => error.fmt(f),
        }
    }
}

impl error::Error for Error {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Read { error, .. } => Some(error),
            Self::Write(error) => Some(error),
        }
    }
}
