//! Lines as agent-checkpoint writes them: Python's `json.dumps` with `ensure_ascii=False`.

use exact_json::write::quote;
use exact_json::{Json, Nullable};

use crate::Turn;

impl Turn {
    /// The turn as agent-checkpoint 0.3 writes it, to the byte, without the line feed behind it.
    ///
    /// Unknown members stand behind the known ones, and `_meta` behind them all, where `merge` puts it. A number
    /// keeps its spelling, where Python might find another for it.
    ///
    /// ```
    /// use agent_turns_model::Turn;
    ///
    /// let turn = Turn::from_json_str(r#"{"role":"user","content":["\u00e9\/",1.10],"_meta":{},"x":{"a":[]}}"#)?;
    /// assert_eq!(turn.to_line(), r#"{"role": "user", "content": ["é/", 1.10], "x": {"a": []}, "_meta": {}}"#);
    /// # Ok::<(), exact_json::Error>(())
    /// ```
    #[must_use]
    pub fn to_line(&self) -> String {
        let Self { role, content, tool_calls, tool_results, provider, model, ts, meta, extra } =
            self;
        let mut line = Line(String::from("{"));
        line.text("role", role.as_str());
        if let Some(content) = content {
            line.json("content", content.as_text());
        }
        line.list("tool_calls", tool_calls.as_ref());
        line.list("tool_results", tool_results.as_ref());
        line.nullable("provider", provider.as_ref(), |line, provider| {
            quote(line, provider.as_str());
        });
        line.nullable("model", model.as_ref(), |line, model| quote(line, model));
        line.nullable("ts", ts.as_ref(), |line, ts| quote(line, ts));
        for (name, value) in extra.iter() {
            line.json(name, value.as_text());
        }
        line.nullable("_meta", meta.as_ref(), |line, meta| spell(line, &meta.to_text()));
        line.0.push('}');
        line.0
    }
}

/// A line that is being written.
struct Line(String);

impl Line {
    fn name(&mut self, name: &str) {
        if self.0 != "{" {
            self.0.push_str(", ");
        }
        quote(&mut self.0, name);
        self.0.push_str(": ");
    }

    fn text(&mut self, name: &str, text: &str) {
        self.name(name);
        quote(&mut self.0, text);
    }

    fn json(&mut self, name: &str, compact: &str) {
        self.name(name);
        spell(&mut self.0, compact);
    }

    fn nullable<T>(
        &mut self,
        name: &str,
        value: Option<&Nullable<T>>,
        write: impl FnOnce(&mut String, &T),
    ) {
        let Some(value) = value else { return };
        self.name(name);
        match value {
            Nullable::Null => self.0.push_str("null"),
            Nullable::Value(value) => write(&mut self.0, value),
        }
    }

    fn list(&mut self, name: &str, list: Option<&Nullable<Vec<Json>>>) {
        self.nullable(name, list, |line, list| {
            line.push('[');
            for (index, item) in list.iter().enumerate() {
                if index > 0 {
                    line.push_str(", ");
                }
                spell(line, item.as_text());
            }
            line.push(']');
        });
    }
}

/// Appends compact JSON: a space behind each comma and colon, and no escapes but those that JSON demands.
fn spell(out: &mut String, compact: &str) {
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

/// Appends a JSON string, its escapes as Python writes them.
fn respell(out: &mut String, literal: &str) {
    // What has no escape has but one spelling.
    let text =
        if literal.contains('\\') { exact_json::from_str::<String>(literal).ok() } else { None };
    match text {
        Some(text) => quote(out, &text),
        None => out.push_str(literal),
    }
}

#[cfg(test)]
mod tests {
    use super::spell;

    #[test]
    fn what_stands_in_a_string_is_no_separator() {
        for (compact, spelled) in [
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
            spell(&mut out, compact);
            assert_eq!(out, spelled);
        }
    }
}
