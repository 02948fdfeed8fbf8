//! Logs that are changed at random, a value, a row or a byte at a time.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::Value;

/// A change of a log. Places are taken modulo what there is.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Put(Index, Index, Value),
    Remove(Index, Index),
    Repeat(Index, Index),
    Swap(Index, Index),
    /// What stands in the text behind a character of this kind.
    Insert(Index, char, Index, &'static str),
    Cut(Index, Index),
}

/// Changes of a log that put these values in, or these texts behind a character.
pub(crate) fn change(
    oddity: impl Strategy<Value = Value>,
    inserted: impl Strategy<Value = (char, &'static str)>,
) -> impl Strategy<Value = Change> {
    let at = any::<Index>;
    prop_oneof![
        4 => (at(), at(), oddity).prop_map(|(row, place, value)| Change::Put(row, place, value)),
        2 => (at(), at()).prop_map(|(row, place)| Change::Remove(row, place)),
        1 => (at(), at()).prop_map(|(row, to)| Change::Repeat(row, to)),
        1 => (at(), at()).prop_map(|(row, to)| Change::Swap(row, to)),
        2 => (at(), at(), inserted).prop_map(|(row, place, (before, text))| Change::Insert(row, before, place, text)),
        1 => (at(), at()).prop_map(|(row, place)| Change::Cut(row, place)),
    ]
}

/// What may be said twice or be no text, behind a character.
pub(crate) fn inserted() -> impl Strategy<Value = (char, &'static str)> {
    prop_oneof![
        Just(('"', "\\ud83d")),
        Just(('{', "\"type\":\"message\",")),
        Just(('{', "\"text\":\"twice\",")),
        Just(('{', "\"id\":\"twice\",")),
        Just(('{', "\"role\":\"user\",")),
        Just((':', " \u{85}")),
    ]
}

/// The pointers of everything below a value.
fn pointers(value: &Value, place: &str, found: &mut Vec<String>) {
    found.push(place.to_owned());
    match value {
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(index, item)| pointers(item, &format!("{place}/{index}"), found));
        }
        Value::Object(members) => {
            members.iter().for_each(|(name, item)| {
                pointers(
                    item,
                    &format!("{place}/{}", name.replace('~', "~0").replace('/', "~1")),
                    found,
                );
            });
        }
        _ => {}
    }
}

/// Changes the rows of a log.
pub(crate) fn apply(rows: &mut Vec<String>, change: Change) {
    let pointer_in = |row: &Value, place: Index| {
        let mut found = Vec::new();
        pointers(row, "", &mut found);
        found[place.index(found.len())].clone()
    };
    match change {
        Change::Put(row, place, value) => {
            let row = row.get_mut(rows);
            let Ok(mut tree) = serde_json::from_str::<Value>(row) else { return };
            let pointer = pointer_in(&tree, place);
            *tree.pointer_mut(&pointer).unwrap() = value;
            *row = tree.to_string();
        }
        Change::Remove(row, place) => {
            let row = row.get_mut(rows);
            let Ok(mut tree) = serde_json::from_str::<Value>(row) else { return };
            let pointer = pointer_in(&tree, place);
            let Some((container, name)) = pointer.rsplit_once('/') else { return };
            if let Some(Value::Object(members)) = tree.pointer_mut(container) {
                members.remove(&name.replace("~1", "/").replace("~0", "~"));
            }
            *row = tree.to_string();
        }
        Change::Repeat(row, to) => {
            let (row, to) = (row.get(rows).clone(), to.index(rows.len()));
            rows.insert(to, row);
        }
        Change::Swap(row, to) => {
            let (row, to) = (row.index(rows.len()), to.index(rows.len()));
            rows.swap(row, to);
        }
        Change::Insert(row, before, place, text) => {
            let row = row.get_mut(rows);
            let places: Vec<usize> =
                row.match_indices(before).map(|(at, _)| at + before.len_utf8()).collect();
            if !places.is_empty() {
                row.insert_str(places[place.index(places.len())], text);
            }
        }
        Change::Cut(row, place) => {
            let row = row.get_mut(rows);
            let places: Vec<usize> = row.char_indices().map(|(at, _)| at).collect();
            if !places.is_empty() {
                row.truncate(places[place.index(places.len())]);
            }
        }
    }
}
