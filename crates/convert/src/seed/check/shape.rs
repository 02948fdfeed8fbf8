//! What both interfaces ask of values.

use exact_json::{Kind, Text, Value};

/// Says what is wrong.
pub(super) type Checked = Result<(), String>;

/// That an object has these members and no other.
pub(super) fn members(value: Value<'_>, required: &[&str], optional: &[&str]) -> Checked {
    if value.kind() != Kind::Object {
        return Err("it is no object".to_owned());
    }
    for name in required {
        if value.get(name).is_none() {
            return Err(format!("it has no {name}"));
        }
    }
    let is_known =
        |key: &exact_json::Key<'_>| required.iter().chain(optional).any(|name| key.is(name));
    match value.members().map(|(key, _)| key).find(|key| !is_known(key)) {
        Some(key) => Err(format!("it has the member {:?}", key.text().decode())),
        None => Ok(()),
    }
}

/// The text of a member.
pub(super) fn text(value: Value<'_>, name: &str) -> Result<String, String> {
    let text = value.get(name).and_then(Value::text).map(Text::decode);
    text.map(std::borrow::Cow::into_owned).ok_or_else(|| format!("its {name} is no text"))
}

/// The text of a member, which says something.
pub(super) fn words(value: Value<'_>, name: &str) -> Result<String, String> {
    let text = text(value, name)?;
    if text.trim().is_empty() { Err(format!("its {name} is blank")) } else { Ok(text) }
}

/// That a member is this text.
pub(super) fn constant(value: Value<'_>, name: &str, wanted: &str) -> Checked {
    match text(value, name)? {
        found if found == wanted => Ok(()),
        found => Err(format!("its {name} is {found:?}, and not {wanted:?}")),
    }
}

/// That a member is bytes in Base64.
pub(super) fn base64(value: Value<'_>, name: &str) -> Checked {
    let data = text(value, name)?;
    if is_base64(&data) { Ok(()) } else { Err(format!("its {name} is not in Base64")) }
}

/// Whether a text is bytes, one at least, in Base64.
pub(crate) fn is_base64(text: &str) -> bool {
    let digits = text.trim_end_matches('=');
    let is_digit = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/');
    !digits.is_empty()
        && text.len().is_multiple_of(4)
        && text.len() - digits.len() <= 2
        && digits.bytes().all(is_digit)
}

/// A block or a part of a text that says something.
pub(super) fn says(block: Value<'_>) -> Checked {
    members(block, &["type", "text"], &[])?;
    constant(block, "type", "text")?;
    words(block, "text").map(drop)
}
