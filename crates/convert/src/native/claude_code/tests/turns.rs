//! Turns: what rows of every shape become for an agent that resumes them.

use agent_turns_model::Turn;
use opencheckpoint_rules::turns;

use super::*;
use crate::error::{OutcomeError, RequestError};

/// Converts a log to turns, reads every turn by the model, holds them to their rules, audits the report and restores the log. Gives
/// the turns and the head of the report.
fn turns_of_log(log: &[u8], options: &Options) -> Result<(Vec<Tree>, Tree), Error> {
    let [target, report, residue] = made_as(Format::Turns, log, options)?;
    let text = std::str::from_utf8(&target).expect("UTF-8");
    let mut checker = turns::Checker::new();
    let mut turns = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let turn = from_str::<Turn>(line).unwrap_or_else(|error| panic!("{error}\n{line}"));
        assert_eq!(turn.to_line(), line, "as agent-checkpoint writes it");
        for finding in checker.check(number, &turn) {
            assert!(finding.severity() < Severity::Error, "{finding}\n{line}");
        }
        turns.push(serde_json::from_str(line).expect("json"));
    }
    for finding in checker.finish() {
        assert!(finding.severity() < Severity::Error, "{finding}\n{text}");
    }
    let head = lawful(log, &target, &report, &residue);
    Ok((turns, head))
}

fn noon() -> Options {
    Options { now: Some("2026-03-04T12:00:00Z".parse().expect("a time")), ..Options::default() }
}

/// Converts a log to turns, if one comes of it.
pub(super) fn converts_to_turns(log: &[u8]) {
    match turns_of_log(log, &noon()) {
        Ok(_) | Err(Error::Outcome(OutcomeError::Empty { .. })) => {}
        Err(error) => panic!("{error}"),
    }
}

fn turns_of(rows: &[Tree]) -> (Vec<Tree>, Vec<Tree>) {
    let (turns, head) = turns_of_log(&log_of(rows), &noon()).expect("turns");
    (turns, head["notices"].as_array().cloned().unwrap_or_default())
}

/// The contents of the turns of these rows.
fn said(rows: &[Tree]) -> Vec<Tree> {
    turns_of(rows).0.into_iter().map(|mut turn| turn["content"].take()).collect()
}

fn text(text: &str) -> Tree {
    json!([{"type":"text","text":text}])
}

/// A row with more members.
fn with(mut row: Tree, members: Tree) -> Tree {
    let members = members.as_object().expect("members").clone();
    row.as_object_mut().expect("a row").extend(members);
    row
}

fn queue(operation: &str, content: Tree) -> Tree {
    json!({"type":"queue-operation","operation":operation,"content":content,"sessionId":"s"})
}

fn queued(uuid: &str, prompt: Tree) -> Tree {
    json!({"type":"attachment","uuid":uuid,"sessionId":"s","attachment":{"type":"queued_command","prompt":prompt}})
}

#[test]
fn a_turn_has_the_providers_blocks_and_all_else_that_its_row_says() {
    let blocks = json!([{"type":"text","text":"Reading."}, call("t1", "Read", json!({"n":1.50}))]);
    let row = with(
        assistant("a1", "m1", blocks.clone()),
        json!({"timestamp":"2026-03-04T10:00:00.000Z","requestId":"q1"}),
    );
    let (turns, _) = turns_of(&[user("u1", json!("Go.")), row, user("u2", json!([result("t1")]))]);
    let call = json!([call("t1", "Read", json!({"n":1.50}))]);
    assert_eq!((&turns[1]["content"], &turns[1]["tool_calls"]), (&blocks, &call));
    assert_eq!(turns[1]["ts"], "2026-03-04T10:00:00.000Z");
    let native = json!({"uuid":"a1","sessionId":"s","requestId":"q1","message":{"id":"m1"}});
    assert_eq!(turns[1]["native"], native);
    assert_eq!(turns[2]["tool_results"], json!([result("t1")]));
    assert_eq!(turns[2]["tool_results"], turns[2]["content"]);
    assert!(turns.iter().all(|turn| turn["provider"] == "anthropic"), "{turns:?}");
}

#[test]
fn what_the_harness_put_in_is_not_a_persons() {
    let reminder = "<system-reminder>Mind the tests.</system-reminder>";
    let api_error = json!({"type":"assistant","uuid":"e","sessionId":"s","isApiErrorMessage":true,
        "message":{"model":"<synthetic>","role":"assistant","content":[{"type":"text","text":"API Error"}]}});
    let rows = [
        user("u1", json!("Go on.")),
        with(user("u2", json!("Caveat.")), json!({"isMeta":true})),
        with(user("u3", json!("A summary.")), json!({"isCompactSummary":true})),
        user("u4", json!(reminder)),
        user("u5", json!([{"type":"text","text":"Go on."},{"type":"text","text":reminder}])),
        user("u6", json!("<command-name>/model</command-name>")),
        with(user("u7", json!("x")), json!({"origin":{"kind":"of-a-vendor"}})),
        user("u8", json!([result("t0")])),
        assistant("a1", "m1", text("Done.")),
        api_error,
    ];
    let (turns, _) = turns_of(&rows);
    let said_by: Vec<_> = turns.iter().map(|turn| turn["_meta"].clone()).collect();
    let by = |author: &str, origin: &str| json!({"author":author,"origin":origin});
    let harness = by("harness", "injected");
    assert_eq!(
        said_by,
        [
            by("human", "prompt"),
            harness.clone(),
            harness.clone(),
            harness,
            Tree::Null,
            by("human", "command"),
            Tree::Null,
            Tree::Null,
            json!({"author":"model"}),
            by("harness", "notice"),
        ]
    );
    assert_eq!(turns[1]["native"]["isMeta"], true);
    assert_eq!(
        (&turns[9]["model"], &turns[9]["native"]["message"]["model"]),
        (&Tree::Null, &json!("<synthetic>"))
    );
}

#[test]
fn nobody_speaks_in_a_role_that_says_more_than_the_log() {
    let odd = |kind: &str, role: &str| json!({"type":kind,"uuid":"x","sessionId":"s","message":{"role":role,"content":"x"}});
    for (kind, role, expected) in [
        ("user", "assistant", "assistant"),
        ("assistant", "user", "assistant"),
        ("user", "system", "user"),
        ("user", "tool", "user"),
    ] {
        let (turns, _) = turns_of(&[odd(kind, role)]);
        assert_eq!((&turns[0]["role"], &turns[0]["_meta"]), (&json!(expected), &Tree::Null));
    }
}

#[test]
fn a_prompt_from_the_queue_is_said_once_where_it_was_delivered() {
    let rows = [
        user("u1", json!("Begin.")),
        queue("enqueue", json!("And the docs, too, if you please.")),
        queue("enqueue", json!("Never mind.")),
        queue("enqueue", json!("Still waiting.")),
        assistant("a1", "m1", text("On it.")),
        queue("remove", json!("Never mind.")),
        queued("q1", json!("And the docs, too, if you please.")),
        assistant("a2", "m2", text("Both.")),
        queue("enqueue", json!("Absorbed.")),
        with(queue("remove", json!("Absorbed.")), json!({"reason":"absorbed_mid_turn"})),
    ];
    let (turns, notices) = turns_of(&rows);
    let contents: Vec<_> = turns.iter().map(|turn| &turn["content"]).collect();
    let docs = json!("And the docs, too, if you please.");
    let (on_it, both) = (text("On it."), text("Both."));
    let expected = [&json!("Begin."), &on_it, &docs, &both, &json!("Absorbed.")];
    assert_eq!(contents, expected);
    let human = json!({"author":"human","origin":"queued"});
    assert_eq!((&turns[2]["role"], &turns[2]["_meta"]), (&json!("user"), &human));
    assert_eq!(turns[4]["_meta"], human);
    assert_eq!(places_of(&notices, "pending-prompt"), ["/3/content"]);
}

#[test]
fn a_prompt_is_no_more_a_persons_than_it_was_in_the_queue() {
    let inserted = with(queue("enqueue", json!("Report.")), json!({"isMeta":true}));
    for delivery in [user("u1", json!("Report.")), queued("q1", json!("Report."))] {
        let (turns, _) = turns_of(&[inserted.clone(), queue("dequeue", Tree::Null), delivery]);
        assert_eq!(turns[0]["_meta"]["author"], "harness");
    }
}

#[test]
fn what_a_subagent_says_is_no_part_of_the_conversation() {
    let side = |row: Tree, agent: &str| with(row, json!({"isSidechain":true,"agentId":agent}));
    let rows = [
        user("u1", json!("Begin.")),
        side(user("s1", json!("Find it.")), "a1"),
        side(assistant("s2", "m2", text("Found.")), "a1"),
        assistant("a1", "m1", text("It is found.")),
    ];
    let (turns, notices) = turns_of(&rows);
    assert_eq!(turns.len(), 2);
    assert_eq!(places_of(&notices, "subagent-left-out"), ["/1"]);
    // In a log of its own, it is.
    let (turns, notices) = turns_of(&rows[1..3]);
    assert_eq!((turns.len(), &turns[0]["_meta"]["author"]), (2, &json!("agent")));
    assert_eq!(places_of(&notices, "subagent-left-out"), [""; 0]);
    // Of two subagents, too: nothing of such a log is any other conversation.
    let (turns, notices) =
        turns_of(&[rows[1].clone(), side(assistant("s3", "m3", text("Mine.")), "a2")]);
    assert_eq!(turns.len(), 2);
    assert!(notices.iter().any(|notice| notice["kind"] == "several-subagents"), "{notices:?}");
}

#[test]
fn a_row_that_stands_again_is_one_turn() {
    let row = user("u1", json!("Fix the parser, which fails on empty input."));
    let answer = assistant("a1", "m1", text("Done."));
    assert_eq!(said(&[row.clone(), answer.clone(), row.clone(), answer]).len(), 2);
    assert_eq!(said(&[row.clone(), user("u1", json!("Another."))]).len(), 2);
}

#[test]
fn the_log_ends_before_a_call_in_flight() {
    let go = user("u1", json!("Go."));
    let calls = |uuid: &str, message: &str, ids: &[&str]| {
        let calls: Vec<_> = ids.iter().map(|id| call(id, "Bash", json!({}))).collect();
        assistant(uuid, message, json!(calls))
    };
    let answer = |id: &str| user("r", json!([result(id)]));
    let text_of = |message: &str| assistant("t", message, text("Meanwhile."));
    let meta = || with(user("n", json!("Caveat.")), json!({"isMeta":true}));
    let interrupted = || user("i", json!("[Request interrupted by user]"));
    for (turns, rows) in [
        (1, vec![calls("a1", "m1", &["t1"])]),
        (1, vec![calls("a1", "m1", &["t1", "t2"]), answer("t1")]),
        (1, vec![calls("a1", "m1", &["t1"]), calls("a2", "m1", &["t2"]), answer("t2")]),
        (1, vec![calls("a1", "m1", &["t1"]), meta(), interrupted()]),
        (1, vec![calls("a1", "m1", &["t1"]), text_of("m1")]),
        (3, vec![calls("a1", "m1", &["t1"]), text_of("m2")]),
        (3, vec![calls("a1", "m1", &["t1"]), user("u2", json!("Well?"))]),
        (4, vec![calls("a1", "m1", &["t1"]), interrupted(), user("u2", json!("Well?"))]),
        (3, vec![calls("a1", "m1", &["t1"]), answer("t1"), calls("a2", "m2", &["t2"])]),
        (
            2,
            vec![assistant(
                "a1",
                "m1",
                json!([{"type":"server_tool_use","id":"t1","name":"web_search","input":{}},
            {"type":"web_search_tool_result","tool_use_id":"t1","content":[]}]),
            )],
        ),
    ] {
        let rows = [vec![go.clone()], rows].concat();
        let (found, notices) = turns_of(&rows);
        assert_eq!(found.len(), turns, "{rows:?}");
        let cut = rows.len() - turns;
        let is_told =
            |notice: &&Tree| notice["kind"] == "incomplete-turn" && notice.get("id").is_none();
        let told = notices.iter().find(is_told);
        assert_eq!(told.is_some(), cut > 0, "{rows:?}");
        if let Some(told) = told {
            assert_eq!(told["line"], json!(turns + 1));
            let message = told["message"].as_str().expect("a message");
            assert!(message.ends_with(&format!(": {cut}")), "{message}");
        }
    }
}

#[test]
fn a_turn_without_a_time_has_that_of_the_row_before() {
    let timed = |row: Tree, time: &str| with(row, json!({"timestamp":time}));
    let rows = [
        user("u0", json!("0")),
        timed(user("u1", json!("1")), "2026-03-04T10:00:00.000Z"),
        user("u2", json!("2")),
        timed(json!({"type":"mode","sessionId":"s"}), "2026-03-04T13:00:00+02:00"),
        timed(user("u3", json!("3")), "yesterday"),
        timed(user("u4", json!("4")), "2026-03-04T14:00:00+02:00"),
    ];
    let (turns, notices) = turns_of(&rows);
    let told: Vec<_> = turns.iter().map(|turn| turn["ts"].as_str().expect("a time")).collect();
    let expected = [
        "2026-03-04T12:00:00Z",
        "2026-03-04T10:00:00.000Z",
        "2026-03-04T10:00:00.000Z",
        "2026-03-04T11:00:00Z",
        "2026-03-04T12:00:00Z",
    ];
    assert_eq!(told, expected);
    assert_eq!(turns[3]["native"]["timestamp"], "yesterday");
    assert_eq!(places_of(&notices, "no-time"), ["/4/timestamp"]);
    let missing = turns_of_log(&log_of(&rows), &Options::default());
    assert!(matches!(missing, Err(Error::Request(RequestError::Missing { .. }))), "{missing:?}");
}

/// A time that is kept, copied or spelled anew stands in the target: rows that are left out and say it are accounted for as duplicates.
#[test]
fn times_that_rows_share_are_accounted_for() {
    for time in
        ["2026-03-04T10:00:00.000Z", "2026-03-04T12:00:00.000+02:00", "no time, and of some length"]
    {
        for other in ["2026-03-04T10:00:00.000Z", time] {
            let timed = |row: Tree| with(row, json!({"timestamp":other}));
            let rows = [
                timed(json!({"type":"mode","sessionId":"s"})),
                with(user("u1", json!("1")), json!({"timestamp":time})),
                user("u2", json!("2")),
                timed(json!({"type":"progress","sessionId":"s"})),
            ];
            assert_eq!(said(&rows).len(), 2);
        }
    }
}

#[test]
fn what_is_too_deep_for_a_turn_becomes_its_text() {
    let deep = |levels: usize| {
        format!("{}\"the text at the bottom of it\"{}", "[".repeat(levels), "]".repeat(levels))
    };
    for levels in 110..=126 {
        let row = format!(
            r#"{{"type":"user","uuid":"u1","sessionId":"s","toolUseResult":{},"message":{{"role":"user","content":"x"}}}}"#,
            deep(levels)
        );
        let other = r#"{"type":"mode","sessionId":"s","mode":"the text at the bottom of it"}"#;
        let (turns, _) =
            turns_of_log(format!("{row}\n{other}\n").as_bytes(), &noon()).expect("turns");
        let result = &turns[0]["native"]["toolUseResult"];
        assert!(result.is_array() || result.as_str() == Some(&deep(levels)), "{levels}: {result}");
    }
}

#[test]
fn a_log_of_which_nobody_speaks_is_refused() {
    for rows in [
        vec![json!({"type":"mode","sessionId":"s"})],
        vec![json!({"type":"user","message":"hi"})],
        vec![assistant("a1", "m1", json!([call("t1", "Bash", json!({}))]))],
    ] {
        let refused = turns_of_log(&log_of(&rows), &noon());
        let is_empty = matches!(refused, Err(Error::Outcome(OutcomeError::Empty { of: "turns" })));
        assert!(is_empty, "{refused:?}");
    }
}
