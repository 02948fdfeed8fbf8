//! Rows that stand twice, and rows of another session.

use serde_json::json;

use super::*;

#[test]
fn a_row_that_stands_again_is_a_copy_of_itself() {
    let row = user("u1", json!("Fix the parser."));
    let (records, _) =
        told(&[row.clone(), assistant("a1", "m1", json!("Done.")), row.clone(), row]);
    let copies: Vec<_> = of_type(&records, "message")
        .iter()
        .filter(|message| message["messageId"] == "u1")
        .map(|message| message.get("copiedFrom").cloned())
        .collect();
    assert_eq!(copies, [None, Some(json!("claude-code:s#u1")), Some(json!("claude-code:s#u1"))]);
}

#[test]
fn equal_prompts_of_two_rows_are_two() {
    let (records, _) = told(&[user("u1", json!("Go on.")), user("u2", json!("Go on."))]);
    assert!(records.iter().all(|record| record.get("copiedFrom").is_none()));
}

#[test]
fn rows_of_one_id_that_say_different_things_are_no_copies() {
    let (records, _) = told(&[user("u1", json!("One.")), user("u1", json!("Two."))]);
    assert!(records.iter().all(|record| record.get("copiedFrom").is_none()));
}

#[test]
fn what_a_resumed_session_brings_along_names_its_place_there() {
    let mut old = user("u1", json!("Fix the parser."));
    old["sessionId"] = json!("old");
    let (records, _) = told(&[old.clone(), old, user("u2", json!("Go on."))]);
    let copies: Vec<_> = of_type(&records, "message").iter().map(|m| m.get("copiedFrom")).collect();
    let copy = json!("claude-code:old#u1");
    assert_eq!(copies, [Some(&copy), Some(&copy), None]);
    // What the row says of its session is kept as well.
    assert_eq!(records[1]["native"][0]["sessionId"], "old");
}

#[test]
fn a_copied_result_answers_no_later_call() {
    let answer = user("u1", json!([result("t1")]));
    let (_, notices) = told(&[
        assistant("a1", "m1", json!([call("t1", "Read", json!({}))])),
        answer.clone(),
        answer,
        assistant("a2", "m2", json!([call("t1", "Read", json!({}))])),
    ]);
    assert_eq!(places_of(&notices, "unpaired-call"), ["/3/message/content/0"]);
}

#[test]
fn a_copy_in_a_row_without_a_session_refers_to_its_first() {
    let row = json!({"type":"user","uuid":"u1","message":{"role":"user","content":"x"}});
    let mut of_subagent = row.clone();
    of_subagent["isSidechain"] = json!(true);
    of_subagent["agentId"] = json!("a1");
    of_subagent["sessionId"] = json!("parent");
    for rows in [
        vec![row.clone(), row.clone()],
        vec![user("u0", json!("y")), row.clone(), row],
        vec![of_subagent.clone(), of_subagent],
    ] {
        let (records, _) = told(&rows);
        let copies: Vec<_> = of_type(&records, "message")
            .iter()
            .filter(|message| message["messageId"] == "u1")
            .map(|message| message.get("copiedFrom"))
            .collect();
        assert_eq!(copies, [None, Some(&json!("messageId=u1"))], "{rows:?}");
    }
}
