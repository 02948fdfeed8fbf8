//! The page on adding the log of an agent names what there is.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;

/// What stands between backticks in the page, outside of its blocks.
fn named(page: &str) -> impl Iterator<Item = &str> {
    page.split('`').skip(1).step_by(2)
}

#[test]
fn the_files_and_modules_on_the_page_exist() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let page = fs::read_to_string(root.join("docs/adding-a-format.md")).unwrap();
    let native = root.join("crates/convert/src/native");
    let (mut files, mut modules, mut paths) = (0, 0, 0);
    for name in named(&page).filter(|name| !name.contains([' ', '<', '…'])) {
        if let Some(module) = name.strip_prefix("native::") {
            let is_there =
                native.join(module).is_dir() || native.join(format!("{module}.rs")).is_file();
            assert!(is_there, "{name}");
            modules += 1;
        } else if name.starts_with("crates/") || name.starts_with("fixtures/") {
            assert!(root.join(name).exists(), "{name}");
            paths += 1;
        } else if Path::new(name).extension().is_some_and(|extension| extension == "rs") {
            assert!(native.join("codex").join(name).is_file(), "{name}");
            files += 1;
        }
    }
    assert!(
        files >= 9 && modules >= 9 && paths >= 6,
        "{files} files, {modules} modules, {paths} paths"
    );
}
