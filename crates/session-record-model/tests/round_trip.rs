//! A record comes back as it was, by whatever door it goes in and out.
//!
//! `cargo xtask test` runs this file also with the features of `serde_json` that change how it holds numbers and maps.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

use exact_json::Json;
use session_record_model::Record;

/// A folder of the repository's, from whichever crate the test is compiled in.
fn folder(path: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().map(|root| root.join(path)).find(|folder| folder.is_dir()).unwrap()
}

/// Every record of the valid fixtures, and where it stands.
fn records() -> Vec<(String, String)> {
    let files = fs::read_dir(folder("fixtures/session-record/valid")).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    let lines = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let place = |line| format!("{}:{line}", path.file_name().unwrap().to_string_lossy());
        text.lines()
            .enumerate()
            .map(|(at, line)| (place(at + 1), line.to_owned()))
            .collect::<Vec<_>>()
    };
    paths.flat_map(lines).collect()
}

#[test]
fn every_record_comes_back_as_equal_json() {
    for (place, line) in records() {
        let record = Record::from_json_str(&line).unwrap();
        let ours = Json::parse(&record.to_json_string()).unwrap();
        assert_eq!(ours, Json::parse(&line).unwrap(), "{place}");
        assert_eq!(serde_json::to_string(&record).unwrap(), ours.as_text(), "{place}");
    }
}

#[test]
fn a_record_in_schema_order_comes_back_as_the_same_text() {
    for (place, line) in
        records().into_iter().filter(|(place, _)| place.starts_with("every-record"))
    {
        let compact = Json::parse(&line).unwrap();
        assert_eq!(
            Record::from_json_str(&line).unwrap().to_json_string(),
            compact.as_text(),
            "{place}"
        );
        let theirs: Record = serde_json::from_str(&line).unwrap();
        assert_eq!(serde_json::to_string(&theirs).unwrap(), compact.as_text(), "{place}");
    }
}

#[test]
fn both_doors_lead_to_the_same_record() {
    for (place, line) in records() {
        let ours = Record::from_json_str(&line).unwrap();
        assert_eq!(Record::from_slice(line.as_bytes()).unwrap(), ours, "{place}");
        assert_eq!(serde_json::from_str::<Record>(&line).unwrap(), ours, "{place}");
        assert_eq!(serde_json::from_slice::<Record>(line.as_bytes()).unwrap(), ours, "{place}");
    }
}
