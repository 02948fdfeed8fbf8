//! Dropping whatever is in a thing.

use super::fate::Reason;
use super::ledger::Ledger;
use super::source::Src;

/// Drops everything in it, for one reason.
pub trait Settle {
    /// Gives every source value in it the fate `dropped`.
    fn settle(self, ledger: &mut Ledger, reason: Reason);
}

impl<T> Settle for Src<T> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        self.drop(ledger, reason);
    }
}

impl<T: Settle> Settle for Option<T> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        if let Some(value) = self {
            value.settle(ledger, reason);
        }
    }
}

impl<T: Settle> Settle for Vec<T> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        for value in self {
            value.settle(ledger, reason);
        }
    }
}

impl<T: Settle> Settle for Box<T> {
    fn settle(self, ledger: &mut Ledger, reason: Reason) {
        (*self).settle(ledger, reason);
    }
}
