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
    /// Who must change with it.
    pub breaks: Breaks,
}

/// Who must change with a schema, because a document that the one accepts may be refused by the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Breaks {
    /// Nobody: every document of the one version is one of the other.
    Nobody,
    /// Who writes the old version: the new one may refuse it.
    Writers,
    /// Who reads the old version: it may refuse what is new.
    Readers,
    /// Both.
    Both,
}

impl Breaks {
    /// Whether writers must change.
    #[must_use]
    pub fn writers(self) -> bool {
        matches!(self, Self::Writers | Self::Both)
    }

    /// Whether readers must change.
    #[must_use]
    pub fn readers(self) -> bool {
        matches!(self, Self::Readers | Self::Both)
    }

    fn of(writers: bool, readers: bool) -> Self {
        match (writers, readers) {
            (false, false) => Self::Nobody,
            (true, false) => Self::Writers,
            (false, true) => Self::Readers,
            (true, true) => Self::Both,
        }
    }
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
        let breaks = match self.breaks {
            Breaks::Nobody => "",
            Breaks::Writers => "breaks writers",
            Breaks::Readers => "breaks readers",
            Breaks::Both => "breaks both",
        };
        write!(f, "{kind:<9}  {breaks:<14}  {}: {}", self.place, self.what)
    }
}

/// Every change from `old` to `new`, in the new schema's order. Descriptions are not compared.
#[must_use]
pub fn drift(old: &Value, new: &Value) -> Vec<Change> {
    let mut drift = Drift { changes: Vec::new() };
    drift.node(old, new, "#");
    drift.named(old, new, "#", "$defs", |_, _| ("definition".to_owned(), Breaks::Nobody));
    drift.changes
}

struct Drift {
    changes: Vec<Change>,
}

impl Drift {
    fn note(&mut self, kind: Kind, place: &str, what: impl Into<String>, breaks: Breaks) {
        self.changes.push(Change { kind, place: place.to_owned(), what: what.into(), breaks });
    }

    /// What the old schema accepts may be refused.
    fn tightened(&mut self, place: &str, what: impl Into<String>) {
        self.note(Kind::Tightened, place, what, Breaks::Writers);
    }

    /// What the old schema refuses may be accepted.
    fn loosened(&mut self, place: &str, what: impl Into<String>) {
        self.note(Kind::Loosened, place, what, Breaks::Readers);
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
        let (was_closed, is_closed) = (is_closed(old), is_closed(new));
        let was_needed: BTreeSet<String> = strings(old.get("required")).collect();
        let needed: BTreeSet<String> = strings(new.get("required")).collect();
        self.named(old, new, at, "properties", move |name, new| {
            let needed = if new { needed.contains(name) } else { was_needed.contains(name) };
            let what = if needed { "required member" } else { "optional member" };
            let breaks =
                if new { Breaks::of(needed, was_closed) } else { Breaks::of(is_closed, needed) };
            (what.to_owned(), breaks)
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
        what: impl Fn(&str, bool) -> (String, Breaks),
    ) {
        let empty = Map::new();
        let of = |schema: &Value| schema.get(keyword).and_then(Value::as_object).cloned();
        let (old, new) = (of(old).unwrap_or(empty.clone()), of(new).unwrap_or(empty));
        for (name, new) in &new {
            let at = format!("{at}/{keyword}/{name}");
            if let Some(old) = old.get(name) {
                self.node(old, new, &at);
            } else {
                let (what, breaks) = what(name, true);
                self.note(Kind::Added, &at, what, breaks);
            }
        }
        for name in old.keys().filter(|name| !new.contains_key(*name)) {
            let (what, breaks) = what(name, false);
            self.note(Kind::Removed, &format!("{at}/{keyword}/{name}"), what, breaks);
        }
    }

    fn word(&mut self, keyword: &str, old: Option<&Value>, new: Option<&Value>, at: &str) {
        match (old, new) {
            (Some(old), Some(new)) if old != new => {
                let what = format!("{keyword} {old} is now {new}");
                self.note(Kind::Changed, at, what, Breaks::Both);
            }
            (None, Some(new)) => {
                self.tightened(at, format!("{keyword} must be {new}"));
            }
            (Some(old), None) => {
                self.loosened(at, format!("{keyword} need not be {old}"));
            }
            _ => {}
        }
    }

    fn limit(&mut self, old: &Value, new: &Value, at: &str) {
        let of = |schema: &Value| schema.get("maxLength").and_then(Value::as_u64);
        match (of(old), of(new)) {
            (Some(old), Some(new)) if new < old => {
                self.tightened(at, format!("at most {new} characters, not {old}"));
            }
            (Some(old), Some(new)) if new > old => {
                self.loosened(at, format!("at most {new} characters, not {old}"));
            }
            (None, Some(new)) => {
                self.tightened(at, format!("at most {new} characters"));
            }
            (Some(_), None) => self.loosened(at, "of any length"),
            _ => {}
        }
    }

    fn closedness(&mut self, old: &Value, new: &Value, at: &str) {
        match (is_closed(old), is_closed(new)) {
            (false, true) => self.tightened(at, "no other members are allowed"),
            (true, false) => self.loosened(at, "other members are allowed"),
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
            (true, false) => self.tightened(at, "only the known values are allowed"),
            (false, true) => self.loosened(at, "any other value is allowed"),
            _ => {}
        }
        for value in after.difference(&before) {
            let breaks = Breaks::of(false, !open(old));
            self.note(Kind::Added, at, format!("value {value:?}"), breaks);
        }
        for value in before.difference(&after) {
            let breaks = Breaks::of(!open(new), false);
            self.note(Kind::Removed, at, format!("value {value:?}"), breaks);
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
            self.tightened(&format!("{at}/properties/{name}"), "now required");
        }
        for name in before.difference(&after).filter(|name| there(new, name)) {
            self.loosened(&format!("{at}/properties/{name}"), "no longer required");
        }
    }

    fn list(&mut self, keyword: &str, what: &str, old: &Value, new: &Value, at: &str) {
        let of = |schema: &Value| {
            schema.get(keyword).and_then(Value::as_array).cloned().unwrap_or_default()
        };
        // The open variant of a union takes what the others do not.
        let open = |schema: &Value| schema.pointer("/x-union/open").is_some();
        let (was_open, is_open) = (open(old), open(new));
        let (old, new) = (of(old), of(new));
        for item in new.iter().filter(|item| !old.contains(item)) {
            let breaks = Breaks::of(false, !was_open);
            self.note(Kind::Added, at, format!("{what} {}", called(item)), breaks);
        }
        for item in old.iter().filter(|item| !new.contains(item)) {
            let breaks = Breaks::of(!is_open, false);
            self.note(Kind::Removed, at, format!("{what} {}", called(item)), breaks);
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
                None => self.tightened(at, format!("rule {}", called(rule))),
                Some(before) if before != *rule => {
                    let what = format!("rule {}", called(rule));
                    self.note(Kind::Changed, at, what, Breaks::Both);
                }
                Some(_) => {}
            }
        }
        for rule in old.iter().filter(|rule| find(&new, &called(rule)).is_none()) {
            self.loosened(at, format!("no rule {}", called(rule)));
        }
    }
}

/// Whether an object may have no other members than those that are named.
fn is_closed(schema: &Value) -> bool {
    schema.get("additionalProperties") == Some(&Value::Bool(false))
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

    use super::{Breaks, drift};

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
            ["added      breaks readers  #/properties/e: optional member"]
        );
        assert_eq!(
            after(|new| {
                new["properties"]["e"] = json!({"type": "string"});
                new["required"] = json!(["a", "e"]);
                new["properties"].as_object_mut().unwrap().remove("d");
            }),
            [
                "loosened   breaks readers  #/properties/b: no longer required",
                "added      breaks both     #/properties/e: required member",
                "removed    breaks writers  #/properties/d: optional member",
            ]
        );
    }

    #[test]
    fn who_must_change_is_the_other_way_round_when_the_schemas_are() {
        let mut new = old();
        new["properties"]["e"] = json!({"type": "string"});
        new["properties"]["b"]["enum"] = json!(["x", "y", "z"]);
        new["properties"]["a"]["maxLength"] = json!(9);
        new["required"] = json!(["a"]);
        let breaks = |old: &Value, new: &Value| -> Vec<Breaks> {
            drift(old, new).iter().map(|change| change.breaks).collect()
        };
        assert_eq!(breaks(&old(), &new), [Breaks::Readers; 4]);
        assert_eq!(breaks(&new, &old()), [Breaks::Writers; 4]);
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
                "loosened   breaks readers  #: other members are allowed",
                "tightened  breaks writers  #/properties/c: now required",
                "tightened  breaks writers  #/properties/a: at most 4 characters, not 8",
                "added      breaks readers  #/properties/b: value \"z\"",
                "removed    breaks writers  #/properties/b: value \"x\"",
                "removed                    #/properties/c: value \"x\"",
                "tightened  breaks writers  #/$defs/part: rule R2",
                "loosened   breaks readers  #/$defs/part: no rule R1",
            ]
        );
        assert_eq!(
            after(|new| new["properties"]["a"] = json!({"type": "integer"})),
            [
                "changed    breaks both     #/properties/a: type \"string\" is now \"integer\"",
                "loosened   breaks readers  #/properties/a: of any length",
            ]
        );
    }
}
