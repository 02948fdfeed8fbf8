//! What the commands on files of turns have in common.

use exact_json::lines::LineError;
use opencheckpoint_convert::turns::{Error, Side};

use crate::exit::{Exit, Failure};
use crate::files::Input;

/// Why one of two files cannot be compared or merged: it is none of turns, or `output` cannot be written to.
pub(super) fn failure(error: &Error, a: &Input, b: &Input, output: &str) -> Failure {
    match error {
        Error::Read { side: Side::A, error } => unreadable(&a.name, error),
        Error::Read { side: Side::B, error } => unreadable(&b.name, error),
        Error::Write(error) => Failure::io(output, error),
    }
}

/// A file that is none of turns. That is never exit code 1, which says other things here.
pub(super) fn unreadable(file: &str, error: &LineError) -> Failure {
    match error {
        LineError::Io(error) => Failure::io(file, error),
        LineError::Json { line, error } => {
            Failure { exit: Exit::Unreadable, ..Failure::read_line(file, Some(*line), error) }
        }
        LineError::Record { line, message } => {
            Failure::file(file, format!("line {line}: {message}"))
        }
    }
}
