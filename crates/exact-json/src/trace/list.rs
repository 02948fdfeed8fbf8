//! Target arrays.

use super::out::{Origin, Out};

/// A target array.
///
/// An empty one is a leaf: it is kept when it comes from an empty array of the source
/// ([`SrcItems::map`](super::SrcItems::map)), else a constant.
#[derive(Clone, Debug)]
#[must_use]
pub struct List<T> {
    pub(crate) items: Items<T>,
    pub(crate) empty: Option<Origin>,
}

#[derive(Clone, Debug)]
pub(crate) enum Items<T> {
    Here(Vec<T>),
    Elsewhere { count: u64, marker: u32 },
}

impl<T> List<T> {
    /// An array of these items.
    pub fn new(items: Vec<T>) -> Self {
        Self { items: Items::Here(items), empty: None }
    }

    /// An array whose `count` items are written by other groups, each at its own base.
    ///
    /// The text shows where they go: [`Group::splices`](super::Group::splices) has an entry with
    /// `marker`. Without items the array is a constant `[]` and has no such entry.
    pub fn elsewhere(count: u64, marker: u32) -> Self {
        Self { items: Items::Elsewhere { count, marker }, empty: None }
    }

    /// The same, with the fate of the `[]` where there are no items.
    pub fn with_empty(mut self, empty: Out<()>) -> Self {
        self.empty = Some(empty.origin);
        self
    }

    /// Whether there are no items.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match &self.items {
            Items::Here(items) => items.is_empty(),
            Items::Elsewhere { count, .. } => *count == 0,
        }
    }
}

impl<T> FromIterator<T> for List<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::new(items.into_iter().collect())
    }
}
