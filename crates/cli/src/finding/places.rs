//! Where the places of findings stand in a file: their lines and columns, and what may be shown of them.

use std::ops::Range;

use exact_json::{Kind, Tape, Value};
use opencheckpoint_rules::Finding;

use crate::render::excerpt::Excerpt;

/// A place that a rule names.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Spot<'f> {
    /// Of a stream, the line of the record.
    pub(crate) line: Option<u64>,
    pointer: &'f str,
    /// Whether what stands there may be a secret.
    is_secret: bool,
}

/// The same place, found.
#[derive(Debug, Clone)]
pub(crate) struct Located {
    /// Of the file, counted from 1.
    pub(crate) line: usize,
    /// Counted from 1, in code points.
    pub(crate) column: usize,
    pub(crate) excerpt: Excerpt,
}

/// Each finding's place, and behind it the places related to it.
pub(crate) fn spots(found: &[Finding]) -> Vec<Spot<'_>> {
    let mut spots = Vec::with_capacity(found.len());
    for finding in found {
        let (line, pointer, is_secret) = (finding.line(), finding.pointer(), finding.is_secret());
        spots.push(Spot { line, pointer, is_secret });
        spots.extend(finding.related().iter().map(|other| Spot {
            line: other.line,
            pointer: &other.pointer,
            is_secret: false,
        }));
    }
    spots
}

/// Finds places in one text, whose first line is this one of the file.
pub(crate) fn located(spots: &[Spot<'_>], tape: Tape<'_>, line: usize) -> Vec<Located> {
    let spans: Vec<_> = tape
        .resolve_all(spots.iter().map(|spot| spot.pointer))
        .into_iter()
        .map(|value| mark(value.unwrap_or_else(|| tape.root())))
        .collect();
    let secrets = Secrets::of(spots, &spans);
    let positions = Positions::of(tape.text(), spans.iter().map(|span| span.start).collect());
    let place = |span: Range<usize>| {
        let (in_text, column) = positions.at(span.start);
        let excerpt = if secrets.are_within(&Excerpt::reach(tape.text(), &span)) {
            Excerpt::withheld()
        } else {
            Excerpt::around(tape.text(), span)
        };
        Located { line: line + in_text - 1, column, excerpt }
    };
    spans.into_iter().map(place).collect()
}

/// What to mark of a value: all of it, but of an object or array the bracket that opens it.
pub(super) fn mark(value: Value<'_>) -> Range<usize> {
    let span = value.span();
    match value.kind() {
        Kind::Object | Kind::Array => span.start..span.start + 1,
        _ => span,
    }
}

/// Where the values stand that may be secrets, in the order of the text.
struct Secrets(Vec<Range<usize>>);

impl Secrets {
    fn of(spots: &[Spot<'_>], spans: &[Range<usize>]) -> Self {
        let secrets = spots.iter().zip(spans).filter(|(spot, _)| spot.is_secret);
        let mut secrets: Vec<_> = secrets.map(|(_, span)| span.clone()).collect();
        secrets.sort_unstable_by_key(|span| (span.start, span.end));
        Self(secrets)
    }

    /// Whether one of them reaches into a stretch of the text. Values do not overlap.
    fn are_within(&self, stretch: &Range<usize>) -> bool {
        let next = self.0.partition_point(|secret| secret.end <= stretch.start);
        self.0.get(next).is_some_and(|secret| secret.start < stretch.end)
    }
}

/// Lines and columns of many bytes of one text, counted in one pass.
struct Positions(Vec<(usize, (usize, usize))>);

impl Positions {
    fn of(text: &str, mut offsets: Vec<usize>) -> Self {
        offsets.sort_unstable();
        offsets.dedup();
        let (mut line, mut column, mut last) = (1, 1, 0);
        let counted = offsets.into_iter().map(|offset| {
            for c in text[last..offset].chars() {
                match c {
                    '\n' => (line, column) = (line + 1, 1),
                    // As `exact_json::position`: a byte-order mark is no column.
                    '\u{feff}' if line == 1 && column == 1 => {}
                    _ => column += 1,
                }
            }
            last = offset;
            (offset, (line, column))
        });
        Self(counted.collect())
    }

    fn at(&self, offset: usize) -> (usize, usize) {
        match self.0.binary_search_by_key(&offset, |(known, _)| *known) {
            Ok(index) => self.0[index].1,
            Err(_) => (1, 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_agree_with_those_of_the_reader() {
        let text = "\u{feff}{\n\t\"größe\": [1,\r\n2, \"\u{feff}語\"]}\n";
        let offsets: Vec<_> = text.char_indices().map(|(offset, _)| offset).skip(1).collect();
        let positions = Positions::of(text, offsets.iter().rev().copied().collect());
        for offset in offsets {
            let expected = exact_json::position::position(text.as_bytes(), offset);
            assert_eq!(positions.at(offset), (expected.line, expected.column), "{offset}");
        }
    }
}
