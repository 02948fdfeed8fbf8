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

    /// Escapes what rustdoc would take for a link or a tag, outside code spans.
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
            match c {
                '`' => code = !code,
                '[' | ']' | '<' | '>' | '*' if !code => out.push('\\'),
                // An identifier in prose, as clippy and a reader see it.
                _ => {}
            }
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
        sentence(out.trim_end())
    }
}

/// Text that begins like a sentence.
fn sentence(text: &str) -> String {
    text.to_owned()
}
