//! Typed, lossless Agent Session Record streams: one [`Record`] a line.
//!
//! ```
//! use session_record_model::{ContentPart, Record};
//!
//! let line = r#"{"type":"message","seq":1,"id":"r1","messageId":"m1","role":"user",
//!     "content":[{"type":"text","text":"Fix the failing parser test."}],"mood":{"calm":1.0}}"#;
//! let Record::Message(message) = Record::from_json_str(line)? else { panic!("a message") };
//! assert!(matches!(&message.content[0], ContentPart::Text(part) if part.text.starts_with("Fix")));
//! assert_eq!(message.envelope.id, "r1");
//! assert!(Record::from(message).to_json_string().ends_with(r#""mood":{"calm":1.0}}"#));
//! # Ok::<(), exact_json::Error>(())
//! ```
//!
//! The format is open, and so are the types: unknown members are kept in `extra`, a value outside an open enum is
//! its `Other`, a record or content part of an unknown type is kept whole as `Unknown`. Nothing that a
//! stream holds is lost by reading and writing it; numbers, times and open JSON keep their spelling, and
//! `serde_json::from_str::<Record>` is as strict and as exact as [`Record::from_json_str`].
//!
//! What every record has stands in its [`Envelope`].
//!
//! # Streams
//!
//! [`Records`](exact_json::lines::Records) reads one record at a time, each with its line;
//! [`Writer`](exact_json::lines::Writer) writes one a line:
//!
//! ```
//! use exact_json::lines::{Records, Writer};
//! use session_record_model::Record;
//!
//! let stream = r#"{"type":"message","seq":1,"id":"r1","messageId":"m1","role":"user","content":[]}
//! {"type":"x-mood","seq":2,"id":"r2","calm":1.0}
//! "#;
//! let mut kept = Writer::new(Vec::new());
//! let mut records = Records::<_, Record>::new(stream.as_bytes());
//! while let Some(record) = records.next() {
//!     kept.write(&record?)?;
//! }
//! assert_eq!(kept.into_inner(), stream.as_bytes());
//! assert_eq!(records.line(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is provisional
//!
//! The published Messages page defines [`Message`], [`Plan`], [`Delivery`] and the content parts. It names other
//! records without defining them; their types here are this project's reading of it, and may change when the
//! text appears. [`PROVISIONAL`] lists them, and their documentation says so. The page states no version, so
//! the module is called [`draft`].
//!
//! # What holds, and which messages are the conversation
//!
//! [`effective`] says which author, origin and phase hold for a part, [`view`] which messages are the
//! conversation: each is decided in one place, for everyone. [`refs`] says what a ref, a session reference and a
//! blob's name mean.
//!
//! # Features
//!
//! - `digest`: [`Record::canonical_digest`](draft::Record), SHA-256 of the canonical form (RFC 8785).
//! - `proptest`: `any::<Record>()` makes records of the right shape.
//! - `schemars`: `JsonSchema`; the schema of [`Record`] is the vendored one ([`SCHEMA`]).
//! - `url`: `exact_json::Uri::to_url`.
//! - `trace`: the twins that conversions map through; not needed to use the model.

pub mod effective;
#[rustfmt::skip]
mod generated;
pub mod refs;
pub mod view;

pub use draft::*;
pub use generated::draft;
