//! Interned skeletons.

use std::collections::HashMap;

/// Skeletons by their text, numbered in the order in which they were seen.
#[derive(Default)]
pub(super) struct Skeletons {
    known: HashMap<String, u32>,
    size: usize,
}

/// Memory of skeletons, in bytes.
const MOST: usize = 4 << 20;

impl Skeletons {
    /// The number of a skeleton; none when there are too many, and the record carries its parts.
    pub(super) fn see(&mut self, parts: &str) -> Option<u32> {
        if let Some(number) = self.known.get(parts) {
            return Some(*number);
        }
        if self.size + parts.len() > MOST {
            return None;
        }
        let number = u32::try_from(self.known.len()).ok()?;
        self.size += parts.len();
        self.known.insert(parts.to_owned(), number);
        Some(number)
    }

    /// The skeletons, by their numbers.
    pub(super) fn finish(self) -> Vec<String> {
        let mut texts: Vec<_> = self.known.into_iter().collect();
        texts.sort_unstable_by_key(|(_, number)| *number);
        texts.into_iter().map(|(text, _)| text).collect()
    }
}
