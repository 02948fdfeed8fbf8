//! A checkpoint inside a type of one's own, and through formats that are not JSON.
//!
//! What holds, and what cannot, is what the crate's documentation says under "Inside a type of your own".

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::HashMap;

use opencheckpoint_model::Checkpoint;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

/// A checkpoint with numbers and text that are easily re-spelled.
const TEXT: &str = r#"{"opencheckpoint":"0.1","id":"a","created_at":"2026-01-31T12:00:00.100-00:00","source":{"producer":{"name":"example","uri":"https://a.example"}},"task":{"objective":"Fix the parser","status":"active","success_criteria":[]},"extensions":{"org.example/z":{"cost":1.50,"big":12345678901234567890123,"small":1e2},"org.example/a":"\u0041"}}"#;

/// The same where numbers are plain and no text is escaped.
const PLAIN: &str = r#"{"opencheckpoint":"0.1","id":"a","created_at":"2026-01-31T12:00:00.100-00:00","source":{"producer":{"name":"example","uri":"https://a.example"}},"task":{"objective":"Fix the parser","status":"active","success_criteria":[]},"extensions":{"org.example/a":{"cost":1.5,"count":3}}}"#;

fn checkpoint(text: &str) -> Checkpoint {
    text.parse().unwrap()
}

#[derive(Serialize, Deserialize)]
struct Saved {
    user: String,
    checkpoint: Checkpoint,
    earlier: Option<Checkpoint>,
}

#[derive(Serialize, Deserialize)]
struct Flat {
    user: String,
    #[serde(flatten)]
    checkpoint: Checkpoint,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Untagged {
    Number(u64),
    Checkpoint(Box<Checkpoint>),
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "record", rename_all = "snake_case")]
enum Tagged {
    Checkpoint(Box<Checkpoint>),
    Nothing,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    Checkpoint(Box<Checkpoint>),
}

/// Text, type and text again.
fn again<T: Serialize + DeserializeOwned>(text: &str) -> String {
    serde_json::to_string(&serde_json::from_str::<T>(text).unwrap()).unwrap()
}

#[test]
fn structs_lists_and_maps_keep_every_spelling() {
    let saved = format!(r#"{{"user":"ada","checkpoint":{TEXT},"earlier":null}}"#);
    assert_eq!(again::<Saved>(&saved), saved);
    let list = format!("[{TEXT},{TEXT}]");
    assert_eq!(again::<Vec<Checkpoint>>(&list), list);
    let map = format!(r#"{{"ada":{TEXT}}}"#);
    assert_eq!(again::<HashMap<String, Checkpoint>>(&map), map);
    assert_eq!(again::<Option<Checkpoint>>(TEXT), TEXT);
    let adjacent = format!(r#"{{"t":"Checkpoint","c":{TEXT}}}"#);
    assert_eq!(again::<Adjacent>(&adjacent), adjacent);
}

/// serde reads what it must look at twice into a buffer of its own, before a type sees it.
#[test]
fn flattened_and_tagged_types_keep_what_serdes_buffer_keeps() {
    let flat = format!(r#"{{"user":"ada",{}"#, &PLAIN[1..]);
    assert_eq!(again::<Flat>(&flat), flat);
    assert_eq!(again::<Untagged>(PLAIN), PLAIN);
    assert_eq!(again::<Untagged>("7"), "7");
    let tagged = format!(r#"{{"record":"checkpoint",{}"#, &PLAIN[1..]);
    assert_eq!(again::<Tagged>(&tagged), tagged);
    assert_eq!(again::<Tagged>(r#"{"record":"nothing"}"#), r#"{"record":"nothing"}"#);
}

/// The limits: what the buffer has re-spelled or rounded cannot be had back, and is not refused either.
#[test]
fn flattened_types_lose_the_spelling_of_open_json_and_of_nothing_else() {
    let flat = format!(r#"{{"user":"ada",{}"#, &TEXT[1..]);
    let read: Flat = serde_json::from_str(&flat).unwrap();
    let whole = checkpoint(TEXT);
    assert_eq!(read.checkpoint.created_at, whole.created_at);
    assert_eq!(read.checkpoint.source, whole.source);
    assert_eq!(read.checkpoint.task, whole.task);
    let extensions = serde_json::to_string(&read.checkpoint.extensions).unwrap();
    assert_ne!(read.checkpoint, whole);
    assert!(extensions.contains(r#""org.example/a":"A""#), "{extensions}");
}

#[test]
fn what_is_wrong_is_refused_inside_other_types_too() {
    let wrong = PLAIN.replace("objective", "objectve");
    let flat = format!(r#"{{"user":"ada",{}"#, &wrong[1..]);
    let saved = format!(r#"{{"user":"ada","checkpoint":{wrong},"earlier":null}}"#);
    for error in [
        serde_json::from_str::<Saved>(&saved).err().unwrap(),
        serde_json::from_str::<Flat>(&flat).err().unwrap(),
        serde_json::from_str::<Vec<Checkpoint>>(&format!("[{wrong}]")).err().unwrap(),
    ] {
        assert!(error.to_string().contains("did you mean \"objective\"?"), "{error}");
    }
    assert!(serde_json::from_str::<Untagged>(&wrong).is_err());
    let twice = format!(r#"{{"user":"ada","checkpoint":{},"earlier":null}}"#, doubled());
    assert!(serde_json::from_str::<Saved>(&twice).err().unwrap().to_string().contains("second"));
}

/// A checkpoint with a member that stands twice in open JSON.
fn doubled() -> String {
    PLAIN.replace(r#""cost":1.5"#, r#""cost":1.5,"cost":2"#)
}

#[test]
fn a_value_of_serde_json_is_a_way_in_and_out() {
    let whole = checkpoint(PLAIN);
    let value = serde_json::to_value(&whole).unwrap();
    assert_eq!(value["task"]["objective"], "Fix the parser");
    assert_eq!(serde_json::from_value::<Checkpoint>(value).unwrap(), whole);
    let value: Value = serde_json::from_str(PLAIN).unwrap();
    assert_eq!(Checkpoint::deserialize(&value).unwrap(), whole);
}

#[test]
fn cbor_and_yaml_carry_a_checkpoint() {
    let whole = checkpoint(PLAIN);
    let mut cbor = Vec::new();
    ciborium::into_writer(&whole, &mut cbor).unwrap();
    assert_eq!(ciborium::from_reader::<Checkpoint, _>(&cbor[..]).unwrap(), whole);
    let yaml = serde_norway::to_string(&whole).unwrap();
    assert_eq!(serde_norway::from_str::<Checkpoint>(&yaml).unwrap(), whole);
}

/// A number that another format cannot carry is an error, and no rounding.
#[test]
fn a_number_that_does_not_fit_is_refused_by_cbor_and_yaml() {
    let big =
        PLAIN.replace(r#""count":3"#, r#""count":123456789012345678901234567890123456789012"#);
    let whole = checkpoint(&big);
    assert!(ciborium::into_writer(&whole, &mut Vec::new()).is_err());
    assert!(serde_norway::to_string(&whole).is_err());
}
