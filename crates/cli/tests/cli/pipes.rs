//! Readers that go away, and disks that are full.

use std::process::Stdio;

use crate::run::{FORMATS, Place};

#[test]
fn a_closed_pipe_ends_quietly() {
    let place = Place::new();
    // More than any pipe holds.
    let long = format!("[{}0]", "\"0123456789abcdef\",".repeat(1 << 18));
    place.write("long.json", &long);
    for args in [&["canonicalize", "long.json"][..], &["validate", "long.json"], &["--help"]] {
        let mut child = place
            .command()
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        let (code, said) = match args[0] {
            "validate" => (
                2,
                format!(
                    "error: long.json: the content is of no known format: {FORMATS}; --format names it\n"
                ),
            ),
            _ => (0, String::new()),
        };
        assert_eq!((output.status.code(), stderr.as_str()), (Some(code), &*said), "{args:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said() {
    let place = Place::new();
    place.write("a.json", "{}");
    for args in [
        &["canonicalize", "a.json"][..],
        &["digest", "a.json"],
        &["digest", "a.json", "--output", "json"],
    ] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = place.command().args(args).stdout(full).output().unwrap();
        assert_eq!(
            (output.status.code(), String::from_utf8(output.stderr).unwrap().as_str()),
            (Some(2), "error: standard output: no space left on the device\n"),
            "{args:?}"
        );
    }
}
