//! Finding the values that rows' bases name.

use exact_json::{Kind, Tape, Value};

use super::split;

/// A base: a record of a stream or the document, and a pointer within it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Base<'b> {
    pub(crate) record: u64,
    pub(crate) within: &'b str,
}

impl<'b> Base<'b> {
    /// Reads a base; in a stream its first token is the record's number.
    pub(crate) fn parse(base: &'b str, stream: bool) -> Option<Self> {
        if !stream {
            let valid = base.is_empty() || base.starts_with('/');
            return valid.then_some(Self { record: 0, within: base });
        }
        let rest = base.strip_prefix('/')?;
        let end = rest.find('/').unwrap_or(rest.len());
        let (number, within) = rest.split_at(end);
        Some(Self { record: exact_json::pointer::index(number)?, within })
    }
}

/// Remembers the item of an array that was found last, so that the bases of a document's items are
/// found in one walk over the array and not each from its front.
#[derive(Default)]
pub(crate) struct Bases {
    parent: String,
    index: usize,
    node: u32,
    end: u32,
}

impl Bases {
    /// The value that a pointer within a record names.
    pub(crate) fn resolve<'t>(&mut self, tape: Tape<'t>, within: &str) -> Option<Value<'t>> {
        let at = within.rfind('/').unwrap_or(0);
        let (parent, last) = within.split_at(at);
        let Some((index, "")) = split(last) else { return tape.resolve(within) };
        if parent == self.parent && index >= self.index && self.node != 0 {
            let mut node = self.node;
            for _ in self.index..index {
                node = tape.nodes().get(node as usize)?.next();
                if node >= self.end {
                    return None;
                }
            }
            self.index = index;
            self.node = node;
            return Some(tape.value(node));
        }
        let array = tape.resolve(parent)?;
        if array.kind() != Kind::Array {
            return tape.resolve(within);
        }
        let item = array.item(index)?;
        parent.clone_into(&mut self.parent);
        self.index = index;
        self.node = item.index();
        self.end = tape.nodes().get(array.index() as usize)?.next();
        Some(item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exact_json::Scanner;

    #[test]
    fn items_are_found_from_the_last_one_on() {
        let mut scanner = Scanner::new();
        let tape = scanner.scan_str(r#"{"a":[[1],[2],[3]],"b":[4],"0":5}"#).unwrap();
        let mut bases = Bases::default();
        for (pointer, found) in [
            ("/a/0", Some("[1]")),
            ("/a/2", Some("[3]")),
            ("/a/1", Some("[2]")),
            ("/b/0", Some("4")),
            ("/a/1", Some("[2]")),
            ("/a/3", None),
            ("/0", Some("5")),
            ("", Some(r#"{"a":[[1],[2],[3]],"b":[4],"0":5}"#)),
        ] {
            assert_eq!(bases.resolve(tape, pointer).map(Value::raw), found, "{pointer}");
        }
    }

    #[test]
    fn the_first_token_of_a_streams_base_is_the_record() {
        assert_eq!(Base::parse("/17", true), Some(Base { record: 17, within: "" }));
        assert_eq!(Base::parse("/3/a/b", true), Some(Base { record: 3, within: "/a/b" }));
        assert_eq!(Base::parse("", false), Some(Base { record: 0, within: "" }));
        assert_eq!(Base::parse("", true), None);
        assert_eq!(Base::parse("/x", true), None);
        assert_eq!(Base::parse("/017", true), None);
    }
}
