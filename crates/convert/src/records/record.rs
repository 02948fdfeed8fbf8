//! A record in memory.

use exact_json::{Kind, Node, OwnedTape, Tape, Value};

/// A record of a file, with what is needed to count its leaves.
#[derive(Debug)]
pub struct Record {
    number: u64,
    offset: u64,
    tape: Option<OwnedTape>,
    /// Its bytes, where the tape is of a mended text.
    unmended: Option<Vec<u8>>,
    /// How many leaves stand before each node; one more for the end.
    before: Vec<u32>,
    /// String nodes in which a lone surrogate was replaced, ascending.
    surrogates: Vec<u32>,
}

impl Record {
    /// A record that reads as `tape`. If that is of a mended text, `unmended` is what stands in the file.
    pub(super) fn new(
        number: u64,
        offset: u64,
        tape: Option<OwnedTape>,
        unmended: Option<Vec<u8>>,
    ) -> Self {
        let mut record =
            Self { number, offset, tape, unmended, before: Vec::new(), surrogates: Vec::new() };
        if let Some(tape) = &record.tape {
            let tape = tape.tape(0);
            record.before = leaves_before(tape);
            if let Some(bytes) = &record.unmended {
                record.surrogates = replaced(tape, bytes);
            }
        }
        record
    }

    /// Its number, 0-based; a document is number 0.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Where its bytes start in the file.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.offset
    }

    /// Its bytes as they stand in the file; none of opaque bytes, which are not held.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        match (&self.unmended, &self.tape) {
            (Some(bytes), _) => bytes,
            (None, Some(tape)) => tape.tape(0).text().as_bytes(),
            (None, None) => &[],
        }
    }

    /// What was read of it; none of opaque bytes.
    #[must_use]
    pub fn tape(&self) -> Option<Tape<'_>> {
        self.tape.as_ref().map(|tape| tape.tape(0))
    }

    /// A value of it.
    #[must_use]
    pub fn value(&self, node: u32) -> Option<Value<'_>> {
        self.tape().map(|tape| tape.value(node))
    }

    /// How many leaves it has: opaque bytes are one.
    #[must_use]
    pub fn leaves(&self) -> u64 {
        self.before.last().map_or(1, |leaves| u64::from(*leaves))
    }

    /// Which of its leaves are in the subtree of a node, counted from 0.
    #[must_use]
    pub fn leaves_of(&self, node: u32) -> std::ops::Range<u64> {
        let Some(tape) = self.tape() else { return 0..1 };
        let next = tape.nodes().get(node as usize).map_or(node, Node::next);
        let before = |node: u32| self.before.get(node as usize).copied().map_or(0, u64::from);
        before(node)..before(next)
    }

    /// The node of a leaf.
    #[must_use]
    pub fn leaf(&self, leaf: u64) -> Option<u32> {
        let tape = self.tape()?;
        let found = self.before.partition_point(|before| u64::from(*before) <= leaf);
        // The last node with that count is the leaf itself, or a container around it, or a name.
        let node = found.checked_sub(1).filter(|node| *node < tape.nodes().len())?;
        let node = u32::try_from(node).ok()?;
        tape.value(node).is_leaf().then_some(node)
    }

    /// Whether a subtree holds a string in which a lone surrogate was replaced.
    #[must_use]
    pub fn is_mended(&self, node: u32) -> bool {
        let Some(tape) = self.tape() else { return false };
        let next = tape.nodes().get(node as usize).map_or(node, Node::next);
        let at = self.surrogates.partition_point(|surrogate| *surrogate < node);
        self.surrogates.get(at).is_some_and(|surrogate| *surrogate < next)
    }

    /// Roughly how much memory it takes, in bytes.
    pub(super) fn weight(&self) -> usize {
        let unmended = self.unmended.as_ref().map_or(0, Vec::len);
        let text = self.tape().map_or(0, |tape| tape.text().len());
        unmended + text + 20 * self.before.len()
    }
}

fn leaves_before(tape: Tape<'_>) -> Vec<u32> {
    let nodes = tape.nodes();
    let mut before = Vec::with_capacity(nodes.len() + 1);
    let mut count = 0;
    before.push(0);
    for (next, node) in (1..).zip(nodes) {
        count += u32::from(node.next() == next && node.kind() != Kind::Key);
        before.push(count);
    }
    before
}

/// Mending keeps lengths, so that a string that was mended is one whose bytes differ.
fn replaced(tape: Tape<'_>, bytes: &[u8]) -> Vec<u32> {
    if tape.text().as_bytes() == bytes {
        return Vec::new();
    }
    let strings = (0..).zip(tape.nodes()).filter(|(_, node)| node.kind() == Kind::String);
    strings
        .filter(|(_, node)| {
            let span = node.start()..node.end();
            bytes.get(span.clone()) != tape.text().as_bytes().get(span)
        })
        .map(|(index, _)| index)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use exact_json::Scanner;

    #[test]
    fn leaves_are_found_by_number() {
        let text = br#"{"a":[1,{}],"b":"x","c":[]}"#;
        let tape = OwnedTape::scan(&mut Scanner::new(), text).unwrap();
        let record = Record::new(0, 0, Some(tape), None);
        assert_eq!(record.bytes(), text);
        assert_eq!(record.leaves(), 4);
        let leaves: Vec<_> = (0..4)
            .map(|leaf| record.value(record.leaf(leaf).unwrap()).unwrap().pointer())
            .collect();
        assert_eq!(leaves, ["/a/0", "/a/1", "/b", "/c"]);
        assert_eq!(record.leaf(4), None);
        let a = record.tape().unwrap().resolve("/a").unwrap().index();
        assert_eq!(record.leaves_of(a), 0..2);
        assert_eq!(record.leaves_of(0), 0..4);
    }
}
