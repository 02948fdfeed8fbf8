//! Line and column of a byte.

use std::fmt;

/// A place in a text, as people count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    /// Line, from 1; lines end with a line feed.
    pub line: usize,
    /// Column, from 1, in code points.
    pub column: usize,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Line and column of the byte at `offset` (or of the text's end, if that comes first).
///
/// A byte-order mark at the start is not counted.
///
/// ```
/// let position = exact_json::position::position("{\n \"é\": x".as_bytes(), 8);
/// assert_eq!(position.to_string(), "line 2, column 6");
/// ```
#[must_use]
pub fn position(bytes: &[u8], offset: usize) -> Position {
    let head = bytes.get(..offset).unwrap_or(bytes);
    let head = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head);
    let line = memchr::memchr_iter(b'\n', head).count() + 1;
    let start = memchr::memrchr(b'\n', head).map_or(0, |feed| feed + 1);
    let characters = head.iter().skip(start).filter(|byte| !is_continuation(**byte));
    Position { line, column: characters.count() + 1 }
}

const fn is_continuation(byte: u8) -> bool {
    byte & 0b1100_0000 == 0b1000_0000
}
