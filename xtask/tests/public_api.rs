//! What `opencheckpoint-model` exports is what its listing says, and names no type of `serde_json`.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;

use xtask::public_api::LISTING;

#[test]
fn no_type_of_serde_json_is_exported() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let listing = fs::read_to_string(root.join(LISTING)).unwrap();
    assert!(listing.contains("pub struct opencheckpoint_model::v0_1::Checkpoint"), "{LISTING}");
    let named: Vec<&str> = listing.lines().filter(|line| line.contains("serde_json")).collect();
    assert_eq!(named, [""; 0]);
}
