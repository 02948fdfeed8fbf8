//! The order of findings: that of the places they stand at.
//!
//! Rules look at a document one after another, and each may look at it in an order of its own. What
//! they find is put into the order of the document's text, which is known to the tape of that text;
//! a table of the members' order would have to be kept in step with every schema.

use std::collections::HashMap;

use exact_json::pointer::{push_index, push_token};
use exact_json::{Kind, Scanner, Tape, Value};
use serde::Serialize;

use crate::Finding;

/// Findings in the order of the text they were found in, each with the value it stands at.
///
/// `tape` is the tape of the document's text, from which a reader of the findings also gets lines
/// and columns. A finding whose place the text does not have comes last, without a value.
///
/// ```
/// use exact_json::Scanner;
/// use opencheckpoint_rules::{locate, opencheckpoint};
///
/// let text = r#"{
///   "opencheckpoint": "0.1",
///   "resources": [{ "id": "r1", "kind": "file" }],
///   "id": "urn:uuid:2f0c1c5e-6a3b-4d8e-9f10-0a1b2c3d4e5f",
///   "created_at": "2026-03-04T16:20:00Z",
///   "source": { "producer": { "name": "example" } },
///   "task": { "objective": "Release version 2.", "status": "active" }
/// }"#;
/// let findings = opencheckpoint::check(&exact_json::from_str(text)?);
/// let mut scanner = Scanner::new();
/// let tape = scanner.scan_str(text).expect("it was read before");
/// let (finding, value) = &locate(findings, tape)[0];
///
/// assert_eq!(finding.pointer(), "/resources/0");
/// assert_eq!(value.map(|value| value.position().line), Some(3));
/// # Ok::<(), exact_json::Error>(())
/// ```
#[must_use]
pub fn locate(findings: Vec<Finding>, tape: Tape<'_>) -> Vec<(Finding, Option<Value<'_>>)> {
    let values = resolve_all(tape, findings.iter().map(Finding::pointer));
    let mut located: Vec<_> = findings.into_iter().zip(values).collect();
    located.sort_by_key(|(_, value)| value.map_or(u32::MAX, Value::index));
    located
}

/// Puts findings into the order in which the document writes its members.
pub(crate) fn sort(findings: Vec<Finding>, document: &impl Serialize) -> Vec<Finding> {
    if findings.len() < 2 {
        return findings;
    }
    // A document that cannot be written, or not be read again, has no order to sort by.
    let Ok(text) = serde_json::to_string(document) else { return findings };
    let mut scanner = Scanner::new();
    let Ok(tape) = scanner.scan_str(&text) else { return findings };
    locate(findings, tape).into_iter().map(|(finding, _)| finding).collect()
}

/// The values at many places, in one walk: one by one, each would count its way through the arrays
/// again.
fn resolve_all<'t, 'p>(
    tape: Tape<'t>,
    pointers: impl ExactSizeIterator<Item = &'p str>,
) -> Vec<Option<Value<'t>>> {
    let mut walk =
        Walk { wanted: HashMap::new(), pointer: String::new(), values: vec![None; pointers.len()] };
    for (n, pointer) in pointers.enumerate() {
        for (end, _) in pointer.match_indices('/') {
            walk.wanted.entry(&pointer[..end]).or_default();
        }
        walk.wanted.entry(pointer).or_default().push(n);
    }
    walk.visit(tape.root());
    walk.values
}

struct Walk<'t, 'p> {
    /// What is looked for at each place; a place on the way to another is there with nothing.
    wanted: HashMap<&'p str, Vec<usize>>,
    pointer: String,
    values: Vec<Option<Value<'t>>>,
}

impl<'t> Walk<'t, '_> {
    /// Looks at a value and, where something may be found there, below it. The scanner bounds the
    /// depth.
    fn visit(&mut self, value: Value<'t>) {
        let Some(wanted) = self.wanted.get(self.pointer.as_str()) else { return };
        for &n in wanted {
            if let Some(found) = self.values.get_mut(n) {
                *found = Some(value);
            }
        }
        let length = self.pointer.len();
        match value.kind() {
            Kind::Object => {
                for (key, member) in value.members() {
                    push_token(&mut self.pointer, &key.decode());
                    self.visit(member);
                    self.pointer.truncate(length);
                }
            }
            Kind::Array => {
                for (n, item) in value.items().enumerate() {
                    push_index(&mut self.pointer, n);
                    self.visit(item);
                    self.pointer.truncate(length);
                }
            }
            Kind::Null | Kind::False | Kind::True | Kind::Number | Kind::String | Kind::Key => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Scanner, Value, resolve_all};

    #[test]
    fn many_places_are_found_at_once() {
        let mut scanner = Scanner::new();
        let tape = scanner.scan_str(r#"{"b": [{"a/c": 1}, 2], "a": 3}"#).unwrap();
        let pointers = ["/a", "/b/0/a~1c", "", "/b/1", "/b/2", "/b/1"];
        let values = resolve_all(tape, pointers.into_iter());
        let found: Vec<_> = values.iter().map(|value| value.map(Value::raw)).collect();
        let root = tape.text();
        assert_eq!(found, [Some("3"), Some("1"), Some(root), Some("2"), None, Some("2")]);
    }
}
