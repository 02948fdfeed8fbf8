//! Folding the rows of one message: by additive blocks or by growing snapshots, as their content shows.
//!
//! The usual log has one block a row, so rows add up. Some versions write the message once more each
//! time it has grown: then a row repeats every block before it, each the same or longer.

use std::collections::HashMap;

use exact_json::{Kind, Text, Value, json_eq};

use super::row::{id, text};
use crate::native::id::Id;

/// A block of a message, by row and place in the row.
pub(super) type At = (usize, usize);

/// What becomes of the blocks of all rows, in the order of the message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Folded {
    /// The block that counts.
    pub(super) block: At,
    /// Blocks equal to it.
    pub(super) equal: Vec<At>,
    /// Earlier states of it.
    pub(super) earlier: Vec<At>,
}

/// Folds rows, each a list of blocks.
pub(super) fn fold(rows: &[Vec<Value<'_>>]) -> Vec<Folded> {
    let mut folded: Vec<Folded> = Vec::new();
    let mut calls: HashMap<Id, usize> = HashMap::new();
    for (row, blocks) in rows.iter().enumerate() {
        let is_snapshot = !folded.is_empty()
            && blocks.len() >= folded.len()
            && folded.iter().zip(blocks).all(|(known, block)| {
                block_at(rows, known.block).is_some_and(|old| grows(old, *block))
            });
        for (place, block) in blocks.iter().enumerate() {
            let call = call_id(*block);
            // A row that calls one id twice has two calls.
            let same_call = call.and_then(|id| calls.get(&id).copied());
            let same_call =
                same_call.filter(|at| folded.get(*at).is_some_and(|known| known.block.0 != row));
            let known = if is_snapshot { Some(place) } else { same_call };
            let at = known.filter(|at| *at < folded.len()).unwrap_or(folded.len());
            match folded.get_mut(at) {
                Some(known) => known.replace(rows, (row, place)),
                None => folded.push(Folded {
                    block: (row, place),
                    equal: Vec::new(),
                    earlier: Vec::new(),
                }),
            }
            calls.extend(call.map(|id| (id, at)));
        }
    }
    folded
}

impl Folded {
    fn replace(&mut self, rows: &[Vec<Value<'_>>], at: At) {
        let (old, new) = (block_at(rows, self.block), block_at(rows, at));
        if old.zip(new).is_some_and(|(old, new)| json_eq(old, new)) {
            self.equal.push(self.block);
        } else {
            self.earlier.append(&mut self.equal);
            self.earlier.push(self.block);
        }
        self.block = at;
    }
}

fn block_at<'t>(rows: &[Vec<Value<'t>>], (row, place): At) -> Option<Value<'t>> {
    rows.get(row)?.get(place).copied()
}

/// Whether `new` is `old` or a later state of it.
fn grows(old: Value<'_>, new: Value<'_>) -> bool {
    if json_eq(old, new) {
        return true;
    }
    let same_kind =
        old.get("type").zip(new.get("type")).is_some_and(|(old, new)| json_eq(old, new));
    if !same_kind {
        return false;
    }
    if let Some(id) = call_id(old) {
        return call_id(new) == Some(id);
    }
    let extends = |name: &str| {
        member(old, name).is_some_and(|old| {
            member(new, name).is_some_and(|new| new.decode().starts_with(&*old.decode()))
        })
    };
    match old.get("type").and_then(text).map(exact_json::Text::decode).as_deref() {
        Some("text") => extends("text"),
        Some("thinking") => {
            extends("thinking")
                && member(old, "signature").is_none_or(|old| {
                    old.is("") || member(new, "signature").is_some_and(|new| new == old)
                })
        }
        _ => false,
    }
}

fn member<'t>(block: Value<'t>, name: &str) -> Option<Text<'t>> {
    block.get(name).and_then(text)
}

/// The id of a call.
fn call_id(block: Value<'_>) -> Option<Id> {
    let is_call = block.kind() == Kind::Object
        && member(block, "type").is_some_and(|kind| kind.decode().ends_with("tool_use"));
    if is_call { block.get("id").and_then(id).map(Id::of) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exact_json::{OwnedTape, Scanner};

    /// Folds rows written as JSON arrays; gives the texts that count, and how many are equal and earlier.
    fn folded(rows: &[&str]) -> Vec<(String, usize, usize)> {
        let mut scanner = Scanner::new();
        let tapes: Vec<OwnedTape> = rows
            .iter()
            .map(|row| OwnedTape::scan(&mut scanner, row.as_bytes()).expect("json"))
            .collect();
        let rows: Vec<Vec<Value<'_>>> =
            tapes.iter().map(|tape| tape.tape(0).root().items().collect()).collect();
        fold(&rows)
            .into_iter()
            .map(|folded| {
                let (row, place) = folded.block;
                (rows[row][place].compact(), folded.equal.len(), folded.earlier.len())
            })
            .collect()
    }

    #[test]
    fn one_block_a_row_adds_up() {
        let (a, b, c) = (
            r#"{"type":"thinking","thinking":"x","signature":"s"}"#,
            r#"{"type":"text","text":"x"}"#,
            r#"{"type":"tool_use","id":"1","name":"n","input":{}}"#,
        );
        let rows = [format!("[{a}]"), format!("[{b}]"), format!("[{c}]")];
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        assert_eq!(folded(&rows), [(a.into(), 0, 0), (b.into(), 0, 0), (c.into(), 0, 0)]);
    }

    #[test]
    fn a_growing_snapshot_replaces_what_it_repeats() {
        assert_eq!(
            folded(&[
                r#"[{"type":"text","text":"I'll"}]"#,
                r#"[{"type":"text","text":"I'll look."}]"#,
                r#"[{"type":"text","text":"I'll look."},{"type":"tool_use","id":"1","name":"n","input":{}}]"#,
                r#"[{"type":"text","text":"I'll look."},{"type":"tool_use","id":"1","name":"n","input":{"a":1}}]"#,
            ]),
            [
                (r#"{"type":"text","text":"I'll look."}"#.into(), 2, 1),
                (r#"{"type":"tool_use","id":"1","name":"n","input":{"a":1}}"#.into(), 0, 1),
            ]
        );
    }

    #[test]
    fn hidden_thoughts_with_other_signatures_are_other_thoughts() {
        let rows = [
            r#"[{"type":"thinking","thinking":"","signature":"a"}]"#,
            r#"[{"type":"thinking","thinking":"","signature":"b"}]"#,
        ];
        assert_eq!(folded(&rows).len(), 2);
    }

    #[test]
    fn a_call_that_comes_twice_is_one_call() {
        let call = r#"[{"type":"tool_use","id":"1","name":"n","input":{}}]"#;
        let text = r#"[{"type":"text","text":"x"}]"#;
        assert_eq!(folded(&[call, text, call]).len(), 2);
    }

    #[test]
    fn two_calls_of_one_id_in_one_row_are_two() {
        let [a, b] =
            [1, 2].map(|n| format!(r#"{{"type":"tool_use","id":"1","name":"n","input":{n}}}"#));
        let row = format!("[{a},{b}]");
        assert_eq!(folded(&[&row]), [(a.clone(), 0, 0), (b.clone(), 0, 0)]);
        assert_eq!(folded(&[&row, &row]), [(a, 1, 0), (b, 1, 0)]);
    }

    #[test]
    fn ids_that_are_none_fold_nothing() {
        for id in [r#""""#, r#""t\ufffd""#, "1"] {
            let row = format!(r#"[{{"type":"tool_use","id":{id},"name":"n","input":{{}}}}]"#);
            let other = row.replace("{}", "1");
            assert_eq!(folded(&[&row, &other]).len(), 2, "{id}");
        }
    }

    #[test]
    fn blocks_of_unknown_shapes_add_up() {
        assert_eq!(folded(&["[1]", "[\"a\"]", "[{}]", "[null]", "[[1]]"]).len(), 5);
    }
}
