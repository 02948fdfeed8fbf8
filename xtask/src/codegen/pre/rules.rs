//! Takes the rules out of a schema: what its `if`/`then`/`anyOf`/`not` say is kept by the rules crate, not by types.
//!
//! Left in, they would become wrong types: `anyOf: [{required: [uri]}, {required: [locator]}]` turns into an
//! enum that refuses a resource with both.

use serde_json::{Map, Value};

use super::walk;
use crate::codegen::error::{Error, Result};

/// Keywords of a list whose elements may all be rules.
const LISTS: &[&str] = &["allOf", "anyOf", "oneOf"];
const CONDITIONS: &[&str] = &["if", "then", "else", "not"];

/// Removes every rule below `schema` and notes each in `taken`: its pointer, and what its comment says.
pub(crate) fn take_out(schema: &mut Value, at: &str, taken: &mut Vec<String>) -> Result<()> {
    let Value::Object(object) = schema else { return Ok(()) };
    let tag = is_open_tag(&Value::Object(object.clone()));
    for keyword in CONDITIONS.iter().filter(|keyword| !(tag && **keyword == "not")) {
        if object.shift_remove(*keyword).is_some() {
            taken.push(format!("{at}/{keyword}"));
        }
    }
    for keyword in LISTS {
        let Some(Value::Array(list)) = object.get(*keyword) else { continue };
        if !list.iter().all(is_rule) {
            if keyword == &"allOf" {
                return Err(Error::at(
                    format_args!("{at}/allOf"),
                    "each element of an allOf must be a rule that its $comment names; what else it says has no agreed type",
                ));
            }
            continue;
        }
        for (index, rule) in list.iter().enumerate() {
            let comment = rule.get("$comment").and_then(Value::as_str).unwrap_or("no comment");
            taken.push(format!("{at}/{keyword}/{index}: {comment}"));
        }
        object.shift_remove(*keyword);
    }
    walk::children_mut(object, at, &mut |inner, at| take_out(inner, at, taken))
}

/// An element of an `allOf` that names its rule (`OC201: …`), or a choice between members that must be there.
fn is_rule(schema: &Value) -> bool {
    let Value::Object(object) = schema else { return false };
    let id =
        object.get("$comment").and_then(Value::as_str).and_then(|comment| comment.split_once(": "));
    let named = id.is_some_and(|(id, _)| {
        id.starts_with(|c: char| c.is_ascii_uppercase()) && !id.contains(' ')
    });
    named || object.keys().all(|keyword| matches!(keyword.as_str(), "$comment" | "required"))
}

/// The tag of a union's open variant: any text but the other variants' tags. What it excludes is shape, not a rule.
pub(crate) fn is_open_tag(schema: &Value) -> bool {
    schema.get("type") == Some(&Value::from("string"))
        && schema.get("not").and_then(Value::as_object).is_some_and(|not| not.keys().eq(["enum"]))
}

/// Removes every rule below a copy of `schema`: what the types must accept, exactly.
pub(crate) fn without(schema: &Value) -> Result<(Value, Vec<String>)> {
    let mut shape = schema.clone();
    let mut taken = Vec::new();
    take_out(&mut shape, "#", &mut taken)?;
    Ok((shape, taken))
}

/// The members of an object schema, none when it declares none.
pub(crate) fn members(schema: &Map<String, Value>) -> impl Iterator<Item = (&String, &Value)> {
    schema.get("properties").and_then(Value::as_object).into_iter().flatten()
}
