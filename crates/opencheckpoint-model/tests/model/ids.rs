//! What has an id and what names it: the walk against the marks of the schema.

use std::collections::BTreeSet;

use opencheckpoint_model::{AnyObject, Checkpoint, ObjectKind, SCHEMA};
use serde_json::Value;

/// The document that uses every member.
fn every_member() -> Checkpoint {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../fixtures/opencheckpoint/valid/every-member.json"
    );
    Checkpoint::from_json_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn the_walk_tells_of_every_id_and_reference_that_the_schema_marks() {
    let schema: Value = serde_json::from_str(SCHEMA).unwrap();
    let mut marked = BTreeSet::new();
    marks(&schema, &schema, "", &mut marked);

    let document = every_member();
    let objects = document
        .objects()
        .into_iter()
        .map(|known| (format!("{}/id", known.place.template()), spelling(known.object.kind())));
    let references = document.references().into_iter().map(|reference| {
        let permits = reference.member.permits();
        let mut kinds: Vec<_> = permits.iter().map(|kind| spelling(*kind)).collect();
        kinds.sort();
        let kinds = if permits == ObjectKind::LOCAL { "*".to_owned() } else { kinds.join("|") };
        (reference.place.template().to_owned(), kinds)
    });
    assert_eq!(objects.chain(references).collect::<BTreeSet<_>>(), marked);
}

/// The marked places at and below a place of the schema, each with what may stand there.
fn marks(root: &Value, schema: &Value, place: &str, marked: &mut BTreeSet<(String, String)>) {
    for id in ["x-local-id", "x-foreign-id"] {
        if let Some(kind) = schema[id].as_str() {
            marked.insert((place.to_owned(), kind.to_owned()));
        }
    }
    if let Some(kinds) = schema["x-refs"].as_array() {
        let is_list = schema["type"] == "array" || schema["$ref"] == "#/$defs/localRefs";
        let kinds: BTreeSet<_> = kinds.iter().filter_map(Value::as_str).collect();
        let kinds = kinds.into_iter().collect::<Vec<_>>().join("|");
        marked.insert((format!("{place}{}", if is_list { "/*" } else { "" }), kinds));
    }
    if let Some(target) = schema["$ref"].as_str() {
        marks(root, root.pointer(&target[1..]).unwrap(), place, marked);
    }
    for (name, member) in schema["properties"].as_object().into_iter().flatten() {
        marks(root, member, &format!("{place}/{name}"), marked);
    }
    if let Some(items) = schema.get("items") {
        marks(root, items, &format!("{place}/*"), marked);
    }
}

/// The kind as the schema's marks spell it: `nextStep`.
fn spelling(kind: ObjectKind) -> String {
    let name = format!("{kind:?}");
    name[..1].to_lowercase() + &name[1..]
}

#[test]
fn places_are_pointers_into_the_document() {
    let document = every_member();
    let json: Value = serde_json::from_str(&document.to_json_string()).unwrap();
    for known in document.objects() {
        let id = format!("{}/id", known.place);
        assert_eq!(json.pointer(&id).unwrap(), known.object.id(), "{id}");
    }
    for reference in document.references() {
        let place = reference.place.to_string();
        assert_eq!(json.pointer(&place).unwrap(), reference.id.as_str(), "{place}");
    }
}

#[test]
fn an_object_is_found_by_its_id() {
    let document = every_member();
    let first = &document.operations()[0];
    let found = document.find(first.id.as_str()).unwrap();
    assert_eq!(found.object, AnyObject::Operation(first));
    assert_eq!(found.object.kind().to_string(), "operation");
    assert_eq!(found.place.to_string(), "/operations/0");
    assert_eq!(document.find("no such id"), None);
    let session = &document.source.session_refs()[0];
    assert_eq!(document.find(&session.id).unwrap().object, AnyObject::Session(session));
}
