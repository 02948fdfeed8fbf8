//! Two reports in a row as one: `source → middle` and `middle → target` become `source → target`.
//!
//! A value of the middle that one report's entry writes and the other's reads joins the two. What the
//! second drops, the first need not have written; what the first made up, the second need not account
//! for; transforms are done one after another.
//!
//! | first ∘ second | gives |
//! | --- | --- |
//! | kept ∘ x | x |
//! | changed ∘ kept | changed |
//! | changed ∘ changed | changed, the steps one after another |
//! | kept piece by piece ∘ changed whole | changed whole; what a piece became elsewhere is a `copy` of it |
//! | piece by piece ∘ made a text, and each leaf copied | each piece kept there; the text is the JSON text of what stands there |
//! | x ∘ dropped | dropped, unless another target of x survives |
//! | dropped as `duplicate` | the same where it stands in the target, else `no-counterpart` |
//! | synthesized ∘ kept or changed | synthesized |
//! | synthesized ∘ dropped | nothing |
//! | synthesized ∘ `copy` | synthesized in the same way |
//! | dropped, and synthesized again of a document | dropped as `duplicate`, and a `copy` where it is no option |
//! | placement ∘ x | placement, where its container has a counterpart; else dropped |
//! | x ∘ placement | placement |
//!
//! It works on the reports' pointers, row by row, with both reports' rows at hand by record; it reads
//! source and target only to count leaves, and to see which texts stand in both.

mod cells;
mod combine;
mod duplicates;
mod echoes;
mod error;
mod join;
mod output;
mod pieces;
mod run;
mod twins;
mod whole;

pub use error::ComposeError;
pub use run::{Composed, compose};

#[cfg(test)]
mod tests;
