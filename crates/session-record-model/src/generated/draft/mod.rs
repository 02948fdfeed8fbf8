//! The types of session-record draft.
//!
//! Generated from `schemas/session-record/draft/session-record.schema.json` (sha-256 dac20ec9aa78cd2710bffecd5f233de74a65323ff6308e4dbad1a069353d2ada)
//! by `cargo xtask codegen`. Do not edit.
//!
//! [`Record`] is a whole record.
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
pub mod tag;
#[cfg(feature = "trace")]
pub mod target;

pub use types::*;

/// The schema that these types were generated from, as vendored.
pub const SCHEMA: &str = include_str!("session-record.schema.json");

/// Tags of the variants whose definition is not in the published text, and may change when that appears.
pub const PROVISIONAL: &[&str] = &[
    "session",
    "declaration",
    "inference",
    "tool_call",
    "tool_result",
    "input_request",
    "subagent",
    "compaction",
    "native",
];
