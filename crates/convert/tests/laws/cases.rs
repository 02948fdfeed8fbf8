//! The sources that the laws are tested on.

use std::path::{Path, PathBuf};

/// A source by its file.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder of shared data, if there is one.
pub(crate) fn shared() -> Option<PathBuf> {
    let folder = std::env::var_os("OPENCHECKPOINT_SHARED").map(PathBuf::from);
    let folder = folder.unwrap_or_else(|| root().join("../shared"));
    folder.is_dir().then_some(folder)
}

/// Every file below a folder, in order.
fn files(folder: &Path, wanted: &dyn Fn(&Path) -> bool, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, wanted, found);
        } else if wanted(&path) {
            found.push(path);
        }
    }
}

fn read(paths: Vec<PathBuf>) -> Vec<Case> {
    let name = |path: &Path| path.display().to_string();
    paths
        .into_iter()
        .map(|path| Case { name: name(&path), bytes: std::fs::read(&path).unwrap() })
        .collect()
}

/// The session records of the fixtures.
pub(crate) fn session_records() -> Vec<Case> {
    let mut found = Vec::new();
    files(&root().join("fixtures/session-record/valid"), &|_| true, &mut found);
    let source = |path: &Path| path.file_name().is_some_and(|name| name == "source.jsonl");
    files(&root().join("fixtures/convert"), &source, &mut found);
    assert!(found.len() > 10, "the fixtures are there");
    read(found)
}
