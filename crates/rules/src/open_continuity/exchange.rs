//! A document as the rules look at it: with those that it speaks of.

use open_continuity_model::Document;

/// A document, and those handed in with it.
pub(super) struct Exchange<'d> {
    pub(super) document: &'d Document,
    pub(super) beside: &'d [Document],
}
