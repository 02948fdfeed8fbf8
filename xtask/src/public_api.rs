//! `cargo xtask public-api`: what `opencheckpoint-model` exports, as text that is committed and compared.
//!
//! rustdoc writes down what a crate exports as JSON, and the crate `public-api` makes lines of it. Both are
//! unstable: what a new toolchain spells otherwise is written anew with one command.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use public_api::Builder;
use similar::TextDiff;

use crate::codegen::{Error, Result};

const CRATE: &str = "opencheckpoint-model";

/// Everything that a downstream project may switch on; `trace` is for this project's conversions.
const FEATURES: &str = "digest,proptest,schemars,url";

/// Where the listing stands, from the root of the repository.
pub const LISTING: &str = "crates/opencheckpoint-model/public-api.txt";

/// Writes the listing.
///
/// # Errors
///
/// When the crate does not compile, or a file cannot be read or written.
pub fn write(root: &Path) -> Result<()> {
    fs::write(root.join(LISTING), listing(root)?).map_err(|error| Error::at(LISTING, error))
}

/// A unified diff from the listing to what the crate exports; none where they are the same.
///
/// # Errors
///
/// When the crate does not compile, or a file cannot be read.
pub fn difference(root: &Path) -> Result<Option<String>> {
    let there = fs::read_to_string(root.join(LISTING)).unwrap_or_default();
    let is = listing(root)?;
    let diff = || {
        let diff = TextDiff::from_lines(&there, &is);
        diff.unified_diff().context_radius(2).header(LISTING, "what is exported").to_string()
    };
    Ok((there != is).then(diff))
}

/// What the crate exports, an item a line.
fn listing(root: &Path) -> Result<String> {
    let target = root.join("target/public-api");
    let done = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()))
        .current_dir(root)
        // rustdoc's JSON is for toolchains of the night, and for those who say that they know.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", &target)
        .args(["rustdoc", "--quiet", "--lib", "--package", CRATE, "--features", FEATURES])
        .args(["--", "-Z", "unstable-options", "--output-format", "json", "--cap-lints", "allow"])
        .status();
    match done {
        Ok(status) if status.success() => {}
        Ok(status) => return Err(Error::at(CRATE, format_args!("rustdoc failed: {status}"))),
        Err(error) => return Err(Error::at("cargo rustdoc", error)),
    }
    let json = target.join(format!("doc/{}.json", CRATE.replace('-', "_")));
    let api = Builder::from_rustdoc_json(json)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .sorted(true)
        .build()
        .map_err(|error| Error::at(CRATE, error))?;
    let mut text = String::new();
    for item in api.items() {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{item}");
    }
    Ok(text)
}
