//! Strategies for the scalars and for open JSON, for the feature `proptest`.
//!
//! What they make reaches for the corners: odd spellings of numbers, escapes, empty containers.

use crate::digest::Sha256;
use crate::json::{Json, Object};
use crate::read::Nullable;
use crate::scalar::{Digest, Integer, Number, Timestamp, Uri, UrnUuid};
use crate::write::quote;
use proptest::prelude::*;
use std::collections::BTreeMap;

/// Implements `Arbitrary` by a strategy of texts and a constructor.
macro_rules! arbitrary {
    ($($type:ty: $strategy:expr),+ $(,)?) => {$(
        impl Arbitrary for $type {
            type Parameters = ();
            type Strategy = BoxedStrategy<Self>;

            fn arbitrary_with((): ()) -> Self::Strategy {
                $strategy
            }
        }
    )+};
}

arbitrary! {
    Json: json(),
    Object: object(),
    Timestamp: made(timestamps()),
    Uri: made(uris()),
    UrnUuid: any::<u128>().prop_map(|bits| uuid::Uuid::from_u128(bits).into()).boxed(),
    Digest: made(any::<[u8; 32]>().prop_map(|bytes| Sha256::new(bytes).to_ocp())),
    Integer: made(integers()),
    Number: made(numbers()),
}

impl<T: Arbitrary + Clone + 'static> Arbitrary for Nullable<T> {
    type Parameters = T::Parameters;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(parameters: Self::Parameters) -> Self::Strategy {
        let values = any_with::<T>(parameters).prop_map(Self::Value);
        prop_oneof![1 => Just(Self::Null), 3 => values].boxed()
    }
}

/// Values of a type that is made from text, from texts that it accepts.
fn made<T>(texts: impl Strategy<Value = String> + 'static) -> BoxedStrategy<T>
where
    T: TryFrom<String> + std::fmt::Debug + 'static,
{
    texts
        .prop_filter_map("the strategy's text fits its type", |text| T::try_from(text).ok())
        .boxed()
}

fn json() -> BoxedStrategy<Json> {
    let texts = scalars().prop_recursive(4, 32, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6)
                .prop_map(|items| format!("[{}]", items.join(", "))),
            prop::collection::btree_map(strings(), inner, 0..6)
                .prop_map(|members| braces(&members)),
        ]
    });
    texts.prop_filter_map("the strategy writes strict JSON", |text| Json::parse(&text).ok()).boxed()
}

fn object() -> BoxedStrategy<Object> {
    let members = prop::collection::btree_map(any::<String>(), json(), 0..5);
    let shuffled =
        members.prop_map(|members| members.into_iter().collect::<Vec<_>>()).prop_shuffle();
    shuffled
        .prop_filter_map("a map has each name once", |members| Object::try_from(members).ok())
        .boxed()
}

/// JSON text of an object whose names are JSON strings; different spellings of one name may meet,
/// and are then filtered out.
fn braces(members: &BTreeMap<String, String>) -> String {
    let members: Vec<_> = members.iter().map(|(name, value)| format!("{name}: {value}")).collect();
    format!("{{{}}}", members.join(","))
}

fn scalars() -> impl Strategy<Value = String> {
    prop_oneof![
        1 => prop::sample::select(vec!["null", "true", "false", "[]", "{}"]).prop_map(str::to_owned),
        2 => strings(),
        2 => numbers(),
    ]
}

fn strings() -> impl Strategy<Value = String> {
    let plain = any::<String>().prop_map(|text| {
        let mut out = String::new();
        quote(&mut out, &text);
        out
    });
    prop_oneof![3 => plain, 1 => r#""[a-c]{0,2}(\\u00[46][0-9a-f]|\\/|\\ud83d\\ude00|é)?""#]
}

fn numbers() -> impl Strategy<Value = String> {
    prop_oneof![
        integers(),
        any::<f64>()
            .prop_filter("JSON has no NaN", |n| n.is_finite())
            .prop_map(|n| format!("{n:?}")),
        r"-?(0|[1-9][0-9]{0,30})(\.[0-9]{1,20})?([eE][+-]?[0-9]{1,3})?",
    ]
}

fn integers() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<u64>().prop_map(|n| n.to_string()),
        any::<i64>().prop_map(|n| n.to_string()),
        r"-?(0|[1-9][0-9]{0,30})(\.0{1,3})?",
        r"-?[1-9](\.[0-9])?[eE]\+?[1-9]",
    ]
}

fn timestamps() -> impl Strategy<Value = String> {
    let date = (0..=9999, 1..=12, 1..=28).prop_map(|(y, m, d)| format!("{y:04}-{m:02}-{d:02}"));
    let time = (0..24, 0..60, 0..60).prop_map(|(h, m, s)| format!("{h:02}:{m:02}:{s:02}"));
    let offset = (prop::sample::select(vec!['+', '-']), 0..24, 0..60)
        .prop_map(|(sign, h, m)| format!("{sign}{h:02}:{m:02}"));
    let zone = prop_oneof![Just("Z".to_owned()), offset];
    (date, time, r"(\.[0-9]{1,12})?", zone)
        .prop_map(|(date, time, fraction, zone)| format!("{date}T{time}{fraction}{zone}"))
}

fn uris() -> impl Strategy<Value = String> {
    prop_oneof![
        r"https?://[a-z]{1,8}\.example(:[0-9]{1,4})?(/[a-zA-Z0-9._~-]{0,8}){0,3}(\?[a-z]=[0-9])?",
        r"urn:[a-z][a-z0-9]{1,6}:[a-z0-9]{1,12}",
        r"(HTTPS|Git\+ssh|file)://[A-Z]{1,4}/(%7[eE]|\.\./)?[a-z]{0,3}",
    ]
}
