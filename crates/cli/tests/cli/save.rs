//! `save`: what it says, what it writes, and what it leaves alone.

use serde_json::Value;

use crate::run::{Place, Ran, fixture, printed, refused};

/// A prompt, a call with its result, an answer, and a call that has none.
const SESSION: &str = concat!(
    r#"{"type":"session","seq":1,"id":"r1","session":"acme:1","agent":{"name":"acme"}}"#,
    "\n",
    r#"{"type":"message","seq":2,"id":"r2","messageId":"m1","role":"user","author":"human","origin":"prompt","content":[{"type":"text","text":"Water the garden."}]}"#,
    "\n",
    r#"{"type":"message","seq":3,"id":"r3","ts":"2026-10-26T07:40:03Z","messageId":"m2","role":"assistant","author":"model","content":[{"type":"text","text":"The tap is open."}]}"#,
    "\n",
    r#"{"type":"message","seq":4,"id":"r4","ts":"2026-10-26T07:40:04Z","messageId":"m3","role":"assistant","author":"model","content":[{"type":"text","text":"Now I close it."}]}"#,
    "\n",
    r#"{"type":"tool_call","seq":5,"id":"r5","callId":"c1","name":"tap","input":{"open":false}}"#,
    "\n",
);

/// A folder with the session in it.
fn place() -> Place {
    let place = Place::new();
    place.write("s.jsonl", SESSION);
    place
}

fn lines(bytes: &[u8]) -> Vec<Value> {
    let text = std::str::from_utf8(bytes).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_log_becomes_a_file_of_turns_and_nothing_beside_it() {
    let place = place();
    assert_eq!(
        place.run(&["save", "s.jsonl", "-o", "out.jsonl"]),
        printed("Saved 2 turns to out.jsonl\n")
    );
    assert_eq!(place.names(), ["out.jsonl", "s.jsonl"]);
    let turns = lines(&place.read("out.jsonl"));
    assert_eq!(turns[0]["content"], "Water the garden.");
    assert_eq!(turns[1]["content"], "The tap is open.");
    assert_eq!(place.run(&["resume", "out.jsonl", "--", "true"]).code, 0);
}

#[test]
fn a_time_that_nobody_tells_is_the_clocks_or_the_one_that_is_named() {
    let place = place();
    let before = std::time::SystemTime::now();
    assert_eq!(place.run(&["save", "s.jsonl", "-o", "out.jsonl"]).code, 0);
    let turns = lines(&place.read("out.jsonl"));
    let time: exact_json::Timestamp = turns[0]["ts"].as_str().unwrap().parse().unwrap();
    let time: std::time::SystemTime = time.to_offset_date_time().unwrap().into();
    let second = std::time::Duration::from_secs(1);
    assert!(time + second > before && time < std::time::SystemTime::now(), "{}", turns[0]["ts"]);
    assert_eq!(turns[1]["ts"], "2026-10-26T07:40:03Z");

    let now = ["save", "s.jsonl", "-o", "out.jsonl", "--now", "2026-10-26T07:00:00Z"];
    assert_eq!(place.run(&now).code, 0);
    assert_eq!(lines(&place.read("out.jsonl"))[0]["ts"], "2026-10-26T07:00:00Z");
    let refusal = place.run(&["save", "s.jsonl", "-o", "o", "--now", "soon"]);
    assert_eq!(refusal.code, 2, "{refusal:?}");
}

#[test]
fn the_log_may_come_from_standard_input_and_the_turns_go_to_standard_output() {
    let place = Place::new();
    let now = ["--now", "2026-10-26T07:00:00Z"];
    let ran = place.run_with_input(&[&["save", "-", "-o", "-"], &now[..]].concat(), SESSION);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, "Saved 2 turns to standard output\n"));
    let ran_to_file =
        place.run_with_input(&[&["save", "-", "-o", "f"], &now[..]].concat(), SESSION);
    assert_eq!(ran_to_file, printed("Saved 2 turns to f\n"));
    assert_eq!(place.read("f"), ran.stdout.as_bytes());
}

#[test]
fn everything_that_can_become_turns_can_be_saved() {
    let place = Place::new();
    for source in [
        "claude-code/parser-fix.jsonl",
        "session-record/valid/every-record.jsonl",
        "opencheckpoint/valid/every-member.json",
        "openai-chat/every-member.json",
        "openai-chat/lines.jsonl",
    ] {
        let source = fixture(source);
        let ran = place.run(&["save", &source, "-o", "o", "--report", "r", "--residue", "x"]);
        assert_eq!(ran.code, 0, "{ran:?}");
        assert_eq!(place.run(&["validate", "o"]).code, 0, "{source}");
        assert_eq!(place.run(&["audit", &source, "o", "r"]).code, 0, "{source}");
        let back = place.run(&["restore", "o", "--residue", "x", "-o", "back"]);
        assert_eq!(back.code, 0, "{back:?}");
        assert_eq!(place.read("back"), std::fs::read(&source).unwrap(), "{source}");
    }
}

#[test]
fn what_is_saved_is_what_is_converted() {
    let place = Place::new();
    let log = fixture("claude-code/parser-fix.jsonl");
    assert_eq!(place.run(&["save", &log, "-o", "saved", "--report", "r"]).code, 0);
    assert_eq!(place.run(&["convert", &log, "--to", "turns", "-o", "converted"]).code, 0);
    assert_eq!(place.read("saved"), place.read("converted"));
}

#[test]
fn what_cannot_be_saved_ends_in_1_and_the_file_stays() {
    let place = place();
    let package = fixture("open-continuity/context-package.json");
    place.write("out", "OLD").write("empty", "").write("text", "hello\n");
    place.write("turns", "{\"role\":\"user\",\"content\":\"x\",\"ts\":null}\n");
    for (source, said) in [
        ("empty", "empty: is empty"),
        ("none", "none: no such file"),
        (".", ".: is a directory: name a file in it"),
        ("turns", "turns: is a file of turns already: `resume` takes it as it is"),
    ] {
        assert_eq!(place.run(&["save", source, "-o", "out"]), refused(1, said));
    }
    for source in ["text", package.as_str()] {
        let ran = place.run(&["save", source, "-o", "out"]);
        assert_eq!((ran.code, ran.stderr.lines().count()), (1, 1), "{ran:?}");
        assert!(ran.stderr.starts_with(&format!("error: {source}: ")), "{ran:?}");
    }
    assert_eq!(place.run(&["save", "s.jsonl", "-o", "s.jsonl"]).code, 1);
    assert_eq!(place.run(&["save", "s.jsonl", "-o", "."]), refused(1, ".: is a directory"));
    assert_eq!(place.read("out"), b"OLD");
    assert_eq!(place.names(), ["empty", "out", "s.jsonl", "text", "turns"]);
}

#[test]
fn output_names_the_file_as_it_does_for_agent_checkpoint() {
    let place = place();
    let saved = printed("Saved 2 turns to out\n");
    for args in [
        &["save", "--output", "out", "s.jsonl"][..],
        &["save", "s.jsonl", "--output=out"],
        &["save", "s.jsonl", "--out", "out"],
        &["save", "-oout", "s.jsonl"],
    ] {
        assert_eq!(place.run(args), saved);
    }
    assert_eq!(place.run(&["merge", "out", "out", "--output", "merged"]).code, 0);
    let ran = place.run(&["save", "s.jsonl", "-o", "out", "--output", "json"]);
    let document: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!((&document["records"], &document["target"]["file"]), (&2.into(), &"out".into()));
    for (args, said) in [
        (
            &["save", "s.jsonl", "--output", "json"][..],
            "error: the file to write is not named: name it behind `-o`\n",
        ),
        (&["merge", "out", "out"], "error: the file to write is not named: name it behind `-o`\n"),
        (
            &["save", "s.jsonl", "-o", "a", "--output", "b"],
            "error: -o names a and --output b, and one file is written\n",
        ),
        (
            &["digest", "s.jsonl", "--output", "b"],
            "error: invalid value 'b' for '--output <text|json|sarif>'\n  [possible values: text, json, sarif]\n",
        ),
    ] {
        let Ran { code, stdout, stderr } = place.run(args);
        assert_eq!((code, stdout.as_str()), (2, ""), "{args:?}");
        assert!(stderr.starts_with(said), "{args:?}: {stderr}");
    }
    assert_eq!(place.names(), ["merged", "out", "s.jsonl"]);
}

#[test]
fn a_line_that_is_longer_than_is_read_is_said_and_the_others_are_saved() {
    let place = Place::new();
    let story = std::fs::read_to_string(fixture("claude-code/parser-fix.jsonl")).unwrap();
    let mut rows: Vec<_> = story.lines().map(str::to_owned).collect();
    let long = rows.iter().position(|row| row.contains("\"type\":\"assistant\"")).unwrap();
    let text = "a".repeat(100_000);
    let row = &rows[long];
    rows[long] = format!("{},\"more\":\"{text}\"}}", row.strip_suffix('}').unwrap());
    let (line, length) = (long + 1, rows[long].len());
    place.write("source.jsonl", rows.join("\n"));

    let save = ["save", "source.jsonl", "-o", "o", "--report", "r", "--residue", "x"];
    let all = place.run(&save);
    let kept = lines(&place.read("o")).len();
    assert_eq!((all.code, all.stdout), (0, format!("Saved {kept} turns to o\n")));
    assert!(!all.stderr.contains("more than are read"), "{}", all.stderr);

    for command in [
        &save[..],
        &["convert", "source.jsonl", "--to", "turns", "-o", "o", "--report", "r", "--residue", "x"],
    ] {
        let ran = place.run(&[command, &["--max-line", "50000"]].concat());
        assert_eq!(ran.code, 0, "{ran:?}");
        if command[0] == "save" {
            let length = length.to_string();
            let (head, tail) = length.split_at(length.len() - 3);
            let said = format!(
                "warning: source.jsonl: line {line}: {head},{tail} bytes, more than are read (--max-line 50000): left out\n"
            );
            assert!(ran.stderr.contains(&said), "{}", ran.stderr);
        }
        let report = String::from_utf8(place.read("r")).unwrap();
        let head: Value = serde_json::from_str(report.lines().next().unwrap()).unwrap();
        let odd = head["anomalies"].as_array().unwrap().iter().find(|it| it["kind"] == "too-long");
        assert_eq!((&odd.unwrap()["line"], &odd.unwrap()["limit"]), (&line.into(), &50_000.into()));
        assert!(!lines(&place.read("o")).is_empty());
        assert_eq!(place.run(&["audit", "source.jsonl", "o", "r"]).code, 0);
        assert_eq!(place.run(&["restore", "o", "--residue", "x", "-o", "back"]).code, 0);
        assert_eq!(place.read("back"), place.read("source.jsonl"));
    }
}

#[test]
fn a_record_that_is_longer_than_is_read_is_refused_by_its_file_line_and_limit() {
    let place = place();
    let longest = SESSION.lines().map(str::len).max().unwrap();
    let line = 1 + SESSION.lines().position(|line| line.len() == longest).unwrap();
    let limit = (longest - 1).to_string();
    let ran = place.run(&["save", "s.jsonl", "-o", "out", "--max-line", &limit]);
    let said = format!("s.jsonl: line {line}: the line is longer than {limit} bytes");
    assert_eq!(ran, refused(1, &said));
    assert_eq!(place.names(), ["s.jsonl"]);
    let ran = place.run(&["save", "s.jsonl", "-o", "out", "--max-line", &longest.to_string()]);
    assert_eq!(ran.code, 0, "{ran:?}");
}
