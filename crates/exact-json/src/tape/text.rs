//! Strings and member names that keep their spelling until someone asks for their characters.

use std::borrow::Cow;
use std::fmt;

/// A string as it is written in the text.
///
/// ```
/// use exact_json::Scanner;
///
/// let mut scanner = Scanner::new();
/// let tape = scanner.scan_str(r#""caf\u00e9""#)?;
/// let text = tape.root().text().expect("a string");
/// assert_eq!(text.raw(), r"caf\u00e9");
/// assert_eq!(text.decode(), "café");
/// assert!(text == "café");
/// # Ok::<(), exact_json::Fault>(())
/// ```
#[derive(Clone, Copy)]
pub struct Text<'t> {
    quoted: &'t str,
    escaped: bool,
}

impl<'t> Text<'t> {
    /// `quoted` is a JSON string that a scanner has accepted.
    #[inline]
    pub(crate) const fn new(quoted: &'t str, escaped: bool) -> Self {
        Self { quoted, escaped }
    }

    /// The source text without its quotes.
    #[inline]
    #[must_use]
    pub fn raw(self) -> &'t str {
        self.quoted.get(1..self.quoted.len().saturating_sub(1)).unwrap_or_default()
    }

    /// The source text with its quotes.
    #[inline]
    #[must_use]
    pub const fn quoted(self) -> &'t str {
        self.quoted
    }

    /// Whether it is written with escapes.
    #[inline]
    #[must_use]
    pub const fn escaped(self) -> bool {
        self.escaped
    }

    /// Its characters; borrowed unless it is written with escapes.
    #[inline]
    #[must_use]
    pub fn decode(self) -> Cow<'t, str> {
        if self.escaped { unescape(self.raw()) } else { Cow::Borrowed(self.raw()) }
    }

    /// Whether its characters are these.
    #[inline]
    #[must_use]
    pub fn is(self, other: &str) -> bool {
        if self.escaped { unescape(self.raw()) == other } else { self.raw() == other }
    }
}

impl PartialEq for Text<'_> {
    /// Equal characters, however they are spelled.
    fn eq(&self, other: &Self) -> bool {
        self.quoted == other.quoted
            || ((self.escaped || other.escaped) && self.decode() == other.decode())
    }
}

impl Eq for Text<'_> {}

impl PartialEq<str> for Text<'_> {
    fn eq(&self, other: &str) -> bool {
        self.is(other)
    }
}

impl PartialEq<&str> for Text<'_> {
    fn eq(&self, other: &&str) -> bool {
        self.is(other)
    }
}

impl fmt::Debug for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.quoted)
    }
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.decode())
    }
}

/// The name of a member.
///
/// ```
/// use exact_json::Scanner;
///
/// let mut scanner = Scanner::new();
/// let tape = scanner.scan_str(r#"{"a\/b": 1}"#)?;
/// let (key, _) = tape.root().members().next().expect("one member");
/// assert!(key.is("a/b"));
/// assert_eq!(key.raw_quoted(), r#""a\/b""#);
/// # Ok::<(), exact_json::Fault>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Key<'t> {
    text: Text<'t>,
    index: u32,
}

impl<'t> Key<'t> {
    #[inline]
    pub(crate) const fn new(text: Text<'t>, index: u32) -> Self {
        Self { text, index }
    }

    /// Index of its node.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u32 {
        self.index
    }

    /// The name with its spelling.
    #[inline]
    #[must_use]
    pub const fn text(self) -> Text<'t> {
        self.text
    }

    /// Its characters; borrowed unless it is written with escapes.
    #[inline]
    #[must_use]
    pub fn decode(self) -> Cow<'t, str> {
        self.text.decode()
    }

    /// Whether the name is this.
    #[inline]
    #[must_use]
    pub fn is(self, name: &str) -> bool {
        self.text.is(name)
    }

    /// The source text with its quotes.
    #[inline]
    #[must_use]
    pub const fn raw_quoted(self) -> &'t str {
        self.text.quoted()
    }
}

/// The characters of a string's source text, given without quotes, that a scanner has accepted.
pub(crate) fn unescape(raw: &str) -> Cow<'_, str> {
    let mut rest = raw;
    let mut out = String::new();
    while let Some(at) = memchr::memchr(b'\\', rest.as_bytes()) {
        let (plain, escape) = rest.split_at(at);
        out.reserve(rest.len());
        out.push_str(plain);
        let (character, tail) = unescape_one(escape);
        out.push(character);
        rest = tail;
    }
    if out.is_empty() && rest.len() == raw.len() {
        return Cow::Borrowed(raw);
    }
    out.push_str(rest);
    Cow::Owned(out)
}

/// The character of the escape that `escape` starts with, and what follows it.
pub(crate) fn unescape_one(escape: &str) -> (char, &str) {
    let tail = |n: usize| escape.get(n..).unwrap_or_default();
    let simple = match escape.as_bytes().get(1) {
        Some(b'b') => '\u{8}',
        Some(b'f') => '\u{C}',
        Some(b'n') => '\n',
        Some(b'r') => '\r',
        Some(b't') => '\t',
        Some(b'u') => {
            let unit = |from: usize| {
                escape.get(from..from + 4).and_then(|hex| u32::from_str_radix(hex, 16).ok())
            };
            // The scanner has seen that a high surrogate is followed by a low one.
            return match (unit(2), unit(8)) {
                (Some(high @ 0xD800..=0xDBFF), Some(low @ 0xDC00..=0xDFFF)) => {
                    let code = 0x1_0000 + ((high - 0xD800) << 10) + (low - 0xDC00);
                    (char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER), tail(12))
                }
                (code, _) => {
                    let character = code.and_then(char::from_u32);
                    (character.unwrap_or(char::REPLACEMENT_CHARACTER), tail(6))
                }
            };
        }
        Some(other) => char::from(*other),
        None => char::REPLACEMENT_CHARACTER,
    };
    (simple, tail(2))
}
