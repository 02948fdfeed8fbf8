//! Typed, lossless Agent Session Record streams.
