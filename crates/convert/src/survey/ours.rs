//! The formats that have a schema: what their records are. `validate` says what they must hold.

use exact_json::Value;

use super::vocabulary::{Vocabulary, typed, word};

pub(super) const OPENCHECKPOINT: Vocabulary = Vocabulary {
    kind: |value, parent| match parent {
        None => Some("checkpoint".to_owned()),
        Some(_) => typed(value, parent),
    },
    data: &["extensions", "call/arguments"],
    everywhere: &[],
    known: None,
};

pub(super) const CONTEXT_REQUEST: Vocabulary =
    Vocabulary { kind: typed, data: CONTINUITY_DATA, everywhere: &[], known: None };

pub(super) const GRANT_RECEIPT: Vocabulary =
    Vocabulary { kind: typed, data: CONTINUITY_DATA, everywhere: &[], known: None };

pub(super) const CONTEXT_PACKAGE: Vocabulary =
    Vocabulary { kind: typed, data: CONTINUITY_DATA, everywhere: &[], known: None };

const CONTINUITY_DATA: &[&str] = &["extensions"];

pub(super) const SESSION_RECORD: Vocabulary = Vocabulary {
    kind: typed,
    data: &["native", "row", "input", "structuredContent", "usage", "data", "annotations", "_meta"],
    everywhere: &[],
    known: None,
};

pub(super) const TURNS: Vocabulary =
    Vocabulary { kind: turn, data: &["native", "_meta", "input"], everywhere: &[], known: None };

/// A turn has a role, and a block of its content a type.
fn turn(value: Value<'_>, parent: Option<&str>) -> Option<String> {
    match parent {
        None => word(value, "role"),
        Some(_) => typed(value, parent),
    }
}
