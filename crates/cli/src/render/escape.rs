//! Text of the data, made safe to look at.
//!
//! A log can hold anything: escape sequences that repaint the terminal, bidirectional controls
//! that make a line read as another, line breaks that forge a line of our output. All of them are
//! shown as JSON would escape them.

use std::borrow::Cow;
use std::fmt::Write as _;

/// `text` on one line, with nothing in it that moves, hides or reorders what stands around it.
pub(crate) fn escaped(text: &str) -> Cow<'_, str> {
    escape_where(text, unsafe_to_show)
}

/// JSON text with the same characters escaped: it says the same, since they stand in strings only.
///
/// Line breaks stay: between tokens they are white space.
pub(crate) fn escaped_json(json: &str) -> Cow<'_, str> {
    escape_where(json, |c| c != '\n' && unsafe_to_show(c))
}

/// At most `limit` characters of `text`, escaped, and a mark where it was cut.
pub(crate) fn shortened(text: &str, limit: usize) -> String {
    match text.char_indices().nth(limit) {
        None => escaped(text).into_owned(),
        Some((end, _)) => format!("{}…", escaped(&text[..end])),
    }
}

fn escape_where(text: &str, is_unsafe: impl Fn(char) -> bool) -> Cow<'_, str> {
    let Some(first) = text.find(&is_unsafe) else { return Cow::Borrowed(text) };
    let (safe, rest) = text.split_at(first);
    let mut out = String::with_capacity(text.len() + 16);
    out.push_str(safe);
    for c in rest.chars() {
        if is_unsafe(c) { push_escape(&mut out, c) } else { out.push(c) }
    }
    Cow::Owned(out)
}

fn push_escape(out: &mut String, c: char) {
    match c {
        '\n' => out.push_str("\\n"),
        '\r' => out.push_str("\\r"),
        '\t' => out.push_str("\\t"),
        _ => {
            for unit in c.encode_utf16(&mut [0; 2]) {
                // Writing to a string does not fail.
                let _ = write!(out, "\\u{unit:04x}");
            }
        }
    }
}

fn unsafe_to_show(c: char) -> bool {
    c.is_control()
        || matches!(c,
            // Arabic letter mark; left-to-right and right-to-left marks; embeddings and overrides;
            // isolates: what reorders the characters around it.
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
            // Line and paragraph separators.
            | '\u{2028}' | '\u{2029}'
            // Zero width: what hides. (The joiners stay, names and emoji need them.)
            | '\u{200b}' | '\u{2060}' | '\u{feff}'
            // Tags, which carry whole invisible sentences.
            | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_is_left_alone() {
        assert!(matches!(escaped("größe 語 👩‍🚀 \"x\""), Cow::Borrowed(_)));
    }

    #[test]
    fn what_moves_hides_or_reorders_is_shown() {
        assert_eq!(
            escaped("a\x1b[2J\u{202e}b\u{2028}c\n\t\r\u{7f}\u{9b}\u{e0041}"),
            r"a\u001b[2J\u202eb\u2028c\n\t\r\u007f\u009b\udb40\udc41"
        );
    }

    #[test]
    fn json_stays_the_same_json() {
        let json = serde_json::to_string("x\u{202e}\u{e0041}\u{1b}").unwrap();
        let shown = escaped_json(&json);
        assert!(shown.is_ascii());
        assert_eq!(serde_json::from_str::<String>(&shown).unwrap(), "x\u{202e}\u{e0041}\u{1b}");
    }

    #[test]
    fn a_long_text_is_cut_between_characters() {
        assert_eq!(shortened("äöü", 2), "äö…");
        assert_eq!(shortened("äöü", 3), "äöü");
    }
}
