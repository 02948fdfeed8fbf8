//! Integers of any size, as they are spelled.

use super::Refusal;
use crate::number;
use crate::read::{Read, ReadError, expected};
use crate::scan::is_number;
use crate::tape::{Kind, Value};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A JSON number whose value is an integer, kept as it is spelled.
///
/// JSON Schema's `integer` counts by value: `5.0` and `1e2` are integers, and so are numbers of any
/// length. Equality, order and hash are those of the text; compare values with [`same_value`](Self::same_value).
///
/// ```
/// use exact_json::Integer;
///
/// let size: Integer = serde_json::from_str("12345678901234567890123")?;
/// assert_eq!(serde_json::to_string(&size)?, "12345678901234567890123");
/// assert_eq!(size.as_u64(), None);
/// let hundred: Integer = serde_json::from_str("1e2")?;
/// assert_eq!((hundred.as_str(), hundred.as_u64()), ("1e2", Some(100)));
/// assert!(serde_json::from_str::<Integer>("1.5").is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Integer(String);

const RULE: &str = "an integer";

impl Integer {
    /// Whether a text is a JSON number whose value is an integer, without keeping it.
    ///
    /// # Errors
    ///
    /// The refusal names the text and what would have been right.
    pub fn check(text: &str) -> Result<(), Refusal> {
        if is_number(text) && number::is_integer(text) {
            Ok(())
        } else {
            Err(Refusal::new(text, RULE))
        }
    }

    /// The number as it is spelled.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The value, if it fits.
    #[must_use]
    pub fn as_u64(&self) -> Option<u64> {
        number::to_u64(&self.0)
    }

    /// The value, if it fits.
    #[must_use]
    pub fn as_i64(&self) -> Option<i64> {
        number::to_i64(&self.0)
    }

    /// The value, if it fits.
    #[must_use]
    pub fn as_i128(&self) -> Option<i128> {
        number::to_i128(&self.0)
    }

    /// Whether the value is below zero.
    ///
    /// ```
    /// assert!(exact_json::Integer::from(-3).is_negative());
    /// assert!(!exact_json::Integer::try_from("-0")?.is_negative());
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    #[must_use]
    pub fn is_negative(&self) -> bool {
        self.0.starts_with('-') && !number::is_zero(&self.0)
    }

    /// Whether two integers have the same value, however they are spelled.
    ///
    /// ```
    /// use exact_json::Integer;
    ///
    /// assert!(Integer::try_from("1e2")?.same_value(&Integer::from(100)));
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    #[must_use]
    pub fn same_value(&self, other: &Self) -> bool {
        number::equal(&self.0, &other.0)
    }
}

impl From<u64> for Integer {
    fn from(value: u64) -> Self {
        Self(value.to_string())
    }
}

impl From<i64> for Integer {
    fn from(value: i64) -> Self {
        Self(value.to_string())
    }
}

impl From<u32> for Integer {
    fn from(value: u32) -> Self {
        Self(value.to_string())
    }
}

impl From<i32> for Integer {
    fn from(value: i32) -> Self {
        Self(value.to_string())
    }
}

impl TryFrom<String> for Integer {
    type Error = Refusal;

    fn try_from(text: String) -> Result<Self, Refusal> {
        Self::check(&text)?;
        Ok(Self(text))
    }
}

impl TryFrom<&str> for Integer {
    type Error = Refusal;

    fn try_from(text: &str) -> Result<Self, Refusal> {
        Self::try_from(text.to_owned())
    }
}

impl FromStr for Integer {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        Self::try_from(text)
    }
}

impl From<Integer> for String {
    fn from(integer: Integer) -> Self {
        integer.0
    }
}

impl AsRef<str> for Integer {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Integer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for Integer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        crate::shim::serialize_number(&self.0, serializer)
    }
}

crate::deserialize_by_reading!(Integer);

impl<'t> Read<'t> for Integer {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        if value.kind() == Kind::Number && number::is_integer(value.raw()) {
            Ok(Self(value.raw().to_owned()))
        } else {
            Err(expected(value, RULE))
        }
    }
}
