//! The three spellings of a SHA-256 digest.

/// A digest as it is spelled: hex alone is what stands in an object beside its algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spelled<'d> {
    pub(super) prefix: &'static str,
    pub(super) hex: &'d str,
}

/// Reads a digest in any spelling.
pub(super) fn spelled_digest(text: &str) -> Option<Spelled<'_>> {
    let (prefix, hex) = ["sha-256:", "sha256:"]
        .into_iter()
        .find_map(|prefix| Some((prefix, text.strip_prefix(prefix)?)))
        .unwrap_or(("", text));
    let lower = hex.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
    (hex.len() == 64 && lower).then_some(Spelled { prefix, hex })
}
