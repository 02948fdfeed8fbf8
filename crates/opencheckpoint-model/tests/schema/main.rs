//! The vendored schema: it is a JSON Schema, it says what the reference page says and nothing else, and it sorts the fixtures.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod page;
#[path = "../../../../fixtures/shared.rs"]
mod shared;
mod vendored;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use exact_json::digest::sha256;
use exact_json::{OwnedTape, Scanner, Value};
use jsonschema::Validator;

use crate::page::Page;
use crate::shared::shared;
use crate::vendored::Vendored;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn schema_text() -> String {
    fs::read_to_string(root().join("schemas/opencheckpoint/0.1/checkpoint.schema.json")).unwrap()
}

fn schema() -> serde_json::Value {
    serde_json::from_str(&schema_text()).unwrap()
}

/// The schema without its rules: what the generated types check.
fn shape() -> serde_json::Value {
    fn strip(schema: &mut serde_json::Value) {
        match schema {
            serde_json::Value::Object(members) => {
                members.remove("allOf");
                members.values_mut().for_each(strip);
            }
            serde_json::Value::Array(items) => items.iter_mut().for_each(strip),
            _ => {}
        }
    }
    let mut schema = schema();
    strip(&mut schema);
    schema
}

fn validator(schema: &serde_json::Value) -> Validator {
    jsonschema::draft202012::options().build(schema).unwrap()
}

/// The fixtures of a folder whose names begin with `prefix`: name and text.
fn fixtures(folder: &str, prefix: &str) -> Vec<(String, String)> {
    let files = fixture_bytes(folder, prefix).into_iter();
    files.map(|(name, bytes)| (name, String::from_utf8(bytes).unwrap())).collect()
}

fn fixture_bytes(folder: &str, prefix: &str) -> Vec<(String, Vec<u8>)> {
    let folder = root().join("fixtures/opencheckpoint").join(folder);
    let mut found: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), path))
        .filter(|(name, _)| name.starts_with(prefix))
        .map(|(name, path)| (name, fs::read(path).unwrap()))
        .collect();
    found.sort();
    assert!(!found.is_empty(), "no fixture begins with {prefix:?}");
    found
}

/// The reference page, or nothing where the shared data is absent.
fn reference_page() -> Option<Page> {
    let page = shared("seeds/opencheckpoint-0.1-schema-reference.txt")?;
    Some(Page::parse(&fs::read_to_string(page).unwrap()))
}

#[test]
fn the_schema_is_a_json_schema() {
    jsonschema::draft202012::meta::validate(&schema()).unwrap();
}

#[test]
fn the_source_names_the_schema_by_its_digest() {
    let source = fs::read_to_string(root().join("schemas/opencheckpoint/SOURCE.toml")).unwrap();
    let digest = sha256(schema_text().as_bytes()).hex();
    assert!(
        source.contains(&format!("sha256 = \"{digest}\"")),
        "put {digest} in schemas/opencheckpoint/SOURCE.toml"
    );
}

#[test]
fn valid_fixtures_are_accepted() {
    let validator = validator(&schema());
    for (name, text) in fixtures("valid", "") {
        let document = serde_json::from_str(&text).unwrap();
        let faults: Vec<_> = validator
            .iter_errors(&document)
            .map(|e| format!("{}: {e}", e.instance_path()))
            .collect();
        assert_eq!(faults, Vec::<String>::new(), "{name}");
    }
}

#[test]
fn fixtures_that_are_not_strict_json_are_refused_by_the_scanner() {
    let mut scanner = Scanner::new();
    for (name, bytes) in fixture_bytes("invalid", "json-") {
        assert!(scanner.scan(&bytes).is_err(), "{name} is accepted");
    }
}

#[test]
fn misshapen_fixtures_are_refused_without_the_rules() {
    let validator = validator(&shape());
    for (name, text) in fixtures("invalid", "shape-") {
        let document = serde_json::from_str(&text).unwrap();
        assert!(!validator.is_valid(&document), "{name} is accepted");
    }
}

#[test]
fn fixtures_that_break_a_rule_are_of_the_right_shape() {
    let (whole, shape) = (validator(&schema()), validator(&shape()));
    let said = Vendored::parse(&schema_text()).rule_ids();
    for (name, text) in fixtures("invalid", "OC") {
        let document = serde_json::from_str(&text).unwrap();
        assert!(shape.is_valid(&document), "{name} is of the wrong shape");
        let rule = name.split('-').next().unwrap();
        assert_eq!(
            whole.is_valid(&document),
            !said.contains(rule),
            "{name} against the whole schema"
        );
    }
}

#[test]
fn the_fixture_of_every_member_has_every_member_in_order() {
    let mut scanner = Scanner::new();
    let text = fs::read(root().join("fixtures/opencheckpoint/valid/every-member.json")).unwrap();
    let document = OwnedTape::scan(&mut scanner, &text).unwrap();
    let vendored = Vendored::parse(&schema_text());

    let mut used = BTreeSet::new();
    collect(&vendored, "checkpoint", document.tape(0).root(), &mut used);

    let unused: Vec<_> = vendored
        .objects()
        .flat_map(|(path, object)| {
            object.members.iter().map(move |member| (path.clone(), member.name.clone()))
        })
        .filter(|member| !used.contains(member))
        .collect();
    assert_eq!(unused, []);
}

/// Notes the members of the object at `path`, and of the objects below it.
fn collect(
    vendored: &Vendored,
    path: &str,
    value: Value<'_>,
    used: &mut BTreeSet<(String, String)>,
) {
    for item in value.items() {
        collect(vendored, path, item, used);
    }
    let Some(object) = vendored.object(path) else { return };
    let declared: Vec<_> = object.members.iter().map(|member| member.name.as_str()).collect();
    let mut rest = declared.iter();
    for (key, below) in value.members() {
        let name = key.decode();
        assert!(rest.any(|declared| *declared == name), "{} is out of order", below.pointer());
        used.insert((path.to_owned(), name.to_string()));
        collect(vendored, &vendored.path_of(path, &name), below, used);
    }
}

#[test]
fn every_object_of_the_page_is_in_the_schema() {
    let Some(page) = reference_page() else { return };
    let vendored = Vendored::parse(&schema_text());
    let of_page: Vec<_> = page.objects.keys().collect();
    let of_schema: Vec<_> = vendored.objects().map(|(path, _)| path).collect();
    assert_eq!(of_schema, of_page.into_iter().cloned().collect::<Vec<_>>());
}

#[test]
fn members_types_requirements_and_descriptions_are_the_pages() {
    let Some(page) = reference_page() else { return };
    let vendored = Vendored::parse(&schema_text());
    for (path, expected) in &page.objects {
        let actual = vendored.object(path).unwrap();
        assert_eq!(actual.members, expected.members, "{path}");
        assert_eq!(actual.prose, expected.prose, "{path}");
        assert_eq!(actual.closed, expected.closed, "{path}");
    }
}

#[test]
fn named_scalars_are_the_pages() {
    let Some(page) = reference_page() else { return };
    assert_eq!(Vendored::parse(&schema_text()).scalars(), page.scalars);
}

#[test]
fn every_rule_of_the_page_is_said() {
    let Some(page) = reference_page() else { return };
    let vendored = Vendored::parse(&schema_text());
    let mut rules = 0;
    for (path, object) in &page.objects {
        // The rules of an operation stand below its last inner object.
        let said = &vendored.object(path.split('.').next().unwrap()).unwrap().rules;
        for rule in &object.rules {
            assert!(said.iter().any(|said| said.contains(rule.as_str())), "{path}: {rule}");
            rules += 1;
        }
    }
    assert_eq!(rules, 12);
}
