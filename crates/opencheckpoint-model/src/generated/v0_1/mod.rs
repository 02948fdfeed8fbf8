//! The types of opencheckpoint 0.1.
//!
//! Generated from `schemas/opencheckpoint/0.1/checkpoint.schema.json` (sha-256 3de60d39f86fe23d2896b341e499f83fb0ce9bd4667bf6f37d6babbfccfbfe23)
//! by `cargo xtask codegen`. Do not edit.
//!
//! [`Checkpoint`] is a whole document.
#![allow(clippy::doc_markdown, reason = "descriptions are in the schema's words")]
#![allow(
    clippy::large_enum_variant,
    reason = "records and parts differ in size, and are handled one by one"
)]
#![allow(
    clippy::too_many_lines,
    reason = "a function is as long as its object has members"
)]

#[cfg(feature = "proptest")]
mod arbitrary;
mod ids;
mod leaves;
mod read;
#[cfg(feature = "schemars")]
mod schema;
mod types;
mod write;
#[cfg(feature = "trace")]
pub mod source;
#[cfg(feature = "trace")]
pub mod target;

pub use ids::*;
pub use leaves::*;

pub use types::*;

/// The schema that these types were generated from, as vendored.
pub const SCHEMA: &str = include_str!("checkpoint.schema.json");
