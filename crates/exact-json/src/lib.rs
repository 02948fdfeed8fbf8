//! JSON that comes back as it was: strict reading, exact numbers, kept spelling, canonical form and digests.

pub mod digest;
pub mod error;
pub mod jcs;
pub mod json;
pub mod pointer;
pub mod position;
pub mod read;
pub mod scalar;
pub mod scan;
pub mod shim;
pub mod tape;
#[cfg(feature = "trace")]
pub mod trace;
pub mod write;

#[cfg(feature = "proptest")]
mod arbitrary;
mod equal;
#[cfg(feature = "schemars")]
mod json_schema;
mod number;

pub use equal::json_eq;
pub use error::Error;
pub use json::{Json, Object};
pub use pointer::Pointer;
pub use position::Position;
pub use read::{Nullable, Read, ReadError, Why, from_slice, from_str};
pub use scalar::{Digest, Integer, Number, Refusal, Timestamp, Uri, UrnUuid};
pub use scan::{Fault, FaultKind, MAX_BYTES, MAX_DEPTH, Scanner};
pub use tape::{Items, Key, Kind, Members, Node, OwnedTape, Tape, Text, Value};

#[doc(hidden)]
pub use serde;
