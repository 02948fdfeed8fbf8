//! The order of findings: that of the places they stand at.
//!
//! Rules look at a document one after another, and each may look at it in an order of its own. What
//! they find is put into the order of the document's text, as its tape has it. A table of the order
//! of members would do, too, but would have to be kept in step with every schema.

use exact_json::{Scanner, Value};
use serde::Serialize;

use crate::Finding;

/// Puts findings into the order in which the document writes its members; those at one place, into that of their rules.
pub(crate) fn sort(findings: Vec<Finding>, document: &impl Serialize) -> Vec<Finding> {
    if findings.len() < 2 {
        return findings;
    }
    // A document that cannot be written, or not be read again, has no order to sort by.
    let Ok(text) = serde_json::to_string(document) else { return findings };
    let mut scanner = Scanner::new();
    let Ok(tape) = scanner.scan_str(&text) else { return findings };
    let values = tape.resolve_all(findings.iter().map(Finding::pointer));
    let mut placed: Vec<_> = values.into_iter().zip(findings).collect();
    placed.sort_by_key(|(value, finding)| {
        (value.map_or(u32::MAX, Value::index), finding.rule().id.as_str())
    });
    placed.into_iter().map(|(_, finding)| finding).collect()
}

/// Puts findings into the order of the lines that they stand on, and on each line into that of its record. `records` has those
/// of all lines, in order.
pub(crate) fn sort_lines<'r, R: Serialize + 'r>(
    mut findings: Vec<Finding>,
    records: impl IntoIterator<Item = (u64, &'r R)>,
) -> Vec<Finding> {
    findings.sort_by_key(Finding::line);
    let mut sorted = Vec::with_capacity(findings.len());
    let mut rest = findings.into_iter().peekable();
    for (line, record) in records {
        let of_line = std::iter::from_fn(|| rest.next_if(|found| found.line() <= Some(line)));
        sorted.extend(sort(of_line.collect(), record));
    }
    sorted.extend(rest);
    sorted
}
