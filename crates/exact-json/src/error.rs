//! What can go wrong when JSON is read.

use crate::position::{Position, position};
use crate::read::{ReadError, Why, cut};
use crate::scan::{Fault, FaultKind};
use crate::tape::Tape;
use std::fmt;

/// Why a text could not be read.
///
/// Printed as one line: where, what was found, what would have been right.
///
/// ```
/// let error = exact_json::from_str::<bool>("\n maybe").unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 2, at the root: found 'm', expected a value");
/// assert_eq!((error.position().line, error.pointer()), (2, ""));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Error {
    /// The text is not JSON, or not strict JSON.
    Text {
        /// Why it was refused.
        kind: FaultKind,
        /// Where.
        position: Position,
        /// JSON Pointer of the innermost value that was being read.
        pointer: String,
        /// What is there.
        found: String,
        /// What would have been right.
        expected: &'static str,
    },
    /// The text is strict JSON, but a value does not have the shape that was asked for.
    Shape {
        /// What is wrong with the value.
        why: Why,
        /// Where it starts.
        position: Position,
        /// Its JSON Pointer.
        pointer: String,
    },
}

impl Error {
    /// The fault of a text, with what is found at its place.
    #[must_use]
    pub fn from_fault(fault: Fault, bytes: &[u8]) -> Self {
        Self::Text {
            kind: fault.kind,
            position: fault.position(bytes),
            found: found(&fault, bytes),
            pointer: fault.pointer,
            expected: fault.expected,
        }
    }

    /// The error of a typed reading, with its place on the tape it was read from.
    #[must_use]
    pub fn from_read(error: ReadError, tape: Tape<'_>) -> Self {
        let start = tape.value(error.index).span().start;
        Self::Shape {
            why: error.why,
            position: position(tape.text().as_bytes(), start),
            pointer: tape.pointer_of(error.index),
        }
    }

    /// Line and column.
    #[must_use]
    pub const fn position(&self) -> Position {
        match self {
            Self::Text { position, .. } | Self::Shape { position, .. } => *position,
        }
    }

    /// JSON Pointer (RFC 6901) of the value at fault; of a fault in the text, the innermost value
    /// that was being read.
    #[must_use]
    pub fn pointer(&self) -> &str {
        match self {
            Self::Text { pointer, .. } | Self::Shape { pointer, .. } => pointer,
        }
    }

    /// What was found and what would have been right, without the place.
    #[must_use]
    pub fn message(&self) -> String {
        match self {
            Self::Text { found, expected, .. } => format!("found {found}, expected {expected}"),
            Self::Shape { why, .. } => why.to_string(),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, at {}: {}", self.position(), Place(self.pointer()), self.message())
    }
}

impl std::error::Error for Error {}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expected { what, found } => write!(f, "found {found}, expected {what}"),
            Self::Missing(name) => write!(f, "missing member {name:?}"),
            Self::Unknown { name, nearest: None } => write!(f, "unknown member {:?}", cut(name)),
            Self::Unknown { name, nearest: Some(nearest) } => {
                write!(f, "unknown member {:?}, did you mean {nearest:?}?", cut(name))
            }
            Self::Refused { value, rule } => write!(f, "found {value}, expected {rule}"),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { offset, pointer, expected, .. } = self;
        write!(f, "byte {offset}, at {}: expected {expected}", Place(pointer))
    }
}

impl std::error::Error for Fault {}

/// A pointer as a message shows it: on one line, and with a word for the root.
pub(crate) struct Place<'p>(pub(crate) &'p str);

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("the root");
        }
        let breaks_line = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
        self.0.chars().try_for_each(|c| {
            if breaks_line(c) { write!(f, "{}", c.escape_unicode()) } else { write!(f, "{c}") }
        })
    }
}

/// What is in the text at a fault.
fn found(fault: &Fault, bytes: &[u8]) -> String {
    let rest = bytes.get(fault.offset..).unwrap_or_default();
    match fault.kind {
        FaultKind::TooBig => format!("{} bytes", bytes.len()),
        FaultKind::End => "the end of the text".to_owned(),
        FaultKind::Utf8 => {
            rest.first().map_or_else(String::new, |byte| format!("the byte 0x{byte:02X}"))
        }
        FaultKind::Duplicate => {
            let name = fault.pointer.rsplit('/').next().unwrap_or_default();
            let name = name.replace("~1", "/").replace("~0", "~");
            format!("member {:?} a second time", cut(&name))
        }
        FaultKind::Surrogate => text(rest, 6),
        FaultKind::Depth => "another level".to_owned(),
        FaultKind::NumberRange => {
            let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
            cut(&text(rest, digits))
        }
        _ => match text(rest, 4).chars().next() {
            Some(c) if c.is_control() || c.is_whitespace() => format!("U+{:04X}", u32::from(c)),
            Some(c) => format!("'{c}'"),
            None => "the end of the text".to_owned(),
        },
    }
}

/// The first `len` bytes as text.
fn text(bytes: &[u8], len: usize) -> String {
    String::from_utf8_lossy(bytes.get(..len).unwrap_or(bytes)).into_owned()
}
