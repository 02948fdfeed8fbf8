//! Parts of a vendored JSON Schema as `schemars` schemas, for the feature `schemars` of generated models.
//!
//! What is published says more, and says it better, than a schema derived from Rust types: descriptions,
//! patterns, rules. So a generated type's schema is its part of the vendored one, word for word, with the
//! references pointed at the generator's definitions.

use schemars::{Schema, SchemaGenerator};
use serde_json::Value;

/// Finds the type of a reference such as `#/$defs/name`, and has the generator define it.
pub type Definition = fn(&mut SchemaGenerator, &str) -> Option<Schema>;

/// The part of a schema at a pointer (`#/$defs/name`).
///
/// A part that is not there, or a schema that is none, is the schema that accepts everything.
#[must_use]
pub fn part(
    schema: &str,
    pointer: &str,
    generator: &mut SchemaGenerator,
    definition: Definition,
) -> Schema {
    let schema: Value = serde_json::from_str(schema).unwrap_or_default();
    let mut part = schema.pointer(pointer.trim_start_matches('#')).cloned().unwrap_or_default();
    refer(&mut part, generator, definition);
    Schema::try_from(part).unwrap_or_default()
}

/// The whole of a schema, for the type `name` that it describes, and all of its definitions.
///
/// Where the type is a part of another schema, what identifies the document is left out.
#[must_use]
pub fn root(
    schema: &str,
    name: &str,
    generator: &mut SchemaGenerator,
    definition: Definition,
) -> Schema {
    let mut schema: Value = serde_json::from_str(schema).unwrap_or_default();
    if let Some(object) = schema.as_object_mut() {
        if let Some(Value::Object(definitions)) = object.remove("$defs") {
            for name in definitions.keys() {
                definition(generator, &format!("#/$defs/{name}"));
            }
        }
        // The generator has put the name down where it calls for the definition of a part.
        if generator.definitions().contains_key(name) {
            for keyword in ["$schema", "$id"] {
                object.remove(keyword);
            }
        }
    }
    refer(&mut schema, generator, definition);
    Schema::try_from(schema).unwrap_or_default()
}

/// Points every reference at the generator's definition.
fn refer(schema: &mut Value, generator: &mut SchemaGenerator, definition: Definition) {
    match schema {
        Value::Object(object) => {
            let reference = object.get("$ref").and_then(Value::as_str);
            let target = reference.and_then(|reference| definition(generator, reference));
            let target = target.as_ref().and_then(|target| target.get("$ref"));
            if let (Some(target), Some(reference)) = (target, object.get_mut("$ref")) {
                *reference = target.clone();
            }
            for inner in object.values_mut() {
                refer(inner, generator, definition);
            }
        }
        Value::Array(items) => {
            for inner in items {
                refer(inner, generator, definition);
            }
        }
        _ => {}
    }
}
