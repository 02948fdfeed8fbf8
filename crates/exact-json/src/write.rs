//! Writing JSON strings, and JSON text in another spelling.

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

/// Appends the value whose compact text is `compact` as Python's `json.dumps(…, ensure_ascii=False)` writes it: a space
/// behind each comma and colon, and no escapes but those that [`quote`] writes. Numbers keep their spelling.
///
/// ```
/// let mut out = String::new();
/// exact_json::write::spaced(&mut out, r#"{"a,b":[1.10,"\u00e9\/:"],"":null}"#);
/// assert_eq!(out, r#"{"a,b": [1.10, "é/:"], "": null}"#);
/// ```
pub fn spaced(out: &mut String, compact: &str) {
    let mut rest = compact;
    while let Some(at) = rest.find([',', ':', '"']) {
        let (plain, special) = rest.split_at(at);
        out.push_str(plain);
        let length = if special.starts_with('"') {
            let literal = string(special);
            respell(out, literal);
            literal.len()
        } else {
            out.push_str(if special.starts_with(',') { ", " } else { ": " });
            1
        };
        rest = special.get(length..).unwrap_or_default();
    }
    out.push_str(rest);
}

/// The JSON string that `text` begins with, with its quotes.
fn string(text: &str) -> &str {
    let mut escaped = false;
    let end = text.bytes().skip(1).position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    });
    end.and_then(|end| text.get(..end + 2)).unwrap_or(text)
}

/// Appends a JSON string with the escapes that [`quote`] writes.
fn respell(out: &mut String, literal: &str) {
    // What has no escape has but one spelling.
    let text = if literal.contains('\\') { crate::from_str::<String>(literal).ok() } else { None };
    match text {
        Some(text) => quote(out, &text),
        None => out.push_str(literal),
    }
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

#[cfg(test)]
mod tests {
    use super::spaced;

    #[test]
    fn what_stands_in_a_string_is_no_separator() {
        for (compact, expected) in [
            (r#"{"a,b":[1,"c:\"d\\",{}],"":null}"#, r#"{"a,b": [1, "c:\"d\\", {}], "": null}"#),
            (r#"["\\",",","\\\",:"]"#, r#"["\\", ",", "\\\",:"]"#),
            (
                r#""\u00e9\/\u0041\b\u0008\u001f\u007f\ud83d\ude00\u2028""#,
                "\"é/A\\b\\b\\u001f\u{7f}😀\u{2028}\"",
            ),
            ("-0", "-0"),
            ("[1.10,1E5]", "[1.10, 1E5]"),
        ] {
            let mut out = String::new();
            spaced(&mut out, compact);
            assert_eq!(out, expected);
        }
    }
}
