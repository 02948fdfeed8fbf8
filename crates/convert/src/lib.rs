//! Conversions between formats of portable agent state, with a loss report and a way back.
//!
//! A conversion answers three questions for every value it touches: where did it go, where did it
//! come from, can I get it back. Mappings write one trace while they map
//! ([`exact_json::trace`]); the [`report`] is made of it.

pub mod audit;
pub mod bind;
pub mod compose;
pub mod context_package_to_opencheckpoint;
pub mod error;
pub mod lattice;
pub mod mapping;
pub mod native;
pub mod opencheckpoint_to_context_package;
pub mod opencheckpoint_to_session_record;
pub mod options;
pub mod records;
pub mod report;
pub mod residue;
pub mod restore;
pub mod seed;
pub mod session_record_to_anthropic_messages;
pub mod session_record_to_openai_chat;
pub mod session_record_to_opencheckpoint;
pub mod session_record_to_turns;
pub mod survey;
pub mod turns;
pub mod turns_to_session_record;

mod conversation;
mod converted;
mod derived;
mod document;
mod format;
mod into_checkpoint;
mod into_turns;
mod job;
mod leaves;
mod names;
mod openai_blocks;
mod overlay;
mod parts;
mod provisional;
mod redact;
mod schema;
mod steps;
mod vocabulary;

pub use converted::{Converted, Report, convert_bytes, convert_document};
pub use document::Document;
pub use error::{Error, OutcomeError, RequestError, SourceError};
pub use format::{Format, SNIFFED, UnknownFormat, Unsniffed, sniff, unread};
pub use job::{
    DroppedSummary, Job, MAPPINGS, Output, SideSummary, Storage, Strict, Summary, convert, path,
};
pub use mapping::{Input, Mapping, Sink, Source};
pub use options::{Options, Parent};

/// The README's example is a test of this crate, the one that sees all the others.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;
