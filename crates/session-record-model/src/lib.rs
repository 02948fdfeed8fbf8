//! Typed, lossless Agent Session Record streams.
pub mod view;
