//! Tables of `enum-map`: small, of short words, and of one mind.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher, RandomState};

use exact_json::{Json, Value};

use crate::report::{Step, Transform};
use crate::steps::{Item, is_short};

/// What is wrong with a table, or right.
pub(super) fn row(step: &Step) -> Option<Result<(&str, &Json), &'static str>> {
    if step.transform != Transform::EnumMap {
        return None;
    }
    let mut rows = step.table.iter().flat_map(exact_json::Object::iter);
    let (Some((key, value)), None) = (rows.next(), rows.next()) else {
        return Some(Err("a table with the row of the source, and no other"));
    };
    let is_word =
        value.with(|value| Item::Value(value).scalar_text().is_some_and(|text| is_short(&text)));
    Some(if is_short(key) && is_word { Ok((key, value)) } else { Err("a table of short words") })
}

/// What each word became, per member of the source and of the target.
#[derive(Default)]
pub(super) struct Tables {
    keys: RandomState,
    known: HashMap<u64, u64>,
}

impl Tables {
    /// The members that a table is between: those of the source by the pointer without record and
    /// indices, and by what the record calls its type.
    pub(super) fn between(
        &self,
        step: usize,
        source: &str,
        record: Option<Value<'_>>,
        target: &str,
    ) -> u64 {
        let mut hasher = self.keys.build_hasher();
        hasher.write_usize(step);
        for pointer in [source, target] {
            for token in pointer.split('/') {
                let is_index = !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_digit());
                hasher.write(if is_index { b"*" } else { token.as_bytes() });
                hasher.write_u8(b'/');
            }
            hasher.write_u8(0xFF);
        }
        let kind = record.and_then(|record| record.get("type")?.text());
        if let Some(kind) = kind {
            hasher.write(kind.decode().as_bytes());
        }
        hasher.finish()
    }

    /// Whether a word becomes what it became before.
    pub(super) fn agree(&mut self, between: u64, key: &str, value: &Json) -> bool {
        let from = self.keys.hash_one((between, key));
        let to = self.keys.hash_one(value.as_text());
        *self.known.entry(from).or_insert(to) == to
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(table: &str) -> Step {
        let table = exact_json::from_str(table).unwrap();
        Step { table: Some(table), ..Step::new(Transform::EnumMap) }
    }

    #[test]
    fn a_table_has_one_row_of_short_words() {
        assert!(row(&step(r#"{"user":"human"}"#)).unwrap().is_ok());
        assert!(row(&step(r#"{"true":1}"#)).unwrap().is_ok());
        assert!(row(&Step::new(Transform::Stringify)).is_none());
        let long = "x".repeat(24);
        for table in [
            "{}".to_owned(),
            r#"{"a":"b","c":"d"}"#.to_owned(),
            format!(r#"{{"{long}":"b"}}"#),
            format!(r#"{{"b":"{long}"}}"#),
            r#"{"a":["b"]}"#.to_owned(),
        ] {
            assert!(row(&step(&table)).unwrap().is_err(), "{table}");
        }
    }

    #[test]
    fn a_word_becomes_one_thing_per_pair_of_members() {
        let mut tables = Tables::default();
        let (one, other): (Json, Json) = ("\"a\"".parse().unwrap(), "\"b\"".parse().unwrap());
        let members = tables.between(0, "/content/0/type", None, "/parts/4/kind");
        assert_eq!(members, tables.between(0, "/content/17/type", None, "/parts/0/kind"));
        assert!(tables.agree(members, "x", &one) && tables.agree(members, "x", &one));
        assert!(!tables.agree(members, "x", &other) && tables.agree(members, "y", &other));
        let elsewhere = tables.between(0, "/content/0/type", None, "/parts/4/name");
        assert!(tables.agree(elsewhere, "x", &other));
    }
}
