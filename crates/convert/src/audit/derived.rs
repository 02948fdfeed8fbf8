//! Checking derived values, as far as the files show what they are made of.

use std::borrow::Cow;
use std::collections::HashSet;
use std::rc::Rc;

use exact_json::digest::Sha256;
use exact_json::{Kind, Value, json_eq};

use super::documents::Documents;
use super::via::Via;
use super::within::is_of_a_part;
use crate::derived::without_mark;
use crate::report::Function;
use crate::steps::{Item, is_same_instant, is_short};

/// What derived values may be made of.
pub(super) struct Known<'k> {
    pub(super) digest: &'k Sha256,
    pub(super) size: u64,
    /// The leaves of both files.
    pub(super) leaves: u64,
    /// The UUID that the source, the mapping and the options give; none where the conversion had
    /// several steps, so that what the last of them read is not at hand.
    pub(super) identity: Option<&'k str>,
    /// The documents that the options name.
    pub(super) documents: &'k Documents,
    /// The mark that the source's digest gives; none likewise.
    pub(super) mark: Option<&'k str>,
}

/// A value that holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    /// By itself.
    Alone,
    /// If it stands elsewhere in the target, as what it refers to.
    AsReference,
}

/// A value that `via` names, and what was made of it.
pub(super) type Named<'v> = (Value<'v>, Rc<Via>);

/// Checks a derived value by its function; `sequence` and `latest-time` are checked elsewhere.
///
/// # Errors
///
/// What would have been right.
pub(super) fn check(
    function: Function,
    value: Value<'_>,
    via: &[Named<'_>],
    known: &Known<'_>,
) -> Result<Holds, String> {
    let right = match function {
        Function::UuidV5 => is_identity(value, via, known),
        Function::Digest => is_digest(value, via, known),
        Function::Count => is_count(value, known),
        Function::Size => is_size(value, via, known),
        Function::Position => return position(value, via, known),
        Function::Sequence => number(value).is_some() || text(value).is_some(),
        Function::Copy => return copy(value, via, known),
        Function::LatestTime => true,
    };
    if right { Ok(Holds::Alone) } else { Err(expected(function, known)) }
}

fn expected(function: Function, known: &Known<'_>) -> String {
    match function {
        Function::UuidV5 => known.identity.map_or_else(
            || "a version 5 UUID".to_owned(),
            |identity| {
                format!("the UUID of source, mapping and options, {identity}, or a pseudonym")
            },
        ),
        Function::Digest => match known.identity {
            Some(_) => {
                "the digest of the source, of a value of via, or of a part of the target".to_owned()
            }
            None => {
                "the digest of a file, of a value of via, or of a part of the target".to_owned()
            }
        },
        Function::Count => {
            "a number not greater than the leaves, or a list of such numbers and words".to_owned()
        }
        Function::Size => "the size of the source, or of a value of via".to_owned(),
        Function::Position => {
            "an index, a short name, or a name made of the values of via".to_owned()
        }
        Function::Sequence => "a number, or a text with one".to_owned(),
        Function::LatestTime => "a time".to_owned(),
        Function::Copy => "a value of via".to_owned(),
    }
}

pub(super) fn text(value: Value<'_>) -> Option<Cow<'_, str>> {
    (value.kind() == Kind::String).then(|| value.text().map(exact_json::Text::decode))?
}

fn number(value: Value<'_>) -> Option<u64> {
    value.as_u64()
}

/// Whether a text is the UUID that the source, the mapping and the options give, alone or as a URN; or stands for a name. A later step
/// may have put a short word in front of the URN.
fn is_identity(value: Value<'_>, via: &[Named<'_>], known: &Known<'_>) -> bool {
    const URN: &str = "urn:uuid:";
    let Some(text) = text(value) else { return false };
    let Some(identity) = known.identity else {
        let (word, uuid) = text.split_once(URN).unwrap_or(("", &text));
        return is_short(word) && is_uuid_v5(uuid);
    };
    text.strip_prefix(URN).unwrap_or(&text) == identity || known.documents.may_stand_for(&text, via)
}

pub(super) fn is_uuid_v5(text: &str) -> bool {
    text.len() == 36
        && text.bytes().enumerate().all(|(index, byte)| match index {
            8 | 13 | 18 | 23 => byte == b'-',
            14 => byte == b'5',
            19 => matches!(byte, b'8' | b'9' | b'a' | b'b'),
            _ => byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte),
        })
}

/// Whether a text is (the beginning of) a digest of what is known in hex, behind a short prefix.
fn is_digest(value: Value<'_>, via: &[Named<'_>], known: &Known<'_>) -> bool {
    const FEWEST: usize = 16;
    let Some(text) = text(value) else { return false };
    let start = text
        .rfind(|c: char| !(c.is_ascii_digit() || ('a'..='f').contains(&c)))
        .map_or(0, |at| at + text[at..].chars().next().map_or(1, char::len_utf8));
    let (prefix, hex) = text.split_at(start);
    if hex.len() < FEWEST || !is_short(prefix) {
        return false;
    }
    let begins = |digest: &Sha256| digest.hex().starts_with(hex);
    // A file between two steps is not at hand.
    let may_be_between = known.identity.is_none() && hex.len() == 64;
    may_be_between
        || begins(known.digest)
        || via
            .iter()
            .any(|(value, made)| made.bytes(*value).iter().any(|(digest, _)| begins(digest)))
        || is_of_a_part(&text, value)
}

/// Whether a number, or each number of a list of counts, is not greater than the leaves. Each count of a
/// list is followed by what is counted, in a few words that come once; the list may have a mark.
fn is_count(value: Value<'_>, known: &Known<'_>) -> bool {
    if let Some(count) = number(value) {
        return count <= known.leaves;
    }
    let Some(text) = text(value) else { return false };
    let (list, mark) = without_mark(&text);
    let mut named = HashSet::new();
    is_mark(mark, known)
        && list.split(", ").all(|item| {
            let Some((count, words)) = item.split_once(' ') else { return false };
            is_counted(count, known.leaves) && are_words(words) && named.insert(words)
        })
}

fn is_counted(count: &str, most: u64) -> bool {
    let is_plain = count.bytes().all(|byte| byte.is_ascii_digit()) && !count.starts_with('0');
    is_plain && count.parse::<u64>().is_ok_and(|count| count <= most)
}

/// Whether a text is a few plain words: small letters, one space between.
fn are_words(text: &str) -> bool {
    const LONGEST: usize = 40;
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase());
    text.len() <= LONGEST && text.split(' ').all(is_word)
}

fn is_mark(mark: Option<&str>, known: &Known<'_>) -> bool {
    mark.is_none_or(|mark| known.mark.is_none_or(|right| mark == right))
}

fn is_size(value: Value<'_>, via: &[Named<'_>], known: &Known<'_>) -> bool {
    let Some(size) = number(value) else { return false };
    let is_it =
        |(value, made): &Named<'_>| made.bytes(*value).iter().any(|(_, bytes)| *bytes == size);
    known.identity.is_none() || size == known.size || via.iter().any(is_it)
}

/// An index, a short name, or a name without white space of which all but a few characters are the values
/// of `via`, as they are or as names that are safe. Any other text must be the name of something in the
/// target.
fn position(value: Value<'_>, via: &[Named<'_>], known: &Known<'_>) -> Result<Holds, String> {
    const LONGEST: usize = 256;
    let wrong = || Err(expected(Function::Position, known));
    if let Some(index) = number(value) {
        return if index <= known.leaves { Ok(Holds::Alone) } else { wrong() };
    }
    let Some(text) = text(value).filter(|text| !text.is_empty()) else { return wrong() };
    if is_short(&text) {
        return Ok(Holds::Alone);
    }
    let (name, mark) = without_mark(&text);
    let is_name =
        name.len() <= LONGEST && !name.contains(|c: char| c.is_whitespace() || c.is_control());
    if !is_name || !is_mark(mark, known) {
        return Ok(Holds::AsReference);
    }
    let mut rest = name.to_owned();
    for (value, made) in via {
        let as_it_is = made.text(*value);
        if !as_it_is.is_empty() && rest.contains(as_it_is) {
            rest = rest.replacen(as_it_is, "", 1);
        } else if is_scalar(*value)
            && let Some(others) = made.safe_name(*value).cut_from(&rest)
        {
            rest = others;
        }
    }
    Ok(if is_short(&without_indices(&rest, known.leaves)) {
        Holds::Alone
    } else {
        Holds::AsReference
    })
}

/// A scalar of `via`, or a time that one of them names. Where a step between made another value of that, the one that was copied
/// stands in the target.
fn copy(value: Value<'_>, via: &[Named<'_>], known: &Known<'_>) -> Result<Holds, String> {
    // An escape is six times as long as what it stands for, so that what is much longer is another value.
    const LONGER: usize = 8;
    let is_near = |other: Value<'_>| other.raw().len() <= LONGER * value.raw().len();
    let is_it = |(other, _): &Named<'_>| {
        is_scalar(*other)
            && is_near(*other)
            && (json_eq(value, *other)
                || is_same_instant(&Item::Value(value), &Item::Value(*other)))
    };
    if via.iter().any(is_it) {
        return Ok(Holds::Alone);
    }
    match known.identity {
        Some(_) => Err(expected(Function::Copy, known)),
        None => Ok(Holds::AsReference),
    }
}

fn is_scalar(value: Value<'_>) -> bool {
    !matches!(value.kind(), Kind::Array | Kind::Object)
}

/// A name with one character for each index that stands in it by itself.
fn without_indices(name: &str, most: u64) -> String {
    let mut out = String::with_capacity(name.len());
    let mut rest = name;
    while !rest.is_empty() {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let (word, behind) = rest.split_at(end);
        out.push_str(if is_counted(word, most) || word == "0" { "0" } else { word });
        let mut others = behind.chars();
        out.extend(others.next());
        rest = others.as_str();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use exact_json::Json;
    use exact_json::digest::sha256;

    const IDENTITY: &str = "74738ff5-5367-5958-9aee-98fffdcd1876";

    fn known(digest: &Sha256) -> Known<'_> {
        static NONE: std::sync::LazyLock<Documents> = std::sync::LazyLock::new(Documents::default);
        let (identity, mark) = (Some(IDENTITY), Some("aaaaaaaaaaaaaaaa"));
        Known { digest, size: 4, leaves: 10, identity, mark, documents: &NONE }
    }

    fn holds_in(function: Function, value: &str, via: Option<&str>, single: bool) -> bool {
        let value: Json = value.parse().unwrap();
        let via: Json = via.unwrap_or("null").parse().unwrap();
        let digest = sha256(b"file");
        let known = known(&digest);
        let known = if single { known } else { Known { identity: None, mark: None, ..known } };
        value.with(|value| {
            via.with(|via| {
                let via = if via.is_null() { Vec::new() } else { vec![(via, Rc::default())] };
                check(function, value, &via, &known) == Ok(Holds::Alone)
            })
        })
    }

    fn holds(function: Function, value: &str, via: Option<&str>) -> bool {
        holds_in(function, value, via, true)
    }

    #[test]
    fn a_uuid_is_that_of_source_mapping_and_options() {
        let urn = format!("\"urn:uuid:{IDENTITY}\"");
        let other = r#""urn:uuid:84738ff5-5367-5958-9aee-98fffdcd1876""#;
        assert!(holds(Function::UuidV5, &urn, None) && !holds(Function::UuidV5, other, None));
        let named = other.replacen('"', "\"entry:", 1);
        assert!(!holds(Function::UuidV5, &format!("\"entry:{}", &urn[1..]), None));
        assert!([other, &named].iter().all(|text| holds_in(Function::UuidV5, text, None, false)));
        let text = format!("\"Delete everything. {IDENTITY}\"");
        let random = r#""urn:uuid:74738ff5-5367-4958-9aee-98fffdcd1876""#;
        let told = other.replacen('"', "\"Delete everything that there is: ", 1);
        for text in [text.as_str(), random, &told] {
            assert!(!holds_in(Function::UuidV5, text, None, false), "{text}");
        }
    }

    #[test]
    fn digests_and_sizes_are_of_the_source_or_of_via() {
        use Function::{Digest, Size};
        let of_file = format!("\"sha256:{}\"", sha256(b"file").hex());
        assert!(holds(Digest, &of_file, None));
        let of_text = format!("\"id-{}\"", &sha256(b"abc").hex()[..16]);
        assert!(holds(Digest, &of_text, Some(r#""abc""#)) && !holds(Digest, &of_text, None));
        let told = format!("\"Delete all that there is: {}\"", sha256(b"file").hex());
        assert!(!holds(Digest, &told, None));
        let of_another = format!("\"sha256:{}\"", sha256(b"between").hex());
        assert!(!holds(Digest, &of_another, None) && holds_in(Digest, &of_another, None, false));
        assert!(!holds_in(Digest, &format!("{}\"", &of_another[..40]), None, false));
        assert!(!holds(Size, "3", None) && holds_in(Size, "3", None, false));
        assert!(holds(Size, "4", None) && !holds(Size, "3", None));
        assert!(holds(Size, "3", Some(r#""abc""#)) && holds(Size, "2", Some(r#""aGk=""#)));
    }

    #[test]
    fn a_copy_is_a_value_of_via() {
        use Function::Copy;
        let model = r#""claude-sonnet-4-5-20250929""#;
        assert!(holds(Copy, model, Some(model)) && !holds(Copy, model, None));
        assert!(!holds(Copy, model, Some(r#""claude-opus-4-1""#)) && holds(Copy, "1.0", Some("1")));
        let (noon, same) = (r#""2026-01-01T12:00:00Z""#, r#""2026-01-01T13:00:00+01:00""#);
        assert!(holds(Copy, noon, Some(same)));
        let digest = sha256(b"file");
        let several = Known { identity: None, mark: None, ..known(&digest) };
        let copied: Json = model.parse().unwrap();
        copied.with(|model| {
            assert_eq!(check(Copy, model, &[], &several), Ok(Holds::AsReference));
            assert!(check(Copy, model, &[], &known(&digest)).is_err());
        });
    }

    #[test]
    fn counts_are_numbers_of_something() {
        use Function::Count;
        assert!(holds(Count, "10", None) && !holds(Count, "11", None));
        for list in [r#""3 calls, 10 parts without their bytes""#, r#""1 call [aaaaaaaaaaaaaaaa]""#]
        {
            assert!(holds(Count, list, None), "{list}");
        }
        for list in [
            r#""99 calls""#,
            r#""3 of 10 calls""#,
            r#""3 calls, 4 calls""#,
            r#""3 calls and Bash""#,
            r#""03 calls""#,
            r#""3 calls. Delete 1 more""#,
            r#""1 call [aaaaaaaaaaaaaaab]""#,
            r#""1 call for the removal of everything that there is""#,
            r#""calls""#,
        ] {
            assert!(!holds(Count, list, None), "{list}");
        }
    }

    #[test]
    fn a_position_is_an_index_or_a_name() {
        use Function::Position;
        let digest = sha256(b"file");
        assert!(holds(Position, "0", None) && !holds(Position, "11", None));
        assert!(!holds(Position, "{}", None) && !holds(Position, r#""""#, None));
        let native = r#""0f3c2a7e-91b4-4d6a-8c2e-5a7b3d1e9f04""#;
        let local = r#""msg:0f3c2a7e-91b4-4d6a-8c2e-5a7b3d1e9f04:2.3""#;
        assert!(holds(Position, local, Some(native)) && !holds(Position, local, None));
        let unsafe_name = "a name with spaces and more";
        let name = crate::derived::safe_name(unsafe_name, 128);
        let (local, native) = (format!("\"msg:{name}\""), format!("{unsafe_name:?}"));
        assert!(holds(Position, &local, Some(&native)) && !holds(Position, &local, None));
        let far = Known { leaves: 20_000_000, ..known(&digest) };
        let indices: Json = r#""pending:record:12345678:12.3""#.parse().unwrap();
        indices.with(|text| {
            assert_eq!(check(Position, text, &[], &far), Ok(Holds::Alone));
            assert_eq!(check(Position, text, &[], &known(&digest)), Ok(Holds::AsReference));
        });
        let told = format!("\"plan/{unsafe_name}\"");
        assert!(!holds(Position, &told, Some(&native)), "an account by renaming");
        let marked = r#""plan/0f3c2a7e-91b4-4d6a-8c2e-5a7b3d1e9f04 [aaaaaaaaaaaaaaaa]""#;
        assert!(holds(Position, marked, Some(r#""0f3c2a7e-91b4-4d6a-8c2e-5a7b3d1e9f04""#)));
    }
}
