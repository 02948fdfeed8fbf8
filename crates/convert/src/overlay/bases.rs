//! Finding the values that rows' bases name.

use exact_json::{Kind, Tape, Value};

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

/// Remembers the way to the value that was found last, so that the bases of a document's items, and of items within those, are found
/// in one walk over each array and not each from its front.
#[derive(Default)]
pub(crate) struct Bases {
    way: Vec<Step>,
}

/// A step of a way: from a container to a member or an item of it.
struct Step {
    token: String,
    /// The index of an item.
    index: Option<usize>,
    node: u32,
}

impl Bases {
    /// The value that a pointer within a record names.
    pub(crate) fn resolve<'t>(&mut self, tape: Tape<'t>, within: &str) -> Option<Value<'t>> {
        if !within.is_empty() && !within.starts_with('/') {
            return None;
        }
        let mut value = tape.root();
        for (depth, token) in exact_json::pointer::tokens(within).enumerate() {
            let known = self.way.get(depth);
            if let Some(step) = known.filter(|step| step.token == *token) {
                value = tape.value(step.node);
                continue;
            }
            let from = known.and_then(|step| Some((step.index?, step.node)));
            // What lies below another value says nothing of this one.
            self.way.truncate(depth);
            let (index, found) = child(value, &token, from)?;
            value = found;
            self.way.push(Step { token: token.into_owned(), index, node: value.index() });
        }
        Some(value)
    }
}

/// The child of a container that a token names; of an array, looked for from an item on that is known.
fn child<'t>(
    container: Value<'t>,
    token: &str,
    from: Option<(usize, u32)>,
) -> Option<(Option<usize>, Value<'t>)> {
    if container.kind() != Kind::Array {
        return Some((None, container.get(token)?));
    }
    let wanted: usize = exact_json::pointer::index(token)?;
    let Some((known, node)) = from.filter(|(known, _)| *known <= wanted) else {
        return Some((Some(wanted), container.item(wanted)?));
    };
    let nodes = container.tape().nodes();
    let end = nodes.get(container.index() as usize)?.next();
    let mut node = node;
    for _ in known..wanted {
        node = nodes.get(node as usize)?.next();
        if node >= end {
            return None;
        }
    }
    Some((Some(wanted), container.tape().value(node)))
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
            ("/a/1/0", Some("2")),
            ("/a/2/0", Some("3")),
            ("/a/2/1", None),
            ("/a/2/0", Some("3")),
            ("/a/3", None),
            ("/a/x", None),
            ("a", None),
            ("/b", Some("[4]")),
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
