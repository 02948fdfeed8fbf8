//! Damaged logs: salvaged, said, and refused where the user wants none of it.

use crate::run::{FORMATS, Place, refused};
use crate::shared::shared;

/// Two rows of a log.
const ROWS: [&str; 2] = [
    r#"{"parentUuid":null,"isSidechain":false,"sessionId":"s1","uuid":"u1","timestamp":"2026-05-04T10:00:00.000Z","type":"user","message":{"role":"user","content":"Mend the fence."}}"#,
    r#"{"parentUuid":"u1","isSidechain":false,"sessionId":"s1","uuid":"u2","timestamp":"2026-05-04T10:00:01.000Z","type":"assistant","message":{"id":"m1","type":"message","role":"assistant","model":"example","content":[{"type":"text","text":"Mended."}]}}"#,
];

/// Converts a log; the code, the part of the summary on anomalies, and what `--strict` says.
fn convert(log: &[u8]) -> (i32, String, String) {
    let place = Place::new();
    place.write("log.jsonl", log);
    let convert = ["convert", "log.jsonl", "--to", "opencheckpoint", "-o", "out.json"];
    let strict = place.run(&[&convert[..], &["--strict=unreadable"]].concat());
    assert_eq!((strict.code, place.names()), (1, vec!["log.jsonl".to_owned()]), "{strict:?}");
    let ran = place.run(&[&convert[..], &["--residue", "log.residue"]].concat());
    let said = ran.stderr.split("\n\n").find(|part| part.starts_with("Anomalies")).unwrap_or("");
    for check in [
        &["audit", "log.jsonl", "out.json", "out.json.loss.jsonl"][..],
        &["validate", "out.json"],
        &["restore", "out.json", "--residue", "log.residue", "-o", "back.jsonl"],
    ] {
        let checked = place.run(check);
        assert_eq!(checked.code, 0, "{checked:?}");
    }
    assert_eq!(place.read("back.jsonl"), log);
    (ran.code, said.to_owned(), strict.stderr)
}

fn lines(lines: &[&[u8]]) -> Vec<u8> {
    lines.iter().flat_map(|line| [line, &b"\n"[..]].concat()).collect()
}

#[test]
fn a_damaged_log_is_salvaged_and_every_fault_is_said() {
    let [first, second] = ROWS.map(str::as_bytes);
    let deep = format!(
        "{{\"type\":\"user\",\"uuid\":\"u3\",\"deep\":{}1{}}}",
        "[".repeat(300),
        "]".repeat(300)
    );
    let log = lines(&[
        first,
        &second[..60],
        &[&b"\0\0\0\0"[..], second].concat(),
        b"{\"type\":\"user\",\"uuid\":\"\xFF\"}",
        deep.as_bytes(),
        b"nonsense",
        b"nonsense",
        b"nonsense",
        b"nonsense",
        &[&second[..40], first].concat(),
    ]);
    let (code, said, strict) = convert(&log);
    assert_eq!(code, 0);
    insta::assert_snapshot!(said, @r##"
    Anomalies of the source:
      torn          line 2                    a record ends in the middle
      nul-run       line 3                    zero bytes, as a crash leaves them
      invalid-utf8  line 4                    bytes that are not UTF-8
      too-deep      line 5                    nested deeper than is read
      not-json      lines 6, 7, 8 and 1 more  not JSON
      spliced       line 10                   several records, or a torn one and another, on one line
    "##);
    insta::assert_snapshot!(strict, @r##"error: log.jsonl: strict: the source has 9 anomalies, first torn on line 2"##);
}

#[test]
fn a_log_that_ends_in_the_middle_of_a_row_is_salvaged() {
    let [first, second] = ROWS.map(str::as_bytes);
    let log = [first, b"\n", &second[..100]].concat();
    let (code, said, _) = convert(&log);
    assert_eq!(code, 0);
    insta::assert_snapshot!(said, @r##"
    Anomalies of the source:
      torn  line 2  a record ends in the middle
    "##);
}

#[test]
fn a_line_that_is_too_long_is_left_out_and_the_others_are_read() {
    let place = Place::new();
    let long = ROWS[1].replace("Mended.", &"x".repeat(5000));
    place.write("log.jsonl", lines(&[ROWS[0].as_bytes(), long.as_bytes(), ROWS[1].as_bytes()]));
    let convert = ["convert", "log.jsonl", "--to", "opencheckpoint", "-o", "out.json"];
    let ran = place.run(&[&convert[..], &["--max-line", "1000"]].concat());
    assert_eq!(ran.code, 0, "{ran:?}");
    let said = ran.stderr.split("\n\n").find(|part| part.starts_with("Anomalies")).unwrap();
    insta::assert_snapshot!(said, @r##"
    Anomalies of the source:
      too-long  line 2  longer than is read: 1,000 bytes (--max-line)
    "##);
    let audit = ["audit", "log.jsonl", "out.json", "out.json.loss.jsonl"];
    assert_eq!(place.run(&audit).code, 0);
}

#[test]
fn a_log_in_which_nothing_is_readable_is_refused() {
    let place = Place::new();
    place.write("log.jsonl", "no log\nat all\n");
    let convert = ["convert", "log.jsonl", "--to", "opencheckpoint", "-o", "out.json"];
    assert_eq!(
        place.run(&[&convert[..], &["--from", "claude-code"]].concat()),
        refused(2, "log.jsonl: nothing in the log is readable: no record in 2 lines")
    );
    assert_eq!(
        place.run(&convert),
        refused(
            2,
            &format!("log.jsonl: the content is of no known format: {FORMATS}; --from names it")
        )
    );
    place.write("log.jsonl", " \n\n");
    assert_eq!(
        place.run(&[&convert[..], &["--from", "claude-code"]].concat()),
        refused(2, "log.jsonl: the log is empty")
    );
    assert_eq!(place.names(), ["log.jsonl"]);
}

#[test]
fn a_log_in_another_encoding_is_refused_with_the_way_out() {
    let place = Place::new();
    let units: Vec<u8> = ROWS[0].encode_utf16().flat_map(u16::to_le_bytes).collect();
    place.write("log.jsonl", [&b"\xFF\xFE"[..], &units].concat());
    assert_eq!(
        place.run(&["convert", "log.jsonl", "--to", "session-record"]),
        refused(
            2,
            "log.jsonl: the log is UTF-16LE (byte-order mark), not UTF-8: convert it first, for \
             example with `iconv -f UTF-16LE -t UTF-8 LOG > LOG.utf8`"
        )
    );
}

#[test]
fn a_log_that_is_known_and_not_read_is_refused_by_its_name() {
    let place = Place::new();
    place.write("log.json", "[\n {\"role\": \"user\", \"parts\": [{\"text\": \"Hello.\"}]}\n]");
    let saved = "log.json: the file is a conversation that Gemini CLI saved with /chat save, which is not supported; convert the log of its session";
    assert_eq!(
        place.run(&["convert", "log.json", "--to", "opencheckpoint", "-o", "out.json"]),
        refused(2, saved)
    );
}

/// A Codex log as it is, and as Codex compresses it when it is old.
const PACKED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/packed/vents.jsonl.zst");
const PLAIN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/codex/vents.jsonl");

#[test]
fn a_compressed_log_is_read_as_what_it_holds() {
    let place = Place::new();
    let args = ["--to", "session-record", "--residue", "residue", "-o"];
    let ran = place.run(&[&["convert", PACKED][..], &args, &["packed.jsonl"]].concat());
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    assert!(
        ran.stderr.contains("is zstd-compressed: what it holds is the source"),
        "{}",
        ran.stderr
    );
    place.run(&[&["convert", PLAIN][..], &args, &["plain.jsonl"]].concat());
    assert_eq!(place.read("packed.jsonl"), place.read("plain.jsonl"));
    assert_eq!(place.read("packed.jsonl.loss.jsonl"), place.read("plain.jsonl.loss.jsonl"));

    let audit = place.run(&["audit", PACKED, "packed.jsonl", "packed.jsonl.loss.jsonl"]);
    assert_eq!(audit.code, 0, "{}", audit.stderr);
    place.run(&["restore", "packed.jsonl", "--residue", "residue", "-o", "restored"]);
    assert_eq!(place.read("restored"), std::fs::read(PLAIN).unwrap());
    // It is told by what it begins with, and through a pipe, too.
    let saved =
        place.run_with_input(&["save", "-", "-o", "turns.jsonl"], std::fs::read(PACKED).unwrap());
    assert_eq!(saved.code, 0, "{}", saved.stderr);
}

#[test]
fn a_compressed_log_that_is_damaged_or_a_bomb_leaves_nothing() {
    let place = Place::new();
    let args = ["convert", "log.jsonl.zst", "--to", "turns", "-o", "turns.jsonl"];
    place.write("log.jsonl.zst", b"\x28\xB5\x2F\xFD\x04\x00");
    let ran = place.run(&args);
    assert!(ran.code == 2 && ran.stderr.contains("and damaged: "), "{}", ran.stderr);

    // A frame of blocks of 128 KiB, each of which is one byte that is repeated.
    let mut bomb = b"\x28\xB5\x2F\xFD\x00\x58".to_vec();
    (0..1024).for_each(|_| bomb.extend([0x02, 0x00, 0x10, b' ']));
    bomb.extend([0x03, 0x00, 0x10, b' ']);
    place.write("log.jsonl.zst", bomb);
    let ran = place.run(&args);
    assert!(
        ran.code == 2 && ran.stderr.contains("holds more than 67108864 bytes"),
        "{}",
        ran.stderr
    );
    assert_eq!(place.names(), ["log.jsonl.zst"]);
}

#[test]
fn a_log_that_codex_compressed_gives_what_the_log_gives() {
    const NAME: &str = "rollout-2026-06-01T09-00-00-019e0000-0000-7000-8000-000000000001.jsonl";
    let Some(case) = shared("cases/42-cx-zst") else { return };
    let place = Place::new();
    for name in [NAME.to_owned(), format!("{NAME}.zst")] {
        let log = case.join(&name);
        let ran = place.run(&["convert", log.to_str().unwrap(), "--to", "turns", "-o", &name]);
        assert_eq!(ran.code, 0, "{}", ran.stderr);
    }
    let [plain, packed] = [NAME.to_owned(), format!("{NAME}.zst")].map(|name| place.read(&name));
    assert!(!plain.is_empty());
    assert_eq!(packed, plain);
}
