//! `cargo xtask`: code generation and checks of this repository.

fn main() {}
