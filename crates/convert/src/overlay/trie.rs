//! Pointers as a tree of tokens.

use std::borrow::Cow;
use std::collections::HashMap;

use exact_json::{Kind, Value};

use super::{NOWHERE, Spot, Spots};

/// So many siblings are searched one by one.
const FEW: usize = 16;

/// The pointers into one record, as a tree.
pub(super) struct Trie {
    nodes: Vec<TrieNode>,
}

struct TrieNode {
    token: Box<str>,
    /// The token as an array index.
    index: Option<usize>,
    children: Vec<usize>,
    /// The children by their tokens, where they are many.
    by_token: HashMap<Box<str>, usize>,
    slots: Vec<usize>,
}

impl TrieNode {
    fn new(token: &str) -> Self {
        Self {
            token: token.into(),
            index: exact_json::pointer::index(token),
            children: Vec::new(),
            by_token: HashMap::new(),
            slots: Vec::new(),
        }
    }
}

impl Default for Trie {
    fn default() -> Self {
        Self { nodes: vec![TrieNode::new("")] }
    }
}

impl Trie {
    pub(super) fn add(&mut self, pointer: &str, slot: usize) {
        let mut at = 0;
        for token in exact_json::pointer::tokens(pointer) {
            at = self.child(at, &token);
        }
        if let Some(node) = self.nodes.get_mut(at) {
            node.slots.push(slot);
        }
    }

    fn child(&mut self, parent: usize, token: &str) -> usize {
        // Entries are in the order of the record, so that the child is the last one or a new one.
        let children = self.nodes.get(parent).map(|node| &node.children[..]).unwrap_or_default();
        let mut latest = children.iter().rev().copied().take(FEW);
        let known = latest.find(|child| *self.nodes[*child].token == *token).or_else(|| {
            let parent = self.nodes.get(parent)?;
            parent.by_token.get(token).copied()
        });
        if let Some(child) = known {
            return child;
        }
        let child = self.nodes.len();
        self.nodes.push(TrieNode::new(token));
        let Some(node) = self.nodes.get_mut(parent) else { return child };
        node.children.push(child);
        if node.children.len() == FEW + 1 {
            let children = node.children.clone();
            let tokens = children.iter().map(|child| (self.nodes[*child].token.clone(), *child));
            let by_token = tokens.collect();
            self.nodes[parent].by_token = by_token;
        } else if node.children.len() > FEW {
            node.by_token.insert(token.into(), child);
        }
        child
    }

    /// Finds the nodes of all pointers under `value`.
    pub(super) fn lay(&self, value: Value<'_>, base: usize, spots: &mut Spots) {
        self.walk(0, value, base, spots);
    }

    /// Only the pointer to the whole names something.
    pub(super) fn lay_opaque(&self, base: usize, spots: &mut Spots) {
        self.miss(base, spots);
        self.found(0, Spot { base, node: 0 }, spots);
    }

    /// No pointer names anything.
    pub(super) fn miss(&self, base: usize, spots: &mut Spots) {
        for node in 0..self.nodes.len() {
            spots.work += 1;
            self.found(node, Spot { base, node: NOWHERE }, spots);
        }
    }

    fn found(&self, node: usize, spot: Spot, spots: &mut Spots) {
        for slot in self.nodes.get(node).map(|node| &node.slots[..]).unwrap_or_default() {
            if let Some(known) = spots.list.get_mut(*slot) {
                *known = spot;
            }
        }
    }

    fn walk(&self, at: usize, value: Value<'_>, base: usize, spots: &mut Spots) {
        spots.work += 1;
        self.found(at, Spot { base, node: value.index() }, spots);
        let Some(node) = self.nodes.get(at) else { return };
        if node.children.is_empty() {
            return;
        }
        match value.kind() {
            Kind::Object => self.members(&node.children, value, base, spots),
            Kind::Array => self.items(&node.children, value, base, spots),
            _ => {}
        }
    }

    /// Children and members have mostly one order: the search for a child goes on behind the last
    /// member that was found, and starts again from the front only when it is not there. Many that have
    /// no order are found by name.
    fn members(&self, children: &[usize], value: Value<'_>, base: usize, spots: &mut Spots) {
        let mut members = value.members();
        let mut by_name: Option<HashMap<Cow<'_, str>, Value<'_>>> = None;
        'children: for &child in children {
            let Some(token) = self.nodes.get(child).map(|node| &*node.token) else { continue };
            let behind = members.clone();
            if let Some(by_name) = &by_name {
                if let Some(member) = by_name.get(token) {
                    self.walk(child, *member, base, spots);
                }
                continue;
            }
            for (key, member) in members.by_ref() {
                spots.work += 1;
                if key.is(token) {
                    self.walk(child, member, base, spots);
                    continue 'children;
                }
            }
            let member = if children.len() <= FEW {
                value.get(token)
            } else {
                let by_name = by_name.get_or_insert_with(|| {
                    value.members().map(|(key, member)| (key.decode(), member)).collect()
                });
                by_name.get(token).copied()
            };
            if let Some(member) = member {
                self.walk(child, member, base, spots);
            }
            members = behind;
        }
    }

    fn items(&self, children: &[usize], value: Value<'_>, base: usize, spots: &mut Spots) {
        let mut items = value.items();
        let mut next = 0;
        let mut all: Option<Vec<Value<'_>>> = None;
        for &child in children {
            let Some(index) = self.nodes.get(child).and_then(|node| node.index) else { continue };
            if all.is_none() && index < next && children.len() > FEW {
                all = Some(value.items().collect());
            }
            if let Some(all) = &all {
                if let Some(item) = all.get(index) {
                    self.walk(child, *item, base, spots);
                }
                continue;
            }
            if index < next {
                items = value.items();
                next = 0;
            }
            let skip = index - next;
            spots.work = spots.work.saturating_add(skip as u64);
            if let Some(item) = items.nth(skip) {
                next = index + 1;
                self.walk(child, item, base, spots);
            } else {
                items = value.items();
                next = 0;
            }
        }
    }
}
