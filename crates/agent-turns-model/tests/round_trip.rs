//! A turn comes back as it was: compact by every door, and as agent-checkpoint's line.
//!
//! `cargo xtask test` runs this file also with the features of `serde_json` that change how it holds numbers and maps.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

use agent_turns_model::Turn;
use exact_json::Json;

/// A folder of the repository's, from whichever crate the test is compiled in.
fn folder(path: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().map(|root| root.join(path)).find(|folder| folder.is_dir()).unwrap()
}

/// The lines of the valid fixtures, each as agent-checkpoint writes it.
fn lines() -> Vec<String> {
    let files = fs::read_dir(folder("fixtures/turns/valid")).unwrap();
    let texts = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    let lines = |text: String| text.split_terminator('\n').map(str::to_owned).collect::<Vec<_>>();
    texts.flat_map(lines).collect()
}

#[test]
fn a_line_comes_back_byte_for_byte() {
    for line in lines() {
        assert_eq!(Turn::from_json_str(&line).unwrap().to_line(), line);
        assert_eq!(serde_json::from_str::<Turn>(&line).unwrap().to_line(), line);
    }
}

#[test]
fn both_doors_lead_to_the_same_turn_and_back_to_the_same_values() {
    for line in lines() {
        let ours = Turn::from_json_str(&line).unwrap();
        let theirs: Turn = serde_json::from_str(&line).unwrap();
        assert_eq!(ours, theirs, "{line}");
        assert_eq!(Turn::from_slice(line.as_bytes()).unwrap(), ours, "{line}");
        let compact = ours.to_json_string();
        assert_eq!(serde_json::to_string(&theirs).unwrap(), compact, "{line}");
        assert_eq!(Json::parse(&compact).unwrap(), Json::parse(&line).unwrap(), "{line}");
        assert_eq!(Turn::from_json_str(&compact).unwrap().to_line(), line);
    }
}

#[test]
fn compact_text_in_schema_order_comes_back_in_its_spelling() {
    for text in [
        r#"{"role":"user","content":[1.10,1E5,-0,"\u00e9\/"],"tool_calls":null}"#,
        r#"{"role":"user","ts":null,"_meta":{"x":1e2,"source":"a"},"b":null,"a":[ ]}"#,
        r#"{"role":"user","tool_results":[],"model":null}"#,
    ] {
        let compact = text.replace("[ ]", "[]");
        assert_eq!(Turn::from_json_str(text).unwrap().to_json_string(), compact);
        let theirs: Turn = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&theirs).unwrap(), compact);
    }
}
