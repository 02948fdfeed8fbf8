//! Checking derived values, as far as the files show what they are made of.

use base64::Engine as _;
use exact_json::digest::{Sha256, sha256};
use exact_json::{Kind, Value};

use crate::report::Function;
use crate::steps::Item;

/// What derived values may be made of.
pub(super) struct Known<'k> {
    pub(super) digest: &'k Sha256,
    pub(super) size: u64,
    pub(super) leaves: u64,
    pub(super) records: u64,
}

/// Checks a derived value by its function; `sequence` and `latest-time` are checked elsewhere.
///
/// # Errors
///
/// What would have been right.
pub(super) fn check(
    function: Function,
    value: Value<'_>,
    via: &[Value<'_>],
    known: &Known<'_>,
) -> Result<(), String> {
    let right = match function {
        Function::UuidV5 => text(value).is_some_and(|text| has_uuid_v5(&text)),
        Function::Digest => is_digest(value, via, known),
        Function::Count => is_count(value, known),
        Function::Size => is_size(value, via, known),
        Function::Position => is_position(value),
        Function::Sequence => number(value).is_some() || text(value).is_some(),
        Function::LatestTime => true,
    };
    if right { Ok(()) } else { Err(expected(function).to_owned()) }
}

fn expected(function: Function) -> &'static str {
    match function {
        Function::UuidV5 => "a text with a version 5 UUID",
        Function::Digest => "the digest of the source, or of a value of via",
        Function::Count => {
            "a number not greater than the source's leaves, or a text with such numbers"
        }
        Function::Size => "the size of the source, or of a value of via",
        Function::Position => "an index, or a text that names a place",
        Function::Sequence => "a number, or a text with one",
        Function::LatestTime => "a time",
    }
}

fn text(value: Value<'_>) -> Option<std::borrow::Cow<'_, str>> {
    (value.kind() == Kind::String).then(|| value.text().map(exact_json::Text::decode))?
}

fn number(value: Value<'_>) -> Option<u64> {
    value.as_u64()
}

/// Whether a text ends in, or is, a version 5 UUID.
fn has_uuid_v5(text: &str) -> bool {
    let at = text.len().checked_sub(36);
    let Some(uuid) = at.and_then(|at| text.get(at..)) else { return false };
    uuid.bytes().enumerate().all(|(index, byte)| match index {
        8 | 13 | 18 | 23 => byte == b'-',
        14 => byte == b'5',
        19 => matches!(byte, b'8' | b'9' | b'a' | b'b'),
        _ => byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte),
    })
}

/// Whether the hex at the end of a text is (the beginning of) a digest of what is known.
fn is_digest(value: Value<'_>, via: &[Value<'_>], known: &Known<'_>) -> bool {
    const FEWEST: usize = 8;
    let Some(text) = text(value) else { return false };
    let start = text
        .rfind(|c: char| !(c.is_ascii_digit() || ('a'..='f').contains(&c)))
        .map_or(0, |at| at + text[at..].chars().next().map_or(1, char::len_utf8));
    let hex = text.get(start..).unwrap_or_default();
    if hex.len() < FEWEST {
        return false;
    }
    let begins = |digest: &Sha256| digest.hex().starts_with(hex);
    begins(known.digest)
        || via.iter().any(|value| contents(*value).any(|bytes| begins(&sha256(&bytes))))
}

/// What the digest or size of a value may be taken of: its text, its JSON text, the bytes it encodes.
fn contents(value: Value<'_>) -> impl Iterator<Item = Vec<u8>> {
    let item = Item::Value(value);
    let text = item.scalar_text().map(std::borrow::Cow::into_owned);
    let decoded = text
        .as_deref()
        .and_then(|text| base64::engine::general_purpose::STANDARD.decode(text.as_bytes()).ok());
    let canonical = exact_json::jcs::canonicalize(value).ok().map(String::into_bytes);
    let raw = Some(value.raw().as_bytes().to_vec());
    [text.map(String::into_bytes), decoded, raw, canonical].into_iter().flatten()
}

fn is_count(value: Value<'_>, known: &Known<'_>) -> bool {
    let most = known.leaves.max(known.records);
    if let Some(count) = number(value) {
        return count <= most;
    }
    let Some(text) = text(value) else { return false };
    let digits = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let counts: Vec<_> = digits.map(str::parse::<u64>).collect();
    !counts.is_empty()
        && counts.iter().all(|count| count.as_ref().is_ok_and(|count| *count <= most))
}

fn is_size(value: Value<'_>, via: &[Value<'_>], known: &Known<'_>) -> bool {
    let Some(size) = number(value) else { return false };
    size == known.size
        || via.iter().any(|value| contents(*value).any(|bytes| bytes.len() as u64 == size))
}

fn is_position(value: Value<'_>) -> bool {
    number(value).is_some() || text(value).is_some_and(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use exact_json::Json;

    fn holds(function: Function, value: &str, via: Option<&str>) -> bool {
        let value: Json = value.parse().unwrap();
        let via: Json = via.unwrap_or("null").parse().unwrap();
        let digest = sha256(b"file");
        let known = Known { digest: &digest, size: 4, leaves: 10, records: 2 };
        value.with(|value| {
            via.with(|via| {
                let via = if via.is_null() { Vec::new() } else { vec![via] };
                check(function, value, &via, &known).is_ok()
            })
        })
    }

    #[test]
    fn functions_are_checked_by_what_the_files_show() {
        use Function::{Count, Digest, Position, Size, UuidV5};
        assert!(holds(UuidV5, r#""urn:uuid:74738ff5-5367-5958-9aee-98fffdcd1876""#, None));
        assert!(!holds(UuidV5, r#""urn:uuid:74738ff5-5367-4958-9aee-98fffdcd1876""#, None));
        let of_file = format!("\"sha256:{}\"", sha256(b"file").hex());
        assert!(holds(Digest, &of_file, None));
        let of_text = format!("\"id-{}\"", &sha256(b"abc").hex()[..16]);
        assert!(holds(Digest, &of_text, Some(r#""abc""#)) && !holds(Digest, &of_text, None));
        assert!(holds(Count, "10", None) && !holds(Count, "11", None));
        assert!(holds(Count, r#""3 of 10 calls""#, None) && !holds(Count, r#""99 calls""#, None));
        assert!(holds(Size, "4", None) && !holds(Size, "3", None));
        assert!(holds(Size, "3", Some(r#""abc""#)) && holds(Size, "2", Some(r#""aGk=""#)));
        assert!(holds(Position, "0", None) && !holds(Position, "{}", None));
    }
}
