//! From node to JSON Pointer and back.

use std::collections::HashMap;

use super::{Kind, Tape, Value};
use crate::pointer::{self, push_index, push_token, tokens};

impl<'t> Tape<'t> {
    /// The value that a JSON Pointer (RFC 6901) names.
    ///
    /// ```
    /// let mut scanner = exact_json::Scanner::new();
    /// let tape = scanner.scan_str(r#"{"a/b": [10, 20]}"#)?;
    /// assert_eq!(tape.resolve("/a~1b/1").and_then(|value| value.as_u64()), Some(20));
    /// assert!(tape.resolve("/a~1b/01").is_none());
    /// # Ok::<(), exact_json::Fault>(())
    /// ```
    #[must_use]
    pub fn resolve(self, pointer: &str) -> Option<Value<'t>> {
        if !pointer.is_empty() && !pointer.starts_with('/') {
            return None;
        }
        tokens(pointer).try_fold(self.root(), |value, token| match value.kind() {
            Kind::Object => value.get(&token),
            Kind::Array => value.item(pointer::index(&token)?),
            _ => None,
        })
    }

    /// The values that many JSON Pointers name, found in one walk.
    ///
    /// One by one, each pointer into a long array would count its way through the array again.
    ///
    /// ```
    /// let mut scanner = exact_json::Scanner::new();
    /// let tape = scanner.scan_str(r#"{"a/b": [10, 20]}"#)?;
    /// let values = tape.resolve_all(["/a~1b/1", "/a~1b/2", "/a~1b/0"]);
    /// let numbers: Vec<_> = values.into_iter().map(|value| value?.as_u64()).collect();
    /// assert_eq!(numbers, [Some(20), None, Some(10)]);
    /// # Ok::<(), exact_json::Fault>(())
    /// ```
    #[must_use]
    pub fn resolve_all<'p>(
        self,
        pointers: impl IntoIterator<Item = &'p str>,
    ) -> Vec<Option<Value<'t>>> {
        let mut search = Search::default();
        for pointer in pointers {
            for (end, _) in pointer.match_indices('/') {
                search.wanted.entry(&pointer[..end]).or_default();
            }
            search.wanted.entry(pointer).or_default().push(search.found.len());
            search.found.push(None);
        }
        search.visit(self.root());
        search.found
    }

    /// The JSON Pointer of a node; of a member name, that of its value.
    ///
    /// Walks down from the root: meant for messages, not for every value of a long array.
    #[must_use]
    pub fn pointer_of(self, index: u32) -> String {
        self.root().pointer_to(index)
    }

    /// The JSON Pointer of the innermost value that covers a byte of the text.
    ///
    /// A byte of a member's name belongs to that member; a byte between values to their container.
    ///
    /// ```
    /// let mut scanner = exact_json::Scanner::new();
    /// let tape = scanner.scan_str(r#"{"a": [10, 20]}"#)?;
    /// assert_eq!(tape.pointer_at(11), "/a/1");
    /// # Ok::<(), exact_json::Fault>(())
    /// ```
    #[must_use]
    pub fn pointer_at(self, offset: usize) -> String {
        let nodes = (0..crate::scan::offset(self.nodes.len())).rev();
        let covering =
            nodes.map(|index| self.value(index)).find(|value| value.span().contains(&offset));
        covering.map_or_else(String::new, Value::pointer)
    }
}

impl Value<'_> {
    /// The JSON Pointer, from this value, of a node in it.
    pub(crate) fn pointer_to(self, index: u32) -> String {
        let mut pointer = String::new();
        let mut value = self;
        while value.index() < index {
            let Some(child) = step_towards(value, index, &mut pointer) else { break };
            value = child;
        }
        pointer
    }
}

/// A search for many places at once.
#[derive(Default)]
struct Search<'t, 'p> {
    /// Which results each place is; none, where it is only on the way to another.
    wanted: HashMap<&'p str, Vec<usize>>,
    /// Where the search is.
    pointer: String,
    found: Vec<Option<Value<'t>>>,
}

impl<'t> Search<'t, '_> {
    /// Looks at a value and, where something may be found there, below it: as deep as the scanner
    /// lets a text be, and no deeper.
    fn visit(&mut self, value: Value<'t>) {
        let Some(results) = self.wanted.get(self.pointer.as_str()) else { return };
        for &result in results {
            if let Some(found) = self.found.get_mut(result) {
                *found = Some(value);
            }
        }
        let length = self.pointer.len();
        for (key, member) in value.members() {
            push_token(&mut self.pointer, &key.decode());
            self.visit(member);
            self.pointer.truncate(length);
        }
        for (at, item) in value.items().enumerate() {
            push_index(&mut self.pointer, at);
            self.visit(item);
            self.pointer.truncate(length);
        }
    }
}

/// The child of `value` that is or holds node `index`; its token goes to `pointer`.
fn step_towards<'t>(value: Value<'t>, index: u32, pointer: &mut String) -> Option<Value<'t>> {
    if let Some((key, child)) = value.members().find(|(_, child)| child.node().next() > index) {
        push_token(pointer, &key.decode());
        return if key.index() == index { None } else { Some(child) };
    }
    let (at, child) = value.items().enumerate().find(|(_, child)| child.node().next() > index)?;
    push_index(pointer, at);
    Some(child)
}
