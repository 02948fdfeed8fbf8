//! `validate --with` and `--at`, and findings of streams.

use serde_json::Value;

use crate::run::{Place, fixture, refused};

/// The ids and lines of what is found, and the exit code.
fn found(place: &Place, args: &[&str]) -> (i32, Vec<(String, u64)>) {
    let ran = place.run(&[&["validate", "--output", "json"], args].concat());
    assert_eq!(ran.stderr, "", "{}", ran.stdout);
    let output: Value = serde_json::from_str(&ran.stdout).unwrap();
    let findings = output["documents"][0]["findings"].as_array().unwrap();
    let found = findings.iter().map(|finding| {
        (finding["rule"].as_str().unwrap().to_owned(), finding["line"].as_u64().unwrap())
    });
    (ran.code, found.collect())
}

fn rules(found: &[(String, u64)]) -> Vec<&str> {
    found.iter().map(|(rule, _)| rule.as_str()).collect()
}

#[test]
fn a_package_is_checked_against_its_receipt_and_request() {
    let place = Place::new();
    let [request, receipt, package] = ["context-request", "grant-receipt", "context-package"]
        .map(|name| fixture(&format!("open-continuity/{name}.json")));
    assert_eq!(found(&place, &[&package, "--with", &receipt, &request]), (0, vec![]));

    let other = std::fs::read_to_string(&receipt).unwrap().replace("Avery Chen", "Ari Cohen");
    place.write("receipt.json", other);
    let (code, changed) = found(&place, &[&package, "--with", "receipt.json", &request]);
    assert_eq!((code, &*rules(&changed)), (1, &["OCP103"][..]));
}

#[test]
fn the_time_is_asked_for_and_never_read_from_the_clock() {
    let place = Place::new();
    let package = fixture("open-continuity/context-package.json");
    assert_eq!(found(&place, &[&package]), (0, vec![]));
    let (code, late) = found(&place, &[&package, "--at", "2026-08-12T20:00:00.5Z"]);
    assert_eq!((code, &*rules(&late)), (0, &["OCP208"][..]));
    let (code, _) =
        found(&place, &[&package, "--at", "2026-08-12T20:00:00.5Z", "--deny", "warnings"]);
    assert_eq!(code, 1);
    assert_eq!(
        place.run(&["validate", &package, "--at", "2026-02-30T00:00:00Z"]),
        refused(2, "--at: \"2026-02-30T00:00:00Z\" names no point in time")
    );
}

#[test]
fn a_checkpoint_is_checked_against_its_parent() {
    let place = Place::new();
    let parent = std::fs::read_to_string(fixture("opencheckpoint/valid/minimal.json")).unwrap();
    let id: Value = serde_json::from_str(&parent).unwrap();
    let digest = exact_json::digest::sha256(parent.as_bytes()).hex();
    let child = format!(
        r#"{{"opencheckpoint":"0.1","id":"urn:uuid:00000000-0000-4000-8000-000000000001",
        "created_at":"2126-01-01T12:00:00Z",
        "parent":{{"id":{},"digest":{{"algorithm":"sha-256","value":"{digest}"}}}},
        "source":{{"producer":{{"name":"example"}}}},
        "task":{{"objective":"Go on.","status":"active"}}}}"#,
        id["id"],
    );
    place.write("child.json", child).write("parent.json", &parent);
    let every = fixture("opencheckpoint/valid/every-member.json");
    assert_eq!(found(&place, &["child.json", "--with", "parent.json"]), (0, vec![]));
    // Of several, the one that it names.
    assert_eq!(found(&place, &["child.json", "--with", &every, "parent.json"]), (0, vec![]));
    place.write("parent.json", parent + "\n");
    let (code, changed) = found(&place, &["child.json", "--with", "parent.json"]);
    assert_eq!((code, &*rules(&changed)), (1, &["OC706"][..]));
    let (code, other) = found(&place, &["child.json", "--with", &every]);
    assert_eq!((code, rules(&other).contains(&"OC706")), (1, true));
}

#[test]
fn what_nothing_is_checked_against_is_said() {
    let place = Place::new();
    let package = fixture("open-continuity/context-package.json");
    place.write("s.jsonl", "{\"type\":\"x\",\"seq\":1,\"id\":\"r1\"}\n").write("x.json", "[1]");
    assert_eq!(
        place.run(&["validate", &package, "--with", "s.jsonl"]),
        refused(2, "s.jsonl: is a session-record file, and nothing is checked against one")
    );
    assert_eq!(
        place.run(&["validate", &package, "--with", "x.json"]),
        refused(1, "x.json: line 1, column 1, at the root: found an array, expected an object")
    );
    assert_eq!(
        place.run(&["validate", "-", "--with", "-"]),
        refused(2, "`-` stands for more than one input: name a file for the others")
    );
}

#[test]
fn what_a_stream_has_wrong_is_said_of_its_line() {
    let place = Place::new();
    let turn =
        |rest: &str| format!("{{\"role\":\"assistant\",\"content\":null,{rest},\"ts\":null}}\n");
    place.write(
        "turns.jsonl",
        [
            turn(r#""tool_calls":[{"id":"c1","function":{"name":"ls"}}],"tool_results":null"#),
            "\n".to_owned(),
            turn(r#""tool_calls":[{"id":"c1","function":{"name":"ls"}}],"tool_results":null"#),
        ]
        .concat(),
    );
    let ran = place.run(&["validate", "turns.jsonl"]);
    insta::assert_snapshot!(ran.stdout);
    assert_eq!((ran.code, &*ran.stderr), (1, ""));
}
