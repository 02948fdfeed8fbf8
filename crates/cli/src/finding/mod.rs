//! What is to be said about a document: broken rules, a wrong shape, text that is not strict JSON.

mod places;

use exact_json::{Error, Fault, ReadError, Tape};
use opencheckpoint_rules::{RuleId, Severity};
use serde::{Serialize, Serializer};

use self::places::mark;
pub(crate) use self::places::{Located, located, spots};
use crate::render::excerpt::Excerpt;

/// The name under which text that is not strict JSON is reported.
pub(crate) const JSON: &str = "json";
/// The name under which a wrong shape is reported.
pub(crate) const SHAPE: &str = "shape";

/// The name under which a byte-order mark is reported.
pub(crate) const BOM: &str = "bom";

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

    /// What the rules found, in the order of the file. `places`: those of [`spots`] of the same findings.
    ///
    /// `found` is all that was found: what another rule, which the user wants to hear nothing of, takes for a secret is not shown
    /// in an excerpt either.
    pub(crate) fn of_rules(
        found: &[opencheckpoint_rules::Finding],
        places: Vec<Located>,
        included: impl Fn(RuleId) -> bool,
    ) -> Vec<Self> {
        let mut places = places.into_iter();
        let mut findings = Vec::with_capacity(found.len());
        for finding in found {
            let Some(Located { line, column, excerpt }) = places.next() else { break };
            let related = finding.related().iter().zip(&mut places).map(|(other, place)| {
                let Located { line, column, .. } = place;
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
                excerpt,
            });
        }
        findings.sort_by_key(|finding| (finding.line, finding.column));
        findings
    }
}
