//! What agent-checkpoint 0.3.1 was observed to write and to read.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../fixtures/shared.rs"]
mod shared;

use std::fs;
use std::path::Path;

use agent_turns_model::Turn;
use exact_json::Json;

/// The texts of the folder's line files that are UTF-8, and their names.
fn texts(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = entries.filter(|path| path.extension().is_some_and(|ending| ending == "jsonl"));
    let named = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    files.filter_map(|path| Some((named(&path), fs::read_to_string(&path).ok()?))).collect()
}

#[test]
fn every_line_that_it_wrote_is_written_byte_for_byte() {
    let Some(out) = shared::shared("turns/corpus/out") else { return };
    let mut lines = 0;
    // Where it refused to merge, what stood there before is left.
    for (name, text) in texts(&out).into_iter().filter(|(_, text)| text != "OLD\n") {
        for line in text.split_terminator('\n') {
            assert_eq!(Turn::from_json_str(line).unwrap().to_line(), line, "{name}");
            lines += 1;
        }
    }
    assert!(lines > 100, "{lines} lines");
}

#[test]
fn every_turn_that_it_was_given_is_read_and_loses_nothing() {
    let Some(corpus) = shared::shared("turns/corpus") else { return };
    let mut turns = 0;
    for (name, text) in texts(&corpus) {
        for line in text.split_terminator('\n') {
            // What is no strict JSON, and what is no turn because it has no role, is another matter.
            let Ok(json) = Json::parse(line) else { continue };
            if !json.with(|value| value.get("role").is_some_and(|role| role.text().is_some())) {
                continue;
            }
            let turn = Turn::from_json_str(line).unwrap();
            assert_eq!(Json::parse(&turn.to_line()).unwrap(), json, "{name}");
            assert_eq!(Json::parse(&turn.to_json_string()).unwrap(), json, "{name}");
            turns += 1;
        }
    }
    assert!(turns > 100, "{turns} turns");
}
