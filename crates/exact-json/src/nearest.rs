//! What was meant, where a text is none of those that are known.

/// The known name that is nearest to `name`, and no more than so many edits away: the one that was meant, where this one is a
/// misspelling. An edit puts in, takes out or replaces a character. Where several are as near, the first.
///
/// ```
/// use exact_json::read::nearest;
///
/// let known = ["complete", "partial", "error"];
/// assert_eq!(nearest("completed", known, 1), Some("complete"));
/// assert_eq!(nearest("pratial", known, 1), None);
/// assert_eq!(nearest("pratial", known, 2), Some("partial"));
/// ```
///
/// The cost grows with the number of known names, and for each with its length and the edits at most.
#[must_use]
pub fn nearest<'k>(
    name: &str,
    known: impl IntoIterator<Item = &'k str>,
    edits: usize,
) -> Option<&'k str> {
    let characters: Vec<char> = name.chars().collect();
    let mut row = Vec::new();
    // A character has at most four bytes.
    let close = known.into_iter().filter(|other| other.len().abs_diff(name.len()) <= 4 * edits);
    let near = close.filter_map(|other| {
        let distance = distance(&characters, other, edits, &mut row)?;
        (distance < characters.len()).then_some((distance, other))
    });
    near.min_by_key(|(distance, _)| *distance).map(|(_, other)| other)
}

/// The Levenshtein distance of two texts, where it is no more than `most`. `row` is for use in here, and saves making one for each
/// text.
///
/// Of the matrix only the diagonal is looked at, and as many cells beside it as there may be edits; a row without a cell that is
/// small enough ends the search.
fn distance(one: &[char], two: &str, most: usize, row: &mut Vec<usize>) -> Option<usize> {
    row.clear();
    row.extend((0..=one.len()).map(|column| column.min(most + 1)));
    let mut rows: usize = 0;
    for character in two.chars() {
        rows += 1;
        let first = rows.saturating_sub(most).max(1);
        let last = (rows + most).min(one.len());
        let letters = one.get(first - 1..last)?;
        let (before, cells) = row.get_mut(first - 1..=last)?.split_first_mut()?;
        let mut diagonal = *before;
        *before = if first == 1 { rows } else { most + 1 };
        let mut left = *before;
        let mut fewest = left;
        for (cell, letter) in cells.iter_mut().zip(letters) {
            let replaced = diagonal + usize::from(*letter != character);
            diagonal = *cell;
            left = replaced.min(diagonal + 1).min(left + 1);
            *cell = left;
            fewest = fewest.min(left);
        }
        if fewest > most {
            return None;
        }
    }
    // What lies beyond the cells that were looked at is too far.
    let end = row.last().copied().filter(|_| one.len() <= rows + most)?;
    (end <= most).then_some(end)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// By the definition.
    fn defined(one: &[char], two: &[char]) -> usize {
        let ([a, one_rest @ ..], [b, two_rest @ ..]) = (one, two) else {
            return one.len() + two.len();
        };
        if a == b {
            return defined(one_rest, two_rest);
        }
        1 + defined(one_rest, two).min(defined(one, two_rest)).min(defined(one_rest, two_rest))
    }

    proptest! {
        #[test]
        fn edits_are_counted_up_to_the_most(
            one in "[abé]{0,7}",
            two in "[abé]{0,7}",
            most in 0_usize..4,
        ) {
            let [ones, twos] = [&one, &two].map(|text| text.chars().collect::<Vec<_>>());
            let expected = Some(defined(&ones, &twos)).filter(|edits| *edits <= most);
            prop_assert_eq!(distance(&ones, &two, most, &mut vec![7; 3]), expected);
        }
    }

    #[test]
    fn a_text_of_which_nothing_is_left_is_not_near() {
        assert_eq!(nearest("", ["a"], 2), None);
        assert_eq!(nearest("ab", ["xy"], 2), None);
        assert_eq!(nearest("ab", ["ay", "ab"], 2), Some("ab"));
        assert_eq!(nearest("abc", ["xyc", "abd", "abe"], 2), Some("abd"));
    }
}
