//! Interned skeletons.

use std::collections::HashMap;

/// Skeletons by their text.
#[derive(Default)]
pub(super) struct Skeletons {
    known: HashMap<String, u64>,
    size: usize,
}

/// What a record does with its skeleton.
pub(super) enum Skeleton {
    /// It was defined before.
    Use(u64),
    /// It is defined now.
    Define(u64),
    /// There are too many: the record carries its parts.
    Inline,
}

/// Memory of skeletons, in bytes.
const MOST: usize = 4 << 20;

impl Skeletons {
    pub(super) fn see(&mut self, parts: &str) -> Skeleton {
        if let Some(number) = self.known.get(parts) {
            return Skeleton::Use(*number);
        }
        if self.size + parts.len() > MOST {
            return Skeleton::Inline;
        }
        self.size += parts.len();
        let number = self.known.len() as u64;
        self.known.insert(parts.to_owned(), number);
        Skeleton::Define(number)
    }
}
