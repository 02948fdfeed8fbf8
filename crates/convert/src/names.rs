//! What the refs of a session record stream name: the latest record before them, by its id or by a native id that it has.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use exact_json::Value;
use session_record_model::refs::RecordRef;

/// The records of a stream by what refs call them. It keeps some bytes a record.
#[derive(Debug, Default)]
pub(crate) struct Names {
    /// The latest record that a ref would name, by its id and by its native ids.
    named: HashMap<u64, u32>,
    records: Vec<Known>,
}

#[derive(Clone, Copy, Debug)]
struct Known {
    /// Stands for the record's type.
    kind: u64,
    /// The record's id is `r` and its number, and needs no other memory.
    is_regular: bool,
}

/// The members that a ref may name a record by.
const MEMBERS: [&str; 5] = ["id", "messageId", "planId", "requestId", "callId"];

impl Names {
    /// Remembers what a ref would call the next record of the stream.
    pub(crate) fn push(&mut self, record: Value<'_>) {
        let number = u32::try_from(self.records.len()).unwrap_or(u32::MAX);
        let kind = text(record, "type").unwrap_or_default();
        let regular = regular_id(number);
        let is_regular = record.get("id").is_some_and(|id| id.is_str(&regular));
        let members = if is_regular { &MEMBERS[1..] } else { &MEMBERS[..] };
        for member in members {
            if let Some(value) = text(record, member) {
                let of = if *member == "id" { "" } else { &*kind };
                self.named.insert(name(of, member, &value), number);
            }
        }
        self.records.push(Known { kind: name("", "type", &kind), is_regular });
    }

    /// The record that a ref to one of that type names. A record's id that looks like a member and a value is meant as an id.
    pub(crate) fn find(&self, kind: &str, reference: &str) -> Option<u32> {
        let regular = || {
            let number = reference.strip_prefix('r')?.parse::<u32>().ok()?;
            let known = self.records.get(number as usize)?;
            (known.is_regular && regular_id(number) == reference).then_some(number)
        };
        let by_id = || self.named.get(&name("", "id", reference)).copied();
        let by_member = || match RecordRef::of(reference) {
            RecordRef::Latest { member, value } => self.latest(kind, member, value),
            RecordRef::Id(_) => None,
        };
        let found = regular().or_else(by_id).or_else(by_member)?;
        let known = self.records.get(found as usize)?;
        (known.kind == name("", "type", kind)).then_some(found)
    }

    /// The record of whatever type that a ref names.
    pub(crate) fn any(&self, reference: &str) -> Option<u32> {
        let kinds = ["message", "tool_call", "tool_result", "inference", "compaction", "native"];
        kinds.iter().filter_map(|kind| self.find(kind, reference)).max()
    }

    /// The latest record of that type in which a member has that value.
    pub(crate) fn latest(&self, kind: &str, member: &str, value: &str) -> Option<u32> {
        self.named.get(&name(kind, member, value)).copied()
    }

    /// The record that the next one says to be a later state of. It is of the same type: no other is a state of the same thing.
    pub(crate) fn earlier_state(&self, record: Value<'_>) -> Option<u32> {
        self.find(&text(record, "type")?, &text(record, "supersedes")?)
    }
}

fn regular_id(number: u32) -> String {
    format!("r{number}")
}

/// What a text is remembered as, where a number for it is enough.
pub(crate) fn fingerprint(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// What a ref to a record with that value of a member, of that type, is remembered as. An id needs no type.
fn name(kind: &str, member: &str, value: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (kind, member, value).hash(&mut hasher);
    hasher.finish()
}

fn text(record: Value<'_>, member: &str) -> Option<String> {
    record.get(member).and_then(Value::text).map(|text| text.decode().into_owned())
}

#[cfg(test)]
mod tests {
    use exact_json::Scanner;

    use super::*;

    #[test]
    fn a_ref_names_a_record_of_its_type() {
        let mut names = Names::default();
        let mut scanner = Scanner::new();
        for record in [
            r#"{"type":"message","id":"r0","messageId":"m1"}"#,
            r#"{"type":"message","id":"messageId=m1","messageId":"m2"}"#,
            r#"{"type":"message","id":"r2","messageId":"m1"}"#,
            r#"{"type":"tool_call","id":"call","callId":"m1"}"#,
        ] {
            names.push(scanner.scan_str(record).unwrap().root());
        }
        for (reference, found) in [
            ("r0", Some(0)),
            ("messageId=m1", Some(1)),
            ("messageId=m2", Some(1)),
            ("r1", None),
            ("call", None),
            ("callId=m1", None),
        ] {
            assert_eq!(names.find("message", reference), found, "{reference}");
        }
        assert_eq!(names.latest("message", "messageId", "m1"), Some(2));
        let later = r#"{"type":"tool_call","supersedes":"callId=m1"}"#;
        assert_eq!(names.earlier_state(scanner.scan_str(later).unwrap().root()), Some(3));
    }
}
