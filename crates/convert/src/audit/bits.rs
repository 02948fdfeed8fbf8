//! One bit a leaf.

use std::ops::Range;

/// A set of leaves.
#[derive(Debug)]
pub(super) struct Bits {
    words: Vec<u64>,
    size: u64,
}

impl Bits {
    pub(super) fn new(size: u64) -> Self {
        let words = usize::try_from(size.div_ceil(64)).unwrap_or(0);
        Self { words: vec![0; words], size }
    }

    /// Puts leaves in; the first of them that was in already.
    pub(super) fn insert(&mut self, leaves: Range<u64>) -> Option<u64> {
        let mut twice = None;
        let mut at = leaves.start;
        while at < leaves.end.min(self.size) {
            let (word, bit) = (at / 64, at % 64);
            let count = (64 - bit).min(leaves.end - at);
            let mask = if count == 64 { u64::MAX } else { ((1 << count) - 1) << bit };
            let Some(known) = self.words.get_mut(usize::try_from(word).unwrap_or(usize::MAX))
            else {
                break;
            };
            let both = *known & mask;
            if both != 0 && twice.is_none() {
                twice = Some(word * 64 + u64::from(both.trailing_zeros()));
            }
            *known |= mask;
            at += count;
        }
        twice
    }

    pub(super) fn contains(&self, leaf: u64) -> bool {
        let word = usize::try_from(leaf / 64).ok().and_then(|word| self.words.get(word));
        word.is_some_and(|word| word & (1 << (leaf % 64)) != 0)
    }

    /// Leaves that are not in, in order.
    pub(super) fn missing(&self) -> impl Iterator<Item = u64> + '_ {
        (0u64..).zip(&self.words).flat_map(move |(index, word)| {
            let mut rest = !word;
            std::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let bit = rest.trailing_zeros();
                    rest &= rest - 1;
                    index * 64 + u64::from(bit)
                })
            })
            .take_while(move |leaf| *leaf < self.size)
        })
    }

    pub(super) fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_go_in_once() {
        let mut bits = Bits::new(200);
        assert_eq!(bits.insert(3..5), None);
        assert_eq!(bits.insert(60..190), None);
        assert_eq!(bits.insert(4..61), Some(4));
        assert!(bits.contains(5) && bits.contains(189) && !bits.contains(190));
        let missing: Vec<_> = bits.missing().collect();
        assert_eq!(missing, [0, 1, 2].into_iter().chain(190..200).collect::<Vec<_>>());
        assert_eq!(Bits::new(0).missing().count(), 0);
        assert_eq!(Bits::new(128).missing().count(), 128);
    }
}
