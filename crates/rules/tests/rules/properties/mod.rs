//! The rules on documents that nobody wrote down.
//!
//! As many of each as `PROPTEST_CASES` says, of which `cargo xtask test` makes ten thousand.

#[path = "../../../../opencheckpoint-model/tests/model/breaks.rs"]
mod breaks;
mod opencheckpoint;
mod opencheckpoint_broken;
mod turns;
