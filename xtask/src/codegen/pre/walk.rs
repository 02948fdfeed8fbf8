//! The places of a JSON Schema that hold schemas, in order.

use serde_json::{Map, Value};

/// Keywords whose value is one schema.
const ONE: &[&str] = &["items", "additionalProperties", "if", "then", "else", "not"];
/// Keywords whose value maps names to schemas.
const NAMED: &[&str] = &["properties", "$defs"];
/// Keywords whose value is a list of schemas.
const LISTED: &[&str] = &["allOf", "anyOf", "oneOf"];

/// Calls `visit` with each schema directly inside `schema`, and its pointer.
pub(crate) fn children<'v, E>(
    schema: &'v Map<String, Value>,
    at: &str,
    visit: &mut dyn FnMut(&'v Value, &str) -> Result<(), E>,
) -> Result<(), E> {
    for (keyword, value) in schema {
        let at = format!("{at}/{keyword}");
        if ONE.contains(&keyword.as_str()) {
            visit(value, &at)?;
        } else if NAMED.contains(&keyword.as_str()) {
            for (name, inner) in value.as_object().into_iter().flatten() {
                visit(inner, &format!("{at}/{}", token(name)))?;
            }
        } else if LISTED.contains(&keyword.as_str()) {
            for (index, inner) in value.as_array().into_iter().flatten().enumerate() {
                visit(inner, &format!("{at}/{index}"))?;
            }
        }
    }
    Ok(())
}

/// [`children`], to change them.
pub(crate) fn children_mut<E>(
    schema: &mut Map<String, Value>,
    at: &str,
    visit: &mut dyn FnMut(&mut Value, &str) -> Result<(), E>,
) -> Result<(), E> {
    for (keyword, value) in schema {
        let at = format!("{at}/{keyword}");
        if ONE.contains(&keyword.as_str()) {
            visit(value, &at)?;
        } else if NAMED.contains(&keyword.as_str()) {
            for (name, inner) in value.as_object_mut().into_iter().flatten() {
                visit(inner, &format!("{at}/{}", token(name)))?;
            }
        } else if LISTED.contains(&keyword.as_str()) {
            for (index, inner) in value.as_array_mut().into_iter().flatten().enumerate() {
                visit(inner, &format!("{at}/{index}"))?;
            }
        }
    }
    Ok(())
}

/// A name as a token of a JSON Pointer.
pub(crate) fn token(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}
