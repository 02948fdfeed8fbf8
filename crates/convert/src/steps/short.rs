//! What is too short to hide anything.

use exact_json::trace::Standing;

/// Whether a text has fewer characters than one that must not be accounted for by renaming.
pub(crate) fn is_short(text: &str) -> bool {
    text.len() < Standing::SHORTEST || text.chars().nth(Standing::SHORTEST - 1).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_counted_not_bytes() {
        assert!(is_short(&"é".repeat(23)) && !is_short(&"é".repeat(24)));
        assert!(is_short("") && !is_short("a text of so many letters"));
    }
}
