//! What can be wrong with a text.

use crate::position::{Position, position};

/// Why a text was refused; `docs/strict-json.md` gives the reason for each.
///
/// ```
/// use exact_json::{Error, FaultKind, from_str};
///
/// let error = from_str::<bool>("true false").unwrap_err();
/// assert!(matches!(error, Error::Text { kind: FaultKind::Trailing, .. }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// A byte that is not part of valid UTF-8.
    Utf8,
    /// A byte that the grammar does not allow here.
    Unexpected,
    /// The text ends in the middle of a value.
    End,
    /// Something other than white space follows the value.
    Trailing,
    /// Containers nest deeper than [`MAX_DEPTH`](crate::MAX_DEPTH).
    Depth,
    /// A `\u` escape that is half of a surrogate pair without the other half.
    Surrogate,
    /// A backslash followed by something that is no escape.
    Escape,
    /// A control character in a string that is not written as an escape.
    Control,
    /// A number that the grammar does not allow (a leading zero, a missing digit).
    Number,
    /// An exponent of more than 15 significant digits.
    NumberRange,
    /// A member name that came before in the same object.
    Duplicate,
    /// The text is longer than the scanner's limit.
    TooBig,
}

/// The first fault of a text.
///
/// ```
/// use exact_json::{FaultKind, Scanner};
///
/// let fault = Scanner::new().scan_str(r#"{"a": [1, 02]}"#).map(|_| ()).unwrap_err();
/// assert_eq!((fault.kind, fault.offset, &*fault.pointer), (FaultKind::Number, 11, "/a/1"));
/// assert_eq!(fault.expected, "no digit after a leading zero");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Why the text was refused.
    pub kind: FaultKind,
    /// Byte offset of the fault.
    pub offset: usize,
    /// JSON Pointer (RFC 6901) of the innermost value that was being read.
    pub pointer: String,
    /// What would have been right here.
    pub expected: &'static str,
}

impl Fault {
    /// Line and column of the fault in the text that was scanned.
    ///
    /// ```
    /// let text = "{\n  \"é\": nul }";
    /// let fault = exact_json::Scanner::new().scan_str(text).map(|_| ()).unwrap_err();
    /// let position = fault.position(text.as_bytes());
    /// assert_eq!((position.line, position.column), (2, 11));
    /// ```
    #[must_use]
    pub fn position(&self, bytes: &[u8]) -> Position {
        position(bytes, self.offset)
    }

    pub(super) const fn too_big() -> Self {
        Self {
            kind: FaultKind::TooBig,
            offset: 0,
            pointer: String::new(),
            expected: "a text within the size limit",
        }
    }
}

/// A fault before its pointer is worked out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stop {
    pub(super) kind: FaultKind,
    pub(super) offset: usize,
    pub(super) expected: &'static str,
}

impl Stop {
    pub(super) const fn new(kind: FaultKind, offset: usize, expected: &'static str) -> Self {
        Self { kind, offset, expected }
    }

    pub(super) const fn utf8(offset: usize) -> Self {
        Self::new(FaultKind::Utf8, offset, "UTF-8")
    }

    pub(super) const fn trailing(offset: usize) -> Self {
        Self::new(FaultKind::Trailing, offset, "the end of the text")
    }

    pub(super) const fn depth(offset: usize) -> Self {
        Self::new(FaultKind::Depth, offset, "at most 128 levels of nesting")
    }

    pub(super) const fn duplicate(offset: usize) -> Self {
        Self::new(FaultKind::Duplicate, offset, "each member name once in an object")
    }

    /// The byte at `offset` is not what the grammar allows, or is not there.
    #[cold]
    pub(super) fn unexpected(bytes: &[u8], offset: usize, expected: &'static str) -> Self {
        Self::here(FaultKind::Unexpected, bytes, offset, expected)
    }

    /// `kind` if there is a byte at `offset`, else [`FaultKind::End`].
    #[cold]
    pub(super) fn here(
        kind: FaultKind,
        bytes: &[u8],
        offset: usize,
        expected: &'static str,
    ) -> Self {
        if offset < bytes.len() {
            Self::new(kind, offset, expected)
        } else {
            Self::new(FaultKind::End, bytes.len(), expected)
        }
    }

    #[cold]
    pub(super) fn no_value(bytes: &[u8], offset: usize) -> Self {
        let in_new_array = last_sign(bytes, offset) == Some(b'[');
        Self::unexpected(bytes, offset, if in_new_array { "a value or ]" } else { "a value" })
    }

    #[cold]
    pub(super) fn no_name(bytes: &[u8], offset: usize) -> Self {
        let in_new_object = last_sign(bytes, offset) == Some(b'{');
        Self::unexpected(bytes, offset, if in_new_object { "a name or }" } else { "a name" })
    }

    #[cold]
    pub(super) fn no_separator(bytes: &[u8], offset: usize, in_object: bool) -> Self {
        Self::unexpected(bytes, offset, if in_object { "a comma or }" } else { "a comma or ]" })
    }
}

/// The last byte before `offset` that is not white space.
fn last_sign(bytes: &[u8], offset: usize) -> Option<u8> {
    let head = bytes.get(..offset)?;
    head.iter().rev().copied().find(|byte| !matches!(byte, b' ' | b'\t' | b'\n' | b'\r'))
}
