//! What descriptions say: of an enum's values one by one, of a member, and of what has none.

use serde_json::{Map, Value};

use super::lower::{enumerated, text};
use crate::codegen::names::{prose, singular};

/// Each value with its meaning: from `x-values`, or from a description that explains them one by one.
pub(super) fn explained(
    object: &Map<String, Value>,
    values: &[String],
) -> Vec<(String, Option<String>)> {
    let table = object.get("x-values");
    let prose = text(object, "description").unwrap_or_default();
    let told = one_by_one(&prose, values);
    let meaning = |value: &String| {
        let row =
            table.and_then(|table| table.get(value)).and_then(Value::as_str).map(str::to_owned);
        row.or_else(|| {
            told.iter()
                .find(|(names, _)| names.contains(&value.as_str()))
                .map(|(_, text)| text.clone())
        })
    };
    values.iter().map(|value| (value.clone(), meaning(value))).collect()
}

/// A description without the parts that explain the values of an enum one by one, when all of them are.
pub(super) fn head_of(object: &Map<String, Value>) -> Option<String> {
    let prose = text(object, "description")?;
    let Some((_, values)) = enumerated(object) else { return Some(prose) };
    let told = one_by_one(&prose, &values);
    if told.is_empty()
        || !values.iter().all(|value| told.iter().any(|(names, _)| names.contains(&value.as_str())))
    {
        return Some(prose);
    }
    let first =
        told.iter().filter_map(|(names, _)| prose.find(&format!("{}: ", names.join("/")))).min();
    let head = prose.get(..first.unwrap_or_default()).unwrap_or_default().trim_end();
    (!head.is_empty()).then(|| head.to_owned())
}

/// What an inline type is: the value of which member of what.
pub(super) fn value_of(pointer: &str) -> Option<String> {
    let pointer = pointer.strip_suffix("/items").unwrap_or(pointer);
    let (object, member) = pointer.rsplit_once("/properties/")?;
    let object = object.strip_suffix("/items").unwrap_or(object);
    match object.rsplit('/').next().unwrap_or_default() {
        "#" => Some(format!("The `{member}` of the document")),
        name => Some(format!("The `{member}` of the {}", prose(&singular(name)))),
    }
}

/// `met: it holds. unmet/unknown: it does not.` as its parts.
fn one_by_one<'p>(prose: &'p str, values: &[String]) -> Vec<(Vec<&'p str>, String)> {
    let mut parts: Vec<(Vec<&str>, String)> = Vec::new();
    for sentence in prose.split_inclusive(". ") {
        let head = sentence
            .split_once(": ")
            .map(|(names, rest)| (names.split('/').collect::<Vec<_>>(), rest));
        match head {
            Some((names, rest))
                if names.iter().all(|name| values.iter().any(|value| value == name)) =>
            {
                parts.push((names, rest.to_owned()));
            }
            _ => {
                if let Some((_, text)) = parts.last_mut() {
                    text.push_str(sentence);
                }
            }
        }
    }
    for (_, text) in &mut parts {
        *text = text.trim_end().to_owned();
    }
    parts
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{explained, head_of, value_of};

    fn effect() -> Value {
        json!({
            "description": "What repeating does. none: no effect. Ever. some/more: an effect.",
            "enum": ["none", "some", "more"]
        })
    }

    #[test]
    fn values_are_explained_by_the_description_one_by_one() {
        let effect = effect();
        let values = ["none", "some", "more"].map(str::to_owned);
        let meanings: Vec<_> = explained(effect.as_object().unwrap(), &values)
            .into_iter()
            .map(|(_, text)| text.unwrap())
            .collect();
        assert_eq!(meanings, ["no effect. Ever.", "an effect.", "an effect."]);
        assert_eq!(head_of(effect.as_object().unwrap()).as_deref(), Some("What repeating does."));
    }

    #[test]
    fn a_description_that_leaves_a_value_out_stays_whole() {
        let mut effect = effect();
        effect["enum"].as_array_mut().unwrap().push(json!("most"));
        let description = effect["description"].as_str().map(str::to_owned);
        assert_eq!(head_of(effect.as_object().unwrap()), description);
    }

    #[test]
    fn an_inline_type_is_the_value_of_its_member() {
        let at = "#/$defs/applicationContext/properties/selections/items/properties/role";
        assert_eq!(value_of(at).as_deref(), Some("The `role` of the selection"));
        assert_eq!(value_of("#/$defs/author"), None);
    }
}
