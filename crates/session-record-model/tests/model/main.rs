//! The generated model: what it accepts, what it refuses and how, and what it says of itself.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod effective;
#[cfg(feature = "schemars")]
mod json_schema;
#[cfg(feature = "proptest")]
#[path = "../../../opencheckpoint-model/tests/model/laws.rs"]
mod laws;
#[cfg(feature = "proptest")]
mod shape;
#[cfg(all(feature = "trace", feature = "proptest"))]
mod twins;
mod types;
