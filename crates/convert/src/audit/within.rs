//! Digests that a document holds of a part of itself.

use exact_json::Value;
use exact_json::digest::sha256;
use exact_json::jcs;
use exact_json::pointer::tokens;

/// Whether a text is the digest of the canonical form of what stands beside it; or, of a text in a member of the document, of the
/// document without that member.
pub(super) fn is_of_a_part(stated: &str, at: Value<'_>) -> bool {
    let pointer = at.pointer();
    let Some((parent, own)) = pointer.rsplit_once('/') else { return false };
    let Some(parent) = at.tape().resolve(parent) else { return false };
    let mut beside = parent.members().filter(|(name, value)| !name.is(own) && !value.is_leaf());
    if beside.any(|(_, value)| jcs::canonical_digest(value).is_ok_and(|it| it.to_ocp() == stated)) {
        return true;
    }
    let mut names = tokens(&pointer);
    let (Some(member), Some(_), None) = (names.next(), names.next(), names.next()) else {
        return false;
    };
    let rest = jcs::canonicalize_without(at.tape().root(), &[&*member]);
    rest.is_ok_and(|rest| sha256(rest.as_bytes()).to_ocp() == stated)
}

/// How many bytes it takes to find out.
pub(super) fn effort(at: Value<'_>) -> u64 {
    let pointer = at.pointer();
    let parent = pointer.rsplit_once('/').and_then(|(parent, _)| at.tape().resolve(parent));
    let beside = parent.map_or(0, |parent| parent.raw().len());
    let whole = if tokens(&pointer).count() == 2 { at.tape().text().len() } else { 0 };
    (beside + whole) as u64
}

#[cfg(test)]
mod tests {
    use exact_json::Scanner;

    use super::*;

    #[test]
    fn a_part_is_what_stands_beside_or_all_but_the_member() {
        let text = r#"{"a":[{"content":{"n":1},"digest":"x"}],"seal":{"digest":"y","by":"jcs"}}"#;
        let mut scanner = Scanner::new();
        let tape = scanner.scan_str(text).unwrap();
        let of = |text: &str| sha256(text.as_bytes()).to_ocp();
        let is = |stated: &str, at: &str| is_of_a_part(stated, tape.resolve(at).unwrap());
        assert!(is(&of(r#"{"n":1}"#), "/a/0/digest"));
        assert!(!is(&of(r#"{"n":2}"#), "/a/0/digest") && !is(&of(r#"{"n":1}"#), "/seal/digest"));
        let rest = of(r#"{"a":[{"content":{"n":1},"digest":"x"}]}"#);
        assert!(is(&rest, "/seal/digest") && !is(&rest, "/a/0/digest"));
        assert!(!is(&of(text), "/seal/digest"));
    }
}
