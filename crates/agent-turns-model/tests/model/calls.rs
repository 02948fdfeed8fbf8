//! Which calls a turn makes and which results it brings, in every provider's shape.

use agent_turns_model::{CallId, Turn};
use exact_json::Place;

/// Each as `PLACE`, or as `PLACE id` with the id.
fn told(parts: impl IntoIterator<Item = (Option<CallId>, Place)>) -> Vec<String> {
    let part = |(id, place): (Option<CallId>, Place)| match id {
        Some(CallId { text, place: of_id }) => {
            assert!(of_id.to_string().starts_with(&place.to_string()), "{of_id} in {place}");
            format!("{place} {text}")
        }
        None => place.to_string(),
    };
    parts.into_iter().map(part).collect()
}

#[track_caller]
fn assert_told(turn: &str, calls: &[&str], results: &[&str]) {
    let turn = Turn::from_json_str(turn).unwrap();
    let of_calls = turn.calls().into_iter().map(|call| (call.id, call.place));
    let of_results = turn.results().into_iter().map(|result| (result.call, result.place));
    assert_eq!((told(of_calls), told(of_results)), (told_as(calls), told_as(results)));
}

fn told_as(parts: &[&str]) -> Vec<String> {
    parts.iter().map(|&part| part.to_owned()).collect()
}

#[test]
fn openai_lists_calls_and_results() {
    assert_told(
        r#"{"role":"assistant","content":null,"tool_calls":[{"id":"c1","type":"function"},{"id":"c\u0032","type":"custom"}]}"#,
        &["/tool_calls/0 c1", "/tool_calls/1 c2"],
        &[],
    );
    assert_told(
        r#"{"role":"tool","content":"r","tool_results":[{"tool_call_id":"c1","content":"r"}]}"#,
        &[],
        &["/tool_results/0 c1"],
    );
}

#[test]
fn a_message_of_openai_is_a_result_by_itself() {
    assert_told(r#"{"role":"tool","tool_call_id":"c1","content":"r"}"#, &[], &[" c1"]);
    // Where the list says so too, it is the list's.
    assert_told(
        r#"{"role":"tool","tool_call_id":"c1","tool_results":[{"tool_call_id":"c1"}]}"#,
        &[],
        &["/tool_results/0 c1"],
    );
}

#[test]
fn blocks_of_anthropic_are_told_once_wherever_they_stand() {
    let call = r#"{"type":"tool_use","id":"t1","name":"Bash","input":{}}"#;
    let other = call.replace("t1", "t2");
    assert_told(
        &format!(r#"{{"role":"assistant","content":[{{"type":"text","text":"a"}},{call}]}}"#),
        &["/content/1 t1"],
        &[],
    );
    assert_told(
        &format!(
            r#"{{"role":"assistant","content":[{other},{call},{call}],"tool_calls":[{call}]}}"#
        ),
        &["/tool_calls/0 t1", "/content/0 t2"],
        &[],
    );
    let result = r#"{"type":"tool_result","tool_use_id":"t1","content":"r"}"#;
    assert_told(
        &format!(r#"{{"role":"user","content":[{result}],"tool_results":[{result}]}}"#),
        &[],
        &["/tool_results/0 t1"],
    );
    assert_told(
        r#"{"role":"assistant","content":[
            {"type":"server_tool_use","id":"s1"},{"type":"web_search_tool_result","tool_use_id":"s1"},
            {"type":"mcp_tool_use","id":"m1"},{"type":"mcp_tool_result","tool_use_id":"m1"}]}"#,
        &["/content/0 s1", "/content/2 m1"],
        &["/content/1 s1", "/content/3 m1"],
    );
}

#[test]
fn functions_have_no_ids() {
    assert_told(
        r#"{"role":"assistant","content":null,"function_call":{"name":"w","arguments":"{}"}}"#,
        &["/function_call"],
        &[],
    );
    assert_told(r#"{"role":"function","name":"w","content":"r"}"#, &[], &[""]);
}

#[test]
fn a_turn_of_a_tool_is_a_result_whatever_it_says() {
    assert_told(r#"{"role":"tool","content":"r","tool_results":null}"#, &[], &[""]);
    assert_told(r#"{"role":"tool","content":"r","tool_results":[{}]}"#, &[], &["/tool_results/0"]);
    assert_told(r#"{"role":"tool","tool_call_id":7,"content":"r"}"#, &[], &[""]);
}

#[test]
fn the_older_spelling_counts_where_there_is_no_other() {
    assert_told(
        r#"{"role":"assistant","function_call":{"name":"w"},"tool_calls":[{"id":"c1"}]}"#,
        &["/tool_calls/0 c1"],
        &[],
    );
}

#[test]
fn what_has_no_text_for_an_id_has_none() {
    assert_told(
        r#"{"role":"assistant","tool_calls":[null,7,"c1",[],{"id":null},{"id":7}],
            "tool_results":[{"tool_call_id":null,"tool_use_id":"t1"},{"tool_call_id":1}],
            "content":[{"type":"tool_use"},{"type":"tool_result"}]}"#,
        &[
            "/tool_calls/0",
            "/tool_calls/1",
            "/tool_calls/2",
            "/tool_calls/3",
            "/tool_calls/4",
            "/tool_calls/5",
        ],
        &["/tool_results/0 t1", "/tool_results/1"],
    );
}

#[test]
fn what_only_looks_like_a_call_is_none() {
    for turn in [
        r#"{"role":"user"}"#,
        r#"{"role":"assistant","content":null,"tool_calls":null,"tool_results":null}"#,
        r#"{"role":"user","content":"[{\"type\":\"tool_use\",\"id\":\"t1\"}]","tool_calls":[],"tool_results":[]}"#,
        r#"{"role":"user","content":{"type":"tool_use","id":"t1"}}"#,
        r#"{"role":"user","content":[{"type":"text","id":"t1","tool_use_id":"t1"},{"type":7},"tool_use",null]}"#,
        r#"{"role":"user","content":[{"content":[{"type":"tool_use","id":"t1"}]}],"tool_call_id":null,"function_call":null}"#,
        r#"{"role":"assistant","function_call":"auto"}"#,
    ] {
        assert_told(turn, &[], &[]);
    }
}
