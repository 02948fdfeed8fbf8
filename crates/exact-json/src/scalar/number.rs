//! Numbers of any size and precision, as they are spelled.

use super::Refusal;
use crate::number;
use crate::read::{Read, ReadError, expected};
use crate::scan::is_number;
use crate::tape::{Kind, Value};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A JSON number, kept as it is spelled.
///
/// Equality, order and hash are those of the text; compare values with [`same_value`](Self::same_value).
///
/// ```
/// use exact_json::Number;
///
/// let seconds: Number = serde_json::from_str("1.50")?;
/// assert_eq!(serde_json::to_string(&seconds)?, "1.50");
/// assert!(seconds.same_value(&"15e-1".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Number(String);

const RULE: &str = "a number";

impl Number {
    /// Whether a text is a JSON number, without keeping it.
    ///
    /// # Errors
    ///
    /// The refusal names the text and what would have been right.
    pub fn check(text: &str) -> Result<(), Refusal> {
        if is_number(text) { Ok(()) } else { Err(Refusal::new(text, RULE)) }
    }

    /// The number as it is spelled.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The nearest double; `None` beyond their range.
    #[must_use]
    pub fn to_f64(&self) -> Option<f64> {
        self.0.parse().ok().filter(|value: &f64| value.is_finite())
    }

    /// Whether two numbers have the same value, however they are spelled.
    #[must_use]
    pub fn same_value(&self, other: &Self) -> bool {
        number::equal(&self.0, &other.0)
    }
}

macro_rules! from_integer {
    ($($int:ty),*) => {$(
        impl From<$int> for Number {
            fn from(value: $int) -> Self {
                Self(value.to_string())
            }
        }
    )*};
}

from_integer!(u64, i64, u32, i32);

impl TryFrom<String> for Number {
    type Error = Refusal;

    fn try_from(text: String) -> Result<Self, Refusal> {
        Self::check(&text)?;
        Ok(Self(text))
    }
}

impl TryFrom<&str> for Number {
    type Error = Refusal;

    fn try_from(text: &str) -> Result<Self, Refusal> {
        Self::try_from(text.to_owned())
    }
}

impl FromStr for Number {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        Self::try_from(text)
    }
}

impl From<Number> for String {
    fn from(number: Number) -> Self {
        number.0
    }
}

impl AsRef<str> for Number {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        crate::shim::serialize_number(&self.0, serializer)
    }
}

crate::deserialize_by_reading!(Number);

impl<'t> Read<'t> for Number {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        if value.kind() == Kind::Number {
            Ok(Self(value.raw().to_owned()))
        } else {
            Err(expected(value, RULE))
        }
    }
}
