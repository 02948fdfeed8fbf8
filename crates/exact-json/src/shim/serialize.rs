//! Text to a serializer: verbatim to `serde_json`, by structure to any other.

use super::raw_text::arbitrary_precision;
use super::{NUMBER, RAW_VALUE, is_serde_json};
use crate::json::{Json, Object};
use crate::number;
use crate::tape::{Kind, Value};
use serde::ser::{Error, Serialize, SerializeMap, SerializeSeq, SerializeStruct, Serializer};

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if takes_text::<S>() && !builds_value::<S>() {
            return verbatim(self.as_text(), serializer);
        }
        self.with(|value| value.serialize(serializer))
    }
}

impl Serialize for Value<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !takes_text::<S>() {
            return Structure(*self).serialize(serializer);
        }
        if builds_value::<S>() {
            fits_value(*self).map_err(S::Error::custom)?;
        }
        verbatim(&self.compact(), serializer)
    }
}

impl Serialize for Object {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.len()))?;
        for (name, value) in self.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// A number as it is spelled.
pub(crate) fn serialize_number<S: Serializer>(
    text: &str,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    if !takes_text::<S>() {
        return number_by_value(text, serializer);
    }
    if builds_value::<S>() {
        number_fits_value(text).map_err(S::Error::custom)?;
    }
    verbatim(text, serializer)
}

fn verbatim<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    let mut raw = serializer.serialize_struct(RAW_VALUE, 1)?;
    raw.serialize_field(RAW_VALUE, text)?;
    raw.end()
}

/// Whether the serializer is `serde_json`'s and will see the name by which it takes text.
///
/// serde's own adapters for `flatten` and internally tagged types pass members on one by one, and
/// would write that name out.
fn takes_text<S: Serializer>() -> bool {
    let adapters = ["FlatMapSerializer", "TaggedSerializer"];
    let name = std::any::type_name::<S>();
    is_serde_json::<S::Error>() && !adapters.iter().any(|adapter| name.contains(adapter))
}

/// Whether the serializer makes a [`serde_json::Value`].
fn builds_value<S: Serializer>() -> bool {
    typeid::of::<S::Ok>() == typeid::of::<serde_json::Value>()
}

/// A `Value` would round numbers, and be fooled by the names that `serde_json` gives a meaning: say so.
fn fits_value(value: Value<'_>) -> Result<(), String> {
    for value in value.subtree() {
        match value.kind() {
            Kind::Number => number_fits_value(value.raw())?,
            Kind::Key if [RAW_VALUE, NUMBER].contains(&&*value.decoded()) => {
                return Err(format!(
                    "the name {} has a meaning of its own to serde_json",
                    value.raw()
                ));
            }
            _ => {}
        }
    }
    Ok(())
}

fn number_fits_value(text: &str) -> Result<(), String> {
    let fits = arbitrary_precision()
        || text.parse::<i64>().is_ok()
        || text.parse::<u64>().is_ok()
        || number::to_exact_f64(text).is_some();
    if fits { Ok(()) } else { Err(format!("serde_json::Value cannot hold {text} exactly")) }
}

fn number_by_value<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    // Integers are those written as integers: 1.0 stays a float. Minus zero is one, too.
    let written_as_integer = text != "-0" && !text.contains(['.', 'e', 'E']);
    if written_as_integer {
        if let Ok(value) = text.parse::<i64>() {
            return serializer.serialize_i64(value);
        }
        if let Ok(value) = text.parse::<u64>() {
            return serializer.serialize_u64(value);
        }
        if let Ok(value) = text.parse::<i128>() {
            return serializer.serialize_i128(value);
        }
    }
    match number::to_exact_f64(text) {
        Some(value) => serializer.serialize_f64(value),
        None => Err(S::Error::custom(format_args!("this format cannot carry {text} exactly"))),
    }
}

/// A value that describes itself to a serializer.
struct Structure<'t>(Value<'t>);

impl Serialize for Structure<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let value = self.0;
        match value.kind() {
            Kind::Null => serializer.serialize_unit(),
            Kind::True => serializer.serialize_bool(true),
            Kind::False => serializer.serialize_bool(false),
            Kind::Number => number_by_value(value.raw(), serializer),
            Kind::String | Kind::Key => serializer.serialize_str(&value.decoded()),
            Kind::Array => {
                let mut seq = serializer.serialize_seq(Some(value.len()))?;
                for item in value.items() {
                    seq.serialize_element(&Structure(item))?;
                }
                seq.end()
            }
            Kind::Object => {
                let mut map = serializer.serialize_map(Some(value.len()))?;
                for (key, member) in value.members() {
                    map.serialize_entry(&*key.decode(), &Structure(member))?;
                }
                map.end()
            }
        }
    }
}
