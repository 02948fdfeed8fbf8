//! The conversation in a stream of session records: what somebody or something said, called and answered, in order.
//!
//! Who converts it to a format of messages reads the stream once for the [plan], by which every record is part of one turn or left out
//! for a reason, and then has the records of turn after turn, wherever they stand ([`Groups`]), and takes them apart ([`Heard`],
//! [`Called`], [`Answered`]).

mod envelope;
mod groups;
pub(crate) mod heard;
pub(crate) mod plan;
mod record;
mod survey;
mod taken;

pub(crate) use envelope::used;
pub(crate) use groups::{Groups, Opened};
pub(crate) use record::Record;
pub(crate) use survey::{Reading, survey};
pub(crate) use taken::{Answered, Called, Heard, Input, Spoken, SummedUp};
