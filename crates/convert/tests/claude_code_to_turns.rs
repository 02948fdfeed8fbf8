//! Claude Code logs become turns: what agent-checkpoint was observed to make of them, and what the shared cases and logs are expected to
//! come out as.
//!
//! The logs are read in place, from the folder that `OPENCHECKPOINT_SHARED` names, or `../shared` beside the workspace. Every conversion
//! here is audited, and restored to the byte.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "each test looks at what it is about")]
mod confirmed;
#[path = "../../../fixtures/shared.rs"]
mod shared;

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use agent_turns_model::Turn;
use exact_json::lines::Records;
use opencheckpoint_convert::report::{AnomalyKind, Notice};
use opencheckpoint_convert::turns::{Repeats, merge};
use opencheckpoint_convert::{Error, Format, Options, SourceError, Summary, path};
use opencheckpoint_rules::turns;
use serde_json::{Value, json};

use shared::shared;

/// What a log became.
struct Converted {
    text: String,
    turns: Vec<Value>,
    report: String,
    summary: Summary,
}

fn convert_as(log: &[u8], to: Format) -> Result<Converted, Error> {
    let options =
        Options { now: Some("2030-01-01T00:00:00Z".parse().unwrap()), ..Options::default() };
    let confirmed = confirmed::convert(log, Format::ClaudeCode, to, &options)?;
    let text = String::from_utf8(confirmed.target).unwrap();
    let turns = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let report = String::from_utf8(confirmed.report).unwrap();
    Ok(Converted { text, turns, report, summary: confirmed.summary })
}

/// The turns of a log, which break no error rule.
fn convert(log: &[u8]) -> Result<Converted, Error> {
    let converted = convert_as(log, Format::Turns)?;
    let mut records = Records::<_, Turn>::new(converted.text.as_bytes());
    let mut checker = turns::Checker::new();
    while let Some(turn) = records.next() {
        checker.check(records.line(), &turn.unwrap());
    }
    assert!(checker.can_end(), "{}", converted.text);
    Ok(converted)
}

/// A case, where the shared data is there.
fn case(name: &str, file: &str) -> Option<Converted> {
    let log = fs::read(shared("cases")?.join(name).join(file)).unwrap();
    Some(convert(&log).unwrap())
}

impl Converted {
    fn notices(&self, kind: &str) -> Vec<&Notice> {
        self.summary.notices.iter().filter(|notice| notice.kind == kind).collect()
    }

    /// Line and id of each notice of a kind.
    fn told(&self, kind: &str) -> Vec<(Option<u64>, Option<&str>)> {
        self.notices(kind).into_iter().map(|notice| (notice.line, notice.id.as_deref())).collect()
    }

    /// A member of every turn.
    fn each(&self, pointer: &str) -> Vec<&Value> {
        self.turns.iter().map(|turn| turn.pointer(pointer).unwrap_or(&Value::Null)).collect()
    }

    /// The ids of the items of a list of all turns.
    fn ids(&self, list: &str, id: &str) -> Vec<&str> {
        let items = self.turns.iter().filter_map(|turn| turn[list].as_array()).flatten();
        items.map(|item| item[id].as_str().unwrap()).collect()
    }

    /// The texts of every turn.
    fn texts(&self) -> Vec<Vec<&str>> {
        self.turns.iter().map(|turn| blocks(&turn["content"])).collect()
    }
}

/// The texts of a content.
fn blocks(content: &Value) -> Vec<&str> {
    let items = content.as_array().into_iter().flatten();
    let texts = items.filter_map(|item| item["text"].as_str().or(item.as_str()));
    content.as_str().into_iter().chain(texts).collect()
}

/// The messages of the rows of a log, as they stand there.
fn messages(log: &str) -> Vec<Value> {
    let rows = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let speaks = |row: &Value| row["type"] == "user" || row["type"] == "assistant";
    rows.filter(speaks).map(|mut row| row["message"].take()).collect()
}

/// An observed case of agent-checkpoint's `save`, with a log.
struct Observed {
    name: String,
    verdict: String,
    want: Value,
    log: Vec<u8>,
    /// What it wrote, where it ended well.
    out: Option<String>,
}

fn observed() -> Option<Vec<Observed>> {
    let corpus = shared("turns")?.join("corpus");
    let cases = fs::read_to_string(corpus.join("cases.json")).unwrap();
    let cases: Vec<Value> = serde_json::from_str(&cases).unwrap();
    let observed = |case: &Value| {
        let name = case["name"].as_str().unwrap().to_owned();
        let file = |extension: &str| corpus.join("out").join(format!("{name}.{extension}"));
        let ended_well = fs::read_to_string(file("exit")).unwrap().trim() == "0";
        Observed {
            verdict: case["verdict"].as_str().unwrap().to_owned(),
            want: case["want"].clone(),
            log: fs::read(corpus.join(case["inputs"][0].as_str().unwrap())).unwrap(),
            out: ended_well.then(|| fs::read_to_string(file("jsonl")).unwrap()),
            name,
        }
    };
    let of_logs = |case: &&Value| case["name"].as_str().unwrap().starts_with("cc_");
    Some(cases.iter().filter(of_logs).map(observed).collect())
}

/// Where it is right, or nobody says otherwise, our turns are its turns, each with more members behind them.
#[test]
fn what_agent_checkpoint_makes_of_a_log_stands_in_each_turn() {
    let Some(observed) = observed() else { return };
    let mut compared = 0;
    for Observed { name, verdict, log, out, .. } in observed {
        if !matches!(verdict.as_str(), "ok" | "choice") {
            continue;
        }
        // It refuses a log for one line; here, the line is told (docs/agent-checkpoint.md).
        let Some(out) = out else {
            assert_eq!(name, "cc_invalid_mid");
            let converted = convert(&log).unwrap();
            let [anomaly] = &converted.summary.anomalies[..] else { panic!("{name}") };
            assert_eq!((anomaly.line, converted.turns.len()), (2, 2));
            continue;
        };
        let converted = convert(&log).unwrap();
        assert_eq!(converted.text.lines().count(), out.lines().count(), "{name}");
        for (ours, theirs) in converted.text.lines().zip(out.lines()) {
            let known = theirs.strip_suffix('}').unwrap();
            let more = ours.strip_prefix(known);
            assert!(more.is_some_and(|more| more.starts_with(", ")), "{name}: {ours}\n{theirs}");
        }
        compared += 1;
    }
    assert!(compared > 14, "{compared}");
}

#[test]
fn what_agent_checkpoint_makes_wrong_comes_out_as_it_is_wanted() {
    let Some(observed) = observed() else { return };
    let mut met = 0;
    for Observed { name, verdict, want, log, .. } in observed {
        if matches!(verdict.as_str(), "ok" | "choice") {
            continue;
        }
        let from = opencheckpoint_convert::sniff(&log);
        assert_eq!(from, Ok(Format::ClaudeCode), "{name}");
        let converted = match convert(&log) {
            Ok(converted) => converted,
            Err(error) => {
                assert!(want["exit"].is_null() && want["turns"].is_null(), "{name}: {error}");
                continue;
            }
        };
        for (wanted, value) in want.as_object().unwrap() {
            match wanted.as_str() {
                "exit" => assert_eq!(value, 0, "{name}"),
                "turns" => assert_eq!(json!(converted.turns.len()), *value, "{name}"),
                "old_or_valid" => assert!(!converted.turns.is_empty(), "{name}"),
                "no_dangling" => {
                    let [calls, results] = [("tool_calls", "id"), ("tool_results", "tool_use_id")]
                        .map(|(list, id)| converted.ids(list, id));
                    assert_eq!(calls, results, "{name}");
                }
                other => panic!("{name} wants {other}"),
            }
            met += 1;
        }
    }
    assert!(met > 6, "{met}");
}

#[test]
fn the_mapping_is_a_direct_one() {
    let path = path(Format::ClaudeCode, Format::Turns).unwrap();
    assert_eq!(path.iter().map(|step| step.id).collect::<Vec<_>>(), ["claude-code-to-turns"]);
}

#[test]
fn every_case_and_log_converts_or_is_refused_as_its_page_says() {
    let Some(shared) = shared("") else { return };
    let mut logs = Vec::new();
    find(&shared.join("cases"), &mut logs);
    find(&shared.join("real"), &mut logs);
    assert!(logs.len() >= 25, "{logs:?}");
    for path in logs {
        let is_utf16 = path.to_string_lossy().contains("24-cc-utf16");
        match convert(&fs::read(&path).unwrap()) {
            Ok(_) => assert!(!is_utf16, "{}", path.display()),
            Err(error) => assert!(is_utf16, "{}: {error}", path.display()),
        }
    }
}

fn find(folder: &Path, logs: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = path.to_string_lossy().into_owned();
        if path.is_dir() {
            find(&path, logs);
        } else if (text.contains("-cc-") || text.contains("/real/claude"))
            && path.extension().is_some_and(|extension| extension == "jsonl")
        {
            logs.push(path);
        }
    }
}

#[test]
fn a_call_in_flight_is_cut_and_told_01() {
    let Some(log) = case("01-cc-dangling-tool-use", "input.jsonl") else { return };
    assert_eq!(log.turns.len(), 3);
    let last = log.turns.last().unwrap();
    assert_eq!((&last["role"], &last["_meta"]["author"]), (&json!("user"), &json!("human")));
    assert_eq!(log.told("incomplete-turn"), [(Some(4), None), (Some(4), Some("toolu_1"))]);
    // The text went with it, and the report says so.
    assert!(!log.text.contains("Running them."));
    assert!(log.report.contains(r#""reason":"incomplete-turn""#), "{}", log.report);
}

#[test]
fn a_hole_in_the_middle_is_told_and_nothing_behind_it_is_lost_02() {
    let Some(log) = case("02-cc-one-of-three-results-lost", "input.jsonl") else { return };
    assert_eq!(log.ids("tool_calls", "id"), ["toolu_a", "toolu_b", "toolu_c"]);
    assert_eq!(log.ids("tool_results", "tool_use_id"), ["toolu_a", "toolu_c"]);
    assert_eq!(log.told("unpaired-call"), [(Some(3), Some("toolu_b"))]);
    assert_eq!(log.texts().last().unwrap(), &["a and c look fine."]);
}

#[test]
fn one_turn_a_row_and_nothing_is_lost_03() {
    let Some(log) = case("03-cc-parallel-calls-one-message-id", "input.jsonl") else { return };
    assert_eq!(log.turns.len(), 8);
    assert_eq!(log.turns[1]["content"][0]["signature"], "c2ln");
    assert_eq!(log.ids("tool_calls", "id"), ["toolu_x", "toolu_y"]);
    assert_eq!(log.ids("tool_results", "tool_use_id"), ["toolu_x", "toolu_y"]);
    // The rows of one message can be told.
    let messages = log.each("/native/message/id");
    assert_eq!(messages.iter().filter(|id| **id == "msg_p").count(), 4);
    assert!(log.summary.dropped.is_empty(), "{:?}", log.summary.dropped);
}

#[test]
fn what_stands_before_a_boundary_is_kept_and_its_summary_is_no_persons_06() {
    let Some(log) = case("06-cc-compact-boundary", "input.jsonl") else { return };
    assert_eq!(log.texts()[..2], [["Port the parser."], ["Ported."]]);
    let summary = &log.turns[2];
    assert_eq!(summary["_meta"], json!({"author": "harness", "origin": "injected"}));
    assert_eq!(summary["native"]["isCompactSummary"], true);
    assert_eq!(log.turns.len(), 5);
    assert_eq!(log.notices("compaction").len(), 1);
    assert_eq!(log.notices("several-sessions").len(), 0);
}

#[test]
fn a_parent_that_is_not_there_is_told_07() {
    let Some(log) = case("07-cc-dangling-logical-parent", "input.jsonl") else { return };
    let expected = [["First topic."], ["Handled."], ["Second topic."], ["Handled too."]];
    assert_eq!(log.texts(), expected);
    let told = log.told("unresolved-parent");
    assert!(matches!(told[..], [(Some(3), Some(id))] if id.ends_with("999")), "{told:?}");
}

#[test]
fn a_torn_line_and_a_run_of_nuls_are_told_and_cost_no_turn_08_10() {
    let Some(log) = case("08-cc-truncated-last-line", "input.jsonl") else { return };
    assert_eq!(log.turns.len(), 2);
    let [anomaly] = &log.summary.anomalies[..] else { panic!("{:?}", log.summary.anomalies) };
    assert_eq!((anomaly.line, anomaly.kind), (3, AnomalyKind::Torn));
    let Some(log) = case("10-cc-nul-run", "input.jsonl") else { return };
    let runs = log.summary.anomalies.iter().filter(|anomaly| anomaly.kind == AnomalyKind::NulRun);
    assert_eq!(runs.count(), 2);
    assert_eq!(log.texts(), [["One."], ["Two."]]);
}

#[test]
fn contents_of_every_shape_are_what_they_were_12() {
    let Some(shared) = shared("cases/12-cc-content-shapes/input.jsonl") else { return };
    let source = fs::read_to_string(shared).unwrap();
    let log = convert(source.as_bytes()).unwrap();
    let messages = messages(&source);
    assert_eq!(log.turns.len(), messages.len());
    for (turn, message) in log.turns.iter().zip(&messages) {
        assert_eq!(turn["content"], message["content"]);
    }
    assert_eq!(log.ids("tool_results", "tool_use_id").len(), 4);
    assert_eq!(log.notices("unpaired-result").len(), 0);
    // The parts of a person stand beside the results.
    assert_eq!(log.texts()[2], ["bare string in array", "and a part"]);
    assert_eq!(log.turns[2]["tool_results"].as_array().unwrap().len(), 4);
    // What was absent is told from null by the report.
    let absent = messages.iter().position(|message| message.get("content").is_none());
    let null = messages.iter().position(|message| message.get("content") == Some(&Value::Null));
    for (at, kept) in [(absent, false), (null, true)] {
        let Some(at) = at else { continue };
        assert_eq!(is_kept(&log.report, at, "/message/content"), kept, "row {at}");
    }
}

/// Whether a report says that a value of a record that stands alone in its row is kept.
fn is_kept(report: &str, record: usize, pointer: &str) -> bool {
    let mut shapes = std::collections::HashMap::new();
    let source = format!("/0{pointer}");
    for line in report.lines().skip(1) {
        let line: Value = serde_json::from_str(line).unwrap();
        let entries = line.get("entries").cloned();
        let entries = match (entries, line["shape"].as_u64()) {
            (Some(entries), Some(shape)) => {
                shapes.insert(shape, entries);
                continue;
            }
            (Some(entries), None) => entries,
            (None, shape) => shapes.get(&shape.unwrap_or_default()).cloned().unwrap_or_default(),
        };
        if line["from"] == json!([format!("/{record}")]) {
            let kept = |entry: &Value| {
                let sources = entry["source"].as_array().into_iter().flatten();
                entry["fate"] == "kept" && sources.clone().any(|of| *of == source.as_str())
            };
            return entries.as_array().unwrap().iter().any(kept);
        }
    }
    false
}

#[test]
fn a_queued_prompt_is_said_once_where_it_was_delivered_13() {
    let Some(log) = case("13-cc-queued-command-attachment", "input.jsonl") else { return };
    let said = |turn: &&Value| turn["content"] == "Also update the changelog.";
    assert_eq!(log.turns.iter().filter(said).count(), 1);
    let turn = &log.turns[3];
    assert_eq!(
        (&turn["role"], &turn["content"]),
        (&json!("user"), &json!("Also update the changelog."))
    );
    assert_eq!(turn["_meta"], json!({"author": "human", "origin": "queued"}));
    // As parts, likewise.
    let Some(shared) = shared("cases/13-cc-queued-command-attachment/input.jsonl") else { return };
    let parts = r#"[{"type":"text","text":"Also update the changelog."},{"type":"image","source":{"type":"base64","media_type":"image/png","data":"AAAA"}}]"#;
    let source = fs::read_to_string(shared).unwrap();
    let source =
        source.replace(r#""prompt":"Also update the changelog.""#, &format!(r#""prompt":{parts}"#));
    let log = convert(source.as_bytes()).unwrap();
    assert_eq!(log.turns[3]["content"], serde_json::from_str::<Value>(parts).unwrap());
    assert_eq!(log.text.matches("Also update the changelog.").count(), 1);
}

#[test]
fn blocks_of_servers_are_kept_as_they_are_15() {
    let Some(shared) = shared("cases/15-cc-server-tool-in-assistant/input.jsonl") else { return };
    let source = fs::read_to_string(shared).unwrap();
    let log = convert(source.as_bytes()).unwrap();
    let contents: Vec<_> = messages(&source).into_iter().map(|m| m["content"].clone()).collect();
    assert_eq!(log.each("/content"), contents.iter().collect::<Vec<_>>());
    assert_eq!(log.notices("unpaired-call").len() + log.notices("unpaired-result").len(), 0);
    assert_eq!(log.ids("tool_calls", "id"), ["toolu_1"]);
}

#[test]
fn a_resumed_session_converts_and_merges_16() {
    let name = |stem: &str| format!("{stem}.jsonl");
    let files = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
    let [Some(a), Some(b)] = files.map(|stem| case("16-cc-resume-copies-history", &name(stem)))
    else {
        return;
    };
    assert_eq!((a.turns.len(), b.turns.len()), (2, 4));
    assert_eq!(a.each("/native/uuid"), b.each("/native/uuid")[..2]);
    let mut merged = Vec::new();
    let (mut one, mut other) = (Cursor::new(&a.text), Cursor::new(&b.text));
    let _counts = merge(&mut one, &mut other, &mut merged, Repeats::LeaveOut).unwrap();
    let merged = String::from_utf8(merged).unwrap();
    assert_eq!(merged.lines().count(), 4);
    let labels: Vec<Value> =
        merged.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let labels: Vec<_> = labels.iter().map(|turn| &turn["_meta"]["source"]).collect();
    assert_eq!(labels, ["a", "a", "b", "b"]);
}

#[test]
fn a_subagents_log_is_its_own_and_the_main_log_says_that_it_is_elsewhere_18() {
    let session = "11111111-1111-4111-8111-111111111111";
    let main = case("18-cc-subagent-side-file", &format!("{session}.jsonl"));
    let side = format!("{session}/subagents/agent-a1b2c3d.jsonl");
    let (Some(main), Some(side)) = (main, case("18-cc-subagent-side-file", &side)) else { return };
    assert_eq!(main.turns.len(), 4);
    let told = main.told("subagent-not-read");
    assert!(matches!(told[..], [(Some(_), Some("a1b2c3d"))]), "{told:?}");
    assert_eq!((side.turns.len(), &side.turns[0]["_meta"]["author"]), (4, &json!("agent")));
    assert_eq!(side.turns[0]["native"]["agentId"], "a1b2c3d");
}

#[test]
fn thoughts_and_their_signatures_are_kept_to_the_byte_19() {
    let Some(shared) = shared("cases/19-cc-thinking-signatures/input.jsonl") else { return };
    let source = fs::read_to_string(shared).unwrap();
    let log = convert(source.as_bytes()).unwrap();
    let messages = messages(&source);
    let contents: Vec<_> = messages.iter().map(|message| &message["content"]).collect();
    assert_eq!(log.each("/content"), contents);
    let models: Vec<_> = messages.iter().map(|message| &message["model"]).collect();
    assert_eq!(log.each("/model"), models);
    assert!(!log.notices("not-replayable").is_empty());
}

#[test]
fn what_the_harness_says_in_the_models_place_is_not_the_models_20() {
    let Some(log) = case("20-cc-synthetic-api-error", "input.jsonl") else { return };
    let error =
        log.turns.iter().find(|turn| blocks(&turn["content"]) == ["API Error: 400 bad request"]);
    let error = error.unwrap();
    assert_eq!((&error["model"], &error["_meta"]["author"]), (&Value::Null, &json!("harness")));
    assert!(!log.each("/model").contains(&&json!("<synthetic>")));
    assert_eq!(log.texts().iter().filter(|texts| ***texts == ["Go on."]).count(), 2);
}

#[test]
fn separators_of_lines_in_texts_and_around_rows_are_told_apart_22_23() {
    let Some(log) = case("22-cc-u2028-in-string", "input.jsonl") else { return };
    assert_eq!(log.turns.len(), 2);
    let said: String = log.texts().concat().concat();
    for separator in ['\u{2028}', '\u{2029}', '\u{85}', '\u{7f}'] {
        assert!(said.contains(separator), "{separator:?}");
    }
    let Some(log) = case("23-cc-bom-crlf-blank", "input.jsonl") else { return };
    assert_eq!(log.turns.len(), 2);
    assert!(log.texts().concat().concat().contains("\r\n"));
}

#[test]
fn long_lines_and_deep_values_25_26() {
    let Some(log) = case("25-cc-giant-line", "input.jsonl") else { return };
    assert_eq!(log.turns.len(), 2);
    let image = log.turns.iter().find_map(|turn| turn.pointer("/content/1/source/data"));
    assert!(image.is_some_and(|data| data.as_str().unwrap().len() > 60_000));
    let Some(log) = case("26-cc-deep-nesting", "input.jsonl") else { return };
    let [anomaly] = &log.summary.anomalies[..] else { panic!("{:?}", log.summary.anomalies) };
    assert_eq!((anomaly.line, anomaly.kind), (2, AnomalyKind::TooDeep));
    let [notice] = log.notices("unpaired-result")[..] else { panic!("one result") };
    assert!(notice.message.contains("line 2"), "{}", notice.message);
}

#[test]
fn a_result_and_its_copy_stay_apart_and_what_is_elsewhere_is_told_28() {
    let name = "28-cc-tool-result-persisted-elsewhere";
    let Some(shared) = shared(&format!("cases/{name}/input.jsonl")) else { return };
    let source = fs::read_to_string(shared).unwrap();
    let log = convert(source.as_bytes()).unwrap();
    let rows: Vec<Value> = source.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let row = rows.iter().find(|row| row.get("toolUseResult").is_some()).unwrap();
    let turn = log.turns.iter().find(|turn| turn["native"]["uuid"] == row["uuid"]).unwrap();
    assert_eq!(turn["native"]["toolUseResult"], row["toolUseResult"]);
    assert_eq!(turn["content"], row["message"]["content"]);
    assert_eq!(log.notices("external-reference").len(), 1);
}

#[test]
fn a_log_in_another_encoding_is_refused_by_name_24() {
    let Some(shared) = shared("cases/24-cc-utf16") else { return };
    for file in ["input.jsonl", "input-be-nobom.jsonl"] {
        let refused = convert(&fs::read(shared.join(file)).unwrap()).err().unwrap();
        assert!(matches!(refused, Error::Source(SourceError::Log(_))), "{refused}");
        assert!(refused.to_string().contains("UTF-16"), "{refused}");
    }
}

/// Rows of `claude -p --output-format stream-json`: another name for the session, no time, and subagents that are named by the call
/// that started them.
const CAPTURE: &str = concat!(
    r#"{"type":"system","subtype":"init","cwd":"/home/dana/site","session_id":"s1","tools":["Task"],"model":"claude-opus-4-1","permissionMode":"default","uuid":"i1"}"#,
    "\n",
    r#"{"type":"assistant","message":{"id":"m1","type":"message","role":"assistant","model":"claude-opus-4-1","content":[{"type":"tool_use","id":"toolu_1","name":"Task","input":{"prompt":"Look."}}]},"parent_tool_use_id":null,"session_id":"s1","uuid":"a1"}"#,
    "\n",
    r#"{"type":"user","message":{"role":"user","content":[{"type":"text","text":"Look."}]},"parent_tool_use_id":"toolu_1","session_id":"s1","uuid":"u1"}"#,
    "\n",
    r#"{"type":"assistant","message":{"id":"m2","type":"message","role":"assistant","model":"claude-opus-4-1","content":[{"type":"text","text":"Seen."}]},"parent_tool_use_id":"toolu_1","session_id":"s1","uuid":"a2"}"#,
    "\n",
    r#"{"type":"user","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"toolu_1","content":"Seen."}]},"parent_tool_use_id":null,"session_id":"s1","uuid":"u2","tool_use_result":{"status":"completed"}}"#,
    "\n",
    r#"{"type":"assistant","message":{"id":"m3","type":"message","role":"assistant","model":"claude-opus-4-1","content":[{"type":"text","text":"Looked."}]},"parent_tool_use_id":null,"session_id":"s1","uuid":"a3"}"#,
    "\n",
    r#"{"type":"result","subtype":"success","is_error":false,"result":"Looked.","session_id":"s1","uuid":"r1"}"#,
    "\n",
);

#[test]
fn a_capture_of_the_output_is_a_log() {
    assert_eq!(opencheckpoint_convert::sniff(CAPTURE.as_bytes()), Ok(Format::ClaudeCode));
    let log = convert(CAPTURE.as_bytes()).unwrap();
    let uuids = log.each("/native/uuid");
    assert_eq!(uuids, ["a1", "u2", "a3"], "what the subagent said is not spliced in");
    assert_eq!(log.told("subagent-left-out"), [(None, Some("toolu_1"))]);
    assert!(log.each("/ts").iter().all(|ts| **ts == "2030-01-01T00:00:00Z"));

    let records = convert_as(CAPTURE.as_bytes(), Format::SessionRecord).unwrap().turns;
    let header = &records[0];
    assert_eq!(
        (&header["session"], &header["cwd"]),
        (&json!("claude-code:s1"), &json!("/home/dana/site"))
    );
    let of = |kind: &'static str| records.iter().filter(move |record| record["type"] == kind);
    let subagent = of("subagent").next().unwrap();
    assert_eq!(subagent["subagentId"], "toolu_1");
    let by_subagent = of("message").filter(|message| message["subagentId"] == "toolu_1").count();
    assert_eq!(by_subagent, 2);
    let prompt = of("message").find(|message| blocks_of(message) == ["Look."]).unwrap();
    assert_eq!(prompt["author"], "agent");
    let result = of("tool_result").next().unwrap();
    assert_eq!(result["structuredContent"], json!({"status": "completed"}));
}

fn blocks_of(message: &Value) -> Vec<&str> {
    blocks(&message["content"])
}

#[test]
fn every_text_is_kept_character_for_character() {
    let texts = [
        "\u{1f980} astral, e\u{301} combining, \u{200d}joined\u{fe0f}",
        "line\u{2028}separator\u{2029}and\u{85}others",
        "a NUL \0 and a lone \r and a tab\t",
        "a mark \u{feff} inside, and \u{fffd} itself",
        "quotes \" and \\ and / and </script>",
    ];
    for text in texts {
        let row = |kind: &str, content: Value| {
            json!({"type": kind, "uuid": kind, "sessionId": "s", "timestamp": "2026-03-04T10:00:00Z",
                "message": {"role": kind, "content": content}})
            .to_string()
        };
        let call =
            json!([{"type": "tool_use", "id": "t", "name": "Echo", "input": {"text": text}}]);
        let result = json!([{"type": "tool_result", "tool_use_id": "t", "content": text}]);
        let rows = [row("user", json!(text)), row("assistant", call), row("user", result)];
        let log = convert((rows.join("\n") + "\n").as_bytes()).unwrap();
        assert_eq!(log.turns[0]["content"], text);
        assert_eq!(log.turns[1]["tool_calls"][0]["input"]["text"], text);
        assert_eq!(log.turns[2]["tool_results"][0]["content"], text);
        assert_eq!(log.text.lines().count(), 3, "one line a turn");
    }
}
