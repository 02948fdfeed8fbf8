//! Typed, lossless [OpenCheckpoint](https://opencheckpoint.org) documents.
//!
//! ```
//! use opencheckpoint_model::{Checkpoint, TaskStatus};
//!
//! let text = r#"{"opencheckpoint":"0.1","id":"urn:uuid:6f2d9a1e-4c1b-4f57-9a55-0d9f3c6b7a21",
//!     "created_at":"2026-01-31T12:00:00Z","source":{"producer":{"name":"example"}},
//!     "task":{"objective":"Fix the parser","status":"active","extensions":{"org.example":{"cost":1.50}}}}"#;
//! let mut checkpoint = Checkpoint::from_json_str(text)?;
//! checkpoint.task.status = TaskStatus::Completed;
//! assert!(checkpoint.to_json_string().contains(r#""cost":1.50"#));
//! # Ok::<(), exact_json::Error>(())
//! ```
//!
//! A document that was read comes back as it was: numbers and times in their spelling, extensions in their
//! order, `[]` and absent apart. The types are plain structs and enums with serde's traits, and
//! `serde_json::from_str::<Checkpoint>` is as strict and as exact as [`Checkpoint::from_json_str`], whatever
//! features of `serde_json` are on:
//!
//! ```
//! use opencheckpoint_model::Checkpoint;
//!
//! let text = r#"{"opencheckpoint":"0.1","id":"a","created_at":"2026-01-31T12:00:00Z",
//! "source":{"producer":{"name":"example"}},"task":{"objectve":"Fix the parser","status":"active"}}"#;
//! let error = Checkpoint::from_json_str(text).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     r#"line 2, column 50, at /task/objectve: unknown member "objectve", did you mean "objective"?"#
//! );
//! ```
//!
//! # Ids and references
//!
//! Fields are as JSON has them: `[]` is not absent, so a list is an `Option<Vec<_>>`, and a method of the same name
//! gives the slice. Objects name each other by local ids; which members do, and what they may name, is known:
//!
//! ```
//! use opencheckpoint_model::Checkpoint;
//!
//! let text = r#"{"opencheckpoint":"0.1","id":"a","created_at":"2026-01-31T12:00:00Z",
//! "source":{"producer":{"name":"example"}},"task":{"objective":"Fix the parser","status":"active"},
//! "progress":{"focus":{"description":"The lexer","refs":["s1"]}},
//! "statements":[{"id":"s1","kind":"decision","text":"Keep the lexer.","rationale":"It is tested.",
//!     "origin":{"type":"agent"},"status":"active"}]}"#;
//! let checkpoint: Checkpoint = text.parse()?;
//! for reference in checkpoint.references() {
//!     let Some(named) = checkpoint.find(reference.id.as_str()) else { continue };
//!     assert!(reference.member.permits().contains(&named.object.kind()));
//!     println!("{} names the {} at {}", reference.place, named.object.kind(), named.place);
//! }
//! assert_eq!(checkpoint.statements()[0].text, "Keep the lexer.");
//! # Ok::<(), exact_json::Error>(())
//! ```
//!
//! Everything that a document says in words, times, URIs and open objects is told of in one walk, each with its place:
//!
//! ```
//! use opencheckpoint_model::v0_1::{Checkpoint, Leaf};
//!
//! let text = r#"{"opencheckpoint":"0.1","id":"a","created_at":"2026-01-31T12:00:00Z",
//! "source":{"producer":{"name":"example"}},"task":{"objective":"Fix it","status":"active"}}"#;
//! let checkpoint: Checkpoint = text.parse()?;
//! let mut texts = Vec::new();
//! checkpoint.leaves(&mut |leaf, place| {
//!     if let Leaf::Text(text) = leaf {
//!         texts.push((place.to_string(), text));
//!     }
//! });
//! assert_eq!(
//!     texts,
//!     [("/source/producer/name".to_owned(), "example"), ("/task/objective".to_owned(), "Fix it")]
//! );
//! # Ok::<(), exact_json::Error>(())
//! ```
//!
//! # Inside a type of your own
//!
//! A [`Checkpoint`] is an ordinary serde type. In a struct, an `Option`, a `Vec`, a map, or an enum with external or
//! adjacent tags it comes back in the same bytes, and is read as strictly as on its own. Three things are serde's, not
//! ours, and a test holds each (`tests/embedding.rs`):
//!
//! - `flatten`, `untagged` and internal tags read into a buffer of serde's own before this crate sees anything. The
//!   checkpoint is still checked whole, but open JSON (extensions, arguments) has lost its escapes, and a number that
//!   fits neither `i64`, `u64` nor `f64` is rounded, unless `serde_json`'s `arbitrary_precision` is on. An error names
//!   no line there.
//! - `serde_json::Value` is such a buffer too: [`serde_json::to_value`](https://docs.rs/serde_json) and `from_value`
//!   work, with its numbers.
//! - Other formats (CBOR, YAML, `MessagePack`) carry a checkpoint by its structure. A number that one of them cannot hold
//!   is an error, never a rounding.
//!
//! For property tests of your own, switch on the feature `proptest` and write `any::<Checkpoint>()`.
//!
//! # What is checked
//!
//! Shape: members, types, enums, patterns, lengths, as the schema has them; an unknown member or a `null` is an
//! error. What a document of the right shape can still break (references, who may instruct, what may be
//! retried) is the business of the crate `opencheckpoint-rules`.
//!
//! # Versions
//!
//! Each version of the specification is a module, generated from its schema; the root exports the types of
//! [`v0_1`].
//!
//! # Features
//!
//! - `digest`: [`Checkpoint::canonical_digest`](v0_1::Checkpoint), SHA-256 of the canonical form (RFC 8785).
//! - `proptest`: `any::<Checkpoint>()` makes documents of the right shape.
//! - `schemars`: `JsonSchema`; the schema of [`Checkpoint`] is the published one ([`SCHEMA`]).
//! - `url`: `exact_json::Uri::to_url`.
//! - `trace`: the twins that conversions map through; not needed to use the model.

mod ext;
#[rustfmt::skip]
mod generated;

pub use ext::{ExtensionKey, LocalId};
pub use generated::v0_1;
pub use v0_1::*;
