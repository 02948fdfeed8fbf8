//! Accounts that hang on where else a value stands.

use std::collections::HashMap;

use exact_json::{Kind, Node, Value};

/// Where a leaf is accounted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Suspect {
    /// The report's line.
    pub(super) line: u64,
    /// The entry of that line.
    pub(super) entry: usize,
    /// The leaf's number in its file.
    pub(super) leaf: u64,
}

/// Values that must stand somewhere else, by their hashes.
#[derive(Debug, Default)]
pub(super) struct Wanted(HashMap<u64, Suspect>);

impl Wanted {
    pub(super) fn add(&mut self, hash: u64, suspect: Suspect) {
        self.0.entry(hash).or_insert(suspect);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A value that stands where it counts.
    pub(super) fn seen(&mut self, hash: u64) {
        self.0.remove(&hash);
    }

    /// Those that were not seen, in the order of the report.
    pub(super) fn missing(self) -> Vec<Suspect> {
        let mut missing: Vec<_> = self.0.into_values().collect();
        missing.sort_unstable_by_key(|suspect| (suspect.line, suspect.entry, suspect.leaf));
        missing
    }
}

/// The leaves under a value.
pub(super) fn leaves(value: Value<'_>) -> impl Iterator<Item = Value<'_>> {
    let tape = value.tape();
    let first = value.index();
    let next = tape.nodes().get(first as usize).map_or(first, Node::next);
    let all = (first..next).map(move |node| tape.value(node));
    all.filter(|value| value.kind() != Kind::Key && value.is_leaf())
}

#[cfg(test)]
mod tests {
    use exact_json::Scanner;

    use super::*;

    #[test]
    fn leaves_are_scalars_and_empty_containers() {
        let mut scanner = Scanner::new();
        let tape = scanner.scan_str(r#"{"a":[1,{}],"b":{"c":"x"},"d":[]}"#).unwrap();
        let found: Vec<_> = leaves(tape.root()).map(Value::raw).collect();
        assert_eq!(found, ["1", "{}", "\"x\"", "[]"]);
        let inner = tape.resolve("/b").unwrap();
        assert_eq!(leaves(inner).count(), 1);
        assert_eq!(leaves(tape.resolve("/d").unwrap()).count(), 1);
    }

    #[test]
    fn what_is_not_seen_is_missing() {
        let mut wanted = Wanted::default();
        let suspect = |line| Suspect { line, entry: 0, leaf: 7 };
        for (hash, line) in [(1, 9), (2, 4), (3, 5), (1, 8)] {
            wanted.add(hash, suspect(line));
        }
        wanted.seen(3);
        assert_eq!(wanted.missing(), [suspect(4), suspect(9)]);
    }
}
