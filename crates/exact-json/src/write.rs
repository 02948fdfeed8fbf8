//! Writing JSON strings.

/// Appends a JSON string: quotes, and escapes only where JSON demands them.
///
/// `\b \f \n \r \t` have their short forms, other control characters are written `\u00xx` with
/// lower-case digits, and everything else stands for itself. This is the form that RFC 8785 demands.
///
/// ```
/// let mut out = String::new();
/// exact_json::write::quote(&mut out, "a \"b\"\n\u{1}é/");
/// assert_eq!(out, r#""a \"b\"\n\u0001é/""#);
/// ```
pub fn quote(out: &mut String, text: &str) {
    out.reserve(text.len() + 2);
    out.push('"');
    let mut rest = text;
    while let Some(at) = crate::scan::find_special(rest.as_bytes()) {
        let (plain, special) = rest.split_at(at);
        out.push_str(plain);
        let mut characters = special.chars();
        if let Some(character) = characters.next() {
            escape(out, character);
        }
        rest = characters.as_str();
    }
    out.push_str(rest);
    out.push('"');
}

/// As [`quote`], to bytes.
///
/// ```
/// let mut out = Vec::new();
/// exact_json::write::quote_bytes(&mut out, "é\t");
/// assert_eq!(out, "\"é\\t\"".as_bytes());
/// ```
pub fn quote_bytes(out: &mut Vec<u8>, text: &str) {
    let mut quoted = String::new();
    quote(&mut quoted, text);
    out.extend_from_slice(quoted.as_bytes());
}

/// What [`quote`] writes for one character.
#[cfg(feature = "digest")]
pub(crate) fn quote_one(out: &mut String, character: char) {
    if matches!(character, '"' | '\\' | '\0'..='\u{1F}') {
        escape(out, character);
    } else {
        out.push(character);
    }
}

fn escape(out: &mut String, character: char) {
    match character {
        '"' => out.push_str("\\\""),
        '\\' => out.push_str("\\\\"),
        '\u{8}' => out.push_str("\\b"),
        '\u{C}' => out.push_str("\\f"),
        '\n' => out.push_str("\\n"),
        '\r' => out.push_str("\\r"),
        '\t' => out.push_str("\\t"),
        control => {
            const DIGITS: [char; 16] =
                ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];
            let digit = |nibble: u32| DIGITS.get((nibble & 15) as usize).copied().unwrap_or('0');
            out.push_str("\\u00");
            out.push(digit(u32::from(control) >> 4));
            out.push(digit(u32::from(control)));
        }
    }
}
