//! What is said of a text that stands in somebody's role and is not theirs.
//!
//! A message of the user reads as a person's words, and one of the assistant as the model's. What a harness, a hook or a tool put there,
//! and what nobody knows the author of, has a heading that says so. The words are short: a text of a session can only say the same by
//! chance, and then says it of itself.

use crate::conversation::plan::Kind;
use crate::lattice::Voice;

/// A heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Label {
    /// It alone, before what is no text.
    pub(crate) heading: &'static str,
    /// It and the text below it.
    pub(crate) template: &'static str,
}

macro_rules! label {
    ($heading:literal) => {
        Label { heading: $heading, template: concat!($heading, "\n{0}") }
    };
}

/// The text of a resource.
pub(crate) const ATTACHED: Label = label!("[attached text]");

/// The first message, where the conversation does not begin with one of the user's.
pub(crate) const GOES_ON: &str = "[session continues]";

/// A result of which nothing can be said.
pub(crate) const NO_TEXT: &str = "[left out: not text]";

/// The heading of a text in a turn of that kind, by the one who speaks; none where the turn says so.
pub(crate) fn label(kind: Kind, voice: Voice) -> Option<Label> {
    match (kind, voice) {
        (Kind::Summary, _) => Some(label!("[summary so far]")),
        (Kind::System, _)
        | (Kind::Assistant | Kind::Calls, Voice::Model)
        | (Kind::User | Kind::Other | Kind::Result, Voice::User) => None,
        (Kind::Assistant | Kind::Calls, Voice::User) => Some(label!("[from the user]")),
        (Kind::User | Kind::Other | Kind::Result, Voice::Model) => Some(label!("[from a model]")),
        (_, Voice::System) => Some(label!("[from the system]")),
        (_, Voice::Harness) => Some(label!("[from the harness]")),
        (_, Voice::Hook) => Some(label!("[from a hook]")),
        (_, Voice::Tool) => Some(label!("[from a tool]")),
        (_, Voice::Agent) => Some(label!("[from another agent]")),
        (_, Voice::Other) => Some(label!("[author unknown]")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exact_json::trace::Standing;

    #[test]
    fn a_heading_is_too_short_to_be_a_text_of_its_own_account() {
        let kinds = [Kind::User, Kind::Assistant, Kind::Other, Kind::Summary];
        let voices = [
            Voice::User,
            Voice::System,
            Voice::Model,
            Voice::Harness,
            Voice::Hook,
            Voice::Tool,
            Voice::Agent,
            Voice::Other,
        ];
        let labels = kinds.into_iter().flat_map(|kind| voices.map(|voice| label(kind, voice)));
        let headings = labels.flatten().map(|label| label.heading);
        for heading in headings.chain([ATTACHED.heading, GOES_ON, NO_TEXT]) {
            assert!(heading.chars().count() < Standing::SHORTEST, "{heading}");
        }
    }

    #[test]
    fn only_a_persons_words_read_as_the_users_and_only_the_models_as_the_assistants() {
        for voice in [Voice::System, Voice::Harness, Voice::Hook, Voice::Tool, Voice::Agent] {
            assert!(label(Kind::User, voice).is_some() && label(Kind::Assistant, voice).is_some());
        }
        assert!(label(Kind::User, Voice::Other).is_some());
        assert!(label(Kind::Assistant, Voice::User).is_some());
        assert_eq!(label(Kind::User, Voice::User), None);
        assert_eq!(label(Kind::Assistant, Voice::Model), None);
    }
}
