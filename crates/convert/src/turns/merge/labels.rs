//! `_meta.source`: from which file a turn is.

use std::collections::{BTreeMap, BTreeSet};

use agent_turns_model::{Json, Nullable, Turn};

use super::Relabelled;
use crate::turns::Side;

/// The labels that the turns of a file have.
#[derive(Default)]
pub(super) struct Labels(BTreeSet<String>);

impl Labels {
    pub(super) fn push(&mut self, turn: &Turn) {
        if let Some(label) = source(turn).and_then(text)
            && !self.0.contains(&label)
        {
            self.0.insert(label);
        }
    }
}

/// Which labels the turns get.
pub(super) struct Naming {
    /// Those of the turns that have none.
    a: Json,
    b: Json,
    /// Those of B that are named anew.
    anew: BTreeMap<String, String>,
}

impl Naming {
    pub(super) fn new(a: &Labels, b: &Labels) -> Self {
        let mut free = Free { taken: a.0.union(&b.0).collect(), a: 1, b: 1 };
        // What somebody chose names the same wherever it stands; what a merge made stands for a file of that merge.
        let both = b.0.intersection(&a.0);
        let anew =
            both.filter_map(|label| Some((label.clone(), free.next(letter(label)?)))).collect();
        Self { a: Json::from(free.next(Side::A)), b: Json::from(free.next(Side::B)), anew }
    }

    /// The turn with its label.
    pub(super) fn label(&self, mut turn: Turn, side: Side) -> Turn {
        let label = match (source(&turn), side) {
            (None, Side::A) => self.a.clone(),
            (None, Side::B) => self.b.clone(),
            (Some(_), Side::A) => return turn,
            (Some(label), Side::B) => match text(label).and_then(|label| self.anew.get(&label)) {
                Some(anew) => Json::from(anew.as_str()),
                None => return turn,
            },
        };
        let mut meta = match turn.meta.take() {
            Some(Nullable::Value(meta)) => meta,
            Some(Nullable::Null) | None => exact_json::Object::new(),
        };
        meta.insert("source", label);
        turn.meta = Some(Nullable::Value(meta));
        turn
    }

    pub(super) fn relabelled(self) -> Vec<Relabelled> {
        self.anew.into_iter().map(|(from, to)| Relabelled { from, to }).collect()
    }
}

fn source(turn: &Turn) -> Option<&Json> {
    match &turn.meta {
        Some(Nullable::Value(meta)) => meta.get("source"),
        Some(Nullable::Null) | None => None,
    }
}

fn text(label: &Json) -> Option<String> {
    exact_json::from_str(label.as_text()).ok()
}

/// The file for whose kind a merge makes such labels.
fn letter(label: &str) -> Option<Side> {
    let of = |letter, side| {
        let number = label.strip_prefix(letter)?;
        number.bytes().all(|byte| byte.is_ascii_digit()).then_some(side)
    };
    of("a", Side::A).or_else(|| of("b", Side::B))
}

/// Labels that no turn has: `a`, or `a2`, `a3`, …
struct Free<'l> {
    taken: BTreeSet<&'l String>,
    /// The first number that was not tried.
    a: u64,
    b: u64,
}

impl Free<'_> {
    fn next(&mut self, side: Side) -> String {
        let (letter, number) = match side {
            Side::A => ("a", &mut self.a),
            Side::B => ("b", &mut self.b),
        };
        loop {
            let label = if *number == 1 { letter.to_owned() } else { format!("{letter}{number}") };
            *number += 1;
            if !self.taken.contains(&label) {
                return label;
            }
        }
    }
}
