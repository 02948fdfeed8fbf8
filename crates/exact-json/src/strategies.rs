//! Small, quick strategies that generated models build theirs of, for the feature `proptest`.
//!
//! `any::<Json>()` and its like reach for every corner of JSON; a document has hundreds of values, and here
//! each is small, so that hundreds of documents a second can be made.

use crate::json::{Json, Object};
use crate::read::Nullable;
use crate::scalar::Number;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

/// Text: a few characters, odd ones among them.
pub fn text() -> BoxedStrategy<String> {
    let odd =
        select(vec!['"', '\\', '/', '\n', '\u{0}', '\u{7f}', 'é', '\u{2028}', '\u{feff}', '😀']);
    let characters = prop_oneof![8 => proptest::char::range(' ', '~'), 1 => odd];
    vec(characters, 0..6).prop_map(String::from_iter).boxed()
}

/// Open JSON: scalars of odd spellings, and small containers of them.
pub fn json() -> BoxedStrategy<Json> {
    let leaf = prop_oneof![
        4 => select(SCALARS).prop_map(str::to_owned),
        2 => text().prop_map(|text| Json::from(text).to_string()),
    ];
    let items = vec(leaf.clone(), 1..3).prop_map(|items| format!("[{}]", items.join(",")));
    prop_oneof![5 => leaf, 1 => items]
        .prop_filter_map("the strategy writes strict JSON", |text| Json::parse(&text).ok())
        .boxed()
}

const SCALARS: &[&str] = &[
    "null",
    "true",
    "false",
    "0",
    "-0",
    "1.0",
    "1e2",
    "1E-2",
    "-12.50",
    "12345678901234567890123",
    "[]",
    "{}",
    r#"{"a":{"b":[1.00]}}"#,
    r#""caf\u00e9""#,
    r#"{"z":1,"a":null}"#,
];

/// A number within the range of doubles, so that other readers of the document can tell its value.
pub fn number() -> BoxedStrategy<Number> {
    let texts = prop_oneof![
        any::<i32>().prop_map(|number| number.to_string()),
        select(vec!["0.5", "1.50", "1e3", "-0", "12345678901234567890123"]).prop_map(str::to_owned),
    ];
    texts.prop_filter_map("each is a number", |text| Number::try_from(text).ok()).boxed()
}

/// An open map of a few members, in any order.
pub fn object() -> BoxedStrategy<Object> {
    vec((text(), json()), 0..3)
        .prop_map(|members| {
            let mut object = Object::new();
            for (name, value) in members {
                object.insert(name, value);
            }
            object
        })
        .boxed()
}

/// Members of an open object beside those it names: mostly none.
pub fn extra(known: &'static [&'static str]) -> BoxedStrategy<Object> {
    let some = object().prop_map(move |mut object| {
        for name in known {
            object.remove(name);
        }
        object
    });
    prop_oneof![3 => Just(Object::new()), 1 => some].boxed()
}

/// A member that may be absent.
pub fn maybe<T: std::fmt::Debug + 'static>(
    value: impl Strategy<Value = T> + 'static,
) -> BoxedStrategy<Option<T>> {
    option::weighted(0.5, value).boxed()
}

/// A value that may be null.
pub fn nullable<T: std::fmt::Debug + 'static>(
    value: impl Strategy<Value = T> + 'static,
) -> BoxedStrategy<Nullable<T>> {
    maybe(value).prop_map(|value| value.map_or(Nullable::Null, Nullable::Value)).boxed()
}

/// An array of a few items, or none.
pub fn list<T: std::fmt::Debug + 'static>(
    item: impl Strategy<Value = T> + 'static,
) -> BoxedStrategy<Vec<T>> {
    vec(item, 0..3).boxed()
}

/// An object whose member `tag` is any text, kept whole.
pub fn unknown(tag: &'static str) -> BoxedStrategy<Json> {
    (text(), object(), any::<bool>())
        .prop_filter_map("the strategy writes strict JSON", move |(value, mut members, last)| {
            members.remove(tag);
            let mut object = if last { members.clone() } else { Object::new() };
            object.insert(tag, Json::from(value));
            for (name, value) in members {
                object.insert(name, value);
            }
            Json::parse(&object.to_text()).ok()
        })
        .boxed()
}

/// Text of a regular expression, as a type that accepts it.
///
/// An expression that proptest cannot read gives text of any kind, which the type then filters.
pub fn text_of<T: TryFrom<String> + std::fmt::Debug + 'static>(
    expression: &str,
) -> BoxedStrategy<T> {
    let texts = proptest::string::string_regex(expression).map_or_else(|_| text(), Strategy::boxed);
    texts.prop_filter_map("the text fits its type", |text| T::try_from(text).ok()).boxed()
}
