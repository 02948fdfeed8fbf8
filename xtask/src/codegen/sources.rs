//! `SOURCE.toml`: where schemas come from, and the SHA-256 of each, which must be that of the file.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use super::error::{Error, Result};

/// Compares every schema with the hash that its format's `SOURCE.toml` states, and finds schemas that it does not name.
pub(crate) fn check(root: &Path) -> Result<()> {
    for format in folders(&root.join("schemas"))? {
        let place = format!("schemas/{format}/SOURCE.toml");
        let text =
            fs::read_to_string(root.join(&place)).map_err(|error| Error::at(&place, error))?;
        let source: toml::Table = text.parse().map_err(|error| Error::at(&place, error))?;
        let mut stated = Vec::new();
        for schema in source.get("schema").and_then(toml::Value::as_array).into_iter().flatten() {
            let member = |name: &str| schema.get(name).and_then(toml::Value::as_str);
            let (Some(file), Some(hash)) = (member("file"), member("sha256")) else {
                return Err(Error::at(&place, "each [[schema]] needs a file and its sha256"));
            };
            let path = format!("schemas/{format}/{file}");
            let bytes = fs::read(root.join(&path)).map_err(|error| Error::at(&path, error))?;
            let actual = sha256(&bytes);
            if actual != hash {
                let message = format_args!(
                    "is not what {place} states; if the change is meant, put sha256 = \"{actual}\" there"
                );
                return Err(Error::at(path, message));
            }
            stated.push(file.to_owned());
        }
        for version in folders(&root.join("schemas").join(&format))? {
            for file in files(&root.join("schemas").join(&format).join(&version))? {
                if !stated.contains(&format!("{version}/{file}")) {
                    return Err(Error::at(
                        format_args!("schemas/{format}/{version}/{file}"),
                        format_args!("{place} does not name it"),
                    ));
                }
            }
        }
    }
    Ok(())
}

/// The SHA-256 of bytes, in hexadecimal, as `SOURCE.toml` states it.
#[must_use]
pub fn sha256(bytes: &[u8]) -> String {
    let mut hex = String::with_capacity(64);
    for byte in Sha256::digest(bytes) {
        // Writing to a string does not fail.
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}

fn folders(folder: &Path) -> Result<Vec<String>> {
    names(folder, Path::is_dir)
}

fn files(folder: &Path) -> Result<Vec<String>> {
    names(folder, Path::is_file)
}

fn names(folder: &Path, keep: fn(&Path) -> bool) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| Error::at(folder.display(), error))? {
        let entry = entry.map_err(|error| Error::at(folder.display(), error))?;
        if keep(&entry.path()) {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}
