//! Places in a document that cost nothing until they are shown.

use std::fmt;

use crate::Pointer;

/// A place in a document: a JSON Pointer whose array indices are still apart, `/statements/*/evidence/*`
/// with 3 and 0.
///
/// An index of a whole document holds as many places as the document has ids and references, and shows
/// next to none of them; so a place is small, is copied, and allocates nothing.
///
/// ```
/// use exact_json::Place;
///
/// let place = Place::new("/statements/*/evidence/*", [3, 0]);
/// assert_eq!(place.to_string(), "/statements/3/evidence/0");
/// assert_eq!(place.template(), "/statements/*/evidence/*");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    template: &'static str,
    indices: [u32; MOST],
    /// How many of them are of the place.
    arrays: u8,
}

/// How many arrays one place may lie within.
const MOST: usize = 3;

/// So few arrays, as a small number.
const fn count(arrays: usize) -> u8 {
    let [count, ..] = arrays.to_le_bytes();
    count
}

impl Place {
    /// The place that `template` is when `indices` stand for its stars, from left to right: three at
    /// most, or it does not compile.
    ///
    /// An index beyond `u32::MAX` is taken for that: no text that can be read has so many items.
    #[must_use]
    pub fn new<const N: usize>(template: &'static str, indices: [usize; N]) -> Self {
        const { assert!(N <= MOST) };
        let mut all = [0; MOST];
        for (to, from) in all.iter_mut().zip(indices) {
            *to = u32::try_from(from).unwrap_or(u32::MAX);
        }
        Self { template, indices: all, arrays: const { count(N) } }
    }

    /// The pointer with a star for each index: which member it is, whichever item it is in.
    #[must_use]
    pub const fn template(self) -> &'static str {
        self.template
    }

    /// The place of the list, where this is the place of an item of one.
    ///
    /// ```
    /// use exact_json::Place;
    ///
    /// let item = Place::new("/statements/*/evidence/*", [3, 7]);
    /// assert_eq!(item.list(), Some(Place::new("/statements/*/evidence", [3])));
    /// assert_eq!(Place::new("/statements/*/superseded_by", [3]).list(), None);
    /// ```
    #[must_use]
    pub fn list(self) -> Option<Self> {
        let template = self.template.strip_suffix("/*")?;
        let arrays = self.arrays.checked_sub(1)?;
        let mut indices = self.indices;
        *indices.get_mut(usize::from(arrays))? = 0;
        Some(Self { template, indices, arrays })
    }

    /// Which item it is, where this is the place of an item of a list.
    ///
    /// ```
    /// use exact_json::Place;
    ///
    /// assert_eq!(Place::new("/statements/*/evidence/*", [3, 7]).item(), Some(7));
    /// assert_eq!(Place::new("/statements/*/superseded_by", [3]).item(), None);
    /// ```
    #[must_use]
    pub fn item(self) -> Option<usize> {
        let last =
            self.template.ends_with("/*").then(|| usize::from(self.arrays).checked_sub(1))??;
        self.indices.get(last).map(|&index| index as usize)
    }

    /// The pointer.
    #[must_use]
    pub fn pointer(self) -> Pointer {
        // A template is a pointer, and an index is a token.
        self.to_string().parse().unwrap_or_default()
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
        assert_eq!(Place::new("/a/*", [usize::MAX]).pointer().as_str(), "/a/4294967295");
    }
}
