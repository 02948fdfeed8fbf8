//! What can be sent, and what is wrong with what cannot.

use super::*;

/// What is wrong with messages, the first place first.
fn faults(format: Format, document: &str) -> Vec<String> {
    check(format, document).unwrap().iter().map(ToString::to_string).collect()
}

/// Messages of `OpenAI`'s.
fn chat(messages: &str) -> Vec<String> {
    faults(Format::OpenAiChat, &format!(r#"{{"messages":[{messages}]}}"#))
}

/// Messages of Anthropic's.
fn anthropic(messages: &str) -> Vec<String> {
    faults(Format::AnthropicMessages, &format!(r#"{{"messages":[{messages}]}}"#))
}

const ASKS: &str = r#"{"role":"user","content":"Go."}"#;
const CALLS: &str = r#"{"role":"assistant","content":null,"tool_calls":[{"id":"c1","type":"function","function":{"name":"ls","arguments":"{}"}}]}"#;
const ANSWERS: &str = r#"{"role":"tool","tool_call_id":"c1","content":""}"#;

#[test]
fn a_chat_in_which_each_call_is_answered_can_be_sent() {
    let parts = r#"{"role":"user","content":[{"type":"text","text":"See."},{"type":"image_url","image_url":{"url":"data:image/png;base64,iVBORw=="}}]}"#;
    for messages in [
        ASKS.to_owned(),
        format!("{ASKS},{CALLS},{ANSWERS},{ASKS}"),
        format!("{CALLS},{ANSWERS},{CALLS},{ANSWERS}"),
        format!("{parts},{ASKS}"),
    ] {
        assert_eq!(chat(&messages), [""; 0], "{messages}");
    }
}

#[test]
fn a_chat_that_would_be_refused_is_named_with_its_place() {
    let two = CALLS.replace(
        "}]}",
        r#"},{"id":"c1","type":"function","function":{"name":"ls","arguments":""}}]}"#,
    );
    for (messages, wanted) in [
        (String::new(), r#""/messages": there is no message"#),
        (CALLS.to_owned(), r#""/messages/0": the call "c1" is not answered"#),
        (format!("{CALLS},{ASKS}"), r#""/messages/1": the call "c1" is not answered"#),
        (ANSWERS.to_owned(), r#""/messages/0": no call "c1" is open"#),
        (format!("{CALLS},{ANSWERS},{ANSWERS}"), r#""/messages/2": no call "c1" is open"#),
        (format!("{two},{ANSWERS}"), r#""/messages/0": two calls are "c1""#),
        (CALLS.replace("c1", "c:1"), r#""/messages/0": the names of the call "c:1" of "ls""#),
        (CALLS.replace("\"ls\"", "\"\""), r#""/messages/0": the names of the call "c1" of """#),
        (ASKS.replace("Go.", " "), r#""/messages/0": its content is blank"#),
        (ASKS.replace("\"Go.\"", "null"), r#""/messages/0": its content is no text"#),
        (ASKS.replace("\"Go.\"", "[]"), r#""/messages/0": its content is no list of parts"#),
        (ASKS.replace("user", "narrator"), r#""/messages/0": the role "narrator""#),
        (ASKS.replace('}', r#","ts":1}"#), r#""/messages/0": it has the member "ts""#),
        (
            r#"{"role":"assistant","content":[{"type":"image_url","image_url":{"url":"x"}}]}"#.to_owned(),
            r#""/messages/0": it has no text"#,
        ),
        (
            r#"{"role":"user","content":[{"type":"image_url","image_url":{"url":"https://a.example"}}]}"#.to_owned(),
            r#""/messages/0": it is no image that is taken"#,
        ),
    ] {
        assert_eq!(chat(&messages).first().map(String::as_str), Some(wanted), "{messages}");
    }
}

const ASKED: &str = r#"{"role":"user","content":[{"type":"text","text":"Go."}]}"#;
const USES: &str =
    r#"{"role":"assistant","content":[{"type":"tool_use","id":"c1","name":"ls","input":{}}]}"#;
const RESULT: &str = r#"{"role":"user","content":[{"type":"tool_result","tool_use_id":"c1"}]}"#;
const SAYS: &str = r#"{"role":"assistant","content":[{"type":"thinking","thinking":"","signature":"s"},{"type":"text","text":"Yes."}]}"#;

#[test]
fn messages_that_alternate_can_be_sent() {
    let both = RESULT.replace("}]", r#"},{"type":"text","text":"And now?"}]"#);
    for messages in [
        ASKED.to_owned(),
        format!("{ASKED},{USES},{RESULT}"),
        format!("{ASKED},{USES},{both},{SAYS}"),
        format!("{ASKED},{SAYS},{ASKED}"),
    ] {
        assert_eq!(anthropic(&messages), [""; 0], "{messages}");
    }
    let document =
        format!(r#"{{"system":[{{"type":"text","text":"Be brief."}}],"messages":[{ASKED}]}}"#);
    assert_eq!(faults(Format::AnthropicMessages, &document), [""; 0]);
}

#[test]
fn messages_that_would_be_refused_are_named_with_their_place() {
    let late = RESULT.replace("[{", r#"[{"type":"text","text":"And now?"},{"#);
    let thinks = SAYS.replace(r#",{"type":"text","text":"Yes."}"#, "");
    for (messages, wanted) in [
        (String::new(), r#""/messages": there is no message"#),
        (SAYS.to_owned(), r#""/messages/0": the first message is the assistant's"#),
        (format!("{ASKED},{ASKED}"), r#""/messages/1": the roles do not alternate"#),
        (format!("{ASKED},{USES}"), r#""/messages/1": the call "c1" is not answered"#),
        (format!("{ASKED},{USES},{ASKED}"), r#""/messages/2": the call "c1" is not answered"#),
        (RESULT.to_owned(), r#""/messages/0/content/0": no call "c1" is open"#),
        (
            format!("{ASKED},{USES},{late}"),
            r#""/messages/2/content/1": something stands before the result"#,
        ),
        (
            format!("{ASKED},{USES},{RESULT},{USES},{RESULT}"),
            r#""/messages/3/content/0": two calls are "c1""#,
        ),
        (format!("{ASKED},{thinks}"), r#""/messages/1": the last that is said is a thought"#),
        (
            format!("{ASKED},{}", SAYS.replace("\"s\"", "\"\"")),
            r#""/messages/1/content/0": its signature is blank"#,
        ),
        (
            format!("{ASKED},{}", USES.replace("{}", "[]")),
            r#""/messages/1/content/0": its input is no object"#,
        ),
        (ASKED.replace("Go.", "\\n"), r#""/messages/0/content/0": its text is blank"#),
        (
            ASKED.replace("text\"", "tool_use\""),
            r#""/messages/0/content/0": a block of the type "tool_use""#,
        ),
    ] {
        assert_eq!(anthropic(&messages).first().map(String::as_str), Some(wanted), "{messages}");
    }
}

#[test]
fn another_format_has_no_messages() {
    assert_eq!(faults(Format::Turns, "{}"), [r#""": turns has no messages"#]);
    assert!(check(Format::OpenAiChat, "{").is_err());
}

#[test]
fn base_64_is_told() {
    for (text, is_it) in [
        ("iVBORw==", true),
        ("YWJj", true),
        ("", false),
        ("====", false),
        ("YWJ", false),
        ("YW Jj", false),
        ("YWJj\n", false),
        ("Y===", false),
    ] {
        assert_eq!(is_base64(text), is_it, "{text:?}");
    }
}
