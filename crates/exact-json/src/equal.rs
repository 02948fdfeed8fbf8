//! When two JSON values are the same.

use crate::number;
use crate::tape::{Kind, Value};
use std::borrow::Cow;
use std::hash::{BuildHasher, Hash, Hasher};

/// Whether two values are JSON-equal.
///
/// Same type; strings by code point; numbers by exact decimal value, so that `1`, `1.0` and `10e-1`
/// are equal and nothing is rounded; arrays in order; objects as sets of members.
///
/// ```
/// use exact_json::{Json, json_eq};
///
/// let one: Json = r#"{"a": 1.0, "b": "\u0041"}"#.parse()?;
/// let two: Json = r#"{"b": "A", "a": 1}"#.parse()?;
/// assert!(one.with(|one| two.with(|two| json_eq(one, two))));
/// # Ok::<(), exact_json::Error>(())
/// ```
#[must_use]
pub fn json_eq(a: Value<'_>, b: Value<'_>) -> bool {
    match (a.kind(), b.kind()) {
        (Kind::Number, Kind::Number) => number::equal(a.raw(), b.raw()),
        (Kind::String | Kind::Key, Kind::String | Kind::Key) => a.text() == b.text(),
        (Kind::Array, Kind::Array) => items_eq(a, b),
        (Kind::Object, Kind::Object) => members_eq(a, b),
        (one, two) => one == two,
    }
}

/// A hash of a value: JSON-equal values have the same, however they are written.
///
/// ```
/// use std::hash::RandomState;
///
/// use exact_json::{Json, json_hash};
///
/// let keys = RandomState::new();
/// let hash = |text: &str| text.parse::<Json>().map(|json| json.with(|json| json_hash(json, &keys)));
/// assert_eq!(hash(r#"{"a": 1.0, "b": "\u0041"}"#)?, hash(r#"{"b": "A", "a": 1}"#)?);
/// assert_ne!(hash("1")?, hash(r#""1""#)?);
/// # Ok::<(), exact_json::Error>(())
/// ```
#[must_use]
pub fn json_hash(value: Value<'_>, keys: &impl BuildHasher) -> u64 {
    let mut hasher = keys.build_hasher();
    value.kind().hash(&mut hasher);
    match value.kind() {
        Kind::String | Kind::Key => {
            if let Some(text) = value.text() {
                text.decode().hash(&mut hasher);
            }
        }
        Kind::Number => number::hash(value.raw(), &mut hasher),
        Kind::Array => value.items().for_each(|item| json_hash(item, keys).hash(&mut hasher)),
        // Members have no order, so that neither has the sum of their hashes.
        Kind::Object => {
            let member = |(key, member): (crate::Key<'_>, Value<'_>)| {
                keys.hash_one((key.decode(), json_hash(member, keys)))
            };
            value.members().map(member).fold(0, u64::wrapping_add).hash(&mut hasher);
        }
        _ => {}
    }
    hasher.finish()
}

fn items_eq(a: Value<'_>, b: Value<'_>) -> bool {
    let (mut a, mut b) = (a.items(), b.items());
    loop {
        match (a.next(), b.next()) {
            (None, None) => return true,
            (Some(a), Some(b)) if json_eq(a, b) => {}
            _ => return false,
        }
    }
}

fn members_eq(a: Value<'_>, b: Value<'_>) -> bool {
    if same_names_in_order(a, b) {
        return a.members().zip(b.members()).all(|((_, a), (_, b))| json_eq(a, b));
    }
    let (a, b) = (sorted(a), sorted(b));
    a.len() == b.len() && a.iter().zip(&b).all(|(a, b)| a.0 == b.0 && json_eq(a.1, b.1))
}

fn same_names_in_order(a: Value<'_>, b: Value<'_>) -> bool {
    let mut a = a.members().map(|(key, _)| key.text());
    let mut b = b.members().map(|(key, _)| key.text());
    loop {
        match (a.next(), b.next()) {
            (None, None) => return true,
            (Some(a), Some(b)) if a == b => {}
            _ => return false,
        }
    }
}

fn sorted(value: Value<'_>) -> Vec<(Cow<'_, str>, Value<'_>)> {
    let mut members: Vec<_> = value.members().map(|(key, member)| (key.decode(), member)).collect();
    members.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    members
}
