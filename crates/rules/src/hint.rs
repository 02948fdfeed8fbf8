//! What was meant, where a text names nothing.

use exact_json::read::nearest;

/// The known text that this one may be a slip of the pen for: the [`nearest`], by two edits at most, with the same digits, since another
/// number is no slip.
pub(crate) fn meant<'k>(text: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    nearest(text, known.into_iter().filter(|known| digits(known).eq(digits(text))), 2)
}

fn digits(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(char::is_ascii_digit)
}

/// The same for the many texts of a document, in a time that does not grow with their number.
///
/// To find what is nearest, each known text is looked at, so that 100,000 references of a document that lead nowhere, and 100,000 ids,
/// would be 10,000,000,000 comparisons. A document has [`COMPARISONS`]; when they are used up, nothing more is told of it.
pub(crate) struct Hints {
    left: usize,
}

/// All of a document of a thousand objects and a thousand references that lead nowhere; the first ten, where it has a hundred thousand
/// objects.
const COMPARISONS: usize = 1_000_000;

impl Hints {
    pub(crate) const fn new() -> Self {
        Self { left: COMPARISONS }
    }

    /// What may be meant by a text. All are looked at, those that are not known too.
    pub(crate) fn meant<'k, T>(
        &mut self,
        text: &str,
        all: impl IntoIterator<Item = T>,
        known: impl Fn(T) -> Option<&'k str>,
    ) -> Option<&'k str> {
        if self.left == 0 {
            return None;
        }
        let counted = all.into_iter().inspect(|_| self.left = self.left.saturating_sub(1));
        meant(text, counted.filter_map(known))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_number_is_no_slip() {
        assert_eq!(meant("run17", ["run-17", "run-18"]), Some("run-17"));
        assert_eq!(meant("run-16", ["run-17", "run-18"]), None);
        assert_eq!(meant("statment", ["statement", "state"]), Some("statement"));
    }

    #[test]
    fn a_document_has_so_many_comparisons() {
        let mut hints = Hints::new();
        let known: Vec<String> = (0..COMPARISONS / 4).map(|n| format!("other-{n}")).collect();
        assert_eq!(hints.meant("othr-7", &known, |_| None), None);
        for _ in 1..4 {
            assert_eq!(hints.meant("othr-7", &known, |known| Some(known)), Some("other-7"));
        }
        assert_eq!(hints.meant("othr-7", &known, |known| Some(known)), None);
    }
}
