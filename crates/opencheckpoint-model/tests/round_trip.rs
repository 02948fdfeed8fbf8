//! A document comes back as it was, by whatever door it goes in and out.
//!
//! `cargo xtask test` runs this file also with the features of `serde_json` that change how it holds numbers and maps.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

use exact_json::Json;
use opencheckpoint_model::Checkpoint;

/// A folder of the repository's, from whichever crate the test is compiled in.
fn folder(path: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().map(|root| root.join(path)).find(|folder| folder.is_dir()).unwrap()
}

fn documents() -> Vec<(String, String)> {
    let files = fs::read_dir(folder("fixtures/opencheckpoint/valid")).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    paths.map(|path| (path.display().to_string(), fs::read_to_string(&path).unwrap())).collect()
}

/// The text without white space between its tokens: everything else as it was.
fn compact(text: &str) -> String {
    Json::parse(text).unwrap().as_text().to_owned()
}

#[test]
fn our_own_functions_give_the_compact_text_back() {
    for (name, text) in documents() {
        let checkpoint = Checkpoint::from_json_str(&text).unwrap();
        assert_eq!(checkpoint.to_json_string(), compact(&text), "{name}");
        assert_eq!(Checkpoint::from_slice(text.as_bytes()).unwrap(), checkpoint, "{name}");
    }
}

#[test]
fn plain_serde_json_gives_the_compact_text_back() {
    for (name, text) in documents() {
        let checkpoint: Checkpoint = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::to_string(&checkpoint).unwrap(), compact(&text), "{name}");
        let from_bytes: Checkpoint = serde_json::from_slice(text.as_bytes()).unwrap();
        let from_reader: Checkpoint = serde_json::from_reader(text.as_bytes()).unwrap();
        assert_eq!((&from_bytes, &from_reader), (&checkpoint, &checkpoint), "{name}");
    }
}

#[test]
fn both_doors_lead_to_the_same_document() {
    for (name, text) in documents() {
        let ours = Checkpoint::from_json_str(&text).unwrap();
        let theirs: Checkpoint = serde_json::from_str(&text).unwrap();
        assert_eq!(ours, theirs, "{name}");
        assert_eq!(ours.to_json_string(), serde_json::to_string(&theirs).unwrap(), "{name}");
    }
}

/// What the fixtures hold that other readers lose.
#[test]
fn spelling_survives() {
    let (_, text) =
        documents().into_iter().find(|(name, _)| name.ends_with("every-member.json")).unwrap();
    let out = Checkpoint::from_json_str(&text).unwrap().to_json_string();
    for spelling in ["1.0", "1e2", "-00:00", "\"https://a.example\"", "[]", "{}", "\"\"", "\"\":"] {
        assert!(out.contains(spelling), "{spelling} is gone");
    }
    assert!(out.split(|c: char| !c.is_ascii_digit()).any(|digits| digits.len() == 23));
}

#[test]
fn a_document_goes_through_a_value_where_its_numbers_fit_one() {
    for (name, text) in documents() {
        let checkpoint = Checkpoint::from_json_str(&text).unwrap();
        // Without arbitrary_precision a Value cannot hold 23 digits; that is an error, and no rounding.
        if let Ok(value) = serde_json::to_value(&checkpoint) {
            let back: Checkpoint = serde_json::from_value(value).unwrap();
            assert_eq!(back, checkpoint, "{name}");
        }
    }
}
