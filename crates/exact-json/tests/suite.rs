//! The verdicts on `JSONTestSuite`, and on broken inputs seen in the wild.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../fixtures/shared.rs"]
mod shared;

use exact_json::{FaultKind, Scanner};
use std::collections::BTreeMap;
use std::fs;

fn verdict(bytes: &[u8]) -> Result<(), FaultKind> {
    Scanner::new().scan(bytes).map(|_| ()).map_err(|fault| fault.kind)
}

/// File name to bytes.
fn suite() -> Option<BTreeMap<String, Vec<u8>>> {
    let folder = shared::shared("vectors/json-test-suite")?;
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|extension| extension == "json"));
    let named = files.map(|path| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, fs::read(path).unwrap())
    });
    Some(named.collect())
}

#[test]
fn what_must_be_accepted_is() {
    let Some(suite) = suite() else { return };
    let mut accepted = 0;
    for (name, bytes) in suite.iter().filter(|(name, _)| name.starts_with("y_")) {
        if name.starts_with("y_object_duplicated_key") {
            assert_eq!(verdict(bytes), Err(FaultKind::Duplicate), "{name}");
        } else {
            assert_eq!(verdict(bytes), Ok(()), "{name}");
            accepted += 1;
        }
    }
    assert_eq!(accepted, 93);
}

#[test]
fn what_must_be_refused_is() {
    let Some(suite) = suite() else { return };
    let mut refused = 0;
    for (name, bytes) in suite.iter().filter(|(name, _)| name.starts_with("n_")) {
        assert!(verdict(bytes).is_err(), "{name}");
        refused += 1;
    }
    assert_eq!(refused, 188);
}

#[test]
fn what_may_be_either_is_as_documented() {
    let Some(suite) = suite() else { return };
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/strict-json.md");
    let page = fs::read_to_string(page).unwrap();
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `i_"));
    let documented: BTreeMap<String, String> = rows
        .map(|row| {
            let (name, rest) = row.split_once('`').unwrap();
            (format!("i_{name}"), rest.split('|').nth(1).unwrap().trim().to_owned())
        })
        .collect();
    let ours: BTreeMap<String, String> = suite
        .iter()
        .filter(|(name, _)| name.starts_with("i_"))
        .map(|(name, bytes)| {
            let verdict = verdict(bytes);
            let word =
                verdict.map_or_else(|kind| format!("refused: {kind:?}"), |()| "accepted".into());
            (name.clone(), word)
        })
        .collect();
    assert_eq!(documented, ours);
}

#[test]
fn a_name_twice_is_refused_where_it_comes_again() {
    let Some(folder) = shared::shared("cases/62-ck-duplicate-keys") else { return };
    let fault = |file: &str| {
        let bytes = fs::read(folder.join(file)).unwrap();
        let fault = Scanner::new().scan(&bytes).map(|_| ()).unwrap_err();
        exact_json::Error::from_fault(fault, &bytes).to_string()
    };
    assert_eq!(
        fault("input-escaped.json"),
        r#"line 1, column 8, at /a: found member "a" a second time, expected each member name once in an object"#
    );
    assert!(
        fault("input.json").contains(r#"at /task/objective: found member "objective" a second"#)
    );
}
