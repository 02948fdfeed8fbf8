//! Open JSON, kept as the text it was written in.

mod object;

pub use object::{DuplicateName, Object};

use crate::equal::json_eq;
use crate::error::Error;
use crate::read::from_str;
use crate::scan::Scanner;
use crate::tape::{Tape, Value};
use crate::write::quote;
use std::fmt;
use std::str::FromStr;

/// Any JSON value, kept as compact strict text: every number and string as it was spelled, every
/// object in its order.
///
/// It goes verbatim through every reader and writer of `serde_json`, `from_value` and `to_value`,
/// whatever features of `serde_json` are on; through other formats of serde it goes by structure,
/// where a number that does not fit is an error and never rounded. Inside someone else's
/// `#[serde(flatten)]`, untagged or internally tagged types it works too, but there serde's own
/// buffer has re-spelled escapes, and rounded big numbers, before this type sees them.
///
/// Equality is [`json_eq`]: `1` equals `1.0`, and the order of members does not count.
///
/// ```
/// use exact_json::Json;
///
/// let json: Json = serde_json::from_str(r#"{ "b": 1e2, "a": [1.0, 12345678901234567890123] }"#)?;
/// assert_eq!(json.as_text(), r#"{"b":1e2,"a":[1.0,12345678901234567890123]}"#);
/// assert_eq!(serde_json::to_string(&json)?, json.as_text());
/// assert_eq!(json, r#"{"a": [1, 12345678901234567890123], "b": 100}"#.parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Json(Box<str>);

impl Json {
    /// Reads a JSON text strictly.
    ///
    /// # Errors
    ///
    /// The first fault of the text, with line, column and pointer.
    pub fn parse(text: &str) -> Result<Self, Error> {
        from_str(text)
    }

    /// `null`.
    #[must_use]
    pub fn null() -> Self {
        Self("null".into())
    }

    /// The compact text.
    #[must_use]
    pub fn as_text(&self) -> &str {
        &self.0
    }

    /// Looks at the value on a tape.
    ///
    /// ```
    /// let json = exact_json::Json::parse(r#"{"a": [1, 2]}"#)?;
    /// assert_eq!(json.with(|value| value.get("a").map(|a| a.len())), Some(2));
    /// # Ok::<(), exact_json::Error>(())
    /// ```
    pub fn with<R>(&self, look: impl FnOnce(Value<'_>) -> R) -> R {
        // A text that was put together, or quoted, may be larger than one that is read.
        let mut scanner = Scanner::of_anything();
        match scanner.scan_str(&self.0) {
            Ok(tape) => look(tape.root()),
            // Every constructor has scanned the text, or quoted it: it is only more than a tape holds.
            Err(_) => look(Tape::new("", &[]).root()),
        }
    }

    /// The value that a JSON Pointer (RFC 6901) names.
    ///
    /// ```
    /// let json = exact_json::Json::parse(r#"{"a": [1, 2.0]}"#)?;
    /// assert_eq!(json.pointer("/a/1").map(|two| two.to_string()).as_deref(), Some("2.0"));
    /// # Ok::<(), exact_json::Error>(())
    /// ```
    #[must_use]
    pub fn pointer(&self, pointer: &str) -> Option<Self> {
        self.with(|value| value.tape().resolve(pointer).map(Self::from))
    }
}

impl From<Value<'_>> for Json {
    fn from(value: Value<'_>) -> Self {
        Self(value.compact().into())
    }
}

impl From<bool> for Json {
    fn from(value: bool) -> Self {
        Self(if value { "true" } else { "false" }.into())
    }
}

macro_rules! from_integers {
    ($($integer:ty),+) => {$(
        impl From<$integer> for Json {
            fn from(value: $integer) -> Self {
                Self(value.to_string().into())
            }
        }
    )+};
}

from_integers!(i32, u32, i64, u64);

/// A JSON string; to read JSON text, use [`Json::parse`].
impl From<&str> for Json {
    fn from(text: &str) -> Self {
        let mut out = String::new();
        quote(&mut out, text);
        Self(out.into())
    }
}

/// A JSON string; to read JSON text, use [`Json::parse`].
impl From<String> for Json {
    fn from(text: String) -> Self {
        Self::from(text.as_str())
    }
}

impl FromStr for Json {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::parse(text)
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0 || self.with(|one| other.with(|two| json_eq(one, two)))
    }
}

impl Eq for Json {}
