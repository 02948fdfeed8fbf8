//! Places that cost nothing until they are shown.

use std::fmt;

/// A place in a document: a JSON Pointer whose array indices are still apart,
/// `/statements/*/evidence/*` with 3 and 0.
///
/// An index of a whole document holds as many places as the document has ids and references, and
/// shows next to none of them; so a place is small, is copied, and allocates nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    template: &'static str,
    indices: [u32; MOST],
}

/// How many arrays one place may lie within.
const MOST: usize = 3;

impl Place {
    /// The place that `template` is when `indices` stand for its stars, from left to right.
    pub(crate) fn new<const N: usize>(template: &'static str, indices: [usize; N]) -> Self {
        const { assert!(N <= MOST) };
        let mut all = [0; MOST];
        for (to, from) in all.iter_mut().zip(indices) {
            // A document that was read has fewer values than this; a place beyond it would only be
            // shown wrong.
            *to = u32::try_from(from).unwrap_or(u32::MAX);
        }
        Self { template, indices: all }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = self.template.split('*');
        f.write_str(parts.next().unwrap_or_default())?;
        for (index, part) in self.indices.iter().zip(parts) {
            write!(f, "{index}{part}")?;
        }
        Ok(())
    }
}

impl From<Place> for String {
    fn from(place: Place) -> Self {
        place.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn indices_stand_for_the_stars() {
        assert_eq!(Place::new("/task", []).to_string(), "/task");
        assert_eq!(
            Place::new("/statements/*/evidence/*", [3, 0]).to_string(),
            "/statements/3/evidence/0"
        );
    }
}
