//! Every object of the schema is closed: each way to break one is refused, at the place where it is broken.
//!
//! The ways are made from the schema, and tried on the document that uses every member.

use opencheckpoint_model::{Checkpoint, SCHEMA};
use serde_json::{Map, Value, json};

/// A broken document: what was done, and where the error must say that it is.
struct Broken {
    what: &'static str,
    pointer: String,
    document: Value,
}

#[test]
fn each_way_to_break_an_object_is_refused_at_its_place() {
    let schema: Value = serde_json::from_str(SCHEMA).unwrap();
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../fixtures/opencheckpoint/valid/every-member.json"
    );
    let document: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut broken = Vec::new();
    breaks(&Ways { schema: &schema, document: &document }, &schema, "", &mut broken);
    let mut whats: Vec<_> = broken.iter().map(|broken| broken.what).collect();
    whats.sort_unstable();
    whats.dedup();
    assert_eq!(
        whats,
        ["missing", "null", "of another type", "of no pattern", "too long", "unknown", "unnamed"]
    );
    for Broken { what, pointer, document } in broken {
        let text = document.to_string();
        let ours = Checkpoint::from_json_str(&text).err();
        let ours = ours.unwrap_or_else(|| panic!("{pointer}: {what}, and accepted"));
        assert_eq!(ours.pointer().to_string(), pointer, "{what}: {ours}");
        let theirs = serde_json::from_str::<Checkpoint>(&text).unwrap_err().to_string();
        assert!(theirs.contains(&pointer), "{what}: {theirs}");
    }
}

struct Ways<'w> {
    schema: &'w Value,
    document: &'w Value,
}

impl Ways<'_> {
    /// The schema at the end of references.
    fn resolve<'s>(&'s self, mut schema: &'s Value) -> &'s Value {
        while let Some(reference) = schema["$ref"].as_str() {
            schema = self.schema.pointer(&reference[1..]).unwrap();
        }
        schema
    }

    fn with(&self, pointer: &str, value: Value) -> Value {
        let mut document = self.document.clone();
        *document.pointer_mut(pointer).unwrap() = value;
        document
    }

    fn changed(&self, pointer: &str, change: impl FnOnce(&mut Map<String, Value>)) -> Value {
        let mut document = self.document.clone();
        change(document.pointer_mut(pointer).unwrap().as_object_mut().unwrap());
        document
    }
}

/// Breaks the value at a place in every way that its schema knows, and those below it.
fn breaks(ways: &Ways<'_>, schema: &Value, at: &str, broken: &mut Vec<Broken>) {
    let schema = ways.resolve(schema);
    let value = ways.document.pointer(at).unwrap();
    let mut with = |what, value| {
        let document = ways.with(at, value);
        broken.push(Broken { what, pointer: at.to_owned(), document });
    };
    if !at.is_empty() {
        with("null", Value::Null);
        with("of another type", if value.is_boolean() { json!("x") } else { json!(true) });
    }
    if schema.get("enum").or(schema.get("const")).is_some() {
        with("unnamed", json!("no such value"));
    }
    if let Some(most) = schema["maxLength"].as_u64() {
        with("too long", json!("é".repeat(usize::try_from(most).unwrap() + 1)));
    }
    if schema.get("pattern").is_some() {
        with("of no pattern", json!("?"));
    }
    if let Some(items) = schema.get("items") {
        for index in 0..value.as_array().unwrap().len() {
            breaks(ways, items, &format!("{at}/{index}"), broken);
        }
    }
    let Some(properties) = schema["properties"].as_object() else { return };
    assert_eq!(schema["additionalProperties"], json!(false), "{at}");
    let document = ways.changed(at, |object| {
        object.insert("unknown".to_owned(), json!(1));
    });
    broken.push(Broken { what: "unknown", pointer: format!("{at}/unknown"), document });
    for name in schema["required"].as_array().into_iter().flatten() {
        let document = ways.changed(at, |object| {
            object.remove(name.as_str().unwrap()).unwrap();
        });
        broken.push(Broken { what: "missing", pointer: at.to_owned(), document });
    }
    for (name, member) in properties {
        let below = format!("{at}/{name}");
        if ways.document.pointer(&below).is_some() {
            breaks(ways, member, &below, broken);
        }
    }
}
