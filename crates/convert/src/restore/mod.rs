//! The way back: a target and its residue give the source, byte for byte.

mod chain;
mod one;

pub use chain::{RestoreError, Restored, restore};
