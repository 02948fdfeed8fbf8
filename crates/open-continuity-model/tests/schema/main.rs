//! The schemas: they are JSON Schemas, they know the page's documents whole, and they name nothing that the page
//! does not show.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../../fixtures/shared.rs"]
mod shared;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use exact_json::digest::sha256;
use jsonschema::Registry;
use open_continuity_model::{CONTEXT_CONTENT_SCHEMA, SCHEMA};
use serde_json::Value;

/// The files, and the definition that each document's becomes in the schema of one file.
const DOCUMENTS: [(&str, &str); 3] = [
    ("context-request", "contextRequest"),
    ("grant-receipt", "grantReceipt"),
    ("context-package", "contextPackage"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(file: &str) -> String {
    fs::read_to_string(root().join("schemas/open-continuity/0.4").join(file)).unwrap()
}

fn schema(name: &str) -> Value {
    serde_json::from_str(&text(&format!("{name}.schema.json"))).unwrap()
}

fn fixture(name: &str) -> Value {
    let path = root().join("fixtures/open-continuity").join(format!("{name}.json"));
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

fn names() -> impl Iterator<Item = &'static str> {
    ["common", "document"].into_iter().chain(DOCUMENTS.map(|(name, _)| name))
}

#[test]
fn every_file_is_a_json_schema_that_its_source_names_by_its_digest() {
    let source = fs::read_to_string(root().join("schemas/open-continuity/SOURCE.toml")).unwrap();
    for name in names() {
        jsonschema::draft202012::meta::validate(&schema(name)).unwrap();
        let digest = sha256(text(&format!("{name}.schema.json")).as_bytes()).hex();
        assert!(source.contains(&format!("sha256 = \"{digest}\"")), "{name}: {digest}");
        let comment = schema(name)["$comment"].as_str().unwrap().to_owned();
        assert!(comment.contains("reconstruction"), "{name}");
    }
}

#[test]
fn each_file_accepts_its_document_and_no_other() {
    let all: Vec<Value> = names().map(schema).collect();
    let resources = all.iter().map(|schema| (schema["$id"].as_str().unwrap(), schema));
    let registry = Registry::new().extend(resources).unwrap().prepare().unwrap();
    let validator = |name| {
        let options = jsonschema::draft202012::options().with_registry(&registry);
        options.build(&schema(name)).unwrap()
    };
    let any = validator("document");
    for (name, _) in DOCUMENTS {
        let of_its_type = validator(name);
        for (other, _) in DOCUMENTS {
            assert_eq!(of_its_type.is_valid(&fixture(other)), name == other, "{name}: {other}");
        }
        assert!(any.is_valid(&fixture(name)), "{name}");
    }
}

#[test]
fn the_fixtures_are_the_pages_documents() {
    let Some(page) = shared::shared("seeds/open-continuity-0.4-transfer-page.txt") else { return };
    let page = fs::read_to_string(page).unwrap();
    for (name, _) in DOCUMENTS {
        let fixture =
            fs::read_to_string(root().join(format!("fixtures/open-continuity/{name}.json")));
        assert!(page.contains(fixture.unwrap().trim_end()), "{name}");
    }
}

/// Members, as `definition/member`, and values of enums, as `definition=value`.
#[derive(Debug, Default, PartialEq, Eq)]
struct Vocabulary {
    members: BTreeSet<String>,
    values: BTreeSet<String>,
}

#[test]
fn the_schema_names_every_member_and_value_that_the_page_shows_and_no_other() {
    let schema: Value = serde_json::from_str(SCHEMA).unwrap();
    let definitions = &schema["$defs"];
    let mut shown = Vocabulary::default();
    for (name, definition) in DOCUMENTS {
        shown.look(definitions, &definitions[definition], definition, &fixture(name));
    }
    let mut named = Vocabulary::default();
    for (name, definition) in definitions.as_object().unwrap() {
        if name != "otherDocument" {
            named.declare(definition, name);
        }
    }
    assert_eq!(shown, named);
}

impl Vocabulary {
    /// Notes what `value` has, by the definitions that describe it.
    fn look(&mut self, definitions: &Value, described: &Value, place: &str, value: &Value) {
        if let Some(reference) = described["$ref"].as_str() {
            let name = reference.strip_prefix("#/$defs/").unwrap();
            return self.look(definitions, &definitions[name], name, value);
        }
        if described.get("anyOf").is_some() || described.get("const").is_some() {
            self.values.insert(format!("{place}={}", value.as_str().unwrap()));
        }
        for item in value.as_array().into_iter().flatten() {
            self.look(definitions, &described["items"], place, item);
        }
        let Some(properties) = described.get("properties") else { return };
        for (name, inner) in value.as_object().unwrap() {
            let place = format!("{place}/{name}");
            let content =
                value["content_schema_uri"] == CONTEXT_CONTENT_SCHEMA && name == "content";
            if content {
                let content = "packageContextContent";
                self.look(definitions, &definitions[content], content, inner);
            } else {
                self.look(definitions, &properties[name], &place, inner);
            }
            self.members.insert(place);
        }
    }

    /// Notes what a definition names.
    fn declare(&mut self, described: &Value, place: &str) {
        let known = described["anyOf"][0]["enum"].as_array().into_iter().flatten();
        for value in known.chain(described.get("const")) {
            self.values.insert(format!("{place}={}", value.as_str().unwrap()));
        }
        if let Some(items) = described.get("items") {
            self.declare(items, place);
        }
        for (name, inner) in described["properties"].as_object().into_iter().flatten() {
            let place = format!("{place}/{name}");
            self.declare(inner, &place);
            self.members.insert(place);
        }
    }
}

/// An open object keeps members that the schema does not know, so closing one would be a loss.
#[test]
fn every_object_and_every_enum_is_open() {
    fn look(schema: &Value, at: &str) {
        match schema {
            Value::Object(members) => {
                if members.contains_key("properties") {
                    assert_eq!(members["additionalProperties"], true, "{at}");
                }
                if let Some(kinds) = members.get("anyOf") {
                    assert_eq!(kinds[1], serde_json::json!({ "type": "string" }), "{at}");
                }
                // What the open variant of the union excludes stands in a `not`.
                for (name, inner) in members.iter().filter(|(name, _)| *name != "not") {
                    assert!(name != "enum" || at.ends_with("anyOf/0"), "{at}");
                    look(inner, &format!("{at}/{name}"));
                }
            }
            Value::Array(items) => {
                for (index, inner) in items.iter().enumerate() {
                    look(inner, &format!("{at}/{index}"));
                }
            }
            _ => {}
        }
    }
    look(&serde_json::from_str(SCHEMA).unwrap(), "#");
}
