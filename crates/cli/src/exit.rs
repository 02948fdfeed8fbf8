//! How a run ends: the exit codes, and the one line that says why it could not go on.
//!
//! | code | when |
//! | --- | --- |
//! | 0 | done, valid, confirmed |
//! | 1 | the document is JSON but not valid, the audit fails, or a conversion or restore is refused |
//! | 2 | usage, a file that cannot be read, or text that is not strict JSON |

use std::fmt;
use std::io;
use std::process::ExitCode;

use serde::Serialize;

use crate::render::escape::escaped;

/// The verdict of a run. The order is that of gravity: of several, the greatest counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Done, valid, confirmed.
    Done,
    /// Read, and found wanting.
    Refused,
    /// Not read at all.
    Unreadable,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Done => Self::SUCCESS,
            Exit::Refused => Self::from(1),
            Exit::Unreadable => Self::from(2),
        }
    }
}

/// Why a command could not do what it was asked: one line, and the exit code it ends in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Failure {
    #[serde(skip)]
    pub(crate) exit: Exit,
    /// The file as the user named it; none where the fault is the command line's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) file: Option<String>,
    /// Where in the file, if the fault has a place.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub(crate) place: Option<Place>,
    /// What was found and what was expected.
    pub(crate) message: String,
}

/// A place in a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Place {
    /// Counted from 1.
    pub(crate) line: usize,
    /// Counted from 1, in code points.
    pub(crate) column: usize,
    /// RFC 6901; of a stream, within the record.
    pub(crate) pointer: String,
}

impl Failure {
    /// The command line asks for what cannot be.
    pub(crate) fn usage(message: impl Into<String>) -> Self {
        Self { exit: Exit::Unreadable, file: None, place: None, message: message.into() }
    }

    /// This file cannot be read, or not written.
    pub(crate) fn file(file: impl Into<String>, message: impl Into<String>) -> Self {
        let file = Some(file.into());
        Self { exit: Exit::Unreadable, file, place: None, message: message.into() }
    }

    /// This file was read, and what was asked of it is refused.
    pub(crate) fn refused(file: impl Into<String>, message: impl Into<String>) -> Self {
        Self { exit: Exit::Refused, ..Self::file(file, message) }
    }

    /// The operating system refused something about this file.
    pub(crate) fn io(file: impl Into<String>, error: &io::Error) -> Self {
        Self::file(file, reason(error))
    }

    /// This file is not strict JSON, or has not the shape it was read for.
    pub(crate) fn read(file: impl Into<String>, error: &exact_json::Error) -> Self {
        let exit = match error {
            exact_json::Error::Text { .. } => Exit::Unreadable,
            exact_json::Error::Shape { .. } => Exit::Refused,
        };
        let position = error.position();
        let place = Place {
            line: position.line,
            column: position.column,
            pointer: error.pointer().to_owned(),
        };
        Self { exit, ..Self::file(file, error.message()) }.at(place)
    }

    /// The same of one line of a file, counted from 1, that was read by itself.
    pub(crate) fn read_line(
        file: impl Into<String>,
        line: Option<u64>,
        error: &exact_json::Error,
    ) -> Self {
        let mut failure = Self::read(file, error);
        if let (Some(place), Some(line)) = (&mut failure.place, line) {
            place.line = usize::try_from(line).unwrap_or(usize::MAX);
        }
        failure
    }

    /// The same, with its place.
    #[must_use]
    pub(crate) fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = &self.file {
            write!(f, "{}: ", escaped(file))?;
        }
        if let Some(Place { line, column, pointer }) = &self.place {
            write!(f, "line {line}, column {column}, ")?;
            if pointer.is_empty() {
                f.write_str("at the root: ")?;
            } else {
                write!(f, "at {}: ", escaped(pointer))?;
            }
        }
        write!(f, "{}", escaped(&self.message))
    }
}

/// An I/O error in words that do not change with the operating system, where it is a common one.
fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "no such file".to_owned(),
        io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
        io::ErrorKind::IsADirectory => "is a directory".to_owned(),
        io::ErrorKind::NotADirectory => "a part of the path is not a directory".to_owned(),
        io::ErrorKind::StorageFull => "no space left on the device".to_owned(),
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_one_line_whatever_the_data_holds() {
        let place = Place { line: 3, column: 7, pointer: "/a\n\u{202e}b".to_owned() };
        let failure = Failure::refused("x\u{1b}[31m.json", "found \"\r\"").at(place);
        assert_eq!(
            failure.to_string(),
            r#"x\u001b[31m.json: line 3, column 7, at /a\n\u202eb: found "\r""#
        );
    }

    #[test]
    fn of_several_verdicts_the_gravest_counts() {
        assert_eq!(Exit::Done.max(Exit::Refused).max(Exit::Unreadable), Exit::Unreadable);
    }
}
