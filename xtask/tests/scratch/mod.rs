//! Copies of the workspace for tests that change it. A copy stays, so that the next run compiles only what changed.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// A copy of the workspace in `target/<name>`, each file written only where it differs.
pub(crate) fn copy(name: &str) -> PathBuf {
    let copy = root().join("target").join(name);
    // With a mark on its version, so that cargo, which shares what it builds of other packages with the
    // workspace, does not take the copy's crates for the workspace's own.
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let (head, tail) = manifest.split_once("\nversion = \"").unwrap();
    let (version, tail) = tail.split_once('"').unwrap();
    put(
        format!("{head}\nversion = \"{version}+{name}\"{tail}").as_bytes(),
        &copy.join("Cargo.toml"),
    );
    put(&fs::read(root().join("Cargo.lock")).unwrap(), &copy.join("Cargo.lock"));
    for path in ["crates", "fixtures", "xtask", "schemas", "docs/rules", ".cargo"] {
        mirror(&root().join(path), &copy.join(path));
    }
    copy
}

fn mirror(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    let names = |folder: &Path| -> BTreeSet<_> {
        fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name())
            .filter(|name| name != "target")
            .collect()
    };
    for gone in names(to).difference(&names(from)) {
        let gone = to.join(gone);
        if gone.is_dir() { fs::remove_dir_all(gone) } else { fs::remove_file(gone) }.unwrap();
    }
    for name in names(from) {
        if from.join(&name).is_dir() {
            mirror(&from.join(&name), &to.join(&name));
        } else {
            put(&fs::read(from.join(&name)).unwrap(), &to.join(&name));
        }
    }
}

/// Writes a file that changed: one that did not keeps its time, and cargo what it made of it.
pub(crate) fn put(bytes: &[u8], to: &Path) {
    if fs::read(to).is_ok_and(|there| there == bytes) {
        return;
    }
    fs::create_dir_all(to.parent().unwrap()).unwrap();
    fs::write(to, bytes).unwrap();
}
