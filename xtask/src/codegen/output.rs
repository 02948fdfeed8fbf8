//! Writing what was generated, or comparing it with what is there.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use similar::TextDiff;

use super::error::{Error, Result};

/// Every generated file, by its path from the root of the repository.
pub type Tree = BTreeMap<String, String>;

/// Writes each file that is not already so, removes generated files that are no longer, and names those touched.
///
/// # Errors
///
/// When a file cannot be read or written.
pub fn write(root: &Path, tree: &Tree) -> Result<Vec<String>> {
    let mut touched = Vec::new();
    for (path, text) in tree {
        let full = root.join(path);
        if fs::read_to_string(&full).is_ok_and(|there| there == *text) {
            continue;
        }
        if let Some(folder) = full.parent() {
            fs::create_dir_all(folder).map_err(|error| Error::at(path, error))?;
        }
        fs::write(&full, text).map_err(|error| Error::at(path, error))?;
        touched.push(path.clone());
    }
    for path in strays(root, tree)? {
        fs::remove_file(root.join(&path)).map_err(|error| Error::at(&path, error))?;
        touched.push(path);
    }
    Ok(touched)
}

/// A unified diff from what is there to what is generated, for each file that differs.
///
/// # Errors
///
/// When a folder cannot be read.
pub fn differences(root: &Path, tree: &Tree) -> Result<Vec<String>> {
    let mut diffs = Vec::new();
    for (path, text) in tree {
        let there = fs::read_to_string(root.join(path)).unwrap_or_default();
        if there != *text {
            diffs.push(diff(path, &there, text));
        }
    }
    for path in strays(root, tree)? {
        let there = fs::read_to_string(root.join(&path)).unwrap_or_default();
        diffs.push(diff(&path, &there, ""));
    }
    Ok(diffs)
}

fn diff(path: &str, there: &str, generated: &str) -> String {
    let diff = TextDiff::from_lines(there, generated);
    diff.unified_diff().context_radius(2).header(path, &format!("{path} (generated)")).to_string()
}

/// Files in the folders of generated code that nothing generates any more.
fn strays(root: &Path, tree: &Tree) -> Result<Vec<String>> {
    // A `mod.rs` among hand-written files is generated too, in part; its neighbours are no strays.
    let of_generated =
        |folder: &&str| folder.contains("/generated/") || *folder == crate::rules::PAGES;
    let folders = tree.keys().filter_map(|path| path.rsplit_once('/')).map(|(folder, _)| folder);
    let mut folders: Vec<&str> = folders.filter(of_generated).collect();
    folders.dedup();
    let mut strays = Vec::new();
    for folder in folders {
        let Ok(entries) = fs::read_dir(root.join(folder)) else { continue };
        for entry in entries {
            let entry = entry.map_err(|error| Error::at(folder, error))?;
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_file() && !tree.contains_key(&path) {
                strays.push(path);
            }
        }
    }
    strays.sort();
    Ok(strays)
}
