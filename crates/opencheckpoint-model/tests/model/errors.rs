//! What a reader is told of a document of the wrong shape, word for word.

use opencheckpoint_model::Checkpoint;

/// A small document: the head on one line, the task's objective on the next, `part` on the third.
fn with_task(part: &str) -> String {
    format!(
        r#"{{"opencheckpoint":"0.1","id":"urn:uuid:1","created_at":"2026-01-01T00:00:00Z","source":{{"producer":{{"name":"t"}}}},
"task":{{"objective":"o",
{part}}}}}"#
    )
}

fn refused(text: &str) -> String {
    Checkpoint::from_json_str(text).unwrap_err().to_string()
}

#[test]
fn the_document_that_the_others_differ_from_is_read() {
    let text = with_task(r#""status":"active""#);
    assert_eq!(Checkpoint::from_json_str(&text).unwrap().to_json_string(), text.replace('\n', ""));
}

#[test]
fn an_unknown_member_is_refused_with_the_nearest_known_name() {
    assert_eq!(
        refused(&with_task(r#""status":"active","outcom":"x""#)),
        r#"line 3, column 19, at /task/outcom: unknown member "outcom", did you mean "outcome"?"#
    );
    assert_eq!(
        refused(&with_task(r#""status":"active","priority":"x""#)),
        r#"line 3, column 19, at /task/priority: unknown member "priority""#
    );
}

#[test]
fn null_is_not_absent() {
    assert_eq!(
        refused(&with_task(r#""status":"active","title":null"#)),
        "line 3, column 27, at /task/title: found null, expected a string"
    );
    assert_eq!(
        refused(&with_task(r#""status":"active","scope":null"#)),
        "line 3, column 27, at /task/scope: found null, expected an object"
    );
}

#[test]
fn a_value_outside_an_enum_is_refused_with_the_values_of_it() {
    assert_eq!(
        refused(&with_task(r#""status":"done""#)),
        "line 3, column 10, at /task/status: found \"done\", expected \"active\", \"blocked\", \
         \"awaiting_input\", \"paused\", \"completed\" or \"abandoned\""
    );
}

#[test]
fn text_that_breaks_its_pattern_is_refused_with_what_would_be_right() {
    let criterion =
        r#""status":"active","success_criteria":[{"id":"-1","description":"d","state":"met"}]"#;
    assert_eq!(
        refused(&with_task(criterion)),
        "line 3, column 45, at /task/success_criteria/0/id: found \"-1\", expected a letter or digit, \
         then at most 127 letters, digits, '.', '_', ':' or '-'"
    );
}

#[test]
fn a_missing_member_is_named_at_its_object() {
    assert_eq!(
        refused(&with_task(r#""title":"t""#)),
        "line 2, column 8, at /task: missing member \"status\""
    );
}

#[test]
fn text_that_is_too_long_is_refused_with_its_length() {
    let text = with_task(r#""status":"active""#).replace("urn:uuid:1", &"é".repeat(257));
    let error = refused(&text);
    assert!(error.starts_with("line 1, column 30, at /id: found \"éé"), "{error}");
    assert!(error.ends_with("…, expected at most 256 characters"), "{error}");
    let text = with_task(r#""status":"active""#).replace("urn:uuid:1", &"é".repeat(256));
    assert!(Checkpoint::from_json_str(&text).is_ok());
}

#[test]
fn an_integer_may_be_spelled_as_a_fraction_and_may_not_be_one() {
    let resource = |size: &str| {
        let text = with_task(r#""status":"active""#);
        let end = text.strip_suffix('}').unwrap();
        format!(
            r#"{end},"resources":[{{"id":"r","kind":"file","uri":"file:///a","size":{size}}}]}}"#
        )
    };
    for size in ["5.0", "1e2", "-1", "12345678901234567890123"] {
        let checkpoint = Checkpoint::from_json_str(&resource(size)).unwrap();
        assert_eq!(checkpoint.to_json_string(), resource(size).replace('\n', ""));
    }
    assert_eq!(
        refused(&resource("5.5")),
        "line 3, column 82, at /resources/0/size: found 5.5, expected an integer"
    );
}

#[test]
fn another_version_is_refused() {
    let text = with_task(r#""status":"active""#).replace("\"0.1\"", "\"0.2\"");
    assert_eq!(
        refused(&text),
        r#"line 1, column 19, at /opencheckpoint: found "0.2", expected "0.1""#
    );
}

#[test]
fn plain_serde_json_says_the_same_with_the_place_in_the_value() {
    let text = with_task(r#""status":"active","outcom":"x""#);
    let error = serde_json::from_str::<Checkpoint>(&text).unwrap_err().to_string();
    let expected = r#"at /task/outcom: unknown member "outcom", did you mean "outcome"? (line 3, column 19 of the value)"#;
    assert!(error.starts_with(expected), "{error}");
}

#[test]
fn a_duplicate_member_is_refused_at_any_depth_and_by_any_door() {
    let text = with_task(r#""status":"active","extensions":{"org.example":{"a":1,"a":2}}"#);
    assert!(refused(&text).contains("at /task/extensions/org.example/a"), "{}", refused(&text));
    assert!(serde_json::from_str::<Checkpoint>(&text).is_err());
}
