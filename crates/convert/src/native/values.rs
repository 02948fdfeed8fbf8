//! What values of native formats are, of whose shapes nothing is promised.

use exact_json::{Kind, Text, Value};

/// A value that is a string.
pub(crate) fn text(value: Value<'_>) -> Option<Text<'_>> {
    (value.kind() == Kind::String).then(|| value.text())?
}

/// A string that can name something: not an empty one, and not one of which a part is lost. Lone
/// surrogates are read as U+FFFD, so that names that differ only in them would become one.
pub(crate) fn id(value: Value<'_>) -> Option<Text<'_>> {
    text(value).filter(|text| is_id(*text))
}

/// Whether a text can name something: see [`id`].
pub(crate) fn is_id(text: Text<'_>) -> bool {
    let raw = text.raw();
    let is_plain = raw.bytes().all(|byte| byte.is_ascii() && byte != b'\\');
    !raw.is_empty() && (is_plain || !text.decode().contains('\u{FFFD}'))
}

/// A value that is an object.
pub(crate) fn object(value: Value<'_>) -> Option<Value<'_>> {
    (value.kind() == Kind::Object).then_some(value)
}
