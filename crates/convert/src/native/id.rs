//! Identifiers as fixed-size keys, so that an index over a long log stays small.

use std::hash::{BuildHasher as _, RandomState};
use std::sync::LazyLock;

use exact_json::Text;

/// A 96-bit hash of an identifier or of a text, another one in each run. Two different ones never meet by accident, and nobody can make
/// them meet.
///
/// It is made of words of 32 bits, so that what stands beside it in a table needs no padding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Id([u32; 3]);

/// Half of an [`Id`] and more: enough to ask whether an id was ever seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Short([u32; 2]);

static KEYS: LazyLock<[RandomState; 2]> =
    LazyLock::new(|| [RandomState::new(), RandomState::new()]);

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
        let [low, high] = KEYS.each_ref().map(|keys| keys.hash_one(parts));
        Self([word(low), word(low >> 32), word(high)])
    }

    /// Less of it.
    pub(crate) const fn short(self) -> Short {
        let Self([first, second, _]) = self;
        Short([first, second])
    }
}

impl Short {
    /// The name of what has no id, by its number.
    pub(crate) const fn of_number(number: u64) -> Self {
        Self([word(number), word(number >> 32)])
    }
}

/// The low half of a double word.
#[allow(clippy::cast_possible_truncation, reason = "the other half is another word")]
const fn word(double: u64) -> u32 {
    double as u32
}
