//! JSON Schemas that are made from the Rust types.

use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform as _};
use schemars::{JsonSchema, Schema};
use serde_json::Value;

/// The JSON Schema (draft 2020-12) of a type.
pub(crate) fn of<T: JsonSchema>() -> Schema {
    let mut schema = SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>();
    RecursiveTransform(absent_is_not_null).transform(&mut schema);
    RecursiveTransform(describe_without_code).transform(&mut schema);
    schema
}

/// A member that may be absent is never null, and what its absence means is said in its description.
fn absent_is_not_null(schema: &mut Schema) {
    schema.remove("default");
    if let Some(Value::Array(types)) = schema.get_mut("type") {
        types.retain(|kind| kind != "null");
        if let [only] = &types[..] {
            let only = only.clone();
            schema.insert("type".to_owned(), only);
        }
    }
    if let Some(Value::Array(variants)) = schema.get_mut("anyOf") {
        variants.retain(|variant| variant.get("type").is_none_or(|kind| kind != "null"));
        if let [Value::Object(only)] = &variants[..] {
            let only = only.clone();
            schema.remove("anyOf");
            for (name, value) in only {
                schema.insert(name, value);
            }
        }
    }
}

/// Descriptions are for people without Rust.
fn describe_without_code(schema: &mut Schema) {
    if let Some(Value::String(description)) = schema.get_mut("description")
        && let Some(code) = description.find("\n\n```")
    {
        description.truncate(code);
    }
}
