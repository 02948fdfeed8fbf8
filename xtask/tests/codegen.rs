//! The generated code is what the schemas give, and no change to either goes unnoticed.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;
use xtask::codegen::{differences, generate, write};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// What codegen reads and writes, in a folder of its own.
fn copy() -> TempDir {
    let folder = TempDir::new().unwrap();
    for path in ["schemas", "crates", "docs/rules", "fixtures"] {
        copy_into(&root().join(path), &folder.path().join(path));
    }
    folder
}

fn copy_into(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_into(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}

/// The text with one character of it replaced.
fn edited(text: &str, at: usize) -> String {
    let at = (0..=at.min(text.len() - 1)).rev().find(|at| text.is_char_boundary(*at)).unwrap();
    let (head, tail) = text.split_at(at);
    let mut rest = tail.chars();
    let other = if rest.next() == Some('x') { 'y' } else { 'x' };
    format!("{head}{other}{}", rest.as_str())
}

#[test]
fn the_generated_code_is_what_the_schemas_give() {
    let generated = generate(&root()).unwrap();
    let diffs = differences(&root(), &generated.tree).unwrap();
    assert!(diffs.is_empty(), "{}\nrun `cargo xtask codegen`", diffs.concat());
}

#[test]
fn generating_twice_gives_the_same() {
    assert_eq!(generate(&root()).unwrap().tree, generate(&root()).unwrap().tree);
}

#[test]
fn an_edit_of_any_generated_file_is_found_and_written_over() {
    let copy = copy();
    let generated = generate(copy.path()).unwrap();
    assert_eq!(differences(copy.path(), &generated.tree).unwrap(), [""; 0]);
    for (path, text) in &generated.tree {
        for at in [0, text.len() / 2, text.len() - 1] {
            fs::write(copy.path().join(path), edited(text, at)).unwrap();
            let diffs = differences(copy.path(), &generated.tree).unwrap();
            assert_eq!(diffs.len(), 1, "{path}");
            assert!(
                diffs[0].starts_with(&format!("--- {path}\n+++ {path} (generated)\n@@ ")),
                "{}",
                diffs[0]
            );
            assert_eq!(write(copy.path(), &generated.tree).unwrap(), [path.as_str()]);
        }
    }
    assert_eq!(differences(copy.path(), &generated.tree).unwrap(), [""; 0]);
}

#[test]
fn a_file_too_many_or_too_few_among_generated_ones_is_found() {
    let copy = copy();
    let generated = generate(copy.path()).unwrap();
    let folder = copy.path().join("crates/opencheckpoint-model/src/generated/v0_1");
    fs::write(folder.join("by_hand.rs"), "//! By hand.\n").unwrap();
    fs::remove_file(folder.join("read.rs")).unwrap();
    assert_eq!(differences(copy.path(), &generated.tree).unwrap().len(), 2);
    assert_eq!(write(copy.path(), &generated.tree).unwrap().len(), 2);
    assert!(!folder.join("by_hand.rs").exists());
}

#[test]
fn an_edit_of_any_schema_is_refused_until_its_source_states_it() {
    let copy = copy();
    for schema in [
        "schemas/open-continuity/0.4/common.schema.json",
        "schemas/open-continuity/0.4/context-package.schema.json",
        "schemas/opencheckpoint/0.1/checkpoint.schema.json",
        "schemas/session-record/draft/session-record.schema.json",
        "schemas/turns/0.3/turn.schema.json",
    ] {
        let path = copy.path().join(schema);
        let text = fs::read_to_string(&path).unwrap();
        for part in 0..32 {
            fs::write(&path, edited(&text, part * text.len() / 32)).unwrap();
            let error = generate(copy.path()).err().unwrap().to_string();
            assert!(error.starts_with(&format!("{schema}: is not what schemas/")), "{error}");
        }
        fs::write(&path, &text).unwrap();
    }
    assert!(generate(copy.path()).is_ok());
}

#[test]
fn a_schema_that_no_source_names_is_refused() {
    let copy = copy();
    fs::write(copy.path().join("schemas/opencheckpoint/0.1/other.schema.json"), "{}").unwrap();
    assert_eq!(
        generate(copy.path()).err().unwrap().to_string(),
        "schemas/opencheckpoint/0.1/other.schema.json: schemas/opencheckpoint/SOURCE.toml does not name it"
    );
}

#[test]
fn the_command_prints_the_diff_and_what_to_run_and_fails() {
    let copy = copy();
    let check = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.args(["codegen", "--check", "--root"]).arg(copy.path()).output().unwrap()
    };
    let output = check();
    assert!(output.status.success() && output.stdout.is_empty());

    let path = "crates/opencheckpoint-model/src/generated/v0_1/types.rs";
    let text = fs::read_to_string(copy.path().join(path)).unwrap();
    fs::write(copy.path().join(path), text.replacen("pub struct Task {", "pub struct Tusk {", 1))
        .unwrap();
    let output = check();
    assert_eq!(output.status.code(), Some(1));
    let stdout = String::from_utf8(output.stdout).unwrap();
    assert!(stdout.contains("-pub struct Tusk {\n+pub struct Task {\n"), "{stdout}");
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        stderr,
        "the generated code is not what the schemas give: run `cargo xtask codegen`\n"
    );
}
