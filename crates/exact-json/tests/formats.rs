//! Open JSON through formats that are not JSON: by structure, and never rounded.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use exact_json::{Integer, Json, Timestamp};
use serde::{Serialize, de::DeserializeOwned};

fn json(text: &str) -> Json {
    text.parse().unwrap()
}

fn cbor<T: Serialize, U: DeserializeOwned>(value: &T) -> Result<U, String> {
    let mut bytes = Vec::new();
    ciborium::into_writer(value, &mut bytes).map_err(|error| error.to_string())?;
    ciborium::from_reader(&*bytes).map_err(|error| error.to_string())
}

fn message_pack<T: Serialize, U: DeserializeOwned>(value: &T) -> Result<U, String> {
    let bytes = rmp_serde::to_vec_named(value).map_err(|error| error.to_string())?;
    rmp_serde::from_slice(&bytes).map_err(|error| error.to_string())
}

fn yaml<T: Serialize, U: DeserializeOwned>(value: &T) -> Result<U, String> {
    let text = serde_norway::to_string(value).map_err(|error| error.to_string())?;
    serde_norway::from_str(&text).map_err(|error| error.to_string())
}

fn toml<T: Serialize, U: DeserializeOwned>(value: &T) -> Result<U, String> {
    let text = toml::to_string(value).map_err(|error| error.to_string())?;
    toml::from_str(&text).map_err(|error| error.to_string())
}

#[test]
fn values_come_back() {
    let value = json(
        r#"{"a":[1,-5,1.5,1e2,0.1,true,null,"x\u0041",18446744073709551615],"b":{},"c":[],"é":{"d":""}}"#,
    );
    assert_eq!(cbor(&value), Ok(value.clone()));
    assert_eq!(message_pack(&value), Ok(value.clone()));
    assert_eq!(yaml(&value), Ok(value.clone()));
    let without_null = json(r#"{"a":[1,-5,1.5,0.1,true,"x"],"b":{"c":{"d":""}}}"#);
    assert_eq!(toml(&without_null), Ok(without_null.clone()));
}

#[test]
fn floats_stay_floats() {
    let value = json("[1.0,1,100.0]");
    assert_eq!(cbor::<_, Json>(&value).unwrap().as_text(), "[1.0,1,100.0]");
    assert_eq!(message_pack::<_, Json>(&value).unwrap().as_text(), "[1.0,1,100.0]");
    assert_eq!(yaml::<_, Json>(&value).unwrap().as_text(), "[1.0,1,100.0]");
}

#[test]
fn a_number_that_does_not_fit_is_an_error() {
    let too_long = "1234567890123456789012345678901234567890123456789";
    for text in [too_long, "0.10000000000000000001", "1e400", "1e-400"] {
        let value = json(&format!(r#"{{"a":{text}}}"#));
        let errors = [
            cbor::<_, Json>(&value).unwrap_err(),
            message_pack::<_, Json>(&value).unwrap_err(),
            yaml::<_, Json>(&value).unwrap_err(),
            toml::<_, Json>(&value).unwrap_err(),
        ];
        for error in errors {
            assert!(error.contains(&format!("this format cannot carry {text} exactly")), "{error}");
        }
    }
    let integer = Integer::try_from(too_long).unwrap();
    assert!(yaml::<_, Integer>(&integer).is_err());
    assert_eq!(yaml(&Integer::from(7)), Ok(Integer::from(7)));
    assert_eq!(cbor(&Integer::from(-7)), Ok(Integer::from(-7)));
}

#[test]
fn what_json_does_not_have_is_refused() {
    let refused = |text: &str| serde_norway::from_str::<Json>(text).unwrap_err().to_string();
    assert!(refused(".nan").contains("found NaN, expected a number that JSON has"));
    assert!(refused("a: .inf").contains("found inf, expected a number that JSON has"));
    assert!(refused("1: 2").contains("expected a string"));
    assert!(refused("{a: 2, a: 3}").contains("found member \"a\" a second time"));
    let mut bytes = Vec::new();
    ciborium::into_writer(&ciborium::Value::Bytes(vec![1]), &mut bytes).unwrap();
    assert!(ciborium::from_reader::<Json, _>(&*bytes).is_err());
}

#[test]
fn the_name_that_serde_json_gives_a_meaning_is_only_a_name_elsewhere() {
    let text = r#"{"$serde_json::private::RawValue":"[1]"}"#;
    assert_eq!(yaml::<_, Json>(&json(text)).unwrap().as_text(), text);
    assert_eq!(cbor::<_, Json>(&json(text)).unwrap().as_text(), text);
}

#[test]
fn texts_are_strings_in_any_format() {
    let time = Timestamp::try_from("2026-01-01T00:00:00.100-00:00").unwrap();
    assert_eq!(cbor(&time), Ok(time.clone()));
    assert_eq!(message_pack(&time), Ok(time.clone()));
    assert_eq!(yaml(&time), Ok(time.clone()));
    assert!(
        yaml::<_, Timestamp>(&"tomorrow").unwrap_err().contains("expected an RFC 3339 date-time")
    );
}

#[test]
fn depth_is_bounded_in_any_format() {
    let nested = |depth| {
        (0..depth).fold(ciborium::Value::Null, |inner, _| ciborium::Value::Array(vec![inner]))
    };
    assert!(cbor::<_, Json>(&nested(128)).is_ok());
    assert!(cbor::<_, Json>(&nested(129)).unwrap_err().contains("at most 128 levels of nesting"));
}
