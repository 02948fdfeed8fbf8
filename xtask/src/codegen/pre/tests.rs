//! What the passes refuse, and that they name the place.

use serde_json::{Value, json};

use super::{Form, Prepared, Slot, prepare};
use crate::codegen::error::{Error, Result};
use crate::codegen::format::{Fixup, Format, Group, Native};

const FORMAT: Format = Format {
    name: "example",
    version: "1",
    file: "example.schema.json",
    krate: "example-model",
    module: "v1",
    unit: "document",
    fixups: &[],
    names: &[],
    docs: &[],
    members: &[],
    examples: &[],
    patterns: &[("^a$", Native { krate: "ext", name: "Letter" })],
    texts: &[],
    group: None,
};

/// A schema with one object of these members.
fn schema(members: &Value) -> Value {
    json!({
        "title": "Example", "description": "An example.", "type": "object",
        "properties": members, "additionalProperties": false
    })
}

fn refused(format: &Format, schema: &Value) -> String {
    prepare(format, schema).err().unwrap().to_string()
}

fn names(prepared: &Prepared) -> Vec<&str> {
    prepared.lowered.types.iter().map(|named| named.name.as_str()).collect()
}

#[test]
fn inline_types_are_named_by_their_place_and_the_place_is_kept() {
    let schema = schema(&json!({
        "steps": {"description": "S.", "type": "array", "items": {
            "description": "A step.", "type": "object", "additionalProperties": true,
            "properties": {"state": {"type": "string", "enum": ["open", "done"]}}
        }}
    }));
    let prepared = prepare(&FORMAT, &schema).unwrap();
    assert_eq!(names(&prepared), ["Example", "ExampleStep", "ExampleStepState"]);
    assert_eq!(prepared.lowered.types[2].pointer, "#/properties/steps/items/properties/state");
}

#[test]
fn two_types_that_want_one_name_are_an_error() {
    let member = |value: &str| json!({"description": "D.", "type": "string", "enum": [value]});
    let mut schema = schema(&json!({"taskStatus": member("a"), "task_status": member("b")}));
    assert_eq!(
        refused(&FORMAT, &schema),
        "#/properties/task_status: the name ExampleTaskStatus is taken by #/properties/taskStatus; \
         give one of them another in the format's `names`"
    );
    schema["properties"].as_object_mut().unwrap().remove("task_status");
    assert!(prepare(&FORMAT, &schema).is_ok());
}

#[test]
fn a_name_or_description_that_is_no_longer_needed_is_an_error() {
    let schema = schema(&json!({"a": {"type": "string"}}));
    let format = Format { names: &[("#/properties/b", "B")], ..FORMAT };
    assert!(
        refused(&format, &schema).starts_with("#/properties/b: no type here asks for the name")
    );
    let format = Format { docs: &[("B", "A b.")], ..FORMAT };
    assert_eq!(refused(&format, &schema), "description of B: no such type; remove the description");
    let format = Format { docs: &[("Example", "Ours.")], ..FORMAT };
    assert_eq!(
        refused(&format, &schema),
        "description of Example: the schema has one now; remove ours"
    );
}

#[test]
fn a_fix_up_that_no_longer_applies_is_an_error() {
    fn apply(schema: &mut Value) -> Result<()> {
        let members = schema["properties"].as_object_mut();
        let gone = members.and_then(|members| members.remove("odd"));
        gone.map(drop).ok_or_else(|| Error::at("#/properties/odd", "no such member"))
    }
    let format = Format { fixups: &[Fixup { reason: "odd is odd", apply }], ..FORMAT };
    assert!(prepare(&format, &schema(&json!({"odd": {"type": "string"}}))).is_ok());
    assert_eq!(
        refused(&format, &schema(&json!({"even": {"type": "string"}}))),
        "schemas/example/1/example.schema.json: the fix-up \"odd is odd\" no longer applies: \
         #/properties/odd: no such member; change or remove it"
    );
}

#[test]
fn what_has_no_agreed_type_is_an_error() {
    for (member, expected) in [
        (
            json!({"type": "string", "pattern": "^b$"}),
            "no type checks this pattern; name one in the format's `patterns`",
        ),
        (json!({"type": "string", "format": "email"}), "no agreed type for the format email"),
        (json!({"type": ["string", "integer"]}), "no agreed type for [\"string\",\"integer\"]"),
        (
            json!({"type": ["object", "null"], "properties": {}, "additionalProperties": true}),
            "a type of its own that may be null must be said as anyOf: a reference, and null",
        ),
        (
            json!({"type": "object", "properties": {}}),
            "an object must say additionalProperties: true or false",
        ),
        (
            json!({"oneOf": [{"type": "string"}]}),
            "a oneOf needs x-union with a tag and the open variant",
        ),
    ] {
        assert_eq!(
            refused(&FORMAT, &schema(&json!({ "a": member }))),
            format!("#/properties/a: {expected}")
        );
    }
}

#[test]
fn rules_are_taken_out_and_reported_and_nothing_else_may_hide_among_them() {
    let mut schema = schema(&json!({"a": {"type": "string"}}));
    schema["allOf"] = json!([{"$comment": "EX101: An a.", "if": {"required": ["a"]}, "then": {"required": ["a"]}}]);
    let prepared = prepare(&FORMAT, &schema).unwrap();
    assert_eq!(prepared.rules, ["#/allOf/0: EX101: An a."]);
    assert_eq!(prepared.shape.get("allOf"), None);
    schema["allOf"] = json!([{"properties": {"b": {"type": "string"}}}]);
    assert!(
        refused(&FORMAT, &schema).starts_with("#/allOf: each element of an allOf must be a rule")
    );
}

#[test]
fn null_and_absent_are_two_things() {
    let list = json!({"type": ["array", "null"], "items": {}});
    let kind = json!({"anyOf": [{"$ref": "#/$defs/kind"}, {"type": "null"}]});
    let mut schema = schema(&json!({"list": list, "kind": kind, "plain": {"type": "string"}}));
    schema["required"] = json!(["kind"]);
    schema["$defs"] = json!({"kind": {"description": "K.", "type": "string", "enum": ["a"]}});
    let prepared = prepare(&FORMAT, &schema).unwrap();
    let Form::Object(object) = &prepared.lowered.types[0].form else { panic!("an object") };
    let members = object.slots.iter().map(|slot| match slot {
        Slot::Own(member) => (member.wire.as_str(), member.required, member.nullable),
        Slot::Shared(wire) => panic!("{wire}"),
    });
    let expected = [("list", false, true), ("kind", true, true), ("plain", false, false)];
    assert!(members.eq(expected));
}

#[test]
fn text_by_a_definition_is_of_the_type_that_the_format_names() {
    const TEXTS: Format =
        Format { texts: &[("#/$defs/id", Native { krate: "ext", name: "Id" })], ..FORMAT };
    let mut schema = schema(&json!({"a": {"$ref": "#/$defs/id"}, "b": {"$ref": "#/$defs/id"}}));
    schema["$defs"] = json!({"id": {"type": "string"}});
    let lowered = prepare(&TEXTS, &schema).unwrap().lowered.schema;
    for member in ["a", "b"] {
        assert_eq!(lowered["properties"][member]["x-rust-type"]["path"], "ext::Id");
    }
    schema["properties"] = json!({"a": {"type": "string"}});
    assert_eq!(
        refused(&TEXTS, &schema),
        "#/$defs/id: no member here is text by this definition; remove it from the format's `texts`"
    );
}

/// A union of two objects and what is neither.
fn union(excluded: &Value) -> Value {
    let variant = |tag: &str| {
        json!({
            "description": "V.", "type": "object", "required": ["type", "id"], "additionalProperties": true,
            "properties": {"type": {"type": "string", "const": tag}, "id": {"type": "string"}}
        })
    };
    json!({
        "title": "Thing", "description": "A thing.",
        "oneOf": [{"$ref": "#/$defs/cup"}, {"$ref": "#/$defs/jar"}, {"$ref": "#/$defs/other"}],
        "x-union": {"tag": "type", "open": "other"},
        "$defs": {
            "cup": variant("cup"),
            "jar": variant("jar"),
            "other": {
                "description": "O.", "type": "object", "required": ["type"], "additionalProperties": true,
                "properties": {"type": {"type": "string", "not": {"enum": excluded}}}
            }
        }
    })
}

#[test]
fn the_open_variant_must_exclude_the_tags_of_the_others() {
    assert_eq!(
        names(&prepare(&FORMAT, &union(&json!(["cup", "jar"]))).unwrap()),
        ["Thing", "Cup", "Jar", "Other"]
    );
    assert_eq!(
        refused(&FORMAT, &union(&json!(["cup"]))),
        "#/$defs/other: must exclude exactly the tags of the other variants"
    );
}

#[test]
fn the_members_of_a_group_must_be_the_same_in_every_variant() {
    let group =
        Group { name: "Base", member: "base", doc: "The base.", union: "Thing", members: &["id"] };
    let format = Format { group: Some(group), ..FORMAT };
    let mut schema = union(&json!(["cup", "jar"]));
    assert_eq!(
        names(&prepare(&format, &schema).unwrap()),
        ["Thing", "Cup", "Base", "Jar", "Other"]
    );
    schema["$defs"]["jar"]["properties"]["id"] = json!({"type": "integer"});
    assert_eq!(
        refused(&format, &schema),
        "#/$defs/jar/properties/id: is not what the other members `id` of the group Base are"
    );
}
