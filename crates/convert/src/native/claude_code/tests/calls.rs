//! Calls, results, and which of them belong together.

use serde_json::json;

use super::*;

#[test]
fn an_id_that_is_called_again_after_its_result_is_told() {
    let (records, notices) = told(&[
        assistant("a1", "m1", json!([call("t1", "Read", json!({}))])),
        user("u1", json!([result("t1")])),
        assistant("a2", "m2", json!([call("t1", "Bash", json!({}))])),
    ]);
    assert_eq!(of_type(&records, "tool_call").len(), 2);
    assert_eq!(places_of(&notices, "unpaired-call"), ["/2/message/content/0"]);
    assert_eq!(notices[0]["message"], "the call of Bash has no result");
    assert_eq!(notices.len(), 1);
}

#[test]
fn a_question_asked_again_is_open_though_the_first_was_answered() {
    let ask = || json!([call("t1", "AskUserQuestion", json!({"question":"Which glaze?"}))]);
    let (records, _) = told(&[
        assistant("a1", "m1", ask()),
        user("u1", json!([result("t1")])),
        assistant("a2", "m2", ask()),
    ]);
    let status: Vec<_> = of_type(&records, "input_request").iter().map(|r| &r["status"]).collect();
    assert_eq!(status, ["answered", "open"]);
}

#[test]
fn two_calls_of_one_id_in_one_row_are_both_kept() {
    let (records, notices) = told(&[
        assistant(
            "a1",
            "m1",
            json!([call("t1", "Read", json!({"n":1})), call("t1", "Read", json!({"n":2}))]),
        ),
        user("u1", json!([result("t1")])),
    ]);
    let inputs: Vec<_> =
        of_type(&records, "tool_call").iter().map(|r| r["input"]["n"].clone()).collect();
    assert_eq!(inputs, [1, 2]);
    assert_eq!(places_of(&notices, "unpaired-call").len(), 1);
}

#[test]
fn ids_that_differ_only_in_lone_surrogates_stay_apart() {
    let row = |uuid: &str, id: &str, n: u8| {
        format!(
            r#"{{"type":"assistant","uuid":"{uuid}","message":{{"id":"m1","role":"assistant","content":[{{"type":"tool_use","id":"{id}","name":"Read","input":{{"n":{n}}}}}]}}}}"#
        )
    };
    let log = [row("a1", r"t\ud800", 1), row("a2", r"t\ud801", 2)].join("\n");
    let (records, _) = convert(log.as_bytes()).expect("a conversion");
    let calls: Vec<Tree> = records
        .iter()
        .map(|record| serde_json::from_str(record.as_text()).expect("json"))
        .filter(|record: &Tree| record["type"] == "tool_call")
        .collect();
    assert_eq!(calls.len(), 2);
    assert_ne!(calls[0]["callId"], calls[1]["callId"]);
    assert!(calls.iter().all(|call| call["idSource"] == "derived"));
}

#[test]
fn an_empty_id_is_none_and_folds_nothing() {
    let (records, _) = told(&[
        assistant("", "", json!([{"type":"text","text":"one"}])),
        assistant("", "", json!([{"type":"text","text":"two"}])),
        user("", json!("three")),
    ]);
    let messages = of_type(&records, "message");
    let ids: Vec<_> = messages.iter().map(|message| message["messageId"].clone()).collect();
    assert_eq!(ids, ["record:0", "record:1", "record:2"]);
    assert!(messages.iter().all(|message| message["idSource"] == "derived"));
    assert_eq!(messages[0]["native"][0]["uuid"], "");
    assert_eq!(messages[0]["native"][0]["message"]["id"], "");
}

#[test]
fn results_of_servers_in_a_user_row_are_results_and_nobodys_words() {
    let (records, notices) = told(&[
        assistant(
            "a1",
            "m1",
            json!([
            {"type":"server_tool_use","id":"s1","name":"web_search","input":{}},
            {"type":"mcp_tool_use","id":"s2","name":"ask","server_name":"x","input":{}}]),
        ),
        user(
            "u1",
            json!([
            {"type":"web_search_tool_result","tool_use_id":"s1","content":[{"type":"web_search_result","url":"https://a.example"}]},
            {"type":"mcp_tool_result","tool_use_id":"s2","is_error":false,"content":[{"type":"text","text":"ok"}]}]),
        ),
        user(
            "u2",
            json!([{"type":"code_execution_tool_result","content":{"type":"code_execution_tool_result_error"}}]),
        ),
    ]);
    let results = of_type(&records, "tool_result");
    let said: Vec<_> =
        results.iter().map(|r| (r["callId"].clone(), r.get("status").cloned())).collect();
    assert_eq!(
        said,
        [
            (json!("s1"), None),
            (json!("s2"), Some(json!("ok"))),
            (json!("result:2:0"), Some(json!("error"))),
        ]
    );
    assert_eq!(of_type(&records, "message").len(), 1, "the model's, and no other");
    assert_eq!(places_of(&notices, "unpaired-result"), ["/2/message/content/0"]);
    assert!(places_of(&notices, "unpaired-call").is_empty());
}

#[test]
fn a_call_without_a_name_is_kept_beside_the_message() {
    for odd in [
        json!({"type":"tool_use","id":"t1","input":{"path":"/a"}}),
        json!({"type":"tool_use","id":"t1","name":5,"input":{}}),
        json!({"type":"tool_use","name":null}),
    ] {
        let (records, notices) =
            told(&[assistant("a1", "m1", json!([{"type":"text","text":"x"}, odd.clone()]))]);
        let [message] = of_type(&records, "message")[..] else { panic!("one message") };
        assert_eq!(message["content"], json!([{"type":"text","text":"x"}]));
        assert_eq!(message["native"][0]["message"]["content"], json!([odd]));
        assert!(of_type(&records, "tool_call").is_empty());
        assert_eq!(places_of(&notices, "odd-call"), ["/0/message/content/1"]);
    }
}

#[test]
fn a_call_without_an_id_is_a_call() {
    for odd in
        [json!({"type":"tool_use","name":"Read"}), json!({"type":"tool_use","id":7,"name":"Read"})]
    {
        let (records, notices) = told(&[assistant("a1", "m1", json!([odd.clone()]))]);
        let [call] = of_type(&records, "tool_call")[..] else { panic!("one call") };
        assert_eq!((&call["callId"], &call["idSource"]), (&json!("call:0:0"), &json!("derived")));
        assert_eq!(call["native"][0]["message"]["content"][0].get("id"), odd.get("id"));
        assert_eq!(places_of(&notices, "unpaired-call"), ["/0/message/content/0"]);
    }
}

#[test]
fn a_call_that_stands_where_a_prompt_should_is_no_persons() {
    let (records, _) = told(&[user("u1", json!([call("t1", "Bash", json!({}))]))]);
    let [message] = of_type(&records, "message")[..] else { panic!("one message") };
    assert_eq!(message.get("author"), None);
    assert!(of_type(&records, "tool_call").is_empty());
}

#[test]
fn a_thought_with_nulls_is_a_thought() {
    let (records, _) = told(&[assistant(
        "a1",
        "m1",
        json!([
        {"type":"thinking","thinking":"x","signature":null},
        {"type":"thinking","thinking":null,"signature":"c2ln"},
        {"type":"thinking"},
        {"type":"redacted_thinking","data":"cmVk","signature":null}]),
    )]);
    let [message] = of_type(&records, "message")[..] else { panic!("one message") };
    assert_eq!(
        message["content"],
        json!([
            {"type":"reasoning","text":"x"},
            {"type":"reasoning","visibility":"omitted","signature":"c2ln"},
            {"type":"reasoning"},
            {"type":"reasoning","visibility":"redacted",
                "opaque":{"format":"anthropic.redacted_thinking","data":"cmVk"}},
        ])
    );
}

#[test]
fn a_null_of_a_thought_said_again_is_no_duplicate() {
    let thought = json!([{"type":"thinking","thinking":"x","signature":null}]);
    let rows = [assistant("a1", "m1", thought.clone()), assistant("a2", "m1", thought)];
    let [_, report, _] = made(&log_of(&rows)).expect("a conversion");
    let totals = report.split(|byte| *byte == b'\n').rfind(|line| !line.is_empty());
    let totals: Tree = serde_json::from_slice(totals.expect("totals")).expect("json");
    // The type and the text stand elsewhere; the nulls have no counterpart.
    assert_eq!(totals["dropped"], json!({"no-counterpart":2,"duplicate":2}));
    assert_eq!(convert(&log_of(&rows)).expect("a conversion").0.len(), 2);
}
