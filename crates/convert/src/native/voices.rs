//! Who wrote the parts of a message.

use super::who::Who;

/// The authors of a message's parts.
pub(crate) struct Voices {
    /// The author of all parts, where it is one.
    pub(crate) of_message: Who,
    /// Else that of each.
    of_parts: Vec<Who>,
}

impl Voices {
    /// One author of all parts.
    pub(crate) fn all(who: Who) -> Self {
        Self { of_message: who, of_parts: Vec::new() }
    }

    /// The author of each part by its place; `others` is that of the parts of which nothing is known.
    pub(crate) fn of(parts: Vec<Option<Who>>, others: &Who) -> Self {
        let of_parts: Vec<Who> =
            parts.into_iter().map(|who| who.unwrap_or_else(|| others.clone())).collect();
        match of_parts.split_first() {
            Some((first, rest)) if rest.iter().all(|who| who == first) => Self::all(first.clone()),
            _ => Self { of_message: Who::UNKNOWN, of_parts },
        }
    }

    /// The same, each of so many parts with an author of its own.
    pub(crate) fn apart(self, count: usize) -> Self {
        let Self { of_message, of_parts } = self;
        let of_parts = if of_parts.is_empty() { vec![of_message; count] } else { of_parts };
        Self { of_message: Who::UNKNOWN, of_parts }
    }

    /// The author of a part.
    pub(crate) fn at(&self, place: usize) -> &Who {
        self.of_parts.get(place).unwrap_or(&self.of_message)
    }

    /// The author of a part, where that is not its message's.
    pub(crate) fn own(&self, place: usize) -> Option<Who> {
        self.of_parts.get(place).filter(|who| **who != Who::UNKNOWN).cloned()
    }
}
