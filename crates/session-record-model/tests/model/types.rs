//! The Rust side of the types: unions, open enums, what is not known, and what a reader is told.

use exact_json::{Integer, Json, Nullable};
use session_record_model::{
    ContentPart, Envelope, Message, MessageRole, PROVISIONAL, PathRef, Record, TextPart,
    UnknownPart,
};

const MESSAGE: &str = r#"{"type":"message","seq":1,"id":"r1","messageId":"m1","content":[]}"#;

fn refused(text: &str) -> String {
    Record::from_json_str(text).unwrap_err().to_string()
}

#[test]
fn a_message_is_built_from_its_required_members() {
    let envelope = Envelope::new(Integer::from(1), "r1");
    let mut message = Message::new(envelope, "m1", vec![TextPart::new("Fix the parser.").into()]);
    message.role = Some(MessageRole::User);
    assert_eq!(
        Record::from(message).to_json_string(),
        r#"{"type":"message","seq":1,"id":"r1","messageId":"m1","role":"user","content":[{"type":"text","text":"Fix the parser."}]}"#
    );
}

#[test]
fn the_envelope_is_found_whatever_the_record() {
    let record = Record::from_json_str(MESSAGE).unwrap();
    assert_eq!(record.type_(), "message");
    assert_eq!(record.envelope().map(|envelope| envelope.id.as_str()), Some("r1"));
    let open = Record::from_json_str(r#"{"id":"r2","type":"mood","seq":2}"#).unwrap();
    assert_eq!((open.type_(), open.envelope()), ("mood", None));
}

#[test]
fn what_the_schema_does_not_name_is_kept_whole_and_in_place() {
    for text in [
        r#"{"id":"r2","seq":2,"type":"mood","level":1.0}"#,
        r#"{"type":"message","seq":1,"id":"r1","messageId":"m1","content":[{"hue":1e2,"type":"smell"}],"x":null,"a":{}}"#,
        r#"{"type":"message","seq":1,"id":"r1","messageId":"m1","role":"oracle","content":[]}"#,
    ] {
        assert_eq!(Record::from_json_str(text).unwrap().to_json_string(), text);
    }
}

#[test]
fn a_part_of_an_unknown_type_and_what_mcp_says_of_a_part_are_kept_verbatim() {
    let open = r#"{"b":1.0,"a":[1e2,-0,12345678901234567890123,null,{}],"":"\u00e9\/"}"#;
    for part in [
        format!(r#"{{"hue":1.50,"type":"smell","_meta":{open},"text":" not a text part "}}"#),
        format!(r#"{{"type":"text","text":"x","annotations":{open},"_meta":{open}}}"#),
        format!(r#"{{"type":"image","mimeType":"image/png","annotations":{open},"_meta":{open}}}"#),
        format!(r#"{{"type":"audio","mimeType":"audio/ogg","annotations":{open},"_meta":{open}}}"#),
        format!(
            r#"{{"type":"resource_link","uri":"file:///a","name":"a","annotations":{open},"_meta":{open}}}"#
        ),
        format!(
            r#"{{"type":"resource","resource":{{"uri":"file:///a"}},"annotations":{open},"_meta":{open}}}"#
        ),
    ] {
        for member in ["content", "displayContent"] {
            let content = if member == "content" { "" } else { r#""content":[],"# };
            let text = format!(
                r#"{{"type":"message","seq":1,"id":"r1","messageId":"m1",{content}"{member}":[{part}]}}"#
            );
            assert_eq!(Record::from_json_str(&text).unwrap().to_json_string(), text);
            let theirs: Record = serde_json::from_str(&text).unwrap();
            assert_eq!(serde_json::to_string(&theirs).unwrap(), text);
        }
    }
}

#[test]
fn an_unknown_part_cannot_pose_as_a_known_one() {
    let part = |text: &str| UnknownPart::try_from(Json::parse(text).unwrap());
    assert_eq!(
        part(r#"{"type":"smell"}"#).map(|part| part.type_().to_owned()),
        Ok("smell".to_owned())
    );
    assert!(part(r#"{"type":"text"}"#).is_err());
    assert!(part(r#"{"type":7}"#).is_err());
    assert!(part("[]").is_err());
    assert!(matches!(
        ContentPart::from(part(r#"{"type":"smell"}"#).unwrap()),
        ContentPart::Unknown(_)
    ));
}

#[test]
fn an_open_enum_takes_any_text_and_knows_its_own() {
    assert_eq!(MessageRole::from("assistant"), MessageRole::Assistant);
    assert_eq!(MessageRole::from("oracle"), MessageRole::Other("oracle".to_owned()));
    assert_eq!(MessageRole::from("oracle".to_owned()).as_str(), "oracle");
    let known: Vec<&str> = MessageRole::KNOWN.iter().map(MessageRole::as_str).collect();
    assert_eq!(known, ["user", "assistant", "system", "developer"]);
}

#[test]
fn a_root_may_be_null_and_must_be_said() {
    let absolute: PathRef = serde_json::from_str(r#"{"root":null,"path":"/a"}"#).unwrap();
    assert_eq!(absolute.root, Nullable::Null);
    assert_eq!(serde_json::to_string(&absolute).unwrap(), r#"{"root":null,"path":"/a"}"#);
    let error = serde_json::from_str::<PathRef>(r#"{"path":"/a"}"#).unwrap_err().to_string();
    assert!(error.contains("missing member \"root\""), "{error}");
}

#[test]
fn errors_name_the_place_the_value_and_what_would_be_right() {
    assert_eq!(refused(r#"{"seq":1}"#), r#"line 1, column 1, at the root: missing member "type""#);
    assert_eq!(refused(r#"{"type":7}"#), "line 1, column 9, at /type: found 7, expected a string");
    assert_eq!(
        refused(&MESSAGE.replace("[]", r#"[{"type":"text"}]"#)),
        r#"line 1, column 65, at /content/0: missing member "text""#
    );
    assert_eq!(
        refused(&MESSAGE.replace("[]", r#"[],"audience":"all""#)),
        r#"line 1, column 78, at /audience: found "all", expected "model", "user", "both" or "unknown""#
    );
    assert_eq!(
        refused(&MESSAGE.replace("[]", r#"[],"audience":null"#)),
        "line 1, column 78, at /audience: found null, expected a string"
    );
    assert_eq!(
        refused(&MESSAGE.replace(r#""seq":1"#, r#""seq":1.5"#)),
        "line 1, column 25, at /seq: found 1.5, expected an integer"
    );
}

#[test]
fn a_part_read_by_itself_must_be_of_its_type() {
    let error =
        serde_json::from_str::<TextPart>(r#"{"type":"image","text":"t"}"#).unwrap_err().to_string();
    assert!(error.starts_with("at /type: found \"image\", expected \"text\""), "{error}");
    let error = serde_json::from_str::<TextPart>(r#"{"text":"t"}"#).unwrap_err().to_string();
    assert!(error.starts_with("at the root: missing member \"type\""), "{error}");
}

#[test]
fn provisional_records_are_named() {
    assert!(PROVISIONAL.contains(&"tool_call") && !PROVISIONAL.contains(&"message"));
}
