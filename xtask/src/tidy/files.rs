//! The Rust files of the repository.

use std::fs;
use std::path::Path;

use crate::codegen::{Error, Result};

/// A Rust file: its path from the root of the repository, and its text.
pub(super) struct Source {
    pub(super) path: String,
    pub(super) text: String,
}

/// Where Rust files are.
const FOLDERS: &[&str] = &["crates", "xtask", "fuzz"];

/// Every Rust file, but not what cargo builds.
pub(super) fn sources(root: &Path) -> Result<Vec<Source>> {
    let mut sources = Vec::new();
    for folder in FOLDERS {
        if root.join(folder).is_dir() {
            gather(root, folder, &mut sources)?;
        }
    }
    sources.sort_by(|one, two| one.path.cmp(&two.path));
    Ok(sources)
}

fn gather(root: &Path, folder: &str, sources: &mut Vec<Source>) -> Result<()> {
    for entry in fs::read_dir(root.join(folder)).map_err(|error| Error::at(folder, error))? {
        let entry = entry.map_err(|error| Error::at(folder, error))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{folder}/{name}");
        if entry.path().is_dir() {
            if name != "target" {
                gather(root, &path, sources)?;
            }
        } else if Path::new(&name).extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(entry.path()).map_err(|error| Error::at(&path, error))?;
            sources.push(Source { path, text });
        }
    }
    Ok(())
}
