//! Identifiers as fixed-size keys, so that an index over a long log stays small.

use std::hash::{DefaultHasher, Hash, Hasher};

use exact_json::Text;

/// A 128-bit hash of an identifier or of a text. Two different ones never meet by accident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Id(u64, u64);

impl Id {
    /// Of a string of the log, whatever its spelling.
    pub(crate) fn of(text: Text<'_>) -> Self {
        Self::of_str(&text.decode())
    }

    /// Of a string.
    pub(crate) fn of_str(text: &str) -> Self {
        Self::of_parts(&[text])
    }

    /// Of several strings together.
    pub(crate) fn of_parts(parts: &[&str]) -> Self {
        let half = |seed: u8| {
            let mut hasher = DefaultHasher::new();
            seed.hash(&mut hasher);
            parts.hash(&mut hasher);
            hasher.finish()
        };
        Self(half(0), half(1))
    }

    /// Half of it: enough to ask whether an id was ever seen.
    pub(crate) const fn short(self) -> u64 {
        self.0
    }
}
