//! The canonical form of JSON: RFC 8785, the JSON Canonicalization Scheme (JCS).
//!
//! What the scheme cannot carry is refused, at every depth, rather than rounded: an integer beyond
//! ±(2⁵³−1) that is written as an integer, and a number too large or too small for a double.
//!
//! The scheme writes a double such as `1.5e20` as an integer. So a form may hold integers that are refused
//! when the form is taken for a text of its own: digests are taken of documents, not of their forms.

use crate::digest::{Sha256, sha256};
use crate::error::{Error, Place};
use crate::number;
use crate::position::Position;
use crate::read::cut;
use crate::scan::Scanner;
use crate::tape::{Key, Kind, Tape, Value, unescape_one};
use crate::write::quote_one;
use std::cmp::Ordering;
use std::fmt;

/// The canonical form of a value.
///
/// # Errors
///
/// A number that the scheme cannot carry, with its pointer.
///
/// ```
/// use exact_json::{Json, jcs};
///
/// let json = Json::parse(r#"{"b": 1e2, "a": "\u0041", "n": 1.50}"#)?;
/// assert_eq!(json.with(jcs::canonicalize)?, r#"{"a":"A","b":100,"n":1.5}"#);
/// let error = Json::parse("[9007199254740993]")?.with(jcs::canonicalize).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 2, at /0: found 9007199254740993, expected an integer within ±(2^53-1)"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn canonicalize(value: Value<'_>) -> Result<String, JcsError> {
    canonicalize_without(value, &[])
}

/// The canonical form of an object without some of its members, as a digest that stands inside the
/// object that it is taken of needs it.
///
/// Only the object's own members are left out, not those of objects in it.
///
/// # Errors
///
/// As [`canonicalize`].
///
/// ```
/// use exact_json::{Json, jcs};
///
/// let json = Json::parse(r#"{"integrity": 1, "a": {"integrity": 2}}"#)?;
/// let form = json.with(|value| jcs::canonicalize_without(value, &["integrity"]))?;
/// assert_eq!(form, r#"{"a":{"integrity":2}}"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn canonicalize_without(value: Value<'_>, names: &[&str]) -> Result<String, JcsError> {
    let mut out = String::with_capacity(value.span().len());
    let mut writer = Writer::default();
    match value.kind() {
        Kind::Object => writer.object(&mut out, value, names)?,
        _ => writer.value(&mut out, value)?,
    }
    Ok(out)
}

/// The canonical form of a JSON text.
///
/// # Errors
///
/// The first fault of the text, or as [`canonicalize`].
///
/// ```
/// assert_eq!(exact_json::jcs::canonical_bytes(b"[ 1.0 ]")?, b"[1]");
/// assert!(exact_json::jcs::canonical_bytes(br#"{"a": 1, "a": 1}"#).is_err());
/// # Ok::<(), exact_json::jcs::JcsError>(())
/// ```
pub fn canonical_bytes(bytes: &[u8]) -> Result<Vec<u8>, JcsError> {
    let mut scanner = Scanner::new();
    let tape =
        scanner.scan(bytes).map_err(|fault| JcsError::Text(Error::from_fault(fault, bytes)))?;
    canonicalize(tape.root()).map(String::into_bytes)
}

/// The SHA-256 digest of a value's canonical form.
///
/// ```
/// use exact_json::{Json, digest::sha256, jcs};
///
/// let digest = Json::parse(r#"{"b": 1.0, "a": []}"#)?.with(jcs::canonical_digest)?;
/// assert_eq!(digest, sha256(br#"{"a":[],"b":1}"#));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// As [`canonicalize`].
pub fn canonical_digest(value: Value<'_>) -> Result<Sha256, JcsError> {
    canonicalize(value).map(|form| sha256(form.as_bytes()))
}

/// Why a text has no canonical form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JcsError {
    /// It is not strict JSON.
    Text(Error),
    /// A number that the scheme cannot carry.
    Number {
        /// The number as it is spelled, cut short if it is long.
        number: String,
        /// What would have been right.
        expected: &'static str,
        /// Its JSON Pointer.
        pointer: String,
        /// Where it starts.
        position: Position,
    },
}

impl fmt::Display for JcsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Number { number, expected, pointer, position } => {
                let place = Place(pointer);
                write!(f, "{position}, at {place}: found {number}, expected {expected}")
            }
        }
    }
}

impl std::error::Error for JcsError {}

/// What is used again from value to value.
#[derive(Default)]
struct Writer {
    digits: ryu_js::Buffer,
    /// The names of the objects that are being written, the outermost object's first.
    names: Vec<Name>,
}

impl Writer {
    fn value(&mut self, out: &mut String, value: Value<'_>) -> Result<(), JcsError> {
        match value.kind() {
            Kind::Null | Kind::False | Kind::True => out.push_str(value.raw()),
            Kind::Number => self.number(out, value)?,
            Kind::String | Kind::Key => string(out, value),
            Kind::Array => {
                let mut before = '[';
                for item in value.items() {
                    out.push(before);
                    self.value(out, item)?;
                    before = ',';
                }
                out.push_str(if before == '[' { "[]" } else { "]" });
            }
            Kind::Object => self.object(out, value, &[])?,
        }
        Ok(())
    }

    fn object(
        &mut self,
        out: &mut String,
        object: Value<'_>,
        without: &[&str],
    ) -> Result<(), JcsError> {
        let tape = object.tape();
        let first = self.names.len();
        for (key, _) in object.members() {
            if !without.iter().any(|name| key.is(name)) {
                self.names.push(Name::new(key));
            }
        }
        let end = self.names.len();
        let names = self.names.get_mut(first..).unwrap_or_default();
        names.sort_unstable_by(|one, two| one.order(*two, tape));
        let mut before = '{';
        for at in first..end {
            let name = self.names.get(at).map_or(0, |name| name.node);
            out.push(before);
            string(out, tape.value(name));
            out.push(':');
            self.value(out, tape.value(name + 1))?;
            before = ',';
        }
        self.names.truncate(first);
        out.push_str(if before == '{' { "{}" } else { "}" });
        Ok(())
    }

    fn number(&mut self, out: &mut String, value: Value<'_>) -> Result<(), JcsError> {
        let spelled = value.raw();
        let is_integer = !spelled.bytes().any(|byte| matches!(byte, b'.' | b'e' | b'E'));
        if is_integer {
            // 2^53-1 has 16 digits.
            let is_small = spelled.len() <= 15;
            let fits = is_small || spelled.parse::<i64>().is_ok_and(|n| n.unsigned_abs() < 1 << 53);
            if !fits {
                return Err(refused(value, "an integer within ±(2^53-1)"));
            }
            out.push_str(if spelled == "-0" { "0" } else { spelled });
            return Ok(());
        }
        // Rust reads every decimal number to the nearest double.
        let double = spelled.parse().unwrap_or(f64::NAN);
        if !double.is_finite() {
            return Err(refused(value, "a number within the range of a double"));
        }
        if double == 0.0 && !number::is_zero(spelled) {
            return Err(refused(value, "a number that a double can tell from 0"));
        }
        out.push_str(self.digits.format_finite(double));
        Ok(())
    }
}

#[cold]
fn refused(value: Value<'_>, expected: &'static str) -> JcsError {
    JcsError::Number {
        number: cut(value.raw()),
        expected,
        pointer: value.pointer(),
        position: value.position(),
    }
}

/// A string or name. Without escapes, it is in canonical form already.
fn string(out: &mut String, value: Value<'_>) {
    let Some(text) = value.text() else { return };
    if !text.escaped() {
        out.push_str(text.quoted());
        return;
    }
    let mut rest = text.quoted();
    while let Some(at) = memchr::memchr(b'\\', rest.as_bytes()) {
        let (plain, escape) = rest.split_at(at);
        out.push_str(plain);
        rest = if let Some(b'/' | b'u') = escape.as_bytes().get(1) {
            let (character, rest) = unescape_one(escape);
            quote_one(out, character);
            rest
        } else {
            // The short escapes are the canonical ones.
            let (escape, rest) = escape.split_at_checked(2).unwrap_or((escape, ""));
            out.push_str(escape);
            rest
        };
    }
    out.push_str(rest);
}

/// A name to be sorted: the start of its text decides most comparisons.
#[derive(Clone, Copy)]
struct Name {
    /// The ranks of its first eight bytes, or as many as there are.
    head: u64,
    node: u32,
}

impl Name {
    #[inline]
    fn new(key: Key<'_>) -> Self {
        let text = key.text();
        let head = if text.escaped() { head(&text.decode()) } else { head(text.raw()) };
        Self { head, node: key.index() }
    }

    fn order(self, other: Self, tape: Tape<'_>) -> Ordering {
        let text = |name: Self| tape.value(name.node).decoded();
        self.head.cmp(&other.head).then_with(|| utf16_order(&text(self), &text(other)))
    }
}

/// The ranks of the first eight bytes, the first of them the most significant.
#[inline]
fn head(text: &str) -> u64 {
    let bytes = text.as_bytes().first_chunk().copied().unwrap_or_else(|| {
        let mut padded = [0; 8];
        padded.iter_mut().zip(text.bytes()).for_each(|(to, from)| *to = from);
        padded
    });
    u64::from_be_bytes(if bytes.is_ascii() { bytes } else { bytes.map(rank) })
}

/// The order of two texts by their UTF-16 code units.
fn utf16_order(one: &str, two: &str) -> Ordering {
    one.bytes().map(rank).cmp(two.bytes().map(rank))
}

/// A byte's place in the order of UTF-16 code units.
///
/// That order is the order of UTF-8 bytes, but for the characters from U+E000 to U+FFFF (first byte EE
/// or EF), which come after those from U+10000 (first byte F0 to F4), whose code units are surrogates.
const fn rank(byte: u8) -> u8 {
    if matches!(byte, 0xEE | 0xEF) { byte + 0x10 } else { byte }
}
