//! The residue of a conversion: what is needed beside the target to have the source back, byte for
//! byte.
//!
//! It is the source's text in which every value that is kept, or changed without loss, is replaced by
//! a reference to its place in the target, if its spelling can be had back from there. What was lost
//! stands in it literally. It is made of what the ledger knows when a group closes, and no inverse mapping
//! is needed.
//!
//! A residue is JSON lines. The first names both files by digest:
//!
//! ```json
//! {"residue":"0.1","source":{"format":"claude-code","digest":"sha-256:…","size":812},"target":{"format":"session-record","digest":"sha-256:…","size":640}}
//! {"skeleton":0,"parts":["{\"uuid\":",null,",\"text\":",{"to":0,"at":"/content/0/text"},"}"]}
//! {"use":0,"to":["/12"],"values":["8f0c…"]}
//! {"text":"{\"torn","before":"\r\n"}
//! {"end":"\n"}
//! ```
//!
//! - A line with `use` is a record: its skeleton's parts one after another. A string part is text; `null`
//!   stands for the next of `values`, as JSON text; an object for the text of the target value at
//!   pointer `at` of base `to`, or for the JSON text from which `steps` made that value.
//! - A record may carry its `parts` itself. One that has no parts is literal: `text`, or `base64` where
//!   it is not UTF-8.
//! - `before` is what stands between the record and the one before it, where that is not a line feed
//!   (before the first record: nothing). `end` is what stands behind the last one.
//! - Of a document, a record is a stretch of its text: a part that has a row of its own, or what stands
//!   between two of those.
//! - What is literal and long stands on several lines, so that no line is longer than can be read:
//!   those with `bytes` are what stands at their place, with nothing before it.
//!
//! Several residues may stand in one file, in the order of the conversion's steps.

mod claims;
mod elsewhere;
mod kept;
mod line;
mod making;
mod part;
mod pieces;
mod skeletons;
mod write;

pub(crate) use line::{HEAD_START, RecordLine, ResidueHead, ResidueLine, ResidueSide};
pub(crate) use making::Making;
pub(crate) use part::Part;
pub(crate) use write::Residue;
