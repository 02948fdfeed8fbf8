//! Reading typed values off a tape.

use crate::error::Error;
use crate::json::{Json, Object};
use crate::scan::Scanner;
use crate::tape::{Key, Kind, Text, Value};
use std::borrow::Cow;

pub use crate::nearest::nearest;

/// A type that can be read off a tape.
///
/// Errors carry the index of a node; line, column and pointer are worked out when someone asks for
/// them, so that reading what is right costs nothing.
///
/// ```
/// use exact_json::{Read, ReadError, Value, from_str, read};
///
/// #[derive(Debug, PartialEq)]
/// struct Step { title: String, done: Option<bool> }
///
/// impl<'t> Read<'t> for Step {
///     fn read(value: Value<'t>) -> Result<Self, ReadError> {
///         let (mut title, mut done) = (None, Option::<bool>::absent());
///         for (key, member) in read::object(value)? {
///             match &*key.decode() {
///                 "title" => title = Some(String::read(member)?),
///                 "done" => done = Some(Option::read(member)?),
///                 _ => return Err(read::unknown(key, &["title", "done"])),
///             }
///         }
///         let title = title.ok_or_else(|| read::missing(value, "title"))?;
///         Ok(Step { title, done: done.flatten() })
///     }
/// }
///
/// let step: Step = from_str(r#"{"title": "read"}"#)?;
/// assert_eq!(step, Step { title: "read".into(), done: None });
/// let error = from_str::<Step>(r#"{"title": "read", "don": true}"#).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     r#"line 1, column 19, at /don: unknown member "don", did you mean "done"?"#
/// );
/// # Ok::<(), exact_json::Error>(())
/// ```
pub trait Read<'t>: Sized {
    /// Reads a value.
    ///
    /// # Errors
    ///
    /// What is wrong with it, and at which node.
    fn read(value: Value<'t>) -> Result<Self, ReadError>;

    /// What stands for a member that is not there; `None` if it must be there.
    #[must_use]
    fn absent() -> Option<Self> {
        None
    }
}

/// A value that does not have the shape that was asked for.
///
/// ```
/// use exact_json::{Error, Read, Scanner, Why};
///
/// let mut scanner = Scanner::new();
/// let tape = scanner.scan_str("[true, 1]")?;
/// let error = Vec::<bool>::read(tape.root()).unwrap_err();
/// assert_eq!(error.why, Why::Expected { what: "true or false".into(), found: "1".into() });
/// assert_eq!(Error::from_read(error, tape).pointer(), "/1");
/// # Ok::<(), exact_json::Fault>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError {
    /// Index of the node at fault.
    pub index: u32,
    /// What is wrong with it.
    pub why: Why,
}

/// What is wrong with a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// Another kind of JSON value.
    Expected {
        /// What would have been right.
        what: Cow<'static, str>,
        /// What is there, cut short if it is long.
        found: String,
    },
    /// An object lacks a member that it must have.
    Missing(&'static str),
    /// A closed object has a member that it must not have.
    Unknown {
        /// The member's name.
        name: String,
        /// The known name that is nearest to it, if one is near.
        nearest: Option<&'static str>,
    },
    /// The right kind of JSON value, but not an allowed one.
    Refused {
        /// The value, cut short if it is long.
        value: String,
        /// What would have been right.
        rule: String,
    },
}

/// The members of an object.
///
/// # Errors
///
/// If the value is not an object.
#[inline]
pub fn object(value: Value<'_>) -> Result<crate::tape::Members<'_>, ReadError> {
    if value.kind() == Kind::Object {
        Ok(value.members())
    } else {
        Err(expected(value, "an object"))
    }
}

/// The items of an array.
///
/// # Errors
///
/// If the value is not an array.
#[inline]
pub fn array(value: Value<'_>) -> Result<crate::tape::Items<'_>, ReadError> {
    if value.kind() == Kind::Array { Ok(value.items()) } else { Err(expected(value, "an array")) }
}

/// A string with its spelling.
///
/// # Errors
///
/// If the value is not a string.
#[inline]
pub fn text(value: Value<'_>) -> Result<Text<'_>, ReadError> {
    match value.text() {
        Some(text) if value.kind() == Kind::String => Ok(text),
        _ => Err(expected(value, "a string")),
    }
}

/// Nothing, if the value is this string: a member whose value the type itself stands for.
///
/// # Errors
///
/// If the value is anything else.
#[inline]
pub fn constant(value: Value<'_>, constant: &str) -> Result<(), ReadError> {
    if text(value)?.is(constant) { Ok(()) } else { Err(refused(value, format!("{constant:?}"))) }
}

/// The string that tells the variants of a union apart: the member `name` of an object.
///
/// # Errors
///
/// If the value is no object, has no such member, or one that is no string.
#[inline]
pub fn tag<'t>(value: Value<'t>, name: &'static str) -> Result<Text<'t>, ReadError> {
    let member = object(value)?.find(|(key, _)| key.is(name));
    text(member.ok_or_else(|| missing(value, name))?.1)
}

/// The error for another kind of value than `what`.
///
/// ```
/// let json = exact_json::Json::parse("[]")?;
/// let error = json.with(|value| exact_json::read::expected(value, "a number"));
/// assert_eq!(error.why.to_string(), "found an array, expected a number");
/// # Ok::<(), exact_json::Error>(())
/// ```
#[cold]
#[must_use]
pub fn expected(value: Value<'_>, what: impl Into<Cow<'static, str>>) -> ReadError {
    ReadError {
        index: value.index(),
        why: Why::Expected { what: what.into(), found: describe(value) },
    }
}

/// The error for an object without a member that it must have.
///
/// ```
/// let json = exact_json::Json::parse("{}")?;
/// let error = json.with(|value| exact_json::read::missing(value, "id"));
/// assert_eq!(error.why.to_string(), r#"missing member "id""#);
/// # Ok::<(), exact_json::Error>(())
/// ```
#[cold]
#[must_use]
pub fn missing(value: Value<'_>, name: &'static str) -> ReadError {
    ReadError { index: value.index(), why: Why::Missing(name) }
}

/// The error for a member that a closed object must not have.
#[cold]
#[must_use]
pub fn unknown(key: Key<'_>, known: &[&'static str]) -> ReadError {
    let name = key.decode().into_owned();
    let nearest = nearest(&name, known.iter().copied(), 2);
    ReadError { index: key.index(), why: Why::Unknown { name, nearest } }
}

/// The error for a value of the right kind that breaks `rule`; the rule says what would be right.
///
/// ```
/// let json = exact_json::Json::parse(r#""maybe""#)?;
/// let error = json.with(|value| exact_json::read::refused(value, "one of yes, no"));
/// assert_eq!(error.why.to_string(), r#"found "maybe", expected one of yes, no"#);
/// # Ok::<(), exact_json::Error>(())
/// ```
#[cold]
#[must_use]
pub fn refused(value: Value<'_>, rule: impl Into<String>) -> ReadError {
    ReadError {
        index: value.index(),
        why: Why::Refused { value: describe(value), rule: rule.into() },
    }
}

/// Longest excerpt of a value in a message, in characters.
const EXCERPT: usize = 60;

/// A value as a message shows it.
fn describe(value: Value<'_>) -> String {
    match value.kind() {
        Kind::Array => "an array".to_owned(),
        Kind::Object => "an object".to_owned(),
        _ => cut(value.raw()),
    }
}

/// A text cut to a length that fits a line.
pub(crate) fn cut(text: &str) -> String {
    match text.char_indices().nth(EXCERPT) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

/// Reads a typed value from UTF-8 bytes, strictly.
///
/// # Errors
///
/// The first fault of the text, or the first value of a wrong shape, with line, column and pointer.
///
/// ```
/// let error = exact_json::from_slice::<Vec<String>>(b"[\"a\",\n 7]").unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 2, at /1: found 7, expected a string");
/// ```
pub fn from_slice<T: for<'t> Read<'t>>(bytes: &[u8]) -> Result<T, Error> {
    let mut scanner = Scanner::new();
    let tape = scanner.scan(bytes).map_err(|fault| Error::from_fault(fault, bytes))?;
    T::read(tape.root()).map_err(|error| Error::from_read(error, tape))
}

/// Reads a typed value from text, strictly.
///
/// # Errors
///
/// As [`from_slice`].
pub fn from_str<T: for<'t> Read<'t>>(text: &str) -> Result<T, Error> {
    from_slice(text.as_bytes())
}

impl<'t> Read<'t> for Value<'t> {
    #[inline]
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        Ok(value)
    }
}

impl<'t> Read<'t> for Text<'t> {
    #[inline]
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        text(value)
    }
}

impl<'t> Read<'t> for Cow<'t, str> {
    #[inline]
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        text(value).map(Text::decode)
    }
}

impl<'t> Read<'t> for String {
    #[inline]
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        text(value).map(|text| text.decode().into_owned())
    }
}

impl<'t> Read<'t> for bool {
    #[inline]
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        value.as_bool().ok_or_else(|| expected(value, "true or false"))
    }
}

impl<'t> Read<'t> for u64 {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        value.as_u64().ok_or_else(|| expected(value, "an integer from 0 to 18446744073709551615"))
    }
}

impl<'t> Read<'t> for Json {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        Ok(Self::from(value))
    }
}

impl<'t> Read<'t> for Object {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        object(value).map(Self::from_members)
    }
}

impl<'t, T: Read<'t>> Read<'t> for Box<T> {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        T::read(value).map(Self::new)
    }

    fn absent() -> Option<Self> {
        T::absent().map(Self::new)
    }
}

impl<'t, T: Read<'t>> Read<'t> for Vec<T> {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        array(value)?.map(T::read).collect()
    }
}

/// A member that may be absent; `null` is not absent, it goes to `T`.
impl<'t, T: Read<'t>> Read<'t> for Option<T> {
    #[inline]
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        T::read(value).map(Some)
    }

    #[inline]
    fn absent() -> Option<Self> {
        Some(None)
    }
}

/// A value that may be `null`.
///
/// ```
/// use exact_json::{Nullable, from_str};
///
/// let values: Vec<Nullable<bool>> = from_str("[null, true]")?;
/// assert_eq!(values, [Nullable::Null, Nullable::Value(true)]);
/// # Ok::<(), exact_json::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Nullable<T> {
    /// `null`
    Null,
    /// Anything else.
    Value(T),
}

impl<T> From<T> for Nullable<T> {
    fn from(value: T) -> Self {
        Self::Value(value)
    }
}

impl<'t, T: Read<'t>> Read<'t> for Nullable<T> {
    #[inline]
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        if value.is_null() { Ok(Self::Null) } else { T::read(value).map(Self::Value) }
    }
}

impl<T: serde::Serialize> serde::Serialize for Nullable<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Value(value) => value.serialize(serializer),
        }
    }
}
