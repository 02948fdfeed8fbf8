//! Breaking JSON documents, one small change at a time.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::Value;

/// What is done at a place of a document.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Drop,
    Add(&'static str, Value),
    Replace(Value),
    Append(Value),
}

/// A place and a change: names to add and values to put are of the caller's choice.
pub(crate) fn breaking(
    names: &[&'static str],
    values: &[Value],
) -> impl Strategy<Value = (Index, Change)> {
    let names = select(names.to_vec());
    let values = || select(values.to_vec());
    let change = prop_oneof![
        2 => Just(Change::Drop),
        1 => (names, values()).prop_map(|(name, value)| Change::Add(name, value)),
        4 => values().prop_map(Change::Replace),
        1 => values().prop_map(Change::Append),
    ];
    (any::<Index>(), change)
}

/// Makes the change at one of the document's values.
pub(crate) fn apply(document: &mut Value, place: Index, change: &Change) {
    let mut pointers = Vec::new();
    gather(document, String::new(), &mut pointers);
    let pointer = place.get(&pointers);
    if let Change::Drop = change {
        let Some((parent, token)) = pointer.rsplit_once('/') else { return };
        match document.pointer_mut(parent) {
            Some(Value::Object(object)) => {
                object.remove(&token.replace("~1", "/").replace("~0", "~"));
            }
            Some(Value::Array(items)) => drop(items.remove(token.parse().unwrap())),
            _ => {}
        }
        return;
    }
    let Some(target) = document.pointer_mut(pointer) else { return };
    match (change, target) {
        (Change::Add(name, value), Value::Object(object)) => {
            object.insert((*name).to_owned(), value.clone());
        }
        (Change::Append(value), Value::Array(items)) => items.push(value.clone()),
        (Change::Replace(value), target) => *target = value.clone(),
        _ => {}
    }
}

/// The pointers of every value below the root, and of the root.
fn gather(value: &Value, pointer: String, pointers: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (name, inner) in object {
                let token = name.replace('~', "~0").replace('/', "~1");
                gather(inner, format!("{pointer}/{token}"), pointers);
            }
        }
        Value::Array(items) => {
            for (index, inner) in items.iter().enumerate() {
                gather(inner, format!("{pointer}/{index}"), pointers);
            }
        }
        _ => {}
    }
    pointers.push(pointer);
}
