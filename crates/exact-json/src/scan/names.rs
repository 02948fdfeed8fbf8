//! Member names of the objects still open, and whether one came twice.
//!
//! Up to [`FEW`] members, a name is compared with its predecessors only when its fingerprint's class
//! was met before. Larger objects sort their names when they close. Nothing is hashed into buckets, so
//! no choice of names makes it slow.

use super::fault::Stop;
use crate::tape::{Node, Tape, unescape};
use std::borrow::Cow;

/// Up to this many members, names are compared as they come.
const FEW: u32 = 32;

#[derive(Debug, Clone, Default)]
pub(super) struct Names {
    /// Nodes of the names of all open objects, the outermost object's first.
    nodes: Vec<u32>,
    /// Their fingerprints.
    prints: Vec<u64>,
}

impl Names {
    pub(super) const fn new() -> Self {
        Self { nodes: Vec::new(), prints: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.prints.clear();
    }

    pub(super) fn shrink_to(&mut self, capacity: usize) {
        self.nodes.shrink_to(capacity);
        self.prints.shrink_to(capacity);
    }

    #[inline]
    pub(super) fn len(&self) -> u32 {
        super::offset(self.nodes.len())
    }

    /// Adds a name to the innermost object, whose names start at `first` and now count `count`.
    #[inline]
    pub(super) fn add(
        &mut self,
        text: &str,
        tape: &[Node],
        index: u32,
        first: u32,
        count: u32,
        mask: &mut u64,
    ) -> Result<(), Stop> {
        let name = name_of(text, tape, index);
        let print = fingerprint(name.as_bytes());
        let class = 1 << (print >> 58);
        let seen =
            *mask & class != 0 && count <= FEW && self.holds(text, tape, &name, print, first);
        *mask |= class;
        self.nodes.push(index);
        self.prints.push(print);
        if seen {
            return Err(Stop::duplicate(tape.get(index as usize).map_or(0, Node::quote)));
        }
        Ok(())
    }

    fn holds(&self, text: &str, tape: &[Node], name: &str, print: u64, first: u32) -> bool {
        let prints = self.prints.iter().zip(&self.nodes).skip(first as usize);
        prints
            .filter(|(other, _)| **other == print)
            .any(|(_, index)| name_of(text, tape, *index) == name)
    }

    /// Ends the innermost object.
    #[inline]
    pub(super) fn close(
        &mut self,
        text: &str,
        tape: &[Node],
        first: u32,
        count: u32,
    ) -> Result<(), Stop> {
        if count > FEW
            && let Some(index) = self.earliest_duplicate(Tape::new(text, tape), first, self.len())
        {
            return Err(Stop::duplicate(tape.get(index as usize).map_or(0, Node::quote)));
        }
        self.nodes.truncate(first as usize);
        self.prints.truncate(first as usize);
        Ok(())
    }

    /// The first name among `first..end` that came before.
    #[inline(never)]
    pub(super) fn earliest_duplicate(&self, tape: Tape<'_>, first: u32, end: u32) -> Option<u32> {
        let nodes = self.nodes.get(first as usize..end as usize)?;
        let mut names: Vec<(Cow<'_, str>, u32)> =
            nodes.iter().map(|index| (tape.value(*index).decoded(), *index)).collect();
        names.sort_unstable();
        let pairs = names.iter().zip(names.iter().skip(1));
        pairs.filter(|(one, two)| one.0 == two.0).map(|(_, two)| two.1).min()
    }
}

#[inline]
fn name_of<'t>(text: &'t str, tape: &[Node], index: u32) -> Cow<'t, str> {
    tape.get(index as usize).map_or(Cow::Borrowed(""), |node| {
        let name = text.get(node.start()..node.end()).unwrap_or_default();
        if node.escaped() { unescape(name) } else { Cow::Borrowed(name) }
    })
}

/// Equal names have equal fingerprints; no more is asked of it.
#[inline]
fn fingerprint(name: &[u8]) -> u64 {
    let (head, tail) = match name {
        [] => (0, 0),
        [one] => (u64::from(*one), 0),
        _ => match (name.first_chunk::<8>(), name.last_chunk::<8>()) {
            (Some(head), Some(tail)) => (u64::from_le_bytes(*head), u64::from_le_bytes(*tail)),
            _ => match (name.first_chunk::<4>(), name.last_chunk::<4>()) {
                (Some(head), Some(tail)) => {
                    (u64::from(u32::from_le_bytes(*head)), u64::from(u32::from_le_bytes(*tail)))
                }
                _ => name
                    .iter()
                    .fold((0, 0), |(head, tail), byte| (head << 8 | u64::from(*byte), tail)),
            },
        },
    };
    let length = name.len() as u64;
    (head ^ tail.rotate_left(29) ^ length).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
