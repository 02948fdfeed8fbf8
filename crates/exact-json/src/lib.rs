//! JSON that comes back as it was: strict reading, exact numbers, kept spelling, canonical form and digests.
//!
//! ```
//! use exact_json::{Json, jcs};
//!
//! let json: Json = serde_json::from_str(r#"{ "id": 12345678901234567890123, "rate": 1.0, "at": "\u0041" }"#)?;
//! assert_eq!(serde_json::to_string(&json)?, r#"{"id":12345678901234567890123,"rate":1.0,"at":"\u0041"}"#);
//!
//! let error = serde_json::from_str::<Json>(r#"{"id": 1, "id": 2}"#).unwrap_err();
//! assert!(error.to_string().starts_with(r#"at /id: found member "id" a second time"#));
//!
//! let form = Json::parse(r#"{"rate": 1.0, "at": "\u0041"}"#)?.with(jcs::canonicalize)?;
//! assert_eq!(form, r#"{"at":"A","rate":1}"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is here
//!
//! | for | use |
//! | --- | --- |
//! | JSON whose shape you do not know | [`Json`], [`Object`] |
//! | scalars that keep their text | [`Timestamp`], [`Uri`], [`UrnUuid`], [`Digest`], [`Integer`], [`Number`], or your own with [`text_type!`] |
//! | reading a type of your own, strictly | [`Read`], [`from_slice`], [`deserialize_by_reading!`] |
//! | looking at JSON without copying it | [`Scanner`], [`Tape`], [`Value`] |
//! | JSON lines, one record at a time | [`lines`] |
//! | comparing values | [`json_eq`] |
//! | canonical form (RFC 8785) and SHA-256 | [`jcs`], [`digest`] |
//! | places | [`Pointer`], [`Position`], [`mod@pointer`], [`mod@position`] |
//!
//! Types that implement [`Read`] are ordinary serde types: they come in by `serde_json::from_str` as
//! strictly as by [`from_str`], and they do not depend on which features of `serde_json` are on.
//!
//! # The tape
//!
//! Everything is read in one pass over the bytes. The [`Scanner`] checks all that strict reading asks
//! (grammar, UTF-8, surrogates, names that come twice, depth, what follows the value) and writes down
//! where each value and member name is: 16 bytes each, in the order of the text, with a link over what
//! a container holds. That list is the [`Tape`]; a [`Value`] is a tape and an index.
//!
//! ```text
//! {"a": [1, true], "b": "x"}
//!
//! node  0       1    2      3       4     5    6
//!       object  "a"  array  number  true  "b"  "x"
//! next  7       2    5      4       5     6    7
//! ```
//!
//! Why a tape, and neither a tree of values nor a stream of events:
//!
//! * **The text stays.** A number or a string is a slice of the source until somebody asks for its
//!   value, so nothing is rounded, re-spelled or re-ordered on the way through, and what is passed on
//!   unchanged is never decoded.
//! * **Strictness comes first.** By the time a typed reader sees a value, the whole text is known to be
//!   good. Readers hold no half-built state, and cannot skip a check because they skip a member.
//! * **Places are free.** An error carries the index of a node. Line, column and pointer are worked out
//!   from it only when there is an error.
//! * **It is fast.** The pass takes a fifth to a third of the time in which `serde_json` builds a `Value`
//!   of the same bytes (`benches/scan.rs`). One scanner serves line after line of a log without a new
//!   allocation.
//! * **Everything can be counted.** A conversion that accounts for every value of its source needs a list
//!   of them.
//!
//! A tape takes 16 bytes a node, so a text of nothing but one-digit numbers makes a tape eight times its
//! size: texts of strangers are read with [`Scanner::with_limit`].
//!
//! # Features
//!
//! * `digest`: taking SHA-256 digests, and the canonical form that they are taken of
//! * `url`: [`Uri`] as [`url::Url`](https://docs.rs/url)
//! * `schemars`: JSON Schemas of the scalars and of open JSON
//! * `proptest`: strategies for them
//! * `trace`: the ledger by which conversions account for every value

pub mod digest;
pub mod error;
#[cfg(feature = "digest")]
pub mod jcs;
pub mod json;
pub mod lines;
pub mod pointer;
pub mod position;
pub mod read;
pub mod scalar;
pub mod scan;
pub mod shim;
#[cfg(feature = "proptest")]
pub mod strategies;
pub mod tape;
#[cfg(feature = "trace")]
pub mod trace;
#[cfg(feature = "schemars")]
pub mod vendored;
pub mod write;

#[cfg(feature = "proptest")]
mod arbitrary;
mod equal;
#[cfg(feature = "schemars")]
mod json_schema;
mod nearest;
mod number;
mod place;

pub use equal::{json_eq, json_hash};
pub use error::Error;
pub use json::{Json, Object};
pub use place::Place;
pub use pointer::Pointer;
pub use position::Position;
pub use read::{Nullable, Read, ReadError, Why, from_slice, from_str};
pub use scalar::{Digest, Instant, Integer, Number, Refusal, Timestamp, Uri, UrnUuid};
pub use scan::{Fault, FaultKind, MAX_BYTES, MAX_DEPTH, Scanner};
pub use tape::{Items, Key, Kind, Members, Node, OwnedTape, Tape, Text, Value};

#[doc(hidden)]
pub use serde;

/// The README's example runs with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
