//! Telling UTF-16 and UTF-32 from a damaged UTF-8 file.

use super::SalvageError;

/// How much of a file is looked at.
pub(super) const PREFIX: usize = 64;

/// Refuses a file that is text in UTF-16 or UTF-32, judged by its first bytes.
///
/// Without this, such a file would come out as NUL runs and noise: nothing readable, for a reason
/// that nobody could guess.
pub(super) fn check(prefix: &[u8]) -> Result<(), SalvageError> {
    let marked = |name| Err(SalvageError::Encoding { name, evidence: "byte-order mark" });
    let guessed = |name| Err(SalvageError::Encoding { name, evidence: "every other byte is zero" });
    match prefix {
        [0xFF, 0xFE, 0, 0, ..] => marked("UTF-32LE"),
        [0, 0, 0xFE, 0xFF, ..] => marked("UTF-32BE"),
        [0xFF, 0xFE, ..] => marked("UTF-16LE"),
        [0xFE, 0xFF, ..] => marked("UTF-16BE"),
        _ if alternates(prefix, 1) => guessed("UTF-16LE"),
        _ if alternates(prefix, 0) => guessed("UTF-16BE"),
        _ => Ok(()),
    }
}

/// Whether the first characters are ASCII in two bytes, the zero byte at `zero` in each pair.
///
/// Eight characters in a row are enough: the names that a record begins with are ASCII, and no run
/// of NUL bytes has text in every other byte.
fn alternates(prefix: &[u8], zero: usize) -> bool {
    let pairs = prefix.chunks_exact(2).take(8);
    pairs.len() >= 4
        && pairs
            .clone()
            .all(|pair| pair[zero] == 0 && pair[1 - zero].is_ascii() && pair[1 - zero] != 0)
}
