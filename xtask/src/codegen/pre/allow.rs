//! The allow-list: every keyword of a schema has an agreed treatment, or generation stops and names the place.

use serde_json::{Map, Value};

use super::walk;
use crate::codegen::error::{Error, Result};

/// Keywords that say nothing about the documents.
const NOTES: &[&str] =
    &["$schema", "$id", "$comment", "title", "description", "default", "examples"];

/// Our own annotations (`schemas/README.md` defines them).
const OURS: &[&str] = &["x-status", "x-local-id", "x-refs", "x-foreign-id", "x-union", "x-values"];

/// Keywords that become types.
const SHAPE: &[&str] = &[
    "$defs",
    "$ref",
    "additionalProperties",
    "allOf",
    "anyOf",
    "const",
    "enum",
    "format",
    "items",
    "maxLength",
    "oneOf",
    "pattern",
    "properties",
    "required",
    "type",
];

/// Keywords that are rules, and become no type: the rules crate owns what they say.
const RULE: &[&str] = &["if", "then", "else", "not"];

/// Refuses a schema with a keyword, or a value of one, that no later pass would treat.
pub(crate) fn check(schema: &Value, at: &str) -> Result<()> {
    let schema = match schema {
        Value::Object(schema) => schema,
        Value::Bool(true) => return Ok(()),
        Value::Bool(false) if at.ends_with("/additionalProperties") => return Ok(()),
        _ => return Err(Error::at(at, "a schema must be an object or `true`")),
    };
    for (keyword, value) in schema {
        if ![NOTES, OURS, SHAPE, RULE].iter().any(|list| list.contains(&keyword.as_str())) {
            return Err(Error::at(
                at,
                format_args!(
                    "keyword `{keyword}` has no agreed treatment; give it one in xtask/src/codegen/pre/allow.rs and a pass that treats it"
                ),
            ));
        }
        value_of(keyword, value).map_err(|what| Error::at(format_args!("{at}/{keyword}"), what))?;
    }
    consistent(schema, at)?;
    walk::children(schema, at, &mut check)
}

fn value_of(keyword: &str, value: &Value) -> std::result::Result<(), &'static str> {
    let strings = |value: &Value| value.as_array().is_some_and(|a| a.iter().all(Value::is_string));
    let (ok, expected) = match keyword {
        "$ref" => (
            value
                .as_str()
                .is_some_and(|r| r.strip_prefix("#/$defs/").is_some_and(|n| !n.contains('/'))),
            "a reference must be `#/$defs/NAME`: bundle other schemas first",
        ),
        "type" => {
            (value.is_string() || strings(value), "expected a type's name, or a list of them")
        }
        "required" | "x-refs" => (strings(value), "expected a list of strings"),
        "properties" | "$defs" => (value.is_object(), "expected an object"),
        "allOf" | "anyOf" | "oneOf" => {
            (value.as_array().is_some_and(|list| !list.is_empty()), "expected a list of schemas")
        }
        "enum" => (strings(value), "only strings are enumerated so far"),
        "const" => (value.is_string(), "only strings are constants so far"),
        "maxLength" => (value.is_u64(), "expected a length"),
        "$schema" | "$id" | "$comment" | "title" | "description" | "format" | "pattern"
        | "x-status" | "x-local-id" | "x-foreign-id" => (value.is_string(), "expected a string"),
        _ => (true, ""),
    };
    if ok { Ok(()) } else { Err(expected) }
}

fn consistent(schema: &Map<String, Value>, at: &str) -> Result<()> {
    let members = schema.get("properties").and_then(Value::as_object);
    // Inside a rule, `required` speaks of a member that the object itself declares.
    let rule =
        ["/if", "/then", "/else", "/not", "/anyOf/", "/allOf/"].iter().any(|k| at.contains(k));
    for name in schema.get("required").and_then(Value::as_array).into_iter().flatten() {
        let declared =
            name.as_str().is_some_and(|name| members.is_some_and(|m| m.contains_key(name)));
        if !declared && !rule {
            return Err(Error::at(at, format_args!("required member {name} is not declared")));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::check;

    #[test]
    fn an_unknown_keyword_is_an_error_that_names_the_place() {
        let schema = json!({"properties": {"a": {"type": "string", "minLength": 1}}});
        let error = check(&schema, "#").unwrap_err().to_string();
        assert!(
            error.starts_with("#/properties/a: keyword `minLength` has no agreed treatment"),
            "{error}"
        );
    }

    #[test]
    fn a_reference_to_another_file_is_an_error() {
        let schema = json!({"items": {"$ref": "other.json#/a"}});
        let error = check(&schema, "#").unwrap_err().to_string();
        assert!(error.starts_with("#/items/$ref: a reference must be"), "{error}");
    }

    #[test]
    fn a_required_member_must_be_declared() {
        let schema = json!({"required": ["b"], "properties": {"a": {}}});
        assert_eq!(
            check(&schema, "#").unwrap_err().to_string(),
            "#: required member \"b\" is not declared"
        );
    }
}
