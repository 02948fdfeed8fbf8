//! When two ids, and two revisions, are the same.

use std::borrow::Cow;

use exact_json::{Integer, UrnUuid};

/// What ids are compared by: of a `urn:uuid:` URN, whose case does not count, the text in small letters.
pub(super) fn key(id: &UrnUuid) -> Cow<'_, str> {
    let text = id.as_str();
    let has_capitals = text.bytes().any(|byte| byte.is_ascii_uppercase());
    if has_capitals && id.to_uuid().is_some() {
        Cow::Owned(text.to_ascii_lowercase())
    } else {
        Cow::Borrowed(text)
    }
}

/// Whether two texts are the same id, as far as [`key`] goes.
pub(super) fn is_same(one: &str, other: &str) -> bool {
    one == other
        || one.eq_ignore_ascii_case(other)
            && UrnUuid::try_from(one).is_ok_and(|id| id.to_uuid().is_some())
}

/// What revisions are compared by: `1.0` is `1`.
pub(super) fn revision(revision: &Integer) -> Cow<'_, str> {
    let number = revision.as_i128().map(|number| Cow::Owned(number.to_string()));
    number.unwrap_or(Cow::Borrowed(revision.as_str()))
}
