//! The types of turns 0.3.
//!
//! Generated from `schemas/turns/0.3/turn.schema.json` (sha-256 bec23d16b4e85befa15419aade17a2d9e9d30bd37fbbe49eae3af5d586b44e00)
//! by `cargo xtask codegen`. Do not edit.
//!
//! [`Turn`] is a whole turn.
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
mod read;
#[cfg(feature = "schemars")]
mod schema;
mod types;
mod write;
#[cfg(feature = "trace")]
pub mod source;
#[cfg(feature = "trace")]
pub mod target;

pub use types::*;

/// The schema that these types were generated from, as vendored.
pub const SCHEMA: &str = include_str!("turn.schema.json");
