//! docs/architecture.md names a test for each invariant, and a reason for each dependency: they must be there.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn page() -> String {
    fs::read_to_string(root().join("docs/architecture.md")).unwrap()
}

#[test]
fn the_tests_that_hold_the_invariants_exist() {
    let page = page();
    let named = page.split('`').skip(1).step_by(2).filter_map(|code| code.split_once(".rs::"));
    let mut count = 0;
    for (file, test) in named {
        let folder = if file.starts_with("xtask/") { root() } else { root().join("crates") };
        let source = fs::read_to_string(folder.join(format!("{file}.rs"))).unwrap();
        assert!(source.contains(&format!("fn {test}(")), "{file}.rs::{test}");
        count += 1;
    }
    assert!(count > 25, "{count}");
}

#[test]
fn every_dependency_has_its_reason() {
    let manifest: toml::Table =
        fs::read_to_string(root().join("Cargo.toml")).unwrap().parse().unwrap();
    let dependencies = manifest["workspace"]["dependencies"].as_table().unwrap();
    let page = page();
    let (_, table) = page.split_once("## Dependencies").unwrap();
    for (name, dependency) in dependencies {
        let is_ours = dependency.get("path").is_some();
        let package = dependency.get("package").and_then(toml::Value::as_str).unwrap_or(name);
        assert!(is_ours || table.contains(&format!("`{package}`")), "{name}");
    }
}
