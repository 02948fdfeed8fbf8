//! What a document says at its ends: the walk against the types of the schema.

use std::collections::BTreeSet;

use opencheckpoint_model::{Checkpoint, Leaf, SCHEMA};
use serde_json::Value;

/// The document that uses every member.
fn every_member() -> Checkpoint {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../fixtures/opencheckpoint/valid/every-member.json"
    );
    Checkpoint::from_json_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn told(document: &Checkpoint) -> Vec<(exact_json::Place, Leaf<'_>)> {
    let mut told = Vec::new();
    document.leaves(&mut |leaf, place| told.push((place, leaf)));
    told
}

#[test]
fn the_walk_tells_of_every_leaf_that_the_schema_has() {
    let schema: Value = serde_json::from_str(SCHEMA).unwrap();
    let mut expected = BTreeSet::new();
    leaves(&schema, &schema, "", &mut expected);

    let mut document = every_member();
    // Every member is in the document, but this type has all of its members in another place only.
    let inputs = document.derivation.as_mut().unwrap().inputs.as_mut().unwrap();
    let session = inputs.iter_mut().find_map(|input| input.session.as_mut()).unwrap();
    session.uri = Some("https://desk.larkspur.example/sessions/7c21".parse().unwrap());
    let walked: BTreeSet<_> = told(&document)
        .into_iter()
        .map(|(place, leaf)| {
            let sort = match leaf {
                Leaf::Text(_) => "text",
                Leaf::String(_) => "string",
                Leaf::Timestamp(_) => "date-time",
                Leaf::Uri(_) => "uri",
                Leaf::Extensions(_) => "extensions",
                Leaf::Object(_) => "object",
            };
            (place.template().to_owned(), sort.to_owned())
        })
        .collect();
    assert_eq!(walked, expected);
}

/// The leaves at and below a place of the schema, each with its sort.
fn leaves(root: &Value, schema: &Value, place: &str, found: &mut BTreeSet<(String, String)>) {
    if let Some(target) = schema["$ref"].as_str() {
        match target.strip_prefix("#/$defs/").unwrap() {
            sort @ ("text" | "extensions") => {
                found.insert((place.to_owned(), sort.to_owned()));
            }
            "localId" | "localRefs" => {}
            _ => leaves(root, root.pointer(&target[1..]).unwrap(), place, found),
        }
        return;
    }
    let is_choice = !schema["enum"].is_null() || !schema["const"].is_null();
    match schema["type"].as_str() {
        Some("string") if !is_choice => {
            let sort = schema["format"].as_str().unwrap_or("string");
            found.insert((place.to_owned(), sort.to_owned()));
        }
        Some("object") if schema["properties"].is_null() => {
            found.insert((place.to_owned(), "object".to_owned()));
        }
        Some("object") => {
            for (name, member) in schema["properties"].as_object().unwrap() {
                leaves(root, member, &format!("{place}/{name}"), found);
            }
        }
        Some("array") => leaves(root, &schema["items"], &format!("{place}/*"), found),
        _ => {}
    }
}

#[test]
fn leaves_are_what_stands_at_their_places_in_the_order_of_the_document() {
    let document = every_member();
    let text = document.to_json_string();
    let mut scanner = exact_json::Scanner::new();
    let tape = scanner.scan_str(&text).unwrap();
    let mut last = 0;
    for (place, leaf) in told(&document) {
        let value = tape.resolve(&place.to_string()).unwrap();
        assert!(last < value.index(), "{place}");
        last = value.index();
        let same = match leaf {
            Leaf::Text(text) | Leaf::String(text) => value.is_str(text),
            Leaf::Timestamp(timestamp) => value.is_str(timestamp.as_str()),
            Leaf::Uri(uri) => value.is_str(uri.as_str()),
            Leaf::Extensions(object) | Leaf::Object(object) => value.raw() == object.to_text(),
        };
        assert!(same, "{place}: {leaf:?}");
    }
}
