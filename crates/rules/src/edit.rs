//! Documents with other values in some places, for the strategies that mend what they make.
#![cfg(feature = "proptest")]

use std::collections::BTreeMap;

use exact_json::pointer::{push_index, push_token};
use exact_json::write::quote;
use exact_json::{Kind, Read, Scanner, Value};
use serde::Serialize;

/// What becomes of places: another value, or none.
pub(crate) type Edits = BTreeMap<String, Option<String>>;

/// A place and what becomes of it.
pub(crate) type Edit = (String, Option<String>);

/// The document with the edits made, where that is one of its kind.
pub(crate) fn edited<T: Serialize + for<'t> Read<'t>>(document: &T, edits: &Edits) -> Option<T> {
    let text = serde_json::to_string(document).ok()?;
    let mut scanner = Scanner::new();
    let tape = scanner.scan_str(&text).ok()?;
    let mut edited = String::with_capacity(text.len());
    write(tape.root(), &mut String::new(), edits, &mut edited);
    exact_json::from_str(&edited).ok()
}

/// Writes a value as the edits leave it.
fn write(value: Value<'_>, pointer: &mut String, edits: &Edits, out: &mut String) {
    let length = pointer.len();
    let mut separator = "";
    match value.kind() {
        Kind::Object => {
            out.push('{');
            for (key, member) in value.members() {
                push_token(pointer, &key.decode());
                if write_one(member, key.raw_quoted(), separator, pointer, edits, out) {
                    separator = ",";
                }
                pointer.truncate(length);
            }
            for (name, new) in added(value, pointer, edits) {
                out.push_str(separator);
                quote(out, name);
                out.push(':');
                out.push_str(new);
                separator = ",";
            }
            out.push('}');
        }
        Kind::Array => {
            out.push('[');
            for (n, item) in value.items().enumerate() {
                push_index(pointer, n);
                if write_one(item, "", separator, pointer, edits, out) {
                    separator = ",";
                }
                pointer.truncate(length);
            }
            out.push(']');
        }
        _ => out.push_str(value.raw()),
    }
}

/// Writes a member or an item, unless an edit takes it out.
fn write_one(
    value: Value<'_>,
    name: &str,
    separator: &str,
    pointer: &mut String,
    edits: &Edits,
    out: &mut String,
) -> bool {
    let edit = edits.get(pointer);
    if matches!(edit, Some(None)) {
        return false;
    }
    out.push_str(separator);
    if !name.is_empty() {
        out.push_str(name);
        out.push(':');
    }
    match edit {
        Some(Some(new)) => out.push_str(new),
        _ => write(value, pointer, edits, out),
    }
    true
}

/// The members that the edits add to an object.
fn added<'e>(
    object: Value<'_>,
    pointer: &str,
    edits: &'e Edits,
) -> impl Iterator<Item = (&'e str, &'e str)> {
    let below = format!("{pointer}/");
    edits
        .range(below.clone()..)
        .map_while(move |(place, new)| Some((place.strip_prefix(&below)?, new.as_deref())))
        .filter(move |(name, _)| !name.contains('/') && object.get(name).is_none())
        .filter_map(|(name, new)| Some((name, new?)))
}
