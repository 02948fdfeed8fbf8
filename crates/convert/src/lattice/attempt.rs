//! How far something that acts on the world has come.

use opencheckpoint_model::v0_1::OperationStatus;
use session_record_model::draft::DeliveryStatus;

/// How far an action has come. A planned one never becomes attempted, an undelivered message never delivered, and a call without a
/// result never gets one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Attempt {
    /// Not begun.
    Planned,
    /// Begun; the outcome is unknown.
    Uncertain,
    /// Over, and the outcome is known.
    Settled,
}

impl Attempt {
    /// How far a tool call has come.
    #[must_use]
    pub fn of_call(has_result: bool) -> Self {
        if has_result { Self::Settled } else { Self::Uncertain }
    }

    /// How far a delivery has come. A status of a vendor's own says that there was an attempt, and no more.
    #[must_use]
    pub fn of_delivery(status: &DeliveryStatus) -> Self {
        match status {
            DeliveryStatus::Queued => Self::Planned,
            DeliveryStatus::Unknown | DeliveryStatus::Other(_) => Self::Uncertain,
            DeliveryStatus::Sent
            | DeliveryStatus::Delivered
            | DeliveryStatus::Suppressed
            | DeliveryStatus::Failed => Self::Settled,
        }
    }

    /// How far an operation claims to have come.
    ///
    /// ```
    /// use opencheckpoint_convert::lattice::Attempt;
    /// use opencheckpoint_model::v0_1::OperationStatus;
    ///
    /// assert!(Attempt::of_operation(OperationStatus::Uncertain) <= Attempt::of_call(false));
    /// assert!(Attempt::of_operation(OperationStatus::Completed) > Attempt::of_call(false));
    /// ```
    #[must_use]
    pub fn of_operation(status: OperationStatus) -> Self {
        match status {
            OperationStatus::Planned | OperationStatus::Awaiting => Self::Planned,
            OperationStatus::Uncertain => Self::Uncertain,
            OperationStatus::Failed
            | OperationStatus::Approved
            | OperationStatus::Rejected
            | OperationStatus::Completed
            | OperationStatus::Cancelled => Self::Settled,
        }
    }
}
