//! Texts that stand in a tag, as harnesses wrap what they insert.

/// Whether a text is wrapped in a tag of that name: `Some(true)` where nothing stands behind the wrapper, `Some(false)` where the text
/// goes on. A tag that is never closed wraps the rest: the text was cut, or the other tag stands in another part.
pub(crate) fn wrapped(text: &str, name: &str) -> Option<bool> {
    let rest = text.strip_prefix('<')?.strip_prefix(name)?;
    if !rest.starts_with('>') && !rest.starts_with(char::is_whitespace) {
        return None;
    }
    let close = format!("</{name}>");
    let behind = text.rfind(&close).and_then(|at| text.get(at + close.len()..));
    Some(behind.is_none_or(|behind| behind.trim().is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_told_by_its_whole_name() {
        for (text, found) in [
            ("<note>a</note>", Some(true)),
            ("<note of=\"b\">a</note>\n", Some(true)),
            ("<note>a</note> b <note>c</note>", Some(true)),
            ("<note>a</note> b", Some(false)),
            ("<note>a", Some(true)),
            ("<notes>a</notes>", None),
            ("a <note>b</note>", None),
        ] {
            assert_eq!(wrapped(text, "note"), found, "{text}");
        }
    }
}
