//! Lists whose items are each within some item of another list.

use std::collections::HashMap;

use super::{Broader, Excess};

/// How many steps are spent at most on the comparison of two lists.
///
/// A step is one item of a list that is looked up, or one byte of members that are not known. A thousand selectors are compared with a
/// thousand others within it; a document that asks for more was hardly written to be read, and what is left is told of as
/// [`Excess::Uncompared`], never passed over.
pub const MOST_COMPARISONS: usize = 1 << 20;

/// An item of such a list.
pub(super) trait Item {
    /// What an item must have in common with this one to be compared with it. An item without a key is compared with all.
    fn key(&self) -> Option<&str>;

    /// How many steps a comparison with the other takes.
    fn steps(&self, than: &Self) -> usize;

    /// In what it is broader than the other.
    fn beyond(&self, than: &Self) -> Vec<Broader>;

    /// What is told of it when none of these can be compared with it.
    fn alone(&self, others: &[Self]) -> Broader
    where
        Self: Sized;
}

/// What of one list is not within some item of the other. Of an item that is within none, it is what lies beyond the nearest.
pub(super) fn uncovered<I: Item>(of: &[I], than: &[I]) -> Vec<Broader> {
    let others = Others::new(than);
    let mut left = MOST_COMPARISONS;
    let mut found = Vec::new();
    for (n, item) in of.iter().enumerate() {
        let parts = others.beyond(n, item, &mut left);
        found.extend(parts.into_iter().map(|Broader { pointer, excess }| Broader {
            pointer: format!("/{n}{pointer}"),
            excess,
        }));
    }
    found
}

/// The items that those of a list may be within.
struct Others<'i, I> {
    all: &'i [I],
    by_key: HashMap<Option<&'i str>, Vec<usize>>,
}

impl<'i, I: Item> Others<'i, I> {
    fn new(all: &'i [I]) -> Self {
        let mut by_key: HashMap<_, Vec<_>> = HashMap::new();
        for (n, item) in all.iter().enumerate() {
            by_key.entry(item.key()).or_default().push(n);
        }
        Self { all, by_key }
    }

    /// What lies beyond the nearest of those that an item may be within; of these the one in its own place is the first.
    fn beyond(&self, n: usize, item: &I, left: &mut usize) -> Vec<Broader> {
        let own = self.all.get(n).filter(|own| own.key().is_none() || own.key() == item.key());
        let mut nearest = own.map(|own| item.beyond(own));
        for other in self.compared_with(item.key()).filter(|other| *other != n) {
            if nearest.as_ref().is_some_and(Vec::is_empty) {
                break;
            }
            let Some(other) = self.all.get(other) else { continue };
            let steps = item.steps(other);
            if steps > *left {
                *left = 0;
                return vec![Broader { pointer: String::new(), excess: Excess::Uncompared }];
            }
            *left -= steps;
            let beyond = item.beyond(other);
            if nearest.as_ref().is_none_or(|nearest| distance(&beyond) < distance(nearest)) {
                nearest = Some(beyond);
            }
        }
        nearest.unwrap_or_else(|| vec![item.alone(self.all)])
    }

    fn compared_with<'o>(&'o self, key: Option<&'o str>) -> impl Iterator<Item = usize> + 'o {
        let same = key.and_then(|key| self.by_key.get(&Some(key)));
        let without = self.by_key.get(&None);
        same.into_iter().chain(without).flatten().copied()
    }
}

/// How far something lies beyond something else: in how many parts that are known, and in how many that are not.
fn distance(beyond: &[Broader]) -> (usize, usize) {
    let is_unknown =
        |part: &&Broader| matches!(part.excess, Excess::Unknown | Excess::UnknownAbsent);
    let unknown = beyond.iter().filter(is_unknown).count();
    (beyond.len() - unknown, unknown)
}
