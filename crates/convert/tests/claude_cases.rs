//! Claude Code logs become session records: what the shared cases and logs are expected to come out as.
//!
//! The logs are read in place, from the folder that `OPENCHECKPOINT_SHARED` names, or `../shared` beside
//! the workspace. Every conversion here is audited, restored to the byte, and made twice.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../fixtures/shared.rs"]
mod shared;

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use opencheckpoint_convert::audit::audit;
use opencheckpoint_convert::native::salvage::SalvageError;
use opencheckpoint_convert::restore::restore;
use opencheckpoint_convert::{
    Error, Format, Job, Options, OutcomeError, Output, SourceError, Strict,
};
use serde_json::{Value, json};

use shared::shared;

/// What a log became.
struct Converted {
    records: Vec<Value>,
    head: Value,
    totals: Value,
}

struct Files {
    target: Vec<u8>,
    report: Vec<u8>,
    residue: Vec<u8>,
}

fn files(log: &[u8], to: Format, strict: &Strict) -> Result<Files, Error> {
    let (mut target, mut report, mut residue) = (Vec::new(), Vec::new(), Vec::new());
    let options = Options {
        now: Some("2030-01-01T00:00:00Z".parse().unwrap()),
        objective: Some("Carry on.".to_owned()),
        ..Options::default()
    };
    let _summary = opencheckpoint_convert::convert(Job {
        input: &mut Cursor::new(log),
        from: Some(Format::ClaudeCode),
        to,
        options: &options,
        strict,
        target: Output::Writer(&mut target),
        report: Some(Output::Writer(&mut report)),
        residue: Some(Output::Writer(&mut residue)),
    })?;
    Ok(Files { target, report, residue })
}

/// Converts a log and holds the conversion to the laws.
fn lawful(log: &[u8], to: Format) -> Result<Files, Error> {
    let files = files(log, to, &Strict::Off)?;
    let again = self::files(log, to, &Strict::Off)?;
    assert!(files.target == again.target && files.report == again.report, "twice the same");
    assert!(files.residue == again.residue, "twice the same");
    let verdict = audit(Cursor::new(log), Cursor::new(&files.target), &files.report[..]).unwrap();
    assert!(verdict.holds(), "{:#?}", verdict.findings);
    let mut back = Vec::new();
    let mut residues = [Cursor::new(&files.residue)];
    let _restored = restore(&mut Cursor::new(&files.target), &mut residues, &mut back).unwrap();
    assert!(back == log, "the source comes back");
    Ok(files)
}

fn convert(log: &[u8]) -> Result<Converted, Error> {
    let files = lawful(log, Format::SessionRecord)?;
    let text = String::from_utf8(files.target).unwrap();
    let records = text.lines().map(|line| {
        exact_json::from_str::<session_record_model::Record>(line).unwrap();
        serde_json::from_str(line).unwrap()
    });
    let report = String::from_utf8(files.report).unwrap();
    let line = |line: Option<&str>| serde_json::from_str(line.unwrap()).unwrap();
    Ok(Converted {
        records: records.collect(),
        head: line(report.lines().next()),
        totals: line(report.lines().last()),
    })
}

/// A case, where the shared data is there.
fn case(name: &str, file: &str) -> Option<Converted> {
    let log = fs::read(shared("cases")?.join(name).join(file)).unwrap();
    Some(convert(&log).unwrap())
}

impl Converted {
    fn of(&self, kind: &str) -> Vec<&Value> {
        self.records.iter().filter(|record| record["type"] == kind).collect()
    }

    /// The messages of the conversation: what the model or the user said, and what was put in.
    fn messages(&self) -> Vec<&Value> {
        self.of("message")
    }

    fn kinds(&self) -> Vec<&str> {
        self.records.iter().filter_map(|record| record["type"].as_str()).collect()
    }

    fn notices(&self, kind: &str) -> Vec<&Value> {
        let notices = self.head["notices"].as_array().map(Vec::as_slice).unwrap_or_default();
        notices.iter().filter(|notice| notice["kind"] == kind).collect()
    }

    fn anomalies(&self) -> &[Value] {
        self.head["anomalies"].as_array().map(Vec::as_slice).unwrap_or_default()
    }
}

/// The texts of a record's parts.
fn texts(record: &Value) -> Vec<&str> {
    let parts = record["content"].as_array().map(Vec::as_slice).unwrap_or_default();
    parts.iter().filter_map(|part| part["text"].as_str()).collect()
}

fn is_human(message: &Value) -> bool {
    message["author"] == "human"
}

#[test]
fn every_case_and_log_converts_or_is_refused_as_its_page_says() {
    let Some(shared) = shared("") else { return };
    let mut logs = Vec::new();
    find(&shared.join("cases"), &mut logs);
    find(&shared.join("real"), &mut logs);
    assert!(logs.len() >= 25, "{logs:?}");
    for path in logs {
        let log = fs::read(&path).unwrap();
        for to in [Format::SessionRecord, Format::OpenCheckpoint] {
            let is_utf16 = path.to_string_lossy().contains("24-cc-utf16");
            match lawful(&log, to) {
                Ok(_) => assert!(!is_utf16, "{}", path.display()),
                Err(error) => assert!(is_utf16, "{}: {error}", path.display()),
            }
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
fn a_call_in_flight_is_kept_without_a_result_01() {
    let Some(log) = case("01-cc-dangling-tool-use", "input.jsonl") else { return };
    let last = *log.messages().last().unwrap();
    assert_eq!(texts(last), ["Running them."]);
    let [call] = log.of("tool_call")[..] else { panic!("one call") };
    assert_eq!((&call["callId"], &call["name"]), (&json!("toolu_1"), &json!("Bash")));
    assert_eq!(call["input"], json!({"command": "cargo test"}));
    assert_eq!(call["at"], json!({"message": last["id"], "index": 1}));
    assert!(log.of("tool_result").is_empty());
    let [notice] = log.notices("unpaired-call")[..] else { panic!("one notice") };
    assert_eq!((&notice["id"], &notice["line"]), (&json!("toolu_1"), &json!(4)));
    assert_eq!(log.totals["dropped"], json!({}));
}

#[test]
fn a_hole_in_the_middle_is_told_and_nothing_behind_it_is_lost_02() {
    let Some(log) = case("02-cc-one-of-three-results-lost", "input.jsonl") else { return };
    let ids = |kind| -> Vec<_> { log.of(kind).iter().map(|r| r["callId"].clone()).collect() };
    assert_eq!(ids("tool_call"), ["toolu_a", "toolu_b", "toolu_c"]);
    assert_eq!(ids("tool_result"), ["toolu_a", "toolu_c"]);
    let [notice] = log.notices("unpaired-call")[..] else { panic!("one notice") };
    assert_eq!((&notice["id"], &notice["line"]), (&json!("toolu_b"), &json!(3)));
    assert_eq!(texts(log.messages().last().unwrap()), ["a and c look fine."]);
}

#[test]
fn the_rows_of_one_message_are_one_message_03() {
    let Some(log) = case("03-cc-parallel-calls-one-message-id", "input.jsonl") else { return };
    assert_eq!(
        log.kinds(),
        [
            "session",
            "message",
            "inference",
            "message",
            "tool_call",
            "tool_call",
            "tool_result",
            "tool_result",
            "inference",
            "message"
        ]
    );
    let message = log.messages()[1];
    let parts = message["content"].as_array().unwrap();
    assert_eq!(
        parts.iter().map(|part| part["type"].as_str().unwrap()).collect::<Vec<_>>(),
        ["reasoning", "text"]
    );
    let uuids: Vec<String> =
        [2, 3, 4, 6].iter().map(|n| format!("00000000-0000-4000-8000-{n:012}")).collect();
    assert_eq!(message["assembly"], json!({"mode": "folded", "sourceIds": uuids}));
    let names: Vec<_> = log.of("tool_call").iter().map(|call| call["callId"].clone()).collect();
    assert_eq!(names, ["toolu_x", "toolu_y"]);
    let usage: Vec<_> =
        log.of("inference").iter().map(|i| i["usage"]["output_tokens"].clone()).collect();
    assert_eq!(usage, [20, 10]);
}

#[test]
fn a_compaction_is_a_boundary_and_not_a_second_session_06() {
    let Some(log) = case("06-cc-compact-boundary", "input.jsonl") else { return };
    assert_eq!(log.of("session").len(), 1);
    assert_eq!(log.of("compaction").len(), 1);
    let prompts: Vec<_> =
        log.messages().into_iter().filter(|message| is_human(message)).map(texts).collect();
    assert_eq!(prompts, [["Port the parser."], ["Now the printer."]]);
    let summary = log.messages()[2];
    assert_eq!((&summary["author"], &summary["origin"]), (&json!("harness"), &json!("injected")));
    assert_eq!(summary["native"][0]["isCompactSummary"], true);
    let [notice] = log.notices("compaction")[..] else { panic!("one notice") };
    assert_eq!(notice["line"], 3);
}

#[test]
fn a_parent_that_is_not_on_disk_is_told_07() {
    let Some(log) = case("07-cc-dangling-logical-parent", "input.jsonl") else { return };
    let said: Vec<_> = log.messages().into_iter().flat_map(texts).collect();
    assert_eq!(said, ["First topic.", "Handled.", "Second topic.", "Handled too."]);
    let [notice] = log.notices("unresolved-parent")[..] else { panic!("one notice") };
    assert_eq!(notice["id"], "00000000-0000-4000-8000-000000000999");
    assert_eq!(notice["line"], 3);
    let Some(log) = case("06-cc-compact-boundary", "input.jsonl") else { return };
    assert!(log.notices("unresolved-parent").is_empty());
}

#[test]
fn a_torn_tail_is_told_and_refused_when_strict_08() {
    let Some(log) = case("08-cc-truncated-last-line", "input.jsonl") else { return };
    assert_eq!(log.messages().len(), 2);
    let bytes =
        fs::read(shared("").unwrap().join("cases/08-cc-truncated-last-line/input.jsonl")).unwrap();
    let start = bytes.iter().rposition(|byte| *byte == b'\n').unwrap() + 1;
    let [anomaly] = log.anomalies() else { panic!("one anomaly") };
    assert_eq!((&anomaly["kind"], &anomaly["line"]), (&json!("torn"), &json!(3)));
    assert_eq!(
        anomaly["segments"],
        json!([{"offset": start, "length": bytes.len() - start, "record": 2, "opaque": true}])
    );
    assert_eq!(log.totals["dropped"], json!({"unreadable": 1}));
    let strict = Strict::All;
    let error = files(&bytes, Format::SessionRecord, &strict).err();
    assert!(matches!(
        error,
        Some(Error::Outcome(OutcomeError::Anomalies { count: 1, line: 3, .. }))
    ));
}

#[test]
fn runs_of_zero_bytes_are_told_and_escaped_ones_are_data_10() {
    let Some(log) = case("10-cc-nul-run", "input.jsonl") else { return };
    assert_eq!(log.messages().len(), 2);
    let lengths: Vec<_> = log
        .anomalies()
        .iter()
        .map(|anomaly| {
            assert_eq!(anomaly["kind"], "nul-run");
            anomaly["segments"][0]["length"].clone()
        })
        .collect();
    assert_eq!(lengths, [96, 17]);
    assert_eq!(log.anomalies()[0]["segments"][1].get("opaque"), None);
}

#[test]
fn contents_of_every_shape_stay_apart_12() {
    let Some(log) = case("12-cc-content-shapes", "input.jsonl") else { return };
    let results = log.of("tool_result");
    let calls: Vec<_> = results.iter().map(|result| result["callId"].clone()).collect();
    assert_eq!(calls, ["toolu_1", "toolu_2", "toolu_3", "toolu_4"]);
    assert!(log.notices("unpaired-call").is_empty() && log.notices("unpaired-result").is_empty());

    // Nothing, an empty text, an empty list.
    assert_eq!(
        (&results[0]["content"], &results[0]["capture"]["content"]["state"]),
        (&json!([]), &json!("absent"))
    );
    assert_eq!((texts(results[1]), results[1].get("capture")), (vec![""], None));
    let parts = results[2]["content"].as_array().unwrap();
    assert_eq!(parts[0], json!({"type": "text", "text": "part 1"}));
    assert_eq!((&parts[1]["type"], &parts[1]["data"]), (&json!("image"), &json!("iVBORw0KGgo=")));
    assert_eq!(
        results[3]["content"],
        json!([{"type": "tool_reference", "tool_name": "mcp__x__y"}])
    );
    // None of them failed; what was stored stays as it was.
    assert!(results.iter().all(|result| result["status"] == "ok"));
    let stored =
        |result: &Value| result["native"][0]["message"]["content"][0].get("is_error").cloned();
    assert_eq!(stored(results[0]), None);
    assert_eq!(stored(results[1]), Some(Value::Null));
    assert_eq!(stored(results[2]), Some(json!(false)));

    let messages = log.messages();
    assert_eq!(texts(messages[2]), ["bare string in array", "and a part"]);
    assert!(is_human(messages[2]));
    let (assistant, empty, blank) = (messages[3], messages[4], messages[5]);
    for message in [assistant, empty] {
        assert_eq!(message["content"], json!([]));
        assert_eq!(message["capture"]["content"]["state"], "complete");
    }
    assert_eq!((texts(blank), blank.get("capture")), (vec![""], None));
}

#[test]
fn a_prompt_typed_while_the_agent_worked_comes_out_once_13() {
    let Some(log) = case("13-cc-queued-command-attachment", "input.jsonl") else { return };
    let said: Vec<_> = log.messages().into_iter().map(texts).collect();
    let queued = "Also update the changelog.";
    assert_eq!(said.iter().flatten().filter(|text| **text == queued).count(), 1);
    let message = log.messages()[2];
    assert_eq!(texts(message), [queued]);
    assert_eq!((&message["author"], &message["origin"]), (&json!("human"), &json!("queued")));
    // The log does not say in which role it was sent.
    assert_eq!((message.get("role"), message.get("status")), (None, None));
    assert_eq!(message["capture"]["role"]["state"], "absent");
    // It stands where it was delivered: behind the result, in front of the answer.
    let kinds = log.kinds();
    let at = message["seq"].as_u64().and_then(|seq| usize::try_from(seq).ok()).unwrap();
    assert_eq!(kinds[..at].iter().filter(|kind| **kind == "tool_result").count(), 1);
    assert_eq!(
        message["assembly"]["sourceIds"],
        json!(["record:1", "00000000-0000-4000-8000-000000000004"])
    );
    assert_eq!(log.totals["dropped"], json!({}));
}

#[test]
fn a_server_tool_is_paired_inside_its_message_15() {
    let Some(log) = case("15-cc-server-tool-in-assistant", "input.jsonl") else { return };
    assert!(log.notices("unpaired-call").is_empty() && log.notices("unpaired-result").is_empty());
    let calls: Vec<_> = log.of("tool_call").iter().map(|call| call["callId"].clone()).collect();
    assert_eq!(calls, ["srvtoolu_1", "toolu_1"]);
    let search = log.of("tool_result")[0];
    assert_eq!(search["callId"], "srvtoolu_1");
    assert_eq!(
        search["content"],
        json!([{"type": "web_search_result", "url": "https://example.invalid/c", "title": "c", "encrypted_content": "ZW5j", "page_age": null}])
    );
    assert_eq!(search["native"][0]["message"]["content"][0]["type"], "web_search_tool_result");
    assert_eq!(
        log.of("tool_call")[0]["native"][0]["message"]["content"][0]["type"],
        "server_tool_use"
    );
    // The notice between its rows does not split the message.
    let said: Vec<_> =
        log.messages().into_iter().filter(|m| m["role"] == "assistant").map(texts).collect();
    assert_eq!(said, [["Found it."], ["Version 2."]]);
    assert_eq!(log.of("inference").len(), 2);
}

#[test]
fn each_file_of_a_resumed_session_converts_alone_16() {
    let name = "16-cc-resume-copies-history";
    for (id, messages) in
        [("11111111-1111-4111-8111-111111111111", 2), ("22222222-2222-4222-8222-222222222222", 4)]
    {
        let Some(log) = case(name, &format!("{id}.jsonl")) else { return };
        assert_eq!(log.records[0]["session"], format!("claude-code:{id}"));
        assert_eq!(log.messages().len(), messages);
        assert_eq!(log.totals["dropped"], json!({}));
    }
}

#[test]
fn a_subagent_beside_the_log_is_told_and_is_a_session_of_its_own_18() {
    let name = "18-cc-subagent-side-file";
    let main = "11111111-1111-4111-8111-111111111111";
    let Some(log) = case(name, &format!("{main}.jsonl")) else { return };
    let [notice] = log.notices("subagent-not-read")[..] else { panic!("one notice") };
    assert_eq!(notice["id"], "a1b2c3d");
    let [subagent] = log.of("subagent")[..] else { panic!("one subagent") };
    assert_eq!(
        (&subagent["subagentId"], &subagent["callId"]),
        (&json!("a1b2c3d"), &json!("toolu_t"))
    );
    assert_eq!(log.of("tool_result")[0]["structuredContent"]["agentId"], "a1b2c3d");

    let Some(side) = case(name, &format!("{main}/subagents/agent-a1b2c3d.jsonl")) else { return };
    assert_eq!(side.records[0]["session"], "claude-code:a1b2c3d");
    assert_eq!(side.records[0]["parent"], format!("claude-code:{main}"));
    // The record of the subagent leads from one to the other.
    assert_eq!(side.records[0]["session"], subagent["session"]);
    assert_eq!(side.messages()[0]["author"], "agent");
    assert!(side.records.iter().all(|record| record.get("subagentId").is_none()));
    assert!(!side.messages().into_iter().any(is_human));
}

#[test]
fn inline_sidechains_are_no_part_of_the_conversation_18() {
    let Some(shared) = shared("") else { return };
    let log = fs::read(shared.join("real/claude-sidechain-real.claude-code-viewer.jsonl")).unwrap();
    let log = convert(&log).unwrap();
    let names: Vec<_> =
        log.of("subagent").iter().map(|agent| agent["subagentId"].clone()).collect();
    assert_eq!(names, ["sidechain-1", "sidechain-2"]);
    for message in log.messages() {
        let source = &message["native"][0]["isSidechain"];
        assert_eq!(message.get("subagentId").is_some(), source == true, "{message}");
        assert!(!(is_human(message) && source == true));
    }
    assert_eq!(log.of("tool_call").len(), log.of("tool_result").len());
    assert!(log.notices("unpaired-call").is_empty());
}

#[test]
fn thoughts_keep_their_signatures_19() {
    let Some(log) = case("19-cc-thinking-signatures", "input.jsonl") else { return };
    let message = log.messages()[1];
    assert_eq!(
        message["content"],
        json!([
            {"type": "reasoning", "visibility": "full", "text": "step one", "signature": "QUJDREVGRw=="},
            {"type": "reasoning", "text": "step two", "signature": ""},
            {"type": "reasoning", "text": "step three"},
            {"type": "reasoning", "visibility": "omitted", "text": "", "signature": "SElKS0xNTg=="},
            {"type": "reasoning", "visibility": "redacted",
             "opaque": {"format": "anthropic.redacted_thinking", "data": "UkVEQUNURUQ="}},
            {"type": "text", "text": "Answer."}
        ])
    );
    let notices = log.notices("not-replayable");
    let places: Vec<_> = notices.iter().map(|notice| notice["pointer"].clone()).collect();
    assert_eq!(places, ["/1/message/content/1", "/1/message/content/2"]);
    // The producing model stands in front of each answer.
    let models: Vec<_> = log.of("inference").iter().map(|i| i["model"].clone()).collect();
    assert_eq!(models, ["claude-sonnet-4-5-20250929", "claude-opus-4-8"]);
}

#[test]
fn what_the_harness_says_of_an_error_is_not_the_models_20() {
    let Some(log) = case("20-cc-synthetic-api-error", "input.jsonl") else { return };
    let prompts: Vec<_> = log.messages().into_iter().filter(|m| is_human(m)).map(texts).collect();
    assert_eq!(prompts, [["Go on."], ["Go on."]]);
    let error = log.messages()[1];
    assert_eq!((&error["author"], &error["status"]), (&json!("harness"), &json!("error")));
    assert_eq!(error.get("inferenceId"), None);
    let models: Vec<_> = log.of("inference").iter().map(|i| i["model"].clone()).collect();
    assert_eq!(models, ["claude-sonnet-4-5-20250929"]);
    assert_eq!(log.of("native")[0]["row"]["retryInMs"], 560.5);
}

#[test]
fn only_a_line_feed_ends_a_record_22() {
    let Some(log) = case("22-cc-u2028-in-string", "input.jsonl") else { return };
    assert_eq!(log.messages().len(), 2);
    assert!(texts(log.messages()[0])[0].contains('\u{2028}'));
    assert!(log.anomalies().is_empty());
}

#[test]
fn framing_is_not_data_23() {
    let Some(log) = case("23-cc-bom-crlf-blank", "input.jsonl") else { return };
    assert_eq!(texts(log.messages()[0]), ["First\r\nsecond"]);
    assert_eq!(texts(log.messages()[1]), ["ok"]);
    let [anomaly] = log.anomalies() else { panic!("one anomaly") };
    assert_eq!(anomaly["kind"], "bom");
}

#[test]
fn other_encodings_are_refused_by_name_24() {
    let Some(shared) = shared("") else { return };
    for (file, encoding) in [("input.jsonl", "UTF-16LE"), ("input-be-nobom.jsonl", "UTF-16BE")] {
        let log = fs::read(shared.join("cases/24-cc-utf16").join(file)).unwrap();
        match convert(&log) {
            Err(Error::Source(SourceError::Log(SalvageError::Encoding { name, .. }))) => {
                assert_eq!(name, encoding);
            }
            other => panic!("{file}: {:?}", other.map(|log| log.records)),
        }
    }
}

#[test]
fn a_giant_line_is_read_or_named_and_never_costs_the_others_25() {
    let Some(shared) = shared("") else { return };
    let path = shared.join("cases/25-cc-giant-line/input.jsonl");
    let bytes = fs::read(path).unwrap();
    let log = convert(&bytes).unwrap();
    let image = &log.messages()[0]["content"][1];
    let row: Value = serde_json::from_slice(bytes.split(|b| *b == b'\n').next().unwrap()).unwrap();
    assert_eq!(image["data"], row["message"]["content"][1]["source"]["data"]);
    assert_eq!(texts(log.messages()[1]), ["Seen."]);

    let mut options = Options::default();
    options.limits.line = 10_000;
    let (mut target, mut report) = (Vec::new(), Vec::new());
    let _summary = opencheckpoint_convert::convert(Job {
        input: &mut Cursor::new(&bytes),
        from: Some(Format::ClaudeCode),
        to: Format::SessionRecord,
        options: &options,
        strict: &Strict::Off,
        target: Output::Writer(&mut target),
        report: Some(Output::Writer(&mut report)),
        residue: None,
    })
    .unwrap();
    let head: Value =
        serde_json::from_slice(report.split(|b| *b == b'\n').next().unwrap()).unwrap();
    let anomaly = &head["anomalies"][0];
    assert_eq!((&anomaly["kind"], &anomaly["line"]), (&json!("too-long"), &json!(1)));
    assert_eq!(anomaly["limit"], 10_000);
    assert!(anomaly["segments"][0]["length"].as_u64().unwrap() > 70_000);
    assert!(String::from_utf8(target).unwrap().contains("Seen."));
}

#[test]
fn a_call_that_is_too_deep_is_named_and_its_result_explained_26() {
    let Some(log) = case("26-cc-deep-nesting", "input.jsonl") else { return };
    let [anomaly] = log.anomalies() else { panic!("one anomaly") };
    assert_eq!((&anomaly["kind"], &anomaly["line"]), (&json!("too-deep"), &json!(2)));
    let [notice] = log.notices("unpaired-result")[..] else { panic!("one notice") };
    assert_eq!(notice["id"], "toolu_1");
    assert!(notice["message"].as_str().unwrap().contains("line 2, which cannot be read"));
    assert_eq!(texts(log.messages().last().unwrap()), ["Done."]);
}

#[test]
fn a_line_of_a_hundred_thousand_levels_overflows_nothing_26() {
    let deep = format!("{}1{}", "{\"k\":".repeat(100_000), "}".repeat(100_000));
    let log = format!("{{\"type\":\"mode\",\"sessionId\":\"s\"}}\n{deep}\n");
    let log = convert(log.as_bytes()).unwrap();
    assert_eq!(log.anomalies()[0]["kind"], "too-deep");
}

#[test]
fn what_the_model_saw_and_what_was_stored_beside_it_stay_two_things_28() {
    let Some(log) = case("28-cc-tool-result-persisted-elsewhere", "input.jsonl") else { return };
    let result = log.of("tool_result")[0];
    assert!(texts(result)[0].starts_with("<persisted-output>"));
    assert_eq!(result["structuredContent"]["stdout"], "1\n2\n3");
    let [notice] = log.notices("external-reference")[..] else { panic!("one notice") };
    assert!(notice["message"].as_str().unwrap().contains("/home/.claude/tool-results/toolu_1.txt"));
    assert!(notice["message"].as_str().unwrap().contains("not read"));
}

#[test]
fn a_log_of_every_type_is_kept_whole() {
    let Some(shared) = shared("") else { return };
    let log = fs::read(shared.join("real/claude-type-zoo.agent-sessions.jsonl")).unwrap();
    let rows = log.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).count();
    let log = convert(&log).unwrap();
    assert_eq!(log.totals["dropped"].get("no-counterpart"), None);
    // Origins of kinds that nobody knows are nobody's.
    for message in log.messages() {
        let origin = &message["native"][0]["origin"]["kind"];
        if origin.is_string() && origin != "human" {
            assert!(!is_human(message), "{message}");
        }
    }
    let sources: usize =
        log.records.iter().map(|record| record["native"].as_array().map_or(0, Vec::len)).sum();
    assert!(sources + log.of("native").len() >= rows - 5, "{sources} of {rows}");
}
