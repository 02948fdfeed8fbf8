//! The tape: a scanned text and the flat list of its values and member names.

mod compact;
mod places;
mod text;
mod value;

pub use text::{Key, Text};
pub use value::{Items, Members, Value};

#[cfg(feature = "trace")]
pub(crate) use text::unescape;
#[cfg(feature = "digest")]
pub(crate) use text::unescape_one;

use crate::scan::{Fault, Scanner};
use std::ops::Range;

/// What a node of a tape is.
///
/// ```
/// use exact_json::{Kind, Node, Scanner};
///
/// let mut scanner = Scanner::new();
/// let tape = scanner.scan_str(r#"{"a": [1]}"#)?;
/// let kinds: Vec<_> = tape.nodes().iter().map(Node::kind).collect();
/// assert_eq!(kinds, [Kind::Object, Kind::Key, Kind::Array, Kind::Number]);
/// # Ok::<(), exact_json::Fault>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// `null`
    Null,
    /// `false`
    False,
    /// `true`
    True,
    /// A number.
    Number,
    /// A string value.
    String,
    /// An array; its items follow it.
    Array,
    /// An object; its members follow it, each as a [`Kind::Key`] and a value.
    Object,
    /// The name of a member.
    Key,
}

/// One value or member name: 16 bytes that say where its text is and where the next one is.
///
/// ```
/// let mut scanner = exact_json::Scanner::new();
/// let tape = scanner.scan_str(r#"[[1, 2], "x"]"#)?;
/// let inner = tape.nodes()[1];
/// assert_eq!((inner.start(), inner.end(), inner.next()), (1, 7, 4));
/// let text = tape.nodes()[4];
/// assert_eq!(&tape.text()[text.start()..text.end()], "x");
/// # Ok::<(), exact_json::Fault>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Node {
    start: u32,
    end: u32,
    next: u32,
    kind: Kind,
    escaped: bool,
}

impl Node {
    #[inline]
    pub(crate) const fn new(start: u32, end: u32, next: u32, kind: Kind, escaped: bool) -> Self {
        Self { start, end, next, kind, escaped }
    }

    /// What stands where there is no node.
    const NONE: Self = Self::new(0, 0, 0, Kind::Null, false);

    #[inline]
    pub(crate) const fn close(&mut self, end: u32, next: u32) {
        self.end = end;
        self.next = next;
    }

    /// Byte offset of the first byte; of a string or name, the one after the opening quote.
    #[inline]
    #[must_use]
    pub const fn start(&self) -> usize {
        self.start as usize
    }

    /// Byte offset after the last byte; of a string or name, the closing quote's.
    #[inline]
    #[must_use]
    pub const fn end(&self) -> usize {
        self.end as usize
    }

    /// Index of the node after this one and everything in it.
    #[inline]
    #[must_use]
    pub const fn next(&self) -> u32 {
        self.next
    }

    /// What it is.
    #[inline]
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether a string or name is written with escapes.
    #[inline]
    #[must_use]
    pub const fn escaped(&self) -> bool {
        self.escaped
    }

    /// Whether its text stands in quotes.
    #[inline]
    #[must_use]
    pub const fn quoted(&self) -> bool {
        matches!(self.kind, Kind::String | Kind::Key)
    }

    /// Byte offset of the opening quote of a string or name.
    #[inline]
    pub(crate) const fn quote(&self) -> usize {
        self.start().saturating_sub(1)
    }
}

/// A scanned text with its nodes, borrowed from a [`Scanner`] or an [`OwnedTape`].
///
/// Node 0 is the root. The items of an array and the members of an object follow it, so that the
/// nodes are in the order of the text; [`Node::next`] skips over what a container holds.
///
/// ```
/// use exact_json::Scanner;
///
/// let mut scanner = Scanner::new();
/// let tape = scanner.scan_str(r#"{"task": {"steps": ["read", "write"]}}"#)?;
/// let second = tape.resolve("/task/steps/1").expect("there is one");
/// assert_eq!(second.raw(), r#""write""#);
/// assert_eq!(tape.pointer_of(second.index()), "/task/steps/1");
/// # Ok::<(), exact_json::Fault>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Tape<'t> {
    text: &'t str,
    nodes: &'t [Node],
    tag: u32,
}

impl<'t> Tape<'t> {
    #[inline]
    pub(crate) const fn new(text: &'t str, nodes: &'t [Node]) -> Self {
        Self { text, nodes, tag: 0 }
    }

    /// The whole text, with a byte-order mark if it has one.
    #[inline]
    #[must_use]
    pub const fn text(self) -> &'t str {
        self.text
    }

    /// Every value and member name, in the order of the text.
    #[inline]
    #[must_use]
    pub const fn nodes(self) -> &'t [Node] {
        self.nodes
    }

    /// The caller's number for this text among others; 0 unless set by [`with_tag`](Self::with_tag).
    #[inline]
    #[must_use]
    pub const fn tag(self) -> u32 {
        self.tag
    }

    /// The same tape with a number by which the caller knows it among others.
    #[inline]
    #[must_use]
    pub const fn with_tag(self, tag: u32) -> Self {
        Self { tag, ..self }
    }

    /// Whether the text starts with a byte-order mark.
    #[must_use]
    pub fn has_bom(self) -> bool {
        self.text.starts_with('\u{FEFF}')
    }

    /// The value the text consists of.
    #[inline]
    #[must_use]
    pub const fn root(self) -> Value<'t> {
        self.value(0)
    }

    /// The value (or member name) of a node; `null` where there is no such node.
    #[inline]
    #[must_use]
    pub const fn value(self, index: u32) -> Value<'t> {
        Value::new(self, index)
    }

    #[inline]
    pub(crate) fn node(self, index: u32) -> Node {
        self.nodes.get(index as usize).copied().unwrap_or(Node::NONE)
    }

    #[inline]
    pub(crate) fn slice(self, range: Range<usize>) -> &'t str {
        self.text.get(range).unwrap_or_default()
    }
}

/// A scanned text that owns its buffers, for a record that must outlive the scanner's next text.
///
/// ```
/// use exact_json::{OwnedTape, Scanner};
///
/// let mut scanner = Scanner::new();
/// let first = OwnedTape::scan(&mut scanner, b"[1]")?;
/// let second = OwnedTape::scan(&mut scanner, b"[2]")?;
/// assert_eq!(first.tape(0).root().raw(), "[1]");
/// assert_eq!(second.tape(7).tag(), 7);
/// # Ok::<(), exact_json::Fault>(())
/// ```
#[derive(Debug, Clone)]
pub struct OwnedTape {
    text: Box<str>,
    nodes: Box<[Node]>,
}

impl OwnedTape {
    /// Scans a text and copies what was found.
    ///
    /// # Errors
    ///
    /// As [`Scanner::scan`].
    pub fn scan(scanner: &mut Scanner, bytes: &[u8]) -> Result<Self, Fault> {
        let tape = scanner.scan(bytes)?;
        Ok(Self { text: tape.text.into(), nodes: tape.nodes.into() })
    }

    /// Scans a text and keeps it: nothing of it is copied.
    ///
    /// ```
    /// use exact_json::{OwnedTape, Scanner};
    ///
    /// let tape = OwnedTape::of(&mut Scanner::new(), br#"{"a":[1]}"#.to_vec())?;
    /// assert_eq!(tape.tape(0).root().get("a").map(|a| a.raw()), Some("[1]"));
    /// # Ok::<(), exact_json::Fault>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Scanner::scan`].
    pub fn of(scanner: &mut Scanner, bytes: Vec<u8>) -> Result<Self, Fault> {
        scanner.scan(&bytes)?;
        // A scanned text is UTF-8.
        let text = String::from_utf8(bytes).unwrap_or_default();
        Ok(Self { text: text.into(), nodes: scanner.take_nodes() })
    }

    /// The tape, with the caller's number for it.
    #[inline]
    #[must_use]
    pub const fn tape(&self, tag: u32) -> Tape<'_> {
        Tape { text: &self.text, nodes: &self.nodes, tag }
    }
}
