//! Open JSON and numbers through serde, by every door.
//!
//! What holds here must hold with any features of `serde_json`: `xtask/serde-features` runs
//! this file with the others.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use exact_json::{Integer, Json, Object, Read, ReadError, Value, deserialize_by_reading};
use serde::de::{Deserializer, Error as _, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

const RAW_VALUE: &str = "$serde_json::private::RawValue";
const NUMBER: &str = "$serde_json::private::Number";

/// Spellings that some reader or writer is known to change.
const SPACED: &str = r#"{ "b" : [1e2, -0, 1.0, 12345678901234567890123, 1E400, "\u0041\/" ], "a" : {"$serde_json::private::Number": "x"} }"#;
const COMPACT: &str = r#"{"b":[1e2,-0,1.0,12345678901234567890123,1E400,"\u0041\/"],"a":{"$serde_json::private::Number":"x"}}"#;

fn arbitrary_precision() -> bool {
    serde_json::from_str::<serde_json::Number>("1e400").is_ok()
}

fn json(text: &str) -> Json {
    text.parse().unwrap()
}

/// A type of someone who uses `Json` with serde's derive.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Host {
    name: String,
    open: Json,
}

#[test]
fn serde_json_still_goes_by_the_name_we_ask_by() {
    struct AskedBy;

    impl<'de> Deserializer<'de> for AskedBy {
        type Error = serde::de::value::Error;

        fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Self::Error> {
            Err(Self::Error::custom("not asked by name"))
        }

        fn deserialize_newtype_struct<V: Visitor<'de>>(
            self,
            name: &'static str,
            _: V,
        ) -> Result<V::Value, Self::Error> {
            Err(Self::Error::custom(name))
        }

        serde::forward_to_deserialize_any! {
            bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
            option unit unit_struct seq tuple tuple_struct map struct enum identifier ignored_any
        }
    }

    let theirs = Box::<RawValue>::deserialize(AskedBy).unwrap_err();
    assert_eq!(theirs.to_string(), RAW_VALUE);
    let ours = Json::deserialize(AskedBy).unwrap_err();
    assert_eq!(ours.to_string(), RAW_VALUE);
}

#[test]
fn text_in_same_text_out() {
    assert_eq!(serde_json::from_str::<Json>(SPACED).unwrap().as_text(), COMPACT);
    assert_eq!(serde_json::from_slice::<Json>(SPACED.as_bytes()).unwrap().as_text(), COMPACT);
    assert_eq!(serde_json::from_reader::<_, Json>(SPACED.as_bytes()).unwrap().as_text(), COMPACT);
    let json = json(SPACED);
    assert_eq!(serde_json::to_string(&json).unwrap(), COMPACT);
    assert_eq!(serde_json::to_vec(&json).unwrap(), COMPACT.as_bytes());
    let mut written = Vec::new();
    serde_json::to_writer(&mut written, &json).unwrap();
    assert_eq!(written, COMPACT.as_bytes());
    assert_eq!(serde_json::to_string_pretty(&[&json]).unwrap(), format!("[\n  {COMPACT}\n]"));
}

#[test]
fn text_in_same_text_out_inside_other_types() {
    let host = format!(r#"{{"name":"n","open":{SPACED}}}"#);
    let host: Host = serde_json::from_str(&host).unwrap();
    assert_eq!(host.open.as_text(), COMPACT);
    let written = serde_json::to_string(&host).unwrap();
    assert_eq!(written, format!(r#"{{"name":"n","open":{COMPACT}}}"#));
    let list: Vec<Json> = serde_json::from_str(&format!("[{SPACED}, 1.0]")).unwrap();
    assert_eq!(list[0].as_text(), COMPACT);
    let stream = serde_json::Deserializer::from_str("[1.0] {\"a\" :1e2} 3 ").into_iter::<Json>();
    let stream: Vec<_> = stream.map(|json| json.unwrap().to_string()).collect();
    assert_eq!(stream, ["[1.0]", r#"{"a":1e2}"#, "3"]);
    let raw: &RawValue = serde_json::from_str("[ 1e2 ]").unwrap();
    assert_eq!(Json::deserialize(raw).unwrap().as_text(), "[1e2]");
    let map: BTreeMap<String, Option<Box<Json>>> = serde_json::from_str(r#"{"a": 1.0}"#).unwrap();
    assert_eq!(map["a"].as_ref().map(ToString::to_string).as_deref(), Some("1.0"));
}

#[test]
fn strictness_holds_inside_other_types() {
    for (text, message) in [
        (r#"{"name":"n","open":{"k":1,"\u006b":2}}"#, "at /k: found member \"k\" a second time"),
        (r#"{"name":"n","open":["\ud800"]}"#, "at /0: found \\ud800, expected both halves"),
        (
            r#"{"name":"n","open":[1e1234567890123456]}"#,
            "at /0: found 1234567890123456, expected an",
        ),
    ] {
        let error = serde_json::from_str::<Host>(text).unwrap_err().to_string();
        assert!(error.starts_with(message), "{error}");
    }
    let mut deep = "[".repeat(129) + &"]".repeat(129);
    assert!(serde_json::from_str::<Json>(&deep).is_err());
    deep = "[".repeat(128) + &"]".repeat(128);
    assert_eq!(serde_json::from_str::<Json>(&deep).unwrap().as_text(), deep);
    for bad in [&b"[\"\xff\"]"[..], b"[1,]", b"[NaN]", b"[1] x", b"[\"\x01\"]", b"01"] {
        assert!(serde_json::from_slice::<Json>(bad).is_err());
    }
}

#[test]
fn values_in_and_out() {
    let value: serde_json::Value =
        serde_json::from_str(r#"{"z": [1, -5, 1.5, "x", null, {"b": 18446744073709551615}]}"#)
            .unwrap();
    let json: Json = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(json.as_text(), r#"{"z":[1,-5,1.5,"x",null,{"b":18446744073709551615}]}"#);
    assert_eq!(Json::deserialize(&value).unwrap(), json);
    assert_eq!(serde_json::to_value(&json).unwrap(), value);
    let host = Host { name: "n".into(), open: json };
    assert_eq!(serde_json::from_value::<Host>(serde_json::to_value(&host).unwrap()).unwrap(), host);
}

#[test]
fn a_value_never_rounds() {
    for text in ["12345678901234567890123", "0.10000000000000000001", "1e400", "[{\"a\":1e-400}]"] {
        let value = serde_json::to_value(json(text));
        if arbitrary_precision() {
            assert_eq!(serde_json::from_value::<Json>(value.unwrap()).unwrap(), json(text));
        } else {
            let error = value.unwrap_err().to_string();
            assert!(error.starts_with("serde_json::Value cannot hold "), "{error}");
        }
    }
    for text in ["0.1", "1.0", "1e2", "-0", "9007199254740993", "[1.7976931348623157e308]"] {
        assert_eq!(
            serde_json::from_value::<Json>(serde_json::to_value(json(text)).unwrap()).unwrap(),
            json(text)
        );
    }
}

#[test]
fn names_with_a_meaning_to_serde_json_are_only_names() {
    let magic = format!(r#"{{"{RAW_VALUE}":"[1]"}}"#);
    assert_eq!(serde_json::from_str::<Json>(&magic).unwrap().as_text(), magic);
    let mut map = serde_json::Map::new();
    map.insert(RAW_VALUE.into(), "[1]".into());
    let value = serde_json::Value::Object(map);
    assert_eq!(serde_json::from_value::<Json>(value).unwrap().as_text(), magic);
    for name in [RAW_VALUE, NUMBER] {
        let error = serde_json::to_value(json(&format!(r#"[{{"{name}":"1"}}]"#))).unwrap_err();
        assert!(error.to_string().ends_with("has a meaning of its own to serde_json"), "{error}");
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Flat {
    a: u8,
    #[serde(flatten)]
    rest: BTreeMap<String, Json>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct FlatJson {
    a: u8,
    #[serde(flatten)]
    rest: Json,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type")]
enum Tagged {
    A { x: Json },
    B(Json),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Untagged {
    A { x: Json },
}

#[test]
fn behind_the_buffers_of_serde_values_are_kept() {
    let text = r#"{"type":"A","a":1,"x":[1.5,100,"A",{"y":null}]}"#;
    let flat: Flat = serde_json::from_str(text).unwrap();
    assert_eq!(flat.rest["x"].as_text(), r#"[1.5,100,"A",{"y":null}]"#);
    let written = serde_json::to_string(&flat).unwrap();
    assert_eq!(serde_json::from_str::<Flat>(&written).unwrap(), flat);
    let tagged: Tagged = serde_json::from_str(text).unwrap();
    assert_eq!(tagged, Tagged::A { x: json(r#"[1.5,100,"A",{"y":null}]"#) });
    let untagged: Untagged = serde_json::from_str(text).unwrap();
    assert_eq!(untagged, Untagged::A { x: json(r#"[1.5,100,"A",{"y":null}]"#) });
}

#[test]
fn flattened_and_tagged_json_is_written_member_by_member() {
    let flat = FlatJson { a: 1, rest: json(r#"{"x":[true,null],"y":"\u0041"}"#) };
    let written = serde_json::to_string(&flat).unwrap();
    assert_eq!(written, r#"{"a":1,"x":[true,null],"y":"A"}"#);
    assert_eq!(serde_json::from_str::<FlatJson>(&written).unwrap(), flat);
    let tagged = Tagged::B(json(r#"{"x":{"y":1}}"#));
    let written = serde_json::to_string(&tagged).unwrap();
    assert_eq!(written, r#"{"type":"B","x":{"y":1}}"#);
    assert_eq!(serde_json::from_str::<Tagged>(&written).unwrap(), tagged);
}

#[test]
fn integers_keep_their_spelling() {
    for text in ["5.0", "1e2", "-0", "12345678901234567890123", "18446744073709551616"] {
        let integer: Integer = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&[&integer]).unwrap(), format!("[{text}]"));
    }
    assert!(serde_json::from_str::<Integer>("1.5").is_err());
    assert!(serde_json::from_str::<Integer>("\"1\"").is_err());
    assert_eq!(serde_json::to_value(Integer::from(7)).unwrap(), 7);
    let big = serde_json::to_value(Integer::try_from("12345678901234567890123").unwrap());
    assert_eq!(big.is_ok(), arbitrary_precision());
}

#[test]
fn objects_keep_their_order() {
    let text = r#"{"z":1.0,"a":{"k":1e2},"m":null}"#;
    let object: Object = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&object).unwrap(), text);
    assert_eq!(object.to_text(), text);
    assert_eq!(object, serde_json::from_str(r#"{"m":null,"a":{"k":100},"z":1}"#).unwrap());
    assert!(serde_json::from_str::<Object>("[]").is_err());
    assert!(serde_json::from_str::<Object>(r#"{"a":1,"a":1}"#).is_err());
}

/// A model as generated code makes them.
#[derive(Debug, PartialEq)]
struct Model {
    n: Integer,
    extra: Object,
}

impl<'t> Read<'t> for Model {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        let mut n = None;
        let mut extra = Object::new();
        for (key, member) in exact_json::read::object(value)? {
            if key.is("n") {
                n = Some(Integer::read(member)?);
            } else {
                extra.push_member(key.decode().into_owned(), member);
            }
        }
        let n = n.ok_or_else(|| exact_json::read::missing(value, "n"))?;
        Ok(Self { n, extra })
    }
}

deserialize_by_reading!(Model);

#[test]
fn models_are_read_strictly_by_any_door() {
    let text = r#"{ "z": 1e2, "n": 12345678901234567890123, "y": "\u0041" }"#;
    let model: Model = serde_json::from_str(text).unwrap();
    assert_eq!(model.n.as_str(), "12345678901234567890123");
    assert_eq!(model.extra.to_text(), r#"{"z":1e2,"y":"\u0041"}"#);
    assert_eq!(serde_json::from_slice::<Model>(text.as_bytes()).unwrap(), model);
    assert_eq!(serde_json::from_reader::<_, Model>(text.as_bytes()).unwrap(), model);
    assert_eq!(exact_json::from_str::<Model>(text).unwrap(), model);
    let value = serde_json::json!({"n": 3, "f": 1.5});
    let model: Model = serde_json::from_value(value).unwrap();
    assert_eq!(model.extra.to_text(), r#"{"f":1.5}"#);
    let error = serde_json::from_str::<Vec<Model>>(r#"[{"n": 1, "b": 2, "b": 3}]"#).unwrap_err();
    assert!(error.to_string().starts_with("at /b: found member \"b\" a second time"), "{error}");
}
