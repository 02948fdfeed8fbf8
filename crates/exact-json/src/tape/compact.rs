//! Compact text: the source without its white space, every spelling kept.

use super::{Kind, Value};

impl Value<'_> {
    /// Its source text without white space between the tokens; numbers and strings as they are spelled.
    ///
    /// ```
    /// let mut scanner = exact_json::Scanner::new();
    /// let tape = scanner.scan_str(r#"{ "a": [ 1.0, "\u0041 b" ] }"#)?;
    /// assert_eq!(tape.root().compact(), r#"{"a":[1.0,"\u0041 b"]}"#);
    /// # Ok::<(), exact_json::Fault>(())
    /// ```
    #[must_use]
    pub fn compact(self) -> String {
        let mut out = String::new();
        self.compact_into(&mut out);
        out
    }

    /// Appends its compact text.
    pub fn compact_into(self, out: &mut String) {
        if self.is_compact() {
            out.push_str(self.raw());
        } else {
            out.reserve(self.compact_len());
            write(self, out);
        }
    }

    /// Whether its source text has no white space between the tokens.
    #[must_use]
    pub fn is_compact(self) -> bool {
        self.span().len() == self.compact_len()
    }

    /// The length of the compact text: every token, and the commas and colons that its nodes imply.
    fn compact_len(self) -> usize {
        let mut tokens = 0;
        let mut values = 0_usize;
        let mut filled = 0;
        for value in self.subtree() {
            let kind = value.kind();
            values += usize::from(kind != Kind::Key);
            tokens += match kind {
                Kind::Object | Kind::Array => {
                    filled += usize::from(!value.is_leaf());
                    2
                }
                Kind::Key => value.span().len() + 1,
                _ => value.span().len(),
            };
        }
        // A container of n values has n - 1 commas; every value but this one is in a container.
        tokens + values.saturating_sub(1) - filled
    }
}

fn write(value: Value<'_>, out: &mut String) {
    match value.kind() {
        Kind::Object => {
            let mut before = '{';
            for (key, member) in value.members() {
                out.push(before);
                out.push_str(key.raw_quoted());
                out.push(':');
                write(member, out);
                before = ',';
            }
            out.push_str(if before == '{' { "{}" } else { "}" });
        }
        Kind::Array => {
            let mut before = '[';
            for item in value.items() {
                out.push(before);
                write(item, out);
                before = ',';
            }
            out.push_str(if before == '[' { "[]" } else { "]" });
        }
        _ => out.push_str(value.raw()),
    }
}
