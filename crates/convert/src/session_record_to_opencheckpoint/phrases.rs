//! The mapping's own longer texts.
//!
//! A text of 24 characters or more that stands in the source may not be passed off as the mapping's own. A session may well talk about
//! checkpoints, even quote one; what it quotes is then worded otherwise here.

use std::collections::HashSet;

use exact_json::trace::Standing;
use exact_json::{Kind, Text, Value};

use crate::derived::mark;

/// The first recovery step: which of the instructions are met only the session shows.
const WHAT_IS_MET: &str = "Decide from the session which of the instructions are already met.";
/// The second recovery step.
const WHAT_HAPPENED: &str = "Verify the outcome of the uncertain operations before anything else.";

/// Texts of the source that could be ours.
#[derive(Clone, Debug)]
pub(super) struct Quoted {
    texts: HashSet<String>,
    mark: String,
}

impl Quoted {
    /// No texts yet of a source with that digest in hex. What the source quotes gets a mark made of the digest, which it cannot quote.
    pub(super) fn new(digest: &str) -> Self {
        Self { texts: HashSet::new(), mark: mark(digest) }
    }

    /// Looks for texts like ours in a record.
    pub(super) fn look(&mut self, record: Value<'_>) {
        match record.kind() {
            Kind::Object => record.members().for_each(|(_, member)| self.look(member)),
            Kind::Array => record.items().for_each(|item| self.look(item)),
            _ => {
                let text = record.text().filter(|text| text.raw().len() >= Standing::SHORTEST);
                if let Some(text) = text.map(Text::decode).filter(|text| is_like_ours(text)) {
                    self.texts.insert(text.into_owned());
                }
            }
        }
    }

    /// The first recovery step.
    pub(super) fn what_is_met(&self) -> String {
        self.own(WHAT_IS_MET.to_owned())
    }

    /// The second recovery step.
    pub(super) fn what_happened(&self) -> String {
        self.own(WHAT_HAPPENED.to_owned())
    }

    /// A text of our own, marked if the session has it.
    pub(super) fn own(&self, text: String) -> String {
        if self.texts.contains(&text) { format!("{text} [{}]", self.mark) } else { text }
    }

    /// The texts.
    pub(super) fn texts(&self) -> &HashSet<String> {
        &self.texts
    }
}

/// How the local ids and the locators of the mapping begin.
const BEGINNINGS: [&str; 8] =
    ["msg:", "pending:", "call:", "request:", "delivery:", "plan:", "plan/", "res:"];

/// The recovery steps, a list of omissions (`3 results, 1 native row`), a local id, or the place of a part in the stream.
fn is_like_ours(text: &str) -> bool {
    if text == WHAT_IS_MET || text == WHAT_HAPPENED || text.contains("/content/") {
        return true;
    }
    if BEGINNINGS.iter().any(|beginning| text.starts_with(beginning)) {
        return !text.contains(char::is_whitespace);
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
    use exact_json::Scanner;

    use super::*;

    #[test]
    fn a_text_that_the_session_has_is_worded_otherwise() {
        let mut quoted = Quoted::new("8a5edab282632443219e051e");
        let record =
            format!(r#"{{"a":[{{"b":"{WHAT_IS_MET}"}}],"c":"12 reasoning parts, 1 result"}}"#);
        quoted.look(Scanner::new().scan_str(&record).unwrap().root());
        assert_eq!(quoted.what_is_met(), format!("{WHAT_IS_MET} [oaledabioimjikkj]"));
        assert_eq!(quoted.what_happened(), WHAT_HAPPENED);
        let omissions = quoted.own("12 reasoning parts, 1 result".to_owned());
        assert_eq!(omissions, "12 reasoning parts, 1 result [oaledabioimjikkj]");
    }

    #[test]
    fn local_ids_are_like_ours_and_prose_is_not() {
        assert!(is_like_ours("msg:0f3c2a7e-91b4-4d6a-8c2e-5a7b3d1e9f04:1"));
        assert!(is_like_ours("a-message-of-some-length/content/3"));
        assert!(!is_like_ours("plan: first this, and then that"));
        assert!(!is_like_ours("12 reasoning parts, and then some"));
    }
}
