//! Input of every bad kind: one line, the right exit code, nothing written.

use crate::run::{Place, refused};

/// Every command that reads a file, with a file named.
fn readers(file: &str) -> Vec<Vec<String>> {
    let commands: &[&[&str]] = &[
        &["validate", "FILE"],
        &["convert", "FILE", "--to", "opencheckpoint", "-o", "out.json"],
        &["restore", "FILE", "--residue", "x", "-o", "out.json"],
        &["audit", "--explain", "FILE"],
        &["audit", "FILE", "x", "x"],
        &["audit", "x", "FILE", "x"],
        &["audit", "x", "x", "FILE"],
        &["digest", "FILE"],
        &["canonicalize", "FILE", "-o", "out.json"],
    ];
    let named = |word: &&str| if *word == "FILE" { file.to_owned() } else { (*word).to_owned() };
    commands.iter().map(|words| words.iter().map(named).collect()).collect()
}

fn each_says(file: &str, line: &str) {
    let place = Place::new();
    place.write("x", "{}").write("empty", "");
    std::fs::create_dir(place.path("folder")).unwrap();
    let before = place.names();
    for words in readers(file) {
        let words: Vec<_> = words.iter().map(String::as_str).collect();
        assert_eq!(place.run(&words), refused(2, line), "{words:?}");
        assert_eq!(place.names(), before, "{words:?}");
    }
}

#[test]
fn no_file() {
    each_says("none.json", "none.json: no such file");
}

#[test]
fn a_directory() {
    each_says("folder", "folder: is a directory: name a file in it");
}

#[test]
fn an_empty_file() {
    each_says("empty", "empty: is empty");
}

#[test]
fn empty_standard_input() {
    each_says("-", "standard input: is empty");
}
