//! One record's text in pieces: what the target has, and what is to be written down.

use std::ops::Range;

use exact_json::trace::Leaf as _;
use exact_json::write::quote;
use exact_json::{MAX_DEPTH, Tape, Value};

use super::part;
use crate::report::Step;

/// A record, or a stretch of a document, in pieces: the JSON text that stands in the residue.
#[derive(Default)]
pub(super) struct Pieces {
    /// The parts of its skeleton.
    pub(super) parts: String,
    /// Its values.
    pub(super) values: String,
    /// Whether a part refers to the target.
    pub(super) refers: bool,
    /// The bytes of the source's text that it stands for.
    pub(super) span: Range<usize>,
    /// Where the text begins that stands behind the last piece.
    rest: usize,
}

impl Pieces {
    /// Begins at a byte of the text: what stands around a record in its line is none of it.
    pub(super) fn begin(&mut self, start: usize) {
        self.parts.clear();
        self.parts.push('[');
        self.values.clear();
        self.refers = false;
        self.span = start..start;
        self.rest = start;
    }

    /// A value that the target gives back.
    pub(super) fn reference(&mut self, value: Value<'_>, to: usize, at: &str, step: Option<&Step>) {
        self.piece(value);
        self.refers = true;
        part::write_target(
            to,
            at,
            step.map(std::slice::from_ref).unwrap_or_default(),
            &mut self.parts,
        );
    }

    /// A value that is written down.
    pub(super) fn value(&mut self, value: Value<'_>) {
        let raw = value.raw();
        // It is written down on a line of the residue, two containers down.
        if memchr::memchr2(b'\n', b'\r', raw.as_bytes()).is_some()
            || value.deeper_than(MAX_DEPTH - 2)
        {
            return;
        }
        self.piece(value);
        self.parts.push_str("null");
        self.values.push_str(if self.values.is_empty() { "" } else { "," });
        self.values.push_str(raw);
    }

    pub(super) fn end(&mut self, tape: Tape<'_>, end: usize) {
        self.literal(tape, end);
        self.span.end = end;
        self.parts.push(']');
    }

    /// Whether there is nothing in it but text.
    pub(super) fn is_text(&self) -> bool {
        !self.refers && self.values.is_empty()
    }

    /// The text in front of a value is literal, and the value a piece of its own.
    fn piece(&mut self, value: Value<'_>) {
        let span = value.span();
        self.literal(value.tape(), span.start);
        if self.parts.len() > 1 {
            self.parts.push(',');
        }
        self.rest = span.end;
    }

    fn literal(&mut self, tape: Tape<'_>, end: usize) {
        let text = tape.text().get(self.rest..end).unwrap_or_default();
        if text.is_empty() {
            return;
        }
        if self.parts.len() > 1 {
            self.parts.push(',');
        }
        quote(&mut self.parts, text);
    }
}
