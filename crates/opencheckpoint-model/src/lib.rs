//! Typed, lossless OpenCheckpoint documents.

mod ext;
#[rustfmt::skip]
mod generated;

pub use ext::{ExtensionKey, LocalId};
pub use generated::v0_1;
pub use v0_1::*;
