//! Member names of the objects still open, and whether one came twice.
//!
//! Up to [`FEW`] members, a name is compared with its predecessors only when its fingerprint's class
//! was met before. Larger objects sort their names when they close. Nothing is hashed into buckets, so
//! no choice of names makes it slow.

use super::fault::Stop;
use crate::tape::Tape;
use std::borrow::Cow;
use std::ops::Range;

/// Up to this many members, names are compared as they come.
const FEW: u32 = 32;

/// The names of all open objects.
#[derive(Debug, Clone, Default)]
pub(super) struct Names {
    /// Nodes of the names, the outermost object's first.
    nodes: Vec<u32>,
    /// Their fingerprints.
    prints: Vec<u64>,
}

/// The names of one open object.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct OwnNames {
    /// Where they start in [`Names`].
    pub(super) first: u32,
    /// How many they are.
    count: u32,
    /// One bit for each of the 64 classes of fingerprints met so far.
    mask: u64,
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

    pub(super) fn len(&self) -> u32 {
        super::offset(self.nodes.len())
    }

    /// Starts an object inside those that are open.
    #[inline(always)]
    pub(super) fn open(&self) -> OwnNames {
        OwnNames { first: self.len(), count: 0, mask: 0 }
    }

    /// Adds the name at node `index` to the innermost object.
    #[inline(always)]
    pub(super) fn add(
        &mut self,
        tape: Tape<'_>,
        index: u32,
        own: &mut OwnNames,
    ) -> Result<(), Stop> {
        let node = tape.node(index);
        let print = if node.escaped() {
            fingerprint(tape.value(index).decoded().as_bytes())
        } else {
            let bytes = tape.text().as_bytes();
            fingerprint(bytes.get(node.start()..node.end()).unwrap_or_default())
        };
        let class = 1 << (print >> 58);
        own.count += 1;
        let twice = own.mask & class != 0
            && own.count <= FEW
            && self.holds(tape, index, print, own.first as usize);
        own.mask |= class;
        self.nodes.push(index);
        self.prints.push(print);
        if twice { Err(Stop::duplicate(node.quote())) } else { Ok(()) }
    }

    /// Whether a name is among those from `first` on.
    fn holds(&self, tape: Tape<'_>, index: u32, print: u64, first: usize) -> bool {
        let names = self.prints.iter().zip(&self.nodes).skip(first);
        let mut alike = names.filter(|(other, _)| **other == print).map(|(_, other)| *other);
        let name = tape.value(index).text();
        alike.any(|other| tape.value(other).text() == name)
    }

    /// Ends the innermost object.
    #[inline(always)]
    pub(super) fn close(&mut self, tape: Tape<'_>, own: OwnNames) -> Result<(), Stop> {
        if own.count > FEW
            && let Some(index) = self.earliest_duplicate(tape, own.first..self.len())
        {
            return Err(Stop::duplicate(tape.node(index).quote()));
        }
        self.nodes.truncate(own.first as usize);
        self.prints.truncate(own.first as usize);
        Ok(())
    }

    /// The first name in `range` that came before in it.
    #[inline(never)]
    pub(super) fn earliest_duplicate(&self, tape: Tape<'_>, range: Range<u32>) -> Option<u32> {
        let nodes = self.nodes.get(range.start as usize..range.end as usize)?;
        let mut names: Vec<(Cow<'_, str>, u32)> =
            nodes.iter().map(|index| (tape.value(*index).decoded(), *index)).collect();
        names.sort_unstable();
        let pairs = names.iter().zip(names.iter().skip(1));
        pairs.filter(|(one, two)| one.0 == two.0).map(|(_, two)| two.1).min()
    }
}

/// Equal names have equal fingerprints; no more is asked of it.
#[inline(always)]
fn fingerprint(name: &[u8]) -> u64 {
    let (head, tail) = match (name.first_chunk::<8>(), name.last_chunk::<8>()) {
        (Some(head), Some(tail)) => (u64::from_le_bytes(*head), u64::from_le_bytes(*tail)),
        _ => match (name.first_chunk::<4>(), name.last_chunk::<4>()) {
            (Some(head), Some(tail)) => {
                (u64::from(u32::from_le_bytes(*head)), u64::from(u32::from_le_bytes(*tail)))
            }
            _ => (name.iter().fold(0, |sum, byte| sum << 8 | u64::from(*byte)), 0),
        },
    };
    (head ^ tail.rotate_left(29) ^ name.len() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
