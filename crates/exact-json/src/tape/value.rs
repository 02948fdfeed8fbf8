//! One value on a tape.

use super::{Key, Kind, Node, Tape, Text};
use crate::number;
use crate::position::{Position, position};
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// One value of a scanned text: a tape and the index of a node.
///
/// ```
/// use exact_json::{Kind, Scanner};
///
/// let mut scanner = Scanner::new();
/// let tape = scanner.scan_str(r#"{"id": "a", "counts": [1, 2.50], "note": null}"#)?;
/// let root = tape.root();
/// assert_eq!(root.kind(), Kind::Object);
/// assert!(root.get("id").is_some_and(|id| id.is_str("a")));
/// let counts = root.get("counts").expect("a member");
/// assert_eq!(counts.items().map(|item| item.raw()).collect::<Vec<_>>(), ["1", "2.50"]);
/// assert_eq!(root.compact(), r#"{"id":"a","counts":[1,2.50],"note":null}"#);
/// # Ok::<(), exact_json::Fault>(())
/// ```
#[derive(Clone, Copy)]
pub struct Value<'t> {
    // A tape's fields, so that the index fits beside the tag.
    text: &'t str,
    nodes: &'t [Node],
    tag: u32,
    index: u32,
}

impl<'t> Value<'t> {
    #[inline]
    pub(crate) const fn new(tape: Tape<'t>, index: u32) -> Self {
        Self { text: tape.text(), nodes: tape.nodes(), tag: tape.tag(), index }
    }

    #[inline]
    pub(crate) fn node(self) -> Node {
        self.tape().node(self.index)
    }

    /// What it is.
    #[inline]
    #[must_use]
    pub fn kind(self) -> Kind {
        self.node().kind()
    }

    /// Index of its node on the tape.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        self.index
    }

    /// The tape it is on.
    #[inline]
    #[must_use]
    pub const fn tape(self) -> Tape<'t> {
        Tape::new(self.text, self.nodes).with_tag(self.tag)
    }

    /// Where its source text is, quotes included.
    #[inline]
    #[must_use]
    pub fn span(self) -> Range<usize> {
        let node = self.node();
        if node.quoted() { node.quote()..node.end() + 1 } else { node.start()..node.end() }
    }

    /// Its source text, quotes included.
    #[inline]
    #[must_use]
    pub fn raw(self) -> &'t str {
        self.tape().slice(self.span())
    }

    /// A string (or a member name) with its spelling.
    #[inline]
    #[must_use]
    pub fn text(self) -> Option<Text<'t>> {
        let node = self.node();
        node.quoted().then(|| Text::new(self.raw(), node.escaped()))
    }

    /// The characters of a string or name, the source text of anything else.
    #[inline]
    pub(crate) fn decoded(self) -> Cow<'t, str> {
        self.text().map_or(Cow::Borrowed(self.raw()), Text::decode)
    }

    /// Whether it is `null`.
    #[inline]
    #[must_use]
    pub fn is_null(self) -> bool {
        self.kind() == Kind::Null
    }

    /// `true` or `false`.
    #[inline]
    #[must_use]
    pub fn as_bool(self) -> Option<bool> {
        match self.kind() {
            Kind::True => Some(true),
            Kind::False => Some(false),
            _ => None,
        }
    }

    /// A number that is an integer in value (`5`, `5.0`, `1e2`) and fits.
    #[must_use]
    pub fn as_u64(self) -> Option<u64> {
        number::to_u64(self.number()?)
    }

    /// The source text of a number.
    #[inline]
    #[must_use]
    pub fn number(self) -> Option<&'t str> {
        (self.kind() == Kind::Number).then(|| self.raw())
    }

    /// Whether it is a string with these characters.
    #[inline]
    #[must_use]
    pub fn is_str(self, other: &str) -> bool {
        self.kind() == Kind::String && self.text().is_some_and(|text| text.is(other))
    }

    /// The members of an object, in the order of the text; none of anything else.
    #[inline]
    #[must_use]
    pub fn members(self) -> Members<'t> {
        Members { tape: self.tape(), children: self.children(Kind::Object) }
    }

    /// The items of an array; none of anything else.
    #[inline]
    #[must_use]
    pub fn items(self) -> Items<'t> {
        Items { tape: self.tape(), children: self.children(Kind::Array) }
    }

    #[inline]
    fn children(self, kind: Kind) -> Range<u32> {
        let node = self.node();
        if node.kind() == kind { self.index + 1..node.next() } else { 0..0 }
    }

    /// The member of that name, if it is an object and has one.
    #[must_use]
    pub fn get(self, name: &str) -> Option<Self> {
        self.members().find(|(key, _)| key.is(name)).map(|(_, value)| value)
    }

    /// The item at that place, if it is an array and has one.
    #[must_use]
    pub fn item(self, at: usize) -> Option<Self> {
        self.items().nth(at)
    }

    /// How many members or items it has; 0 for anything but an object or array.
    #[must_use]
    pub fn len(self) -> usize {
        match self.kind() {
            Kind::Object => self.members().count(),
            Kind::Array => self.items().count(),
            _ => 0,
        }
    }

    /// Whether [`len`](Self::len) is 0.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.is_leaf()
    }

    /// Whether it is a scalar or an empty container.
    #[inline]
    #[must_use]
    pub fn is_leaf(self) -> bool {
        self.node().next() <= self.index.saturating_add(1)
    }

    /// How many leaves it consists of: scalars and empty containers, itself included.
    ///
    /// ```
    /// let json: exact_json::Json = r#"{"a": [1, []], "b": {}, "c": "x"}"#.parse()?;
    /// assert_eq!(json.with(|value| value.leaves()), 4);
    /// # Ok::<(), exact_json::Error>(())
    /// ```
    #[must_use]
    pub fn leaves(self) -> u64 {
        let leaves = self.subtree().filter(|value| value.kind() != Kind::Key && value.is_leaf());
        leaves.map(|_| 1).sum()
    }

    /// Itself and every value and member name in it, in the order of the text.
    pub(crate) fn subtree(self) -> impl Iterator<Item = Self> {
        (self.index..self.node().next()).map(move |index| self.tape().value(index))
    }

    /// Its JSON Pointer (RFC 6901) from the root.
    ///
    /// ```
    /// let json = exact_json::Json::parse(r#"{"a": [1, 2]}"#)?;
    /// let pointer = json.with(|value| value.get("a").and_then(|a| a.item(1)).map(|two| two.pointer()));
    /// assert_eq!(pointer.as_deref(), Some("/a/1"));
    /// # Ok::<(), exact_json::Error>(())
    /// ```
    ///
    /// Walks down from the root: meant for messages, not for every value of a long array.
    #[must_use]
    pub fn pointer(self) -> String {
        self.tape().pointer_of(self.index)
    }

    /// Line and column of its first byte.
    ///
    /// ```
    /// let mut scanner = exact_json::Scanner::new();
    /// let tape = scanner.scan_str("[\n  true]")?;
    /// let position = tape.resolve("/0").map(|value| value.position().to_string());
    /// assert_eq!(position.as_deref(), Some("line 2, column 3"));
    /// # Ok::<(), exact_json::Fault>(())
    /// ```
    #[must_use]
    pub fn position(self) -> Position {
        position(self.text.as_bytes(), self.span().start)
    }
}

impl fmt::Debug for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.raw())
    }
}

/// The members of an object; see [`Value::members`].
///
/// ```
/// let json = exact_json::Json::parse(r#"{"b": 1, "a": 2}"#)?;
/// let names = json.with(|value| value.members().map(|(key, _)| key.decode().into_owned()).collect::<Vec<_>>());
/// assert_eq!(names, ["b", "a"]);
/// # Ok::<(), exact_json::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Members<'t> {
    tape: Tape<'t>,
    children: Range<u32>,
}

impl<'t> Iterator for Members<'t> {
    type Item = (Key<'t>, Value<'t>);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.children.is_empty() {
            return None;
        }
        let index = self.children.start;
        let name = self.tape.value(index).text()?;
        let value = self.tape.value(index + 1);
        self.children.start = value.node().next();
        Some((Key::new(name, index), value))
    }
}

/// The items of an array; see [`Value::items`].
///
/// ```
/// let json = exact_json::Json::parse("[1, 2.0]")?;
/// assert_eq!(json.with(|value| value.items().filter_map(|item| item.as_u64()).sum::<u64>()), 3);
/// # Ok::<(), exact_json::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Items<'t> {
    tape: Tape<'t>,
    children: Range<u32>,
}

impl<'t> Iterator for Items<'t> {
    type Item = Value<'t>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.children.is_empty() {
            return None;
        }
        let value = self.tape.value(self.children.start);
        self.children.start = value.node().next();
        Some(value)
    }
}
