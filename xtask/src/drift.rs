//! `cargo xtask drift OLD NEW`: what changed between two versions of a schema, and which changes break documents.

use std::collections::BTreeSet;
use std::fmt;

use serde_json::{Map, Value};

/// What a change does to the documents that a schema accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Something new.
    Added,
    /// Something gone.
    Removed,
    /// Less is accepted.
    Tightened,
    /// More is accepted.
    Loosened,
    /// Something else is accepted.
    Changed,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What it does.
    pub kind: Kind,
    /// A pointer into the new schema, into the old one where the place is gone.
    pub place: String,
    /// What changed.
    pub what: String,
    /// Whether a document that the old schema accepts may be refused by the new one.
    pub breaking: bool,
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            Kind::Added => "added",
            Kind::Removed => "removed",
            Kind::Tightened => "tightened",
            Kind::Loosened => "loosened",
            Kind::Changed => "changed",
        };
        let breaking = if self.breaking { "breaking" } else { "" };
        write!(f, "{kind:<9}  {breaking:<8}  {}: {}", self.place, self.what)
    }
}

/// Every change from `old` to `new`, in the new schema's order. Descriptions are not compared.
#[must_use]
pub fn drift(old: &Value, new: &Value) -> Vec<Change> {
    let mut drift = Drift { changes: Vec::new() };
    drift.node(old, new, "#");
    drift.named(old, new, "#", "$defs", |_, _| ("definition".to_owned(), false));
    drift.changes
}

struct Drift {
    changes: Vec<Change>,
}

impl Drift {
    fn note(&mut self, kind: Kind, place: &str, what: impl Into<String>, breaking: bool) {
        self.changes.push(Change { kind, place: place.to_owned(), what: what.into(), breaking });
    }

    /// Compares two schemas for the same place.
    fn node(&mut self, old: &Value, new: &Value, at: &str) {
        for keyword in ["type", "$ref", "const", "format", "pattern"] {
            self.word(keyword, old.get(keyword), new.get(keyword), at);
        }
        self.limit(old, new, at);
        self.closedness(old, new, at);
        self.values(old, new, at);
        self.required(old, new, at);
        let was_open = old.get("additionalProperties") != Some(&Value::Bool(false));
        let needed: BTreeSet<String> = strings(new.get("required")).collect();
        self.named(old, new, at, "properties", move |name, new| {
            match (new, needed.contains(name)) {
                (true, true) => ("required member".to_owned(), true),
                (true, false) => ("optional member".to_owned(), false),
                (false, _) => ("member".to_owned(), !was_open),
            }
        });
        self.list("oneOf", "variant", old, new, at);
        self.rules(old, new, at);
        if let (Some(old), Some(new)) = (old.get("items"), new.get("items")) {
            self.node(old, new, &format!("{at}/items"));
        }
    }

    /// Compares what two schemas have by name below a keyword.
    fn named(
        &mut self,
        old: &Value,
        new: &Value,
        at: &str,
        keyword: &str,
        what: impl Fn(&str, bool) -> (String, bool),
    ) {
        let empty = Map::new();
        let of = |schema: &Value| schema.get(keyword).and_then(Value::as_object).cloned();
        let (old, new) = (of(old).unwrap_or(empty.clone()), of(new).unwrap_or(empty));
        for (name, new) in &new {
            let at = format!("{at}/{keyword}/{name}");
            if let Some(old) = old.get(name) {
                self.node(old, new, &at);
            } else {
                let (what, breaking) = what(name, true);
                self.note(Kind::Added, &at, what, breaking);
            }
        }
        for name in old.keys().filter(|name| !new.contains_key(*name)) {
            let (what, breaking) = what(name, false);
            self.note(Kind::Removed, &format!("{at}/{keyword}/{name}"), what, breaking);
        }
    }

    fn word(&mut self, keyword: &str, old: Option<&Value>, new: Option<&Value>, at: &str) {
        match (old, new) {
            (Some(old), Some(new)) if old != new => {
                self.note(Kind::Changed, at, format!("{keyword} {old} is now {new}"), true);
            }
            (None, Some(new)) => {
                self.note(Kind::Tightened, at, format!("{keyword} must be {new}"), true);
            }
            (Some(old), None) => {
                self.note(Kind::Loosened, at, format!("{keyword} need not be {old}"), false);
            }
            _ => {}
        }
    }

    fn limit(&mut self, old: &Value, new: &Value, at: &str) {
        let of = |schema: &Value| schema.get("maxLength").and_then(Value::as_u64);
        match (of(old), of(new)) {
            (Some(old), Some(new)) if new < old => {
                self.note(
                    Kind::Tightened,
                    at,
                    format!("at most {new} characters, not {old}"),
                    true,
                );
            }
            (Some(old), Some(new)) if new > old => {
                self.note(
                    Kind::Loosened,
                    at,
                    format!("at most {new} characters, not {old}"),
                    false,
                );
            }
            (None, Some(new)) => {
                self.note(Kind::Tightened, at, format!("at most {new} characters"), true);
            }
            (Some(_), None) => self.note(Kind::Loosened, at, "of any length", false),
            _ => {}
        }
    }

    fn closedness(&mut self, old: &Value, new: &Value, at: &str) {
        let closed =
            |schema: &Value| schema.get("additionalProperties") == Some(&Value::Bool(false));
        match (closed(old), closed(new)) {
            (false, true) => self.note(Kind::Tightened, at, "no other members are allowed", true),
            (true, false) => self.note(Kind::Loosened, at, "other members are allowed", false),
            _ => {}
        }
    }

    /// The values of an enum, closed or open.
    fn values(&mut self, old: &Value, new: &Value, at: &str) {
        let open = |schema: &Value| schema.get("anyOf").is_some();
        let known = |schema: &Value| -> BTreeSet<String> {
            strings(schema.get("enum").or_else(|| schema.pointer("/anyOf/0/enum"))).collect()
        };
        let (before, after) = (known(old), known(new));
        if before.is_empty() && after.is_empty() {
            return;
        }
        match (open(old), open(new)) {
            (true, false) => {
                self.note(Kind::Tightened, at, "only the known values are allowed", true);
            }
            (false, true) => self.note(Kind::Loosened, at, "any other value is allowed", false),
            _ => {}
        }
        for value in after.difference(&before) {
            self.note(Kind::Added, at, format!("value {value:?}"), false);
        }
        for value in before.difference(&after) {
            self.note(Kind::Removed, at, format!("value {value:?}"), !open(new));
        }
    }

    /// Members that were there before and became required, or no longer are.
    fn required(&mut self, old: &Value, new: &Value, at: &str) {
        let there = |schema: &Value, name: &str| {
            schema.get("properties").is_some_and(|m| m.get(name).is_some())
        };
        let before: BTreeSet<String> = strings(old.get("required")).collect();
        let after: BTreeSet<String> = strings(new.get("required")).collect();
        for name in after.difference(&before).filter(|name| there(old, name)) {
            self.note(Kind::Tightened, &format!("{at}/properties/{name}"), "now required", true);
        }
        for name in before.difference(&after).filter(|name| there(new, name)) {
            self.note(
                Kind::Loosened,
                &format!("{at}/properties/{name}"),
                "no longer required",
                false,
            );
        }
    }

    fn list(&mut self, keyword: &str, what: &str, old: &Value, new: &Value, at: &str) {
        let of = |schema: &Value| {
            schema.get(keyword).and_then(Value::as_array).cloned().unwrap_or_default()
        };
        let (old, new) = (of(old), of(new));
        for item in new.iter().filter(|item| !old.contains(item)) {
            self.note(Kind::Added, at, format!("{what} {}", called(item)), false);
        }
        for item in old.iter().filter(|item| !new.contains(item)) {
            self.note(Kind::Removed, at, format!("{what} {}", called(item)), true);
        }
    }

    /// The rules of an object, by what their comments call them.
    fn rules(&mut self, old: &Value, new: &Value, at: &str) {
        let of = |schema: &Value| {
            schema.get("allOf").and_then(Value::as_array).cloned().unwrap_or_default()
        };
        let (old, new) = (of(old), of(new));
        let find =
            |rules: &[Value], name: &str| rules.iter().find(|rule| called(rule) == name).cloned();
        for rule in &new {
            match find(&old, &called(rule)) {
                None => self.note(Kind::Tightened, at, format!("rule {}", called(rule)), true),
                Some(before) if before != *rule => {
                    self.note(Kind::Changed, at, format!("rule {}", called(rule)), true);
                }
                Some(_) => {}
            }
        }
        for rule in old.iter().filter(|rule| find(&new, &called(rule)).is_none()) {
            self.note(Kind::Loosened, at, format!("no rule {}", called(rule)), false);
        }
    }
}

/// What a change calls an element of a list: what it refers to, or the id in its comment.
fn called(item: &Value) -> String {
    let reference = item.get("$ref").and_then(Value::as_str);
    let comment = item.get("$comment").and_then(Value::as_str);
    let id = comment.map(|comment| comment.split_once(": ").map_or(comment, |(id, _)| id));
    reference.or(id).map_or_else(|| item.to_string(), str::to_owned)
}

fn strings(list: Option<&Value>) -> impl Iterator<Item = String> {
    let list = list.and_then(Value::as_array).into_iter().flatten();
    list.filter_map(Value::as_str).map(str::to_owned).collect::<Vec<_>>().into_iter()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::drift;

    fn old() -> Value {
        json!({
            "type": "object", "required": ["a", "b"], "additionalProperties": false,
            "properties": {
                "a": {"type": "string", "maxLength": 8},
                "b": {"enum": ["x", "y"]},
                "c": {"anyOf": [{"enum": ["x"]}, {"type": "string"}]},
                "d": {"$ref": "#/$defs/part"}
            },
            "$defs": {"part": {"type": "object", "description": "A part.", "allOf": [{"$comment": "R1: One."}]}}
        })
    }

    /// The changes after one edit of the schema.
    fn after(edit: impl FnOnce(&mut Value)) -> Vec<String> {
        let mut new = old();
        edit(&mut new);
        drift(&old(), &new).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn equal_schemas_and_other_words_are_no_drift() {
        assert_eq!(after(|_| ()), [""; 0]);
        assert_eq!(after(|new| new["$defs"]["part"]["description"] = json!("Another.")), [""; 0]);
    }

    #[test]
    fn members_come_and_go() {
        assert_eq!(
            after(|new| new["properties"]["e"] = json!({"type": "string"})),
            ["added                #/properties/e: optional member"]
        );
        assert_eq!(
            after(|new| {
                new["properties"]["e"] = json!({"type": "string"});
                new["required"] = json!(["a", "e"]);
                new["properties"].as_object_mut().unwrap().remove("d");
            }),
            [
                "loosened             #/properties/b: no longer required",
                "added      breaking  #/properties/e: required member",
                "removed    breaking  #/properties/d: member",
            ]
        );
    }

    #[test]
    fn what_a_place_accepts_grows_and_shrinks() {
        assert_eq!(
            after(|new| {
                new["required"] = json!(["a", "b", "c"]);
                new["additionalProperties"] = json!(true);
                new["properties"]["a"]["maxLength"] = json!(4);
                new["properties"]["b"]["enum"] = json!(["y", "z"]);
                new["properties"]["c"]["anyOf"][0]["enum"] = json!([]);
                new["$defs"]["part"]["allOf"] = json!([{"$comment": "R2: Two."}]);
            }),
            [
                "loosened             #: other members are allowed",
                "tightened  breaking  #/properties/c: now required",
                "tightened  breaking  #/properties/a: at most 4 characters, not 8",
                "added                #/properties/b: value \"z\"",
                "removed    breaking  #/properties/b: value \"x\"",
                "removed              #/properties/c: value \"x\"",
                "tightened  breaking  #/$defs/part: rule R2",
                "loosened             #/$defs/part: no rule R1",
            ]
        );
        assert_eq!(
            after(|new| new["properties"]["a"] = json!({"type": "integer"})),
            [
                "changed    breaking  #/properties/a: type \"string\" is now \"integer\"",
                "loosened             #/properties/a: of any length",
            ]
        );
    }
}
