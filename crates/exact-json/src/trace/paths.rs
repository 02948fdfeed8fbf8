//! Interned pointers: a path is a small number, and the next one is usually guessed right.

use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, Hasher, RandomState};

use crate::pointer::{push_index, push_token, tokens};

/// A path of the open generation: the group's record, then the tokens below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PathId(pub(crate) u32);

impl PathId {
    /// The path without tokens, parent of the records' paths. It also serves as "none".
    pub(crate) const ROOT: Self = Self(0);
}

/// `index` of a node that is a member's name.
const NAME: u32 = u32::MAX;

struct Node {
    parent: u32,
    name: Box<str>,
    index: u32,
    /// The child that came first the last time this path was walked.
    first: u32,
    /// The child that was asked for last in this walk; 0 before the first.
    cursor: u32,
    /// The sibling that came after this one the last time.
    follow: u32,
    /// The next node with the same hash.
    same: u32,
}

/// All paths of a generation. Records of one kind have their members in one order, so each node
/// remembers which sibling followed it, and the usual lookup is one comparison of the token.
pub(crate) struct Paths {
    nodes: Vec<Node>,
    by_hash: HashMap<u64, u32, BuildHasherDefault<Given>>,
    keys: RandomState,
    text: usize,
}

impl Paths {
    pub(crate) fn new() -> Self {
        let mut paths = Self {
            nodes: Vec::new(),
            by_hash: HashMap::default(),
            keys: RandomState::new(),
            text: 0,
        };
        paths.clear();
        paths
    }

    /// Forgets every path.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.by_hash.clear();
        self.text = 0;
        self.push(0, "", NAME, 0);
    }

    /// An estimate of the memory in bytes.
    pub(crate) fn size(&self) -> usize {
        self.nodes.len() * (size_of::<Node>() + 16) + self.text
    }

    /// The path of a record of the group.
    pub(crate) fn record(&mut self, index: u32) -> PathId {
        self.enter(PathId::ROOT);
        self.item(PathId::ROOT, index)
    }

    /// Begins a walk over the children of a path.
    #[inline]
    pub(crate) fn enter(&mut self, path: PathId) {
        self.nodes[path.0 as usize].cursor = 0;
    }

    /// The path of a member.
    #[inline]
    pub(crate) fn member(&mut self, parent: PathId, name: &str) -> PathId {
        let guess = self.guess(parent);
        let node = &self.nodes[guess as usize];
        if guess != 0 && node.index == NAME && *node.name == *name {
            self.nodes[parent.0 as usize].cursor = guess;
            return PathId(guess);
        }
        self.find(parent, name, NAME)
    }

    /// The path of an item.
    #[inline]
    pub(crate) fn item(&mut self, parent: PathId, index: u32) -> PathId {
        let guess = self.guess(parent);
        if guess != 0 && self.nodes[guess as usize].index == index {
            self.nodes[parent.0 as usize].cursor = guess;
            return PathId(guess);
        }
        self.find(parent, "", index)
    }

    /// The path of `pointer` below `parent`. Tokens that look like indices are names here: the same
    /// pointer may so have two paths, which costs a shape and nothing else.
    pub(crate) fn pointer(&mut self, parent: PathId, pointer: &str) -> PathId {
        let mut path = parent;
        for token in tokens(pointer) {
            self.enter(path);
            path = self.member(path, &token);
        }
        path
    }

    /// Writes the path as a pointer, the record's index first.
    pub(crate) fn write(&self, path: PathId, out: &mut String) {
        let mut chain = [0u32; crate::MAX_DEPTH + 4];
        let mut length = 0;
        let mut at = path.0;
        while at != 0 && length < chain.len() {
            chain[length] = at;
            length += 1;
            at = self.nodes[at as usize].parent;
        }
        for &at in chain[..length].iter().rev() {
            let node = &self.nodes[at as usize];
            if node.index == NAME {
                push_token(out, &node.name);
            } else {
                push_index(out, node.index as usize);
            }
        }
    }

    /// The group's record that a path begins with.
    pub(crate) fn record_of(&self, path: PathId) -> u32 {
        let mut at = path.0;
        loop {
            let node = &self.nodes[at as usize];
            if node.parent == 0 {
                return node.index;
            }
            at = node.parent;
        }
    }

    #[inline]
    fn guess(&self, parent: PathId) -> u32 {
        let parent = &self.nodes[parent.0 as usize];
        if parent.cursor == 0 { parent.first } else { self.nodes[parent.cursor as usize].follow }
    }

    #[cold]
    fn find(&mut self, parent: PathId, name: &str, index: u32) -> PathId {
        let hash = self.keys.hash_one((parent.0, index, name));
        let first = self.by_hash.get(&hash).copied().unwrap_or(0);
        let mut at = first;
        while at != 0 {
            let node = &self.nodes[at as usize];
            if node.parent == parent.0 && node.index == index && *node.name == *name {
                break;
            }
            at = node.same;
        }
        if at == 0 {
            at = self.push(parent.0, name, index, first);
            self.by_hash.insert(hash, at);
        }
        let cursor = self.nodes[parent.0 as usize].cursor;
        if cursor == 0 {
            self.nodes[parent.0 as usize].first = at;
        } else {
            self.nodes[cursor as usize].follow = at;
        }
        self.nodes[parent.0 as usize].cursor = at;
        PathId(at)
    }

    fn push(&mut self, parent: u32, name: &str, index: u32, same: u32) -> u32 {
        // A generation ends long before it holds 2^32 paths: see `size`.
        let id = u32::try_from(self.nodes.len()).unwrap_or(0);
        self.text += name.len();
        self.nodes.push(Node {
            parent,
            name: name.into(),
            index,
            first: 0,
            cursor: 0,
            follow: 0,
            same,
        });
        id
    }
}

/// A hasher for keys that are hashes already.
#[derive(Default)]
pub(crate) struct Given(u64);

impl Hasher for Given {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(paths: &Paths, path: PathId) -> String {
        let mut out = String::new();
        paths.write(path, &mut out);
        out
    }

    #[test]
    fn the_same_pointer_has_the_same_path() {
        let mut paths = Paths::new();
        let mut seen = Vec::new();
        for _ in 0..2 {
            let record = paths.record(0);
            paths.enter(record);
            let a = paths.member(record, "a/b");
            let c = paths.member(record, "c");
            paths.enter(c);
            let item = paths.item(c, 3);
            seen.push((record, a, c, item));
        }
        assert_eq!(seen[0], seen[1]);
        assert_eq!(text(&paths, seen[0].1), "/0/a~1b");
        assert_eq!(text(&paths, seen[0].3), "/0/c/3");
        assert_eq!(paths.record_of(seen[0].3), 0);
    }

    #[test]
    fn a_changed_order_of_members_is_found_all_the_same() {
        let mut paths = Paths::new();
        let record = paths.record(1);
        let names = ["x", "y", "z", "x", "z", "y", "y", "x"];
        let ids: Vec<_> = names.iter().map(|name| paths.member(record, name)).collect();
        for (name, id) in names.iter().zip(&ids) {
            assert_eq!(text(&paths, *id), format!("/1/{name}"));
        }
        assert_eq!(ids[0], ids[3]);
        assert_eq!(ids[1], ids[6]);
    }
}
