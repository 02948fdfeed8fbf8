//! Lines as agent-checkpoint writes them: Python's `json.dumps` with `ensure_ascii=False`.

use exact_json::write::{quote, spaced};
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
        line.nullable("_meta", meta.as_ref(), |line, meta| spaced(line, &meta.to_text()));
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
        spaced(&mut self.0, compact);
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
                spaced(line, item.as_text());
            }
            line.push(']');
        });
    }
}
