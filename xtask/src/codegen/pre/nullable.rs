//! Members that may be null: typify has one `Option` for what is absent and what is null, so null is taken off and
//! noted.

use serde_json::{Value, json};

/// What a member's schema says beside null, where it allows null: a type's name and `null`, or a reference and `null`.
pub(super) fn without_null(member: &Value) -> Option<Value> {
    let mut bare = member.as_object()?.clone();
    if let Some([kind, null]) = bare.get("type").and_then(Value::as_array).map(Vec::as_slice) {
        let kind = (*null == "null").then(|| kind.clone())?;
        bare.insert("type".to_owned(), kind);
        return Some(Value::Object(bare));
    }
    let [kind, null] = bare.get("anyOf")?.as_array()?.as_slice() else { return None };
    let reference = kind.get("$ref").filter(|_| *null == json!({ "type": "null" }))?.clone();
    bare.shift_remove("anyOf");
    bare.insert("$ref".to_owned(), reference);
    Some(Value::Object(bare))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::without_null;

    #[test]
    fn null_is_taken_off_and_nothing_else_is() {
        for (member, bare) in [
            (json!({"type": ["string", "null"]}), Some(json!({"type": "string"}))),
            (
                json!({"type": ["array", "null"], "items": {}}),
                Some(json!({"type": "array", "items": {}})),
            ),
            (
                json!({"description": "D.", "anyOf": [{"$ref": "#/$defs/a"}, {"type": "null"}]}),
                Some(json!({"description": "D.", "$ref": "#/$defs/a"})),
            ),
            (json!({"type": "string"}), None),
            (json!({"type": ["string", "integer"]}), None),
            (json!({"anyOf": [{"enum": ["a"]}, {"type": "string"}]}), None),
            (json!(true), None),
        ] {
            assert_eq!(without_null(&member), bare, "{member}");
        }
    }
}
