//! The mapping's own longer texts.
//!
//! A text of 24 characters or more that stands in the source may not be passed off as the mapping's own. A session may well talk about
//! checkpoints, even quote one; then our texts get a mark of this very session, which it cannot have quoted.

use exact_json::{Kind, Value};

/// The first recovery step: which of the instructions are met only the session shows.
const WHAT_IS_MET: &str = "Decide from the session which of the instructions are already met.";
/// The second recovery step.
const WHAT_HAPPENED: &str = "Verify the outcome of the uncertain operations before anything else.";

/// Our own texts, as this session's checkpoint words them.
#[derive(Clone, Debug, Default)]
pub(super) struct Phrases {
    mark: Option<String>,
}

impl Phrases {
    /// The words for a session that says one of our texts itself if `spoken`. `digest` is the hex digest of the source.
    pub(super) fn new(spoken: bool, digest: &str) -> Self {
        Self { mark: spoken.then(|| digest.get(..16).unwrap_or(digest).to_owned()) }
    }

    /// The first recovery step.
    pub(super) fn what_is_met(&self) -> String {
        self.own(WHAT_IS_MET.to_owned())
    }

    /// The second recovery step.
    pub(super) fn what_happened(&self) -> String {
        self.own(WHAT_HAPPENED.to_owned())
    }

    /// A text of our own.
    pub(super) fn own(&self, text: String) -> String {
        match &self.mark {
            Some(mark) => format!("{text} [{mark}]"),
            None => text,
        }
    }
}

/// Whether a record says a text that could be ours.
pub(super) fn speaks_like_us(record: Value<'_>) -> bool {
    match record.kind() {
        Kind::Object => record.members().any(|(_, member)| speaks_like_us(member)),
        Kind::Array => record.items().any(speaks_like_us),
        _ => record.text().is_some_and(|text| is_like_ours(&text.decode())),
    }
}

/// The recovery steps, and what a list of omissions looks like: `3 results, 1 native row`.
fn is_like_ours(text: &str) -> bool {
    if text.starts_with(WHAT_IS_MET) || text.starts_with(WHAT_HAPPENED) {
        return true;
    }
    let is_count = |part: &str| {
        part.split_once(' ').is_some_and(|(count, words)| {
            count.parse::<u64>().is_ok()
                && words.starts_with(|first: char| first.is_ascii_lowercase())
        })
    };
    text.starts_with(|first: char| first.is_ascii_digit()) && text.split(", ").all(is_count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_that_quotes_us_is_noticed() {
        assert!(is_like_ours(WHAT_IS_MET));
        assert!(is_like_ours("12 reasoning parts, 1 result"));
        assert!(!is_like_ours("12 reasoning parts, and then some"));
        assert!(!is_like_ours("Decide for yourself."));
    }

    #[test]
    fn a_marked_text_is_another_text() {
        let marked = Phrases::new(true, "8a5edab282632443219e051e").what_is_met();
        assert!(marked.ends_with(" [8a5edab282632443]"));
        assert_eq!(Phrases::new(false, "8a5e").what_is_met(), WHAT_IS_MET);
    }
}
