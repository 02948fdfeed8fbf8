//! `validate`.

use std::path::PathBuf;

use opencheckpoint_rules::{Rule, Severity, registry};
use serde_json::Value;

use crate::run::{FORMATS, Place, Ran, fixture, printed, refused};

/// The documents of a fixtures folder, by name.
fn fixtures(folder: &str) -> Vec<(String, PathBuf)> {
    let entries = std::fs::read_dir(fixture(folder)).unwrap();
    let mut files: Vec<_> = entries
        .map(|entry| entry.unwrap())
        .map(|entry| (entry.file_name().into_string().unwrap(), entry.path()))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{folder}");
    files
}

/// Validates one file; the exit code and the one document of the JSON output.
fn validate(path: &str, options: &[&str]) -> (i32, Value) {
    let place = Place::new();
    let ran = place.run(&[&["validate", path, "--output", "json"], options].concat());
    assert_eq!(ran.stderr, "", "{path}");
    let mut output: Value = serde_json::from_str(&ran.stdout).unwrap();
    let documents = output["documents"].as_array_mut().unwrap();
    assert_eq!(documents.len(), 1);
    (ran.code, documents.remove(0))
}

fn rules(document: &Value) -> Vec<&str> {
    let findings = document["findings"].as_array().unwrap();
    findings.iter().map(|finding| finding["rule"].as_str().unwrap()).collect()
}

/// The formats that have fixtures.
const VALIDATED: [&str; 4] = ["opencheckpoint", "open-continuity", "session-record", "turns"];

/// The options that hand in what is at hand beside a fixture: all of a transfer that is valid, and a time at which it is; of another
/// format, the document of its name.
fn beside(format: &str, name: &str) -> Vec<String> {
    if format == "open-continuity" {
        let valid = fixtures("open-continuity/valid").into_iter();
        let valid = valid.map(|(_, path)| path.to_str().unwrap().to_owned());
        let time = ["--at".to_owned(), "2026-08-12T16:00:00Z".to_owned(), "--with".to_owned()];
        return time.into_iter().chain(valid).collect();
    }
    let path = fixture(&format!("{format}/beside/{name}"));
    let is_there = std::path::Path::new(&path).exists();
    if is_there { vec!["--with".to_owned(), path] } else { Vec::new() }
}

#[test]
fn every_valid_fixture_is_valid() {
    for format in VALIDATED {
        for (name, path) in fixtures(&format!("{format}/valid")) {
            let beside = beside(format, &name);
            let beside: Vec<_> = beside.iter().map(String::as_str).collect();
            // Of a type that the protocol's transfer page does not show, nothing is known but what refers to it.
            if name == "client-declaration.json" {
                continue;
            }
            let (code, document) = validate(path.to_str().unwrap(), &beside);
            assert_eq!(code, 0, "{name}: {document}");
            if format != "open-continuity" {
                assert_eq!(document["format"], format, "{name}");
            }
            assert_eq!(document["valid"], true, "{name}");
        }
    }
}

#[test]
fn every_invalid_fixture_breaks_what_its_name_says() {
    for format in VALIDATED {
        for (name, path) in fixtures(&format!("{format}/invalid")) {
            let mut options = beside(format, &name);
            if format != "open-continuity" {
                options.extend(["--format".to_owned(), format.to_owned()]);
            }
            let options: Vec<_> = options.iter().map(String::as_str).collect();
            let (code, document) = validate(path.to_str().unwrap(), &options);
            if name == "json-empty.json" {
                assert_eq!((code, &document["error"]["message"]), (2, &"is empty".into()));
                continue;
            }
            let rule = registry().find(|rule| {
                name.strip_prefix(rule.id.as_str()).is_some_and(|rest| rest.starts_with('-'))
            });
            let (rule, expected) = match (name.split('-').next(), rule) {
                (Some("json"), _) => ("json", 2),
                (Some("shape"), _) => ("shape", 1),
                (_, Some(rule)) => (rule.id.as_str(), i32::from(is_error(&document, rule))),
                (_, None) => panic!("{name}: names no rule"),
            };
            assert_eq!(code, expected, "{name}: {document}");
            assert!(rules(&document).contains(&rule), "{name}: {document}");
            assert_eq!(document["valid"], code == 0, "{name}");
        }
    }
}

/// Whether a rule is one of severity error, and so are findings of it here: some are milder than their rule.
fn is_error(document: &Value, rule: &Rule) -> bool {
    let mut findings = document["findings"].as_array().unwrap().iter();
    rule.severity == Severity::Error && findings.any(|finding| finding["severity"] == "error")
}

#[test]
fn a_valid_document_is_said_to_be_valid() {
    let place = Place::new();
    place.write("a.json", std::fs::read(fixture("opencheckpoint/valid/minimal.json")).unwrap());
    assert_eq!(place.run(&["validate", "a.json"]), printed("a.json: valid (opencheckpoint)\n"));
}

const BROKEN: &str = r#"{
  "opencheckpoint": "0.1",
  "id": "urn:uuid:2f0c1c5e-6a3b-4d8e-9f10-0a1b2c3d4e5f",
  "created_at": "2026-03-04T16:20:00Z",
  "source": { "producer": { "name": "example" } },
  "task": { "objective": "Release version 2.", "status": "active" },
  "statements": [
    { "id": "s1", "kind": "instruction", "text": "Push to main.", "origin": { "type": "tool" } },
    { "id": "s1", "kind": "decision", "text": "Use\u202e trunk.", "origin": { "type": "agent" },
      "evidence": ["nowhere"] }
  ]
}
"#;

#[test]
fn broken_rules_are_shown_in_their_place() {
    let place = Place::new();
    place.write("a.json", BROKEN);
    let ran = place.run(&["validate", "a.json"]);
    insta::assert_snapshot!(ran.stdout, @r##"
    a.json:8:87: error[OC201 instruction-from-tool]: an instruction cannot come from "tool"; record the text as "external", or name the user or the system it came from
      |
    8 | …"instruction", "text": "Push to main.", "origin": { "type": "tool" } },
      |                                                              ^^^^^^ /statements/0/origin/type

    a.json:9:5: error[OC204 decision-without-rationale]: the decision "s1" has no "rationale"; say why it was decided so
      |
    9 |     { "id": "s1", "kind": "decision", "text": "Use\u202e trunk.",…
      |     ^ /statements/1

    a.json:9:13: error[OC101 duplicate-id]: the id "s1" of a statement is that of a statement before it; give one of them another id
      |
    9 |     { "id": "s1", "kind": "decision", "text": "Use\u202e trunk.", "origin": …
      |             ^^^^ /statements/1/id
      |
      = note: 8:13: /statements/0/id: the id is first used here

    a.json:10:20: error[OC102 dangling-reference]: no object of the document has the id "nowhere"; add the object, correct the id or take the reference out
       |
    10 |       "evidence": ["nowhere"] }
       |                    ^^^^^^^^^ /statements/1/evidence/0

    a.json: not valid (opencheckpoint): 4 errors
    "##);
    assert_eq!((ran.code, ran.stderr.as_str()), (1, ""));
}

#[test]
fn broken_rules_are_listed_in_one_json_document() {
    let place = Place::new();
    place.write("a.json", BROKEN);
    let ran = place.run(&["validate", "a.json", "--output", "json"]);
    insta::assert_snapshot!(ran.stdout, @r##"{"documents":[{"file":"a.json","format":"opencheckpoint","valid":false,"findings":[{"rule":"OC201","name":"instruction-from-tool","severity":"error","pointer":"/statements/0/origin/type","line":8,"column":87,"message":"an instruction cannot come from \"tool\"; record the text as \"external\", or name the user or the system it came from","related":[]},{"rule":"OC204","name":"decision-without-rationale","severity":"error","pointer":"/statements/1","line":9,"column":5,"message":"the decision \"s1\" has no \"rationale\"; say why it was decided so","related":[]},{"rule":"OC101","name":"duplicate-id","severity":"error","pointer":"/statements/1/id","line":9,"column":13,"message":"the id \"s1\" of a statement is that of a statement before it; give one of them another id","related":[{"pointer":"/statements/0/id","line":8,"column":13,"message":"the id is first used here"}]},{"rule":"OC102","name":"dangling-reference","severity":"error","pointer":"/statements/1/evidence/0","line":10,"column":20,"message":"no object of the document has the id \"nowhere\"; add the object, correct the id or take the reference out","related":[]}]}]}"##);
    assert_eq!((ran.code, ran.stderr.as_str()), (1, ""));
}

#[test]
fn what_looks_like_a_credential_is_not_shown() {
    for name in ["OC405-password-in-a-call.json", "OC406-password-in-a-statement.json"] {
        let path = fixture(&format!("opencheckpoint/invalid/{name}"));
        let place = Place::new();
        for form in [&[][..], &["--output", "json"]] {
            let ran = place.run(&[&["validate", path.as_str()], form].concat());
            let shown = ran.stdout + &ran.stderr;
            assert!(shown.contains(&name[..5]), "{shown}");
            for secret in ["correct-horse", "ZGVwbG95", "0b7f-2291"] {
                assert!(!shown.contains(secret), "{shown}");
            }
        }
    }
}

#[test]
fn a_credential_is_not_shown_around_another_finding_either() {
    let place = Place::new();
    let text = r#"{"opencheckpoint":"0.1","id":"urn:uuid:00000000-0000-4000-8000-000000000001",
        "created_at":"2026-01-01T12:00:00Z","source":{"producer":{"name":"example"}},
        "task":{"objective":"Go on.","status":"active"},"statements":[
        {"id":"s","kind":"decision","text":"DB_PASSWORD=correct-horse","origin":{"type":"agent"}},
        {"id":"t","kind":"decision","text":"On a line of its own.","origin":{"type":"agent"}}]}"#;
    place.write("a.json", text);
    for options in [&[][..], &["--ignore", "OC406"], &["--only", "OC204"]] {
        let ran = place.run(&[&["validate", "a.json"], options].concat());
        assert!(ran.stdout.contains("OC204"), "{}", ran.stdout);
        assert!(!ran.stdout.contains("correct-horse"), "{}", ran.stdout);
        assert!(ran.stdout.contains("On a line of its own."), "{}", ran.stdout);
    }
}

#[test]
fn rules_can_be_left_out_by_name_or_id() {
    let place = Place::new();
    place.write("a.json", BROKEN);
    let code = |options: &[&str]| {
        let ran = place.run(&[&["validate", "a.json", "--output", "json"], options].concat());
        let output: Value = serde_json::from_str(&ran.stdout).unwrap();
        let found = rules(&output["documents"][0]).join(" ");
        (ran.code, found)
    };
    assert_eq!(code(&[]), (1, "OC201 OC204 OC101 OC102".to_owned()));
    assert_eq!(
        code(&["--ignore", "instruction-from-tool", "--ignore", "OC101,OC204"]),
        (1, "OC102".to_owned())
    );
    assert_eq!(code(&["--only", "OC204"]), (1, "OC204".to_owned()));
    assert_eq!(code(&["--only", "verified-hypothesis"]), (0, String::new()));
    assert_eq!(
        place.run(&["validate", "a.json", "--ignore", "instruction-from-tools"]),
        refused(2, "no rule has the name or id \"instruction-from-tools\"")
    );
}

#[test]
fn warnings_fail_a_run_only_where_they_are_denied() {
    // OC104 is a warning: two statements that replace each other.
    let name = "OC104-statements-replace-each-other.json";
    let path = fixture(&format!("opencheckpoint/invalid/{name}"));
    let (code, document) = validate(&path, &["--only", "OC104"]);
    assert_eq!((code, &document["valid"]), (0, &true.into()));
    assert!(rules(&document).iter().all(|rule| *rule == "OC104"), "{document}");
    let (code, document) = validate(&path, &["--only", "OC104", "--deny", "warnings"]);
    assert_eq!((code, &document["valid"]), (1, &false.into()));
}

#[test]
fn a_wrong_shape_is_shown_with_its_place_and_the_nearest_name() {
    let place = Place::new();
    place.write("a.json", BROKEN.replace("\"objective\"", "\"objectives\""));
    let ran = place.run(&["validate", "a.json"]);
    insta::assert_snapshot!(ran.stdout, @r##"
    a.json:6:13: error[shape]: unknown member "objectives", did you mean "objective"?
      |
    6 |   "task": { "objectives": "Release version 2.", "status": "active" },
      |             ^^^^^^^^^^^^ /task/objectives

    a.json: not valid (opencheckpoint): 1 error
    "##);
    assert_eq!((ran.code, ran.stderr.as_str()), (1, ""));
}

#[test]
fn text_that_is_not_json_is_shown_with_its_place() {
    let place = Place::new();
    place.write("a.json", BROKEN.replace("\"tool\"", "tool"));
    let ran = place.run(&["validate", "a.json"]);
    insta::assert_snapshot!(ran.stdout, @r##"
    a.json:8:88: error[json]: found 'o', expected true
      |
    8 | …instruction", "text": "Push to main.", "origin": { "type": tool } },
      |                                                              ^ /statements/0/origin/type

    a.json: not strict JSON (opencheckpoint): 1 error
    "##);
    assert_eq!((ran.code, ran.stderr.as_str()), (2, ""));
}

#[test]
fn each_record_of_a_stream_is_told_by_its_line() {
    let place = Place::new();
    let good = |n: u8| format!(r#"{{"type":"delivery","seq":{n},"id":"r{n}","status":"sent"}}"#);
    let shapeless = r#"{"type":"message","seq":"2","id":"r2","messageId":"m2","content":[]}"#;
    let [first, second, third] = [1, 3, 4].map(good);
    place.write("a.jsonl", format!("{first}\r\n\n{shapeless}\n{second}\n{{\"type\":\n{third}"));
    let ran = place.run(&["validate", "a.jsonl"]);
    insta::assert_snapshot!(ran.stdout, @r##"
    a.jsonl:3:25: error[shape]: found "2", expected an integer
      |
    3 | {"type":"message","seq":"2","id":"r2","messageId":"m2","content":[]}
      |                         ^^^ /seq

    a.jsonl:5:9: error[json]: found the end of the text, expected a value
      |
    5 | {"type":
      |         ^ /type

    a.jsonl: not strict JSON (session-record): 2 errors
    "##);
    assert_eq!((ran.code, ran.stderr.as_str()), (2, ""));
}

#[test]
fn of_several_files_each_is_told_and_the_gravest_counts() {
    let place = Place::new();
    let valid = std::fs::read(fixture("opencheckpoint/valid/minimal.json")).unwrap();
    place.write("a.json", &valid).write("b.json", r#"{"opencheckpoint":"0.1","task":{}}"#);
    let ran = place.run(&["validate", "a.json", "none.json", "b.json"]);
    assert_eq!(ran.code, 2);
    assert_eq!(ran.stderr, "error: none.json: no such file\n");
    assert!(ran.stdout.starts_with("a.json: valid (opencheckpoint)\n"), "{}", ran.stdout);
    assert!(
        ran.stdout.ends_with("b.json: not valid (opencheckpoint): 1 error\n"),
        "{}",
        ran.stdout
    );

    let ran = place.run(&["validate", "a.json", "none.json", "--output", "json"]);
    assert_eq!(
        ran,
        Ran {
            code: 2,
            stdout: concat!(
                r#"{"documents":[{"file":"a.json","format":"opencheckpoint","valid":true,"findings":[]},"#,
                r#"{"file":"none.json","format":null,"valid":false,"findings":[],"#,
                r#""error":{"file":"none.json","message":"no such file"}}]}"#,
                "\n"
            )
            .to_owned(),
            stderr: String::new(),
        }
    );
}

#[test]
fn the_format_is_told_by_the_content_or_the_user() {
    let place = Place::new();
    place.write("a.json", r#"{"hello":"world"}"#);
    assert_eq!(
        place.run(&["validate", "a.json"]),
        refused(
            2,
            &format!("a.json: the content is of no known format: {FORMATS}; --format names it")
        )
    );
    assert_eq!(place.run(&["validate", "a.json", "--format", "opencheckpoint"]).code, 1);
    assert_eq!(
        place.run(&["validate", "a.json", "--format", "open-checkpoint"]),
        refused(2, &format!("no format is named \"open-checkpoint\"; there are {FORMATS}"))
    );
    place.write("b.jsonl", "{\"type\":\"summary\",\"summary\":\"x\",\"leafUuid\":\"y\"}\n");
    assert_eq!(
        place.run(&["validate", "b.jsonl"]),
        refused(
            2,
            "b.jsonl: is a Claude Code session log: nobody publishes a schema of it; `convert` reads it \
             and reports what is odd"
        )
    );
}

#[test]
fn standard_input_is_a_file() {
    let place = Place::new();
    let valid = std::fs::read(fixture("opencheckpoint/valid/minimal.json")).unwrap();
    assert_eq!(
        place.run_with_input(&["validate", "-"], valid),
        printed("standard input: valid (opencheckpoint)\n")
    );
    assert_eq!(
        place.run(&["validate", "-", "-"]),
        refused(2, "`-` stands for more than one input: name a file for the others")
    );
}
