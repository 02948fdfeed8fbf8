//! Documents broken at random places, by small changes.

use std::fmt::Display;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::Value;

/// The document after the changes.
pub(crate) fn broken(whole: &impl Display, breaks: &Breaks) -> Value {
    let mut value = serde_json::from_str(&whole.to_string()).unwrap();
    for (place, change) in breaks {
        apply(&mut value, *place, change);
    }
    value
}

/// A few places and changes.
pub(crate) type Breaks = Vec<(Index, Change)>;

/// A few small changes: names to add and values to put are of the caller's choice.
pub(crate) fn breaks(
    names: &[&'static str],
    values: &[Value],
) -> impl Strategy<Value = Breaks> + use<> {
    prop::collection::vec(breaking(names, values), 1..4)
}

/// What is done at a place of a document.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Drop,
    Add(&'static str, Value),
    Replace(Value),
    /// Puts there what stands at another place.
    Copy(Index),
    Append(Value),
    /// Puts the item of a list into it a second time.
    Repeat,
}

fn breaking(
    names: &[&'static str],
    values: &[Value],
) -> impl Strategy<Value = (Index, Change)> + use<> {
    let names = select(names.to_vec());
    let values = values.to_vec();
    let values = move || select(values.clone());
    let change = prop_oneof![
        2 => Just(Change::Drop),
        1 => (names, values()).prop_map(|(name, value)| Change::Add(name, value)),
        4 => values().prop_map(Change::Replace),
        2 => any::<Index>().prop_map(Change::Copy),
        1 => values().prop_map(Change::Append),
        1 => Just(Change::Repeat),
    ];
    (any::<Index>(), change)
}

/// Makes the change at one of the document's values.
fn apply(document: &mut Value, place: Index, change: &Change) {
    let mut pointers = Vec::new();
    gather(document, String::new(), &mut pointers);
    let pointer = place.get(&pointers);
    if matches!(change, Change::Drop | Change::Repeat) {
        let Some((parent, token)) = pointer.rsplit_once('/') else { return };
        match (change, document.pointer_mut(parent)) {
            (Change::Drop, Some(Value::Object(object))) => {
                object.remove(&token.replace("~1", "/").replace("~0", "~"));
            }
            (Change::Drop, Some(Value::Array(items))) => drop(items.remove(token.parse().unwrap())),
            (Change::Repeat, Some(Value::Array(items))) => {
                let item: usize = token.parse().unwrap();
                items.insert(item, items[item].clone());
            }
            _ => {}
        }
        return;
    }
    let other = match change {
        Change::Copy(from) => document.pointer(from.get::<String>(&pointers)).cloned(),
        _ => None,
    };
    let Some(target) = document.pointer_mut(pointer) else { return };
    match (change, target) {
        (Change::Add(name, value), Value::Object(object)) => {
            object.insert((*name).to_owned(), value.clone());
        }
        (Change::Append(value), Value::Array(items)) => items.push(value.clone()),
        (Change::Replace(value), target) => *target = value.clone(),
        (Change::Copy(_), target) => *target = other.unwrap_or_default(),
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
