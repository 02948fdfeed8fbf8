//! How sure a source is of what it says.

use opencheckpoint_model::v0_1::VerificationState;

/// How sure a source is of what it says. Unverified never becomes verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Certainty {
    /// Evidence conflicts.
    Disputed,
    /// Not checked; also what was checked once and may have changed since.
    Unverified,
    /// Checked against evidence.
    Verified,
}

impl Certainty {
    /// The certainty of a text in a conversation: nobody checked it, whoever wrote it.
    #[must_use]
    pub fn of_text() -> Self {
        Self::Unverified
    }

    /// The certainty of a statement; one without a verification was not checked.
    ///
    /// ```
    /// use opencheckpoint_convert::lattice::Certainty;
    ///
    /// assert_eq!(Certainty::of_statement(None), Certainty::of_text());
    /// ```
    #[must_use]
    pub fn of_statement(verification: Option<VerificationState>) -> Self {
        match verification {
            Some(VerificationState::Verified) => Self::Verified,
            Some(VerificationState::Disputed) => Self::Disputed,
            Some(VerificationState::Unverified | VerificationState::Stale) | None => {
                Self::Unverified
            }
        }
    }

    /// How a statement of that certainty says it.
    #[must_use]
    pub fn state(self) -> VerificationState {
        match self {
            Self::Disputed => VerificationState::Disputed,
            Self::Unverified => VerificationState::Unverified,
            Self::Verified => VerificationState::Verified,
        }
    }
}
