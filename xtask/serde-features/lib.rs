//! Only the tests matter; see Cargo.toml.
