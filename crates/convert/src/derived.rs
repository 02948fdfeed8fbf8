//! How derived values are made: the mappings make them here, and the audit makes them again.

use exact_json::digest::{Sha256, sha256};
use exact_json::{Json, Object};
use uuid::Uuid;

/// The UUIDs of this project's mappings: version 5 of its address, as a URL.
const NAMESPACE: &[u8] = b"https://github.com/opencheckpoint/opencheckpoint-rs";

/// The id of what a mapping made of a source: the same source, mapping and options give the same.
pub(crate) fn identity(source: Sha256, mapping: &str, version: &str, options: &Object) -> Uuid {
    let options: Vec<String> =
        options.iter().map(|(name, value)| format!("{name}={}\n", Json::as_text(value))).collect();
    let name = format!("{}\n{mapping} {version}\n{}", source.to_ocp(), options.concat());
    let namespace = Uuid::new_v5(&Uuid::NAMESPACE_URL, NAMESPACE);
    Uuid::new_v5(&namespace, name.as_bytes())
}

/// How much of an unsafe name is kept to be recognised by.
const RECOGNISABLE: usize = 48;

/// Whether each byte of a name may stand in a local id.
pub(crate) fn is_safe(name: &str) -> bool {
    name.bytes().all(is_safe_byte)
}

fn is_safe_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b':' | b'-')
}

/// What stands for a name that is too long, or has characters that a local id may not have: something
/// to recognise it by, and enough of its hash to tell it from every other.
pub(crate) fn safe_name(name: &str) -> String {
    let mut stem = String::with_capacity(RECOGNISABLE + 17);
    for character in name.chars().take(RECOGNISABLE) {
        let byte = u8::try_from(u32::from(character)).unwrap_or(b' ');
        stem.push(if is_safe_byte(byte) { char::from(byte) } else { '-' });
    }
    let hash = sha256(name.as_bytes()).hex();
    stem.push('.');
    stem.push_str(hash.get(..16).unwrap_or(&hash));
    stem
}

/// The mark of a text of the mapping's own that the source has too: sixteen letters made of the
/// source's digest, which it cannot quote. Letters alone: a list of counts is read for its numbers.
pub(crate) fn mark(digest: &str) -> String {
    let letters = digest.bytes().take(16).map(|byte| match byte {
        b'0'..=b'9' => char::from(b'g' + (byte - b'0')),
        _ => char::from(byte),
    });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_letters_alone() {
        assert_eq!(mark("8a5edab282632443219e051e"), "oaledabioimjikkj");
    }

    #[test]
    fn an_unsafe_name_is_recognised_and_told_from_others() {
        let (one, other) = (safe_name("a b"), safe_name("a/b"));
        assert!(one.starts_with("a-b.") && other.starts_with("a-b.") && one != other);
        assert!(is_safe(&one) && !is_safe("a b"));
        assert_eq!(safe_name(&"x".repeat(200)).len(), 48 + 17);
    }
}
