//! What a person is told, word for word.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use exact_json::{
    Error, FaultKind, Json, MAX_DEPTH, Nullable, Position, Read, ReadError, Scanner, Timestamp,
    Value, Why, from_slice, from_str, read,
};

fn told(bytes: impl AsRef<[u8]>) -> String {
    from_slice::<Json>(bytes.as_ref()).unwrap_err().to_string()
}

#[test]
fn faults_of_the_text() {
    for (text, line) in [
        ("", "line 1, column 1, at the root: found the end of the text, expected a value"),
        ("nul", "line 1, column 4, at the root: found the end of the text, expected null"),
        ("[nil]", "line 1, column 3, at /0: found 'i', expected null"),
        ("[,]", "line 1, column 2, at /0: found ',', expected a value or ]"),
        ("[1,]", "line 1, column 4, at /1: found ']', expected a value"),
        ("[1 2]", "line 1, column 4, at /0: found '2', expected a comma or ]"),
        ("{,}", "line 1, column 2, at the root: found ',', expected a name or }"),
        ("{\"a\":1,}", "line 1, column 8, at the root: found '}', expected a name"),
        ("{\"a\" 1}", "line 1, column 6, at /a: found '1', expected a colon"),
        ("{\"a\":1]", "line 1, column 7, at /a: found ']', expected a comma or }"),
        ("{\"a\":\n NaN}", "line 2, column 2, at /a: found 'N', expected a value"),
        ("[1] x", "line 1, column 5, at the root: found 'x', expected the end of the text"),
        ("[01]", "line 1, column 3, at /0: found '1', expected no digit after a leading zero"),
        ("[1.]", "line 1, column 4, at /0: found ']', expected a digit"),
        (
            "[1e12345678901234567890]",
            "line 1, column 4, at /0: found 12345678901234567890, expected an exponent of at most 15 digits",
        ),
        ("[\"a\tb\"]", "line 1, column 4, at /0: found U+0009, expected an escape sequence"),
        (
            r#"["\x"]"#,
            r#"line 1, column 4, at /0: found 'x', expected one of " \ / b f n r t u after a backslash"#,
        ),
        (r#"["\u00g0"]"#, "line 1, column 7, at /0: found 'g', expected four hex digits after \\u"),
        (
            r#"["é\ud800"]"#,
            "line 1, column 4, at /0: found \\ud800, expected both halves of a surrogate pair",
        ),
        (
            r#"{"a":{"k":1,"\u006b":2}}"#,
            r#"line 1, column 13, at /a/k: found member "k" a second time, expected each member name once in an object"#,
        ),
        ("{\"a\\nb\":[1,x]}", "line 1, column 12, at /a\\u{a}b/1: found 'x', expected a value"),
    ] {
        assert_eq!(told(text), line, "{text}");
    }
    assert_eq!(told(b"[\"\xff\"]"), "line 1, column 3, at /0: found the byte 0xFF, expected UTF-8");
    assert_eq!(
        told("\u{feff}[\u{feff}]"),
        "line 1, column 2, at /0: found '\u{feff}', expected a value or ]"
    );
    let deep = told("[".repeat(MAX_DEPTH + 1));
    assert!(
        deep.ends_with("/0: found another level, expected at most 128 levels of nesting"),
        "{deep}"
    );
    let fault = Scanner::with_limit(3).scan(b"[1, 2]").map(|_| ()).unwrap_err();
    assert_eq!(
        Error::from_fault(fault, b"[1, 2]").to_string(),
        "line 1, column 1, at the root: found 6 bytes, expected a text within the size limit"
    );
}

#[derive(Debug, PartialEq)]
struct Task {
    title: String,
    due: Option<Timestamp>,
    parent: Option<Nullable<String>>,
}

impl<'t> Read<'t> for Task {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        let (mut title, mut due, mut parent) = (None, None, None);
        for (key, member) in read::object(value)? {
            match &*key.decode() {
                "title" => title = Some(Read::read(member)?),
                "due" => due = Some(Read::read(member)?),
                "parent" => parent = Some(Read::read(member)?),
                _ => return Err(read::unknown(key, &["title", "due", "parent"])),
            }
        }
        let title = title.ok_or_else(|| read::missing(value, "title"))?;
        Ok(Self { title, due, parent })
    }
}

exact_json::deserialize_by_reading!(Task);

#[test]
fn wrong_shapes() {
    for (text, line) in [
        ("[]", "line 1, column 1, at the root: found an array, expected an object"),
        ("{\"due\":\n\n null}", "line 3, column 2, at /due: found null, expected a string"),
        (r#"{"title":{}}"#, "line 1, column 10, at /title: found an object, expected a string"),
        ("{}", "line 1, column 1, at the root: missing member \"title\""),
        (
            r#"{"titel": 1}"#,
            r#"line 1, column 2, at /titel: unknown member "titel", did you mean "title"?"#,
        ),
        (r#"{"x/y": 1}"#, r#"line 1, column 2, at /x~1y: unknown member "x/y""#),
        (
            r#"{"due": "tomorrow"}"#,
            r#"line 1, column 9, at /due: found "tomorrow", expected an RFC 3339 date-time such as 2026-01-31T12:00:00Z"#,
        ),
    ] {
        assert_eq!(from_str::<Task>(text).unwrap_err().to_string(), line, "{text}");
    }
    let long = format!("[{:?}]", "x".repeat(100));
    let error = from_str::<Vec<bool>>(&long).unwrap_err();
    assert_eq!(error.message(), format!("found \"{}…, expected true or false", "x".repeat(59)));
}

#[test]
fn errors_are_data() {
    assert_eq!(
        from_str::<Vec<bool>>("[true, 1]").unwrap_err(),
        Error::Shape {
            why: Why::Expected { what: "true or false".into(), found: "1".into() },
            position: Position { line: 1, column: 8 },
            pointer: "/1".into(),
        }
    );
    assert_eq!(
        from_str::<Vec<bool>>("[true, ]").unwrap_err(),
        Error::Text {
            kind: FaultKind::Unexpected,
            position: Position { line: 1, column: 8 },
            pointer: "/1".into(),
            found: "']'".into(),
            expected: "a value",
        }
    );
}

#[test]
fn serde_json_tells_the_pointer_too() {
    let error =
        serde_json::from_str::<Vec<Task>>("[\n {\"title\": \"a\",\n  \"due\": 7}]").unwrap_err();
    let ours = "at /due: found 7, expected a string (line 2, column 10 of the value)";
    assert!(error.to_string().starts_with(ours), "{error}");
    let built = serde_json::json!({"title": "a", "due": 7});
    let error = serde_json::from_value::<Task>(built).unwrap_err();
    assert!(error.to_string().starts_with("at /due: found 7, expected a string"), "{error}");
}

#[test]
fn null_is_not_absent() {
    let task = |text| from_str::<Task>(text).unwrap();
    assert_eq!(task(r#"{"title":"a"}"#).parent, None);
    assert_eq!(task(r#"{"title":"a","parent":null}"#).parent, Some(Nullable::Null));
    assert!(from_str::<Task>(r#"{"title":"a","due":null}"#).is_err());
}
