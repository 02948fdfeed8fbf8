//! Who wrote something, and how it entered the session.

use session_record_model::draft::{Author, Origin};

/// An author and an origin, each absent where the log does not say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Who {
    pub(crate) author: Option<Author>,
    pub(crate) origin: Option<Origin>,
}

impl Who {
    pub(crate) const PROMPT: Self = Self::new(Author::Human, Origin::Prompt);
    pub(crate) const QUEUED: Self = Self::new(Author::Human, Origin::Queued);
    pub(crate) const COMMAND: Self = Self::new(Author::Human, Origin::Command);
    pub(crate) const INJECTED: Self = Self::new(Author::Harness, Origin::Injected);
    pub(crate) const NOTICE: Self = Self::new(Author::Harness, Origin::Notice);
    pub(crate) const HOOK: Self = Self::new(Author::Hook, Origin::Injected);
    /// Another agent: a peer, or the one that started a subagent with its prompt.
    pub(crate) const PEER: Self = Self::new(Author::Agent, Origin::InterSession);
    /// The model, in its own words.
    pub(crate) const MODEL: Self = Self { author: Some(Author::Model), origin: None };
    pub(crate) const UNKNOWN: Self = Self { author: None, origin: None };

    const fn new(author: Author, origin: Origin) -> Self {
        Self { author: Some(author), origin: Some(origin) }
    }

    pub(crate) fn is_human(&self) -> bool {
        self.author == Some(Author::Human)
    }
}
