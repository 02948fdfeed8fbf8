//! One record's text in parts: what the target has, and what is to be written down.

use std::collections::HashMap;

use exact_json::trace::Leaf as _;
use exact_json::{Kind, MAX_DEPTH, Value};

use super::part::Part;
use crate::report::Step;

/// Where a source value stands in the target.
#[derive(Clone, Debug)]
pub(super) struct Reference {
    pub(super) to: usize,
    pub(super) at: String,
    pub(super) steps: Vec<Step>,
}

/// What entries say of the nodes of a record.
#[derive(Default)]
pub(super) struct Claims {
    known: HashMap<u32, Option<Reference>>,
}

impl Claims {
    pub(super) fn clear(&mut self) {
        self.known.clear();
    }

    /// A node is claimed; the first reference to it counts.
    pub(super) fn add(&mut self, node: u32, reference: Option<Reference>) {
        let known = self.known.entry(node).or_default();
        if known.is_none() {
            *known = reference;
        }
    }
}

/// A record in parts, and the JSON texts of its values.
#[derive(Default)]
pub(super) struct Pieces<'t> {
    pub(super) parts: Vec<Part>,
    pub(super) values: Vec<&'t str>,
}

impl<'t> Pieces<'t> {
    pub(super) fn of(record: Value<'t>, claims: &Claims) -> Self {
        let mut pieces = Self::default();
        let text = record.tape().text();
        let mut at = 0;
        pieces.walk(record, claims, text, &mut at);
        pieces.literal(text.get(at..).unwrap_or_default());
        pieces
    }

    /// The parts as JSON text.
    pub(super) fn parts_text(&self) -> String {
        let mut text = String::from("[");
        for (index, part) in self.parts.iter().enumerate() {
            if index > 0 {
                text.push(',');
            }
            part.write(&mut text);
        }
        text.push(']');
        text
    }

    fn walk(&mut self, value: Value<'t>, claims: &Claims, text: &'t str, at: &mut usize) {
        let claim = claims.known.get(&value.index());
        if claim.is_none() && !value.is_leaf() {
            match value.kind() {
                Kind::Object => {
                    for (_, member) in value.members() {
                        self.walk(member, claims, text, at);
                    }
                }
                _ => {
                    for item in value.items() {
                        self.walk(item, claims, text, at);
                    }
                }
            }
            return;
        }
        let span = value.span();
        self.literal(text.get(*at..span.start).unwrap_or_default());
        *at = span.end;
        match claim {
            Some(Some(Reference { to, at, steps })) => {
                let (at, steps) = (at.clone(), steps.clone());
                self.parts.push(Part::Target { to: *to, at, steps });
            }
            // A value is written down on a line of the residue, two containers down.
            _ if value.raw().contains(['\n', '\r']) || value.deeper_than(MAX_DEPTH - 2) => {
                self.literal(value.raw());
            }
            _ => {
                self.parts.push(Part::Value);
                self.values.push(value.raw());
            }
        }
    }

    fn literal(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        if let Some(Part::Literal(last)) = self.parts.last_mut() {
            last.push_str(text);
        } else {
            self.parts.push(Part::Literal(text.to_owned()));
        }
    }
}
