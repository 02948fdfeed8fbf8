//! The text of a value: as it stands in the source, or built from what a deserializer gives.

use super::{NUMBER, RAW_VALUE};
use crate::scan::MAX_DEPTH;
use crate::write::quote;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

/// Whether an error type is `serde_json`'s, and so the other side `serde_json`.
pub(crate) fn is_serde_json<E>() -> bool {
    typeid::of::<E>() == typeid::of::<serde_json::Error>()
}

/// Whether `serde_json` keeps the text of numbers in this build, whoever asked for that.
pub(super) fn arbitrary_precision() -> bool {
    static ON: OnceLock<bool> = OnceLock::new();
    *ON.get_or_init(|| serde_json::from_str::<serde_json::Number>("1e400").is_ok())
}

/// The text of a value; not yet scanned.
pub(crate) struct RawText<'de> {
    pub(crate) text: Cow<'de, str>,
    /// Whether it is the source's own text.
    pub(crate) verbatim: bool,
}

impl<'de> serde::Deserialize<'de> for RawText<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_newtype_struct(RAW_VALUE, Probe)
    }
}

impl RawText<'_> {
    /// The text that `build` writes.
    fn built<E>(build: impl FnOnce(Builder<'_>) -> Result<(), E>) -> Result<Self, E> {
        let mut text = String::new();
        build(Builder { out: &mut text, depth: 0 })?;
        Ok(Self { text: text.into(), verbatim: false })
    }
}

/// Takes the raw text if it is offered, else builds it.
struct Probe;

impl<'de> Visitor<'de> for Probe {
    type Value = RawText<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let name = map.next_key_seed(Name)?;
        if name.as_deref() == Some(RAW_VALUE) && is_serde_json::<A::Error>() {
            return Ok(RawText { text: map.next_value_seed(Str)?, verbatim: true });
        }
        RawText::built(|builder| builder.members(name, map))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<Self::Value, D::Error> {
        RawText::built(|builder| inner.deserialize_any(builder))
    }

    fn visit_some<D: Deserializer<'de>>(self, inner: D) -> Result<Self::Value, D::Error> {
        RawText::built(|builder| inner.deserialize_any(builder))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Self::Value, A::Error> {
        RawText::built(|builder| builder.visit_seq(seq))
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        RawText::built(|builder| builder.visit_unit())
    }

    fn visit_none<E: Error>(self) -> Result<Self::Value, E> {
        RawText::built(|builder| builder.visit_none())
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Self::Value, E> {
        RawText::built(|builder| builder.visit_bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Self::Value, E> {
        RawText::built(|builder| builder.visit_i64(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Self::Value, E> {
        RawText::built(|builder| builder.visit_u64(value))
    }

    fn visit_i128<E: Error>(self, value: i128) -> Result<Self::Value, E> {
        RawText::built(|builder| builder.visit_i128(value))
    }

    fn visit_u128<E: Error>(self, value: u128) -> Result<Self::Value, E> {
        RawText::built(|builder| builder.visit_u128(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Self::Value, E> {
        RawText::built(|builder| builder.visit_f64(value))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Self::Value, E> {
        RawText::built(|builder| builder.visit_str(value))
    }
}

/// Appends the JSON text of whatever a self-describing deserializer holds.
struct Builder<'o> {
    out: &'o mut String,
    /// How many containers are around.
    depth: usize,
}

impl Builder<'_> {
    /// Inside a container; refused before recursion goes deeper than the scanner would allow.
    fn inside<E: Error>(&mut self) -> Result<Builder<'_>, E> {
        if self.depth == MAX_DEPTH {
            return Err(E::custom("found another level, expected at most 128 levels of nesting"));
        }
        Ok(Builder { out: self.out, depth: self.depth + 1 })
    }

    /// An object whose first name has been read; or a number in the form of `arbitrary_precision`.
    fn members<'de, A: MapAccess<'de>>(
        mut self,
        first: Option<Cow<'de, str>>,
        mut map: A,
    ) -> Result<(), A::Error> {
        let is_number = first.as_deref() == Some(NUMBER);
        if is_number && is_serde_json::<A::Error>() && arbitrary_precision() {
            // The scan that follows checks that it is a number.
            self.out.push_str(&map.next_value_seed(Str)?);
            return Ok(());
        }
        let mut before = '{';
        let mut name = first;
        while let Some(there) = name {
            self.out.push(before);
            quote(self.out, &there);
            self.out.push(':');
            map.next_value_seed(self.inside()?)?;
            name = map.next_key_seed(Name)?;
            before = ',';
        }
        self.out.push_str(if before == '{' { "{}" } else { "}" });
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for Builder<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Builder<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<(), E> {
        push_display(self.out, value);
        Ok(())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<(), E> {
        push_display(self.out, value);
        Ok(())
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<(), E> {
        push_display(self.out, value);
        Ok(())
    }

    fn visit_i128<E: Error>(self, value: i128) -> Result<(), E> {
        push_display(self.out, value);
        Ok(())
    }

    fn visit_u128<E: Error>(self, value: u128) -> Result<(), E> {
        push_display(self.out, value);
        Ok(())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<(), E> {
        if !value.is_finite() {
            return Err(E::custom(format_args!("found {value}, expected a number that JSON has")));
        }
        // Debug keeps the point of 1.0, so that a float stays apart from an integer.
        push_display(self.out, format_args!("{value:?}"));
        Ok(())
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<(), E> {
        quote(self.out, value);
        Ok(())
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        self.out.push_str("null");
        Ok(())
    }

    fn visit_none<E: Error>(self) -> Result<(), E> {
        self.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, inner: D) -> Result<(), D::Error> {
        inner.deserialize_any(self)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<(), D::Error> {
        inner.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut seq: A) -> Result<(), A::Error> {
        let mut before = '[';
        loop {
            let end = self.out.len();
            self.out.push(before);
            if seq.next_element_seed(self.inside()?)?.is_none() {
                self.out.truncate(end);
                break;
            }
            before = ',';
        }
        self.out.push_str(if before == '[' { "[]" } else { "]" });
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let first = map.next_key_seed(Name)?;
        self.members(first, map)
    }
}

fn push_display(out: &mut String, value: impl fmt::Display) {
    use fmt::Write;
    // Writing to a String cannot fail.
    let _ = write!(out, "{value}");
}

/// A string, borrowed where it can be.
pub(super) struct Str;

impl<'de> DeserializeSeed<'de> for Str {
    type Value = Cow<'de, str>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_str(self)
    }
}

/// A member's name. Asked for as whatever it is, so that YAML's `1: 2` is refused and not made a string.
struct Name;

impl<'de> DeserializeSeed<'de> for Name {
    type Value = Cow<'de, str>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_any(Str)
    }
}

impl<'de> Visitor<'de> for Str {
    type Value = Cow<'de, str>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(Cow::Borrowed(text))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Cow::Owned(text.to_owned()))
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Self::Value, E> {
        Ok(Cow::Owned(text))
    }
}
