//! The Rust side of the types: construction, null and absent, open enums, what a reader is told.

use agent_turns_model::{Json, Nullable, Provider, Role, Turn};

#[test]
fn a_turn_has_its_role_or_every_member() {
    assert_eq!(Turn::new(Role::User).to_line(), r#"{"role": "user"}"#);
    let mut turn = Turn::complete(Role::Assistant, Json::from("Done."));
    turn.provider = Some(Nullable::from(Provider::Anthropic));
    turn.tool_calls = Some(Nullable::from(vec![Json::parse(r#"{"id":"c1"}"#).unwrap()]));
    assert_eq!(
        turn.to_line(),
        r#"{"role": "assistant", "content": "Done.", "tool_calls": [{"id": "c1"}], "tool_results": null, "provider": "anthropic", "model": null, "ts": null}"#
    );
    assert_eq!((turn.tool_calls().len(), turn.tool_results().len()), (1, 0));
}

#[test]
fn absent_null_and_empty_are_three_things() {
    let read = |text: &str| Turn::from_json_str(text).unwrap();
    let absent = read(r#"{"role": "assistant"}"#);
    let null = read(r#"{"role": "assistant", "content": null, "tool_calls": null}"#);
    let empty = read(r#"{"role": "assistant", "content": "", "tool_calls": []}"#);
    assert_eq!((absent.content.as_ref(), absent.tool_calls.as_ref()), (None, None));
    assert_eq!((null.content, &null.tool_calls), (Some(Json::null()), &Some(Nullable::Null)));
    assert_eq!(empty.tool_calls, Some(Nullable::Value(vec![])));
    for turn in [&absent, &empty] {
        assert_eq!(turn.tool_calls(), [] as [Json; 0]);
    }
    assert_ne!(absent, empty);
    let line = r#"{"role": "user", "_meta": null}"#;
    assert_eq!(read(line).meta, Some(Nullable::Null));
    assert_eq!(read(line).to_line(), line);
}

#[test]
fn other_roles_and_providers_are_kept() {
    let turn = Turn::from_json_str(r#"{"role":"developer","provider":"x"}"#).unwrap();
    assert_eq!(turn.role, Role::Other("developer".to_owned()));
    assert_eq!(turn.provider, Some(Nullable::Value(Provider::Other("x".to_owned()))));
    let known: Vec<&str> = Role::KNOWN.iter().map(Role::as_str).collect();
    assert_eq!(known, ["user", "assistant", "tool"]);
}

#[test]
fn unknown_members_keep_their_order_and_the_note_of_a_merge_stands_last() {
    let turn =
        Turn::from_json_str(r#"{"z":1,"_meta":{"k":1,"source":"a"},"a":2,"role":"user"}"#).unwrap();
    assert_eq!(
        turn.to_line(),
        r#"{"role": "user", "z": 1, "a": 2, "_meta": {"k": 1, "source": "a"}}"#
    );
}

#[test]
fn errors_name_the_place_the_value_and_what_would_be_right() {
    let refused = |text: &str| Turn::from_json_str(text).unwrap_err().to_string();
    assert_eq!(
        refused(r#"{"role": ["x"]}"#),
        "line 1, column 10, at /role: found an array, expected a string"
    );
    assert_eq!(
        refused(r#"{"content": "a"}"#),
        r#"line 1, column 1, at the root: missing member "role""#
    );
    assert_eq!(
        refused(r#"{"role": "tool", "tool_results": 7}"#),
        "line 1, column 34, at /tool_results: found 7, expected an array"
    );
}
