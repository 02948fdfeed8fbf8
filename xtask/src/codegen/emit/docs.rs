//! Descriptions of the schema as documentation: safe for rustdoc, with links to the types they name.

use crate::codegen::model::Model;

/// Turns descriptions into documentation.
pub(super) struct Prose {
    names: Vec<String>,
}

impl Prose {
    pub(super) fn new(model: &Model) -> Self {
        Self { names: model.types.iter().map(|ty| ty.name.clone()).collect() }
    }

    /// Escapes what rustdoc would take for a link or a tag, and marks names as code, outside code spans.
    pub(super) fn escaped(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut code = false;
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let link = self
                .names
                .iter()
                .map(|name| format!("[`{name}`]"))
                .find(|link| rest.starts_with(link.as_str()));
            if let (false, Some(link)) = (code, link) {
                out.push_str(&link);
                rest = &rest[link.len()..];
                continue;
            }
            let word =
                rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
            if !code && word.contains('_') {
                out.extend(["`", word, "`"]);
                rest = &rest[word.len()..];
                continue;
            }
            if word.len() > 1 {
                out.push_str(word);
                rest = &rest[word.len()..];
                continue;
            }
            match c {
                '`' => code = !code,
                '[' | ']' | '<' | '>' | '*' if !code => out.push('\\'),
                _ => {}
            }
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
        out.trim_end().to_owned()
    }
}

/// Longest line of a doc comment, in characters.
const WIDTH: usize = 90;

/// The lines of a text, the long ones broken between words.
pub(super) fn wrapped(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            let long = line.chars().count() + 1 + word.chars().count() > WIDTH;
            if long && !line.is_empty() && !begins_something(word) {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

/// Whether a line that begins with the word would be a list's item or a heading to markdown.
fn begins_something(word: &str) -> bool {
    let numbered = word.ends_with(['.', ')'])
        && word.trim_end_matches(['.', ')']).bytes().all(|b| b.is_ascii_digit());
    matches!(word, "-" | "+" | "*") || word.starts_with('#') || numbered
}
