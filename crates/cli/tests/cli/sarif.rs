//! `validate --output sarif`.

use std::path::PathBuf;
use std::process::Command;

use jsonschema::Validator;
use serde_json::Value;
use serde_sarif::sarif::Sarif;

use crate::run::{Place, fixture, repository};

/// The schema of SARIF 2.1.0, as the crate that reads such logs carries it.
fn schema() -> Validator {
    // What other platforms need has not been downloaded.
    let version = Command::new("rustc").arg("-vV").output().unwrap();
    let version = String::from_utf8(version.stdout).unwrap();
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .args(["--filter-platform", host])
        .current_dir(repository())
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let package = packages.iter().find(|package| package["name"] == "serde-sarif").unwrap();
    let manifest = PathBuf::from(package["manifest_path"].as_str().unwrap());
    let text = std::fs::read_to_string(manifest.with_file_name("src/schema.json")).unwrap();
    // One of its patterns has a bracket too many.
    let text = text.replace("[a-zA-Z]{2}]?$", "[a-zA-Z]{2}?$");
    jsonschema::validator_for(&serde_json::from_str(&text).unwrap()).unwrap()
}

/// The log of a run, checked against the schema.
fn log(place: &Place, files: &[&str], code: i32) -> Value {
    let ran = place.run(&[&["validate", "--output", "sarif"], files].concat());
    assert_eq!((ran.code, &*ran.stderr), (code, ""), "{}", ran.stdout);
    let log: Value = serde_json::from_str(&ran.stdout).unwrap();
    let faults: Vec<_> = schema().iter_errors(&log).map(|error| error.to_string()).collect();
    assert!(faults.is_empty(), "{faults:#?}");
    serde_json::from_value::<Sarif>(log.clone()).unwrap();
    log
}

#[test]
fn findings_are_results_with_their_places() {
    let place = Place::new();
    let broken = fixture("opencheckpoint/invalid/OC101-step-and-resource-share-an-id.json");
    place.write("a b.json", std::fs::read(broken).unwrap());
    place.write("c.json", r#"{"opencheckpoint":"0.1","task":1}"#);
    place.write("d.jsonl", "{\"type\":\"message\",\"seq\":1,\"id\":\"r1\"\n{\"seq\":\n");
    let log = log(&place, &["a b.json", "c.json", "d.jsonl", "none.json"], 2);
    let run = &log["runs"][0];

    let ids: Vec<_> = run["results"].as_array().unwrap().iter().map(|it| &it["ruleId"]).collect();
    assert_eq!(ids, ["OC101", "shape", "json", "json"]);
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    let described: Vec<_> = rules.iter().map(|rule| &rule["id"]).collect();
    assert_eq!(described, ["json", "shape", "OC101"]);

    let duplicate = &run["results"][0];
    let location = &duplicate["locations"][0];
    assert_eq!(location["physicalLocation"]["artifactLocation"]["uri"], "a%20b.json");
    assert_eq!(duplicate["level"], "error");
    let pointer = location["logicalLocations"][0]["fullyQualifiedName"].as_str().unwrap();
    assert!(pointer.ends_with("/id"), "{pointer}");
    let related = &duplicate["relatedLocations"][0];
    assert_eq!(related["message"]["text"], "the id is first used here");
    assert!(related["physicalLocation"]["region"]["startLine"].is_u64());

    let invocation = &run["invocations"][0];
    assert_eq!(invocation["executionSuccessful"], false);
    let notification = &invocation["toolExecutionNotifications"][0];
    assert_eq!(notification["message"]["text"], "no such file");
}

#[test]
fn a_log_of_nothing_is_a_log() {
    let place = Place::new();
    place.write("a.json", std::fs::read(fixture("opencheckpoint/valid/minimal.json")).unwrap());
    let log = log(&place, &["a.json"], 0);
    assert_eq!(log["runs"][0]["results"], Value::Array(vec![]));
    assert_eq!(log["runs"][0]["invocations"][0]["executionSuccessful"], true);
}

#[test]
fn every_invalid_fixture_makes_a_log_that_keeps_the_schema() {
    let schema = schema();
    for format in ["opencheckpoint", "session-record"] {
        for entry in std::fs::read_dir(fixture(&format!("{format}/invalid"))).unwrap() {
            let path = entry.unwrap().path();
            let place = Place::new();
            let path = path.to_str().unwrap();
            let ran = place.run(&["validate", path, "--format", format, "--output", "sarif"]);
            let log: Value = serde_json::from_str(&ran.stdout).unwrap();
            assert!(schema.is_valid(&log), "{path}: {log}");
        }
    }
}

#[test]
fn nothing_but_findings_can_be_told_so() {
    let place = Place::new();
    let ran = place.run(&["formats", "--output", "sarif"]);
    assert_eq!(ran.code, 2);
    assert!(ran.stdout.contains("only `validate` has any"), "{}", ran.stdout);
}
