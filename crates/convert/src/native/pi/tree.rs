//! Which entry follows which, and which are on the path to the last one.
//!
//! An entry follows one that stands before it in the file, so that there is no circle to run in: where its `parentId` names another, or
//! none, it follows the entry before it. What that would be of an entry that is lost, nobody knows.

use std::collections::HashMap;

use exact_json::{Text, Value};

use super::row::{Role, Row, RowKind, id, text};
use crate::native::id::Id;

/// How many entries there are of some kind, and the line of the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) count: u64,
    pub(super) first: Option<u64>,
}

impl Found {
    fn add(&mut self, line: u64) {
        self.count += 1;
        self.first = self.first.or(Some(line));
    }
}

/// The entries as far as the log has been read.
#[derive(Debug, Default)]
pub(super) struct Growing {
    nodes: Vec<Node>,
    /// The last entry of each id.
    named: HashMap<Id, u32>,
    /// Entries whose parents are no entry before them: what they name, if it can name something, and their lines.
    lost: Vec<(Option<Id>, u64)>,
    repeated: Found,
    /// The records that name the models of messages that do not name theirs.
    models: HashMap<u64, u64>,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    record: u32,
    /// The entry that it follows; a root follows none.
    parent: Option<u32>,
    /// The record that says which model is asked behind it.
    model: Option<u32>,
}

/// The whole tree.
#[derive(Debug, Default)]
pub(super) struct Tree {
    /// The records of the entries that are not on the path, ascending.
    off: Vec<u64>,
    models: HashMap<u64, u64>,
    /// Entries that follow what is no entry of the log.
    pub(super) dangling: Found,
    /// Entries that follow themselves, or one behind them.
    pub(super) behind: Found,
    /// Entries that have the id of one before them.
    pub(super) repeated: Found,
}

impl Growing {
    /// An entry, in the order of the log.
    pub(super) fn entry(&mut self, row: &Row<'_>, record: u64, line: u64) {
        let parent = self.parent(row.root, line);
        let before = parent.and_then(|parent| self.nodes.get(parent as usize)).copied();
        let here = u32::try_from(record).unwrap_or(u32::MAX);
        let model = if row.kind == RowKind::ModelChange {
            Some(here)
        } else {
            before.and_then(|before| before.model)
        };
        let is_models = row.kind == RowKind::Message(Role::Assistant);
        if is_models && row.text("model").is_none() {
            self.models.extend(model.map(|model| (record, u64::from(model))));
        }
        let number = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
        self.nodes.push(Node { record: here, parent, model });
        if let Some(name) = row.root.get("id").and_then(id)
            && self.named.insert(Id::of(name), number).is_some()
        {
            self.repeated.add(line);
        }
    }

    /// The entry that one follows.
    fn parent(&mut self, root: Value<'_>, line: u64) -> Option<u32> {
        let before = self.nodes.len().checked_sub(1).and_then(|before| u32::try_from(before).ok());
        // In version 1 entries follow each other.
        let Some(parent) = root.get("parentId") else { return before };
        if parent.is_null() {
            return None;
        }
        let name = text(parent).map(Id::of as fn(Text<'_>) -> Id);
        let found = name.and_then(|name| self.named.get(&name)).copied();
        if found.is_none() {
            self.lost.push((name, line));
        }
        found.or(before)
    }

    /// The record of the last entry of an id.
    pub(super) fn record(&self, name: Text<'_>) -> Option<u64> {
        let node = self.nodes.get(*self.named.get(&Id::of(name))? as usize)?;
        Some(u64::from(node.record))
    }

    /// Finds the path from the last entry to its root.
    pub(super) fn finish(self) -> Tree {
        let Self { nodes, named, lost, repeated, models } = self;
        let mut tree = Tree { models, repeated, ..Tree::default() };
        for (name, line) in lost {
            let stands_behind = name.is_some_and(|name| named.contains_key(&name));
            if stands_behind { &mut tree.behind } else { &mut tree.dangling }.add(line);
        }
        let mut on_path = vec![false; nodes.len()];
        let mut next = nodes.len().checked_sub(1);
        // Each follows one before it: the walk ends.
        while let Some(number) = next {
            if let Some(on_path) = on_path.get_mut(number) {
                *on_path = true;
            }
            let parent = nodes.get(number).and_then(|node| node.parent);
            next = parent.map(|parent| parent as usize).filter(|parent| *parent < number);
        }
        let off = nodes.iter().zip(&on_path).filter(|(_, on_path)| !**on_path);
        tree.off = off.map(|(node, _)| u64::from(node.record)).collect();
        tree
    }
}

impl Tree {
    /// Whether an entry is not on the path.
    pub(super) fn is_off_path(&self, record: u64) -> bool {
        self.off.binary_search(&record).is_ok()
    }

    /// How many entries are not on the path.
    pub(super) fn count_off_path(&self) -> usize {
        self.off.len()
    }

    /// The record that names the model of an entry that does not.
    pub(super) fn model(&self, record: u64) -> Option<u64> {
        self.models.get(&record).copied()
    }
}

#[cfg(test)]
mod tests {
    use exact_json::Scanner;

    use super::*;

    /// The records off the path, and how many entries have a parent that is nowhere, or behind them, and an id that was there.
    fn tree(entries: &[&str]) -> (Vec<u64>, [u64; 3]) {
        let mut scanner = Scanner::new();
        let mut growing = Growing::default();
        for (record, entry) in (0..).zip(entries) {
            let (id, parent) = entry.split_once('<').unwrap_or((entry, "missing"));
            let parent = match parent {
                "missing" => String::new(),
                "null" | "7" => format!(r#","parentId":{parent}"#),
                parent => format!(r#","parentId":"{parent}""#),
            };
            let json = format!(r#"{{"type":"label","id":"{id}"{parent}}}"#);
            growing.entry(&Row::of(scanner.scan_str(&json).unwrap().root()), record, record + 1);
        }
        let tree = growing.finish();
        let odd = [tree.dangling, tree.behind, tree.repeated].map(|found| found.count);
        (tree.off, odd)
    }

    #[test]
    fn the_path_leads_from_the_last_entry_to_its_root() {
        for (entries, off) in [
            (&["a<null", "b<a", "c<a", "d<c"][..], &[1][..]),
            (&["a<null", "b<a", "c<null", "d<c"], &[0, 1]),
            (&["a<null", "b<a", "c<b", "d<a", "e<b"], &[2, 3]),
            (&["a", "b", "c"], &[]),
            (&["a<null"], &[]),
            (&[], &[]),
        ] {
            assert_eq!(tree(entries), (off.to_vec(), [0, 0, 0]), "{entries:?}");
        }
    }

    #[test]
    fn where_a_parent_is_no_entry_before_the_order_of_the_file_holds() {
        for (entries, odd) in [
            (&["a<null", "b<call_1", "c<b"][..], [1, 0, 0]),
            (&["a<7", "b<a"], [1, 0, 0]),
            (&["a<a"], [0, 1, 0]),
            (&["a<b", "b<a"], [0, 1, 0]),
            (&["a<c", "b<a", "c<b"], [0, 1, 0]),
            (&["a<null", "b<a", "b<b", "c<b"], [0, 0, 1]),
        ] {
            assert_eq!(tree(entries), (vec![], odd), "{entries:?}");
        }
    }

    #[test]
    fn an_id_that_comes_twice_means_the_last_before() {
        assert_eq!(tree(&["a<null", "b<a", "b<a", "c<b"]), (vec![1], [0, 0, 1]));
    }
}
