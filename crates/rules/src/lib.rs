//! Rules that a document of a portable agent state format must keep, beyond its shape.
//!
//! The shape (types, required members, patterns, enumerations) is refused while a document is read;
//! what only the whole document can tell is found here, all of it at once:
//!
//! ```
//! use opencheckpoint_model::v0_1::Checkpoint;
//! use opencheckpoint_rules::{Severity, opencheckpoint};
//!
//! let checkpoint: Checkpoint = exact_json::from_str(
//!     r#"{
//!       "opencheckpoint": "0.1",
//!       "id": "urn:uuid:2f0c1c5e-6a3b-4d8e-9f10-0a1b2c3d4e5f",
//!       "created_at": "2026-03-04T16:20:00Z",
//!       "source": { "producer": { "name": "example" } },
//!       "task": { "objective": "Release version 2.", "status": "active" },
//!       "statements": [
//!         { "id": "s1", "kind": "instruction", "text": "Push it.", "origin": { "type": "tool" } }
//!       ]
//!     }"#,
//! )?;
//! let findings = opencheckpoint::check(&checkpoint);
//!
//! assert_eq!(findings.len(), 1);
//! assert_eq!(findings[0].rule(), &opencheckpoint::INSTRUCTION_FROM_TOOL);
//! assert_eq!(findings[0].severity(), Severity::Error);
//! assert_eq!(findings[0].pointer(), "/statements/0/origin/type");
//! # Ok::<(), exact_json::Error>(())
//! ```
//!
//! Each format is a module with one `check`; each rule is a static of that module, whose
//! documentation is the rule's page. A document is valid when no finding is a [`Severity::Error`].
//!
//! A stream of records or turns is also checked one by one, as it is read, by a
//! [`session_record::Checker`] or [`turns::Checker`].

pub mod credentials;
mod edit;
mod finding;
mod graph;
mod hint;
mod key;
pub mod open_continuity;
pub mod opencheckpoint;
mod order;
pub mod ready;
mod registry;
mod rule;
pub mod session_record;
pub mod turns;

pub use finding::{Finding, Related};
pub use registry::{registry, rule};
pub use rule::{Class, Format, Kept, Rule, RuleId, Severity};
