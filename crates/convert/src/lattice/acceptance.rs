//! Whether somebody agreed.

use open_continuity_model::ReviewStatus;
use opencheckpoint_model::v0_1::OperationStatus;

/// Whether somebody agreed. A proposal never becomes accepted, and an approval appears nowhere without its evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Acceptance {
    /// Asked for, refused, or never spoken of.
    Proposed,
    /// Somebody agreed, and that is on record.
    Accepted,
}

impl Acceptance {
    /// What a request for input has: a session record keeps no record of a decision that could be checked.
    #[must_use]
    pub fn of_request() -> Self {
        Self::Proposed
    }

    /// What the content of a package's entry claims.
    ///
    /// ```
    /// use open_continuity_model::ReviewStatus;
    /// use opencheckpoint_convert::lattice::Acceptance;
    ///
    /// let proposed = ReviewStatus::from("proposed");
    /// assert!(Acceptance::of_content(Some(&proposed)) < Acceptance::of_content(Some(&ReviewStatus::Accepted)));
    /// ```
    #[must_use]
    pub fn of_content(review: Option<&ReviewStatus>) -> Self {
        match review {
            Some(ReviewStatus::Accepted) => Self::Accepted,
            Some(ReviewStatus::Other(_)) | None => Self::Proposed,
        }
    }

    /// What an operation claims.
    ///
    /// ```
    /// use opencheckpoint_convert::lattice::Acceptance;
    /// use opencheckpoint_model::v0_1::OperationStatus;
    ///
    /// assert_eq!(Acceptance::of_operation(OperationStatus::Awaiting), Acceptance::Proposed);
    /// assert_eq!(Acceptance::of_operation(OperationStatus::Approved), Acceptance::Accepted);
    /// ```
    #[must_use]
    pub fn of_operation(status: OperationStatus) -> Self {
        match status {
            OperationStatus::Approved => Self::Accepted,
            OperationStatus::Planned
            | OperationStatus::Awaiting
            | OperationStatus::Uncertain
            | OperationStatus::Failed
            | OperationStatus::Rejected
            | OperationStatus::Completed
            | OperationStatus::Cancelled => Self::Proposed,
        }
    }
}
