//! `convert`: what it says, what it writes, and what it leaves alone.

use serde_json::Value;

use crate::run::{FORMATS, Place, Ran, fixture, masked, refused};

/// A short session: a header, a prompt, a call without a result, an answer.
const SESSION: &str = concat!(
    r#"{"type":"session","seq":1,"id":"r1","ts":"2026-10-26T07:40:00Z","session":"acme:1","agent":{"name":"acme"},"locale":"nb"}"#,
    "\n",
    r#"{"type":"message","seq":2,"id":"r2","ts":"2026-10-26T07:40:01Z","messageId":"m1","role":"user","author":"human","origin":"prompt","content":[{"type":"text","text":"Water the garden."}]}"#,
    "\n",
    r#"{"type":"tool_call","seq":3,"id":"r3","ts":"2026-10-26T07:40:02Z","callId":"c1","name":"tap","input":{"open":true}}"#,
    "\n",
    r#"{"type":"message","seq":4,"id":"r4","ts":"2026-10-26T07:40:03Z","messageId":"m2","role":"assistant","author":"model","content":[{"type":"text","text":"The tap is\u202e open."}]}"#,
    "\n",
);

/// A folder with the session in it.
fn place() -> Place {
    let place = Place::new();
    place.write("s.jsonl", SESSION);
    place
}

const CONVERT: [&str; 6] = ["convert", "s.jsonl", "--to", "opencheckpoint", "-o", "out.json"];

fn with<'a>(options: &[&'a str]) -> Vec<&'a str> {
    [&CONVERT[..], options].concat()
}

#[test]
fn a_conversion_says_what_became_of_every_value() {
    let place = place();
    let ran = place.run(&CONVERT);
    assert_eq!((ran.code, ran.stdout.as_str()), (0, ""));
    insta::assert_snapshot!(ran.stderr, @r##"
    Converted s.jsonl, an Agent Session Record, to out.json, an OpenCheckpoint document.

    The source has 33 values, and each is accounted for:
      kept     10  stands in the target as it was
      changed  16  stands in the target in another form
      dropped   7  is not in the target
    The target has 52 values, of which 26 were synthesized: made by the conversion.

    Dropped, by reason:
      no-counterpart  7  the target format has no place for it
                         /0/id /0/ts /0/locale …

    Written:
      target  out.json
      report  out.json.loss.jsonl  the fate of every value
    `opencheckpoint audit --explain out.json.loss.jsonl` tells of every member.
    "##);
    assert_eq!(place.names(), ["out.json", "out.json.loss.jsonl", "s.jsonl"]);
    assert_eq!(place.run(&["validate", "out.json"]).code, 0);
    let audit = ["audit", "s.jsonl", "out.json", "out.json.loss.jsonl"];
    insta::assert_snapshot!(place.run(&audit).stdout, @r##"
    out.json.loss.jsonl: the report holds
      every one of the 33 values of the source and the 52 of the target is accounted for, once, as the report says
    "##);
    insta::assert_snapshot!(place.run(&[&audit[..], &["--output", "json"]].concat()).stdout, @r##"{"source":"s.jsonl","target":"out.json","report":"out.json.loss.jsonl","holds":true,"rows":4,"source_leaves":33,"target_leaves":52,"findings":[],"more":false}"##);
}

#[test]
fn what_was_said_becomes_turns() {
    let place = Place::new();
    let turns = ["--to", "turns", "-o", "turns.jsonl"];
    let log = fixture("claude-code/parser-fix.jsonl");
    let sources = [fixture("session-record/valid/every-record.jsonl"), log.clone()];
    for source in &sources {
        let convert = [&["convert", source][..], &turns].concat();
        assert_eq!(place.run(&convert).code, 0, "{source}");
        assert_eq!(place.run(&["validate", "turns.jsonl"]).code, 0, "{source}");
        let audit = ["audit", source, "turns.jsonl", "turns.jsonl.loss.jsonl"];
        assert_eq!(place.run(&audit).code, 0, "{source}");
    }
    let written = String::from_utf8(place.read("turns.jsonl")).unwrap();
    let first = written.lines().next().unwrap();
    assert!(first.starts_with(r#"{"role": "user", "content": ""#), "{first}");
}

#[test]
fn a_source_in_which_nothing_was_said_becomes_no_file_of_turns() {
    let place = Place::new();
    place.write(
        "s.jsonl",
        "{\"type\":\"native\",\"seq\":1,\"id\":\"r1\",\"agent\":\"acme\",\"row\":1}\n",
    );
    assert_eq!(
        place.run(&["convert", "s.jsonl", "--to", "turns", "-o", "turns.jsonl"]),
        refused(
            1,
            "s.jsonl: the target would be empty: the source has no turns, or none that came to its end"
        )
    );
    assert_eq!(place.names(), ["s.jsonl"]);
}

#[test]
fn a_conversion_says_so_in_one_json_document() {
    let place = place();
    let ran = place.run(&with(&["--output", "json", "--residue", "s.residue"]));
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
    insta::assert_snapshot!(masked(&ran.stdout), @r##"{"path":["session-record-to-opencheckpoint"],"source":{"file":"s.jsonl","format":"session-record","digest":"sha-256:…","size":602,"leaves":33},"target":{"file":"out.json","format":"opencheckpoint","digest":"sha-256:…","size":1625,"leaves":52},"report":"out.json.loss.jsonl","residue":"s.residue","residue_size":2105,"totals":{"source":{"kept":10,"changed":16,"dropped":7},"target":{"kept":17,"changed":9,"synthesized":26}},"dropped":[{"reason":"no-counterpart","leaves":7,"pointers":["/0/id","/0/ts","/0/locale"]}],"provisional":["session","tool_call"],"anomalies":[],"notices":[]}"##);
}

#[test]
fn the_residue_is_measured_beside_the_source() {
    let place = place();
    let said = place.run(&with(&["--residue", "s.residue"])).stderr;
    let size = place.read("s.residue").len();
    assert_eq!(size, 2105);
    let line = "residue  s.residue            what `restore` needs beside the target; 2,105 bytes, of a source of 602 bytes";
    assert!(said.contains(line), "{said}");
}

#[test]
fn quiet_leaves_errors_only() {
    let place = place();
    let quiet = place.run(&with(&["--quiet"]));
    assert_eq!(quiet, Ran { code: 0, stdout: String::new(), stderr: String::new() });
    assert_eq!(place.names(), ["out.json", "out.json.loss.jsonl", "s.jsonl"]);
}

#[test]
fn without_a_file_the_target_goes_to_standard_output() {
    let place = place();
    let ran = place.run(&["convert", "s.jsonl", "--to", "opencheckpoint"]);
    assert_eq!(ran.code, 0);
    assert!(ran.stderr.contains("standard output"), "{}", ran.stderr);
    assert_eq!(place.names(), ["s.jsonl"]);
    let piped = place.run_with_input(&["validate", "-"], &ran.stdout);
    assert_eq!(piped.stdout, "standard input: valid (opencheckpoint)\n");

    let same =
        place.run_with_input(&["convert", "-", "--to", "opencheckpoint", "-o", "-"], SESSION);
    assert_eq!(same.stdout, ran.stdout);
    let json = ["convert", "s.jsonl", "--to", "opencheckpoint", "--output", "json"];
    let json = place.run(&json);
    assert_eq!(json.stdout, ran.stdout);
    let said: Value = serde_json::from_str(&json.stderr).unwrap();
    assert_eq!(said["target"]["file"], "standard output");
}

#[test]
fn the_report_goes_where_it_is_told_to_go() {
    let place = place();
    let beside = |options: &[&str]| {
        let place = Place::new();
        place.write("s.jsonl", SESSION);
        assert_eq!(place.run(&with(options)).code, 0);
        place.names()
    };
    assert_eq!(beside(&["--no-report"]), ["out.json", "s.jsonl"]);
    assert_eq!(beside(&["--report", "r"]), ["out.json", "r", "s.jsonl"]);
    assert_eq!(beside(&["--report", "made/r"]), ["made", "out.json", "s.jsonl"]);
    let to_stdout = place.run(&with(&["--report", "-", "--quiet"]));
    assert!(to_stdout.stdout.starts_with("{\"loss_report\":\"0.1\""), "{}", to_stdout.stdout);
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let place = place();
    let mut runs = Vec::new();
    for _ in 0..2 {
        assert_eq!(place.run(&with(&["--residue", "s.residue"])).code, 0);
        runs.push(["out.json", "out.json.loss.jsonl", "s.residue"].map(|name| place.read(name)));
    }
    assert_eq!(runs[0], runs[1]);
}

#[test]
fn strict_refuses_and_leaves_everything_as_it_was() {
    let place = place();
    place.write("out.json", "old").write("out.json.loss.jsonl", "old report");
    let ran = place.run(&with(&["--strict"]));
    assert_eq!((ran.code, ran.stdout.as_str()), (1, ""));
    insta::assert_snapshot!(ran.stderr, @r##"error: s.jsonl: strict: values were dropped (7 no-counterpart), first at /0/id, /0/ts, /0/locale"##);
    assert_eq!(place.names(), ["out.json", "out.json.loss.jsonl", "s.jsonl"]);
    assert_eq!(place.read("out.json"), b"old");
    assert_eq!(place.read("out.json.loss.jsonl"), b"old report");

    let to_stdout = place.run(&["convert", "s.jsonl", "--to", "opencheckpoint", "--strict"]);
    assert_eq!((to_stdout.code, to_stdout.stdout.as_str()), (1, ""));
    assert_eq!(place.run(&with(&["--strict=incomplete-turn,no-counterpart"])).code, 1);
    assert_eq!(place.run(&with(&["--strict=sensitive,unreadable"])).code, 0);
    assert_eq!(
        place.run(&with(&["--strict=secret"])),
        refused(
            2,
            "--strict: nothing is dropped for the reason \"secret\"; the reasons are \
             no-counterpart, not-granted, unbound, expired, sensitive, duplicate, \
             incomplete-turn, superseded, policy, unreadable"
        )
    );
}

#[test]
fn what_the_source_does_not_tell_the_options_say() {
    let place = Place::new();
    let untimed =
        SESSION.lines().take(1).map(|line| line.replace("\"ts\":\"2026-10-26T07:40:00Z\",", ""));
    place.write("s.jsonl", untimed.collect::<String>() + "\n");
    let ran = place.run(&CONVERT);
    assert_eq!((ran.code, ran.stdout.as_str()), (2, ""));
    insta::assert_snapshot!(ran.stderr, @r##"error: s.jsonl: the source does not tell a time; say it with --now"##);
    let now = ["--now", "2026-10-27T00:00:00.0-00:00"];
    let ran = place.run(&with(&now));
    assert_eq!(ran.code, 2);
    insta::assert_snapshot!(ran.stderr, @r##"error: s.jsonl: the source does not tell an objective; say it with --objective"##);
    let said = [&now[..], &["--objective", "Water the garden."]].concat();
    assert_eq!(place.run(&with(&said)).code, 0);
    let checkpoint: Value = serde_json::from_slice(&place.read("out.json")).unwrap();
    assert_eq!(checkpoint["created_at"], "2026-10-27T00:00:00.0-00:00");
    assert_eq!(checkpoint["task"]["objective"], "Water the garden.");
    let ran = place.run(&with(&["--now", "yesterday"]));
    assert_eq!(ran.code, 2);
    insta::assert_snapshot!(ran.stderr, @r##"error: --now: found "yesterday", expected an RFC 3339 date-time such as 2026-01-31T12:00:00Z"##);
    for now in ["2026-02-30T10:00:00Z", "2026-01-01T25:00:00Z", "2026-01-01T10:00:60Z"] {
        let ran = place.run(&with(&["--now", now]));
        assert_eq!(ran.code, 2);
        assert_eq!(ran.stderr, format!("error: --now: \"{now}\" names no point in time\n"));
    }
    for blank in ["", " ", "\n\t", "\u{a0}"] {
        let ran = place.run(&with(&["--now", "2026-10-27T00:00:00Z", "--objective", blank]));
        assert_eq!(ran.code, 2);
        assert_eq!(ran.stderr, format!("error: --objective: {blank:?} says no objective\n"));
    }
}

#[test]
fn a_checkpoint_names_its_parent() {
    let place = place();
    let parent = std::fs::read(fixture("opencheckpoint/valid/minimal.json")).unwrap();
    place.write("parent.json", &parent);
    assert_eq!(place.run(&with(&["--parent", "parent.json"])).code, 0);
    let checkpoint: Value = serde_json::from_slice(&place.read("out.json")).unwrap();
    let parent: Value = serde_json::from_slice(&parent).unwrap();
    assert_eq!(checkpoint["parent"]["id"], parent["id"]);
    assert_eq!(checkpoint["parent"]["digest"]["algorithm"], "sha-256");

    place.write("shapeless.json", "{\"opencheckpoint\":\"0.1\"}");
    let ran = place.run(&with(&["--parent", "shapeless.json"]));
    assert_eq!(
        ran,
        refused(1, "shapeless.json: line 1, column 1, at the root: missing member \"id\"")
    );
    assert_eq!(place.run(&with(&["--parent", "none"])), refused(2, "none: no such file"));
}

#[test]
fn nothing_is_written_over_what_is_read_and_nothing_twice() {
    let place = place();
    place.write("p.json", "{}");
    let says = |options: &[&str], line: &str| {
        assert_eq!(place.run(&[&CONVERT[..4], options].concat()), refused(2, line));
    };
    says(&["-o", "s.jsonl"], "s.jsonl: is an input of this run: write the output to another file");
    says(
        &["-o", "o", "--residue", "./s.jsonl"],
        "./s.jsonl: is an input of this run: write the output to another file",
    );
    says(
        &["-o", "o", "--parent", "p.json", "--report", "p.json"],
        "p.json: is an input of this run: write the output to another file",
    );
    says(&["-o", "o", "--report", "./o"], "./o: is named for two outputs: each needs its own file");
    says(
        &["--report", "-"],
        "more than one output goes to standard output: name a file for the others",
    );
    says(&["-o", "."], ".: is a directory");
    assert_eq!(place.names(), ["p.json", "s.jsonl"]);
    assert_eq!(place.read("s.jsonl"), SESSION.as_bytes());
}

#[test]
fn formats_that_are_not_converted_are_said() {
    let place = place();
    assert_eq!(
        place.run(&["convert", "s.jsonl", "--to", "claude-code"]),
        refused(
            2,
            "nothing converts session-record to claude-code; `opencheckpoint formats` lists what \
             is converted"
        )
    );
    assert_eq!(
        place.run(&["convert", "s.jsonl", "--to", "checkpoint"]),
        refused(2, &format!("no format is named \"checkpoint\"; there are {FORMATS}"))
    );
    place.write("x.json", "{\"hello\":\"world\"}");
    assert_eq!(
        place.run(&["convert", "x.json", "--to", "opencheckpoint"]),
        refused(
            2,
            &format!("x.json: the content is of no known format: {FORMATS}; --from names it")
        )
    );
}

#[test]
fn a_source_that_is_not_what_it_should_be_is_refused_whole() {
    let place = Place::new();
    let says = |source: String, code: i32, line: &str| {
        place.write("s.jsonl", source).write("out.json", "old");
        assert_eq!(place.run(&CONVERT), refused(code, &format!("s.jsonl: {line}")));
        assert_eq!(place.read("out.json"), b"old");
        assert_eq!(place.names(), ["out.json", "s.jsonl"]);
    };
    says(
        SESSION.replace("\"m2\"", "m2"),
        2,
        "line 4, column 77, at /messageId: found 'm', expected a value",
    );
    says(
        SESSION.replace("\"m2\"", "2"),
        1,
        "line 4, column 77, at /messageId: found 2, expected a string",
    );
}

#[test]
fn credentials_are_taken_out_where_that_is_asked_for() {
    let place = place();
    let key = format!("ghp_{}", "a1B2c3D4e5F6g7H8i9J0");
    let record = format!(
        r#"{{"type":"message","seq":1,"id":"r1","messageId":"m1","role":"user","content":[{{"type":"text","text":"Use {key}"}}]}}"#
    );
    place.write("with-key.jsonl", record + "\n");
    let ran = place.run(&[
        "convert",
        "with-key.jsonl",
        "--to",
        "session-record",
        "--redact",
        "-o",
        "without.jsonl",
    ]);
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    assert!(ran.stderr.contains("sensitive"), "{}", ran.stderr);
    let target = String::from_utf8(place.read("without.jsonl")).unwrap();
    assert!(target.contains("\"Use REDACTED-1\"") && !target.contains(&key), "{target}");
}

#[test]
fn a_package_that_is_not_verified_is_refused_unless_the_operator_wants_it() {
    let place = Place::new();
    let text = std::fs::read_to_string(fixture("open-continuity/context-package.json")).unwrap();
    place.write("p.json", text.replace("boutique", "castle"));
    let convert = ["convert", "p.json", "--to", "opencheckpoint", "-o", "out.json"];
    let ran = place.run(&convert);
    assert_eq!(ran.code, 1);
    assert!(
        ran.stderr.contains("OCP101") && ran.stderr.contains("--allow-unverified"),
        "{}",
        ran.stderr
    );
    assert!(!place.path("out.json").exists());

    let ran = place.run(&[&convert[..], &["--allow-unverified"]].concat());
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    let report = std::fs::read_to_string(place.path("out.json.loss.jsonl")).unwrap();
    assert!(report.lines().next().unwrap().contains(r#""options":{"allow-unverified":true}"#));
}

#[test]
fn turns_become_a_session_and_what_has_no_end_is_said() {
    let place = Place::new();
    let turns = concat!(
        r#"{"role": "user", "content": "Water the beds.", "tool_calls": null, "tool_results": null, "provider": "openai", "model": null, "ts": "2026-04-15T07:00:00Z"}"#,
        "\n",
        r#"{"role": "assistant", "content": "At once.", "tool_calls": [{"id": "c1", "type": "function", "function": {"name": "tap", "arguments": "{}"}}], "tool_results": null, "provider": "openai", "model": "gpt-example", "ts": "2026-04-15T07:00:01Z"}"#,
        "\n",
    );
    place.write("turns.jsonl", turns);
    let ran = place.run(&["convert", "turns.jsonl", "--to", "session-record", "-o", "s.jsonl"]);
    assert_eq!((ran.code, ran.stdout.as_str()), (0, ""));
    insta::assert_snapshot!(ran.stderr, @r##"
    Converted turns.jsonl, a file of turns, to s.jsonl, an Agent Session Record.

    The source has 17 values, and each is accounted for:
      kept     16  stands in the target as it was
      changed   1  stands in the target in another form
      dropped   0  is not in the target
    The target has 51 values, of which 32 were synthesized: made by the conversion.

    Worth knowing:
      unpaired-call  line 2: the call of tap has no result

    Written:
      target  s.jsonl
      report  s.jsonl.loss.jsonl  the fate of every value
    `opencheckpoint audit --explain s.jsonl.loss.jsonl` tells of every member.
    "##);
    assert_eq!(place.run(&["validate", "s.jsonl"]).code, 0);
    let audit = place.run(&["audit", "turns.jsonl", "s.jsonl", "s.jsonl.loss.jsonl"]);
    assert_eq!(audit.code, 0, "{}", audit.stdout);

    let checkpoint = ["convert", "turns.jsonl", "--to", "opencheckpoint", "-o", "out.json"];
    let refused = place.run(&checkpoint);
    assert_eq!(refused.code, 2);
    assert!(refused.stderr.contains("--objective"), "{}", refused.stderr);
    let told = place.run(&[&checkpoint[..], &["--objective", "Look after the beds."]].concat());
    assert_eq!(told.code, 0, "{}", told.stderr);

    place.write("bad.jsonl", "{\"role\": \"user\"}\n{\"role\": 7}\n");
    let from = ["convert", "bad.jsonl", "--from", "turns", "--to", "session-record"];
    let refused = place.run(&from);
    assert!(refused.code == 1 && refused.stderr.contains("line 2"), "{}", refused.stderr);
}
