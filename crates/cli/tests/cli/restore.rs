//! `restore`.

use crate::run::{Place, Ran, fixture, masked, refused};

/// A folder with a session, what became of it, and its residue.
fn place() -> (Place, Vec<u8>) {
    let place = Place::new();
    let source = std::fs::read(fixture("session-record/valid/every-record.jsonl")).unwrap();
    place.write("s.jsonl", &source);
    let convert = ["convert", "s.jsonl", "--to", "opencheckpoint", "-o", "out.json"];
    let residue = ["--residue", "s.residue", "--quiet"];
    assert_eq!(
        place.run(&[&convert[..], &residue].concat()),
        Ran { code: 0, stdout: String::new(), stderr: String::new() }
    );
    (place, source)
}

const RESTORE: [&str; 6] = ["restore", "out.json", "--residue", "s.residue", "-o", "back.jsonl"];

#[test]
fn the_source_comes_back_byte_for_byte() {
    let (place, source) = place();
    let ran = place.run(&RESTORE);
    assert_eq!((ran.code, ran.stdout.as_str()), (0, ""));
    insta::assert_snapshot!(ran.stderr, @r##"
    Restored back.jsonl (session-record, 9,516 bytes).
    It is the source byte for byte: sha-256:88a8be8a44a95bd49590278e6a12353989e69aac25696c333a2060d81442290c
    "##);
    assert_eq!(place.read("back.jsonl"), source);

    let to_stdout = place.run(&[&RESTORE[..4], &["--quiet"]].concat());
    assert_eq!(to_stdout.stdout.as_bytes(), source);
    assert_eq!(to_stdout.stderr, "");
    let json = place.run(&[&RESTORE[..], &["--output", "json"]].concat());
    insta::assert_snapshot!(json.stdout, @r##"{"target":"out.json","file":"back.jsonl","format":"session-record","digest":"sha-256:88a8be8a44a95bd49590278e6a12353989e69aac25696c333a2060d81442290c","size":9516,"steps":1}"##);
    assert_eq!((json.code, json.stderr.as_str()), (0, ""));
}

#[test]
fn a_target_that_changed_is_refused() {
    let (place, _) = place();
    place.write("back.jsonl", "old");
    let mut target = place.read("out.json");
    target.push(b'\n');
    place.write("out.json", target);
    let ran = place.run(&RESTORE);
    assert_eq!((ran.code, ran.stdout.as_str()), (1, ""));
    insta::assert_snapshot!(masked(&ran.stderr), @r##"error: out.json: the residue does not fit: it is of a target with digest sha-256:…, and this target has sha-256:…"##);
    assert_eq!(place.read("back.jsonl"), b"old");
}

#[test]
fn a_residue_that_is_none_or_damaged_is_refused() {
    let (place, _) = place();
    place.write("back.jsonl", "old");
    let whole = String::from_utf8(place.read("s.residue")).unwrap();
    let says = |residue: String, line: &str| {
        place.write("s.residue", residue);
        let ran = place.run(&RESTORE);
        assert_eq!((ran.code, ran.stdout.as_str()), (1, ""));
        assert_eq!(masked(&ran.stderr), format!("error: s.residue: {line}\n"));
        assert_eq!(place.read("back.jsonl"), b"old");
    };
    says("{}\n".to_owned(), "the file is no residue");
    says(
        whole.replacen("{\"use\"", "{\"us\"", 1),
        "the residue is damaged at byte 916: line 1, column 1, at the root: found an object, expected a line of a residue",
    );
    says(
        whole.replace("garden", "harden"),
        "the residue is damaged: what it restores has digest sha-256:…, and the source had sha-256:…",
    );
    let two = ["restore", "out.json", "--residue", "out.json", "s.residue"];
    assert_eq!(place.run(&two), refused(1, "one of the residues: the file is no residue"));
}

#[test]
fn nothing_is_written_over_what_is_read() {
    let (place, _) = place();
    for input in ["out.json", "s.residue"] {
        let onto = [&RESTORE[..4], &["-o", input]].concat();
        let line = format!("{input}: is an input of this run: write the output to another file");
        assert_eq!(place.run(&onto), refused(2, &line));
    }
}
