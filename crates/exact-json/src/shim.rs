//! The bridge to serde: any deserializer becomes strict text, and text goes verbatim to `serde_json`.
//!
//! `serde_json` hands over the source text of a value, and takes text in its place, when it is asked
//! by the name that its `RawValue` uses. We ask by that name only where the error type says that it
//! is `serde_json` we speak to; any other format, and `serde_json` where something buffers in between,
//! gives us the structure, from which text is built.

mod raw_text;
mod serialize;

pub(crate) use raw_text::{RawText, is_serde_json};
pub(crate) use serialize::serialize_number;

use crate::error::{Error, Place};
use crate::read::{Read, from_str};
use crate::scalar::Refusal;
use serde::de::{DeserializeSeed as _, Error as _};
use serde::{Deserialize, Deserializer};

/// Name by which `serde_json` takes and gives the source text of a value.
const RAW_VALUE: &str = "$serde_json::private::RawValue";

/// Name by which `serde_json` gives the source text of a number, with its `arbitrary_precision`.
const NUMBER: &str = "$serde_json::private::Number";

/// Deserializes a [`Read`] type by the strict scanner, whatever the deserializer.
///
/// The body of every `Deserialize` in this crate's family, and of [`deserialize_by_reading`](crate::deserialize_by_reading).
///
/// # Errors
///
/// The fault with its pointer from the value's root, and with line and column within the value.
pub fn deserialize<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: for<'t> Read<'t>,
{
    let text = RawText::deserialize(deserializer)?;
    from_str(&text.text).map_err(|error| D::Error::custom(located(&error, text.verbatim)))
}

/// The message for serde, to which `serde_json` appends where it stopped reading: the value's end.
fn located(error: &Error, verbatim: bool) -> String {
    let (place, message) = (Place(error.pointer()), error.message());
    if verbatim {
        format!("at {place}: {message} ({} of the value)", error.position())
    } else {
        format!("at {place}: {message}")
    }
}

/// Deserializes a type that is made from a string and checks it.
///
/// # Errors
///
/// The deserializer's own, or the refusal.
pub fn deserialize_text<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: TryFrom<String, Error = Refusal>,
{
    let text = raw_text::Str.deserialize(deserializer)?;
    T::try_from(text.into_owned()).map_err(D::Error::custom)
}

/// Implements [`serde::Deserialize`] for a type that implements [`Read`].
///
/// Strictness, exact numbers and errors with pointers then hold for whoever calls
/// `serde_json::from_str`.
///
/// ```
/// use exact_json::{Read, ReadError, Value, deserialize_by_reading};
///
/// #[derive(Debug, PartialEq)]
/// struct Names(Vec<String>);
///
/// impl<'t> Read<'t> for Names {
///     fn read(value: Value<'t>) -> Result<Self, ReadError> {
///         Read::read(value).map(Names)
///     }
/// }
/// deserialize_by_reading!(Names);
///
/// assert_eq!(serde_json::from_str::<Names>(r#"["a"]"#)?, Names(vec!["a".into()]));
/// let error = serde_json::from_str::<Names>(r#"["a", 7]"#).unwrap_err();
/// assert!(error.to_string().starts_with("at /1: found 7, expected a string"));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! deserialize_by_reading {
    ($($type:ty),+ $(,)?) => {$(
        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::shim::deserialize(deserializer)
            }
        }
    )+};
}

deserialize_by_reading!(crate::json::Json, crate::json::Object);
