//! OC601: times that there are.

use exact_json::Timestamp;

use super::document::Document;
use crate::finding::Findings;
use crate::finding::quoted;
use crate::rule::declare_rule;

declare_rule! {
    id: "OC601",
    name: "impossible-timestamp",
    format: OpenCheckpoint,
    severity: Error,
    since: "0.1.0",
    page: "impossible_timestamp.md",
}

pub(super) fn check(document: &Document<'_>, findings: &mut Findings<'_>) {
    for (timestamp, place) in &document.leaves.timestamps {
        let Some(fault) = fault(timestamp) else { continue };
        let text = quoted(timestamp.as_str());
        findings.report(*place, format!("{text} is no time: {fault}; correct it"));
    }
}

/// What is wrong with a time that is none.
fn fault(timestamp: &Timestamp) -> Option<&'static str> {
    if timestamp.is_date_time() {
        return None;
    }
    let [month, hour, minute, second] =
        [5..7, 11..13, 14..16, 17..19].map(|digits| timestamp.as_str().get(digits).unwrap_or("00"));
    Some(if !("01"..="12").contains(&month) {
        "there are 12 months"
    } else if hour > "23" {
        "the last hour of a day is 23, and midnight is hour 00 of the next day"
    } else if minute > "59" {
        "the last minute of an hour is 59"
    } else if second == "60" {
        "a second 60 is a leap second, which ends the last day of a month in UTC"
    } else if second > "60" {
        "the last second of a minute is 59"
    } else if has_offset(timestamp.as_str()) {
        "its month has no such day"
    } else {
        "an offset from UTC has at most 23 hours and 59 minutes"
    })
}

/// Whether the offset is one, where the text ends in one.
fn has_offset(text: &str) -> bool {
    let offset = text.len().checked_sub("+00:00".len()).and_then(|at| text.get(at..));
    offset.and_then(|offset| offset.strip_prefix(['+', '-'])).is_none_or(|offset| {
        offset.split_once(':').is_some_and(|(hours, minutes)| hours <= "23" && minutes <= "59")
    })
}
