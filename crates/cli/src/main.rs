//! The `opencheckpoint` command.

fn main() {}
