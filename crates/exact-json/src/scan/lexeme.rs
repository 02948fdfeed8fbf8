//! The words of JSON: white space, strings, numbers, literals.
//!
//! Each function takes the whole text and the offset where its word starts, and returns where it ends.

use super::fault::{FaultKind, Stop};

/// Skips white space.
#[inline(always)]
pub(super) fn space(bytes: &[u8], mut at: usize) -> usize {
    while let Some(b' ' | b'\n' | b'\r' | b'\t') = bytes.get(at) {
        at += 1;
    }
    at
}

/// `true`, `false`, `null`.
#[inline(always)]
pub(super) fn literal(bytes: &[u8], at: usize, word: &'static str) -> Result<usize, Stop> {
    let end = at + word.len();
    if bytes.get(at..end) == Some(word.as_bytes()) {
        return Ok(end);
    }
    let same = word.bytes().enumerate().take_while(|(i, byte)| bytes.get(at + i) == Some(byte));
    Err(Stop::unexpected(bytes, at + same.count(), word))
}

/// A string whose opening quote is before `start`: where its closing quote is, and whether it holds escapes.
#[inline(always)]
pub(super) fn string(bytes: &[u8], start: usize) -> Result<(usize, bool), Stop> {
    let at = special_from(bytes, start);
    if bytes.get(at) == Some(&b'"') { Ok((at, false)) } else { string_with_escapes(bytes, at) }
}

fn string_with_escapes(bytes: &[u8], mut at: usize) -> Result<(usize, bool), Stop> {
    loop {
        at = match bytes.get(at) {
            None => return Err(Stop::new(FaultKind::End, bytes.len(), "a closing quote")),
            Some(b'"') => return Ok((at, true)),
            Some(b'\\') => escape(bytes, at)?,
            Some(_) => return Err(Stop::new(FaultKind::Control, at, "an escape sequence")),
        };
        at = special_from(bytes, at);
    }
}

/// An escape sequence that starts with the backslash at `at`.
fn escape(bytes: &[u8], at: usize) -> Result<usize, Stop> {
    match bytes.get(at + 1) {
        Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => Ok(at + 2),
        Some(b'u') => match hex4(bytes, at + 2)? {
            0xDC00..=0xDFFF => Err(lone_surrogate(at)),
            0xD800..=0xDBFF => low_surrogate(bytes, at),
            _ => Ok(at + 6),
        },
        _ => Err(Stop::here(
            FaultKind::Escape,
            bytes,
            at + 1,
            "one of \" \\ / b f n r t u after a backslash",
        )),
    }
}

/// The second half of the surrogate pair whose first half starts at `at`.
fn low_surrogate(bytes: &[u8], at: usize) -> Result<usize, Stop> {
    match (bytes.get(at + 6), bytes.get(at + 7)) {
        (None, _) | (Some(b'\\'), None) => {
            Err(Stop::new(FaultKind::End, bytes.len(), "the second half of a surrogate pair"))
        }
        (Some(b'\\'), Some(b'u')) if (0xDC00..=0xDFFF).contains(&hex4(bytes, at + 8)?) => {
            Ok(at + 12)
        }
        _ => Err(lone_surrogate(at)),
    }
}

const fn lone_surrogate(at: usize) -> Stop {
    Stop::new(FaultKind::Surrogate, at, "both halves of a surrogate pair")
}

fn hex4(bytes: &[u8], at: usize) -> Result<u32, Stop> {
    let mut code = 0;
    for i in at..at + 4 {
        let digit = bytes.get(i).and_then(|byte| char::from(*byte).to_digit(16));
        let digit = digit
            .ok_or_else(|| Stop::here(FaultKind::Escape, bytes, i, "four hex digits after \\u"))?;
        code = code * 16 + digit;
    }
    Ok(code)
}

/// A number that starts with the minus sign or digit at `at`.
#[inline(always)]
pub(super) fn number(bytes: &[u8], at: usize) -> Result<usize, Stop> {
    let mut at = if bytes.get(at) == Some(&b'-') { at + 1 } else { at };
    let first = at;
    at = digits(bytes, at)?;
    if bytes.get(first) == Some(&b'0') && at > first + 1 {
        return Err(Stop::new(FaultKind::Number, first + 1, "no digit after a leading zero"));
    }
    if bytes.get(at) == Some(&b'.') {
        at = digits(bytes, at + 1)?;
    }
    if let Some(b'e' | b'E') = bytes.get(at) {
        at += 1;
        if let Some(b'+' | b'-') = bytes.get(at) {
            at += 1;
        }
        let first = at;
        at = digits(bytes, at)?;
        if at - first > MAX_EXPONENT_DIGITS {
            check_exponent(bytes, first, at)?;
        }
    }
    Ok(at)
}

/// Whether a text is a number and nothing else.
pub(crate) fn is_number(text: &str) -> bool {
    let bytes = text.as_bytes();
    number(bytes, 0).is_ok_and(|end| end == bytes.len())
}

/// Exponents up to this many digits fit an `i64` with room for the digits of any text we accept.
const MAX_EXPONENT_DIGITS: usize = 15;

#[cold]
fn check_exponent(bytes: &[u8], first: usize, end: usize) -> Result<(), Stop> {
    let exponent = bytes.get(first..end).unwrap_or_default();
    let significant = exponent.iter().skip_while(|digit| **digit == b'0').count();
    if significant > MAX_EXPONENT_DIGITS {
        return Err(Stop::new(FaultKind::NumberRange, first, "an exponent of at most 15 digits"));
    }
    Ok(())
}

/// One digit or more.
#[inline(always)]
fn digits(bytes: &[u8], first: usize) -> Result<usize, Stop> {
    let mut at = first;
    while let Some(b'0'..=b'9') = bytes.get(at) {
        at += 1;
    }
    if at > first { Ok(at) } else { Err(Stop::here(FaultKind::Number, bytes, at, "a digit")) }
}

/// Offset of the first byte that a JSON string must escape: a quote, a backslash, a control byte.
#[inline(always)]
pub(crate) fn find_special(bytes: &[u8]) -> Option<usize> {
    let at = special_from(bytes, 0);
    if at < bytes.len() { Some(at) } else { None }
}

/// Offset of the first quote, backslash or control byte at or after `at`, or the text's length.
#[inline(always)]
fn special_from(bytes: &[u8], mut at: usize) -> usize {
    while let Some(word) = chunk::<8>(bytes, at) {
        let hits = special_bytes(u64::from_le_bytes(*word));
        if hits != 0 {
            return at + (hits.trailing_zeros() / 8) as usize;
        }
        at += 8;
        // Long strings go 32 bytes at a time, which the compiler vectorizes.
        while let Some(block) = chunk::<32>(bytes, at) {
            if block.iter().fold(0, |any, byte| any | special(*byte)) != 0 {
                break;
            }
            at += 32;
        }
    }
    while bytes.get(at).is_some_and(|byte| special(*byte) == 0) {
        at += 1;
    }
    at
}

#[inline(always)]
fn chunk<const N: usize>(bytes: &[u8], at: usize) -> Option<&[u8; N]> {
    bytes.get(at..)?.first_chunk()
}

/// 1 for a quote, a backslash, a control byte. No short circuits, so that blocks vectorize.
#[inline(always)]
fn special(byte: u8) -> u8 {
    u8::from(byte == b'"') | u8::from(byte == b'\\') | u8::from(byte < 0x20)
}

/// The high bit of each special byte among eight; exact for the lowest such byte, which is the one asked for.
#[inline(always)]
const fn special_bytes(word: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let control = word.wrapping_sub(ONES * 0x20);
    let quote = (word ^ (ONES * 0x22)).wrapping_sub(ONES);
    let backslash = (word ^ (ONES * 0x5C)).wrapping_sub(ONES);
    (control | quote | backslash) & !word & HIGH
}
