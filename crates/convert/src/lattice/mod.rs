//! The orders that no conversion may climb: one function per order and side.
//!
//! A conversion loses things, and says so; what it must never do is make something more than it was. Each module here is one such
//! order, with a function that reads it off a source and one that reads it off a target. The mappings decide with the first, and the
//! law's tests compare the two: for whatever came from `a` and stands in `b`, `of_target(b) <= of_source(a)`.
//!
//! | order | from | to |
//! | --- | --- | --- |
//! | [`Authority`] | quoted | a directive |
//! | [`Certainty`] | disputed | verified |
//! | [`Acceptance`] | proposed | accepted |
//! | [`Attempt`] | not begun | settled |
//! | [`Completion`] | open | done |
//! | [`sensitivity`] | restricted | public |

mod acceptance;
mod attempt;
mod authority;
mod certainty;
mod completion;
pub mod sensitivity;

pub use acceptance::Acceptance;
pub use attempt::Attempt;
pub use authority::{Authority, Voice};
pub use certainty::Certainty;
pub use completion::Completion;
