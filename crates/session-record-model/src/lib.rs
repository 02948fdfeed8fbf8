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
//! conversation: each is decided in one place, for everyone.
//!
//! # Features
//!
//! - `proptest`: `any::<Record>()` makes records of the right shape.
//! - `schemars`: `JsonSchema`; the schema of [`Record`] is the vendored one ([`SCHEMA`]).
//! - `url`: `exact_json::Uri::to_url`.
//! - `trace`: the twins that conversions map through; not needed to use the model.

pub mod effective;
#[rustfmt::skip]
mod generated;
pub mod view;

pub use draft::*;
pub use generated::draft;
