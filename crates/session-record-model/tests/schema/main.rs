//! The vendored schema: it is a JSON Schema, it says what the tables of the Messages page say, and it sorts the fixtures.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../../fixtures/messages_page.rs"]
mod messages_page;
mod page;
#[path = "../../../../fixtures/shared.rs"]
mod shared;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use exact_json::digest::sha256;
use exact_json::{Json, OwnedTape, Scanner, Value};
use jsonschema::Validator;
use session_record_model::{ContentPart, Record};

use crate::page::Row;

/// The envelope: what stands before a record's own members, and what stands after them.
const HEAD: [&str; 9] = [
    "seq",
    "id",
    "ts",
    "tsPrecision",
    "turnId",
    "inferenceId",
    "subagentId",
    "supersedes",
    "copiedFrom",
];
const TAIL: [&str; 3] = ["capture", "assembly", "native"];
/// What every part may carry.
const COMMON: [&str; 5] = ["author", "origin", "phase", "derivation", "_meta"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn schema_text() -> String {
    fs::read_to_string(root().join("schemas/session-record/draft/session-record.schema.json"))
        .unwrap()
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

fn owned(text: &str) -> OwnedTape {
    OwnedTape::scan(&mut Scanner::new(), text.as_bytes()).unwrap()
}

/// The fixtures of a folder whose names begin with `prefix`: name and records.
fn fixtures(folder: &str, prefix: &str) -> Vec<(String, Vec<serde_json::Value>)> {
    let records =
        |text: &str| text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    fixture_texts(folder, prefix).into_iter().map(|(name, text)| (name, records(&text))).collect()
}

fn fixture_texts(folder: &str, prefix: &str) -> Vec<(String, String)> {
    let folder = root().join("fixtures/session-record").join(folder);
    let mut found: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), path))
        .filter(|(name, _)| name.starts_with(prefix))
        .map(|(name, path)| (name, fs::read_to_string(path).unwrap()))
        .collect();
    found.sort();
    assert!(!found.is_empty(), "no fixture begins with {prefix:?}");
    found
}

#[test]
fn the_schema_is_a_json_schema() {
    jsonschema::draft202012::meta::validate(&schema()).unwrap();
}

#[test]
fn the_source_names_the_schema_by_its_digest() {
    let source = fs::read_to_string(root().join("schemas/session-record/SOURCE.toml")).unwrap();
    let digest = sha256(schema_text().as_bytes()).hex();
    assert!(
        source.contains(&format!("sha256 = \"{digest}\"")),
        "put {digest} in schemas/session-record/SOURCE.toml"
    );
}

#[test]
fn valid_fixtures_are_accepted() {
    let validator = validator(&schema());
    for (name, records) in fixtures("valid", "") {
        for record in records {
            assert!(validator.is_valid(&record), "{name}: {record}");
        }
    }
}

#[test]
fn records_that_are_not_strict_json_are_refused_by_the_scanner() {
    let mut scanner = Scanner::new();
    for (name, text) in fixture_texts("invalid", "json-") {
        let refused = text.lines().filter(|line| scanner.scan_str(line).is_err()).count();
        assert_eq!(refused, 1, "{name}");
    }
}

#[test]
fn misshapen_records_are_refused_without_the_rules() {
    let validator = validator(&shape());
    for (name, records) in fixtures("invalid", "shape-") {
        let refused = records.iter().filter(|record| !validator.is_valid(record)).count();
        assert_eq!(refused, 1, "{name}");
    }
}

#[test]
fn records_that_break_a_rule_are_of_the_right_shape() {
    let (whole, shape) = (validator(&schema()), validator(&shape()));
    let schema = owned(&schema_text());
    let said: BTreeSet<_> = definitions(&schema)
        .flat_map(|(_, definition)| definition.get("allOf").into_iter().flat_map(Value::items))
        .map(|rule| string(rule, "$comment").split_once(": ").unwrap().0.to_owned())
        .collect();
    for (name, records) in fixtures("invalid", "ASR-") {
        let rule = name.splitn(3, '-').take(2).collect::<Vec<_>>().join("-");
        assert!(
            records.iter().all(|record| shape.is_valid(record)),
            "{name} is of the wrong shape"
        );
        let kept = records.iter().all(|record| whole.is_valid(record));
        assert_eq!(kept, !said.contains(&rule), "{name} against the whole schema");
    }
}

/// An open object keeps members that the schema does not know, so closing one would be a loss.
#[test]
fn every_object_is_open() {
    let schema = owned(&schema_text());
    for (name, definition) in definitions(&schema) {
        if definition.get("properties").is_some() {
            let open = definition.get("additionalProperties").and_then(Value::as_bool);
            assert_eq!(open, Some(true), "{name}");
        }
    }
}

#[test]
fn the_envelope_is_the_same_on_every_record() {
    let schema = owned(&schema_text());
    let message = definition(&schema, "message").get("properties").unwrap();
    for record in variants(schema.tape(0).root()) {
        let properties = definition(&schema, &record).get("properties").unwrap();
        if record == "openRecord" {
            continue;
        }
        let names: Vec<_> =
            properties.members().map(|(name, _)| name.decode().into_owned()).collect();
        assert_eq!(names[0], "type", "{record}");
        assert_eq!(names[1..=HEAD.len()], HEAD, "{record}");
        assert_eq!(names[names.len() - TAIL.len()..], TAIL, "{record}");
        for member in HEAD.iter().chain(&TAIL).chain(&["idSource"]) {
            let (own, expected) = (properties.get(member).unwrap(), message.get(member).unwrap());
            assert_eq!(own.raw(), expected.raw(), "{record}: {member}");
        }
    }
}

#[test]
fn part_level_members_are_the_same_on_every_part() {
    let schema = owned(&schema_text());
    let text = definition(&schema, "textPart").get("properties").unwrap();
    for part in
        variants(definition(&schema, "contentPart")).iter().filter(|part| *part != "unknownPart")
    {
        let properties = definition(&schema, part).get("properties").unwrap();
        let names: Vec<_> =
            properties.members().map(|(name, _)| name.decode().into_owned()).collect();
        assert_eq!(names[names.len() - COMMON.len()..], COMMON, "{part}");
        for member in COMMON {
            assert_eq!(
                properties.get(member).unwrap().raw(),
                text.get(member).unwrap().raw(),
                "{part}: {member}"
            );
        }
    }
}

#[test]
fn the_open_variant_of_a_union_excludes_exactly_the_other_tags() {
    let schema = owned(&schema_text());
    for union in [schema.tape(0).root(), definition(&schema, "contentPart")] {
        let mut tags = Vec::new();
        let variants = variants(union);
        let (open, known) = variants.split_last().unwrap();
        for variant in known {
            tags.push(string(
                definition(&schema, variant).get("properties").unwrap().get("type").unwrap(),
                "const",
            ));
        }
        assert!(union.get("x-union").unwrap().get("open").unwrap().is_str(open));
        let tag = definition(&schema, open).get("properties").unwrap().get("type").unwrap();
        let excluded: Vec<_> =
            tag.get("not").unwrap().get("enum").unwrap().items().map(decoded).collect();
        assert_eq!(excluded, tags);
    }
}

#[test]
fn the_fixture_of_every_record_has_every_member_in_order() {
    let schema = owned(&schema_text());
    let text = fs::read_to_string(root().join("fixtures/session-record/valid/every-record.jsonl"))
        .unwrap();
    let mut used = BTreeSet::new();
    for line in text.lines() {
        let record = owned(line);
        collect(&schema, schema.tape(0).root(), "record", record.tape(0).root(), &mut used);
    }

    // Of what every record or every part has, one use is enough.
    let names: BTreeSet<_> = used.iter().map(|(_, member)| member.as_str()).collect();
    for (name, definition) in
        definitions(&schema).filter(|(name, _)| name != "openRecord" && name != "unknownPart")
    {
        for (member, _) in definition.get("properties").into_iter().flat_map(Value::members) {
            let member = member.decode().into_owned();
            let of_all_records =
                HEAD.iter().chain(&TAIL).any(|shared| *shared == member) || member == "idSource";
            let of_all_parts = name.ends_with("Part") && COMMON.contains(&member.as_str());
            let is_used = if of_all_records || of_all_parts {
                names.contains(member.as_str())
            } else {
                used.contains(&(name.clone(), member.clone()))
            };
            assert!(is_used, "{name}: {member} is unused");
        }
    }
}

/// Notes the members of every object below `value`, by the definition that describes it.
fn collect(
    schema: &OwnedTape,
    described: Value<'_>,
    name: &str,
    value: Value<'_>,
    used: &mut BTreeSet<(String, String)>,
) {
    if let Some(reference) = described.get("$ref") {
        let name = decoded(reference).strip_prefix("#/$defs/").unwrap().to_owned();
        return collect(schema, definition(schema, &name), &name, value, used);
    }
    if described.get("x-union").is_some() {
        let tag = value.get("type").map(decoded).unwrap();
        let is_its_tag = |variant: &String| {
            string(
                definition(schema, variant).get("properties").unwrap().get("type").unwrap(),
                "const",
            ) == tag
        };
        if let Some(variant) = variants(described).into_iter().find(is_its_tag) {
            collect(schema, definition(schema, &variant), &variant, value, used);
        }
        return;
    }
    if let Some(element) = described.get("items") {
        for item in value.items() {
            collect(schema, element, name, item, used);
        }
    }
    let Some(properties) = described.get("properties") else { return };
    let declared: Vec<_> =
        properties.members().map(|(name, _)| name.decode().into_owned()).collect();
    let mut rest = declared.iter();
    for (key, below) in value.members() {
        let member = key.decode().into_owned();
        let Some(member_schema) = properties.get(&member) else { continue };
        assert!(rest.any(|declared| *declared == member), "{} is out of order", below.pointer());
        collect(schema, member_schema, &format!("{name}.{member}"), below, used);
        used.insert((name.to_owned(), member));
    }
}

#[test]
fn members_types_requirements_and_descriptions_are_the_pages() {
    let Some(page) = messages_page::page() else { return };
    let schema = owned(&schema_text());
    for (name, rows) in page::tables(&page) {
        let object = definition(&schema, &name);
        let required: BTreeSet<_> =
            object.get("required").into_iter().flat_map(Value::items).map(decoded).collect();
        let properties = object.get("properties").unwrap();
        let mut declared = properties.members().map(|(name, _)| name.decode().into_owned());
        for row in rows {
            let member =
                properties.get(&row.member).unwrap_or_else(|| panic!("{name}: {}", row.member));
            // The page's members stand in its order; the envelope's and the part-level ones stand around them.
            assert!(
                declared.any(|declared| declared == row.member),
                "{name}: {} is out of order",
                row.member
            );
            assert_eq!(words(member, &row), row.kind, "{name}: {}", row.member);
            assert_eq!(required.contains(&row.member), row.required, "{name}: {}", row.member);
            assert_eq!(string(member, "description"), row.meaning, "{name}: {}", row.member);
        }
    }
}

#[test]
fn values_and_their_meanings_are_the_pages() {
    let Some(page) = messages_page::page() else { return };
    let schema = owned(&schema_text());
    let status = definition(&schema, "delivery").get("properties").unwrap().get("status").unwrap();
    let members = [definition(&schema, "author"), definition(&schema, "origin"), status];
    let tables = page::value_tables(&page);
    assert_eq!(tables.len(), members.len());
    for (member, table) in members.into_iter().zip(tables) {
        let values: Vec<_> = member
            .get("anyOf")
            .unwrap()
            .item(0)
            .unwrap()
            .get("enum")
            .unwrap()
            .items()
            .map(decoded)
            .collect();
        assert_eq!(values, table.iter().map(|(value, _)| value.clone()).collect::<Vec<_>>());
        let meanings = member.get("x-values").unwrap().members();
        let meanings: Vec<_> = meanings
            .map(|(value, meaning)| (value.decode().into_owned(), decoded(meaning)))
            .collect();
        assert_eq!(meanings, table);
    }
}

#[test]
fn the_examples_of_the_page_are_fixtures() {
    let Some(page) = messages_page::page() else { return };
    let fixtures = fixtures("valid", "page-");
    let records: Vec<_> = fixtures.into_iter().flat_map(|(_, records)| records).collect();
    let parts: Vec<_> = records.iter().map(|record| &record["content"]).collect();
    let examples = messages_page::examples(&page);
    assert_eq!(examples.len(), 21);
    for example in examples {
        let example: serde_json::Value = serde_json::from_str(example).unwrap();
        let among_records = records.contains(&example);
        let among_parts = parts.iter().any(|content| **content == example || content[0] == example);
        assert!(among_records || among_parts, "{example}");
    }
}

/// A record, a content part, or a list of parts.
#[test]
fn the_examples_of_the_page_come_back_in_their_order() {
    let Some(page) = messages_page::page() else { return };
    let examples = messages_page::examples(&page);
    let mut records = 0;
    let mut reordered = Vec::new();
    for example in &examples {
        let back = if example.starts_with('[') {
            let parts: Vec<ContentPart> = serde_json::from_str(example).unwrap();
            serde_json::to_string(&parts).unwrap()
        } else if let Ok(record) = Record::from_json_str(example)
            && !matches!(record, Record::Unknown(_))
        {
            records += 1;
            record.to_json_string()
        } else {
            let part: ContentPart = serde_json::from_str(example).unwrap();
            assert!(!matches!(part, ContentPart::Unknown(_)), "{example}");
            serde_json::to_string(&part).unwrap()
        };
        let (back, example) = (Json::parse(&back).unwrap(), Json::parse(example).unwrap());
        assert_eq!(back, example);
        if back.as_text() != example.as_text() {
            let id = serde_json::from_str::<serde_json::Value>(example.as_text()).unwrap();
            reordered.push(id["id"].as_str().unwrap().to_owned());
        }
    }
    assert!(records > 5, "{records} of {} are records", examples.len());
    // Two plans of the page have `callId` where its own table, whose order is that of the types, does not.
    assert_eq!(reordered, ["r23", "r17"]);
}

/// A member in the words of the page's Type column.
fn words(member: Value<'_>, row: &Row) -> String {
    let reference = member.get("$ref").map(decoded);
    match reference.as_deref() {
        Some("#/$defs/actor") => return "Actor".to_owned(),
        Some("#/$defs/ref") => return "Ref".to_owned(),
        Some("#/$defs/blobRef") => return "BlobRef".to_owned(),
        Some("#/$defs/pathRef") => return "PathRef".to_owned(),
        Some("#/$defs/author" | "#/$defs/origin" | "#/$defs/phase") => {
            return "string, open".to_owned();
        }
        Some("#/$defs/platform" | "#/$defs/planAmount" | "#/$defs/reasoningOpaque") => {
            return "object".to_owned();
        }
        Some(other) => panic!("{other}"),
        None => {}
    }
    if member.get("anyOf").is_some() {
        return "string, open".to_owned();
    }
    let Some(kind) = member.get("type").map(decoded) else { return "any".to_owned() };
    let element = member.get("items");
    match element.and_then(|element| element.get("$ref")).map(decoded).as_deref() {
        Some("#/$defs/contentPart") => "ContentPart[]".to_owned(),
        Some(_) => kind,
        None if element.is_some_and(|element| element.get("type").is_some()) => {
            "string[]".to_owned()
        }
        None => {
            // A closed list is a plain string in the table; its values stand in the text beside it.
            let values = member.get("enum").into_iter().flat_map(Value::items).map(decoded);
            values
                .for_each(|value| assert!(row.meaning.contains(&format!("`{value}`")), "{value}"));
            kind
        }
    }
}

fn definitions(schema: &OwnedTape) -> impl Iterator<Item = (String, Value<'_>)> {
    let definitions = schema.tape(0).root().get("$defs").unwrap();
    definitions.members().map(|(name, definition)| (name.decode().into_owned(), definition))
}

fn definition<'t>(schema: &'t OwnedTape, name: &str) -> Value<'t> {
    schema
        .tape(0)
        .root()
        .get("$defs")
        .unwrap()
        .get(name)
        .unwrap_or_else(|| panic!("no definition {name}"))
}

/// The names of a union's variants.
fn variants(union: Value<'_>) -> Vec<String> {
    let references =
        union.get("oneOf").unwrap().items().map(|variant| decoded(variant.get("$ref").unwrap()));
    references.map(|reference| reference.strip_prefix("#/$defs/").unwrap().to_owned()).collect()
}

fn string(schema: Value<'_>, keyword: &str) -> String {
    schema.get(keyword).map(decoded).unwrap_or_default()
}

fn decoded(value: Value<'_>) -> String {
    value.text().unwrap().decode().into_owned()
}
