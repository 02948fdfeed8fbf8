//! Input of every bad kind: one line, the right exit code, nothing written.

use crate::run::{Place, Ran, SCHEMAS, refused};

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
    all_say(&readers(file), line);
}

fn all_say(commands: &[Vec<String>], line: &str) {
    let place = Place::new();
    place.write("x", "{}").write("empty", "");
    std::fs::create_dir(place.path("folder")).unwrap();
    let before = place.names();
    for words in commands {
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
    let mut commands = readers("folder");
    // They take what stands in it.
    commands.retain(|words| !["validate", "convert"].contains(&words[0].as_str()));
    all_say(&commands, "folder: is a directory: name a file in it");
}

#[test]
fn an_empty_file() {
    each_says("empty", "empty: is empty");
}

#[test]
fn empty_standard_input() {
    each_says("-", "standard input: is empty");
}

#[test]
fn a_failure_is_one_json_document_where_one_was_asked_for() {
    let place = Place::new();
    place.write("bad.json", "{\"a\": 1,\n \"a\": 2}");
    let document = concat!(
        r#"{"error":{"file":"bad.json","line":2,"column":2,"pointer":"/a","#,
        r#""message":"found member \"a\" a second time, expected each member name once in an object"}}"#,
        "\n"
    );
    let (told, unsaid) = (document.to_owned(), String::new());
    assert_eq!(
        place.run(&["digest", "bad.json", "--output", "json"]),
        Ran { code: 2, stdout: told.clone(), stderr: unsaid.clone() }
    );
    // Where standard output is for the canonical form, nothing else may stand there.
    assert_eq!(
        place.run(&["canonicalize", "bad.json", "--output", "json"]),
        Ran { code: 2, stdout: unsaid, stderr: told }
    );
    assert_eq!(
        place.run(&["digest", "none.json", "--output", "json"]).stdout,
        "{\"error\":{\"file\":\"none.json\",\"message\":\"no such file\"}}\n"
    );
    assert_eq!(
        place.run(&["schema", "none", "--output", "json"]).stderr,
        format!(
            "{{\"error\":{{\"message\":\"there is no schema of \\\"none\\\"; there are those of {SCHEMAS}\"}}}}\n"
        )
    );
}

#[test]
fn a_mistake_in_the_command_line_is_said_with_the_way_out() {
    let place = Place::new();
    for args in [
        &["convert", "in.jsonl"][..],
        &["convert", "in.jsonl", "--to"],
        &["convert", "in.jsonl", "--to", "x", "--report", "r", "--no-report"],
        &["convert", "in.jsonl", "--to", "x", "--max-line", "0"],
        &["validate"],
        &["validate", "a", "--deny", "notes"],
        &["validate", "a", "--only", "x", "--ignore", "y"],
        &["restore", "out.json"],
        &["audit", "a", "b"],
        &["audit", "--explain", "r", "a"],
        &["digest", "a", "b"],
        &["digest", "a", "--output", "yaml"],
        &["frobnicate"],
    ] {
        let ran = place.run(args);
        assert_eq!((ran.code, ran.stdout.as_str()), (2, ""), "{args:?}");
        assert!(ran.stderr.starts_with("error: "), "{args:?}: {}", ran.stderr);
        assert!(ran.stderr.contains("--help"), "{args:?}: {}", ran.stderr);
    }
    let bare = place.run(&[]);
    assert_eq!((bare.code, bare.stdout.as_str()), (2, ""));
    assert!(bare.stderr.contains("Usage: opencheckpoint"), "{}", bare.stderr);
}

#[test]
fn help_has_examples() {
    let place = Place::new();
    for command in [
        "validate",
        "convert",
        "restore",
        "audit",
        "diff",
        "merge",
        "resume",
        "digest",
        "canonicalize",
        "schema",
        "formats",
    ] {
        let ran = place.run(&["help", command]);
        assert_eq!((ran.code, ran.stderr.as_str()), (0, ""), "{command}");
        assert!(ran.stdout.contains("Usage: opencheckpoint"), "{command}");
        let example = format!("  opencheckpoint {command}");
        assert!(command == "formats" || ran.stdout.contains(&example), "{command}");
        assert_eq!(place.run(&[command, "--help"]).stdout, ran.stdout, "{command}");
    }
    assert!(place.run(&["--version"]).stdout.starts_with("opencheckpoint 0."));
}
