//! What generated source twins read with: values that are checked as the plain types check theirs.

use super::leaf::Number;
use super::source::Src;
use crate::read::{Read, ReadError, expected, object, refused};
use crate::{Integer, Refusal, Text, Value};

/// Text that `check` accepts.
///
/// # Errors
///
/// If the value is no string, or one that `check` refuses.
pub fn text(
    value: Value<'_>,
    check: fn(&str) -> Result<(), Refusal>,
) -> Result<Src<Text<'_>>, ReadError> {
    let text = crate::read::text(value)?;
    check(&text.decode()).map_err(|refusal| refused(value, refusal.rule))?;
    Read::read(value)
}

/// An open map.
///
/// # Errors
///
/// If the value is no object.
pub fn map(value: Value<'_>) -> Result<Src<Value<'_>>, ReadError> {
    object(value)?;
    Ok(Src::of(value))
}

/// A value of which a mapping decides as a whole, or takes apart by itself, and that is of the shape of `T`.
///
/// # Errors
///
/// Where reading a `T` gives one.
pub fn open<'t, T: Read<'t>>(value: Value<'t>) -> Result<Src<Value<'t>>, ReadError> {
    T::read(value)?;
    Ok(Src::of(value))
}

/// A number whose value is an integer.
///
/// # Errors
///
/// If the value is no number, or one with a fraction.
pub fn integer(value: Value<'_>) -> Result<Src<Number<'_>>, ReadError> {
    match value.number().map(Integer::check) {
        Some(Ok(())) => Read::read(value),
        _ => Err(expected(value, "an integer")),
    }
}
