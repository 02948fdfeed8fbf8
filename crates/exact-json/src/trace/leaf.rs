//! The values of target leaves: text, numbers, open JSON.

use std::borrow::Cow;

use super::out::Out;
use crate::read::{Read, ReadError, expected};
use crate::write::quote;
use crate::{Json, Key, Kind, Nullable, Text, Value};

/// A value that writes itself as compact JSON text.
pub trait Leaf {
    /// Appends the JSON text, and says how many leaves it is: 1, but for open JSON.
    fn put(&self, out: &mut String) -> u64;

    /// Whether the value opens more than `limit` containers inside one another.
    fn deeper_than(&self, _limit: usize) -> bool {
        false
    }
}

/// The value of every string leaf of a target: text in its source's spelling, or text of our own.
///
/// ```
/// use exact_json::trace::{Leaf, Str};
///
/// let mut out = String::new();
/// Str::from("tab\t").put(&mut out);
/// assert_eq!(out, r#""tab\t""#);
/// ```
#[derive(Clone, Debug)]
pub enum Str<'t> {
    /// As the source spells it: it is copied without decoding.
    Spelled(Text<'t>),
    /// Our own.
    Owned(String),
    /// Our own, known when the mapping was written.
    Static(&'static str),
}

impl Str<'_> {
    /// The text itself.
    #[must_use]
    pub fn decode(&self) -> Cow<'_, str> {
        match self {
            Self::Spelled(text) => text.decode(),
            Self::Owned(text) => Cow::Borrowed(text),
            Self::Static(text) => Cow::Borrowed(text),
        }
    }
}

impl<'t> From<Text<'t>> for Str<'t> {
    fn from(text: Text<'t>) -> Self {
        Self::Spelled(text)
    }
}

impl<'t> From<Key<'t>> for Str<'t> {
    fn from(key: Key<'t>) -> Self {
        Self::Spelled(key.text())
    }
}

impl From<String> for Str<'_> {
    fn from(text: String) -> Self {
        Self::Owned(text)
    }
}

impl From<&'static str> for Str<'_> {
    fn from(text: &'static str) -> Self {
        Self::Static(text)
    }
}

impl Leaf for Str<'_> {
    #[inline]
    fn put(&self, out: &mut String) -> u64 {
        match self {
            Self::Spelled(text) => return text.put(out),
            Self::Owned(text) => quote(out, text),
            Self::Static(text) => quote(out, text),
        }
        1
    }
}

impl Leaf for Text<'_> {
    #[inline]
    fn put(&self, out: &mut String) -> u64 {
        out.push_str(self.quoted());
        1
    }
}

/// The value of a number leaf, in its source's spelling or our own.
#[derive(Clone, Debug)]
pub enum Number<'t> {
    /// As the source spells it.
    Spelled(&'t str),
    /// Our own.
    Own(i128),
}

impl<'t> Read<'t> for Number<'t> {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        value.number().map(Self::Spelled).ok_or_else(|| expected(value, "a number"))
    }
}

macro_rules! numbers {
    ($($int:ty),*) => {$(
        impl From<$int> for Number<'_> {
            fn from(number: $int) -> Self {
                Self::Own(number.into())
            }
        }

        impl Leaf for $int {
            fn put(&self, out: &mut String) -> u64 {
                Number::from(*self).put(out)
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, i32, i64);

impl Leaf for Number<'_> {
    fn put(&self, out: &mut String) -> u64 {
        use std::fmt::Write as _;
        match self {
            Self::Spelled(text) => out.push_str(text),
            // Writing to a string does not fail.
            Self::Own(number) => drop(write!(out, "{number}")),
        }
        1
    }
}

/// The value of a leaf that is null.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Null;

impl Leaf for Null {
    fn put(&self, out: &mut String) -> u64 {
        out.push_str("null");
        1
    }
}

impl<T: Leaf> Leaf for Nullable<T> {
    fn put(&self, out: &mut String) -> u64 {
        match self {
            Self::Null => Null.put(out),
            Self::Value(value) => value.put(out),
        }
    }
}

impl Leaf for bool {
    fn put(&self, out: &mut String) -> u64 {
        out.push_str(if *self { "true" } else { "false" });
        1
    }
}

impl Leaf for str {
    fn put(&self, out: &mut String) -> u64 {
        quote(out, self);
        1
    }
}

impl Leaf for String {
    fn put(&self, out: &mut String) -> u64 {
        self.as_str().put(out)
    }
}

impl Leaf for Cow<'_, str> {
    fn put(&self, out: &mut String) -> u64 {
        (**self).put(out)
    }
}

impl<T: Leaf + ?Sized> Leaf for &T {
    fn put(&self, out: &mut String) -> u64 {
        (**self).put(out)
    }

    fn deeper_than(&self, limit: usize) -> bool {
        (**self).deeper_than(limit)
    }
}

impl Leaf for Value<'_> {
    #[inline]
    fn put(&self, out: &mut String) -> u64 {
        self.compact_into(out);
        self.leaves()
    }

    fn deeper_than(&self, limit: usize) -> bool {
        deeper_than(*self, limit)
    }
}

impl Leaf for Json {
    fn put(&self, out: &mut String) -> u64 {
        out.push_str(self.as_text());
        #[allow(
            clippy::redundant_closure_for_method_calls,
            reason = "the path is bound to one lifetime"
        )]
        self.with(|value| value.leaves())
    }

    fn deeper_than(&self, limit: usize) -> bool {
        self.with(|value| deeper_than(value, limit))
    }
}

/// Counts open containers without recursion: by the ends of those that are open.
fn deeper_than(value: Value<'_>, limit: usize) -> bool {
    let nodes = value.tape().nodes();
    let first = value.index() as usize;
    let end = nodes.get(first).map_or(first, |node| node.next() as usize);
    if end.saturating_sub(first) <= limit {
        return false;
    }
    let mut open: Vec<usize> = Vec::new();
    for (index, node) in nodes.iter().enumerate().take(end).skip(first) {
        while open.last().is_some_and(|&end| end <= index) {
            open.pop();
        }
        if matches!(node.kind(), Kind::Array | Kind::Object) {
            open.push(node.next() as usize);
            if open.len() > limit {
                return true;
            }
        }
    }
    false
}

/// Open JSON in a target: a value kept whole, or a container whose leaves have origins of their own.
///
/// ```
/// use exact_json::trace::{Open, Out, Str};
///
/// let hint = Open::Object(vec![(Str::from("path"), Out::constant(Str::from("a")).into())]);
/// # let _ = hint;
/// ```
#[derive(Clone, Debug)]
pub enum Open<'t> {
    /// A value of the source.
    Value(Out<Value<'t>>),
    /// A value of our own.
    Json(Out<Json>),
    /// A string.
    Text(Out<Str<'t>>),
    /// A number.
    Number(Out<Number<'t>>),
    /// A boolean.
    Bool(Out<bool>),
    /// A null.
    Null(Out<Null>),
    /// An object of members, each with its origins; without members a constant `{}`.
    Object(Vec<(Str<'t>, Open<'t>)>),
    /// An array of items, each with its origins; without items a constant `[]`.
    Array(Vec<Open<'t>>),
}

macro_rules! open_from {
    ($($type:ty => $variant:ident),*) => {$(
        impl<'t> From<Out<$type>> for Open<'t> {
            fn from(out: Out<$type>) -> Self {
                Self::$variant(out)
            }
        }
    )*};
}

open_from!(Value<'t> => Value, Json => Json, Str<'t> => Text, Number<'t> => Number, bool => Bool, Null => Null);
