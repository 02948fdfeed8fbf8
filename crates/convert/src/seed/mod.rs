//! What is common to the messages that a model is seeded with, whoever's interface they are sent to.
//!
//! A seed is what the next agent should see: the conversation in the context view, as far as it can be sent. Of what a summary stands
//! for, the summary is sent and the rest is left out (`superseded`). Each call is sent with its result, right behind the message that
//! makes it. A call without a result is left out (`incomplete-turn`): no result is made up for it. A result that no call asked for, and a second result of a
//! call, cannot be sent, and a notice says so.
//!
//! Nobody is made to say what they did not. A text in the role of the user that is not a person's, or that nobody knows the author of,
//! has a heading that says whose it is, and so has one in the role of the assistant that is not the model's.
//!
//! The stream is read three times, as for turns; the messages are checked one by one while they are written, so that memory grows by
//! some bytes a record.

mod check;
mod label;
mod names;
pub(crate) mod part;
mod passes;
mod place;
mod plan;
mod run;
mod sent;

pub use check::{Fault, check};

pub(crate) use check::{AnthropicCheck, ChatCheck, is_document};
pub(crate) use label::{ATTACHED, GOES_ON, Label, NO_TEXT, label};
pub(crate) use names::{Longest, Names};
pub(crate) use passes::{Said, Writer, convert};
pub(crate) use place::{caller, order, spoken_as};
pub(crate) use run::Run;
pub(crate) use sent::Sent;
