//! Code that `cargo xtask codegen` makes from `schemas/`: one module a version.

pub mod v0_3;
