//! The one error of code generation: what is wrong, and where.

use std::fmt;

/// Why generation stopped. The message names the place in the schema or the file, and the remedy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(String);

/// What every step of generation returns.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// An error at a place: a JSON Pointer into a schema (`#/$defs/task`) or a path.
    pub fn at(place: impl fmt::Display, message: impl fmt::Display) -> Self {
        Self(format!("{place}: {message}"))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}
