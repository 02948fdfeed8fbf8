//! Interned entry lists: most rows of a log have been seen before.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::paths::Given;

/// What a row does with its entry list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// It was not seen before: the row carries its entries.
    Inline,
    /// It was seen once: the shape of this number is defined now.
    Define(u64),
    /// The shape of this number has been defined.
    Use(u64),
}

/// Lists of integers, by hash; a number is given at the second sight of one.
#[derive(Default)]
pub(crate) struct Shapes {
    by_hash: HashMap<u64, u32, BuildHasherDefault<Given>>,
    known: Vec<Known>,
    pool: Vec<u32>,
    next: u64,
}

struct Known {
    start: usize,
    end: usize,
    number: Option<u64>,
    same: Option<u32>,
}

impl Shapes {
    /// Forgets the lists; numbers go on.
    pub(crate) fn clear(&mut self) {
        self.by_hash.clear();
        self.known.clear();
        self.pool.clear();
    }

    /// An estimate of the memory in bytes.
    pub(crate) fn size(&self) -> usize {
        self.pool.len() * 4 + self.known.len() * (size_of::<Known>() + 24)
    }

    pub(crate) fn see(&mut self, list: &[u32]) -> Shape {
        let hash = hash(list);
        let first = self.by_hash.get(&hash).copied();
        let mut at = first;
        while let Some(index) = at {
            let known = &mut self.known[index as usize];
            if self.pool[known.start..known.end] == *list {
                if let Some(number) = known.number {
                    return Shape::Use(number);
                }
                let number = self.next;
                self.next += 1;
                known.number = Some(number);
                return Shape::Define(number);
            }
            at = known.same;
        }
        let start = self.pool.len();
        self.pool.extend_from_slice(list);
        let index = u32::try_from(self.known.len()).unwrap_or(u32::MAX);
        self.known.push(Known { start, end: self.pool.len(), number: None, same: first });
        self.by_hash.insert(hash, index);
        Shape::Inline
    }
}

/// Multiply and rotate, a word at a time. Lists are compared in full, so that a bad hash costs time only;
/// the lists are made of numbers that we give, not of the data's own.
fn hash(list: &[u32]) -> u64 {
    let step =
        |hash: u64, word: u64| (hash.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let pairs = list
        .chunks(2)
        .map(|pair| u64::from(pair[0]) | u64::from(pair.get(1).copied().unwrap_or(0)) << 32);
    pairs.fold(list.len() as u64, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_numbered_at_its_second_sight() {
        let mut shapes = Shapes::default();
        assert_eq!(shapes.see(&[1, 2, 3]), Shape::Inline);
        assert_eq!(shapes.see(&[1, 2]), Shape::Inline);
        assert_eq!(shapes.see(&[1, 2, 3]), Shape::Define(0));
        assert_eq!(shapes.see(&[1, 2]), Shape::Define(1));
        assert_eq!(shapes.see(&[1, 2, 3]), Shape::Use(0));
        shapes.clear();
        assert_eq!(shapes.see(&[1, 2]), Shape::Inline);
        assert_eq!(shapes.see(&[1, 2]), Shape::Define(2));
    }
}
