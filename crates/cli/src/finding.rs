//! What is to be said about a document: broken rules, a wrong shape, text that is not strict JSON.

use std::ops::Range;

use exact_json::{Error, Fault, Kind, ReadError, Tape, Value};
use opencheckpoint_rules::{RuleId, Severity};
use serde::{Serialize, Serializer};

use crate::render::excerpt::Excerpt;

/// The name under which text that is not strict JSON is reported.
pub(crate) const JSON: &str = "json";
/// The name under which a wrong shape is reported.
pub(crate) const SHAPE: &str = "shape";

/// The name under which a byte-order mark is reported.
const BOM: &str = "bom";

/// One thing to say, with its place.
#[derive(Debug, Serialize)]
pub(crate) struct Finding {
    /// The rule's id; [`JSON`] or [`SHAPE`].
    pub(crate) rule: &'static str,
    /// The rule's name.
    pub(crate) name: &'static str,
    #[serde(serialize_with = "as_word")]
    pub(crate) severity: Severity,
    /// RFC 6901; of a stream, within the record.
    pub(crate) pointer: String,
    /// Of the file, counted from 1.
    pub(crate) line: usize,
    /// Counted from 1, in code points.
    pub(crate) column: usize,
    pub(crate) message: String,
    pub(crate) related: Vec<Related>,
    #[serde(skip)]
    pub(crate) excerpt: Excerpt,
}

/// Another place that has a part in a finding.
#[derive(Debug, Serialize)]
pub(crate) struct Related {
    pub(crate) pointer: String,
    pub(crate) line: usize,
    pub(crate) column: usize,
    pub(crate) message: &'static str,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
fn as_word<S: Serializer>(severity: &Severity, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(severity.as_str())
}

impl Finding {
    /// The text is not strict JSON. `line` is that of the text's first line in the file.
    pub(crate) fn not_json(fault: Fault, bytes: &[u8], line: usize) -> Self {
        let excerpt = Excerpt::of_byte(bytes, fault.offset);
        Self::of_error(JSON, &Error::from_fault(fault, bytes), line, excerpt)
    }

    /// The value has not the shape that its format asks for.
    pub(crate) fn wrong_shape(error: ReadError, tape: Tape<'_>, line: usize) -> Self {
        let excerpt = Excerpt::around(tape.text(), mark(tape.value(error.index)));
        Self::of_error(SHAPE, &Error::from_read(error, tape), line, excerpt)
    }

    /// The text begins with a byte-order mark, if it does. `line` is that of the text's first line in the file.
    pub(crate) fn byte_order_mark(tape: Tape<'_>, line: usize) -> Option<Self> {
        tape.has_bom().then(|| Self {
            rule: BOM,
            name: BOM,
            severity: Severity::Note,
            pointer: String::new(),
            line,
            column: 1,
            message: "a byte-order mark stands before the JSON text; it is read over".to_owned(),
            related: Vec::new(),
            excerpt: Excerpt::around(tape.text(), 0..'\u{feff}'.len_utf8()),
        })
    }

    /// A line of a stream begins with a byte-order mark and is not the first one.
    pub(crate) fn misplaced_mark(tape: Tape<'_>, line: usize) -> Self {
        Self {
            rule: JSON,
            name: JSON,
            severity: Severity::Error,
            message: "a byte-order mark may stand at the start of the file only".to_owned(),
            pointer: String::new(),
            line,
            column: 1,
            related: Vec::new(),
            excerpt: Excerpt::around(tape.text(), 0..'\u{feff}'.len_utf8()),
        }
    }

    fn of_error(rule: &'static str, error: &Error, line: usize, excerpt: Excerpt) -> Self {
        Self {
            rule,
            name: rule,
            severity: Severity::Error,
            pointer: error.pointer().to_owned(),
            line: line + error.position().line - 1,
            column: error.position().column,
            message: error.message(),
            related: Vec::new(),
            excerpt,
        }
    }

    /// What those rules found in the document on this tape that are included, in the document's order.
    ///
    /// `found` is all that was found: what another rule, which the user wants to hear nothing of, takes for a secret is not shown
    /// in an excerpt either.
    pub(crate) fn of_rules(
        found: &[opencheckpoint_rules::Finding],
        included: impl Fn(RuleId) -> bool,
        tape: Tape<'_>,
        line: usize,
    ) -> Vec<Self> {
        let pointers = found.iter().flat_map(|finding| {
            let related = finding.related().iter().map(|other| other.pointer.as_str());
            std::iter::once(finding.pointer()).chain(related)
        });
        let spans: Vec<_> = tape
            .resolve_all(pointers)
            .into_iter()
            .map(|value| mark(value.unwrap_or_else(|| tape.root())))
            .collect();
        let secrets = Secrets::of(found, &spans);
        let positions = Positions::of(tape.text(), spans.iter().map(|span| span.start).collect());
        let mut places = spans.into_iter().map(|span| {
            let (in_text, column) = positions.at(span.start);
            (span, line + in_text - 1, column)
        });
        let mut findings = Vec::with_capacity(found.len());
        for finding in found {
            let Some((span, line, column)) = places.next() else { break };
            let related = finding.related().iter().zip(&mut places).map(|(other, place)| {
                let (_, line, column) = place;
                Related { pointer: other.pointer.clone(), line, column, message: other.message }
            });
            let related = related.collect();
            if !included(finding.rule().id) {
                continue;
            }
            findings.push(Self {
                rule: finding.rule().id.as_str(),
                name: finding.rule().name,
                severity: finding.severity(),
                pointer: finding.pointer().to_owned(),
                line,
                column,
                message: finding.message().to_owned(),
                related,
                excerpt: if secrets.are_within(&Excerpt::reach(tape.text(), &span)) {
                    Excerpt::withheld()
                } else {
                    Excerpt::around(tape.text(), span)
                },
            });
        }
        findings.sort_by_key(|finding| (finding.line, finding.column));
        findings
    }
}

/// What to mark of a value: all of it, but of an object or array the bracket that opens it.
fn mark(value: Value<'_>) -> Range<usize> {
    let span = value.span();
    match value.kind() {
        Kind::Object | Kind::Array => span.start..span.start + 1,
        _ => span,
    }
}

/// Where the values stand that may be secrets, in the order of the text.
struct Secrets(Vec<Range<usize>>);

impl Secrets {
    /// `spans`: those of the findings and of their related places, in order.
    fn of(found: &[opencheckpoint_rules::Finding], spans: &[Range<usize>]) -> Self {
        let mut secrets = Vec::new();
        let mut at = 0;
        for finding in found {
            secrets.extend(spans.get(at).filter(|_| finding.is_secret()).cloned());
            at += 1 + finding.related().len();
        }
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
