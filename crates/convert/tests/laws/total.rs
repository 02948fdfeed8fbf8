//! Laws 1 and 2: each leaf of the source, and each of the target, stands in exactly one entry. They are counted here without the
//! audit.

use serde_json::Value;

use crate::own_rows::{Files, Report, layout, leaves};
use crate::run::{Converted, everything};

/// The leaves that the entries of a report claim on a side, in order; one that is claimed twice stands there twice.
fn claimed(report: &Report, files: &Files, side: &str) -> Vec<String> {
    let mut claimed = Vec::new();
    for row in &report.rows {
        for entry in row["entries"].as_array().unwrap() {
            for (mut place, value) in files.placed(row, entry, side) {
                leaves(value, &mut place, &mut claimed);
            }
        }
    }
    claimed.sort_unstable();
    claimed
}

/// That each leaf on a side is claimed once, in every report on files that can be read without salvage.
fn each_leaf_stands_in_one_entry(side: &str, records: impl Fn(&Files) -> &[Value]) {
    let mut counted = 0;
    for (name, converted) in everything() {
        let Some(files) = Files::of(converted) else { continue };
        let Converted { from, to, .. } = converted;
        let is_stream = match side {
            "source" => layout(&converted.source, *from),
            _ => layout(&converted.target, *to),
        }
        .is_stream();
        let mut all = Vec::new();
        for (number, record) in records(&files).iter().enumerate() {
            let mut base = if is_stream { format!("/{number}") } else { String::new() };
            leaves(record, &mut base, &mut all);
        }
        all.sort_unstable();
        let claimed = claimed(&Report::of(converted), &files, side);
        assert!(claimed == all, "{name}, {from} to {to}: {:?}", difference(&claimed, &all));
        counted += all.len();
    }
    assert!(counted > 10_000, "{counted} leaves");
}

/// Where the lists part, if they do before the shorter one ends: what is claimed there, and what there is.
fn difference<'l>(claimed: &'l [String], all: &'l [String]) -> Option<(&'l str, &'l str)> {
    let mut pairs = claimed.iter().zip(all).map(|(one, other)| (one.as_str(), other.as_str()));
    pairs.find(|(one, other)| one != other)
}

#[test]
fn each_source_leaf_stands_in_one_entry() {
    each_leaf_stands_in_one_entry("source", Files::source);
}

#[test]
fn each_target_leaf_stands_in_one_entry() {
    each_leaf_stands_in_one_entry("target", Files::target);
}
