//! The members of records, as far as they can be read.

use std::collections::HashMap;

/// An object's own members by name, each with its value where that is a text.
pub(super) type Members<'t> = HashMap<&'t [u8], Option<&'t [u8]>>;

/// The members of each object that begins a line, as far as they can be read.
pub(super) fn records(text: &[u8]) -> impl Iterator<Item = Members<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        loop {
            let begin = rest.iter().position(|byte| *byte == b'{')?;
            let line_starts = rest[..begin].iter().rev().take_while(|byte| **byte != b'\n');
            // Before the first record may stand what is no text: a byte-order mark, a torn tail.
            let at_start = line_starts.clone().all(|byte| !byte.is_ascii_graphic());
            let (members, length) = object(&rest[begin..]);
            rest = &rest[begin + length..];
            if at_start {
                return Some(members);
            }
        }
    })
}

/// An object's own members, and how many bytes of the text it takes.
///
/// This is no parser: it only keeps strings and nesting apart, so that it can read what one refuses.
fn object(text: &[u8]) -> (Members<'_>, usize) {
    let mut members = Members::new();
    // The member whose value comes next.
    let mut named = None;
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(byte) = text.get(at) {
        match byte {
            b'{' | b'[' => (depth, named) = (depth + 1, None),
            b'}' | b']' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return (members, at + 1);
                }
            }
            b',' => named = None,
            // A new record on a new line: this one was torn.
            b'\n' if text[at + 1..].starts_with(b"{\"") => return (members, at + 1),
            b'"' => {
                let Some(length) = string(&text[at + 1..]) else {
                    return (members, at + 1);
                };
                let string = &text[at + 1..at + 1 + length];
                at += length + 1;
                let next = text[at + 1..].iter().find(|byte| !byte.is_ascii_whitespace());
                if depth == 1 && next == Some(&b':') {
                    members.insert(string, None);
                    named = Some(string);
                } else if let Some(name) = named.take() {
                    members.insert(name, Some(string));
                }
            }
            _ => {}
        }
        at += 1;
    }
    (members, text.len())
}

/// Bytes before the quotation mark that ends a string; none if the line ends before.
pub(super) fn string(text: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        match text.get(at)? {
            b'"' => return Some(at),
            b'\\' => at += 2,
            b'\n' => return None,
            _ => at += 1,
        }
    }
}
