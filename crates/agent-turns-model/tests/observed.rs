//! What agent-checkpoint 0.3.1 was observed to write and to read.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../fixtures/shared.rs"]
mod shared;

use std::fs;
use std::path::Path;

use agent_turns_model::{CallId, Turn};
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

/// What each turn of a file calls and answers: `+` and the id of a call, `-` and that of a result.
fn exchange(folder: &Path, name: &str) -> Vec<String> {
    let text = fs::read_to_string(folder.join(name)).unwrap();
    let turns = text.split_terminator('\n').map(|line| Turn::from_json_str(line).unwrap());
    let id = |id: Option<CallId>| id.map_or_else(|| "?".to_owned(), |id| id.text);
    let told = |turn: Turn| {
        let calls = turn.calls().into_iter().map(|call| format!("+{}", id(call.id)));
        let results = turn.results().into_iter().map(|result| format!("-{}", id(result.call)));
        calls.chain(results).collect::<Vec<_>>().join(" ")
    };
    turns.map(told).collect()
}

#[test]
fn calls_and_results_are_told_of_every_shape_that_it_wrote() {
    let Some(out) = shared::shared("turns/corpus/out") else { return };
    for (name, expected) in [
        ("oa_basic", &["", "", "", ""][..]),
        ("oa_tools", &["", "+c1", "-c1", ""]),
        ("oa_tool_no_id", &["", "+c1", "-?"]),
        // A block that it left in the content only.
        ("oa_anthropic_array", &["", "+t1"]),
        ("cc_server_tool", &["", "+srv1 -srv1"]),
        ("cc_parallel_ok", &["", "+t1 +t2", "-t1 -t2", ""]),
        ("cc_thinking", &["", ""]),
        ("mg_conflict_claude", &["-t1", "-t1"]),
    ] {
        assert_eq!(exchange(&out, &format!("{name}.jsonl")), expected, "{name}");
    }
}
