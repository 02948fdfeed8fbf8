//! The ids of a checkpoint, and what has them.

use std::hash::{BuildHasher as _, RandomState};
use std::ops::Range;

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

use opencheckpoint_model::v0_1::ObjectKind;

/// The ids, numbered in the order in which they are met.
///
/// A look-up goes to a random place of the table, while a reference mostly leads to what is near it. So the table has numbers alone, and
/// the ids are copied to where they follow one another: both stay in the processor's cache where a checkpoint does not.
pub(super) struct Ids {
    state: RandomState,
    numbers: HashTable<u32>,
    met: Vec<Id>,
    /// The ids, one behind the other.
    text: String,
}

/// An id, and what has it.
struct Id {
    /// Where in the text it begins and ends.
    span: Range<u32>,
    holders: Holders,
}

/// The objects that have one id.
#[derive(Clone, Copy, Default)]
pub(super) struct Holders {
    /// The number of the first of them whose id is a local one.
    first: Option<u32>,
    /// Their kinds, a bit each.
    kinds: u16,
}

impl Id {
    fn of<'t>(&self, text: &'t str) -> Option<&'t str> {
        text.get(self.span.start as usize..self.span.end as usize)
    }
}

impl Holders {
    /// The number of the first of them whose id is a local one.
    pub(super) fn first(self) -> Option<usize> {
        self.first.map(|first| first as usize)
    }

    /// Whether one of them is of the kind.
    pub(super) fn has(self, kind: ObjectKind) -> bool {
        self.kinds & 1 << kind as u16 != 0
    }
}

impl Ids {
    pub(super) fn with_capacity(ids: usize) -> Self {
        Self {
            state: RandomState::new(),
            numbers: HashTable::with_capacity(ids),
            met: Vec::with_capacity(ids),
            text: String::new(),
        }
    }

    /// Adds something of a kind that has the id, with its number where the id is a local one; returns the number of the first that has
    /// it.
    pub(super) fn add(
        &mut self,
        id: &str,
        kind: ObjectKind,
        object: Option<usize>,
    ) -> Option<usize> {
        let number = self.number(id);
        let Id { holders, .. } = self.met.get_mut(number)?;
        holders.kinds |= 1 << kind as u16;
        holders.first = holders.first.or(object.map(narrow));
        holders.first()
    }

    /// The number of an id, and what has it: nothing, where it has not been met.
    pub(super) fn of(&mut self, id: &str) -> (usize, Holders) {
        let number = self.number(id);
        (number, self.met.get(number).map(|id| id.holders).unwrap_or_default())
    }

    fn number(&mut self, id: &str) -> usize {
        let Self { state, numbers, met, text } = self;
        let known =
            |number: u32| met.get(number as usize).and_then(|id| id.of(text)).unwrap_or_default();
        let entry = numbers.entry(
            near(state, id),
            |&number| known(number) == id,
            |&number| near(state, known(number)),
        );
        match entry {
            Entry::Occupied(number) => *number.get() as usize,
            Entry::Vacant(free) => {
                let number = met.len();
                free.insert(narrow(number));
                let start = narrow(text.len());
                text.push_str(id);
                met.push(Id { span: start..narrow(text.len()), holders: Holders::default() });
                number
            }
        }
    }
}

/// A hash whose lower bits, which say where in the table to look, follow one another for ids that do: those of a checkpoint are mostly
/// numbered, and an object mostly refers to what was met shortly before it.
///
/// The ids of a block lie together, and blocks where a keyed hash says, so that nobody can make many ids that lie in one place.
fn near(state: &RandomState, id: &str) -> u64 {
    /// A block has sixteen.
    const BLOCK: u32 = 4;
    /// The upper bits tell apart what lies together.
    const UPPER: u32 = u64::BITS - BLOCK;
    let name = id.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = id.get(name.len()..).unwrap_or_default();
    let number = if digits.starts_with('0') { None } else { digits.parse::<u64>().ok() };
    let Some(number) = number else { return state.hash_one(id) };
    let within = number & ((1 << BLOCK) - 1);
    let block = state.hash_one((name, number >> BLOCK));
    (block << BLOCK | within) ^ within << UPPER
}

/// What can be read is shorter, and has fewer ids.
fn narrow(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_that_look_alike_are_told_apart() {
        let numbered = (0..2_000).map(|n| format!("s{n}"));
        let others =
            ["s", "s00", "s01", "s1x", "12", "s18446744073709551616", "s18446744073709551617"];
        let ids: Vec<_> = numbered.chain(others.map(str::to_owned)).collect();
        let mut known = Ids::with_capacity(8);
        for (n, id) in ids.iter().enumerate() {
            assert_eq!(known.add(id, ObjectKind::Statement, Some(n)), Some(n), "{id}");
        }
        for (n, id) in ids.iter().enumerate() {
            let (number, holders) = known.of(id);
            assert_eq!((number, holders.first()), (n, Some(n)), "{id}");
        }
        assert_eq!(known.of("s2000").1.first(), None);
    }

    #[test]
    fn ids_that_follow_one_another_lie_together() {
        let state = RandomState::new();
        let place = |n: u32| near(&state, &format!("op{n}")) & 0xffff;
        for n in (16..1_600).filter(|n| n % 16 != 0) {
            assert_eq!(place(n), place(n - 1) + 1);
        }
    }
}
