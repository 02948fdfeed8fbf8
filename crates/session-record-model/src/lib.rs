//! Typed, lossless Agent Session Record streams.

#[rustfmt::skip]
mod generated;

pub mod effective;
pub mod view;

pub use draft::*;
pub use generated::draft;
