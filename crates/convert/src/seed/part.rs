//! What parts hold, as far as it decides whether they can be said.

use std::borrow::Cow;

use exact_json::{Text, Value};

use super::check::is_base64;

/// The text of a member.
pub(crate) fn text<'t>(value: Value<'t>, name: &str) -> Option<Cow<'t, str>> {
    value.get(name).and_then(Value::text).map(Text::decode)
}

/// Whether a member is a text that says something.
pub(crate) fn says(value: Value<'_>, name: &str) -> bool {
    text(value, name).is_some_and(|text| !text.trim().is_empty())
}

/// Whether a resource is a text, and nothing else.
pub(crate) fn is_attached(resource: Value<'_>) -> bool {
    resource.get("blob").is_none() && says(resource, "text")
}

/// Whether a member is bytes in Base64.
pub(crate) fn holds(value: Value<'_>, name: &str) -> bool {
    text(value, name).is_some_and(|bytes| is_base64(&bytes))
}

/// Whether a part or a resource is of one of these types.
pub(crate) fn is_of(value: Value<'_>, types: &[&str]) -> bool {
    text(value, "mimeType").is_some_and(|mime| types.contains(&&*mime))
}

/// The types of images that are taken.
pub(crate) const IMAGES: &[&str] = &["image/png", "image/jpeg", "image/gif", "image/webp"];

/// The type of documents that are taken.
pub(crate) const DOCUMENT: &[&str] = &["application/pdf"];
