//! The types of open-continuity 0.4.
//!
//! Generated from `schemas/open-continuity/0.4/document.schema.json` (sha-256 56d3aff1ac74f1c9052896a7b70ae5d616835ca35c2337f61e041fe96fa085d5),
//! `schemas/open-continuity/0.4/context-request.schema.json` (sha-256 a0f30d4af11a3037d3c70b066ba147384352672cd7373e7cbef5a411b1d3cf83),
//! `schemas/open-continuity/0.4/grant-receipt.schema.json` (sha-256 ea0c16deed2dc1bf3f1c3928f6d18edfee72c776e18f34d1af3f57d0cedf96ba),
//! `schemas/open-continuity/0.4/context-package.schema.json` (sha-256 7aadc19bc12198d55dd1ecc6eca1b2ce58bb25502b23f6829fa020679b2a9a11),
//! `schemas/open-continuity/0.4/common.schema.json` (sha-256 63e7eba09ea703d7cf3e8b8bd660c8964b13eba78ac292ae3abedd289c385e7a)
//! by `cargo xtask codegen`. Do not edit.
//!
//! [`Document`] is a whole document.
#![allow(clippy::doc_markdown, reason = "descriptions are in the schema's words")]
#![allow(
    clippy::large_enum_variant,
    reason = "records and parts differ in size, and are handled one by one"
)]
#![allow(
    clippy::too_many_lines,
    reason = "a function is as long as its object has members"
)]
#![allow(
    clippy::too_many_arguments,
    reason = "a constructor takes as many as the object has required members"
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
pub mod tag;
#[cfg(feature = "trace")]
pub mod target;

pub use types::*;

/// The schema that these types were generated from, as vendored.
pub const SCHEMA: &str = include_str!("document.schema.json");
